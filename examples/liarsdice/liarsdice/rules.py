"""The rules: the state and the two frames that change it; comments cite rules/liarsdice.en.md."""

from __future__ import annotations

from typing import Self

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.frame import Frame
from guildhall.kernel.state import State

BIDDING = 0  # the one kind of decision; its options are DOUBT and bids
DOUBT = 0
COUNT = 10  # a bid is a number: COUNT times the number of dice, plus their face
ROUND, ROLLED, BID, DOUBTED, SHOWN, LOST = range(6)  # the kinds of events


class Cups(State):
    """The dice under the cups, and the bid."""

    __slots__ = ("bid", "bidder", "dice", "player", "round", "shown")

    dice: list[tuple[int, ...]]  # of each player, sorted; () for players who are out
    bid: int  # 0 for none yet
    bidder: int
    player: int  # whose turn it is
    round: int
    shown: list[tuple[int, ...]]  # the dice of each player at the last doubt, until the next bid

    def clone(self) -> Self:
        """Return an independent copy."""
        s = type(self)()
        s.seats, s.options, s.asked = self.seats, self.options, self.asked
        s.stack, s.tape = self.stack[:], self.tape.clone()
        s.events = None if self.events is None else self.events[:]
        s.dice, s.shown = self.dice[:], self.shown[:]
        s.bid, s.bidder, s.player, s.round = self.bid, self.bidder, self.player, self.round
        return s

    def turns_begun(self) -> int:
        """Return how many rounds have begun."""
        return self.round


def on_the_table(s: Cups) -> int:
    """Return the number of dice on the table."""
    return sum(len(dice) for dice in s.dice)


def matching(s: Cups, face: int) -> int:
    """Return how many dice on the table show a face (rules 3.2, 4.2)."""
    wild = 1 if s.options["ones"] == "wild" else face
    return sum(die in (face, wild) for dice in s.dice for die in dice)


def bids(s: Cups) -> list[int]:
    """Return the legal bids, lowest first (rules 2.1 to 2.3)."""
    count, face = divmod(s.bid, COUNT)
    if not s.bid:
        return [COUNT + other for other in range(1, 7)]
    higher = [COUNT * count + other for other in range(face + 1, 7)]
    more = [COUNT * (count + 1) + other for other in range(1, 7)]
    return higher + (more if count < on_the_table(s) else [])


def next_player(s: Cups, player: int) -> int:
    """Return the next player clockwise who still has dice."""
    while True:
        player = (player + 1) % s.seats
        if s.dice[player]:
            return player


class Roll(Frame[Cups]):
    """The start of a round: everyone rolls (rules 1.4)."""

    name = "roll"

    def finish(self, s: Cups) -> None:
        """Roll all dice; each player sees their own."""
        s.round += 1
        s.bid = 0
        s.tell(ROUND, s.round, s.player)
        for player, dice in enumerate(s.dice):
            if dice:
                s.dice[player] = tuple(sorted(s.tape.roll(6) for _ in dice))
                if s.events is not None:
                    s.events.append(Event(ROLLED, (player, *s.dice[player]), 1 << player))
        s.stack[-1] = Bidding()


class Bidding(Frame[Cups]):
    """Players bid higher and higher until one doubts (rules 2)."""

    name = "bidding"

    def asks(self, s: Cups) -> tuple[Decision, ...]:
        """Ask the next player for a bid or, if there is one, a doubt."""
        options = ((DOUBT,) if s.bid else ()) + tuple(bids(s))
        return (Decision(s.player, BIDDING, options),)

    def answer(self, s: Cups, player: int, choice: int) -> None:
        """Take a bid, or settle the doubt."""
        if choice == DOUBT:
            settle(s, player)
            return
        s.shown = []
        s.bid, s.bidder, s.player = choice, player, next_player(s, player)
        s.tell(BID, player, *divmod(choice, COUNT))


def settle(s: Cups, doubter: int) -> None:
    """Show all dice, and take one from the bidder or the doubter (rules 3)."""
    count, face = divmod(s.bid, COUNT)
    s.tell(DOUBTED, doubter, s.bidder)
    s.shown = s.dice[:]
    for player, dice in enumerate(s.dice):
        if dice:
            s.tell(SHOWN, player, *dice)
    loser = doubter if matching(s, face) >= count else s.bidder
    s.tell(LOST, loser, matching(s, face), face)
    s.dice[loser] = s.dice[loser][1:]
    s.player = loser if s.dice[loser] else next_player(s, loser)
    if len(s.dice[s.player]) == on_the_table(s):  # rules 3.5
        s.bid = 0
        s.stack.pop()
    else:
        s.stack[-1] = Roll()
