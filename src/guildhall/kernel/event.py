"""What happened, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from guildhall.kernel.value import Value

EVERYONE: Final = -1


def sees(audience: int, seat: int | None) -> bool:
    """Return whether an audience, as bits, includes a seat (None: a spectator)."""
    return audience == EVERYONE or (seat is not None and bool(audience >> seat & 1))


class Event(Value):
    """Something that happened at the table: a kind, its numbers, and the seats that see it, as bits."""

    fields = ("kind", "args", "audience")

    def __init__(self, kind: int, args: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    def seen_by(self, seat: int | None) -> bool:
        """Return whether a seat (None: a spectator) may see this."""
        return sees(self.audience, seat)


class EventKind(NamedTuple):
    """The name of a kind of event, and the names of its numbers."""

    name: str
    fields: tuple[str, ...]
    optional: frozenset[str]  # the fields whose number may be negative, for nothing
    lists: int  # how many of the last fields share the remaining numbers, which take turns


class EventKinds:
    """The kinds of event of a game, in the order of their numbers; reads fields of events by name."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def declare(self, name: str, *fields: str) -> int:
        """Add a kind and return its number.

        A field with a question mark may be nothing. The last fields, with a star, are lists: the remaining
        numbers belong to them in turn.
        """
        names = tuple([field.strip("*?") for field in fields])
        optional = frozenset([field.strip("?") for field in fields if field.endswith("?")])
        lists = sum(1 for field in fields if field.startswith("*"))
        self.kinds.append(EventKind(name, names, optional, lists))
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
        """Return the numbers of an event by name, except those of its lists."""
        kind = self.kinds[event.kind]
        single = kind.fields[: -kind.lists] if kind.lists else kind.fields
        return dict(zip(single, event.args, strict=False))

    def lists(self, event: Event) -> dict[str, tuple[int, ...]]:
        """Return the lists of an event by name."""
        kind = self.kinds[event.kind]
        first = len(kind.fields) - kind.lists
        return {
            field: event.args[first + place :: kind.lists] for place, field in enumerate(kind.fields[first:])
        }

    def as_json(self, event: Event, form: Callable[[str, int], object]) -> dict[str, object]:
        """Return an event as plain JSON; `form` returns what a number means, by its field."""
        shown: dict[str, object] = {"event": self.kinds[event.kind].name}
        for field, number in self.fields(event).items():
            shown[field] = form(field, number)
        for field, numbers in self.lists(event).items():
            shown[field] = [form(field, number) for number in numbers]
        return shown
