"""Whatever the server sends leaves at random moments, so the time at which it leaves reveals nothing.

How long the server works on something can depend on what a player holds, if only by a tenth of a millisecond,
and everybody else's messages wait for that work. So what is written to any connection is kept until the next
departure. Departures are a few milliseconds apart, at random, and the same for all connections: no work moves
them, nobody can foresee them, and many connections show no more than one.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from time import perf_counter
from typing import Any, Final

from guildhall.server.alarm import Alarm

CLOSEST, FARTHEST = 0.002, 0.008  # seconds between two departures
LATE: Final = 0.0001  # seconds; a departure that is later was held up by some work, and its end must not show
_NEAR: Final = 0.0015  # seconds before a departure in which it is too near for a timer of whole milliseconds
_NEARER: Final = 0.0002  # and for an alarm
_SLOWEST: Final = 1 << 16  # bytes that a client must read while the server is patient, if so many are there
_LONG_AGO: Final = 0.1  # seconds since a departure after which the next ones are counted from now on


class Departures:
    """The times at which what was written leaves."""

    def __init__(self, alarm: Callable[[Callable[[], None]], Alarm] | None = None) -> None:
        self._new_alarm = alarm  # makes the alarm, if there is one
        self._alarm: Alarm | None = None
        self._near = _NEAR
        self._random = SystemRandom()
        self._waiting: dict[Outlet, None] = {}
        self._due = 0.0  # the next departure
        self._awaited = False
        self._postponed = False

    def add(self, outlet: Outlet) -> None:
        """Let what was written to a connection leave at the next departure."""
        self._waiting[outlet] = None
        if not self._awaited:
            self._awaited, self._postponed = True, False
            self._advance()
            self._wait()

    def _advance(self) -> None:
        """Go on to the first departure that is still to come."""
        now = perf_counter()
        if now - self._due > _LONG_AGO:
            self._due = now
        while self._due <= now:
            self._due += self._random.uniform(CLOSEST, FARTHEST)

    def _wait(self) -> None:
        """Wait for the departure, exactly; if it comes late, wait for another one, but only once."""
        left = self._due - perf_counter()
        if left > self._near:
            self._sleep(left)
        elif left > 0:
            asyncio.get_running_loop().call_soon(self._wait)
        elif left < -LATE and not self._postponed:
            self._postponed = True
            self._advance()
            self._wait()
        else:
            self._depart()

    def _sleep(self, left: float) -> None:
        """Wait until a departure is near."""
        if self._new_alarm is not None:
            with suppress(OSError):  # another system, where the loop has to look more often
                self._alarm, self._near = self._new_alarm(self._wait), _NEARER
            self._new_alarm = None
        if self._alarm is not None:
            self._alarm.set(left - self._near)
        else:
            asyncio.get_running_loop().call_later(left - self._near, self._wait)

    def _depart(self) -> None:
        leaving, self._waiting = self._waiting, {}
        self._awaited = False
        for outlet in leaving:
            outlet.leave()


class Outlet(asyncio.Transport):
    """The transport of a connection, whose data leaves at departures."""

    def __init__(
        self, transport: asyncio.Transport, departures: Departures, patience: float = math.inf
    ) -> None:
        super().__init__()
        self._transport = transport
        self._departures = departures
        self._patience = patience
        self._written: list[bytes] = []
        self._passed_on = 0  # bytes
        self._closing = False
        self._expecting = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send something at the next departure."""
        if data and not self._closing:
            self._written.append(bytes(data))
            self._departures.add(self)

    def leave(self) -> None:
        """Send what was written, all at once."""
        data = b"".join(self._written)
        self._written.clear()
        if data and not self._transport.is_closing():
            self._passed_on += len(data)
            self._transport.write(data)
        if self._closing:
            self._transport.close()
            self.expect_reading()

    def close(self) -> None:
        """Close the connection at the next departure."""
        if not self._closing:
            self._closing = True
            self._departures.add(self)

    def abort(self) -> None:
        """Close the connection at once, and send nothing more."""
        self._closing = True
        self._written.clear()
        self._transport.abort()

    def expect_reading(self) -> None:
        """Close the connection if its client doesn't read any more, until it has read everything."""
        unread = self._transport.get_write_buffer_size()
        if unread and not self._expecting:
            self._expecting = True
            wanted = self._passed_on - unread + min(unread, _SLOWEST)
            asyncio.get_running_loop().call_later(self._patience, self._check_reading, wanted)

    def _check_reading(self, wanted: int) -> None:
        """Close the connection unless so many bytes have been sent on it."""
        self._expecting = False
        unread = self._transport.get_write_buffer_size()
        if unread and self._passed_on - unread < wanted:
            self.abort()
        else:
            self.expect_reading()

    def is_closing(self) -> bool:
        """Whether the connection is closed or will be."""
        return self._closing or self._transport.is_closing()

    def get_write_buffer_size(self) -> int:
        """Return the number of bytes that haven't been sent."""
        return self._transport.get_write_buffer_size() + sum(map(len, self._written))

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return what is known about the connection."""
        return self._transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand the connection to another protocol."""
        self._transport.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Return the protocol of the connection."""
        return self._transport.get_protocol()

    def pause_reading(self) -> None:
        """Stop reading from the connection."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Read from the connection again."""
        self._transport.resume_reading()
