"""When a table chooses for a seat: for a computer player, by a standing order, or when time is up.

All times are seconds from now. Short times run on the monotonic clock, so setting the wall clock changes
nothing; limits of a day or more run on the wall clock, since that is what people agreed on.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from guildhall.server import instant
from guildhall.server.instant import Instant
from guildhall.server.table import Table
from guildhall.server.terms import BotSpeed

GRACE: Final = 60.0  # seconds that a person has at least after the table is loaded
DAY: Final = 86_400.0


class Pace(NamedTuple):
    """How fast the server itself acts, whatever anybody holds."""

    bot: float = 0.0  # seconds before a computer player's choice
    window: float = 0.0  # seconds before its answer, or a pass by standing order, in a window


# How many times the usual wait before a computer player's choice. At a table where no person is connected, or
# all have run out of time, it is at least the usual one, so that such tables use no more of the server than
# others.
SPEEDS: Final[Mapping[BotSpeed, float]] = {"slow": 2.5, "normal": 1.0, "fast": 0.25, "instant": 0.0}


class Timing:
    """Tells when a table has to choose for a seat."""

    def __init__(self, table: Table, pace: Pace) -> None:
        self._table = table
        self._pace = pace
        self._opened = instant.monotonic()  # when the table was loaded, or a player joined an abandoned game
        self._attended = False  # whether one of its players is connected
        self._hurried: int | None = None  # the seat that wants computer players to act without a pause

    @property
    def paused(self) -> bool:
        """Whether the game pauses: all have left, or have run out of time and none of them is connected."""
        return self._table.paused or (self._table.abandoned and not self._attended)

    def set_attended(self, attended: bool) -> None:
        """Note whether a player is connected; one who joins an abandoned game has time again."""
        if attended and self.paused:
            self._opened = instant.monotonic()
        self._attended = attended

    def hurry(self, seat: int) -> None:
        """Let computer players act without a pause until a seat has to choose something."""
        self._hurried = seat

    def _hurries(self) -> bool:
        seat = self._hurried
        if (
            seat is not None
            and self._table.match.decision(seat) is not None
            and not self._table.is_forced(seat)
        ):
            self._hurried = None
        return self._hurried is not None

    @property
    def window(self) -> bool:
        """Whether something was announced that can be answered."""
        match = self._table.match
        return match.game.opening(match.state) is not None

    @property
    def lasts(self) -> bool:
        """Whether a window is open that always lasts its whole time."""
        return self.window and self._table.terms.clock.steady

    def limit(self) -> float | None:
        """Return how many seconds a seat has to choose; None: no limit."""
        match, clock = self._table.match, self._table.terms.clock
        if self.window:
            return clock.window
        talks = match.game.talks(match.state)
        return clock.turn if talks is None else talks

    def left(self) -> float | None:
        """Return the seconds until the time to choose is up; None: there is no limit."""
        limit = self.limit()
        if limit is None or self.paused:
            return None
        grace = min(limit, GRACE) - (instant.monotonic() - self._opened)
        return max(limit - _age(self._table.since, limit), grace)

    def clock_continues(self, after: Any) -> bool:
        """Whether the clock continues after a step: within a turn, or while players still bargain."""
        match = self._table.match
        game = match.game
        now = game.asks(match.state)
        left = game.asks(after)
        if self.window or game.opening(after) is not None:
            return False
        if game.talks(match.state) is not None or game.talks(after) is not None:
            return game.talks(after) is not None and set(left) < set(now)
        return [decision.player for decision in left] == [decision.player for decision in now]

    def seconds_until(self, seat: int) -> float | None:
        """Return the seconds until the table chooses for a seat; None: it never does."""
        if self.paused:
            return None
        if not self.lasts:
            acted = _age(self._table.acted)
            if self._table.chair(seat).kind == "bot":
                return (self._pace.window if self.window else self._bot_wait()) - acted
            if self._table.passes(seat) or self._table.is_forced(seat):
                return self._pace.window - acted
        return self.left()

    def _bot_wait(self) -> float:
        if not self._attended or self._table.abandoned:
            self._hurried = None
            return self._pace.bot * max(SPEEDS[self._table.terms.clock.bots], 1.0)
        return 0.0 if self._hurries() else self._pace.bot * SPEEDS[self._table.terms.clock.bots]

    def next(self) -> float | None:
        """Return the seconds until the table chooses for any seat."""
        found = map(self.seconds_until, self._table.match.waiting())
        return min((left for left in found if left is not None), default=None)


def _age(then: Instant, limit: float = 0.0) -> float:
    """Return how many seconds ago something happened, on the clock that a limit runs on."""
    return time.time() - then.wall if limit >= DAY else instant.monotonic() - then.monotonic
