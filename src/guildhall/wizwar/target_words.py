"""Targets as words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias, get_args

from guildhall.wizwar import targets
from guildhall.wizwar.board import LINES, SQUARES, line_name, line_named, square_name, square_named
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.sectors import COLOURS, Colour
from guildhall.wizwar.targets import Sort

Side: TypeAlias = Literal["east", "south", "west", "north"]
COMPASS: Final[tuple[Side, ...]] = get_args(Side)
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
    cards = [NAME_OF[thing.card] if thing.card >= 0 else targets.NOWHERE for thing in things]
    return tuple(
        [
            f"#{number}" if name < 0 else SLUGS[name] if cards.count(name) == 1 else f"{SLUGS[name]}#{number}"
            for number, name in enumerate(cards)
        ]
    )


_WORDS: Final[dict[Sort, Callable[[Names, int], str]]] = {
    "square": lambda names, square: PLACE_WORDS[square],
    "line": lambda names, line: PLACE_WORDS[targets.LINE[line]],
    "wizard": lambda names, seat: names.colours[seat],
    "thing": lambda names, number: names.things[number],
    "treasure": lambda names, treasure: names.treasures[treasure],
    "sector": lambda names, place: f"sector:{names.colours[names.places[place][0]]}",
    "token": lambda names, square: f"trap@{PLACE_WORDS[square]}",
    "direction": lambda names, direction: COMPASS[direction],
}


def target_word(names: Names, target: int) -> str:
    """Return a target in one word, even a thing that is gone or that comes from an event."""
    if target >= targets.TOLD:
        return SLUGS[NAME_OF[(target - targets.TOLD) % targets.TOLD]]
    return _WORDS[targets.SORT[target]](names, targets.INDEX[target])


def target_of(names: Names, word: str) -> int:
    """Return the target that a word stands for, on this board or not; NOWHERE if none."""
    square, line = square_named(word), line_named(word)
    if square is not None:
        return square
    if line is not None:
        return targets.LINE[line]
    if word in COMPASS:
        return targets.DIRECTION[COMPASS.index(word)]
    if word in names.colours:
        return targets.WIZARD[names.colours.index(word)]
    if word in names.treasures:
        return targets.TREASURE[names.treasures.index(word)]
    verb, _, rest = word.replace("@", ":").partition(":")
    if verb == "sector" and rest in names.colours:
        return targets.SECTOR[[owner for owner, _ in names.places].index(names.colours.index(rest))]
    if verb == "trap" and square_named(rest) is not None:
        return targets.TOKEN[PLACE_WORDS.index(rest)]
    return targets.THING[names.things.index(word)] if word in names.things else targets.NOWHERE
