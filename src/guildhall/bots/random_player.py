"""The player who chooses without looking."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from guildhall.bots.bot import Bot
from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game


class RandomPlayer(Bot):
    """Takes every option with the same chance."""

    def __init__(self, game: Game[Any, Any, Any], seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """Any option."""
        return self.chance.choice(decision.options)
