"""Who is connected to a table, and who is sent what, and when: players at once, spectators perhaps later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from guildhall.server import wire
from guildhall.server.clock import Timing
from guildhall.server.delayed_spectators import DelayedSpectators
from guildhall.server.instant import Instant, monotonic
from guildhall.server.updates import Updates
from guildhall.server.viewers import Viewer


class Audience:
    """The viewers of one table, by their seats; what several of them are sent is encoded once."""

    def __init__(self, updates: Updates, timing: Timing, delayed: DelayedSpectators | None) -> None:
        self._updates = updates
        self._timing = timing
        self._delayed = delayed
        self._viewers: dict[int | None, dict[Viewer, None]] = {}

    def __iter__(self) -> Iterator[Viewer]:
        return (viewer for viewers in self._viewers.values() for viewer in viewers)

    def __len__(self) -> int:
        return sum(map(len, self._viewers.values()))

    def of(self, seat: int) -> list[Viewer]:
        """Return the viewers of a seat."""
        return list(self._viewers.get(seat, ()))

    def count(self, seat: int | None) -> int:
        """Return how many sockets a seat has; None: how many spectators there are."""
        return len(self._viewers.get(seat, ()))

    def add(self, viewer: Viewer) -> None:
        """Add a viewer."""
        self._viewers.setdefault(viewer.seat, {})[viewer] = None

    def remove(self, viewer: Viewer) -> bool:
        """Remove a viewer; whether there was one."""
        viewers = self._viewers.get(viewer.seat, {})
        if viewer not in viewers:
            return False
        del viewers[viewer]
        return True

    def is_delayed(self, viewer: Viewer) -> bool:
        """Whether a viewer is sent what happens only later."""
        return viewer.seat is None and self._delayed is not None

    def number(self, viewer: Viewer) -> int:
        """Return the number of the newest update for a viewer."""
        if viewer.seat is None and self._delayed is not None:
            return self._delayed.update.n
        return self._updates.number(viewer.seat)

    def has_heard(self, viewer: Viewer, at: Instant) -> bool:
        """Whether a viewer may know by now what happened at a time."""
        return viewer.seat is not None or self._delayed is None or self._delayed.is_old(at)

    # -- sending -----------------------------------------------------------------------------------------

    def current(self, viewer: Viewer, events: list[bytes]) -> list[Any]:
        """Return the messages that show a viewer how the table stands, and the events they missed."""
        if viewer.seat is None and self._delayed is not None:
            return self._delayed.now(events)
        viewer.last_sent = self._updates.number(viewer.seat)
        return [self._updates.update(viewer.seat, events, self._left()), *self._updates.bargains()]

    def resend(self, viewer: Viewer) -> None:
        """Send a viewer the newest update again."""
        if viewer.seat is None and self._delayed is not None:
            viewer.send(*self._delayed.now([]))
        else:
            self._send_update(viewer.seat, [viewer])

    def send_updates(self, choosing: bool) -> None:
        """Send new updates to the seats that must choose, or to all others.

        The more options a seat has, the longer they take to send, and nobody else should wait for that.
        """
        for seat in list(self._viewers):
            if self._updates.must_choose(seat) == choosing and (seat is not None or self._delayed is None):
                self.send_update(seat)

    def send_update(self, seat: int | None) -> None:
        """Send a seat's sockets the updates they have not been sent."""
        number = self._updates.number(seat)
        behind = [viewer for viewer in self._viewers.get(seat, ()) if viewer.last_sent != number]
        if behind:
            self._send_update(seat, behind)

    def _send_update(self, seat: int | None, viewers: list[Viewer]) -> None:
        number, left = self._updates.number(seat), self._left()
        encoded: dict[int, bytes] = {}  # by the last update that was sent
        for viewer in viewers:
            if viewer.last_sent not in encoded:
                events = self._updates.events(seat, viewer.last_sent)
                encoded[viewer.last_sent] = wire.encode(self._updates.update(seat, events, left))
            viewer.connection.send(encoded[viewer.last_sent])
            viewer.last_sent = number

    def _left(self) -> float | None:
        left = self._timing.left()
        return None if left is None else round(max(0.0, left), 1)

    def broadcast(self, message: Any, at: Instant | None = None) -> None:
        """Send everybody a message; delayed spectators get it later, and only with the time it is about."""
        data = wire.encode(message)
        for viewer in self:
            if not self.is_delayed(viewer):
                viewer.connection.send(data)
        if self._delayed is not None and at is not None:
            self._delayed.add(at, message)

    def send_to_seat(self, seat: int, message: Any) -> None:
        """Send a message to all sockets of a seat."""
        for viewer in self._viewers.get(seat, ()):
            viewer.send(message)

    def broadcast_now(self, message: Any) -> None:
        """Send everybody a message, delayed spectators too, at once."""
        data = wire.encode(message)
        for viewer in self:
            viewer.connection.send(data)

    # -- delayed spectators ------------------------------------------------------------------------------

    def note_entry(self, at: Instant, over: bool) -> None:
        """Note what happened at a time; when the game is over, hold back nothing any more."""
        if self._delayed is None:
            return
        self._delayed.note(self._updates, at)
        if over:
            self._send_to_spectators(self._delayed.release(float("inf")))
            self._delayed = None
            for viewer in self._viewers.get(None, ()):
                viewer.last_sent = self._updates.number(None)

    def release(self) -> None:
        """Send delayed spectators what is old enough."""
        if self._delayed is not None:
            self._send_to_spectators(self._delayed.release(monotonic()))

    def _send_to_spectators(self, messages: list[Any]) -> None:
        data = [wire.encode(message) for message in messages]
        if data:
            for viewer in self._viewers.get(None, ()):
                viewer.connection.send(*data)

    def next_release(self) -> float | None:
        """Return the seconds until something is old enough for delayed spectators."""
        return None if self._delayed is None else self._delayed.next()
