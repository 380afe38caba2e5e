"""A server says that it works only while it can write to its database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.store.database import address_of
from guildhall.server.store.journal import Line, NotWritten
from guildhall.server.store.probe import KEPT, REMEMBERED, NotWritable
from guildhall.server.store.store import Store, TableRow
from tests.server.clusters import Cluster
from tests.server.running import running
from tests.server.stories import with_store

TABLE = TableRow("one", "{}", "playing", 1, "0", 1.0, 0.0, "anna")

# Fills a database in files that the system lets grow only so far, and then further again.
FULL_DISK = """
import asyncio, resource, sys
from guildhall.server.store import probe
from guildhall.server.store.journal import Line, NotWritten
from guildhall.server.store.store import Store, TableRow

async def well(store):
    store._probe._checked -= probe.KEPT
    try:
        await store.alive()
    except probe.NotWritable:
        return False
    return True

async def story():
    store = await Store.open(sys.argv[1])
    await store.save_table(TableRow("one", "{}", "playing", 1, "0", 1.0, 0.0, "anna"), [])
    print(await well(store))
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, most))
    number = 0
    for size in (10_000, 1):
        try:
            while number < 1000:
                number += 1
                await store.journal.write(Line("one", number, None, "x" * size, ""))
        except NotWritten:
            print("full", await well(store))
    store.journal.failed = float("-inf")  # as if nobody had tried for a while
    print(await well(store))
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    await store.journal.write(Line("one", number, None, "x" * 10_000, ""))
    print(await well(store))
    await store.close()

asyncio.run(story())
"""


def a_little_later(store: Store) -> None:
    """Let the next health check write again."""
    store._probe._checked -= KEPT


def test_a_full_disk_is_noticed_and_one_with_room_again_too(tmp_path: Path) -> None:
    address = address_of(tmp_path / "tables.sqlite3")
    said = subprocess.run(
        [sys.executable, "-c", FULL_DISK, address], capture_output=True, text=True, check=False
    )
    assert said.stdout.split() == ["True", "full", "False", "full", "False", "False", "True"], said.stderr


def test_a_lost_connection_is_noticed(cluster: Cluster) -> None:
    name = cluster.create()

    async def story(store: Store) -> None:
        await store.alive()
        await asyncio.to_thread(cluster.stop)
        try:
            a_little_later(store)
            with pytest.raises(NotWritable):
                await store.alive()
        finally:
            await asyncio.to_thread(cluster.start)
        with pytest.raises(NotWritable):  # as it was found out
            await store.alive()
        a_little_later(store)
        await store.alive()

    with_store(cluster.address(name), story)
    cluster.drop(name)


def test_many_health_checks_cause_few_database_queries(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            store: Store = server.app.state.hall.store
            asked: list[str] = []

            @event.listens_for(store._engine.sync_engine, "before_cursor_execute")
            def note(_: Any, __: Any, statement: str, *more: object) -> None:
                if "health" in statement:
                    asked.append(statement.split(maxsplit=1)[0])

            async def all_ask() -> None:
                answers = await asyncio.gather(*[server.http.get("/healthz") for _ in range(20)])
                assert {answer.status_code for answer in answers} == {200}

            await all_ask()
            assert asked == ["UPDATE", "INSERT"]
            await all_ask()
            assert asked == ["UPDATE", "INSERT"]
            a_little_later(store)
            await all_ask()
            assert asked == ["UPDATE", "INSERT", "UPDATE"]

    asyncio.run(story())


def test_a_line_that_could_not_be_written_counts_until_one_could(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(connection: AsyncConnection) -> None:
        raise OperationalError("COMMIT", {}, Exception("no room"))

    async def story(store: Store) -> None:
        await store.save_table(TABLE, [])
        line, another = Line("one", 1, None, "{}", ""), Line("one", 2, None, "{}", "")

        async def fails(line: Line) -> None:
            with monkeypatch.context() as patch:
                patch.setattr(AsyncConnection, "commit", full)
                with pytest.raises(NotWritten):
                    await store.journal.write(line)
            with pytest.raises(NotWritable):
                await store.alive()

        await store.alive()
        await fails(line)
        await store.journal.write(line)
        await store.alive()
        with pytest.raises(NotWritten):  # is there already, which isn't the database's fault
            await store.journal.write(line)
        await store.alive()
        await fails(another)
        store.journal.failed = time.monotonic() - REMEMBERED  # nobody has tried since
        await store.alive()

    with_store(database, story)
