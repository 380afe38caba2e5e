"""What everybody may know about a table besides the game: who is connected, what people vote on, and more."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from guildhall.server import wire
from guildhall.server.audience import Audience
from guildhall.server.replacement_vote import ReplacementVote
from guildhall.server.table import Table
from guildhall.server.terms import dice
from guildhall.server.undo_requests import UndoRequests

TABLE_EVERY: Final = 0.1  # seconds between two messages about who is connected


class TableStatus:
    """Sends everybody the status of one table."""

    def __init__(
        self, table: Table, audience: Audience, undo_requests: UndoRequests, vote: ReplacementVote
    ) -> None:
        self._table = table
        self._audience = audience
        self._undo_requests = undo_requests
        self._vote = vote
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    def send(self) -> None:
        """Send everybody the status."""
        self._cancel()
        self._audience.broadcast_now(wire.AtTable(self.as_json()))

    def send_soon(self) -> None:
        """Send everybody the status, once for all who join or leave within a short time."""
        if self._timer is None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(TABLE_EVERY, self.send)

    def close(self) -> None:
        """Send nothing later any more."""
        self._closed = True
        self._cancel()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def as_json(self) -> wire.TableNow:
        """Return the status for clients."""
        terms = self._table.terms
        return {
            "id": terms.id,
            "game": terms.game,
            "options": terms.options,
            "status": self._table.status,
            "fair": dice(terms, self._table.status),
            "scripted": terms.scripted,
            "seats": [
                {
                    "kind": chair.kind,
                    "name": chair.name,
                    "bot": chair.bot,
                    "here": self._audience.count(seat) > 0,
                    "late": chair.kind == "person" and self._vote.is_late(seat),
                }
                for seat, chair in enumerate(terms.chairs)
            ],
            "spectators": self._audience.count(None),
            "talked": self._table.talked,
            "muted": sorted(self._table.muted),
            "delay": terms.delay,
            "clock": msgspec.to_builtins(terms.clock),
            "undo": self._undo_requests.as_json(),
            "replace": self._vote.as_json(),
            "next": terms.next,
        }
