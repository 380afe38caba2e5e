"""The sockets of viewers: what comes in on them, and what is sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import metrics, wire
from guildhall.server.hall import Hall
from guildhall.server.hosts import same_origin
from guildhall.server.limits import Allowance, Gate, TooOften, address_of
from guildhall.server.people import People, Person
from guildhall.server.room import Room
from guildhall.server.table_errors import NoTable
from guildhall.server.terms import Terms
from guildhall.server.viewers import Viewer

PATIENCE: Final = 10.0  # seconds for the first message
UNREAD: Final = 1 << 20  # bytes that may wait for a client that doesn't read
BAD_MESSAGES: Final = 20  # after which the server closes the socket
QUESTIONS: Final = 5.0  # a spectator may ask one for so many messages that they may send

REFUSED: Final = 4403  # close codes (docs/protocol.md)
UNKNOWN: Final = 4404
TOO_MUCH: Final = 4429
BAD: Final = 4400
SLOW: Final = 4408
LATER: Final = 1013
DROP: Final = "guildhall.drop"  # the extension of a server that can close a socket whose client doesn't read
LOG = structlog.get_logger()


class SocketConnection:
    """Sends messages to one viewer, one after the other, while the server does other things."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._out: deque[bytes] = deque()
        self._waiting = 0  # bytes
        self._most = 0  # bytes that may wait; 0: nothing has been sent yet
        self._filled = asyncio.Event()
        self._code: int | None = None  # with which to close the socket
        self._gone = False  # the client has disconnected
        self.overflow: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # too much is unread

    @property
    def closed(self) -> bool:
        """Whether no more messages are accepted."""
        return self._code is not None

    def send(self, *data: bytes) -> None:
        """Send messages soon, those of one call together; if too much is unread, drop the socket instead.

        What comes first may be long: all that the client has missed.
        """
        if self.closed:
            return
        size = sum(map(len, data))
        if not self._most:
            self._most = UNREAD + size
        if self._waiting > self._most:
            self._code = SLOW
            self._out.clear()
            self.overflow.set_result(None)
            return
        self._out.extend(data)
        self._waiting += size
        self._filled.set()

    def close(self, code: int) -> None:
        """Close the socket when everything is sent."""
        if not self.closed:
            self._code = code
            self._filled.set()

    def abandon(self) -> None:
        """Stop at once: the client has disconnected."""
        self._gone = True
        self._out.clear()
        self.close(LATER)

    async def pump(self) -> None:
        """Send until the socket is closed or the client disconnects."""
        with suppress(WebSocketDisconnect, OSError):
            await self._send_all()

    async def _send_all(self) -> None:
        while True:
            while self._out:
                data = self._out.popleft()
                self._waiting -= len(data)
                if self._waiting <= UNREAD:
                    self._most = UNREAD
                await self._socket.send_data(data.decode(), mode="text")
            if self._code is not None:
                if not self._gone:
                    await self._socket.close(self._code)
                return
            self._filled.clear()
            await self._filled.wait()


@websocket("/api/tables/{table:str}/socket")
async def play(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    people: NamedDependency[People],
) -> None:
    """Serve one viewer of one table."""
    try:
        if not same_origin(socket):
            await socket.close(REFUSED)
            return
        await socket.accept()
        await _serve(socket, table, hall, people)
    except OSError:
        return  # the client disconnected before anything could be sent
    finally:
        # These refer to the socket, and would keep it until garbage is collected.
        socket.receive, socket.send = empty_receive, empty_send


async def _serve(socket: WebSocket[Any, Any, Any], table: str, hall: Hall, people: People) -> None:
    """Handle what comes in, and send, until one side closes the socket."""
    connection = SocketConnection(socket)
    # The connection doesn't know this task: a task that is cancelled keeps the frames in which it was.
    pump = asyncio.create_task(connection.pump(), name="pump")
    visit = asyncio.create_task(_visit(socket, connection, table, hall, people), name="visit")
    metrics.SOCKETS.inc()
    try:
        ends: list[asyncio.Future[Any]] = [visit, pump, connection.overflow]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        visit.cancel()
        await asyncio.wait([visit])
        if not visit.cancelled():
            connection.close(visit.result())
            await asyncio.wait([pump], timeout=PATIENCE)
    finally:
        metrics.SOCKETS.dec()
        visit.cancel()
        pump.cancel()
        if connection.overflow.done():
            _drop(socket)


