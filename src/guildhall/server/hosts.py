"""The names of a server: those that the Host header of a request may have.

Anybody can let a name of their own lead to this machine (DNS rebinding). As far as a browser can tell, a page
at that name would then come from this server, and could do whatever the pages of this server can. Nobody can
do that with an IP address, nor with a name that belongs to this machine or its operator.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from guildhall.kernel.message import BadOption, GuildhallError, Message
from guildhall.server.limits import ip_of

REFUSED: Final = 4403  # close code; a socket that was never open gets the status 403
_READING: Final = ("GET", "HEAD", "OPTIONS")
_HOST: Final = re.compile(r"(?P<name>[\w.-]+|\[[0-9a-f:.%]+\])(:\d*)?", re.ASCII | re.IGNORECASE)
_AT_HOME: Final = ("local", "lan", "home.arpa")  # domains of home networks


class OtherHost(GuildhallError):
    """A request for a name that isn't one of this server."""


class OtherOrigin(GuildhallError):
    """A page of another site that wants to change something here."""


def names_of_this_machine() -> set[str]:
    """Return the names by which others in the same network know this machine."""
    whole = socket.gethostname().lower()
    short = whole.partition(".")[0]
    return {"localhost", whole, short, *(f"{short}.{network}" for network in _AT_HOME)}


def checked(names: Iterable[str]) -> tuple[str, ...]:
    """Return an operator's names as a browser sends them; BadOption if one can't be a name."""
    return tuple(_checked(name) for name in names)


def _checked(given: str) -> str:
    try:
        name = _name(given.strip().encode("idna").decode())
    except UnicodeError:
        name = ""
    if not name:
        raise BadOption(Message("server-bad-host-name", {"given": given}))
    return name


def answers_to(host: str, names: Iterable[str]) -> bool:
    """Whether a server with these names may answer a request with this Host header."""
    name = _name(host)
    return bool(name) and (name in names or ip_of(name) is not None)


def _name(host: str) -> str:
    """Return a Host header without port and brackets; empty if it isn't one."""
    found = _HOST.fullmatch(host)
    return found["name"].strip("[]").lower().removesuffix(".") if found else ""


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request comes from a page of this server; other programs don't send an origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


class HostCheck(ASGIMiddleware):
    """Refuses requests and sockets for other names, and changes that pages of other sites ask for."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or refuse it."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        host = connection.headers.get("host", "")
        known = answers_to(host, connection.app.state.names)
        if scope["type"] == ScopeType.HTTP:
            if not known:
                raise OtherHost(Message("server-other-host", {"host": host}))
            if scope["method"] not in _READING and not same_origin(connection):
                raise OtherOrigin(Message("server-other-origin"))
        if known:
            await next_app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
