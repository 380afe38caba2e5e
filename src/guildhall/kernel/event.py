"""What happened, and who may see it."""

from __future__ import annotations

from collections.abc import Iterator
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


class EventKind(NamedTuple):
    """What every event of a kind tells: a name, and the names of its numbers."""

    name: str
    fields: tuple[str, ...]
    open: bool  # the last field holds all the numbers that remain


class EventKinds:
    """The kinds of event of a game in the order of their numbers, and what events tell, by name."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def declare(self, name: str, *fields: str) -> int:
        """Adds a kind; returns its number. A star before the last field: it holds all that remains."""
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
        """One number of an event."""
        return event.args[self.kinds[event.kind].fields.index(field)]

    def fields(self, event: Event) -> dict[str, int]:
        """The numbers of an event by their names, but for those of which there may be several."""
        kind = self.kinds[event.kind]
        single = kind.fields[:-1] if kind.open else kind.fields
        return dict(zip(single, event.args, strict=False))

    def rest(self, event: Event) -> tuple[str, tuple[int, ...]]:
        """The field that holds all the numbers that remain, and those; "" if there is none."""
        kind = self.kinds[event.kind]
        return (kind.fields[-1], event.args[len(kind.fields) - 1 :]) if kind.open else ("", ())
