"""Wiz-War by the thousand.

Players who choose evenly end most of their turns at once. So in most games everybody would rather do
something than nothing, cast than walk, and answer than pass; and in most of these he knows what a treasure
is for.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from benchmarks.soaks.soak import Soak
from guildhall.kernel.decision import Decision
from guildhall.kernel.state import State as KernelState
from guildhall.wizwar import game as rules
from guildhall.wizwar import kinds
from guildhall.wizwar.state import State
from tests.wizwar.conservation import check_asked, check_knowledge, check_table
from tests.wizwar.wandering import choose, strive

EVEN: Final = 0.01  # of all games are played evenly
KEEN: Final = 0.05  # of all games no more than keenly


class WizWar(Soak):
    """Even, keen and striving players."""

    game = rules.WizWar()
    too_long = 100_000
    kinds: ClassVar = {
        kinds.ACT: "act",
        kinds.AIM: "aim",
        kinds.BOOST: "boost",
        kinds.AMOUNT: "amount",
        kinds.ANSWER: "answer",
        kinds.WITH: "spell for a helper",
        kinds.DISCARD: "discard",
        kinds.DRAW: "draw",
        kinds.SCHOOL: "school",
        kinds.OVER: "over the limit",
        kinds.CHOICE: "question of a card",
        kinds.STEAL: "steal",
        kinds.FORGET: "forget",
        kinds.WALK: "walk",
    }

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.temper = self.rng.random()

    def choose(self, s: Any, decision: Decision) -> int:
        """As the players of this game are."""
        if self.temper < EVEN:
            return super().choose(s, decision)
        return choose(decision, self.rng) if self.temper < KEEN else strive(s, decision, self.rng)

    def check_table(self, s: Any) -> None:
        """Everything counted again."""
        check_table(s)

    def check_asked(self, s: Any) -> None:
        """And what is asked, and what everybody knows."""
        check_knowledge(s)
        check_asked(s)

    def compare(self, s: Any, loaded: Any) -> None:
        """Everything but the sight table, which is made when asked for."""
        for name in (*KernelState.__slots__, *State.__slots__):
            if name not in ("sight", "events", "tape", "rules"):
                assert getattr(loaded, name) == getattr(s, name), f"loaded with another {name}"
