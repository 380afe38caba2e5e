"""The server that the browsers of the tests look at: `python -m tests.web.serving FOLDER PORT`.

It is the real one in a process of its own, with some differences: computer players wait for nothing, dice and
computer players do the same every time (but dice are real where somebody has asked for that), a table can
begin at a position, an address may open any number of tables, anybody may talk as fast as they like, all
lines can be cut, and there is a page on which there is nothing.
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
REAL = "real dice"  # whoever adds this to them gets them
SERVERS: list[uvicorn.Server] = []  # the one there is


class Placed(msgspec.Struct):
    """A table that is to begin at a position."""

    wanted: NewTable
    position: dict[str, Any]


@post("/api/test/tables")
async def open_at(data: JSONBody[Placed], person: Me, lobby: TheLobby) -> dict[str, str]:
    """Open a table at a position."""
    terms, _ = await lobby.create(person, data.wanted, Origin("", 0, data.position))
    return {"id": terms.id, "invite": terms.invite}


@post("/api/test/cut")
async def cut() -> None:
    """Every connection breaks off, this one too."""
    for connection in list(SERVERS[0].server_state.connections):
        connection.transport.abort()


@get("/api/test/nowhere", media_type=MediaType.HTML)
async def nowhere() -> str:
    """Nothing; not even a picture for the tab has to be fetched."""
    return '<!doctype html><link rel="icon" href="data:,">'


def seed(secret: str, table: str, values: Sequence[str]) -> int:
    """What decides the dice of a table."""
    return seed_of(secret, table, values) if REAL in values else SEED


def main(folder: Path, port: int) -> None:
    """Serve until the process is ended."""
    patch.object(match, "seed_of", seed).start()
    patch.object(TableLimits, "source", lambda limits, address: "").start()  # all tests come from one address
    patch.object(talk, "TALK", (NO_RATE, NO_RATE)).start()
    patch.object(computers, "secrets", SimpleNamespace(randbits=lambda bits: SEED)).start()
    listening = socket.socket(proto=socket.IPPROTO_TCP)  # else small answers wait
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
