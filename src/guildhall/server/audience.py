"""Those who are at a table, and what they are told when: players at once, those who look on perhaps later."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any

from guildhall.server.clock import Timing
from guildhall.server.gallery import Gallery
from guildhall.server.guests import Guest
from guildhall.server.telling import Teller


class Audience:
    """Everybody who is there."""

    def __init__(self, teller: Teller, timing: Timing, gallery: Gallery | None) -> None:
        self._teller = teller
        self._timing = timing
        self._gallery = gallery
        self._guests: list[Guest] = []

    def __iter__(self) -> Iterator[Guest]:
        return iter(self._guests)

    def __len__(self) -> int:
        return len(self._guests)

    def add(self, guest: Guest) -> None:
        """Somebody has come."""
        self._guests.append(guest)

    def remove(self, guest: Guest) -> bool:
        """Somebody has gone; whether he was there."""
        if guest not in self._guests:
            return False
        self._guests.remove(guest)
        return True

    def is_late(self, guest: Guest) -> bool:
        """Whether somebody is told what happens only later."""
        return guest.seat is None and self._gallery is not None

    def number(self, guest: Guest) -> int:
        """The number of the last update that is for somebody."""
        if guest.seat is None and self._gallery is not None:
            return self._gallery.update.n
        return self._teller.number(guest.seat)

    def heard(self, guest: Guest, at: float) -> bool:
        """Whether somebody would know by now what happened at a time, if he had been there."""
        return guest.seat is not None or self._gallery is None or self._gallery.is_old(at)

    # -- telling -----------------------------------------------------------------------------------------

    def bring_up(self, guest: Guest, events: list[bytes]) -> None:
        """Tell somebody how things stand, with the events that he has missed, and what is promised."""
        if guest.seat is None and self._gallery is not None:
            messages = self._gallery.now(events)
        else:
            self.update(guest, events)
            messages = self._teller.bargains()
        guest.tell(*messages)

    def update(self, guest: Guest, events: Sequence[bytes]) -> None:
        """Tell somebody how things stand."""
        guest.told = self._teller.number(guest.seat)
        ends = self._timing.ends()
        left = None if ends is None else round(max(0.0, ends - time.time()), 1)
        guest.tell(self._teller.update(guest.seat, events, left))

    def remind(self, guest: Guest) -> None:
        """Tell somebody what he should have seen by now."""
        if guest.seat is None and self._gallery is not None:
            guest.tell(*self._gallery.now([]))
        else:
            self.update(guest, self._teller.events(guest.seat, guest.told))

    def updates(self) -> None:
        """Whoever has a new update gets it."""
        for guest in self._at_once():
            if self._teller.number(guest.seat) != guest.told:
                self.update(guest, self._teller.events(guest.seat, guest.told))

    def tell(self, message: Any, at: float | None = None) -> None:
        """Tell everybody; with a time at which it happened, those who are late as well, later."""
        for guest in self._at_once():
            guest.tell(message)
        if self._gallery is not None and at is not None:
            self._gallery.add(at, message)

    def tell_all(self, message: Any) -> None:
        """Tell everybody, at once."""
        for guest in self._guests:
            guest.tell(message)

    def _at_once(self) -> list[Guest]:
        return [guest for guest in self._guests if not self.is_late(guest)]

    # -- those who are late ------------------------------------------------------------------------------

    def note(self, at: float, over: bool) -> None:
        """Something happened at a time; when the game is over, nothing is kept back any more."""
        if self._gallery is None:
            return
        self._gallery.note(self._teller, at)
        if over:
            self.show(float("inf"))
            self._gallery = None
            for guest in self._guests:
                if guest.seat is None:
                    guest.told = self._teller.number(None)

    def show(self, now: float) -> None:
        """Tell those who are late what is old enough."""
        if self._gallery is not None:
            messages = self._gallery.release(now)
            for guest in self._guests:
                if guest.seat is None:
                    guest.tell(*messages)

    def next(self) -> float | None:
        """When something is old enough."""
        return None if self._gallery is None else self._gallery.next()
