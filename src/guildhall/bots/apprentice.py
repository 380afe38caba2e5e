"""The player who plays like a sensible beginner, in every game that the bots have knowledge of."""

from __future__ import annotations

from random import Random
from typing import Any

from guildhall.bots.bot import Bot
from guildhall.bots.knowledge import KNOWLEDGE
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game


class Apprentice(Bot):
    """Takes the option that its knowledge of the game calls the best."""

    def __init__(self, game: Game[Any, Any, Any], seed: int) -> None:
        self.weigh = KNOWLEDGE[game.name]
        self.chance = Random(seed)

    def choose(self, view: Any, decision: Decision) -> int:
        """The best option, or any of those that are equally good."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        worths = self.weigh(view, decision)
        best = max(worths)
        return self.chance.choice(
            [option for option, worth in zip(options, worths, strict=True) if worth == best]
        )
