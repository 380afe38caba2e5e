"""Those who are at a table, and what they are told when: players at once, spectators perhaps later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from guildhall.server import wire
from guildhall.server.clock import Timing
from guildhall.server.gallery import Gallery
from guildhall.server.guests import Guest
from guildhall.server.instant import Instant, steady
from guildhall.server.telling import Teller


class Audience:
    """Everybody who is there, by their seats; whatever several of them are told is encoded once."""

    def __init__(self, teller: Teller, timing: Timing, gallery: Gallery | None) -> None:
        self._teller = teller
        self._timing = timing
        self._gallery = gallery
        self._guests: dict[int | None, dict[Guest, None]] = {}

    def __iter__(self) -> Iterator[Guest]:
        return (guest for guests in self._guests.values() for guest in guests)

    def __len__(self) -> int:
        return sum(map(len, self._guests.values()))

    def at(self, seat: int | None) -> int:
        """Return how many are there for a seat; None: how many watch."""
        return len(self._guests.get(seat, ()))

    def add(self, guest: Guest) -> None:
        """Somebody has come."""
        self._guests.setdefault(guest.seat, {})[guest] = None

    def remove(self, guest: Guest) -> bool:
        """Somebody has gone; whether they were there."""
        there = self._guests.get(guest.seat, {})
        if guest not in there:
            return False
        del there[guest]
        return True

    def is_late(self, guest: Guest) -> bool:
        """Whether somebody is told what happens only later."""
        return guest.seat is None and self._gallery is not None

    def number(self, guest: Guest) -> int:
        """Return the number of the last update that is for somebody."""
        if guest.seat is None and self._gallery is not None:
            return self._gallery.update.n
        return self._teller.number(guest.seat)

    def heard(self, guest: Guest, at: Instant) -> bool:
        """Whether somebody would know by now what happened at a time, if they had been there."""
        return guest.seat is not None or self._gallery is None or self._gallery.is_old(at)

    # -- telling -----------------------------------------------------------------------------------------

    def standing(self, guest: Guest, events: list[bytes]) -> list[Any]:
        """Return how things stand for somebody who missed some events, and what is promised."""
        if guest.seat is None and self._gallery is not None:
            return self._gallery.now(events)
        guest.told = self._teller.number(guest.seat)
        return [self._teller.update(guest.seat, events, self._left()), *self._teller.bargains()]

    def remind(self, guest: Guest) -> None:
        """Tell somebody what they should have seen by now."""
        if guest.seat is None and self._gallery is not None:
            guest.tell(*self._gallery.now([]))
        else:
            self._update(guest.seat, [guest])

    def updates(self, asked: bool) -> None:
        """Whoever has a new update gets it: those who are asked, or all others.

        It takes longer to tell somebody what they can choose the more they can, and nobody else should wait
        for that.
        """
        for seat in list(self._guests):
            if self._teller.is_asked(seat) == asked and (seat is not None or self._gallery is None):
                self.update(seat)

    def update(self, seat: int | None) -> None:
        """Everybody at a seat who has a new update gets it."""
        number = self._teller.number(seat)
        behind = [guest for guest in self._guests.get(seat, ()) if guest.told != number]
        if behind:
            self._update(seat, behind)

    def _update(self, seat: int | None, guests: list[Guest]) -> None:
        number, left = self._teller.number(seat), self._left()
        encoded: dict[int, bytes] = {}  # by what they were told last
        for guest in guests:
            if guest.told not in encoded:
                events = self._teller.events(seat, guest.told)
                encoded[guest.told] = wire.encode(self._teller.update(seat, events, left))
            guest.link.send(encoded[guest.told])
            guest.told = number

    def _left(self) -> float | None:
        left = self._timing.left()
        return None if left is None else round(max(0.0, left), 1)

    def tell(self, message: Any, at: Instant | None = None) -> None:
        """Tell everybody; with a time at which it happened, those who are late as well, later."""
        data = wire.encode(message)
        for guest in self:
            if not self.is_late(guest):
                guest.link.send(data)
        if self._gallery is not None and at is not None:
            self._gallery.add(at, message)

    def tell_all(self, message: Any) -> None:
        """Tell everybody, at once."""
        data = wire.encode(message)
        for guest in self:
            guest.link.send(data)

    # -- those who are late ------------------------------------------------------------------------------

    def note(self, at: Instant, over: bool) -> None:
        """Something happened at a time; when the game is over, nothing is kept back any more."""
        if self._gallery is None:
            return
        self._gallery.note(self._teller, at)
        if over:
            self._show(self._gallery.release(float("inf")))
            self._gallery = None
            for guest in self._guests.get(None, ()):
                guest.told = self._teller.number(None)

    def show(self) -> None:
        """Tell those who are late what is old enough."""
        if self._gallery is not None:
            self._show(self._gallery.release(steady()))

    def _show(self, messages: list[Any]) -> None:
        data = [wire.encode(message) for message in messages]
        if data:
            for guest in self._guests.get(None, ()):
                guest.link.send(*data)

    def next(self) -> float | None:
        """Return the seconds until something is old enough."""
        return None if self._gallery is None else self._gallery.next()
