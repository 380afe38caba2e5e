"""Reads the journal of a server, for the benchmarks that check it from outside."""

from __future__ import annotations

from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool


class Journal:
    """A server's database, read without repairing or cleaning up anything."""

    def __init__(self, address: str) -> None:
        url = make_url(address)
        if url.get_backend_name() == "sqlite":
            url = url.set(drivername="sqlite+aiosqlite", database=f"file:{url.database}")
            url = url.update_query_dict({"mode": "ro", "uri": "true"})
        else:
            url = url.set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(url, poolclass=NullPool)

    async def rows(self, query: str, **args: object) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""
        async with self._engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(text(query), args)]
