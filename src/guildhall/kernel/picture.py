"""A small picture of a table, for links in messengers: filled shapes from back to front."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

WIDTH: Final = 1200
HEIGHT: Final = 630
CORNERS: Final = 32  # of what looks like a disc

Point: TypeAlias = tuple[float, float]


class Shape(NamedTuple):
    """A filled polygon."""

    colour: str  # as in CSS: #12172c
    points: tuple[Point, ...]


class Mark(NamedTuple):
    """A player's colour and shape."""

    colour: str
    corners: int = CORNERS
    turn: float = 0


def rectangle(colour: str, x: float, y: float, width: float, height: float) -> Shape:
    """Return a rectangle by its upper left corner."""
    return Shape(colour, ((x, y), (x + width, y), (x + width, y + height), (x, y + height)))


def polygon(colour: str, x: float, y: float, radius: float, corners: int = CORNERS, turn: float = 0) -> Shape:
    """Return a regular polygon; its first corner is at the top, or turned by a part of a full turn."""
    angles = [2 * pi * (number / corners + turn) for number in range(corners)]
    return Shape(colour, tuple([(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]))


def framed(shape: Shape, colour: str, wider: float) -> list[Shape]:
    """Return a shape with an edge of another colour."""
    xs, ys = zip(*shape.points, strict=True)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    size = 1 + 2 * wider / max(max(xs) - min(xs), max(ys) - min(ys))
    edge = tuple([(x + size * (at - x), y + size * (down - y)) for at, down in shape.points])
    return [Shape(colour, edge), shape]


def mark(form: Mark, x: float, y: float, radius: float) -> list[Shape]:
    """Return a player's mark: a shape in their colour with a light edge."""
    return framed(polygon(form.colour, x, y, radius, form.corners, form.turn), "#fff8e4", radius / 5)


def fill(pixels: Sequence[bytearray], shape: Shape) -> None:
    """Fill a shape in rows of pixels with three bytes each."""
    colour = bytes.fromhex(shape.colour[1:])
    ends = [*shape.points[1:], shape.points[0]]
    width = len(pixels[0]) // 3
    tops = [y for _, y in shape.points]
    for row in range(max(round(min(tops)), 0), min(round(max(tops)), len(pixels))):
        middle = row + 0.5
        crossed = sorted(
            x + (middle - y) * (to_x - x) / (to_y - y)
            for (x, y), (to_x, to_y) in zip(shape.points, ends, strict=True)
            if (y <= middle) != (to_y <= middle)
        )
        for first, last in zip(crossed[::2], crossed[1::2], strict=False):
            start, end = max(round(first), 0), min(round(last), width)
            if start < end:
                pixels[row][3 * start : 3 * end] = colour * (end - start)
