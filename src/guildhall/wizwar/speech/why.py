"""What all reasons are made of."""

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

# Why a player cannot say a word now; None: there is no particular reason.
Why: TypeAlias = Callable[[State, int, str], Refusal | None]


def in_hand(s: State, player: int, name: int) -> bool:
    """Whether a player holds a card of this name."""
    return any(NAME_OF[card] == name for card in s.hands[player])


def not_in_hand(paragraph: str, name: int) -> Refusal:
    """The player holds no card of this name."""
    return refuse(paragraph, "not-in-hand", card=name_words(name))


def words_for(s: State, player: int, word: str) -> Message | None:
    """The words for the thing or card that a word means, said to a player; None: it means none."""
    target = target_named(s, word)
    if target >= 0 and AS_THING[target] < 0:
        return target_words(s, target, player)
    name, mode = card_named(word)  # of a thing too, since there may be another of that name in the hand
    return name_words(name) if name >= 0 and not mode else None


def why_nobody(word: str) -> Refusal | None:
    """Why nobody is meant by a colour that no player has."""
    return refuse("0.3", "no-colour", colour=colour_words(COLOURS.index(word))) if word in COLOURS else None


def why_off_map(s: State, target: int) -> Refusal | None:
    """Why a target cannot be a square of this map, if it is a square."""
    if SORT[target] == "square" and target not in s.arrangement.squares:
        return refuse("0.4", "no-square", square=square_name(target))
    return None
