"""Why a player can't get or split energy this way: for spells, for speed, for a blade."""

from __future__ import annotations

from guildhall.kernel.message import Refusal
from guildhall.wizwar.book import ADDS, BOOK, HELPERS, WAYS
from guildhall.wizwar.flow.acts import Added
from guildhall.wizwar.speech.meaning import card_named, is_number
from guildhall.wizwar.speech.reasons import About, refusal
from guildhall.wizwar.speech.why import in_hand, not_in_hand
from guildhall.wizwar.stack.declare import declared
from guildhall.wizwar.stack.permissions import can_add, fuel_names, names_left
from guildhall.wizwar.state import HAS_BOOSTED, State
from guildhall.wizwar.words.say import name_words, paragraph_of, refuse


def why_no_speed(s: State, player: int, word: str) -> Refusal | None:
    """Return why the active player can't boost their speed."""
    if s.flags & HAS_BOOSTED:
        return refuse("2.5", "boosted")
    if word == "sum":
        return _why_no_sum(s, player, [])
    if not word:
        return refuse("2.5", "speed-with-what")
    return _why_no_fuel(s, player, word, "2.5", [])


def why_no_boost(s: State, player: int, word: str) -> Refusal | None:
    """Return why a card can't provide the energy asked for."""
    frame = s.stack[-1]
    if isinstance(frame, Added):  # Add, for speed
        adding = True
        spent = fuel_names(frame.fuel)
    else:
        adding = bool(declared(s).adding)
        spent = declared(s).spent()
    if word in ("none", "sum") and adding:
        return refuse("22.4", "add-choose")
    if word == "none":
        return refuse(paragraph_of(WAYS[declared(s).way]), "blade-needs")
    if word == "sum":
        return _why_no_sum(s, player, spent)
    return _why_no_fuel(s, player, word, "22.4" if adding else "7.6", spent)


def _why_no_sum(s: State, player: int, spent: list[int]) -> Refusal | None:
    """Return why Add can't be used (rules 22.4)."""
    adding = HELPERS[ADDS].name
    if adding not in names_left(s, player, spent):
        return not_in_hand("22.4", adding)
    return None if can_add(s, player, spent) else refuse("22.4", "add-two")


def _why_no_fuel(s: State, player: int, word: str, paragraph: str, spent: list[int]) -> Refusal | None:
    """Return why a card can't provide energy."""
    name, _ = card_named(word)
    if name < 0:
        return None
    if not in_hand(s, player, name):
        return not_in_hand(paragraph, name)
    if not BOOK[name].energy:
        return refuse("6.6", "no-energy", card=name_words(name))
    return refuse(paragraph, "in-use", card=name_words(name)) if name in spent else None


def why_no_amount(s: State, player: int, word: str) -> Refusal | None:
    """Return why a number can't be chosen."""
    declare = declared(s)
    reason = declare.asked_amount.why_not(s, declare)
    if reason is None or not is_number(word, f"{declare.asked_amount.sort}-"):
        return None
    return refusal(s, reason, About(player, WAYS[declare.way]))
