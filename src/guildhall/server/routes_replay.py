"""Requests about finished games, for anyone who knows the id of the table: it is the link to share."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from guildhall.server import wire
from guildhall.server.errors import refusals
from guildhall.server.limits import SPENDS, address_of
from guildhall.server.replays import Help, Page, PlayOn, Replays, Viewer
from guildhall.server.responses import NewTableShown, described_as_new
from guildhall.server.routes import MINE, Me

MOST_STEPS: Final = 100  # in one response

TheReplays: TypeAlias = NamedDependency[Replays]
SeatOrAll: TypeAlias = Annotated[str | None, QueryParameter(pattern=r"^(all|[0-9])$")]
First: TypeAlias = Annotated[int, QueryParameter(name="from", ge=0, le=1 << 53)]
Step: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1 << 53)]
LastStep: TypeAlias = Annotated[int | None, QueryParameter(name="step", ge=0, le=1 << 53)]
Count: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)]


@get("/api/tables/{table:str}/record", tags=["replays"], responses=refusals(400, 404, 409))
async def record(table: FromPath[str], replays: TheReplays) -> Response[bytes]:
    """Return the record of a finished game, for `guildhall replay` and `guildhall verify`."""
    found = await replays.record(table)
    name = f"{found.game}-{table}.json"
    return Response(
        wire.encode(found.to_json()) + b"\n",
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", tags=["replays"], responses=refusals(400, 404, 409))
async def replay(
    table: FromPath[str],
    replays: TheReplays,
    seat: SeatOrAll = None,
    first: First = 0,
    count: Count = 50,
) -> Page:
    """Return steps of a finished game as a seat saw them, a spectator (no seat), or with all hands open."""
    viewer: Viewer = None if seat is None else int(seat) if seat.strip().isdigit() else "all"
    return await replays.page(table, viewer, first, count)


@get("/api/tables/{table:str}/replay/help", tags=["replays"], responses=refusals(400, 404, 409))
async def replay_help(table: FromPath[str], replays: TheReplays, step: Step = 0) -> Help:
    """Return the hints for a step of a finished game, as for a spectator."""
    return await replays.help(table, step)


@get(
    "/api/tables/{table:str}/picture",
    tags=["replays"],
    media_type="image/png",
    responses=refusals(400, 404, 409),
)
async def picture(table: FromPath[str], replays: TheReplays, step: LastStep = None) -> Response[bytes]:
    """Return a picture of a table that everybody may watch, or of a step of a finished game, as PNG."""
    drawn = await replays.picture(table, step)
    return Response(drawn, media_type="image/png", headers={"Cache-Control": "public, max-age=60"})


@post(
    "/api/tables/{table:str}/play-on",
    tags=["replays"],
    security=MINE,
    opt={SPENDS: "tables"},
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def play_on(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[PlayOn],
    person: Me,
    replays: TheReplays,
) -> NewTableShown:
    """Open a table that continues from a step of a finished game."""
    terms, status = await replays.play_on(table, person, data, address_of(request))
    return described_as_new(terms, status)


REPLAY_ROUTES: Final = (record, replay, replay_help, picture, play_on)
REPLAY_BODIES: Final[tuple[type[msgspec.Struct], ...]] = (PlayOn,)
