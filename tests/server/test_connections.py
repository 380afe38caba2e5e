"""How many connections an address may have, how slow they may be, and whose they are: over real sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import socket
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall.kernel.message import BadOption
from guildhall.server import connections, departures, routes
from guildhall.server.app import Settings
from guildhall.server.connections import Connections
from guildhall.server.limits import NO_LIMITS, Gate, Limit
from guildhall.server.logs import hush
from guildhall.server.proxies import Proxies, checked_proxies
from guildhall.server.wire import MOST_BYTES
from tests.server.running import PATIENCE, Running, running
from tests.server.stories import alone, eventually

GET = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
HEAD = b"HEAD /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF = [
    b"G",
    GET,
    POST + b"Content-Length: 15\r\n\r\n",
    POST + b'Content-Length: 15\r\n\r\n{"name": "An',
    POST + b'Transfer-Encoding: chunked\r\n\r\nf\r\n{"name": "An',
    POST + b"Content-Length: 15\r\nExpect: 100-continue\r\n\r\n",
]
WHOLE = GET + b"\r\n"
BAD = [
    b"nonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",  # without Host
    GET + b"Host: other\r\n\r\n",  # with two
    b"\x16\x03\x01" * 50 + b"\n",  # TLS
]
BAD_BODY = POST + b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n"
ONE_REQUEST = NO_LIMITS._replace(requests=Limit(1e-9, 1))
THREE = NO_LIMITS._replace(connections=3)
QUICK = NO_LIMITS._replace(patience=0.3)


def with_server(database: str, story: Callable[[Running], Awaitable[None]], **more: Any) -> None:
    async def play() -> None:
        async with running(database, **more) as server:
            try:
                await story(server)
            finally:
                while LINES:
                    await LINES.pop().hang_up()

    asyncio.run(play())


@pytest.fixture
def quiet(capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The server logs no errors."""
    yield
    assert capsys.readouterr() == ("", "")
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.WARNING] == []


LINES: list[Connection] = []  # to be closed in the end


