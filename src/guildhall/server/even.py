"""Work that takes the same time whatever it is about.

What somebody can choose follows from their hand, and so does the time that it takes to work that out: some
hundredths of a millisecond, which a client on a quiet server could measure.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

EVEN: Final = 0.0005  # seconds, or a multiple of that


@contextmanager
def even(seconds: float = EVEN) -> Iterator[None]:
    """Let what is done within take so many seconds, or a multiple of that.

    Nothing else is done until its time is over, or others would notice when it ended. It waits without
    sleeping: a sleep this short ends some hundredths of a millisecond late, and how late depends on how far
    the machine has gone to rest.
    """
    began = perf_counter()
    try:
        yield
    finally:
        end = began + math.ceil((perf_counter() - began) / seconds) * seconds
        while perf_counter() < end:
            pass
