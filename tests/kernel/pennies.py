"""The smallest game that uses all of the kernel: two players hide a coin at once, then one is tossed.

Each round, both choose in secret; equal coins are a point for the first player, unequal ones for the second.
Then a toss may give the loser of the round a point. The first to three points wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Self

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.frame import Frame
from guildhall.kernel.game import Game, Prompt
from guildhall.kernel.message import Message, Refusal, Seat
from guildhall.kernel.options import Option, OptionTable, Value
from guildhall.kernel.record import Outcome
from guildhall.kernel.state import State
from guildhall.kernel.tape import MASK, Tape

COIN = 0
CHOSE, TOSSED = range(2)
FACES = ("heads", "tails")


class Pennies(State):
    """Coins and points."""

    __slots__ = ("coins", "score")

    coins: list[int]  # -1: not chosen yet
    score: list[int]

    def clone(self) -> Self:
        """Return an independent copy."""
        s = type(self)()
        s.seats, s.options, s.asked = self.seats, self.options, self.asked
        s.stack, s.tape = self.stack[:], self.tape.clone()
        s.events = None if self.events is None else self.events[:]
        s.coins, s.score = self.coins[:], self.score[:]
        return s


class PenniesView(NamedTuple):
    """The score and the player's own coin."""

    seat: int | None
    asked: tuple[Decision, ...]
    options: Mapping[str, Value]
    own: int
    waiting: tuple[bool, ...]
    score: tuple[int, ...]


class Hide(Frame[Pennies]):
    """Both players choose at the same time."""

    name = "hide"

    def asks(self, s: Pennies) -> tuple[Decision, ...]:
        """Ask everyone who hasn't chosen."""
        return tuple(Decision(player, COIN, (0, 1)) for player in range(2) if s.coins[player] < 0)

    def answer(self, s: Pennies, player: int, choice: int) -> None:
        """Hide a coin; only its owner sees which."""
        s.coins[player] = choice
        if s.events is not None:
            s.events.append(Event(CHOSE, (player, choice), 1 << player))

    def finish(self, s: Pennies) -> None:
        """Compare the coins."""
        winner = 0 if s.coins[0] == s.coins[1] else 1
        s.score[winner] += 1
        toss = s.tape.roll(2) - 1
        s.tell(TOSSED, toss)
        s.score[1 - winner] += toss
        s.coins = [-1, -1]
        if max(s.score) >= int(s.options["goal"]):
            s.stack.pop()


class PenniesGame(Game[Pennies, PenniesView, tuple[int, ...]]):
    """Matching pennies."""

    def __init__(self) -> None:
        self.name = "pennies"
        self.version = "1"
        self.seats = range(2, 3)
        self.state_type = Pennies
        self.view_type = PenniesView
        self.hints_type = tuple
        self.event_kinds = 2
        self.options = OptionTable((Option("goal", (3, 5), "1.1"),), {"short": {}, "long": {"goal": 5}})

    def deal(self, seats: int, options: Mapping[str, Value], tape: Tape) -> Pennies:
        """Return a table with two players and no points."""
        s = Pennies()
        s.seats, s.options, s.tape, s.events, s.asked = seats, options, tape, [], ()
        s.stack, s.coins, s.score = [Hide()], [-1, -1], [0, 0]
        return s

    def _outcome(self, s: Pennies) -> Outcome | None:
        """Return the first player to reach the goal."""
        if s.stack:
            return None
        best = max(s.score)
        return Outcome(tuple(s.score), tuple(p for p in range(2) if s.score[p] == best), "goal")

    def _view(self, s: Pennies, seat: int | None) -> PenniesView:
        """Return the seat's own coin, and who hasn't chosen."""
        own = -1 if seat is None else s.coins[seat]
        return PenniesView(seat, s.asked, s.options, own, tuple(coin < 0 for coin in s.coins), tuple(s.score))

    def _imagine(self, view: PenniesView, seed: int) -> Pennies:
        """Draw the other player's coin at random."""
        tape = Tape(seed & MASK)
        s = self.deal(2, view.options, tape)
        s.events, s.asked, s.score = None, view.asked, list(view.score)
        s.coins = [-1 if waiting else tape.roll(2) - 1 for waiting in view.waiting]
        if view.seat is not None:
            s.coins[view.seat] = view.own
        return s

    def names(self, s: Pennies, decision: Decision, choice: int) -> tuple[str, ...]:
        """Return heads or tails; tails has another name, which begins with heads."""
        return (FACES[choice], "headless") if choice else (FACES[choice],)

    def _dump(self, s: Pennies) -> dict[str, object]:
        """Return coins and points."""
        return {"coins": list(s.coins), "score": list(s.score), "chance": s.tape.chance}

    def refuse_word(self, s: Pennies, decision: Decision, word: str) -> Refusal:
        """Say that there are two faces."""
        return Refusal("1.1", Message("bad-game", {"name": word, "allowed": FACES}))

    def refuse_choice(self, s: Pennies, decision: Decision, choice: int) -> Refusal:
        """Say that there are two faces."""
        return self.refuse_word(s, decision, str(choice))

    def refuse_turn(self, s: Pennies, player: int) -> Refusal:
        """Say that the player has chosen, or the game is over."""
        return Refusal("1.1", Message("refuse-not-your-turn", {"player": Seat(1 - player)}))

    def _prompt(self, s: Pennies, decision: Decision) -> Prompt:
        """Ask for a face."""
        return Prompt("1.1", Message("seat", {"number": decision.player}))
