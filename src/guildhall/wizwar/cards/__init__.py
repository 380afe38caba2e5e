"""The cards, by what they are. Importing this package enters them all into the book."""

from guildhall.wizwar.cards import (
    attacks,
    counters,
    creations,
    curses,
    fist,  # first: its blow is way number 0
    forms,
    items,
    minds,
    motion,
    walls,
)

__all__ = ["attacks", "counters", "creations", "curses", "fist", "forms", "items", "minds", "motion", "walls"]
