"""All refusals of requests, in one form, whatever part of the server refuses."""

from __future__ import annotations

from collections.abc import Mapping
from traceback import walk_tb
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    LitestarException,
    ValidationException,
    WebSocketDisconnect,
)
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope
from sqlalchemy.exc import SQLAlchemyError

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server.limits import TooOften, address_of
from guildhall.server.responses import Trouble, trouble

LOG = structlog.get_logger()

_KEYS: Final = {
    400: "server-bad-request",
    403: "server-other-origin",
    404: "server-no-page",
    405: "server-no-method",
    413: "server-too-long",
    500: "server-broken",
}
_GONE: Final = "client disconnected prematurely"  # Litestar's message if a body ends too early
_MEANINGS: Final = {
    400: "The server doesn't understand the request or can't fulfil it.",
    401: "The token is missing or unknown.",
    403: "A page of another site asks.",
    404: "There is no such thing, or it isn't for you.",
    409: "Not possible in the table's current state.",
    413: "Too long.",
    421: "The server has another name: see `guildhall serve --name`.",
    429: "Too many requests. Wait a little.",
    503: "The database doesn't respond. Try again later.",
}


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused unless it is JSON."""

    async def json(self) -> Any:
        """Return the body; ClientException if it isn't JSON."""
        try:
            return await super().json()
        except (UnicodeError, RecursionError) as error:
            raise ClientException from error


def refusals(*codes: int) -> Mapping[int, ResponseSpec]:
    """Return the refusals of a route, for its description; every route has some of them."""
    return {
        code: ResponseSpec(Trouble, generate_examples=False, description=_MEANINGS[code])
        for code in sorted({*codes, 421, 429})
    }


def handlers(codes: Mapping[type[GuildhallError], int]) -> ExceptionHandlersMap:
    """Return the handlers of all exceptions; `codes` are those of our own."""

    def refuse(_: Request[Any, Any, Any], error: GuildhallError) -> Response[Trouble]:
        code = codes.get(type(error), 400)
        return Response(
            trouble(error), status_code=code, headers={"Retry-After": "1"} if code == 429 else None
        )

    def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
        if isinstance(error, ValidationException):
            _forget_what_was_wrong(error)
        if not _has_route(request.scope):  # so the gatekeeper has not counted it
            try:
                request.app.state.gate.spend("requests", address_of(request))
            except TooOften as too_often:
                return refuse(request, too_often)
        return _http(request, error)

    return {
        GuildhallError: refuse,
        HTTPException: refuse_http,
        SQLAlchemyError: _no_database,
        Exception: _broken,
    }


def forget_frames(error: BaseException | None) -> None:
    """Let an exception keep the frames it went through no longer; one of them may keep it."""
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


def _forget_what_was_wrong(error: ValidationException) -> None:
    """Break the reference cycles that Litestar leaves when it looks for everything wrong with a request.

    It collects exceptions in a list, which stays in a frame that they keep.
    """
    cause = error.__cause__
    for frame, _ in walk_tb(None if cause is None else cause.__traceback__):
        found = frame.f_locals.get("exc")
        for collecting, _ in walk_tb(found and found.__traceback__):
            for _, one in collecting.f_locals.get("exceptions", ()):
                forget_frames(one)


def _has_route(scope: Mapping[str, Any]) -> bool:
    """Whether a route was found for a request: until then its scope names none."""
    return "route_handler" in scope


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    code = error.status_code
    if code >= 500:
        return _broken(request, error)
    message = Message(_KEYS.get(code, "server-bad-request"))
    if code == 400 and (part := _part(error)):
        message = Message("server-bad-part", {"part": part})
    return Response(trouble(GuildhallError(message)), status_code=code, headers=error.headers)


def _no_database(_: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Trouble]:
    LOG.error("database", error=str(error))
    return Response(trouble(GuildhallError(Message("server-no-database"))), status_code=503)


def _broken(_: Request[Any, Any, Any], __: Exception) -> Response[Trouble]:
    return Response(trouble(GuildhallError(Message("server-broken"))), status_code=500)


def _part(error: HTTPException) -> str:
    """Return the part of a request that can't be understood."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(entry["key"]) for entry in extra if isinstance(entry, dict) and "key" in entry]
    return keys[0].removeprefix("data").removeprefix(".") if keys else ""


async def note(error: Exception, scope: Scope) -> None:
    """Log what should not have happened; refusals and lost connections are normal."""
    expected = isinstance(error, GuildhallError | WebSocketDisconnect) or (
        isinstance(error, LitestarException)
        and (getattr(error, "status_code", 500) < 500 or error.detail == _GONE)
    )
    if not expected:
        LOG.error("broken", path=scope["path"], exc_info=error)
