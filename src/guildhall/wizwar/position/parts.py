"""Convert wizards, places, things and targets to and from their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from guildhall.wizwar import cards
from guildhall.wizwar.board import line_named, square_named
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.position.errors import READ, bad, mapping, one_of
from guildhall.wizwar.printed import TYPES
from guildhall.wizwar.sectors import Colour
from guildhall.wizwar.state import State
from guildhall.wizwar.target_words import Names, names_of, target_of, target_word
from guildhall.wizwar.targets import LINE, NOWHERE, SORT, THING

assert cards  # so that all ways are known

_SLUGS: Final = [way.slug for way in WAYS]
# A card that can be cast as two types has two ways of the same name.
WAY_NAMES: Final[tuple[str, ...]] = tuple(
    [way.slug if _SLUGS.count(way.slug) == 1 else f"{way.slug} ({TYPES[way.kind]})" for way in WAYS]
)


def words(s: State) -> Names:
    """Return the names of all wizards, treasures, things and other targets."""
    return names_of(s.colours, s.things, s.places)


# -- wizards ---------------------------------------------------------------------------------------------


def colours(s: State) -> tuple[Colour, ...]:
    """Return the colours of the players."""
    return words(s).colours


def player(s: State, value: object, part: str) -> int:
    """Return a player by their colour."""
    known = colours(s)
    return known.index(cast("Colour", one_of(value, part, known)))


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


def treasure(s: State, value: object, part: str) -> int:
    """Return a treasure by its name."""
    known = words(s).treasures
    return known.index(one_of(value, part, known))


def thing(s: State, value: object, part: str) -> int:
    """Return a thing by its card, its number, or both."""
    word = READ.text(value, part)
    known = words(s).things
    for number, name in enumerate(known):
        if word in (f"#{number}", f"{name.partition('#')[0]}#{number}", name):
            return number
    raise bad("name", word=word, part=part, allowed=known)


# -- targets ---------------------------------------------------------------------------------------------


def target_name(s: State, target: int) -> str:
    """Return the name of a target, even of a thing that has gone."""
    return target_word(words(s), target)


def target(s: State, value: object, part: str) -> int:
    """Return a target by its name."""
    word = READ.text(value, part)
    found = target_of(words(s), word)
    if word.startswith("sector:"):
        player(s, word.removeprefix("sector:"), part)
    elif word.startswith("trap@"):
        square(s, word.removeprefix("trap@"), part)
    elif "|" in word or SORT[found] == "square":
        place(s, word, part)
    return found if found != NOWHERE else THING[thing(s, word, part)]
