"""Why the active player can't do something in their Move and Cast phase (rules 1.7)."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.message import Refusal
from guildhall.wizwar.board import square_named
from guildhall.wizwar.book import FISTS
from guildhall.wizwar.notation import DIRECTIONS
from guildhall.wizwar.speech.meaning import card_named, target_named
from guildhall.wizwar.speech.why import Why
from guildhall.wizwar.speech.why_cards import why_no_card, why_no_way, why_not_yours
from guildhall.wizwar.speech.why_doors import why_no_close, why_no_hold
from guildhall.wizwar.speech.why_energy import why_no_speed
from guildhall.wizwar.speech.why_moves import why_no_step, why_no_walk
from guildhall.wizwar.speech.why_things import why_no_drop, why_no_end, why_no_gather, why_no_take
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import SORT
from guildhall.wizwar.words.say import refuse, target_words, way_words

_VERBS: Final[dict[str, Why]] = {
    "take": why_no_take,
    "drop": why_no_drop,
    "end": why_no_end,
    "hold": why_no_hold,
    "close": why_no_close,
    "gather": why_no_gather,
    "speed": why_no_speed,
}


def why_no_act(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active player can't do what a word says."""
    verb, _, rest = word.partition(":")
    if verb in _VERBS:
        return _VERBS[verb](s, player, rest)
    if word == "pass":
        return refuse("1.8", "pass-now")
    if word == "punch":
        return why_no_way(s, player, FISTS[0], way_words(FISTS[0].number))
    if word in DIRECTIONS:
        return why_no_step(s, player, DIRECTIONS.index(word))
    square = square_named(word)
    if square is not None:
        return why_no_walk(s, player, square)
    name, mode = card_named(word)
    if name >= 0:
        return why_not_yours(s, player, name, word) or why_no_card(s, player, name, mode)
    target = target_named(s, word)
    found = why_no_take(s, player, word) if SORT[target] == "treasure" else None
    if found is not None or target < 0:
        return found
    return refuse("5.8", "target-alone", target=target_words(s, target, player))
