"""Targets as numbers; no other module knows what the numbers mean, and target_words has their words.

`WIZARD[2]` is the wizard of seat 2 as a target. `SORT[target]` is the sort of a target, `INDEX[target]` which
one of its sort it is. `AS_WIZARD[target]` combines both: the seat, or NOWHERE if the target isn't a wizard.
NOWHERE is also the target that means nothing.

A square is its own target. Squares and lines are places, the numbers for where a thing is. As the place of a
treasure, a wizard means that they carry it.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from guildhall.kernel.numbering import Numbering
from guildhall.wizwar.board import LINES, SQUARES

NOWHERE: Final = -1

Sort: TypeAlias = Literal[
    "nothing", "square", "line", "wizard", "thing", "treasure", "sector", "token", "direction"
]
PLACES: Final[tuple[Sort, ...]] = ("square", "line")

_numbers: Final[Numbering[Sort]] = Numbering()
_numbers.sort("square", SQUARES)
LINE: Final = _numbers.sort("line", LINES)
WIZARD: Final = _numbers.sort("wizard", 100)
THING: Final = _numbers.sort("thing", 200)
TREASURE: Final = _numbers.sort("treasure", 100)
SECTOR: Final = _numbers.sort("sector", 100)  # by its place
TOKEN: Final = _numbers.sort("token", SQUARES)  # of a booby trap, by its square
DIRECTION: Final = _numbers.sort("direction", 100)

SORT: Final = _numbers.sorts("nothing")
INDEX: Final = _numbers.indexes()
OF_SORT: Final = _numbers.ranges()  # the targets of each sort, by index
AS_SQUARE: Final = _numbers.only("square")
AS_LINE: Final = _numbers.only("line")
AS_WIZARD: Final = _numbers.only("wizard")
AS_THING: Final = _numbers.only("thing")
AS_TREASURE: Final = _numbers.only("treasure")
AS_SECTOR: Final = _numbers.only("sector")
AS_TOKEN: Final = _numbers.only("token")
AS_DIRECTION: Final = _numbers.only("direction")

# -- things in events ------------------------------------------------------------------------------------

TOLD: Final = 1000  # all targets are smaller


class Told(NamedTuple):
    """A thing as events describe it: by its card, because another thing may get its number later."""

    card: int
    owner: int
    where: int  # where it was, or what it was on


def tell_thing(card: int, owner: int, where: int) -> int:
    """Return the number that stands for a thing in an event."""
    return TOLD + card + TOLD * (1 + where + TOLD * (1 + owner))


def told_thing(target: int) -> Told | None:
    """Return the thing that a number in an event stands for; None if it is another target."""
    if target < TOLD:
        return None
    where, card = divmod(target - TOLD, TOLD)
    owner, where = divmod(where, TOLD)
    return Told(card, owner - 1, where - 1)
