"""Everything that is not live: people, games, tables, health and figures."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from guildhall.bots.catalogue import NAMES as BOTS
from guildhall.catalogue import GAMES
from guildhall.kernel.message import Message
from guildhall.server.hall import LISTED, FairValue, Hall, NewTable, described
from guildhall.server.people import NotYou, People, Person
from guildhall.server.terms import decode_terms

TheHall: TypeAlias = NamedDependency[Hall]
ThePeople: TypeAlias = NamedDependency[People]
Me: TypeAlias = NamedDependency[Person]
_SCHEME: Final = "Bearer "


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants to play."""

    name: str


class KnownPerson(msgspec.Struct):
    """Somebody, and the token that proves it; it is told only once."""

    id: str
    name: str
    token: str = ""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: at a private table with its invitation, in a certain chair or in any that is free."""

    invite: str = ""
    seat: int | None = None
    value: FairValue = ""  # to be mixed into the chance of the game


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Once more."""

    value: FairValue = ""


async def whose(request: Request[Any, Any, Any], people: ThePeople) -> Person:
    """Who asks, by the token in the header; NotYou if nobody known."""
    header = request.headers.get("authorization", "")
    if not header.startswith(_SCHEME):
        raise NotYou(Message("server-not-you"))
    return await people.whose(header[len(_SCHEME) :])


@post("/api/people", tags=["people"])
async def add_person(data: JSONBody[NewPerson], people: ThePeople) -> KnownPerson:
    """Somebody new; keep the token."""
    person, token = await people.add(data.name)
    return KnownPerson(person.id, person.name, token)


@get("/api/people/me", tags=["people"])
async def me(person: Me) -> KnownPerson:
    """Who I am."""
    return KnownPerson(person.id, person.name)


@patch("/api/people/me", tags=["people"])
async def rename(data: JSONBody[NewPerson], person: Me, people: ThePeople) -> KnownPerson:
    """Call me otherwise."""
    renamed = await people.rename(person, data.name)
    return KnownPerson(renamed.id, renamed.name)


@get("/api/games", tags=["games"], sync_to_thread=False)
def games() -> list[dict[str, Any]]:
    """The games there are, with their options, editions and computer players."""
    return [
        {
            "name": game.name,
            "rules": game.version,
            "seats": list(game.seats),
            "bots": list(BOTS),
            "editions": {name: dict(changes) for name, changes in game.options.editions.items()},
            "options": [
                {"name": option.name, "values": list(option.values), "rule": option.rule}
                for option in game.options.options.values()
            ],
        }
        for game in GAMES.values()
    ]


@post("/api/tables", tags=["tables"])
async def open_table(data: JSONBody[NewTable], person: Me, hall: TheHall) -> dict[str, Any]:
    """Open a table; the invitation lets others sit down."""
    terms, status = await hall.create(person, data)
    return {**described(terms, status), "invite": terms.invite}


@get("/api/tables", tags=["tables"])
async def open_tables(hall: TheHall) -> list[dict[str, Any]]:
    """Tables at which somebody can still sit down."""
    rows = await hall.store.open_tables(LISTED)
    return [described(decode_terms(row.body), row.status) for row in rows]


@get("/api/tables/mine", tags=["tables"])
async def my_tables(person: Me, hall: TheHall) -> list[dict[str, Any]]:
    """The tables at which I sit, the latest first, and whether it is my turn."""
    found: list[dict[str, Any]] = []
    for row in await hall.store.tables_of(person.id, LISTED):
        terms = decode_terms(row.body)
        waiting = {int(seat) for seat in row.waiting.split(",") if seat}
        mine = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
        playing = {seat for seat in mine if terms.chairs[seat].kind == "person"}
        turn = row.status == "playing" and bool(waiting & playing)
        found.append({**described(terms, row.status), "mine": mine, "turn": turn})
    return found


@get("/api/tables/{table:str}", tags=["tables"])
async def one_table(
    request: Request[Any, Any, Any], table: FromPath[str], hall: TheHall, people: ThePeople
) -> dict[str, Any]:
    """One table; whoever says who he is also learns which seats are his, and there, the invitation."""
    terms, status = await hall.terms(table)
    shown = {**described(terms, status), "mine": [], "invite": None, "owner": False}
    if "authorization" in request.headers:
        person = await whose(request, people)
        shown["mine"] = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
        shown["owner"] = terms.owner == person.id
        shown["invite"] = terms.invite if shown["mine"] or shown["owner"] else None
    return shown


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join(table: FromPath[str], data: JSONBody[Join], person: Me, hall: TheHall) -> dict[str, Any]:
    """Sit down."""
    return described(*await hall.join(table, person, data.invite, data.seat, data.value))


@post("/api/tables/{table:str}/start", tags=["tables"], status_code=200)
async def start(table: FromPath[str], person: Me, hall: TheHall) -> dict[str, Any]:
    """Wait for nobody any longer: computer players take the seats that are free."""
    return described(*await hall.start(table, person))


@delete("/api/tables/{table:str}/seat", tags=["tables"])
async def leave(table: FromPath[str], person: Me, hall: TheHall) -> None:
    """Get up; while a game is on, a computer player takes the seat."""
    await hall.leave(table, person)


@post("/api/tables/{table:str}/return", tags=["tables"], status_code=204)
async def come_back(table: FromPath[str], person: Me, hall: TheHall) -> None:
    """Take the own seat again."""
    await hall.back(table, person)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(table: FromPath[str], data: JSONBody[Rematch], person: Me, hall: TheHall) -> dict[str, Any]:
    """The same people and options again: the first who wants it opens the table, the others come to it."""
    terms, status = await hall.rematch(table, person, data.value)
    return {**described(terms, status), "invite": terms.invite}


@get("/healthz", tags=["server"])
async def health(hall: TheHall) -> dict[str, str]:
    """Whether the server and its database answer."""
    await hall.store.alive()
    return {"status": "ok"}


@get("/metrics", tags=["server"], include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES: Final = (
    add_person,
    me,
    rename,
    games,
    open_table,
    open_tables,
    my_tables,
    one_table,
    join,
    start,
    leave,
    come_back,
    rematch,
    health,
    metrics,
)
