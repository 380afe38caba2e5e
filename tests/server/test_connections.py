"""From where somebody comes, as a server on the network sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from guildhall.kernel.message import BadOption
from guildhall.server.connections import checked_proxies
from guildhall.server.limits import NO_LIMITS, Limit
from tests.server.running import Running, running

ONE_REQUEST = NO_LIMITS._replace(requests=Limit(1e-9, 1))


def with_server(database: str, story: Callable[[Running], Awaitable[None]], **more: Any) -> None:
    async def play() -> None:
        async with running(database, **more) as server:
            await story(server)

    asyncio.run(play())


async def asked_for(server: Running, *addresses: str) -> list[int]:
    """What is answered to requests that are said to be made for others."""
    return [
        (await server.http.get("/api/games", headers={"X-Forwarded-For": address})).status_code
        for address in addresses
    ]


def test_nobody_is_believed_to_ask_for_others(database: str) -> None:
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


def test_what_is_no_address_is_no_proxy() -> None:
    for wrong in ("", "proxy", "10.0.0.1/8", "10.0.0", "127.0.0.1:80", "**"):
        with pytest.raises(BadOption):
            checked_proxies([wrong])
