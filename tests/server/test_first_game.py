"""A guided first game: opened by one request, with opponents who play what is written, on scripted dice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from guildhall.catalogue import GAMES
from guildhall.first_games import Step, first_game
from guildhall.server.clock import Pace
from tests.server.running import PATIENCE, Player, Running, Someone, running

games = pytest.mark.parametrize("game", sorted(GAMES))


async def opened(person: Someone, game: str, **more: object) -> dict[str, Any]:
    """Open a guided first game."""
    answer = await person.ask("POST", f"/api/games/{game}/first", more)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def present(player: Player, game: str) -> Step | None:
    """Return the present step of the coach."""
    first = first_game(game)
    assert first is not None
    return first.step(player.update["view"])


async def chosen(player: Player, choice: int) -> None:
    """Choose, and wait for what comes of it."""
    before = player.n
    assert (await player.choose(choice))["type"] == "done"
    while player.n == before:
        await player.until("update")


async def lesson(player: Player, game: str) -> list[str]:
    """Do whatever the coach wants, and return the steps until the last one."""
    first = first_game(game)
    assert first is not None
    passed: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            step = first.step(player.update["view"])
            assert step is not None
            if step.name not in passed[-1:]:
                passed.append(step.name)
            if step == first.steps[-1]:
                return passed
            options = {
                one["say"]: one["choice"] for one in (player.update["asks"] or {"options": []})["options"]
            }
            wanted = next((options[word] for word in step.wants if word in options), None)
            if wanted is None:
                await player.until("update")
            else:
                await chosen(player, wanted)


async def moved_on(player: Player, choices: int) -> None:
    """Choose the first option so many times, whatever is asked."""
    while choices and player.update["outcome"] is None:
        if player.update["asks"] is None:
            await player.until("update")
        else:
            await chosen(player, player.update["asks"]["options"][0]["choice"])
            choices -= 1


@games
def test_the_lesson_can_be_played_and_flows_into_a_normal_game(database: str, game: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            table = await opened(anna, game, names=["Bert", "Clara", "Dora", "Emil", "Fritz"])
            assert (table["status"], table["private"], table["scripted"]) == ("playing", True, True)
            first = first_game(game)
            assert first is not None
            names = [seat["name"] for seat in table["seats"]]
            assert names == ["Anna", "Bert", "Clara"][: 1 + len(first.opponents)]
            player = await anna.sits(table["id"], 0)
            assert await lesson(player, game) == [step.name for step in first.steps]
            await moved_on(player, 5)

    asyncio.run(play())


def test_a_request_sent_again_opens_no_second_table(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            one, two = [await opened(anna, "wizwar", id="abc") for _ in range(2)]
            assert one["id"] == two["id"]

    asyncio.run(play())


def test_a_game_without_a_lesson_has_none(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            answer = await anna.ask("POST", "/api/games/chess/first", {})
            assert answer.status_code == 404

    asyncio.run(play())


def test_an_undone_choice_leads_back_to_its_step(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            player = await anna.sits((await opened(anna, "wizwar"))["id"], 0)
            before = present(player, "wizwar")
            walk = next(one for one in player.update["asks"]["options"] if one["say"] == "e4")
            await chosen(player, walk["choice"])
            assert present(player, "wizwar") != before
            n = player.n
            await player.answered({"type": "undo"})
            while player.n == n:
                await player.until("update")
            assert present(player, "wizwar") == before

    asyncio.run(play())


def test_its_dice_claim_no_fairness_and_a_rematch_is_as_usual(database: str) -> None:
    async def finished(server: Running, id_: str) -> None:
        while (await server.http.get(f"/api/tables/{id_}")).json()["status"] != "finished":
            await asyncio.sleep(0.02)

    async def play() -> None:
        async with running(database, Pace(bot=0.0)) as server:
            anna = await server.person("Anna")
            table = await opened(anna, "elfenwizards", bots="instant")
            player = await anna.sits(table["id"], 0)
            await moved_on(player, 10_000)
            async with asyncio.timeout(PATIENCE):
                await finished(server, table["id"])
            record = (await anna.ask("GET", f"/api/tables/{table['id']}/record")).json()
            assert "fair" not in record
            assert record["rolls"][:2] == [6, 2]
            again = (await anna.ask("POST", f"/api/tables/{table['id']}/rematch", {})).json()
            assert not again["scripted"]

    asyncio.run(play())
