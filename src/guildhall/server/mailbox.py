"""The mailbox of a table: what players want comes before what spectators want."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Work: TypeAlias = Callable[[], Awaitable[None]]
Letter: TypeAlias = tuple[int | None, Work]  # the seat that it comes from, if any


class Mailbox:
    """Pieces of work, each done before the next; those of one kind in the order in which they came."""

    def __init__(self) -> None:
        self._first: deque[Letter] = deque()
        self._later: deque[Letter] = deque()
        self._held: dict[int, list[Letter]] = {}  # what seats want that have to wait
        self._holds: Counter[int] = Counter()  # how often each of them has to be released
        self._filled = asyncio.Event()
        self._closed = False

    def put(self, work: Work, later: bool = False, seat: int | None = None) -> None:
        """Add something to be done; `later`: when there is nothing else."""
        (self._later if later else self._first).append((seat, work))
        self._filled.set()

    def hold(self, seat: int) -> None:
        """Keep what a seat wants until it is released, while others have their turn."""
        self._held.setdefault(seat, [])
        self._holds[seat] += 1

    def holds(self, seat: int) -> bool:
        """Whether what a seat wants is kept."""
        return seat in self._held

    def release(self, seat: int) -> None:
        """What a seat wanted in the meantime is next, in the order in which it came."""
        self._holds[seat] -= 1
        if self._holds[seat] == 0:
            self._first.extendleft(reversed(self._held.pop(seat, [])))
            self._filled.set()

    def close(self) -> None:
        """Take what there is to its end; then `get` returns None."""
        self._closed = True
        self._filled.set()

    def clear(self) -> None:
        """Forget all that there is to be done."""
        self._first.clear()
        self._later.clear()
        self._held.clear()

    async def get(self) -> Work | None:
        """Return what is to be done next, as soon as there is something; None: nothing any more."""
        while True:
            if waiting := self._first or self._later:
                seat, work = waiting.popleft()
                if seat is None or seat not in self._held:
                    return work
                self._held[seat].append((seat, work))
            elif self._closed and not self._held:
                return None
            else:
                self._filled.clear()
                await self._filled.wait()
