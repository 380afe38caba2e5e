"""Set up the table, from charts as data (rules 0.7 to 0.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

from guildhall.elfenwizards.dice import DICE
from guildhall.elfenwizards.editions import Rules
from guildhall.elfenwizards.state import CHIPS, GREY_CHIPS, State
from guildhall.elfenwizards.tree import BOX
from guildhall.kernel.options import Value
from guildhall.kernel.tape import Tape

Colour: TypeAlias = Literal["red", "green", "blue", "yellow", "black", "white"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
LETTERS: Final = "RGBYKX"

# rules 0.9: W1 W2 | S1-S4 | N1-N8
_TITLES: Final = {
    3: "R G  B G R B  R B G B B R B G",
    4: "R G  Y B Y B  R G R G G R B Y",
    5: "R G  K B Y G  R K B Y R K B Y",
    6: "R G  B K X Y  Y K G K X R X B",
}
# M1 | M2 | M3 | M4
_MAGICIANS: Final = {
    "standard": {
        3: "RGB RG RG RGB",
        4: "RGB BY BY RGY",
        5: "RGB RGY BK GYK",
        6: "RGB YX BK RGY",
    },
    "full_pyramid": {
        3: "RGGB RRGB RGGB RRGB",
        4: "RGBBY RGBY RGBY RGBYY",
        5: "GBYK RGBY RGYK RGBK",
        6: "GBYX RGBX RGYK RBYK",
    },
}


def chart(setup: str, seats: int) -> list[list[int]]:
    """Return the boxes where the tokens of each colour start, top-down."""
    boxes: list[list[int]] = [[] for _ in range(seats)]
    for number, letter in enumerate(_TITLES[seats].split()):
        boxes[LETTERS.index(letter)].append(BOX["W1"] + number)
    for number, letters in enumerate(_MAGICIANS[setup][seats].split()):
        for letter in letters:
            boxes[LETTERS.index(letter)].append(BOX["M1"] + number)
    return boxes


def token_names(owner: Sequence[int], colours: Sequence[int]) -> tuple[str, ...]:
    """Return the names of all tokens: the letter of their colour and their number in its set, as in R3."""
    return tuple(
        [f"{LETTERS[colours[seat]]}{token - owner.index(seat) + 1}" for token, seat in enumerate(owner)]
    )


def empty_table(seats: int, options: Mapping[str, Value], colours: tuple[int, ...], tape: Tape) -> State:
    """Return a table at the start with these colours; the dragon isn't dealt yet."""
    starts = chart(str(options["setup"]), seats)
    rules = Rules(options)
    s = State()
    s.begin(seats, options, tape)
    s.rules = rules
    s.colours = colours
    s.owner = tuple(seat for seat in range(seats) for _ in starts[colours[seat]])
    s.where = [box for seat in range(seats) for box in starts[colours[seat]]]
    s.grey = [0] * len(s.where)
    s.points = [0] * len(s.where)
    s.spells = []
    s.dice = [0] * (7 * seats)
    s.front = [DICE] * seats
    s.hand = [CHIPS] * seats
    s.spent = [0] * seats
    s.track = [-1] * rules.rounds
    s.supply = GREY_CHIPS if rules.grey_limited else -1
    s.score = [0] * seats
    s.crowned = [0] * seats
    s.uncrowned = s.passed = s.dragon = s.ended = 0
    s.targets = ()
    s.round = 1
    return s


def deal(seats: int, options: Mapping[str, Value], tape: Tape) -> State:
    """Return a table at the start; colours and the first dragon come from the tape."""
    colours = list(range(seats))
    if options["colours"] == "random":  # rules 0.8
        for last in range(seats - 1, 0, -1):
            other = tape.roll(last + 1) - 1
            colours[last], colours[other] = colours[other], colours[last]
    s = empty_table(seats, options, tuple(colours), tape)
    s.dragon = tape.roll(seats) - 1  # rules 0.10
    return s
