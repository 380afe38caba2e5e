"""What a server no longer needs is freed at once, without Python's garbage collector."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from guildhall.server import garbage as waste
from tests.server.stories import (
    BOT,
    ME,
    NEVER_BOTS,
    Sitting,
    does,
    eventually,
    goes_away,
    hall_of,
    hurry,
    opens_at,
    settle,
    tell,
)
from tests.server.test_connections import BAD, BAD_BODY, UPGRADE

OF_MACHINE: Final = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
OURS: Final = (
    "guildhall.",
    "litestar.",
    "uvicorn.",
    "websockets.server",
    "h11.",
    "sqlalchemy.",
)


@contextmanager
def garbage() -> Iterator[Counter[str]]:
    """The reference cycles that are left when the context ends, by type."""
    found: Counter[str] = Counter()
    gc.collect()
    gc.disable()
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found.update(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def watch(at: Sitting) -> None:
    """A spectator joins, and leaves again."""
    room = await hall_of(at.server).room(at.table)
    socket = await connect(at.players[0].address)
    await socket.send(json.dumps({"type": "hello", "seat": None, "seen": 0}))
    await socket.recv()
    socket.transport.abort()
    await socket.wait_closed()

    async def left() -> bool:
        return not room._audience.count(None) and not room._joining

    await eventually(left)


async def ask(at: Sitting) -> None:
    """Somebody asks for something over HTTP."""
    reader, writer = await asyncio.open_connection("127.0.0.1", at.server.port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    await reader.read()
    writer.transport.abort()


async def request(at: Sitting, path: str, token: str = "", **headers: str) -> bytes:
    """Send a request on its own connection, and return the whole response."""
    reader, writer = await asyncio.open_connection("127.0.0.1", at.server.port)
    head = {"Host": "127.0.0.1", "Connection": "close", **headers}
    if token:
        head["Authorization"] = f"Bearer {token}"
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    writer.write("\r\n".join(lines).encode())
    answer = await reader.read()
    writer.transport.abort()
    return answer


async def look_at_lobby(at: Sitting) -> None:
    """Somebody looks at the open tables, as every start page does again and again."""
    assert b" 200 " in await request(at, "/api/tables")


async def look_at_own_tables(at: Sitting) -> None:
    """Somebody looks at their own tables."""
    assert b" 200 " in await request(at, "/api/tables/mine", at.players[0].token)


async def ask_for_nothing(at: Sitting) -> None:
    """Somebody is refused: nothing like that exists, nobody knows them, or they come from elsewhere."""
    assert b" 404 " in await request(at, "/api/tables/nothing")
    assert b" 401 " in await request(at, "/api/tables/mine", "nobody")
    assert b" 421 " in await request(at, "/api/games", Host="elsewhere.example")


async def tidy(at: Sitting) -> None:
    """The database is cleaned up."""
    await hall_of(at.server).store.tidy(time.time())


async def come_from_elsewhere(at: Sitting) -> None:
    """A page of another site tries to open a socket."""
    with pytest.raises(InvalidStatus):
        await connect(at.players[0].address, origin=Origin("http://elsewhere.example"))


async def say(at: Sitting, data: str | bytes) -> None:
    """Somebody sends something as their first message, and is closed."""
    socket = await connect(at.players[0].address)
    await socket.send(data)
    await asyncio.wait_for(socket.wait_closed(), 20)


async def say_nonsense(at: Sitting) -> None:
    """Somebody sends something else than a hello."""
    await say(at, "{")


async def say_too_much(at: Sitting) -> None:
    """Somebody sends a message that is too long."""
    await say(at, "x" * 100_000)


async def send_bad_frame(at: Sitting) -> None:
    """Somebody sends something that isn't a frame."""
    socket = await connect(at.players[0].address)
    socket.transport.write(b"\xff" * 100)
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(socket.recv(), 20)
    await socket.wait_closed()


async def reload_table(at: Sitting) -> None:
    """Something goes wrong at a table with people, and it is loaded again."""
    for player in at.players:
        await player.connect()
    (await hall_of(at.server).room(at.table))._give_up()
    for player in at.players:
        await asyncio.wait_for(player.socket.wait_closed(), 20)


