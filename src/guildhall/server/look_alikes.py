"""Which characters look alike, for names that must not be mistaken for one another.

This is the table of Unicode's Technical Standard 39, which the library has as pairs: a character that is
mistaken for others lists them all, each of the others only that one.
"""

from __future__ import annotations

from typing import Final

from confusable_homoglyphs.confusables import confusables_data

_UNSEEN: Final = "\u200e\u200f"  # marks of direction, around text from right to left


def _mistaken_for(character: str, alike: list[str]) -> str:
    """Return what a character is mistaken for; of two that list only each other, the first in order."""
    if len(alike) > 1:
        return character
    others = [found["c"] for found in confusables_data.get(alike[0], [])]
    return min(character, alike[0]) if others == [character] else alike[0]


# For `str.translate`: what each character is mistaken for.
MISTAKEN_FOR: Final = str.maketrans(
    {
        character: _mistaken_for(character, [found["c"] for found in alike]).strip(_UNSEEN)
        for character, alike in confusables_data.items()
        if len(character) == 1
    }
)
