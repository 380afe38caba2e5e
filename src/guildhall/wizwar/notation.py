"""Choices, targets and things as words that can be typed, the same in every language."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.wizwar import kinds
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.book import BOOK, WAYS
from guildhall.wizwar.decks import NAME_OF, SCHOOLS, SLUGS
from guildhall.wizwar.movement import STUMBLE
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.ask import QUESTIONS, Asked
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import (
    AS_SECTOR,
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


def target_name(s: State, target: int) -> str:
    """A target in one word."""
    number = AS_THING[target]
    return thing_name(s, number) if number >= 0 else target_word(names_of(s.colours, (), s.places), target)


def place_name(place: int) -> str:
    """A square or a line."""
    return PLACE_WORDS[place]


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
    if AS_SECTOR[s.stack[-1].target] >= 0:
        return TURNS[choice - 1], str(choice)
    return f"damage-{choice}", str(choice)


def _target(s: State, decision: Decision, target: int) -> tuple[str, ...]:
    if target == NOWHERE:
        return ("done",)
    number = AS_THING[target]
    if number >= 0:
        thing = s.things[number]
        if thing.at >= 0:
            return target_name(s, target), f"{SLUGS[NAME_OF[thing.card]]}@{PLACE_WORDS[thing.at]}"
        if BOOK[NAME_OF[thing.card]].item:
            return _item(s, decision, "", THING[0], number)
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
