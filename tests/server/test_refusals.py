"""Every refusal has one form and a sentence; too many requests, and those of other sites, are refused."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from guildhall.server.clock import Pace
from guildhall.server.hall import Hall
from guildhall.server.limits import NO_LIMITS, Gate, Limit, Limits, TooOften
from guildhall.server.logs import hush
from guildhall.server.table_limits import MOST_SHOWS, MOST_WAITING, TableLimits
from tests.server.running import Player, Running, running
from tests.server.stories import closed_with, goes_away

OPEN_TABLE = {"game": "wizwar", "seats": [{"kind": "me"}, {"kind": "open"}]}
BOT = {"kind": "bot", "bot": "apprentice"}
SHOW = {"game": "elfenwizards", "seats": [BOT] * 3}
SLOW = Pace(bot=1000.0, window=1000.0)
INTERNAL = ("litestar", "Traceback", "msgspec", "Exception", "status_code", "detail")


def with_server(
    database: str, story: Callable[[Running], Awaitable[None]], limits: Limits = NO_LIMITS, **more: Any
) -> None:
    async def play() -> None:
        async with running(database, limits=limits, **more) as server:
            await story(server)

    asyncio.run(play())


def refused(answer: httpx.Response, code: int, key: str) -> None:
    """Check that a request was refused, and in the form of all refusals."""
    assert answer.status_code == code, answer.text
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert body.keys() == {"sentence", "rule", "text"}
    assert body["text"]["key"] == key
    assert body["sentence"].endswith(".")
    assert not [word for word in INTERNAL if word in answer.text]


def test_every_refusal_of_a_request_has_the_same_form(database: str) -> None:
    async def story(server: Running) -> None:
        http = server.http
        anna = await server.person("Anna")
        refused(await http.get("/nothing.js"), 404, "server-no-page")
        refused(await http.get("/api/nothing"), 404, "server-no-page")
        wrong_method = await http.put("/api/games")
        refused(wrong_method, 405, "server-no-method")
        assert "GET" in wrong_method.headers["allow"]
        for content in (b"", b"{", b"\xff\xfe", b"[" * 10_000, b'{"a":' * 3000, b"[]", b"7"):
            answer = await http.post("/api/people", content=content)
            assert answer.status_code == 400
            assert answer.json()["text"]["key"] in ("server-bad-request", "server-bad-part")
        refused(await http.post("/api/people", json={"name": 7}), 400, "server-bad-part")
        refused(await http.post("/api/people", json={"name": "x", "more": 1}), 400, "server-bad-request")
        refused(await http.post("/api/people", content=b"x" * 20_000), 413, "server-too-long")
        bad_seat = {"game": "wizwar", "seats": [{"kind": "me"}, {"kind": "cat"}]}
        answer = await anna.ask("POST", "/api/tables", bad_seat)
        refused(answer, 400, "server-bad-part")
        assert "seats[...].kind" in answer.json()["sentence"] or "seats[1].kind" in answer.json()["sentence"]

    with_server(database, story)


def test_a_server_error_is_logged_and_not_shown(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(server: Running) -> None:
        async def fail(*_: object) -> None:
            raise ZeroDivisionError("inner words")

        monkeypatch.setattr(server.app.state.hall.store, "open_tables", fail)
        answer = await server.http.get("/api/tables")
        refused(answer, 500, "server-broken")
        assert "inner words" not in answer.text

    with_server(database, story)
    written = capsys.readouterr()
    assert "inner words" in written.out + written.err


def test_a_server_whose_database_fails_is_not_healthy(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    errors = [OperationalError("inner words", {}, OSError()), OSError("inner words"), TimeoutError()]

    async def story(server: Running) -> None:
        assert (await server.http.get("/healthz")).json() == {"status": "ok"}
        assert (await server.http.head("/healthz")).status_code == 200

        async def fail() -> None:
            raise errors[-1]

        monkeypatch.setattr(server.app.state.hall.store, "alive", fail)
        while errors:
            answer = await server.http.get("/healthz")
            refused(answer, 503, "server-no-database")
            assert "inner words" not in answer.text
            assert (await server.http.head("/healthz")).status_code == 503
            errors.pop()

    with_server(database, story)


def test_text_that_cannot_be_stored_unchanged_is_refused(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        longest = "x" * 64
        for value, code in ((longest, 201), (longest + "x", 400), ("a\0b", 400)):
            seats = [{"kind": "me", "value": value}, {"kind": "open"}]
            answer = await anna.ask("POST", "/api/tables", {"game": "wizwar", "seats": seats})
            assert answer.status_code == code
        opened = await anna.opens(**OPEN_TABLE)  # type: ignore[arg-type]
        table = opened["id"]
        bert = await server.person("Bert")
        assert (await bert.joins(table, value=longest + "x")).status_code == 400
        assert (await bert.joins(table, value="\0")).status_code == 400
        headers = {"Authorization": f"Bearer {bert.token}", "Content-Type": "application/json"}
        for raw in (b'{"value": "\\ud800"}', b'{"value": "\\udc00 x"}', b'{"value": "\xed\xa0\x80"}'):
            path = f"/api/tables/{table}/join"
            assert (await server.http.post(path, content=raw, headers=headers)).status_code == 400
        refused(await server.http.post("/api/people", json={"name": "a\0b"}), 400, "server-bad-name")
        private = await anna.opens("wizwar", [{"kind": "me"}, {"kind": "open"}], private=True)
        refused(await bert.joins(private["id"], invite="für dich"), 404, "server-no-invite")
        for id_ in ("%00", "x" * 500, "a%2Fb", "ä"):
            assert (await bert.ask("GET", f"/api/tables/{id_}")).status_code == 404
        for clock in ({"turn": 0}, {"turn": -1}, {"window": 1e300}):
            answer = await anna.ask("POST", "/api/tables", {**OPEN_TABLE, "clock": clock})
            assert answer.status_code == 400
        assert (await bert.joins(table, value=longest, invite=opened["invite"])).status_code == 200
        room = await server.app.state.hall.room(table)
        assert [chair.value for chair in room.table.terms.chairs] == ["", longest]

    with_server(database, story)


def test_too_many_requests_are_refused(database: str) -> None:
    async def story(server: Running) -> None:
        http = server.http
        for _ in range(3):
            assert (await http.post("/api/people", json={"name": "Anna"})).status_code == 201
        answer = await http.post("/api/people", json={"name": "Anna"})
        refused(answer, 429, "server-too-many-requests")
        assert int(answer.headers["retry-after"]) >= 1
        codes = [(await http.get("/api/games")).status_code for _ in range(8)]
        assert codes == [200] * 6 + [429] * 2
        assert (await http.get("/healthz")).status_code == 200

    with_server(database, story, Limits(requests=Limit(1e-9, 10), people=Limit(1e-9, 3)))


def test_all_sockets_of_an_address_share_its_messages_and_wait_rather_than_close(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        table = (await anna.opens("elfenwizards", [{"kind": "me"}] * 3))["id"]
        players = [await anna.sits(table, seat) for seat in range(3)]
        began = time.monotonic()
        for number in range(10):
            for player in players:
                await player.say({"type": "ping", "id": str(number)})
        for player in players:
            for number in range(10):
                assert (await player.until("pong"))["id"] == str(number)
        assert time.monotonic() - began > 0.9 * (3 * 10 - len(players) - 5) / 20

    with_server(database, story, NO_LIMITS._replace(messages=Limit(20.0, 5)))


def test_requests_that_no_route_takes_count_too(database: str) -> None:
    async def story(server: Running) -> None:
        http = server.http
        answers = [await http.post("/nowhere", json={}) for _ in range(3)]
        assert {answer.status_code for answer in answers} <= {404, 405}
        refused(await http.post("/nowhere", json={}), 429, "server-too-many-requests")
        refused(await http.get("/api/games"), 429, "server-too-many-requests")

    with_server(database, story, NO_LIMITS._replace(requests=Limit(1e-9, 3)))


@pytest.mark.parametrize(
    ("address", "last"),
    [("127.0.0.1", 200), ("::1", 200), ("::ffff:127.0.0.1", 200), ("203.0.113.9", 429), ("2001:db8::1", 429)],
)
def test_only_this_machine_may_check_health_without_limit(database: str, address: str, last: int) -> None:
    async def story(server: Running) -> None:
        app: Any = server.app
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", verify=False) as http:
            answers = [await http.get("/healthz") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, last]
        if last != 200:
            refused(answers[-1], 429, "server-too-many-requests")

    with_server(database, story, NO_LIMITS._replace(requests=Limit(1e-9, 3)))


def test_addresses_are_forgotten_when_they_no_longer_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guildhall.server.limits._REMEMBERED", 10)
    gate = Gate(Limits(requests=Limit(1e-9, 1), people=Limit(1e9, 1)))
    gate.spend("requests", "busy")
    for number in range(100):
        gate.spend("people", str(number))
    with pytest.raises(TooOften):
        gate.spend("requests", "busy")
    for number in range(100):
        gate.spend("requests", str(number))
    assert len(gate._left) <= 10


def test_addresses_that_have_used_up_their_limit_are_remembered_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("guildhall.server.limits._REMEMBERED", 10)
    gate = Gate(Limits(requests=Limit(1e-9, 3)))
    for _ in range(3):
        gate.spend("requests", "busy")
    for number in range(100):
        gate.spend("requests", str(number))
    assert len(gate._left) <= 10
    with pytest.raises(TooOften):
        gate.spend("requests", "busy")


def test_sockets_per_person_and_table_are_limited(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        table = (await anna.opens("elfenwizards", [{"kind": "me"}] * 3))["id"]
        first, _ = await anna.sits(table, 0), await anna.sits(table, 1)
        more = Player(server.port, table, 2, anna.token)
        assert await closed_with(more.connect()) == 4429
        assert more.heard[-1]["text"]["key"] == "server-too-many-sockets"
        await first.leave()
        while True:  # until the server has noticed
            try:
                await Player(server.port, table, 2, anna.token).connect()
            except ConnectionClosed:
                continue
            break

    with_server(database, story, NO_LIMITS._replace(per_person=2))


def test_sockets_per_address_are_limited_even_without_a_token(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        table = (await anna.opens("elfenwizards", [{"kind": "me"}] * 3))["id"]
        anonymous = [Player(server.port, table, None, "") for _ in range(3)]
        await anonymous[0].connect()
        with pytest.raises(ConnectionClosed):
            await anonymous[1].connect()
        assert anonymous[1].heard[-1]["text"]["key"] == "server-too-many-sockets"
        await anna.sits(table, 0)
        last = await anna.sits(table, 1)
        async with connect(last.address) as silent:
            answer = json.loads(await silent.recv())
            assert answer["text"]["key"] == "server-too-many-sockets"

    with_server(database, story, NO_LIMITS._replace(anonymous=1, sockets=3))


@pytest.fixture
def everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server count nothing by address."""
    monkeypatch.setattr(TableLimits, "source", lambda limits, address: "")


