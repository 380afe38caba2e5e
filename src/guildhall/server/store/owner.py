"""Lets only one server use a database: a second one wouldn't know what the first does."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.kernel.message import Message
from guildhall.server.store.database import NoDatabase, complaint, without_password
from guildhall.server.store.sqlite_file import OWNER as BESIDE
from guildhall.server.store.sqlite_file import create_private

_LOCK: Final = 7105650174  # the name of the lock in a PostgreSQL database
# If a server's machine disappears, PostgreSQL releases its lock within a minute.
_KEEPALIVE: Final = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")


class Owner:
    """The lock on a database, which ends with the process at the latest."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._file: sqlite3.Connection | None = None

    @staticmethod
    async def of(engine: AsyncEngine) -> Owner:
        """Return the lock on a database; NoDatabase if another server has it."""
        owner = Owner(engine)
        file = engine.url.database
        if engine.dialect.name != "sqlite":
            await owner._lock()
        elif file is not None and file != ":memory:":
            owner._lock_beside(os.path.realpath(file))
        return owner

    async def keep(self) -> None:
        """Take the lock again if its connection was lost; NoDatabase if another server has it."""
        if self._engine.dialect.name == "sqlite":
            return
        if self._connection is not None:
            try:
                await self._connection.execute(text("SELECT 1"))
            except SQLAlchemyError:
                await self.leave()
        if self._connection is None:
            await self._lock()

    async def leave(self) -> None:
        """Release the lock."""
        if self._file is not None:
            self._file.close()
        connection, self._connection = self._connection, None
        if connection is not None:
            await _drop(connection)

    async def _lock(self) -> None:
        connection = await self._engine.connect()
        try:
            connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
            for setting in _KEEPALIVE:
                await connection.execute(text(f"SET {setting}"))
            if not (await connection.execute(text(f"SELECT pg_try_advisory_lock({_LOCK})"))).scalar():
                raise NoDatabase(self._taken())
        except BaseException:
            await _drop(connection)
            raise
        self._connection = connection

    def _lock_beside(self, file: str) -> None:
        connection = None
        try:
            create_private(Path(file + BESIDE))
            connection = sqlite3.connect(file + BESIDE, timeout=0, isolation_level=None)
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("PRAGMA user_version = 1")  # a file that can't be written can't be locked
        except sqlite3.Error as error:
            if connection is not None:
                connection.close()
            busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            raise NoDatabase(self._taken() if busy else complaint(self._engine.url, error)) from error
        self._file = connection

    def _taken(self) -> Message:
        return Message("server-database-taken", {"address": without_password(self._engine.url)})


async def _drop(connection: AsyncConnection) -> None:
    """Close a connection, whatever its state, and release its lock."""
    with suppress(SQLAlchemyError, OSError):
        await connection.invalidate()
        await connection.close()
