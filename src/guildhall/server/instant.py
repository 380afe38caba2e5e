"""When something happened: on the wall clock, which people read, and on a clock that nobody can set."""

from __future__ import annotations

import time

import msgspec


class Instant(msgspec.Struct, frozen=True, gc=False):
    """A time in the past on both clocks, in seconds."""

    wall: float
    steady: float


def steady() -> float:
    """Return the time of the clock that only ever moves forward, at the same pace."""
    return time.monotonic()


def instant(wall: float) -> Instant:
    """Return a time of the wall clock on both clocks; a time in the future counts as now."""
    return Instant(wall, steady() - max(0.0, time.time() - wall))
