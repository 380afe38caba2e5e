"""A computer player that chooses at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from guildhall.bots.bot import Bot
from guildhall.kernel.deals import Promise
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game


class RandomPlayer(Bot):
    """Chooses each option with the same probability."""

    looks = False

    def __init__(self, game: Game[Any, Any, Any], seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Promise] = ()) -> int:
        """Return any option."""
        return self.chance.choice(decision.options)
