"""How far it is to walk in the labyrinth of Wiz-War, and where a wizard gets to in this turn."""

from __future__ import annotations

from copy import copy
from typing import Final

from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.book import BARS
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.flow.acts import may_move
from guildhall.wizwar.movement import why_no_passage
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE
from guildhall.wizwar.words import rule

# Steps that things in the way are worth going round for.
PAIN: Final = {
    NAME["Rosebush"]: 6,
    NAME["Thornbush"]: 6,
    NAME["Dust Cloud"]: 5,
    NAME["Handful of Tacks"]: 6,
    NAME["Wall of Fire"]: 8,
}
TOKEN_PAIN: Final = 2  # a booby-trap token of somebody else
LOCKED: Final = 30  # a way through a locked door is no way, but it is better than none
WALLED: Final = 45
NEVER: Final = 199  # there is no way at all

_CLOUDS: Final = (NAME["Dust Cloud"], NAME["Thornbush"])  # nobody walks on through these
_MATTERS: Final = sum(1 << name for name in PAIN) | sum(
    1 << NAME[name]
    for name in (
        "Stone Block",
        "Seal Door",
        "Create Door",
        "Master Key",
        "Slime Form",
        "Mist Body",
        "Booby Trap",
    )
)
_KEPT: Final = 400  # grounds that are remembered


class _Board:
    """What is the same for all labyrinths with so many seats; square n is bit 2 * n, as the lines are."""

    def __init__(self, arrangement: Arrangement) -> None:
        self.inner = sum(1 << line for line in arrangement.lines)
        self.all = sum(1 << 2 * square for square in arrangement.squares)
        self.exits = [
            (1 << 2 * square, 1 << 2 * arrangement.next[4 * square + direction])
            for square in arrangement.squares
            for direction in range(4)
            if arrangement.next[4 * square + direction] >= 0 > arrangement.line[4 * square + direction]
        ]


_BOARDS: Final[dict[int, _Board]] = {}


class Ground:
    """The labyrinth as one wizard can walk it now."""

    def __init__(self, s: State, player: int, passages: tuple[int, ...] = ()) -> None:
        self.arrangement = s.arrangement
        if s.seats not in _BOARDS:
            _BOARDS[s.seats] = _Board(s.arrangement)
        self.board = _BOARDS[s.seats]
        self.walls = s.walls  # that bar the way, as bits
        self.doors = s.doors  # those he cannot open
        bits = s.doors
        for line in s.passages:  # they are good for one turn only, and count when he walks in it
            if line in passages:
                self.walls &= ~(1 << line)
            else:
                bits &= ~(1 << line)
        while bits:
            low = bits & -bits
            bits ^= low
            if why_no_passage(s, player, low.bit_length() - 1) is None:
                self.doors &= ~low
        self.shut = self.walls | self.doors
        self.free = self.board.all  # squares that nothing fills
        self.stops = 0  # squares in which a walk ends, as bits
        self.pain: dict[int, int] = {}  # by square
        self.burns: dict[tuple[int, int], int] = {}  # by the two squares of a step
        if s.kinds & _MATTERS:
            self._look(s, player)
        self._far: dict[int, list[int]] = {}
        self._steps: dict[int, list[tuple[int, int]]] = {}

    def _look(self, s: State, player: int) -> None:
        """Note what hurts or bars the way."""
        for thing in s.things:
            if thing.card < 0 or thing.at < 0:
                continue
            name = NAME_OF[thing.card]
            if AS_SQUARE[thing.at] >= 0 and BARS.has(name):
                self.free &= ~(1 << 2 * thing.at)
            if name not in PAIN or not rule.feels(s, player, thing):
                continue
            if AS_SQUARE[thing.at] >= 0:
                self.pain[thing.at] = self.pain.get(thing.at, 0) + PAIN[name]
                if name in _CLOUDS:
                    self.stops |= 1 << thing.at
            else:
                one, other = s.arrangement.sides[AS_LINE[thing.at]]
                self.burns[one, other] = self.burns[other, one] = PAIN[name]
        for number, square, _ in s.traps:
            if s.things[number].owner != player:
                self.pain[square] = self.pain.get(square, 0) + TOKEN_PAIN

    def without(self, place: int) -> Ground:
        """The same labyrinth with one more line or square closed."""
        other = copy(self)
        if AS_SQUARE[place] >= 0:
            other.free = self.free & ~(1 << 2 * place)
        else:
            other.walls = self.walls | 1 << AS_LINE[place]
            other.shut = self.shut | 1 << AS_LINE[place]
        other._far = {}
        other._steps = {}
        return other

    def steps(self, square: int) -> list[tuple[int, int]]:
        """The steps that can be taken from a square: direction, square beyond."""
        found = self._steps.get(square)
        if found is None:
            found = self._steps[square] = []
            for direction in range(4):
                index = 4 * square + direction
                beyond = self.arrangement.next[index]
                line = self.arrangement.line[index]
                if beyond < 0 or not self.free >> 2 * beyond & 1 or (line >= 0 and self.shut >> line & 1):
                    continue
                found.append((direction, beyond))
        return found

    def far(self, start: int) -> list[int]:
        """Steps between a square and every other, with what pain on the way is worth."""
        found = self._far.get(start)
        if found is None:
            found = self._far[start] = [NEVER] * 100
            missing = self._flood(start, self.shut, 0, found)
            if missing and self.doors:
                missing = self._flood(start, self.walls, LOCKED, found)
            if missing:
                self._flood(start, 0, WALLED, found)
        return found

    def _flood(self, start: int, shut: int, price: int, far: list[int]) -> int:
        """Note the steps to squares that have none yet; those that cannot be reached, as bits."""
        board = self.board
        lines = board.inner & ~shut
        for one, other in self.burns:
            lines &= ~(1 << 2 * min(one, other) + (abs(one - other) > 1))
        across = lines & board.all
        down = lines >> 1 & board.all
        free = self.free if not price else board.all
        pain: dict[int, int] = {}
        sore = 0
        for square, steps in self.pain.items():
            pain[steps] = pain.get(steps, 0) | 1 << 2 * square
            sore |= 1 << 2 * square
        coming = {0: 1 << 2 * start}
        seen = 0
        steps = 0
        while coming:
            front = coming.pop(steps, 0) & ~seen
            seen |= front
            bits = front
            while bits:
                low = bits & -bits
                bits ^= low
                square = low.bit_length() >> 1
                if far[square] == NEVER:
                    far[square] = price + steps
            steps += 1
            if not front:
                continue
            ahead = (front & across) << 2 | front >> 2 & across | (front & down) << 20 | front >> 20 & down
            for here, there in board.exits:
                if front & here:
                    ahead |= there
            for (one, other), burn in self.burns.items():
                if front >> 2 * one & 1:
                    coming[steps + burn] = coming.get(steps + burn, 0) | 1 << 2 * other
            ahead &= free & ~seen
            if ahead & sore:
                for more, squares in pain.items():
                    if ahead & squares:
                        coming[steps + more] = coming.get(steps + more, 0) | ahead & squares
                ahead &= ~sore
            if ahead:
                coming[steps] = coming.get(steps, 0) | ahead
        return board.all & ~seen

    def path(self, start: int, target: int) -> list[int]:
        """The squares of a shortest way, both ends included."""
        far = self.far(target)
        here = start
        squares = [here]
        while here != target:
            ahead = [beyond for _, beyond in self.steps(here) if far[beyond] < far[here]]
            if not ahead:
                break
            here = min(ahead, key=far.__getitem__)
            squares.append(here)
        return squares


