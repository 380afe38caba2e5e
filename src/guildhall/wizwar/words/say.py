"""Words for things: cards and the ways to play them, places, targets, treasures, schools, damage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.kernel.message import Arg, Message, Refusal, Seat
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BOOK, WAYS, Way
from guildhall.wizwar.decks import NAME_OF, SCHOOLS, SLUGS
from guildhall.wizwar.editions import Rules
from guildhall.wizwar.movement import DIRECTIONS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.target_words import PLACE_WORDS
from guildhall.wizwar.targets import AS_SQUARE, AS_THING, AS_WIZARD, INDEX, PLACES, SORT, WIZARD, Sort
from guildhall.wizwar.traits import MAGICAL, PHYSICAL, kinds_in
from guildhall.wizwar.words.aim import taken_lines

# -- cards -----------------------------------------------------------------------------------------------


def name_words(name: int) -> Message:
    """Return the name of a card, given its index among the names."""
    return Message(f"wizwar-card-{SLUGS[name]}")


def listed_words(name: int, count: int = 1) -> Message:
    """Return the name of a card in a list, with how many of it there are."""
    return Message("wizwar-listed-card", {"card": name_words(name), "count": count})


def card_words(card: int) -> Message:
    """Return the name of a printed card."""
    return name_words(NAME_OF[card])


def card_text(rules: Rules, name: int) -> Message:
    """Return what a card does, in our words; some texts depend on the options of the table."""
    mist = "all" if rules.mist_feels_all_walls else "stone"
    return Message(f"wizwar-text-{SLUGS[name]}", {"shield": rules.shield, "mist": mist})


def way_words(way: int) -> Message:
    """Return the words for a way to play a card, to use an item, or to strike."""
    entry = WAYS[way]
    if entry.name < 0:
        return Message("wizwar-punch")
    if not entry.mode:
        return name_words(entry.name)
    return Message("wizwar-way", {"card": name_words(entry.name), "mode": entry.mode})


def way_selector(way: int) -> str:
    """Return a way's notation in a form that Fluent allows as a selector."""
    return WAYS[way].slug.replace("/", "-")


def paragraph_of(way: Way) -> str:
    """Return the paragraph that says what a way does."""
    return BOOK[way.name].rule if way.name >= 0 else "5.6"


def school_words(school: int) -> Message:
    """Return the words for a school of magic."""
    return Message(f"wizwar-school-{SCHOOLS[school]}")


def kind_words(kind: int) -> Message:
    """Return the words for a kind of damage."""
    if kind & PHYSICAL:
        return Message("wizwar-damage-both" if kind & MAGICAL else "wizwar-damage-physical")
    return Message(f"wizwar-damage-{kinds_in(kind | MAGICAL)[-1]}")


# -- things on the table ---------------------------------------------------------------------------------


def colour_words(colour: int) -> Message:
    """Return the words for a colour."""
    return Message(f"wizwar-colour-{COLOURS[colour]}")


def direction_words(direction: int) -> Message:
    """Return the words for a direction."""
    return Message(f"wizwar-direction-{DIRECTIONS[direction]}")


def place_words(place: int) -> Message:
    """Return the words for a square or a line, whatever stands there."""
    sort = "square" if AS_SQUARE[place] >= 0 else "line"
    return Message(f"wizwar-{sort}", {sort: PLACE_WORDS[place]})


def line_words(s: State, line: int) -> Message:
    """Return the words for an edge by what stands on it now: a wall, a door, a creation, or nothing."""
    if s.walls >> line & 1:
        what = "wall"
    elif s.doors >> line & 1:
        what = "door"
    else:
        what = "fire" if taken_lines(s) >> line & 1 else "free"
    return Message(f"wizwar-line-{what}", {"line": line_name(line)})


