"""The computer players of a guided first game: they choose what is written, and then as usual."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from guildhall.bots.bot import Bot
from guildhall.first_games import FirstGame, hold
from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game


class Scripted(Bot):
    """Chooses the first of its words that it can; without one, or after the lesson, it plays as usual."""

    def __init__(self, game: Game[Any, Any, Any], script: FirstGame, usual: Bot) -> None:
        self.game = game
        self.script = script
        self.usual = usual

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """Return the option of its first word that can be chosen."""
        if self._teaches(view):
            s = self.game.imagine(view, 0)
            options = {self.game.said(s, decision.player, option): option for option in decision.options}
            for word in self.script.opponents.get(decision.player, ()):
                if word in options:
                    return options[word]
        return self.usual.choose(view, decision, accepted)

    def offers(
        self, view: Any, made: Sequence[Promise], accepted: Sequence[Promise] = ()
    ) -> list[dict[str, object]]:
        """Return its offers; none as long as the lesson goes on."""
        return [] if self._teaches(view) else self.usual.offers(view, made, accepted)

    def considers(self, view: Any, promise: Promise, accepted: Sequence[Promise] = ()) -> bool | None:
        """Return whether it accepts an offer, as usual."""
        return self.usual.considers(view, promise, accepted)

    def _teaches(self, view: Any) -> bool:
        return hold(self.script.during, self.game.show(view))
