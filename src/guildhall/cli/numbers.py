"""The numbers that list choices, which players can type instead of words."""

from __future__ import annotations

from typing import Any, Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.message import IllegalChoice

_MOST_DIGITS: Final = 9


def number_in(word: str) -> int | None:
    """Return the number that a word is, or None if it is none or too large to mean anything."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS else None


def numbered(game: Game[Any, Any, Any], s: Any, decision: Decision) -> dict[int, int]:
    """Map numbers to choices: a choice's place in the list, or the number it stands for."""
    own: dict[int, int] = {}
    for number in range(len(decision.options) + 1):
        try:
            own[number] = game.hear(s, decision, str(number))
        except IllegalChoice:
            continue
    if set(own.values()) == set(decision.options):
        return own
    return dict(enumerate(decision.options, 1))
