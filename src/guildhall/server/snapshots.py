"""Snapshots of a table: loading it is quicker with one, though the journal alone has everything."""

from __future__ import annotations

from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.server import wire
from guildhall.server.store.store import Snapshot, Store
from guildhall.server.table import Table

SNAPSHOT: Final = 200  # entries between two snapshots
LOG = structlog.get_logger()


class Snapshots:
    """Saves the snapshots of one table."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self._entries = 0

    async def count(self) -> None:
        """Count an entry that more than one seat notices, and save a snapshot if it is time for one."""
        self._entries += 1
        if self._entries % SNAPSHOT == 0:
            await self.save()

    async def save(self) -> None:
        """Save the table as it is."""
        id_ = self._table.terms.id
        body = wire.encode(self._table.snapshot()).decode()
        try:
            await self._store.save_snapshot(id_, Snapshot(self._table.number, body))
        except SQLAlchemyError:
            LOG.exception("snapshot", table=id_)
