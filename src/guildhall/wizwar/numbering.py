"""Numbers for things of several sorts, each of which has a range of numbers."""

from __future__ import annotations

from typing import Generic, TypeVar

Sort = TypeVar("Sort", bound=str)


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

    def only(self, name: Sort) -> tuple[int, ...]:
        """Return the index of each number within one sort; -1 for all others."""
        return (*[index if sort == name else -1 for sort, index in self.pairs], -1)
