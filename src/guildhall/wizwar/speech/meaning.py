"""What a word may mean, legal or not."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.board import line_named, square_name, square_named
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.notation import DIRECTIONS, NOUNS, TURNS, VERBS, colour_name, place_name
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.state import DIRECTION, LINE, NOWHERE, SECTOR, THING, TOKEN, TREASURE, WIZARD, State

_WORDS: Final = frozenset({*VERBS, *NOUNS, *DIRECTIONS, *TURNS, *COLOURS})  # no beginnings of anything else


def card_named(word: str) -> tuple[int, str]:
    """The name of the card that a word means, at least by a clear beginning, and the mode; NOWHERE: none."""
    base, _, mode = word.partition("/")
    base = base.partition("#")[0].partition("@")[0]
    if base in SLUGS:
        return SLUGS.index(base), mode
    if base in _WORDS:
        return NOWHERE, ""
    begun = [name for name, slug in enumerate(SLUGS) if len(base) > 2 and slug.startswith(base)]
    return (begun[0], mode) if len(begun) == 1 else (NOWHERE, "")


def target_named(s: State, word: str) -> int:
    """The target that a word names, though it may be none now; NOWHERE: it names nothing."""
    square = square_named(word)
    if square is not None:
        return square
    line = line_named(word)
    if line is not None:
        return LINE + line
    if word in DIRECTIONS[:4]:
        return DIRECTION + DIRECTIONS.index(word)
    for seat in range(s.seats):
        colour = colour_name(s, seat)
        if word == colour:
            return WIZARD + seat
        if word == f"sector:{colour}":
            return SECTOR + [owner for owner, _ in s.places].index(seat)
        if word in (f"{colour}-1", f"{colour}-2"):
            return TREASURE + 2 * seat + int(word[-1]) - 1
    for _, where, _ in s.traps:
        if word == f"trap@{square_name(where)}":
            return TOKEN + where
    return thing_named(s, word)


def thing_named(s: State, word: str) -> int:
    """The thing that a word names, as a target: by its card alone, its number or its place; NOWHERE: none."""
    for i, thing in enumerate(s.things):
        if thing.card >= 0:
            slug = SLUGS[NAME_OF[thing.card]]
            where = f"{slug}@{place_name(thing.at)}" if thing.at >= 0 else slug
            if word in (slug, f"{slug}#{i}", where):
                return THING + i
    return NOWHERE


def is_number(word: str, unit: str) -> bool:
    """Whether a word is a number, perhaps with the unit of its notation before it (draw-2)."""
    number = word.removeprefix(unit)
    return number.isascii() and number.isdigit()
