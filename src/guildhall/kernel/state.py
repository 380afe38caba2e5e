"""What every game's state has: the stack of frames, the tape, and what was asked and happened last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.options import Value
from guildhall.kernel.tape import Tape

if TYPE_CHECKING:
    from guildhall.kernel.frame import Frame


class State:
    """A game at one moment; a game's own state adds what lies on its table."""

    __slots__ = ("asked", "events", "options", "seats", "stack", "tape")

    seats: int
    options: Mapping[str, Value]  # settled; never changed
    stack: list[Frame[Any]]  # the last one is at work
    asked: tuple[Decision, ...]
    tape: Tape
    events: list[Event] | None  # since the last choice; None: not wanted

    def clone(self) -> State:
        """A state that shares nothing changeable with this one."""
        raise NotImplementedError

    def tell(self, kind: int, *args: int) -> None:
        """Something happened that everyone sees."""
        if self.events is not None:
            self.events.append(Event(kind, args))
