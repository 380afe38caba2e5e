"""What the numbers of options mean, for each kind of decision; no other module knows that.

`TAKE[3]` is the act of picking up thing 3. `read(kind, choice)` returns the sort of an option, and which one
of its sort it is: `read(kinds.ACT, TAKE[3])` is ("take", 3). Options of AIM and CHOICE are targets.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from guildhall.kernel.numbering import Numbering
from guildhall.wizwar import kinds

_OPTIONS: Final[dict[int, Numbering[str]]] = {}


def _options(*decisions: int) -> Numbering[str]:
    """Return the numbering of the options of some kinds of decisions."""
    numbering: Numbering[str] = Numbering()
    _OPTIONS.update(dict.fromkeys(decisions, numbering))
    return numbering


# -- acts of the Move and Cast phase ---------------------------------------------------------------------


class Act(NamedTuple):
    """A sort of act. Its label is the message wizwar-choice-<sort>."""

    word: str  # its notation, without its object
    about: str  # the sort of its object, or ""


ACTS: Final[dict[str, Act]] = {}
_acts: Final = _options(kinds.ACT)


def _act(sort: str, count: int, word: str = "", about: str = "") -> tuple[int, ...]:
    """Declare the next sort of act; return its numbers."""
    ACTS[sort] = Act(word, about)
    return _acts.sort(sort, count)


(END_PHASE,) = _act("end-phase", 1, "done")
STEP: Final = _act("step", 99, about="direction")
WAY: Final = _act("way", 300, about="way")  # cast it from the hand, use it, or strike
ITEM: Final = _act("item", 100, about="card")  # play it from the hand
SPEED: Final = _act("speed", 99, "speed:", "card")
(SPEED_ADD,) = _act("speed-add", 1, "speed:sum")
TAKE: Final = _act("take", 200, "take:", "item")
TAKE_TREASURE: Final = _act("take-treasure", 100, "take:", "treasure")
DROP: Final = _act("drop", 199, "drop:", "item")
(DROP_TREASURE,) = _act("drop-treasure", 1, "drop:", "carried treasure")
END_SPELL: Final = _act("end-spell", 200, "end:", "thing")
HOLD: Final = _act("hold", 200, "hold:", "line")
LET_GO: Final = _act("let-go", 200, "close:", "line")
GATHER: Final = _act("gather", 200, "gather:", "thing")  # what a thing offers

ACT_SORT: Final = _acts.sorts("nothing")
ACT_INDEX: Final = _acts.indexes()
AS_WAY: Final = _acts.only("way")

# -- other options ---------------------------------------------------------------------------------------

_answers: Final = _options(kinds.ANSWER)
_answers.sort("pass", 1)
ANSWER: Final = _answers.sort("way", 300)
ANSWERED_WAY: Final = _answers.only("way")

_boosts: Final = _options(kinds.BOOST)
_boosts.sort("none", 1)
FUEL: Final = _boosts.sort("card", 199)
(SUM,) = _boosts.sort("sum", 1)
FUEL_CARD: Final = _boosts.only("card")

# Cards and things to discard, forget or steal.
_gifts: Final = _options(kinds.DISCARD, kinds.STEAL, kinds.FORGET)
_gifts.sort("done", 1)
GIVE_CARD: Final = _gifts.sort("card", 299)
GIVE_THING: Final = _gifts.sort("thing", 200)
GIVEN_CARD: Final = _gifts.only("card")
GIVEN_THING: Final = _gifts.only("thing")

_losses: Final = _options(kinds.OVER)  # cards and things over the limit
LOSE_CARD: Final = _losses.sort("card", 300)
LOSE_THING: Final = _losses.sort("thing", 200)
LOST_CARD: Final = _losses.only("card")
LOST_THING: Final = _losses.only("thing")

_walks: Final = _options(kinds.WALK)
_walks.sort("done", 1)
GO: Final = _walks.sort("direction", 99)
GONE: Final = _walks.only("direction")


_ways: Final = _options(kinds.WITH)
_ways.sort("way", 300)
_schools: Final = _options(kinds.SCHOOL)
_schools.sort("school", 99)


def read(kind: int, choice: int) -> tuple[str, int]:
    """Return the sort of an option, and which one of its sort it is; ("nothing", -1) if none has it."""
    numbering = _OPTIONS.get(kind)
    if numbering is None:  # the number is the value itself
        return "number", choice
    return numbering.pairs[choice] if 0 <= choice < len(numbering.pairs) else ("nothing", -1)
