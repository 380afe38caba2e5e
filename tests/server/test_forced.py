"""What a player can't decide isn't asked, as far as nobody else can tell; and waiting can be shortened."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from guildhall.server.clock import Pace
from guildhall.server.terms import Played
from tests.elfenwizards.table import Table
from tests.server.running import Player, Running, running
from tests.server.stories import (
    BOT,
    HALL,
    ME,
    NEVER_BOTS,
    OPEN,
    asked,
    does,
    entries,
    hall_of,
    opens_at,
    options,
    says,
    seated,
    settle,
)
from tests.wizwar.story import Story
from tests.wizwar.wandering import GAME

PATIENT = Pace(bot=3600.0, window=0.05)  # computer players act in windows only


def announced(red: str) -> dict[str, Any]:
    """Return a position where blue has announced a Fireball at red, who is asked."""
    story = Story("B . R . Y", windows="open", blue=["Fireball"], red=[red], yellow=["Create Wall"])
    return dict(GAME.dump(story.blue("fireball red").s))


async def played(server: Running, table: str) -> list[Played]:
    """Return the choices in a table's journal."""
    return [entry for entry in await entries(server, table) if isinstance(entry, Played)]


async def sits(
    server: Running, start: dict[str, Any], seats: Sequence[object], seat: int, game: str = "wizwar"
) -> tuple[str, Player]:
    """Open a table at a position for one person, and a socket for their seat."""
    anna = await server.person("Anna")
    table = await opens_at(server, [anna], start, seats=seats, game=game)
    return table, await anna.sits(table, seat)


def test_nobody_who_plays_alone_is_asked_to_pass_without_an_alternative(database: str) -> None:
    async def play() -> None:
        async with running(database, PATIENT) as server:
            table, red = await sits(server, announced("Fog"), [BOT, ME, BOT], 1)
            while red.update["window"]:
                await red.until("update")
            asks = [message["asks"] for message in red.heard if message["type"] == "update"]
            assert all(one is None or one["forced"] for one in asks)
            passed = [entry for entry in await played(server, table) if entry.seat == 1]
            assert {(entry.answers, entry.timeout) for entry in passed} == {(((1, "pass"),), False)}

    asyncio.run(play())


def test_who_can_answer_is_asked(database: str) -> None:
    async def play() -> None:
        async with running(database, PATIENT) as server:
            table, red = await sits(server, announced("Full Shield"), [BOT, ME, BOT], 1)
            assert (options(red), red.update["asks"]["forced"]) == (["pass", "full-shield"], False)
            await asyncio.sleep(4 * PATIENT.window)
            assert await entries(server, table) == []

    asyncio.run(play())


def test_where_other_people_play_everybody_is_asked(database: str) -> None:
    async def play() -> None:
        async with running(database, PATIENT) as server:
            people = [await server.person(name) for name in ("Anna", "Bert")]
            table = await opens_at(server, people, announced("Fog"), seats=[OPEN, ME, BOT])
            _, red = await seated([people[1], people[0]], table)
            assert (options(red), red.update["asks"]["forced"]) == (["pass"], False)
            await asyncio.sleep(4 * PATIENT.window)
            assert await entries(server, table) == []

    asyncio.run(play())


def test_answers_without_an_alternative_are_given_with_the_choice_before_them(database: str) -> None:
    async def play() -> None:
        async with running(database, NEVER_BOTS) as server:
            start = Table(step=3, dice={"red": {"rolled": [1]}}, rolls=[3], tokens="W1:R S1:R").position
            table, red = await sits(server, start, [ME, ME, ME], 0, game="elfenwizards")
            assert options(red) == ["accept", "reroll"]
            await says(red, "accept")
            assert "S" in options(red)
            (both,) = await played(server, table)
            assert both.answers == ((0, "accept"), (0, "d3"))
            await red.answered({"type": "undo"})
            await settle(red)
            assert options(red) == ["accept", "reroll"]

    asyncio.run(play())


def test_one_order_passes_in_all_windows_of_an_announcement(database: str) -> None:
    async def play() -> None:
        async with running(database, PATIENT) as server:
            people = [await server.person(name) for name in ("Anna", "Bert")]
            hands = {"blue": ["Fire Darts", "Energy 4"], "red": ["Full Shield"]}
            start = dict(GAME.dump(Story("B . R", windows="open", **hands).s))  # type: ignore[arg-type]
            table = await opens_at(server, people, start)
            blue, red = await seated(people, table)
            await does([blue, red], (0, "fire-darts energy-4 red red red red"))
            await asked(red)
            assert (await red.answered({"type": "orders", "once": "all"}))["type"] == "done"
            await asked(blue)
            passed = [entry for entry in await played(server, table) if entry.seat == 1]
            assert len(passed) > 3
            assert {entry.answers for entry in passed} == {((1, "pass"),)}
            assert not hall_of(server).rooms[table].table.once(1)

    asyncio.run(play())


def test_computer_players_act_without_a_pause_until_one_has_to_choose(database: str) -> None:
    async def play() -> None:
        async with running(database, PATIENT) as server:
            start = Table(
                step=5, tokens="W1:R W2:B", dice={"red": {"W": [6]}, "blue": {"W": [5]}}, dragon="blue"
            )
            table, red = await sits(server, start.position, [ME, BOT, BOT], 0, game="elfenwizards")
            assert red.update["asks"] is None
            await red.say({"type": "hurry", "id": "1"})
            await asked(red)
            assert {entry.seat for entry in await played(server, table)} == {2}

    asyncio.run(play())


def test_nobody_hurries_other_people(database: str) -> None:
    async def play() -> None:
        async with running(database, PATIENT) as server:
            people = [await server.person(name) for name in ("Anna", "Bert")]
            table = await opens_at(server, people, announced("Fog"), seats=[OPEN, ME, BOT])
            blue, _ = await seated([people[1], people[0]], table)
            assert (await blue.answered({"type": "hurry"}))["text"]["key"] == "server-others-play"

    asyncio.run(play())


def test_hints_come_with_every_question(database: str) -> None:
    async def play() -> None:
        async with running(database, NEVER_BOTS) as server:
            table, blue = await sits(server, HALL, [ME, BOT, BOT], 0)
            await blue.leave()
            blue.hello = {"hints": True}
            await blue.connect()
            first = await blue.until("help")
            assert (first["id"], first["n"]) == ("", blue.n)
            assert first["hints"] == (await blue.answered({"type": "help"}))["hints"]
            await blue.answered({"type": "choose", "say": "b1"})
            second = await blue.until("help")
            assert (second["id"], second["n"]) == ("", blue.n)
            assert second["hints"] != first["hints"]
            assert table

    asyncio.run(play())
