"""What was promised and what was placed: how promises are judged (rules 12.1).

A deed is done by spells that its giver places beside its token after the promise was offered. A side that
has done all its deeds has kept its word. Otherwise it has broken it, with two exceptions: a side without
deeds had nothing to keep; and when neither has done its part, only the one who first made it impossible (he
had passed, or used his spells elsewhere) has broken the promise, and the other was free of it; both have,
if neither had the spells when the placing began. To have no luck with dice, or to have paid a chip for
something else, is no excuse. One spell may serve several promises.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import DIE, POINTS
from guildhall.elfenwizards.flow.spells import MAJOR_PLACES
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import LEVEL
from guildhall.elfenwizards.view import View
from guildhall.kernel import deals
from guildhall.kernel.deals import BROKEN, KEPT, VOID, Deed, Judgement, Promise, Verdict
from guildhall.kernel.message import BadPromise, Message
from guildhall.kernel.reading import Reader

ANY_SPELLS: Final = (
    33  # the `what` of a deed that is counted in points; else it is a spell, counted in pieces
)
PLACING: Final = 5  # the step


class Move(NamedTuple):
    """A spell that a player has placed beside a token, or his pass (the spell DONE, beside nobody)."""

    player: int
    spell: int
    token: int


class Stock(NamedTuple):
    """The spells that a player can still place."""

    dice: tuple[int, ...]  # in each Major Spell box
    chips: int
    loose: int = 0  # spell points that dice may bring which are not placed yet


class Placing(NamedTuple):
    """The placing of spells in one round, as far as it has got."""

    moves: tuple[Move, ...] = ()
    stocks: tuple[Stock, ...] = ()  # of each player before the first move
    over: bool = False


def points_of(spell: int) -> int:
    """The spell points of a die or a chip (rules 5.6)."""
    return 1 if spell == kinds.CHIP else spell & 7


def step_of(s: State) -> int:
    """The step that is being played; after the end, the last."""
    step: int = s.stack[0].step - 1 if s.stack else 10
    return step


# -- deeds -----------------------------------------------------------------------------------------------


def missing(deeds: Iterable[Deed], moves: Iterable[Move]) -> list[Deed]:
    """What is still to be done of some deeds after these moves; no move counts for two of them."""
    free: dict[Move, int] = {}
    for move in moves:
        free[move] = free.get(move, 0) + 1
    left = []
    counted = []
    for deed in deeds:
        if deed.what == ANY_SPELLS:
            counted.append(deed)
            continue
        like = Move(deed.giver, deed.what, deed.target)
        found = min(deed.amount, free.get(like, 0))
        if found:
            free[like] -= found
        if found < deed.amount:
            left.append(deed._replace(amount=deed.amount - found))
    placed: dict[tuple[int, int], int] = {}
    for move, number in free.items():
        there = (move.player, move.token)
        placed[there] = placed.get(there, 0) + number * points_of(move.spell)
    for deed in counted:
        there = (deed.giver, deed.target)
        found = min(deed.amount, placed.get(there, 0))
        if found:
            placed[there] -= found
        if found < deed.amount:
            left.append(deed._replace(amount=deed.amount - found))
    return left


def lacking(deeds: Iterable[Deed], stock: Stock) -> Deed | None:
    """The first of a player's deeds for which he has not enough spells; None when he can do them all."""
    dice = list(stock.dice)
    chips = stock.chips
    loose = stock.loose
    counted = []
    for deed in deeds:
        if deed.what == ANY_SPELLS:
            counted.append(deed)
        elif deed.what == kinds.CHIP:
            chips -= deed.amount
            if chips < 0:
                return deed
        else:
            place, face = deed.what >> 3, deed.what & 7
            if dice[place] >> 3 * (face - 1) & 7 < deed.amount:
                return deed
            dice[place] -= deed.amount * DIE[face]
    points = [POINTS[there] for there in dice]
    for deed in counted:
        place = LEVEL[deed.place] - 1
        from_dice = min(deed.amount, points[place])
        from_loose = min(deed.amount - from_dice, loose)
        points[place] -= from_dice
        loose -= from_loose
        chips -= deed.amount - from_dice - from_loose
        if chips < 0:
            return deed
    return None


def without(stock: Stock, spell: int) -> Stock:
    """What a player has left when he has placed a spell."""
    if spell == kinds.CHIP:
        return stock._replace(chips=stock.chips - 1)
    dice = list(stock.dice)
    dice[spell >> 3] -= DIE[spell & 7]
    return stock._replace(dice=tuple(dice))


# -- the ledger ------------------------------------------------------------------------------------------


