"""What the numbers of events stand for, for clients and in the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from guildhall.kernel.message import Arg

S = TypeVar("S")  # a state
N = TypeVar("N")  # the words of a table


class EventField(Generic[S, N]):
    """What a number of an event stands for."""

    def __init__(self, as_json: Callable[[N, int], object], in_words: Callable[[S, int, int], Arg]) -> None:
        self.as_json = as_json
        self.in_words = in_words  # for the player who did it: what is theirs is called so


class EventFields(Generic[S, N]):
    """What the numbers of a game's events stand for, by their fields; all others are plain numbers."""

    def __init__(self) -> None:
        self.fields: Mapping[str, EventField[S, N]] = {}

    def same(self, as_json: Callable[[int], object], in_words: Callable[[int], Arg]) -> EventField[S, N]:
        """Return a field whose forms don't depend on the table."""
        return EventField(lambda names, number: as_json(number), lambda s, number, doer: in_words(number))

    def as_json(self, names: N, field: str, number: int) -> object:
        """Return a number as plain JSON; a negative one stands for nothing."""
        if field not in self.fields:
            return number
        return self.fields[field].as_json(names, number) if number >= 0 else None

    def in_words(self, s: S, field: str, number: int, doer: int = -1) -> Arg:
        """Return a number in words; "" for nothing."""
        if field not in self.fields:
            return number
        return self.fields[field].in_words(s, number, doer) if number >= 0 else ""
