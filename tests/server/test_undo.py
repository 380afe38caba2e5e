"""Undo: at once, by agreement, and what can't be undone; over real sockets."""

from __future__ import annotations

import pytest

from guildhall.server import snapshots
from guildhall.server.terms import Played, Undone
from tests.server.running import Player
from tests.server.stories import (
    ME,
    NEVER_BOTS,
    Sitting,
    dies,
    does,
    entries,
    goes_away,
    hall_of,
    moves,
    options,
    seated,
    settle,
    tell,
    tell_of_three,
)


async def undo(player: Player, **more: object) -> str:
    """Undo, and return the type of the answer."""
    answer = await player.answered({"type": "undo", **more})
    await settle(player)
    kind: str = answer["type"]
    return kind


async def agree(player: Player, yes: bool = True, **more: object) -> str:
    """Agree or not, and return the type of the answer."""
    await settle(player)
    answer = await player.answered({"type": "agree", "yes": yes, **more})
    await settle(player)
    kind: str = answer["type"]
    return kind


def asking(player: Player) -> object:
    """Return the undo request that a player was last sent."""
    tables = [message["table"] for message in player.heard if "table" in message]
    return tables[-1]["undo"]


def test_a_player_undoes_their_steps_at_once_until_something_was_shown(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        start = anna.update["view"]
        await does(at.players, (0, "b1"))
        after = anna.update["view"]
        await does(at.players, (0, "a1"))
        assert anna.update["undo"] == "at once"
        assert await undo(anna) == "done"
        assert anna.update["view"] == after
        assert await undo(anna) == "done"
        assert (anna.update["view"], anna.update["undo"]) == (start, "no")
        assert await undo(anna) == "refused"
        await settle(bert)
        assert bert.update["view"] == start
        assert [event["event"] for event in bert.events] == ["step", "step", "undone", "undone"]
        await does(at.players, (0, "fireball red"))  # a card is out of the hand: that is final
        assert anna.update["undo"] == "ask"
        assert await undo(anna) == "refused"

    tell(database, story)


def test_nobody_undoes_at_once_while_others_must_choose(database: str) -> None:
    """Whether that is possible would show whether they have begun to answer."""

    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        await does(at.players, (0, "b1 c1 punch red"))
        assert options(bert) == ["pass"]
        assert anna.update["undo"] == "ask"
        assert await undo(anna) == "refused"
        await does(at.players, (1, "pass"))
        before, seen = [(player.update, player.n) for player in (anna, carla)], anna.n
        await does(at.players, (1, "shield"))
        assert await undo(anna) == "refused"
        assert bert.update["undo"] == "at once"
        assert await undo(bert) == "done"
        assert bert.events[-1]["event"] == "undone"
        assert options(bert) == ["pass", "shield"]
        await settle(*at.players)
        assert [(player.update, player.n) for player in (anna, carla)] == before
        assert anna.n == seen
        # Nor does a request end when somebody begins to answer.
        assert await undo(anna, ask=True) == "done"
        await does(at.players, (1, "shield"))
        await settle(carla)
        assert asking(carla) == {"seat": 0, "agreed": [0]}
        assert await agree(carla) == "done"
        assert await agree(bert) == "done"
        await settle(anna)
        assert options(anna)[0] == "done"

    tell(database, story)


def test_everything_else_is_undone_if_all_other_people_agree(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        before, hand = anna.update["view"], anna.update["mine"]
        await does(at.players, (0, "fireball red"), (1, "pass"))
        assert await undo(anna, ask=True) == "done"
        await settle(*at.players)
        assert asking(bert) == {"seat": 0, "agreed": [0]}
        assert await undo(bert, ask=True) == "refused"  # one request at a time
        assert await agree(bert) == "done"
        assert await agree(bert) == "done"
        assert asking(bert) == {"seat": 0, "agreed": [0, 1]}
        assert await agree(carla, yes=False) == "done"
        assert asking(carla) is None
        assert await agree(bert) == "refused"
        assert await undo(anna, ask=True) == "done"
        assert await agree(carla) == "done"
        assert anna.update["view"] != before
        assert await agree(bert) == "done"
        await settle(*at.players)
        assert (anna.update["view"], anna.update["mine"]) == (before, hand)
        assert asking(carla) is None
        written = (await entries(at.server, at.table))[-1]
        assert isinstance(written, Undone)
        assert written.agreed

    tell(database, story)


def test_a_request_ends_when_something_happens_and_everybody_sees_that(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, _, carla = at.players
        await does(at.players, (0, "fireball red"))
        assert await undo(anna, ask=True) == "done"
        old = carla.n
        await does(at.players, (1, "pass"))
        assert asking(carla) is None
        assert await agree(carla) == "refused"
        assert await undo(anna, ask=True) == "done"
        # An answer to the first request doesn't count for the second.
        assert await agree(carla, seen=old) == "stale"
        assert await undo(anna, seen=anna.n - 1, ask=True) == "stale"

    tell(database, story)


def test_an_undo_asks_neither_computer_players_nor_a_player_who_left(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        before = anna.update["view"]
        await does(at.players, (0, "fireball red"))
        assert await undo(anna, ask=True) == "done"
        assert await agree(bert) == "done"
        await at.people[2].ask("DELETE", f"/api/tables/{at.table}/seat")
        await settle(anna)
        assert anna.update["view"] == before
        await at.people[1].ask("DELETE", f"/api/tables/{at.table}/seat")
        await does(at.players, (0, "fireball red"))
        assert await undo(anna, ask=True) == "done"
        assert anna.update["view"] == before

    tell(database, story, NEVER_BOTS)


def test_the_same_roll_comes_again(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna = at.people[0]
        table = (await anna.opens("elfenwizards", [ME, ME, ME]))["id"]
        players = await seated([anna] * 3, table)
        first = next(player for player in players if player.update["asks"])
        others = [player for player in players if player is not first]
        choice = first.update["asks"]["options"][0]["choice"]
        start = first.update["view"]
        await first.choose(choice)
        await settle(*players)
        rolled = first.update["view"]
        assert first.update["undo"] == "ask"
        assert await undo(first) == "refused"
        assert await undo(first, ask=True) == "done"
        for other in others:
            assert await agree(other) == "done"
        await settle(first)
        assert first.update["view"] == start
        await first.choose(choice)
        await settle(first)
        assert first.update["view"] == rolled
        played = [entry for entry in await entries(at.server, table) if isinstance(entry, Played)]
        assert played[0].rolls == played[1].rolls != ()

    tell_of_three(database, story)


@pytest.mark.parametrize("end", ["killed", "stopped"])
def test_undo_after_a_restart_and_messages_that_are_resent(database: str, end: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        start = anna.update["view"]
        await does(at.players, (0, "b1"), (0, "c1"))
        old = anna.n
        assert await undo(anna, id="back") == "done"
        assert await undo(anna, id="back", seen=old) == "done"  # the same message: done once
        now = anna.update["view"]
        await does(at.players, (0, "fireball red"))
        await undo(anna, ask=True, id="please")
        await agree(bert)
        if end == "killed":
            await dies(at.server)
        await at.restarts()
        await at.all_return()
        assert await undo(anna, id="back", seen=old) == "done"
        assert asking(anna) is None  # a restart forgets the question
        assert await agree(carla, id="yes") == "refused"
        assert await undo(anna, ask=True, id="please") == "done"
        assert await agree(bert) == "done"
        assert await agree(carla, id="yes") == "done"
        await settle(anna)
        assert anna.update["view"] == now
        await goes_away(at.server, at.table)
        await anna.connect()
        await carla.connect()
        assert await agree(carla, id="yes") == "done"  # as it was
        assert await undo(anna) == "done"  # the step to b1, from the snapshot
        assert anna.update["view"] == start
        assert [type(entry) for entry in await entries(at.server, at.table)].count(Undone) == 3

    tell(database, story)


def test_an_agreement_is_acknowledged_when_it_is_written_down(database: str) -> None:
    async def story(at: Sitting) -> None:
        await does(at.players, (0, "fireball red"))
        await undo(at.players[0], ask=True)
        assert await agree(at.players[1], id="yes") == "done"
        lines = await hall_of(at.server).store.lines(at.table)
        assert lines[-1].message is not None
        assert lines[-1].message.endswith(".yes")
        # The lists of tables show who must choose now.
        assert lines[-1].waiting == "0"

    tell(database, story, start=_two())


def _two() -> dict[str, object]:
    return {
        "players": ["blue", "red"],
        "options": {"windows": "open"},
        "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1"}},
        "hands": {"blue": ["fireball"], "red": ["full-shield"]},
    }


def test_undo_across_a_snapshot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT", 2)

    async def story(at: Sitting) -> None:
        views = [at.players[0].update["view"]]
        for square in ("b1", "a1"):
            await does(at.players, (0, square))
            views.append(at.players[0].update["view"])
        await does(at.players, (0, "b1"))
        await dies(at.server)
        await at.restarts()
        anna = at.players[0]
        await moves(anna, at.server)
        snapshot = await hall_of(at.server).store.snapshot(at.table)
        assert snapshot is not None
        assert snapshot.number == 2
        while views:
            assert await undo(anna) == "done"
            assert anna.update["view"] == views.pop()
        assert await undo(anna) == "refused"

    tell(database, story)


def test_prescribed_dice_come_again_between_cards_drawn(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT", 5)

    async def story(at: Sitting) -> None:
        anna, bert = at.players
        life = [15]
        for _ in range(2):  # with a Mightstone, each punch rolls the die
            await does(at.players, (0, "punch red"))
            life.append(anna.update["view"]["wizards"][1]["life"])
            await does(at.players, (0, "done"), (0, "done"), (0, "draw-2"), (1, "done"), (1, "draw-0"))
        assert life == [15, 10, 6]
        hand = anna.update["mine"]["hand"]
        await dies(at.server)
        await at.restarts()
        await at.all_return()
        anna, bert = at.players
        while anna.update["view"]["wizards"][1]["life"] < 10:  # back beyond the second punch
            at_once = anna.update["undo"] == "at once"
            assert await undo(anna, ask=not at_once) == "done"
            assert at_once or await agree(bert) == "done"
            await settle(anna)
        await does(at.players, (0, "punch red"), (0, "done"), (0, "done"), (0, "draw-2"))
        assert anna.update["view"]["wizards"][1]["life"] == 6
        assert anna.update["mine"]["hand"] == hand
        await does(at.players, (1, "done"), (1, "draw-0"), (0, "punch red"))
        assert anna.update["view"]["wizards"][1]["life"] == 3

    start = {
        "players": ["blue", "red"],
        "options": {"giant_book": "on"},
        "wizards": {"blue": {"at": "a1"}, "red": {"at": "a1"}},
        "things": [{"card": "mightstone", "by": "blue"}],
        "rolls": [4, 3, 2],
    }
    tell(database, story, start=start)
