"""Nothing is lost: restarts, snapshots, failed writes, and unloaded tables."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Sequence

import msgspec
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.asyncio.client import connect

from guildhall.catalogue import game as find_game
from guildhall.kernel.message import BadPosition, Message
from guildhall.server import hall as halls
from guildhall.server import match as matches
from guildhall.server import snapshots
from guildhall.server import table as tables
from guildhall.server import talk as talk_limits
from guildhall.server.hall import Hall
from guildhall.server.limits import Limit
from guildhall.server.match import Match, new_match
from guildhall.server.room import Room
from guildhall.server.store.journal import Line
from guildhall.server.store.schema import ENTRIES
from guildhall.server.store.store import Snapshot, Store
from guildhall.server.table import Table
from guildhall.server.terms import Clock, Played, Terms, Undone, encode_entry
from tests.server.running import PATIENCE, Player, Running, Someone
from tests.server.stories import (
    BOT,
    NEVER_BOTS,
    Sitting,
    alone,
    closed_with,
    dies,
    does,
    entries,
    eventually,
    goes_away,
    hall_of,
    hurry,
    moves,
    opens_at,
    row_of,
    says,
    seated,
    settle,
    tell,
    tell_of_three,
    terms_of,
)

REFUSED = 4403
RESTART = 1012
LATER = 1013


# -- snapshots ---------------------------------------------------------------------------------------------


async def long_table(server: Running, people: list[Someone], steps: int, snapshot: int) -> str:
    """A table with many steps, and a snapshot in the middle."""
    table = await opens_at(server, people)
    terms = terms_of(server, table)
    await dies(server)
    played = Table.new(terms)
    lines: list[dict[str, object]] = []
    kept = b""
    for number in range(1, steps + 1):
        if number % 2:
            step = played.match.choose(0, (), "b1")
            entry: Played | Undone = Played(step.answers, step.rolls, terms.begun + number / 1000)
        else:
            *_, step = played.match.rewind(0)
            entry = Undone(0, terms.begun + number / 1000)
        line = Line(table, number, None, encode_entry(entry).decode(), "0")
        played.do(line, entry, step)
        lines.append(line._asdict())
        if number == snapshot:
            kept = msgspec.json.encode(played.snapshot())
    store = hall_of(server).store
    async with store._engine.begin() as connection:
        await connection.execute(insert(ENTRIES), lines)
    await store.save_snapshot(table, Snapshot(snapshot, kept.decode()))
    return table


def test_a_table_of_two_thousand_steps_opens_from_its_snapshot(database: str, redone: list[Played]) -> None:
    async def story(at: Sitting) -> None:
        table = await long_table(at.server, at.people, steps=2001, snapshot=1990)
        await at.restarts()
        anna = await at.people[0].sits(table, 0)
        assert (anna.n, anna.update["view"]["wizards"][0]["at"]) == (2002, "b1")
        assert len(redone) == 6  # of the last eleven entries every other one is a step

        # Viewers who missed more than is in memory get exactly the rest, and nothing twice.
        bert = Player(at.server.port, table, 1, at.people[1].token, 500)
        await bert.connect()
        assert bert.n == 2002
        assert len(bert.events) == 2002 - 500
        assert [event["event"] for event in bert.events[:3]] == ["undone", "step", "undone"]

    tell_of_three(database, story)


def test_a_viewer_who_missed_more_than_is_in_memory_gets_exactly_the_rest(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "KEPT", 3)

    async def story(at: Sitting) -> None:
        seen = 0
        for number, words in enumerate(("b1", "a1", "fireball red")):
            await does(at.players, (0, words))
            seen = at.players[2].n if number == 0 else seen
        await does(at.players, (1, "pass"), (2, "pass"), (1, "pass"))
        late = await at.people[2].sits(at.table, 2, seen)
        assert late.n == at.players[2].n > seen + matches.KEPT
        assert late.events == at.players[2].events[-len(late.events) :]
        assert [event["event"] for event in late.events[:2]] == ["step", "cast"]

    tell(database, story)


def test_a_table_does_not_wait_for_viewers_who_missed_much(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed, go_on = Table.replayed, threading.Event()
    read: list[int] = []

    def slow(terms: Terms, lines: Sequence[Line]) -> Table:
        read.append(len(lines))
        assert go_on.wait(PATIENCE)
        return replayed(terms, lines)

    async def story(at: Sitting) -> None:
        table = await long_table(at.server, at.people, steps=2001, snapshot=1990)
        await at.restarts()
        players = await seated(at.people, table)
        monkeypatch.setattr(Table, "replayed", slow)
        crowd = [asyncio.create_task(at.people[0].sits(table, None, seen=0)) for _ in range(5)]
        gone = await connect(players[0].address)
        await gone.send(json.dumps({"type": "hello", "seen": 0}))
        while not read:
            await asyncio.sleep(0.01)
        gone.transport.abort()
        assert (await says(players[0], "c1"))["type"] == "done"
        go_on.set()
        for late in [await coming for coming in crowd]:
            assert late.n == players[0].n
            assert [event["event"] for event in late.events[:3]] == ["step", "undone", "step"]
            assert late.events[-1]["event"] == "step"
        assert len(read) == 1

    tell(database, story, NEVER_BOTS)


@pytest.mark.parametrize("where", ["at hand", "away", "after a restart"])
def test_a_new_viewer_gets_everything_from_the_start(database: str, where: str) -> None:
    async def story(at: Sitting) -> None:
        table, player = await alone(at.people[0])
        await player.choose(player.update["asks"]["options"][0]["choice"])
        await settle(player)
        if where == "away":
            await goes_away(at.server, table)
        if where == "after a restart":
            await at.restarts()
        late = await at.people[0].sits(table, player.seat, seen=0)
        assert [event["event"] for event in late.events[:2]] == ["start", "round"]
        assert player.events
        assert late.events[-len(player.events) :] == player.events
        assert (await at.people[0].sits(table, player.seat)).events == []  # they don't want the events

    tell(database, story)


def test_a_table_whose_snapshot_cannot_be_read_is_read_from_its_journal(database: str) -> None:
    async def story(at: Sitting) -> None:
        await does(at.players, (0, "b1"))
        shown = at.players[0].update["view"]
        for player in at.players:
            player.socket.transport.abort()
        await goes_away(at.server, at.table)
        store = hall_of(at.server).store
        kept = await store.snapshot(at.table)
        assert kept is not None
        body = json.loads(kept.body)
        body["position"]["wizards"]["blue"]["life"] = 99
        await store.save_snapshot(at.table, Snapshot(kept.number, json.dumps(body)))
        await moves(at.players[0], at.server)
        assert at.players[0].update["view"] == shown

    tell(database, story, NEVER_BOTS)


@pytest.mark.parametrize("end", ["killed", "stopped"])
def test_a_restart_continues_from_the_snapshot(
    database: str, monkeypatch: pytest.MonkeyPatch, redone: list[Played], end: str
) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT", 2)

    async def story(at: Sitting) -> None:
        await does(at.players, (0, "b1"), (0, "a1"), (0, "fireball red"))
        message = {"type": "choose", "id": "mine", "seen": at.players[1].n, "say": "pass"}
        assert (await at.players[1].answered(message))["type"] == "done"
        await settle(*at.players)
        await does(at.players, (2, "pass"))
        before = [(player.n, player.update["view"], player.update["mine"]) for player in at.players]
        if end == "killed":
            await dies(at.server)
        await at.restarts()
        await at.all_return()
        assert [(player.n, player.update["view"], player.update["mine"]) for player in at.players] == before
        assert len(redone) == (1 if end == "killed" else 0)
        written = len(await entries(at.server, at.table))
        assert (await at.players[1].answered(message))["type"] == "done"  # it was done, once
        assert len(await entries(at.server, at.table)) == written
        await does(at.players, (1, "pass"))

    tell(database, story)


# -- what cannot be written --------------------------------------------------------------------------------


def failing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> Callable[[], None]:
    """Let the disk be full, until the returned function is called."""
    real = AsyncConnection.commit

    async def commit(connection: AsyncConnection) -> None:
        raise error

    monkeypatch.setattr(AsyncConnection, "commit", commit)
    return lambda: monkeypatch.setattr(AsyncConnection, "commit", real)


@pytest.mark.parametrize(
    "error", [OperationalError("insert", {}, Exception("full")), OSError("the disk is gone")]
)
def test_a_change_that_cannot_be_written_is_not_made_and_all_reconnect(
    database: str, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def story(at: Sitting) -> None:
        before = at.players[0].update["view"]
        mended = failing(monkeypatch, error)
        await at.players[0].say({"type": "choose", "id": "x", "seen": at.players[0].n, "say": "b1"})
        for player in at.players:
            assert await closed_with(player.until("nothing")) == RESTART
        assert not any(message["type"] == "done" for message in at.players[0].heard)
        left = await at.people[0].ask("DELETE", f"/api/tables/{at.table}/seat")
        assert (left.status_code, left.json()["text"]["key"]) == (503, "server-try-again")
        mended()
        for player in at.players:
            await player.connect()
        assert at.players[0].update["view"] == before
        await does(at.players, (0, "b1"))
        assert len(await entries(at.server, at.table)) == 1

    tell(database, story)


def test_a_table_that_broke_while_nobody_was_connected_recovers_automatically(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.02)

    async def story(at: Sitting) -> None:
        anna = at.people[0]
        mended = failing(monkeypatch, OSError("the disk is gone"))
        table = await opens_at(at.server, [anna], seats=[BOT, BOT, BOT])
        first = hall_of(at.server).rooms[table]

        async def is_broken() -> bool:
            return first._broken

        async def is_played() -> bool:
            return bool(await entries(at.server, table))

        await eventually(is_broken)
        mended()
        await eventually(is_played)

    tell_of_three(database, story, NEVER_BOTS._replace(bot=0.2))


def test_a_table_that_breaks_while_the_server_stops_does_not_hold_it_up(database: str) -> None:
    async def story(at: Sitting) -> None:
        other = await opens_at(at.server, at.people)
        room = hall_of(at.server).rooms[at.table]
        broken: list[bool] = []

        async def bad() -> None:
            while not room._closing:
                await asyncio.sleep(0.01)
            broken.append(True)
            raise OSError("the disk is gone")

        async def good() -> None:
            broken.append(False)

        for player in at.players:
            await player.leave()
        for work in (bad, good):
            room.post(work)
        await asyncio.wait_for(at.restarts(), 60)
        assert broken == [True]  # what comes after it is left
        for id_ in (at.table, other):
            assert (await row_of(at.server, id_)).status == "playing"
        await moves(at.players[0], at.server)

    tell(database, story)


def test_a_viewer_who_connects_while_a_table_breaks_reconnects(database: str) -> None:
    async def story(at: Sitting) -> None:
        table = await opens_at(at.server, at.people)
        room = hall_of(at.server).rooms[table]
        goes_wrong = asyncio.Event()

        async def bad() -> None:
            await goes_wrong.wait()
            raise OSError("the disk is gone")

        room.post(bad)
        anna = asyncio.create_task(at.people[0].sits(table, 0))

        async def is_coming() -> bool:
            return bool(room._joining)

        await eventually(is_coming)
        goes_wrong.set()
        assert await closed_with(anna) == RESTART
        await at.people[0].sits(table, 0)

    tell_of_three(database, story)


def test_a_table_that_could_not_be_opened_is_still_due(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: Sitting) -> None:
        table = await opens_at(at.server, at.people, clock=Clock(turn=3 * 86_400.0))
        await goes_away(at.server, table)
        wake = (await row_of(at.server, table)).wake

        async def lines(store: Store, table: str, after: int = 0) -> list[Line]:
            raise OperationalError("select", {}, Exception("away"))

        with monkeypatch.context() as patch:
            patch.setattr(Store, "lines", lines)
            assert await closed_with(at.people[0].sits(table, 0)) == LATER
        assert (await row_of(at.server, table)).wake == wake > 0
        await at.people[0].sits(table, 0)
        assert (await row_of(at.server, table)).wake == 0

    tell_of_three(database, story)


def test_a_snapshot_that_cannot_be_written_costs_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT", 1)

    async def save(store: Store, table: str, snapshot: Snapshot) -> None:
        raise OperationalError("insert", {}, Exception("full"))

    monkeypatch.setattr(Store, "save_snapshot", save)

    async def story(at: Sitting) -> None:
        await does(at.players, (0, "b1"), (0, "c1"))
        await at.restarts()
        await moves(at.players[0], at.server)
        assert at.players[0].update["view"]["wizards"][0]["at"] == "c1"
        assert len(await entries(at.server, at.table)) == 2

    tell(database, story)


# -- coming and going --------------------------------------------------------------------------------------


def test_a_clean_stop_lets_everybody_reconnect_and_keeps_acknowledged_changes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk_limits, "TALK", Limit(1000.0, 1000.0))

    async def story(at: Sitting) -> None:
        talk = [
            {"type": "say", "id": f"t{number}", "seen": at.players[0].n, "text": f"{number}"}
            for number in range(50)
        ]
        for message in talk:
            await at.players[0].say(message)
        await at.players[0].until("done")
        at.server.ends()
        assert await closed_with(at.players[0].until("nothing")) == RESTART
        await at.restarts()
        done = {message["id"] for message in at.players[0].heard if message["type"] == "done"}
        lines = await hall_of(at.server).store.lines(at.table)
        written = [str(line.message).rsplit(".", 1)[1] for line in lines]
        assert done <= set(written)
        assert len(set(written)) == len(written)
        await moves(at.players[0], at.server)
        for message in talk:  # whatever was not acknowledged is said again; all of it is there once
            assert (await at.players[0].answered(message))["type"] == "done"
        said = [json.loads(line.body)["text"] for line in await hall_of(at.server).store.lines(at.table)]
        assert sorted(said, key=int) == [str(number) for number in range(50)]

    tell(database, story)


def test_an_empty_table_is_unloaded_and_loaded_again(
    database: str, monkeypatch: pytest.MonkeyPatch, redone: list[Played]
) -> None:
    hurry(monkeypatch)

    async def story(at: Sitting) -> None:
        await does(at.players, (0, "b1"))
        await asyncio.sleep(0.3)
        assert at.table in hall_of(at.server).rooms  # somebody is there
        for player in at.players:
            await player.leave()

        async def is_away() -> bool:
            return at.table not in hall_of(at.server).rooms

        await eventually(is_away)
        row = (await at.people[0].ask("GET", "/api/tables/mine")).json()[0]
        assert (row["turn"], row["status"]) == (True, "playing")
        for player in at.players:
            await player.connect()
            assert player.update["events"] == []
        assert redone == []
        await does(at.players, (0, "c1"))

    tell(database, story)


def test_a_table_is_not_unloaded_while_somebody_is_connecting(database: str) -> None:
    async def story(at: Sitting) -> None:
        table = await opens_at(at.server, at.people)
        hall = hall_of(at.server)
        await hall._unload(table, 3600.0)
        assert table in hall.rooms
        anna = await at.people[0].sits(table, 0)
        await hall._unload(table, -1.0)
        assert table in hall.rooms
        await hall._unload(table)
        assert await closed_with(anna.until("nothing")) == RESTART
        await anna.connect()
        await settle(anna)

    tell_of_three(database, story)


def test_the_seating_is_known_even_if_the_server_died_before_noting_it(database: str) -> None:
    async def story(at: Sitting) -> None:
        table = await opens_at(at.server, at.people)
        row = await row_of(at.server, table)
        await at.people[1].ask("DELETE", f"/api/tables/{table}/seat")
        await dies(at.server)
        await hall_of(at.server).store.save_table(row, [])
        await at.restarts(NEVER_BOTS)

        async def is_known() -> bool:
            body = json.loads((await row_of(at.server, table)).body)
            return [chair["kind"] for chair in body["chairs"]] == ["person", "bot", "person"]

        await eventually(is_known)
        assert (await at.people[1].ask("GET", "/api/tables/mine")).json()[0]["mine"] == [1]

    tell_of_three(database, story, NEVER_BOTS)


async def mine(person: Someone, table: str) -> dict[str, object] | None:
    """Return a table from a person's list; None if it isn't there."""
    found = (await person.ask("GET", "/api/tables/mine")).json()
    return next((one for one in found if one["id"] == table), None)


def cannot_begin(terms: Terms, kept: int) -> Match:
    """Rules that can't follow any game that began under others."""
    raise BadPosition(Message("bad-rules-outcome"))


