"""Choices, targets and things as words that can be typed, the same in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from guildhall.kernel.decision import Decision
from guildhall.wizwar import kinds
from guildhall.wizwar.board import LINES, SQUARES, line_name, square_name
from guildhall.wizwar.book import BOOK, WAYS
from guildhall.wizwar.decks import NAME_OF, SCHOOLS, SLUGS
from guildhall.wizwar.movement import STUMBLE
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.ask import QUESTIONS, Asked
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.state import (
    CARD,
    DIRECTION,
    LINE,
    NOWHERE,
    SECTOR,
    THING,
    TOKEN,
    TREASURE,
    WIZARD,
    State,
    Thing,
    told_thing,
)

TURNS: Final = ("right", "half", "left")
DIRECTIONS: Final = ("east", "south", "west", "north", "stumble")
# All other words of the notation that name neither a card nor a school, nor anything by its place or number.
VERBS: Final = ("close", "damage", "done", "draw", "drop", "end", "gather", "hold", "none", "pass", "punch")
NOUNS: Final = ("sector", "speed", "sum", "take", "trap", "treasure")


def colour_name(s: State, player: int) -> str:
    """A wizard by his colour."""
    return COLOURS[s.colours[player]]


def treasure_name(s: State, treasure: int) -> str:
    """A treasure by its owner's colour and its number: red-1."""
    return f"{colour_name(s, treasure // 2)}-{treasure % 2 + 1}"


def thing_name(s: State, number: int) -> str:
    """A thing by its card, with its number where there are several: rosebush#3."""
    name = NAME_OF[s.things[number].card]
    alone = len(s.things_named(name)) == 1
    return SLUGS[name] if alone else f"{SLUGS[name]}#{number}"


def place_name(place: int) -> str:
    """A square or a line."""
    return square_name(place) if place < LINE else line_name(place - LINE)


def target_name(s: State, target: int) -> str:
    """A target in one word."""
    if target < LINE:
        return square_name(target)
    if target < WIZARD:
        return line_name(target - LINE)
    if target < THING:
        return colour_name(s, target - WIZARD)
    if target < TREASURE:
        return thing_name(s, target - THING)
    if target < SECTOR:
        return treasure_name(s, target - TREASURE)
    if target < TOKEN:
        return f"sector:{colour_name(s, s.places[target - SECTOR][0])}"
    if target < DIRECTION:
        return f"trap@{square_name(target - TOKEN)}"
    return DIRECTIONS[target - DIRECTION]


# -- without a state -------------------------------------------------------------------------------------

PLACE_WORDS: Final = tuple([place_name(place) for place in range(SQUARES + LINES)])


class Names(NamedTuple):
    """The words for all that a target can be, as the table lies now."""

    colours: tuple[str, ...]  # of each seat
    treasures: tuple[str, ...]
    things: tuple[str, ...]  # by number; one that has gone is called by that alone: #3
    places: tuple[tuple[int, int], ...]  # whose sector lies there, and how


_DEALT: Final[dict[tuple[int, ...], tuple[tuple[str, ...], tuple[str, ...]]]] = {}  # by the seats' colours


def names_of(colours: tuple[int, ...], things: Sequence[Thing], places: tuple[tuple[int, int], ...]) -> Names:
    """The words for what lies on a table."""
    dealt = _DEALT.get(colours)
    if dealt is None:
        mine = tuple([COLOURS[colour] for colour in colours])
        treasures = tuple([f"{colour}-{number}" for colour in mine for number in (1, 2)])
        dealt = _DEALT[colours] = mine, treasures
    return Names(dealt[0], dealt[1], _thing_words(things) if things else (), places)


def _thing_words(things: Sequence[Thing]) -> tuple[str, ...]:
    """Every thing by its card, with its number where there are several."""
    cards = [NAME_OF[thing.card] if thing.card >= 0 else NOWHERE for thing in things]
    return tuple(
        [
            f"#{number}" if name < 0 else SLUGS[name] if cards.count(name) == 1 else f"{SLUGS[name]}#{number}"
            for number, name in enumerate(cards)
        ]
    )


def target_word(names: Names, target: int) -> str:
    """A target in one word, even a thing that has gone or that an event tells by its card."""
    if target < WIZARD:
        return PLACE_WORDS[target]
    if target < THING:
        return names.colours[target - WIZARD]
    if target < TREASURE:
        return names.things[target - THING]
    if target < SECTOR:
        return names.treasures[target - TREASURE]
    if target < TOKEN:
        return f"sector:{names.colours[names.places[target - SECTOR][0]]}"
    if target < DIRECTION:
        return f"trap@{PLACE_WORDS[target - TOKEN]}"
    return DIRECTIONS[target - DIRECTION] if target < CARD else SLUGS[NAME_OF[told_thing(target)[0]]]


# -- choices ---------------------------------------------------------------------------------------------


