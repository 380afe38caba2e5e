"""Steps 2 and 3: players roll dice and place them in boxes (rules 2 and 3)."""

from __future__ import annotations

from typing import Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import COUNT, DIE, FACES, spread
from guildhall.elfenwizards.state import BOX_PLACES, ROLLED, State
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, numbers

FIRST: Final = 2
SECOND: Final = 3
TALK: Final = 60  # seconds for bargaining before a player rolls
FACES_OR_DONE: Final = {dice: (kinds.DONE, *faces) for dice, faces in FACES.items()}


def roll_and_place(s: State) -> None:
    """Step 2: each player rolls the dice in front of them and places any number."""
    s.stack.append(ROLLS[FIRST][0])


def roll_and_place_the_rest(s: State) -> None:
    """Step 3: each player rolls and places the dice they haven't placed."""
    s.stack.append(ROLLS[SECOND][0])


class Roll(Frame[State]):
    """The players roll one after the other (rules 2.1, 3.1)."""

    name = "roll"
    fields = numbers("step", "turn")

    def __init__(self, step: int, turn: int) -> None:
        self.step = step
        self.turn = turn  # who rolls next, counted from the dragon's holder

    def finish(self, s: State) -> None:
        """Roll for the next player who has dice."""
        if self.turn == s.seats:
            s.stack.pop()
            return
        s.stack[-1] = ROLLS[self.step][self.turn + 1]
        player = s.at_turn(self.turn)
        if to_roll(s, self.step, player):
            if s.rules.timers:
                s.stack.append(TALKS[self.step][player])
            else:
                s.stack.append(_rolled(s, self.step, player))


def to_roll(s: State, step: int, player: int) -> int:
    """Return how many dice a player must roll in a step."""
    return s.front[player] if step == FIRST else COUNT[s.dice[7 * player + ROLLED]]


def _rolled(s: State, step: int, player: int) -> Frame[State]:
    """Roll a player's dice; return the frame that asks them next."""
    dice = to_roll(s, step, player)
    if step == FIRST:
        s.front[player] = 0
    _roll(s, player, dice, kinds.ROLLED)
    if step == SECOND and s.hand[player]:  # rules 3.2
        return REROLLS[player]
    return PLACINGS[step][player]


def _roll(s: State, player: int, dice: int, event: int) -> None:
    rolled = 0
    roll = s.tape.roll
    for _ in range(dice):
        rolled += DIE[roll(6)]
    s.dice[7 * player + ROLLED] = rolled
    if s.events is not None:
        s.tell(event, player, *spread(rolled))


class BeforeRoll(Frame[State]):
    """A player may bargain until they roll (rules 12.1)."""

    name = "before_roll"
    fields = numbers("step", "player")

    def __init__(self, step: int, player: int) -> None:
        self.step = step
        self.player = player
        self.asked = (Decision(player, kinds.ROLL, (kinds.NOW,)),)

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask the player to roll when they like."""
        return self.asked

    def answer(self, s: State, player: int, choice: int) -> None:
        """Roll."""
        s.stack[-1] = _rolled(s, self.step, player)


class Reroll(Frame[State]):
    """A player accepts their second roll, or pays a chip for another (rules 3.2)."""

    name = "reroll"
    fields = numbers("player")

    def __init__(self, player: int) -> None:
        self.player = player
        self.asked = (Decision(player, kinds.REROLL, (kinds.ACCEPT, kinds.AGAIN)),)

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask before the player places any dice."""
        return self.asked

    def answer(self, s: State, player: int, choice: int) -> None:
        """Go on to placing, after another roll if the player pays."""
        s.stack[-1] = PLACINGS[SECOND][player]
        if choice == kinds.AGAIN:
            s.hand[player] -= 1
            s.spent[player] += 1
            _roll(s, player, COUNT[s.dice[7 * player + ROLLED]], kinds.REROLLED)


class Place(Frame[State]):
    """A player places rolled dice, one after the other (rules 2.2, 3.4)."""

    name = "place"
    fields = numbers("step", "player")

    def __init__(self, step: int, player: int) -> None:
        self.step = step
        self.player = player

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask for a die while one is left."""
        dice = s.dice[7 * self.player + ROLLED]
        if not dice:
            return ()
        if self.step == SECOND and s.rules.place_all:
            return (Decision(self.player, kinds.DIE, FACES[dice]),)
        return (Decision(self.player, kinds.DIE, FACES_OR_DONE[dice]),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Take up a die, or keep the rest."""
        if choice != kinds.DONE:
            s.stack.append(BOXINGS[player][choice])
            return
        s.stack.pop()
        mine = 7 * player + ROLLED
        if s.events is not None:
            s.tell(kinds.HELD, player, *spread(s.dice[mine]))
        if self.step == SECOND:  # rules 3.4: they stay in front of the player and do nothing this round
            s.front[player] += COUNT[s.dice[mine]]
            s.dice[mine] = 0

    def finish(self, s: State) -> None:
        """End the placing: no dice are left."""
        s.stack.pop()


class Box(Frame[State]):
    """A player chooses the box for the die in hand (rules 2.3)."""

    name = "box"
    fields = numbers("player", "face")

    def __init__(self, player: int, face: int) -> None:
        self.player = player
        self.face = face
        self.asked = (Decision(player, kinds.DICE_BOX, BOX_PLACES),)

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Offer all six boxes."""
        return self.asked

    def answer(self, s: State, player: int, choice: int) -> None:
        """Put it there."""
        die = DIE[self.face]
        s.dice[7 * player + ROLLED] -= die
        s.dice[7 * player + choice] += die
        if s.events is not None:
            s.tell(kinds.PLACED, player, self.face, choice)
        s.stack.pop()


_SEATS: Final = range(6)
ROLLS: Final = {step: tuple(Roll(step, turn) for turn in range(7)) for step in (FIRST, SECOND)}
TALKS: Final = {step: tuple(BeforeRoll(step, player) for player in _SEATS) for step in (FIRST, SECOND)}
REROLLS: Final = tuple(Reroll(player) for player in _SEATS)
PLACINGS: Final = {step: tuple(Place(step, player) for player in _SEATS) for step in (FIRST, SECOND)}
BOXINGS: Final = tuple(tuple(Box(player, face) for face in range(7)) for player in _SEATS)
