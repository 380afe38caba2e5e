"""One end of a socket."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import metrics, wire
from guildhall.server.guests import Guest
from guildhall.server.hall import Hall, NoTable
from guildhall.server.limits import Allowance, Gate, TooOften, address_of, same_origin
from guildhall.server.people import People, Person
from guildhall.server.room import Room
from guildhall.server.terms import Terms

PATIENCE: Final = 10.0  # seconds for the first message
UNREAD: Final = 500  # messages that may wait for somebody who does not read
BAD_MESSAGES: Final = 20  # after which nobody listens any more

REFUSED: Final = 4403  # codes of closing: not for you
UNKNOWN: Final = 4404
TOO_MUCH: Final = 4429
BAD: Final = 4400
SLOW: Final = 4408
LATER: Final = 1013
LOG = structlog.get_logger()


class Link:
    """Where messages for one viewer go: sent one after the other, while others are served."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._out: asyncio.Queue[tuple[bytes, ...]] = asyncio.Queue(UNREAD)  # (): the end
        self.closed = False
        self._code = SLOW

    def send(self, *data: bytes) -> None:
        """Send soon; whoever does not read is cut off. What is sent together counts as one."""
        try:
            self._out.put_nowait(data)
        except asyncio.QueueFull:
            self.closed = True

    def close(self, code: int) -> None:
        """End when everything is sent."""
        self._code = code
        self.send()

    async def pump(self) -> None:
        """Send what there is to be sent, until the end."""
        while not self.closed and (together := await self._out.get()):
            for data in together:
                await self._socket.send_data(data.decode(), mode="text")
        self.closed = True
        await self._socket.close(self._code)


@websocket("/api/tables/{table:str}/socket")
async def play(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    people: NamedDependency[People],
) -> None:
    """One viewer of one table."""
    if not same_origin(socket):
        await socket.close(REFUSED)
        return
    await socket.accept()
    link = Link(socket)
    pump = asyncio.create_task(link.pump())
    guest: Guest | None = None
    room = None
    metrics.SOCKETS.inc()
    try:
        gate: Gate = socket.app.state.gate
        address = address_of(socket)
        gate.spend("requests", address)
        with gate.from_address(address):
            hello = await asyncio.wait_for(_hello(socket), PATIENCE)
            room = await hall.room(table)
            guest = await _guest(hello, room.table.terms, people, link)
            with gate.at_table(table, guest.person):
                room.come(guest, hello.seen, hello.talked)
                link.close(await _listen(socket, link, guest, room, Allowance(socket.app.state.rate)))
    except GuildhallError as error:
        link.send(wire.encode(wire.refused("", error.message, error.rule)))
        link.close(_code_of(error))
    except SQLAlchemyError as error:
        LOG.error("database", table=table, error=str(error))
        link.send(wire.encode(wire.refused("", Message("server-no-database"))))
        link.close(LATER)
    except (msgspec.DecodeError, TimeoutError):
        link.close(BAD)
    except WebSocketDisconnect:
        pump.cancel()
    finally:
        metrics.SOCKETS.dec()
        if room is not None and guest is not None:
            room.go(guest)
        await asyncio.wait([pump], timeout=PATIENCE)
        pump.cancel()


def _code_of(error: GuildhallError) -> int:
    if isinstance(error, TooOften):
        return TOO_MUCH
    return UNKNOWN if isinstance(error, NoTable) else REFUSED


async def _hello(socket: WebSocket[Any, Any, Any]) -> wire.Hello:
    message = wire.decode(await socket.receive_data(mode="text"))
    if not isinstance(message, wire.Hello):
        raise msgspec.ValidationError("the first message is a hello")
    return message


async def _guest(hello: wire.Hello, terms: Terms, people: People, link: Link) -> Guest:
    """Who is there; a seat is for the person who has its secret."""
    person = await people.whose(hello.token) if hello.token or hello.seat is not None else Person("", "")
    mine = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
    if hello.seat is None:
        if not terms.spectators and not mine:
            raise NoTable(Message("server-no-spectators"))
    elif hello.seat not in mine:
        raise NoTable(Message("server-no-seat"))
    return Guest(hello.seat, person.id, person.name, link)


async def _listen(
    socket: WebSocket[Any, Any, Any], link: Link, guest: Guest, room: Room, allowance: Allowance
) -> int:
    """Hand on what somebody says, until there is a reason to close: its code."""
    bad = 0
    while not link.closed:
        data = await socket.receive_data(mode="text")
        if not allowance.spend():
            guest.tell(wire.refused("", Message("server-too-many-messages")))
            return TOO_MUCH
        try:
            message = wire.decode(data)
            _check(message)
        except msgspec.DecodeError:
            bad += 1
            guest.tell(wire.refused("", Message("server-bad-message")))
            if bad >= BAD_MESSAGES:
                return BAD
        else:
            room.take(guest, message)
    return SLOW


def _check(message: Any) -> None:
    """Refuse what comes at the wrong time."""
    if isinstance(message, wire.Hello):
        raise msgspec.ValidationError("a second hello")
