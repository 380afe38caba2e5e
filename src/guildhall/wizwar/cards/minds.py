"""Cards that work on cards: helpers, energy, meditation."""

from __future__ import annotations

from guildhall.wizwar.book import ADDS, BENDS, BOOK, PROJECTS, nothing_at_once, spell
from guildhall.wizwar.decks import ENERGY, NAME
from guildhall.wizwar.printed import ANYWHERE, CASTER, NEUTRAL
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import State
from guildhall.wizwar.table_actions import draw

for _name in ENERGY:
    BOOK[NAME[_name]].energy = int(_name[-1])

spell("Around the Corner", NEUTRAL, ANYWHERE, helps=BENDS)(nothing_at_once)
spell("Astral Projection", NEUTRAL, CASTER, helps=PROJECTS)(nothing_at_once)
spell("Add", NEUTRAL, ANYWHERE, helps=ADDS, energy=3)(nothing_at_once)


@spell("Meditate", NEUTRAL, CASTER, energy=3)
def meditate(s: State, cast: Cast) -> None:
    """Three cards (rules 25.11)."""
    draw(s, cast.caster, 3)
