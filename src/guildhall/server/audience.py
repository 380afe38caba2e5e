"""Those who are at a table, and what they are told when: players at once, spectators perhaps later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from guildhall.server import wire
from guildhall.server.clock import Timing
from guildhall.server.delayed_spectators import DelayedSpectators
from guildhall.server.instant import Instant, steady
from guildhall.server.updates import Updates
from guildhall.server.viewers import Viewer


class Audience:
    """Everybody who is there, by their seats; whatever several of them are told is encoded once."""

    def __init__(self, updates: Updates, timing: Timing, delayed: DelayedSpectators | None) -> None:
        self._updates = updates
        self._timing = timing
        self._delayed = delayed
        self._viewers: dict[int | None, dict[Viewer, None]] = {}

    def __iter__(self) -> Iterator[Viewer]:
        return (viewer for viewers in self._viewers.values() for viewer in viewers)

    def __len__(self) -> int:
        return sum(map(len, self._viewers.values()))

    def at(self, seat: int | None) -> int:
        """Return how many are there for a seat; None: how many watch."""
        return len(self._viewers.get(seat, ()))

    def add(self, viewer: Viewer) -> None:
        """Somebody has come."""
        self._viewers.setdefault(viewer.seat, {})[viewer] = None

    def remove(self, viewer: Viewer) -> bool:
        """Somebody has gone; whether they were there."""
        there = self._viewers.get(viewer.seat, {})
        if viewer not in there:
            return False
        del there[viewer]
        return True

    def is_late(self, viewer: Viewer) -> bool:
        """Whether somebody is told what happens only later."""
        return viewer.seat is None and self._delayed is not None

    def number(self, viewer: Viewer) -> int:
        """Return the number of the last update that is for somebody."""
        if viewer.seat is None and self._delayed is not None:
            return self._delayed.update.n
        return self._updates.number(viewer.seat)

    def heard(self, viewer: Viewer, at: Instant) -> bool:
        """Whether somebody would know by now what happened at a time, if they had been there."""
        return viewer.seat is not None or self._delayed is None or self._delayed.is_old(at)

    # -- telling -----------------------------------------------------------------------------------------

    def standing(self, viewer: Viewer, events: list[bytes]) -> list[Any]:
        """Return how things stand for somebody who missed some events, and what is promised."""
        if viewer.seat is None and self._delayed is not None:
            return self._delayed.now(events)
        viewer.told = self._updates.number(viewer.seat)
        return [self._updates.update(viewer.seat, events, self._left()), *self._updates.bargains()]

    def remind(self, viewer: Viewer) -> None:
        """Tell somebody what they should have seen by now."""
        if viewer.seat is None and self._delayed is not None:
            viewer.tell(*self._delayed.now([]))
        else:
            self._update(viewer.seat, [viewer])

    def updates(self, asked: bool) -> None:
        """Whoever has a new update gets it: those who are asked, or all others.

        It takes longer to tell somebody what they can choose the more they can, and nobody else should wait
        for that.
        """
        for seat in list(self._viewers):
            if self._updates.is_asked(seat) == asked and (seat is not None or self._delayed is None):
                self.update(seat)

    def update(self, seat: int | None) -> None:
        """Everybody at a seat who has a new update gets it."""
        number = self._updates.number(seat)
        behind = [viewer for viewer in self._viewers.get(seat, ()) if viewer.told != number]
        if behind:
            self._update(seat, behind)

    def _update(self, seat: int | None, viewers: list[Viewer]) -> None:
        number, left = self._updates.number(seat), self._left()
        encoded: dict[int, bytes] = {}  # by what they were told last
        for viewer in viewers:
            if viewer.told not in encoded:
                events = self._updates.events(seat, viewer.told)
                encoded[viewer.told] = wire.encode(self._updates.update(seat, events, left))
            viewer.link.send(encoded[viewer.told])
            viewer.told = number

    def _left(self) -> float | None:
        left = self._timing.left()
        return None if left is None else round(max(0.0, left), 1)

    def tell(self, message: Any, at: Instant | None = None) -> None:
        """Tell everybody; with a time at which it happened, those who are late as well, later."""
        data = wire.encode(message)
        for viewer in self:
            if not self.is_late(viewer):
                viewer.link.send(data)
        if self._delayed is not None and at is not None:
            self._delayed.add(at, message)

    def tell_seat(self, seat: int, message: Any) -> None:
        """Tell everybody at a seat."""
        for viewer in self._viewers.get(seat, ()):
            viewer.tell(message)

    def tell_all(self, message: Any) -> None:
        """Tell everybody, at once."""
        data = wire.encode(message)
        for viewer in self:
            viewer.link.send(data)

    # -- those who are late ------------------------------------------------------------------------------

    def note(self, at: Instant, over: bool) -> None:
        """Something happened at a time; when the game is over, nothing is kept back any more."""
        if self._delayed is None:
            return
        self._delayed.note(self._updates, at)
        if over:
            self._show(self._delayed.release(float("inf")))
            self._delayed = None
            for viewer in self._viewers.get(None, ()):
                viewer.told = self._updates.number(None)

    def show(self) -> None:
        """Tell those who are late what is old enough."""
        if self._delayed is not None:
            self._show(self._delayed.release(steady()))

    def _show(self, messages: list[Any]) -> None:
        data = [wire.encode(message) for message in messages]
        if data:
            for viewer in self._viewers.get(None, ()):
                viewer.link.send(*data)

    def next(self) -> float | None:
        """Return the seconds until something is old enough."""
        return None if self._delayed is None else self._delayed.next()
