"""The unfinished pieces of the rules, and the loop that runs their stack."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from guildhall.kernel.decision import Decision
from guildhall.kernel.state import State

S = TypeVar("S", bound=State)
F = TypeVar("F", bound="Frame[Any]")


class Frame(Generic[S]):
    """An unfinished piece of the rules. Immutable; progress replaces it on the stack."""

    name: ClassVar[str] = ""  # by which a saved position knows it
    fields: ClassVar[tuple[str, ...]] = ()  # its numbers: attributes, in the order of the constructor

    def __init__(self, *numbers: int) -> None:
        """Take the numbers of this frame; a frame that has any names them in a constructor of its own."""

    def asks(self, s: S) -> tuple[Decision, ...]:
        """Who must choose what now; () when nobody is left to ask. Changes nothing."""
        return ()

    def answer(self, s: S, player: int, choice: int) -> None:
        """Take a choice that `asks` offered."""
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """Nobody is left to ask: do the work, then push, replace or pop."""
        raise NotImplementedError

    def values(self) -> tuple[int, ...]:
        """The numbers that make this frame again."""
        return tuple([getattr(self, field) for field in self.fields])

    def but(self: F, **changes: int) -> F:
        """The same with some numbers changed."""
        return type(self)(*[changes.get(field, getattr(self, field)) for field in self.fields])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.name == other.name and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.name, self.values()))

    def __repr__(self) -> str:
        return f"{self.name}{self.values()}"


def expect(frame: Frame[Any], kind: type[F]) -> F:
    """A frame that can only be of this class."""
    assert isinstance(frame, kind)
    return frame


def run(s: State) -> None:
    """Play on until somebody must choose, or the game is over."""
    stack = s.stack
    while stack:
        top = stack[-1]
        asked = top.asks(s)
        if asked:
            s.asked = asked
            return
        top.finish(s)
    s.asked = ()
