"""What happened, and who may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from guildhall.kernel.message import Arg

EVERYONE: Final = -1
S = TypeVar("S")  # a state
N = TypeVar("N")  # the words of a table


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


class EventField(Generic[S, N]):
    """What a number of an event stands for."""

    def __init__(self, as_json: Callable[[N, int], object], in_words: Callable[[S, int, int], Arg]) -> None:
        self.as_json = as_json
        self.in_words = in_words  # for the player who did it: what is theirs is called so


class EventFields(Generic[S, N]):
    """What the numbers of a game's events stand for, by their fields; all others are plain numbers."""

    def __init__(self) -> None:
        self.fields: Mapping[str, EventField[S, N]] = {}

    def same(self, as_json: Callable[[int], object], in_words: Callable[[int], Arg]) -> EventField[S, N]:
        """Return a field whose forms don't depend on the table."""
        return EventField(lambda names, number: as_json(number), lambda s, number, doer: in_words(number))

    def as_json(self, names: N, field: str, number: int) -> object:
        """Return a number as plain JSON; a negative one stands for nothing."""
        if field not in self.fields:
            return number
        return self.fields[field].as_json(names, number) if number >= 0 else None

    def in_words(self, s: S, field: str, number: int, doer: int = -1) -> Arg:
        """Return a number in words; "" for nothing."""
        if field not in self.fields:
            return number
        return self.fields[field].in_words(s, number, doer) if number >= 0 else ""
