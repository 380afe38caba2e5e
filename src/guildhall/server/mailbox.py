"""The mailbox of a table: what players want goes before what spectators want."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Work: TypeAlias = Callable[[], Awaitable[None]]
Item: TypeAlias = tuple[int | None, Work]  # the seat it comes from, if any


class Mailbox:
    """Work to be done one piece after the other; that of players, and that of spectators, in its order."""

    def __init__(self) -> None:
        self._first: deque[Item] = deque()
        self._later: deque[Item] = deque()
        self._held: dict[int, list[Item]] = {}  # what waits until a seat is released
        self._holds: Counter[int] = Counter()  # how often each seat must be released
        self._filled = asyncio.Event()
        self._closed = False

    def put(self, work: Work, later: bool = False, seat: int | None = None) -> None:
        """Add work; `later`: for when there is nothing else."""
        (self._later if later else self._first).append((seat, work))
        self._filled.set()

    def hold(self, seat: int) -> None:
        """Hold back what a seat wants until it is released; others have their turn."""
        self._held.setdefault(seat, [])
        self._holds[seat] += 1

    def is_held(self, seat: int) -> bool:
        """Whether what a seat wants is held back."""
        return seat in self._held

    def release(self, seat: int) -> None:
        """Put what a seat wanted in the meantime first, in its order."""
        self._holds[seat] -= 1
        if self._holds[seat] == 0:
            self._first.extendleft(reversed(self._held.pop(seat, [])))
            self._filled.set()

    def close(self) -> None:
        """Let `get` return None once all work is done."""
        self._closed = True
        self._filled.set()

    def clear(self) -> None:
        """Forget all work."""
        self._first.clear()
        self._later.clear()
        self._held.clear()

    async def get(self) -> Work | None:
        """Return the next work, as soon as there is some; None: there will be no more."""
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
