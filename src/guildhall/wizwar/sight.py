"""Sight: what can be seen from a square, over exits and portals too, in whole numbers only.

Lengths are in half squares: centres of squares lie two apart, the corners of a square at (1, 1) from its
centre, x to the east and y to the south. All straight lines that leave a centre and cross the same sides form
one bundle, an open fan of directions; a line through the very corner of a square is a bundle by itself. The
bundles make a tree that is the same for every board: to look is to walk down that tree over the board, as far
as nothing bars the way.
"""

from __future__ import annotations

from typing import Final

from guildhall.wizwar.board import ARRANGEMENTS, LINES, SQUARES, Arrangement

# A step of a bundle leads over a side (0 to 3, a direction) or through a corner (4 to 7, clockwise from the
# south-east). Tables by step are indexed 8 * square + step.
_SIDES: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_CORNERS: Final = ((1, 1), (-1, 1), (-1, -1), (1, -1))
_SHUT: Final = -1
_TURN: Final = 8 * SQUARES  # a step through a portal that turns by k quarters leads to k * _TURN + 8 * square
_FAR: Final = 80  # forty squares, four times round the board: an open row would else be seen for ever
_KEPT: Final = 64  # tables of sight kept for boards that come again
_AROUND: Final = 1 | 1 << 1 | 1 << 3 | 1 << 20  # the lines at the south-east corner of square 0
_EDGE: Final = -1  # a spoke that is outer edge
_NONE: Final = -2  # a spoke off the board


class _Bundle:
    """Straight lines that have crossed the same sides: the square they are in and the fan they fill."""

    x: int  # the centre of that square as seen from where the lines begin
    y: int
    low: tuple[int, int]  # the fan lies between these directions, clockwise; both the same for a single line
    high: tuple[int, int]
    single: bool
    ends: bool  # one of the lines goes to the very centre
    grown: bool
    middles: tuple[int, ...]  # the sides whose middle one of the lines goes to
    steps: tuple[tuple[int, _Bundle], ...]

    def __init__(self, x: int, y: int, low: tuple[int, int], high: tuple[int, int]) -> None:
        self.x = x
        self.y = y
        self.low = low
        self.high = high
        self.single = low == high
        self.ends = self._holds((x, y))
        self.grown = False
        self.middles = ()
        self.steps = ()

    def _holds(self, direction: tuple[int, int]) -> bool:
        if self.single:
            return _cross(self.low, direction) == 0
        return _cross(self.low, direction) > 0 and _cross(direction, self.high) > 0

    def grow(self) -> None:
        """Find how the bundle splits where it leaves its square."""
        x, y = self.x, self.y
        leaving = [across * x + down * y >= 0 for across, down in _SIDES]
        middles: list[int] = []
        steps: list[tuple[int, _Bundle]] = []
        for side, (across, down) in enumerate(_SIDES):
            if not leaving[side]:
                continue
            if self._holds((x + across, y + down)):
                middles.append(side)
            first, last = _CORNERS[side - 1], _CORNERS[side]
            low, high = (x + first[0], y + first[1]), (x + last[0], y + last[1])
            if self.single:
                if _cross(low, self.low) > 0 and _cross(self.low, high) > 0:
                    steps.append((side, _bundle(x + 2 * across, y + 2 * down, self.low, self.low)))
                continue
            if _cross(self.low, low) <= 0:
                low = self.low
            if _cross(high, self.high) <= 0:
                high = self.high
            if _cross(low, high) > 0:
                steps.append((side, _bundle(x + 2 * across, y + 2 * down, low, high)))
        for corner, (across, down) in enumerate(_CORNERS):
            there = (x + across, y + down)
            if leaving[corner] and leaving[(corner + 1) % 4] and self._holds(there):
                steps.append((4 + corner, _bundle(x + 2 * across, y + 2 * down, there, there)))
        self.middles = tuple(middles)
        self.steps = tuple((step, after) for step, after in steps if abs(after.x) <= _FAR >= abs(after.y))
        self.grown = True

    def turned(self, quarters: int) -> _Bundle:
        """The same bundle turned clockwise."""
        bundle = self
        for _ in range(quarters):
            low, high = bundle.low, bundle.high
            bundle = _bundle(-bundle.y, bundle.x, (-low[1], low[0]), (-high[1], high[0]))
        return bundle


