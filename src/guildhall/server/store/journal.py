"""The journal: what happened at all tables, written down before anybody is told.

Whatever comes while the last lines are being written is written together with the next, so that a thousand
tables cost no more commits than the disk can take.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.server.store.schema import ENTRIES

_MOST: Final = 500  # lines in one commit


class Line(NamedTuple):
    """One line of the journal of a table."""

    table_id: str
    number: int
    message: str | None
    body: str
    waiting: str  # the seats that choose next, as a list of numbers


Waiting: TypeAlias = tuple[Line, "asyncio.Future[None]"]


class Journal:
    """Writes lines in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write(), name="journal")

    async def close(self) -> None:
        """Write what is waiting, and no more."""
        self._waiting.put_nowait(None)
        if self._task is not None:
            await self._task

    async def write(self, line: Line) -> None:
        """Write a line; when this returns, it is on the disk."""
        written = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((line, written))
        await written

    async def _write(self) -> None:
        async with self._engine.connect() as connection:
            while (first := await self._waiting.get()) is not None:
                batch = [first]
                while len(batch) < _MOST and not self._waiting.empty():
                    more = self._waiting.get_nowait()
                    if more is None:
                        self._waiting.put_nowait(None)
                        break
                    batch.append(more)
                await self._commit(connection, batch)

    async def _commit(self, connection: AsyncConnection, batch: list[Waiting]) -> None:
        """Write some lines; if that fails, one by one, so that only what cannot be written is refused."""
        try:
            await connection.execute(insert(ENTRIES), [line._asdict() for line, _ in batch])
            await connection.commit()
        except Exception as error:  # whatever it is: tables wait for an answer, and others want to write
            await self._forget(connection)
            if len(batch) > 1:
                for one in batch:
                    await self._commit(connection, [one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        for _, written in batch:
            if not written.done():
                written.set_result(None)

    async def _forget(self, connection: AsyncConnection) -> None:
        """Leave nothing half written; a connection that cannot do that is made anew when it is needed."""
        try:
            await connection.rollback()
        except Exception:
            await connection.invalidate()
