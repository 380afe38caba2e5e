"""The application: routes, settings, and what lives while the server runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from guildhall.catalogue import plugins
from guildhall.kernel.message import BadOption, GuildhallError
from guildhall.server.clock import Pace
from guildhall.server.errors import JsonRequest, handlers, note
from guildhall.server.hall import Hall
from guildhall.server.headers import add_safe_headers
from guildhall.server.hosts import HostCheck, OtherHost, OtherOrigin, names_of_this_machine
from guildhall.server.limits import Gate, Gatekeeper, Limits, TooOften
from guildhall.server.lobby import Lobby
from guildhall.server.match import OtherRules
from guildhall.server.openapi import RequestsFile, RequestsPage
from guildhall.server.page import page
from guildhall.server.people import BadName, NotYou, People
from guildhall.server.replays import Replays
from guildhall.server.routes import BODIES, ROUTES, TOKEN, authenticate
from guildhall.server.routes_replay import REPLAY_BODIES, REPLAY_ROUTES
from guildhall.server.socket import play
from guildhall.server.store.database import NoDatabase
from guildhall.server.store.store import Store
from guildhall.server.table_errors import NoTable, NotNow, TryAgain
from guildhall.server.wire import MOST_BYTES
from guildhall.server.workers.pool import Workers

_STATUS: Final[dict[type[GuildhallError], int]] = {
    BadOption: 400,
    BadName: 400,
    NotYou: 401,
    OtherOrigin: 403,
    NoTable: 404,
    NotNow: 409,
    OtherRules: 409,
    OtherHost: 421,
    TooOften: 429,
    NoDatabase: 503,
    TryAgain: 503,
}
LOG = structlog.get_logger()
_COMPRESSION: Final = 4  # of 9; more takes three times as long, for a tenth less
_TOKEN: Final = "The token that `POST /api/people` returned."


class Settings(NamedTuple):
    """How a server is run."""

    database: str
    pace: Pace = Pace()
    rate: float = 20.0  # messages a second that one socket may send
    limits: Limits = Limits()
    names: tuple[str, ...] = ()  # by which clients reach the server, besides those of its machine
    proxies: tuple[str, ...] = ()  # which the server believes when they say for whom they ask
    network: str | None = None  # the server's address for others in the network of its machine
    workers: int = 0  # processes for computer players and hints; 0: the server itself computes them


def make_app(settings: Settings) -> Litestar:
    """Return the application, which opens its database when it starts."""
    return Litestar(
        [*ROUTES, *REPLAY_ROUTES, play, page],
        state=State({"settings": settings}),
        lifespan=[_life],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "lobby": Provide(_lobby, sync_to_thread=False),
            "people": Provide(_people, sync_to_thread=False),
            "person": Provide(authenticate),
            "replays": Provide(_replays, sync_to_thread=False),
        },
        exception_handlers=handlers(_STATUS),
        after_exception=[note],
        before_send=[add_safe_headers],
        request_class=JsonRequest,
        middleware=[Gatekeeper(), HostCheck()],
        openapi_config=OpenAPIConfig(
            "Guildhall",
            "1",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[RequestsPage(), RequestsFile(BODIES + REPLAY_BODIES)],
            components=Components(
                security_schemes={TOKEN: SecurityScheme(type="http", scheme="bearer", description=_TOKEN)}
            ),
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=_COMPRESSION),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )


@asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    for error in plugins().errors:
        LOG.warning("plugin", game=error.game, package=error.package, error=error.why)
    store = await Store.open(settings.database)
    workers = Workers(settings.workers)
    await workers.open()
    hall = Hall(store, settings.pace, workers)
    hall.open()
    app.state.hall = hall
    app.state.lobby = Lobby(hall)
    app.state.replays = Replays(hall, app.state.lobby)
    app.state.people = People(store)
    app.state.rate = settings.rate
    app.state.gate = Gate(settings.limits)
    app.state.names = names_of_this_machine().union(settings.names)
    try:
        yield
    finally:
        try:
            await hall.close()
        finally:
            await workers.close()
            await store.close()


def _hall(state: State) -> Hall:
    found: Hall = state.hall
    return found


def _lobby(state: State) -> Lobby:
    found: Lobby = state.lobby
    return found


def _replays(state: State) -> Replays:
    found: Replays = state.replays
    return found


def _people(state: State) -> People:
    found: People = state.people
    return found
