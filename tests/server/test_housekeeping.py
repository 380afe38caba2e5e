"""The database doesn't grow for ever: tables expire, journals are packed, people are forgotten."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import func, select

from guildhall.server import hall as halls
from guildhall.server.people import NotYou, People
from guildhall.server.store import housekeeping
from guildhall.server.store.housekeeping import DAY, Tidied
from guildhall.server.store.journal import Line
from guildhall.server.store.schema import IN_MEMORY, METADATA, NEVER
from guildhall.server.store.store import ChairRow, PersonRow, Snapshot, Store, TableRow
from guildhall.server.terms import Talked, encode_entry
from tests.server.stories import (
    LAST_BLOW,
    ME,
    NEVER_BOTS,
    Sitting,
    World,
    does,
    eventually,
    hall_of,
    hurry,
    opens_at,
    row_of,
    seated,
    tell_of_three,
    with_store,
)

NOW = 2_000_000_000.0
NOTHING = Tidied(0, 0, 0, 0, 0)


def table(
    id_: str, days: float, status: str, open_: int = 1, owner: str = "anna", wake: float = NEVER
) -> TableRow:
    """Return a table that has not changed for some days."""
    return TableRow(id_, "{}", status, open_, "0,1", NOW - days * DAY, wake, owner)


def said(id_: str, number: int, days: float) -> Line:
    """Return a line that was written some days ago."""
    entry = Talked(None, "Änna", "\0 🧙\n", NOW - days * DAY)
    return Line(id_, number, f"anna.{number}", encode_entry(entry).decode(), "0", "0123456789abcdef")


async def status(store: Store, id_: str) -> str | None:
    """Return the status of a table; None if it doesn't exist."""
    row = await store.table(id_)
    return None if row is None else row.status


async def count(store: Store) -> dict[str, int]:
    """Return how many rows there are."""
    async with store._engine.connect() as connection:
        return {
            name: (await connection.execute(select(func.count()).select_from(known))).scalar_one()
            for name, known in METADATA.tables.items()
        }


# -- tables ------------------------------------------------------------------------------------------------


def test_unused_tables_are_closed_and_then_deleted(database: str) -> None:
    async def story(store: Store) -> None:
        for row in (
            table("open, new", 0.9, "waiting"),
            table("open, old", 1.1, "waiting"),
            table("private, new", 13.9, "waiting", open_=0),
            table("private, old", 14.1, "waiting", open_=0),
        ):
            await store.save_table(row, [ChairRow(0, "anna")])
        assert await store.tidy(NOW) == NOTHING._replace(expired=2)
        for age, now in (("new", "waiting"), ("old", "closed")):
            assert await status(store, f"open, {age}") == await status(store, f"private, {age}") == now
        assert await store.tidy(NOW) == NOTHING
        assert await store.tidy(NOW + 29 * DAY) == NOTHING._replace(expired=2)
        assert await store.tidy(NOW + 31 * DAY) == NOTHING._replace(deleted=2)
        assert await status(store, "open, old") is None
        assert (await count(store))["chairs"] == 2
        assert await status(store, "open, new") == "closed"

    with_store(database, story)


def test_inactive_games_are_closed_and_their_journals_kept(database: str) -> None:
    async def story(store: Store) -> None:
        begun = {"untouched": 366.0, "new": 364.0, "played": 800.0, "busy": 366.0, "left": 800.0}
        for id_, days in begun.items():
            wake = IN_MEMORY if id_ == "busy" else NEVER
            await store.save_table(table(id_, days, "playing", wake=wake), [])
        for id_, days in (("played", 364.0), ("left", 366.0)):
            await store.journal.write(said(id_, 1, 799))
            await store.journal.write(said(id_, 2, days))
        assert await store.tidy(NOW) == NOTHING._replace(abandoned=2)
        found = {id_: await status(store, id_) for id_ in begun}
        assert [id_ for id_, now in found.items() if now == "closed"] == ["untouched", "left"]
        assert {*found.values()} == {"closed", "playing"}
        assert [await store.wake(id_, IN_MEMORY) for id_ in ("left", "played", "new")] == [False, True, True]
        after = await store.tidy(NOW + 31 * DAY)
        assert after == NOTHING._replace(packed=1, deleted=1)  # nothing had been played at one of them
        assert await status(store, "untouched") is None
        assert await store.lines("left") == [said("left", 1, 799), said("left", 2, 366)]
        assert await store.tidy(NOW + 1000 * DAY) == NOTHING
        assert await status(store, "left") == "closed"

    with_store(database, story)


# -- journals ----------------------------------------------------------------------------------------------


