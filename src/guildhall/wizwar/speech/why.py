"""What all modules of reasons share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from guildhall.kernel.message import Message, Refusal
from guildhall.wizwar.board import square_name
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.speech.meaning import card_named, target_named
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, SORT
from guildhall.wizwar.words.say import colour_words, name_words, refuse, target_words

# Why a player can't say a word now; None if there is no particular reason.
Why: TypeAlias = Callable[[State, int, str], Refusal | None]


def in_hand(s: State, player: int, name: int) -> bool:
    """Return whether a player holds a card of this name."""
    return any(NAME_OF[card] == name for card in s.hands[player])


def not_in_hand(paragraph: str, name: int) -> Refusal:
    """Return the refusal for a card that the player doesn't hold."""
    return refuse(paragraph, "not-in-hand", card=name_words(name))


def words_for(s: State, player: int, word: str) -> Message | None:
    """Return the words for the thing or card that a word means to a player, if any."""
    target = target_named(s, word)
    if target >= 0 and AS_THING[target] < 0:
        return target_words(s, target, player)
    name, mode = card_named(word)  # also for a thing, since the hand may have another of that name
    return name_words(name) if name >= 0 and not mode else None


def why_nobody(word: str) -> Refusal | None:
    """Return the refusal of a colour that no player has."""
    return refuse("0.3", "no-colour", colour=colour_words(COLOURS.index(word))) if word in COLOURS else None


def why_off_map(s: State, target: int) -> Refusal | None:
    """Return why a square isn't on this map, if the target is such a square."""
    if SORT[target] == "square" and target not in s.arrangement.squares:
        return refuse("0.4", "no-square", square=square_name(target))
    return None
