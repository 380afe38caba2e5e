"""Choices, targets and things as words to type, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Arg
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BOOK, WAYS
from guildhall.wizwar.decks import NAME_OF, SCHOOLS, SLUGS
from guildhall.wizwar.movement import DIRECTIONS, STUMBLE
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.damage import walker
from guildhall.wizwar.stack.declare import declared
from guildhall.wizwar.state import State
from guildhall.wizwar.target_words import COMPASS, PLACE_WORDS, names_of, target_word
from guildhall.wizwar.targets import AS_THING, INDEX, NOWHERE, SORT, THING
from guildhall.wizwar.words import say

TURNS: Final = ("right", "half", "left")
# The other words of the notation, apart from cards, schools, and things named by place or number.
VERBS: Final = ("close", "damage", "done", "draw", "drop", "end", "gather", "hold", "none", "pass", "punch")
NOUNS: Final = ("sector", "speed", "sum", "take", "trap", "treasure")
WHOLE_WORDS: Final = frozenset({*VERBS, *NOUNS, *DIRECTIONS, *TURNS, *COLOURS})  # short for no other word


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


class Noun(NamedTuple):
    """What an act or another choice can be about."""

    word: Callable[[State, int], str]
    argument: str  # of labels
    label: Callable[[State, int, int], Arg]  # as a player sees it
    exists: Callable[[State, int], bool]  # whether a number stands for one, legal or not


def is_thing(s: State, number: int) -> bool:
    """Return whether a thing of this number is on the table."""
    return number < len(s.things) and s.things[number].card >= 0


ABOUT: Final = {
    "way": Noun(
        lambda s, way: WAYS[way].slug,
        "way",
        lambda s, way, me: say.way_words(way),
        lambda s, way: way < len(WAYS),
    ),
    "card": Noun(
        lambda s, name: SLUGS[name],
        "card",
        lambda s, name, me: say.name_words(name),
        lambda s, name: name < len(SLUGS),
    ),
    "item": Noun(thing_name, "thing", lambda s, number, me: say.card_words(s.things[number].card), is_thing),
    "thing": Noun(thing_name, "thing", say.thing_words, is_thing),
    "treasure": Noun(
        treasure_name,
        "treasure",
        lambda s, treasure, me: say.treasure_words(treasure, me),
        lambda s, treasure: treasure < len(s.treasures),
    ),
    "line": Noun(
        lambda s, line: line_name(line),
        "line",
        lambda s, line, me: line_name(line),
        lambda s, line: line in s.arrangement.lines,
    ),
    "school": Noun(
        lambda s, school: SCHOOLS[school],
        "school",
        lambda s, school, me: say.school_words(school),
        lambda s, school: school < len(SCHOOLS),
    ),
}


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
    if sort == "direction":
        return _step(s, walker(s), number)[::-1]
    if sort == "thing":
        return _part_with(s, decision, number)
    if sort in ABOUT:
        return (ABOUT[sort].word(s, number),)
    return (sort,)


def has_words(s: State, decision: Decision, choice: int) -> bool:
    """Return whether a number could ever be an option of such a decision, so that it has words."""
    kind = decision.kind
    if choice < 0:
        return False
    if kind in (kinds.AIM, kinds.CHOICE):
        return choice < len(SORT) - 1 and _is_there(s, SORT[choice], INDEX[choice])
    if kind == kinds.AMOUNT:
        return declared(s).asked_amount.why_not(s, declared(s)) is not None
    sort, number = choices.read(kind, choice)
    if kind == kinds.WALK and sort == "direction":
        return number < len(DIRECTIONS)
    if kind != kinds.ACT or sort == "nothing":
        return sort != "nothing" and _is_there(s, sort, number)
    about, player = choices.ACTS[sort].about, decision.player
    if about == "direction":
        return number == STUMBLE or (number < STUMBLE and s.arrangement.next[4 * s.at[player] + number] >= 0)
    return s.carries(player) >= 0 if about == "carried treasure" else _is_there(s, about, number)


def _is_there(s: State, sort: str, number: int) -> bool:
    """Return whether this number exists; some sorts have only one."""
    if sort in ABOUT:
        return ABOUT[sort].exists(s, number)
    there: dict[str, Collection[int]] = {
        "square": s.arrangement.squares,
        "wizard": range(s.seats),
        "sector": range(len(s.places)),
        "token": s.arrangement.squares,
        "direction": range(len(COMPASS)),
    }
    return sort not in there or number in there[sort]


def _act(s: State, decision: Decision, sort: str, number: int) -> tuple[str, ...]:
    word, about = choices.ACTS[sort]
    if about == "direction":
        return _step(s, decision.player, number)
    if about == "item":
        return _item(s, decision, word, choices.TAKE if sort == "take" else choices.DROP, number)
    if about == "carried treasure":
        return f"{word}{treasure_name(s, s.carries(decision.player))}", f"{word}treasure"
    return (word + ABOUT[about].word(s, number) if about else word,)


def _step(s: State, player: int, direction: int) -> tuple[str, ...]:
    """Return the words for a step: the square it leads to, and its direction."""
    if direction == STUMBLE:
        return (DIRECTIONS[direction],)
    return square_name(s.arrangement.next[4 * s.at[player] + direction]), DIRECTIONS[direction]


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
