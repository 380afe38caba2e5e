"""The four sectors, both sides, drawn: walls, doors, treasures and home bases."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Colour: TypeAlias = Literal["blue", "red", "yellow", "green"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SIDES: Final = ("A", "B")

# Side A is the layout revised for this edition, side B the classic one. H home base, T treasure, D door.
DRAWN: Final = """
blue A                     blue B
+---+---+   +---+---+      +---+---+   +---+---+
| .   .   .   .   . |      | .   .   . D .   . |
+   +---+---+   +   +      +   +---+   +   +---+
| . | T   .   . | . |      | . | . | . | T   . |
+   +   +   +---+   +      +   +   +   +---+   +
  .   . | H   . | .          . | . | H   . | .
+   +---+---+   +   +      +---+   +---+   +   +
| . | .   .   T D . |      | .   T   .   . | . |
+   +   +---+---+   +      +   +---+---+---+   +
| .   .   .   .   . |      | .   .   .   .   . |
+---+---+   +---+---+      +---+---+   +---+---+

red A                      red B
+---+---+   +---+---+      +---+---+   +---+---+
| T | .   .   .   . |      | .   .   .   .   . |
+   +   +---+   +   +      +   +---+---+---+   +
| .   . | .   . | . |      | . | T | .   .   . |
+---+   +   +---+   +      +   +   +   +---+---+
  .   . D H   .   .          .   . | H | .   .
+   +---+   +   +---+      +---+-D-+   +   +-D-+
| . | .   . | .   . |      | .   .   .   T | . |
+   +   +---+   +   +      +   +---+---+---+   +
| .   .   .   . | T |      | .   .   .   .   . |
+---+---+   +---+---+      +---+---+   +---+---+

yellow A                   yellow B
+---+---+   +---+---+      +---+---+   +---+---+
| .   .   .   .   . |      | .   .   .   .   . |
+   +---+   +---+   +      +   +---+---+---+   +
| .   . | . | T | . |      | .   T | .   .   . |
+---+   +   +   +   +      +---+   +   +   +---+
  .   . | H   . D .          .   . | H | .   .
+   +   +---+---+   +      +---+---+   +   +---+
| . | T   .   .   . |      | .   .   . | T | . |
+   +---+---+---+   +      +   +---+---+   +   +
| .   .   .   .   . |      | .   .   . D .   . |
+---+---+   +---+---+      +---+---+   +---+---+

green A                    green B
+---+---+   +---+---+      +---+---+   +---+---+
| .   .   .   .   . |      | .   .   .   .   . |
+   +---+---+---+   +      +   +---+---+---+   +
| .   T | .   .   . |      | .   T   .   . | . |
+---+   +   +   +-D-+      +---+---+---+   +   +
  .   . | H | . | .          .   .   H   . | .
+   +---+   +   +   +      +---+---+---+-D-+   +
| . | .   . | T | . |      | .   .   .   T | . |
+   +   +   +---+   +      +   +---+---+   +   +
| .   . | .   .   . |      | .   .   . | .   . |
+---+---+   +---+---+      +---+---+   +---+---+
"""

_ROWS: Final = 11  # lines of a drawing, below the line with the names
_WIDTHS: Final = ((0, 21), (27, 48))  # the columns of side A and side B


class Sector(NamedTuple):
    """One side of a sector; local squares are 5 * row + column, local lines as on the board.

    Line 2 * square is the east side of a local square and 2 * square + 1 its south side. Only the forty lines
    inside the sector occur, since all sectors have the same edge.
    """

    colour: str
    side: str
    home: int
    treasures: tuple[int, int]
    walls: int
    doors: int


def drawing(colour: str, side: str) -> tuple[str, ...]:
    """Return the eleven lines of text that draw a side of a sector."""
    first, last = _WIDTHS[SIDES.index(side)]
    block = DRAWN.strip("\n").split("\n\n")[COLOURS.index(colour)]
    return tuple(line.ljust(last)[first:last] for line in block.split("\n")[1 : _ROWS + 1])


def _read(colour: str, side: str) -> Sector:
    drawn = drawing(colour, side)
    letters: list[str] = []
    walls = 0
    doors = 0
    for square in range(25):
        row, column = divmod(square, 5)
        across, down = 2 * row + 1, 4 * column + 2
        letters.append(drawn[across][down])
        east = drawn[across][down + 2] if column < 4 else " "
        south = drawn[across + 1][down] if row < 4 else " "
        for line, mark in ((2 * square, east), (2 * square + 1, south)):
            if mark == "D":
                doors |= 1 << line
            elif mark != " ":
                walls |= 1 << line
    first, second = (square for square in range(25) if letters[square] == "T")
    return Sector(colour, side, letters.index("H"), (first, second), walls, doors)


SECTORS: Final[dict[tuple[str, str], Sector]] = {
    (colour, side): _read(colour, side) for colour in COLOURS for side in SIDES
}
