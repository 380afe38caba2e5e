"""The defaults of a position: the values of parts that it leaves out."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.book import BOOK, DOORS, Way
from guildhall.wizwar.decks import NAME_OF, SCHOOLS, school_cards
from guildhall.wizwar.editions import SCHOOL_OPTIONS
from guildhall.wizwar.printed import CASTER, INSTANT, TEMPORARY
from guildhall.wizwar.setup import Draft, begin_decks
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import LIFE, NOBODY, State
from guildhall.wizwar.targets import AS_LINE, NOWHERE, WIZARD
from guildhall.wizwar.words import rule

PHASE: Final = "move_and_cast"


def turns(phase: str) -> int:
    """Return how many turns each player has begun."""
    return 0 if phase == Draft.name else 2


def speed(s: State, phase: str) -> int:
    """Return the base speed for which movement points have been given."""
    begun = phase in (PHASE, "discard_and_draw") and s.at[s.player] >= 0
    return rule.base_speed(s, s.player) if begun else 0


def life(s: State, player: int) -> int:
    """Return the life of a wizard."""
    return LIFE if s.at[player] >= 0 else 0


def lines(start: State, s: State) -> tuple[int, int]:
    """Return walls and doors: those printed, as at the start, and those that spells have made since."""
    walls, doors = start.walls, start.doors
    for line, name in makers(s).items():
        bit = 1 << line
        made = BOOK[name].line
        walls = walls | bit if made == "wall" else walls & ~bit
        doors = doors | bit if made == "door" else doors & ~bit
    return walls, doors


def makers(s: State) -> dict[int, int]:
    """Return for each line the spell that made its wall or door; a door may be in a wall made by a spell."""
    found: dict[int, int] = {}
    for thing in s.things:
        line = AS_LINE[thing.at]
        if line >= 0 and BOOK[NAME_OF[thing.card]].line and not DOORS.has(found.get(line, 0)):
            found[line] = NAME_OF[thing.card]
    return found


def schools(s: State) -> tuple[tuple[int, ...], ...]:
    """Return the schools that the options name; () if they leave any to chance or to the players."""
    named = all(str(s.options[name]) in SCHOOLS for name in SCHOOL_OPTIONS)
    if s.rules.custom_spellbook or not (named or s.rules.giant_book):
        return ()
    trial = s.clone()
    begin_decks(trial)
    return trial.schools


def decks(s: State) -> list[tuple[int, ...]]:
    """Return Magic decks with all cards of their schools that are nowhere else; no cards before the deal."""
    if s.stack and isinstance(s.stack[0], Draft):
        return [()] * len(s.decks)
    left = [
        sorted([card for school in schools for card in school_cards(school, s.version)])
        for schools in s.schools
    ]
    placed = [card for pile in (*s.hands, *s.discards) for card in pile]
    placed += [thing.card for thing in s.things]
    placed += [frame.card for frame in s.stack if isinstance(frame, Cast)]
    for card in placed:
        for deck in left:
            if card in deck:
                deck.remove(card)
    return [tuple(deck) for deck in left]


def lasting(name: int) -> list[Way]:
    """Return the ways to play a card that leave it on the table."""
    return [way for way in BOOK[name].ways if way.lasts != INSTANT]


def own_spell(name: int) -> bool:
    """Return whether a lasting spell is always laid on its own caster."""
    return bool(lasting(name)) and all(way.reach == CASTER for way in lasting(name))


def on(name: int, owner: int) -> int:
    """Return the target that a thing is laid on."""
    return WIZARD[owner] if owner != NOBODY and own_spell(name) else NOWHERE


def energy(name: int) -> int:
    """Return the energy tokens of a thing."""
    return int(BOOK[name].lasts == TEMPORARY or any(way.boosts for way in lasting(name)))
