"""How likely an attack in Wiz-War is to be countered by the victim's cards."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.knowledge import sure
from guildhall.wizwar.book import BOOK, WAYS
from guildhall.wizwar.decks import MOST_COPIES, NAME_OF
from guildhall.wizwar.printed import ATTACK
from guildhall.wizwar.stack.declare import Declare, answerable
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_WIZARD

UNKNOWN_COUNTERS: Final = 0.05  # the chance that an unknown card counters the attack
KNOWN_COUNTERS: Final = 0.7  # the chance that a known counterspell does


def counterspell_chance(s: State, me: int, target: int) -> float:
    """Return the chance that somebody counters the attack being declared at a target."""
    declared = s.stack[-1]
    if not isinstance(declared, Declare) or declared.way < 0 or declared.aimed:
        return 0.0
    way = WAYS[declared.way]
    victim = AS_WIZARD[target]
    if way.kind != ATTACK or not answerable(way) or AS_WIZARD[target] < 0 or victim == me:
        return 0.0
    known = sure(s.knows[me], s.seats, MOST_COPIES)[victim]
    if any(BOOK[NAME_OF[card]].counters for card in known):
        return KNOWN_COUNTERS
    return float(1.0 - (1.0 - UNKNOWN_COUNTERS) ** (len(s.hands[victim]) - len(known)))
