"""Where everything is in Wiz-War, as a seat sees it, with its mark, colour and name at the terminal."""

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
from guildhall.wizwar.state import NOBODY, Thing
from guildhall.wizwar.targets import AS_WIZARD, INDEX, LINE, NOWHERE, SORT, WIZARD
from guildhall.wizwar.view import View
from guildhall.wizwar.words.say import colour_words

# Colour is never the only sign: every piece also carries the letter of its colour.
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
WALL: Final = ("┃", "━")  # vertical, horizontal
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


class Scene:
    """The table as a seat sees it, with names for everything on it."""

    def __init__(self, view: View, hints: Hints, text: Text) -> None:
        self.view = view
        self.hints = hints
        self.text = text
        self.there = [i for i, thing in enumerate(view.things) if thing.card >= 0]

    # -- who ---------------------------------------------------------------------------------------------

    def letter(self, seat: int) -> str:
        """Return the letter of a wizard's colour."""
        return COLOURS[self.view.colours[seat]][0].upper()

    def badge(self, seat: int) -> Style:
        """Return the style of a wizard."""
        return _BADGES[COLOURS[self.view.colours[seat]]]

    def paint(self, seat: int) -> Style:
        """Return the style of a wizard's belongings."""
        return _PAINTS[COLOURS[self.view.colours[seat]]]

    def colour(self, seat: int) -> str:
        """Return the colour of a wizard in words."""
        return self.text.render(colour_words(self.view.colours[seat]))

    def name(self, seat: int) -> str:
        """Return the name of a wizard."""
        return self.text("board-wizwar-name", player=Seat(seat))

    # -- what --------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """Return the name of a card."""
        return self.text.render(card_name(NAME_OF[card]))

    def treasure(self, treasure: int) -> Piece:
        """Return the mark of a treasure, such as r1."""
        mark = f"{self.letter(treasure // 2).lower()}{treasure % 2 + 1}"
        return Piece(mark, self.paint(treasure // 2))

    def treasure_name(self, treasure: int) -> str:
        """Return the word to type for a treasure, such as red-1; r1 would look like a square."""
        colour = self.text(f"typed-{COLOURS[self.view.colours[treasure // 2]]}")
        return f"{colour}-{treasure % 2 + 1}"

    def target(self, target: int) -> str:
        """Return the name of the wizard, thing or treasure that a spell is on."""
        sort, index = SORT[target], INDEX[target]
        if sort == "wizard":
            return self.name(index)
        if sort == "thing":
            return self.card(self.view.things[index].card)
        return self.treasure_name(index)

    def thing(self, thing: Thing) -> str:
        """Describe a thing in front of its owner: its energy tokens, and what it is on."""
        args: dict[str, Arg] = {"card": self.card(thing.card), "energy": thing.energy}
        if thing.on in (NOWHERE, WIZARD[thing.owner]):
            return self.text("board-wizwar-thing", **args)
        return self.text("board-wizwar-thing-on", target=self.target(thing.on), **args)

    # -- where -------------------------------------------------------------------------------------------

    def wizards_in(self, square: int) -> list[int]:
        """Return the wizards in a square."""
        return [seat for seat in range(self.view.seats) if self.view.at[seat] == square]

    def treasures_in(self, square: int) -> list[int]:
        """Return the treasures in a square, carried or not."""
        return [i for i in range(2 * self.view.seats) if self.treasure_square(i) == square]

    def treasure_square(self, treasure: int) -> int:
        """Return the square of a treasure."""
        carrier = self.carrier(treasure)
        return self.view.treasures[treasure] if carrier == NOBODY else self.view.at[carrier]

    def carrier(self, treasure: int) -> int:
        """Return the seat that carries a treasure, or NOBODY."""
        return AS_WIZARD[self.view.treasures[treasure]]

    def carried(self, seat: int) -> list[int]:
        """Return the treasures that a wizard carries."""
        return [i for i in range(2 * self.view.seats) if self.carrier(i) == seat]

    def things_at(self, at: int) -> list[Thing]:
        """Return the things in a square or on a line."""
        return [self.view.things[i] for i in self.there if self.view.things[i].at == at]

    def in_front(self, seat: int) -> list[Thing]:
        """Return the spells and items in front of a wizard."""
        things = [self.view.things[i] for i in self.there]
        return [thing for thing in things if thing.owner == seat and thing.at == NOWHERE]

    def spells_on(self, target: int) -> list[Thing]:
        """Return the spells on a target."""
        return [self.view.things[i] for i in self.there if self.view.things[i].on == target]

    def tokens_in(self, square: int) -> list[int]:
        """Return the face-down tokens in a square: 1 for a real one that this seat knows, else 0."""
        return [int(real == 1) for _, at, real in self.view.traps if at == square]

    def owner_of_sector(self, square: int) -> int:
        """Return the owner of the sector around a square."""
        return self.view.places[self.view.arrangement.place_of[square]][0]

    def door_owner(self, line: int) -> int:
        """Return the owner of the door on a line."""
        for thing in self.things_at(LINE[line]):
            if NAME_OF[thing.card] == CREATED_DOOR:
                return thing.owner
        return self.owner_of_sector(self.view.arrangement.sides[line][0])

    def holders(self, line: int) -> list[int]:
        """Return the seats that hold a door open."""
        return [seat for held, seat in self.view.held if held == line]

    def on_line(self, line: int, name: int) -> bool:
        """Return whether a thing of a name is on a line."""
        return any(NAME_OF[thing.card] == name for thing in self.things_at(LINE[line]))

    # -- marks -------------------------------------------------------------------------------------------

    def mark(self, thing: Thing) -> Piece:
        """Return the mark of a thing in a square or on a line."""
        name = NAME_OF[thing.card]
        return Piece(_MARKS.get(name, ITEM), PLAIN if BOOK[name].item else Style.parse("green"))

    def pieces(self, square: int) -> list[Piece]:
        """Return all marks in a square except the home base."""
        found = [Piece(self.letter(seat), self.badge(seat)) for seat in self.wizards_in(square)]
        for treasure in self.treasures_in(square):
            found.append(self.treasure(treasure))
        for real in self.tokens_in(square):
            found.append(Piece(REAL_TOKEN if real else TOKEN, _DANGER))
        found += [self.mark(thing) for thing in self.things_at(square)]
        return found


def card_name(name: int) -> Message:
    """Return the name of a card."""
    return Message(f"wizwar-card-{SLUGS[name]}")


def wrap(pieces: Iterable[Rich], room: int, gap: int = 2) -> list[Rich]:
    """Return pieces side by side, in as many lines as they need."""
    lines: list[Rich] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + gap + piece.cell_len <= room:
            lines[-1].append(" " * gap)
            lines[-1].append_text(piece)
        else:
            lines.append(piece.copy())
    return lines
