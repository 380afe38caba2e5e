"""Undoing: what a player can undo at once, and what all people at the table have to agree to."""

from __future__ import annotations

from typing import Final, NamedTuple

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.table import Table
from guildhall.server.terms import Undone
from guildhall.server.updates import Updates

MOST_UNDOS: Final = 1000  # of one seat in a game


class Undo(NamedTuple):
    """What is to be undone."""

    answers: int  # that are left
    agreed: bool = False
    seat: int | None = None  # who wants it; None: the table itself


class UndoRequest:
    """A player's wish to undo what they can't undo alone."""

    def __init__(self, seat: int, answers: int, seen: int) -> None:
        self.seat = seat
        self.answers = answers  # that would be left
        self.seen = seen  # the player's last update: the next one ends the request
        self.agreed = {seat}


class UndoRequests:
    """The undo request of one table, one at a time; a restart forgets it."""

    def __init__(self, table: Table, updates: Updates) -> None:
        self._table = table
        self._updates = updates
        self._open: UndoRequest | None = None

    def ask(self, seat: int, ask_others: bool) -> Undo | None:
        """Return what a player can undo now; None: everybody else is asked.

        GuildhallError if they can't undo anything, or would have to ask and don't want to.
        """
        match = self._table.match
        answers = match.undoable(seat)
        if self._table.spent[seat, Undone] >= MOST_UNDOS:
            raise GuildhallError(Message("server-too-many-undos", {"most": MOST_UNDOS}))
        if answers is not None:
            return Undo(answers, seat=seat)
        last = match.last_step_of(seat)
        if last is None or not ask_others:
            raise GuildhallError(Message("server-no-undo"))
        if self._open is None:
            self._open = UndoRequest(seat, last, self._updates.number(seat))
        elif self._open.seat != seat:
            raise GuildhallError(Message("server-other-asked"))
        return self.agreed()

    def answer(self, seat: int, yes: bool) -> Undo | None:
        """Note whether a player agrees, and return what all agree to undo; one "no" ends the request."""
        if self._open is None:
            raise GuildhallError(Message("server-nothing-asked"))
        if yes:
            self._open.agreed.add(seat)
        else:
            self._open = None
        return self.agreed()

    def agreed(self) -> Undo | None:
        """Return what all people at the table agree to undo; None: nothing."""
        if self._open is None or not self._table.people() <= self._open.agreed:
            return None
        return Undo(self._open.answers, agreed=True, seat=self._open.seat)

    def end_if_outdated(self) -> bool:
        """End the request if the player who wants the undo has seen something new; whether it ended."""
        if self._open is None or self._open.seen == self._updates.number(self._open.seat):
            return False
        self._open = None
        return True

    def continue_after(self, seat: int, seen: int) -> None:
        """Keep a seat's request although it gets an update after that number: only it noticed anything."""
        if self._open is not None and (self._open.seat, self._open.seen) == (seat, seen):
            self._open.seen = self._updates.number(seat)

    def as_json(self) -> wire.Vote | None:
        """Return what everybody is shown of the request."""
        return None if self._open is None else {"seat": self._open.seat, "agreed": sorted(self._open.agreed)}
