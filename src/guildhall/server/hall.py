"""All tables: opened, joined, left, started, brought back into memory and put away again."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import hmac
import math
import secrets
import signal
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias
from weakref import WeakValueDictionary

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.bots.catalogue import check as check_bot
from guildhall.catalogue import game as find_game
from guildhall.fair import new_secret
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption, BadPosition, GuildhallError, Message
from guildhall.server import metrics
from guildhall.server.clock import DAY, Pace
from guildhall.server.computers import stand_in
from guildhall.server.delayed_spectators import DelayedSpectators
from guildhall.server.entries import seats
from guildhall.server.instant import steady
from guildhall.server.match import MatchSnapshot, OtherRules, cannot_follow, played_here
from guildhall.server.people import Person, clean, distinct
from guildhall.server.room import Room
from guildhall.server.store.database import NoDatabase
from guildhall.server.store.schema import IN_MEMORY, NEVER
from guildhall.server.store.store import ChairRow, Store, TableRow
from guildhall.server.table import Clocks, Table
from guildhall.server.terms import (
    CLOSED,
    FINISHED,
    PLAIN,
    PLAYING,
    WAITING,
    Chair,
    Clock,
    Seated,
    Terms,
    decode_terms,
    encode_terms,
    is_id,
)
from guildhall.server.wire import Id, Plain
from guildhall.server.workers.pool import Workers

LISTED: Final = 100  # tables in one list
IDLE: Final = 300.0  # seconds after which a table at which nobody is leaves the memory
GARBAGE: Final = 600.0  # seconds between two looks at what refers to itself
SWEEP: Final = 5.0  # seconds between two looks at what has to come or go
TIDY: Final = 3600.0  # seconds between two looks at what would grow without bound
LATER: Final = 60.0  # seconds after which a table that could not be opened is tried again
MOST_DELAY: Final = 3600.0
_SNAPPED: Final = msgspec.json.Decoder(MatchSnapshot)
MOST_SEATS: Final = 20  # that can be asked for; each game has its own
MOST_VALUE: Final = 64  # characters that somebody adds to the chance of a game
MOST_WAITING: Final = 20  # tables that have not begun, of one person or one address
MOST_SHOWS: Final = 10  # games that go on though nobody is there, of one person or one address
MOST_CHANGES: Final = 100  # of one chair in a game
_REMEMBERED: Final = 10_000  # addresses
LOG = structlog.get_logger()

FairValue: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST_VALUE, pattern=PLAIN)]


class NoTable(GuildhallError):
    """A table that is not there, or not for this person."""


class NotNow(GuildhallError):
    """Something that cannot be done with a table as it is."""


class NewChair(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a chair: me, another person at my device, a computer player, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: Plain = ""
    name: Plain = ""
    value: FairValue = ""


class TableSettings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Who is to sit at a table, and how it is to be kept, whatever is played."""

    id: Id = ""  # of the request: with one it opens one table, however often it is made
    seats: Annotated[list[NewChair], msgspec.Meta(max_length=MOST_SEATS)]
    private: bool = False
    several: bool = False  # whether one person may take several chairs
    spectators: bool = True
    delay: Annotated[float, msgspec.Meta(ge=0, le=MOST_DELAY)] = 0.0
    clock: Clock = Clock()


class NewTable(TableSettings, kw_only=True):
    """A table somebody wants to open."""

    game: Plain
    options: dict[Plain, int | Plain] = {}


class Origin(NamedTuple):
    """Where a game begins that does not begin at its beginning."""

    table: str
    step: int  # of that table
    position: dict[str, Any]


