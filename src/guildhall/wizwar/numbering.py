"""Numbers that stand for things of several sorts: each sort has a stretch of them."""

from __future__ import annotations

from typing import Generic, TypeVar

Sort = TypeVar("Sort", bound=str)


class Numbering(Generic[Sort]):
    """The sorts in the order of their numbers, each declared once.

    What it returns are tuples by number, because a lookup in a tuple costs no more than an addition.
    Their last entry stands for -1, which is nothing.
    """

    def __init__(self) -> None:
        self._sorts: list[Sort] = []
        self._indexes: list[int] = []

    def sort(self, name: Sort, count: int) -> tuple[int, ...]:
        """Declares the next sort, with so many things; returns their numbers."""
        first = len(self._sorts)
        self._sorts += [name] * count
        self._indexes += range(count)
        return tuple(range(first, first + count))

    def sorts(self, nothing: Sort) -> tuple[Sort, ...]:
        """By number: what sort it is of."""
        return (*self._sorts, nothing)

    def indexes(self) -> tuple[int, ...]:
        """By number: which one of its sort it is."""
        return (*self._indexes, -1)

    def read(self, number: int, nothing: Sort) -> tuple[Sort, int]:
        """What sort a number is of and which one of its sort, even if it is no number of them."""
        known = 0 <= number < len(self._sorts)
        return (self._sorts[number], self._indexes[number]) if known else (nothing, -1)

    def only(self, name: Sort) -> tuple[int, ...]:
        """By number: which one of this sort it is; -1 for all others."""
        sorts = self._sorts
        return (*[index if sorts[number] == name else -1 for number, index in enumerate(self._indexes)], -1)
