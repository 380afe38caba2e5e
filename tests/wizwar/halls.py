"""Boards without inner walls, for stories about distances, exits and corners."""

from __future__ import annotations


def hall(*rows: str, height: int = 5) -> str:
    """The drawing of a board of ten columns without inner walls; missing squares are empty."""
    full = [row.ljust(10, ".") for row in rows] + ["." * 10] * (height - len(rows))
    edge, gap = "+" + "---+" * 10, "+" + "   +" * 10
    lines = [edge]
    for number, row in enumerate(full):
        lines += [gap] if number else []
        lines.append("| " + "   ".join(row) + " |")
    return "\n".join([*lines, edge])
