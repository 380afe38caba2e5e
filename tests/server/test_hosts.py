"""A server responds only to its own names, so no page of another site can pass for one of its pages."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from guildhall.kernel.message import BadOption
from guildhall.server.hosts import answers_to, checked
from tests.server.running import Running, running
from tests.server.stories import alone
from tests.server.test_refusals import refused

MACHINE = socket.gethostname().lower()
OURS = [
    "127.0.0.1",
    "127.0.0.1:8765",
    "192.168.1.20:8765",
    "[::1]:8765",
    "[fe80::1]",
    "localhost",
    "LOCALHOST:8765",
    "localhost.:8765",
    MACHINE,
    f"{MACHINE.partition('.')[0]}.local:8765",
    f"{MACHINE.partition('.')[0]}.lan",
    f"{MACHINE.partition('.')[0]}.home.arpa",
    "play.example.org",
    "Play.Example.org:443",
]
OTHERS = [
    "",
    "elsewhere.example",
    "elsewhere.example:8765",
    "example.org",
    "evil.play.example.org",
    "play.example.org.elsewhere.example",
    "localhost.elsewhere.example",
    "127.0.0.1.elsewhere.example",
    "127.0.0.1:8765@elsewhere.example",
    "2130706433",
    "[::1",
    "local",
]


def with_server(database: str, story: Callable[[Running], Awaitable[None]]) -> None:
    async def play() -> None:
        async with running(database, names=("play.example.org",)) as server:
            await story(server)

    asyncio.run(play())


def test_requests_to_another_name_are_refused(database: str) -> None:
    async def story(server: Running) -> None:
        for host in OURS:
            for path in ("/api/games", "/healthz"):
                answer = await server.http.get(path, headers={"Host": host})
                assert answer.status_code == 200, host
        for host in OTHERS:
            for path in ("/", "/api/games", "/healthz", "/api/schema"):
                refused(await server.http.get(path, headers={"Host": host}), 421, "server-other-host")
            own = {"Host": host, "Origin": f"http://{host}"}
            answer = await server.http.post("/api/people", json={"name": "Eve"}, headers=own)
            refused(answer, 421, "server-other-host")

    with_server(database, story)


def test_a_socket_to_another_name_is_not_opened(database: str) -> None:
    async def story(server: Running) -> None:
        _, player = await alone(await server.person("Anna"))
        address = player.address.replace("127.0.0.1", "elsewhere.example")
        with pytest.raises(InvalidStatus) as failed:
            await connect(address, host="127.0.0.1", port=server.port)
        assert failed.value.response.status_code == 403
        address = player.address.replace("127.0.0.1", "play.example.org")
        async with connect(address, host="127.0.0.1", port=server.port):
            pass

    with_server(database, story)


def test_names_are_given_as_people_write_them() -> None:
    given = ["Play.Example.org", "bücher.example", "example.org:8443", " example.net. "]
    assert checked(given) == ("play.example.org", "xn--bcher-kva.example", "example.org", "example.net")
    for wrong in ("", "https://example.org", "a b", "example.org/table", "x" * 70 + ".org", "*"):
        with pytest.raises(BadOption):
            checked([wrong])


def test_an_empty_list_of_names_allows_no_name() -> None:
    assert not answers_to("", ["", "0.0.0.0"])
