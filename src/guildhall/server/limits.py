"""How much of the server one address, one socket and one person may use."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from heapq import nlargest
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from guildhall.kernel.message import GuildhallError, Message

BURST: Final = 2.0  # seconds' worth of messages that may come at once
SPENDS: Final = "spends"  # in a route's `opt`: what it uses up besides a request
WATCHES: Final = "watches"  # in a route's `opt`: this machine may ask as often as it likes
_REMEMBERED: Final = 10_000  # addresses

Kind: TypeAlias = Literal["requests", "people", "tables", "messages"]
IP: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


class TooOften(GuildhallError):
    """A client that asks too often, or for too much at the same time."""


class Limit(NamedTuple):
    """A rate per second in the long run, and how many are allowed at once."""

    rate: float
    burst: float


class Limits(NamedTuple):
    """What one address may do, and one person at one table."""

    requests: Limit = Limit(20.0, 100.0)
    people: Limit = Limit(0.5, 30.0)  # new ones
    tables: Limit = Limit(0.5, 30.0)  # new ones
    messages: Limit = Limit(200.0, 400.0)  # on all sockets together
    sockets: int = 100  # open ones of one address
    per_person: int = 8  # open ones of one person at one table
    anonymous: int = 100  # open ones of people without a token at one table
    connections: int = 200  # open ones of one address, sockets among them
    patience: float = 10.0  # seconds in which a whole request must arrive
    unread: int = 32 << 20  # bytes that may wait on all connections of one address together


NO_RATE: Final = 1e9
_ENDLESS: Final = Limit(NO_RATE, NO_RATE)
NO_LIMITS: Final = Limits(
    _ENDLESS, _ENDLESS, _ENDLESS, _ENDLESS, 1 << 30, 1 << 30, 1 << 30, 1 << 30, NO_RATE, 1 << 40
)


class Allowance:
    """How often somebody may still do something now."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate = rate  # a second in the long run
        self._most = BURST * rate if burst is None else burst
        self._left = self._most
        self._last = time.monotonic()

    def spend(self) -> bool:
        """Use up one, if there is one; whether there was."""
        self._earn()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def borrow(self) -> float:
        """Use up one, even if there is none; return the seconds until there would have been one."""
        self._earn()
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    def used(self) -> float:
        """Return the share that has been used up."""
        self._earn()
        return 1 - self._left / self._most

    def _earn(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._last) * self._rate)
        self._last = now


class Gate:
    """Counts requests, messages and sockets, and lets in one request after the other."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._left: dict[tuple[Kind, str], Allowance] = {}
        self._open: Counter[Hashable] = Counter()
        self._turns = asyncio.Lock()

    async def turn(self) -> None:
        """Wait until it is a request's turn: in between, everything else has its own, however many come."""
        async with self._turns:
            await asyncio.sleep(0)

    def spend(self, kind: Kind, address: str) -> None:
        """Let an address do something once more, or raise TooOften."""
        if not self._allowance(kind, address).spend():
            raise TooOften(Message("server-too-many-requests"))

    def delay(self, address: str) -> float:
        """Count a message of an address; return the seconds until the server should read the next one."""
        return self._allowance("messages", address).borrow()

    def from_address(self, address: str) -> Any:
        """Count a socket of an address while the context lasts; TooOften if there are too many."""
        return self._hold(address, self.limits.sockets)

    def at_table(self, table: str, person: str) -> Any:
        """Count a socket of a person at a table; person "": somebody without a token."""
        return self._hold((table, person), self.limits.per_person if person else self.limits.anonymous)

    def _allowance(self, kind: Kind, address: str) -> Allowance:
        allowance = self._left.get((kind, address))
        if allowance is None:
            if len(self._left) >= _REMEMBERED:
                self._forget()
            limit: Limit = getattr(self.limits, kind)
            allowance = self._left[kind, address] = Allowance(*limit)
        return allowance

    @contextmanager
    def _hold(self, who: Hashable, most: int) -> Iterator[None]:
        if self._open[who] >= most:
            raise TooOften(Message("server-too-many-sockets"))
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    def _forget(self) -> None:
        """Remember only those who have used up most, so that nobody is free because there are many others."""
        used = {who: share for who, allowance in self._left.items() if (share := allowance.used()) > 0}
        self._left = {
            who: self._left[who] for who in nlargest(_REMEMBERED * 9 // 10, used, key=used.__getitem__)
        }


class Gatekeeper(ASGIMiddleware):
    """Refuses requests that come too often, except health checks from this machine."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or refuse it."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        gate: Gate = connection.app.state.gate
        address = address_of(connection)
        opt = scope["route_handler"].opt
        if WATCHES not in opt or not _from_here(connection):
            gate.spend("requests", address)
        spends: Kind | None = opt.get(SPENDS)
        if spends is not None:
            gate.spend(spends, address)
        await gate.turn()
        await next_app(scope, receive, send)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return a client's address, as `counted_as` says."""
    return counted_as(_host(connection))


def counted_as(host: str) -> str:
    """Return what an address is counted as: an IPv6 /64, which is one household, counts as one."""
    number = ip_of(host)
    if isinstance(number, ipaddress.IPv6Address):
        return number.packed[:8].hex()
    return host if number is None else str(number)


def ip_of(host: str) -> IP | None:
    """Return an IP address without its zone, IPv4 even if written as IPv6; None if it isn't one."""
    try:
        number = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(number, "ipv4_mapped", None) or number


def _host(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


def _from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a client is on this machine."""
    number = ip_of(_host(connection))
    return number is not None and number.is_loopback
