"""What everybody notices: an answer window opens, or something hidden is revealed."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import expect
from guildhall.kernel.game import Opening
from guildhall.kernel.numbering import unpack
from guildhall.wizwar import kinds
from guildhall.wizwar.stack.cast import Answerable, Cast, victims
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.declare import Window
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.targets import INDEX, SORT
from guildhall.wizwar.view import announced

# Something is revealed that at most its owner knew.
_BROUGHT_TO_LIGHT: Final = (
    kinds.TRAP_BLANK,
    kinds.TRAP_REAL,
    kinds.LOOKED,
    kinds.HAND_SEEN,
    kinds.STOLEN,
    kinds.INHERITED,
)
# A card visibly leaves the hand of the event's player.
_OUT_OF_HAND: Final = (
    kinds.CAST,
    kinds.ANSWERED,
    kinds.HELPER,
    kinds.BOOSTED,
    kinds.ITEM_PLAYED,
    kinds.DISCARDED,
)


def reveals(s: State) -> int:
    """Return the seats, as bits, to which something hidden was revealed."""
    everybody = (1 << s.seats) - 1
    found = 0
    for event in s.events or ():
        if event.kind in _BROUGHT_TO_LIGHT:
            return everybody
        if event.kind in _OUT_OF_HAND:
            found |= everybody & ~(1 << kinds.EVENTS.field(event, "player"))
    return found


def opening(s: State) -> Opening | None:
    """Return the public announcement that others may answer now, no matter who could answer it."""
    window = announced(s)
    if not isinstance(window, Window):
        return None
    passed = window.passed if s.rules.open_windows else 0
    frame = expect(s.stack[window.at], Answerable)  # the window is open, or nobody would be asked
    if not isinstance(frame, Cast):
        return Opening(frame.answerers(s), passed)
    return Opening(_aimed_at(s, frame) & ~(1 << frame.caster), passed)


def _aimed_at(s: State, cast: Cast) -> int:
    """Return the seats that something is aimed at: directly, by their belongings, or by what it answers."""
    bits = victims(s, cast)
    for target in unpack(cast.target):
        bits |= _owner(s, target)
    if cast.against > 0:
        below = s.stack[cast.against]
        if isinstance(below, Cast):
            helped = below.caster == cast.caster
            bits |= _aimed_at(s, below) if helped else 1 << below.caster
        elif isinstance(below, Damage):
            bits |= 1 << below.by if below.by >= 0 else 0
        elif isinstance(below, PickUp):
            bits |= 1 << below.player
    return bits


def _owner(s: State, target: int) -> int:
    """Return the wizard that a target is or belongs to, as a bit; 0 for nobody."""
    sort, index = SORT[target], INDEX[target]
    seat = NOBODY
    if sort == "wizard":
        seat = index
    elif sort == "thing":
        seat = s.things[index].owner
    elif sort == "treasure":
        seat = index // 2
    return 1 << seat if seat >= 0 else 0
