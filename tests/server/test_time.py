"""Clocks, windows, standing orders, and delayed spectators; over real sockets."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence

import msgspec
import pytest

from guildhall.catalogue import game as find_game
from guildhall.server import clock as clocks
from guildhall.server.chairs import with_chair
from guildhall.server.clock import Pace, Timing
from guildhall.server.store.journal import Journal, Line
from guildhall.server.store.schema import NEVER
from guildhall.server.table import Table
from guildhall.server.terms import BotSpeed, Chair, Clock, Ordered, Played, Terms, Undone
from tests.server.running import Player, Running
from tests.server.stories import (
    BOT,
    HALL,
    LAST_BLOW,
    NEVER_BOTS,
    Sitting,
    World,
    asked,
    dies,
    does,
    entries,
    eventually,
    goes_away,
    hall_of,
    hurry,
    moves,
    opens_at,
    options,
    row_of,
    says,
    seated,
    settle,
    tell,
    tell_of_three,
)

DAY = 86_400.0
SOON = 1.0  # seconds: a time that is up soon
LATE = 1000.0  # and one that is not


async def look_up(player: Player) -> None:
    """Put the clock forward, and let a table notice it."""
    await player.insists({"type": "say", "text": "how late is it?"})


# -- time that is up ---------------------------------------------------------------------------------------


def test_when_the_time_of_a_turn_is_up_a_computer_player_plays_it_to_its_end(database: str) -> None:
    async def story(at: Sitting) -> None:
        while at.players[0].update["view"]["player"] == 0:
            await at.players[0].until("update")
        played = [entry for entry in await entries(at.server, at.table) if isinstance(entry, Played)]
        assert played[0].answers[0][0] == 0
        mine = [entry.at for entry in played if entry.answers[0][0] == 0]
        assert len(mine) > 1
        assert (await hall_of(at.server).room(at.table)).table.chair(0).kind == "person"

    tell(database, story, NEVER_BOTS, clock=Clock(turn=SOON, window=SOON))


def test_when_the_time_of_a_window_is_up_a_player_passes_even_in_the_middle_of_a_choice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)
    commits: list[list[str]] = []
    insert = Journal._insert

    async def noted(journal: Journal, lines: Sequence[Line]) -> None:
        commits.append([json.loads(line.body)["type"] for line in lines])
        await insert(journal, lines)

    monkeypatch.setattr(Journal, "_insert", noted)

    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        assert anna.update.get("ends") is None
        await says(anna, "b1 c1 punch red")
        assert 0 < anna.update["ends"] <= LATE
        await asked(bert)
        await says(bert, "pass")
        await asked(bert, "pass", "shield")
        # Half an answer gains no time, undone or not, and doesn't count.
        since = (await hall_of(at.server).room(at.table)).table.since
        await says(bert, "shield")
        assert options(bert) == ["none", "energy-5"]
        assert (await hall_of(at.server).room(at.table)).table.since == since
        await bert.answered({"type": "undo", "seen": bert.n})
        await settle(bert)
        assert (await hall_of(at.server).room(at.table)).table.since == since
        await says(bert, "shield")
        world.passes(LATE)
        await look_up(anna)
        await asked(anna)
        await settle(bert)
        written = await entries(at.server, at.table)
        assert [type(entry) for entry in written[-2:]] == [Undone, Played]
        assert commits[-1][-2:] == ["undone", "played"]  # together: nobody else waits for the undo
        shown = bert.update["view"]["wizards"][1]
        assert (shown["cards"], shown["life"]) == (3, 14)
        assert "undone" in json.dumps(bert.events)
        assert "undone" not in json.dumps([carla.events, anna.events])

    tell(database, story, NEVER_BOTS, clock=Clock(window=LATE))


def test_nobody_gains_time_by_an_undo(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        anna = at.players[0]
        world.passes(600)
        await does(at.players, (0, "b1"))
        assert 300 < anna.update["ends"] <= 400  # one time for the whole turn
        world.passes(100)
        await anna.answered({"type": "undo", "seen": anna.n})
        await settle(anna)
        assert 200 < anna.update["ends"] <= 300
        # But when all agree to undo a choice, there is time to think again.
        await does(at.players, (0, "fireball red"))
        world.passes(100)
        await anna.answered({"type": "undo", "seen": anna.n, "ask": True})
        for other in at.players[1:]:
            await other.answered({"type": "agree", "seen": other.n, "yes": True})
        await settle(anna)
        assert anna.update["ends"] > 900

    tell(database, story, NEVER_BOTS, clock=Clock(turn=LATE))


def test_an_abandoned_game_pauses_until_a_player_returns(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a clock and stand-ins the game would go on for hours with nobody there."""
    world = World(monkeypatch)

    async def late_after(at: Sitting, seconds: float) -> set[int]:
        room = await hall_of(at.server).room(at.table)
        number, world.ahead = room.table.number, world.ahead + seconds
        room._set_timer()

        async def has_acted() -> bool:
            return room.table.number > number or room._timing.paused

        await eventually(has_acted)
        return room.table.late

    async def story(at: Sitting) -> None:
        for player in at.players:
            await player.leave()
        room = await hall_of(at.server).room(at.table)

        async def are_gone() -> bool:
            return not len(room._audience)

        await eventually(are_gone)
        while await late_after(at, LATE) != {0, 1, 2}:
            assert not room._timing.paused
        assert room._timing.paused
        assert room._timing.next() is None
        number = room.table.number
        await goes_away(at.server, at.table)
        assert (await row_of(at.server, at.table)).wake == NEVER
        spectator = await at.people[0].sits(at.table, None)
        world.passes(2 * LATE)
        await settle(spectator)
        room = await hall_of(at.server).room(at.table)
        assert room.table.number == number
        waiting = room.table.match.waiting()[0]
        player = await at.people[waiting].sits(at.table, waiting)
        assert player.update["ends"] == pytest.approx(clocks.GRACE, abs=5)
        answer = await player.choose(player.update["asks"]["options"][0]["choice"])
        assert answer["type"] == "done"

    tell(database, story, Pace(0.0, 0.0), clock=Clock(turn=LATE, window=LATE))


