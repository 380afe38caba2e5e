"""Who is at a table now."""

from __future__ import annotations

from typing import Any, Protocol

from guildhall.server import wire


class Wire(Protocol):
    """One end of a socket: where messages for a viewer go."""

    def send(self, *data: bytes) -> None:
        """Send soon, in order; whoever does not read is dropped. What is sent together counts as one."""

    def close(self, code: int) -> None:
        """End when everything is sent."""


class Viewer:
    """A viewer who is there: a seat's player, or a spectator."""

    def __init__(self, seat: int | None, person: str, name: str, link: Wire) -> None:
        self.seat = seat
        self.person = person
        self.name = name
        self.link = link
        self.told = 0  # the number of the last update that was sent
        self.welcome = False  # whether they have been told how the table stands
        self.early: list[wire.FromClient] = []  # what they said before that

    def tell(self, *messages: Any) -> None:
        """Send them messages, however many there are."""
        if messages:
            self.link.send(*[wire.encode(message) for message in messages])
