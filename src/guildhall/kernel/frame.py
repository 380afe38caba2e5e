"""Frames: rules in progress, and the loop that runs a stack of them."""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern
from typing import ClassVar, Generic, Never, TypeVar

from mypy_extensions import mypyc_attr

from guildhall.kernel.decision import Decision
from guildhall.kernel.state import State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
F = TypeVar("F", bound="Frame[Never]")  # a frame of any game


def numbers(*fields: str) -> Mapping[str, str]:
    """Return the fields of a frame; one whose name isn't its sort has that after a colon: `left:count`."""
    pairs = [field.partition(":") for field in fields]
    return {intern(name): sort or name for name, _, sort in pairs}  # interned names are found faster


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S_contra]):
    """A rule in progress. Frames are immutable; progress replaces a frame on the stack."""

    name: ClassVar[str] = ""  # its name in saved positions
    fields: ClassVar[
        Mapping[str, str]
    ] = {}  # its attributes with their sorts, in the order of the constructor

    def asks(self, s: S_contra) -> tuple[Decision, ...]:
        """Return who must choose what now, without changing the state; () when nobody is left to ask."""
        return ()

    def answer(self, s: S_contra, player: int, choice: int) -> None:
        """Apply a choice that `asks` offered."""
        raise NotImplementedError

    def finish(self, s: S_contra) -> None:
        """Do the work once nobody is left to ask, then push, replace or pop frames."""
        raise NotImplementedError

    def fits(self, s: S_contra, index: int) -> bool:
        """Return whether a position can have this frame at an index of its stack."""
        return True

    def values(self) -> tuple[int, ...]:
        """Return the numbers from which the constructor makes this frame again."""
        return tuple([getattr(self, field) for field in self.fields])

    def but(self: F, **changes: int) -> F:
        """Return this frame with some numbers changed."""
        return type(self)(*[changes.get(field, getattr(self, field)) for field in self.fields])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.name == other.name and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.name, self.values()))

    def __repr__(self) -> str:
        return f"{self.name}{self.values()}"

    def __reduce__(self) -> tuple[type, tuple[int, ...]]:  # compiled classes need it to be pickled
        return type(self), self.values()


def expect(frame: Frame[Never], kind: type[F]) -> F:
    """Return a frame that can only be of this class."""
    assert isinstance(frame, kind)
    return frame


def choose(s: State, player: object, choice: object) -> bool:
    """Apply a player's choice and everything that follows until the next one; return whether it was legal."""
    if type(player) is not int or type(choice) is not int:
        return False
    for decision in s.asked:
        if decision.player == player:
            if choice not in decision.options:
                return False
            s.tape.drawn = []
            if s.events is not None:
                s.events = []
            s.stack[-1].answer(s, player, choice)
            run(s)
            return True
    return False


def run(s: State) -> None:
    """Run the stack until a player must choose or the game is over."""
    stack = s.stack
    while stack:
        top = stack[-1]
        asked = top.asks(s)
        if asked:
            s.asked = asked
            return
        top.finish(s)
    s.asked = ()