def names(s: State, decision: Decision, choice: int) -> tuple[str, ...]:
    """The words for a choice; the first is its notation."""
    kind = decision.kind
    if kind == kinds.ACT:
        return _act(s, decision, choice)
    if kind in (kinds.AIM, kinds.CHOICE):
        return _target(s, decision, choice)
    if kind == kinds.BOOST:
        return _boost(choice)
    if kind == kinds.AMOUNT:
        return _amount(s, choice)
    if kind == kinds.ANSWER:
        return ("pass",) if choice == kinds.PASS else (WAYS[choice - 1].slug,)
    if kind == kinds.WITH:
        return (WAYS[choice].slug,)
    if kind == kinds.DRAW:
        return f"draw-{choice}", str(choice)
    if kind == kinds.SCHOOL:
        return (SCHOOLS[choice],)
    if kind == kinds.WALK:
        return _walk(s, choice)
    if choice >= kinds.OVER_THING:
        return _part_with(s, decision, choice - kinds.OVER_THING)
    if kind == kinds.OVER:
        return (SLUGS[choice],)
    return ("done",) if choice == kinds.DONE else (SLUGS[choice - 1],)


def _walk(s: State, choice: int) -> tuple[str, ...]:
    """A step that somebody is made to take: a direction, or the square it leads to."""
    if choice == kinds.DONE:
        return ("done",)
    direction = choice - 1
    if direction == STUMBLE:
        return (DIRECTIONS[direction],)
    square = s.arrangement.next[4 * s.at[walker(s)] + direction]
    return DIRECTIONS[direction], square_name(square)


def walker(s: State) -> int:
    """Who is made to walk: the victim of damage, of Mental Force, or of a Big Man's push."""
    frame = s.stack[-1]
    if isinstance(frame, Damage):
        return frame.victim
    if not isinstance(frame, Asked):
        return s.player
    return frame.a if QUESTIONS[frame.question].slug == "walked" else frame.player


def _part_with(s: State, decision: Decision, number: int) -> tuple[str, ...]:
    """An item is dropped, a spell ended."""
    if BOOK[NAME_OF[s.things[number].card]].item:
        return _item(s, decision, "drop:", kinds.OVER_THING, number)
    name = thing_name(s, number)
    return f"end:{name}", f"drop:{name}"


def _item(s: State, decision: Decision, verb: str, base: int, number: int) -> tuple[str, ...]:
    """An item; of several that are alike the first needs no number, since any of them will do."""
    name = thing_name(s, number)
    slug = SLUGS[NAME_OF[s.things[number].card]]
    if name == slug or not _first_of_alike(s, decision, base, number):
        return (f"{verb}{name}",)
    return f"{verb}{name}", f"{verb}{slug}"


def _first_of_alike(s: State, decision: Decision, base: int, number: int) -> bool:
    """Whether all things of its name that can be chosen are where it is, and it is the first of them."""
    thing = s.things[number]
    numbers = [i for i in s.things_named(NAME_OF[thing.card]) if base + i in decision.options]
    return numbers[:1] == [number] and all(
        (s.things[i].owner, s.things[i].at) == (thing.owner, thing.at) for i in numbers
    )


def _amount(s: State, choice: int) -> tuple[str, ...]:
    """The turn of a sector, or how much of the energy is damage."""
    if SECTOR <= s.stack[-1].target < TOKEN:
        return TURNS[choice - 1], str(choice)
    return f"damage-{choice}", str(choice)


def _target(s: State, decision: Decision, target: int) -> tuple[str, ...]:
    if target == NOWHERE:
        return ("done",)
    if THING <= target < TREASURE:
        thing = s.things[target - THING]
        if thing.at >= 0:
            return target_name(s, target), f"{SLUGS[NAME_OF[thing.card]]}@{place_name(thing.at)}"
        if BOOK[NAME_OF[thing.card]].item:
            return _item(s, decision, "", THING, target - THING)
    return (target_name(s, target),)


def _boost(choice: int) -> tuple[str, ...]:
    if choice == kinds.NONE:
        return ("none",)
    return ("sum",) if choice == kinds.ADD else (SLUGS[choice - 1],)


def _act(s: State, decision: Decision, act: int) -> tuple[str, ...]:
    if act == kinds.END_PHASE:
        return ("done",)
    if act < kinds.PLAY_WAY:
        direction = act - kinds.STEP
        if direction == STUMBLE:
            return (DIRECTIONS[direction],)
        return square_name(s.arrangement.next[4 * s.at[decision.player] + direction]), DIRECTIONS[direction]
    if act < kinds.PLAY_ITEM:
        return (WAYS[act - kinds.PLAY_WAY].slug,)
    if act < kinds.SPEED:
        return (SLUGS[act - kinds.PLAY_ITEM],)
    if act == kinds.SPEED_ADD:
        return ("speed:sum",)
    if act < kinds.TAKE:
        return (f"speed:{SLUGS[act - kinds.SPEED]}",)
    if act < kinds.TAKE_TREASURE:
        return _item(s, decision, "take:", kinds.TAKE, act - kinds.TAKE)
    if act < kinds.DROP:
        return (f"take:{treasure_name(s, act - kinds.TAKE_TREASURE)}",)
    if act == kinds.DROP_TREASURE:
        return (f"drop:{treasure_name(s, s.carries(decision.player))}", "drop:treasure")
    if act < kinds.END_SPELL:
        return _item(s, decision, "drop:", kinds.DROP, act - kinds.DROP)
    if act < kinds.HOLD:
        return (f"end:{thing_name(s, act - kinds.END_SPELL)}",)
    if act < kinds.LET_GO:
        return (f"hold:{line_name(act - kinds.HOLD)}",)
    if act < kinds.ACCEPT:
        return (f"close:{line_name(act - kinds.LET_GO)}",)
    return (f"gather:{thing_name(s, act - kinds.ACCEPT)}",)
