"""What has come and gone at a server is gone at once: it does not wait for the collector of garbage."""

from __future__ import annotations

import asyncio
import gc
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Final

import pytest
from websockets.asyncio.client import connect

from guildhall.server import hall as halls
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
    """What has been left that refers to itself, by type, when the context ends."""
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
    """Somebody comes, and goes again."""
    room = await hall_of(at.server).room(at.table)
    socket = await connect(at.players[0].address)
    await socket.send(json.dumps({"type": "hello", "seat": None, "seen": 0}))
    await socket.recv()
    socket.transport.abort()
    await socket.wait_closed()

    async def gone() -> bool:
        return not room._audience.at(None) and not room._coming

    await eventually(gone)


async def ask(at: Sitting) -> None:
    """Somebody asks for something over HTTP."""
    reader, writer = await asyncio.open_connection("127.0.0.1", at.server.port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    await reader.read()
    writer.transport.abort()


async def break_off(at: Sitting) -> None:
    """Somebody breaks off in the middle of a request."""
    _, writer = await asyncio.open_connection("127.0.0.1", at.server.port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127")
    await writer.drain()
    writer.transport.abort()


async def play(at: Sitting) -> None:
    """Somebody chooses, takes it back, talks, and asks what makes no sense."""
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
    """A table is opened, and leaves the memory again."""
    await goes_away(at.server, await opens_at(at.server, at.people[:1], seats=[ME, BOT, BOT]))


@pytest.mark.parametrize("visit", [watch, ask, break_off, play, open_table])
def test_nothing_of_a_visit_refers_to_itself(
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


def test_garbage_is_looked_for_while_nobody_is_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    looked: list[int] = []
    monkeypatch.setattr(
        halls, "gc", SimpleNamespace(isenabled=lambda: False, collect=lambda: looked.append(1))
    )

    async def story(at: Sitting) -> None:
        hall_of(at.server)._garbage_at = 0.0
        looked.clear()
        await asyncio.sleep(0.2)
        assert looked == []  # three are there
        for player in at.players:
            player.socket.transport.abort()

        async def is_looked_for() -> bool:
            return bool(looked)

        await eventually(is_looked_for)
        await asyncio.sleep(0.2)
        assert looked == [1]  # and not again so soon

    tell(database, story, NEVER_BOTS)
