"""The journal: what happened at all tables, written before anybody is shown it.

Commits begin at fixed points of time, and write whatever has accumulated: so a thousand tables cost few
commits, and how long a line waits tells nobody whether another was written before it. If a connection is
lost, the journal makes another one, and looks up whether a commit without a response was done, so that it
writes nothing twice, and doesn't refuse what is there.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.server.store.schema import ENTRIES

_MOST: Final = 500  # lines in one commit
_APART: Final = 0.01  # seconds between two points of time at which a commit may begin
_DOUBT: Final = 30.0  # seconds in which the database must respond again and say whether a commit was done
_RETRY: Final = 0.2
_INSERT: Final = insert(ENTRIES)


class Line(NamedTuple):
    """One line of the journal of a table."""

    table_id: str
    number: int
    message: str | None
    body: str
    waiting: str  # the seats that must choose next, as a list of numbers
    digest: str | None = None  # of the message it came from


class NotWritten(SQLAlchemyError):
    """A line that couldn't be written."""


class Book:
    """The lines of one table: after one that couldn't be written, none is."""

    def __init__(self) -> None:
        self.failed = False


class Waiting(NamedTuple):
    """A line to be written, and the future that waits for it."""

    line: Line
    written: asyncio.Future[None]
    book: Book


class Journal:
    """Writes lines in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self.failed = -math.inf  # when a line last couldn't be written, in monotonic time

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write(), name="journal")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._waiting.put_nowait(None)
        if self._task is not None:
            await self._task

    def write(self, line: Line, book: Book | None = None) -> asyncio.Future[None]:
        """Write a line after all earlier ones; the future is done when it is on the disk.

        The future raises NotWritten if the line, or an earlier one of the same book, can't be written.
        """
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Waiting(line, written, book or Book()))
        return written

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while (first := await self._waiting.get()) is not None:
            now = loop.time()
            await asyncio.sleep(math.ceil(now / _APART) * _APART - now)
            batch = [first]
            while len(batch) < _MOST and not self._waiting.empty():
                more = self._waiting.get_nowait()
                if more is None:
                    self._waiting.put_nowait(None)
                    break
                batch.append(more)
            await self._commit(batch)
        await self._disconnect()

    async def _commit(self, batch: list[Waiting]) -> None:
        """Write some lines; if the database refuses them, one by one, so that it refuses only wrong ones."""
        for one in batch:
            if one.book.failed:
                _refuse(one, NotWritten("A line before it could not be written."))
        batch = [one for one in batch if not one.book.failed]
        if not batch:
            return
        try:
            await self._insert([one.line for one in batch])
        except Exception as error:
            if len(batch) > 1 and isinstance(error, DBAPIError) and not _lost(error):
                for one in batch:
                    await self._commit([one])
                return
            if not isinstance(error, IntegrityError):  # a wrong line isn't the database's fault
                self.failed = time.monotonic()
            for one in batch:
                one.book.failed = True
                refused = NotWritten(str(error))
                refused.__cause__ = error
                _refuse(one, refused)
            return
        self.failed = -math.inf
        for one in batch:
            if not one.written.done():
                one.written.set_result(None)

    async def _insert(self, lines: Sequence[Line]) -> None:
        """Write some lines, all or none; try again once if the connection is lost."""
        doubtful = False  # whether they may have been written without a response
        for again in (False, True):
            sent = False
            try:
                if self._connection is None:
                    self._connection = await self._engine.connect()
                await self._connection.execute(_INSERT, [line._asdict() for line in lines])
                sent = True
                await self._connection.commit()
            except Exception as error:
                await self._disconnect()
                lost = _lost(error)
                if (sent and lost) or (doubtful and isinstance(error, IntegrityError)):
                    doubtful = True
                    if await self._found(lines[0]):
                        return
                if again or not lost:
                    raise
            else:
                return

    async def _found(self, line: Line) -> bool:
        """Whether a line is in the database, as soon as it responds."""
        wanted = select(ENTRIES.c.message, ENTRIES.c.body).where(
            ENTRIES.c.table_id == line.table_id, ENTRIES.c.number == line.number
        )
        end = time.monotonic() + _DOUBT
        while True:
            try:
                async with self._engine.connect() as connection:
                    row = (await connection.execute(wanted)).first()
                return row is not None and tuple(row) == (line.message, line.body)
            except (SQLAlchemyError, OSError):
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(_RETRY)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


def _refuse(one: Waiting, error: NotWritten) -> None:
    if not one.written.done():
        one.written.set_exception(error)


def _lost(error: Exception) -> bool:
    """Whether an error means that the connection is lost."""
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)
