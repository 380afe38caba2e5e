"""What happened, and who may see it."""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYONE: Final = -1


def sees(audience: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is among those, as bits."""
    return audience == EVERYONE or (seat is not None and bool(audience >> seat & 1))


class Event(NamedTuple):
    """One thing that happened at the table: a kind, its numbers, and the seats that see it as bits."""

    kind: int
    args: tuple[int, ...]
    audience: int = EVERYONE

    def seen_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may see this."""
        return sees(self.audience, seat)
