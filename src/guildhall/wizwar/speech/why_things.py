"""Why an item or a treasure cannot be taken or dropped, nor a spell be ended."""

from __future__ import annotations

from guildhall.kernel.message import Message, Refusal, Seat
from guildhall.wizwar.aiming import gaze, hidden
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME, NAME_OF, SLUGS
from guildhall.wizwar.speech.meaning import card_named, target_named, thing_named
from guildhall.wizwar.stack.permissions import carried
from guildhall.wizwar.state import ACTED, EMPTY_HANDED, State
from guildhall.wizwar.targets import AS_SQUARE, AS_THING, AS_TREASURE, AS_WIZARD, INDEX, SORT, THING, WIZARD
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.say import (
    card_words,
    name_words,
    place_words,
    refuse,
    target_words,
    treasure_words,
)

# -- taking ----------------------------------------------------------------------------------------------


def why_no_take(s: State, player: int, word: str) -> Refusal | None:
    """Why the active wizard cannot pick something up."""
    target = target_named(s, word)
    sort, number = SORT[target], INDEX[target]
    if sort == "treasure":
        return _why_not_taken(s, player, target, s.treasures[number], treasure_words(number, player))
    if sort == "thing":
        thing = s.things[number]
        words = card_words(thing.card)
        if not BOOK[NAME_OF[thing.card]].item:
            return refuse("10.2", "fixed", thing=words)
        where = WIZARD[thing.owner] if thing.owner >= 0 else thing.at
        return _why_not_taken(s, player, target, where, words)
    name, _ = card_named(word)
    if name >= 0:
        return refuse("10.3", "lies-nowhere", card=name_words(name))
    return None if word else refuse("10.3", "nothing-here")


def _why_not_taken(s: State, player: int, target: int, where: int, words: Message) -> Refusal | None:
    """Why an item or treasure cannot be taken from a square, or from whoever carries it."""
    treasure = AS_TREASURE[target] >= 0
    if where == WIZARD[player]:
        return refuse("10.8" if treasure else "6.5", "carried-already", thing=words)
    if AS_WIZARD[where] >= 0:
        return refuse("10.10", "carried-by", thing=words, other=Seat(AS_WIZARD[where]))
    if where != s.at[player]:
        return refuse("10.7" if treasure else "10.3", "lies-elsewhere", thing=words, place=place_words(where))
    return why_no_grasp(s, player, target)


def why_no_grasp(s: State, player: int, target: int) -> Refusal | None:
    """Why an item or treasure that is in reach cannot be picked up."""
    words = target_words(s, target, player)
    if s.kinds >> NAME["Gravity"] & 1:
        return refuse("27.7", "gravity")
    glued = why_glued(s, player, target)
    if glued is not None:
        return glued
    if AS_THING[target] >= 0:
        return refuse("10.3", "take-points", thing=words) if s.mp <= 0 else None
    if s.carries(player) >= 0:
        return refuse("10.8", "second-treasure")
    if s.flags & EMPTY_HANDED:
        return refuse("26.10", "mad-dash")
    if s.mp < rule.count(rule.light_treasure, s, player, 0):
        golem = rule.has(s, player, NAME["Golem Form"])
        return refuse("26.9" if golem else "26.8", "take-points", thing=words)
    return None


def why_glued(s: State, player: int, target: int) -> Refusal | None:
    """Why an item or treasure is fixed where it lies."""
    if any(s.things[i].on == target for i in s.things_named(NAME["Glue"])):
        return refuse("23.10", "glued", thing=target_words(s, target, player))
    return None


def why_no_gather(s: State, player: int, word: str) -> Refusal | None:
    """Why the active wizard cannot gather tacks (rules 23.13)."""
    tacks = NAME["Handful of Tacks"]
    if word and card_named(word)[0] != tacks:
        return None
    lying = [i for i in s.things_named(tacks) if AS_SQUARE[s.things[i].at] >= 0]
    if not lying:
        return refuse("23.13", "no-tacks")
    if s.flags & ACTED:
        return refuse("23.13", "gather-late")
    here = s.at[player]
    if hidden(s) >> here & 1:
        return refuse("4.6", "gather-blind")
    close = gaze(s, player, here, by_spell=False, close=True)
    for i in lying:
        where = s.things[i].at
        if where != here and close.squares >> where & 1:
            if not close.bodies >> where & 1:
                return refuse("4.6", "hidden", target=target_words(s, THING[i]))
            return why_no_grasp(s, player, THING[i])
    return refuse("23.13", "gather-far")


# -- giving up -------------------------------------------------------------------------------------------


def why_no_drop(s: State, player: int, word: str) -> Refusal | None:
    """Why the active wizard cannot drop something."""
    sort = SORT[target_named(s, word)]
    if sort == "treasure" or word == "treasure":
        return refuse("10.9", "carries-no-treasure")
    name, _ = card_named(word)
    if name < 0:
        return None if word else refuse("10.5", "carries-nothing")
    if carried(s, player, name) < 0:
        return refuse("10.5", "carries-not", card=name_words(name))
    if not BOOK[name].item:
        return refuse("7.4", "end-it", card=name_words(name), word=f"end:{SLUGS[name]}")
    return refuse("23.13", "tacks-ground") if name == NAME["Handful of Tacks"] else None


def why_no_end(s: State, player: int, word: str) -> Refusal | None:
    """Why the active wizard cannot end a spell."""
    target = thing_named(s, word)
    if target < 0:
        name, _ = card_named(word)
        return refuse("7.4", "no-such-spell", card=name_words(name)) if name >= 0 else None
    thing = s.things[AS_THING[target]]
    words = card_words(thing.card)
    if BOOK[NAME_OF[thing.card]].item:
        return refuse("10.6", "item-ends-not", card=words)
    if thing.owner != player:
        return refuse("7.4", "not-your-spell", card=words, other=Seat(thing.owner))
    return refuse("14.7", "permanent", card=words)
