"""Stories: a drawn board, hands, and what the players do, in words of notation.

    t = Story("B . . R", blue=["Fireball"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield")
    assert t.life("red") == 15

The drawing is one row of squares ("B . | . R": a wall; "B . D . R": a door), or several rows:

    +---+---+---+
    | B   . | R |
    +   +-D-+   +
    | .   .   . |
    +---+---+---+

It is in the top left corner of the board, so its first square is a1, with walls all around it. B, R, Y and G
are the wizards. There are no other inner walls on the board. Doors belong to the sector they are in
(`owner_of_door`). It is the second turn of the first wizard in the drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from guildhall.kernel import knowledge
from guildhall.kernel.frame import run
from guildhall.kernel.tape import Tape
from guildhall.wizwar import aiming, cards, kinds, notation, setup, table_actions, witness
from guildhall.wizwar.board import line_named, square_name, square_named
from guildhall.wizwar.decks import NAME, NAME_OF, NAMES, VERSION, school_cards
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.flow.turn import BEGINNING, START
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.state import NOBODY, State, Thing
from guildhall.wizwar.table_actions import points
from guildhall.wizwar.targets import AS_WIZARD, LINE, WIZARD

assert cards
LETTERS = "BRYG"


class Story:
    """A table in the middle of a game."""

    def __init__(
        self,
        drawing: str,
        *,
        players: int = 0,
        blue: Sequence[str] = (),
        red: Sequence[str] = (),
        yellow: Sequence[str] = (),
        green: Sequence[str] = (),
        rolls: Sequence[int] = (),
        turn: int = 2,
        **options: object,
    ) -> None:
        rows, bars = _read(drawing)
        there = sorted(LETTERS.index(mark) for row in rows for mark in row if mark in LETTERS)
        seats = players or max(2, there[-1] + 1)
        settled = OPTIONS.settle({"colours": "in_order", "giant_book": "on", **options})
        places = tuple((seat, 0) for seat in range(seats))
        s = setup.empty_table(seats, settled, tuple(range(seats)), places, Tape(0, tuple(rolls)))
        setup.begin_decks(s)
        if s.rules.custom_spellbook:
            s.schools = ((0, 2, 3, 4), (1, 5, 6, 7))
        for group, schools in enumerate(s.schools):
            s.decks[group] = tuple(
                sorted(card for school in schools for card in school_cards(school, VERSION))
            )
            witness.opened(s, group)
        self.s: State = s
        self.log: list[Any] = []
        s.walls, s.doors = bars
        s.walls |= _frame(s, len(rows[0]), len(rows))
        s.treasures = [s.homes[treasure // 2] for treasure in range(2 * seats)]
        for number, row in enumerate(rows):
            for column, mark in enumerate(row):
                if mark in LETTERS:
                    s.at[LETTERS.index(mark)] = 10 * number + column
        first = min(
            (10 * number + column, LETTERS.index(mark))
            for number, row in enumerate(rows)
            for column, mark in enumerate(row)
            if mark in LETTERS
        )[1]
        s.player = first
        s.turns = [turn - 1] * seats
        for seat, hand in enumerate((blue, red, yellow, green)):
            for name in hand:
                self._into_hand(seat, name)
        s.stack = [BEGINNING[START]]
        run(s)
        self._note()

    # -- changing the table (before the first act) -------------------------------------------------------

    def _out_of_deck(self, seat: int, name: str) -> int:
        """Take a card of this printed name out of the deck."""
        pile = self.s.groups[seat]
        deck = list(self.s.decks[pile])
        card = next(card for card in deck if NAMES[NAME_OF[card]] == name)
        deck.remove(card)
        self.s.decks[pile] = tuple(deck)
        return card

    def _take(self, seat: int, name: str) -> int:
        """Take a card out of the deck in public."""
        card = self._out_of_deck(seat, name)
        deck = self.s.seats + self.s.groups[seat]
        self.s.knows = [knowledge.left(knows, deck, card) for knows in self.s.knows]
        return card

    def _into_hand(self, seat: int, name: str) -> None:
        """Move a card from the deck to a hand, as if its player drew it."""
        card = self._out_of_deck(seat, name)
        self.s.hands[seat] = tuple(sorted((*self.s.hands[seat], card)))
        witness.drew(self.s, seat, self.s.groups[seat], [card])

    def deck_runs_out(self, pile: int = 0) -> Story:
        """Discard all cards of a deck in public."""
        for card in self.s.decks[pile]:
            self.s.knows = [knowledge.left(knows, self.s.seats + pile, card) for knows in self.s.knows]
        self.s.discards[pile] += self.s.decks[pile]
        self.s.decks[pile] = ()
        return self.again()

    def again(self) -> Story:
        """Run the rules again, after a change of the table."""
        run(self.s)
        return self

    def gives(self, colour: str, *names: str) -> Story:
        """Put cards into a hand."""
        for name in names:
            self._into_hand(self.seat(colour), name)
        return self.again()

    def carries(self, colour: str, *names: str) -> Story:
        """Give a wizard items to carry, without the effects of gaining them."""
        for name in names:
            table_actions.lay(self.s, self._take(self.seat(colour), name), self.seat(colour))
        return self.again()

    def lying(self, name: str, square: str) -> Story:
        """Put an item into a square."""
        table_actions.lay(self.s, self._take(0, name), NOBODY, at=self.square(square))
        return self.again()

    def under(self, colour: str, name: str, *, by: str = "", energy: int = 1) -> Story:
        """Put a lasting spell on a wizard, cast by themselves or by another."""
        caster = self.seat(by or colour)
        card = self._take(caster, name)
        table_actions.lay(self.s, card, caster, on=WIZARD[self.seat(colour)], energy=energy)
        return self.again()

    def stands(self, name: str, place: str, *, by: str = "blue") -> Story:
        """Put a created object into a square ("b1") or on a line ("b1|c1")."""
        caster = self.seat(by)
        line = line_named(place)
        at = self.square(place) if line is None else LINE[line]
        table_actions.lay(self.s, self._take(caster, name), caster, at=at)
        return self.again()

    def everywhere(self, name: str, *, by: str = "blue", energy: int = 1) -> Story:
        """Put a lasting Global spell on the table."""
        caster = self.seat(by)
        table_actions.lay(self.s, self._take(caster, name), caster, energy=energy)
        return self.again()

    def treasure(self, treasure: str, where: str) -> Story:
        """Put a treasure ("red-1") into a square or a wizard's hands ("blue")."""
        number = self._treasure(treasure)
        self.s.treasures[number] = WIZARD[self.seat(where)] if where in COLOURS else self.square(where)
        return self.again()

    def home(self, colour: str, square: str) -> Story:
        """Move a wizard's home base."""
        homes = list(self.s.homes)
        homes[self.seat(colour)] = self.square(square)
        self.s.homes = tuple(homes)
        return self.again()

    def lives(self, colour: str, life: int) -> Story:
        """Set a wizard's life."""
        self.s.life[self.seat(colour)] = life
        return self.again()

    def stunned(self, colour: str, tokens: int) -> Story:
        """Give stun tokens."""
        self.s.stun[self.seat(colour)] = tokens
        return self.again()

    # -- playing -----------------------------------------------------------------------------------------

    def __getattr__(self, colour: str) -> Callable[[str], Story]:
        if colour not in COLOURS:
            raise AttributeError(colour)
        return lambda words: self.plays(colour, words)

    def plays(self, colour: str, words: str) -> Story:
        """Make a wizard's choices, one word each."""
        seat = self.seat(colour)
        for word in words.split():
            asked = [decision for decision in self.s.asked if decision.player == seat]
            assert asked, f"{colour} isn't asked, but {self.asked()}: {word}"
            found = [
                choice for choice in asked[0].options if word in notation.names(self.s, asked[0], choice)
            ]
            assert len(found) == 1, f"{colour} can't {word}, only: {self.options(colour)}"
            self._apply(seat, found[0])
        return self

    def _apply(self, seat: int, choice: int) -> None:
        self.s.events = []
        self.s.stack[-1].answer(self.s, seat, choice)
        run(self.s)
        self._note()

    def _note(self) -> None:
        self.log += [(kinds.EVENTS[event.kind].name, event.args) for event in self.s.events or ()]

    def done(self, colour: str) -> Story:
        """End the turn: no more acts, nothing discarded, nothing drawn."""
        self.plays(colour, "done")
        if self.asked() == {colour} and self.s.asked[0].kind == kinds.DISCARD:
            self.plays(colour, "done")
        if self.asked() == {colour} and self.s.asked[0].kind == kinds.DRAW:
            self.plays(colour, "0")
        return self

    # -- looking -----------------------------------------------------------------------------------------

    def seat(self, colour: str) -> int:
        return COLOURS.index(colour)

    def square(self, name: str) -> int:
        square = square_named(name)
        assert square is not None, name
        return square

    def _treasure(self, name: str) -> int:
        colour, number = name.rsplit("-", 1)
        return 2 * self.seat(colour) + int(number) - 1

    def asked(self) -> set[str]:
        """Return the colours of those who must choose now."""
        return {COLOURS[decision.player] for decision in self.s.asked}

    def options(self, colour: str) -> set[str]:
        """Return a wizard's options as words."""
        return {
            notation.names(self.s, decision, choice)[0]
            for decision in self.s.asked
            if decision.player == self.seat(colour)
            for choice in decision.options
        }

    def can(self, colour: str, word: str) -> bool:
        return word in self.options(colour)

    def life(self, colour: str) -> int:
        return self.s.life[self.seat(colour)]

    def at(self, colour: str) -> str:
        square = self.s.at[self.seat(colour)]
        return square_name(square) if square >= 0 else ""

    def mp(self) -> int:
        return self.s.mp

    def stun(self, colour: str) -> int:
        return self.s.stun[self.seat(colour)]

    def hand(self, colour: str) -> list[str]:
        return sorted(NAMES[NAME_OF[card]] for card in self.s.hands[self.seat(colour)])

    def before(self, colour: str) -> list[str]:
        """Return the cards in front of a wizard: spells they maintain and items they carry."""
        return sorted(
            NAMES[NAME_OF[thing.card]]
            for thing in self.s.things
            if thing.card >= 0 and thing.owner == self.seat(colour)
        )

    def thing(self, name: str) -> Thing:
        """Return the only thing of a name on the table."""
        numbers = self.s.things_named(NAME[name])
        assert len(numbers) == 1, f"{name}: {len(numbers)} of them"
        return self.s.things[numbers[0]]

    def on_table(self, name: str) -> bool:
        return bool(self.s.things_named(NAME[name]))

    def in_square(self, square: str) -> list[str]:
        """Return the names of the things in a square."""
        return sorted(
            NAMES[NAME_OF[thing.card]] for thing in self.s.things if thing.at == self.square(square)
        )

    def discards(self, *names: str) -> bool:
        """Return whether all of these cards are in the discard piles."""
        lying = [NAMES[NAME_OF[card]] for pile in self.s.discards for card in pile]
        return all(lying.count(name) >= names.count(name) for name in names)

    def wall(self, line: str) -> bool:
        return bool(self.s.walls >> self._line(line) & 1)

    def door(self, line: str) -> bool:
        return bool(self.s.doors >> self._line(line) & 1)

    def cracks(self, line: str) -> int:
        return table_actions.cracks_of(self.s, self._line(line))

    def _line(self, name: str) -> int:
        line = line_named(name)
        assert line is not None, name
        return line

    def where(self, treasure: str) -> str:
        """Return where a treasure is: a square or a wizard's colour."""
        place = self.s.treasures[self._treasure(treasure)]
        return COLOURS[AS_WIZARD[place]] if AS_WIZARD[place] >= 0 else square_name(place)

    def points(self, colour: str) -> int:
        return points(self.s, self.seat(colour))

    def sees(self, one: str, other: str) -> bool:
        """Return whether there is a line of sight between two squares."""
        return bool(aiming.see(self.s).squares(self.square(one)) >> self.square(other) & 1)

    def happened(self, event: str) -> int:
        """Return how often an event has happened."""
        return sum(1 for name, _ in self.log if name == event)

    def over(self) -> bool:
        return bool(self.s.ended)

    def winner(self) -> str:
        return COLOURS[self.s.winners[0]] if self.s.winners else ""


