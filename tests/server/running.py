"""A server that runs in a test's event loop, and clients of it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from guildhall.server.app import Settings
from guildhall.server.clock import Pace
from guildhall.server.connections import uvicorn_config
from guildhall.server.limits import NO_LIMITS, Limits
from tests.server import apps

READING = ("why", "help", "history", "ping", "hurry")  # messages that change nothing
PATIENCE = 20.0  # seconds, on however slow a machine
MARKS = itertools.count(1)
SOCKETS: list[ClientConnection] = []  # of all players, to be closed in the end


class Running:
    """A running server."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        listening = socket.socket(proto=socket.IPPROTO_TCP)  # else small answers wait
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        self.port: int = listening.getsockname()[1]
        self.app = apps.take(settings)
        self._server = uvicorn.Server(uvicorn_config(self.app, settings))
        self._listening = listening
        self.players: list[Player] = []  # whose sockets are closed at the end
        # The server ends connections that wait for 5 seconds: none of these does. Nothing is encrypted:
        # certificates, which take long to read, are not needed.
        address, fresh = f"http://127.0.0.1:{self.port}", httpx.Limits(keepalive_expiry=1)
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=fresh, verify=False)

    async def start(self) -> None:
        """Start."""
        self._task = asyncio.create_task(self._server.serve([self._listening]))
        while not self._server.started:
            if self._task.done():
                self._task.result()
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Stop cleanly."""
        for player in self.players:
            player.socket.transport.abort()
        await self.http.aclose()
        self.ends()
        await self._task
        self._listening.close()
        apps.put_back(self.app)

    def connections(self) -> list[object]:
        """Return the open connections."""
        return list(self._server.server_state.connections)

    def ends(self) -> None:
        """Begin to stop."""
        self._server.should_exit = True

    async def person(self, name: str) -> Someone:
        """Create a person."""
        answer = await self.http.post("/api/people", json={"name": name})
        return Someone(self, answer.json()["id"], name, answer.json()["token"])


@asynccontextmanager
async def running(
    database: str,
    pace: Pace | None = None,
    rate: float = 10_000.0,
    limits: Limits = NO_LIMITS,
    port: int = 0,
    **more: Any,
) -> AsyncIterator[Running]:
    """A server with the database at an address: the fixture `database` gives one of each kind.

    What else is given are settings.
    """
    server = Running(Settings(database, pace or Pace(), rate, limits, **more), port)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()
        await hang_up()


async def hang_up() -> None:
    """Close all sockets, even if messages on them are unread."""
    while SOCKETS:
        socket_ = SOCKETS.pop()
        socket_.transport.abort()
        await socket_.wait_closed()


class Someone:
    """A person with a token."""

    def __init__(self, server: Running, id_: str, name: str, token: str) -> None:
        self.server = server
        self.id = id_
        self.name = name
        self.token = token

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request with the token."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return await self.server.http.request(method, path, json=body, headers=headers)

    async def opens(self, game: str, seats: Sequence[object], **more: object) -> dict[str, Any]:
        """Open a table."""
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    async def joins(self, table: str, **more: object) -> httpx.Response:
        """Sit down."""
        return await self.ask("POST", f"/api/tables/{table}/join", more)

    async def sits(self, table: str, seat: int | None, seen: int | None = None) -> Player:
        """Open a socket for a seat."""
        player = Player(self.server.port, table, seat, self.token, seen)
        await player.connect()
        self.server.players.append(player)
        return player


class Player:
    """The client of one seat; remembers what it was sent."""

    def __init__(self, port: int, table: str, seat: int | None, token: str, seen: int | None = None) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.seat = seat
        self.token = token
        self._seen = seen
        self.n = seen or 0
        self.update: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []  # everything
        self.events: list[dict[str, Any]] = []
        self.count = 0
        self.hello: dict[str, object] = {}  # what it says besides when it connects
        self.compression: str | None = None  # "deflate" to offer it
        self._mark = next(MARKS)  # of its own messages: a seat may have other sockets, also later
        self._socket: ClientConnection | None = None

    @property
    def socket(self) -> ClientConnection:
        """The open socket."""
        assert self._socket is not None
        return self._socket

    async def connect(self) -> None:
        """Connect, say what was seen, and wait for the first update."""
        self._socket = await connect(self.address, max_size=None, compression=self.compression)
        SOCKETS.append(self._socket)
        seen = self.n or self._seen
        await self.say({"type": "hello", "token": self.token, "seat": self.seat, "seen": seen, **self.hello})
        await self.until("update")

    async def leave(self) -> None:
        """Close the socket."""
        await self.socket.close()

    async def say(self, message: object) -> None:
        """Send something."""
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        data = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message: dict[str, Any] = json.loads(data)
        self.heard.append(message)
        if message["type"] == "update":
            assert message["n"] >= self.n, "an update goes back"
            self.n = message["n"]
            self.events += message["events"]
            self.update = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a type."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def answered(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message about the newest update, and return the answer."""
        self.count += 1
        seen = {} if message["type"] in READING else {"seen": self.n}
        message = {"id": f"{self._mark}-{self.count}", **seen, **message}
        await self.say(message)
        while (answer := await self.hear()).get("id") != message["id"]:
            pass
        return answer

    async def insists(self, message: dict[str, Any]) -> dict[str, Any]:
        """The same, again and again until it isn't stale."""
        while (answer := await self.answered(message))["type"] == "stale":
            message = {**message, "seen": answer["n"]}
        return answer

    async def choose(self, *choices: int, **more: object) -> dict[str, Any]:
        """Choose, and return the answer."""
        return await self.answered({"type": "choose", "choices": choices, **more})

    async def play(self, rng: random.Random, most: int = 10**6) -> int:
        """Choose at random until the game is over, and return how often."""
        made = 0
        while self.update["outcome"] is None and made < most:
            if self.update["asks"] is None:
                await self.until("update")
                continue
            options = self.update["asks"]["options"]
            answer = await self.choose(rng.choice(options)["choice"])
            assert answer["type"] in ("done", "stale"), answer
            n = self.n
            while answer["type"] == "done" and self.n < max(answer["n"], n):
                await self.until("update")
            made += answer["type"] == "done"
        return made


__all__ = ["ConnectionClosed", "Player", "Running", "Someone", "running"]
