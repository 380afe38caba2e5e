"""How sure an attack in Wiz-War is: what a victim holds may answer it."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.book import ATTACK, BOOK, WAYS
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.knowledge import sure
from guildhall.wizwar.stack.declare import Declare, answerable
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_WIZARD

ANSWERS: Final = 0.05  # a card that one does not know is an answer that will be given
SEEN: Final = 0.7  # so is a counter that one knows of


def doubt(s: State, me: int, target: int) -> float:
    """The chance that the attack he is declaring at a target comes to nothing."""
    declared = s.stack[-1]
    if not isinstance(declared, Declare) or declared.way < 0 or declared.aimed:
        return 0.0
    way = WAYS[declared.way]
    victim = AS_WIZARD[target]
    if way.kind != ATTACK or not answerable(way) or AS_WIZARD[target] < 0 or victim == me:
        return 0.0
    known = sure(s.knows[me], s.seats)[victim]
    if any(BOOK[NAME_OF[card]].counters for card in known):
        return SEEN
    return float(1.0 - (1.0 - ANSWERS) ** (len(s.hands[victim]) - len(known)))
