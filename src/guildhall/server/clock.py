"""When a table acts without being asked: computer players, standing orders, and time that is up.

Everything is reckoned in seconds from now. Short times run on the steady clock, so setting the wall clock
changes nothing; limits of a day or more run on the wall clock, since that is what people agreed on.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from guildhall.server import instant
from guildhall.server.instant import Instant
from guildhall.server.table import Table

GRACE: Final = 60.0  # seconds that a person has at least once the table is back in memory
DAY: Final = 86_400.0


class Pace(NamedTuple):
    """How fast the server itself acts, in seconds; the same whatever anybody holds."""

    bot: float = 0.0  # before a computer player's choice
    window: float = 0.0  # before a pass or answer that nobody has to think about


class Timing:
    """Tells when a table has to act."""

    def __init__(self, table: Table, pace: Pace) -> None:
        self._table = table
        self._pace = pace
        self._opened = instant.steady()  # when the table came into memory, or a player to an abandoned game
        self._attended = False  # whether one of its players is there

    @property
    def paused(self) -> bool:
        """Whether nothing happens: all have left, or let their time run out, and none of them is there."""
        return self._table.paused or (self._table.abandoned and not self._attended)

    def attend(self, attended: bool) -> None:
        """The first player comes, or the last one goes; one who comes to an abandoned game has time again."""
        if attended and self.paused:
            self._opened = instant.steady()
        self._attended = attended

    @property
    def window(self) -> bool:
        """Whether something is announced that may be answered."""
        match = self._table.match
        return match.game.opening(match.state) is not None

    def limit(self) -> float | None:
        """Return the seconds that whoever is asked has; None: as many as they like."""
        match, clock = self._table.match, self._table.terms.clock
        if self.window:
            return clock.window
        talks = match.game.talks(match.state)
        return clock.turn if talks is None else talks

    def left(self) -> float | None:
        """Return the seconds until the time of whoever is asked is up; None: they have no limit."""
        limit = self.limit()
        if limit is None or self.paused:
            return None
        grace = min(limit, GRACE) - (instant.steady() - self._opened)
        return max(limit - _age(self._table.since, limit), grace)

    def runs_on(self, after: Any) -> bool:
        """Whether the clock runs on after a step: of a turn, or while all bargain and some are ready."""
        match = self._table.match
        game = match.game
        now = game.asks(match.state)
        left = game.asks(after)
        if self.window or game.opening(after) is not None:
            return False
        if game.talks(match.state) is not None or game.talks(after) is not None:
            return game.talks(after) is not None and set(left) < set(now)
        return [decision.player for decision in left] == [decision.player for decision in now]

    def until(self, seat: int) -> float | None:
        """Return the seconds until the table chooses for a seat that is asked; None: it never does."""
        if self.paused:
            return None
        steady = self.window and self._table.terms.clock.steady
        if not steady:
            acted = _age(self._table.acted)
            if self._table.chair(seat).kind == "bot":
                return (self._pace.window if self.window else self._pace.bot) - acted
            if self._table.passes(seat):
                return self._pace.window - acted
        return self.left()

    def next(self) -> float | None:
        """Return the seconds until the table chooses for anybody."""
        found = [left for seat in self._table.match.waiting() if (left := self.until(seat)) is not None]
        return min(found, default=None)


def _age(then: Instant, limit: float = 0.0) -> float:
    """Return how many seconds ago something happened, as is right for a limit."""
    return time.time() - then.wall if limit >= DAY else instant.steady() - then.steady
