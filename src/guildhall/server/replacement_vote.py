"""Replacing a player by a computer player: by a vote of all others, or by the owner if the player is late."""

from __future__ import annotations

from typing import Final

import msgspec

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.audience import Audience
from guildhall.server.computers import stand_in
from guildhall.server.instant import monotonic
from guildhall.server.request import Request
from guildhall.server.table import Table
from guildhall.server.terms import Chair

VOTERS: Final = 2  # people at least who can vote somebody out
ABSENT: Final = 600.0  # seconds after which an awaited player without a connection is late


class Vote:
    """The others' wish to replace a player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.agreed: set[int] = set()


class ReplacementVote:
    """The vote at one table, one at a time, and which players are late; a restart forgets both."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self._table = table
        self._audience = audience
        self._open: Vote | None = None
        self._empty_since = dict.fromkeys(table.people(), monotonic())  # seats without a connection

    def joined(self, seat: int) -> None:
        """Note that a seat has a connection."""
        self._empty_since.pop(seat, None)

    def left(self, seat: int) -> None:
        """Note that a seat has no connection any more."""
        self._empty_since[seat] = monotonic()

    def is_late(self, seat: int) -> bool:
        """Whether a person's time was up, or the table has waited for them for long without a connection."""
        if seat in self._table.late:
            return True
        if self._audience.count(seat) or seat not in self._table.match.waiting():
            return False
        since = self._empty_since.setdefault(seat, monotonic())
        return monotonic() - max(since, self._table.since.monotonic) > ABSENT

    def vote(self, request: Request[wire.Replace], seat: int) -> Chair | None:
        """Count the vote of a seat, and return the replaced player's new chair; None: the vote goes on.

        The person can return to the chair if they were late or own the table; anybody else who is voted out
        can't.
        """
        wanted, yes = request.message.seat, request.message.yes
        owner, voter = self._table.terms.owner, request.viewer.person
        if wanted not in self._table.people() or self._table.chair(wanted).person == voter:
            raise GuildhallError(Message("server-no-replacing"))
        person = self._table.chair(wanted).person
        if not yes:
            self._open = None
            return None
        if voter == owner and self.is_late(wanted):
            return self._replaced(wanted, person)
        if len(self._voters(wanted)) < VOTERS:
            raise GuildhallError(Message("server-replace-later", {"minutes": round(ABSENT / 60)}))
        if self._open is None or self._open.seat != wanted:
            self._open = Vote(wanted)
        self._open.agreed.add(seat)
        if not self._all_agree(self._open):
            return None
        return self._replaced(wanted, person if person == owner else None)

    def end(self, seat: int) -> None:
        """End the vote about a seat."""
        if self._open is not None and self._open.seat == seat:
            self._open = None

    def as_json(self) -> wire.Vote | None:
        """Return what everybody is shown of the vote."""
        return None if self._open is None else {"seat": self._open.seat, "agreed": sorted(self._open.agreed)}

    def _replaced(self, seat: int, person: str | None) -> Chair:
        """End the vote, and return a seat's chair with a computer player in it."""
        self._open = None
        bot = stand_in(self._table.terms.game)
        return msgspec.structs.replace(self._table.chair(seat), kind="bot", bot=bot, person=person)

    def _voters(self, seat: int) -> set[str | None]:
        """Return all people who play, except the one in a seat."""
        chairs = self._table.terms.chairs
        return {chairs[other].person for other in self._table.people()} - {chairs[seat].person}

    def _all_agree(self, vote: Vote) -> bool:
        """Whether all others agree, and are enough."""
        voters = self._voters(vote.seat)
        agreed = {self._table.chair(seat).person for seat in vote.agreed}
        return len(voters) >= VOTERS and voters <= agreed
