"""Who may do what: every route, requested by everybody. A route that isn't in this table fails the test."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.routes import ASGIRoute, HTTPRoute, WebSocketRoute

from guildhall.server.app import Settings, make_app
from tests.server.running import PATIENCE, Player, Running, Someone, running
from tests.server.stories import closed_with

# Somebody without a token, with a wrong one, a stranger, one who sits at the table, and who opened it.
WHO = ("nobody", "liar", "stranger", "seated", "owner")
ALL = 200, 200, 200, 200, 200
KNOWN = 401, 401, 200, 200, 200
SEATED = 401, 401, 404, 204, 204
NAME = {"name": "Somebody"}
RANDOM = {"kind": "bot", "bot": "random"}
PLAY_ON = {"seats": [{"kind": "me"}, {"kind": "open"}, RANDOM], "step": 3}
TABLE = {"game": "wizwar", "seats": [{"kind": "me"}, {"kind": "open"}]}


class Rule(NamedTuple):
    """The status for each person, the body they send, and the status of the table."""

    codes: tuple[int, int, int, int, int]
    body: Any = None
    finished: bool = False


RULES: dict[tuple[str, str], Rule] = {
    ("GET", "/api/games"): Rule(ALL),
    ("GET", "/api/games/{game:str}/words/{language:str}"): Rule(ALL),
    ("GET", "/api/games/{game:str}/rules/{language:str}"): Rule(ALL),
    ("POST", "/api/games/{game:str}/first"): Rule((401, 401, 201, 201, 201), {}),
    ("POST", "/api/people"): Rule((201, 201, 201, 201, 201), NAME),
    ("GET", "/api/people/me"): Rule(KNOWN),
    ("PATCH", "/api/people/me"): Rule(KNOWN, NAME),
    ("GET", "/api/tables"): Rule(ALL),
    ("POST", "/api/tables"): Rule((401, 401, 201, 201, 201), TABLE),
    ("GET", "/api/tables/running"): Rule(ALL),
    ("GET", "/api/tables/mine"): Rule(KNOWN),
    ("GET", "/api/tables/{table:str}"): Rule(ALL),
    ("POST", "/api/tables/{table:str}/join"): Rule((401, 401, 409, 200, 200), {}),  # it has begun
    ("DELETE", "/api/tables/{table:str}/seat"): Rule(SEATED),
    ("DELETE", "/api/tables/{table:str}/seats/{seat:int}"): Rule((401, 401, 409, 409, 409)),  # it has begun
    ("POST", "/api/tables/{table:str}/return"): Rule(SEATED),
    ("POST", "/api/tables/{table:str}/rematch"): Rule((401, 401, 404, 201, 201), {}, finished=True),
    ("POST", "/api/tables/{table:str}/start"): Rule((401, 401, 409, 409, 200)),  # it has begun
    ("GET", "/api/tables/{table:str}/record"): Rule(ALL, finished=True),
    ("GET", "/api/tables/{table:str}/replay"): Rule(ALL, finished=True),
    ("GET", "/api/tables/{table:str}/replay/help"): Rule(ALL, finished=True),
    ("GET", "/api/tables/{table:str}/picture"): Rule((404,) * 5),  # it is private
    ("POST", "/api/tables/{table:str}/play-on"): Rule((401, 401, 201, 201, 201), PLAY_ON, finished=True),
    ("GET", "/"): Rule(ALL),
    ("GET", "/{path:path}"): Rule(ALL),
    ("GET", "/healthz"): Rule(ALL),
    ("GET", "/api/schema"): Rule(ALL),
    ("GET", "/api/schema/requests"): Rule(ALL),
    ("GET", "/api/schema/openapi.json"): Rule(ALL),
    ("GET", "/api/schema/{path:str}"): Rule((404, 404, 404, 404, 404)),
}
SOCKET = "/api/tables/{table:str}/socket"
SAID = {  # in addresses, but for the table
    "{seat:int}": "1",
    "{path:str}": "nothing",
    "/{path:path}": "/new",
    "{game:str}": "wizwar",
    "{language:str}": "de",
}
OPEN = 0  # a socket that stays open
# In the seat of the owner; as a spectator; and as a spectator where only players may watch.
AT_SEAT = 4403, 4403, 4404, 4404, OPEN
LOOKING_ON = OPEN, 4403, OPEN, OPEN, OPEN
LOOKING_ON_WHERE_NOBODY_MAY = 4404, 4403, 4404, OPEN, OPEN


def routes(folder: Path) -> set[tuple[str, str]]:
    """Return all routes of the server."""
    found: set[tuple[str, str]] = set()
    for route in make_app(Settings(f"sqlite:///{folder}/none")).routes:
        if isinstance(route, HTTPRoute):
            found |= {(method, route.path) for method in route.methods if method not in ("OPTIONS", "HEAD")}
        elif isinstance(route, WebSocketRoute):
            found.add(("SOCKET", route.path))
        else:
            assert isinstance(route, ASGIRoute)
            found.add(("ANY", route.path))
    return found


def test_every_route_is_in_the_table(tmp_path: Path) -> None:
    assert routes(tmp_path) == {*RULES, ("SOCKET", SOCKET)}


async def company(server: Running) -> dict[str, Someone]:
    """Everybody."""
    anna, bert, eve = [await server.person(name) for name in ("Anna", "Bert", "Eve")]
    liar = Someone(server, anna.id, "Anna", f"{anna.id}.guess")
    nobody = Someone(server, "", "", "")
    return dict(zip(WHO, (nobody, liar, eve, bert, anna), strict=True))


async def table_of(people: dict[str, Someone], **more: object) -> str:
    """Open a private table of two, whose game goes on."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await people["owner"].opens("wizwar", seats, private=True, **more)
    assert (await people["seated"].joins(table["id"], invite=table["invite"])).status_code == 200
    id_: str = table["id"]
    return id_


