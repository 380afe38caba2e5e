"""Somebody who doesn't play any more is replaced: by a vote, or by the owner when they are late."""

from __future__ import annotations

import pytest

from guildhall.kernel.message import GuildhallError
from guildhall.server.terms import Clock, Played
from tests.server.stories import (
    LAST_BLOW,
    NEVER_BOTS,
    Sitting,
    World,
    closed_with,
    entries,
    hall_of,
    opens_at,
    settle,
    tell,
    tell_of_three,
    terms_of,
)
from tests.server.test_talk import refusal


def test_a_player_is_replaced_permanently_if_all_others_agree(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        assert (await bert.insists({"type": "replace", "seat": 2}))["type"] == "done"
        await settle(anna)
        told = [message["table"] for message in anna.heard if message["type"] == "table"]
        assert told[-1]["replace"] == {"seat": 2, "agreed": [1]}
        assert terms_of(at.server, at.table).chairs[2].kind == "person"
        assert (await anna.insists({"type": "replace", "seat": 2}))["type"] == "done"
        chair = terms_of(at.server, at.table).chairs[2]
        assert (chair.kind, chair.person, chair.name) == ("bot", None, "Carla")
        answer = await at.people[2].ask("POST", f"/api/tables/{at.table}/return")
        assert answer.status_code == 404
        assert await closed_with(carla.until("never")) == 4404  # the hand is for nobody to see
        await at.restarts(NEVER_BOTS)
        answer = await at.people[2].ask("GET", "/api/tables/mine")
        assert answer.json() == []

    tell(database, story, NEVER_BOTS)


def test_the_owner_can_return_to_their_own_table_even_when_voted_out(database: str) -> None:
    async def story(at: Sitting) -> None:
        _, bert, carla = at.players
        await bert.insists({"type": "replace", "seat": 0})
        await carla.insists({"type": "replace", "seat": 0})
        assert terms_of(at.server, at.table).chairs[0].kind == "bot"
        answer = await at.people[0].ask("POST", f"/api/tables/{at.table}/return")
        assert answer.status_code == 204
        assert terms_of(at.server, at.table).chairs[0].kind == "person"

    tell(database, story, NEVER_BOTS)


def test_a_player_who_was_voted_out_cannot_return_even_at_once(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        room = await hall_of(at.server).room(at.table)
        chair = room.table.chair(2)
        await bert.insists({"type": "replace", "seat": 2})
        await anna.insists({"type": "replace", "seat": 2})
        with pytest.raises(GuildhallError):  # asked for while the vote was counted
            await room.reseat(2, chair)
        assert room.table.chair(2).person is None

    tell(database, story, NEVER_BOTS)


def test_one_no_ends_the_vote_and_nobody_votes_about_themselves(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        await anna.insists({"type": "replace", "seat": 2})
        assert refusal(await carla.insists({"type": "replace", "seat": 2})) == "server-no-replacing"
        await bert.insists({"type": "replace", "seat": 2, "yes": False})
        await bert.insists({"type": "replace", "seat": 2})
        assert terms_of(at.server, at.table).chairs[2].kind == "person"
        assert refusal(await anna.insists({"type": "replace", "seat": 7})) == "server-no-replacing"

    tell(database, story, NEVER_BOTS)


def test_at_a_table_of_two_nobody_is_voted_out(database: str) -> None:
    async def story(at: Sitting) -> None:
        answer = await at.players[0].insists({"type": "replace", "seat": 1})
        assert refusal(answer) == "server-replace-later"
        assert terms_of(at.server, at.table).chairs[1].kind == "person"

    tell(database, story, NEVER_BOTS, start=LAST_BLOW)


def test_the_owner_replaces_somebody_whose_time_was_up_and_who_may_return(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        anna, bert, _ = at.players
        assert (await anna.insists({"type": "choose", "say": "fireball red"}))["type"] == "done"
        await anna.insists({"type": "replace", "seat": 1})
        assert terms_of(at.server, at.table).chairs[1].kind == "person"  # not yet
        world.passes(1000.0)
        await anna.insists({"type": "say", "text": "well?"})
        while not any(
            isinstance(entry, Played) and entry.timeout for entry in await entries(at.server, at.table)
        ):
            await anna.until("update")
        room = await hall_of(at.server).room(at.table)
        assert 1 in room.table.late
        await bert.insists({"type": "replace", "seat": 1})
        assert (await anna.insists({"type": "replace", "seat": 1}))["type"] == "done"
        assert terms_of(at.server, at.table).chairs[1].kind == "bot"
        answer = await at.people[1].ask("POST", f"/api/tables/{at.table}/return")
        assert answer.status_code == 204
        assert terms_of(at.server, at.table).chairs[1].kind == "person"
        assert 1 not in room.table.late

    tell(database, story, NEVER_BOTS, clock=Clock(window=900.0))


def test_the_owner_replaces_somebody_who_is_awaited_and_has_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        anna, bert, carla = at.players
        await anna.insists({"type": "choose", "say": "done"})
        await anna.insists({"type": "choose", "say": "done"})
        await anna.insists({"type": "choose", "say": "0"})
        await settle(*at.players)
        assert bert.update["asks"] is not None
        await bert.leave()
        await settle(anna)
        world.passes(500.0)
        await anna.insists({"type": "replace", "seat": 1})
        assert terms_of(at.server, at.table).chairs[1].kind == "person"
        world.passes(500.0)
        assert refusal(await carla.insists({"type": "replace", "seat": 0})) == ""  # only a vote
        await anna.insists({"type": "replace", "seat": 1})
        assert terms_of(at.server, at.table).chairs[1].kind == "bot"

    tell(database, story, NEVER_BOTS)


def test_the_owner_replaces_somebody_who_never_came(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        table = await opens_at(at.server, at.people[:2], LAST_BLOW)
        anna = await at.people[0].sits(table, 0)
        for word in ("done", "done", "0"):
            await anna.insists({"type": "choose", "say": word})
        world.passes(700.0)
        await anna.insists({"type": "replace", "seat": 1})
        assert terms_of(at.server, table).chairs[1].kind == "bot"

    tell_of_three(database, story, NEVER_BOTS)
