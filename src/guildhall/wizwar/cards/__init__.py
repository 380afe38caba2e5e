"""The cards, grouped by what they are. Importing this package registers all of them."""

from guildhall.wizwar.cards import (
    attacks,
    counters,
    creations,
    curses,
    fist,  # first, because the fist is way number 0
    forms,
    items,
    minds,
    motion,
    walls,
)

__all__ = ["attacks", "counters", "creations", "curses", "fist", "forms", "items", "minds", "motion", "walls"]
