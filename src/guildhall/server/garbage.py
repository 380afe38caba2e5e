"""When Python's garbage collector runs: hardly ever.

Looking through the objects of a thousand tables stops everything for a third of a second. Looking only at
the new ones, once a second, takes 20 milliseconds, and misses cycles of which a part is older. Tables,
sockets and requests leave no reference cycles behind (tests/server/test_garbage.py), so there is hardly
anything to find. Should something leave cycles after all, a collection while people play comes only
before memory runs out.
"""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog

from guildhall.server.instant import monotonic

APART: Final = 600.0  # seconds between two collections while nobody is connected
SHARE: Final = 0.5  # of the machine's memory: using more calls for a collection in any case
GROWTH: Final = 1.25  # but only if that is so many times what was used after the last one
_STATUS: Final = Path("/proc/self/statm")  # in pages; the second number is what is resident
_LIMIT: Final = Path("/sys/fs/cgroup/memory.max")  # of a container; "max" if it has none
LOG = structlog.get_logger()


class Garbage:
    """Collects garbage while nobody is connected, or if something leaves so much that memory runs out."""

    def __init__(self) -> None:
        self._at = 0.0  # when to collect again, in monotonic time
        self._memory = memory()  # after the last collection
        self._most = int(SHARE * machine_memory())

    def collect(self, idle: bool) -> None:
        """Collect garbage if this is the time, and Python doesn't do so itself; idle: nobody is connected."""
        if gc.isenabled():
            return
        before = memory()
        grown = before > max(self._most, GROWTH * self._memory)
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


def machine_memory() -> int:
    """Return how many bytes of memory there are for this process, on the machine or in its container."""
    limits = [sys.maxsize]
    with suppress(OSError, ValueError, AttributeError):
        limits.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    with suppress(OSError, ValueError):
        limits.append(int(_LIMIT.read_text(encoding="ascii")))
    return min(limits)
