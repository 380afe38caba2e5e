"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from litestar import WebSocket

from guildhall.catalogue import game as find_game
from guildhall.fair import check, check_rolls
from guildhall.kernel.event import EVERYONE
from guildhall.kernel.record import Record
from guildhall.server.match import events_of
from guildhall.server.store.journal import Book, Journal, Line
from tests.server.running import Player, running


def test_three_people_play_elfenwizards_to_the_end(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            people = [await server.person(name) for name in ("Anna", "Bert", "Carla")]
            table = await people[0].opens(
                "elfenwizards", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            )
            for person in people[1:]:
                assert (await person.joins(table["id"], invite=table["invite"])).status_code == 200
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
                await person.joins(table["id"], invite=table["invite"])
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


def test_private_events_are_marked() -> None:
    game = find_game("wizwar")
    told = events_of(game, game.new(2, 1, {}))
    private = {(audience != EVERYONE, json.loads(event).get("private")) for audience, event in told}
    assert private == {(True, True), (False, None)}


async def fresh(player: Player) -> tuple[object, object, object]:
    """Return how the table stands for a player who connects again."""
    await player.leave()
    await player.connect()
    return player.update["view"], player.update["mine"], player.update["asks"]


async def one_choice(players: list[Player]) -> None:
    """The player to act takes their last option; everybody sees it."""
    for player in players:
        if player.update["asks"] is not None:
            answer = await player.choose(player.update["asks"]["options"][-1]["choice"])
            assert answer["type"] == "done", answer
            break
    for player in players:
        await player.answered({"type": "ping"})


class Careless(Player):
    """Plays over a connection that breaks, sends messages twice, and resends old ones."""

    def __init__(self, port: int, table: str, seat: int, token: str) -> None:
        super().__init__(port, table, seat, token)
        self.rng = random.Random(seat)
        self.sent: list[dict[str, object]] = []
        self.done: set[object] = set()
        self.decided: set[object] = set()  # those that had an alternative

    async def plays(self) -> None:
        """Choose at random until the game is over."""
        for last in self.sent[-1:]:  # it may have got lost
            await self.says(last)
        while self.update["outcome"] is None:
            if self.rng.random() < 0.05:
                self.socket.transport.abort()
                await self.connect()
                continue
            if self.update["asks"] is None:
                await self.until("update")
                continue
            option = self.rng.choice(self.update["asks"]["options"])
            self.count += 1
            id_ = f"{self.seat}-{self.count}"
            self.sent.append({"type": "choose", "id": id_, "seen": self.n, "choices": [option["choice"]]})
            if len(self.update["asks"]["options"]) > 1:
                self.decided.add(id_)
            await self.says(self.sent[-1])
            await self.says(self.sent[-1])
            await self.says(self.rng.choice(self.sent))  # an old one perhaps, out of its order
            await self.answered({"type": "ping"})

    async def says(self, message: dict[str, object]) -> None:
        """Send a message, perhaps twice."""
        answer = await self.answered(message)
        assert answer["type"] in ("done", "stale"), answer
        assert answer["type"] == "done" or message["id"] not in self.done
        if answer["type"] == "done":
            self.done.add(message["id"])


def decisions(record: Record) -> list[int]:
    """Return the seats of all choices that had an alternative."""
    game = find_game(record.game)
    steps = zip(game.steps(record), record.answers, strict=False)
    asked = [
        (seat, {decision.player: decision.options for decision in game.asks(s)}) for s, (seat, _) in steps
    ]
    return [seat for seat, options in asked if len(options[seat]) > 1]


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_whole_game_over_bad_connections_and_a_restart(database: str, game: str) -> None:
    async def play() -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "apprentice"}]
        async with running(database) as server:
            people = [await server.person(name) for name in ("Anna", "Bert")]
            opened = await people[0].opens(game, seats)
            table = opened["id"]
            await people[1].joins(table, invite=opened["invite"])
            players = [Careless(server.port, table, seat, person.token) for seat, person in enumerate(people)]
            for player in players:
                await player.connect()
            playing = [asyncio.create_task(player.plays()) for player in players]
            while sum(len(player.done) for player in players) < 40:
                await asyncio.sleep(0.01)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
        async with running(database) as server:
            for player in players:
                player.address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
                await player.connect()
            await asyncio.gather(*[player.plays() for player in players])
            assert players[0].update["outcome"] == players[1].update["outcome"]
            record = (await server.http.get(f"/api/tables/{table}/record")).json()
        found = Record.from_json(record)
        decided = decisions(found)
        for seat, player in enumerate(players):
            assert decided.count(seat) == len(player.done & player.decided)
        assert found.fair is not None
        check(found.fair, found.seed)
        check_rolls(find_game(game), found)

    asyncio.run(play())


def test_changes_written_together_are_acknowledged_before_anybody_sees_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    written = asyncio.Event()
    write, send = Journal.write, WebSocket.send_data

    async def all_together(journal: Journal, line: Line, book: Book) -> None:
        await write(journal, line, book)
        await written.wait()

    async def noted(socket: WebSocket[Any, Any, Any], data: str, **more: Any) -> None:
        sent.append(json.loads(data)["type"])
        await send(socket, data, **more)

    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            tables = [(await anna.opens("elfenwizards", [{"kind": "me"}] * 3))["id"] for _ in range(5)]
            players = [await anna.sits(table, 0) for table in tables]
            for player in players:
                await player.until("table")  # they are there
            monkeypatch.setattr(Journal, "write", all_together)
            monkeypatch.setattr(WebSocket, "send_data", noted)
            for player in players:
                await player.say({"type": "say", "id": "1", "seen": player.n, "text": "Hello"})
            await asyncio.sleep(0.3)  # all are waiting
            assert sent == []
            written.set()
            for player in players:
                await player.until("talk")
            assert sent == ["done"] * 5 + ["talk"] * 5

    asyncio.run(play())
