"""Numbers for things of several sorts, each with a range of numbers; and several of them in one number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

Sort = TypeVar("Sort", bound=str)
_BASE: Final = 1000  # all numbers that are packed are smaller


def pack(numbers: Sequence[int]) -> int:
    """Return several numbers as one, with each as a digit."""
    packed = 0
    for number in numbers:
        packed = packed * _BASE + number
    return packed


def unpack(packed: int) -> list[int]:
    """Return the numbers that are packed into one; [] if it is negative, which means nothing."""
    found: list[int] = []
    while packed >= _BASE:
        packed, number = divmod(packed, _BASE)
        found.insert(0, number)
    return [packed, *found] if packed >= 0 else []


def several(packed: int) -> bool:
    """Return whether more than one number is packed into one."""
    return packed >= _BASE


def numbers_in(bits: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


class Numbering(Generic[Sort]):
    """The sorts in the order of their numbers, each declared once.

    It returns tuples by number, because a lookup in a tuple costs no more than an addition.
    Their last entry is for -1, which means nothing.
    """

    def __init__(self) -> None:
        self.pairs: list[tuple[Sort, int]] = []  # sort and index of each number

    def sort(self, name: Sort, count: int) -> tuple[int, ...]:
        """Declare the next sort with a number of things; return their numbers."""
        first = len(self.pairs)
        self.pairs += [(name, index) for index in range(count)]
        return tuple(range(first, first + count))

    def sorts(self, nothing: Sort) -> tuple[Sort, ...]:
        """Return the sort of each number."""
        return (*[sort for sort, _ in self.pairs], nothing)

    def indexes(self) -> tuple[int, ...]:
        """Return the index of each number within its sort."""
        return (*[index for _, index in self.pairs], -1)

    def ranges(self) -> dict[Sort, tuple[int, ...]]:
        """Return the numbers of each sort."""
        found: dict[Sort, list[int]] = {}
        for number, (sort, _) in enumerate(self.pairs):
            found.setdefault(sort, []).append(number)
        return {sort: tuple(numbers) for sort, numbers in found.items()}

    def only(self, name: Sort) -> tuple[int, ...]:
        """Return the index of each number within one sort; -1 for all others."""
        return (*[index if sort == name else -1 for sort, index in self.pairs], -1)
