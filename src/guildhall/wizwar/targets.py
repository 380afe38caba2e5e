"""Targets as numbers and as words; no other module knows what the numbers mean.

`WIZARD[2]` is the wizard of seat 2 as a target. `SORT[target]` is the sort of a target, `INDEX[target]` which
one of its sort it is. `AS_WIZARD[target]` combines both: the seat, or NOWHERE if the target isn't a wizard.
NOWHERE is also the target that means nothing.

A square is its own target. Squares and lines are places, the numbers for where a thing is. As the place of a
treasure, a wizard means that they carry it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias, get_args

from guildhall.wizwar.board import LINES, SQUARES, line_name, line_named, square_name, square_named
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.numbering import Numbering
from guildhall.wizwar.sectors import COLOURS, Colour

NOWHERE: Final = -1
Side: TypeAlias = Literal["east", "south", "west", "north"]
COMPASS: Final[tuple[Side, ...]] = get_args(Side)

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

_TOLD: Final = 1000  # all targets are smaller


class Told(NamedTuple):
    """A thing as events describe it: by its card, because another thing may get its number later."""

    card: int
    owner: int
    where: int  # where it was, or what it was on


def tell_thing(card: int, owner: int, where: int) -> int:
    """Return the number that stands for a thing in an event."""
    return _TOLD + card + _TOLD * (1 + where + _TOLD * (1 + owner))


def told_thing(target: int) -> Told | None:
    """Return the thing that a number in an event stands for; None if it is another target."""
    if target < _TOLD:
        return None
    where, card = divmod(target - _TOLD, _TOLD)
    owner, where = divmod(where, _TOLD)
    return Told(card, owner - 1, where - 1)


# -- words -----------------------------------------------------------------------------------------------

PLACE_WORDS: Final = (
    *[square_name(square) for square in range(SQUARES)],
    *[line_name(line) for line in range(LINES)],
)


class Laid(Protocol):
    """A thing on the table."""

    @property
    def card(self) -> int:
        """Return its card; negative if the thing is gone."""
        ...


class Names(NamedTuple):
    """The words for all targets on the current table."""

    colours: tuple[Colour, ...]  # of each seat
    treasures: tuple[str, ...]
    things: tuple[str, ...]  # by number; one that is gone has only its number: #3
    places: tuple[tuple[int, int], ...]  # the owner of the sector at each place, and its turn


_DEALT: Final[dict[tuple[int, ...], tuple[tuple[Colour, ...], tuple[str, ...]]]] = {}  # by the seats' colours


def names_of(colours: tuple[int, ...], things: Sequence[Laid], places: tuple[tuple[int, int], ...]) -> Names:
    """Return the words for a table."""
    dealt = _DEALT.get(colours)
    if dealt is None:
        mine = tuple([COLOURS[colour] for colour in colours])
        treasures = tuple([f"{colour}-{number}" for colour in mine for number in (1, 2)])
        dealt = _DEALT[colours] = mine, treasures
    return Names(dealt[0], dealt[1], _thing_words(things) if things else (), places)


def _thing_words(things: Sequence[Laid]) -> tuple[str, ...]:
    """Return the word for every thing: its card, with its number if there are several."""
    cards = [NAME_OF[thing.card] if thing.card >= 0 else NOWHERE for thing in things]
    return tuple(
        [
            f"#{number}" if name < 0 else SLUGS[name] if cards.count(name) == 1 else f"{SLUGS[name]}#{number}"
            for number, name in enumerate(cards)
        ]
    )


_WORDS: Final[dict[Sort, Callable[[Names, int], str]]] = {
    "square": lambda names, square: PLACE_WORDS[square],
    "line": lambda names, line: PLACE_WORDS[LINE[line]],
    "wizard": lambda names, seat: names.colours[seat],
    "thing": lambda names, number: names.things[number],
    "treasure": lambda names, treasure: names.treasures[treasure],
    "sector": lambda names, place: f"sector:{names.colours[names.places[place][0]]}",
    "token": lambda names, square: f"trap@{PLACE_WORDS[square]}",
    "direction": lambda names, direction: COMPASS[direction],
}


def target_word(names: Names, target: int) -> str:
    """Return a target in one word, even a thing that is gone or that comes from an event."""
    if target >= _TOLD:
        return SLUGS[NAME_OF[(target - _TOLD) % _TOLD]]
    return _WORDS[SORT[target]](names, INDEX[target])


def target_of(names: Names, word: str) -> int:
    """Return the target that a word stands for, on this board or not; NOWHERE if none."""
    square, line = square_named(word), line_named(word)
    if square is not None:
        return square
    if line is not None:
        return LINE[line]
    if word in COMPASS:
        return DIRECTION[COMPASS.index(word)]
    if word in names.colours:
        return WIZARD[names.colours.index(word)]
    if word in names.treasures:
        return TREASURE[names.treasures.index(word)]
    verb, _, rest = word.replace("@", ":").partition(":")
    if verb == "sector" and rest in names.colours:
        return SECTOR[[owner for owner, _ in names.places].index(names.colours.index(rest))]
    if verb == "trap" and square_named(rest) is not None:
        return TOKEN[PLACE_WORDS.index(rest)]
    return THING[names.things.index(word)] if word in names.things else NOWHERE
