"""Servers whose time jumps: what is sent on their sockets, and when, is the same on every machine.

The loop never waits for a timer: when there is nothing else to do, its clock goes on to the next one. What
the database does takes no time at all: questions that it has not answered are counted, those to the thread
of SQLite and those over the socket of PostgreSQL. A server is talked to as any other, but by calling its
application instead of through the network.
"""

from __future__ import annotations

import asyncio
import json
import re
import selectors
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any, TypeVar

import aiosqlite.core
import httpx
import pytest

from guildhall.bots import catalogue as bots
from guildhall.bots.bot import Bot
from guildhall.catalogue import game as find_game
from guildhall.kernel.decision import Decision
from guildhall.server.app import Settings
from guildhall.server.clock import Pace
from guildhall.server.store.store import ChairRow, TableRow
from guildhall.server.terms import PLAYING, Chair, Clock, Terms, encode_terms
from guildhall.wizwar import kinds
from tests.server import apps
from tests.server.running import READING

T = TypeVar("T")
TABLE = "00000000000000aa"
SECRET = "5e" * 32
EPOCH = 1_700_000_000.0  # what the clock on the wall says when time begins
PACE = Pace(bot=0.4, window=0.4)
LATEST = 100_000.0  # seconds of a loop's own time after which nothing more is expected
PATIENCE = 60.0  # seconds of real time, on however slow a machine
_SPEAKER = re.compile('"by":"[0-9a-f]{12}"')  # people are others in the other world


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop whose time advances only when there is nothing to do."""

    def __init__(self) -> None:
        self.now = 0.0
        self.outside = 0  # what others are doing for the loop
        super().__init__(_Jumping(self))

    def time(self) -> float:
        """Return its own time."""
        return self.now

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Run work in a thread, which takes no time at all."""
        self.outside += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(lambda _: setattr(self, "outside", self.outside - 1))
        return future

    async def shutdown_default_executor(self, *args: Any) -> None:
        """Stop all threads."""
        self.outside += 1
        await super().shutdown_default_executor(*args)
        self.outside -= 1

    async def create_unix_connection(  # type: ignore[override]
        self, protocol_factory: Callable[[], asyncio.Protocol], path: str
    ) -> tuple[_Watched, asyncio.Protocol]:
        """Connect to PostgreSQL."""
        driver = protocol_factory()
        self.outside += 1
        try:
            _, watched = await super().create_unix_connection(lambda: _Watched(driver, self), path)
        finally:
            self.outside -= 1
        return watched, driver


class _Jumping(selectors.SelectSelector):
    """Waits for the database, never for a time."""

    def __init__(self, loop: JumpingLoop) -> None:
        super().__init__()
        self._owner = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what has come in; if nothing can come in, advance the time to the next timer."""
        if timeout == 0 or (timeout is not None and timeout < 0):
            return super().select(0)
        if self._owner.outside:
            found = super().select(PATIENCE)
            assert found, f"{self._owner.outside} questions to the database stay unanswered"
            return found
        assert timeout is not None, "nothing will ever happen"
        self._owner.now += timeout
        assert self._owner.now < LATEST, "something never happens"
        return super().select(0)


class _Counted(SimpleQueue[Any]):
    """The queue of a database's thread, whose work is counted until it is done."""

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()

    def put_nowait(self, item: Any) -> None:
        """Add work; what is cleaned up after the end of its loop doesn't count."""
        future, loop = item[0], self._loop
        if future is not None and future.get_loop() is loop and isinstance(loop, JumpingLoop):
            loop.outside += 1
            future.add_done_callback(lambda _: setattr(loop, "outside", loop.outside - 1))
        super().put_nowait(item)


