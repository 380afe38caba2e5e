"""What happened at a table longer ago than it has at hand: read from its journal for those who missed it.

A whole table is played again for that, in a thread. The table does not wait for it, one is read at a time,
and for whoever asks for the same soon afterwards it is kept for a while.
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
    """All that anybody has been shown at a table."""

    def __init__(self, table: Table, store: Store, reading: asyncio.Lock) -> None:
        self._table = table
        self._store = store
        self._reading = reading  # held by whoever reads, at all tables of the server
        self._again: Table | None = None  # played again up to some time ago
        self._task: asyncio.Task[None] | None = None
        self._waiting: list[Callable[[], None]] = []
        self._forgetting: asyncio.TimerHandle | None = None

    def events(self, seat: int | None, seen: int, upto: int) -> list[bytes] | None:
        """The events after one update of a viewer and up to another; None if they have to be read first."""
        feed = self._table.match.feeds[seat]
        if (found := feed.between(seen, upto)) is not None or self._again is None:
            return found
        again = self._again.match.feeds[seat]
        known = min(again.n, upto)
        early = again.between(seen, known)
        rest = [] if known == upto else feed.between(known, upto)
        return None if early is None or rest is None else early + rest

    def read(self, then: Callable[[], None]) -> None:
        """Read it, then go on; whoever asks in the meantime waits for the same."""
        self._waiting.append(then)
        if self._task is None:
            self._task = asyncio.create_task(self._read(), name=f"past of {self._table.terms.id}")

    def close(self) -> None:
        """Read nothing more."""
        if self._task is not None:
            self._task.cancel()
        self._forget()

    async def _read(self) -> None:
        while self._waiting:
            try:
                async with self._reading:
                    lines = await self._store.lines(self._table.terms.id)
                    self._again = await asyncio.to_thread(Table.replayed, self._table.terms, lines)
            except Exception:
                LOG.exception("past", table=self._table.terms.id)
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
        self._again = None
        if self._forgetting is not None:
            self._forgetting.cancel()
