"""State: what the states of all games have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

from mypy_extensions import mypyc_attr

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.options import Value
from guildhall.kernel.tape import MASK, Tape

if TYPE_CHECKING:
    from guildhall.kernel.frame import Frame


S_contra = TypeVar("S_contra", bound="State", contravariant=True)


class _Viewed(Protocol[S_contra]):
    """What the views of games have in common with states."""

    @property
    def stack(self) -> tuple[Frame[S_contra], ...]: ...
    @property
    def asked(self) -> tuple[Decision, ...]: ...
    @property
    def options(self) -> Mapping[str, Value]: ...
    @property
    def seats(self) -> int: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at one moment; each game adds the fields of its own table."""

    __slots__ = ("asked", "events", "options", "seats", "stack", "tape")

    seats: int
    options: Mapping[str, Value]  # complete and consistent; never changed
    stack: list[Frame[Self]]  # the last frame runs
    asked: tuple[Decision, ...]  # who must choose what now
    tape: Tape
    events: list[Event] | None  # since the last choice; None: don't record events

    def begin(self, seats: int, options: Mapping[str, Value], tape: Tape) -> None:
        """Begin with an empty table, where nobody is asked anything."""
        self.stack = []
        self.asked = ()
        self.tape = tape
        self.events = []
        self.options = options
        self.seats = seats

    def imagine(self, view: _Viewed[Self], seed: int) -> None:
        """Begin to fit a view: with its decisions, rolls of its own, and without events."""
        self.stack = list(view.stack)
        self.asked = view.asked
        self.tape = Tape(seed & MASK)
        self.events = None
        self.options = view.options
        self.seats = view.seats

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable with this state."""
        raise NotImplementedError

    def turns_begun(self) -> int:
        """Return how many turns, or rounds, have begun; 0 in a game that has neither."""
        return 0

    def tell(self, kind: int, *args: int) -> None:
        """Add an event that everybody sees."""
        if self.events is not None:
            self.events.append(Event(kind, args))
