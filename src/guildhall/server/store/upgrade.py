"""Upgrades a database without losing anything.

SQLite changes a column by copying its table and dropping the old one. While foreign keys are enforced, that
deletes all rows that refer to it: so the upgrade switches them off, and checks them afterwards. Whatever goes
wrong, the database stays as it was; there is also a copy of a file.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, func, inspect, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from guildhall.kernel.message import Arg, GuildhallError, Message
from guildhall.server.store.database import NoDatabase, cause_of, complaint, first_line_of, without_password
from guildhall.server.store.schema import METADATA
from guildhall.server.store.sqlite_file import copy_before, file_of

MIGRATIONS: Final = Path(__file__).with_name("migrations")
# If several servers start at once, one of them upgrades the database, and the others wait.
_ALONE: Final = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(7105650173)"}
LOG = structlog.get_logger()


class Incomplete(GuildhallError):
    """An upgrade that would lose something."""


async def upgrade(engine: AsyncEngine) -> None:
    """Upgrade a database; NoDatabase if that isn't possible: then it stays as it was."""
    sqlite = engine.dialect.name == "sqlite"
    try:
        async with engine.connect() as connection:
            try:
                if sqlite:
                    await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # only outside a transaction
                await connection.run_sync(_upgrade)
                await connection.commit()
                if sqlite:
                    await connection.exec_driver_sql("PRAGMA foreign_keys=ON")
            except BaseException:
                await connection.invalidate()  # nobody gets a connection without foreign keys
                raise
    except (SQLAlchemyError, CommandError) as error:
        raise NoDatabase(complaint(engine.url, error)) from error


def config_for(connection: Connection) -> Config:
    """Return the settings with which Alembic upgrades the database of a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    connection.exec_driver_sql(_ALONE[connection.dialect.name])
    found = {*MigrationContext.configure(connection).get_current_heads()}
    if found == {_newest()}:
        return
    for revision in found:
        _scripts().get_revision(revision)  # CommandError if a newer version has upgraded it
    before = _rows(connection)
    copy = None
    try:
        copy = _copied(connection) if any(before.values()) else None
        if copy is not None:
            LOG.info("database copied", copy=str(copy), found=sorted(found), upgraded_to=_newest())
        _check_that_nothing_cascades(connection)
        command.upgrade(config_for(connection), "head")
        _check_references(connection)
        _check_rows(connection, before)
    except Exception as error:
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        if lost or (isinstance(error, SQLAlchemyError) and not before):  # there was nothing to upgrade
            raise
        raise NoDatabase(_failed(connection, error, copy)) from error


def _copied(connection: Connection) -> Path | None:
    """Copy the file of a database; None if it has no file of its own."""
    if connection.dialect.name != "sqlite":
        return None
    file = file_of(connection.exec_driver_sql("PRAGMA database_list").all())
    return None if file is None else copy_before(file, _newest())


def _rows(connection: Connection) -> dict[str, int]:
    """Return how many rows each of our tables has."""
    there = {*inspect(connection).get_table_names()}
    return {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for name, table in METADATA.tables.items()
        if name in there
    }


def _check_that_nothing_cascades(connection: Connection) -> None:
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_keys").scalar():
        raise RuntimeError("foreign keys are enforced")


def _check_references(connection: Connection) -> None:
    """Raise Incomplete if rows refer to missing rows; PostgreSQL checks that itself."""
    if connection.dialect.name == "sqlite":
        orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if orphans:
            raise Incomplete(Message("server-upgrade-orphans", {"count": len(orphans)}))


def _check_rows(connection: Connection, before: dict[str, int]) -> None:
    """Raise Incomplete if a table has fewer rows than before."""
    after = _rows(connection)
    for name, count in before.items():
        lost = count - after.get(name, 0)
        if lost > 0:
            raise Incomplete(Message("server-upgrade-lost", {"count": lost, "table": name}))


def _failed(connection: Connection, error: Exception, copy: Path | None) -> Message:
    cause: Arg = error.message if isinstance(error, GuildhallError) else first_line_of(cause_of(error))
    said: dict[str, Arg] = {"address": without_password(connection.engine.url), "reason": cause}
    if copy is None:
        return Message("server-upgrade-failed", said)
    return Message("server-upgrade-failed-copy", {**said, "copy": str(copy)})


@cache
def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(MIGRATIONS))


@cache
def _newest() -> str:
    """Return the newest migration."""
    head = _scripts().get_current_head()
    assert head is not None
    return head
