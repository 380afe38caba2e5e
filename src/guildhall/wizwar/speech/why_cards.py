"""Why a player can't play a card, use an item, or help a spell."""

from __future__ import annotations

from collections.abc import Callable

from guildhall.kernel.message import Message, Refusal, Seat
from guildhall.wizwar.book import (
    ADDS,
    BENDS,
    BOOK,
    HELPERS,
    MUNDANE,
    SIGHT,
    Way,
)
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.speech.meaning import card_named, thing_named
from guildhall.wizwar.speech.reasons import About, refusal
from guildhall.wizwar.speech.why import in_hand, not_in_hand
from guildhall.wizwar.speech.why_targets import why_no_target
from guildhall.wizwar.stack.declare import declared
from guildhall.wizwar.stack.permissions import carried, why_not_used
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, NOWHERE
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.say import card_words, name_words, refuse, target_words, way_words

# -- cards -----------------------------------------------------------------------------------------------


def why_no_card(s: State, player: int, name: int, mode: str) -> Refusal | None:
    """Return why the active player can't play a card, or use one in front of them."""
    if not in_hand(s, player, name):
        return _why_no_use(s, player, name, mode)
    entry = BOOK[name]
    card = name_words(name)
    if entry.item:
        banned = rule.why_banned(s, name)
        if banned is not None:
            return refusal(s, banned, About(player, words=card))
        return refuse("6.5", "play-first", card=card) if mode else None
    if not entry.ways:
        return refuse("6.6", "energy-card", card=card, word=f"speed:{SLUGS[name]}")
    if mode in [way.mode for way in entry.uses]:
        return refuse(entry.rule, "cast-first", card=card)
    if not entry.plays:
        return refuse("8.1", "counter", card=card)
    ways = [way for way in entry.plays if mode in ("", way.mode)]
    return _why_none(entry.rule, ways, lambda way, words: why_no_way(s, player, way, words))


def _why_no_use(s: State, player: int, name: int, mode: str) -> Refusal | None:
    """Return why the player can't use a card that isn't in the hand as one in front of them."""
    if carried(s, player, name) < 0:
        return not_in_hand("6.1", name)
    uses = [way for way in BOOK[name].uses if mode in ("", way.mode)]
    if not uses:
        return refuse("6.5", "works-alone", card=name_words(name))
    acts = [way for way in uses if way.answers is None]
    if not acts:
        return refuse("8.1", "counter", card=name_words(name))
    return _why_none(BOOK[name].rule, acts, lambda way, words: why_no_way(s, player, way, words))


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
        shared = [why(way, name_words(way.name)) for way in ways]
        if shared.count(shared[0]) == len(shared):
            return shared[0]
    found = [reason for way in ways if (reason := why(way, way_words(way.number))) is not None]
    if len(found) < len(ways):
        return None
    told: list[Message] = []
    for reason in found:
        if reason.message not in told:
            told.append(reason.message)
    if len(told) == 1:
        return found[0]
    if len(told) == 2:
        return refuse(paragraph, "two-ways", first=told[0], second=told[1])
    return refuse(paragraph, "three-ways", first=told[0], second=told[1], third=told[2])


def why_not_yours(s: State, player: int, name: int, word: str) -> Refusal | None:
    """Return why the player can't use a thing that isn't in front of them."""
    target = thing_named(s, word)
    if target < 0 or in_hand(s, player, name) or carried(s, player, name) >= 0:
        return None
    thing = s.things[AS_THING[target]]
    if thing.at != NOWHERE:
        return refuse("5.8", "target-alone", target=target_words(s, target, player))
    words, owner = card_words(thing.card), Seat(thing.owner)
    if BOOK[name].item:
        return refuse("10.10", "carried-by", thing=words, other=owner)
    return refuse("7.4", "not-your-spell", card=words, other=owner)


def why_no_helped(s: State, player: int, word: str) -> Refusal | None:
    """Return why a spell can't be played with the chosen helpers (rules 6.13)."""
    name, mode = card_named(word)
    if name < 0:
        return None
    card = name_words(name)
    if not in_hand(s, player, name):
        return not_in_hand("6.13", name)
    if name in declared(s).spent() or name == HELPERS[ADDS].name:
        return refuse("6.13", "helper-twice", card=card)
    ways = [way for way in BOOK[name].plays if mode in ("", way.mode)]
    found = _why_none(BOOK[name].rule, ways, lambda way, words: _why_not_helped(s, player, way, words))
    return found or refuse("6.13", "helps-spells", card=card)  # items are used, not cast


def _why_not_helped(s: State, player: int, way: Way, words: Message) -> Refusal:
    """Return why a way to cast a spell can't be combined with the chosen helpers."""
    found = _why_not_now(s, player, way, words)
    if found is not None:
        return found
    if BOOK[way.name].traits & MUNDANE or not way.measured:
        return refuse("6.13", "not-helped", card=words)
    if way.reach != SIGHT and declared(s).helpers & BENDS:
        return refuse("21.5", "not-helped", card=words)
    return refuse("6.8", "no-target-helped", way=words)


# -- ways ------------------------------------------------------------------------------------------------


def why_no_way(s: State, player: int, way: Way, words: Message) -> Refusal | None:
    """Return why the active player can't do this now; the words name the way or its card."""
    found = _why_not_now(s, player, way, words)
    if found is not None:
        return found
    if way.helps:
        return refuse("6.13", "add-alone" if way.helps == ADDS else "helper-alone", card=words)
    return why_no_target(s, player, way, words)


def _why_not_now(s: State, player: int, way: Way, words: Message) -> Refusal | None:
    """Return why the active player may not do this, whatever the targets."""
    return refusal(s, why_not_used(s, way, player), About(player, way, words=words))
