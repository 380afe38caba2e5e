"""Databases as older servers left them: full, with the columns and the JSON of their time."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from guildhall.server.store import database as databases
from guildhall.server.store.database import address_of
from guildhall.server.store.journal import Line
from guildhall.server.table import Table as TableAgain
from guildhall.server.terms import Played, decode_entry, decode_terms, encode_entry
from tests.server.places import folder
from tests.server.running import Running, Someone
from tests.server.stories import (
    LAST_BLOW,
    ME,
    NEVER_BOTS,
    OPEN,
    Sitting,
    alone,
    does,
    opens_at,
    seated,
    three,
)

MIGRATIONS: Final = Path(databases.__file__).with_name("migrations")
TABLES: Final = ("people", "tables", "chairs", "entries", "snapshots")  # those that refer to others last
# What is in a database of which revision. 0003 was edited twice after it had been committed.
REVISIONS: Final = (
    *("0001", "0002", "0003 first", "0003 second", "0003", "0004"),
    *("0005 numbers", "0005 older rules"),  # later ones have words in their journals
)
EARLY: Final = ("0003 first", "0003 second")
DAY: Final = 86_400.0

Rows = dict[str, list[dict[str, Any]]]


class Game(NamedTuple):
    """A table where something was played."""

    id: str
    seat: int  # whose view is known
    view: Any
    person: int  # who sits there


class Full(NamedTuple):
    """What a server has stored: people with their tokens, unfinished and finished games, and all rows."""

    people: list[tuple[str, str, str]]  # id, name and token
    running: list[Game]
    finished: list[Game]
    waiting: str
    rows: Rows

    def come_to(self, server: Running) -> list[Someone]:
        """The same people at another server."""
        return [Someone(server, *person) for person in self.people]


def play_full() -> Full:
    """Play on a server of this version: both games, each once begun and once finished."""
    return asyncio.run(_play_full())


async def _play_full() -> Full:
    place = folder()
    at = Sitting(address_of(place / "tables.sqlite3"))
    async with AsyncExitStack() as stack:
        stack.callback(shutil.rmtree, place)
        await stack.enter_async_context(at.open)
        await at.starts(NEVER_BOTS)
        at.people = await three(at.server)
        anna, bert, carla = at.people

        table, player = await alone(anna)
        await player.choose(player.update["asks"]["options"][0]["choice"])
        await player.answered({"type": "say", "text": "Grüezi 🧙"})
        seats = [await anna.sits(table, seat) for seat in range(3)]
        running = [Game(table, seat, one.update["view"], 0) for seat, one in enumerate(seats)]

        table = await opens_at(at.server, at.people, spectators=False)
        players = await seated(at.people, table)
        await does(players, (0, "b1"))
        running += [Game(table, seat, players[seat].update["view"], seat) for seat in range(3)]

        table = await opens_at(at.server, [anna, bert], LAST_BLOW)
        players = await seated([anna, bert], table)
        await does(players, (0, "punch red"), (1, "pass"), (1, "pass"))
        finished = [Game(table, 0, players[0].update["view"], 0)]

        opened = await carla.opens("wizwar", [ME, OPEN], private=True, clock={"turn": DAY, "window": 60})
        await at.restarts()
        bot = {"kind": "bot", "bot": "random"}
        table = (await anna.opens("elfenwizards", [ME, bot, bot]))["id"]
        player = await anna.sits(table, 0)
        await player.play(random.Random(1))
        finished.append(Game(table, 0, player.update["view"], 0))
        await at.stops()
        people = [(one.id, one.name, one.token) for one in at.people]
        return Full(people, running, finished, opened["id"], with_numbers(await rows_in(at.database)))


def with_numbers(rows: Rows) -> Rows:
    """Return the rows with what older journals had instead of words."""
    tables = {row["id"]: decode_terms(row["body"]) for row in rows["tables"]}
    games = {row["table_id"]: TableAgain.new(tables[row["table_id"]]) for row in rows["entries"]}
    entries = []
    for row in rows["entries"]:
        again, entry = games[row["table_id"]], decode_entry(row["body"])
        body = row["body"]
        if isinstance(entry, Played):
            game, s = again.match.game, again.match.state.clone()
            numbers: list[tuple[int, int]] = []
            for seat, word in entry.told:
                numbers.append((seat, game.heard(s, seat, word)))
                game.apply(s, *numbers[-1])
            body = encode_entry(msgspec.structs.replace(entry, answers=tuple(numbers))).decode()
        again.do(Line(row["table_id"], row["number"], row["message"], row["body"], ""), entry)
        entries.append({**row, "body": body})
    return {**rows, "entries": entries}


def engine_at(address: str) -> AsyncEngine:
    """Open the database at an address, whatever its revision."""
    for kind, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
        address = address.replace(kind, driver, 1)
    return create_async_engine(address)


async def rows_in(address: str) -> Rows:
    """Return all rows of a database."""
    engine = engine_at(address)
    async with engine.connect() as connection:
        rows = await connection.run_sync(_rows)
    await engine.dispose()
    return rows


def _rows(connection: Connection) -> Rows:
    known = reflected(connection)
    return {
        name: [
            dict(row._mapping)
            for row in connection.execute(select(known[name]).order_by(*known[name].primary_key))
        ]
        for name in known
    }


def reflected(connection: Connection) -> dict[str, Table]:
    """Return the tables of a database."""
    metadata = MetaData()
    metadata.reflect(connection)
    return dict(metadata.tables)


async def make_older(address: str, revision: str, full: Full) -> Rows:
    """Fill an empty database as a server of a revision would have, and return its contents."""
    engine = engine_at(address)
    async with engine.connect() as connection:
        await _make_older(connection, revision, full.rows)
    await engine.dispose()
    return await rows_in(address)


async def _make_older(connection: AsyncConnection, revision: str, rows: Rows) -> None:
    schema = "0002" if revision in EARLY else revision.partition(" ")[0]  # they changed no columns
    await connection.run_sync(lambda on: command.upgrade(_config(on), schema))
    if revision in EARLY:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))
    known = await connection.run_sync(reflected)
    for name in TABLES:
        columns = known[name].columns.keys()
        for row in rows[name]:
            old = {column: row[column] for column in columns}
            if "body" in old:
                body = older_form(name, json.loads(row["body"]), revision)
                if revision == "0005 older rules":
                    under_older_rules(name, body)
                old["body"] = json.dumps(body)
            await connection.execute(known[name].insert().values(**old))
    await connection.commit()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def older_form(name: str, body: dict[str, Any], revision: str) -> dict[str, Any]:
    """Return what a server of a revision wrote instead of what today's writes."""
    if name == "tables" and revision[:4] < "0005" and revision not in ("0003", "0004"):
        if revision != "0003 second":
            body["clock"]["choice"] = body["clock"].pop("turn")
        del body["step"]
        if revision in ("0001", "0002"):
            body["spectators"] = "live" if body["spectators"] else "none"
        if revision == "0001":
            del body["begun"], body["delay"], body["next"]
    elif name == "entries" and revision in ("0001", "0002"):
        for later in ("quiet", "runs_on", "agreed"):
            body.pop(later, None)
        if revision == "0001":
            body.pop("final", None)
            body.pop("window", None)
    elif name == "snapshots" and revision == "0001":
        del body["ledger"]
    for part in {"tables": ("followed",), "snapshots": ("rules",)}.get(name, ()):
        del body[part]
    return body


def under_older_rules(name: str, body: dict[str, Any]) -> None:
    """Change a table as if it began, and its snapshot was taken, under another version of the rules."""
    if name == "tables":
        body["version"] = "1"
        if body["start"] is not None:
            body["start"]["rules"] = "1"
    elif name == "snapshots":
        body["position"]["rules"] = "1"
        body["position"]["of"] = "rules that nobody can read any more"
