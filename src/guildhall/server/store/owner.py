"""One server alone has a database: a second one would not know what the first does."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.kernel.message import Message
from guildhall.server.store.database import NoDatabase, shown

_LOCK: Final = 7105650174  # the name of the lock in a PostgreSQL database
# The lock of a server whose machine has gone is given up within a minute.
_KEEPALIVE: Final = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")
_BESIDE: Final = "-owner"  # what the file is called that is locked beside one of SQLite


class Owner:
    """The right to a database; it ends with the process at the latest."""

    def __init__(self, held: AsyncConnection | sqlite3.Connection | None) -> None:
        self._held = held

    @staticmethod
    async def of(engine: AsyncEngine) -> Owner:
        """The right to a database; NoDatabase if another server has it."""
        if engine.dialect.name != "sqlite":
            return Owner(await _locked(engine))
        file = engine.url.database
        return Owner(None if file is None else _locked_beside(engine, file))

    async def leave(self) -> None:
        """Let another server have it."""
        if isinstance(self._held, sqlite3.Connection):
            self._held.close()
        elif self._held is not None:
            await self._held.invalidate()  # whatever its state: the lock goes with it
            await self._held.close()


async def _locked(engine: AsyncEngine) -> AsyncConnection:
    connection = await engine.connect()
    connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
    for setting in _KEEPALIVE:
        await connection.execute(text(f"SET {setting}"))
    if not (await connection.execute(text(f"SELECT pg_try_advisory_lock({_LOCK})"))).scalar():
        await connection.invalidate()
        await connection.close()
        raise _taken(engine)
    return connection


def _locked_beside(engine: AsyncEngine, file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file + _BESIDE, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        raise _taken(engine) from error
    return connection


def _taken(engine: AsyncEngine) -> NoDatabase:
    return NoDatabase(Message("server-database-taken", {"address": shown(engine.url)}))
