"""A viewer who reconnects gets every event once; an id stands for one message."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from guildhall.server.backlog import Backlog
from guildhall.server.terms import Clock, Ordered, Undone
from tests.server.running import Player
from tests.server.stories import (
    NEVER_BOTS,
    Sitting,
    does,
    entries,
    eventually,
    goes_away,
    hall_of,
    hurry,
    moves,
    settle,
    tell,
)
from tests.server.test_talk import refusal


async def comes_talking(player: Player, seen: int, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """Connect, send messages right after the hello, and return everything up to the last answer."""
    socket = await connect(player.address, max_size=None)
    hello = {"type": "hello", "token": player.token, "seat": player.seat, "seen": seen}
    for message in (hello, *messages):
        await socket.send(json.dumps(message))
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1].get("id") != messages[-1]["id"]:
        heard.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
    await socket.close()
    return heard


@pytest.mark.parametrize("away", ["here", "unloaded", "restarted"])
def test_a_message_right_after_the_hello_is_handled_after_the_welcome(database: str, away: str) -> None:
    async def story(at: Sitting) -> None:
        bert = at.players[1]
        seen = bert.n
        await does(at.players, (0, "b1"), (0, "c1"), (0, "done"))
        expected = bert.events[:]
        assert len(expected) >= 2
        if away == "unloaded":
            for player in at.players:
                player.socket.transport.abort()
            await goes_away(at.server, at.table)
        elif away == "restarted":
            await at.restarts(NEVER_BOTS)
            for player in at.players:
                player.address = player.address.replace(
                    player.address.split("/")[2], f"127.0.0.1:{at.server.port}"
                )
        late = {"type": "choose", "id": "early", "seen": seen, "say": "pass"}
        heard = await comes_talking(bert, seen, {"type": "help", "id": "hints"}, late)
        assert heard[0]["type"] == "welcome"
        updates = [message for message in heard if message["type"] == "update"]
        numbers: dict[int, list[Any]] = {}
        for update in updates:
            if update["n"] not in numbers:
                numbers[update["n"]] = update["events"]
            else:
                assert update["events"] == []
        assert [event for n in sorted(numbers) for event in numbers[n]] == expected
        first = next(i for i, message in enumerate(heard) if message.get("id") == "hints")
        assert first > heard.index(updates[0])
        assert next(m for m in heard if m.get("id") == "early")["type"] == "stale"

    tell(database, story, NEVER_BOTS)


def test_no_message_is_handled_while_the_backlog_is_still_being_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = asyncio.Event()
    read = Backlog._read

    async def slowly(past: Backlog) -> None:
        await reading.wait()
        await read(past)

    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        seen = bert.n
        await does(at.players, (0, "b1"), (0, "c1"))
        expected = bert.events[:]
        for player in at.players:
            player.socket.transport.abort()
        await goes_away(at.server, at.table)
        monkeypatch.setattr(Backlog, "_read", slowly)
        coming = asyncio.create_task(comes_talking(bert, seen, {"type": "ping", "id": "early"}))
        await asyncio.sleep(0.2)
        await moves(anna, at.server)
        await anna.insists({"type": "choose", "say": "done"})
        await asyncio.sleep(0.1)
        assert not coming.done()
        reading.set()
        heard = await coming
        assert [message["type"] for message in heard[:3]] == ["welcome", "orders", "update"]
        assert heard[2]["events"][: len(expected)] == expected
        assert len(heard[2]["events"]) >= len(expected)
        assert sum(message["type"] == "update" for message in heard) == 1

    tell(database, story, NEVER_BOTS)


def test_a_table_is_not_unloaded_while_somebody_waits_for_their_backlog(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    reading = asyncio.Event()
    read = Backlog._read

    async def slowly(past: Backlog) -> None:
        await reading.wait()
        await read(past)

    async def story(at: Sitting) -> None:
        bert = at.players[1]
        seen = bert.n
        await does(at.players, (0, "b1"))
        for player in at.players:
            player.socket.transport.abort()

        async def is_away() -> bool:
            return at.table not in hall_of(at.server).rooms

        await eventually(is_away)
        monkeypatch.setattr(Backlog, "_read", slowly)
        coming = asyncio.create_task(comes_talking(bert, seen, {"type": "ping", "id": "early"}))
        await asyncio.sleep(0.5)  # longer than a table stays at which nobody is
        assert not coming.done()
        reading.set()
        assert (await coming)[0]["type"] == "welcome"

    tell(database, story, NEVER_BOTS)


def test_another_message_under_a_used_id_is_refused(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna = at.players[0]
        say = {"type": "say", "id": "one", "text": "Hello"}
        assert (await anna.insists(say))["type"] == "done"
        assert (await anna.insists(say))["type"] == "done"
        assert refusal(await anna.insists({**say, "text": "Goodbye"})) == "server-id-used"
        assert refusal(await anna.insists({"type": "undo", "id": "one"})) == "server-id-used"
        await at.restarts(NEVER_BOTS)
        await at.all_return()
        assert (await anna.insists(say))["type"] == "done"
        assert refusal(await anna.insists({**say, "text": "Goodbye"})) == "server-id-used"
        assert len(await entries(at.server, at.table)) == 1

    tell(database, story, NEVER_BOTS)


def test_orders_that_change_nothing_are_not_written_down_and_others_are_limited(database: str) -> None:
    async def story(at: Sitting) -> None:
        bert = at.players[1]
        for _ in range(50):
            answer = await bert.insists({"type": "orders", "windows": "ask"})
            assert answer["type"] == "done"
        assert await entries(at.server, at.table) == []
        answers = [
            await bert.insists({"type": "orders", "windows": ("concerned", "ask")[number % 2]})
            for number in range(60)
        ]
        refused = [refusal(answer) for answer in answers]
        assert "server-too-many-orders" in refused
        written = [entry for entry in await entries(at.server, at.table) if isinstance(entry, Ordered)]
        assert len(written) < 50

    tell(database, story, NEVER_BOTS)


def test_the_number_of_choices_in_a_game_is_limited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.server.table.MOST_CHOICES", 2)

    async def story(at: Sitting) -> None:
        anna = at.players[0]
        answers = []
        for square in ("b1", "c1", "done"):
            answers.append(refusal(await anna.insists({"type": "choose", "say": square})))
            await settle(anna)
        assert answers == ["", "", "server-game-too-long"]
        assert anna.update["ends"] is None  # nor does anybody's time run out
        assert refusal(await anna.insists({"type": "undo"})) == ""
        await settle(anna)
        assert refusal(await anna.insists({"type": "choose", "say": "c1"})) == ""

    tell(database, story, NEVER_BOTS, clock=Clock(turn=1000.0))


def test_undos_per_seat_are_limited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.server.undo_requests.MOST_UNDOS", 3)

    async def story(at: Sitting) -> None:
        anna = at.players[0]
        answers: list[object] = []
        for _ in range(5):
            await anna.insists({"type": "choose", "say": "b1" if len(answers) < 4 else "c1"})
            answers.append(refusal(await anna.insists({"type": "undo"})))
            await settle(anna)
        assert answers == ["", "", "", "server-too-many-undos", "server-too-many-undos"]
        undone = [entry for entry in await entries(at.server, at.table) if isinstance(entry, Undone)]
        assert len(undone) == 3

    tell(database, story, NEVER_BOTS)