def test_journals_of_games_that_are_over_are_packed_and_read_as_before(database: str) -> None:
    async def story(store: Store) -> None:
        lines = {id_: [said(id_, n, 40) for n in range(1, 301)] for id_ in ("old", "new", "on")}
        await store.save_table(table("old", 31, "finished"), [ChairRow(0, "anna")])
        await store.save_table(table("new", 29, "finished"), [])
        await store.save_table(table("on", 31, "playing"), [])
        for id_, written in lines.items():
            await asyncio.gather(*[store.journal.write(line) for line in written])
            await store.save_snapshot(id_, Snapshot(300, "{}"))
        assert await store.tidy(NOW) == NOTHING._replace(packed=1)
        left = await count(store)
        assert (left["entries"], left["snapshots"], left["archives"]) == (600, 2, 1)
        for id_, written in lines.items():
            for after in (0, 1, 299, 300):
                assert await store.lines(id_, after) == written[after:]
        assert await store.snapshot("old") is None
        assert "old" in [row.id for row in await store.tables_of("anna", 10)]
        assert await store.tidy(NOW) == NOTHING

        # What is still said there comes after it, and is packed with it.
        lines["old"] += [said("old", 301, 0), said("old", 302, 0)]
        for line in lines["old"][300:]:
            await store.journal.write(line)
        assert await store.lines("old") == lines["old"]
        assert await store.lines("old", 299) == lines["old"][299:]
        for first in (1, 299):
            page = [line.body for line in lines["old"][first - 1 : first + 4]]
            assert await store.bodies("old", "talked", first, 5) == page
        assert await store.tidy(NOW) == NOTHING._replace(packed=1)
        assert await store.lines("old") == lines["old"]
        assert (await count(store))["entries"] == 600
        await store.save_snapshot("old", Snapshot(302, "{}"))  # somebody has looked at it
        assert await store.tidy(NOW) == NOTHING._replace(packed=1)
        assert await store.snapshot("old") is None
        assert await store.lines("old") == lines["old"]

    with_store(database, story)


def test_only_some_journals_are_packed_at_once_and_the_others_soon_after(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "AT_ONCE", 2)

    async def story(store: Store) -> None:
        for number in range(3):
            await store.save_table(table(f"{number}", 40 - number, "finished"), [])
            await store.journal.write(said(f"{number}", 1, 40))
        first, second = await store.tidy(NOW), await store.tidy(NOW)
        assert (first.packed, first.more) == (2, True)
        assert (second.packed, second.more) == (1, False)

    with_store(database, story)


def test_talk_is_not_lost_while_its_journal_is_packed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    to_thread = asyncio.to_thread

    async def story(store: Store) -> None:
        await store.save_table(table("one", 40, "finished"), [])
        await store.journal.write(said("one", 1, 40))

        async def interrupted(*args: object) -> object:
            monkeypatch.setattr(asyncio, "to_thread", to_thread)
            await store.journal.write(said("one", 2, 0))
            return await to_thread(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(asyncio, "to_thread", interrupted)
        assert (await store.tidy(NOW)).packed == 1
        assert asyncio.to_thread is to_thread
        assert await store.lines("one") == [said("one", 1, 40), said("one", 2, 0)]

    with_store(database, story)


def test_a_packed_game_can_be_watched_recorded_continued_and_played_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)
    hurry(monkeypatch)

    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table = await opens_at(at.server, [anna, bert], LAST_BLOW)
        players = await seated([anna, bert], table)
        await does(players, (0, "punch red"), (1, "pass"), (1, "pass"))
        paths = [f"/api/tables/{table}/{what}" for what in ("replay", "replay?seat=all", "record")]
        before = [(await anna.ask("GET", path)).json() for path in paths]
        closed = (await anna.ask("POST", f"/api/tables/{table}/rematch", {})).json()["id"]
        view = players[0].update["view"]

        world.passes(31 * DAY)
        await at.restarts(NEVER_BOTS)
        store = hall_of(at.server).store

        async def packed() -> bool:
            rows = await count(store)
            return (rows["entries"], rows["snapshots"], rows["archives"]) == (0, 0, 1)

        await eventually(packed)
        assert [(await anna.ask("GET", path)).json() for path in paths] == before
        player = await anna.sits(table, 0)
        assert player.update["view"] == view
        wanted = {"step": 1, "seats": [ME, ME]}
        assert (await anna.ask("POST", f"/api/tables/{table}/play-on", wanted)).status_code == 201

        # The rematch that nobody came to was closed, and is deleted; there can be another.
        assert (await row_of(at.server, closed)).status == "closed"
        world.passes(31 * DAY)
        await store.tidy(time.time())
        assert await store.table(closed) is None
        again = await anna.ask("POST", f"/api/tables/{table}/rematch", {})
        assert (again.status_code, again.json()["id"] == closed) == (201, False)

    tell_of_three(database, story, NEVER_BOTS)


