"""The database: SQLite in a file, or PostgreSQL at an address."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import URL, Dialect, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from guildhall.kernel.message import BadOption, GuildhallError, Message
from guildhall.server.store.sqlite_file import create_private, file_of, has_other_names, keep_private

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
# A commit is on the disk when it returns.
_PRAGMAS: Final = ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON")
_PATIENCE: Final = 10  # seconds for a connection


class NoDatabase(GuildhallError):
    """A database that can't be opened."""


class Unreachable(SQLAlchemyError):
    """A connection that can't be made."""


def address_of(file: Path) -> str:
    """Return the address of a database in a file."""
    return f"sqlite:///{file}"


async def open_database(address: str) -> AsyncEngine:
    """Return the database at an address, as it is; NoDatabase if it can't be opened."""
    engine = _engine(address)
    try:
        if engine.dialect.name == "sqlite":
            _try_file(engine)
    except (sqlite3.Error, OSError, NoDatabase) as error:
        await engine.dispose()
        if isinstance(error, NoDatabase):
            raise
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
        hide_parameters=True,  # no secrets in logs
        connect_args={} if sqlite else {"timeout": _PATIENCE},
    )
    event.listen(engine.sync_engine, "do_connect", _connect)
    return engine


def _try_file(engine: AsyncEngine) -> None:
    """Open a file once; if that isn't possible, aiosqlite would leave a thread behind that breaks later.

    The file gets, and keeps, a write-ahead log, so that readers don't wait for writers. If several servers
    start at once, one of them changes that; SQLite has no way to wait for it. Nobody else may read the file.
    """
    args, more = engine.dialect.create_connect_args(engine.url)
    uri = bool(more.get("uri"))
    if not uri and args[0] != ":memory:":
        create_private(Path(args[0]))
    with closing(sqlite3.connect(args[0], uri=uri)) as connection:
        file = file_of(connection.execute("PRAGMA database_list").fetchall())
        if file is not None:
            if has_other_names(file):
                raise NoDatabase(Message("server-database-linked", {"file": str(file)}))
            keep_private(file)
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
    """Connect; any error of a driver becomes Unreachable."""
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


def without_password(url: URL) -> str:
    """Return an address without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def complaint(url: URL, error: Exception) -> Message:
    """Return why a database can't be opened."""
    address = without_password(url)
    cause = cause_of(error)
    if isinstance(cause, OSError):
        return Message("server-database-silent", {"address": address})
    if isinstance(error, CommandError):
        return Message("server-database-newer", {"address": address})
    return Message("server-database-trouble", {"address": address, "reason": first_line_of(cause)})


def cause_of(error: BaseException) -> BaseException:
    """Return the driver's error behind an error of SQLAlchemy."""
    orig = error.orig if isinstance(error, DBAPIError) else None
    return orig or error.__cause__ or error


def first_line_of(error: BaseException) -> str:
    """Return the first line of an error, or its name."""
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
