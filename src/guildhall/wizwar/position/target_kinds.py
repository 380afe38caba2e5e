"""What sort of target each way to play a card can have, and what a lasting spell is laid on."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.aiming import EVERYWHERE
from guildhall.wizwar.book import BOOK, CASTER, INSTANT, Aim, Eye, Way
from guildhall.wizwar.cards import attacks, counters, creations, curses, items, motion, walls
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.state import NOTHING, State
from guildhall.wizwar.targets import NOWHERE, Sort
from guildhall.wizwar.view import kinds_of
from guildhall.wizwar.words import aim

_WIZARDS: Final[list[Aim]] = [
    *(aim.wizard, aim.any_wizard, aim.carrier, aim.item_carrier),
    *(attacks.in_walking_reach, attacks.room_for_both, curses.same_square),
]
_LINES: Final[list[Aim]] = [
    *(aim.free_border, aim.wall_or_door, aim.stone_wall, aim.near_wall),
    *(walls.wall_or_free, walls.locked_door, walls.unsealed_door, counters.between),
]
_SQUARES: Final[list[Aim]] = [
    *(aim.square, aim.creation_square, motion.four_steps, motion.straight_lines, motion.open_square),
]
AIMS: Final[dict[Aim, tuple[Sort, ...]]] = {
    **dict.fromkeys(_WIZARDS, ("wizard",)),
    **dict.fromkeys(_LINES, ("line",)),
    **dict.fromkeys(_SQUARES, ("square",)),
    aim.anything: ("line", "wizard", "thing"),
    attacks.wettable: ("line", "wizard", "thing"),
    attacks.throw_target: ("square", "line", "wizard", "thing"),
    aim.sector: ("sector",),
    aim.direction: ("direction",),
    aim.lasting_spell: ("thing", "token"),
    creations.loose: ("thing", "treasure"),
    motion.within_grasp: ("thing", "treasure"),
    items.soluble: ("line", "thing"),
}


def targets(way: Way) -> tuple[Sort, ...]:
    """What a way can be aimed at; () when it is aimed at nothing."""
    return AIMS[way.aim] if way.aim is not None else ()


def lasting(name: int) -> list[Way]:
    """The ways to play a card that leave it on the table."""
    return [way for way in BOOK[name].ways if way.lasts != INSTANT]


def own_spell(name: int) -> bool:
    """Whether a lasting spell is always laid on its own caster."""
    return bool(lasting(name)) and all(way.reach == CASTER for way in lasting(name))


def aims_at(s: State, way: Way, caster: int, target: int) -> bool:
    """Whether somebody could aim at a target, however far away and out of sight it is."""
    everything = Eye(caster, s.at[caster], EVERYWHERE, EVERYWHERE, EVERYWHERE, NOWHERE)
    return way.aim is not None and target in way.aim(s, everything)


def could_aim_at(s: State, way: Way, caster: int, target: int) -> bool:
    """Whether somebody could have aimed at a target before any other spell was on the table."""
    bare = s.clone()
    bare.things = [
        thing if thing.card >= 0 and BOOK[NAME_OF[thing.card]].item else NOTHING for thing in s.things
    ]
    bare.kinds = kinds_of(bare.things)
    bare.life = [max(life, 1) for life in s.life]  # whoever is dying now was not
    return aims_at(bare, way, caster, target)