class _Watched(asyncio.Protocol):
    """Between PostgreSQL's driver and its socket, for each the other: knows whether an answer is due.

    A message is its type (a letter), the length of what follows, and that; only the first one has no type.
    The driver asks one question after the other. A question ends with a query, a sync or a farewell, and its
    answer with the type Z; but if it ends with a flush, its answer is a description or an error.
    """

    def __init__(self, driver: asyncio.Protocol, loop: JumpingLoop) -> None:
        self._driver = driver
        self._loop = loop
        self._asked = b"?"  # the type that the first message lacks
        self._told = b""
        self._last = b""  # types of messages with which the answer that is due can end

    def connection_made(self, transport: Any) -> None:
        """Note the transport."""
        self._transport = transport
        self._driver.connection_made(self)  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send a question."""
        types, self._asked = _types(self._asked + data)
        for type_ in types:
            if type_ in b"?QSXH":
                self._expect(b"TnE" if type_ in b"H" else b"Z")
        self._transport.write(data)

    def writelines(self, parts: Iterable[bytes]) -> None:
        """Send a question in several parts."""
        self.write(b"".join(parts))

    def data_received(self, data: bytes) -> None:
        """Pass on an answer."""
        types, self._told = _types(self._told + data)
        if any(type_ in self._last for type_ in types):
            self._expect(b"")
        self._driver.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect no more answers."""
        self._expect(b"")
        self._driver.connection_lost(exc)

    def _expect(self, last: bytes) -> None:
        self._loop.outside += bool(last) - bool(self._last)
        self._last = last


def _types(data: bytes) -> tuple[bytes, bytes]:
    """Return the types of whole messages, and what is left."""
    found = b""
    while len(data) >= 5 and len(data) > (length := int.from_bytes(data[1:5], "big")):
        found += data[:1]
        data = data[1 + length :]
    return found, data


def in_its_own_time(story: Coroutine[Any, Any, T]) -> T:
    """Run a story in a loop whose time jumps, and always begins at the same moment."""
    with pytest.MonkeyPatch.context() as patch:
        loop = JumpingLoop()
        clock = SimpleNamespace(
            monotonic=loop.time,
            time=lambda: EPOCH + loop.now,
            time_ns=lambda: int((EPOCH + loop.now) * 1e9),
        )
        patch.setattr(aiosqlite.core, "SimpleQueue", _Counted)
        for name, module in list(sys.modules.items()):
            if name.startswith("guildhall.server") and getattr(module, "time", None) is time:
                patch.setattr(module, "time", clock)
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            return runner.run(story)


# -- computer players ------------------------------------------------------------------------------------


class Thinker(Bot):
    """Takes the first option, and thinks longer the more options there are."""

    def __init__(self, game: object, seed: int) -> None:
        pass

    def choose(self, view: Any, decision: Decision, accepted: Sequence[Any] = ()) -> int:
        """Return one of the options, after hard work if there is a choice."""
        if len(decision.options) > 1:
            loop = asyncio.get_running_loop()
            assert isinstance(loop, JumpingLoop)
            loop.now += 0.01 * len(decision.options)
        return self.pick(decision)

    def pick(self, decision: Decision) -> int:
        """Return the first option, which in a window is to pass."""
        return decision.options[0]


