"""A lost database: the server refuses what it can't store, and goes on when the database is back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from guildhall.server.clock import Pace
from guildhall.server.store.database import NoDatabase
from guildhall.server.store.journal import Journal, Line, NotWritten
from guildhall.server.store.probe import KEPT
from guildhall.server.store.store import ChairRow, Store, TableRow
from tests.server.clusters import Cluster
from tests.server.running import Player, Running, Someone
from tests.server.stories import (
    ME,
    Sitting,
    alone,
    closed_with,
    eventually,
    goes_away,
    hall_of,
    tell_of_three,
)


@pytest.fixture
def address(cluster: Cluster) -> Iterator[str]:
    """A database in a cluster that is running again after the test, whatever happens."""
    name = cluster.create()
    yield cluster.address(name)
    cluster.stop()
    cluster.start()
    cluster.drop(name)


async def chosen(player: Player) -> dict[str, object]:
    """Choose the first option, and return the answer."""
    return await player.choose(player.update["asks"]["options"][0]["choice"])


def test_connections_that_were_cut_are_replaced(address: str, cluster: Cluster) -> None:
    async def story(at: Sitting) -> None:
        anna = at.people[0]
        _, player = await alone(anna)
        assert (await chosen(player))["type"] == "done"
        await player.answered({"type": "ping"})
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        assert len((await anna.ask("GET", "/api/tables/mine")).json()) == 1
        assert (await player.insists({"type": "say", "text": "hello"}))["type"] == "done"

    tell_of_three(address, story)


def test_a_database_stays_with_its_server_when_it_was_restarted(address: str, cluster: Cluster) -> None:
    async def restart() -> None:
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)

    async def play() -> None:
        store = await Store.open(address)
        await restart()
        await store.keep()
        with pytest.raises(NoDatabase):
            await Store.open(address)
        await restart()
        other = await Store.open(address)  # was quicker
        with pytest.raises(NoDatabase):
            await store.keep()
        await store.close()
        await other.close()

    asyncio.run(play())


def test_without_a_database_nothing_happens_and_with_it_everything_resumes(
    address: str, cluster: Cluster
) -> None:
    async def story(at: Sitting) -> None:
        anna = at.people[0]
        table, player = await alone(anna)
        other = (await anna.opens("elfenwizards", [ME, ME, ME]))["id"]
        n = player.n
        await asyncio.to_thread(cluster.stop)
        assert await closed_with(chosen(player)) == 1012
        assert await closed_with(player.connect()) == 1013
        await all_refused(at.server, anna, table, other)
        assert player.n == n
        await asyncio.to_thread(cluster.start)
        await player.connect()
        assert player.n == n
        assert (await chosen(player))["type"] == "done"
        hall_of(at.server).store._probe._checked -= KEPT
        assert (await at.server.http.get("/healthz")).status_code == 200
        await player.answered({"type": "ping"})
        assert (await anna.ask("DELETE", f"/api/tables/{table}/seat")).status_code == 204
        await at.restarts()
        again = await anna.sits(table, player.seat)
        assert again.n >= player.n > n

    tell_of_three(address, story)


async def all_refused(server: Running, anna: Someone, table: str, other: str) -> None:
    """The server refuses everything that needs the database while it is away."""
    answers = [
        await server.http.get("/healthz"),
        await server.http.post("/api/people", json={"name": "Bert"}),
        await anna.ask("GET", "/api/tables/mine"),
        await anna.ask("POST", "/api/tables", {"game": "wizwar", "seats": [{"kind": "me"}] * 2}),
        await anna.ask("DELETE", f"/api/tables/{table}/seat"),
    ]
    assert [answer.status_code for answer in answers] == [503] * len(answers)
    assert {answer.json()["text"]["key"] for answer in answers} == {"server-no-database"}
    server.app.state.hall.rooms.pop(other)._task.cancel()  # as if nobody had been there for a long time
    assert await closed_with(anna.sits(other, 0)) == 1013


def test_computer_players_resume_automatically(address: str, cluster: Cluster) -> None:
    async def story(at: Sitting) -> None:
        anna = at.people[0]
        bot = {"kind": "bot", "bot": "random"}
        table = await anna.opens("elfenwizards", [bot, bot, bot])
        spectator = await anna.sits(table["id"], None)
        await spectator.until("update")
        await asyncio.to_thread(cluster.stop)
        assert await closed_with(spectator.until("nothing")) == 1012
        n = spectator.n
        await asyncio.to_thread(cluster.start)

        async def goes_on() -> bool:
            """Old connections break one by one as they are used, so connect again."""
            with suppress(ConnectionClosed):
                await spectator.connect()
                while spectator.n < n + 3:
                    await spectator.until("update")
            return spectator.n >= n + 3

        await eventually(goes_on)

    tell_of_three(address, story, Pace(bot=0.05, window=0.05))


def test_a_server_stops_cleanly_without_its_database(address: str, cluster: Cluster) -> None:
    async def story(at: Sitting) -> None:
        anna = at.people[0]
        table, player = await alone(anna)
        assert (await chosen(player))["type"] == "done"
        await player.answered({"type": "ping"})
        await asyncio.to_thread(cluster.stop)
        await at.stops()
        await asyncio.to_thread(cluster.start)
        await at.starts()
        assert (await anna.sits(table, player.seat)).n == player.n

    tell_of_three(address, story)


def test_nobody_waits_forever_for_an_entry_that_cannot_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(journal: Journal, line: Line) -> None:
        raise NotWritten("the disk is full")

    async def story(at: Sitting) -> None:
        anna = at.people[0]
        table = await anna.opens("elfenwizards", [{"kind": "me"}] * 3)
        with monkeypatch.context() as patch:
            patch.setattr(Journal, "write", full)
            answer = await anna.ask("DELETE", f"/api/tables/{table['id']}/seat")
            assert answer.status_code == 503
            assert answer.json()["text"]["key"] == "server-try-again"
        assert (await anna.ask("DELETE", f"/api/tables/{table['id']}/seat")).status_code == 204

    tell_of_three(database, story)


def test_a_table_that_could_not_be_unloaded_recovers_automatically(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(store: Store, id_: str, at: float) -> None:
        raise SQLAlchemyError("nobody there")

    async def story(at: Sitting) -> None:
        anna = at.people[0]
        table = (await anna.opens("elfenwizards", [{"kind": "me"}] * 3))["id"]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "wake", silent)
            with pytest.raises(SQLAlchemyError):
                await goes_away(at.server, table)
        hall = hall_of(at.server)
        assert table not in hall.rooms
        await hall._load_due()
        assert table in hall.rooms

    tell_of_three(database, story)


@pytest.mark.parametrize("when", ["a little later", "at the end", "after a restart"])
def test_the_end_of_a_game_is_noted_later_if_the_database_was_away(
    database: str, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    save = Store.save_table

    async def forgetful(store: Store, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        if row.status == "finished":
            raise SQLAlchemyError("the disk is full")
        await save(store, row, chairs)

    async def story(at: Sitting) -> None:
        monkeypatch.setattr(Store, "save_table", forgetful)
        anna = at.people[0]
        bot = {"kind": "bot", "bot": "random"}
        table = await anna.opens("elfenwizards", [{"kind": "me"}, bot, bot])
        player = await anna.sits(table["id"], 0)
        await player.play(random.Random(1))
        assert player.heard[-1]["type"] != "refused"
        assert await status(anna) == "playing"
        if when == "a little later":
            monkeypatch.undo()
            await hall_of(at.server)._save_ends()
        elif when == "at the end":
            monkeypatch.undo()
            await at.restarts()
        else:
            await at.stops()
            monkeypatch.undo()
            await at.starts()

        async def noted() -> bool:
            return await status(anna) == "finished"

        await eventually(noted)
        assert (await anna.sits(table["id"], 0)).update["outcome"] == player.update["outcome"]

    async def status(anna: Someone) -> str:
        found: str = (await anna.ask("GET", "/api/tables/mine")).json()[0]["status"]
        return found

    tell_of_three(database, story)
