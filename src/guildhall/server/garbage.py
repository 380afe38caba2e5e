"""When Python's garbage collector runs: hardly ever.

Looking through the objects of a thousand tables stops everything for a third of a second. Looking only at
the new ones, once a second, takes 20 milliseconds, and misses cycles of which a part is older. Tables,
sockets and requests leave no reference cycles behind (tests/server/test_garbage.py), so there is hardly
anything to find.
"""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Final

import structlog

from guildhall.server.instant import monotonic

APART: Final = 600.0  # seconds between two collections while nobody is connected
FACTOR, EXTRA = 2, 256 << 20  # memory that calls for one in any case: so much as after the last one, and more
_STATUS: Final = Path("/proc/self/statm")  # in pages; the second number is what is resident
LOG = structlog.get_logger()


class Garbage:
    """Collects garbage while nobody is connected, or if something leaves so much that memory runs out."""

    def __init__(self) -> None:
        self._at = 0.0  # when to collect again, in monotonic time
        self._memory = memory()  # after the last collection

    def collect(self, idle: bool) -> None:
        """Collect garbage if this is the time, and Python doesn't do so itself; idle: nobody is connected."""
        if gc.isenabled():
            return
        before = memory()
        grown = before > FACTOR * self._memory + EXTRA
        if grown or (idle and monotonic() >= self._at):
            self._at = monotonic() + APART
            found = gc.collect()
            self._memory = memory()
            if grown:
                LOG.warning("memory", before=before, after=self._memory, found=found)


def memory() -> int:
    """Return how many bytes of memory this process uses; 0 if the system isn't Linux, and doesn't say."""
    try:
        return int(_STATUS.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
