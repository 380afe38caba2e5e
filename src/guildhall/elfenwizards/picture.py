"""A small picture of the tree, with everybody's tokens."""

from __future__ import annotations

from typing import Final

from guildhall.elfenwizards.setup import COLOURS
from guildhall.elfenwizards.tree import LEVEL, MAGICIAN_BOXES, TITLES
from guildhall.elfenwizards.view import View
from guildhall.kernel.picture import HEIGHT, WIDTH, Mark, Shape, mark, polygon, rectangle

# As on the page.
_MARKS: Final = {
    "red": Mark("#b8404f"),
    "green": Mark("#3f9b66", 6),
    "blue": Mark("#5f8fdb", 4, 1 / 8),
    "yellow": Mark("#e3dc2c", 4),
    "black": Mark("#33333f", 5, 1 / 10),
    "white": Mark("#f3efe4", 8),
}
_GROUND, _MOON, _CROWN, _TRUNK, _PLANK, _HOLLOW = (
    "#12172c",
    "#e9e2c8",
    "#1f5350",
    "#5a3a34",
    "#c59d63",
    "#221c32",
)
_TOP: Final = (95, 205, 315, 425)  # the landings of the four levels of titles
_ACROSS: Final = 920  # the width of the tree
_LEAVES: Final = ((600, 200, 190), (380, 300, 190), (820, 300, 190), (240, 410, 170), (960, 410, 170))
_TREE: Final = range(MAGICIAN_BOXES[-1] + 1)  # the boxes after it hold tokens that were passed over


def picture(v: View) -> tuple[Shape, ...]:
    """Return the tree with the tokens of all players."""
    shapes = [rectangle(_GROUND, 0, 0, WIDTH, HEIGHT), polygon(_MOON, 110, 105, 62)]
    shapes += [polygon(_CROWN, x, y, radius) for x, y, radius in _LEAVES]
    shapes.append(Shape(_TRUNK, ((570, 80), (630, 80), (690, HEIGHT), (510, HEIGHT))))
    places: dict[int, tuple[float, float, float]] = {}
    for box in _TREE:
        row = [other for other in _TREE if LEVEL[other] == LEVEL[box]]
        wide = _ACROSS / max(len(row), 2)
        x = WIDTH / 2 + (row.index(box) - (len(row) - 1) / 2) * wide
        if box < TITLES:
            places[box] = (x, _TOP[LEVEL[box]], wide)
            shapes.append(rectangle(_PLANK, x - 0.38 * wide, _TOP[LEVEL[box]], 0.76 * wide, 12))
        else:
            places[box] = (x, 570, wide)
            shapes.append(rectangle(_HOLLOW, x - 0.46 * wide, 480, 0.92 * wide, 130))
    for box, (x, y, wide) in places.items():
        here = [token for token, where in enumerate(v.where) if where == box]
        for number, token in enumerate(here):
            form = _MARKS[COLOURS[v.colours[v.owner[token]]]]
            apart = min(52.0, 0.85 * wide / len(here))
            down = 26 if box < TITLES else 30
            at = x + (number - (len(here) - 1) / 2) * apart
            shapes += mark(form, at, y - down, min(24.0, 0.44 * apart))
    return tuple(shapes)
