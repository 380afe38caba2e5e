"""Choices, tokens and places as words to type, the same in every language."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.flow.spells import PlaceSpells
from guildhall.elfenwizards.setup import LETTERS
from guildhall.elfenwizards.spell import FACE, PLACE
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import BOXES, TITLES
from guildhall.elfenwizards.view import View
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import expect

Place: TypeAlias = Literal["W", "S", "N", "M", "minor", "grey"]
PLACES: Final[tuple[Place, ...]] = get_args(Place)
CHIP_WORD: Final = "chip"


def token_name(s: State | View, token: int) -> str:
    """Return a token's name, its colour's letter and its number in its player's set, such as R3."""
    owner = s.owner[token]
    return f"{LETTERS[s.colours[owner]]}{token - s.owner.index(owner) + 1}"


def token_named(s: State | View, word: str) -> int | None:
    """Return the token that a word names, ignoring case; None if there is none."""
    for token in range(len(s.owner)):
        if token_name(s, token).casefold() == word.casefold():
            return token
    return None


def spell_name(spell: int) -> str:
    """Return a spell's name: the face of a die and its Major Spell box (d5S), or chip."""
    return CHIP_WORD if spell == kinds.CHIP else f"d{FACE[spell]}{PLACES[PLACE[spell]]}"


def names(s: State, decision: Decision, choice: int) -> tuple[str, ...]:
    """Return the words for a choice; the first is its notation."""
    kind = decision.kind
    if kind == kinds.CHIP_SOURCE:
        return ("hand",) if choice == kinds.HAND else ("box",)
    if kind == kinds.ROLL:
        return ("roll",)
    if kind == kinds.READY:
        return ("ready",)
    if kind == kinds.REROLL:
        return ("accept",) if choice == kinds.ACCEPT else ("reroll",)
    if kind in (kinds.DIE, kinds.REDEEM, kinds.CLEANSE):
        return ("done",) if choice == kinds.DONE else (f"d{choice}",)
    if kind == kinds.DICE_BOX:
        return (PLACES[choice],)
    if kind == kinds.SPELL:
        if choice == kinds.DONE:
            return ("stop",) if second_spell(s) else ("pass",)
        return (spell_name(choice),)
    if kind in (kinds.RETIRE_BOX, kinds.VACANT_BOX, kinds.DEMOTE_BOX):
        return (BOXES[choice],)
    token, box = token_name(s, choice), s.where[choice]
    if box < TITLES:
        return BOXES[box], token
    if kind == kinds.TARGET and [t for t in decision.options if s.where[t] == box] == [choice]:
        return token, BOXES[box]
    return (token,)


def second_spell(s: State) -> bool:
    """Return whether the player placing spells has already placed one this turn."""
    return expect(s.stack[-1], PlaceSpells).number == 2
