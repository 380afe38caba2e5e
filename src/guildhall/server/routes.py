"""Requests about people, games, tables and health."""

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
from guildhall.first_games import first_game
from guildhall.kernel.game import Game
from guildhall.kernel.message import GuildhallError, Message
from guildhall.server.computers import stand_in
from guildhall.server.errors import refusals
from guildhall.server.hall import Hall
from guildhall.server.limits import SPENDS, WATCHES, address_of
from guildhall.server.lobby import Lobby
from guildhall.server.new_table import MOST_SEATS, FairValue, NewChair, NewTable, Origin
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
from guildhall.server.terms import BotSpeed, Clock, decode_terms
from guildhall.server.wire import Id, Plain
from guildhall.text import FALLBACK, languages, words_of

LISTED: Final = 100  # tables in one list
LOG = structlog.get_logger()

TheHall: TypeAlias = NamedDependency[Hall]
TheLobby: TypeAlias = NamedDependency[Lobby]
ThePeople: TypeAlias = NamedDependency[People]
Me: TypeAlias = NamedDependency[Person]
TOKEN: Final = "token"  # its name in the description of all requests
_SCHEME: Final = "Bearer "
MINE: Final[list[dict[str, list[str]]]] = [{TOKEN: []}]


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """A person's name."""

    name: Annotated[str, msgspec.Meta(description=f"1 to {MOST_NAME} characters that can be shown")]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Where to sit down: at a private table with its invitation, in a certain seat or any free one."""

    invite: Plain = ""
    seat: int | None = None
    value: FairValue = ""  # added to the chance of the game


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """How to start."""

    names: Annotated[list[Plain], msgspec.Meta(max_length=MOST_SEATS)] = []  # for the computer players


class NewFirstGame(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game to open."""

    id: Id = ""  # of the request: sent again with the same id, it opens no second table
    names: Annotated[list[Plain], msgspec.Meta(max_length=MOST_SEATS)] = []  # for the computer players
    bots: BotSpeed = "normal"


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """How to play again."""

    value: FairValue = ""


BODIES: Final[tuple[type[msgspec.Struct], ...]] = (
    NewPerson,
    NewTable,
    NewChair,
    Join,
    Start,
    NewFirstGame,
    Rematch,
)


async def authenticate(request: Request[Any, Any, Any], people: ThePeople) -> Person:
    """Return the person whose token is in the header; NotYou if there is none."""
    header = request.headers.get("authorization", "")
    if not header.startswith(_SCHEME):
        raise NotYou(Message("server-not-you"))
    return await people.authenticate(header[len(_SCHEME) :])


@post("/api/people", tags=["people"], opt={SPENDS: "people"}, responses=refusals(400, 403, 413))
async def add_person(data: JSONBody[NewPerson], people: ThePeople) -> PersonShown:
    """Create a person. Keep the token."""
    person, token = await people.add(data.name)
    return PersonShown(person.id, person.name, token)


@get("/api/people/me", tags=["people"], security=MINE, responses=refusals(401))
async def me(person: Me) -> PersonShown:
    """Return my name."""
    return PersonShown(person.id, person.name)


@patch("/api/people/me", tags=["people"], security=MINE, responses=refusals(400, 401, 403, 413))
async def rename(data: JSONBody[NewPerson], person: Me, people: ThePeople) -> PersonShown:
    """Change my name."""
    renamed = await people.rename(person, data.name)
    return PersonShown(renamed.id, renamed.name)


@get("/api/games", tags=["games"], sync_to_thread=False, responses=refusals())
def games() -> list[GameShown]:
    """List the games, with their options, editions and computer players."""
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
    """Return the messages of a game in a language, or else in English, in the syntax of Fluent."""
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
    """Return the rules of a game in a language, or else in English, as numbered paragraphs of Markdown."""
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


