"""A computer player that plays like a sensible beginner, in every game that `knowledge` covers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from guildhall.bots.bot import Bot
from guildhall.bots.knowledge import BARGAINS, KNOWLEDGE
from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game


class Apprentice(Bot):
    """Chooses the option that its knowledge of the game values most."""

    def __init__(self, game: Game[Any, Any, Any], seed: int) -> None:
        self.weigh = KNOWLEDGE[game.name]
        self.bargain = BARGAINS.get(game.name)
        self.chance = Random(seed)

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """Return the best option, or a random one of several best."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.bargain is not None and accepted:
            values = self.bargain.weigh(view, decision, accepted)
        else:
            values = self.weigh(view, decision)
        best = max(values)
        return self.chance.choice(
            [option for option, value in zip(options, values, strict=True) if value == best]
        )

    def offers(
        self, view: Any, made: Sequence[Promise], accepted: Sequence[Promise] = ()
    ) -> list[dict[str, object]]:
        """Return the exchanges that it believes good for both sides."""
        return [] if self.bargain is None else self.bargain.offers(view, made, accepted)

    def considers(self, view: Any, promise: Promise, accepted: Sequence[Promise] = ()) -> bool | None:
        """Return whether an offer is clearly good for it."""
        return False if self.bargain is None else self.bargain.considers(view, promise, accepted)
