"""Requests about finished games. Whoever knows the id of a table may make them: it is the link to share."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from guildhall.server import wire
from guildhall.server.hall import described
from guildhall.server.replays import Page, PlayOn, Replays, Viewer
from guildhall.server.routes import Me

MOST_STEPS: Final = 100  # in one answer

TheReplays: TypeAlias = NamedDependency[Replays]
SeatOrAll: TypeAlias = Annotated[str | None, QueryParameter(pattern=r"^(all|[0-9])$")]
First: TypeAlias = Annotated[int, QueryParameter(name="from", ge=0, le=1 << 53)]
Count: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)]


@get("/api/tables/{table:str}/record", tags=["replays"])
async def record(table: FromPath[str], replays: TheReplays) -> Response[bytes]:
    """The record of a finished game: `guildhall replay` shows it, `guildhall verify` proves it."""
    found = await replays.record(table)
    name = f"{found.game}-{table}.json"
    return Response(
        wire.encode(found.to_json()) + b"\n",
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", tags=["replays"])
async def replay(
    table: FromPath[str],
    replays: TheReplays,
    seat: SeatOrAll = None,
    first: First = 0,
    count: Count = 50,
) -> Page:
    """Steps of a finished game as a seat, a spectator (no seat) or somebody with all hands open saw them."""
    viewer: Viewer = None if seat is None else int(seat) if seat.strip().isdigit() else "all"
    return await replays.page(table, viewer, first, count)


@post("/api/tables/{table:str}/play-on", tags=["replays"])
async def play_on(
    table: FromPath[str], data: JSONBody[PlayOn], person: Me, replays: TheReplays
) -> dict[str, Any]:
    """Open a table at which the game goes on from a step of a finished one."""
    terms, status = await replays.play_on(table, person, data)
    return {**described(terms, status), "invite": terms.invite}


REPLAY_ROUTES: Final = (record, replay, play_on)