def test_a_player_who_returns_to_an_abandoned_game_has_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        room = await hall_of(at.server).room(at.table)
        for person in (at.people[0], at.people[2]):
            assert (await person.ask("DELETE", f"/api/tables/{at.table}/seat")).status_code == 204
        room.table.late.add(1)
        assert room._timing.left() is not None  # Bert is there
        for player in (at.players[0], at.players[1]):
            await player.leave()

        async def alone_there() -> bool:
            return len(room._audience) == 1

        await eventually(alone_there)
        timing = room._timing
        assert timing.paused  # Carla has left, and only watches
        assert room.table.match.waiting() == [0]
        world.passes(3 * LATE)
        assert (await at.people[0].ask("POST", f"/api/tables/{at.table}/return")).status_code == 204
        assert room._timing.left() == pytest.approx(LATE, abs=5)

    tell(database, story, NEVER_BOTS, clock=Clock(turn=LATE, window=LATE))


def test_a_game_is_abandoned_though_somebody_is_out_of_it() -> None:
    """Somebody who never has to choose is never late."""
    game = find_game("elfenwizards")
    chairs = tuple(Chair("person", f"Person {seat}", str(seat)) for seat in range(3))
    table = Table.new(Terms("one", game.name, game.version, {}, chairs, "0", "", "00" * 16, 0.0))

    def plays(seat: int, timeout: bool, clock_continues: bool = False) -> bool:
        entry = Played(((seat, 0),), (), 0.0, timeout=timeout, clock_continues=clock_continues)
        table._note(Line("one", table.number + 1, None, "", ""), entry)
        return table.abandoned

    assert [plays(seat, True) for seat in (0, 1, 0, 1, 0)] == [False] * 5
    assert not plays(1, True, clock_continues=True)
    assert plays(1, True)
    assert not plays(0, False)
    assert [plays(seat, True) for seat in (0, 1, 2)] == [False, False, True]


