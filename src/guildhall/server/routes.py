"""Everything that is not live: people, games, tables and health."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Final, TypeAlias

import msgspec
import structlog
from litestar import MediaType, Request, delete, get, head, patch, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from guildhall import rulebook
from guildhall.bots.catalogue import players_of
from guildhall.catalogue import games as all_games
from guildhall.kernel.game import Game
from guildhall.kernel.message import GuildhallError, Message
from guildhall.server.errors import refusals
from guildhall.server.hall import Hall
from guildhall.server.limits import SPENDS, WATCHES, address_of
from guildhall.server.lobby import Lobby
from guildhall.server.new_table import MOST_SEATS, FairValue, NewChair, NewTable
from guildhall.server.people import MOST_NAME, NotYou, People, Person
from guildhall.server.responses import (
    GameShown,
    Health,
    MyTable,
    NewTableShown,
    OptionShown,
    PersonShown,
    TableForMe,
    TableShown,
    described,
    described_as_mine,
    described_as_new,
    described_for,
)
from guildhall.server.store.database import NoDatabase
from guildhall.server.terms import decode_terms
from guildhall.server.wire import Plain
from guildhall.text import FALLBACK, languages, words_of

LISTED: Final = 100  # tables in one list
LOG = structlog.get_logger()

TheHall: TypeAlias = NamedDependency[Hall]
TheLobby: TypeAlias = NamedDependency[Lobby]
ThePeople: TypeAlias = NamedDependency[People]
Me: TypeAlias = NamedDependency[Person]
TOKEN: Final = "token"  # how the page that describes all requests names it
_SCHEME: Final = "Bearer "
MINE: Final[list[dict[str, list[str]]]] = [{TOKEN: []}]


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants to play."""

    name: Annotated[str, msgspec.Meta(description=f"1 to {MOST_NAME} letters that can be shown")]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: at a private table with its invitation, in a certain chair or in any that is free."""

    invite: Plain = ""
    seat: int | None = None
    value: FairValue = ""  # to be mixed into the chance of the game


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Begin."""

    names: Annotated[list[Plain], msgspec.Meta(max_length=MOST_SEATS)] = []  # for the computer players


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Once more."""

    value: FairValue = ""


BODIES: Final[tuple[type[msgspec.Struct], ...]] = (NewPerson, NewTable, NewChair, Join, Start, Rematch)


async def whose(request: Request[Any, Any, Any], people: ThePeople) -> Person:
    """Who asks, by the token in the header; NotYou if nobody known."""
    header = request.headers.get("authorization", "")
    if not header.startswith(_SCHEME):
        raise NotYou(Message("server-not-you"))
    return await people.whose(header[len(_SCHEME) :])


@post("/api/people", tags=["people"], opt={SPENDS: "people"}, responses=refusals(400, 403, 413))
async def add_person(data: JSONBody[NewPerson], people: ThePeople) -> PersonShown:
    """Somebody new; keep the token."""
    person, token = await people.add(data.name)
    return PersonShown(person.id, person.name, token)


@get("/api/people/me", tags=["people"], security=MINE, responses=refusals(401))
async def me(person: Me) -> PersonShown:
    """Who I am."""
    return PersonShown(person.id, person.name)


@patch("/api/people/me", tags=["people"], security=MINE, responses=refusals(400, 401, 403, 413))
async def rename(data: JSONBody[NewPerson], person: Me, people: ThePeople) -> PersonShown:
    """Call me otherwise."""
    renamed = await people.rename(person, data.name)
    return PersonShown(renamed.id, renamed.name)


@get("/api/games", tags=["games"], sync_to_thread=False, responses=refusals())
def games() -> list[GameShown]:
    """The games there are, with their options, editions and computer players."""
    return [
        GameShown(
            name=game.name,
            rules=game.version,
            seats=list(game.seats),
            usual_seats=game.usual_seats or game.seats[0],
            bots=list(players_of(game)),
            editions={name: dict(changes) for name, changes in game.options.editions.items()},
            options=[
                OptionShown(option.name, list(option.values), option.rule)
                for option in game.options.options.values()
            ],
            fixed=dict(game.fixed_online),
            windows=game.windows,
            promises=game.deals is not None,
            secrets=game.secrets,
        )
        for game in all_games().values()
    ]


@get(
    "/api/games/{game:str}/words/{language:str}",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    responses=refusals(404),
)
def words(game: FromPath[str], language: FromPath[str]) -> str:
    """The messages of a game in a language, in the syntax of Fluent; or else in English."""
    found = _known(game, language)
    return words_of(found, language) or words_of(found, FALLBACK)


@get(
    "/api/games/{game:str}/rules/{language:str}",
    tags=["games"],
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    responses=refusals(404),
)
def rules(game: FromPath[str], language: FromPath[str]) -> str:
    """The rules of a game in a language, as numbered paragraphs of Markdown; or else in English."""
    try:
        return rulebook.source(_known(game, language).name, language)
    except GuildhallError as error:
        raise NotFoundException from error


def _known(game: str, language: str) -> Game[Any, Any, Any]:
    """Return a game; NotFoundException if there is no such game or no such language."""
    found = all_games().get(game)
    if found is None or language not in languages():
        raise NotFoundException
    return found


@post(
    "/api/tables",
    tags=["tables"],
    security=MINE,
    opt={SPENDS: "tables"},
    responses=refusals(400, 401, 403, 409, 413),
)
async def open_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable], person: Me, lobby: TheLobby
) -> NewTableShown:
    """Open a table; the invitation lets others sit down."""
    terms, status = await lobby.create(person, data, address=address_of(request))
    return described_as_new(terms, status)


@get("/api/tables", tags=["tables"], responses=refusals())
async def open_tables(hall: TheHall) -> list[TableShown]:
    """Tables at which somebody can still sit down."""
    rows = await hall.store.open_tables(LISTED)
    return [described(decode_terms(row.body), row.status) for row in rows]


@get("/api/tables/mine", tags=["tables"], security=MINE, responses=refusals(401))
async def my_tables(person: Me, hall: TheHall) -> list[MyTable]:
    """The tables at which I sit or that I opened, finished ones last, and whose turn it is."""
    found: list[MyTable] = []
    for row in await hall.store.tables_of(person.id, LISTED):
        terms = decode_terms(row.body)
        other = await hall.other_rules(terms, row.status)
        goes_on = row.status == "playing" and not other
        waits = [int(seat) for seat in row.waiting.split(",") if seat] if goes_on else []
        mine = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
        turn = any(seat in waits for seat in mine if terms.chairs[seat].kind == "person")
        if not mine and (terms.delay or not terms.spectators):
            waits = []  # whoever only looks on learns it later, or not at all
        found.append(described_as_mine(terms, row.status, mine, turn, waits, other))
    return found


@get("/api/tables/{table:str}", tags=["tables"], responses=refusals(400, 404))
async def one_table(
    request: Request[Any, Any, Any], table: FromPath[str], hall: TheHall, people: ThePeople
) -> TableForMe:
    """One table; whoever is known also learns which seats are his and, if he has one, the invitation."""
    terms, status = await hall.terms(table)
    with suppress(NotYou):
        return described_for(await whose(request, people), terms, status)
    return described_for(None, terms, status)


@post(
    "/api/tables/{table:str}/join",
    tags=["tables"],
    status_code=200,
    security=MINE,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def join(table: FromPath[str], data: JSONBody[Join], person: Me, lobby: TheLobby) -> TableShown:
    """Sit down."""
    return described(*await lobby.join(table, person, data.invite, data.seat, data.value))


@post(
    "/api/tables/{table:str}/start",
    tags=["tables"],
    status_code=200,
    security=MINE,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def start(
    table: FromPath[str], person: Me, lobby: TheLobby, data: JSONBody[Start | None] = None
) -> TableShown:
    """Begin: computer players take the seats that are free."""
    return described(*await lobby.start(table, person, [] if data is None else data.names))


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    tags=["tables"],
    status_code=200,
    security=MINE,
    responses=refusals(400, 401, 403, 404, 409),
)
async def remove(table: FromPath[str], seat: FromPath[int], person: Me, lobby: TheLobby) -> TableShown:
    """Remove somebody before the game begins; only for the owner. They cannot sit down here again."""
    return described(*await lobby.remove(table, person, seat))


@delete(
    "/api/tables/{table:str}/seat",
    tags=["tables"],
    security=MINE,
    responses=refusals(400, 401, 403, 404, 409),
)
async def leave(table: FromPath[str], person: Me, lobby: TheLobby) -> None:
    """Get up; while a game is on, a computer player takes the seat.

    A game of other rules than are played here only leaves my tables.
    """
    await lobby.leave(table, person)


@post(
    "/api/tables/{table:str}/return",
    tags=["tables"],
    status_code=204,
    security=MINE,
    responses=refusals(400, 401, 403, 404, 409),
)
async def come_back(table: FromPath[str], person: Me, lobby: TheLobby) -> None:
    """Take the own seat again."""
    await lobby.return_to(table, person)


@post(
    "/api/tables/{table:str}/rematch",
    tags=["tables"],
    security=MINE,
    opt={SPENDS: "tables"},
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def rematch(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[Rematch],
    person: Me,
    lobby: TheLobby,
) -> NewTableShown:
    """The same people and options again: the first who wants it opens the table, the others come to it."""
    terms, status = await lobby.rematch(table, person, data.value, address_of(request))
    return described_as_new(terms, status)


@get("/healthz", tags=["server"], opt={WATCHES: True}, responses=refusals(503))
async def health(hall: TheHall) -> Health:
    """Whether the server and its database answer."""
    await _check(hall)
    return Health("ok")


@head("/healthz", opt={WATCHES: True}, include_in_schema=False)
async def health_without_body(hall: TheHall) -> None:
    """The same for those who look only at the status."""
    await _check(hall)


async def _check(hall: Hall) -> None:
    """Refuse if the database doesn't answer, for whatever reason."""
    try:
        await hall.store.alive()
    except Exception as error:
        LOG.error("database", error=repr(error))
        raise NoDatabase(Message("server-no-database")) from error


ROUTES: Final = (
    add_person,
    me,
    rename,
    games,
    words,
    rules,
    open_table,
    open_tables,
    my_tables,
    one_table,
    join,
    start,
    remove,
    leave,
    come_back,
    rematch,
    health,
    health_without_body,
)
