"""Why a player can't play a card, use an item, answer, help a spell, aim, or get energy."""

from __future__ import annotations

from collections.abc import Callable

from guildhall.kernel.message import Message, Refusal
from guildhall.wizwar.aiming import EVERYWHERE, eye
from guildhall.wizwar.board import line_name
from guildhall.wizwar.book import ADDS, BOOK, HELPERS, WAYS, Eye, Way
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.flow.acts import Added
from guildhall.wizwar.movement import DIRECTIONS
from guildhall.wizwar.speech.meaning import card_named, in_hand, is_number, target_named
from guildhall.wizwar.speech.reasons import About, not_in_hand, refusal, why_off_map
from guildhall.wizwar.stack.declare import (
    HELPED_IN_VAIN,
    ORIGIN_USELESS,
    UNDECIDED,
    declared,
    to_answer,
    why_no_answer,
    why_no_origin,
)
from guildhall.wizwar.stack.permissions import carried, fuel_names, why_no_fuel, why_not_added, why_not_used
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_SQUARE, INDEX, SORT
from guildhall.wizwar.words import aim, rule, say
from guildhall.wizwar.words.say import refuse

# -- playing and using -----------------------------------------------------------------------------------


def why_no_card(s: State, player: int, name: int, mode: str) -> Refusal | None:
    """Return why the active player can't play a card, or use one in front of them."""
    entry, card = BOOK[name], say.name_words(name)
    if not in_hand(s, player, name):
        if carried(s, player, name) < 0:
            return not_in_hand("6.1", name)
        uses = _ways(entry.uses, mode)
        ways = [way for way in uses if way.answers is None]
        if not ways:
            return refuse("8.1", "counter", card=card) if uses else refuse("6.5", "works-alone", card=card)
    elif entry.item:
        banned = refusal(s, rule.why_banned(s, name), About(player, words=card))
        return banned or (refuse("6.5", "play-first", card=card) if mode else None)
    elif not entry.ways:
        return refuse("6.6", "energy-card", card=card, word=f"speed:{SLUGS[name]}")
    elif mode in [way.mode for way in entry.uses]:
        return refuse(entry.rule, "cast-first", card=card)
    elif not entry.plays:
        return refuse("8.1", "counter", card=card)
    else:
        ways = _ways(entry.plays, mode)
    return _why_none(entry.rule, ways, lambda way, words: why_no_way(s, player, way, words))


def why_no_way(s: State, player: int, way: Way, words: Message) -> Refusal | None:
    """Return why the active player can't do this now; the words name the way or its card."""
    reason = why_not_used(s, way, player)
    if reason is not None:
        return refusal(s, reason, About(player, way, words=words))
    if way.helps:
        return refuse("6.13", "add-alone" if way.helps == ADDS else "helper-alone", card=words)
    target, reason = aim.nearest(s, way, eye(s, way, player, s.at[player]))
    return refusal(s, reason, About(player, way, target, words))


def why_no_reply(s: State, player: int, word: str) -> Refusal | None:
    """Return why a word isn't an answer."""
    name, mode = card_named(word)
    if name < 0:
        if word == "punch" or word in DIRECTIONS or target_named(s, word) >= 0:
            return refuse("8.1", "act-in-window")
        return refuse("8.1", "answer-or-pass") if word in ("done", "none") else None
    ways = [way for way in _ways(BOOK[name].uses, mode) if way.answers is not None]
    held, card = in_hand(s, player, name), say.name_words(name)
    if ways and carried(s, player, name) < 0:
        return refuse("6.5" if held else "10.6", "use-carried", card=card)
    if not ways:
        if not held:
            return not_in_hand("8.3", name)
        ways = _ways(BOOK[name].counters, mode)
        if not ways:
            return refuse("6.4", "no-counter", card=card)
    at = to_answer(s)
    return refusal(s, why_no_answer(s, ways[0], s.stack[at], at, player), About(player, ways[0], words=card))


def why_no_helped(s: State, player: int, word: str) -> Refusal | None:
    """Return why a spell can't be played with the chosen helpers (rules 6.13)."""
    name, mode = card_named(word)
    if name < 0:
        return None
    if not in_hand(s, player, name):
        return not_in_hand("6.13", name)
    frame = declared(s)

    def why(way: Way, words: Message) -> Refusal:
        reason = why_not_used(s, way, player) or frame.why_not_helped(way) or HELPED_IN_VAIN
        return refusal(s, reason, About(player, way, words=words))

    found = _why_none(BOOK[name].rule, _ways(BOOK[name].plays, mode), why)
    return found or refuse("6.13", "helps-spells", card=say.name_words(name))  # items are used, not cast


