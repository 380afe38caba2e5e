"""The example client plays whole games, and survives a restart of the server."""

from __future__ import annotations

import ast
import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.running import Player, running

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


async def start(port: int, *args: str) -> asyncio.subprocess.Process:
    """Start the client as a program."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(CLIENT),
        "--server",
        f"http://127.0.0.1:{port}",
        "--pause",
        "0",
        *args,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def line(client: asyncio.subprocess.Process) -> str:
    """Return the next line that the client prints."""
    assert client.stdout is not None
    return (await asyncio.wait_for(client.stdout.readline(), 60)).decode()


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_it_plays_to_the_end_through_a_restart(database: str, game: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            port = server.port
            where = ["--game", game]
            if game == "elfenwizards":  # there it joins somebody's table
                anna = await server.person("Anna")
                bot = {"kind": "bot", "bot": "apprentice"}
                opened = await anna.opens(game, [bot, {"kind": "open"}, bot], private=True)
                where = ["--table", opened["id"], "--invite", opened["invite"]]
            client = await start(port, *where)
            first = await line(client)
            assert first.startswith("table "), first + await line(client)
            table = first.split()[1].rstrip(",")
            watcher = Player(port, table, None, "")
            await watcher.connect()
            while watcher.n < 30:
                await watcher.until("update")
            assert watcher.update["outcome"] is None
            await watcher.leave()
        async with running(database, port=port) as server:
            result = await line(client)
            assert result.split()[0] in ("won", "lost"), result
            dice = await line(client)
            assert await asyncio.wait_for(client.wait(), 60) == 0
            published = (await server.http.get(f"/api/tables/{table}/record")).status_code == 200
            assert dice == ("dice: fair\n" if published else "dice: not published\n")
            assert (await server.http.get(f"/api/tables/{table}")).json()["status"] == "finished"

    asyncio.run(play())


def test_it_needs_nothing_of_guildhall() -> None:
    names = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(CLIENT.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
        )
    }
    assert names - set(sys.stdlib_module_names) == {"websockets"}
