"""All queries of the database, in one place."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Float, Integer, Select, String, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from guildhall.server.store.database import NoDatabase, complaint, open_database
from guildhall.server.store.housekeeping import Tidied, archived, tidy
from guildhall.server.store.journal import Journal, Line
from guildhall.server.store.owner import Owner
from guildhall.server.store.probe import Probe
from guildhall.server.store.schema import ARCHIVES, CHAIRS, ENTRIES, PEOPLE, SNAPSHOTS, TABLES
from guildhall.server.store.upgrade import upgrade

OF_ONE_OWNER: Final = 3  # tables in the list of open ones
OF_ONE_SOURCE: Final = 10


# Nested statements are reference cycles, so they are made once: the server collects garbage only while nobody
# is connected.


def _at_most(wanted: Select[Any], name: str, few: int) -> Select[Any]:
    """Select only the latest few of tables that agree in a column, unless it is empty."""
    tables = wanted.subquery()
    column = tables.c[name]
    rank = func.row_number().over(partition_by=column, order_by=(tables.c.changed.desc(), tables.c.id))
    ranked = select(tables, rank.label(f"rank_{name}")).subquery()
    return select(ranked).where(or_(ranked.c[name] == "", ranked.c[f"rank_{name}"] <= few))


def _open_tables(status: str) -> Select[Any]:
    wanted = select(TABLES).where(TABLES.c.open == 1, TABLES.c.status == status)
    for column, few in ((TABLES.c.owner, OF_ONE_OWNER), (TABLES.c.source, OF_ONE_SOURCE)):
        wanted = _at_most(wanted, column.name, few)
    listed = wanted.subquery()
    columns = [listed.c[column.name] for column in TABLES.c]
    return select(*columns).order_by(listed.c.changed.desc(), listed.c.id).limit(_MOST)


def _tables_of() -> Select[Any]:
    mine = select(CHAIRS.c.table_id).where(CHAIRS.c.person == _PERSON)
    last = (
        select(ENTRIES.c.waiting)
        .where(ENTRIES.c.table_id == TABLES.c.id)
        .order_by(ENTRIES.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    columns = [func.coalesce(last, column) if column is TABLES.c.waiting else column for column in TABLES.c]
    over = TABLES.c.status.in_(("finished", "closed"))
    wanted = select(*columns).where(or_(TABLES.c.id.in_(mine), TABLES.c.owner == _PERSON))
    return wanted.order_by(over, TABLES.c.changed.desc()).limit(_MOST)


def _games_alone() -> Select[Any]:
    others = select(CHAIRS).where(CHAIRS.c.table_id == TABLES.c.id, CHAIRS.c.person != _PERSON)
    mine = select(TABLES).where(TABLES.c.owner == _PERSON, TABLES.c.status == "playing")
    return mine.where(TABLES.c.wake < bindparam("before", type_=Float), ~others.exists())


_PERSON: Final = bindparam("person", type_=String)
_MOST: Final = bindparam("most", type_=Integer)
_OPEN_TABLES: Final = _open_tables("waiting")
_RUNNING: Final = _open_tables("playing")
_TABLES_OF: Final = _tables_of()
_GAMES_ALONE: Final = _games_alone()


class PersonRow(NamedTuple):
    """A person."""

    id: str
    name: str
    secret: str  # its hash
    since: float
    seen: float  # when they were last here


class TableRow(NamedTuple):
    """A table: its terms as JSON, and what lists of tables need."""

    id: str
    body: str
    status: str
    open: int
    waiting: str  # the seats that must choose, as a list of numbers
    changed: float
    wake: float  # when it must be loaded
    owner: str
    source: str = ""  # a hash of the address it was opened from


class ChairRow(NamedTuple):
    """A person who sits in a chair."""

    seat: int
    person: str


class Snapshot(NamedTuple):
    """A table as it was after one of its lines."""

    number: int
    body: str


class Store:
    """The database while the server runs."""

    def __init__(self, engine: AsyncEngine, owner: Owner) -> None:
        self._engine = engine
        self._owner = owner
        self.journal = Journal(engine)
        self._probe = Probe(engine, self.journal)

    @staticmethod
    async def open(address: str) -> Store:
        """Open and upgrade the database at an address; NoDatabase if that isn't possible."""
        engine = await open_database(address)
        owner = None
        try:
            owner = await Owner.of(engine)  # nobody upgrades a database that a running server uses
            await upgrade(engine)
        except BaseException as error:
            await engine.dispose()
            if owner is not None:
                await owner.leave()
            if isinstance(error, SQLAlchemyError):
                raise NoDatabase(complaint(engine.url, error)) from error
            raise
        store = Store(engine, owner)
        store.journal.open()
        return store

    @staticmethod
    async def prepare(address: str) -> None:
        """Open the database once, so that an operator sees at once if that isn't possible."""
        await (await Store.open(address)).close()

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        await self.journal.close()
        await self._engine.dispose()
        await self._owner.leave()

    async def keep(self) -> None:
        """Make sure that no other server has the database; NoDatabase if one has."""
        await self._owner.keep()

    async def alive(self) -> None:
        """Raise NotWritable if nothing can be written."""
        await self._probe.check()

    async def tidy(self, now: float) -> Tidied:
        """Clean up some of what would grow without bound (store/housekeeping.py)."""
        return await tidy(self._engine, now)

    # -- people ------------------------------------------------------------------------------------------

    async def add_person(self, person: PersonRow) -> None:
        """Add a person."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(**person._asdict()))

    async def person(self, id_: str) -> PersonRow | None:
        """Return a person by their id."""
        if not _storable(id_):
            return None
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == id_))).first()
        return PersonRow(*row) if row else None

    async def rename(self, id_: str, name: str) -> None:
        """Change a person's name."""
        async with self._engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id_).values(name=name))

    async def mark_seen(self, id_: str, now: float) -> bool:
        """Note that a person is here; whether the database still has them."""
        async with self._engine.begin() as connection:
            noted = await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id_).values(seen=now))
        return bool(noted.rowcount)

    # -- tables ------------------------------------------------------------------------------------------

    async def save_table(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        """Save a table, new or not, and its chairs."""
        values = row._asdict()
        source = values.pop("source")  # never changes
        async with self._engine.begin() as connection:
            changed = await connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(**values))
            if not changed.rowcount:
                await connection.execute(insert(TABLES).values(**values, source=source))
            await connection.execute(delete(CHAIRS).where(CHAIRS.c.table_id == row.id))
            if chairs:
                await connection.execute(
                    insert(CHAIRS), [{"table_id": row.id, **chair._asdict()} for chair in chairs]
                )

    async def table(self, id_: str) -> TableRow | None:
        """Return a table by its id."""
        if not _storable(id_):
            return None
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id_))).first()
        return TableRow(*row) if row else None

    async def open_tables(self, most: int) -> list[TableRow]:
        """Return tables with a free seat, the latest first; nobody can fill the list alone."""
        return await self._tables(_OPEN_TABLES, most=most)

    async def running_tables(self, most: int) -> list[TableRow]:
        """Return tables that everybody may watch, the latest first; nobody can fill the list alone."""
        return await self._tables(_RUNNING, most=most)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Return the tables where a person sits or that they own, finished ones last, and who must choose."""
        return await self._tables(_TABLES_OF, person=person, most=most)

    async def unlist(self, id_: str, person: str) -> None:
        """Remove a table from a person's list; its terms stay the same."""
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(CHAIRS).where(CHAIRS.c.table_id == id_, CHAIRS.c.person == person)
            )
            await connection.execute(
                update(TABLES).where(TABLES.c.id == id_, TABLES.c.owner == person).values(owner="")
            )

    async def waiting_of(self, person: str) -> int:
        """Return how many tables of an owner have not begun yet."""
        wanted = select(func.count()).where(TABLES.c.owner == person, TABLES.c.status == "waiting")
        async with self._engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def games_alone(self, person: str, before: float) -> list[TableRow]:
        """Return the games of an owner where nobody else has a chair and something is due before a time."""
        return await self._tables(_GAMES_ALONE, person=person, before=before)

    async def due(self, after: float, now: float) -> list[str]:
        """Return the tables that must be loaded between two times, the first excluded."""
        wanted = select(TABLES.c.id).where(
            TABLES.c.status == "playing", TABLES.c.wake > after, TABLES.c.wake <= now
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted.order_by(TABLES.c.wake))).scalars())

    async def wake(self, id_: str, at: float) -> bool:
        """Save when a table must be loaded; False: it has been closed in the meantime."""
        mine = update(TABLES).where(TABLES.c.id == id_, TABLES.c.status != "closed")
        async with self._engine.begin() as connection:
            return (await connection.execute(mine.values(wake=at))).rowcount > 0

    async def _tables(self, wanted: Select[Any], **values: str | float) -> list[TableRow]:
        async with self._engine.connect() as connection:
            return [TableRow(*row) for row in await connection.execute(wanted, values)]

    # -- journals and snapshots --------------------------------------------------------------------------

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """Return the journal of a table after one of its lines, packed or not."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
        async with self._engine.connect() as connection:
            found = [Line(*row) for row in await connection.execute(wanted.order_by(ENTRIES.c.number))]
            if found and found[0].number == after + 1:
                return found
            # In this order nothing that is being packed now is missed, though some may be found twice.
            packed = await archived(connection, table)
        first = found[0].number if found else math.inf
        return [line for line in packed if after < line.number < first] + found

    async def bodies(self, table: str, kind: str, first: int, count: int) -> list[str]:
        """Return some of the entries of one kind, from the first-th of them on, counted from 1."""
        begins = f'{{"type":"{kind}",'
        wanted = select(ENTRIES.c.body).where(
            ENTRIES.c.table_id == table, ENTRIES.c.body.startswith(begins, autoescape=True)
        )
        page = wanted.order_by(ENTRIES.c.number).offset(first - 1).limit(count)
        packed = select(ARCHIVES.c.table_id).where(ARCHIVES.c.table_id == table)
        async with self._engine.connect() as connection:
            if (await connection.execute(packed)).first() is None:
                return list((await connection.execute(page)).scalars())
        every = [line.body for line in await self.lines(table) if line.body.startswith(begins)]
        return every[first - 1 : first - 1 + count]

    async def snapshot(self, table: str) -> Snapshot | None:
        """Return the last snapshot of a table."""
        wanted = select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Snapshot(*row) if row else None

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Replace the snapshot of a table."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
            await connection.execute(insert(SNAPSHOTS).values(table_id=table, **snapshot._asdict()))


def _storable(text: str) -> bool:
    """Whether every database can store a text: not all can store a NUL."""
    return "\0" not in text
