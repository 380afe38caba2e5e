"""Attacks on a server on this machine, each within its documented limits and bounded in count and time.

They run in a process of their own with a low priority: what disturbs honest people must be the server, not
the attacker.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, cast

import msgspec
import uvloop

from benchmarks.http_client import request
from benchmarks.sockets import Socket, loopback

PATIENCE: Final = 20.0  # seconds for an answer
POLITE: Final = 10  # the nice value of an attacker
LINE: Final = "x" * 2000  # the longest line of talk
EACH: Final = 8  # sockets of one person at one table
PER_ADDRESS: Final = 88  # sockets; with their people they use 99 of the 100 requests allowed at once
HALF: Final = b"POST /api/people HTTP/1.1\r\nHost: "
PAGES: Final = 100 * b"GET /api/games/wizwar/words/fr HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
RULES: Final = b"GET /api/games/wizwar/rules/fr HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n"
AT_ONCE: Final = 100  # requests
REST: Final = 5.0  # seconds until an address may make as many again
SMALL: Final = 4096  # bytes that the system buffers for a client that doesn't read


class Target(NamedTuple):
    """The target, and the amount of everything."""

    port: int
    table: str
    first: int  # the number of the first address to attack from
    scale: float = 1.0  # the factor on all counts
    seconds: float = 20.0  # for attacks that last a while
    talking: float = 140.0  # seconds for talk: until a table has reached its limit

    def count(self, number: int) -> int:
        """Return a count at this scale."""
        return max(1, round(self.scale * number))


class Attacker(Socket):
    """An attacker's socket, which counts what happens."""

    def __init__(self, table: str, tally: Counter[str], deaf: bool = False) -> None:
        super().__init__(f"/api/tables/{table}/socket")
        self._tally = tally
        self._deaf = deaf
        self._told = asyncio.Event()
        self.n = 0

    async def come(self, port: int, source: str, token: str = "") -> bool:
        """Say hello as a spectator; return whether the server accepts the connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.connect(port, source)
        except (OSError, TimeoutError):
            self._tally["connections refused"] += 1
            return False
        self._tally["sockets"] += 1
        if self._deaf and self._transport is not None:
            self._transport.pause_reading()
        self.say({"type": "hello", "token": token, "seat": None, "seen": 0, "talked": 0})
        return True

    async def arrive(self, port: int, source: str, token: str = "") -> bool:
        """Connect and wait for the first update; return whether there was one."""
        if not await self.come(port, source, token):
            return False
        try:
            async with asyncio.timeout(PATIENCE):
                await self._told.wait()
        except TimeoutError:
            self._tally["arrivals without an answer"] += 1
        return self.n > 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Give a deaf client a small buffer, and begin the handshake."""
        if self._deaf:
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        super().connection_made(transport)

    def hear(self, data: memoryview) -> None:
        """Count a message."""
        head = bytes(data[:80])
        kind = head.split(b'"', 4)[3].decode()
        self._tally[kind] += 1
        if kind == "update":
            self.n = int(head.split(b'"n":', 1)[1].split(b",", 1)[0])
            self._told.set()
        elif kind == "stale":
            self.n = msgspec.json.decode(data)["n"]

    def lost(self, why: str) -> None:
        """Count the server's close codes."""
        self._told.set()
        if self.code:
            self._tally[f"closed with {self.code}"] += 1


class Holding(asyncio.Protocol):
    """A connection that sends something once, and stays; a deaf one reads nothing."""

    def __init__(self, tally: Counter[str], said: bytes, deaf: bool = False) -> None:
        self.tally = tally
        self._said = said
        self._deaf = deaf

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send it."""
        self.transport = cast(asyncio.Transport, transport)
        if self._deaf:
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
            self.transport.pause_reading()
        self.tally["connections"] += 1
        self.transport.write(self._said)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the end of the connection, by the server or the attack."""
        self.tally["connections ended"] += 1


async def newcomer(target: Target, address: str, tally: Counter[str]) -> str:
    """Return the token of a new person; empty if the server refuses."""
    answer = await request(target.port, "POST", "/api/people", {"name": "Stranger"}, source=address)
    tally[f"people: {answer.status}"] += 1
    return str(answer.body["token"]) if answer.status == 201 else ""


# -- the attacks -----------------------------------------------------------------------------------------


async def hints(target: Target, tally: Counter[str]) -> None:
    """Let 98 spectators of one table ask for hints, 38 times at once, then as often as allowed."""
    crowd = [Attacker(target.table, tally) for _ in range(target.count(98))]
    for one in crowd:
        await one.arrive(target.port, loopback(target.first))
    for one in crowd:
        for number in range(38):
            one.say({"type": "help", "id": f"h{number}"})
            tally["hints asked for"] += 1
    await asyncio.sleep(2.5)
    began = time.perf_counter()
    number = 0
    while (passed := time.perf_counter() - began) < target.seconds:
        if number < passed * 19:
            number += 1
            for one in crowd:
                one.say({"type": "help", "id": f"g{number}"})
                tally["hints asked for"] += 1
        await asyncio.sleep(0.005)
    _leave(crowd)


async def talk(target: Target, tally: Counter[str]) -> None:
    """Let 24 strangers talk at one table as fast as allowed, in the longest lines possible."""
    address = loopback(target.first)
    crowd: list[Attacker] = []
    for _ in range(target.count(24)):
        crowd.append(Attacker(target.table, tally))
        await crowd[-1].arrive(target.port, address, await newcomer(target, address, tally))
    for number in range(20):
        for one in crowd:
            _say(one, f"t{number}", tally)
        await asyncio.sleep(0.05)
    end, number = time.perf_counter() + target.talking, 20
    while time.perf_counter() < end:
        for one in crowd:
            _say(one, f"t{number}", tally)
        number += 1
        await asyncio.sleep(2.0)
    _leave(crowd)


