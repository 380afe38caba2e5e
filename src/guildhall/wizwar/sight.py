"""Lines of sight from a square, through exits and portals too, in integer arithmetic.

Lengths are in half squares: centres of squares lie two apart, the corners of a square at (1, 1) from its
centre, x to the east and y to the south. All straight lines that leave a centre and cross the same sides form
one bundle, an open fan of directions; a line through a corner of a square is a bundle of its own. The bundles
form a tree that is the same for every board: to find what is visible, the search walks down that tree over
the board until something blocks it.
"""

from __future__ import annotations

from typing import Final

from guildhall.kernel.numbering import numbers_in
from guildhall.wizwar.board import ARRANGEMENTS, LINES, SQUARES, Arrangement

# A step of a bundle leads over a side (0 to 3, a direction) or through a corner (4 to 7, clockwise from the
# south-east). Tables by step are indexed 8 * square + step.
_SIDES: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))
_CORNERS: Final = ((1, 1), (-1, 1), (-1, -1), (1, -1))
_SHUT: Final = -1
_TURN: Final = 8 * SQUARES  # a step through a portal that turns by k quarters leads to k * _TURN + 8 * square
_FAR: Final = 80  # forty squares, four times around the board: otherwise an open row would never end
_KEPT: Final = 64  # sight tables to cache
_AROUND: Final = 1 | 1 << 1 | 1 << 3 | 1 << 20  # the lines at the south-east corner of square 0
_POINTS: Final = 121
_EDGE: Final = -1  # a spoke that is outer edge
_NONE: Final = -2  # a spoke off the board, or in the opening of an exit


class _Bundle:
    """Straight lines that have crossed the same sides: their square, and the fan they fill."""

    def __init__(self, x: int, y: int, low: tuple[int, int], high: tuple[int, int], last: bool) -> None:
        self.x: int = x  # the centre of that square as seen from where the lines begin
        self.y: int = y
        self.low: tuple[int, int] = low  # the fan lies between these, clockwise; the same for a single line
        self.high: tuple[int, int] = high
        self.single: bool = low == high
        self.last: bool = last  # the lines end in this square
        self.ends: bool = self._holds((x, y))  # one of the lines goes to the centre
        self.grown: bool = False
        self.middles: tuple[int, ...] = ()  # the sides whose middle one of the lines goes to
        self.steps: tuple[tuple[int, _Bundle], ...] = ()

    def _holds(self, direction: tuple[int, int]) -> bool:
        if self.single:
            return _cross(self.low, direction) == 0
        return _cross(self.low, direction) > 0 and _cross(direction, self.high) > 0

    def grow(self) -> None:
        """Find how the bundle splits where it leaves its square."""
        self.grown = True
        if self.last:
            return
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

    def turned(self, quarters: int) -> _Bundle:
        """Return the bundle turned clockwise."""
        bundle = self
        for _ in range(quarters):
            low, high = bundle.low, bundle.high
            bundle = _bundle(-bundle.y, bundle.x, (-low[1], low[0]), (-high[1], high[0]), bundle.last)
        return bundle