@pytest.mark.usefixtures("everywhere")
def test_tables_per_person_are_limited(database: str) -> None:
    async def story(server: Running) -> None:
        anna, bert = await server.person("Anna"), await server.person("Bert")
        tables = [await anna.opens(**OPEN_TABLE) for _ in range(MOST_WAITING)]  # type: ignore[arg-type]
        refused(await anna.ask("POST", "/api/tables", OPEN_TABLE), 409, "server-too-many-tables")
        first = tables[0]
        assert (await bert.joins(first["id"], invite=first["invite"])).status_code == 200
        assert (await anna.ask("POST", "/api/tables", OPEN_TABLE)).status_code == 201
        codes = [(await bert.ask("POST", "/api/tables", SHOW)).status_code for _ in range(MOST_SHOWS + 1)]
        assert codes == [201] * MOST_SHOWS + [409]
        carla = await server.person("Carla")  # she opens tables and never sits down
        empty = {"game": "wizwar", "seats": [{"kind": "open"}] * 2}
        codes = [(await carla.ask("POST", "/api/tables", empty)).status_code for _ in range(MOST_WAITING + 1)]
        assert codes == [201] * MOST_WAITING + [409]
        first = next(row for row in (await server.http.get("/api/tables")).json() if not row["private"])
        assert (await carla.ask("DELETE", f"/api/tables/{first['id']}/seat")).status_code == 204
        assert (await server.http.get(f"/api/tables/{first['id']}")).json()["status"] == "closed"
        assert (await carla.ask("POST", "/api/tables", empty)).status_code == 201

    with_server(database, story, pace=SLOW)