def _say(one: Attacker, id_: str, tally: Counter[str]) -> None:
    tally["lines said"] += 1
    one.say({"type": "say", "id": id_, "seen": one.n, "text": LINE})


async def deaf(target: Target, tally: Counter[str]) -> None:
    """Let 60 sockets ask for all talk of a table, and read nothing of it."""
    crowd = [Attacker(target.table, tally, deaf=True) for _ in range(target.count(60))]
    for one in crowd:
        await one.come(target.port, loopback(target.first))
    await asyncio.sleep(target.seconds)
    _leave(crowd)


async def deaf_http(target: Target, tally: Counter[str]) -> None:
    """Ask for the words of a game a hundred times on each of 5 connections, and read nothing of it."""
    held: list[Holding] = []
    for _ in range(target.count(5)):
        await _hold(Holding(tally, PAGES, deaf=True), target.port, loopback(target.first), held)
    await asyncio.sleep(target.seconds)
    _let_go(held)
    await asyncio.sleep(0.1)


async def requests(target: Target, tally: Counter[str]) -> None:
    """Ask for the rules of a game on 100 connections at the same moment, again and again."""
    end = time.perf_counter() + target.seconds
    while time.perf_counter() < end:
        held: list[Holding] = []
        for _ in range(target.count(AT_ONCE)):
            await _hold(Holding(tally, b""), target.port, loopback(target.first), held)
        for one in held:
            one.transport.write(RULES)
            tally["requests"] += 1
        await asyncio.sleep(REST)
        _let_go(held)
    await asyncio.sleep(0.1)


async def arrivals(target: Target, tally: Counter[str]) -> None:
    """Let 300 spectators come to one table, then 1,000 in total, then 1,500; let all leave at once."""
    crowd: list[Attacker] = []
    tokens: list[str] = []
    for stage in (300, 1000, 1500):
        began = time.perf_counter()
        while len(crowd) < target.count(stage):
            address = loopback(target.first + len(crowd) // PER_ADDRESS)
            if len(crowd) % EACH == 0:
                tokens.append(await newcomer(target, address, tally))
            crowd.append(Attacker(target.table, tally))
            await crowd[-1].arrive(target.port, address, tokens[-1])
        tally[f"seconds until {target.count(stage)} were there"] = round(time.perf_counter() - began)
    _leave(crowd)


async def half_open(target: Target, tally: Counter[str]) -> None:
    """Begin 3,000 requests from one address and never finish them."""
    held: list[Holding] = []
    for _ in range(target.count(3000)):
        tally["half-open requests"] += 1
        await _hold(Holding(tally, HALF), target.port, loopback(target.first), held)
    await asyncio.sleep(target.seconds)
    tally["ended by the server"] = tally["connections ended"]
    _let_go(held)
    await asyncio.sleep(0.1)


async def _hold(one: Holding, port: int, address: str, held: list[Holding]) -> None:
    """Open a connection from an address, if the server lets it, and keep it."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            await loop.create_connection(lambda: one, "127.0.0.1", port, local_addr=(address, 0))
        held.append(one)
    except (OSError, TimeoutError):
        one.tally["connections refused"] += 1


def _let_go(held: Iterable[Holding]) -> None:
    for one in held:
        one.transport.abort()


async def openings(target: Target, tally: Counter[str]) -> None:
    """Open tables and invent people as fast as allowed; some tables wait, some play by themselves."""
    address = loopback(target.first)
    token = await newcomer(target, address, tally)
    computer = {"kind": "bot", "bot": "apprentice"}
    end, number = time.perf_counter() + target.seconds, 0
    while time.perf_counter() < end:
        number += 1
        if number % 5 == 0:
            token = await newcomer(target, address, tally) or token
        seats: list[dict[str, Any]] = (
            [computer] * 4 if number % 2 else [{"kind": "me"}, *[{"kind": "open"}] * 3]
        )
        body = {"game": ("elfenwizards", "wizwar")[number // 2 % 2], "seats": seats}
        answer = await request(target.port, "POST", "/api/tables", body, token, address)
        tally[f"tables: {answer.status}"] += 1
        if answer.status == 429:
            await asyncio.sleep(0.25)


def _leave(crowd: Iterable[Attacker]) -> None:
    for one in crowd:
        one.code = 0
        one.close()


ATTACKS: Final[dict[str, Callable[[Target, Counter[str]], Awaitable[None]]]] = {
    "hints": hints,
    "requests": requests,
    "arrivals": arrivals,
    "half-open": half_open,
    "talk": talk,
    "deaf": deaf,
    "deaf-http": deaf_http,
    "openings": openings,
}


def run(name: str, target: Target, answer: Connection) -> None:
    """Attack in a separate process, and report the results."""
    os.nice(POLITE)
    tally: Counter[str] = Counter()

    async def attack() -> None:
        try:
            await ATTACKS[name](target, tally)
        except Exception as error:  # the report must say that the server broke
            tally[f"broke off: {type(error).__name__}: {error}"] += 1
        await asyncio.sleep(0.1)  # so that all sockets close before the loop

    uvloop.run(attack())
    answer.send(dict(tally))
    answer.close()
