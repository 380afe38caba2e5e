"""Lets only one server use a database: a second one wouldn't know what the first does.

A file is locked in two ways. Every system can lock a second file beside it, but that is of no use once the
first one has got another name. So on Linux the file itself is locked as well, at a byte that SQLite never
uses. This lock belongs to the open file; those of SQLite belong to the process, which would lose them if it
closed the file while SQLite still uses it.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import struct
import sys
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

if sys.platform == "linux":
    import fcntl

_LOCK: Final = 7105650174  # the name of the lock in a PostgreSQL database
_BYTE: Final = 1 << 62  # of a file, which has fewer
# If a server's machine disappears, PostgreSQL releases its lock within a minute.
_KEEPALIVE: Final = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")


class Owner:
    """The lock on a database, which ends with the process at the latest."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._beside: sqlite3.Connection | None = None
        self._file: int | None = None

    @staticmethod
    async def of(engine: AsyncEngine) -> Owner:
        """Return the lock on a database; NoDatabase if another server has it."""
        owner = Owner(engine)
        file = engine.url.database
        if engine.dialect.name != "sqlite":
            await owner._lock()
        elif file is not None and file != ":memory:":
            try:
                owner._lock_beside(os.path.realpath(file))
                owner._lock_file(os.path.realpath(file))
            except BaseException:
                await owner.leave()
                raise
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
        """Release the lock; of a file only when SQLite has closed it."""
        if self._beside is not None:
            self._beside.close()
            self._beside = None
        if self._file is not None:
            os.close(self._file)
            self._file = None
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

    def _lock_file(self, file: str) -> None:
        if sys.platform == "linux":
            with suppress(OSError):  # SQLite reports it later
                self._file = os.open(file, os.O_RDWR)
            if self._file is None:
                return
            lock = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0)
            try:
                fcntl.fcntl(self._file, fcntl.F_OFD_SETLK, lock)
            except OSError as error:  # a file system without such locks has to do with the other one
                if error.errno in (errno.EAGAIN, errno.EACCES):
                    raise NoDatabase(self._taken()) from error

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
        self._beside = connection

    def _taken(self) -> Message:
        return Message("server-database-taken", {"address": without_password(self._engine.url)})


async def _drop(connection: AsyncConnection) -> None:
    """Close a connection, whatever its state, and release its lock."""
    with suppress(SQLAlchemyError, OSError):
        await connection.invalidate()
        await connection.close()
