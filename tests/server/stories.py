"""Tables for stories: at a known position, with everybody in their seats; and servers that die."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any, TypeAlias

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from guildhall.server import hall as halls
from guildhall.server import instant
from guildhall.server.clock import Pace
from guildhall.server.hall import Hall
from guildhall.server.lobby import Lobby
from guildhall.server.new_table import NewTable, Origin
from guildhall.server.people import Person
from guildhall.server.store.store import Store, TableRow
from guildhall.server.terms import Clock, Entry, Terms, decode_entry
from tests.server.running import PATIENCE, Player, Running, Someone, running

NEVER_BOTS = Pace(3600.0, 3600.0)  # nobody acts automatically
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "apprentice"}
# Blue to move; red and yellow can answer.
HALL = {
    "players": ["blue", "red", "yellow"],
    "options": {"windows": "open"},
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1"}, "yellow": {"at": "c1"}},
    "hands": {
        "blue": ["fireball", "lightning-bolt", "energy-4"],
        "red": ["full-shield", "shield", "energy-5"],
        "yellow": ["absorb-spell"],
    },
}
# Blue can knock red out, and that is the end.
LAST_BLOW = {
    "players": ["blue", "red"],
    "options": {"windows": "open"},
    "wizards": {"blue": {"at": "b1"}, "red": {"at": "b1", "life": 1}},
    "hands": {"blue": ["fireball"], "red": ["absorb-spell"]},
}


def hall_of(server: Running) -> Hall:
    """Return the hall of a server that runs here."""
    found: Hall = server.app.state.hall
    return found


def lobby_of(server: Running) -> Lobby:
    """Return the lobby of a server that runs here."""
    found: Lobby = server.app.state.lobby
    return found


async def opens_at(
    server: Running,
    people: Sequence[Someone],
    start: dict[str, Any] | None = None,
    clock: Clock | None = None,
    seats: Sequence[object] = (),
    **more: object,
) -> str:
    """Open a table of Wiz-War at a position, with everybody in their chairs, and return its id."""
    wanted = msgspec.convert(
        {"game": "wizwar", "seats": seats or [ME, *[OPEN] * (len(people) - 1)], **more}, NewTable
    )
    wanted.clock = clock or Clock()  # shorter times than anybody may ask for
    origin = Origin("", 0, start or HALL)
    terms, _ = await lobby_of(server).create(Person(people[0].id, people[0].name), wanted, origin)
    for person in people[1:]:
        assert (await person.joins(terms.id, invite=terms.invite)).status_code == 200
    return terms.id


async def three(server: Running) -> list[Someone]:
    """Create three people."""
    return [await server.person(name) for name in ("Anna", "Bert", "Carla")]


async def seated(people: Sequence[Someone], table: str) -> list[Player]:
    """Open a socket for everybody."""
    return [await person.sits(table, seat) for seat, person in enumerate(people)]


async def alone(anna: Someone) -> tuple[str, Player]:
    """Open a table of Elfenwizards for one person, and a socket for the seat that must choose."""
    table: str = (await anna.opens("elfenwizards", [ME, ME, ME]))["id"]
    for seat in range(3):
        player = await anna.sits(table, seat)
        if player.update["asks"] is not None:
            return table, player
    raise AssertionError("nobody is asked")


async def says(player: Player, words: str, **more: object) -> dict[str, Any]:
    """Choose with words, wait for what follows, and return the answer."""
    answer = await player.choose(say=words, **more)
    await settle(player)
    return answer


async def does(players: Sequence[Player], *lines: tuple[int, str]) -> None:
    """Choose with words, one player after the other; everybody sees it."""
    for seat, words in lines:
        answer = await says(players[seat], words)
        assert answer["type"] == "done", answer
        await settle(*players)


async def settle(*players: Player) -> None:
    """Wait until players have received everything that was sent."""
    for player in players:
        await player.answered({"type": "ping"})


def options(player: Player) -> list[str]:
    """Return the words of a player's options."""
    asks = player.update["asks"]
    return [] if asks is None else [option["say"] for option in asks["options"]]


async def asked(player: Player, *words: str) -> None:
    """Wait until a player must choose; with words, between just these, and not for a moment only."""
    while player.update["asks"] is None or (words and options(player) != list(words)):
        await player.until("update")
    await settle(player)
    assert not words or options(player) == list(words)


