"""Distances in the labyrinth of Wiz-War, and the squares a wizard can reach this turn."""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.book import BARS
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.flow.acts import may_move
from guildhall.wizwar.movement import why_no_passage
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_LINE, AS_SQUARE
from guildhall.wizwar.words import rule

# The cost of things on the way, in steps: how far a detour around them may be.
PAIN: Final = {
    NAME["Rosebush"]: 6,
    NAME["Thornbush"]: 6,
    NAME["Dust Cloud"]: 5,
    NAME["Handful of Tacks"]: 6,
    NAME["Wall of Fire"]: 8,
}
TOKEN_PAIN: Final = 2  # a rival's booby-trap token
LOCKED: Final = 30  # added to ways through locked doors: closed now, but better than nothing
WALLED: Final = 45  # added to ways through walls
UNREACHABLE: Final = 199

_CLOUDS: Final = (NAME["Dust Cloud"], NAME["Thornbush"])  # a walk ends in these
_RELEVANT: Final = sum(1 << name for name in PAIN) | sum(
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
_CACHE_SIZE: Final = 400


class _Board:
    """What all labyrinths with the same number of seats share; square n is bit 2 * n, like the lines."""

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


class Terrain:
    """The labyrinth as one wizard can walk it now."""

    def __init__(self, arrangement: Arrangement, board: _Board) -> None:
        self.arrangement = arrangement
        self.board = board
        self.walls = 0  # as bits
        self.doors = 0  # those the wizard can't open
        self.shut = 0  # all of these
        self.free = board.all  # squares that nothing blocks
        self.stops = 0  # squares where a walk ends, as bits
        self.pain: dict[int, int] = {}  # by square
        self.burns: dict[tuple[int, int], int] = {}  # by both squares of a step
        self._distances: dict[int, list[int]] = {}
        self._steps: dict[int, list[tuple[int, int]]] = {}

    @staticmethod
    def of(s: State, player: int, passages: tuple[int, ...]) -> Terrain:
        """Return the labyrinth as a wizard can walk it from now on, through these passages too."""
        if s.seats not in _BOARDS:
            _BOARDS[s.seats] = _Board(s.arrangement)
        terrain = Terrain(s.arrangement, _BOARDS[s.seats])
        terrain.walls = s.walls
        terrain.doors = s.doors
        bits = s.doors
        for line in s.passages:  # they last one turn, so they count only for a walk in this turn
            if line in passages:
                terrain.walls &= ~(1 << line)
            else:
                bits &= ~(1 << line)
        while bits:
            low = bits & -bits
            bits ^= low
            if why_no_passage(s, player, low.bit_length() - 1) is None:
                terrain.doors &= ~low
        terrain.shut = terrain.walls | terrain.doors
        if s.kinds & _RELEVANT:
            terrain._look(s, player)
        return terrain

    def _look(self, s: State, player: int) -> None:
        """Record what hurts or blocks the way."""
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

    def without(self, place: int) -> Terrain:
        """Return the same labyrinth with one more line or square closed."""
        other = Terrain(self.arrangement, self.board)
        other.walls, other.doors, other.shut = self.walls, self.doors, self.shut
        other.free, other.stops, other.pain, other.burns = self.free, self.stops, self.pain, self.burns
        if AS_SQUARE[place] >= 0:
            other.free = self.free & ~(1 << 2 * place)
        else:
            other.walls = self.walls | 1 << AS_LINE[place]
            other.shut = self.shut | 1 << AS_LINE[place]
        return other

    def steps(self, square: int) -> list[tuple[int, int]]:
        """Return the possible steps from a square: direction and square beyond."""
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

    def distances(self, start: int) -> list[int]:
        """Return the distance of every square from one, in steps, including the pain on the way."""
        found = self._distances.get(start)
        if found is None:
            found = self._distances[start] = [UNREACHABLE] * 100
            missing = self._flood(start, self.shut, 0, found)
            if missing and self.doors:
                missing = self._flood(start, self.walls, LOCKED, found)
            if missing:
                self._flood(start, 0, WALLED, found)
        return found

    def _flood(self, start: int, shut: int, price: int, distances: list[int]) -> int:
        """Fill in the missing distances; return the squares that can't be reached, as bits."""
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
                if distances[square] == UNREACHABLE:
                    distances[square] = price + steps
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
        """Return the squares of a shortest path, both ends included."""
        distances = self.distances(target)
        here = start
        squares = [here]
        while here != target:
            ahead = [beyond for _, beyond in self.steps(here) if distances[beyond] < distances[here]]
            if not ahead:
                break
            here = min(ahead, key=distances.__getitem__)
            squares.append(here)
        return squares


_TERRAINS: Final[dict[object, Terrain]] = {}


def terrain(s: State, player: int, passages: tuple[int, ...] = ()) -> Terrain:
    """Return the labyrinth as a wizard can walk it from now on; recent ones are cached."""
    things: tuple[object, ...] = ()
    if s.kinds & _RELEVANT:
        things = tuple(
            [
                (thing.card, thing.owner, thing.at, thing.on)
                for thing in s.things
                if thing.card >= 0 and _RELEVANT >> NAME_OF[thing.card] & 1
            ]
        )
    key = (s.seats, player, s.walls, s.doors, s.places, s.held, s.passages, passages, things, s.traps)
    found = _TERRAINS.get(key)
    if found is None:
        if len(_TERRAINS) >= _CACHE_SIZE:
            _TERRAINS.clear()
        found = _TERRAINS[key] = Terrain.of(s, player, passages)
    return found


def reach(s: State, player: int) -> dict[int, tuple[int, int, int]]:
    """Return the squares in reach of the active wizard: steps, pain and possible first steps of each."""
    here = s.at[player]
    walk = terrain(s, player, s.passages)
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