def _cross(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return a positive number if the second direction is less than half a turn clockwise of the first."""
    return one[0] * other[1] - one[1] * other[0]


_BUNDLES: Final[dict[tuple[int, int, tuple[int, int], tuple[int, int], bool], _Bundle]] = {}


def _bundle(x: int, y: int, low: tuple[int, int], high: tuple[int, int], last: bool = False) -> _Bundle:
    key = (x, y, low, high, last)
    bundle = _BUNDLES.get(key)
    if bundle is None:
        bundle = _BUNDLES[key] = _Bundle(x, y, low, high, last)
    return bundle


def _from_centre(near: bool) -> _Bundle:
    """Return all lines from the centre of a square, or only those that end in the next square."""
    root = _Bundle(0, 0, (1, 0), (1, 0), last=False)
    steps = [
        (side, _bundle(2 * across, 2 * down, _CORNERS[side - 1], _CORNERS[side], near))
        for side, (across, down) in enumerate(_SIDES)
    ]
    steps += [
        (4 + corner, _bundle(2 * across, 2 * down, (across, down), (across, down), near))
        for corner, (across, down) in enumerate(_CORNERS)
    ]
    root.steps = tuple(steps)
    root.middles = (0, 1, 2, 3)
    root.grown = True
    return root


def _from_point(near: bool) -> tuple[_Bundle, ...]:
    """Return the lines from a lattice point into each of the four squares around it."""
    return tuple(
        [
            _bundle(_CORNERS[corner][0], _CORNERS[corner][1], _SIDES[corner], _SIDES[(corner + 1) % 4], near)
            for corner in range(4)
        ]
    )


_ROOTS: Final = (_from_centre(near=False), _from_centre(near=True))
_QUARTERS: Final = (_from_point(near=False), _from_point(near=True))


class _Ground:
    """What sight needs of an arrangement, independent of its walls.

    Lattice points are numbered 11 * row + column; the spokes of a point are the four lines that meet in it,
    its quarters the four squares around it. An end of an exit is one point of the map but two of the board,
    one on each side of the opening: each of them has what lies beyond the opening as its own.
    """

    def __init__(self, arrangement: Arrangement) -> None:
        on = [place >= 0 for place in arrangement.place_of]
        self.inner: int = 0  # bits of all inner lines
        self.open: list[int] = [_SHUT] * (8 * SQUARES)  # by step: where it leads; corners are closed
        self.barring: list[int] = [0] * (8 * SQUARES)  # by step: bits of the lines any of which blocks it
        self.line_bits: list[int] = [0] * (8 * SQUARES)  # by step: the bit of the line on that side
        for square in arrangement.squares:
            for side in range(4):
                step, index = 8 * square + side, 4 * square + side
                after, line = arrangement.next[index], arrangement.line[index]
                if line >= 0:
                    self.line_bits[step] = self.barring[step] = 1 << line
                if after >= 0:
                    self.open[step] = 8 * after + (arrangement.heading[index] - side) % 4 * _TURN
        self.over: list[tuple[int, int, int]] = []  # inner lines, each with its two steps
        self.ends: list[tuple[int, int]] = [(-1, -1)] * LINES  # by line: the squares north-west of its ends
        for line in arrangement.lines:
            self.inner |= 1 << line
            one, other = arrangement.sides[line]
            self.over.append((line, 8 * one + line % 2, 8 * other + line % 2 + 2))
            self.ends[line] = (one, one - 1 if line % 2 else one - 10)
        self.points: int = (
            0  # lattice points amid four squares, as bits at twice the square to the north-west
        )
        # by the square to the north-west of a point: the steps through it
        self.corner_steps: list[tuple[tuple[int, int], ...]] = [()] * SQUARES
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
        self._survey_points(arrangement)
        self._open_exits(arrangement)

    def _survey_points(self, arrangement: Arrangement) -> None:
        """Find the spokes, the quarters and the lines ahead of each point, as the board lies flat."""
        self.spokes: list[list[int]] = []  # by point and direction: a line, _EDGE or _NONE
        self.quarters: list[
            list[int]
        ] = []  # by point and corner: where a line from the point leads, or _SHUT
        for point in range(_POINTS):
            # the spoke to the east runs between the squares to its north and south, and so on clockwise
            around = [_beside(arrangement, point, corner) for corner in range(4)]
            spokes: list[int] = []
            for direction in range(4):
                one, other = around[direction - 1], around[direction]
                if one >= 0 and other >= 0:
                    spokes.append(2 * min(one, other) + (direction + 1) % 2)
                else:
                    spokes.append(_EDGE if one >= 0 or other >= 0 else _NONE)
            self.spokes.append(spokes)
            self.quarters.append([8 * square if square >= 0 else _SHUT for square in around])
        # by point and direction: the lines ahead, each with its far end
        self.along: list[list[list[tuple[int, int]]]] = []
        for point in range(_POINTS):
            ahead: list[list[tuple[int, int]]] = []
            for direction, (across, down) in enumerate(_SIDES):
                lines: list[tuple[int, int]] = []
                on = point
                while self.spokes[on][direction] >= 0:
                    line = self.spokes[on][direction]
                    on += 11 * down + across
                    lines.append((line, on))
                ahead.append(lines)
            self.along.append(ahead)

    def _open_exits(self, arrangement: Arrangement) -> None:
        """Add to the ends of each exit what lies beyond it, and take away the edge in its opening."""
        flat_spokes = [spokes.copy() for spokes in self.spokes]
        flat_quarters = [quarters.copy() for quarters in self.quarters]
        flat_along = [ahead.copy() for ahead in self.along]
        for square, out, to_square, _ in arrangement.exits:
            turn = (arrangement.heading[4 * square + out] - out) % 4
            before, after = (out - 1) % 4, (out + 1) % 4
            # each end by the corner it is of the square here, its corner of the square beyond, its opening
            for corner, corner_beyond, opening in (before, before - 1, after), (out, after, before):
                point = _corner_point(square, corner)
                beyond = _corner_point(to_square, (corner_beyond + turn) % 4)
                self.spokes[point][opening] = _NONE
                self.spokes[point][out] = flat_spokes[beyond][(out + turn) % 4]
                self.along[point][out] = flat_along[beyond][(out + turn) % 4]
                for ahead in (before, out):
                    self.quarters[point][ahead] = flat_quarters[beyond][(ahead + turn) % 4] + turn * _TURN


def _corner_point(square: int, corner: int) -> int:
    """Return the lattice point at a corner of a square."""
    across, down = _CORNERS[corner]
    return 11 * (square // 10 + (down > 0)) + square % 10 + (across > 0)


def _beside(arrangement: Arrangement, point: int, corner: int) -> int:
    """Return the square of the board that lies on that side of a lattice point, -1 if there is none."""
    across, down = _CORNERS[corner]
    row = point // 11 - (down < 0)
    column = point % 11 - (across < 0)
    square = 10 * row + column
    inside = 0 <= row < 10 and 0 <= column < 10 and arrangement.place_of[square] >= 0
    return square if inside else -1


_GROUNDS: Final = {seats: _Ground(arrangement) for seats, arrangement in ARRANGEMENTS.items()}


class Sight:
    """The sight table of one board, with its blocking lines and filled squares; computed on demand."""

    def __init__(
        self, arrangement: Arrangement, blocked: int, filled: int, held: int = 0, near: bool = False
    ) -> None:
        ground = _GROUNDS[arrangement.seats]
        self.arrangement: Arrangement = arrangement
        self.blocked: int = blocked & ground.inner  # lines that block sight
        self.columned: int = self.blocked | held & ground.inner  # and doors held open: columns at both ends
        self.filled: int = filled
        self.near: bool = near  # whether lines of sight are at most one square long
        self._ground: _Ground = ground
        self._root: _Bundle = _ROOTS[near]
        self._squares: list[int] = [-1] * SQUARES
        self._lines: list[int] = [0] * SQUARES
        self._past: dict[tuple[int, int], tuple[int, int]] = {}
        self._through: dict[int, tuple[int, int]] = {}
        self._bent: dict[int, tuple[int, int]] = {}
        self._legs: dict[int, list[tuple[tuple[int, int], int, int]]] = {}
        self._nearby: Sight | None = None
        steps = ground.open.copy()
        self._steps: list[int] = steps
        for line, one, other in ground.over:
            if self.blocked >> line & 1:
                steps[one] = steps[other] = _SHUT
        columns = self.columned | self.columned >> 1 | self.columned >> 3 | self.columned >> 20
        for point in numbers_in(ground.points & ~columns):
            for step, after in ground.corner_steps[point >> 1]:
                steps[step] = after

    def nearby(self) -> Sight:
        """Return the sight table of the same board for lines at most one square long."""
        if self._nearby is None:
            held = self.columned & ~self.blocked
            self._nearby = Sight(self.arrangement, self.blocked, self.filled, held, near=True)
        return self._nearby

    def squares(self, square: int) -> int:
        """Return the squares whose centre is visible from a square, itself included, as bits."""
        if self._squares[square] < 0:
            self._look(square)
        return self._squares[square]

    def lines(self, square: int) -> int:
        """Return the inner lines whose middle is visible from a square, as bits."""
        if self._squares[square] < 0:
            self._look(square)
        return self._lines[square]

    def _look(self, square: int) -> None:
        self._squares[square], self._lines[square] = self._seen(square, self._steps)

    def _seen(self, square: int, steps: list[int]) -> tuple[int, int]:
        """Return squares and lines visible from a square, given where steps lead."""
        filled = self.filled
        line_bits = self._ground.line_bits
        squares = 1 << square
        base = 8 * square
        lines = line_bits[base] | line_bits[base + 1] | line_bits[base + 2] | line_bits[base + 3]
        bundles: list[tuple[_Bundle, int]] = []
        bundle = self._root
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
        """Return the squares on a line of sight, both ends included; none if the target isn't visible."""
        if square == target:
            return (square,)
        best: tuple[int, tuple[int, ...]] | None = None
        for bundle, squares in self._paths(square):
            if bundle.ends and squares[-1] == target:
                found = (bundle.x * bundle.x + bundle.y * bundle.y, squares)
                best = found if best is None else min(best, found)
        return () if best is None else best[1]

    def path_to_line(self, square: int, line: int) -> tuple[int, ...]:
        """Return the squares on a line of sight to the middle of an inner line; none if it isn't visible."""
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
        """Return whether a square stops a bundle: sight leaves a filled square, but never crosses one."""
        return bundle is not self._root and bool(self.filled >> square & 1)

    def _paths(self, square: int) -> list[tuple[_Bundle, tuple[int, ...]]]:
        """Return every bundle that reaches a square, with the squares it crossed."""
        paths: list[tuple[_Bundle, tuple[int, ...]]] = [(self._root, (square,))]
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

    def _crossings(self, square: int) -> list[tuple[_Bundle, int]]:
        """Return every bundle with each square that it crosses, or begins in."""
        paths = self._paths(square)
        return [(bundle, crossed[-1]) for bundle, crossed in paths if not self._ends_in(bundle, crossed[-1])]

    def through(self, square: int) -> tuple[int, int]:
        """Return squares and lines visible if one blocking line, any one for each target, may be ignored."""
        found = self._through.get(square)
        if found is None:
            squares, lines = self.squares(square), self.lines(square)
            for line in numbers_in(self.stops(square)):
                more_squares, more_lines = self.past(square, line)
                squares |= more_squares
                lines |= more_lines
            found = self._through[square] = (squares, lines)
        return found

    def past(self, square: int, line: int) -> tuple[int, int]:
        """Return squares and lines visible if this blocking line is ignored."""
        found = self._past.get((square, line))
        if found is None:
            found = self._past[square, line] = self._seen(square, self._without(line))
        return found

    def stops(self, square: int) -> int:
        """Return the blocking lines that stop some line of sight from a square, as bits."""
        barring = self._ground.barring
        stops = 0
        for bundle, here in self._crossings(square):
            for step, _ in bundle.steps:
                stops |= barring[8 * here + step]
        return stops & self.blocked

    def _without(self, line: int) -> list[int]:
        """Return where steps would lead without a blocking line and the columns that only it has."""
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
        """Return squares and lines that a line bending around one column reaches."""
        found = self._bent.get(square)
        if found is None:
            squares = lines = 0
            for point, leg in self._columns(square):
                spokes = self._attached(point)
                turns = [_cross(leg, spoke) > 0 for spoke in spokes]
                if any(turns) and not all(turns):
                    continue
                clockwise = all(turns)
                for other, square_bit, line_bit in self._legs_from(point):
                    if square_bit & squares or line_bit & lines:
                        continue
                    if _wraps(leg, other, spokes) if clockwise else _wraps(other, leg, spokes):
                        squares |= square_bit
                        lines |= line_bit
            found = self._bent[square] = (squares, lines)
        return found

    def _attached(self, point: int) -> list[tuple[int, int]]:
        """Return the directions of the blocking lines, outer edge included, that meet in a lattice point."""
        return [
            _SIDES[side]
            for side, line in enumerate(self._ground.spokes[point])
            if line == _EDGE or (line >= 0 and self.blocked >> line & 1)
        ]

    def _is_column(self, point: int) -> bool:
        """Return whether a lattice point is a column, or the post of a door held open."""
        return any(
            line == _EDGE or (line >= 0 and self.columned >> line & 1) for line in self._ground.spokes[point]
        )

    def _columns(self, square: int) -> list[tuple[int, tuple[int, int]]]:
        """Return the columns visible from a square, each with the direction of the line that reaches it.

        That direction points back along the line, as the map lies at the column.
        """
        columns: list[tuple[int, tuple[int, int]]] = []
        for bundle, here in self._crossings(square):
            for step, _ in bundle.steps:
                if step >= 4 and self._steps[8 * here + step] < 0:
                    across, down = _CORNERS[step - 4]
                    columns.append((_corner_point(here, step - 4), (-bundle.x - across, -bundle.y - down)))
        return columns

    def _legs_from(self, point: int) -> list[tuple[tuple[int, int], int, int]]:
        """Return the straight lines from a column, each with the bit of the square or line it leads to.

        Their directions are those of the map as it lies at the column, whatever exits they run through.
        """
        legs = self._legs.get(point)
        if legs is not None:
            return legs
        legs = self._legs[point] = []
        steps = self._steps
        line_bits = self._ground.line_bits
        bundles: list[tuple[_Bundle, int, int]] = []  # each with the quarters by which exits have turned it
        for quarter, to in zip(_QUARTERS[self.near], self._ground.quarters[point], strict=True):
            if to >= 0:
                bundles.append((quarter.turned(to // _TURN), to % _TURN, to // _TURN))
        for bundle, base, turn in bundles:
            if bundle.ends:
                legs.append((_turned_back(bundle.x, bundle.y, turn), 1 << (base >> 3), 0))
            if self.filled >> (base >> 3) & 1:
                continue
            if not bundle.grown:
                bundle.grow()
            for side in bundle.middles:
                across, down = _SIDES[side]
                if line_bits[base + side]:
                    leg = _turned_back(bundle.x + across, bundle.y + down, turn)
                    legs.append((leg, 0, line_bits[base + side]))
            for step, after in bundle.steps:
                to = steps[base + step]
                if to >= 0:
                    bundles.append((after.turned(to // _TURN), to % _TURN, turn + to // _TURN))
        if not self.near:
            for direction, ahead in zip(_SIDES, self._ground.along[point], strict=True):
                # along free lines, as far as the points between them are no columns
                for line, end in ahead:
                    if self.blocked >> line & 1:
                        break
                    legs.append((direction, 0, 1 << line))
                    if self._is_column(end):
                        break
        return legs


def _wraps(first: tuple[int, int], last: tuple[int, int], spokes: list[tuple[int, int]]) -> bool:
    """Return whether everything attached to a column is between two legs, the last clockwise of the first.

    Past a column on one side the line may even go straight on, round a bare post in any direction.
    """
    if not spokes:
        return True
    return _cross(first, last) >= 0 and all(
        _cross(first, spoke) > 0 and _cross(spoke, last) > 0 for spoke in spokes
    )


def _turned_back(x: int, y: int, quarters: int) -> tuple[int, int]:
    """Return a direction turned anticlockwise."""
    for _ in range(quarters % 4):
        x, y = y, -x
    return x, y


_SIGHTS: Final[dict[tuple[int, int, int, int], Sight]] = {}


def sight_of(arrangement: Arrangement, blocked: int, filled: int, held: int = 0) -> Sight:
    """Return the sight table of a board; tables of recent boards are shared."""
    key = (arrangement.seats, blocked, filled, held)
    sight = _SIGHTS.pop(key, None)
    if sight is None:
        sight = Sight(arrangement, blocked, filled, held)
        if len(_SIGHTS) >= _KEPT:
            del _SIGHTS[next(iter(_SIGHTS))]
    _SIGHTS[key] = sight
    return sight