def _read(drawing: str) -> tuple[list[list[str]], tuple[int, int]]:
    """Return the marks of the squares, and walls and doors as bits."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    if len(lines) == 1 and "+" not in lines[0]:
        return _row(lines[0])
    left = min(len(line) - len(line.lstrip()) for line in lines)
    lines = [line[left:].ljust(60) for line in lines]
    columns = (len(lines[0].rstrip()) - 1) // 4
    rows = [[line[4 * column + 2] for column in range(columns)] for line in lines[1::2]]
    walls = doors = 0
    for number, line in enumerate(lines[1::2]):
        for column in range(columns - 1):
            mark = line[4 * column + 4]
            square = 10 * number + column
            walls |= (mark == "|") << (2 * square)
            doors |= (mark == "D") << (2 * square)
    for number, line in enumerate(lines[2:-1:2]):
        for column in range(columns):
            mark = line[4 * column + 2]
            square = 10 * number + column
            walls |= (mark == "-") << (2 * square + 1)
            doors |= (mark == "D") << (2 * square + 1)
    return rows, (walls, doors)


def _row(line: str) -> tuple[list[list[str]], tuple[int, int]]:
    row: list[str] = []
    walls = doors = 0
    for mark in line.split():
        if mark in "|D":
            bit = 1 << (2 * (len(row) - 1))
            walls |= bit if mark == "|" else 0
            doors |= bit if mark == "D" else 0
        else:
            row.append(mark)
    return [row], (walls, doors)


def _frame(s: State, columns: int, rows: int) -> int:
    """Return the walls around the drawing, where it doesn't end at the edge of the board, as bits."""
    bits = 0
    for row in range(rows):
        bits |= 1 << (2 * (10 * row + columns - 1))
    for column in range(columns):
        bits |= 1 << (2 * (10 * (rows - 1) + column) + 1)
    inner = sum(1 << line for line in s.arrangement.lines)
    return bits & inner


def all_cards(s: State) -> list[int]:
    """Return every card of the game, wherever it is, for checks that none is lost."""
    found = [card for hand in s.hands for card in hand]
    found += [card for pile in (*s.decks, *s.discards) for card in pile]
    found += [thing.card for thing in s.things if thing.card >= 0]
    found += [frame.card for frame in s.stack if isinstance(frame, Cast) and frame.card >= 0]
    return sorted(found)
