"""Finds out whether the database can be written to, by writing, at most once every few seconds."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

from sqlalchemy import insert, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from guildhall.server import metrics
from guildhall.server.store.journal import Journal
from guildhall.server.store.schema import HEALTH

KEPT: Final = 5.0  # seconds for which a result holds, so that health checks can't overload the database
PATIENCE: Final = 10.0  # seconds for a response
REMEMBERED: Final = 15.0  # seconds for which a line counts that couldn't be written, if no other follows


class NotWritable(SQLAlchemyError):
    """A database that can't be written to."""


class Probe:
    """Writes one row, over and over."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._alone = asyncio.Lock()
        self._checked = -math.inf  # when, in monotonic time
        self._error: Exception | None = None  # what was wrong then

    async def check(self) -> None:
        """Raise NotWritable if nothing can be written; the result may be a few seconds old."""
        async with self._alone:
            if time.monotonic() >= self._checked + KEPT:
                self._error = await self._tried()
                self._checked = time.monotonic()
        if self._error is not None:
            raise NotWritable(str(self._error)) from self._error
        if time.monotonic() < self._journal.failed + REMEMBERED:
            raise NotWritable("the last line of a journal couldn't be written")

    async def _tried(self) -> Exception | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._write()
        except (SQLAlchemyError, OSError) as error:  # a TimeoutError is one of these
            return error
        return None

    async def _write(self) -> None:
        began = time.monotonic()
        row = {"id": 1, "at": time.time()}
        async with self._engine.begin() as connection:
            written = await connection.execute(update(HEALTH).where(HEALTH.c.id == row["id"]).values(**row))
            if not written.rowcount:
                await connection.execute(insert(HEALTH).values(**row))
        metrics.PROBED.set(time.monotonic() - began)
