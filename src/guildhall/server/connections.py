"""How uvicorn serves the application: how many connections an address may have, and how slow they may be."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final, cast

import h11
import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server.alarm import Alarm
from guildhall.server.app import Settings
from guildhall.server.departures import Departures, Outlet
from guildhall.server.errors import forget_frames
from guildhall.server.headers import SAFE
from guildhall.server.limits import Allowance, Gate, Limit, Limits, TooOften, counted_as
from guildhall.server.proxies import Proxies
from guildhall.server.responses import trouble
from guildhall.server.socket import DROP, TOO_MUCH, UNREAD
from guildhall.server.wire import MOST_BYTES

_STOPPING: Final = 10  # seconds for what is being done when the server stops
PINGS: Final = Limit(10.0, 40.0)  # of the WebSocket protocol itself, on one socket
_PIECES: Final = 100  # of one message
COMPRESSED: Final = 200  # connections; beyond these, sockets aren't compressed: each would take 256 KB
_DEFLATE: Final = ServerPerMessageDeflateFactory(
    client_no_context_takeover=True,  # what clients say is short
    compress_settings={"level": 1, "memLevel": 8},  # updates repeat the view: 3 to 6 % of them are left
)
_READING: Final = 10.0  # seconds in which the client of a WebSocket may still read what was sent


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    proxies = Proxies(settings.proxies)
    connections = Connections(settings.limits, proxies, lambda: cast(Gate, app.state.gate))
    return uvicorn.Config(
        app,
        loop="auto",
        http=cast("type[asyncio.Protocol]", partial(HTTPConnection, connections)),
        ws=cast("type[asyncio.Protocol]", partial(WebSocketConnection, connections)),
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # WebSocketConnection decides for each socket
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=proxies.for_uvicorn(),
        timeout_graceful_shutdown=_STOPPING,
    )


class Connections:
    """The open connections, WebSockets among them: counted by address, but not those of proxies."""

    def __init__(self, limits: Limits, proxies: Proxies, gate: Callable[[], Gate]) -> None:
        self.patience = limits.patience
        self.departures = Departures(Alarm)
        self._gate = gate
        self._most = limits.connections
        self._most_unread = limits.unread
        self._proxies = proxies
        self._addresses: dict[asyncio.WriteTransport, str] = {}
        self._open: defaultdict[str, set[asyncio.WriteTransport]] = defaultdict(set)

    def admit(self, transport: asyncio.WriteTransport, host: str) -> bool:
        """Count a connection, unless its address has too many; whether it may stay."""
        if host in self._proxies:
            return True
        address = counted_as(host)
        if len(self._open[address]) >= self._most:
            return False
        self._open[address].add(transport)
        self._addresses[transport] = address
        return True

    def too_much_unread(self, transport: asyncio.WriteTransport) -> bool:
        """Whether too much waits for the address of a connection, on all its connections together."""
        address = self._addresses.get(transport)
        if address is None:
            return False
        return sum(one.get_write_buffer_size() for one in self._open[address]) > self._most_unread

    def answers_nonsense(self, host: str) -> bool:
        """Count what isn't a request as one; whether to answer it, because there aren't too many."""
        if host not in self._proxies:
            try:
                self._gate().spend("requests", counted_as(host))
            except TooOften:
                return False
        return True

    def forget(self, transport: asyncio.WriteTransport) -> None:
        """Count a connection no longer: it's closed."""
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._open[address].discard(transport)
            if not self._open[address]:
                del self._open[address]


