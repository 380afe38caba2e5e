"""What a room needs from the owner of all rooms (server/hall.py)."""

from __future__ import annotations

import asyncio
from typing import Protocol

from guildhall.server.clock import Pace
from guildhall.server.store.store import Store
from guildhall.server.table import Table
from guildhall.server.workers.pool import Workers


class RoomHost(Protocol):
    """Has all rooms of the server, and what they share."""

    store: Store
    workers: Workers
    pace: Pace
    replaying: asyncio.Lock  # held while a table is replayed for those who missed something
    broadcasting: asyncio.Lock  # held while a table prepares what it sends to everybody

    async def finished(self, table: Table) -> None:
        """Save that a game is over."""

    async def reseated(self, table: Table) -> None:
        """Save who sits where."""

    def lost(self, table: Table) -> None:
        """Forget the room of a table where something went wrong: the table must be loaded again."""
