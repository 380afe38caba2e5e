"""Applications, used by one server after the other: to make one takes longer than most tests do."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.datastructures import State

from guildhall.server.app import Settings, make_app

_FREE: Final[list[Litestar]] = []


def take(settings: Settings) -> Litestar:
    """One that nobody uses, and that knows nothing but how it is to be run."""
    if not _FREE:
        return make_app(settings)
    app = _FREE.pop()
    app.state = State({"settings": settings})
    return app


def put_back(app: Litestar) -> None:
    """A server has stopped."""
    _FREE.append(app)
