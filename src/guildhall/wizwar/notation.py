"""Choices, targets and things as words to type, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BOOK, WAYS
from guildhall.wizwar.decks import NAME_OF, SCHOOLS, SLUGS
from guildhall.wizwar.movement import STUMBLE
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.damage import walker
from guildhall.wizwar.stack.declare import declared
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import (
    AS_THING,
    COMPASS,
    NOWHERE,
    PLACE_WORDS,
    THING,
    names_of,
    target_word,
)

TURNS: Final = ("right", "half", "left")
DIRECTIONS: Final = (*COMPASS, "stumble")
# The other words of the notation, apart from cards, schools, and things named by place or number.
VERBS: Final = ("close", "damage", "done", "draw", "drop", "end", "gather", "hold", "none", "pass", "punch")
NOUNS: Final = ("sector", "speed", "sum", "take", "trap", "treasure")


def colour_name(s: State, player: int) -> str:
    """Return a wizard's colour, which names them."""
    return COLOURS[s.colours[player]]


def treasure_name(s: State, treasure: int) -> str:
    """Return a treasure by its owner's colour and its number, such as red-1."""
    return f"{colour_name(s, treasure // 2)}-{treasure % 2 + 1}"


def thing_name(s: State, number: int) -> str:
    """Return a thing by its card, with its number if there are several, such as rosebush#3."""
    name = NAME_OF[s.things[number].card]
    alone = len(s.things_named(name)) == 1
    return SLUGS[name] if alone else f"{SLUGS[name]}#{number}"


def target_name(s: State, target: int) -> str:
    """Return a target in one word."""
    number = AS_THING[target]
    return thing_name(s, number) if number >= 0 else target_word(names_of(s.colours, (), s.places), target)


# -- choices ---------------------------------------------------------------------------------------------


def names(s: State, decision: Decision, choice: int) -> tuple[str, ...]:
    """Return the words for a choice; the first is its notation."""
    kind = decision.kind
    if kind == kinds.ACT:
        return _act(s, decision, choices.ACT_SORT[choice], choices.ACT_INDEX[choice])
    if kind in (kinds.AIM, kinds.CHOICE):
        return _target(s, decision, choice)
    sort, number = choices.read(kind, choice)
    if kind == kinds.AMOUNT:
        return declared(s).asked_amount.word(choice), str(choice)
    if kind == kinds.DRAW:
        return f"draw-{number}", str(number)
    if kind == kinds.WALK:
        return _walk(s, number) if sort == "direction" else ("done",)
    if sort == "thing":
        return _part_with(s, decision, number)
    return (_WORDS[sort](number),) if sort in _WORDS else (sort,)


# The words for options that are the same everywhere; all others are words themselves: pass, done, none.
_WORDS: Final[dict[str, Callable[[int], str]]] = {
    "way": lambda way: WAYS[way].slug,
    "card": lambda name: SLUGS[name],
    "school": lambda school: SCHOOLS[school],
}


def _walk(s: State, direction: int) -> tuple[str, ...]:
    """Return the words for a forced step: its direction, and the square it leads to."""
    if direction == STUMBLE:
        return (DIRECTIONS[direction],)
    square = s.arrangement.next[4 * s.at[walker(s)] + direction]
    return DIRECTIONS[direction], square_name(square)


def _part_with(s: State, decision: Decision, number: int) -> tuple[str, ...]:
    """Return the words for dropping an item or ending a spell."""
    if BOOK[NAME_OF[s.things[number].card]].item:
        return _item(s, decision, "drop:", choices.LOSE_THING, number)
    name = thing_name(s, number)
    return f"end:{name}", f"drop:{name}"


def _item(s: State, decision: Decision, verb: str, options: Sequence[int], number: int) -> tuple[str, ...]:
    """Return the words for an item; the first of several alike needs no number, since any of them will do."""
    name = thing_name(s, number)
    slug = SLUGS[NAME_OF[s.things[number].card]]
    if name == slug or not _first_of_alike(s, decision, options, number):
        return (f"{verb}{name}",)
    return f"{verb}{name}", f"{verb}{slug}"


def _first_of_alike(s: State, decision: Decision, options: Sequence[int], number: int) -> bool:
    """Return whether a thing is the first of its name, with all others to choose from in the same place."""
    thing = s.things[number]
    numbers = [i for i in s.things_named(NAME_OF[thing.card]) if options[i] in decision.options]
    return numbers[:1] == [number] and all(
        (s.things[i].owner, s.things[i].at) == (thing.owner, thing.at) for i in numbers
    )


def _target(s: State, decision: Decision, target: int) -> tuple[str, ...]:
    if target == NOWHERE:
        return ("done",)
    number = AS_THING[target]
    if number >= 0:
        thing = s.things[number]
        if thing.at >= 0:
            return target_name(s, target), f"{SLUGS[NAME_OF[thing.card]]}@{PLACE_WORDS[thing.at]}"
        if BOOK[NAME_OF[thing.card]].item:
            return _item(s, decision, "", THING, number)
    return (target_name(s, target),)


def _act(s: State, decision: Decision, sort: str, number: int) -> tuple[str, ...]:
    word, about = choices.ACTS[sort]
    if about == "direction":
        if number == STUMBLE:
            return (DIRECTIONS[number],)
        square = s.arrangement.next[4 * s.at[decision.player] + number]
        return square_name(square), DIRECTIONS[number]
    if about == "item":
        return _item(s, decision, word, choices.TAKE if sort == "take" else choices.DROP, number)
    if about == "carried treasure":
        return f"{word}{treasure_name(s, s.carries(decision.player))}", f"{word}treasure"
    return (word + _ABOUT[about](s, number),)


_ABOUT: Final[dict[str, Callable[[State, int], str]]] = {
    "": lambda s, _: "",
    "way": lambda s, way: WAYS[way].slug,
    "card": lambda s, name: SLUGS[name],
    "thing": thing_name,
    "treasure": treasure_name,
    "line": lambda s, line: line_name(line),
}
