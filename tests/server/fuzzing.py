"""Sends broken messages to a running server, and checks that it survives them."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from guildhall.server import wire
from tests.server.broken import Broken, Frame, Known, raw_bytes

PATIENCE: Final = 60.0  # seconds for an answer, on however slow a machine
ANSWERS: Final = ("refused", "stale", "done", "why", "help", "pong")
DOCUMENTED: Final = {4400, 4403, 4404, 4429, 1002, 1007, 1009}
TABLES: Final = {"elfenwizards": 3, "wizwar": 3}
WORDS: Final = 300  # that are remembered of a game


Lines: TypeAlias = Callable[[str], Awaitable[int]]  # how many a table has in its journal


class Failure(AssertionError):
    """The server did something wrong."""


class Fuzzer:
    """Sends broken messages to two tables, one of each game, where nobody else plays."""

    def __init__(self, port: int, lines: Lines, seed: int) -> None:
        self.sent: Counter[str] = Counter()  # messages of each sort
        self.answers: Counter[str] = Counter()  # what was said to them
        self.codes: Counter[int] = Counter()  # with which sockets were closed
        self.games = 0
        self._port = port
        self._count = lines
        self._broken = Broken(seed)
        self._rng = random.Random(seed)
        self._tables: dict[str, Table] = {}

    @property
    def messages(self) -> int:
        """Return how many broken messages were sent."""
        return self.sent.total()

    async def run(self, messages: int) -> None:
        """Send so many; Failure if the server does something wrong."""
        most = self.messages + messages
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", timeout=PATIENCE) as http:
            answer = await http.post("/api/people", json={"name": "Anna"})
            self._token: str = answer.json()["token"]
            self._http = http
            while self.messages < most:
                for game in TABLES:
                    table = await self._table(game)
                    await self._visit(table)
                    if self._rng.random() < 0.3:
                        await self._knock(table)
                    if self._rng.random() < 0.05:
                        await self._throw(table)
            for table in self._tables.values():
                await table.check()
                await table.check_afresh()
                await table.play(self._rng, 30)
                await table.close()
            self._tables.clear()
            if (await http.get("/healthz")).status_code != 200:
                raise Failure("the server is not well")

    async def _table(self, game: str) -> Table:
        table = self._tables.get(game)
        if table is None or table.over:
            if table is not None:
                await table.check_afresh()
                await table.close()
            body = {"game": game, "seats": [{"kind": "me"}] * TABLES[game]}
            headers = {"Authorization": f"Bearer {self._token}"}
            answer = await self._http.post("/api/tables", json=body, headers=headers)
            self.games += 1
            table = Table(self._port, self._count, answer.json()["id"], TABLES[game], self._token)
            self._tables[game] = table
            await table.open()
        return table

    # -- three ways to come ------------------------------------------------------------------------------

    async def _visit(self, table: Table) -> None:
        """Join, make a good choice now and then, and send broken messages until the socket is closed."""
        rng = self._rng
        if rng.random() < 0.7:
            await table.play(rng, 1)
        seat = table.asked if rng.random() < 0.7 and not table.over else rng.choice(table.viewers)
        async with await visit(table.address) as socket:
            await table.enter(socket, seat)
            for _ in range(rng.randint(5, 60)):
                frame = self._broken.frame(table.known(seat))
                message = decoded(frame)
                if isinstance(message, wire.Orders | wire.Say):  # good ones, by chance
                    continue
                self.sent[frame.sort] += 1
                answer = await self._answer(socket, frame)
                if answer is None:
                    break
                if answer["type"] == "done":
                    await table.changed(message)
        await table.check()
        if rng.random() < 0.05:
            await table.check_afresh()

    async def _knock(self, table: Table) -> None:
        """Connect with a first message that must be refused."""
        known = Known(0, self._token, 1, [0], table.words)
        frame = self._broken.first(known)
        if isinstance(decoded(frame), wire.Hello) and frame.sort == "no_hello":
            return
        addresses = [table.address, table.address.replace("/tables/", "/tables/0"), table.address + "%00"]
        self.sent[frame.sort] += 1
        address = self._rng.choice(addresses)
        try:
            async with await visit(address) as socket:
                while (answer := await self._answer(socket, frame)) is not None:
                    if answer["type"] != "refused":
                        raise Failure(f"let in with {frame}")
                    frame = Frame("", [])
        except InvalidHandshake:
            if address is table.address:
                raise

    async def _throw(self, table: Table) -> None:
        """Write bytes that aren't frames, and disconnect."""
        self.sent["raw_bytes"] += 1
        async with await visit(table.address) as socket:
            await table.enter(socket, None)
            socket.transport.write(raw_bytes(self._rng))
            try:
                async with asyncio.timeout(0.05):
                    while True:
                        await socket.recv()
            except ConnectionClosed as closed:
                self.codes[closed.rcvd.code if closed.rcvd else 1006] += 1
            except TimeoutError:
                socket.transport.abort()

    async def _answer(self, socket: ClientConnection, frame: Frame) -> dict[str, Any] | None:
        """Send a message, and return the answer; None if the socket is closed."""
        try:
            if frame.sort:
                await socket.send(frame.data, text=True if frame.text else None)
            answer = (await until(socket, *ANSWERS))[-1]
            self.answers[answer["type"]] += 1
            return answer
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            self.codes[code] += 1
            if code not in DOCUMENTED:
                raise Failure(f"closed with {code} after {str(frame)[:500]}") from closed
            return None
        except TimeoutError as error:
            raise Failure(f"no answer to {str(frame)[:500]}") from error


