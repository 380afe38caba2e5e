"""The sorts of targets of each way to play a card, and the targets of lasting spells."""

from __future__ import annotations

from guildhall.wizwar.aiming import EVERYWHERE
from guildhall.wizwar.book import BOOK, Eye, Way
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.printed import CASTER, INSTANT
from guildhall.wizwar.state import NOTHING, State, kinds_of
from guildhall.wizwar.targets import NOWHERE, Sort


def targets(way: Way) -> tuple[Sort, ...]:
    """Return the sorts of targets of a way; () if it has no target."""
    return way.aim.sorts if way.aim is not None else ()


def lasting(name: int) -> list[Way]:
    """Return the ways to play a card that leave it on the table."""
    return [way for way in BOOK[name].ways if way.lasts != INSTANT]


def own_spell(name: int) -> bool:
    """Return whether a lasting spell is always laid on its own caster."""
    return bool(lasting(name)) and all(way.reach == CASTER for way in lasting(name))


def aims_at(s: State, way: Way, caster: int, target: int) -> bool:
    """Return whether a wizard could aim at a target, ignoring distance and sight."""
    everything = Eye(caster, s.at[caster], EVERYWHERE, EVERYWHERE, EVERYWHERE, NOWHERE)
    return way.aim is not None and target in way.aim(s, everything)


def could_aim_at(s: State, way: Way, caster: int, target: int) -> bool:
    """Return whether a wizard could have aimed at a target before any other spell was on the table."""
    bare = s.clone()
    bare.things = [
        thing if thing.card >= 0 and BOOK[NAME_OF[thing.card]].item else NOTHING for thing in s.things
    ]
    bare.kinds = kinds_of(bare.things)
    bare.life = [max(life, 1) for life in s.life]  # those who are dying now weren't then
    return aims_at(bare, way, caster, target)
