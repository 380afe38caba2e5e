"""Spells as numbers: a die of a Major Spell box, or a chip; no other module knows which number is which.

`DIE_SPELL[1][5]` is a 5 of the second Major Spell box. The other tuples say what a number stands for.
"""

from __future__ import annotations

from typing import Final

from guildhall.elfenwizards.kinds import CHIP

MAJOR_PLACES: Final = (0, 1, 2, 3)
CHIP_PLACE: Final = 4  # where chips stand among the places, if they need one

DIE_SPELL: Final = tuple([tuple([8 * place + face for face in range(7)]) for place in MAJOR_PLACES])
_DICE: Final = {DIE_SPELL[place][face]: (place, face) for place in MAJOR_PLACES for face in range(1, 7)}
ALL_SPELLS: Final = (*_DICE, CHIP)

PLACE: Final = tuple([_DICE.get(number, (CHIP_PLACE, 0))[0] for number in range(CHIP + 1)])
FACE: Final = tuple([_DICE.get(number, (CHIP_PLACE, 0))[1] for number in range(CHIP + 1)])  # 0: a chip
WORTH: Final = tuple([face or 1 for face in FACE])  # in spell points (rules 5.6)
