"""What the store saves and returns, on both databases."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from guildhall.server.store.database import open_database
from guildhall.server.store.journal import Book, Line, NotWritten
from guildhall.server.store.schema import METADATA
from guildhall.server.store.store import ChairRow, PersonRow, Snapshot, Store, TableRow
from guildhall.server.store.upgrade import upgrade
from tests.server.stories import with_store
from tests.server.worlds import in_its_own_time


def table(id_: str, changed: float = 1.0, status: str = "waiting", open_: int = 1) -> TableRow:
    """A table."""
    return TableRow(id_, "{}", status, open_, "0,1", changed, 0.0, "owner")


# -- the tables of the database ----------------------------------------------------------------------------


def differences(connection: Connection) -> list[object]:
    """Return how the database differs from the schema of the program."""
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    found: list[object] = compare_metadata(context, METADATA)
    return found


def test_the_migrations_make_what_the_program_knows(empty: str) -> None:
    async def play() -> None:
        engine = await open_database(empty)
        await upgrade(engine)
        async with engine.begin() as connection:
            assert await connection.run_sync(differences) == []
            await connection.execute(text("ALTER TABLE people ADD COLUMN shoes INTEGER"))
            assert await connection.run_sync(differences) != []
        await engine.dispose()

    asyncio.run(play())


def test_servers_that_start_at_once_do_not_disturb_each_other(empty: str) -> None:
    async def play() -> None:
        engines = await asyncio.gather(*[open_database(empty) for _ in range(8)])
        await asyncio.gather(*[upgrade(engine) for engine in engines])
        for engine in engines:
            async with engine.connect() as connection:
                rows = (await connection.execute(text("SELECT version_num FROM alembic_version"))).all()
                assert len(rows) == 1
            await engine.dispose()

    asyncio.run(play())


# -- rows ------------------------------------------------------------------------------------------------


def test_people_are_kept(database: str) -> None:
    async def story(store: Store) -> None:
        anna = PersonRow("a", "Änna 🧙", "hash", 1234567890.123456, 1234567891.5)
        await store.add_person(anna)
        assert await store.person("a") == anna
        await store.rename("a", "Bert")
        assert await store.person("a") == anna._replace(name="Bert")
        for nobody in ("b", "", "a\0", "\0"):
            assert await store.person(nobody) is None

    with_store(database, story)


def test_tables_are_kept_and_listed_the_latest_first_but_finished_ones_last(database: str) -> None:
    async def story(store: Store) -> None:
        for row in (
            table("one", 1.0),
            table("two", 3.0),
            table("three", 2.0),
            table("hidden", 4.0, open_=0),
            table("begun", 5.0, "playing"),
            table("over", 7.0, "finished"),
        ):
            await store.save_table(row, [ChairRow(0, "anna"), ChairRow(1, "bert")])
        assert await store.table("two") == table("two", 3.0)
        for nothing in ("four", "two\0"):
            assert await store.table(nothing) is None
        assert [row.id for row in await store.open_tables(10)] == ["two", "three", "one"]
        assert [row.id for row in await store.open_tables(1)] == ["two"]
        assert [row.id for row in await store.running_tables(10)] == ["begun"]
        await store.save_table(table("one", 6.0), [ChairRow(1, "bert")])
        assert [row.id for row in await store.tables_of("bert", 3)] == ["one", "begun", "hidden"]
        assert [row.id for row in await store.tables_of("bert", 10)][-1] == "over"  # whatever came last
        assert "one" not in [row.id for row in await store.tables_of("anna", 10)]
        assert "one" in [row.id for row in await store.tables_of("owner", 10)]  # though they don't sit there

    with_store(database, story)


def test_lists_show_who_must_choose_after_the_last_entry(database: str) -> None:
    async def story(store: Store) -> None:
        for id_ in ("one", "two"):
            await store.save_table(table(id_), [ChairRow(0, "anna")])
        for number in (1, 2, 10):
            await store.journal.write(Line("one", number, None, "{}", str(number)))
        assert {row.id: row.waiting for row in await store.tables_of("anna", 10)} == {
            "one": "10",
            "two": "0,1",
        }

    with_store(database, story)


def test_snapshots_replace_each_other(database: str) -> None:
    async def story(store: Store) -> None:
        await store.save_table(table("one"), [])
        assert await store.snapshot("one") is None
        for number in (1, 2):
            await store.save_snapshot("one", Snapshot(number, "x" * 100_000))
            assert await store.snapshot("one") == Snapshot(number, "x" * 100_000)

    with_store(database, story)


# -- the journal -----------------------------------------------------------------------------------------


def test_lines_are_read_as_they_were_written(database: str) -> None:
    async def story(store: Store) -> None:
        await store.save_table(table("one"), [])
        lines = [
            Line("one", number, f"0.anna.{number}", '{"text":"\\u0000 ä 🧙"}', "0")
            for number in range(1, 1201)
        ]
        await asyncio.gather(*[store.journal.write(line) for line in lines])
        assert await store.lines("one") == lines
        assert await store.lines("one", 1195) == lines[1195:]

    with_store(database, story)


def test_lines_that_come_soon_after_each_other_are_written_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits: list[float] = []
    commit = AsyncConnection.commit

    async def counted(connection: AsyncConnection) -> None:
        commits.append(asyncio.get_running_loop().time())
        await commit(connection)

    async def story() -> None:
        loop = asyncio.get_running_loop()
        store = await Store.open(database)
        await store.save_table(table("one"), [])
        await asyncio.sleep(1)
        monkeypatch.setattr(AsyncConnection, "commit", counted)
        before = loop.time()
        await store.journal.write(Line("one", 1, None, "{}", ""))
        assert len(commits) == 1
        assert commits[0] - before <= 0.01  # one alone does not wait long
        await asyncio.sleep(1)
        soon = [store.journal.write(Line("one", 2, None, "{}", ""))]
        for number in range(3, 102):
            await asyncio.sleep(0.001)
            soon.append(store.journal.write(Line("one", number, None, "{}", "")))
        await asyncio.gather(*soon)
        assert len(commits) in (1 + 10, 1 + 11)
        assert len(await store.lines("one")) == 101
        await store.close()

    in_its_own_time(story())


@pytest.mark.parametrize("earlier", [None, 0.003, 0.007, 0.012])
def test_the_waiting_time_of_an_entry_reveals_nothing_about_others(
    database: str, monkeypatch: pytest.MonkeyPatch, earlier: float | None
) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        store = await Store.open(database)
        await store.save_table(table("one"), [])
        await store.save_table(table("two"), [])
        begun: list[float] = []
        insert = store.journal._insert

        async def noted(lines: Sequence[Line]) -> None:
            begun.append(loop.time())
            await insert(lines)

        monkeypatch.setattr(store.journal, "_insert", noted)
        moment = math.ceil(loop.time()) + 1.0042  # anywhere between two points of time
        if earlier is not None:  # somebody else has written something just before
            await asyncio.sleep(moment - earlier - loop.time())
            first = store.journal.write(Line("two", 1, None, "{}", ""))
        await asyncio.sleep(moment - loop.time())
        await store.journal.write(Line("one", 1, None, "{}", ""))
        assert begun[-1] - moment == pytest.approx(0.0058, abs=0.0005)
        if earlier is not None:
            await first
        await store.close()

    in_its_own_time(story())


@pytest.mark.parametrize(
    "wrong",
    [
        Line("one", 1, None, "{}", ""),  # a number twice
        Line("one", 4, "0.anna.1", "{}", ""),  # a message twice
        Line("nowhere", 1, None, "{}", ""),
    ],
)
def test_only_the_line_that_cannot_be_written_is_refused(database: str, wrong: Line) -> None:
    async def story(store: Store) -> None:
        await store.save_table(table("one"), [])
        await store.journal.write(Line("one", 1, "0.anna.1", '{"first":1}', ""))
        batch = [Line("one", 2, None, "{}", ""), wrong, Line("one", 3, None, "{}", "")]
        answers = await asyncio.gather(*[store.journal.write(line) for line in batch], return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), NotWritten, type(None)]
        assert [line.number for line in await store.lines("one")] == [1, 2, 3]

    with_store(database, story)


def test_nothing_is_written_after_an_entry_that_could_not_be_written(database: str) -> None:
    async def story(store: Store) -> None:
        for name in ("one", "two"):
            await store.save_table(table(name), [])
        await store.journal.write(Line("one", 1, None, '{"first":1}', ""))
        mine, other = Book(), Book()
        batch = [
            store.journal.write(Line("one", 1, None, "{}", ""), mine),  # a number twice
            store.journal.write(Line("one", 2, None, "{}", ""), mine),
            store.journal.write(Line("two", 1, None, "{}", ""), other),
        ]
        answers = await asyncio.gather(*batch, return_exceptions=True)
        assert [type(answer) for answer in answers] == [NotWritten, NotWritten, type(None)]
        with pytest.raises(NotWritten):
            await store.journal.write(Line("one", 2, None, "{}", ""), mine)
        assert [line.number for line in await store.lines("one")] == [1]
        await store.journal.write(
            Line("one", 2, None, "{}", ""), Book()
        )  # by a table that has read the journal again

    with_store(database, story)


def test_a_commit_whose_answer_is_lost_counts_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    commit = AsyncConnection.commit

    async def lost_after(connection: AsyncConnection) -> None:
        monkeypatch.setattr(AsyncConnection, "commit", lost_before)
        await commit(connection)
        raise ConnectionResetError

    async def lost_before(connection: AsyncConnection) -> None:
        monkeypatch.setattr(AsyncConnection, "commit", commit)
        raise ConnectionResetError

    async def story(store: Store) -> None:
        await store.save_table(table("one"), [])
        monkeypatch.setattr(AsyncConnection, "commit", lost_after)
        lines = [Line("one", number, None, f"{number}", "") for number in range(1, 6)]
        await asyncio.gather(*[store.journal.write(line) for line in lines[:2]])
        await asyncio.gather(*[store.journal.write(line) for line in lines[2:]])
        assert AsyncConnection.commit is commit
        assert await store.lines("one") == lines

    with_store(database, story)