@pytest.mark.parametrize(("limit", "least", "most"), [(3 * DAY, 50, 60), (30.0, 20, 30)])
def test_after_a_restart_there_is_time_to_come_back(
    database: str, monkeypatch: pytest.MonkeyPatch, limit: float, least: float, most: float
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        table = await opens_at(at.server, at.people, clock=Clock(turn=limit))
        await dies(at.server)
        await at.stops()
        world.passes(5 * DAY)
        await at.starts(NEVER_BOTS)
        anna = await at.people[0].sits(table, 0)
        assert least < anna.update["ends"] <= most

    tell_of_three(database, story, NEVER_BOTS)


def test_the_time_of_days_is_up_for_a_table_that_is_not_in_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)
    hurry(monkeypatch)
    monkeypatch.setattr(clocks, "GRACE", 0.0)

    async def story(at: Sitting) -> None:
        hall = hall_of(at.server)
        table = await opens_at(at.server, at.people, clock=Clock(turn=3 * DAY))

        async def is_away() -> bool:
            return (await row_of(at.server, table)).wake > 0 and table not in hall.rooms

        async def is_played() -> bool:
            return bool(await entries(at.server, table))

        await eventually(is_away)
        begun = json.loads((await row_of(at.server, table)).body)["begun"]
        assert (await row_of(at.server, table)).wake == pytest.approx(begun + 3 * DAY, abs=0.01)
        world.passes(2 * DAY)
        await asyncio.sleep(0.1)
        assert table not in hall.rooms
        world.passes(2 * DAY)
        await eventually(is_played)

    tell_of_three(database, story, NEVER_BOTS)


@pytest.mark.parametrize("set_by", [-3600.0, 3600.0])
def test_setting_the_wall_clock_changes_nothing_for_a_table_that_is_not_in_memory(
    database: str, monkeypatch: pytest.MonkeyPatch, set_by: float
) -> None:
    world = World(monkeypatch)
    hurry(monkeypatch)
    monkeypatch.setattr(clocks, "GRACE", 0.0)

    async def story(at: Sitting) -> None:
        hall = hall_of(at.server)
        table = await opens_at(at.server, at.people, clock=Clock(turn=7200.0))

        async def is_away() -> bool:
            return (await row_of(at.server, table)).wake > 0 and table not in hall.rooms

        async def is_played() -> bool:
            return bool(await entries(at.server, table))

        await eventually(is_away)
        world.set = set_by
        world.passes(7100.0)
        await asyncio.sleep(0.2)
        assert not await is_played()
        world.passes(200.0)
        await eventually(is_played)

    tell_of_three(database, story, NEVER_BOTS)


def test_after_a_restart_computer_players_continue_even_if_nobody_connects(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        killed = await opens_at(at.server, at.people[:1], seats=[BOT, BOT, BOT])
        stopped = await opens_at(at.server, at.people[:1], seats=[BOT, BOT, BOT])
        await goes_away(at.server, stopped)  # as a clean end does
        await dies(at.server)
        await at.stops()
        world.passes(2 * 3600.0)
        await at.starts(Pace(0.0, 0.0))

        async def are_played() -> bool:
            return all([len(await entries(at.server, table)) > 1 for table in (killed, stopped)])

        await eventually(are_played)

    tell_of_three(database, story, NEVER_BOTS)


def test_a_table_that_cannot_be_opened_does_not_affect_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)

    async def story(at: Sitting) -> None:
        tables = [await opens_at(at.server, at.people[:1], seats=[BOT, BOT, BOT]) for _ in range(2)]
        await dies(at.server)
        row = await row_of(at.server, tables[0])
        store = hall_of(at.server).store
        await store.save_table(row._replace(body=row.body.replace('"wizwar"', '"chess"')), [])
        await at.restarts()

        async def is_played() -> bool:
            return len(await entries(at.server, tables[1])) > 1

        await eventually(is_played)
        assert tables[0] not in hall_of(at.server).rooms

    tell_of_three(database, story, NEVER_BOTS)