class Answerer(Thinker):
    """Answers whatever it can, without energy."""

    def pick(self, decision: Decision) -> int:
        """Return the last of the possible answers."""
        if decision.kind == kinds.ANSWER:
            return decision.options[-1]
        return kinds.NONE if kinds.NONE in decision.options else decision.options[0]


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two more computer players, who think longer the more options they have."""
    monkeypatch.setitem(bots._BOTS, "thinker", Thinker)
    monkeypatch.setitem(bots._BOTS, "answerer", Answerer)


# -- a world ---------------------------------------------------------------------------------------------


class World:
    """A server with one table, and everything that anybody is sent there."""

    def __init__(self, app: Any, http: httpx.AsyncClient, number: int) -> None:
        self.number = number  # which of two worlds it is
        self.app = app
        self.http = http
        self.tokens: list[str] = []  # by seat
        self.answers: list[tuple[float, int, bytes]] = []  # to requests

    async def lay(
        self,
        start: dict[str, Any],
        seats: Sequence[str],
        clock: Clock | None = None,
        table: str = TABLE,
        secret: str = SECRET,
    ) -> None:
        """Set up a table at a position; a seat is a person's name, or a computer player: "bot NAME"."""
        game = find_game(start["game"])
        chairs: list[Chair] = []
        self.tokens = []
        for seat in seats:
            bot = seat.removeprefix("bot ")
            known = (await self.http.post("/api/people", json={"name": bot})).json()
            self.tokens.append(known["token"])
            chairs.append(Chair("person", seat, known["id"]) if bot == seat else Chair("bot", bot, bot=bot))
        terms = Terms(
            id=table,
            game=game.name,
            version=game.version,
            options=dict(game.load(start).options),
            chairs=tuple(chairs),
            owner="",
            invite="",
            secret=secret,
            created=EPOCH,
            begun=EPOCH + asyncio.get_running_loop().time(),
            clock=clock or Clock(),
            start=start,
        )
        body = encode_terms(terms).decode()
        waiting = ",".join(str(decision.player) for decision in game.asks(game.load(start)))
        row = TableRow(table, body, PLAYING, open=1, waiting=waiting, changed=EPOCH, wake=0.0, owner="")
        sitting = [ChairRow(i, chair.person) for i, chair in enumerate(chairs) if chair.person is not None]
        await self.app.state.hall.store.save_table(row, sitting)

    async def sits(self, seat: int | None, seen: int | None = None, table: str = TABLE) -> Ear:
        """Open a socket for a seat."""
        ear = Ear(self.app, seat, table)
        token = "" if seat is None else self.tokens[seat]
        await ear.tell({"type": "hello", "token": token, "seat": seat, "seen": seen})
        return ear

    async def asks(self, seat: int, path: str) -> None:
        """Send a request of somebody at the table."""
        answer = await self.http.get(path, headers={"Authorization": f"Bearer {self.tokens[seat]}"})
        now = asyncio.get_running_loop().time()
        self.answers.append((round(now, 6), answer.status_code, answer.content))


class Ear:
    """The client of one seat, which remembers what it was sent, and when."""

    def __init__(self, app: Any, seat: int | None, table: str) -> None:
        self.seat = seat
        self.heard: list[tuple[float, str]] = []
        self.n = 0
        self.update: dict[str, Any] = {}
        self.count = 0
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"table")],
            "client": ("table", 1),
            "server": ("table", 2),
            "subprotocols": [],
            "extensions": {},
        }
        self._task = asyncio.create_task(app(scope, self._said.get, self._hear))

    async def _hear(self, message: dict[str, Any]) -> None:
        now = round(asyncio.get_running_loop().time(), 6)
        if message["type"] == "websocket.send":
            text = _SPEAKER.sub('"by":""', message["text"])
            self.heard.append((now, text))
            told = json.loads(text)
            if told["type"] == "update":
                self.n = told["n"]
                self.update = told
        elif message["type"] == "websocket.close":
            self.heard.append((now, f"closed {message.get('code')}"))

    async def tell(self, message: dict[str, Any], pause: float = 1.0) -> None:
        """Send something, then wait until everything has happened that follows."""
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        await asyncio.sleep(pause)

    async def says(self, kind: str, pause: float = 1.0, **more: object) -> None:
        """Send a message about the newest update, with a new id."""
        self.count += 1
        seen = {} if kind in READING else {"seen": self.n}
        await self.tell({"type": kind, "id": f"m{self.count}", **seen, **more}, pause)

    async def does(self, *words: str) -> None:
        """Make choices, one after the other, which must all be accepted."""
        for word in words:
            await self.says("choose", say=word)
            answers = [json.loads(text) for _, text in self.heard if f'"id":"m{self.count}"' in text]
            assert [answer["type"] for answer in answers] == ["done"], (word, answers)

    async def goes(self) -> None:
        """Close the socket."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """Return all messages of a type."""
        told = [json.loads(text) for _, text in self.heard if text.startswith("{")]
        return [message for message in told if message["type"] == kind]


@asynccontextmanager
async def world(database: str, number: int = 0) -> AsyncIterator[World]:
    """Run a server in the running loop."""
    app: Any = apps.take(Settings(database, PACE, 10_000.0, names=("table",)))
    async with app.lifespan():
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table", verify=False) as http:
            yield World(app, http, number)
    apps.put_back(app)