async def break_off(at: Sitting) -> None:
    """Somebody breaks off in the middle of a request."""
    _, writer = await asyncio.open_connection("127.0.0.1", at.server.port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127")
    await writer.drain()
    writer.transport.abort()


async def send(at: Sitting, *said: bytes) -> bytes:
    """Send something on a connection of its own, and return everything until the server closes it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", at.server.port)
    writer.writelines(said)
    answer = await asyncio.wait_for(reader.read(), 20)
    writer.transport.abort()
    return answer


async def send_what_is_not_http(at: Sitting) -> None:
    """Somebody sends something that isn't HTTP, in as many ways as there are."""
    for bad in (*BAD, BAD[0] + b"x" * 60_000, BAD_BODY):
        assert b" 400 " in await send(at, bad)


async def open_no_socket(at: Sitting) -> None:
    """Somebody asks for a WebSocket in a way that makes none."""
    assert b" 400 " in await send(at, UPGRADE)
    assert b" 400 " in await send(at, UPGRADE[:-2] + b"Sec-WebSocket-Version: 13\r\n\r\n")
    assert b" 405 " in await send(at, UPGRADE.replace(b"GET", b"POST"))


async def ask_for_what_makes_no_sense(at: Sitting) -> None:
    """Somebody asks for something with a wrong value, or with several."""
    replay = f"/api/tables/{at.table}/replay"
    assert b" 400 " in await request(at, f"{replay}?count=0")
    assert b" 400 " in await request(at, f"{replay}?count=0&after=x&seat=x")
    for body in (b'{"seat": "x"}', b'{"seat": "x", "invite": 1}', b"[]", b"{", b"\xff", b"[" * 5000):
        answer = await at.server.http.post(
            f"/api/tables/{at.table}/join",
            content=body,
            headers={"Authorization": f"Bearer {at.people[0].token}", "Content-Type": "application/json"},
        )
        assert answer.status_code == 400, answer.text


async def deaf(at: Sitting, unread: int) -> ClientConnection:
    """A spectator joins and reads nothing, until so many bytes wait that the server can't send."""
    socket = await connect(at.players[0].address, max_queue=1, compression=None)
    await socket.send(json.dumps({"type": "hello", "seat": None, "seen": 0}))
    await socket.recv()
    socket.transport.pause_reading()
    room = await hall_of(at.server).room(at.table)
    connection: Any = next(viewer.connection for viewer in room._audience if viewer.seat is None)
    while connection._waiting < unread and not connection.closed:
        connection.send(b"x" * 100_000)
        await asyncio.sleep(0.001)
    return socket


async def left(at: Sitting) -> None:
    """Wait until no spectator is there."""
    room = await hall_of(at.server).room(at.table)

    async def has_left() -> bool:
        return not room._audience.count(None)

    await eventually(has_left)


async def read_nothing(at: Sitting) -> None:
    """A spectator reads nothing until the server closes the socket."""
    socket = await deaf(at, 1 << 30)
    await left(at)
    socket.transport.abort()


async def vanish(at: Sitting) -> None:
    """A spectator disconnects while the server can't send everything."""
    socket = await deaf(at, 300_000)
    socket.transport.abort()
    await left(at)


async def play(at: Sitting) -> None:
    """Somebody chooses, undoes it, talks, and asks something that makes no sense."""
    anna = at.players[0]
    await does(at.players, (0, "b1"))
    await anna.insists({"type": "undo"})
    await anna.insists({"type": "say", "text": "Hm."})
    for message in (
        {"type": "help"},
        {"type": "why", "wish": "nothing"},
        {"type": "choose", "say": "nothing"},
    ):
        await anna.answered(message)
    await settle(*at.players)


async def open_table(at: Sitting) -> None:
    """A table is opened, and unloaded."""
    await goes_away(at.server, await opens_at(at.server, at.people[:1], seats=[ME, BOT, BOT]))


@pytest.mark.parametrize(
    "visit",
    [
        watch,
        ask,
        look_at_lobby,
        look_at_own_tables,
        ask_for_nothing,
        tidy,
        come_from_elsewhere,
        say_nonsense,
        say_too_much,
        send_bad_frame,
        break_off,
        send_what_is_not_http,
        open_no_socket,
        ask_for_what_makes_no_sense,
        read_nothing,
        vanish,
        play,
        open_table,
        reload_table,
    ],
)
def test_a_visit_leaves_no_reference_cycles(
    database: str, visit: Callable[[Sitting], Awaitable[None]]
) -> None:
    async def story(at: Sitting) -> None:
        await visit(at)  # what is made once is made
        await asyncio.sleep(0.2)
        with garbage() as found:
            for _ in range(5):
                await visit(at)
            await asyncio.sleep(0.2)
        left = {name: count for name, count in found.items() if name.startswith(OURS)}
        assert left == {}, found

    tell(database, story, NEVER_BOTS)


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that has as many entries as there were collections, by a server with a hasty sweeper."""
    hurry(monkeypatch)
    found: list[int] = []

    def collect() -> int:
        found.append(1)
        return 0

    monkeypatch.setattr(waste, "gc", SimpleNamespace(isenabled=lambda: False, collect=collect))
    return found


def test_garbage_is_collected_while_nobody_is_connected(database: str, collected: list[int]) -> None:
    async def story(at: Sitting) -> None:
        hall_of(at.server)._garbage._at = 0.0
        collected.clear()
        await asyncio.sleep(0.2)
        assert collected == []  # three are there
        for player in at.players:
            player.socket.transport.abort()

        async def is_collected() -> bool:
            return bool(collected)

        await eventually(is_collected)
        await asyncio.sleep(0.2)
        assert collected == [1]  # and not again so soon

    tell(database, story, NEVER_BOTS)


def test_garbage_is_collected_once_when_memory_runs_out(
    database: str, collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: Sitting) -> None:
        collected.clear()
        now = waste.memory()
        assert now > 10 << 20
        half = waste.machine_memory() // 2
        assert half > now
        for much, times in ((half, 0), (half + 1, 1), (int(1.2 * half), 1)):
            monkeypatch.setattr(waste, "memory", lambda much=much: much)
            await asyncio.sleep(0.2)
            assert len(collected) == times

    with capture_logs() as logs:
        tell(database, story, NEVER_BOTS)
    assert [line["event"] for line in logs if line["log_level"] == "warning"] == ["memory"]


def test_unknown_memory_counts_as_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(waste, "_STATUS", tmp_path / "nothing")
    assert waste.memory() == 0


@pytest.mark.parametrize(
    ("limit", "found"), [("1000000", 1_000_000), ("max", OF_MACHINE), (None, OF_MACHINE)]
)
def test_a_container_may_have_less_memory_than_its_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, limit: str | None, found: int
) -> None:
    monkeypatch.setattr(waste, "_LIMIT", tmp_path / "memory.max")
    if limit is not None:
        (tmp_path / "memory.max").write_text(f"{limit}\n")
    assert waste.machine_memory() == found
