"""Applications, used by one server after the other: making one takes longer than most tests."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.datastructures import State

from guildhall.server.app import Settings, make_app

_FREE: Final[list[Litestar]] = []


def take(settings: Settings) -> Litestar:
    """Return an application that no server uses, with these settings."""
    if not _FREE:
        return make_app(settings)
    app = _FREE.pop()
    app.state = State({"settings": settings})
    return app


def put_back(app: Litestar) -> None:
    """Keep the application of a server that has stopped."""
    _FREE.append(app)
