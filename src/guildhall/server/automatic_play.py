"""What a table does automatically: computer players act, seats pass as ordered, and time runs out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.server.audience import Audience
from guildhall.server.clock import Pace, Timing
from guildhall.server.computers import Computers
from guildhall.server.instant import monotonic
from guildhall.server.table import Table
from guildhall.server.terms import Answered, Offered
from guildhall.server.workers.pool import Workers

AGAIN: Final = 0.05  # seconds at least until the table looks again whether a computer player has finished
LATEST: Final = 1.0  # and at most
WALL: Final = 60.0  # seconds after which the table looks again at what the wall clock says


class AutomaticPlay:
    """Knows what one table has to do automatically, and when."""

    def __init__(
        self, table: Table, timing: Timing, audience: Audience, pace: Pace, workers: Workers
    ) -> None:
        self._table = table
        self._timing = timing
        self._audience = audience
        self._pace = pace
        self._computers = Computers(table, workers)
        self._updated = monotonic()  # when more than one seat last noticed something
        self._closed = False

    def close(self) -> None:
        """Let no computer player act any more."""
        self._closed = True

    def note_update(self) -> None:
        """Note that more than one seat notices something now."""
        self._updated = monotonic()

    def next(self, thinking: bool = False) -> float | None:
        """Return the seconds until there may be something to do; None: nothing is to come.

        `thinking`: not before a computer player can have finished.
        """
        due = self._timing.next()
        if self.remark() is not None:
            due = min(self._pace.bot - (monotonic() - self._updated), WALL if due is None else due)
        if (shown := self._audience.next_release()) is not None:
            due = min(shown, WALL if due is None else due)
        least = min(max(AGAIN, self._pace.window), LATEST) if thinking else 0.0
        return None if due is None else min(max(least, due), WALL)

    def has_computers(self) -> bool:
        """Whether a computer player may have something to choose or to say."""
        playing = self._table.match.outcome is None and not self._closed and not self._timing.paused
        return playing and any(chair.kind == "bot" for chair in self._table.terms.chairs)

    def think(self) -> bool:
        """Let computer players think about the table as it is; whether there is something to think about."""
        return self.has_computers() and self._computers.think()

    def thinking(self) -> bool:
        """Whether computer players have not finished thinking."""
        return self.has_computers() and not self._computers.ready()

    def remark(self) -> Offered | Answered | None:
        """Return what a computer player has to say about promises now."""
        return self._computers.remark() if self.has_computers() else None

    def is_due(self, seat: int) -> bool:
        """Whether the table has to choose for a seat now."""
        left = self._timing.seconds_until(seat)
        return left is not None and left <= 0.001

    def choices(self, seat: int) -> Sequence[int] | None:
        """Return what the table chooses for a seat; None: a computer player is still thinking about it.

        A person whose time is up passes in a window, and stops bargaining.
        """
        match = self._table.match
        decision = match.decision(seat)
        assert decision is not None
        person = self._table.chair(seat).kind == "person"
        bargaining = match.game.talks(match.state) is not None
        if person and (self._timing.window or bargaining or self._table.is_forced(seat)):
            return decision.options[:1]
        return self._computers.choices(seat)
