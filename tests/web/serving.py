"""The server for the browser tests: `python -m tests.web.serving FOLDER PORT`.

It is the real server in a process of its own, with some differences: computer players don't wait; dice and
computer players do the same every time (unless somebody asks for real dice); a table can begin at a position;
an address may open any number of tables; anybody may talk as fast as they like; tests can break all
connections; and there is an empty page.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
import uvicorn
from litestar import MediaType, get, post
from litestar.params import JSONBody

from guildhall.fair import seed_of
from guildhall.server import computers, match, talk
from guildhall.server.app import Settings, make_app
from guildhall.server.connections import uvicorn_config
from guildhall.server.limits import NO_LIMITS, NO_RATE
from guildhall.server.new_table import NewTable, Origin
from guildhall.server.routes import Me, TheLobby
from guildhall.server.store.database import address_of
from guildhall.server.table_limits import TableLimits

SEED = 7
REAL = "real dice"  # adding this value to the dice makes them random
SERVERS: list[uvicorn.Server] = []  # the running server


class Placed(msgspec.Struct):
    """A table to begin at a position."""

    wanted: NewTable
    position: dict[str, Any]


@post("/api/test/tables")
async def open_at(data: JSONBody[Placed], person: Me, lobby: TheLobby) -> dict[str, str]:
    """Open a table at a position."""
    terms, _ = await lobby.create(person, data.wanted, Origin("", 0, data.position))
    return {"id": terms.id, "invite": terms.invite}


@post("/api/test/cut")
async def cut() -> None:
    """Break every connection, including this one."""
    for connection in list(SERVERS[0].server_state.connections):
        connection.transport.abort()


@get("/api/test/nowhere", media_type=MediaType.HTML)
async def nowhere() -> str:
    """Serve an empty page, without even an icon to load."""
    return '<!doctype html><link rel="icon" href="data:,">'


def seed(secret: str, table: str, values: Sequence[str]) -> int:
    """Return the seed of a table."""
    return seed_of(secret, table, values) if REAL in values else SEED


def main(folder: Path, port: int) -> None:
    """Serve until the process ends."""
    patch.object(match, "seed_of", seed).start()
    patch.object(TableLimits, "source", lambda limits, address: "").start()  # all tests come from one address
    patch.object(talk, "TALK", (NO_RATE, NO_RATE)).start()
    patch.object(computers, "secrets", SimpleNamespace(randbits=lambda bits: SEED)).start()
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # 0 would delay small packets
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    settings = Settings(address_of(folder / "tables.sqlite3"), rate=10_000.0, limits=NO_LIMITS)
    app = make_app(settings)
    for handler in (open_at, cut, nowhere):
        app.register(handler)
    print(listening.getsockname()[1], flush=True)
    SERVERS.append(uvicorn.Server(uvicorn_config(app, settings)))
    SERVERS[0].run([listening])


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