@pytest.mark.usefixtures("everywhere")
def test_tables_that_are_opened_at_the_same_time_are_all_counted(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        answers = [anna.ask("POST", "/api/tables", OPEN_TABLE) for _ in range(MOST_WAITING + 5)]
        codes = [answer.status_code for answer in await asyncio.gather(*answers)]
        assert sorted(codes) == [201] * MOST_WAITING + [409] * 5

    with_server(database, story)


@pytest.mark.usefixtures("everywhere")
def test_games_of_computer_players_are_counted_loaded_or_not(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        for _ in range(MOST_SHOWS):
            await goes_away(server, (await anna.opens(**SHOW))["id"])  # type: ignore[arg-type]
        refused(await anna.ask("POST", "/api/tables", SHOW), 409, "server-too-many-tables")
        assert (await anna.ask("POST", "/api/tables", OPEN_TABLE)).status_code == 201

    with_server(database, story, pace=SLOW)


@pytest.mark.usefixtures("everywhere")
def test_a_table_without_people_is_not_started_when_there_are_too_many(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        empty = {"game": "elfenwizards", "seats": [{"kind": "open"}] * 3}
        tables = [await anna.opens(**empty) for _ in range(MOST_SHOWS + 1)]  # type: ignore[arg-type]
        started = [await anna.ask("POST", f"/api/tables/{table['id']}/start") for table in tables]
        assert [answer.status_code for answer in started] == [200] * MOST_SHOWS + [409]

    with_server(database, story, pace=SLOW)


def test_tables_per_address_are_limited(database: str) -> None:
    async def story(server: Running) -> None:
        people = [await server.person(f"Number {number}") for number in range(MOST_WAITING + 1)]
        first, *_ = [await person.opens(**OPEN_TABLE) for person in people[1:]]  # type: ignore[arg-type]
        refused(await people[0].ask("POST", "/api/tables", OPEN_TABLE), 409, "server-too-many-from-here")
        assert (await people[1].ask("DELETE", f"/api/tables/{first['id']}/seat")).status_code == 204
        assert (await people[0].ask("POST", "/api/tables", OPEN_TABLE)).status_code == 201
        for person in people[:MOST_SHOWS]:
            await person.opens(**SHOW)  # type: ignore[arg-type]
        refused(await people[-1].ask("POST", "/api/tables", SHOW), 409, "server-too-many-from-here")
        assert (
            await people[-1].ask("POST", "/api/tables", {**SHOW, "seats": [{"kind": "me"}, BOT, BOT]})
        ).status_code == 201

    with_server(database, story, pace=SLOW)


def test_addresses_are_stored_only_as_hashes(database: str) -> None:
    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        table = (await anna.opens(**OPEN_TABLE))["id"]  # type: ignore[arg-type]
        hall: Hall = server.app.state.hall
        terms, _ = await hall.terms(table)
        limits = server.app.state.lobby._limits
        assert terms.source == limits.source("127.0.0.1")
        assert len(terms.source) == 16
        assert terms.source != TableLimits(hall.store).source("127.0.0.1")  # another key

    with_server(database, story)


def test_a_page_of_another_server_changes_nothing(database: str) -> None:
    async def story(server: Running) -> None:
        http, own = server.http, f"http://127.0.0.1:{server.port}"
        for origin in ("http://elsewhere.example", "null", "http://[", own + "0", "127.0.0.1"):
            headers = {"Origin": origin}
            answer = await http.post("/api/people", json={"name": "Eve"}, headers=headers)
            refused(answer, 403, "server-other-origin")
            assert (await http.get("/api/games", headers=headers)).status_code == 200
        answer = await http.post("/api/people", json={"name": "Anna"}, headers={"Origin": own})
        assert answer.status_code == 201

    with_server(database, story)


def test_two_interrupts_cause_no_server_error(caplog: pytest.LogCaptureFixture) -> None:
    hush()
    log = logging.getLogger("uvicorn.error")
    log.error("Traceback (most recent call last):\n  ...\nasyncio.exceptions.CancelledError\n")
    log.error("Traceback (most recent call last):\n  ...\nValueError: something else\n")
    assert [record.getMessage().split("\n")[2] for record in caplog.records] == ["ValueError: something else"]