class Connection:
    """A connection on which a test can send anything."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, server: Running, *said: bytes) -> Connection:
        """Open one, and send something at once."""
        return cls._on(await asyncio.open_connection("127.0.0.1", server.port), *said)

    @classmethod
    async def narrow(cls, server: Running) -> Connection:
        """Open one on which the system takes hardly more than what is read."""
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # before it tells the server how much
        slow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(slow, ("127.0.0.1", server.port))
        return cls._on(await asyncio.open_connection(sock=slow))

    @classmethod
    def _on(cls, streams: tuple[asyncio.StreamReader, asyncio.StreamWriter], *said: bytes) -> Connection:
        line = cls(*streams)
        LINES.append(line)
        line.writer.writelines(said)
        return line

    async def answer(self) -> bytes:
        """Return one whole response; the connection stays open."""
        head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), PATIENCE)
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        return head + await self._reader.readexactly(int(length[1]) if length else 0)

    async def rest(self) -> bytes:
        """Return everything until the server closes the connection."""
        try:
            return await asyncio.wait_for(self._reader.read(), PATIENCE)
        except ConnectionResetError:
            return b""

    async def hang_up(self) -> None:
        """Close it."""
        self.writer.transport.abort()
        with suppress(ConnectionResetError):
            await self.writer.wait_closed()

    async def stays(self) -> bool:
        """Whether the server still responds to a whole request."""
        self.writer.write(WHOLE)
        try:
            return (await self.answer()).startswith(b"HTTP/1.1 200 ")
        except (asyncio.IncompleteReadError, ConnectionResetError):
            return False


def told(answer: bytes, status: int, key: str) -> None:
    """Check that the last response is a refusal in the form of all refusals."""
    head, _, body = answer.rpartition(b"\r\n\r\n")
    assert f"HTTP/1.1 {status} ".encode() in head, answer
    for header in (b"cache-control: no-store", b"x-content-type-options: nosniff", b"connection: close"):
        assert header in head.lower()
    refusal = json.loads(body)
    assert refusal.keys() == {"sentence", "rule", "text"}
    assert refusal["text"]["key"] == key


def test_half_a_request_is_refused_after_a_while(database: str, quiet: None) -> None:
    async def story(server: Running) -> None:
        lines = [await Connection.to(server, half) for half in HALF]
        later = [await Connection.to(server, WHOLE) for _ in HALF]
        for line, half in zip(later, HALF, strict=True):
            assert (await line.answer()).startswith(b"HTTP/1.1 200 ")
            line.writer.write(half)
        together = [await Connection.to(server, WHOLE + half) for half in HALF]
        for answer in await asyncio.gather(*[line.rest() for line in (*lines, *later, *together)]):
            told(answer, 408, "server-too-slow")
        assert (await server.http.get("/api/games")).status_code == 200

    with_server(database, story, limits=QUICK)


def test_a_request_that_comes_in_drops_is_refused_as_well(database: str) -> None:
    async def story(server: Running) -> None:
        line = await Connection.to(server)
        rest = asyncio.create_task(line.rest())
        while not rest.done():
            line.writer.write(b"G")
            await asyncio.sleep(0.05)
        assert b" 408 " in rest.result() or rest.result() == b""  # more may have come than was read

    with_server(database, story, limits=QUICK)


def test_a_silent_client_is_cut_off(database: str) -> None:
    async def story(server: Running) -> None:
        assert await (await Connection.to(server)).rest() == b""

    with_server(database, story, limits=QUICK)


def test_a_client_that_waits_for_a_slow_answer_is_not_cut_off(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Running) -> None:
        _, player = await alone(await server.person("Anna"))

        async def slow(*_: object) -> list[Any]:
            await asyncio.sleep(4 * QUICK.patience)
            return []

        monkeypatch.setattr(server.app.state.hall.store, "open_tables", slow)
        monkeypatch.setattr(server.app.state.hall.store, "alive", slow)
        head = await Connection.to(server, HEAD + b"Content-Length: 5\r\n\r\n12")
        assert (await server.http.get("/api/tables")).json() == []
        assert (await player.answered({"type": "ping"}))["type"] == "pong"  # of a socket, too
        refused = await head.rest()  # half a request is, and HEAD has no body in any case
        assert refused.startswith(b"HTTP/1.1 408 ")
        assert refused.endswith(b"\r\n\r\n")

    with_server(database, story, limits=QUICK)


def test_a_request_that_is_not_http_is_refused_in_the_usual_form(database: str, quiet: None) -> None:
    async def story(server: Running) -> None:
        for bad in (*BAD, BAD_BODY):
            told(await (await Connection.to(server, bad)).rest(), 400, "server-bad-request")
        answered = await Connection.to(server, b"GET /api/games" + BAD_BODY.removeprefix(b"POST /api/people"))
        assert b"Traceback" not in await answered.rest()

    with_server(database, story)


def test_a_client_that_disconnects_early_causes_no_server_error(database: str, quiet: None) -> None:
    async def story(server: Running) -> None:
        for half in HALF:
            line = await Connection.to(server, half)
            await line.writer.drain()
            assert (await server.http.get("/api/games")).status_code == 200  # half of it has been read
            await line.hang_up()
        assert (await server.http.get("/api/games")).status_code == 200

    with_server(database, story)


WORDS = b"GET /api/games/wizwar/words/de HTTP/1.1\r\nHost: 127.0.0.1\r\n"
RULES = b"GET /api/games/wizwar/rules/fr HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
LAST = b"Connection: close\r\n"


def keep_little(server: Running) -> None:
    """Let the system keep only a few bytes of what a client hasn't read."""
    server._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


async def deaf(server: Running, *said: bytes) -> Connection:
    """Open a connection on which nothing is read, though something is asked."""
    line = await Connection.narrow(server)
    cast(asyncio.Transport, line.writer.transport).pause_reading()
    line.writer.writelines(said)
    return line


@pytest.mark.parametrize(
    "said",
    [[WORDS + b"\r\n"] * 100, [WORDS + LAST + b"\r\n"]],
    ids=["many responses", "the last response"],
)
def test_connections_with_unread_responses_are_closed(database: str, said: list[bytes]) -> None:
    async def story(server: Running) -> None:
        keep_little(server)
        await deaf(server, *said)

        async def has_come() -> bool:
            return bool(server.connections())

        async def is_closed() -> bool:
            return not server.connections()

        await eventually(has_come)
        await eventually(is_closed)

    with_server(database, story, limits=QUICK)


def test_what_one_address_has_not_read_is_limited(database: str) -> None:
    async def story(server: Running) -> None:
        keep_little(server)
        lines = [await deaf(server, RULES) for _ in range(3)]

        async def one_is_left() -> bool:
            return len(server.connections()) == 1

        await eventually(one_is_left)
        for line in lines:
            cast(asyncio.Transport, line.writer.transport).resume_reading()
        answers = await asyncio.gather(*[line.answer() for line in lines], return_exceptions=True)
        assert sum(isinstance(answer, bytes) for answer in answers) == 1

    with_server(database, story, limits=NO_LIMITS._replace(unread=150_000))


