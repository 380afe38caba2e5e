"""What happened, and who may see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

EVERYONE: Final = -1


def sees(audience: int, seat: int | None) -> bool:
    """Return whether an audience, as bits, includes a seat (None: a spectator)."""
    return audience == EVERYONE or (seat is not None and bool(audience >> seat & 1))


class Event(NamedTuple):
    """Something that happened at the table: a kind, its numbers, and the seats that see it, as bits."""

    kind: int
    args: tuple[int, ...]
    audience: int = EVERYONE

    def seen_by(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) may see this."""
        return sees(self.audience, seat)


class EventKind(NamedTuple):
    """The name of a kind of event, and the names of its numbers."""

    name: str
    fields: tuple[str, ...]
    open: bool  # whether the last field holds all remaining numbers


class EventKinds:
    """The kinds of event of a game, in the order of their numbers; reads fields of events by name."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def declare(self, name: str, *fields: str) -> int:
        """Add a kind and return its number; with a star, the last field holds all remaining numbers."""
        names = tuple([field.removeprefix("*") for field in fields])
        self.kinds.append(EventKind(name, names, fields != names))
        return len(self.kinds) - 1

    def __len__(self) -> int:
        return len(self.kinds)

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self.kinds)

    def __getitem__(self, number: int) -> EventKind:
        return self.kinds[number]

    def field(self, event: Event, field: str) -> int:
        """Return one number of an event."""
        return event.args[self.kinds[event.kind].fields.index(field)]

    def fields(self, event: Event) -> dict[str, int]:
        """Return the numbers of an event by name, except those of an open field."""
        kind = self.kinds[event.kind]
        single = kind.fields[:-1] if kind.open else kind.fields
        return dict(zip(single, event.args, strict=False))

    def rest(self, event: Event) -> tuple[str, tuple[int, ...]]:
        """Return the name and the numbers of the open field; "" and () if there is none."""
        kind = self.kinds[event.kind]
        return (kind.fields[-1], event.args[len(kind.fields) - 1 :]) if kind.open else ("", ())