def treasure_words(treasure: int, me: int = NOBODY, doer: int = NOBODY) -> Message:
    """Return the words for a treasure: owner and number, as yours for `me` and as theirs for `doer`."""
    return _owned("treasure", treasure // 2, me, doer, number=treasure % 2 + 1)


def sector_words(s: State, place: int, me: int = NOBODY, doer: int = NOBODY) -> Message:
    """Return the words for a sector: its owner, as yours for `me` and as theirs for `doer`."""
    return _owned("sector", s.places[place][0], me, doer)


def _owned(what: str, owner: int, me: int, doer: int, **args: Arg) -> Message:
    if owner == me:
        return Message(f"wizwar-{what}-yours", args)
    return Message(f"wizwar-{what}{'-theirs' if owner == doer else ''}", {"owner": Seat(owner), **args})


def thing_words(s: State, number: int, me: int = NOBODY, doer: int = NOBODY) -> Message:
    """Return a thing on the table in words: its owner (yours for `me`, theirs for `doer`) and its place."""
    thing = s.things[number] if number < len(s.things) else None
    if thing is None or thing.card < 0:
        return Message("wizwar-thing-gone")
    if thing.at >= 0 or thing.on < 0:
        return laid_words(thing.card, thing.owner, thing.at, None, me, doer)
    whom = target_words(s, thing.on, me, doer)
    return laid_words(thing.card, thing.owner, thing.on, whom, me, doer)


def laid_words(
    card: int, owner: int, where: int, whom: Arg | None, me: int = NOBODY, doer: int = NOBODY
) -> Message:
    """Return the words for a thing: its card, its owner, and its place or what it is on.

    It is yours for `me` and theirs for `doer`.
    """
    args: dict[str, Arg] = {"card": card_words(card)}
    placed = SORT[where] in PLACES
    if placed:
        args["place"] = place_words(where)
    if owner == NOBODY:
        return Message("wizwar-thing-lying", args)
    args["owner"] = Seat(owner)
    if placed:
        sort, args["what"] = "standing", SLUGS[NAME_OF[card]]
    elif whom is None or where == WIZARD[owner]:
        sort = "own"
    elif me != NOBODY and where == WIZARD[me]:
        return Message("wizwar-thing-laid-you", args)
    else:
        sort, args["whom"] = "laid", whom
    if owner == me:
        return Message(f"wizwar-thing-yours-{sort}", args)
    return Message(f"wizwar-thing-theirs-{sort}" if owner == doer else f"wizwar-thing-{sort}", args)


_TARGET_WORDS: Final[dict[Sort, Callable[[State, int, int, int], Message]]] = {
    "nothing": lambda s, _, me, doer: Message("wizwar-nothing"),
    "square": lambda s, square, me, doer: place_words(square),
    "line": lambda s, line, me, doer: line_words(s, line),
    "wizard": lambda s, player, me, doer: Message(
        "wizwar-wizard", {"player": Seat(player), "colour": colour_words(s.colours[player])}
    ),
    "thing": thing_words,
    "treasure": lambda s, treasure, me, doer: treasure_words(treasure, me, doer),
    "sector": sector_words,
    "token": lambda s, square, me, doer: Message("wizwar-token", {"square": square_name(square)}),
    "direction": lambda s, direction, me, doer: direction_words(direction),
}


def target_words(s: State, target: int, me: int = NOBODY, doer: int = NOBODY) -> Message:
    """Return the words for a target of any sort as it is now; yours for `me`, theirs for `doer`."""
    return _TARGET_WORDS[SORT[target]](s, INDEX[target], me, doer)


def knocked_words(s: State, target: int, me: int) -> Arg:
    """Return the words for what is knocked back, as a player sees it."""
    return Seat(AS_WIZARD[target]) if AS_WIZARD[target] >= 0 else thing_words(s, AS_THING[target], me)


# -- reasons ---------------------------------------------------------------------------------------------


def refuse(paragraph: str, name: str, **args: Arg) -> Refusal:
    """Return a refusal with a paragraph of the rules, by the name of its sentence."""
    return Refusal(paragraph, Message(f"wizwar-refuse-{name}", args))