def test_slow_readers_get_everything(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(departures, "_SLOWEST", 1000)

    async def story(server: Running) -> None:
        keep_little(server)
        began = time.monotonic()
        loop = asyncio.get_running_loop()
        found = b""
        with socket.socket() as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.setblocking(False)
            await loop.sock_connect(slow, ("127.0.0.1", server.port))
            await loop.sock_sendall(slow, WORDS + LAST + b"\r\n")
            while some := await asyncio.wait_for(loop.sock_recv(slow, 2000), PATIENCE):
                found += some
                await asyncio.sleep(0.03)
        head, _, body = found.partition(b"\r\n\r\n")
        assert f"content-length: {len(body)}".encode() in head
        assert time.monotonic() > began + 3 * QUICK.patience

    with_server(database, story, limits=QUICK)


def test_malformed_requests_count_as_requests(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(server: Running) -> None:
        hush()
        told(await (await Connection.to(server, BAD[0])).rest(), 400, "server-bad-request")
        assert b" 400 " in await (await Connection.to(server, UPGRADE)).rest()
        for bad in (*BAD, UPGRADE):
            assert await (await Connection.to(server, bad)).rest() == b""
        assert not caplog.records

    with_server(database, story, limits=NO_LIMITS._replace(requests=Limit(1e-9, 2)))


def test_requests_that_come_at_once_take_turns(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = 0  # of the loop
    handled: list[int] = []  # the rounds in which requests were

    def words(*_: object) -> str:
        handled.append(rounds)
        return "words"

    async def count() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    async def story(server: Running) -> None:
        lines = [await Connection.to(server) for _ in range(20)]
        await asyncio.sleep(0.1)
        counting = asyncio.create_task(count())
        for line in lines:
            line.writer.write(WORDS + b"\r\n")
        for line in lines:
            await line.answer()
        counting.cancel()
        assert len(handled) == len(set(handled)) == len(lines), handled

    monkeypatch.setattr(routes, "words_of", words)
    with_server(database, story)


def test_connections_per_address_are_limited(database: str) -> None:
    async def story(server: Running) -> None:
        lines = [await Connection.to(server) for _ in range(3)]
        assert all([await line.stays() for line in lines])
        assert not await (await Connection.to(server)).stays()
        await lines.pop().hang_up()
        lines.append(await again(server))
        assert not await (await Connection.to(server)).stays()
        assert all([await line.stays() for line in lines])

    with_server(database, story, limits=THREE)


async def again(server: Running) -> Connection:
    """Open another connection, as soon as the server has noticed that one is closed."""
    async with asyncio.timeout(PATIENCE):
        while not await (line := await Connection.to(server)).stays():
            pass
    return line


def test_a_socket_is_one_of_the_connections(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        table = (await anna.opens("elfenwizards", [{"kind": "me"}] * 3))["id"]
        first, _ = await anna.sits(table, 0), await anna.sits(table, 1)
        await server.http.aclose()
        await again(server)
        assert not await (await Connection.to(server)).stays()
        await first.leave()
        await again(server)
        assert not await (await Connection.to(server)).stays()

    with_server(database, story, limits=THREE)


def test_a_proxy_may_have_as_many_as_it_likes(database: str) -> None:
    async def story(server: Running) -> None:
        lines = [await Connection.to(server) for _ in range(10)]
        assert all([await line.stays() for line in lines])

    with_server(database, story, limits=THREE, proxies=checked_proxies(["127.0.0.1"]))


def test_a_household_counts_as_one_address() -> None:
    connections = Connections(THREE, Proxies(["10.0.0.0/8"]), lambda: Gate(THREE))
    transports = [asyncio.Transport() for _ in range(6)]
    home = ["2001:db8::1", "2001:db8::2%eth0", "2001:db8::3", "2001:db8::4"]
    hosts = [*home, "2001:db8:0:1::1", "::ffff:10.0.0.1"]
    admitted = [connections.admit(*pair) for pair in zip(transports, hosts, strict=True)]
    assert admitted == [True, True, True, False, True, True]
    for transport in transports:
        connections.forget(transport)
        connections.forget(transport)
    assert not connections._open
    assert not connections._addresses


async def asked_for(server: Running, *addresses: str) -> list[int]:
    """Return the responses to requests that claim to be made for others."""
    return [
        (await server.http.get("/api/games", headers={"X-Forwarded-For": address})).status_code
        for address in addresses
    ]


def test_forwarded_addresses_are_ignored_by_default(database: str) -> None:
    async def story(server: Running) -> None:
        assert await asked_for(server, "203.0.113.1", "203.0.113.2") == [200, 429]

    with_server(database, story, limits=ONE_REQUEST)


@pytest.mark.parametrize("proxies", [("127.0.0.1",), ("10.0.0.1", "127.0.0.0/8"), ("*",), ("10.0.0.1", "*")])
def test_a_proxy_is_believed(database: str, proxies: tuple[str, ...]) -> None:
    async def story(server: Running) -> None:
        addresses = "203.0.113.1", "203.0.113.2", "203.0.113.1"
        assert await asked_for(server, *addresses) == [200, 200, 429]

    with_server(database, story, limits=ONE_REQUEST, proxies=checked_proxies(proxies))


def test_a_proxy_is_believed_only_what_it_has_seen_itself(database: str) -> None:
    async def story(server: Running) -> None:
        assert await asked_for(server, "1.1.1.1, 203.0.113.1", "2.2.2.2, 203.0.113.1") == [200, 429]

    with_server(database, story, limits=ONE_REQUEST, proxies=checked_proxies(["127.0.0.1"]))


def test_another_proxy_is_not_believed(database: str) -> None:
    async def story(server: Running) -> None:
        assert await asked_for(server, "203.0.113.1", "203.0.113.2") == [200, 429]

    with_server(database, story, limits=ONE_REQUEST, proxies=checked_proxies(["10.0.0.1", "::1"]))


def test_an_invalid_address_is_not_a_proxy() -> None:
    for wrong in ("", "proxy", "10.0.0.1/8", "10.0.0", "127.0.0.1:80", "**"):
        with pytest.raises(BadOption):
            checked_proxies([wrong])


UPGRADE = GET + b"Upgrade: websocket\r\nConnection: upgrade\r\n\r\n"
REQUESTS = [WHOLE, *BAD, *HALF, BAD_BODY, UPGRADE, b"\r\n", b"\0\xff"]
PIECES = st.lists(st.just(WHOLE), max_size=5) | st.lists(st.sampled_from(REQUESTS), max_size=5)


def test_no_sequence_of_bytes_causes_a_server_error(database: str, quiet: None) -> None:
    async def start() -> Running:
        server = Running(Settings(database, limits=NO_LIMITS))
        await server.start()
        return server

    async def say(server: Running, requests: list[bytes], cuts: list[int]) -> None:
        line = await Connection.to(server)
        said = b"".join(requests)
        places = sorted({0, len(said), *(cut % (len(said) + 1) for cut in cuts)})
        for begin, end in pairwise(places):
            line.writer.write(said[begin:end])
            await asyncio.sleep(0)
        if all(request == WHOLE for request in requests):
            for _ in requests:
                assert (await line.answer()).startswith(b"HTTP/1.1 200 ")
        assert (await server.http.get("/healthz")).status_code == 200
        LINES.remove(line)
        await line.hang_up()

    with asyncio.Runner() as runner:
        server = runner.run(start())

        @settings(max_examples=200, deadline=None, database=None, derandomize=True)
        @given(PIECES, st.lists(st.integers(0, 1000), max_size=5))
        def fuzz(requests: list[bytes], cuts: list[int]) -> None:
            runner.run(say(server, requests, cuts))

        fuzz()
        runner.run(server.stop())


@pytest.mark.parametrize("most", [0, connections.COMPRESSED])
def test_sockets_are_compressed_if_there_are_few(
    database: str, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(connections, "COMPRESSED", most)

    async def story(server: Running) -> None:
        _, player = await alone(await server.person("Anna"))
        player.compression = "deflate"
        await player.connect()
        pieces: list[int] = []
        receive = player.socket.data_received

        def count(data: bytes) -> None:
            pieces.append(len(data))
            receive(data)

        monkeypatch.setattr(player.socket, "data_received", count)
        player.heard.clear()
        await player.play(random.Random(1), 2)
        size = sum(len(json.dumps(message, separators=(",", ":"))) for message in player.heard)
        assert (sum(pieces) < 0.2 * size) if most else (sum(pieces) > 0.8 * size)

    with_server(database, story)


BOMB = zlib.compress(b" " * 10_000_000, 9, -15)[:-4]  # short enough, but not what is in it


@pytest.mark.parametrize(("packed", "code"), [(BOMB, 1009), (b"\xff" * 20, 1002)])
def test_what_cannot_be_unpacked_closes_the_socket(
    database: str, quiet: None, packed: bytes, code: int
) -> None:
    async def story(server: Running) -> None:
        _, player = await alone(await server.person("Anna"))
        player.compression = "deflate"
        await player.connect()
        assert len(packed) < MOST_BYTES
        head = bytes([0xC1, 0x80 | 126, *len(packed).to_bytes(2)])  # one masked text frame, compressed
        player.socket.transport.write(head + bytes(4) + packed)
        await asyncio.wait_for(player.socket.wait_closed(), PATIENCE)
        assert player.socket.close_code == code

    with_server(database, story)
