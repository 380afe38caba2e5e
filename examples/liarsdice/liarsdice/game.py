"""Implements the Game: views, positions as JSON, and words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.frame import run
from guildhall.kernel.game import Game, NoHints, Prompt
from guildhall.kernel.message import Arg, BadPosition, Message, Refusal, Seat
from guildhall.kernel.options import Option, OptionTable, Value
from guildhall.kernel.reading import Reader
from guildhall.kernel.record import Outcome
from guildhall.kernel.tape import MASK, Tape
from liarsdice.rules import (
    BID,
    COUNT,
    DOUBT,
    DOUBTED,
    LOST,
    ROLLED,
    ROUND,
    SHOWN,
    Bidding,
    Cups,
    Roll,
)

EVENTS = ("round", "rolled", "said", "doubted", "shown", "lost")


class View(NamedTuple):
    """What a seat knows: its own dice, and the number of the others' dice."""

    seat: int | None
    asked: tuple[Decision, ...]
    options: Mapping[str, Value]
    own: tuple[int, ...]
    counts: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    bid: int
    bidder: int
    player: int
    round: int


class LiarsDice(Game[Cups, View, NoHints]):
    """Bid on the dice under all cups, and doubt the bids of others; 2 to 5 players."""

    def __init__(self) -> None:
        self.name = "liarsdice"
        self.version = "1"
        self.seats = range(2, 6)
        self.usual_seats = 3
        self.options = OptionTable(
            (Option("dice", (3, 1, 5), "4.1"), Option("ones", ("plain", "wild"), "4.2")),
            {"short": {}, "full": {"dice": 5, "ones": "wild"}},
        )
        self.state_type = Cups
        self.view_type = View
        self.event_kinds = len(EVENTS)
        self.secrets = True
        self.chapters = (ROUND,)

    def deal(self, seats: int, options: Mapping[str, Value], tape: Tape) -> Cups:
        """Deal everyone the same number of dice; chance decides who begins (rules 1.1 to 1.3)."""
        s = _cups(seats, options, tape)
        s.dice = [(1,) * int(options["dice"])] * seats
        s.player = s.bidder = tape.roll(seats) - 1
        s.stack = [Roll()]
        return s

    def _outcome(self, s: Cups) -> Outcome | None:
        """Return the last player with dice as the winner (rules 3.5)."""
        if s.stack:
            return None
        return Outcome(tuple(map(len, s.dice)), (s.player,), "last")

    def _view(self, s: Cups, seat: int | None) -> View:
        own = () if seat is None else s.dice[seat]
        counts = tuple(map(len, s.dice))
        return View(seat, s.asked, s.options, own, counts, tuple(s.shown), s.bid, s.bidder, s.player, s.round)

    def _imagine(self, view: View, seed: int) -> Cups:
        """Roll the others' dice at random."""
        s = _cups(len(view.counts), view.options, Tape(seed & MASK))
        s.dice = [tuple(sorted(s.tape.roll(6) for _ in range(count))) for count in view.counts]
        if view.seat is not None:
            s.dice[view.seat] = view.own
        s.tape.drawn = []  # these are guesses, not rolls of the game
        s.asked, s.events, s.shown = view.asked, None, list(view.shown)
        s.bid, s.bidder, s.player, s.round = view.bid, view.bidder, view.player, view.round
        s.stack = [Bidding()] if view.asked else []
        return s

    def _reveals(self, s: Cups) -> int:
        """Return all seats after a doubt, which shows everything to everybody."""
        return (1 << s.seats) - 1 if s.shown else 0

    # -- as JSON -----------------------------------------------------------------------------------------

    def _show(self, view: View) -> dict[str, object]:
        return {
            "waiting": [decision.player for decision in view.asked],
            "rule": "2.1",
            "round": view.round,
            "bid": {"player": view.bidder, "says": _bid(view.bid)} if view.bid else None,
            "players": [{"seat": seat, "dice": count} for seat, count in enumerate(view.counts)],
            "shown": [{"seat": seat, "dice": list(dice)} for seat, dice in enumerate(view.shown) if dice],
            "mine": None if view.seat is None else {"dice": list(view.own)},
        }

    def _show_event(self, s: Cups, event: Event) -> dict[str, object]:
        return {"event": EVENTS[event.kind], "numbers": list(event.args)}

    def _dump(self, s: Cups) -> dict[str, object]:
        return {
            "game": self.name,
            "rules": self.version,
            "options": self.options.changed(s.options),
            "dice": [list(dice) for dice in s.dice],
            "bid": s.bid,
            "bidder": s.bidder,
            "player": s.player,
            "round": s.round,
            "shown": [list(dice) for dice in s.shown],
            "rolls": list(s.tape.rest()),
            "chance": s.tape.chance,
        }

    def _load(self, position: Mapping[str, object], tape: Tape | None) -> Cups:
        read = Reader(_bad)
        parts = read.mapping(position, "position")

        def number(part: str, least: int, most: int) -> int:
            return _within(read.number(parts.get(part), part), part, least, most)

        def hands(part: str) -> list[tuple[int, ...]]:
            found = [read.items(dice, part) for dice in read.items(parts.get(part), part)]
            return [tuple(_within(read.number(die, part), part, 1, 6) for die in dice) for dice in found]

        if parts.get("game") != self.name or parts.get("rules") != self.version:
            raise _bad("game")
        options = self.options.settle(read.mapping(parts.get("options"), "options"))
        dice, shown = hands("dice"), hands("shown")
        if len(dice) not in self.seats or any(len(hand) > int(options["dice"]) for hand in dice + shown):
            raise _bad("dice")
        if len(shown) not in (0, len(dice)):
            raise _bad("shown")
        rolls = [read.number(roll, "rolls") for roll in read.items(parts.get("rolls"), "rolls")]
        s = _cups(len(dice), options, tape or Tape(number("chance", 0, MASK), tuple(rolls)))
        s.dice, s.shown = [tuple(sorted(hand)) for hand in dice], shown
        s.player, s.bidder = number("player", 0, s.seats - 1), number("bidder", 0, s.seats - 1)
        s.bid, s.round = number("bid", 0, COUNT * sum(map(len, dice)) + 6), number("round", 1, 1 << 32)
        left = sum(map(bool, dice))
        if not s.dice[s.player] or (s.bid and not (1 <= s.bid % COUNT <= 6 and s.dice[s.bidder])):
            raise _bad("player")
        s.stack = [Bidding()] if left > 1 else []
        run(s)
        return s

    # -- in words ----------------------------------------------------------------------------------------

    def names(self, s: Cups, decision: Decision, choice: int) -> tuple[str, ...]:
        """Return `doubt`, or a bid such as `2x5` for two fives."""
        return ("doubt",) if choice == DOUBT else (_bid(choice),)

    def _prompt(self, s: Cups, decision: Decision) -> Prompt:
        if not s.bid:
            return Prompt("2.1", Message("liarsdice-ask-first", {"player": Seat(decision.player)}))
        told: dict[str, Arg] = {"player": Seat(decision.player), "bidder": Seat(s.bidder)}
        return Prompt("2.2", Message("liarsdice-ask", told | _told(s.bid)))

    def _label(self, s: Cups, decision: Decision, choice: int) -> Message:
        return Message("liarsdice-doubt") if choice == DOUBT else Message("liarsdice-bid", _told(choice))

    def _describe(self, s: Cups, event: Event) -> Message:
        first, *rest = event.args
        told: dict[str, Arg] = {"player": Seat(first)}
        if event.kind == ROUND:
            told = {"round": first, "player": Seat(rest[0])}
        elif event.kind in (ROLLED, SHOWN):
            told["dice"] = tuple(map(str, rest))
        elif event.kind in (BID, LOST):
            told |= {"count": rest[0], "face": rest[1]}
        elif event.kind == DOUBTED:
            told["bidder"] = Seat(rest[0])
        return Message(f"liarsdice-{EVENTS[event.kind]}", told)

    def refuse_word(self, s: Cups, decision: Decision, word: str) -> Refusal:
        """Refuse a bid that is too low or too high, a doubt without a bid, or something else."""
        allowed = tuple(self.names(s, decision, choice)[0] for choice in decision.options)
        return Refusal("2.2", Message("liarsdice-refuse", {"word": word, "possible": allowed}))

    def refuse_turn(self, s: Cups, player: int) -> Refusal:
        """Say that it is somebody else's turn, or that the game is over."""
        if not s.asked:
            return Refusal("3.5", Message("refuse-game-over"))
        return Refusal("2.2", Message("refuse-not-your-turn", {"player": Seat(s.player)}))


def _cups(seats: int, options: Mapping[str, Value], tape: Tape) -> Cups:
    s = Cups()
    s.seats, s.options, s.tape, s.events, s.asked = seats, options, tape, [], ()
    s.shown, s.bid, s.round, s.stack = [], 0, 0, []
    return s


def _bid(bid: int) -> str:
    return "{}x{}".format(*divmod(bid, COUNT))


def _told(bid: int) -> dict[str, Arg]:
    count, face = divmod(bid, COUNT)
    return {"count": count, "face": face}


def _within(number: int, part: str, least: int, most: int) -> int:
    if not least <= number <= most:
        raise _bad(part)
    return number


def _bad(part: str) -> BadPosition:
    return BadPosition(Message("liarsdice-bad-position", {"part": part}))
