"""The mailbox of a table: what players want comes before what spectators want."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeAlias

Work: TypeAlias = Callable[[], Awaitable[None]]


class Mailbox:
    """Pieces of work, each done before the next; those of one kind in the order in which they came."""

    def __init__(self) -> None:
        self._first: deque[Work] = deque()
        self._later: deque[Work] = deque()
        self._filled = asyncio.Event()
        self._closed = False

    def put(self, work: Work, later: bool = False) -> None:
        """Add something to be done; `later`: when there is nothing else."""
        (self._later if later else self._first).append(work)
        self._filled.set()

    def close(self) -> None:
        """Take what there is to its end; then `get` returns None."""
        self._closed = True
        self._filled.set()

    def clear(self) -> None:
        """Forget all that there is to be done."""
        self._first.clear()
        self._later.clear()

    async def get(self) -> Work | None:
        """Return what is to be done next, as soon as there is something; None: nothing any more."""
        while not self._first and not self._later:
            if self._closed:
                return None
            self._filled.clear()
            await self._filled.wait()
        return self._first.popleft() if self._first else self._later.popleft()
