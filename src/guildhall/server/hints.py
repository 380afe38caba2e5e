"""Hints for clients, computed once for each view of a table, in another process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeAlias

import msgspec

from guildhall.kernel.message import Message
from guildhall.server import wire
from guildhall.server.audience import Audience
from guildhall.server.match import Match
from guildhall.server.viewers import Viewer
from guildhall.server.workers.pool import Job, Workers
from guildhall.server.workers.tasks import Result, WorkOutHints

Reply: TypeAlias = Callable[[bytes | None], None]  # None: they could not be computed


class Hints:
    """The hints for each viewer of one table."""

    def __init__(self, match: Match, workers: Workers, audience: Audience) -> None:
        self._match = match
        self._workers = workers
        self._audience = audience
        self._made: dict[int | None, tuple[Any, bytes]] = {}  # the newest, with the views they are for
        self._asked: dict[int | None, tuple[Any, list[Reply]]] = {}  # those being computed

    def push(self, seats: Iterable[int]) -> None:
        """Send hints for the newest update of some seats to those of their sockets that want them."""
        for seat in seats:
            n = self._match.feeds[seat].n
            for viewer in self._audience.of(seat):
                if viewer.hints and viewer.hinted != n:
                    viewer.hinted = n
                    self.send(viewer)

    def send(self, viewer: Viewer, id_: str = "") -> None:
        """Send a viewer the hints for what they see now, as soon as they are there."""
        self._ask(viewer.seat, partial(_reply, viewer, id_, self._match.feeds[viewer.seat].n))

    def _ask(self, seat: int | None, reply: Reply) -> None:
        """Call `reply` with the hints for what a seat sees now, as soon as they are there."""
        view = self._match.feeds[seat].view
        made = self._made.get(seat)
        if made is not None and made[0] is view:
            reply(made[1])
            return
        asked = self._asked.get(seat)
        if asked is not None and asked[0] is view:
            asked[1].append(reply)
            return
        waiting = [reply]
        self._asked[seat] = (view, waiting)
        self._then(self._workers.submit(WorkOutHints(self._match.game.name, view)), seat, view, waiting)

    def _then(self, job: Job, seat: int | None, view: Any, waiting: list[Reply]) -> None:
        def done(result: Result) -> None:
            hints = result if isinstance(result, bytes) else None
            if hints is not None:
                self._made[seat] = (view, hints)
            if self._asked.get(seat, (None,))[0] is view:
                del self._asked[seat]
            for reply in waiting:
                reply(hints)

        job.then(done)


def _reply(viewer: Viewer, id_: str, n: int, hints: bytes | None) -> None:
    if hints is not None:
        viewer.send(wire.Hints(id_, n, msgspec.Raw(hints)))
    elif id_:
        viewer.send(wire.refused(id_, Message("server-broken")))
