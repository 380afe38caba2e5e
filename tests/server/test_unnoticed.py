"""What only one seat notices, such as half an answer: nobody else waits for it, or notices it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from guildhall.server.automatic_play import AutomaticPlay
from guildhall.server.clock import Pace
from guildhall.server.mailbox import Mailbox
from guildhall.server.room import Room
from guildhall.server.store.journal import Journal, Line
from guildhall.server.talk import Talk
from guildhall.server.terms import Answered, Clock, Undone
from tests.server.running import Player
from tests.server.stories import (
    BOT,
    ME,
    NEVER_BOTS,
    OPEN,
    Sitting,
    alone,
    asked,
    closed_with,
    does,
    entries,
    hall_of,
    moves,
    opens_at,
    says,
    seated,
    settle,
    tell,
    tell_of_three,
)


class SlowJournal:
    """A journal that is slow to write some lines."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()  # to write a line
        self.goes_on = asyncio.Event()
        self.full = False  # there is no room for it


@contextmanager
def slow(patch: pytest.MonkeyPatch, for_: Callable[[Line], bool]) -> Iterator[SlowJournal]:
    """Let the journal be slow to write some lines, and everything after them."""
    slowness, insert = SlowJournal(), Journal._insert

    async def slowly(journal: Journal, lines: list[Line]) -> None:
        if any(map(for_, lines)):
            slowness.begun.set()
            await slowness.goes_on.wait()
            if slowness.full:
                raise OSError("no room")
        await insert(journal, lines)

    with patch.context() as inside:
        inside.setattr(Journal, "_insert", slowly)
        yield slowness
        slowness.goes_on.set()


def of_a_player(line: Line) -> bool:
    """Whether a line is a choice, an undo or a standing order."""
    return not line.body.startswith('{"type":"talked"')


def is_order(line: Line) -> bool:
    """Whether a line is a standing order."""
    return line.body.startswith('{"type":"ordered"')


def is_choice(line: Line) -> bool:
    """Whether a line is a choice."""
    return line.body.startswith('{"type":"played"')


async def under_attack(at: Sitting) -> tuple[Player, Player, Player]:
    """Anna attacks Bert, who can begin an answer that nobody sees."""
    anna, bert, carla = at.players
    await does(at.players, (0, "fireball red"), (1, "pass"), (2, "pass"))
    await asked(bert, "pass", "shield")
    return anna, bert, carla


async def begins(player: Player, slowness: SlowJournal, *messages: dict[str, object]) -> list[str]:
    """Send messages, wait until the journal begins to write them, and return their ids."""
    ids = []
    for message in messages:
        player.count += 1
        ids.append(f"begun-{player.count}")
        seen = {} if message["type"] == "ping" else {"seen": player.n}
        await player.say({"id": ids[-1], **seen, **message})
    await asyncio.wait_for(slowness.begun.wait(), 5)
    return ids


@pytest.mark.parametrize(
    "message",
    [
        {"type": "choose", "say": "shield"},
        {"type": "orders", "windows": "concerned"},
        {"type": "undo"},
    ],
    ids=["half an answer", "a standing order", "half an answer that is undone"],
)
def test_nobody_waits_for_a_change_that_only_another_seat_notices(
    database: str, monkeypatch: pytest.MonkeyPatch, message: dict[str, object]
) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = await under_attack(at)
        if message["type"] == "undo":
            await says(bert, "shield")
        before = [player.n for player in (anna, carla)]
        with slow(monkeypatch, of_a_player) as slowness:
            change, ping = await begins(bert, slowness, message, {"type": "ping"})
            for player in (anna, carla):
                assert (await player.answered({"type": "ping"}))["type"] == "pong"
                assert (await player.answered({"type": "why", "wish": "a1"}))["type"] == "why"
                assert (await player.choose(say="nonsense"))["type"] == "refused"
                assert (await player.answered({"type": "undo"}))["type"] == "refused"
            stranger = await at.people[2].sits(at.table, None)
            assert stranger.update["view"] == anna.update["view"]
            assert not [heard for heard in bert.heard if heard.get("id") in (change, ping)]
            slowness.goes_on.set()
            told = [(await bert.until(kind))["id"] for kind in ("done", "pong")]
            assert told == [change, ping]
        await settle(anna, carla)
        assert [player.n for player in (anna, carla)] == before

    tell(database, story, NEVER_BOTS)


