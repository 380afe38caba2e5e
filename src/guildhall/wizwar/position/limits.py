"""Limits for the numbers of a position, which no course of the game exceeds."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.book import ADDS, BOOK, HELPERS
from guildhall.wizwar.decks import NAME_OF, school_cards
from guildhall.wizwar.state import NOTHING, State
from guildhall.wizwar.words import rule

ATTACKS: Final = 2  # in one turn, under Adrenaline (rules 26.6)
TURNS: Final = 999_999
DIE: Final = 4  # sides (rules 0.11)


def energy(s: State) -> int:
    """Return the most energy a spell can have (rules 7.6, 7.8).

    It is that of the best card in play, or of the best two if a card in play adds them, each raised by
    everything that raises it.
    """
    names = [NAME_OF[card] for card in _cards(s)]
    together = 2 if HELPERS[ADDS].name in names else 1
    best = sorted([BOOK[name].energy for name in names])[-together:]
    return sum(best) + together * sum([names.count(name) for name in rule.energy_value.by_name])


def speed(s: State) -> int:
    """Return the highest base speed a wizard can have (rules 2.6).

    It is that of the fastest form in play, raised by everything that raises it.
    """
    names = [NAME_OF[card] for card in _cards(s)]
    forms = [
        form(s, NOTHING, s.player, rule.MAIN_SPEED)
        for name, form in rule.form_speed.by_name.items()
        if name in names
    ]
    return max([rule.MAIN_SPEED, *forms]) + sum([names.count(name) for name in rule.speed.by_name])


def movement(s: State) -> tuple[int, int]:
    """Return the fewest and the most movement points a wizard can have.

    Below zero, they are what the base speed has lost since they were spent (rules 2.6). They are never more
    than base speed and boost together, doubled (rules 2.5, 26.10).
    """
    return -speed(s), 2 * (speed(s) + energy(s))


def _cards(s: State) -> list[int]:
    """Return all cards of the schools in play."""
    return [card for schools in s.schools for school in schools for card in school_cards(school, s.version)]
