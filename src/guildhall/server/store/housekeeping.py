"""What keeps the database from growing for ever: tables expire, journals are packed, people are forgotten.

| what | when | what happens |
|---|---|---|
| a table that waits for people, open to everybody | 1 day after its last change | the server closes it |
| a private one | 14 days | the server closes it |
| a game where nothing happens | 365 days | the server closes it, and keeps its journal |
| the journal of a finished or closed game | 30 days | the server packs it into one row, still readable |
| a closed table where nothing was ever played | 30 days | the server deletes it |
| a person without a chair or a table | 180 days after they were last here | the server forgets them |
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import (
    Delete,
    Float,
    Integer,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from guildhall.server.store.journal import Line
from guildhall.server.store.schema import (
    ARCHIVES,
    CHAIRS,
    ENTRIES,
    IN_MEMORY,
    PEOPLE,
    SNAPSHOTS,
    TABLES,
)

DAY: Final = 86_400.0
WAITING_OPEN: Final = 1 * DAY
WAITING_PRIVATE: Final = 14 * DAY
ABANDONED: Final = 365 * DAY
PACKED: Final = 30 * DAY
CLOSED: Final = 30 * DAY
UNSEEN: Final = 180 * DAY
AT_ONCE: Final = 20  # journals that are packed in one round
MANY: Final = 500  # rows that are changed or deleted in one round

# Nested statements are reference cycles, so they are made once (store/store.py).
_NOW: Final = bindparam("now", type_=Float)
_JOURNAL: Final = exists().where(ENTRIES.c.table_id == TABLES.c.id)
_SNAPSHOT: Final = exists().where(SNAPSHOTS.c.table_id == TABLES.c.id)
_ARCHIVE: Final = exists().where(ARCHIVES.c.table_id == TABLES.c.id)
_CLOSE: Final = update(TABLES).values(status="closed", waiting="", changed=_NOW)

_EXPIRED: Final = and_(
    TABLES.c.status == "waiting",
    or_(
        and_(TABLES.c.open == 1, TABLES.c.changed < _NOW - WAITING_OPEN),
        TABLES.c.changed < _NOW - WAITING_PRIVATE,
    ),
)
_EXPIRE: Final = _CLOSE.where(TABLES.c.id.in_(select(TABLES.c.id).where(_EXPIRED).limit(MANY)), _EXPIRED)

_LAST: Final = (
    select(ENTRIES.c.body)
    .where(ENTRIES.c.table_id == TABLES.c.id)
    .order_by(ENTRIES.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
_ABANDONED: Final = and_(
    TABLES.c.status == "playing", TABLES.c.wake != IN_MEMORY, TABLES.c.changed < _NOW - ABANDONED
)
_FIND_ABANDONED: Final = select(TABLES.c.id, _LAST).where(_ABANDONED)
_CLOSE_ABANDONED: Final = _CLOSE.where(TABLES.c.id.in_(bindparam("closed", expanding=True)), _ABANDONED)

_FIND_UNPACKED: Final = (
    select(TABLES.c.id)
    .where(
        TABLES.c.status.in_(("finished", "closed")),
        TABLES.c.changed < _NOW - PACKED,
        or_(_JOURNAL, _SNAPSHOT),
    )
    .order_by(TABLES.c.changed)
    .limit(bindparam("most", type_=Integer))
)

_UNPLAYED: Final = and_(TABLES.c.status == "closed", TABLES.c.changed < _NOW - CLOSED, ~_JOURNAL, ~_ARCHIVE)
_DELETE_UNPLAYED: Final = delete(TABLES).where(
    TABLES.c.id.in_(select(TABLES.c.id).where(_UNPLAYED).limit(MANY))
)

_SITS: Final = exists().where(CHAIRS.c.person == PEOPLE.c.id)
_OWNS: Final = exists().where(TABLES.c.owner == PEOPLE.c.id)
_UNSEEN: Final = PEOPLE.c.seen < _NOW - UNSEEN
_FORGET: Final = delete(PEOPLE).where(
    PEOPLE.c.id.in_(select(PEOPLE.c.id).where(_UNSEEN, ~_SITS, ~_OWNS).limit(MANY)), _UNSEEN
)


class Tidied(NamedTuple):
    """What was done in one round."""

    expired: int  # tables that waited for people, closed
    abandoned: int  # games, closed
    packed: int  # journals
    deleted: int  # tables
    forgotten: int  # people

    @property
    def more(self) -> bool:
        """Whether there may be more to do right away."""
        return self.packed == AT_ONCE or MANY in self


class _Happened(msgspec.Struct):
    """When an entry of a journal was written, whatever its kind."""

    at: float = 0.0


async def tidy(engine: AsyncEngine, now: float) -> Tidied:
    """Do one round."""
    return Tidied(
        expired=await _changed(engine, _EXPIRE, now),
        abandoned=await _close_abandoned(engine, now),
        packed=await _pack(engine, now),
        deleted=await _changed(engine, _DELETE_UNPLAYED, now),
        forgotten=await _changed(engine, _FORGET, now),
    )


async def archived(connection: AsyncConnection, table: str) -> list[Line]:
    """Return the packed part of a journal."""
    wanted = select(ARCHIVES.c.lines).where(ARCHIVES.c.table_id == table)
    packed: bytes | None = (await connection.execute(wanted)).scalar()
    return [] if packed is None else await asyncio.to_thread(_unpacked, table, packed)


async def _close_abandoned(engine: AsyncEngine, now: float) -> int:
    """Close games where nothing happens any more, except those in memory."""
    async with engine.connect() as connection:
        found = (await connection.execute(_FIND_ABANDONED, {"now": now})).all()
    happened = msgspec.json.Decoder(_Happened).decode
    closed = [id_ for id_, body in found if body is None or happened(body).at < now - ABANDONED][:MANY]
    return await _changed(engine, _CLOSE_ABANDONED, now, closed=closed) if closed else 0


async def _pack(engine: AsyncEngine, now: float) -> int:
    """Pack some journals, each in its own transaction, so that nobody waits long."""
    async with engine.connect() as connection:
        wanted = await connection.execute(_FIND_UNPACKED, {"now": now, "most": AT_ONCE})
        tables = wanted.scalars().all()
    for table in tables:
        await _pack_one(engine, table)
    return len(tables)


async def _pack_one(engine: AsyncEngine, table: str) -> None:
    """Pack a table's lines, together with those packed before."""
    mine = ENTRIES.c.table_id == table
    async with engine.connect() as connection:
        rows = await connection.execute(select(ENTRIES).where(mine).order_by(ENTRIES.c.number))
        written = [Line(*row) for row in rows]
        lines = [*await archived(connection, table), *written]
        packed = await asyncio.to_thread(_packed, lines)
    async with engine.begin() as connection:
        await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        if written:
            await connection.execute(delete(ARCHIVES).where(ARCHIVES.c.table_id == table))
            await connection.execute(insert(ARCHIVES).values(table_id=table, lines=packed))
            await connection.execute(delete(ENTRIES).where(mine, ENTRIES.c.number <= written[-1].number))


async def _changed(engine: AsyncEngine, statement: Update | Delete, now: float, **values: list[str]) -> int:
    """Execute a statement, and return how many rows it has changed."""
    async with engine.begin() as connection:
        return int((await connection.execute(statement, {"now": now, **values})).rowcount)


def _packed(lines: Iterable[Line]) -> bytes:
    """Return a journal as compressed lines of JSON, without the id of its table."""
    return zlib.compress(b"\n".join(msgspec.json.encode(line[1:]) for line in lines))


def _unpacked(table: str, packed: bytes) -> list[Line]:
    decode = msgspec.json.Decoder(tuple[int, str | None, str, str, str | None]).decode
    return [Line(table, *decode(line)) for line in zlib.decompress(packed).split(b"\n")]