def test_others_play_while_half_an_answer_is_written(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = await under_attack(at)
        with slow(monkeypatch, of_a_player) as slowness:
            await begins(bert, slowness, {"type": "choose", "say": "shield"})
            talk = asyncio.create_task(anna.insists({"type": "say", "text": "Well?"}))
            late = asyncio.create_task(at.people[1].sits(at.table, 1))
            await asyncio.sleep(0.05)
            assert not talk.done()  # it is written after the half answer
            assert not late.done()  # who sits there sees nothing that is not written
            slowness.goes_on.set()
            assert (await talk)["type"] == "done"
            assert (await late).update["asks"] == (await bert.until("update"))["asks"]
        kinds = [type(entry).__name__ for entry in await entries(at.server, at.table)]
        assert kinds[-2:] == ["Played", "Talked"]

    tell(database, story, NEVER_BOTS)


def test_nothing_is_written_after_half_an_answer_that_could_not_be(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = await under_attack(at)
        before = await entries(at.server, at.table)
        with slow(monkeypatch, of_a_player) as slowness:
            await begins(bert, slowness, {"type": "choose", "say": "shield"})
            await anna.say({"type": "say", "id": "lost", "seen": anna.n, "text": "Well?"})
            await asyncio.sleep(0.05)
            slowness.full = True
            slowness.goes_on.set()
            for player in (anna, bert, carla):
                assert await closed_with(player.until("never")) == 1012
        assert await entries(at.server, at.table) == before
        for player in (anna, bert, carla):
            await moves(player, at.server)
        assert (await says(bert, "shield"))["type"] == "done"
        assert (await anna.insists({"type": "say", "text": "Well?"}))["type"] == "done"
        assert len(await entries(at.server, at.table)) == len(before) + 2

    tell(database, story, NEVER_BOTS)


def test_nobody_sees_a_change_before_it_is_written_even_after_one_that_only_another_seat_notices(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna's order is written; Bert's half answer comes in the next commit, which fails."""

    async def story(at: Sitting) -> None:
        anna, bert, _ = await under_attack(at)
        before = len(bert.heard)
        with slow(monkeypatch, is_order) as first, slow(monkeypatch, is_choice) as second:
            await begins(anna, first, {"type": "orders", "windows": "concerned"})
            await bert.say({"type": "choose", "id": "half", "seen": bert.n, "say": "shield"})
            await settle(at.players[2])
            first.goes_on.set()
            await asyncio.wait_for(second.begun.wait(), 5)
            await anna.until("done")
            await settle(anna)
            second.full = True
            second.goes_on.set()
            assert await closed_with(bert.until("never")) == 1012
        assert not [heard for heard in bert.heard[before:] if heard["type"] in ("done", "update")]

    tell(database, story, NEVER_BOTS)


def test_a_table_that_breaks_first_finishes_its_writes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise OSError("no database")

    async def story(at: Sitting) -> None:
        anna, bert, _ = await under_attack(at)
        monkeypatch.setattr(Talk, "history", broken)
        with slow(monkeypatch, of_a_player) as slowness:
            await begins(bert, slowness, {"type": "choose", "say": "shield"})
            await anna.say({"type": "history", "id": "h", "before": 5})
            await asyncio.sleep(0.05)
            again = asyncio.create_task(at.people[0].sits(at.table, 0))  # as soon as there is a table
            await asyncio.sleep(0.05)
            slowness.goes_on.set()
            assert (await bert.until("done"))["id"].startswith("begun")
            for doing in (again, bert.until("never")):
                assert await closed_with(doing) == 1012
        await moves(anna, at.server)
        room = await hall_of(at.server).room(at.table)
        assert room.table.number == len(await entries(at.server, at.table))
        assert room.table.unfinished_choice() is not None

    tell(database, story, NEVER_BOTS)


def test_the_table_waits_quietly_for_a_seat_whose_time_is_up_while_it_is_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    acts: list[Room] = []
    act = Room._act

    async def counted(room: Room) -> None:
        acts.append(room)
        await act(room)

    async def story(at: Sitting) -> None:
        _, bert, _ = await under_attack(at)
        with slow(monkeypatch, of_a_player) as slowness:
            await begins(bert, slowness, {"type": "choose", "say": "shield"})
            room = await hall_of(at.server).room(at.table)
            while (room._timing.left() or 0.0) > 0.0:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            slowness.goes_on.set()
            assert 0 < len(acts) < 20

    monkeypatch.setattr(Room, "_act", counted)
    tell(database, story, NEVER_BOTS, clock=Clock(window=1.0))


def test_an_order_does_not_put_off_what_a_computer_player_says(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(at: Sitting) -> None:
        table, anna = await alone(at.people[0])
        room = await hall_of(at.server).room(table)
        monkeypatch.setattr(AutomaticPlay, "remark", lambda play: Answered(1, "refused", 0.0))
        room._set_timer()
        assert room._timer is not None
        due = room._timer.when()
        await asyncio.sleep(0.2)
        await anna.insists({"type": "orders", "windows": "concerned"})
        await settle(anna)
        assert room._timer.when() == pytest.approx(due, abs=0.05)

    tell_of_three(database, story, Pace(5.0, 1.0))


def test_a_table_that_is_unloaded_finishes_its_writes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: Sitting) -> None:
        _, bert, _ = await under_attack(at)
        with slow(monkeypatch, of_a_player) as slowness:
            await begins(bert, slowness, {"type": "choose", "say": "shield"}, {"type": "ping"})
            hall = hall_of(at.server)
            away = asyncio.create_task(hall._unload(at.table))
            await asyncio.sleep(0.05)
            assert not away.done()
            slowness.goes_on.set()
            await away
        assert (await bert.until("done"))["id"].startswith("begun")
        assert await closed_with(bert.until("never")) == 1012
        room = await hall.room(at.table)
        assert room.table.unfinished_choice() is not None

    tell(database, story, NEVER_BOTS)


def test_half_an_answer_and_its_end_delay_no_computer_player(database: str) -> None:
    async def story(at: Sitting) -> None:
        bert = at.players[1]
        room = await hall_of(at.server).room(at.table)
        await does(at.players, (0, "fireball red"), (1, "pass"))
        await asked(bert, "pass", "shield")  # the computer player has passed
        acted, about = room.table.acted, room._automatic._computers._about(-1)
        await says(bert, "shield")
        assert room.table.unfinished_choice() is not None
        assert (await bert.answered({"type": "undo"}))["type"] == "done"
        assert room.table.unfinished_choice() is None
        assert room.table.acted == acted
        assert room._automatic._computers._about(-1) == about  # nor does it think again

    async def opened(at: Sitting) -> None:
        del at.people[2:]
        at.table = await opens_at(at.server, at.people, seats=[ME, OPEN, BOT])
        at.players = await seated(at.people, at.table)
        await story(at)

    tell_of_three(database, opened, Pace(3600.0, 0.05))


def test_half_an_answer_does_not_show_that_somebody_late_is_back(database: str) -> None:
    async def story(at: Sitting) -> None:
        _, bert, _ = await under_attack(at)
        room = await hall_of(at.server).room(at.table)
        room.table.late.add(1)
        await says(bert, "shield")
        assert room._status.as_json()["seats"][1]["late"]
        await says(bert, "none")
        await settle(*at.players)
        assert not room._status.as_json()["seats"][1]["late"]

    tell(database, story, NEVER_BOTS)


def test_half_an_answer_does_not_end_its_players_undo_request(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = await under_attack(at)
        assert (await bert.answered({"type": "undo", "ask": True}))["type"] == "done"
        await settle(anna)
        await says(bert, "shield")
        await settle(*at.players)
        told = [heard["table"]["undo"] for heard in anna.heard if heard["type"] == "table"]
        assert told[-1] == {"seat": 1, "agreed": [1]}
        for player in (anna, carla):
            assert (await player.insists({"type": "agree", "yes": True}))["type"] == "done"
        undone = [entry for entry in await entries(at.server, at.table) if isinstance(entry, Undone)]
        assert [entry.agreed for entry in undone] == [True]

    tell(database, story, NEVER_BOTS)


def test_a_mailbox_keeps_the_requests_of_a_seat_in_order() -> None:
    async def play() -> None:
        mail, done = Mailbox(), list[str]()

        def named(name: str) -> Callable[[], asyncio.Future[None]]:
            async def work() -> None:
                done.append(name)

            return lambda: asyncio.ensure_future(work())

        async def take() -> None:
            while (work := await mail.get()) is not None:
                await work()

        mail.hold(1)
        mail.hold(1)
        for name, seat in (("one", 1), ("other", 2), ("two", 1), ("table", None)):
            mail.put(named(name), seat=seat)
        taking = asyncio.create_task(take())
        await asyncio.sleep(0.01)
        assert done == ["other", "table"]
        mail.put(named("three"), seat=1)
        mail.close()
        mail.release(1)
        await asyncio.sleep(0.01)
        assert done == ["other", "table"]
        mail.release(1)
        await taking
        assert done == ["other", "table", "one", "two", "three"]

    asyncio.run(play())
