"""What those who look on are shown, where the table wants them to be behind."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from guildhall.server import wire
from guildhall.server.store.journal import Line
from guildhall.server.table import Table
from guildhall.server.telling import Teller
from guildhall.server.terms import Talked, Terms, decode_entry


class Gallery:
    """Keeps messages back until they are old enough."""

    def __init__(self, delay: float) -> None:
        self._delay = delay
        self._waiting: deque[tuple[float, Any]] = deque()  # with the time at which they are shown
        self.update: wire.Update | None = None  # the last one that has been shown
        self.promises: wire.Promises | None = None
        self._noted = 0  # the number of the last update that has come in
        self._promised = 0

    @staticmethod
    def restored(terms: Terms, lines: Sequence[Line], now: float) -> Gallery:
        """The gallery of a table that comes back into memory."""
        gallery = Gallery(terms.delay)
        table = Table.new(terms)
        teller = Teller(table)
        entries = [decode_entry(line.body) for line in lines]
        old = sum(1 for entry in entries if entry.at + terms.delay <= now)
        for number, (line, entry) in enumerate(zip(lines, entries, strict=True)):
            if number == old:
                gallery.note(teller, 0.0)
            table.do(line.number, line.message, entry)
            if number >= old:
                gallery.note(teller, entry.at)
                if isinstance(entry, Talked):
                    gallery.add(entry.at, wire.Heard.of(len(table.talk), entry))
        if old == len(entries):
            gallery.note(teller, 0.0)
        gallery.release(now)
        return gallery

    def note(self, teller: Teller, at: float) -> None:
        """Something may have changed at a time."""
        if teller.number(None) != self._noted:
            update = teller.update(None, teller.events(None, self._noted), None)
            self._noted = update.n
            self.add(at, update)
        if teller.table.promised != self._promised:
            self._promised = teller.table.promised
            self.add(at, teller.promises())

    def add(self, at: float, message: Any) -> None:
        """A message about something that happened at a time."""
        self._waiting.append((at + self._delay, message))

    def release(self, now: float) -> list[Any]:
        """The messages that are old enough now."""
        shown: list[Any] = []
        while self._waiting and self._waiting[0][0] <= now:
            message = self._waiting.popleft()[1]
            if isinstance(message, wire.Update):
                self.update = message
            elif isinstance(message, wire.Promises):
                self.promises = message
            shown.append(message)
        return shown

    def next(self) -> float | None:
        """When the next message is old enough."""
        return self._waiting[0][0] if self._waiting else None
