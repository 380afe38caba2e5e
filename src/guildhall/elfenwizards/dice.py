"""Sets of dice as one int: three bits for each face hold the number of dice that show it (at most 7)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

DICE: Final = 7  # of each player
DIE: Final = (0, *(1 << 3 * face for face in range(6)))  # DIE[face] is one die with that face

FACES: Final[dict[int, tuple[int, ...]]] = {}  # the distinct faces, ascending
POINTS: Final[dict[int, int]] = {}
COUNT: Final[dict[int, int]] = {}

for _count in range(DICE + 1):
    for _faces in combinations_with_replacement(range(1, 7), _count):
        _dice = sum(DIE[face] for face in _faces)
        FACES[_dice] = tuple(sorted(set(_faces)))
        POINTS[_dice] = sum(_faces)
        COUNT[_dice] = _count


def gather(faces: list[int]) -> int:
    """Return dice with these faces as one int."""
    return sum(DIE[face] for face in faces)


def spread(dice: int) -> list[int]:
    """Return the face of each die, ascending."""
    return [face for face in range(1, 7) for _ in range(dice >> 3 * (face - 1) & 7)]
