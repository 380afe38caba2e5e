"""Who is connected to a table."""

from __future__ import annotations

from typing import Any, Protocol

from guildhall.server import wire


class Connection(Protocol):
    """What messages for a viewer are sent on."""

    def send(self, *data: bytes) -> None:
        """Send messages soon and in order, those of one call together; drop a client that doesn't read."""

    def close(self, code: int) -> None:
        """Close when everything is sent."""


class Viewer:
    """One connected viewer: a seat's player, or a spectator."""

    def __init__(
        self, seat: int | None, person: str, name: str, connection: Connection, hints: bool = False
    ) -> None:
        self.seat = seat
        self.person = person
        self.name = name
        self.connection = connection
        self.hints = hints  # whether they get hints with every update that asks something
        self.hinted = 0  # the number of the last update they got hints for
        self.last_sent = 0  # the number of the last update they were sent
        self.welcomed = False  # whether they have been sent how the table stands
        self.early: list[wire.FromClient] = []  # messages that came before that

    def send(self, *messages: Any) -> None:
        """Send messages."""
        if messages:
            self.connection.send(*[wire.encode(message) for message in messages])