def _cross(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Positive if the other direction lies clockwise of the one, by less than half a turn."""
    return one[0] * other[1] - one[1] * other[0]


_BUNDLES: Final[dict[tuple[int, int, tuple[int, int], tuple[int, int]], _Bundle]] = {}


def _bundle(x: int, y: int, low: tuple[int, int], high: tuple[int, int]) -> _Bundle:
    key = (x, y, low, high)
    bundle = _BUNDLES.get(key)
    if bundle is None:
        bundle = _BUNDLES[key] = _Bundle(x, y, low, high)
    return bundle


def _from_centre() -> _Bundle:
    """All lines from the centre of a square."""
    root = _Bundle(0, 0, (1, 0), (1, 0))
    steps = [
        (side, _bundle(2 * across, 2 * down, _CORNERS[side - 1], _CORNERS[side]))
        for side, (across, down) in enumerate(_SIDES)
    ]
    steps += [
        (4 + corner, _bundle(2 * across, 2 * down, (across, down), (across, down)))
        for corner, (across, down) in enumerate(_CORNERS)
    ]
    root.steps = tuple(steps)
    root.middles = (0, 1, 2, 3)
    root.grown = True
    return root


_ROOT: Final = _from_centre()
# From a lattice point, the lines into each of the four squares around it.
_QUARTERS: Final = tuple(
    _bundle(_CORNERS[corner][0], _CORNERS[corner][1], _SIDES[corner], _SIDES[(corner + 1) % 4])
    for corner in range(4)
)


class _Ground:
    """What sight needs of an arrangement, whatever walls stand on it.

    Lattice points are numbered 11 * row + column; the spokes of a point are the four lines that meet in it.
    """

    inner: int  # bits of all inner lines
    open: list[int]  # by step: where it leads when its line is free; corners are shut
    barring: list[int]  # by step: bits of the lines any of which bars it
    line_bits: list[int]  # by step: the bit of the line on that side
    over: list[tuple[int, int, int]]  # inner lines, each with its two steps
    points: int  # bits, at twice the square to the north-west, of the lattice points amid four squares
    corner_steps: list[tuple[tuple[int, int], ...]]  # by the square to its north-west: steps through a point
    ends: list[tuple[int, int]]  # by line: the squares to the north-west of its two ends
    exits: list[int]  # the steps over the outer edge
    spokes: list[tuple[int, ...]]  # by point and direction: a line, _EDGE or _NONE

    def __init__(self, arrangement: Arrangement) -> None:
        on = [place >= 0 for place in arrangement.place_of]
        self.inner = 0
        self.open = [_SHUT] * (8 * SQUARES)
        self.barring = [0] * (8 * SQUARES)
        self.line_bits = [0] * (8 * SQUARES)
        self.exits = []
        for square in arrangement.squares:
            for side in range(4):
                step, index = 8 * square + side, 4 * square + side
                after, line = arrangement.next[index], arrangement.line[index]
                if line >= 0:
                    self.line_bits[step] = self.barring[step] = 1 << line
                elif after >= 0:
                    self.exits.append(step)
                if after >= 0:
                    self.open[step] = 8 * after + (arrangement.heading[index] - side) % 4 * _TURN
        self.over = []
        self.ends = [(-1, -1)] * LINES
        for line in arrangement.lines:
            self.inner |= 1 << line
            one, other = arrangement.sides[line]
            self.over.append((line, 8 * one + line % 2, 8 * other + line % 2 + 2))
            self.ends[line] = (one, one - 1 if line % 2 else one - 10)
        self.points = 0
        self.corner_steps = [()] * SQUARES
        for square in range(SQUARES - 11):
            around = (square, square + 1, square + 11, square + 10)
            if square % 10 == 9 or not all(on[beside] for beside in around):
                continue
            self.points |= 1 << 2 * square
            # from the north-west clockwise, as the corners by which these squares touch the point
            self.corner_steps[square] = tuple(
                (8 * around[corner] + 4 + corner, 8 * around[(corner + 2) % 4]) for corner in range(4)
            )
            for step, _ in self.corner_steps[square]:
                self.barring[step] = _AROUND << 2 * square
        self.spokes = []
        for point in range(121):
            row, column = divmod(point, 11)
            # the spoke to the east runs between the squares to its north and south, and so on clockwise
            beside = [_beside(arrangement, row, column, corner) for corner in (3, 0, 1, 2)]
            spokes: list[int] = []
            for direction in range(4):
                one, other = beside[direction], beside[(direction + 1) % 4]
                if one >= 0 and other >= 0:
                    spokes.append(2 * min(one, other) + (direction + 1) % 2)
                else:
                    spokes.append(_EDGE if one >= 0 or other >= 0 else _NONE)
            self.spokes.append(tuple(spokes))


def _beside(arrangement: Arrangement, row: int, column: int, corner: int) -> int:
    """The square of the board that lies on that side of a lattice point, -1 if there is none."""
    across, down = _CORNERS[corner]
    row -= down < 0
    column -= across < 0
    square = 10 * row + column
    inside = 0 <= row < 10 and 0 <= column < 10 and arrangement.place_of[square] >= 0
    return square if inside else -1


_GROUNDS: Final = {seats: _Ground(arrangement) for seats, arrangement in ARRANGEMENTS.items()}


class Sight:
    """What is seen on one board: lines that block, squares that are filled; found when asked and kept."""

    arrangement: Arrangement
    blocked: int  # lines that no sight passes
    columned: int  # those, and doors held open: a column stands at both ends of each
    filled: int
    _ground: _Ground
    _steps: list[int]
    _squares: list[int]
    _lines: list[int]
    _through: dict[int, tuple[int, int]]
    _bent: dict[int, tuple[int, int]]
    _legs: dict[int, list[tuple[tuple[int, int], int, int]]]
    _flat: list[int]

    def __init__(self, arrangement: Arrangement, blocked: int, filled: int, held: int = 0) -> None:
        ground = _GROUNDS[arrangement.seats]
        self.arrangement = arrangement
        self.blocked = blocked = blocked & ground.inner
        self.columned = columned = blocked | held & ground.inner
        self.filled = filled
        self._ground = ground
        self._squares = [-1] * SQUARES
        self._lines = [0] * SQUARES
        self._through = {}
        self._bent = {}
        self._legs = {}
        self._flat = []
        self._steps = steps = ground.open.copy()
        for line, one, other in ground.over:
            if blocked >> line & 1:
                steps[one] = steps[other] = _SHUT
        columns = columned | columned >> 1 | columned >> 3 | columned >> 20
        free = ground.points & ~columns
        while free:
            bit = free & -free
            free ^= bit
            for step, after in ground.corner_steps[bit.bit_length() >> 1]:
                steps[step] = after

    def squares(self, square: int) -> int:
        """The squares whose centre is seen from a square, itself among them, as bits."""
        if self._squares[square] < 0:
            self._look(square)
        return self._squares[square]

    def lines(self, square: int) -> int:
        """The inner lines whose middle is seen from a square, as bits."""
        if self._squares[square] < 0:
            self._look(square)
        return self._lines[square]

    def _look(self, square: int) -> None:
        self._squares[square], self._lines[square] = self._seen(square, self._steps)

    def _seen(self, square: int, steps: list[int]) -> tuple[int, int]:
        """Squares and lines seen from a square when the steps lead so."""
        filled = self.filled
        line_bits = self._ground.line_bits
        squares = 1 << square
        base = 8 * square
        lines = line_bits[base] | line_bits[base + 1] | line_bits[base + 2] | line_bits[base + 3]
        bundles: list[tuple[_Bundle, int]] = []
        bundle = _ROOT
        while True:
            for step, after in bundle.steps:
                to = steps[base + step]
                if to >= 0:
                    if to < _TURN:
                        bundles.append((after, to))
                    else:
                        bundles.append((after.turned(to // _TURN), to % _TURN))
            while bundles:
                bundle, base = bundles.pop()
                if bundle.ends:
                    squares |= 1 << (base >> 3)
                if not filled >> (base >> 3) & 1:
                    break
            else:
                return squares, lines
            if not bundle.grown:
                bundle.grow()
            for side in bundle.middles:
                lines |= line_bits[base + side]

    def path(self, square: int, target: int) -> tuple[int, ...]:
        """The squares a visible line runs through, both ends among them; none if the target is not seen."""
        if square == target:
            return (square,)
        best: tuple[int, tuple[int, ...]] | None = None
        for bundle, squares in self._paths(square):
            if bundle.ends and squares[-1] == target:
                found = (bundle.x * bundle.x + bundle.y * bundle.y, squares)
                best = found if best is None else min(best, found)
        return () if best is None else best[1]

    def path_to_line(self, square: int, line: int) -> tuple[int, ...]:
        """The squares a line runs through to the middle of an inner line; none if that is not seen."""
        line_bits = self._ground.line_bits
        best: tuple[int, tuple[int, ...]] | None = None
        for bundle, squares in self._paths(square):
            last = squares[-1]
            if self._ends_in(bundle, last):
                continue
            for side in bundle.middles:
                if line_bits[8 * last + side] == 1 << line:
                    x, y = bundle.x + _SIDES[side][0], bundle.y + _SIDES[side][1]
                    found = (x * x + y * y, squares)
                    best = found if best is None else min(best, found)
        return () if best is None else best[1]

    def _ends_in(self, bundle: _Bundle, square: int) -> bool:
        """Whether a square stops the bundle; one may look out of a filled square, never through one."""
        return bundle is not _ROOT and bool(self.filled >> square & 1)

    def _paths(self, square: int) -> list[tuple[_Bundle, tuple[int, ...]]]:
        """Every bundle that comes to a square, grown, with the squares it ran through."""
        paths: list[tuple[_Bundle, tuple[int, ...]]] = [(_ROOT, (square,))]
        for bundle, squares in paths:
            if not bundle.grown:
                bundle.grow()
            if self._ends_in(bundle, squares[-1]):
                continue
            for step, after in bundle.steps:
                to = self._steps[8 * squares[-1] + step]
                if to >= 0:
                    paths.append((after.turned(to // _TURN), (*squares, to % _TURN >> 3)))
        return paths

    def through(self, square: int) -> tuple[int, int]:
        """Squares and lines seen when one blocking line may be ignored, another one for each target."""
        found = self._through.get(square)
        if found is None:
            squares, lines = self.squares(square), self.lines(square)
            stops = self._stops(square)
            while stops:
                bit = stops & -stops
                stops ^= bit
                more_squares, more_lines = self._seen(square, self._without(bit.bit_length() - 1))
                squares |= more_squares
                lines |= more_lines
            found = self._through[square] = (squares, lines)
        return found

    def _stops(self, square: int) -> int:
        """The blocking lines that stop some line of sight from a square, as bits."""
        barring = self._ground.barring
        stops = 0
        for bundle, squares in self._paths(square):
            if self._ends_in(bundle, squares[-1]):
                continue
            for step, _ in bundle.steps:
                stops |= barring[8 * squares[-1] + step]
        return stops & self.blocked

    def _without(self, line: int) -> list[int]:
        """The steps as they would lead without a blocking line, and without the columns it alone held."""
        ground = self._ground
        steps = self._steps.copy()
        columned = self.columned & ~(1 << line)
        one, other = self.arrangement.sides[line]
        for step in (8 * one + line % 2, 8 * other + line % 2 + 2):
            steps[step] = ground.open[step]
        for north_west in ground.ends[line]:
            if north_west >= 0 and not columned & _AROUND << 2 * north_west:
                for step, after in ground.corner_steps[north_west]:
                    steps[step] = after
        return steps

    def bent(self, square: int) -> tuple[int, int]:
        """Squares and lines to which a line leads that wraps round one column, and through no exit."""
        found = self._bent.get(square)
        if found is None:
            squares = lines = 0
            for point, leg in self._columns(square):
                spokes = self._attached(point)
                turns = [_cross(leg, spoke) > 0 for spoke in spokes]
                if all(turns) or not any(turns):
                    for other, square_bit, line_bit in self._legs_from(point):
                        first, last = (leg, other) if turns[0] else (other, leg)
                        if _cross(first, last) >= 0 and all(  # 0: straight on past a column on one side
                            _cross(first, spoke) > 0 and _cross(spoke, last) > 0 for spoke in spokes
                        ):
                            squares |= square_bit
                            lines |= line_bit
            found = self._bent[square] = (squares, lines)
        return found

    def _attached(self, point: int) -> list[tuple[int, int]]:
        """The directions of the blocking lines, outer edge included, that meet in a lattice point."""
        return [
            _SIDES[side]
            for side, line in enumerate(self._ground.spokes[point])
            if line == _EDGE or (line >= 0 and self.columned >> line & 1)
        ]

    def _indoors(self) -> list[int]:
        """The steps with all exits shut."""
        if not self._flat:
            self._flat = self._steps.copy()
            for step in self._ground.exits:
                self._flat[step] = _SHUT
        return self._flat

    def _columns(self, square: int) -> list[tuple[int, tuple[int, int]]]:
        """The columns seen from a square, each with the direction from it back to the square."""
        steps = self._indoors()
        columns: list[tuple[int, tuple[int, int]]] = []
        bundles = [(_ROOT, 8 * square)]
        for bundle, base in bundles:
            if self._ends_in(bundle, base >> 3):
                continue
            if not bundle.grown:
                bundle.grow()
            for step, after in bundle.steps:
                to = steps[base + step]
                if to >= 0:
                    bundles.append((after, to))
                elif step >= 4:
                    across, down = _CORNERS[step - 4]
                    row, column = divmod(base >> 3, 10)
                    point = 11 * (row + (down > 0)) + column + (across > 0)
                    columns.append((point, (-bundle.x - across, -bundle.y - down)))
        return columns

    def _legs_from(self, point: int) -> list[tuple[tuple[int, int], int, int]]:
        """The straight lines from a column: direction, bit of the square and bit of the line it leads to."""
        legs = self._legs.get(point)
        if legs is not None:
            return legs
        legs = self._legs[point] = []
        steps = self._indoors()
        line_bits = self._ground.line_bits
        row, column = divmod(point, 11)
        bundles: list[tuple[_Bundle, int]] = []
        for corner, quarter in enumerate(_QUARTERS):
            beside = _beside(self.arrangement, row, column, corner)
            if beside >= 0:
                bundles.append((quarter, 8 * beside))
        for bundle, base in bundles:
            if bundle.ends:
                legs.append(((bundle.x, bundle.y), 1 << (base >> 3), 0))
            if self.filled >> (base >> 3) & 1:
                continue
            if not bundle.grown:
                bundle.grow()
            for side in bundle.middles:
                across, down = _SIDES[side]
                if line_bits[base + side]:
                    legs.append(((bundle.x + across, bundle.y + down), 0, line_bits[base + side]))
            for step, after in bundle.steps:
                to = steps[base + step]
                if to >= 0:
                    bundles.append((after, to))
        for side, (across, down) in enumerate(_SIDES):
            # along free lines, as far as the points between them carry no column
            on = point
            line = self._ground.spokes[on][side]
            while line >= 0 and not self.blocked >> line & 1:
                legs.append(((across, down), 0, 1 << line))
                on += 11 * down + across
                if self._attached(on):
                    break
                line = self._ground.spokes[on][side]
        return legs


_SIGHTS: Final[dict[tuple[int, int, int, int], Sight]] = {}


def sight_of(arrangement: Arrangement, blocked: int, filled: int, held: int = 0) -> Sight:
    """The table of sight of a board; boards that were looked at lately share theirs."""
    key = (arrangement.seats, blocked, filled, held)
    sight = _SIGHTS.pop(key, None)
    if sight is None:
        sight = Sight(arrangement, blocked, filled, held)
        if len(_SIGHTS) >= _KEPT:
            del _SIGHTS[next(iter(_SIGHTS))]
    _SIGHTS[key] = sight
    return sight
