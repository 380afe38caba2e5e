"""All tables: opened, joined, left, started, brought back into memory and put away again."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from guildhall.bots.catalogue import NAMES as BOTS
from guildhall.catalogue import game as find_game
from guildhall.fair import new_secret
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption, GuildhallError, Message
from guildhall.kernel.options import Value
from guildhall.server.match import Snapped, beginning, continued
from guildhall.server.people import Person, clean
from guildhall.server.room import Pace, Room, numbers
from guildhall.server.store.store import ChairRow, Store, TableRow
from guildhall.server.terms import (
    FINISHED,
    PLAYING,
    WAITING,
    Chair,
    Clock,
    Played,
    Seated,
    Talked,
    Terms,
    decode_entry,
    decode_terms,
    encode_terms,
)

LISTED: Final = 100  # tables in one list
IDLE: Final = 300.0  # seconds after which a table at which nobody is leaves the memory
_SNAPPED: Final = msgspec.json.Decoder(Snapped)


class NoTable(GuildhallError):
    """A table that is not there, or not for this person."""


class NotNow(GuildhallError):
    """Something that cannot be done with a table as it is."""


class NewChair(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a chair: me, another person at my device, a computer player, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: str = ""
    name: str = ""
    value: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants to open."""

    game: str
    seats: list[NewChair]
    options: dict[str, Value] = {}
    private: bool = False
    spectators: Literal["live", "none"] = "live"
    clock: Clock = Clock()


class Hall:
    """The tables of this server."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self._pace = pace
        self._locks: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to keep order."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Finish what has been begun at every table."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*[room.close() for room in self.rooms.values()])
        self.rooms.clear()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 10)
            for id_, room in list(self.rooms.items()):
                if not room.guests and time.monotonic() - room.touched > IDLE:
                    async with self._lock(id_):
                        del self.rooms[id_]
                        await room.close()

    # -- tables ------------------------------------------------------------------------------------------

    async def create(self, person: Person, wanted: NewTable) -> tuple[str, Terms]:
        """Open a table; it begins at once if nobody is missing."""
        game = find_game(wanted.game)
        if len(wanted.seats) not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            raise BadOption(
                Message(
                    "bad-seats", {"game": game.name, "seats": len(wanted.seats), "least": least, "most": most}
                )
            )
        id_ = secrets.token_hex(8)
        terms = Terms(
            id_,
            game.name,
            game.version,
            game.options.settle(_hiding(game, wanted.options)),
            tuple(_chair(person, chair) for chair in wanted.seats),
            person.id,
            secrets.token_urlsafe(12),
            new_secret(),
            time.time(),
            wanted.private,
            wanted.spectators,
            wanted.clock,
        )
        await self._save(id_, terms, WAITING)
        if all(chair.kind != "open" for chair in terms.chairs):
            await self._start(id_, terms)
        return id_, terms

    async def join(self, id_: str, person: Person, invite: str, seat: int | None, value: str) -> Terms:
        """Sit down at a table that waits for people; the last one lets it begin."""
        async with self._lock(id_):
            terms, status = await self._known(id_)
            if terms.private and not secrets.compare_digest(invite, terms.invite):
                raise NoTable(Message("server-no-table"))
            if status != WAITING:
                raise NotNow(Message("server-already-begun"))
            free = [number for number, chair in enumerate(terms.chairs) if chair.kind == "open"]
            chosen = free[0] if seat is None else seat
            if chosen not in free:
                raise NotNow(Message("server-seat-taken"))
            chair = Chair("person", person.name, person.id, value=value[:64])
            terms = _with_chair(terms, chosen, chair)
            await self._save(id_, terms, WAITING)
            if len(free) == 1:
                await self._start(id_, terms)
        return terms

    async def leave(self, id_: str, person: Person) -> None:
        """Get up: before the game the chair is free again, later a computer player takes it."""
        async with self._lock(id_):
            terms, status = await self._known(id_)
            seats = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
            if not seats:
                raise NoTable(Message("server-no-seat"))
            if status == WAITING:
                for seat in seats:
                    terms = _with_chair(terms, seat, Chair("open"))
                await self._save(id_, terms, WAITING)
                return
            room = await self._room(id_)
            for seat in seats:
                chair = room.chair(seat)
                await room.reseat(seat, msgspec.structs.replace(chair, kind="bot", bot="apprentice"))

    async def back(self, id_: str, person: Person) -> None:
        """Take one's own chair again that a computer player has had for a while."""
        async with self._lock(id_):
            room = await self._room(id_)
            seats = [seat for seat, chair in enumerate(room.terms.chairs) if chair.person == person.id]
            if not seats:
                raise NoTable(Message("server-no-seat"))
            for seat in seats:
                await room.reseat(seat, msgspec.structs.replace(room.chair(seat), kind="person", bot=""))

    async def rematch(self, id_: str, person: Person) -> tuple[str, Terms]:
        """A new table with the same people and options, in the order of seats that follows."""
        terms, status = await self._known(id_)
        if status != FINISHED:
            raise NotNow(Message("server-not-over"))
        if all(chair.person != person.id for chair in terms.chairs):
            raise NoTable(Message("server-no-seat"))
        chairs = tuple(
            msgspec.structs.replace(chair, kind="bot" if chair.bot else "person", value="")
            for chair in (*terms.chairs[1:], terms.chairs[0])
        )
        new = secrets.token_hex(8)
        again = msgspec.structs.replace(
            terms,
            id=new,
            chairs=chairs,
            owner=person.id,
            invite=secrets.token_urlsafe(12),
            secret=new_secret(),
            created=time.time(),
            start=None,
            after=id_,
        )
        await self._save(new, again, WAITING)
        await self._start(new, again)
        return new, again

    async def terms(self, id_: str) -> tuple[Terms, str]:
        """What was agreed about a table, and how far it is."""
        room = self.rooms.get(id_)
        if room is not None:
            return room.terms, PLAYING if room.match.outcome is None else FINISHED
        return await self._known(id_)

    async def room(self, id_: str) -> Room:
        """A table at which a game is on, or was."""
        room = self.rooms.get(id_)
        if room is not None:
            return room
        async with self._lock(id_):
            return await self._room(id_)

    # -- inside ------------------------------------------------------------------------------------------

    def _lock(self, id_: str) -> asyncio.Lock:
        return self._locks.setdefault(id_, asyncio.Lock())

    async def _known(self, id_: str) -> tuple[Terms, str]:
        row = await self.store.table(id_[:32])
        if row is None:
            raise NoTable(Message("server-no-table"))
        return decode_terms(row.body), row.status

    async def _start(self, id_: str, terms: Terms) -> None:
        match = beginning(terms)
        await self._save(id_, terms, PLAYING, match.waiting())
        self._enter(Room(id_, terms, match, self.store, 0, self._pace, self._changed))

    async def _room(self, id_: str) -> Room:
        if id_ in self.rooms:
            return self.rooms[id_]
        terms, status = await self._known(id_)
        if status == WAITING:
            raise NotNow(Message("server-not-begun"))
        lines = await self.store.lines(id_)
        entries = [decode_entry(line.body) for line in lines]
        snapshot = await self.store.snapshot(id_)
        match = continued(terms, entries, None if snapshot is None else _SNAPPED.decode(snapshot.body))
        room = Room(id_, terms, match, self.store, len(lines), self._pace, self._changed)
        for line, entry in zip(lines, entries, strict=True):
            if line.message is not None:
                room.done[line.message] = entry.cut if isinstance(entry, Played) else 0
            if isinstance(entry, Seated):
                room.seat(entry.seat, entry.chair)
            elif isinstance(entry, Talked):
                room.hear(entry)
        self._enter(room)
        return room

    def _enter(self, room: Room) -> None:
        self.rooms[room.id] = room
        room.open()

    async def _changed(self, room: Room) -> None:
        """A game is over."""
        await self._save(room.id, room.terms, FINISHED)

    async def _save(self, id_: str, terms: Terms, status: str, waiting: Sequence[int] = ()) -> None:
        chairs = [
            ChairRow(seat, chair.person)
            for seat, chair in enumerate(terms.chairs)
            if chair.person is not None
        ]
        body = encode_terms(terms).decode()
        row = TableRow(id_, body, status, int(not terms.private), numbers(waiting), time.time())
        await self.store.save_table(row, chairs)


