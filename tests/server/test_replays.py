"""Finished games: shown step by step from any seat, as records that can be verified, and played on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from guildhall.bots.catalogue import make
from guildhall.catalogue import GAMES
from guildhall.catalogue import game as find_game
from guildhall.fair import commit
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadRecord, Message
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record
from guildhall.server import replays, slices
from guildhall.server.match import OtherRules, record_of
from guildhall.server.replays import SPACING, Film
from guildhall.server.slices import in_slices
from guildhall.server.terms import Chair, Played, Terms
from tests.cli.terminal import run
from tests.server.running import PATIENCE, Player, Running, Someone, running

BOT = {"kind": "bot", "bot": "apprentice"}
RANDOM = {"kind": "bot", "bot": "random"}
SEATS = {
    "elfenwizards": [{"kind": "me", "value": "seven owls"}, RANDOM, RANDOM],
    "wizwar": [{"kind": "me", "value": "seven owls"}, BOT],
}


async def ended(server: Running, table: str) -> None:
    """Wait until a game is over."""
    async with asyncio.timeout(PATIENCE):
        while (await server.http.get(f"/api/tables/{table}")).json()["status"] != "finished":
            await asyncio.sleep(0.01)


async def bots_only(server: Running, person: Someone, game: str) -> str:
    """A finished table where only computer players sat."""
    table = await person.opens(game, [SEATS[game][-1]] * len(SEATS[game]))
    await ended(server, table["id"])
    return str(table["id"])


async def played(server: Running, person: Someone, table: str) -> Player:
    """A person who has played seat 0 to the end."""
    player = await person.sits(table, 0)
    await player.play(random.Random(1))
    await ended(server, table)
    return player


async def steps(server: Running, table: str, **more: object) -> list[dict[str, Any]]:
    """Return all steps of a finished game, page by page."""
    found: list[dict[str, Any]] = []
    last = 0
    while len(found) <= last:
        answer = await replay(server, table, **{"from": len(found)}, **more)
        assert answer.status_code == 200, answer.text
        page = answer.json()
        last = page["last"]
        assert page["steps"]
        found += page["steps"]
    assert [step["n"] for step in found] == list(range(last + 1))
    return found


async def replay(server: Running, table: str, **more: Any) -> httpx.Response:
    """Return a page of steps."""
    return await server.http.get(f"/api/tables/{table}/replay", params=more)


async def downloaded(server: Running, table: str) -> dict[str, Any]:
    """Return the record of a finished table."""
    answer = await server.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    record: dict[str, Any] = answer.json()
    name = f"{record['game']}-{table}.json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    return record


def verified(folder: Path, record: dict[str, Any]) -> tuple[int, str]:
    """Return the exit code of `guildhall verify`, and its last line."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    result = run("verify", str(file))
    return result.exit_code, result.output.splitlines()[-1]


PROVED = (0, "Verified: neither the table nor any player alone could choose these dice.")