class HTTPConnection(H11Protocol):
    """A connection that is closed when a request doesn't arrive in time, or when there are too many."""

    def __init__(self, connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        self._all = connections
        self._deadline: asyncio.TimerHandle | None = None
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        outlet = self._outlet = Outlet(transport, self._all.departures, self._all.patience)
        super().connection_made(outlet)
        if self._all.admit(outlet, self.client[0] if self.client else ""):
            self._watch()
        else:
            outlet.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop()
        self._all.forget(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle a part of a request, or several requests."""
        super().data_received(data)
        self._watch()

    def pause_writing(self) -> None:
        """Wait for the client to read, but not for ever, nor if too much waits already."""
        super().pause_writing()
        if self._all.too_much_unread(self._outlet):
            self._outlet.abort()
        else:
            self._outlet.expect_reading()

    def on_response_complete(self) -> None:
        """Go on to the next request, of which a part may be here already."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to a WebSocket."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what isn't HTTP."""
        forget_frames(sys.exception())  # of h11, where a frame keeps it
        if self._all.answers_nonsense(self.client[0] if self.client else ""):
            self._refuse(HTTPStatus.BAD_REQUEST, "server-bad-request")
        else:
            self.transport.abort()

    def _watch(self) -> None:
        """Let the clock run while a part of a request is missing; between requests uvicorn has its own."""
        state = self.conn.their_state
        between = self.timeout_keep_alive_task is not None and not self._something_came()
        missing = state in (h11.IDLE, h11.SEND_BODY) and not between
        if not missing or self._upgraded or self.transport.is_closing():
            self._stop()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self._all.patience, self._expire)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expire(self) -> None:
        """Close a connection whose request is too slow; if nothing at all has come, without a word."""
        self._deadline = None
        if self._something_came():
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "server-too-slow")
        else:
            self.transport.close()

    def _something_came(self) -> bool:
        """Whether a part of the next request is here."""
        return self.conn.their_state is not h11.IDLE or bool(self.conn.trailing_data[0])

    def _refuse(self, status: HTTPStatus, key: str) -> None:
        """Close the connection, with a refusal unless something else is being sent on it."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # so that the application sends nothing any more
        state = self.conn.our_state
        if state not in (h11.IDLE, h11.SEND_RESPONSE) or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        body = msgspec.json.encode(trouble(GuildhallError(Message(key))))
        headers = {**SAFE, "Content-Type": "application/json", "Content-Length": str(len(body))}
        events: list[h11.Event] = [
            h11.Response(
                status_code=status,
                headers=[*headers.items(), ("Connection", "close")],
                reason=status.phrase,
            ),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ]
        if state is h11.SEND_RESPONSE and self.scope["method"] == "HEAD":
            del events[1]
        for event in events:
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that counts as a connection, and doesn't stay open because its client doesn't read."""

    def __init__(self, connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        if len(self.connections) < COMPRESSED:
            self.conn.available_extensions = [_DEFLATE]
        self._all = connections
        self._control = Allowance(*PINGS)
        self._droppable = False
        self._dropped = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer, and break its reference cycles."""
        self._all.forget(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None
        if self._droppable:
            self.scope["extensions"].pop(DROP, None)

    def handle_connect(self, event: Request) -> None:
        """Let the application drop it, if it becomes a WebSocket."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._droppable = True
            self.scope["extensions"][DROP] = {"drop": self.drop}
        else:
            forget_frames(self.conn.handshake_exc)  # it is kept, and a frame keeps the connection
            if not self._all.answers_nonsense(self.client[0] if self.client else ""):
                self.transport.abort()

    def pause_writing(self) -> None:
        """Wait for the client to read, unless too much waits already."""
        super().pause_writing()
        if self._all.too_much_unread(self.transport):
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Handle what has come, unless the connection is being dropped."""
        if not self._dropped:
            super().data_received(data)

    def handle_ping(self) -> None:
        """Answer a ping of the protocol itself, but not too many, and not to a client that doesn't read."""
        if self._dropped:
            return
        if self._control.spend() and self.transport.get_write_buffer_size() <= UNREAD:
            super().handle_ping()
        else:
            self.drop(TOO_MUCH)

    def handle_cont(self, event: Frame) -> None:
        """Handle a piece of a message, unless it has too many."""
        if self._dropped:
            return
        if len(self.frames) < _PIECES:
            super().handle_cont(event)
        else:
            self.drop(TOO_MUCH)

    def drop(self, code: int) -> None:
        """Close it with a code after everything that was sent, soon, whether the client reads it or not."""
        self._dropped = True
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._end()

    def keepalive_timeout(self) -> None:
        """Close it when no answer to a ping has come."""
        super().keepalive_timeout()
        self._end()

    def _end(self) -> None:
        self.transport.close()
        self.loop.call_later(_READING, self.transport.abort)
