"""The metrics of a server tell nothing about what anybody does at a table."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from guildhall.server import metrics
from tests.server.running import running
from tests.server.stories import NEVER_BOTS, Sitting, alone, entries, says, tell
from tests.server.test_unnoticed import under_attack


async def read(port: int) -> dict[str, float]:
    """Return all metrics."""
    async with httpx.AsyncClient(verify=False) as http:
        answer = await http.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_metrics_show_what_an_operator_needs_and_nothing_about_a_table(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            with metrics.served(0) as port:
                before = await read(port)
                _, player = await alone(await server.person("Anna"))
                begun = await read(port)
                await player.choose(player.update["asks"]["options"][0]["choice"])
                await player.answered({"type": "choose", "choices": [123456]})  # which is refused
                assert await read(port) == begun
                assert (await server.http.get("/healthz")).status_code == 200
                checked = await read(port)
        assert begun["guildhall_tables"] == before["guildhall_tables"] + 1
        assert begun["guildhall_sockets"] > before["guildhall_sockets"]
        assert {name for name in begun if not name.endswith("_created")} == {
            "guildhall_tables",
            "guildhall_sockets",
            "guildhall_lost_total",
            "guildhall_health_check_seconds",
        }
        assert (
            0 < checked.pop("guildhall_health_check_seconds") != begun.pop("guildhall_health_check_seconds")
        )
        assert checked == begun

    asyncio.run(story())


def test_half_a_response_changes_no_metric(database: str) -> None:
    async def story(at: Sitting) -> None:
        _, bert, _ = await under_attack(at)
        with metrics.served(0) as port:
            before = await read(port)
            written = len(await entries(at.server, at.table))
            await says(bert, "shield")
            assert len(await entries(at.server, at.table)) == written + 1
            assert await read(port) == before

    tell(database, story, NEVER_BOTS)


def test_nobody_else_can_read_them(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            answer = await server.http.get("/metrics")
            assert answer.status_code == 404
            assert answer.json()["text"]["key"] == "server-no-page"

    asyncio.run(story())


def test_when_the_server_stops_their_port_is_free() -> None:
    async def story() -> None:
        with metrics.served(0) as port:
            assert await read(port)
        with pytest.raises(httpx.ConnectError):
            await read(port)
        with metrics.served(port) as again:
            assert again == port

    asyncio.run(story())
