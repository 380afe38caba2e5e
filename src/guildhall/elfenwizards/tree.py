"""The board: boxes of the tree, levels, ladders and values (rules 0.2 to 0.6)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# Titles are numbered from the top, left to right, so the candidates for title t are in 2t+1 and 2t+2.
BOXES: Final = (
    "H",
    *("W1", "W2"),
    *("S1", "S2", "S3", "S4"),
    *("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8"),
    *("M1", "M2", "M3", "M4"),
    *("passed W", "passed S", "passed N"),
)
BOX: Final = {name: box for box, name in enumerate(BOXES)}

HIGH: Final = 0
TITLES: Final = 15  # boxes below this number are titles
FIRST_MAGICIANS: Final = 15
MAGICIAN_BOXES: Final = (15, 16, 17, 18)
PASSED: Final = 18  # PASSED + level is the passed-over box of a level

# Levels: 0 High Wizard, 1 Wizard, 2 Sorcerer, 3 Necromancer, 4 Magician.
WIZARD: Final = 1
SORCERER: Final = 2
NECROMANCER: Final = 3
MAGICIAN: Final = 4
Level: TypeAlias = Literal["H", "W", "S", "N", "M"]
LEVEL_LETTERS: Final[tuple[Level, ...]] = get_args(Level)
LEVEL: Final = (0, *(1,) * 2, *(2,) * 4, *(3,) * 8, *(4,) * 4, 1, 2, 3)
TITLES_OF: Final = ((0,), (1, 2), (3, 4, 5, 6), (7, 8, 9, 10, 11, 12, 13, 14))

# rules 10.1; no token scores in a passed-over box
VALUE: Final = (10, *(7,) * 2, *(5,) * 4, *(3,) * 8, *(2,) * 4, 0, 0, 0)


def necromancer_boxes(magicians: int) -> tuple[int, int]:
    """Return the two titles above a Magician box (rules 0.3)."""
    left = 7 + 2 * (magicians - FIRST_MAGICIANS)
    return left, left + 1
