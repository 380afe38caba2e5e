"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin

from guildhall.kernel.message import BadOption, GuildhallError, as_json
from guildhall.server.clock import Pace
from guildhall.server.hall import Hall, NoTable, NotNow
from guildhall.server.link import play
from guildhall.server.page import page
from guildhall.server.people import BadName, NotYou, People
from guildhall.server.replays import Replays
from guildhall.server.routes import ROUTES, whose
from guildhall.server.routes_replay import REPLAY_ROUTES
from guildhall.server.store.store import Store
from guildhall.server.wire import MOST_BYTES

_STATUS = {NotYou: 401, NoTable: 404, NotNow: 409, BadOption: 400, BadName: 400}


class Settings(NamedTuple):
    """How a server is run."""

    database: str
    pace: Pace = Pace()
    rate: float = 20.0  # messages a second that one socket may send


def make_app(settings: Settings) -> Litestar:
    """The application, which opens its database when it starts."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        hall = Hall(store, settings.pace)
        hall.open()
        app.state.hall = hall
        app.state.replays = Replays(hall)
        app.state.people = People(store)
        app.state.rate = settings.rate
        try:
            yield
        finally:
            await hall.close()
            await store.close()

    return Litestar(
        [*ROUTES, *REPLAY_ROUTES, play, page],
        lifespan=[life],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "people": Provide(_people, sync_to_thread=False),
            "person": Provide(whose),
            "replays": Provide(_replays, sync_to_thread=False),
        },
        exception_handlers={GuildhallError: _refuse},
        openapi_config=OpenAPIConfig(
            "Guildhall", "1", path="/api/schema", render_plugins=[SwaggerRenderPlugin()]
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )


def _hall(state: State) -> Hall:
    found: Hall = state.hall
    return found


def _replays(state: State) -> Replays:
    found: Replays = state.replays
    return found


def _people(state: State) -> People:
    found: People = state.people
    return found


def _refuse(_: Request[Any, Any, Any], error: GuildhallError) -> Response[dict[str, Any]]:
    """What somebody asked that cannot be: a sentence, its paragraph and its key."""
    return Response(
        {"sentence": str(error), "rule": error.rule, "text": as_json(error.message)},
        status_code=_STATUS.get(type(error), 400),
    )
