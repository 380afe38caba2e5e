"""The soak test of Wiz-War.

Players who choose at random end most of their turns at once. So in most games players prefer doing something
to doing nothing, casting to walking, and answering to passing; in most of these they also go for treasures.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from benchmarks.soaks.soak import Soak
from guildhall.kernel.decision import Decision
from guildhall.testing.conformance import attributes
from guildhall.wizwar import game as rules
from guildhall.wizwar import kinds
from tests.wizwar.conservation import check_asked, check_knowledge, check_table
from tests.wizwar.wandering import choose, pursue

EVEN: Final = 0.01  # the share of games with random choices
KEEN: Final = 0.05  # the share of games without a sense for treasures, including those


class WizWar(Soak):
    """Random players, keen players, and players who go for treasures."""

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
        """Choose according to the style of this game."""
        if self.temper < EVEN:
            return super().choose(s, decision)
        return choose(decision, self.rng) if self.temper < KEEN else pursue(s, decision, self.rng)

    def check_table(self, s: Any) -> None:
        """Count everything again."""
        check_table(s)

    def check_asked(self, s: Any) -> None:
        """Check what is asked, and what everybody knows."""
        check_knowledge(s)
        check_asked(s)

    def compare(self, s: Any, loaded: Any) -> None:
        """Compare everything but the sight table, which is computed on demand."""
        for name in attributes(s):
            if name not in ("sight", "events", "tape", "rules"):
                assert getattr(loaded, name) == getattr(s, name), f"loaded with another {name}"
