"""State: what the states of all games have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.options import Value
from guildhall.kernel.tape import Tape

if TYPE_CHECKING:
    from guildhall.kernel.frame import Frame


class State:
    """A game at one moment; each game adds the fields of its own table."""

    __slots__ = ("asked", "events", "options", "seats", "stack", "tape")

    seats: int
    options: Mapping[str, Value]  # complete and consistent; never changed
    stack: list[Frame[Self]]  # the last frame runs
    asked: tuple[Decision, ...]  # who must choose what now
    tape: Tape
    events: list[Event] | None  # since the last choice; None: don't record events

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable with this state."""
        raise NotImplementedError

    def tell(self, kind: int, *args: int) -> None:
        """Add an event that everybody sees."""
        if self.events is not None:
            self.events.append(Event(kind, args))