def _ways(ways: tuple[Way, ...], mode: str) -> list[Way]:
    """Return those of a mode; "" means all of them."""
    return [way for way in ways if mode in ("", way.mode)]


def _why_none(
    paragraph: str, ways: list[Way], why: Callable[[Way, Message], Refusal | None]
) -> Refusal | None:
    """Return why none of some ways to play a card is possible; None if one is, or there are no such ways.

    A reason that holds for all ways is given for the card; several reasons are given one after the other.
    """
    if not ways:
        return None
    ways = sorted(ways, key=lambda way: way.number)
    if len(ways) > 1:
        shared = [why(way, say.name_words(way.name)) for way in ways]
        if shared.count(shared[0]) == len(shared):
            return shared[0]
    found = [reason for way in ways if (reason := why(way, say.way_words(way.number))) is not None]
    if len(found) < len(ways):
        return None
    told: list[Message] = []
    for reason in found:
        if reason.message not in told:
            told.append(reason.message)
    if len(told) == 1:
        return found[0]
    parts = dict(zip(("first", "second", "third"), told, strict=False))
    return refuse(paragraph, "two-ways" if len(told) == 2 else "three-ways", **parts)


# -- targets ---------------------------------------------------------------------------------------------


def why_no_aim(s: State, player: int, word: str) -> Refusal | None:
    """Return why a word isn't a target."""
    frame = declared(s)
    target = target_named(s, word)
    sort, number = SORT[target], INDEX[target]
    if sort == "nothing":
        name, _ = card_named(word)
        known = name >= 0 and frame.origin != UNDECIDED
        return refuse("6.8", "not-on-table", card=say.name_words(name)) if known else None
    off_map = why_off_map(s, target)
    if off_map is not None:
        return off_map
    if sort == "line" and number not in s.arrangement.lines:
        return refuse("10.16", "no-line", line=line_name(number))
    if frame.origin == UNDECIDED:
        if AS_SQUARE[target] < 0:
            return None
        reason = why_no_origin(s, player, target) or ORIGIN_USELESS
        return refusal(s, reason, About(player, target=target))
    if frame.walls(s):
        return refuse("22.16", "not-through", line=say.place_words(target)) if sort == "line" else None
    way = WAYS[frame.way]
    everything = Eye(player, frame.origin, EVERYWHERE, EVERYWHERE, EVERYWHERE, frame.against)
    unaimed = aim.why_not(s, way, everything, target) or aim.why_unseen(s, way, frame.origin, target)
    return refusal(s, unaimed, About(player, way, target))


# -- energy and numbers ----------------------------------------------------------------------------------


def why_no_boost(s: State, player: int, word: str) -> Refusal | None:
    """Return why a card can't provide the energy asked for."""
    frame = s.stack[-1]
    if isinstance(frame, Added):  # Add, for speed
        adding, spent = True, fuel_names(frame.fuel)
    else:
        adding, spent = bool(declared(s).adding), declared(s).spent()
    if word in ("none", "sum") and adding:
        return refuse("22.4", "add-choose")
    if word == "none":
        return refuse(say.paragraph_of(WAYS[declared(s).way]), "blade-needs")
    return why_no_energy(s, player, word, "22.4" if adding else "7.6", spent)


def why_no_energy(s: State, player: int, word: str, paragraph: str, spent: list[int]) -> Refusal | None:
    """Return why a card, or Add with two others ("sum"), can't provide energy."""
    if word == "sum":
        adding = say.name_words(HELPERS[ADDS].name)
        return refusal(s, why_not_added(s, player, spent), About(player, HELPERS[ADDS], words=adding))
    name, _ = card_named(word)
    if name < 0:
        return None
    if not in_hand(s, player, name):
        return not_in_hand(paragraph, name)
    return refusal(
        s, why_no_fuel(s, player, spent, name), About(player, words=say.name_words(name), rule=paragraph)
    )


def why_no_amount(s: State, player: int, word: str) -> Refusal | None:
    """Return why a number can't be chosen."""
    frame = declared(s)
    if not is_number(word, f"{frame.asked_amount.sort}-"):
        return None
    return refusal(s, frame.asked_amount.why_not(s, frame), About(player, WAYS[frame.way]))
