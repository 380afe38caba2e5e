"""Promises between players, for games that have them: written in a form, never binding, and remembered."""

from __future__ import annotations

from typing import Final, Generic, Literal, NamedTuple, TypeAlias, TypedDict, TypeVar

from guildhall.kernel.message import Message
from guildhall.kernel.state import State

S = TypeVar("S", bound=State)

Judgement: TypeAlias = Literal["kept", "broken", "void"]
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"  # there was nothing to keep, or the other had made it pointless


class Deed(NamedTuple):
    """Something that a player says he will do; the game gives the numbers their meaning."""

    giver: int
    what: int
    amount: int
    target: int
    place: int  # where the target is when it is said


class Promise(NamedTuple):
    """A player will do something for another, if that one does something for him."""

    number: int  # by which the table calls it
    by: int
    to: int
    round: int
    since: int  # how much had been done in the round when it was offered: that does not count
    gives: tuple[Deed, ...]
    takes: tuple[Deed, ...]  # (): it is a gift


class Verdict(NamedTuple):
    """What became of each side of a promise: KEPT, BROKEN or VOID."""

    by: Judgement
    to: Judgement


class PromiseTerms(TypedDict):
    """A promise as plain JSON; a game adds what it is about."""

    number: int
    by: int
    to: int
    round: int


class Ledger(Generic[S]):
    """Remembers what promises are judged by."""

    def see(self, s: S) -> None:
        """Take note of a state: the first, each that a choice leads to, and one that play goes back to."""
        raise NotImplementedError

    def judge(self, promise: Promise) -> Verdict | None:
        """What became of a promise; None as long as it may still be kept."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """All that it remembers as plain JSON; `Dealing.ledger` takes it back."""
        raise NotImplementedError


class Dealing(Generic[S]):
    """How promises are written, checked and told in a game."""

    def open(self, s: S) -> bool:
        """Whether promises can be made and accepted now."""
        raise NotImplementedError

    def parse(self, s: S, seat: int, form: object, number: int) -> Promise:
        """The promise that a seat offers in a form; BadPromise says why it cannot be made."""
        raise NotImplementedError

    def check(self, s: S, promise: Promise) -> None:
        """Raise BadPromise if a promise cannot be offered or accepted now, or not any more."""
        raise NotImplementedError

    def show(self, s: S, promise: Promise) -> PromiseTerms:
        """A promise as plain JSON, in the words of notation; `read` takes it back."""
        raise NotImplementedError

    def read(self, s: S, data: object) -> Promise:
        """The promise that `show` has written, at whatever time of the same game."""
        raise NotImplementedError

    def describe(self, s: S, promise: Promise) -> Message:
        """An offer, for people."""
        raise NotImplementedError

    def tell(self, s: S, promise: Promise, verdict: Verdict) -> tuple[Message, ...]:
        """What became of a promise, for people: a line for each side that had something to do."""
        raise NotImplementedError

    def ledger(self, data: object = None) -> Ledger[S]:
        """A ledger, empty or as `Ledger.dump` has written it."""
        raise NotImplementedError
