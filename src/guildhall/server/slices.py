"""Long work in the event loop, in short slices, so that no table waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final, TypeVar

SLICE: Final = 0.002  # seconds of work after which others have their turn
T = TypeVar("T")


async def in_slices(work: Iterator[T]) -> list[T]:
    """Return all that an iterator yields; others have their turn every few milliseconds."""
    done: list[T] = []
    until = time.monotonic() + SLICE
    for piece in work:
        done.append(piece)
        if time.monotonic() >= until:
            await asyncio.sleep(0)
            until = time.monotonic() + SLICE
    return done
