"""The soak test of Elfenwizards.

Players who choose at random leave most titles vacant, and then nobody gets grey chips. So in half of the
games some players tend to cast spells, and a quarter begins with grey chips under the tokens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any, ClassVar

from benchmarks.soaks.soak import Soak, plain
from guildhall.elfenwizards import game as rules
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.state import GREY_CHIPS
from guildhall.kernel.decision import Decision
from guildhall.kernel.play import Play
from tests.elfenwizards.conservation import Watch, check_asked, check_table


class Elfenwizards(Soak):
    """Keen and random players, with or without grey chips at the start."""

    game = rules.Elfenwizards()
    too_long = 5000  # six players make about 1000 choices in six rounds
    kinds: ClassVar = {
        kinds.CHIP_SOURCE: "chip source",
        kinds.RETIRE_BOX: "retire",
        kinds.DIE: "die",
        kinds.DICE_BOX: "dice box",
        kinds.REROLL: "reroll",
        kinds.REDEEM: "redeem",
        kinds.SPELL: "spell",
        kinds.TARGET: "target",
        kinds.VACANT_TOKEN: "vacancy: token",
        kinds.VACANT_BOX: "vacancy: box",
        kinds.DEMOTE_TOKEN: "demote: token",
        kinds.DEMOTE_BOX: "demote: box",
        kinds.CLEANSE: "cleanse",
        kinds.CLEANSE_TOKEN: "cleanse: token",
        kinds.ROLL: "roll",
        kinds.READY: "ready",
    }

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        keen = self.rng.random() < 0.5
        self.zeal = [self.rng.random() if keen else 0.0 for _ in range(self.seats)]

    def begin(self) -> Play[Any, Any, Any]:
        """Begin a new game, with or without grey chips."""
        play = super().begin()
        if self.rng.random() < 0.75:
            return play
        position = self.game.dump(play.state)
        position["tokens"] = self._scarred(position["tokens"])
        return Play.at(self.game, plain(position))

    def _scarred(self, boxes: Any) -> dict[str, list[str]]:
        tokens = list(chain.from_iterable(box if isinstance(box, list) else [box] for box in boxes.values()))
        grey = Counter(self.rng.choices(tokens, k=self.rng.randrange(GREY_CHIPS + 1)))
        return {
            name: [f"{token}+{grey[token]}" for token in (box if isinstance(box, list) else [box])]
            for name, box in boxes.items()
        }

    def choose(self, s: Any, decision: Decision) -> int:
        """Choose at random, or prefer spells."""
        options: Sequence[int] = decision.options
        if self.rng.random() < self.zeal[decision.player]:
            if decision.kind == kinds.DICE_BOX:
                options = options[:4]  # the Major Spell boxes
            elif decision.kind == kinds.TARGET:
                fewest = min(s.points[token] for token in options)
                options = [token for token in options if s.points[token] == fewest]
            elif decision.kind in (kinds.DIE, kinds.SPELL) and len(options) > 1:
                options = [choice for choice in options if choice != kinds.DONE]
        return self.rng.choice(options)

    def check_table(self, s: Any) -> None:
        """Count everything again."""
        check_table(s)

    def check_asked(self, s: Any) -> None:
        """Check the table between choices, and what is asked."""
        check_asked(s)

    def watch(self, s: Any) -> None:
        """Start following the scores."""
        self.watched = Watch(s)

    def after(self, s: Any) -> None:
        """Check that scores change only in step 10."""
        self.watched.after(s)

    def compare(self, s: Any, loaded: Any) -> None:
        """Compare what a loaded state computes again."""
        assert loaded.targets == s.targets, "in a loaded position other tokens may be supported"
