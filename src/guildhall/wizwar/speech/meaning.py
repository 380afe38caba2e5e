"""The meaning of a word, legal or not."""

from __future__ import annotations

from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.notation import WHOLE_WORDS
from guildhall.wizwar.state import State
from guildhall.wizwar.target_words import PLACE_WORDS, names_of, target_of
from guildhall.wizwar.targets import INDEX, NOWHERE, SORT, THING


def card_named(word: str) -> tuple[int, str]:
    """Return the name of the card that a word or its beginning means, and the mode; NOWHERE if none."""
    base, _, mode = word.partition("/")
    base = base.partition("#")[0].partition("@")[0]
    if base in SLUGS:
        return SLUGS.index(base), mode
    if base in WHOLE_WORDS:
        return NOWHERE, ""
    begun = [name for name, slug in enumerate(SLUGS) if len(base) > 2 and slug.startswith(base)]
    return (begun[0], mode) if len(begun) == 1 else (NOWHERE, "")


def in_hand(s: State, player: int, name: int) -> bool:
    """Return whether a player holds a card of this name."""
    return any(NAME_OF[card] == name for card in s.hands[player])


def target_named(s: State, word: str) -> int:
    """Return the target that a word names, even if it isn't one now; NOWHERE if none."""
    found = target_of(names_of(s.colours, (), s.places), word)
    if SORT[found] == "token" and not any(where == INDEX[found] for _, where, _ in s.traps):
        return NOWHERE
    return found if found != NOWHERE else thing_named(s, word)


def thing_named(s: State, word: str) -> int:
    """Return the thing that a word names by card, number or place, as a target; NOWHERE if none."""
    for i, thing in enumerate(s.things):
        if thing.card >= 0:
            slug = SLUGS[NAME_OF[thing.card]]
            where = f"{slug}@{PLACE_WORDS[thing.at]}" if thing.at >= 0 else slug
            if word in (slug, f"{slug}#{i}", where):
                return THING[i]
    return NOWHERE


def is_number(word: str, unit: str) -> bool:
    """Return whether a word is a number, perhaps after the unit of its notation (draw-2)."""
    number = word.removeprefix(unit)
    return number.isascii() and number.isdigit()