async def moves(player: Player, server: Running) -> None:
    """Connect again, to a server that was restarted."""
    player.address = f"ws://127.0.0.1:{server.port}/{player.address.split('/', 3)[3]}"
    await player.connect()


async def closed_with(doing: Awaitable[object]) -> int:
    """Return the code with which a socket is closed while something is done."""
    with pytest.raises(ConnectionClosed) as closed:
        await doing
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def eventually(found: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition is true."""
    end = time.monotonic() + PATIENCE
    while not await found():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.02)


async def entries(server: Running, table: str) -> list[Entry]:
    """Return the entries of a table's journal."""
    return [decode_entry(line.body) for line in await hall_of(server).store.lines(table)]


async def row_of(server: Running, table: str) -> TableRow:
    """Return the row of a table."""
    row = await hall_of(server).store.table(table)
    assert row is not None
    return row


async def dies(server: Running) -> None:
    """The server is killed: it finishes nothing, and unloads nothing."""
    hall = hall_of(server)
    hall._closing.set()
    assert hall._sweeper is not None
    await hall._sweeper
    for room in hall.rooms.values():
        room._stop_timers()
        assert room._task is not None
        room._task.cancel()
    hall.rooms.clear()


async def goes_away(server: Running, table: str) -> None:
    """Unload a table."""
    await hall_of(server)._unload(table)


def terms_of(server: Running, table: str) -> Terms:
    """Return the terms of a table in memory."""
    return hall_of(server).rooms[table].table.terms


class Sitting:
    """Where a story happens: a server that can be restarted, people, and their seats at a table."""

    server: Running

    def __init__(self, database: str) -> None:
        self.database = database
        self.people: list[Someone] = []
        self.table = ""
        self.players: list[Player] = []
        self.open = AsyncExitStack()  # the server, as long as it runs

    async def starts(self, pace: Pace | None = None) -> None:
        """Start a server that everybody can find."""
        self.server = await self.open.enter_async_context(running(self.database, pace))
        for person in self.people:
            person.server = self.server

    async def stops(self) -> None:
        """Stop the server cleanly, unless it is dead."""
        await self.open.aclose()

    async def restarts(self, pace: Pace | None = None) -> None:
        """Restart the server; nobody has connected to it yet."""
        await self.stops()
        await self.starts(pace)

    async def all_return(self) -> None:
        """Connect everybody to their seats again, after the server was restarted."""
        for player in self.players:
            await moves(player, self.server)


Story: TypeAlias = Callable[[Sitting], Awaitable[None]]


def tell_of_three(database: str, story: Story, pace: Pace | None = None) -> None:
    """Run a story of three people who have no table yet."""

    async def play() -> None:
        at = Sitting(database)
        async with at.open:
            await at.starts(pace)
            at.people = await three(at.server)
            await story(at)

    asyncio.run(play())


def tell(database: str, story: Story, pace: Pace | None = None, **wanted: Any) -> None:
    """Run a story at a table, opened by `opens_at`, with everybody in their seats."""

    async def seated_first(at: Sitting) -> None:
        del at.people[len(wanted.get("start", HALL)["players"]) :]
        at.table = await opens_at(at.server, at.people, **wanted)
        at.players = await seated(at.people, at.table)
        await story(at)

    tell_of_three(database, seated_first, pace)


def with_store(database: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Run a story with a store."""

    async def play() -> None:
        store = await Store.open(database)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(play())


class World:
    """The clocks of the server, which can be put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        wall, monotonic = time.time, instant.monotonic
        self.ahead = 0.0
        self.set = 0.0  # by how much the wall clock alone was set
        monkeypatch.setattr(time, "time", lambda: wall() + self.ahead + self.set)
        for name, module in list(sys.modules.items()):
            if name.startswith("guildhall.server") and getattr(module, "monotonic", None) is monotonic:
                monkeypatch.setattr(module, "monotonic", lambda: monotonic() + self.ahead)

    def passes(self, seconds: float) -> None:
        """Let time pass."""
        self.ahead += seconds


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server load and unload tables all the time."""
    monkeypatch.setattr(halls, "SWEEP", 0.02)
    monkeypatch.setattr(halls, "IDLE", 0.1)