# -- standing orders ---------------------------------------------------------------------------------------


async def orders(player: Player, **more: object) -> None:
    """Give standing orders."""
    assert (await player.insists({"type": "orders", **more}))["type"] == "done"


def test_standing_orders_pass_when_the_seat_is_not_concerned_and_survive_a_restart(database: str) -> None:
    async def story(at: Sitting) -> None:
        for player in at.players[1:]:
            await orders(player, windows="concerned")
        await dies(at.server)
        await at.restarts()
        await at.all_return()
        anna, bert, carla = at.players
        await says(anna, "fireball red")
        await asked(bert, "pass", "full-shield")  # aimed at Bert, so Bert is asked
        await says(bert, "pass")
        await asked(bert, "pass", "shield")  # and Carla has passed
        assert carla.update["asks"] is None
        await orders(carla, windows="ask")
        await says(bert, "shield none")
        await asked(carla, "pass", "absorb-spell")

    tell(database, story)


def test_an_order_for_once_ends_with_its_window(database: str) -> None:
    async def story(at: Sitting) -> None:
        bert = at.players[1]
        # No window is open, so nothing is ordered.
        await orders(bert, once=True)
        await does(at.players, (0, "b1 c1 punch red"))
        await asked(bert, "pass")
        await orders(bert, once=True)
        await asked(bert, "pass", "shield")  # the next window: the damage
        given = [entry for entry in await entries(at.server, at.table) if isinstance(entry, Ordered)]
        assert [entry.once for entry in given] == [True]  # what changes nothing is not written down
        # The same if Bert had passed already, and the next window concerns the same people.
        at.players = await seated(at.people, await opens_at(at.server, at.people))
        bert = at.players[1]
        await does(at.players, (0, "fireball red"), (1, "pass"))
        await orders(bert, once=True)
        await does(at.players, (2, "pass"))
        await asked(bert, "pass", "shield")
        # What was ordered for one spell is not ordered for another that answers it.
        at.players = await seated(at.people, await opens_at(at.server, at.people))
        _, bert, carla = at.players
        await does(at.players, (0, "fireball red"))
        await orders(carla, once=True)
        await says(bert, "full-shield")
        await asked(carla, "pass", "absorb-spell")

    tell(database, story)


def test_other_orders_leave_an_order_for_once_as_it_is(database: str) -> None:
    async def story(at: Sitting) -> None:
        await does(at.players, (0, "fireball red"))
        carla = at.players[2]
        await orders(carla, once=True)
        await orders(carla, windows="concerned")
        await orders(carla, once=False)
        given = [entry for entry in await entries(at.server, at.table) if isinstance(entry, Ordered)]
        assert [(entry.windows, entry.once) for entry in given] == [
            ("ask", True),
            ("concerned", True),
            ("concerned", False),
        ]

    tell(database, story, NEVER_BOTS)


def test_an_order_for_once_is_for_a_window_that_was_seen(database: str) -> None:
    async def story(at: Sitting) -> None:
        bert = at.players[1]
        await does(at.players, (0, "b1 c1 punch red"))
        await asked(bert, "pass")
        seen = bert.n
        await says(bert, "pass")
        await asked(bert, "pass", "shield")
        # For the blow, and it comes too late: not for the damage.
        answer = await bert.answered({"type": "orders", "once": True, "seen": seen})
        assert answer == {"type": "stale", "id": answer["id"], "n": bert.n}
        assert not any(isinstance(entry, Ordered) for entry in await entries(at.server, at.table))

    tell(database, story)