@post(
    "/api/games/{game:str}/first",
    tags=["tables"],
    security=MINE,
    opt={SPENDS: "tables"},
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def open_first_game(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    data: JSONBody[NewFirstGame],
    person: Me,
    lobby: TheLobby,
) -> NewTableShown:
    """Open a guided first game: a private table at a prepared position, whose dice are scripted."""
    if game not in all_games() or (first := first_game(game)) is None:
        raise NotFoundException
    bot = stand_in(game)
    names = [*data.names, *[""] * len(first.opponents)]
    opponents = [NewChair("bot", bot, name) for name in names[: len(first.opponents)]]
    wanted = NewTable(
        id=data.id,
        game=game,
        options=first.position.get("options", {}),
        seats=[NewChair("me"), *opponents],
        private=True,
        clock=Clock(bots=data.bots),
    )
    origin = Origin(None, None, first.position, scripted=True)
    terms, status = await lobby.create(person, wanted, origin, address_of(request))
    return described_as_new(terms, status)


@get("/api/tables", tags=["tables"], responses=refusals())
async def open_tables(hall: TheHall) -> list[TableShown]:
    """List tables with a free seat."""
    rows = await hall.store.open_tables(LISTED)
    return [described(decode_terms(row.body), row.status) for row in rows]


@get("/api/tables/running", tags=["tables"], responses=refusals())
async def running_tables(hall: TheHall) -> list[TableShown]:
    """List games that everybody may watch."""
    rows = await hall.store.running_tables(LISTED)
    return [described(decode_terms(row.body), row.status) for row in rows if not hall.is_frozen(row.id)]


@get("/api/tables/mine", tags=["tables"], security=MINE, responses=refusals(401))
async def my_tables(person: Me, hall: TheHall) -> list[MyTable]:
    """List the tables where I sit or that I opened, finished ones last, and whose turn it is."""
    found: list[MyTable] = []
    for row in await hall.store.tables_of(person.id, LISTED):
        terms = decode_terms(row.body)
        other = await hall.other_rules(terms, row.status)
        goes_on = row.status == "playing" and not other
        waits = [int(seat) for seat in row.waiting.split(",") if seat] if goes_on else []
        mine = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
        turn = any(seat in waits for seat in mine if terms.chairs[seat].kind == "person")
        if not mine and (terms.delay or not terms.spectators):
            waits = []  # spectators see it later, or not at all
        found.append(described_as_mine(terms, row.status, mine, turn, waits, other))
    return found


@get("/api/tables/{table:str}", tags=["tables"], responses=refusals(400, 404))
async def one_table(
    request: Request[Any, Any, Any], table: FromPath[str], hall: TheHall, people: ThePeople
) -> TableForMe:
    """Return one table; with a token also your seats, and the invitation if you were let in."""
    terms, status = await hall.terms(table)
    person = None
    with suppress(NotYou):
        person = await authenticate(request, people)
    return described_for(person, terms, status, request.app.state.settings.network)


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
    """Start the game: computer players take the free seats."""
    return described(*await lobby.start(table, person, [] if data is None else data.names))


@delete(
    "/api/tables/{table:str}/seats/{seat:int}",
    tags=["tables"],
    status_code=200,
    security=MINE,
    responses=refusals(400, 401, 403, 404, 409),
)
async def remove(table: FromPath[str], seat: FromPath[int], person: Me, lobby: TheLobby) -> TableShown:
    """Remove somebody before the game begins. They can't sit down here again. Only for the owner."""
    return described(*await lobby.remove(table, person, seat))


@delete(
    "/api/tables/{table:str}/seat",
    tags=["tables"],
    security=MINE,
    responses=refusals(400, 401, 403, 404, 409),
)
async def leave(table: FromPath[str], person: Me, lobby: TheLobby) -> None:
    """Get up. During the game, a computer player takes the seat.

    A game that today's rules can't follow only disappears from my tables.
    """
    await lobby.leave(table, person)


@post(
    "/api/tables/{table:str}/return",
    tags=["tables"],
    status_code=204,
    security=MINE,
    responses=refusals(400, 401, 403, 404, 409),
)
async def return_to_seat(table: FromPath[str], person: Me, lobby: TheLobby) -> None:
    """Return to my seats, which a computer player has kept for me."""
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
    """Play again with the same people and options. The first to ask opens the table, the others join it."""
    terms, status = await lobby.rematch(table, person, data.value, address_of(request))
    return described_as_new(terms, status)


@get("/healthz", tags=["server"], opt={WATCHES: True}, responses=refusals(503))
async def health(hall: TheHall) -> Health:
    """Return 200 while the server can write to its database."""
    await _check(hall)
    return Health("ok")


@head("/healthz", opt={WATCHES: True}, include_in_schema=False)
async def health_without_body(hall: TheHall) -> None:
    """Return only the status."""
    await _check(hall)


async def _check(hall: Hall) -> None:
    """Refuse if the database can't be written to, for whatever reason."""
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
    open_first_game,
    open_tables,
    running_tables,
    my_tables,
    one_table,
    join,
    start,
    remove,
    leave,
    return_to_seat,
    rematch,
    health,
    health_without_body,
)