def _chair(person: Person, wanted: NewChair) -> Chair:
    if wanted.kind == "open":
        return Chair("open")
    if wanted.kind == "me":
        name = clean(wanted.name) if wanted.name else person.name
        return Chair("person", name, person.id, value=wanted.value[:64])
    if wanted.bot not in BOTS:
        raise BadOption(Message("bad-bot", {"name": wanted.bot, "allowed": BOTS}))
    return Chair("bot", clean(wanted.name) if wanted.name else wanted.bot.capitalize(), bot=wanted.bot)


def _hiding(game: Game[Any, Any, Any], options: dict[str, Value]) -> dict[str, Value]:
    """The options of a table at which nothing about a hand is told by who is asked."""
    return {**options, "windows": "open"} if "windows" in game.options.options else options


def _with_chair(terms: Terms, seat: int, chair: Chair) -> Terms:
    chairs = (*terms.chairs[:seat], chair, *terms.chairs[seat + 1 :])
    return msgspec.structs.replace(terms, chairs=chairs)


def described(id_: str, terms: Terms, status: str) -> dict[str, Any]:
    """What everybody may know about a table."""
    return {
        "id": id_,
        "game": terms.game,
        "options": terms.options,
        "status": status,
        "private": terms.private,
        "spectators": terms.spectators,
        "clock": msgspec.to_builtins(terms.clock),
        "created": terms.created,
        "after": terms.after,
        "seats": [{"kind": chair.kind, "name": chair.name, "bot": chair.bot} for chair in terms.chairs],
    }