_GROUNDS: Final[dict[object, Ground]] = {}


def ground(s: State, player: int, passages: tuple[int, ...] = ()) -> Ground:
    """The labyrinth as a wizard can walk it from now on; those looked at lately are remembered."""
    things: tuple[object, ...] = ()
    if s.kinds & _MATTERS:
        things = tuple(
            [thing[:4] for thing in s.things if thing.card >= 0 and _MATTERS >> NAME_OF[thing.card] & 1]
        )
    key = (s.seats, player, s.walls, s.doors, s.places, s.held, s.passages, passages, things, s.traps)
    found = _GROUNDS.get(key)
    if found is None:
        if len(_GROUNDS) >= _KEPT:
            _GROUNDS.clear()
        found = _GROUNDS[key] = Ground(s, player, passages)
    return found


def reach(s: State, player: int) -> dict[int, tuple[int, int, int]]:
    """Where the active wizard gets to with his points: by square the steps, the pain, the first steps."""
    here = s.at[player]
    walk = ground(s, player, s.passages)
    found = {here: (0, 0, 0)}
    if s.player != player or s.mp <= 0 or walk.stops >> here & 1 or not may_move(s, player):
        return found
    last = [here]
    for cost in range(1, s.mp + 1):
        ahead: list[int] = []
        for square in last:
            if square != here and walk.stops >> square & 1:
                continue
            _, pain, firsts = found[square]
            for direction, beyond in walk.steps(square):
                hurt = pain + walk.pain.get(beyond, 0) + walk.burns.get((square, beyond), 0)
                first = firsts if firsts else 1 << direction
                before = found.get(beyond)
                if before is None:
                    found[beyond] = (cost, hurt, first)
                    ahead.append(beyond)
                elif before[0] == cost:
                    if hurt < before[1]:
                        found[beyond] = (cost, hurt, first)
                    elif hurt == before[1]:
                        found[beyond] = (cost, hurt, before[2] | first)
        last = ahead
    return found