def test_a_server_tidies_about_once_an_hour(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(halls, "IDLE", 3600.0)
    rounds: list[float] = []
    real = Store.tidy

    async def counted(store: Store, now: float) -> Tidied:
        rounds.append(now)
        return (await real(store, now))._replace(packed=housekeeping.AT_ONCE if len(rounds) < 4 else 0)

    monkeypatch.setattr(Store, "tidy", counted)

    async def story(at: Sitting) -> None:
        async def three_more() -> bool:
            return len(rounds) == 4

        await opens_at(at.server, at.people)
        await eventually(three_more)  # as long as there is more to do
        await asyncio.sleep(10 * halls.SWEEP)
        assert len(rounds) == 4
        hall_of(at.server)._tidy_at -= halls.TIDY

        async def again() -> bool:
            return len(rounds) == 5

        await eventually(again)
        await asyncio.sleep(10 * halls.SWEEP)
        assert len(rounds) == 5

    tell_of_three(database, story, NEVER_BOTS)


# -- people ------------------------------------------------------------------------------------------------


def test_people_without_tables_are_forgotten_after_half_a_year(database: str) -> None:
    async def story(store: Store) -> None:
        for name, days in (("new", 179), ("old", 181), ("sits", 181), ("owns", 181), ("back", 181)):
            await store.add_person(PersonRow(name, name, "hash", 0.0, NOW - days * DAY))
        await store.save_table(table("one", 0, "playing", owner="owns"), [ChairRow(0, "sits")])
        assert await store.mark_seen("back", NOW)
        assert not await store.mark_seen("nobody", NOW)
        assert await store.tidy(NOW) == NOTHING._replace(forgotten=1)
        left = [name for name in ("new", "old", "sits", "owns", "back") if await store.person(name)]
        assert left == ["new", "sits", "owns", "back"]

    with_store(database, story)


def test_a_visit_is_noted_once_a_day(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)
    noted: list[str] = []
    real = Store.mark_seen

    async def mark_seen(store: Store, id_: str, now: float) -> bool:
        noted.append(id_)
        return await real(store, id_, now)

    monkeypatch.setattr(Store, "mark_seen", mark_seen)

    async def story(store: Store) -> None:
        people = People(store)
        anna, token = await people.add("Anna")
        for days, times in ((0.5, 0), (0.6, 1), (0.5, 1), (0.6, 2)):
            world.passes(days * DAY)
            for _ in range(3):
                await people.authenticate(token)
            assert len(noted) == times
        row = await store.person(anna.id)
        assert row is not None
        assert 0 <= time.time() - row.seen < DAY
        await People(store).authenticate(token)
        assert len(noted) == 2

        world.passes(200 * DAY)
        assert (await store.tidy(time.time())).forgotten == 1
        for _ in range(2):
            with pytest.raises(NotYou):
                await people.authenticate(token)

    with_store(database, story)


# -- the lobby ---------------------------------------------------------------------------------------------


def test_nobody_can_fill_the_list_of_open_tables_alone(database: str) -> None:
    async def story(store: Store) -> None:
        def opened(owner: str, source: str, minutes: int) -> TableRow:
            row = table(f"{owner} {minutes}", minutes / 1440, "waiting", owner=owner)
            return row._replace(source=source)

        # Anna opens many, and so do people from the address from which Bert comes.
        rows = [opened("anna", "home", minutes) for minutes in range(5)]
        rows += [opened(f"bert{n}", "school", 10 + n) for n in range(15)]
        rows += [opened("carla", "school", 60 + n) for n in range(5)]
        rows += [opened(f"old{n}", "", 100 + n) for n in range(15)]  # of before addresses were noted
        for row in rows:
            await store.save_table(row, [])
        expected = [*rows[:3], *rows[5:15], *rows[25:]]
        assert await store.open_tables(100) == expected
        assert await store.open_tables(5) == expected[:5]
        begun = rows[1]._replace(status="playing")
        await store.save_table(begun, [])
        assert await store.open_tables(4) == [rows[0], rows[2], rows[3], rows[5]]

    with_store(database, story)


def test_a_table_never_forgets_the_address_that_opened_it(database: str) -> None:
    async def story(store: Store) -> None:
        row = table("one", 1, "waiting")._replace(source="home")
        await store.save_table(row, [])
        await store.save_table(row._replace(source="", status="playing"), [])
        assert await store.table("one") == row._replace(status="playing")

    with_store(database, story)
