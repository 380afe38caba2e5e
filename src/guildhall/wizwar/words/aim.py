"""Aims: what a card can be played at, among what is in range (rules 6.10)."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.aiming import hidden, near, occupied
from guildhall.wizwar.book import BOOK, GLOBAL, INSTANT, SIGHT, Eye, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.state import State
from guildhall.wizwar.table_actions import items_of
from guildhall.wizwar.targets import (
    AS_LINE,
    AS_SQUARE,
    AS_WIZARD,
    DIRECTION,
    INDEX,
    LINE,
    SECTOR,
    SORT,
    THING,
    TOKEN,
    TREASURE,
    WIZARD,
)
from guildhall.wizwar.words import rule

# -- wizards ---------------------------------------------------------------------------------------------


def wizard(s: State, eye: Eye) -> list[int]:
    """Another wizard who can be attacked."""
    return [
        WIZARD[player]
        for player in range(s.seats)
        if player != eye.player
        and s.at[player] >= 0
        and s.life[player] > 0
        and eye.bodies >> s.at[player] & 1
        and rule.can_be_attacked(s, player)
    ]


def any_wizard(s: State, eye: Eye) -> list[int]:
    """A wizard, oneself too."""
    return [WIZARD[player] for player in range(s.seats) if s.alive(player) and eye.bodies >> s.at[player] & 1]


def carrier(s: State, eye: Eye) -> list[int]:
    """Another wizard who carries an item or a treasure."""
    return [
        target
        for target in wizard(s, eye)
        if s.carries(AS_WIZARD[target]) >= 0 or items_of(s, AS_WIZARD[target])
    ]


def item_carrier(s: State, eye: Eye) -> list[int]:
    """Another wizard who carries an item."""
    return [target for target in wizard(s, eye) if items_of(s, AS_WIZARD[target])]


# -- objects ---------------------------------------------------------------------------------------------


def breakable(s: State, eye: Eye) -> list[int]:
    """A wall, a door, or a created object that damage can destroy (rules 10.12)."""
    found = lines(eye.lines & (s.walls | s.doors))
    for i, thing in enumerate(s.things):
        if AS_SQUARE[thing.at] >= 0 and eye.squares >> thing.at & 1 and BOOK[NAME_OF[thing.card]].cracks:
            found.append(THING[i])
    return found


def anything(s: State, eye: Eye) -> list[int]:
    """An object, another wizard or a creature."""
    return breakable(s, eye) + wizard(s, eye)


def lines(bits: int) -> list[int]:
    """Lines out of bits, as targets."""
    found: list[int] = []
    while bits:
        low = bits & -bits
        found.append(LINE[low.bit_length() - 1])
        bits ^= low
    return found


def wall_or_door(s: State, eye: Eye) -> list[int]:
    """Any wall section or door, a Wall of Fire too."""
    found = lines(eye.lines & (s.walls | s.doors))
    return found + [
        thing.at for thing in s.things if AS_LINE[thing.at] >= 0 and free_line(s, AS_LINE[thing.at], eye)
    ]


def free_line(s: State, line: int, eye: Eye) -> bool:
    """Whether neither wall nor door stands on a line that is in range."""
    return bool(eye.lines >> line & 1) and not (s.walls | s.doors) >> line & 1


def stone_wall(s: State, eye: Eye) -> list[int]:
    """A stone wall next to one."""
    return lines(eye.lines & near(s).lines[eye.square] & s.walls)


def door(s: State, eye: Eye) -> list[int]:
    """A door."""
    return lines(eye.lines & s.doors)


def near_door(s: State, eye: Eye) -> list[int]:
    """A door next to one."""
    return lines(eye.lines & near(s).lines[eye.square] & s.doors)


def near_wall(s: State, eye: Eye) -> list[int]:
    """A wall next to one, of any kind."""
    found = lines(eye.lines & near(s).lines[eye.square] & s.walls)
    return found + [
        thing.at
        for thing in s.things
        if AS_LINE[thing.at] >= 0
        and near(s).lines[eye.square] >> AS_LINE[thing.at] & 1
        and free_line(s, AS_LINE[thing.at], eye)
    ]


def free_border(s: State, eye: Eye) -> list[int]:
    """A line between two squares where nothing stands (rules 10.16)."""
    return lines(eye.lines & ~taken_lines(s))


def taken_lines(s: State) -> int:
    """Lines with anything on them, as bits."""
    taken = s.walls | s.doors
    for thing in s.things:
        line = AS_LINE[thing.at]
        if line >= 0:
            taken |= 1 << line
    return taken


def lying_item(s: State, eye: Eye) -> list[int]:
    """An item that nobody carries."""
    return [
        THING[i]
        for i, thing in enumerate(s.things)
        if AS_SQUARE[thing.at] >= 0 and BOOK[NAME_OF[thing.card]].item and eye.bodies >> thing.at & 1
    ]


def lying_treasure(s: State, eye: Eye) -> list[int]:
    """A treasure that nobody carries."""
    return [
        TREASURE[treasure]
        for treasure, place in enumerate(s.treasures)
        if AS_SQUARE[place] >= 0 and eye.bodies >> place & 1
    ]


# -- places ----------------------------------------------------------------------------------------------


def square(s: State, eye: Eye) -> list[int]:
    """A square."""
    return [square for square in s.arrangement.squares if eye.squares >> square & 1]


def empty_square(s: State, eye: Eye) -> list[int]:
    """A square without wizard, object or treasure (rules 6.10)."""
    free = eye.squares & ~occupied(s)
    return [square for square in s.arrangement.squares if free >> square & 1]


def creation_square(s: State, eye: Eye) -> list[int]:
    """An empty square that is no home base (rules 10.15)."""
    free = eye.squares & ~occupied(s)
    for home in s.homes:
        free &= ~(1 << home)
    return [square for square in s.arrangement.squares if free >> square & 1]


def sector(s: State, eye: Eye) -> list[int]:
    """A sector board."""
    return [SECTOR[place] for place in range(len(s.places))]


def direction(s: State, eye: Eye) -> list[int]:
    """One of the four directions."""
    return [DIRECTION[way] for way in range(4)]


# -- spells ----------------------------------------------------------------------------------------------


def lasting_spell(s: State, eye: Eye) -> list[int]:
    """A spell that lasts, by sight to its caster, its target or its object (rules 6.12)."""
    found: list[int] = []
    for i, thing in enumerate(s.things):
        if thing.card < 0 or BOOK[NAME_OF[thing.card]].item or BOOK[NAME_OF[thing.card]].lasts == INSTANT:
            continue
        if any(number == i for number, _, _ in s.traps):
            continue
        if thing.owner == eye.player and not rule.maintained(s, thing):  # rules 14.7
            continue
        if spell_in_sight(s, eye, i):
            found.append(THING[i])
    for number, where, _ in s.traps:
        thing = s.things[number]
        if eye.squares >> where & 1 and (thing.owner != eye.player or rule.maintained(s, thing)):
            found.append(TOKEN[where])
    return found


def spell_in_sight(s: State, eye: Eye, number: int) -> bool:
    """Whether a lasting spell can be reached."""
    from_here = s.things[number]
    if BOOK[NAME_OF[from_here.card]].traits & GLOBAL:
        return True
    squares: list[int] = []
    if from_here.owner >= 0 and s.at[from_here.owner] >= 0:
        squares.append(s.at[from_here.owner])
    place = from_here.at
    on = from_here.on
    sort, index = SORT[on], INDEX[on]
    if sort == "wizard":
        squares.append(s.at[index])
    elif sort == "treasure":
        squares.append(AS_SQUARE[s.treasures[index]])
    elif sort == "thing":
        place = s.things[index].at
    if any(where >= 0 and eye.bodies >> where & 1 for where in squares):
        return True
    if AS_SQUARE[place] >= 0:
        return bool(eye.squares >> place & 1)
    return AS_LINE[place] >= 0 and bool(eye.lines >> AS_LINE[place] & 1)


# -- at all ----------------------------------------------------------------------------------------------


def has_target(s: State, way: Way, eye: Eye) -> bool:
    """Whether there is anything to aim at."""
    return way.aim is not None and bool(way.aim(s, eye))


def has_target_here(s: State, way: Way, square: int) -> bool:
    """Whether there is surely something to aim at, as the borders of one's own square show at a glance."""
    if way.reach != SIGHT or hidden(s) >> square & 1:
        return False
    about = near(s).lines[square]
    if way.aim in _AT_WALLS:
        return bool(about & (s.walls | s.doors))
    return way.aim is free_border and bool(about & ~taken_lines(s))


_AT_WALLS: Final = (anything, breakable, wall_or_door)
