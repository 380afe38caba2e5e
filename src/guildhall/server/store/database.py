"""The database: SQLite in a file, or PostgreSQL at an address; brought up to date when it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from guildhall.kernel.message import BadOption, Message

_MIGRATIONS: Final = Path(__file__).with_name("migrations")
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
# A commit is on the disk when it returns; readers do not wait for writers.
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


def address_of(file: Path) -> str:
    """The address of a database in a file."""
    return f"sqlite:///{file}"


async def open_database(address: str) -> AsyncEngine:
    """A database, with all its tables as this version of the program knows them."""
    engine = _engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)
    return engine


def _engine(address: str) -> AsyncEngine:
    try:
        url = make_url(address)
        driver = _DRIVERS[url.drivername.split("+")[0]]
    except (ArgumentError, KeyError) as error:
        raise BadOption(Message("server-bad-database", {"kinds": ("sqlite", "postgresql")})) from error
    engine = create_async_engine(url.set(drivername=driver))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if _revision(connection) == max(file.name[:4] for file in (_MIGRATIONS / "versions").glob("0*.py")):
        return
    from alembic import command  # noqa: PLC0415 - heavy, and most starts never need it
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """The last migration that the database has been through; None: it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