def test_a_game_under_older_rules_continues_if_todays_can_follow_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    game = find_game("wizwar")

    async def story(at: Sitting) -> None:
        anna = at.people[0]
        await says(at.players[0], "b1")
        before = at.players[0].update["view"]
        written = await entries(at.server, at.table)
        played = next(entry for entry in written if isinstance(entry, Played))
        assert played.answers == ((0, "b1"),)
        await at.stops()
        monkeypatch.setattr(game, "version", "next")
        await at.starts(NEVER_BOTS)
        table = await mine(anna, at.table)
        assert table is not None
        assert (table["turn"], table["waits"], table["other_rules"]) == (True, [0], False)
        assert (await row_of(at.server, at.table)).body.count('"followed":"next"') == 1
        players = await seated(at.people, at.table)
        assert players[0].update["view"] == before
        await does(players, (0, "c1"))
        assert await entries(at.server, at.table) == [*written, *(await entries(at.server, at.table))[-1:]]

    tell(database, story, NEVER_BOTS)


def test_a_game_that_todays_rules_cannot_follow_is_reported_can_be_left_and_is_not_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    game = find_game("wizwar")
    now = game.version
    room = Hall.room
    tried: list[str] = []

    async def trying(hall: Hall, id_: str) -> Room:
        tried.append(id_)
        return await room(hall, id_)

    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        owned = await anna.opens("wizwar", [BOT, BOT])
        await says(at.players[0], "b1")
        for person, turn in ((anna, True), (bert, False)):
            table = await mine(person, at.table)
            assert table is not None
            assert (table["turn"], table["waits"], table["other_rules"]) == (turn, [0], False)
        before = at.players[0].update["view"]
        written = await entries(at.server, at.table)

        await dies(
            at.server
        )  # so that both tables have to come into memory again, one of them at a time that is past
        await hall_of(at.server).store.wake(owned["id"], 1.0)
        await at.stops()
        monkeypatch.setattr(game, "version", "next")
        monkeypatch.setattr(tables, "new_match", cannot_begin)
        with monkeypatch.context() as patch:
            patch.setattr(halls, "LATER", 0.0)
            patch.setattr(Hall, "room", trying)
            await at.starts(NEVER_BOTS)

            async def both_were_tried() -> bool:
                return {*tried} == {at.table, owned["id"]}

            await eventually(both_were_tried)
            await asyncio.sleep(5 * halls.SWEEP)
            assert len(tried) == 2  # and not again
        for person in at.people:
            table = await mine(person, at.table)
            assert table is not None
            assert (table["status"], table["turn"], table["waits"]) == ("playing", False, [])
            assert table["other_rules"] is True
        anna_again = Player(at.server.port, at.table, 0, anna.token)
        assert await closed_with(anna_again.connect()) == REFUSED
        refused = anna_again.heard[-1]["text"]
        why = {"key": "bad-rules-outcome", "args": {}}
        args = {"found": now, "known": "next", "step": 0, "why": why}
        assert refused == {"key": "server-other-rules", "args": args}
        answer = await bert.ask("POST", f"/api/tables/{at.table}/return")
        assert (answer.status_code, answer.json()["text"]) == (409, refused)

        for left in (at.table, owned["id"]):
            assert (await anna.ask("DELETE", f"/api/tables/{left}/seat")).status_code == 204
            assert await mine(anna, left) is None
        assert (await bert.ask("DELETE", f"/api/tables/{owned['id']}/seat")).status_code == 404
        assert await mine(bert, at.table) is not None
        assert await mine(carla, at.table) is not None

        await at.stops()
        monkeypatch.setattr(game, "version", now)
        monkeypatch.setattr(tables, "new_match", new_match)
        await at.starts(NEVER_BOTS)
        players = await seated(at.people, at.table)
        assert players[0].update["view"] == before
        assert await entries(at.server, at.table) == written
        await does(players, (0, "c1"))

    tell(database, story, NEVER_BOTS)
