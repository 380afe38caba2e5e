"""Boards without inner walls, for stories about distances, exits and corners."""

from __future__ import annotations


def hall(*rows: str, height: int = 5) -> str:
    """Return the drawing of a board of ten columns without inner walls; missing squares are empty."""
    full = [row.ljust(10, ".") for row in rows] + ["." * 10] * (height - len(rows))
    edge, gap = "+" + "---+" * 10, "+" + "   +" * 10
    lines = [edge]
    for number, row in enumerate(full):
        lines += [gap] if number else []
        lines.append("| " + "   ".join(row) + " |")
    return "\n".join([*lines, edge])


def ring(row: str) -> str:
    """Return the drawing of a corridor of ten squares, in the third row, that exits at its ends make a ring.

    There are walls along both its sides; the row is written as in a story of one row.
    """
    squares: list[str] = []
    bars = [" "] * 10
    for mark in row.split():
        if mark in "|D":
            bars[len(squares) - 1] = mark
        else:
            squares.append(mark)
    assert len(squares) == 10
    wall, gap = "+" + "---+" * 10, "+" + "   +" * 10
    empty = "| " + "   ".join("." * 10) + " |"
    corridor = "| " + "".join(f"{mark} {bar} " for mark, bar in zip(squares, bars, strict=True))[:-2] + "|"
    return "\n".join([wall, empty, gap, empty, wall, corridor, wall, empty, gap, empty, wall])
