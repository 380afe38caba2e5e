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

    def pairs(self) -> tuple[tuple[Sort, int], ...]:
        """By number: both; there is no entry for nothing."""
        return tuple(zip(self._sorts, self._indexes, strict=True))

    def only(self, name: Sort) -> tuple[int, ...]:
        """By number: which one of this sort it is; -1 for all others."""
        sorts = self._sorts
        return (*[index if sorts[number] == name else -1 for number, index in enumerate(self._indexes)], -1)
