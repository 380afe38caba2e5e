"""Times on the wall clock, which people read, and on a monotonic clock, which nobody can set."""

from __future__ import annotations

import time

import msgspec


class Instant(msgspec.Struct, frozen=True, gc=False):
    """A time in the past on both clocks, in seconds."""

    wall: float
    monotonic: float


def monotonic() -> float:
    """Return the time of the monotonic clock, in seconds."""
    return time.monotonic()


def instant(wall: float) -> Instant:
    """Return a time of the wall clock on both clocks; a time in the future counts as now."""
    return Instant(wall, monotonic() - max(0.0, time.time() - wall))