def without(record: dict[str, Any], spoil: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """A record that somebody has tampered with."""
    copy: dict[str, Any] = json.loads(json.dumps(record))
    spoil(copy)
    return copy


def other_roll(record: dict[str, Any]) -> None:
    record["rolls"].append(record["rolls"].pop() % 4 + 1 if record["rolls"] else 1)


def other_value(record: dict[str, Any]) -> None:
    record["fair"]["values"][0] = "eight owls"


def less(record: dict[str, Any]) -> None:
    record["answers"].pop()


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_finished_game_is_shown_as_it_was_and_its_record_is_verified(
    database: str, tmp_path: Path, game: str
) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            table = await anna.opens(game, SEATS[game])
            id_ = table["id"]
            for path in ("record", "replay", "replay/help"):
                early = await server.http.get(f"/api/tables/{id_}/{path}")
                assert early.status_code == 409
                assert early.json()["text"]["key"] == "server-not-over"
            early = await anna.ask("POST", f"/api/tables/{id_}/play-on", {"step": 0, "seats": SEATS[game]})
            assert early.status_code == 409
            player = await played(server, anna, id_)
            record = await downloaded(server, id_)
            check_dice(table, player, record)
            check_steps(player, await steps(server, id_, seat=0), record)
            await check_other_views(server, id_)
            await check_help(server, id_, Record.from_json(record))

        assert verified(tmp_path, record) == PROVED
        shown = run("replay", str(tmp_path / "record.json"), "--step", str(len(record["answers"])))
        assert shown.exit_code == 0, shown.output
        for spoil in (other_roll, other_value, less):
            assert verified(tmp_path, without(record, spoil))[0] == 1

    asyncio.run(play())


async def check_help(server: Running, table: str, record: Record) -> None:
    """A replay shows spectators what they would have seen by watching."""
    game: Any = GAMES[record.game]
    path, last = f"/api/tables/{table}/replay/help", len(record.answers)
    for step, s in enumerate(game.steps(record)):
        if step in (0, 30, last):
            told = (await server.http.get(path, params={"step": step})).json()
            expected = game.show_hints(game.hints(game.view(s, None)))
            assert told == {"hints": json.loads(json.dumps(expected))}
    for step, key in ((last + 1, "server-no-such-step"), (-1, "server-bad-part")):
        answer = await server.http.get(path, params={"step": step})
        assert (answer.status_code, answer.json()["text"]["key"]) == (400, key)


def check_dice(table: dict[str, Any], player: Player, record: dict[str, Any]) -> None:
    """Everybody sees the commitment from the beginning, and the secret only at the end."""
    told = [message["table"]["fair"] for message in player.heard if "table" in message]
    values = ["seven owls"] + [""] * (len(table["seats"]) - 1)
    assert table["fair"] == told[0] == {**table["fair"], "values": values, "secret": None}
    assert table["fair"]["commitment"] == record["fair"]["commitment"] == commit(record["fair"]["secret"])
    assert record["fair"]["values"] == values
    assert str(record["seed"]) not in json.dumps(player.heard)


def check_steps(player: Player, shown: list[dict[str, Any]], record: dict[str, Any]) -> None:
    """Somebody who was there sees again what they saw."""
    told = [event for step in shown for event in step["events"]]
    assert told[len(told) - len(player.events) :] == player.events
    assert len(player.events) > len(told) // 2
    for part in ("view", "mine", "outcome"):
        assert shown[-1][part] == player.update[part]
    live = {json.dumps([message["view"], message["mine"]]) for message in updates(player)}
    assert live <= {json.dumps([step["view"], step["mine"]]) for step in shown}
    assert shown[0]["chosen"] is None
    chosen = [step["chosen"] for step in shown[1:]]
    assert [[made["seat"], made["say"]] for made in chosen] == record["answers"]
    asked = {json.dumps(message["asks"]["prompt"]) for message in updates(player) if message["asks"]}
    prompts = [json.dumps(made["prompt"]) if made["seat"] == 0 else "" for made in chosen]
    decided = had_alternatives(Record.from_json(record))
    assert {one for one, had in zip(prompts, decided, strict=True) if had and one} <= asked <= {*prompts}
    assert all(made["say"] and made["label"]["key"] for made in chosen)


def had_alternatives(record: Record) -> list[bool]:
    """Return whether each choice of a game had an alternative; the others may not have been asked."""
    game: Any = GAMES[record.game]
    options = []
    for s, (seat, _) in zip(game.steps(record), record.answers, strict=False):
        options += [len(decision.options) for decision in game.asks(s) if decision.player == seat]
    return [count > 1 for count in options]


def updates(player: Player) -> Iterator[dict[str, Any]]:
    """Return all updates that a player got."""
    return (message for message in player.heard if message["type"] == "update")


async def check_other_views(server: Running, table: str) -> None:
    """Others saw the same table, and each their own part; spectators none."""
    page = (await replay(server, table, count=100)).json()
    again = (await replay(server, table, count=100, seat="all")).json()
    assert page["chapters"] == again["chapters"]
    assert page["turning_points"] == again["turning_points"]
    assert page["chapters"][0]["text"]["key"].endswith(("-event-round", "-event-turn"))
    own = [(await replay(server, table, count=100, seat=seat)).json()["steps"] for seat in (0, 1)]
    for spectator, everybody, *each in zip(page["steps"], again["steps"], *own, strict=True):
        assert spectator["mine"] is None
        assert everybody["mine"][:2] == [step["mine"] for step in each]
        assert everybody["view"] == spectator["view"] == each[0]["view"] == each[1]["view"]
        assert all(event in everybody["events"] for step in each for event in step["events"])
    later = (await replay(server, table, count=2, **{"from": 30})).json()
    assert later["chapters"] is None
    assert later["steps"] == page["steps"][30:32]
    beyond = (await replay(server, table, **{"from": 10**6})).json()
    assert (beyond["steps"], beyond["last"]) == ([], page["last"])


def test_undone_choices_are_not_in_the_record_and_it_can_still_be_verified(
    database: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            mine = {"kind": "me", "value": "seven owls"}
            table = (await anna.opens("elfenwizards", [mine, mine, mine]))["id"]
            players = [await anna.sits(table, seat) for seat in range(3)]
            rolled = await until_a_roll(players)
            assert rolled.update["undo"] == "ask"
            event = rolled.update["events"]
            assert (await rolled.answered({"type": "undo", "seen": rolled.n, "ask": True}))["type"] == "done"
            for other in players:
                if other is not rolled:
                    await other.answered({"type": "agree", "seen": other.n, "yes": True})
            for player in players:
                await player.answered({"type": "ping"})
                assert player.events[-1] == {"event": "undone", "events": len(event)}
            assert await until_a_roll(players) is rolled
            assert rolled.update["events"] == event
            await asyncio.gather(*[player.play(random.Random(seat)) for seat, player in enumerate(players)])
            await ended(server, table)
            assert rolled.update["undo"] == "no"
            refused = await rolled.answered({"type": "undo", "seen": rolled.n, "ask": True})
            assert refused["type"] == "refused"
            record = await downloaded(server, table)
            shown = await steps(server, table, seat=rolled.seat)
        told = [event for step in shown[1:] for event in step["events"]]
        assert told == without_first(rolled.events, [*event, {"event": "undone", "events": len(event)}])
        assert verified(tmp_path, record) == PROVED

    asyncio.run(play())


def without_first(events: list[Any], undone: list[Any]) -> list[Any]:
    """Return the events without the first occurrence of some."""
    first = events.index(undone[0])
    assert events[first : first + len(undone)] == undone
    return events[:first] + events[first + len(undone) :]


async def until_a_roll(players: list[Player]) -> Player:
    """Let the player to act take the first option, until somebody rolls dice."""
    while True:
        player = next(player for player in players if player.update["asks"])
        await player.choose(player.update["asks"]["options"][0]["choice"])
        for other in players:
            await other.answered({"type": "ping"})
        if any(event["event"] == "roll" for event in player.update["events"]):
            return player


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_game_can_be_continued_from_any_step_with_new_dice(
    database: str, tmp_path: Path, game: str
) -> None:
    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            first = await bots_only(server, anna, game)
            records = [await downloaded(server, first)]
            step = len(records[0]["answers"]) * 3 // 4
            page = (await replay(server, first, seat=0, **{"from": step})).json()
            wanted = {"step": step, "seats": SEATS[game], "private": True}
            asked = [
                await anna.ask("POST", f"/api/tables/{first}/play-on", {**wanted, "id": "one"})
                for _ in range(2)
            ]
            assert [answer.status_code for answer in asked] == [201, 201], asked[0].text
            second = asked[0].json()
            assert asked[1].json()["id"] == second["id"]
            assert (second["after"], second["step"], second["private"]) == (first, step, True)
            begun = await played(server, anna, second["id"])
            shown = await steps(server, second["id"], seat=0)
            for part in ("view", "mine"):
                assert shown[0][part] == page["steps"][0][part]
            assert shown[-1]["view"] == begun.update["view"]
            third = await played_on_to_the_end(server, anna, second["id"], game)
            records += [await downloaded(server, table) for table in (second["id"], third)]
            await check_refusals(server, anna, first, page["last"], game)
        assert len({record["seed"] for record in records}) == 3
        assert all("rolls" not in record["start"] for record in records[1:])
        assert records[0]["rolls"] != records[1]["rolls"]
        assert [verified(tmp_path, record) for record in records[1:]] == [PROVED, PROVED]
        code, line = verified(tmp_path, records[0])
        assert (code, line.split(",")[0]) == (0, "No player added a value")
        for record in records[1:]:
            assert verified(tmp_path, without(record, other_roll))[0] == 1
            Record.from_json(record)

    asyncio.run(play())


async def played_on_to_the_end(server: Running, person: Someone, table: str, game: str) -> str:
    """A game that continues from the second step of one that itself continues another."""
    answer = await person.ask("POST", f"/api/tables/{table}/play-on", {"step": 2, "seats": SEATS[game]})
    id_: str = answer.json()["id"]
    await played(server, person, id_)
    return id_


async def check_refusals(server: Running, anna: Someone, table: str, last: int, game: str) -> None:
    """What can't be continued."""
    path = f"/api/tables/{table}/play-on"
    seats = SEATS[game]
    wrong: list[tuple[dict[str, Any], int, str]] = [
        ({"step": last, "seats": seats}, 409, "server-position-over"),
        ({"step": last + 1, "seats": seats}, 400, "server-no-such-step"),
        ({"step": 3, "seats": [*seats, BOT]}, 400, "server-other-seats"),
        ({"step": 3, "seats": [{"kind": "bot", "bot": "merlin"}] * len(seats)}, 400, "bad-bot"),
    ]
    for body, status, key in wrong:
        answer = await anna.ask("POST", path, body)
        assert (answer.status_code, answer.json()["text"]["key"]) == (status, key)
    for body in ({"step": -1, "seats": seats}, {"seats": seats}, {"step": 1, "seats": seats, "options": {}}):
        assert (await anna.ask("POST", path, body)).status_code == 400
    assert (await server.http.post(path, json={"step": 1, "seats": seats})).status_code == 401
    no_table = await anna.ask("POST", "/api/tables/nothing/play-on", {"step": 1, "seats": seats})
    assert no_table.status_code == 404


def test_invalid_requests_for_replays_are_refused_and_a_replay_is_built_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Film] = []
    develop = Film.develop

    def counted(film: Film) -> Iterator[int]:
        made.append(film)
        return develop(film)

    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            tables = [await bots_only(server, anna, "wizwar") for _ in range(2)]
            assert (await replay(server, "nothing")).status_code == 404
            assert (await server.http.get("/api/tables/nothing/record")).status_code == 404
            for wrong in ({"seat": "x"}, {"seat": -1}, {"from": -1}, {"count": 0}, {"count": 101}):
                assert (await replay(server, tables[0], **wrong)).status_code == 400
            assert (await replay(server, tables[0], seat=2)).json()["text"]["key"] == "server-no-such-seat"
            assert (await replay(server, tables[0], seat="all\n")).status_code < 500
            made.clear()
            await asyncio.gather(*[replay(server, tables[0], **{"from": n}) for n in range(0, 50, 10)])
            assert len(made) == 0
            await asyncio.gather(*[replay(server, tables[1], **{"from": n}) for n in range(0, 50, 10)])
            assert len(made) == 1
            await replay(server, tables[0])
            assert len(made) == 2

    monkeypatch.setattr(Film, "develop", counted)
    monkeypatch.setattr(replays, "KEPT", 1)
    asyncio.run(play())


def long_game() -> Record:
    """A game of 2,000 steps or more."""
    game = GAMES["wizwar"]
    play = Play.new(game, 4, 7)
    bots = [make("random", game, seat) for seat in range(4)]
    while len(play.record.answers) < 2000 and (asks := game.asks(play.state)):
        seat = asks[0].player
        play.apply(seat, bots[seat].choose(game.view(play.state, seat), asks[0]))
    assert len(play.record.answers) == 2000
    return play.record


def test_a_page_of_a_long_game_costs_no_more_than_one_of_a_short_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    film = Film(long_game())
    assert len(list(film.develop())) == 2001
    applied: list[int] = []
    apply = film.game.apply

    def counted(s: Any, player: int, choice: int) -> None:
        applied.append(player)
        apply(s, player, choice)

    monkeypatch.setattr(film.game, "apply", counted)
    whole = [bytes(moment) for moment in film.moments(1, 0, 2001)]
    assert len(whole) == 2001
    for first in (0, 1, 24, 25, 26, 1000, 1999, 2000):
        applied.clear()
        assert [bytes(moment) for moment in film.moments(1, first, 20)] == whole[first : first + 20]
        assert len(applied) <= SPACING + 20


def test_other_requests_are_handled_while_a_long_replay_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    async def others(turns: list[int]) -> None:
        while True:
            turns.append(1)
            await asyncio.sleep(0)

    async def work() -> int:
        turns: list[int] = []
        task = asyncio.create_task(others(turns))
        await in_slices(Film(record).develop())
        task.cancel()
        return len(turns)

    record = long_game()
    monkeypatch.setattr(slices, "SLICE", 0.0)
    assert asyncio.run(work()) >= 2000


@pytest.mark.parametrize("follows", [True, False])
def test_a_finished_game_under_other_rules_can_be_watched_and_downloaded(
    database: str, monkeypatch: pytest.MonkeyPatch, follows: bool
) -> None:
    game = find_game("wizwar")
    before = game.version
    steps = Game.steps

    def as_far_as_it_goes(self: Any, record: Record, *more: Any) -> Iterator[Any]:
        for number, s in enumerate(steps(self, record, *more)):
            if number == 5:
                raise BadRecord(Message("bad-record-outcome"))
            yield s

    async def play() -> None:
        async with running(database) as server:
            anna = await server.person("Anna")
            table = await bots_only(server, anna, "wizwar")
            whole = (await replay(server, table)).json()
            record = (await server.http.get(f"/api/tables/{table}/record")).json()
        monkeypatch.setattr(game, "version", "next")
        if not follows:
            monkeypatch.setattr(Game, "steps", as_far_as_it_goes)
        async with running(database) as server:
            anna.server = server
            found = (await replay(server, table)).json()
            assert found["complete"] is follows
            assert found["last"] == (whole["last"] if follows else 4)
            assert found["steps"] == whole["steps"][: found["last"] + 1]
            answer = await server.http.get(f"/api/tables/{table}/record")
            assert answer.status_code == 200
            again = answer.json()
            assert again["rules"] == before
            assert again["answers"] == record["answers"]
            assert again["rolls"] == record["rolls"]
            assert again.get("outcome") == (record["outcome"] if follows else None)
            mine = (await anna.ask("GET", "/api/tables/mine")).json()
            assert [one["other_rules"] for one in mine] == [False]  # nobody has tried to open it

    asyncio.run(play())


@pytest.mark.parametrize("begins", [True, False])
def test_a_game_that_began_at_a_position_under_other_rules_has_a_record(
    monkeypatch: pytest.MonkeyPatch, begins: bool
) -> None:
    game = find_game("wizwar")
    start = {**game.dump(game.new(2, 1)), "rules": "0"}
    chairs = (Chair("bot", "One", bot="random"), Chair("bot", "Two", bot="random"))
    terms = Terms("t", "wizwar", "0", {}, chairs, "", "", "5e" * 32, 0.0, start=start)
    if not begins:
        terms = msgspec.structs.replace(terms, start={**start, "wizards": "of another kind"})
    found = record_of(terms, [Played(((0, 7),), (3,), 1.0)])
    assert (found.version, found.answers, found.players) == ("0", [(0, "#7")], ["One", "Two"])
    assert found.to_json()["start"]["rules"] == "0"  # type: ignore[index]
    film = Film(found)
    assert list(film.develop()) == ([0] if begins else [])
    assert not film.complete
    assert found.version == "0"
    if not begins:
        with pytest.raises(OtherRules):
            film.at(0)
