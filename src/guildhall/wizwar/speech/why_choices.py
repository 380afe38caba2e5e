"""Why a player can't give up, draw or choose a card, or choose something else that a question asks for."""

from __future__ import annotations

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import expect
from guildhall.kernel.message import Refusal
from guildhall.wizwar import kinds
from guildhall.wizwar.decks import CHOOSABLE, SCHOOLS
from guildhall.wizwar.flow.acts import why_not_gripped
from guildhall.wizwar.speech.meaning import card_named, is_number, target_named
from guildhall.wizwar.speech.prompts import prompt
from guildhall.wizwar.speech.reasons import About, not_in_hand, refusal, why_off_map
from guildhall.wizwar.speech.why_acts import why_no_act
from guildhall.wizwar.stack.ask import Question
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import SORT
from guildhall.wizwar.words import rule, say
from guildhall.wizwar.words.say import refuse

# -- cards -----------------------------------------------------------------------------------------------


def why_not_given(s: State, player: int, word: str) -> Refusal | None:
    """Return why a card or thing can't be discarded, forgotten or stolen."""
    paragraph = prompt(s, s.asked[0]).rule
    if word == "done":
        return refuse(paragraph, "must-give")
    verb, colon, rest = word.partition(":")
    giving_up = bool(colon) and verb in ("drop", "end")
    name, _ = card_named(rest if giving_up else word)
    if name < 0:
        return None
    question = s.stack[-1] if isinstance(s.stack[-1], Question) else None
    if question is None:
        found = why_no_act(s, player, word) if giving_up else None
    else:
        found = question.why_kept(s, name) if giving_up else question.why_no_card(s, say.name_words(name))
    if giving_up:
        return found or refuse(paragraph, "cards-only", card=say.name_words(name))
    return found or not_in_hand(paragraph, name)


def why_no_draw(s: State, player: int, word: str) -> Refusal | None:
    """Return why a number of cards can't be drawn."""
    if not is_number(word, "draw-"):
        return None
    most = s.asked[0].options[-1]
    limit = rule.most_cards(s, player)
    name = "draw-room" if limit - rule.held_cards(s, player) == most else "draw-most"
    return refuse("13.2", name, most=most, limit=limit)


def why_no_pile(decision: Decision, word: str) -> Refusal | None:
    """Return why nobody takes cards from a pile; piles have words only so that people can ask why."""
    if word == "deck":
        return refuse("14.2", "other-deck") if decision.kind == kinds.DRAW else refuse("13.2", "draw-later")
    return refuse("15.2", "discards") if word == "discards" else None


def why_no_school(s: State, player: int, word: str) -> Refusal | None:
    """Return why a school can't be chosen."""
    if word not in SCHOOLS:
        return None
    words = say.school_words(SCHOOLS.index(word))
    if word in CHOOSABLE:
        return refuse("0.8", "school-taken", school=words)
    return refuse("0.7", "cantrip", school=words)


# -- places and things -----------------------------------------------------------------------------------


def why_no_choice(s: State, player: int, word: str) -> Refusal | None:
    """Return why a place or thing can't be the answer to a card's question."""
    question = expect(s.stack[-1], Question)
    if word == "done":
        return refuse(question.rule, "must-choose")
    target = target_named(s, word)
    sort = SORT[target]
    if sort == "nothing":
        name, _ = card_named(word)
        return refuse(question.rule, "not-there", card=say.name_words(name)) if name >= 0 else None
    words = say.target_words(s, target, player)
    found = (why_off_map(s, target) if sort == "square" else None) or question.why_no_target(s, target, words)
    if found is not None or sort not in ("thing", "treasure"):
        return found
    stuck = why_not_gripped(s, player, target) if question.picks_up else None
    found = refusal(s, stuck, About(player, target=target))
    return found or refuse(question.rule, "not-there", card=words)
