"""A small picture of the labyrinth: walls, doors, wizards and treasures."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.picture import HEIGHT, WIDTH, Mark, Shape, framed, mark, polygon, rectangle
from guildhall.wizwar.client_json import show
from guildhall.wizwar.view import View

# As on the page.
_MARKS: Final = {
    "blue": Mark("#4a7fd6"),
    "red": Mark("#d1495b", 4),
    "yellow": Mark("#e3dc2c", 3),
    "green": Mark("#3f9b66", 4, 1 / 8),
}
_GROUND, _FLOOR, _LINE, _WALL, _LID = "#12172c", "#39425f", "#2b3350", "#a9a294", "#f0c14b"
_MARGIN: Final = 34


def picture(v: View) -> tuple[Shape, ...]:
    """Return the labyrinth as everybody sees it."""
    table = show(v)
    columns, rows = table["board"]["columns"], table["board"]["rows"]
    side = min((WIDTH - 2 * _MARGIN) / columns, (HEIGHT - 2 * _MARGIN) / rows)
    left, top = (WIDTH - side * columns) / 2, (HEIGHT - side * rows) / 2
    thick = side / 9

    def at(square: str) -> tuple[float, float]:
        return left + side * (ord(square[0]) - ord("a") + 0.5), top + side * (int(square[1:]) - 0.5)

    def edge(line: str, colour: str) -> Shape:
        """Return the line between two squares."""
        (x, y), (to_x, to_y) = (at(square) for square in line.split("|"))
        if y == to_y:
            return rectangle(colour, (x + to_x) / 2 - thick / 2, y - side / 2, thick, side)
        return rectangle(colour, x - side / 2, (y + to_y) / 2 - thick / 2, side, thick)

    shapes = [
        rectangle(_GROUND, 0, 0, WIDTH, HEIGHT),
        rectangle(_WALL, left - thick, top - thick, side * columns + 2 * thick, side * rows + 2 * thick),
        rectangle(_FLOOR, left, top, side * columns, side * rows),
    ]
    shapes += [rectangle(_LINE, left + side * number, top, 1, side * rows) for number in range(1, columns)]
    shapes += [rectangle(_LINE, left, top + side * number, side * columns, 1) for number in range(1, rows)]
    marks = {wizard["seat"]: _MARKS[wizard["colour"]] for wizard in table["wizards"]}
    for wizard in table["wizards"]:
        x, y = at(wizard["home"])
        shapes += framed(polygon(_FLOOR, x, y, side / 3), marks[wizard["seat"]].colour, side / 14)
    shapes += [edge(line, _WALL) for line in table["walls"]]
    shapes += [edge(door["line"], marks[door["owner"]].colour) for door in table["doors"]]
    for treasure in table["treasures"]:
        if treasure["carrier"] is None:
            x, y = at(treasure["at"])
            shapes.append(
                rectangle(marks[treasure["owner"]].colour, x - side / 5, y - side / 7, side / 2.5, side / 3.5)
            )
            shapes.append(rectangle(_LID, x - side / 5, y - side / 7, side / 2.5, side / 14))
    for wizard in table["wizards"]:
        if wizard["at"] is not None and not wizard["dead"]:
            shapes += mark(marks[wizard["seat"]], *at(wizard["at"]), side / 3.4)
    return tuple(shapes)