def decoded(frame: Frame) -> wire.FromClient | None:
    """A message that happens to be good."""
    if isinstance(frame.data, bytes):
        return None
    try:
        return wire.decode(frame.data if isinstance(frame.data, str) else "".join(frame.data))
    except msgspec.DecodeError:
        return None


class Table:
    """A table that must not change, with a watcher in every seat and a spectator."""

    def __init__(self, port: int, lines: Lines, id_: str, seats: int, token: str) -> None:
        self.id = id_
        self.address = f"ws://127.0.0.1:{port}/api/tables/{id_}/socket"
        self.words: list[str] = []
        self.viewers: tuple[int | None, ...] = (*range(seats), None)
        self._count = lines
        self._token = token
        self._sockets: dict[int | None, ClientConnection] = {}
        self._updates: dict[int | None, dict[str, Any]] = {}
        self._lines = 0
        self._undo: list[Any] = []  # who wants to undo, once it is known

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._updates[None]["outcome"] is not None

    @property
    def asked(self) -> int:
        """Return a seat that must choose."""
        return next(seat for seat, update in self._updates.items() if update["asks"] and seat is not None)

    async def open(self) -> None:
        """Connect the watchers."""
        for viewer in self.viewers:
            self._sockets[viewer] = await visit(self.address)
            self._updates[viewer] = await self.enter(self._sockets[viewer], viewer)
        await self.look()

    async def close(self) -> None:
        """Disconnect them."""
        for socket in self._sockets.values():
            await socket.close()

    async def enter(self, socket: ClientConnection, seat: int | None) -> dict[str, Any]:
        """Say hello, and return the first update."""
        token = "" if seat is None else self._token
        await socket.send(json.dumps({"type": "hello", "token": token, "seat": seat}))
        return (await until(socket, "update"))[-1]

    def known(self, seat: int | None) -> Known:
        """Return what a seat knows now."""
        update = self._updates[seat]
        options = update["asks"]["options"] if update["asks"] else []
        self.words = [*{option["say"]: 0 for option in options}, *self.words][:WORDS]
        return Known(seat, self._token, update["n"], [option["choice"] for option in options], self.words)

    async def look(self) -> list[dict[str, Any]]:
        """Remember how everything is now, and return what the watchers were sent since last time."""
        told: list[dict[str, Any]] = []
        for viewer, socket in self._sockets.items():
            await socket.send('{"type": "ping", "id": "look"}')
            heard = await until(socket, "pong")
            for message in heard:
                if message["type"] == "update":
                    self._updates[viewer] = message
            told += heard
        self._lines = await self._count(self.id)
        return told

    async def check(self) -> None:
        """Check that nothing has changed."""
        before = self._lines
        for message in await self.look():
            if message["type"] == "table":
                self._undo = self._undo or [message["table"]["undo"]]
                if message["table"]["undo"] in self._undo:
                    continue
            if message["type"] != "pong":
                raise Failure(f"table {self.id} has changed: {str(message)[:500]}")
        if self._lines != before:
            raise Failure(f"the journal of table {self.id} has changed")

    async def check_afresh(self) -> None:
        """Check that somebody who joins now sees what the watchers have seen."""
        for viewer in self.viewers:
            async with await visit(self.address) as socket:
                update = await self.enter(socket, viewer)
            for part in ("n", "view", "mine", "asks", "window", "undo", "outcome"):
                if update[part] != self._updates[viewer][part]:
                    raise Failure(f"table {self.id} has changed: {part}")

    async def changed(self, message: wire.FromClient | None) -> None:
        """Something was done, so a message must have been good."""
        if message is None:
            raise Failure("a broken message was done")
        await self.look()
        self._undo = []

    async def play(self, rng: random.Random, choices: int) -> None:
        """Make good choices at random, to check that the game goes on."""
        for _ in range(choices):
            if self.over:
                return
            known = self.known(self.asked)
            socket = self._sockets[known.seat]
            message = {"type": "choose", "id": str(rng.random()), "seen": known.n}
            await socket.send(json.dumps({**message, "choices": [rng.choice(known.choices)]}))
            answer = (await until(socket, *ANSWERS))[-1]
            if answer["type"] != "done":
                raise Failure(f"a good choice was not done: {answer}")
            await self.look()
            self._undo = []


async def visit(address: str) -> ClientConnection:
    """Open a socket."""
    return await connect(address, max_size=None, proxy=None, compression=None)


async def until(socket: ClientConnection, *types: str) -> list[dict[str, Any]]:
    """Return all messages up to the next of these types."""
    heard: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE):
        while not heard or heard[-1]["type"] not in types:
            heard.append(json.loads(await socket.recv()))
    return heard
