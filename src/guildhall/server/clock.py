"""When a table does something by itself: computer players, standing orders, and time that is up."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from guildhall.server.table import Table

GRACE: Final = 60.0  # seconds that a person has at least once the table is back in memory


class Pace(NamedTuple):
    """How fast the server itself acts, in seconds; the same whatever anybody holds."""

    bot: float = 0.0  # before a computer player's choice
    window: float = 0.0  # before a pass or answer that nobody has to think about


class Timing:
    """Tells when something is due at a table. All times are seconds of the world's clock."""

    def __init__(self, table: Table, pace: Pace, opened: float) -> None:
        self._table = table
        self._pace = pace
        self._opened = opened  # when the table came into memory

    @property
    def window(self) -> bool:
        """Whether something is announced that may be answered."""
        match = self._table.match
        return match.game.opening(match.state) is not None

    def limit(self) -> float | None:
        """The seconds that whoever is asked has; None: as many as he likes."""
        match, clock = self._table.match, self._table.terms.clock
        if self.window:
            return clock.window
        talks = match.game.talks(match.state)
        return clock.turn if talks is None else talks

    def ends(self) -> float | None:
        """When the time of whoever is asked is up."""
        limit = self.limit()
        if limit is None or self._table.paused:
            return None
        return max(self._table.since + limit, self._opened + min(limit, GRACE))

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

    def due(self, seat: int) -> float | None:
        """When the table chooses for a seat that is asked; None: never."""
        if self._table.paused:
            return None
        steady = self.window and self._table.terms.clock.steady
        if not steady:
            if self._table.chair(seat).kind == "bot":
                return self._table.acted + (self._pace.window if self.window else self._pace.bot)
            if self._table.passes(seat):
                return self._table.acted + self._pace.window
        return self.ends()

    def next(self) -> float | None:
        """When the table chooses next for anybody."""
        found = [due for seat in self._table.match.waiting() if (due := self.due(seat)) is not None]
        return min(found, default=None)
