"""Puts tables into a database before its server starts, each at its own position."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from guildhall.catalogue import game as find_game
from guildhall.fair import new_secret
from guildhall.server.people import People
from guildhall.server.store.store import ChairRow, Store, TableRow
from guildhall.server.terms import PLAYING, Chair, Terms, encode_terms

NEVER = 1e18  # the server loads the table only when somebody asks for it


class PreparedTables(NamedTuple):
    """What the players of the tables need to know."""

    tables: list[str]  # their ids, in the order of the positions
    tokens: dict[str, str]  # of the people, by name


async def prepare(database: str, positions: Sequence[dict[str, Any]], seats: Sequence[str]) -> PreparedTables:
    """Write a table for each position; a seat is a person's name, or a computer player: "bot NAME"."""
    store = await Store.open(database)
    try:
        people = People(store)
        known = {name: await people.add(name) for name in seats if not name.startswith("bot ")}
        chairs = tuple(
            Chair("person", name, known[name][0].id)
            if name in known
            else Chair("bot", f"Computer {seat}", bot=name.removeprefix("bot "))
            for seat, name in enumerate(seats)
        )
        tables = [await _write(store, position, chairs) for position in positions]
    finally:
        await store.close()
    return PreparedTables(tables, {name: token for name, (_, token) in known.items()})


async def _write(store: Store, position: dict[str, Any], chairs: tuple[Chair, ...]) -> str:
    game = find_game(position["game"])
    state = game.load(position)
    terms = Terms(
        id=secrets.token_hex(8),
        game=game.name,
        version=game.version,
        options=dict(state.options),
        chairs=chairs,
        owner="",
        invite="",
        secret=new_secret(),
        created=time.time(),
        begun=time.time(),
        start=position,
    )
    waiting = ",".join(str(decision.player) for decision in game.asks(state))
    body = encode_terms(terms).decode()
    row = TableRow(
        terms.id, body, PLAYING, open=1, waiting=waiting, changed=time.time(), wake=NEVER, owner=""
    )
    sitting = [ChairRow(seat, chair.person) for seat, chair in enumerate(chairs) if chair.person is not None]
    await store.save_table(row, sitting)
    return terms.id
