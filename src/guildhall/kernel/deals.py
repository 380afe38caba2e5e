"""Promises between players, for games that have them: made in a fixed form, never binding, remembered."""

from __future__ import annotations

from typing import Final, Generic, Literal, NamedTuple, TypeAlias, TypedDict, TypeVar

from guildhall.kernel.message import Message
from guildhall.kernel.state import State

S = TypeVar("S", bound=State)

Judgement: TypeAlias = Literal["kept", "broken", "void"]
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"  # there was nothing to keep, or the partner made it pointless


class Deed(NamedTuple):
    """Something that a player promises to do; the game gives the numbers their meaning."""

    giver: int
    what: int
    amount: int
    target: int
    place: int  # where the target is at the time of the promise


class Promise(NamedTuple):
    """A player offers to do something for another, who does something in return."""

    number: int  # its number at the table
    by: int
    to: int
    round: int
    since: int  # how much players had done in the round before the offer; that doesn't count
    gives: tuple[Deed, ...]
    takes: tuple[Deed, ...]  # () for a gift


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
    """Remembers what is needed to judge promises."""

    def see(self, s: S) -> None:
        """Record a state: the first one, the one after each choice, and the one after an undo."""
        raise NotImplementedError

    def judge(self, promise: Promise) -> Verdict | None:
        """Return what became of a promise; None while it can still be kept."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """Return the contents as plain JSON; the inverse of `Dealing.ledger`."""
        raise NotImplementedError


class Dealing(Generic[S]):
    """How a game reads, checks and describes promises."""

    def open(self, s: S) -> bool:
        """Return whether players can make and accept promises now."""
        raise NotImplementedError

    def parse(self, s: S, seat: int, form: object, number: int) -> Promise:
        """Return the promise that a seat offers in a form; raise BadPromise if it is impossible."""
        raise NotImplementedError

    def check(self, s: S, promise: Promise) -> None:
        """Raise BadPromise if players can't, or can no longer, offer or accept a promise."""
        raise NotImplementedError

    def show(self, s: S, promise: Promise) -> PromiseTerms:
        """Return a promise as plain JSON, in the words of notation; the inverse of `read`."""
        raise NotImplementedError

    def read(self, s: S, data: object) -> Promise:
        """Return the promise that `show` wrote, at any time in the same game."""
        raise NotImplementedError

    def describe(self, s: S, promise: Promise) -> Message:
        """Return an offer as a message."""
        raise NotImplementedError

    def tell(self, s: S, promise: Promise, verdict: Verdict) -> tuple[Message, ...]:
        """Return what became of a promise: a message for each side that had something to do."""
        raise NotImplementedError

    def ledger(self, data: object = None) -> Ledger[S]:
        """Return an empty ledger, or the one that `Ledger.dump` wrote."""
        raise NotImplementedError
