"""Acknowledges changes: one was made, or its sender must see something newer first."""

from __future__ import annotations

from collections import deque
from typing import Final

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.audience import Audience
from guildhall.server.request import AnyChange
from guildhall.server.table import Table

UNWRITTEN: Final = 1000  # changes that the table remembers though they are in no journal


class Acknowledgements:
    """Acknowledges the changes of one table; each is made once, however often a client sends it."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self._table = table
        self._audience = audience
        self._unwritten: deque[str] = deque()  # keys of changes that are in no journal

    def acknowledge_again(self, request: AnyChange) -> bool:
        """Acknowledge a change again if it was made before; whether it was.

        GuildhallError if the viewer has used its id for another change.
        """
        known = self._table.done.get(request.key)
        if known is None:
            return False
        _, digest = known
        if digest is not None and digest != request.digest():
            raise GuildhallError(Message("server-id-used"))
        self.done(request)
        return True

    def done(self, request: AnyChange) -> None:
        """Acknowledge a change that was made."""
        dropped, _ = self._table.done[request.key]
        viewer = request.viewer
        viewer.send(wire.Done(request.message.id, self._audience.number(viewer), dropped))

    def done_unwritten(self, request: AnyChange) -> None:
        """Acknowledge a change that needs no journal; the table remembers the last of these."""
        self._table.done[request.key] = (0, request.digest())
        self._unwritten.append(request.key)
        if len(self._unwritten) > UNWRITTEN:
            self._table.done.pop(self._unwritten.popleft(), None)
        self.done(request)

    def stale(self, request: AnyChange) -> None:
        """Refuse a change whose sender has not seen the newest update, which they get again."""
        viewer = request.viewer
        viewer.send(wire.Stale(request.message.id, self._audience.number(viewer)))
        self._audience.resend(viewer)
