"""The database: SQLite in a file, or PostgreSQL at an address; brought up to date when it is opened."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Dialect, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from guildhall.kernel.message import BadOption, GuildhallError, Message

_MIGRATIONS: Final = Path(__file__).with_name("migrations")
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
# A commit is on the disk when it returns.
_PRAGMAS: Final = ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON")
_PATIENCE: Final = 10  # seconds for a connection
# Of servers that start at once, one brings the database up to date, and the others wait.
_ALONE: Final = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7105650173)"}


class NoDatabase(GuildhallError):
    """A database that cannot be opened."""


class Unreachable(SQLAlchemyError):
    """A connection that cannot be had."""


def address_of(file: Path) -> str:
    """The address of a database in a file."""
    return f"sqlite:///{file}"


async def open_database(address: str) -> AsyncEngine:
    """A database with all tables as this version of the program knows them; NoDatabase if there is none."""
    engine = _engine(address)
    try:
        if engine.dialect.name == "sqlite":
            _try_file(engine)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except (SQLAlchemyError, sqlite3.Error, CommandError, OSError) as error:
        await engine.dispose()
        raise NoDatabase(complaint(engine.url, error)) from error
    return engine


def _engine(address: str) -> AsyncEngine:
    try:
        url = make_url(address)
        url = url.set(drivername=_DRIVERS[url.drivername.split("+")[0]])
    except (ArgumentError, KeyError, ValueError) as error:
        raise BadOption(Message("server-bad-database", {"kinds": ("sqlite", "postgresql")})) from error
    mode = url.query.get("sslmode")  # as other programs call it
    if isinstance(mode, str):
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    sqlite = url.get_backend_name() == "sqlite"
    engine = create_async_engine(
        url,
        pool_pre_ping=True,
        hide_parameters=True,  # what is secret stands in no log
        connect_args={} if sqlite else {"timeout": _PATIENCE},
    )
    event.listen(engine.sync_engine, "do_connect", _connect)
    return engine


def _try_file(engine: AsyncEngine) -> None:
    """Open a file once; where it cannot be, aiosqlite would leave a thread behind that breaks later.

    It gets a journal with which readers do not wait for writers, and keeps it. Of servers that start at
    once one changes the journal of a new file; SQLite lets nobody wait for that.
    """
    args, more = engine.dialect.create_connect_args(engine.url)
    with closing(sqlite3.connect(args[0], uri=bool(more.get("uri")))) as connection:
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
            time.sleep(0.02)


def _connect(dialect: Dialect, _: object, args: Any, more: Any) -> Any:
    """Connect; whatever a driver says against it becomes an error of the database."""
    try:
        connection = dialect.connect(*args, **more)
        try:
            if dialect.name == "sqlite":
                _prepare(connection)
        except BaseException:
            connection.close()
            raise
    except Exception as error:
        raise Unreachable(str(error)) from error
    return connection


def _prepare(connection: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    connection.exec_driver_sql(_ALONE[connection.dialect.name])
    if {*MigrationContext.configure(connection).get_current_heads()} == _newest():
        return
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@cache
def _newest() -> frozenset[str]:
    """The migration that a database has had which is up to date."""
    return frozenset(ScriptDirectory(str(_MIGRATIONS)).get_heads())


def shown(url: URL) -> str:
    """An address as it is given, without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def complaint(url: URL, error: Exception) -> Message:
    """Why a database cannot be opened."""
    address = shown(url)
    cause = error.orig if isinstance(error, DBAPIError) else error.__cause__ or error
    if isinstance(cause, OSError):
        return Message("server-database-silent", {"address": address})
    if isinstance(error, CommandError):
        return Message("server-database-newer", {"address": address})
    reason = (str(cause).splitlines() or [type(cause).__name__])[0].rstrip(".")
    return Message("server-database-trouble", {"address": address, "reason": reason})
