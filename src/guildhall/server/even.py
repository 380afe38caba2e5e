"""Work that takes the same time whatever it is about.

What somebody can choose follows from their hand, and so does the time that it takes to work that out: some
thousandths of a millisecond, which a client on a quiet server could measure.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter, sleep
from typing import Final, ParamSpec, TypeVar

EVEN: Final = 0.0005  # seconds, or a multiple of that
P = ParamSpec("P")
T = TypeVar("T")


def evenly(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something; nothing else is done until its time is over, or others would notice when it ended."""
    began = perf_counter()
    try:
        return work(*args, **kwargs)
    finally:
        took = perf_counter() - began
        sleep(max(0.0, math.ceil(took / EVEN) * EVEN - took))
