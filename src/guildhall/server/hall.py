"""All tables of the server: which are in memory, loaded from the database and unloaded again."""

from __future__ import annotations

import asyncio
import math
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.catalogue import game as find_game
from guildhall.kernel.message import BadPosition, Message
from guildhall.server import metrics
from guildhall.server.chairs import is_free
from guildhall.server.clock import DAY, Pace
from guildhall.server.delayed_spectators import DelayedSpectators
from guildhall.server.entries import seats
from guildhall.server.garbage import Garbage
from guildhall.server.instant import monotonic
from guildhall.server.match import MatchSnapshot, OtherRules, cannot_follow, played_here
from guildhall.server.room import Room
from guildhall.server.store.database import NoDatabase
from guildhall.server.store.schema import IN_MEMORY, NEVER
from guildhall.server.store.store import ChairRow, Store, TableRow
from guildhall.server.table import Clocks, Table
from guildhall.server.table_errors import NoTable, NotNow
from guildhall.server.terms import (
    CLOSED,
    FINISHED,
    PLAYING,
    WAITING,
    Terms,
    decode_terms,
    encode_terms,
    is_id,
)
from guildhall.server.workers.pool import Workers

IDLE: Final = 300.0  # seconds without anybody there after which a table leaves the memory
SWEEP: Final = 5.0  # seconds between two looks at which tables to load or unload
TIDY: Final = 3600.0  # seconds between two clean-ups of the database
LATER: Final = 60.0  # seconds after which the server tries again to load a table
_SNAPSHOTS: Final = msgspec.json.Decoder(MatchSnapshot)
LOG = structlog.get_logger()


