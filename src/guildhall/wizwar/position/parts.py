"""Convert wizards, places, things and targets to and from their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.wizwar import cards, notation
from guildhall.wizwar.board import line_named, square_named
from guildhall.wizwar.book import TYPES, WAYS
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.notation import colour_name, treasure_name
from guildhall.wizwar.position.errors import READ, bad, mapping, one_of
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, LINE, NOWHERE, SORT, THING, names_of, target_of

assert cards  # so that all ways are known

_SLUGS: Final = [way.slug for way in WAYS]
# A card that can be cast as two types has two ways of the same name.
WAY_NAMES: Final[tuple[str, ...]] = tuple(
    [way.slug if _SLUGS.count(way.slug) == 1 else f"{way.slug} ({TYPES[way.kind]})" for way in WAYS]
)

# -- wizards ---------------------------------------------------------------------------------------------


def colours(s: State) -> tuple[str, ...]:
    """Return the colours of the players."""
    return tuple([colour_name(s, player) for player in range(s.seats)])


def player(s: State, value: object, part: str) -> int:
    """Return a player by their colour."""
    known = colours(s)
    return known.index(one_of(value, part, known))


def by_player(s: State, top: Mapping[str, object], part: str) -> list[tuple[int, str, object]]:
    """Return for each player in a part: their seat, the path of their entry, and the entry."""
    return [(player(s, name, part), f"{part}.{name}", value) for name, value in mapping(top, part).items()]


# -- places ----------------------------------------------------------------------------------------------


def square(s: State, value: object, part: str) -> int:
    """Return a square of this board by its name."""
    word = READ.text(value, part)
    found = square_named(word)
    if found is None or found not in s.arrangement.squares:
        raise bad("square", "0.5", word=word, part=part)
    return found


def line(s: State, value: object, part: str) -> int:
    """Return a line between two squares of this board by its name."""
    word = READ.text(value, part)
    found = line_named(word)
    if found is None or found not in s.arrangement.lines:
        raise bad("line", "10.16", word=word, part=part)
    return found


def place(s: State, value: object, part: str) -> int:
    """Return a square or a line by its name."""
    if "|" in READ.text(value, part):
        return LINE[line(s, value, part)]
    return square(s, value, part)


# -- treasures and things --------------------------------------------------------------------------------


def treasures(s: State) -> tuple[str, ...]:
    """Return the names of the treasures: their owners' colours and their numbers."""
    return tuple([treasure_name(s, number) for number in range(len(s.treasures))])


def treasure(s: State, value: object, part: str) -> int:
    """Return a treasure by its name."""
    known = treasures(s)
    return known.index(one_of(value, part, known))


def thing_name(s: State, number: int) -> str:
    """Return the name of a thing: its card, with its number if needed; only its number if it has gone."""
    return notation.thing_name(s, number) if s.things[number].card >= 0 else f"#{number}"


def thing(s: State, value: object, part: str) -> int:
    """Return a thing by its card, its number, or both."""
    word = READ.text(value, part)
    for number, laid in enumerate(s.things):
        slug = SLUGS[NAME_OF[laid.card]] if laid.card >= 0 else ""
        if word in (f"#{number}", f"{slug}#{number}", thing_name(s, number)):
            return number
    raise bad("name", word=word, part=part, allowed=tuple([thing_name(s, i) for i in range(len(s.things))]))


# -- targets ---------------------------------------------------------------------------------------------


def target_name(s: State, number: int) -> str:
    """Return the name of a target, even of a thing that has gone."""
    return thing_name(s, AS_THING[number]) if AS_THING[number] >= 0 else notation.target_name(s, number)


def target(s: State, value: object, part: str) -> int:
    """Return a target by its name."""
    word = READ.text(value, part)
    found = target_of(names_of(s.colours, s.things, s.places), word)
    if word.startswith("sector:"):
        player(s, word.removeprefix("sector:"), part)
    elif word.startswith("trap@"):
        square(s, word.removeprefix("trap@"), part)
    elif "|" in word or SORT[found] == "square":
        place(s, word, part)
    return found if found != NOWHERE else THING[thing(s, word, part)]
