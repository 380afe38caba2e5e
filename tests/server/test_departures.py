"""What the server sends leaves at random moments that no work moves (server/departures.py)."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Callable
from time import perf_counter

import pytest

from guildhall.server import departures
from guildhall.server.alarm import Alarm
from guildhall.server.departures import CLOSEST, FARTHEST, LATE, Departures, Outlet

SPIN = 0.00001  # seconds of one round of the loop


class Loop:
    """A loop with its own clock: whatever it calls happens at once, and work takes as long as it says."""

    def __init__(self) -> None:
        self.now = 100.0
        self._calls: list[tuple[float, Callable[[], None]]] = []

    def call_later(self, delay: float, call: Callable[[], None]) -> None:
        """Call something later."""
        self._calls.append((self.now + delay, call))

    def call_soon(self, call: Callable[[], None]) -> None:
        """Call something in the next round."""
        self.call_later(SPIN, call)

    def run(self, until: float) -> None:
        """Let time pass."""
        while self._calls and min(at for at, _ in self._calls) <= until:
            at, call = self._calls.pop(min(range(len(self._calls)), key=lambda i: self._calls[i][0]))
            self.now = max(self.now, at)
            call()
        self.now = max(self.now, until)


class Wire(asyncio.Transport):
    """A connection that notes what is sent, and when."""

    def __init__(self, loop: Loop) -> None:
        super().__init__()
        self.loop = loop
        self.sent: list[tuple[float, bytes]] = []
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Note what is sent."""
        self.sent.append((self.loop.now, bytes(data)))

    def get_write_buffer_size(self) -> int:
        """Nothing ever waits here."""
        return 0

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.closed

    def close(self) -> None:
        """Close it."""
        self.closed = True

    abort = close


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Loop:
    """A loop whose time is that of departures."""
    made = Loop()
    monkeypatch.setattr(departures, "perf_counter", lambda: made.now)
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: made)
    return made


def fixed(seed: int = 1) -> Departures:
    """Departures that are the same each time."""
    made = Departures()
    made._random = random.Random(seed)  # type: ignore[assignment]
    return made


def test_writes_to_all_connections_leave_together(loop: Loop) -> None:
    leaving = fixed()
    wires = Wire(loop), Wire(loop)
    outlets = [Outlet(wire, leaving) for wire in wires]
    outlets[0].write(b"one")
    loop.run(100.0005)
    outlets[1].write(b"two")
    outlets[0].write(b", three")
    assert not wires[0].sent
    assert not wires[1].sent
    assert outlets[0].get_write_buffer_size() == len(b"one, three")
    loop.run(101.0)
    [(when, what)], [(also, other)] = wires[0].sent, wires[1].sent
    assert (what, other) == (b"one, three", b"two")
    assert when == also
    assert 100.0 < when <= 100.0 + FARTHEST + SPIN


def test_work_does_not_move_a_departure(loop: Loop) -> None:
    left = []
    for work in (0.0001, 0.0003, 0.0009):
        loop.now = 100.0
        leaving, wire = fixed(), Wire(loop)
        outlet = Outlet(wire, leaving)
        outlet.write(b"first")
        loop.run(100.05)  # the departures go on from here
        for start in (100.055, 100.066, 100.084):  # no departure falls between the ends of the work
            loop.run(start)
            loop.run(start + work)
            outlet.write(b"after the work")
        loop.run(101.0)
        left.append([round(when, 4) for when, _ in wire.sent])
    assert left[0] == left[1] == left[2]
    assert len(left[0]) == 4


def test_the_time_between_departures_is_random(loop: Loop) -> None:
    leaving, wire = fixed(2), Wire(loop)
    outlet = Outlet(wire, leaving)
    for _ in range(200):
        outlet.write(b"x")
        loop.run(loop.now + 0.0005)
    gaps = [later - sooner for (sooner, _), (later, _) in zip(wire.sent, wire.sent[1:], strict=False)]
    assert min(gaps) >= CLOSEST - SPIN
    assert max(gaps) <= FARTHEST + SPIN
    assert max(gaps) - min(gaps) > 0.7 * (FARTHEST - CLOSEST)


@pytest.mark.parametrize("work", [2 * LATE, 20 * LATE])
def test_work_that_holds_up_a_departure_does_not_show_when_it_ended(loop: Loop, work: float) -> None:
    expected = fixed(3)
    expected._due = 100.0
    expected._advance()
    first = expected._due
    loop.now = first + work
    expected._advance()
    second = expected._due

    loop.now = 100.0
    leaving, wire = fixed(3), Wire(loop)
    leaving._due = 100.0
    Outlet(wire, leaving).write(b"held up")
    loop.run(first - 2 * SPIN)
    loop.now = first + work  # the loop was busy all the time
    loop.run(101.0)
    [(when, _)] = wire.sent
    assert second <= when <= second + SPIN + 1e-9


def test_a_departure_is_postponed_only_once(loop: Loop) -> None:
    leaving, wire = fixed(4), Wire(loop)
    Outlet(wire, leaving).write(b"held up")
    for _ in range(2):
        loop.now = leaving._due + 0.005
        loop.run(loop.now)
    assert wire.sent


def test_a_connection_is_closed_behind_what_was_written(loop: Loop) -> None:
    leaving, wire = fixed(), Wire(loop)
    outlet = Outlet(wire, leaving)
    outlet.write(b"good")
    outlet.write(b"bye")
    outlet.close()
    outlet.write(b"too late")
    assert outlet.is_closing()
    assert not wire.closed
    loop.run(101.0)
    assert [what for _, what in wire.sent] == [b"goodbye"]
    assert wire.closed


def test_writes_to_a_lost_connection_are_dropped(loop: Loop) -> None:
    leaving = fixed()
    lost, aborted = Wire(loop), Wire(loop)
    Outlet(lost, leaving).write(b"lost")
    outlet = Outlet(aborted, leaving)
    outlet.write(b"dropped")
    outlet.abort()
    lost.closed = True
    assert aborted.closed
    loop.run(101.0)
    assert not lost.sent
    assert not aborted.sent


# -- the timer -------------------------------------------------------------------------------------------


def test_without_a_precise_timer_departures_use_that_of_the_loop(loop: Loop) -> None:
    def no_alarm(ring: Callable[[], None]) -> Alarm:
        raise OSError

    leaving, wire = Departures(no_alarm), Wire(loop)
    outlet = Outlet(wire, leaving)
    for what in (b"one", b"two"):
        outlet.write(what)
        loop.run(loop.now + 1.0)
    assert [what for _, what in wire.sent] == [b"one", b"two"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has it")
def test_an_alarm_goes_off_once_and_not_too_early() -> None:
    async def wait() -> list[float]:
        rung: list[float] = []
        alarm = Alarm(lambda: rung.append(perf_counter()))
        for seconds in (0.02, 0.0):
            began = perf_counter()
            alarm.set(seconds)
            while not rung or rung[-1] < began:
                await asyncio.sleep(0.001)
            assert rung[-1] >= began + seconds
        await asyncio.sleep(0.02)
        return rung

    assert len(asyncio.run(wait())) == 2
