"""What is refused, what is done only once, and what others can't do; over real sockets."""

from __future__ import annotations

import asyncio
import json
import typing
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from guildhall.bots.random_player import RandomPlayer
from guildhall.server import wire
from tests.server.running import Player, Running, Someone, running
from tests.server.stories import alone, closed_with, entries


def with_table(
    database: str, story: Callable[[Running, Someone, str, Player], Awaitable[None]], **more: Any
) -> None:
    """Open a table of Elfenwizards with Anna in all seats, and a socket for the seat that must choose."""

    async def play() -> None:
        async with running(database, **more) as server:
            anna = await server.person("Anna")
            await story(server, anna, *await alone(anna))

    asyncio.run(play())


def test_a_repeated_message_counts_once(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        choice = player.update["asks"]["options"][0]["choice"]
        message = {"type": "choose", "seen": player.n, "choices": [choice], "id": "one"}
        assert (await player.answered(message))["type"] == "done"
        n = (await player.answered({"type": "ping"}), player.n)[1]
        assert (await player.answered(message))["type"] == "done"
        await player.answered({"type": "ping"})
        assert player.n == n

    with_table(database, story)


def test_two_seats_may_use_the_same_id(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        other = await anna.sits(table, None)
        assert (await other.insists({"type": "say", "text": "me first", "id": "one"}))["type"] == "done"
        choice = player.update["asks"]["options"][0]["choice"]
        n = player.n
        await player.choose(choice, id="one")
        await player.answered({"type": "ping"})
        assert player.n > n

    with_table(database, story)


def test_an_answer_to_an_old_question_is_refused_with_what_has_changed(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        old = player.n
        choice = player.update["asks"]["options"][0]["choice"]
        await player.choose(choice)
        await player.answered({"type": "ping"})
        answer = await player.answered({"type": "choose", "seen": old, "choices": [choice]})
        assert answer == {"type": "stale", "id": answer["id"], "n": player.n}
        update = await player.until("update")
        assert update["n"] > old
        assert update["events"] == []  # they came with the update before

    with_table(database, story)


CHANGES: list[dict[str, object]] = [
    {"type": "choose", "say": "ready"},
    {"type": "undo", "ask": True},
    {"type": "agree", "yes": True},
    {"type": "say", "text": "hello"},
    {"type": "mute", "by": "somebody"},
    {"type": "replace", "seat": 1},
    {"type": "orders", "windows": "concerned"},
    {"type": "offer", "promise": {"to": 1, "gives": [{"spell": "chip", "on": "S1"}]}},
    {"type": "answer", "number": 1, "word": "accepted"},
]


def test_every_change_must_name_the_newest_update(database: str) -> None:
    assert {change["type"] for change in CHANGES} == {
        kind.__struct_config__.tag for kind in typing.get_args(wire.Change)
    }

    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        await player.choose(player.update["asks"]["options"][0]["choice"])
        await player.answered({"type": "ping"})
        written = await entries(server, table)
        for change in CHANGES:
            answer = await player.answered({**change, "seen": player.n - 1})
            assert answer == {"type": "stale", "id": answer["id"], "n": player.n}
            assert (await player.until("update"))["n"] == player.n
            await player.say({**change, "id": "unseen"})
            refused = await player.until("refused")
            assert (refused["id"], refused["text"]["key"]) == ("", "server-bad-message")
        assert await entries(server, table) == written

    with_table(database, story)


def test_an_illegal_choice_is_refused_with_a_reason_and_changes_nothing(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        n = player.n
        wishes: list[dict[str, object]] = [{"choices": [123456]}, {"say": "abracadabra"}, {"choices": []}]
        for wrong in wishes:
            answer = await player.answered({"type": "choose", "seen": n, **wrong})
            assert answer["type"] == "refused"
            assert answer["text"]["key"]
        assert player.n == n

    with_table(database, story)


def test_a_choice_can_be_said_and_why_not_can_be_asked(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        assert (await player.answered({"type": "why", "wish": "abracadabra"}))["text"] is not None
        word = player.update["asks"]["options"][0]["say"]
        assert (await player.answered({"type": "why", "wish": word, "whole": True}))["text"] is None
        begun = word[:-1]
        assert (await player.answered({"type": "why", "wish": begun}))["text"] is None
        touched = await player.answered({"type": "why", "wish": begun, "whole": True})
        assert touched["text"] is not None
        chosen = {"type": "choose", "seen": player.n, "say": begun, "whole": True}
        assert (await player.answered(chosen))["type"] == "refused"
        assert (await player.answered({"type": "help"}))["hints"]
        assert (await player.choose(say=word))["type"] == "done"

    with_table(database, story)


@pytest.mark.parametrize("frame", [b"\x81\x02hi", b"\x83\x80mask", b"\x80\x80mask"])
def test_invalid_frames_close_the_socket_and_nothing_else(database: str, frame: bytes) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        player.socket.transport.write(frame)
        assert await closed_with(player.until("pong")) == 1002
        assert await entries(server, table) == []
        await player.connect()
        assert player.update["asks"] is not None

    with_table(database, story)


def test_talk_is_heard_by_all_and_kept(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        other = await anna.sits(table, (player.seat or 0) + 1 if player.seat != 2 else 0)
        await player.insists({"type": "say", "id": "ü" * 60, "text": "  hello   there "})
        assert (await other.until("talk"))["text"] == "hello there"
        for bad in ("", "x" * 3000):
            assert (await player.insists({"type": "say", "text": bad}))["type"] == "refused"
        late = await anna.sits(table, None)
        assert (await late.until("talk"))["text"] == "hello there"

    with_table(database, story)


@pytest.mark.parametrize(
    "data",
    [
        "{",
        "[]",
        '{"type":"nothing"}',
        '{"type":"choose"}',
        '{"type":"hello"}',
        json.dumps({"type": "choose", "id": "x" * 200, "seen": 1}),
        json.dumps({"type": "say", "id": "x\0y", "seen": 1, "text": "hello"}),
        json.dumps({"type": "choose", "id": "x", "seen": 1, "choices": [1] * 100}),
        json.dumps({"type": "choose", "id": "x", "seen": 1, "more": 1}),
        json.dumps({"type": "choose", "id": "x", "seen": 10**30}),
    ],
)
def test_broken_messages_are_refused_and_do_nothing(database: str, data: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        n = player.n
        await player.socket.send(data)
        assert (await player.until("refused"))["text"]["key"] == "server-bad-message"
        await player.answered({"type": "ping"})
        assert player.n == n

    with_table(database, story)


def test_too_many_messages_and_too_long_ones_close_the_socket(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        other = await anna.sits(table, player.seat)
        with pytest.raises(ConnectionClosed):
            await keep_asking(player)
        await other.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            await other.until("nothing")

    with_table(database, story, rate=20.0)


async def keep_asking(player: Player) -> None:
    """Ask again and again."""
    for _ in range(200):
        await player.answered({"type": "ping"})


def test_nobody_plays_for_a_seat_without_its_token(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        eve = await server.person("Eve")
        for token in (eve.token, "", anna.id + ".guess", "x", "\0", f"{anna.id}\0.x"):
            stranger = Player(server.port, table, player.seat, token)
            with pytest.raises(ConnectionClosed):
                await stranger.connect()
            assert not any(message["type"] == "update" for message in stranger.heard)
        spectator = await eve.sits(table, None)
        assert spectator.update["mine"] is None
        assert spectator.update["asks"] is None
        refused = await spectator.answered({"type": "choose", "seen": spectator.n, "choices": [0]})
        assert refused["text"]["key"] == "server-only-players"

    with_table(database, story)


async def foreign(address: str) -> None:
    """Connect from a page of another site."""
    async with connect(address, origin=Origin("http://elsewhere.example")) as socket:
        await socket.recv()


def test_a_page_of_another_origin_gets_no_socket(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await foreign(player.address)
        async with connect(player.address, origin=Origin(f"http://127.0.0.1:{server.port}")) as own:
            await own.send(json.dumps({"type": "hello"}))
            assert json.loads(await own.recv())["type"] == "welcome"

    with_table(database, story)


def test_requests_need_the_right_person_and_sense(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        http = server.http
        assert (await http.get("/api/tables/mine")).status_code == 401
        assert (await http.post("/api/tables", json={"game": "wizwar", "seats": []})).status_code == 401
        for nothing in ("nothing", "%00", f"{table}%00"):
            assert (await http.get(f"/api/tables/{nothing}")).status_code == 404
            assert (await anna.joins(nothing)).status_code == 404
            with pytest.raises(ConnectionClosed):
                await anna.sits(nothing, 0)
        assert (await anna.ask("POST", "/api/tables", {"game": "chess", "seats": []})).status_code == 400
        assert (await anna.joins(table)).json()["status"] == "playing"  # she sits there
        eve = await server.person("Eve")
        assert (await eve.joins(table)).status_code == 409
        assert (await eve.ask("DELETE", f"/api/tables/{table}/seat")).status_code == 404
        assert (await eve.ask("POST", f"/api/tables/{table}/rematch", {})).status_code == 409
        for name in ("", " ", "x" * 100, "\u0000"):
            answer = await http.post("/api/people", json={"name": name})
            assert answer.status_code == 400
            assert "1 to 40 characters" in answer.json()["sentence"]
        private = await anna.opens("wizwar", [{"kind": "me"}, {"kind": "open"}], private=True)
        listed = (await http.get("/api/tables")).json()
        assert private["id"] not in [row["id"] for row in listed]
        assert (await eve.joins(private["id"], invite="guess")).status_code == 404
        assert (await eve.joins(private["id"], invite=private["invite"])).status_code == 200

    with_table(database, story)


def test_a_player_who_leaves_is_replaced_and_may_come_back(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna, bert = await server.person("Anna"), await server.person("Bert")
            table = await anna.opens("wizwar", [{"kind": "me"}, {"kind": "open"}])
            await bert.joins(table["id"], invite=table["invite"])
            watcher = await anna.sits(table["id"], None)
            assert (await bert.ask("DELETE", f"/api/tables/{table['id']}/seat")).status_code == 204
            while (await watcher.until("table"))["table"]["seats"][1]["kind"] != "bot":
                pass
            assert (await bert.ask("POST", f"/api/tables/{table['id']}/return")).status_code == 204
            while (await watcher.until("table"))["table"]["seats"][1]["kind"] != "person":
                pass
            await bert.sits(table["id"], 1)

    asyncio.run(play())


def test_talk_at_a_table_is_limited(database: str) -> None:
    async def story(server: Running, anna: Someone, table: str, player: Player) -> None:
        said = [await player.insists({"type": "say", "text": f"line {number}"}) for number in range(25)]
        assert said[0]["type"] == "done"
        assert said[-1]["text"]["key"] == "server-too-much-talk"
        eve = await (await server.person("Eve")).sits(table, None)
        assert (await eve.insists({"type": "say", "text": "my turn"}))["type"] == "done"

    with_table(database, story)


def test_a_computer_player_that_cannot_think_takes_its_first_choice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> int:
        raise ZeroDivisionError("a fault of the computer player")

    monkeypatch.setattr(RandomPlayer, "choose", fails)
    monkeypatch.setattr(RandomPlayer, "offers", fails)

    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            bot = {"kind": "bot", "bot": "random"}
            table = await anna.opens("elfenwizards", [{"kind": "me"}, bot, bot])
            player = await anna.sits(table["id"], 0)
            while player.update["asks"] is None or player.n < 5:
                if player.update["asks"] is not None:
                    await player.choose(player.update["asks"]["options"][0]["choice"])
                else:
                    await player.until("update")

    asyncio.run(play())
