"""Why a card isn't a response to what is about to happen."""

from __future__ import annotations

from guildhall.kernel.message import Refusal
from guildhall.wizwar.book import BOOK, SIGHT, Way
from guildhall.wizwar.notation import DIRECTIONS
from guildhall.wizwar.speech.meaning import card_named, target_named
from guildhall.wizwar.speech.reasons import About, refusal
from guildhall.wizwar.speech.why import in_hand, not_in_hand
from guildhall.wizwar.stack.declare import to_answer
from guildhall.wizwar.stack.permissions import carried
from guildhall.wizwar.state import State
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.say import name_words, refuse


def why_no_answer(s: State, player: int, word: str) -> Refusal | None:
    """Return why a word isn't an answer."""
    name, mode = card_named(word)
    if name < 0:
        if word == "punch" or word in DIRECTIONS or target_named(s, word) >= 0:
            return refuse("8.1", "act-in-window")
        return refuse("8.1", "answer-or-pass") if word in ("done", "none") else None
    entry = BOOK[name]
    uses = [way for way in entry.uses if way.answers is not None and mode in ("", way.mode)]
    if uses:
        if carried(s, player, name) < 0:
            paragraph = "6.5" if in_hand(s, player, name) else "10.6"
            return refuse(paragraph, "use-carried", card=name_words(name))
        return _why_not_this(s, player, uses[0])
    if not in_hand(s, player, name):
        return not_in_hand("8.3", name)
    ways = [way for way in entry.counters if mode in ("", way.mode)]
    return _why_not_this(s, player, ways[0]) if ways else refuse("6.4", "no-counter", card=name_words(name))


def _why_not_this(s: State, player: int, way: Way) -> Refusal:
    """Return why a counterspell doesn't answer this (rules 8.2)."""
    card = name_words(way.name)
    assert way.answers is not None
    reason = rule.why_forbidden(s, player, way) or way.answers(s, s.stack[to_answer(s)], player)
    if reason is None:
        return refuse("23.2" if way.reach == SIGHT else "6.8", "answer-no-target", card=card)
    return refusal(s, reason, About(player, way, words=card))
