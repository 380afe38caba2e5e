"""Events from longer ago than a table has in memory, for those who missed them.

The table is replayed from its journal in a thread, one table at a time, and doesn't wait for that. What was
replayed is kept for a while, for others who missed the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from guildhall.server.store.store import Store
from guildhall.server.table import Table

KEPT: Final = 60.0  # seconds
LOG = structlog.get_logger()


class Backlog:
    """All events of one table."""

    def __init__(self, table: Table, store: Store, replaying: asyncio.Lock) -> None:
        self._table = table
        self._store = store
        self._replaying = replaying  # shared by all tables of the server
        self._replayed: Table | None = None  # up to some time ago
        self._task: asyncio.Task[None] | None = None
        self._waiting: list[Callable[[], None]] = []
        self._forgetting: asyncio.TimerHandle | None = None

    def events(self, seat: int | None, seen: int, upto: int) -> list[bytes] | None:
        """Return the events after one update of a viewer and up to another; None: `read` them first."""
        feed = self._table.match.feeds[seat]
        if (found := feed.between(seen, upto)) is not None or self._replayed is None:
            return found
        replayed = self._replayed.match.feeds[seat]
        known = min(replayed.n, upto)
        early = replayed.between(seen, known)
        rest = [] if known == upto else feed.between(known, upto)
        return None if early is None or rest is None else early + rest

    def read(self, then: Callable[[], None]) -> None:
        """Replay the table, then call a function; calls in the meantime wait for the same."""
        self._waiting.append(then)
        if self._task is None:
            self._task = asyncio.create_task(self._read(), name=f"backlog of {self._table.terms.id}")

    def close(self) -> None:
        """Stop replaying."""
        if self._task is not None:
            self._task.cancel()
        self._forget()

    async def _read(self) -> None:
        while self._waiting:
            try:
                async with self._replaying:
                    lines = await self._store.lines(self._table.terms.id)
                    self._replayed = await asyncio.to_thread(Table.replayed, self._table.terms, lines)
            except Exception:
                LOG.exception("backlog", table=self._table.terms.id)
                await asyncio.sleep(1.0)
                continue
            if self._forgetting is not None:
                self._forgetting.cancel()
            self._forgetting = asyncio.get_running_loop().call_later(KEPT, self._forget)
            waiting, self._waiting = self._waiting, []
            for then in waiting:
                then()
        self._task = None

    def _forget(self) -> None:
        self._replayed = None
        if self._forgetting is not None:
            self._forgetting.cancel()
