"""Tables: opened, joined, left, started, played again; over real sockets."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from guildhall.server import lobby as lobbies
from guildhall.server.store.schema import NEVER
from guildhall.server.terms import Chair, Clock, Played, Seated
from tests.server.running import Player, Running, Someone, running
from tests.server.stories import (
    BOT,
    HALL,
    LAST_BLOW,
    ME,
    NEVER_BOTS,
    OPEN,
    Sitting,
    World,
    asked,
    dies,
    does,
    entries,
    goes_away,
    hall_of,
    opens_at,
    options,
    row_of,
    seated,
    settle,
    tell,
    tell_of_three,
    terms_of,
)


def test_only_the_owner_starts_a_table_and_computer_players_take_the_free_chairs(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        table = await anna.opens("wizwar", [ME, OPEN, OPEN, OPEN])
        path = f"/api/tables/{table['id']}"
        assert table["status"] == "waiting"
        assert (await bert.joins(table["id"], seat=2)).json()["seats"][2]["name"] == "Bert"
        assert (await bert.joins(table["id"], seat=0)).status_code == 409
        assert (await bert.ask("POST", f"{path}/start")).status_code == 409
        assert (await carla.ask("POST", f"{path}/start")).status_code == 409
        assert (await anna.ask("POST", f"{path}/return")).status_code == 409  # not begun
        assert (await anna.ask("DELETE", f"{path}/seat")).status_code == 204  # Bert owns it now
        assert (await anna.ask("POST", f"{path}/start")).status_code == 409
        begun = await bert.ask("POST", f"{path}/start")
        assert begun.json()["status"] == "playing"
        assert [seat["kind"] for seat in begun.json()["seats"]] == ["bot", "bot", "person", "bot"]
        assert [seat["name"] for seat in begun.json()["seats"]] == [
            "Apprentice",
            "Apprentice (2)",
            "Bert",
            "Apprentice (3)",
        ]
        assert (await bert.ask("POST", f"{path}/start")).json() == begun.json()  # asked again
        assert (await carla.ask("POST", f"{path}/start")).status_code == 409
        assert (await carla.joins(table["id"])).status_code == 409

    tell_of_three(database, story, NEVER_BOTS)


def test_computer_players_have_the_names_they_are_given_and_never_one_that_is_taken(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table = await anna.opens("wizwar", [ME, OPEN, OPEN, OPEN])
        await bert.joins(table["id"], seat=2)
        path = f"/api/tables/{table['id']}/start"
        assert (await anna.ask("POST", path, {"names": ["x" * 41]})).status_code == 400
        begun = (await anna.ask("POST", path, {"names": ["Bert", "Korvin"]})).json()
        assert [seat["name"] for seat in begun["seats"]] == ["Anna", "Korvin", "Bert", "Apprentice"]
        shown = await anna.opens("wizwar", [BOT, {**BOT, "name": "Apprentice"}, BOT])
        assert [seat["name"] for seat in shown["seats"]] == ["Apprentice (2)", "Apprentice", "Apprentice (3)"]

    tell_of_three(database, story, NEVER_BOTS)


def test_asking_again_for_a_chair_gives_no_second_one(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table = (await anna.opens("wizwar", [ME, OPEN, OPEN, OPEN]))["id"]
        for more in ({}, {}, {"seat": 1}):
            joined = await bert.joins(table, **more)
            kinds = [seat["kind"] for seat in joined.json()["seats"]]
            assert (joined.status_code, kinds) == (200, ["person", "person", "open", "open"])

    tell_of_three(database, story, NEVER_BOTS)


def test_a_second_chair_is_refused(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table = await anna.opens("wizwar", [ME, OPEN, OPEN, OPEN])
        assert table["several"] is False
        await bert.joins(table["id"], invite=table["invite"])
        refused = await bert.joins(table["id"], invite=table["invite"], seat=3)
        assert (refused.status_code, refused.json()["text"]["key"]) == (409, "server-one-chair")
        assert (await anna.joins(table["id"], seat=3)).json()["seats"][3]["owner"]  # her choice

    tell_of_three(database, story, NEVER_BOTS)


def test_where_the_owner_allows_it_one_person_takes_several_chairs(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table = (await anna.opens("wizwar", [ME, OPEN, OPEN, OPEN], several=True))["id"]
        assert (await at.server.http.get("/api/tables")).json()[0]["several"] is True
        await bert.joins(table)
        second = await bert.joins(table, seat=3)  # for somebody else at the same device
        assert [seat["kind"] for seat in second.json()["seats"]] == ["person", "person", "open", "person"]

    tell_of_three(database, story, NEVER_BOTS)


def test_a_chair_kept_for_somebody_is_the_only_one_they_get(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table = (await anna.opens("wizwar", [ME, OPEN, OPEN]))["id"]
        hall = hall_of(at.server)
        terms, status = await hall.terms(table)
        chairs = (terms.chairs[0], Chair("open", "Bert", bert.id), terms.chairs[2])
        await hall.save(msgspec.structs.replace(terms, chairs=chairs), status)
        refused = await bert.joins(table, seat=2)
        assert (refused.status_code, refused.json()["text"]["key"]) == (409, "server-one-chair")
        assert (await bert.joins(table)).json()["seats"][1]["kind"] == "person"

    tell_of_three(database, story, NEVER_BOTS)


def test_a_full_table_with_somebody_from_the_lobby_waits_for_its_owner(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        table = await anna.opens("wizwar", [ME, OPEN, OPEN])
        assert table["id"] in [row["id"] for row in (await at.server.http.get("/api/tables")).json()]
        await bert.joins(table["id"])
        full = (await carla.joins(table["id"], invite=table["invite"])).json()
        assert full["status"] == "waiting"
        assert [(seat["kind"], seat["owner"]) for seat in full["seats"]] == [
            ("person", True),
            ("person", False),
            ("person", False),
        ]
        assert (await at.server.http.get("/api/tables")).json() == []  # nobody else can sit down
        assert (await bert.ask("POST", f"/api/tables/{table['id']}/start")).status_code == 409
        begun = (await anna.ask("POST", f"/api/tables/{table['id']}/start")).json()
        assert (begun["status"], begun["seats"]) == ("playing", full["seats"])

    tell_of_three(database, story, NEVER_BOTS)


def test_a_table_of_people_with_the_invitation_begins_when_it_is_full(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        table = await anna.opens("wizwar", [OPEN, OPEN, OPEN])
        for person, status in ((bert, "waiting"), (carla, "waiting"), (anna, "playing")):
            invite = "" if person is anna else table["invite"]  # the owner needs none
            assert (await person.joins(table["id"], invite=invite)).json()["status"] == status

    tell_of_three(database, story, NEVER_BOTS)


def test_an_invited_player_inherits_a_table_before_a_stranger_does(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        table = await anna.opens("wizwar", [ME, OPEN, OPEN, OPEN])
        await bert.joins(table["id"])
        await carla.joins(table["id"], invite=table["invite"])
        await anna.ask("DELETE", f"/api/tables/{table['id']}/seat")
        shown = (await carla.ask("GET", f"/api/tables/{table['id']}")).json()
        assert (shown["owner"], [seat["owner"] for seat in shown["seats"]]) == (
            True,
            [False, False, True, False],
        )

    tell_of_three(database, story, NEVER_BOTS)


def test_a_player_whom_the_owner_removes_cannot_come_back(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        table = await anna.opens("wizwar", [ME, OPEN, OPEN, BOT], several=True)
        path = f"/api/tables/{table['id']}"
        await bert.joins(table["id"])
        await bert.joins(table["id"], seat=2)
        for _ in range(2):  # asked again, it changes nothing more
            left = (await anna.ask("DELETE", f"{path}/seats/2")).json()
            assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open", "bot"]
        shown = (await bert.ask("GET", path)).json()
        assert (shown["mine"], shown["removed"]) == ([], True)
        for invite in ("", table["invite"]):
            refused = await bert.joins(table["id"], invite=invite)
            assert (refused.status_code, refused.json()["text"]["key"]) == (409, "server-removed")
        assert (await carla.ask("GET", path)).json()["removed"] is False
        assert (await carla.joins(table["id"], seat=2)).status_code == 200
        for seat, code, key in (
            (0, 409, "server-remove-yourself"),
            (3, 409, "server-not-a-person"),
            (4, 404, "server-no-such-seat"),
            (-1, 404, "server-no-such-seat"),
        ):
            refused = await anna.ask("DELETE", f"{path}/seats/{seat}")
            assert (refused.status_code, refused.json()["text"]["key"]) == (code, key)
        await anna.ask("POST", f"{path}/start")
        refused = await anna.ask("DELETE", f"{path}/seats/2")
        assert (refused.status_code, refused.json()["text"]["key"]) == (409, "server-already-begun")

    tell_of_three(database, story, NEVER_BOTS)


def test_only_the_owner_sees_the_address_in_the_network(database: str) -> None:
    async def play() -> None:
        async with running(database, network="http://192.0.2.7:80") as server:
            anna, bert = [await server.person(name) for name in ("Anna", "Bert")]
            table = await anna.opens("wizwar", [ME, OPEN, OPEN])
            path = f"/api/tables/{table['id']}"
            await bert.joins(table["id"])
            told = [await anna.ask("GET", path), await bert.ask("GET", path), await server.http.get(path)]
            assert [answer.json()["network"] for answer in told] == ["http://192.0.2.7:80", None, None]

    asyncio.run(play())


def test_the_owner_frees_a_chair_kept_for_somebody_who_does_not_come(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        table, _ = await the_end(at.server, [anna, bert])
        again = (await anna.ask("POST", f"/api/tables/{table}/rematch", {})).json()
        await anna.ask("DELETE", f"/api/tables/{again['id']}/seats/0")
        assert (await bert.joins(again["id"])).status_code == 409
        assert (await carla.joins(again["id"], invite=again["invite"])).json()["status"] == "playing"

    tell_of_three(database, story, NEVER_BOTS)


def test_the_last_player_to_sit_down_may_ask_again(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table = await anna.opens("wizwar", [ME, OPEN])
        invited = {"invite": table["invite"]}
        asked_for = (invited, invited, {**invited, "seat": 1})
        joined = [(await bert.joins(table["id"], **more)).json() for more in asked_for]
        assert [answer["status"] for answer in joined] == ["playing"] * 3
        assert (await bert.joins(table["id"], seat=0)).status_code == 409

    tell_of_three(database, story, NEVER_BOTS)


@pytest.mark.parametrize("seats", [[ME, OPEN], [ME, BOT]])
def test_a_repeated_request_opens_one_table(database: str, seats: list[object]) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        opened = [await anna.opens("wizwar", seats, id="ü 1") for _ in range(2)]
        assert opened[0] == opened[1]
        others = [
            await anna.opens("wizwar", seats, id="2"),
            await bert.opens("wizwar", seats, id="ü 1"),
            *[await anna.opens("wizwar", seats) for _ in range(2)],
        ]
        assert len({table["id"] for table in (opened[0], *others)}) == 5

    tell_of_three(database, story, NEVER_BOTS)


def test_a_table_that_everybody_has_left_is_closed(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table = await anna.opens("wizwar", [ME, OPEN, BOT])
        assert table["id"] in [row["id"] for row in (await at.server.http.get("/api/tables")).json()]
        await anna.ask("DELETE", f"/api/tables/{table['id']}/seat")
        assert (await at.server.http.get(f"/api/tables/{table['id']}")).json()["status"] == "closed"
        assert (await at.server.http.get("/api/tables")).json() == []
        refused = await bert.joins(table["id"])
        assert (refused.status_code, refused.json()["text"]["key"]) == (409, "server-closed")
        assert (await anna.ask("DELETE", f"/api/tables/{table['id']}/seat")).status_code == 404
        with pytest.raises(ConnectionClosed):
            await anna.sits(table["id"], None)

    tell_of_three(database, story)


def test_several_people_at_one_device_and_several_devices_of_one_person(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, _, _ = at.people
        seats = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}, {"kind": "me"}]
        table = await opens_at(at.server, [anna], seats=seats)
        assert [chair.name for chair in terms_of(at.server, table).chairs] == ["Mum", "Dad", "Anna"]
        players = await seated([anna] * 3, table)
        twin = await anna.sits(table, 0)
        await does(players, (0, "b1"))
        await settle(twin)
        assert twin.n == players[0].n
        assert twin.update["mine"] == players[0].update["mine"]
        assert options(twin) == options(players[0])
        # What one of the two has done is old for the other.
        assert (await twin.choose(say="c1", seen=twin.n - 1))["type"] == "stale"
        await does([twin], (0, "c1"))
        await settle(players[0])
        assert players[0].n == twin.n
        assert [seat["here"] for seat in (await twin_leaves(twin, players[0]))["seats"]] == [True] * 3
        await settle(players[1])
        assert (await players[1].choose(say="done"))["type"] == "refused"
        row = (await anna.ask("GET", "/api/tables/mine")).json()[0]
        assert (row["mine"], row["turn"], row["waits"]) == ([0, 1, 2], True, [0])

    tell_of_three(database, story)


async def twin_leaves(twin: Player, other: Player) -> dict[str, list[dict[str, object]]]:
    """One of two sockets of a seat is closed: the seat is still connected."""
    await twin.leave()
    found: dict[str, list[dict[str, object]]] = (await other.until("table"))["table"]
    return found


def test_a_computer_player_plays_for_a_player_who_left_until_they_return(database: str) -> None:
    async def story(at: Sitting) -> None:
        path = f"/api/tables/{at.table}"
        before = len(await entries(at.server, at.table))
        assert (await at.people[0].ask("POST", f"{path}/return")).status_code == 204  # they never left
        assert len(await entries(at.server, at.table)) == before
        assert (await at.people[0].ask("DELETE", f"{path}/seat")).status_code == 204
        await asked(at.players[1])  # somebody has played for Anna
        refused = await at.players[0].choose(say="done")
        assert refused["text"]["key"] == "server-seat-kept"
        row = (await at.people[0].ask("GET", "/api/tables/mine")).json()[0]
        assert (row["turn"], row["waits"]) == (False, [1])
        await dies(at.server)
        await at.restarts(NEVER_BOTS)
        again = await at.people[0].sits(at.table, 0)
        welcome = again.heard[0]["table"]
        assert [seat["kind"] for seat in welcome["seats"]] == ["bot", "person", "person"]
        assert (await at.people[1].ask("POST", f"{path}/return")).status_code == 204
        assert (await at.people[0].ask("POST", f"{path}/return")).status_code == 204
        assert [chair.kind for chair in terms_of(at.server, at.table).chairs] == ["person"] * 3
        assert (await row_of(at.server, at.table)).status == "playing"

    tell(database, story)


def test_a_game_pauses_when_the_last_person_has_left_until_one_returns(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(monkeypatch)

    async def story(at: Sitting) -> None:
        anna = at.people[0]
        table = await opens_at(at.server, [anna], seats=[ME, BOT, BOT], clock=Clock(turn=600.0))
        path = f"/api/tables/{table}"
        watcher = await anna.sits(table, None)
        assert (await anna.ask("DELETE", f"{path}/seat")).status_code == 204
        for _ in range(20):
            await settle(watcher)
        assert hall_of(at.server).rooms[table]._timing.next() is None
        assert watcher.n == 1
        await goes_away(at.server, table)
        assert (await row_of(at.server, table)).wake == NEVER
        await at.restarts()
        world.passes(3600.0)
        assert not any(isinstance(entry, Played) for entry in await entries(at.server, table))
        player = await anna.sits(table, 0)
        assert (player.update["ends"], player.n) == (None, 1)
        world.passes(3600.0)
        assert (await anna.ask("POST", f"{path}/return")).status_code == 204
        back = await anna.sits(table, 0)
        assert back.update["ends"] > 500.0  # all the time there is
        await does([back], (0, "b1"))

    tell_of_three(database, story)


def test_changes_of_a_chair_are_limited(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "MOST_CHANGES", 4)

    async def story(at: Sitting) -> None:
        bert = at.people[1]
        path = f"/api/tables/{at.table}"
        for _ in range(2):
            assert (await bert.ask("DELETE", f"{path}/seat")).status_code == 204
            assert (await bert.ask("POST", f"{path}/return")).status_code == 204
        await at.restarts(NEVER_BOTS)
        refused = await bert.ask("DELETE", f"{path}/seat")
        assert (refused.status_code, refused.json()["text"]["key"]) == (409, "server-too-many-changes")
        assert (await at.people[0].ask("DELETE", f"{path}/seat")).status_code == 204
        assert sum(isinstance(entry, Seated) for entry in await entries(at.server, at.table)) == 5

    tell(database, story, NEVER_BOTS)


async def the_end(server: Running, people: list[Someone], **more: object) -> tuple[str, list[Player]]:
    """Open a table of two, whose game is over."""
    table = await opens_at(server, people, LAST_BLOW, **more)  # type: ignore[arg-type]
    players = [await people[min(seat, len(people) - 1)].sits(table, seat) for seat in range(2)]
    await does(players, (0, "punch red"), (1, "pass"), (1, "pass"))
    assert players[1].update["outcome"]["winners"] == [0]
    return table, players


def test_a_rematch_brings_the_same_people_to_the_same_table(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        table, players = await the_end(at.server, [anna, bert], private=True)
        assert (await carla.ask("POST", f"/api/tables/{table}/rematch", {})).status_code == 404
        first = (await anna.ask("POST", f"/api/tables/{table}/rematch", {"value": "a"})).json()
        assert (first["status"], first["after"], first["private"]) == ("waiting", table, True)
        assert [(seat["kind"], seat["name"]) for seat in first["seats"]] == [
            ("open", "Bert"),
            ("person", "Anna"),
        ]
        while (await players[1].until("table"))["table"]["next"] != first["id"]:
            pass
        assert (await at.server.http.get(f"/api/tables/{table}")).json()["next"] == first["id"]
        # The chair is kept for Bert: nobody else gets it, with an invitation or without.
        assert (await carla.joins(first["id"])).status_code == 404
        assert (await carla.joins(first["id"], invite=first["invite"])).status_code == 409
        again = (await anna.ask("POST", f"/api/tables/{table}/rematch", {})).json()
        assert (again["id"], again["status"]) == (first["id"], "waiting")
        second = (await bert.ask("POST", f"/api/tables/{table}/rematch", {"value": "b"})).json()
        assert (second["id"], second["status"]) == (first["id"], "playing")
        assert [chair.value for chair in terms_of(at.server, first["id"]).chairs] == ["b", "a"]
        await goes_away(at.server, table)
        late = await anna.sits(table, 0)
        assert late.heard[0]["table"]["next"] == first["id"]
        assert (await bert.ask("POST", f"/api/tables/{table}/rematch", {})).json()["id"] == first["id"]
        # Getting up from a game that is over changes nothing.
        before = len(await entries(at.server, table))
        assert (await bert.ask("DELETE", f"/api/tables/{table}/seat")).status_code == 204
        assert (await at.server.http.get(f"/api/tables/{table}")).json()["next"] == first["id"]
        assert len(await entries(at.server, table)) == before

    tell_of_three(database, story)


def test_a_rematch_that_everybody_has_left_is_followed_by_another(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, carla = at.people
        table, _ = await the_end(at.server, [anna, bert])
        first = (await anna.ask("POST", f"/api/tables/{table}/rematch", {})).json()["id"]
        await anna.ask("DELETE", f"/api/tables/{first}/seat")
        second = (await bert.ask("POST", f"/api/tables/{table}/rematch", {})).json()
        assert second["id"] != first
        assert [seat["kind"] for seat in second["seats"]] == ["person", "open"]
        # Anna does not want to: her chair is free for anybody.
        assert (await carla.joins(second["id"])).status_code == 409
        assert (await anna.ask("DELETE", f"/api/tables/{second['id']}/seat")).status_code == 204
        assert (await carla.joins(second["id"])).json()["status"] == "waiting"
        assert (await bert.ask("POST", f"/api/tables/{second['id']}/start")).json()["status"] == "playing"

    tell_of_three(database, story)


def test_people_at_one_device_keep_their_names_and_a_started_rematch_its_kept_chairs(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        seats = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}]
        table, _ = await the_end(at.server, [anna], seats=seats)
        again = (await anna.ask("POST", f"/api/tables/{table}/rematch", {})).json()
        assert again["status"] == "playing"
        assert [seat["name"] for seat in again["seats"]] == ["Dad", "Mum"]
        table, _ = await the_end(at.server, [anna, bert])
        again = (await anna.ask("POST", f"/api/tables/{table}/rematch", {})).json()
        begun = (await anna.ask("POST", f"/api/tables/{again['id']}/start")).json()
        assert [(seat["kind"], seat["name"]) for seat in begun["seats"]] == [
            ("bot", "Bert"),
            ("person", "Anna"),
        ]
        late = (await bert.ask("POST", f"/api/tables/{table}/rematch", {})).json()
        assert (late["id"], late["status"]) == (again["id"], "playing")
        assert (await bert.ask("POST", f"/api/tables/{again['id']}/return")).status_code == 204
        assert terms_of(at.server, again["id"]).chairs[0].kind == "person"

    tell_of_three(database, story, NEVER_BOTS)


def test_a_game_is_over_even_if_the_server_died_before_noting_it(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, bert, _ = at.people
        table, _ = await the_end(at.server, [anna, bert])
        await dies(at.server)
        row = await row_of(at.server, table)
        terms = row.body
        await hall_of(at.server).store.save_table(row._replace(status="playing", wake=0.0), [])
        await at.restarts()
        assert (await anna.sits(table, 0)).update["outcome"]["reason"] == "last_wizard"
        row = await row_of(at.server, table)
        assert (row.status, json.loads(row.body)) == ("finished", json.loads(terms))
        assert (await anna.ask("GET", "/api/tables/mine")).json()[0]["status"] == "finished"
        assert (await anna.ask("POST", f"/api/tables/{table}/rematch", {})).status_code == 201

    tell_of_three(database, story)


def test_spectators_never_see_a_hand(database: str) -> None:
    async def story(at: Sitting) -> None:
        hidden = await opens_at(at.server, at.people, spectators=False)
        with pytest.raises(ConnectionClosed):
            await (await at.server.person("Eve")).sits(hidden, None)
        await at.people[0].sits(hidden, None)  # players may watch
        table = await opens_at(at.server, at.people)
        players = await seated(at.people, table)
        eve = Player(at.server.port, table, None, "")
        await eve.connect()
        await does(players, (0, "fireball red"), (1, "pass"), (2, "pass"), (1, "shield"))
        await settle(eve)
        assert eve.n == players[2].n
        told = json.dumps(eve.heard)
        assert "fireball" in told
        for card in ("full-shield", "absorb-spell", "lightning-bolt", "energy-5"):
            assert card not in told
        assert all(message["mine"] is None for message in eve.heard if message["type"] == "update")
        refused = await eve.insists({"type": "say", "text": "I am nobody"})
        assert refused["text"]["key"] == "server-no-name"
        assert (await eve.answered({"type": "help"}))["type"] == "help"

    tell_of_three(database, story)


def test_seats_can_all_be_computer_players(database: str) -> None:
    async def story(at: Sitting) -> None:
        anna, _, _ = at.people
        table = await opens_at(at.server, [anna], {**HALL}, seats=[BOT, BOT, BOT])
        watcher = await anna.sits(table, None)
        while watcher.n < 5:
            await watcher.until("update")
        assert any(isinstance(entry, Played) for entry in await entries(at.server, table))

    tell_of_three(database, story)
