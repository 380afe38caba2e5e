"""The player who plays like a sensible beginner, in every game that the bots have knowledge of."""

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
    """Takes the option that its knowledge of the game calls the best."""

    def __init__(self, game: Game[Any, Any, Any], seed: int) -> None:
        self.weigh = KNOWLEDGE[game.name]
        self.bargain = BARGAINS.get(game.name)
        self.chance = Random(seed)

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """The best option, or any of those that are equally good."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.bargain is not None and accepted:
            worths = self.bargain.weigh(view, decision, accepted)
        else:
            worths = self.weigh(view, decision)
        best = max(worths)
        return self.chance.choice(
            [option for option, worth in zip(options, worths, strict=True) if worth == best]
        )

    def offers(
        self, view: Any, made: Sequence[Promise], accepted: Sequence[Promise] = ()
    ) -> list[dict[str, object]]:
        """Exchanges that it believes to be good for both."""
        return [] if self.bargain is None else self.bargain.offers(view, made, accepted)

    def considers(self, view: Any, promise: Promise, accepted: Sequence[Promise] = ()) -> bool | None:
        """Accepts what is clearly good for it."""
        return False if self.bargain is None else self.bargain.considers(view, promise, accepted)