class Hall:
    """The tables of this server."""

    def __init__(self, store: Store, pace: Pace, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self.replaying = asyncio.Lock()
        self.broadcasting = asyncio.Lock()
        self._restoring = asyncio.Lock()  # held while a table is loaded
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._frozen: dict[str, Message] = {}  # tables that today's rules can't follow, and why
        self._ended: set[str] = set()  # finished tables that could not be saved as such
        self._due: dict[str, float] = {}  # tables to load, and when, in monotonic time
        self._clocks: dict[str, Clocks] = {}  # of those, in case somebody sets the wall clock
        self._tidy_at = -math.inf  # in monotonic time
        self._garbage = Garbage()
        self._closing = asyncio.Event()
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to load and unload tables."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Finish what every table has begun, and unload it."""
        self._closing.set()
        if self._sweeper is not None:
            await self._sweeper
        try:
            await self._save_ends()
        except SQLAlchemyError as error:
            LOG.error("closing", error=str(error))
        for id_ in list(self.rooms):
            try:
                await self._unload(id_)
            except Exception as error:  # what anybody was sent is in the journal, so the table comes back
                LOG.error("closing", table=id_, error=str(error))

    async def _sweep(self) -> None:
        """Load the tables where something is due, and unload those where nobody is, again and again."""
        after = -1.0  # at first also those that were in memory when the last server stopped
        while not self._closing.is_set():
            try:
                for id_ in await self.store.due(after, time.time()):
                    self._due.setdefault(id_, IN_MEMORY)
                after = IN_MEMORY
                await self.store.keep()
                await self._load_due()
                await self._save_ends()
                self._garbage.collect(idle=not any(map(Room.has_viewers, self.rooms.values())))
                for id_, room in list(self.rooms.items()):
                    if room.idle(IDLE):
                        await self._unload(id_, IDLE)
                await self._tidy()
            except NoDatabase as error:
                LOG.critical("database", error=str(error))
                signal.raise_signal(signal.SIGTERM)  # the server finishes what it has acknowledged
            except Exception:
                LOG.exception("sweep")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP)

    async def _tidy(self) -> None:
        """Clean up what would grow without bound in the database, a little at a time."""
        if time.monotonic() >= self._tidy_at:
            self._tidy_at = time.monotonic() + TIDY
            tidied = await self.store.tidy(time.time())
            if tidied.more:
                self._tidy_at = -math.inf
            if any(tidied):
                LOG.info("tidied", **tidied._asdict())

    async def _load_due(self) -> None:
        """Load the tables where something is due; one that can't be loaded doesn't stop the others."""
        for id_, when in list(self._due.items()):
            if self._closing.is_set():
                return
            if when > monotonic():
                continue
            try:
                await self.room(id_)
                del self._due[id_]
            except OtherRules as error:  # until another server is started
                LOG.warning("opening", table=id_, error=str(error))
                self._due[id_] = NEVER
            except Exception as error:
                LOG.error("opening", table=id_, error=str(error))
                self._due[id_] = monotonic() + LATER
            await asyncio.sleep(0)

    async def _unload(self, id_: str, idle: float | None = None) -> None:
        """Unload a table; with a time, only if nobody has been there for so long."""
        async with self.lock(id_):
            room = self.rooms.get(id_)
            if room is None or (idle is not None and not room.idle(idle)):
                return
            del self.rooms[id_]
            metrics.TABLES.dec()
            try:
                left = await room.close()
                wake = NEVER if left is None else time.time() + left
                await self.store.wake(id_, IN_MEMORY if id_ in self._ended else wake)
                if left is not None and left < DAY:
                    self._due[id_] = monotonic() + left
                    self._clocks[id_] = room.table.clocks
            except Exception:  # nobody would know when to load it again
                self._due[id_] = IN_MEMORY
                raise

    # -- tables ------------------------------------------------------------------------------------------

    async def terms(self, id_: str) -> tuple[Terms, str]:
        """Return the terms of a table, and its status."""
        room = self.rooms.get(id_)
        return await self.saved_terms(id_) if room is None else (room.table.terms, room.table.status)

    async def other_rules(self, terms: Terms, status: str) -> bool:
        """Whether a game began under other rules and today's can't follow it.

        Of a finished game that is only known once somebody has tried to open it.
        """
        if status != PLAYING:
            return terms.id in self._frozen
        async with self.lock(terms.id):
            return not await self.follows(terms)

    def is_frozen(self, id_: str) -> bool:
        """Return whether somebody has tried to open a game in vain, since today's rules can't follow it."""
        return id_ in self._frozen

    async def room(self, id_: str) -> Room:
        """Return a table whose game has begun, loaded if necessary."""
        room = self.rooms.get(id_)
        if room is None:
            async with self.lock(id_):
                room = await self.load(id_)
        room.last_used = monotonic()
        return room

    # -- for the lobby, which holds the lock of a table meanwhile --------------------------------------------

    def lock(self, id_: str) -> asyncio.Lock:
        """Return the lock of a table: its holder alone loads, unloads or saves it."""
        return self._locks.setdefault(id_, asyncio.Lock())

    async def saved_terms(self, id_: str) -> tuple[Terms, str]:
        """Return the terms of a table and its status, as the database has them; NoTable if it doesn't."""
        row = await self.store.table(id_) if is_id(id_) else None
        if row is None:
            raise NoTable(Message("server-no-table"))
        return decode_terms(row.body), row.status

    async def begin(self, terms: Terms) -> tuple[Terms, str]:
        """Begin the game of a table that waited."""
        version = find_game(terms.game).version  # the rules may have changed while it waited
        terms = msgspec.structs.replace(terms, begun=time.time(), version=version, followed="")
        table = Table.new(terms)
        await self.save(terms, PLAYING, table.match.waiting())
        self._enter(table, DelayedSpectators.restored(terms, (), None) if terms.delay else None)
        return terms, PLAYING

    async def follows(self, terms: Terms) -> bool:
        """Whether today's rules can follow a game; one that began under other rules is loaded to find out."""
        if played_here(terms):
            return True
        try:
            await self.load(terms.id)
        except OtherRules:
            return False
        return True

    async def load(self, id_: str) -> Room:
        """Return a table, loaded if necessary."""
        if id_ in self.rooms:
            return self.rooms[id_]
        if id_ in self._frozen:
            raise OtherRules(self._frozen[id_])
        terms, status = await self.saved_terms(id_)
        if status not in (PLAYING, FINISHED):
            raise NotNow(Message("server-closed" if status == CLOSED else "server-not-begun"))
        lines = await self.store.lines(id_)
        row = await self.store.snapshot(id_)
        snapshot = None if row is None else _SNAPSHOTS.decode(row.body)
        async with self._restoring:
            try:
                table = await asyncio.to_thread(Table.restored, terms, lines, snapshot)
                if status == FINISHED != table.status and not played_here(terms):
                    raise cannot_follow(terms, len(table.match.record.answers), Message("bad-rules-outcome"))
            except OtherRules as error:
                self._frozen[id_] = error.message
                await self.store.wake(id_, NEVER)
                raise
            except BadPosition as error:  # the journal alone has everything
                LOG.error("snapshot", table=id_, error=str(error))
                snapshot = None
                table = await asyncio.to_thread(Table.restored, terms, lines, None)
        if status == PLAYING and not played_here(terms):  # the game goes on under today's rules
            version = find_game(terms.game).version
            table.terms = msgspec.structs.replace(table.terms, followed=version)
        table.note_outcome()
        if (clocks := self._clocks.pop(id_, None)) is not None:
            table.set_clocks(clocks)
        if (table.terms, table.status) != (terms, status):  # the server stopped after it wrote the last line
            await self.save(table.terms, table.status)
        delayed = None
        if terms.delay and table.status == PLAYING:
            delayed = await asyncio.to_thread(DelayedSpectators.restored, terms, lines, snapshot)
        if not await self.store.wake(id_, IN_MEMORY if table.status == PLAYING else NEVER):
            raise NotNow(Message("server-closed"))
        return self._enter(table, delayed)

    def _enter(self, table: Table, delayed: DelayedSpectators | None) -> Room:
        room = Room(table, self, delayed)
        self.rooms[room.id] = room
        metrics.TABLES.inc()
        room.open()
        return room

    def lost(self, table: Table) -> None:
        """Forget a room where something went wrong; its table is loaded again, at once if somebody asks."""
        id_ = table.terms.id
        if id_ in self.rooms and self.rooms[id_].table is table:
            del self.rooms[id_]
            metrics.TABLES.dec()
            metrics.LOST.inc()
            self._due[id_] = IN_MEMORY

    async def finished(self, table: Table) -> None:
        """Save that a game is over, and how it ended; if that fails, try again later."""
        table.note_outcome()
        try:
            await self.save(table.terms, FINISHED)
        except SQLAlchemyError as error:
            LOG.error("database", table=table.terms.id, error=str(error))
            self._ended.add(table.terms.id)

    async def reseated(self, table: Table) -> None:
        """Save who sits where; if that fails, the journal still knows."""
        try:
            await self.save(table.terms, table.status)
        except SQLAlchemyError as error:
            LOG.error("database", table=table.terms.id, error=str(error))

    async def _save_ends(self) -> None:
        """Save the ends of games that could not be saved before."""
        for id_ in list(self._ended):
            async with self.lock(id_):
                room = await self.load(id_)  # if the table had to be loaded, that has saved it
                await self.save(room.table.terms, room.table.status)
                self._ended.discard(id_)

    async def save(self, terms: Terms, status: str, waiting: Sequence[int] = ()) -> None:
        """Save the terms of a table, its status, and which seats must choose."""
        chairs = [
            ChairRow(seat, chair.person)
            for seat, chair in enumerate(terms.chairs)
            if chair.person is not None
        ]
        wake = IN_MEMORY if status == PLAYING else NEVER
        row = TableRow(
            terms.id,
            encode_terms(terms).decode(),
            status,
            int(_is_listed(terms, status)),
            seats(waiting),
            time.time(),
            wake,
            terms.owner,
            terms.source,
        )
        await self.store.save_table(row, chairs)


def _is_listed(terms: Terms, status: str) -> bool:
    """Whether everybody may find a table: to sit down there, or to watch."""
    free = any(map(is_free, terms.chairs)) if status == WAITING else terms.spectators
    return not terms.private and free
