"""Why a card cannot be given up, drawn or chosen, nor anything else that a question asks for."""

from __future__ import annotations

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Refusal, Seat
from guildhall.wizwar import kinds
from guildhall.wizwar.decks import CHOOSABLE, SCHOOLS
from guildhall.wizwar.speech.meaning import card_named, is_number, target_named
from guildhall.wizwar.speech.numbers import target_parts
from guildhall.wizwar.speech.prompts import prompt, question_now
from guildhall.wizwar.speech.things import knocked_words, name_words, school_words, target_words
from guildhall.wizwar.speech.why import not_in_hand, refuse, why_off_map
from guildhall.wizwar.speech.why_things import why_no_grasp
from guildhall.wizwar.stack.ask import QUESTIONS
from guildhall.wizwar.stack.may import carried
from guildhall.wizwar.state import State
from guildhall.wizwar.words import rule

# -- cards -----------------------------------------------------------------------------------------------


def why_not_given(s: State, player: int, word: str) -> Refusal | None:
    """Why a card or thing cannot be discarded, forgotten or stolen."""
    paragraph = prompt(s, s.asked[0]).rule
    if word == "done":
        return refuse(paragraph, "must-give")
    verb, colon, rest = word.partition(":")
    giving_up = bool(colon) and verb in ("drop", "end")
    name, _ = card_named(rest if giving_up else word)
    if name < 0:
        return None
    question = question_now(s)
    if giving_up:
        return _why_kept(s, player, name, question, paragraph)
    if question == "stolen":
        victim = Seat(s.stack[-1].a)
        return refuse(paragraph, "victim-has-not", card=name_words(name), victim=victim)
    return not_in_hand(paragraph, name)


def _why_kept(s: State, player: int, name: int, question: str, paragraph: str) -> Refusal:
    """Why a thing on the table cannot go instead of a card."""
    if question == "over" and player != s.player and not s.stack[-1].a:
        return refuse("7.11", "hand-only")
    if question in ("over", "room", "forgotten") and carried(s, player, name) < 0:
        return refuse(paragraph, "keeps-not", card=name_words(name))
    return refuse(paragraph, "cards-only", card=name_words(name))


def why_no_draw(s: State, player: int, word: str) -> Refusal | None:
    """Why so many cards cannot be drawn."""
    if not is_number(word, "draw-"):
        return None
    most = s.asked[0].options[-1]
    limit = rule.most_cards(s, player)
    name = "draw-room" if limit - rule.held_cards(s, player) == most else "draw-most"
    return refuse("13.2", name, most=most, limit=limit)


def why_no_pile(decision: Decision, word: str) -> Refusal | None:
    """Why nothing is taken from a pile: these have words only so that one can ask."""
    if word == "deck":
        return refuse("14.2", "other-deck") if decision.kind == kinds.DRAW else refuse("13.2", "draw-later")
    return refuse("15.2", "discards") if word == "discards" else None


def why_no_school(s: State, player: int, word: str) -> Refusal | None:
    """Why a school cannot be chosen."""
    if word not in SCHOOLS:
        return None
    words = school_words(SCHOOLS.index(word))
    if word in CHOOSABLE:
        return refuse("0.8", "school-taken", school=words)
    return refuse("0.7", "cantrip", school=words)


# -- places and things -----------------------------------------------------------------------------------


def why_no_choice(s: State, player: int, word: str) -> Refusal | None:
    """Why a place or thing cannot be chosen that a card asks for."""
    frame = s.stack[-1]
    question = QUESTIONS[frame.question]
    if word == "done":
        return refuse(question.rule, "must-choose")
    target = target_named(s, word)
    sort, _ = target_parts(target)
    if sort == "nothing":
        name, _ = card_named(word)
        return refuse(question.rule, "not-there", card=name_words(name)) if name >= 0 else None
    words = target_words(s, target, player)
    if sort == "square":
        return why_off_map(s, target) or _why_no_place(s, question.slug, target)
    if sort == "direction" and question.slug == "knocked":
        return refuse("24.3", "knocked-there", direction=words, victim=knocked_words(s, frame.a, player))
    if sort == "treasure" and question.slug == "yoinked":
        return refuse("27.5", "no-treasures")
    if sort not in ("thing", "treasure"):
        return None
    found = why_no_grasp(s, player, target) if question.slug == "more" else None
    return found or refuse(question.rule, "not-there", card=words)


def _why_no_place(s: State, question: str, square: int) -> Refusal | None:
    words = target_words(s, square)
    if question == "traps":
        return refuse("10.15", "home-base" if square in s.homes else "square-full", square=words)
    return refuse("22.1", "fooled-there", square=words) if question == "fooled" else None
