"""The state of a game of Elfenwizards."""

from __future__ import annotations

from typing import Final, Self

from guildhall.elfenwizards.editions import Rules
from guildhall.kernel.state import State as KernelState

CHIPS: Final = 7  # the minor spells of each player
GREY_CHIPS: Final = 12

# Places for dice, seven for each player: s.dice[7 * player + place]. Major Spell boxes are first: level - 1.
MINOR: Final = 4
GREY: Final = 5
ROLLED: Final = 6  # in front of the player, showing a face
BOX_PLACES: Final = (0, 1, 2, 3, 4, 5)

# The words for s.ended, by its number.
ENDINGS: Final = ("", "second_high_wizard", "no_high_wizard", "last_round")


class State(KernelState):
    """A game of Elfenwizards at one moment; players are seats, numbered clockwise, and tokens are numbers.

    Fields are declared here only; `python -m tests.fields` writes the code that depends on them.
    """

    rules: Rules  # the options in a form for quick use
    colours: tuple[int, ...]  # of each seat
    owner: tuple[int, ...]  # of each token; a player's tokens have consecutive numbers
    where: list[int]  # the box of each token
    grey: list[int]  # grey chips under each token
    points: list[int]  # spell points beside each token
    spells: list[tuple[int, int, int]]  # spells beside tokens: player, token, face (0: a chip)
    dice: list[int]  # by 7 * player + place
    front: list[int]  # dice in front of each player that aren't rolled
    hand: list[int]  # minor chips in front of each player
    spent: list[int]  # minor chips in the Minor Spell box
    track: list[int]  # who paid for retiring after each round; -1: nobody
    supply: int  # grey chips left; -1: unlimited
    score: list[int]
    crowned: list[int]  # the High Wizard awards of each player
    uncrowned: int  # rounds without a High Wizard
    passed: int  # players who have passed, as bits
    # The tokens that each player may support in step 5, by spell level.
    targets: tuple[tuple[tuple[int, ...], ...], ...]
    dragon: int  # the seat that has the dragon
    round: int
    ended: int  # why the game is over, as an index of ENDINGS; 0: it isn't

    __slots__ = tuple(__annotations__)

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable with this state."""
        s = type(self)()
        s.stack = self.stack[:]
        s.asked = self.asked
        s.tape = self.tape.clone()
        s.events = None if self.events is None else self.events[:]
        s.seats = self.seats
        s.options = self.options
        # The fields of this class, by `python -m tests.fields`
        s.rules = self.rules
        s.colours = self.colours
        s.owner = self.owner
        s.where = self.where[:]
        s.grey = self.grey[:]
        s.points = self.points[:]
        s.spells = self.spells[:]
        s.dice = self.dice[:]
        s.front = self.front[:]
        s.hand = self.hand[:]
        s.spent = self.spent[:]
        s.track = self.track[:]
        s.supply = self.supply
        s.score = self.score[:]
        s.crowned = self.crowned[:]
        s.uncrowned = self.uncrowned
        s.passed = self.passed
        s.targets = self.targets
        s.dragon = self.dragon
        s.round = self.round
        s.ended = self.ended

        return s

    def turns_begun(self) -> int:
        """Return how many rounds have begun."""
        return self.round

    def at_turn(self, turn: int) -> int:
        """Return the seat whose turn has this number in turn order; the dragon's holder is 0 (rules 0.11)."""
        seat = self.dragon + turn
        return seat - self.seats if seat >= self.seats else seat

    def in_box(self, box: int) -> list[int]:
        """Return the tokens in a box."""
        return [token for token, where in enumerate(self.where) if where == box]
