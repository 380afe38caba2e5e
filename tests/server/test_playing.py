"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.running import Player, running


def test_three_people_play_elfenwizards_to_the_end(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            people = [await server.person(name) for name in ("Anna", "Bert", "Carla")]
            table = await people[0].opens(
                "elfenwizards", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            )
            for person in people[1:]:
                assert (await person.joins(table["id"])).status_code == 200
            players = [await person.sits(table["id"], seat) for seat, person in enumerate(people)]
            made = await asyncio.gather(*[p.play(random.Random(seat)) for seat, p in enumerate(players)])
            assert sum(made) > 100
            outcomes = [player.update["outcome"] for player in players]
            assert outcomes[0] == outcomes[1] == outcomes[2]
            assert outcomes[0]["winners"]
            row = (await people[0].ask("GET", "/api/tables/mine")).json()[0]
            assert row["status"] == "finished"

    asyncio.run(play())


def test_a_person_plays_wizwar_against_apprentices(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            bot = {"kind": "bot", "bot": "apprentice"}
            table = await anna.opens("wizwar", [{"kind": "me"}, bot, bot])
            player = await anna.sits(table["id"], 0)
            while player.update["outcome"] is None:  # she does as little as she can
                if player.update["asks"] is None:
                    await player.until("update")
                else:
                    await player.choose(player.update["asks"]["options"][0]["choice"])
            assert player.update["outcome"]["winners"]

    asyncio.run(play())


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_restart_costs_nobody_anything(database: str, game: str) -> None:
    async def play() -> None:
        seen: list[int] = []
        async with running(database) as server:
            people = [await server.person(name) for name in ("Anna", "Bert", "Carla")]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await people[0].opens(game, seats)
            for person in people[1:]:
                await person.joins(table["id"])
            players = [await person.sits(table["id"], seat) for seat, person in enumerate(people)]
            for _ in range(60):
                await one_choice(players)
            before = [await fresh(player) for player in players]
            seen = [player.n for player in players]
        async with running(database) as server:
            for player, n, view in zip(players, seen, before, strict=True):
                player.address = player.address.replace(
                    player.address.split("/")[2], f"127.0.0.1:{server.port}"
                )
                player.n = n
                await player.connect()
                assert player.n == n
                assert player.update["events"] == []
                assert (player.update["view"], player.update["mine"], player.update["asks"]) == view
            await one_choice(players)

    asyncio.run(play())


async def fresh(player: Player) -> tuple[object, object, object]:
    """How things stand for a player, asked anew."""
    await player.leave()
    await player.connect()
    return player.update["view"], player.update["mine"], player.update["asks"]


async def one_choice(players: list[Player]) -> None:
    """Whoever is asked takes the last of his choices; everybody hears what there is to hear."""
    for player in players:
        if player.update["asks"] is not None:
            answer = await player.choose(player.update["asks"]["options"][-1]["choice"])
            assert answer["type"] == "done", answer
            break
    for player in players:
        await player.answered({"type": "ping"})
