"""Wiz-War as text: who and what is where, as a seat sees it, and the mark, colour and name of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text as Rich

from guildhall.kernel.message import Arg, Message, Seat
from guildhall.text import Text
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME, NAME_OF, SLUGS
from guildhall.wizwar.hints import Hints
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.speech import colour_words
from guildhall.wizwar.state import NOBODY, Thing
from guildhall.wizwar.targets import AS_WIZARD, INDEX, LINE, NOWHERE, SORT, WIZARD
from guildhall.wizwar.view import View

# Colour is never alone: every piece carries the letter of its colour too.
_BADGES: Final = {
    "blue": Style.parse("bold color(231) on color(25)"),
    "red": Style.parse("bold color(231) on color(124)"),
    "yellow": Style.parse("bold color(16) on color(220)"),
    "green": Style.parse("bold color(231) on color(22)"),
}
_PAINTS: Final = {
    "blue": Style.parse("bold color(33)"),
    "red": Style.parse("bold color(160)"),
    "yellow": Style.parse("bold color(178)"),
    "green": Style.parse("bold color(34)"),
}
QUIET: Final = Style.parse("dim")
PLAIN: Final = Style()
_DANGER: Final = Style.parse("bold red")

HOME: Final = "⌂"
ITEM: Final = "*"
TOKEN: Final = "?"
REAL_TOKEN: Final = "!"
WALL: Final = ("┃", "━")  # upright, lying
DOOR: Final = ("║", "═")
OPEN_DOOR: Final = ("┆", "┄")
SEAL: Final = "x"
FIRE: Final = "§"
_MARKS: Final = {
    NAME["Rosebush"]: "%",
    NAME["Thornbush"]: "&",
    NAME["Dust Cloud"]: "~",
    NAME["Stone Block"]: "#",
    NAME["Handful of Tacks"]: "^",
    NAME["Create Wall"]: WALL[0],
    NAME["Create Door"]: DOOR[0],
    NAME["Seal Door"]: SEAL,
    NAME["Wall of Fire"]: FIRE,
}
CREATED_DOOR: Final = NAME["Create Door"]
SEALED_DOOR: Final = NAME["Seal Door"]
FIRE_WALL: Final = NAME["Wall of Fire"]


class Piece(NamedTuple):
    """A mark on the board."""

    mark: str
    style: Style


class Sight:
    """The table as a seat sees it, with names for all that is there."""

    def __init__(self, view: View, hints: Hints, text: Text) -> None:
        self.view = view
        self.hints = hints
        self.text = text
        self.there = [i for i, thing in enumerate(view.things) if thing.card >= 0]

    # -- who ---------------------------------------------------------------------------------------------

    def letter(self, seat: int) -> str:
        """The letter of a wizard's colour."""
        return COLOURS[self.view.colours[seat]][0].upper()

    def badge(self, seat: int) -> Style:
        """The style of a wizard."""
        return _BADGES[COLOURS[self.view.colours[seat]]]

    def paint(self, seat: int) -> Style:
        """The style of what belongs to a wizard."""
        return _PAINTS[COLOURS[self.view.colours[seat]]]

    def colour(self, seat: int) -> str:
        """The colour of a wizard, in words."""
        return self.text.render(colour_words(self.view.colours[seat]))

    def name(self, seat: int) -> str:
        """A wizard, in words."""
        return self.text("board-wizwar-name", player=Seat(seat))

    # -- what --------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """The name of a card."""
        return self.text.render(card_name(NAME_OF[card]))

    def treasure(self, treasure: int) -> Piece:
        """The mark of a treasure: r1."""
        mark = f"{self.letter(treasure // 2).lower()}{treasure % 2 + 1}"
        return Piece(mark, self.paint(treasure // 2))

    def treasure_name(self, treasure: int) -> str:
        """A treasure as it is typed, so that it is taken for no square: red-1."""
        colour = self.text(f"typed-{COLOURS[self.view.colours[treasure // 2]]}")
        return f"{colour}-{treasure % 2 + 1}"

    def target(self, target: int) -> str:
        """The wizard, thing or treasure that a spell lies on."""
        sort, index = SORT[target], INDEX[target]
        if sort == "wizard":
            return self.name(index)
        if sort == "thing":
            return self.card(self.view.things[index].card)
        return self.treasure_name(index)

    def thing(self, thing: Thing) -> str:
        """A thing in front of its owner: with its energy tokens, and whom it is on."""
        args: dict[str, Arg] = {"card": self.card(thing.card), "energy": thing.energy}
        if thing.on in (NOWHERE, WIZARD[thing.owner]):
            return self.text("board-wizwar-thing", **args)
        return self.text("board-wizwar-thing-on", target=self.target(thing.on), **args)

    # -- where -------------------------------------------------------------------------------------------

    def wizards_in(self, square: int) -> list[int]:
        """The wizards in a square."""
        return [seat for seat in range(self.view.seats) if self.view.at[seat] == square]

    def treasures_in(self, square: int) -> list[int]:
        """The treasures in a square, carried or not."""
        return [i for i in range(2 * self.view.seats) if self.treasure_square(i) == square]

    def treasure_square(self, treasure: int) -> int:
        """Where a treasure is."""
        carrier = self.carrier(treasure)
        return self.view.treasures[treasure] if carrier == NOBODY else self.view.at[carrier]

    def carrier(self, treasure: int) -> int:
        """Who carries a treasure."""
        return AS_WIZARD[self.view.treasures[treasure]]

    def carried(self, seat: int) -> list[int]:
        """The treasures that a wizard carries."""
        return [i for i in range(2 * self.view.seats) if self.carrier(i) == seat]

    def things_at(self, at: int) -> list[Thing]:
        """The things in a square, or on a line."""
        return [self.view.things[i] for i in self.there if self.view.things[i].at == at]

    def in_front(self, seat: int) -> list[Thing]:
        """The spells and items in front of a wizard."""
        things = [self.view.things[i] for i in self.there]
        return [thing for thing in things if thing.owner == seat and thing.at == NOWHERE]

    def spells_on(self, target: int) -> list[Thing]:
        """The spells laid on something."""
        return [self.view.things[i] for i in self.there if self.view.things[i].on == target]

    def tokens_in(self, square: int) -> list[int]:
        """The face-down tokens in a square: 1 for one that this seat knows to be the real one."""
        return [int(real == 1) for _, at, real in self.view.traps if at == square]

    def owner_of_sector(self, square: int) -> int:
        """In whose sector a square lies."""
        return self.view.places[self.view.arrangement.place_of[square]][0]

    def door_owner(self, line: int) -> int:
        """Whose door stands on a line."""
        for thing in self.things_at(LINE[line]):
            if NAME_OF[thing.card] == CREATED_DOOR:
                return thing.owner
        return self.owner_of_sector(self.view.arrangement.sides[line][0])

    def holders(self, line: int) -> list[int]:
        """Who holds a door open."""
        return [seat for held, seat in self.view.held if held == line]

    def on_line(self, line: int, name: int) -> bool:
        """Whether a thing of a name is on a line."""
        return any(NAME_OF[thing.card] == name for thing in self.things_at(LINE[line]))

    # -- marks -------------------------------------------------------------------------------------------

    def mark(self, thing: Thing) -> Piece:
        """A thing that stands or lies in a square or on a line."""
        name = NAME_OF[thing.card]
        return Piece(_MARKS.get(name, ITEM), PLAIN if BOOK[name].item else Style.parse("green"))

    def pieces(self, square: int) -> list[Piece]:
        """All marks in a square, without the home base."""
        found = [Piece(self.letter(seat), self.badge(seat)) for seat in self.wizards_in(square)]
        for treasure in self.treasures_in(square):
            found.append(self.treasure(treasure))
        for real in self.tokens_in(square):
            found.append(Piece(REAL_TOKEN if real else TOKEN, _DANGER))
        found += [self.mark(thing) for thing in self.things_at(square)]
        return found


def card_name(name: int) -> Message:
    """The name of a card."""
    return Message(f"wizwar-card-{SLUGS[name]}")


def wrap(pieces: Iterable[Rich], room: int, gap: int = 2) -> list[Rich]:
    """Pieces side by side, in as many lines as they need."""
    lines: list[Rich] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + gap + piece.cell_len <= room:
            lines[-1].append(" " * gap)
            lines[-1].append_text(piece)
        else:
            lines.append(piece.copy())
    return lines
