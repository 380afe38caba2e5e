"""Whether a number means anything, legal or not."""

from __future__ import annotations

from collections.abc import Collection

from guildhall.kernel.decision import Decision
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import NAMES, SCHOOLS
from guildhall.wizwar.movement import STUMBLE
from guildhall.wizwar.notation import DIRECTIONS
from guildhall.wizwar.stack.declare import declared
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import COMPASS, INDEX, SORT


def stands_for_something(s: State, decision: Decision, choice: int) -> bool:
    """Return whether a number could ever be an option of such a decision, so that it has a word."""
    kind = decision.kind
    if choice < 0:
        return False
    if kind in (kinds.AIM, kinds.CHOICE):
        return choice < len(SORT) - 1 and _is_there(s, SORT[choice], INDEX[choice])
    if kind == kinds.AMOUNT:
        return declared(s).asked_amount.why_not(s, declared(s)) is not None
    sort, number = choices.read(kind, choice)
    if sort == "nothing":
        return False
    if kind == kinds.WALK:
        return number < len(DIRECTIONS)
    if kind != kinds.ACT:
        return _is_there(s, sort, number)
    about = choices.ACTS[sort].about
    if about == "direction":
        return number == STUMBLE or (
            number < STUMBLE and s.arrangement.next[4 * s.at[decision.player] + number] >= 0
        )
    return s.carries(decision.player) >= 0 if about == "carried treasure" else _is_there(s, about, number)


def _is_there(s: State, sort: str, number: int) -> bool:
    """Return whether this number exists; some sorts have only one."""
    if sort in ("thing", "item"):
        return number < len(s.things) and s.things[number].card >= 0
    there: dict[str, Collection[int]] = {
        "square": s.arrangement.squares,
        "line": s.arrangement.lines,
        "wizard": range(s.seats),
        "treasure": range(len(s.treasures)),
        "sector": range(len(s.places)),
        "token": s.arrangement.squares,
        "direction": range(len(COMPASS)),
        "way": range(len(WAYS)),
        "card": range(len(NAMES)),
        "school": range(len(SCHOOLS)),
    }
    return sort not in there or number in there[sort]