def test_only_the_pages_of_a_seat_see_its_standing_orders(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        twin = await at.people[0].sits(at.table, 0)
        spectator = await at.people[0].sits(at.table, None)
        await orders(anna, windows="concerned")
        await orders(anna, once=True)  # leaves the others as they are
        again = await at.people[0].sits(at.table, 0)
        await settle(anna, bert, twin, spectator, again)
        assert [told(player) for player in (anna, twin, again)] == [
            ["ask", "concerned", "concerned"],
            ["ask", "concerned", "concerned"],
            ["concerned"],
        ]
        assert [told(player) for player in (bert, spectator)] == [["ask"], []]

    def told(player: Player) -> list[str]:
        return [message["windows"] for message in player.heard if message["type"] == "orders"]

    tell(database, story)


def test_an_order_to_pass_once_ends_when_its_window_is_undone(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        await does(at.players, (0, "fireball red"))
        await orders(carla, once=True)
        await anna.answered({"type": "undo", "seen": anna.n, "ask": True})
        for other in (bert, carla):
            await other.answered({"type": "agree", "seen": other.n, "yes": True})
        await settle(*at.players)
        await does(at.players, (0, "fireball red"), (1, "pass"))
        await asked(carla, "pass", "absorb-spell")

    tell(database, story)


# -- windows that last their whole time --------------------------------------------------------------------


def test_in_steady_windows_a_pass_is_held_until_the_time_is_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        await orders(carla, windows="concerned")
        await does(at.players, (0, "fireball red"))
        for player, name in ((bert, "early"), (carla, "")):
            before = len(await entries(at.server, at.table))
            if name:
                await player.say({"type": "choose", "id": name, "seen": player.n, "say": "pass"})
            await settle(player)
            await look_up(anna)
            assert len(await entries(at.server, at.table)) == before + 1  # what Anna said
            world.passes(LATE)
            await look_up(anna)
            while len(await entries(at.server, at.table)) < before + 3:
                await anna.until("update")
            await settle(*at.players)
        await asked(bert, "pass", "shield")
        assert [message["id"] for message in bert.heard if message["type"] == "done"] == ["early"]
        assert (await bert.choose(say="pass", id="early", seen=1))["type"] == "done"

    # At this pace computer players and orders would pass at once.
    tell(database, story, clock=Clock(window=LATE, steady=True))


def test_in_steady_windows_an_answer_comes_at_once_and_makes_held_passes_stale(database: str) -> None:
    async def story(at: Sitting) -> None:
        bert = at.players[1]
        twin = await at.people[1].sits(at.table, 1)
        await does(at.players, (0, "fireball red"))
        await settle(twin)
        n = bert.n
        held = {"type": "choose", "seen": n, "say": "pass"}
        await bert.say({**held, "id": "one"})
        await settle(bert)
        for _ in range(2):
            await twin.say({**held, "id": "two"})  # both of their sockets
        await settle(bert, twin)
        for player in (bert, twin):
            assert not [message for message in player.heard if message["type"] in ("stale", "done")]
        assert len(await entries(at.server, at.table)) == 1
        assert (await bert.choose(say="full-shield"))["type"] == "done"
        await settle(bert)
        assert [message["id"] for message in bert.heard if message["type"] == "stale"] == ["one"]
        assert (await twin.until("stale"))["id"] == "two"
        assert (await twin.until("update"))["n"] > n

    tell(database, story, clock=Clock(window=LATE, steady=True))


def test_in_steady_windows_the_last_part_of_an_answer_is_not_a_pass(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        await says(anna, "b1 c1 punch red")
        await asked(bert)
        world.passes(LATE)
        await look_up(anna)
        await asked(bert, "pass", "shield")
        await says(bert, "shield")
        assert options(bert) == ["none", "energy-5"]  # the first of them is where the pass was
        await bert.say({"type": "choose", "id": "none", "seen": bert.n, "say": "none"})
        await settle(*at.players)
        assert "none" in [message["id"] for message in bert.heard if message["type"] == "done"]
        assert "answer" in [event["event"] for event in anna.events]

    tell(database, story, clock=Clock(window=LATE, steady=True))


def test_a_computer_player_does_not_use_the_held_pass_of_the_player_who_left(database: str) -> None:
    async def story(at: Sitting) -> None:
        await does(at.players, (0, "fireball red"))
        await at.players[1].say({"type": "choose", "id": "held", "seen": at.players[1].n, "say": "pass"})
        await settle(at.players[1])
        await at.people[1].ask("DELETE", f"/api/tables/{at.table}/seat")
        assert (await at.players[1].until("stale"))["id"] == "held"

    tell(database, story, clock=Clock(window=LATE, steady=True))


# -- delayed spectators ------------------------------------------------------------------------------------


def kinds(player: Player) -> list[str]:
    """Return what a viewer was sent, in short."""
    return [message["type"] for message in player.heard if message["type"] in ("update", "talk")]


async def spectator(server: Running, table: str, seen: int | None = None) -> Player:
    """A spectator with a name."""
    return await (await server.person("Eve")).sits(table, None, seen)


def test_delayed_spectators_see_everything_after_the_delay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        eve = await spectator(at.server, at.table)
        await does(at.players, (0, "b1"))
        await at.players[0].insists({"type": "say", "text": "here I come"})
        world.passes(200)
        await does(at.players, (0, "fireball red"))
        await settle(eve)
        assert (eve.n, eve.update["view"]["wizards"][0]["at"]) == (1, "a1")
        assert "fireball" not in json.dumps(eve.heard)
        # Nothing else tells her: not the hints, not the number of what is acknowledged.
        assert (await eve.answered({"type": "help"}))["type"] == "refused"
        assert (await eve.answered({"type": "say", "text": "hm"}))["n"] == 1
        assert (await eve.answered({"type": "say", "text": "hm", "seen": 0}))["type"] == "stale"
        assert (await eve.until("update"))["n"] == 1
        world.passes(100)
        late = await spectator(at.server, at.table)
        for player in (eve, late):
            await settle(player)
            assert player.update["view"]["wizards"][0]["at"] == "b1"
            assert "talk" in kinds(player)
            assert kinds(player).count("talk") == 1
        assert (await eve.answered({"type": "say", "text": "hm", "seen": 0}))["type"] == "stale"
        assert (await eve.until("update"))["events"] == []
        assert [event["event"] for event in eve.events] == ["step"]
        assert late.n == eve.n
        await late.leave()
        world.passes(200)
        await late.connect()
        assert [event["event"] for event in late.events] == ["cast"]
        assert late.n == at.players[0].n
        for player in (eve, late):
            await settle(player)
            for card in ("full-shield", "absorb-spell", "lightning-bolt"):
                assert card not in json.dumps(player.heard)

    tell(database, story, delay=300.0)


def test_delayed_spectators_hear_talk_after_the_delay_even_if_nothing_else_happens(database: str) -> None:
    async def story(at: Sitting) -> None:
        eve = await spectator(at.server, at.table)
        await settle(*at.players)
        await at.players[0].say({"type": "say", "id": "one", "seen": at.players[0].n, "text": "here I come"})
        assert (await eve.until("talk"))["text"] == "here I come"

    tell(database, story, NEVER_BOTS, delay=0.2)


@pytest.mark.parametrize("end", ["killed", "stopped"])
def test_a_restart_does_not_shorten_the_delay_of_spectators(
    database: str, monkeypatch: pytest.MonkeyPatch, redone: list[Played], end: str
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        eve = await spectator(at.server, at.table)
        await does(at.players, (0, "b1"))
        world.passes(200)
        await does(at.players, (0, "c1"))
        if end == "killed":
            await dies(at.server)
        await at.stops()
        world.passes(150)
        await at.starts()
        await moves(eve, at.server)
        await settle(eve)
        assert eve.update["view"]["wizards"][0]["at"] == "b1"
        assert [event["event"] for event in eve.events] == ["step"]
        world.passes(1000)
        await goes_away(at.server, at.table)
        redone.clear()
        late = await spectator(at.server, at.table)
        assert late.update["view"]["wizards"][0]["at"] == "c1"
        assert redone == []  # all from the snapshot, which is old enough

    tell(database, story, delay=300.0)


def test_at_the_end_everything_is_shown(database: str) -> None:
    async def story(at: Sitting) -> None:
        eve = await spectator(at.server, at.table)
        await does(at.players, (0, "punch red"), (1, "pass"), (1, "pass"))
        await settle(eve)
        assert eve.update["outcome"] == at.players[0].update["outcome"]
        assert eve.events[0]["event"] == "strike"
        assert eve.n == at.players[0].n
        late = await spectator(at.server, at.table)
        assert late.update["outcome"] is not None

    tell(database, story, start=LAST_BLOW, delay=3000.0)


@pytest.mark.parametrize(("speed", "wait"), [("slow", 5.0), ("normal", 2.0), ("fast", 0.5), ("instant", 0.0)])
def test_computer_players_act_as_soon_as_the_table_wants_where_a_person_waits(
    speed: BotSpeed, wait: float
) -> None:
    game = find_game("elfenwizards")
    chairs = tuple(Chair("bot", f"Bot {seat}", bot="random") for seat in range(3))
    terms = Terms("one", game.name, game.version, {}, chairs, "0", "", "00" * 16, 0.0, begun=time.time())
    table = Table.new(msgspec.structs.replace(terms, clock=Clock(bots=speed)))
    timing = Timing(table, Pace(bot=2.0, window=3.0))
    (seat,) = table.match.waiting()
    assert timing.seconds_until(seat) == pytest.approx(max(wait, 2.0), abs=0.2)
    timing.set_attended(True)
    assert timing.seconds_until(seat) == pytest.approx(wait, abs=0.2)


def test_nobody_hurries_computer_players_who_has_left_or_is_late() -> None:
    game = find_game("elfenwizards")
    chairs = tuple(Chair("bot", f"Bot {seat}", bot="random") for seat in range(3))
    terms = Terms("one", game.name, game.version, {}, chairs, "0", "", "00" * 16, 0.0, begun=time.time())
    table = Table.new(terms)
    (computer,) = table.match.waiting()
    person = (computer + 1) % 3
    table.terms = with_chair(terms, person, Chair("person", "Anna", "0"))
    timing = Timing(table, Pace(bot=2.0))
    timing.set_attended(True)
    timing.hurry(person)
    assert timing.seconds_until(computer) == pytest.approx(0.0, abs=0.2)
    timing.set_attended(False)
    assert timing.seconds_until(computer) == pytest.approx(2.0, abs=0.2)
    timing.set_attended(True)
    assert timing.seconds_until(computer) == pytest.approx(2.0, abs=0.2)
    table.terms = msgspec.structs.replace(table.terms, clock=Clock(bots="instant"))
    assert timing.seconds_until(computer) == pytest.approx(0.0, abs=0.2)
    table.late.add(person)
    assert timing.seconds_until(computer) == pytest.approx(2.0, abs=0.2)


def test_computer_players_pass_after_the_same_time_with_any_hand(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna = at.people[0]
        for hand in (["full-shield"], ["energy-5"]):
            hands = {**HALL["hands"], "red": hand}  # type: ignore[dict-item]
            start = {**HALL, "hands": hands}
            table = await opens_at(at.server, [anna], start, seats=[{"kind": "me"}, BOT, BOT])
            player = await anna.sits(table, 0)
            await says(player, "fireball red")
            while len(await entries(at.server, table)) < 2:
                await player.until("update")
            first, second = (await entries(at.server, table))[:2]
            assert second.at - first.at >= 0.2

    tell_of_three(database, story, Pace(3600.0, 0.2))
