"""Words for what there is: cards and the ways to play them, places, targets, treasures, schools, damage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.kernel.message import Arg, Message, Seat
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BOOK, FIRE, LIGHTNING, MAGICAL, PHYSICAL, WATER, WAYS, Way
from guildhall.wizwar.decks import NAME_OF, SCHOOLS, SLUGS
from guildhall.wizwar.notation import DIRECTIONS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.speech.numbers import target_parts
from guildhall.wizwar.state import LINE, NOBODY, NOWHERE, THING, WIZARD, State

# -- cards -----------------------------------------------------------------------------------------------


def name_words(name: int) -> Message:
    """The name of a card, by its number among the names."""
    return Message(f"wizwar-card-{SLUGS[name]}")


def card_words(card: int) -> Message:
    """The name of a printed card."""
    return name_words(NAME_OF[card])


def way_words(way: int) -> Message:
    """A way to play a card, to use an item, or to strike."""
    entry = WAYS[way]
    if entry.name < 0:
        return Message("wizwar-punch")
    if not entry.mode:
        return name_words(entry.name)
    return Message("wizwar-way", {"card": name_words(entry.name), "mode": entry.mode})


def way_selector(way: int) -> str:
    """A way's notation as a selector of a Fluent message can hold it."""
    return WAYS[way].slug.replace("/", "-")


def paragraph_of(way: Way) -> str:
    """The paragraph that says what a way does."""
    return BOOK[way.name].rule if way.name >= 0 else "5.6"


def school_words(school: int) -> Message:
    """A school of magic."""
    return Message(f"wizwar-school-{SCHOOLS[school]}")


def kind_words(kind: int) -> Message:
    """The kind of some damage."""
    if kind & PHYSICAL:
        return Message("wizwar-damage-both" if kind & MAGICAL else "wizwar-damage-physical")
    for bit, name in ((FIRE, "fire"), (WATER, "water"), (LIGHTNING, "lightning")):
        if kind & bit:
            return Message(f"wizwar-damage-{name}")
    return Message("wizwar-damage-magical")


# -- what lies and stands on the table -------------------------------------------------------------------


def colour_words(colour: int) -> Message:
    """A colour."""
    return Message(f"wizwar-colour-{COLOURS[colour]}")


def direction_words(direction: int) -> Message:
    """One of the four directions."""
    return Message(f"wizwar-direction-{DIRECTIONS[direction]}")


def place_words(place: int) -> Message:
    """A square or a line, whatever stands there."""
    if place < LINE:
        return Message("wizwar-square", {"square": square_name(place)})
    return Message("wizwar-line", {"line": line_name(place - LINE)})


def line_words(s: State, line: int) -> Message:
    """A border line by what stands on it now."""
    what = "wall" if s.walls >> line & 1 else "door" if s.doors >> line & 1 else "free"
    return Message(f"wizwar-line-{what}", {"line": line_name(line)})


def wizard_words(s: State, player: int) -> Message:
    """A wizard by his player and his colour."""
    return Message("wizwar-wizard", {"player": Seat(player), "colour": colour_words(s.colours[player])})


def treasure_words(treasure: int) -> Message:
    """A treasure by its owner and its number."""
    return Message("wizwar-treasure", {"owner": Seat(treasure // 2), "number": treasure % 2 + 1})


def thing_words(s: State, number: int) -> Message:
    """A thing on the table: whose it is and where."""
    thing = s.things[number] if number < len(s.things) else None
    if thing is None or thing.card < 0:
        return Message("wizwar-thing-gone")
    args: dict[str, Arg] = {"card": card_words(thing.card)}
    if thing.owner == NOBODY:
        args["place"] = place_words(thing.at)
        return Message("wizwar-thing-lying", args)
    args["owner"] = Seat(thing.owner)
    if thing.at >= 0:
        args["place"] = place_words(thing.at)
        return Message("wizwar-thing-standing", args)
    if thing.on in (NOWHERE, WIZARD + thing.owner):
        return Message("wizwar-thing-own", args)
    args["whom"] = target_words(s, thing.on)
    return Message("wizwar-thing-laid", args)


_TARGET_WORDS: Final[dict[str, Callable[[State, int], Message]]] = {
    "nothing": lambda s, _: Message("wizwar-nothing"),
    "square": lambda s, square: place_words(square),
    "line": line_words,
    "wizard": wizard_words,
    "thing": thing_words,
    "treasure": lambda s, treasure: treasure_words(treasure),
    "sector": lambda s, place: Message("wizwar-sector", {"owner": Seat(s.places[place][0])}),
    "token": lambda s, square: Message("wizwar-token", {"square": square_name(square)}),
    "direction": lambda s, direction: direction_words(direction),
}


def target_words(s: State, target: int) -> Message:
    """A target of any sort, as it is now."""
    sort, number = target_parts(target)
    return _TARGET_WORDS[sort](s, number)


def knocked_words(s: State, target: int) -> Arg:
    """Whom or what a Waterbolt knocks back."""
    return Seat(target - WIZARD) if target < THING else thing_words(s, target - THING)