class Hall:
    """The tables of this server."""

    def __init__(self, store: Store, pace: Pace, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self.reading = asyncio.Lock()  # what is long past: at one table at a time
        self.telling = asyncio.Lock()  # how a table stands: likewise
        self._restoring = asyncio.Lock()  # a table that comes into memory: likewise
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._frozen: dict[str, Message] = {}  # tables that today's rules can't follow, and why
        self._ended: set[str] = set()  # tables whose end could not be noted in the lists
        self._due: dict[str, float] = {}  # tables that have to come into memory, and when, in steady time
        self._clocks: dict[str, Clocks] = {}  # of those, since the wall clock may be set in the meantime
        self._tidy_at = -math.inf  # when what would grow without bound is looked at next
        self._opening = asyncio.Lock()  # tables that are counted, one by one
        self._opened: dict[str, set[str]] = {}  # tables that count against an address, by its hash
        self._key = secrets.token_bytes()
        self._garbage_at = 0.0  # when garbage is looked for next
        self._closing = asyncio.Event()
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to keep order."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Finish what has been begun at every table."""
        self._closing.set()
        if self._sweeper is not None:
            await self._sweeper
        try:
            await self._note_ends()
        except SQLAlchemyError as error:
            LOG.error("closing", error=str(error))
        for id_ in list(self.rooms):
            try:
                await self._put_away(id_)
            except Exception as error:  # what was told stands in the journal, and the table comes back
                LOG.error("closing", table=id_, error=str(error))

    async def _sweep(self) -> None:
        """Bring tables into memory at which something is due, and put those away at which nobody is."""
        after = -1.0  # at first also those that were in memory when the server stopped
        while not self._closing.is_set():
            try:
                for id_ in await self.store.due(after, time.time()):
                    self._due.setdefault(id_, IN_MEMORY)
                after = IN_MEMORY
                await self.store.keep()
                await self._bring_due()
                await self._note_ends()
                self._look_for_garbage()
                for id_, room in list(self.rooms.items()):
                    if room.idle(IDLE):
                        await self._put_away(id_, IDLE)
                await self._tidy()
            except NoDatabase as error:
                LOG.critical("database", error=str(error))
                signal.raise_signal(signal.SIGTERM)  # what has been acknowledged is finished
            except Exception:
                LOG.exception("sweep")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP)

    async def _tidy(self) -> None:
        """End what would grow without bound, a little at a time."""
        if time.monotonic() >= self._tidy_at:
            self._tidy_at = time.monotonic() + TIDY
            tidied = await self.store.tidy(time.time())
            if tidied.more:
                self._tidy_at = -math.inf
            if any(tidied):
                LOG.info("tidied", **tidied._asdict())

    def _look_for_garbage(self) -> None:
        """Look for garbage where Python does not do so itself, and only while nobody is there.

        To look through the objects of a thousand tables stops everything for a second. What a table, a socket
        or a request leaves behind does not refer to itself (tests/server/test_garbage.py), so there is hardly
        anything to find.
        """
        if (
            not gc.isenabled()
            and steady() >= self._garbage_at
            and not any(map(Room.attended, self.rooms.values()))
        ):
            self._garbage_at = steady() + GARBAGE
            gc.collect()

    async def _bring_due(self) -> None:
        """Bring tables into memory; one that cannot be is no trouble for the others."""
        for id_, when in list(self._due.items()):
            if self._closing.is_set():
                return
            if when > steady():
                continue
            try:
                await self.room(id_)
                del self._due[id_]
            except OtherRules as error:  # as long as this server runs
                LOG.warning("opening", table=id_, error=str(error))
                self._due[id_] = NEVER
            except Exception as error:
                LOG.error("opening", table=id_, error=str(error))
                self._due[id_] = steady() + LATER
            await asyncio.sleep(0)

    async def _put_away(self, id_: str, idle: float | None = None) -> None:
        """Put a table away; with a time, only if nobody has been there for so long."""
        async with self._lock(id_):
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
                    self._due[id_] = steady() + left
                    self._clocks[id_] = room.table.clocks
            except Exception:  # nobody would know when it has to come back
                self._due[id_] = IN_MEMORY
                raise

    # -- tables ------------------------------------------------------------------------------------------

    def source(self, address: str) -> str:
        """What is remembered of an address: nobody can tell it from this, nor compare it after a restart."""
        return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()[:16]

    async def create(
        self, person: Person, wanted: NewTable, origin: Origin | None = None, source: str = ""
    ) -> tuple[Terms, str]:
        """Open a table, at a position if one is given; it begins at once if nobody is missing."""
        game = find_game(wanted.game)
        if len(wanted.seats) not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            count = len(wanted.seats)
            raise BadOption(
                Message("bad-seats", {"game": game.name, "seats": count, "least": least, "most": most})
            )
        if wanted.clock.steady and wanted.clock.window is None:
            raise BadOption(Message("server-steady-clock"))
        terms = Terms(
            id=_table_of(person, wanted.id) if wanted.id else secrets.token_hex(8),
            game=game.name,
            version=game.version,
            options=game.options.settle({**wanted.options, **game.fixed_online}),
            chairs=_chairs(person, game, wanted.seats),
            owner=person.id,
            invite=secrets.token_hex(12),
            secret=new_secret(),
            created=time.time(),
            private=wanted.private,
            spectators=wanted.spectators,
            delay=wanted.delay,
            clock=wanted.clock,
            start=None if origin is None else origin.position,
            after=None if origin is None else origin.table,
            step=None if origin is None else origin.step,
            several=wanted.several,
            source=source,
        )
        async with self._lock(terms.id):
            if wanted.id and await self.store.table(terms.id) is not None:
                return await self.terms(terms.id)  # asked again
            if all(chair.kind != "open" for chair in terms.chairs):
                return await self._settle(terms)
            async with self._opening:
                await self._allow(terms, waits=True)
                return await self._settle(terms)

    async def join(
        self, id_: str, person: Person, invite: str, seat: int | None, value: str
    ) -> tuple[Terms, str]:
        """Sit down at a table that waits for people; it begins when all chairs are taken.

        If somebody was not let in by the owner, it waits for the owner to start it.
        """
        async with self._lock(id_):
            terms, status = await self.terms(id_)
            mine = [number for number, chair in enumerate(terms.chairs) if _sits(chair, person)]
            if status == PLAYING and mine and seat in (None, *mine):
                return terms, status  # asked again, and it has begun
            _check_waiting(status)
            kept = [number for number, chair in enumerate(terms.chairs) if _kept_for(chair, person)]
            if seat in mine or (seat is None and mine and not kept):
                return terms, WAITING  # asked again: they sit there already
            if person.id in terms.removed:
                raise NotNow(Message("server-removed"))
            invited = secrets.compare_digest(invite.encode(), terms.invite.encode())
            if terms.private and not kept and not invited:
                raise NoTable(Message("server-no-invite"))
            free = kept + [number for number, chair in enumerate(terms.chairs) if _free(chair)]
            chosen = next(iter(free), -1) if seat is None else seat
            if chosen not in free:
                raise NotNow(Message("server-seat-taken"))
            alone = not terms.several and person.id != terms.owner
            if alone and (mine or kept) and chosen not in kept:
                raise NotNow(Message("server-one-chair"))
            name = terms.chairs[chosen].name or distinct(person.name, _names(terms.chairs))
            chair = Chair("person", name, person.id, value=value, invited=invited or chosen in kept)
            return await self._settle(_with_chair(terms, chosen, chair))

    async def start(self, id_: str, person: Person, names: Sequence[str] = ()) -> tuple[Terms, str]:
        """Wait for nobody any longer: computer players of these names take the chairs that are free."""
        wanted = [clean(name) for name in names]
        async with self._lock(id_):
            terms, status = await self.terms(id_)
            if person.id != terms.owner:
                raise NotNow(Message("server-not-owner"))
            if status == PLAYING:
                return terms, status  # asked again
            _check_waiting(status)
            bot = stand_in(terms.game)
            for seat, chair in enumerate(terms.chairs):
                if chair.kind == "open":
                    taken = _names(terms.chairs)
                    free = (name for name in wanted if distinct(name, taken) == name)
                    name = chair.name or next(free, None) or distinct(bot.capitalize(), taken)
                    terms = _with_chair(terms, seat, Chair("bot", name, chair.person, bot))
            return await self._settle(terms, agreed=True)

    async def remove(self, id_: str, person: Person, seat: int) -> tuple[Terms, str]:
        """Send somebody away before the game begins; they cannot sit down at this table again."""
        async with self._lock(id_):
            terms, status = await self.terms(id_)
            if person.id != terms.owner:
                raise NotNow(Message("server-not-owner"))
            if not 0 <= seat < len(terms.chairs):
                raise NoTable(Message("server-no-such-seat", {"seats": len(terms.chairs)}))
            _check_waiting(status)
            chair = terms.chairs[seat]
            if chair.kind == "bot":
                raise NotNow(Message("server-not-a-person"))
            if terms.of_owner(chair):
                raise NotNow(Message("server-remove-yourself"))
            if chair.person is None:
                return terms, status  # asked again
            for number, other in enumerate(terms.chairs):
                if other.person == chair.person:
                    terms = _with_chair(terms, number, Chair("open"))
            terms = msgspec.structs.replace(terms, removed=(*terms.removed, chair.person))
            return await self._settle(terms)

    async def leave(self, id_: str, person: Person) -> None:
        """Get up: before the game the chair is free again, later a computer player takes it.

        A game that today's rules can't follow stays as it is: it only leaves the list of the person.
        """
        async with self._lock(id_):
            terms, status = await self._known(id_)
            stays = status in (PLAYING, FINISHED) and not await self._follows(terms)
            owns = (stays or status == WAITING) and terms.owner == person.id
            mine = _seats_of(terms, person, or_none=owns)
            if stays:
                await self.store.unlist(id_, person.id)
                return
            if status == WAITING:
                for seat in mine:
                    terms = _with_chair(terms, seat, Chair("open"))
                chairs = [chair for chair in terms.chairs if chair.kind == "person"]
                people = [chair.person for chair in sorted(chairs, key=terms.let_in, reverse=True)]
                if people and people[0] is not None and person.id == terms.owner:
                    terms = msgspec.structs.replace(terms, owner=people[0])
                await self._save(terms, WAITING if people else CLOSED)
                return
            await self._reseat(id_, mine, "bot", stand_in(terms.game))

    async def back(self, id_: str, person: Person) -> None:
        """Take one's own chair again that a computer player has had for a while."""
        async with self._lock(id_):
            terms, _ = await self.terms(id_)
            await self._reseat(id_, _seats_of(terms, person), "person", "")

    async def _reseat(
        self, id_: str, chosen: Sequence[int], kind: Literal["person", "bot"], bot: str
    ) -> None:
        """Let people or computer players play for some seats, as long as there is something to play."""
        room = await self._room(id_)
        if room.table.status == FINISHED:
            return
        changing = [seat for seat in chosen if room.table.chair(seat).kind != kind]
        if kind == "bot" and any(room.table.spent[seat, Seated] >= MOST_CHANGES - 1 for seat in changing):
            raise NotNow(Message("server-too-many-changes"))  # and not when they would come back
        for seat in changing:
            await room.reseat(seat, msgspec.structs.replace(room.table.chair(seat), kind=kind, bot=bot))
        await self._save(room.table.terms, room.table.status)

    async def rematch(self, id_: str, person: Person, value: str, source: str = "") -> tuple[Terms, str]:
        """The table at which the same people play once more; their chairs are kept for them."""
        async with self._lock(id_):
            terms, status = await self.terms(id_)
            if status != FINISHED:
                raise NotNow(Message("server-not-over"))
            _seats_of(terms, person)
            if terms.next is None or await self._gone(terms.next):
                again = msgspec.structs.replace(
                    terms,
                    id=secrets.token_hex(8),
                    chairs=tuple(_again(chair) for chair in (*terms.chairs[1:], terms.chairs[0])),
                    owner=person.id,
                    invite=secrets.token_hex(12),
                    secret=new_secret(),
                    created=time.time(),
                    begun=0.0,
                    start=None,
                    after=id_,
                    step=None,
                    next=None,
                    source=source,
                )
                await self._settle(again)
                terms = msgspec.structs.replace(terms, next=again.id)
                await self._save(terms, FINISHED)
                if id_ in self.rooms:
                    self.rooms[id_].announce(again.id)
            following = terms.next
        assert following is not None
        again, status = await self.terms(following)
        while status == WAITING and any(_kept_for(chair, person) for chair in again.chairs):
            again, status = await self.join(following, person, "", None, value)
        return again, status

    async def terms(self, id_: str) -> tuple[Terms, str]:
        """What was agreed about a table, and how far it is."""
        room = self.rooms.get(id_)
        return await self._known(id_) if room is None else (room.table.terms, room.table.status)

    async def other_rules(self, terms: Terms, status: str) -> bool:
        """Whether a game was begun under other rules, which today's can't follow; of one that is over, only
        if somebody has tried to open it.
        """
        if status != PLAYING:
            return terms.id in self._frozen
        async with self._lock(terms.id):
            return not await self._follows(terms)

    async def room(self, id_: str) -> Room:
        """A table at which a game is on, or was."""
        room = self.rooms.get(id_)
        if room is None:
            async with self._lock(id_):
                room = await self._room(id_)
        room.touched = steady()
        return room

    # -- inside ------------------------------------------------------------------------------------------

    async def _allow(self, terms: Terms, waits: bool) -> None:
        """NotNow if its owner or all at their address have too many tables that wait, or go on alone."""
        if waits:
            found, most = await self.store.waiting_of(terms.owner), MOST_WAITING
        else:
            rows = await self.store.games_alone(terms.owner, NEVER)
            found, most = sum(_goes_on_alone(decode_terms(row.body)) for row in rows), MOST_SHOWS
        if found >= most:
            raise NotNow(Message("server-too-many-tables"))
        if terms.source and await self._opened_from(terms, waits) >= most:
            raise NotNow(Message("server-too-many-from-here"))

    async def _opened_from(self, terms: Terms, waits: bool) -> int:
        """How many others from the address of a table wait, or go on alone; the table counts from now."""
        if len(self._opened) >= _REMEMBERED:
            self._opened.clear()
        counted = self._opened.setdefault(terms.source, set())
        counted.discard(terms.id)
        found = 0
        for id_ in list(counted):
            row = await self.store.table(id_)
            alone = row is not None and row.status == PLAYING and _goes_on_alone(decode_terms(row.body))
            if alone or (row is not None and row.status == WAITING):
                found += alone is not waits
            else:
                counted.discard(id_)
        counted.add(terms.id)
        return found

    def _lock(self, id_: str) -> asyncio.Lock:
        return self._locks.setdefault(id_, asyncio.Lock())

    async def _known(self, id_: str) -> tuple[Terms, str]:
        row = await self.store.table(id_) if is_id(id_) else None
        if row is None:
            raise NoTable(Message("server-no-table"))
        return decode_terms(row.body), row.status

    async def _gone(self, id_: str) -> bool:
        """Whether a table is closed, or was and has been deleted since."""
        try:
            return (await self.terms(id_))[1] == CLOSED
        except NoTable:
            return True

    async def _settle(self, terms: Terms, agreed: bool = False) -> tuple[Terms, str]:
        """Write down who sits where; the game begins when nobody is missing and the owner agrees to all."""
        missing = any(chair.kind == "open" for chair in terms.chairs)
        if missing or not (agreed or all(map(terms.let_in, terms.chairs))):
            await self._save(terms, WAITING)
            return terms, WAITING
        if not _goes_on_alone(terms):
            return await self._begin(terms)
        async with self._opening:
            await self._allow(terms, waits=False)
            return await self._begin(terms)

    async def _begin(self, terms: Terms) -> tuple[Terms, str]:
        """Begin to play."""
        version = find_game(terms.game).version  # the rules may have changed while it waited
        terms = msgspec.structs.replace(terms, begun=time.time(), version=version)
        table = Table.new(terms)
        await self._save(terms, PLAYING, table.match.waiting())
        self._enter(table, DelayedSpectators.restored(terms, (), None) if terms.delay else None)
        return terms, PLAYING

    async def _follows(self, terms: Terms) -> bool:
        """Whether today's rules can follow a game; to know that of one of other rules it has to be opened."""
        if played_here(terms):
            return True
        try:
            await self._room(terms.id)
        except OtherRules:
            return False
        return True

    async def _room(self, id_: str) -> Room:
        if id_ in self.rooms:
            return self.rooms[id_]
        if id_ in self._frozen:
            raise OtherRules(self._frozen[id_])
        terms, status = await self._known(id_)
        if status not in (PLAYING, FINISHED):
            raise NotNow(Message("server-closed" if status == CLOSED else "server-not-begun"))
        lines = await self.store.lines(id_)
        row = await self.store.snapshot(id_)
        snapshot = None if row is None else _SNAPPED.decode(row.body)
        async with self._restoring:
            try:
                table = await asyncio.to_thread(Table.restored, terms, lines, snapshot)
                if status == FINISHED != table.status and not played_here(terms):
                    raise cannot_follow(terms, len(table.match.record.answers), Message("bad-rules-outcome"))
            except OtherRules as error:
                self._frozen[id_] = error.message
                await self.store.wake(id_, NEVER)
                raise
            except BadPosition as error:  # the journal has everything that the snapshot has
                LOG.error("snapshot", table=id_, error=str(error))
                snapshot = None
                table = await asyncio.to_thread(Table.restored, terms, lines, None)
        if status == PLAYING and not played_here(terms):  # it goes on under today's rules
            version = find_game(terms.game).version
            table.terms = msgspec.structs.replace(table.terms, version=version)
        if (clocks := self._clocks.pop(id_, None)) is not None:
            table.go_by(clocks)
        if (table.terms, table.status) != (terms, status):  # the last line was written, and no more
            await self._save(table.terms, table.status)
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

    def lost(self, room: Room) -> None:
        """Something went wrong: the table comes back from the journal, at once if somebody asks for it."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            metrics.TABLES.dec()
            metrics.LOST.inc()
            self._due[room.id] = IN_MEMORY

    async def finished(self, table: Table) -> None:
        """A game is over; if that cannot be noted in the lists now, it is later."""
        try:
            await self._save(table.terms, FINISHED)
        except SQLAlchemyError as error:
            LOG.error("database", table=table.terms.id, error=str(error))
            self._ended.add(table.terms.id)

    async def reseated(self, table: Table) -> None:
        """Note who sits where; the journal knows it as well, whatever goes wrong here."""
        try:
            await self._save(table.terms, table.status)
        except SQLAlchemyError as error:
            LOG.error("database", table=table.terms.id, error=str(error))

    async def _note_ends(self) -> None:
        """Note the ends of games that could not be noted."""
        for id_ in list(self._ended):
            async with self._lock(id_):
                room = await self._room(id_)  # if it had to be read anew, that has noted it
                await self._save(room.table.terms, room.table.status)
                self._ended.discard(id_)

    async def _save(self, terms: Terms, status: str, waiting: Sequence[int] = ()) -> None:
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
            int(not terms.private and any(map(_free, terms.chairs))),
            seats(waiting),
            time.time(),
            wake,
            terms.owner,
            terms.source,
        )
        await self.store.save_table(row, chairs)


def _table_of(person: Person, id_: str) -> str:
    """The id of the table that somebody opens with a request."""
    return hashlib.sha256(f"{person.id} {id_}".encode()).hexdigest()[:32]


def _goes_on_alone(terms: Terms) -> bool:
    """Whether a game goes on though nobody is there: computer players have all seats."""
    return all(chair.person is None for chair in terms.chairs)


def _check_waiting(status: str) -> None:
    """NotNow if a table does not wait for people."""
    if status != WAITING:
        raise NotNow(Message("server-closed" if status == CLOSED else "server-already-begun"))


def _names(chairs: Sequence[Chair]) -> list[str]:
    """The names that nobody else at a table can have."""
    return [chair.name for chair in chairs if chair.name]


def _chairs(person: Person, game: Game[Any, Any, Any], wanted: Sequence[NewChair]) -> tuple[Chair, ...]:
    """The chairs of a new table; no name in them looks like another."""
    chairs = [_chair(person, game, chair) for chair in wanted]
    for seat, chair in enumerate(chairs):
        if chair.name:
            chairs[seat] = msgspec.structs.replace(chair, name=distinct(chair.name, _names(chairs[:seat])))
    for seat, chair in enumerate(chairs):
        if chair.kind == "bot" and not chair.name:
            name = distinct(chair.bot.capitalize(), _names(chairs))
            chairs[seat] = msgspec.structs.replace(chair, name=name)
    return tuple(chairs)


def _chair(person: Person, game: Game[Any, Any, Any], wanted: NewChair) -> Chair:
    if wanted.kind == "open":
        return Chair("open")
    if wanted.kind == "me":
        name = clean(wanted.name) if wanted.name else person.name
        return Chair("person", name, person.id, value=wanted.value)
    check_bot(wanted.bot, game)
    return Chair("bot", clean(wanted.name) if wanted.name else "", bot=wanted.bot)


def _again(chair: Chair) -> Chair:
    """A chair at the next table: kept for the person who sat in it."""
    if chair.person is None:
        return msgspec.structs.replace(chair, value="")
    return Chair("open", chair.name, chair.person)


def _free(chair: Chair) -> bool:
    return chair.kind == "open" and chair.person is None


def _sits(chair: Chair, person: Person) -> bool:
    return chair.kind == "person" and chair.person == person.id


def _kept_for(chair: Chair, person: Person) -> bool:
    return chair.kind == "open" and chair.person == person.id


def _seats_of(terms: Terms, person: Person, or_none: bool = False) -> list[int]:
    """The seats of a person; NoTable if he has none and must have one."""
    found = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
    if not found and not or_none:
        raise NoTable(Message("server-no-seat"))
    return found


def _with_chair(terms: Terms, seat: int, chair: Chair) -> Terms:
    chairs = (*terms.chairs[:seat], chair, *terms.chairs[seat + 1 :])
    return msgspec.structs.replace(terms, chairs=chairs)
