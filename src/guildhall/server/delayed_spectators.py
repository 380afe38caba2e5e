"""What spectators see at a table that keeps them behind."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec

from guildhall.server import wire
from guildhall.server.instant import Instant, instant, monotonic
from guildhall.server.match import MatchSnapshot
from guildhall.server.store.journal import Line
from guildhall.server.table import Table
from guildhall.server.terms import Talked, Terms, decode_entry
from guildhall.server.updates import Updates


class DelayedSpectators:
    """Holds messages back until they are old enough."""

    def __init__(self, delay: float) -> None:
        self._delay = delay
        self._now = monotonic()  # when messages were last released
        self._waiting: deque[tuple[float, Any]] = deque()  # with the times at which they are released
        self._update: wire.Update | None = None  # the last one that was released
        self._promises: wire.Promises | None = None
        self._noted = 0  # the number of the newest update that was added
        self._promised = 0

    @staticmethod
    def restored(terms: Terms, lines: Sequence[Line], snapshot: MatchSnapshot | None) -> DelayedSpectators:
        """Return those of a table that is loaded, from its snapshot on if that is old enough."""
        delayed = DelayedSpectators(terms.delay)
        entries = [decode_entry(line.body) for line in lines]
        times = [instant(entry.at) for entry in entries]
        old = sum(1 for _ in takewhile(delayed.is_old, times))
        known = 0 if snapshot is None or snapshot.entries > old else snapshot.entries
        table = Table.restored(terms, lines[:known], snapshot if known else None)
        updates = Updates(table)
        for number in range(known, len(entries)):
            entry = entries[number]
            if number == old:
                delayed.note(updates, instant(0.0))
            table.do(lines[number], entry)
            if number >= old:
                delayed.note(updates, times[number])
                if isinstance(entry, Talked):
                    delayed.add(times[number], wire.Heard.of(table.talked, entry))
        if old == len(entries):
            delayed.note(updates, instant(0.0))
        delayed.release(delayed._now)
        return delayed

    @property
    def update(self) -> wire.Update:
        """The last update that was released; the first one is how the table stood at the beginning."""
        assert self._update is not None
        return self._update

    def now(self, events: list[bytes]) -> list[Any]:
        """Return the messages that show a spectator the table as far as it was released, and some events."""
        promises = [] if self._promises is None else [self._promises]
        missed = [msgspec.Raw(event) for event in events]
        return [msgspec.structs.replace(self.update, events=missed), *promises]

    def note(self, updates: Updates, at: Instant) -> None:
        """Add what changed at a time, if anything did."""
        if updates.number(None) != self._noted:
            update = updates.update(None, updates.events(None, self._noted), None)
            self._noted = update.n
            self.add(at, update)
        if updates.promised != self._promised:
            self._promised = updates.promised
            self.add(at, updates.promises())

    def add(self, at: Instant, message: Any) -> None:
        """Add a message about something that happened at a time."""
        self._waiting.append((at.monotonic + self._delay, message))

    def release(self, now: float) -> list[Any]:
        """Return the messages that are old enough now."""
        self._now = now
        shown: list[Any] = []
        while self._waiting and self._waiting[0][0] <= now:
            message = self._waiting.popleft()[1]
            if isinstance(message, wire.Update):
                self._update = message
            elif isinstance(message, wire.Promises):
                self._promises = message
            shown.append(message)
        return shown

    def is_old(self, at: Instant) -> bool:
        """Whether what happened at a time was released."""
        return at.monotonic + self._delay <= self._now

    def next(self) -> float | None:
        """Return the seconds until the next message is old enough."""
        return self._waiting[0][0] - monotonic() if self._waiting else None
