"""Judges promises by the spells that players placed (rules 12.1).

A player does a deed by placing its spells beside its token after the offer of the promise. A side that has
done all its deeds has kept its word; otherwise it has broken it, with two exceptions. A side without deeds
had nothing to keep. If neither side has done its part, only the one that first made it impossible, by passing
or by using its spells elsewhere, has broken the promise, and the other was free; both have broken it if
neither had the spells when the placing began. Unlucky dice, or a chip spent on something else, are no excuse.
One spell may count for several promises.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import DIE, POINTS, spread
from guildhall.elfenwizards.flow.round import step_now
from guildhall.elfenwizards.spell import DIE_SPELL, FACE, MAJOR_PLACES, PLACE, WORTH
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import LEVEL
from guildhall.elfenwizards.view import View
from guildhall.kernel import deals
from guildhall.kernel.deals import BROKEN, KEPT, VOID, Deed, Judgement, Promise, Verdict
from guildhall.kernel.message import BadPromise, Message
from guildhall.kernel.numbering import numbers_in
from guildhall.kernel.reading import Reader

ANY_SPELLS: Final = 33  # the `what` of a deed whose amount is in points; otherwise it is a spell
PLACING: Final = 5  # the step


class Move(NamedTuple):
    """A spell that a player placed beside a token, or a pass (the spell DONE, with token -1)."""

    player: int
    spell: int
    token: int


class Stock(NamedTuple):
    """The spells that a player can still place."""

    dice: tuple[int, ...]  # in each Major Spell box
    chips: int
    loose: int = 0  # the spell points that unplaced dice may bring


class Placing(NamedTuple):
    """The spells placed so far in one round."""

    moves: tuple[Move, ...] = ()
    stocks: tuple[Stock, ...] = ()  # of each player before the first move
    over: bool = False


def step_of(s: State) -> int:
    """Return the current step; after the end of the game, the last one."""
    return step_now(s.stack) if s.stack else 10


# -- deeds -----------------------------------------------------------------------------------------------


def missing(deeds: Iterable[Deed], moves: Iterable[Move]) -> list[Deed]:
    """Return what remains of some deeds after these moves; each move counts for one deed."""
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
        placed[there] = placed.get(there, 0) + number * WORTH[move.spell]
    for deed in counted:
        there = (deed.giver, deed.target)
        found = min(deed.amount, placed.get(there, 0))
        if found:
            placed[there] -= found
        if found < deed.amount:
            left.append(deed._replace(amount=deed.amount - found))
    return left


def lacking(deeds: Iterable[Deed], stock: Stock) -> Deed | None:
    """Return the first deed for which a player has too few spells; None if they can do them all."""
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
            place, face = PLACE[deed.what], FACE[deed.what]
            if spread(dice[place]).count(face) < deed.amount:
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
    """Return a player's stock after placing a spell."""
    if spell == kinds.CHIP:
        return stock._replace(chips=stock.chips - 1)
    dice = list(stock.dice)
    dice[PLACE[spell]] -= DIE[FACE[spell]]
    return stock._replace(dice=tuple(dice))


# -- the ledger ------------------------------------------------------------------------------------------


class Ledger(deals.Ledger[State]):
    """Remembers the spells placed in each round; needs states that record their events."""

    def __init__(self) -> None:
        self.rounds: dict[int, Placing] = {}

    def see(self, s: State) -> None:
        """Record a state, and forget anything later."""
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
        """Return what became of a promise; None until the placing of spells in its round is over."""
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
        """Return the contents as plain JSON, by round."""
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
        """Return the ledger that `dump` wrote."""
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
    """Return the error for a part of a form that is missing or of the wrong type."""
    return BadPromise(Message("elfenwizards-refuse-promise-shape", {"part": part}))


_READ: Final = Reader(bad_shape)


def _numbers(value: object, count: int) -> list[int]:
    numbers = [_READ.number(item, "ledger") for item in _READ.items(value, "ledger")]
    if len(numbers) != count:
        raise bad_shape("ledger")
    return numbers


def _told(s: State) -> tuple[tuple[Move, ...], int]:
    """Return the moves since the last choice, and the round whose placing they ended, or 0."""
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
    """Return the moves that led to a state in step 5; if they don't fit it, those that the table shows."""
    length = len(s.spells) + s.passed.bit_count()
    seen = moves[:length]
    passed = numbers_in(s.passed)
    spells = placed_spells(s)
    if (
        sorted(move.player for move in seen if move.spell == kinds.DONE) == passed
        and [move for move in seen if move.spell != kinds.DONE] == spells
    ):
        return seen
    return tuple([Move(player, kinds.DONE, -1) for player in passed] + spells)


def placed_spells(s: State | View) -> list[Move]:
    """Return the spells beside tokens, in the order of placing."""
    return [
        Move(player, DIE_SPELL[LEVEL[s.where[token]] - 1][face] if face else kinds.CHIP, token)  # rules 5.5
        for player, token, face in s.spells
    ]


def stock_of(s: State | View, player: int) -> Stock:
    """Return the spells that a player can place now."""
    return Stock(tuple(s.dice[7 * player + place] for place in MAJOR_PLACES), s.hand[player])


def _stocks(s: State) -> tuple[Stock, ...]:
    """Return what each player could place before the first spell of the round."""
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
    """Return the index of the move that made a player's deeds impossible."""
    count = len(placing.moves)
    return next((number for number in range(count) if _hopeless(deeds, since, placing, number)), count)


def _hopeless(deeds: Sequence[Deed], since: int, placing: Placing, number: int) -> bool:
    """Return whether a player could no longer do all their deeds after a move."""
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