class Ledger(deals.Ledger[State]):
    """Knows what was placed in each round; the states it is shown must tell their events."""

    def __init__(self) -> None:
        self.rounds: dict[int, Placing] = {}

    def see(self, s: State) -> None:
        """Take note of a state. What it knows of a later time than this is forgotten."""
        moves, ended = _told(s)
        if ended:
            known = self.rounds.get(ended, Placing())
            if not known.over:
                self.rounds[ended] = Placing((*known.moves, *moves), known.stocks, True)
            moves = ()
        for later in [number for number in self.rounds if number > s.round]:
            del self.rounds[later]
        step = step_of(s)
        if step < PLACING:
            self.rounds.pop(s.round, None)
        elif step == PLACING:
            known = self.rounds.get(s.round, Placing())
            self.rounds[s.round] = Placing(_fitting(s, (*known.moves, *moves)), _stocks(s))

    def judge(self, promise: Promise) -> Verdict | None:
        """What became of a promise; None before the placing of spells in its round is over."""
        placing = self.rounds.get(promise.round)
        if placing is None or not placing.over:
            return None
        spells = [move for move in placing.moves if move.spell != kinds.DONE][promise.since :]
        failed = [bool(missing(deeds, spells)) for deeds in (promise.gives, promise.takes)]
        free = [False, False]
        if failed[0] and failed[1]:
            first, second = (
                _failed_at(deeds, promise.since, placing) for deeds in (promise.gives, promise.takes)
            )
            free = [second < first, first < second]
        return Verdict(
            _word(promise.gives, failed[0], free[0]),
            _word(promise.takes, failed[1], free[1]),
        )

    def dump(self) -> dict[str, object]:
        """All that it remembers, by rounds."""
        return {
            str(number): {
                "moves": [list(move) for move in placing.moves],
                "stocks": [[*stock.dice, stock.chips] for stock in placing.stocks],
                "over": int(placing.over),
            }
            for number, placing in self.rounds.items()
        }

    @staticmethod
    def load(data: object) -> Ledger:
        """The ledger that `dump` has written."""
        ledger = Ledger()
        for number, rest in _READ.mapping(data, "ledger").items():
            parts = _READ.mapping(rest, number)
            moves = [_numbers(move, 3) for move in _READ.items(parts.get("moves"), "moves")]
            stocks = [_numbers(stock, 5) for stock in _READ.items(parts.get("stocks"), "stocks")]
            if not number.isdecimal():
                raise bad_shape(number)
            ledger.rounds[int(number)] = Placing(
                tuple(Move(move[0], move[1], move[2]) for move in moves),
                tuple(Stock(tuple(stock[:4]), stock[4]) for stock in stocks),
                bool(_READ.number(parts.get("over"), "over")),
            )
        return ledger


def bad_shape(part: str) -> BadPromise:
    """A part of a form is missing or of the wrong shape."""
    return BadPromise(Message("elfenwizards-refuse-promise-shape", {"part": part}))


_READ: Final = Reader(bad_shape)


def _numbers(value: object, count: int) -> list[int]:
    numbers = [_READ.number(item, "ledger") for item in _READ.items(value, "ledger")]
    if len(numbers) != count:
        raise bad_shape("ledger")
    return numbers


def _told(s: State) -> tuple[tuple[Move, ...], int]:
    """The moves since the last choice, and the round in which the placing ended with them, or 0."""
    moves = []
    told = kinds.EVENTS.field
    ended = 0
    begun = 0
    for event in s.events or []:
        if event.kind == kinds.SPELL_PLACED:
            moves.append(Move(told(event, "player"), told(event, "spell"), told(event, "token")))
        elif event.kind in (kinds.PASSED, kinds.CANNOT_PLACE):
            moves.append(Move(told(event, "player"), kinds.DONE, -1))
        elif event.kind == kinds.SPELLS_RETURNED:
            ended = 1
        elif event.kind == kinds.ROUND and ended:
            begun += 1
    return tuple(moves), s.round - begun if ended else 0


def _fitting(s: State, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """As many of the moves as have led to a state in step 5; if they have not, those that the table shows."""
    length = len(s.spells) + s.passed.bit_count()
    seen = moves[:length]
    passed = [player for player in range(s.seats) if s.passed >> player & 1]
    spells = laid(s)
    if (
        sorted(move.player for move in seen if move.spell == kinds.DONE) == passed
        and [move for move in seen if move.spell != kinds.DONE] == spells
    ):
        return seen
    return tuple([Move(player, kinds.DONE, -1) for player in passed] + spells)


def laid(s: State | View) -> list[Move]:
    """The spells that lie beside tokens, in the order in which they were placed."""
    return [
        Move(player, 8 * (LEVEL[s.where[token]] - 1) + face if face else kinds.CHIP, token)  # rules 5.5
        for player, token, face in s.spells
    ]


def stock_of(s: State | View, player: int) -> Stock:
    """The spells that lie ready for a player now."""
    return Stock(tuple(s.dice[7 * player + place] for place in MAJOR_PLACES), s.hand[player])


def _stocks(s: State) -> tuple[Stock, ...]:
    """What each player had to place before the first spell of the round."""
    stocks = []
    for player in range(s.seats):
        stock = stock_of(s, player)
        dice = list(stock.dice)
        chips = stock.chips
        for by, token, face in s.spells:
            if by == player and face:
                dice[LEVEL[s.where[token]] - 1] += DIE[face]
            elif by == player:
                chips += 1
        stocks.append(Stock(tuple(dice), chips))
    return tuple(stocks)


def _word(deeds: Sequence[Deed], failed: bool, free: bool) -> Judgement:
    if not deeds or (failed and free):
        return VOID
    return BROKEN if failed else KEPT


def _failed_at(deeds: Sequence[Deed], since: int, placing: Placing) -> int:
    """The number of the move with which a player made it impossible to do all his deeds."""
    count = len(placing.moves)
    return next((number for number in range(count) if _hopeless(deeds, since, placing, number)), count)


def _hopeless(deeds: Sequence[Deed], since: int, placing: Placing, number: int) -> bool:
    """Whether a player could not do all his deeds any more, as things stood after a move."""
    player = deeds[0].giver
    moves = placing.moves[: number + 1]
    spells = [move for move in moves if move.spell != kinds.DONE]
    left = missing(deeds, spells[since:])
    if not left or Move(player, kinds.DONE, -1) in moves or not placing.stocks:
        return bool(left)
    stock = placing.stocks[player]
    for move in spells:
        if move.player == player:
            stock = without(stock, move.spell)
    return lacking(left, stock) is not None
