"""Targets and choices as numbers: what they are made of, and whether one stands for anything at all."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.wizwar import kinds
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import NAME, NAMES, SCHOOLS
from guildhall.wizwar.movement import STUMBLE
from guildhall.wizwar.notation import DIRECTIONS
from guildhall.wizwar.state import (
    DIRECTION,
    LINE,
    NOWHERE,
    SECTOR,
    SQUARE,
    THING,
    TOKEN,
    TREASURE,
    WIZARD,
    State,
)

# What a number is, and from which one on; the highest come first.
_TARGETS: Final = (
    (DIRECTION, "direction"),
    (TOKEN, "token"),
    (SECTOR, "sector"),
    (TREASURE, "treasure"),
    (THING, "thing"),
    (WIZARD, "wizard"),
    (LINE, "line"),
    (SQUARE, "square"),
    (NOWHERE, "nothing"),
)
_ACTS: Final = (
    (kinds.ACCEPT, "gather"),
    (kinds.LET_GO, "let-go"),
    (kinds.HOLD, "hold"),
    (kinds.END_SPELL, "end-spell"),
    (kinds.DROP_TREASURE, "drop-treasure"),
    (kinds.DROP, "drop"),
    (kinds.TAKE_TREASURE, "take-treasure"),
    (kinds.TAKE, "take"),
    (kinds.SPEED_ADD, "speed-add"),
    (kinds.SPEED, "speed"),
    (kinds.PLAY_ITEM, "item"),
    (kinds.PLAY_WAY, "way"),
    (kinds.STEP, "step"),
    (kinds.END_PHASE, "end-phase"),
)


def target_parts(target: int) -> tuple[str, int]:
    """What sort of target a number is, and which one of that sort."""
    return _parts(_TARGETS, target)


def act_parts(act: int) -> tuple[str, int]:
    """What sort of act a number is, and which way, card, thing or place it is done with."""
    return _parts(_ACTS, act)


def _parts(sorts: tuple[tuple[int, str], ...], number: int) -> tuple[str, int]:
    return next((sort, number - first) for first, sort in sorts if number >= first)


def stands_for_something(s: State, decision: Decision, choice: int) -> bool:
    """Whether a number could be an option of such a decision, if not now, so that there is a word for it."""
    kind = decision.kind
    if choice < 0:
        return False
    if kind == kinds.ACT:
        return _is_act(s, decision.player, choice)
    if kind in (kinds.AIM, kinds.CHOICE):
        return _is_target(s, choice)
    if kind == kinds.AMOUNT:  # all turns of a sector are legal, so another number is none
        return bool(WAYS[s.stack[-1].way].name == NAME["Waterbolt"])
    if kind == kinds.DRAW or (kind == kinds.BOOST and choice == kinds.ADD):
        return True
    if kind in (kinds.DISCARD, kinds.OVER, kinds.STEAL, kinds.FORGET) and choice >= kinds.OVER_THING:
        return _is_thing(s, choice - kinds.OVER_THING)
    highest = {
        kinds.ANSWER: len(WAYS),
        kinds.WITH: len(WAYS) - 1,
        kinds.SCHOOL: len(SCHOOLS) - 1,
        kinds.WALK: len(DIRECTIONS),
        kinds.OVER: len(NAMES) - 1,
    }
    return choice <= highest.get(kind, len(NAMES))


def _is_act(s: State, player: int, act: int) -> bool:
    sort, number = act_parts(act)
    if sort == "step":
        return number == STUMBLE or (number < 4 and s.arrangement.next[4 * s.at[player] + number] >= 0)
    if sort == "way":
        return number < len(WAYS)
    if sort in ("item", "speed"):
        return number < len(NAMES)
    if sort == "take-treasure":
        return number < len(s.treasures)
    if sort == "drop-treasure":
        return s.carries(player) >= 0
    if sort in ("hold", "let-go"):
        return number in s.arrangement.lines
    return sort == "speed-add" or _is_thing(s, number)


def _is_target(s: State, target: int) -> bool:
    sort, number = target_parts(target)
    if sort == "thing":
        return _is_thing(s, number)
    there: dict[str, Collection[int]] = {
        "square": s.arrangement.squares,
        "line": s.arrangement.lines,
        "wizard": range(s.seats),
        "treasure": range(len(s.treasures)),
        "sector": range(len(s.places)),
        "token": s.arrangement.squares,
        "direction": range(4),
    }
    return number in there[sort]


def _is_thing(s: State, number: int) -> bool:
    return number < len(s.things) and s.things[number].card >= 0