def _drop(socket: WebSocket[Any, Any, Any]) -> None:
    """Close a socket whose client doesn't read, if the server can do that (server/connections.py)."""
    extension: Any = (socket.scope.get("extensions") or {}).get(DROP)
    if extension is not None:
        extension["drop"](SLOW)


async def _visit(
    socket: WebSocket[Any, Any, Any], connection: SocketConnection, table: str, hall: Hall, people: People
) -> int:
    """Let a viewer join and handle their messages; return the code with which to close the socket."""
    viewer: Viewer | None = None
    room = None
    try:
        gate: Gate = socket.app.state.gate
        address = address_of(socket)
        gate.spend("requests", address)
        with gate.from_address(address):
            async with asyncio.timeout(PATIENCE):
                hello = await _hello(socket)
            room = await hall.room(table)
            viewer = await _viewer(hello, room.table.terms, people, connection)
            with gate.at_table(table, viewer.person):
                room.join(viewer, hello.seen, hello.talked)
                delay = partial(gate.delay, address)
                return await _listen(socket, connection, viewer, room, socket.app.state.rate, delay)
    except GuildhallError as error:
        connection.send(wire.encode(wire.refused("", error.message, error.rule)))
        return _code_of(error)
    except SQLAlchemyError as error:
        LOG.error("database", table=table, error=str(error))
        connection.send(wire.encode(wire.refused("", Message("server-no-database"))))
        return LATER
    except (msgspec.DecodeError, TimeoutError):
        return BAD
    except WebSocketDisconnect:
        connection.abandon()
        return LATER
    finally:
        if room is not None and viewer is not None:
            room.leave(viewer)


def _code_of(error: GuildhallError) -> int:
    if isinstance(error, TooOften):
        return TOO_MUCH
    return UNKNOWN if isinstance(error, NoTable) else REFUSED


async def _hello(socket: WebSocket[Any, Any, Any]) -> wire.Hello:
    message = wire.decode(await socket.receive_data(mode="text"))
    if not isinstance(message, wire.Hello):
        raise msgspec.ValidationError("the first message is a hello")
    return message


async def _viewer(hello: wire.Hello, terms: Terms, people: People, connection: SocketConnection) -> Viewer:
    """Return the viewer who says hello; a seat is for the person whose chair it is."""
    person = (
        await people.authenticate(hello.token) if hello.token or hello.seat is not None else Person("", "")
    )
    mine = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
    if hello.seat is None:
        if not terms.spectators and not mine:
            raise NoTable(Message("server-no-spectators"))
    elif hello.seat not in mine:
        raise NoTable(Message("server-no-seat"))
    return Viewer(hello.seat, person.id, person.name, connection, hello.hints)


async def _listen(
    socket: WebSocket[Any, Any, Any],
    connection: SocketConnection,
    viewer: Viewer,
    room: Room,
    rate: float,
    delay: Callable[[], float],
) -> int:
    """Hand a viewer's messages to the room; return the code with which to close the socket."""
    allowance, questions = Allowance(rate), Allowance(rate / QUESTIONS)
    bad = 0
    while not connection.closed:
        data = await socket.receive_data(mode="text")
        if not allowance.spend():
            viewer.send(wire.refused("", Message("server-too-many-messages")))
            return TOO_MUCH
        try:
            message = wire.decode(data)
            if isinstance(message, wire.Hello):
                raise msgspec.ValidationError("a second hello")
        except msgspec.DecodeError:
            bad += 1
            viewer.send(wire.refused("", Message("server-bad-message")))
            if bad >= BAD_MESSAGES:
                return BAD
        else:
            if viewer.seat is None and isinstance(message, wire.Question) and not questions.spend():
                viewer.send(wire.refused(message.id, Message("server-too-many-messages")))
            else:
                room.handle(viewer, message)
        await asyncio.sleep(delay())  # others have their turn, however much one client or address sends
    return SLOW
