"""Why a card does not answer what hangs in the air."""

from __future__ import annotations

from typing import Any, Final

from guildhall.kernel.message import Refusal, Seat
from guildhall.wizwar.book import BOOK, COUNTER, NEUTRAL, SIGHT, WATER, Condition, Way
from guildhall.wizwar.notation import DIRECTIONS
from guildhall.wizwar.speech.meaning import card_named, target_named
from guildhall.wizwar.speech.why import in_hand, not_in_hand
from guildhall.wizwar.speech.why_cards import why_forbidden
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.permissions import carried
from guildhall.wizwar.state import State
from guildhall.wizwar.words import answer
from guildhall.wizwar.words.say import name_words, refuse

_OCCASIONS: Final[dict[Condition, str]] = {
    answer.card_in_the_air: "spell",
    answer.neutral_spell: "neutral",
    answer.water_spell: "water",
    answer.spell_at_me: "at-me",
    answer.attack_spell_at_me: "attack-at-me",
    answer.sight_spell_at_me: "sight-at-me",
    answer.attacked: "attacked",
    answer.counter_to_my_spell: "counter",
    answer.hurt: "hurt",
    answer.my_treasure_taken: "my-treasure",
    answer.treasure_taken_in_my_sector: "my-sector",
}


def why_no_answer(s: State, player: int, word: str) -> Refusal | None:
    """Why a word is no answer."""
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
    """Why a counter does not answer this (rules 8.2)."""
    card = name_words(way.name)
    forbidden = why_forbidden(s, player, way, card)
    if forbidden is not None:
        return forbidden
    frame = s.stack[s.stack[-1].at]
    assert way.answers is not None
    if way.answers(s, frame, player):
        return refuse("23.2" if way.reach == SIGHT else "6.8", "answer-no-target", card=card)
    occasion = _OCCASIONS[way.answers]
    if _by_sight(occasion, frame) and not answer.sees_caster(s, frame, player):
        return refuse("6.12", "caster-unseen", card=card, caster=Seat(frame.caster))
    if _comes_to_nothing(s, frame, player, way):
        return refuse("8.4", "answer-useless", card=card)
    return refuse("8.2", "condition", card=card, occasion=occasion)


def _comes_to_nothing(s: State, frame: Any, player: int, way: Way) -> bool:
    """Whether this would be the occasion for a counter if there were anything left to do (rules 8.4)."""
    if isinstance(frame, Damage):
        return way.answers is answer.hurt and frame.victim == player
    missed = isinstance(frame, Cast) and bool(frame.evaded >> player & 1)
    return missed and way.answers is not None and way.answers(s, frame.but(evaded=0), player)


def _by_sight(occasion: str, frame: Any) -> bool:
    """Whether this would be the occasion for a counter if its player saw the caster (rules 6.12)."""
    if not isinstance(frame, Cast) or not frame.is_spell:
        return False
    if occasion == "water":
        return bool(frame.traits & WATER)
    return occasion == "spell" or (occasion, frame.kind) in (("neutral", NEUTRAL), ("counter", COUNTER))
