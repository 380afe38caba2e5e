"""How many tables one person, and all people at one address, may have that wait or that nobody plays at."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from guildhall.kernel.message import Message
from guildhall.server.store.schema import NEVER
from guildhall.server.store.store import Store
from guildhall.server.table_errors import NotNow
from guildhall.server.terms import PLAYING, WAITING, Terms, decode_terms

MOST_WAITING: Final = 20  # tables that have not begun, of one person or one address
MOST_SHOWS: Final = 10  # games between computer players only, of one person or one address
_REMEMBERED: Final = 10_000  # addresses


class TableLimits:
    """Counts tables by owner and by address, of which it only remembers a hash."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = secrets.token_bytes()
        self._counted: dict[str, set[str]] = {}  # the tables of each address, by its hash

    def source(self, address: str) -> str:
        """Return a hash of an address, which nobody can reverse, or compare after a restart."""
        return hmac.new(self._key, address.encode(), hashlib.sha256).hexdigest()[:16]

    async def check(self, terms: Terms, waits: bool) -> None:
        """Raise NotNow if a table's owner or address has too many; the table itself counts from now on.

        `waits`: of tables that wait for people, rather than of games between computer players only.
        """
        if waits:
            found, most = await self._store.waiting_of(terms.owner), MOST_WAITING
        else:
            rows = await self._store.games_alone(terms.owner, NEVER)
            found, most = sum(goes_on_alone(decode_terms(row.body)) for row in rows), MOST_SHOWS
        if found >= most:
            raise NotNow(Message("server-too-many-tables"))
        if terms.source and await self._opened_from(terms, waits) >= most:
            raise NotNow(Message("server-too-many-from-here"))

    async def _opened_from(self, terms: Terms, waits: bool) -> int:
        """Return how many other tables from the address of a table count, and count the table from now on."""
        if len(self._counted) >= _REMEMBERED:
            self._counted.clear()
        counted = self._counted.setdefault(terms.source, set())
        counted.discard(terms.id)
        found = 0
        for id_ in list(counted):
            row = await self._store.table(id_)
            alone = row is not None and row.status == PLAYING and goes_on_alone(decode_terms(row.body))
            if alone or (row is not None and row.status == WAITING):
                found += alone is not waits
            else:
                counted.discard(id_)
        counted.add(terms.id)
        return found


def goes_on_alone(terms: Terms) -> bool:
    """Whether computer players have all seats, so that a game goes on with nobody there."""
    return all(chair.person is None for chair in terms.chairs)