async def finished_table_of(people: dict[str, Someone]) -> str:
    """Open a private table of two and a computer player, whose game is over."""
    seats = [{"kind": "me"}, {"kind": "open"}, RANDOM]
    table = await people["owner"].opens("elfenwizards", seats, private=True)
    assert (await people["seated"].joins(table["id"], invite=table["invite"])).status_code == 200
    players = [await people[who].sits(table["id"], seat) for seat, who in enumerate(("owner", "seated"))]
    await asyncio.gather(*[player.play(random.Random(1)) for player in players])
    async with asyncio.timeout(PATIENCE):
        while (await people["owner"].ask("GET", f"/api/tables/{table['id']}")).json()["status"] != "finished":
            await asyncio.sleep(0.01)
    id_: str = table["id"]
    return id_


def test_every_route_checks_who_may_use_it(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            people = await company(server)
            table = await table_of(people)
            over = await finished_table_of(people)
            hall = server.app.state.hall
            hidden = {id_: (await hall.terms(id_))[0] for id_ in (table, over)}
            for (method, path), rule in RULES.items():
                address = path.replace("{table:str}", over if rule.finished else table)
                for part, said in SAID.items():
                    address = address.replace(part, said)
                for who, code in zip(WHO, rule.codes, strict=True):
                    answer = await people[who].ask(method, address, rule.body)
                    assert answer.status_code == code, (method, path, who, answer.text)
                    assert hidden[table].secret not in answer.text, (method, path, who)
                    for terms in hidden.values():
                        told = terms.invite in answer.text
                        assert not told or who in ("seated", "owner"), (method, path, who)
            mine = (await people["stranger"].ask("GET", "/api/tables/mine")).json()
            assert {row["id"] for row in mine}.isdisjoint(hidden)
            listed = (await server.http.get("/api/tables")).json()
            assert {row["id"] for row in listed}.isdisjoint(hidden)

    asyncio.run(play())


def test_a_private_table_is_joined_with_its_invitation_only(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            people = await company(server)
            table = await people["owner"].opens("wizwar", TABLE["seats"], private=True)
            path = f"/api/tables/{table['id']}"
            told = [who for who in WHO if table["invite"] in (await people[who].ask("GET", path)).text]
            assert told == ["owner"]
            for wrong in ({}, {"invite": ""}, {"invite": table["invite"][:-1]}, {"invite": table["id"]}):
                assert (await people["stranger"].ask("POST", path + "/join", wrong)).status_code == 404
            assert (await people["stranger"].joins(table["id"], invite=table["invite"])).status_code == 200

    asyncio.run(play())


def test_only_the_owner_starts_a_table_early(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            people = await company(server)
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await people["owner"].opens("elfenwizards", seats)
            await people["seated"].joins(table["id"])
            for who, code in zip(WHO, (401, 401, 409, 409, 200), strict=True):
                answer = await people[who].ask("POST", f"/api/tables/{table['id']}/start")
                assert answer.status_code == code, who

    asyncio.run(play())


def test_only_the_owner_removes_somebody_before_the_start(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            people = await company(server)
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await people["owner"].opens("wizwar", seats)
            await people["seated"].joins(table["id"])
            for who, code in zip(WHO, (401, 401, 409, 409, 200), strict=True):
                answer = await people[who].ask("DELETE", f"/api/tables/{table['id']}/seats/1")
                assert answer.status_code == code, who

    asyncio.run(play())


def test_people_without_the_invitation_do_not_see_it(database: str) -> None:
    async def play() -> None:
        async with running(database) as server:
            people = await company(server)
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
            table = await people["owner"].opens("wizwar", seats)
            await people["stranger"].joins(table["id"])
            await people["seated"].joins(table["id"], invite=table["invite"])
            path = f"/api/tables/{table['id']}"
            told = [who for who in WHO if table["invite"] in (await people[who].ask("GET", path)).text]
            assert told == ["seated", "owner"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seat", "spectators", "codes"),
    [(0, True, AT_SEAT), (None, True, LOOKING_ON), (None, False, LOOKING_ON_WHERE_NOBODY_MAY)],
)
def test_the_socket_checks_who_may_use_it(
    database: str, seat: int | None, spectators: bool, codes: tuple[int, ...]
) -> None:
    async def play() -> None:
        async with running(database) as server:
            people = await company(server)
            table = await table_of(people, spectators=spectators)
            for who, code in zip(WHO, codes, strict=True):
                player = Player(server.port, table, seat, people[who].token)
                if code == OPEN:
                    await player.connect()
                    assert (player.update["mine"] is not None) == (seat is not None), who
                    assert (player.update["asks"] is None) or seat is not None, who
                    continue
                assert await closed_with(player.connect()) == code, who
                assert [message["type"] for message in player.heard] == ["refused"], who

    asyncio.run(play())
