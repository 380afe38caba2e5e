"""Why a player can't choose now, or can't choose this, for every kind of decision."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Message, Refusal, Seat
from guildhall.wizwar import kinds
from guildhall.wizwar.notation import has_words, names
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.speech import why_acts, why_cards, why_choices, why_moves
from guildhall.wizwar.speech.meaning import card_named, target_named
from guildhall.wizwar.speech.prompts import prompt, school_paragraph, sort_asked
from guildhall.wizwar.speech.reasons import Why
from guildhall.wizwar.stack.declare import Declare, Window
from guildhall.wizwar.state import ENDINGS, State
from guildhall.wizwar.targets import AS_THING
from guildhall.wizwar.words import say
from guildhall.wizwar.words.say import refuse

END_RULES: Final = {"victory_points": "12.1", "last_wizard": "12.4", "treasures": "14.8", "nobody": "12.5"}
_LISTED: Final = 24  # the most words to list in a refusal
_REASONS: Final[dict[int, Why]] = {
    kinds.ACT: why_acts.why_no_act,
    kinds.AIM: why_cards.why_no_aim,
    kinds.BOOST: why_cards.why_no_boost,
    kinds.AMOUNT: why_cards.why_no_amount,
    kinds.ANSWER: why_cards.why_no_reply,
    kinds.WITH: why_cards.why_no_helped,
    kinds.DISCARD: why_choices.why_not_given,
    kinds.DRAW: why_choices.why_no_draw,
    kinds.SCHOOL: why_choices.why_no_school,
    kinds.OVER: why_choices.why_not_given,
    kinds.CHOICE: why_choices.why_no_choice,
    kinds.STEAL: why_choices.why_not_given,
    kinds.FORGET: why_choices.why_not_given,
    kinds.WALK: why_moves.why_no_going,
}


def refuse_turn(s: State, player: int) -> Refusal:
    """Return why a player has nothing to choose now; in a window, without revealing who has (rules 8.3)."""
    if not 0 <= player < s.seats:
        return Refusal("", Message("refuse-no-seat", {"seat": player, "last": s.seats - 1}))
    if s.ended:
        return Refusal(END_RULES[ENDINGS[s.ended]], Message("refuse-game-over"))
    if s.at[player] < 0:
        return refuse("0.1", "dead")
    frame = s.stack[-1]
    if isinstance(frame, Window) or (isinstance(frame, Declare) and frame.against >= 0):
        return refuse("8.3", "answer-awaited")
    awaited = s.asked[0]
    paragraph = school_paragraph(s) if awaited.kind == kinds.SCHOOL else "1.1"
    return Refusal(paragraph, Message("refuse-not-your-turn", {"player": Seat(awaited.player)}))


def refuse_choice(s: State, decision: Decision, choice: int) -> Refusal:
    """Return why a number isn't an option: the reason for its word, if it has one."""
    if has_words(s, decision, choice):
        return refuse_word(s, decision, names(s, decision, choice)[0])
    return refuse(prompt(s, decision).rule, "number", number=choice, names=_allowed(s, decision))


def refuse_word(s: State, decision: Decision, word: str) -> Refusal:
    """Return why a word isn't an option of this decision."""
    wish = word.strip().casefold()
    paragraph = prompt(s, decision).rule
    meant = _meant(s, decision, wish.removesuffix(":"))
    if meant:
        return refuse(paragraph, "which", names=meant, count=len(meant))
    found = why_choices.why_no_pile(decision, wish) or _REASONS[decision.kind](s, decision.player, wish)
    if found is not None:
        return found
    thing = _words_for(s, decision.player, wish)
    if thing is not None:  # it is of the wrong sort
        return refuse(paragraph, "other", asked=sort_asked(s, decision), thing=thing)
    if wish in COLOURS:  # no player has it
        return refuse("0.3", "no-colour", colour=say.colour_words(COLOURS.index(wish)))
    return refuse(paragraph, "unknown", word=word, names=_allowed(s, decision))


def _words_for(s: State, player: int, word: str) -> Message | None:
    """Return the words for the thing or card that a word means to a player, if any."""
    target = target_named(s, word)
    if target >= 0 and AS_THING[target] < 0:
        return say.target_words(s, target, player)
    name, mode = card_named(word)  # also for a thing, since the hand may have another of that name
    return say.name_words(name) if name >= 0 and not mode else None


def _allowed(s: State, decision: Decision) -> tuple[str, ...]:
    """Return the possible words, unless they are too many to list."""
    return _listed([names(s, decision, choice)[0] for choice in decision.options[: _LISTED + 1]])


def _meant(s: State, decision: Decision, wish: str) -> tuple[str, ...]:
    """Return the options that a word may mean: ways to play a card, things of a name, or acts of a verb."""
    begun = tuple([wish + mark for mark in "/:#@"]) if wish else ()
    words = [names(s, decision, choice) for choice in decision.options]
    return _listed([known[0] for known in words if any(word.startswith(begun) for word in known)])


def _listed(words: list[str]) -> tuple[str, ...]:
    """Return as many of some words as people can read at a glance."""
    return (*words[:_LISTED], "…") if len(words) > _LISTED else tuple(words)
