"""Compare sight with an oracle of points and segments, and check each of its rules on drawn boards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

import pytest

from guildhall.wizwar.board import (
    ARRANGEMENTS,
    LINES,
    Arrangement,
    Exit,
    lay,
    line_named,
    square_named,
)
from guildhall.wizwar.sectors import COLOURS, SECTORS
from guildhall.wizwar.sight import Sight, sight_of

Number = int | Fraction
Point = tuple[Number, Number]
Segment = tuple[Point, Point]

FOUR = ARRANGEMENTS[4]
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def members(mask: int) -> set[int]:
    return {number for number in range(mask.bit_length()) if mask >> number & 1}


def square(name: str) -> int:
    found = square_named(name)
    assert found is not None
    return found


def line(name: str) -> int:
    found = line_named(name)
    assert found is not None
    return found


def fresh_board(board: Arrangement, side: str, rng: random.Random) -> int:
    colours = rng.sample(COLOURS, board.seats)
    walls, doors = lay(board, [(SECTORS[colour, side], rng.randrange(4)) for colour in colours])
    return walls | doors


def worn_board(board: Arrangement, rng: random.Random) -> tuple[int, int]:
    """Return a board with random changes of walls, and some filled squares."""
    blocked = fresh_board(board, rng.choice("AB"), rng)
    gone = rng.choice((0.0, 0.2, 0.5, 0.8))
    for number in board.lines:
        if rng.random() < gone:
            blocked &= ~(1 << number)
        elif rng.random() < 0.03:
            blocked |= 1 << number
    filled = bits([place for place in board.squares if rng.random() < rng.choice((0.0, 0.05))])
    return blocked, filled


# The oracle. Points are in half squares from the top left corner of the grid.


def centre(where: int) -> tuple[int, int]:
    return 2 * (where % 10) + 1, 2 * (where // 10) + 1


def segment(number: int) -> tuple[tuple[int, int], tuple[int, int]]:
    x, y = centre(number >> 1)
    return ((x - 1, y + 1), (x + 1, y + 1)) if number & 1 else ((x + 1, y - 1), (x + 1, y + 1))


def middle(number: int) -> tuple[int, int]:
    x, y = centre(number >> 1)
    return (x, y + 1) if number & 1 else (x + 1, y)


def outer_edge(board: Arrangement) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the whole outer edge, including its openings."""
    found: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for where in board.squares:
        for way in range(4):
            if board.line[4 * where + way] < 0:
                found.append(side_of(where, way))
    return found


def side_of(where: int, way: int) -> tuple[tuple[int, int], tuple[int, int]]:
    (x, y), (across, down) = centre(where), WAYS[way]
    return (x + across - down, y + down - across), (x + across + down, y + down + across)


def orientation(a: Point, b: Point, c: Point) -> int:
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def in_box(a: Point, b: Point, c: Point) -> bool:
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])


def touches(one: Segment, other: Segment) -> bool:
    (a, b), (c, d) = one, other
    if max(c[0], d[0]) < min(a[0], b[0]) or min(c[0], d[0]) > max(a[0], b[0]):
        return False
    if max(c[1], d[1]) < min(a[1], b[1]) or min(c[1], d[1]) > max(a[1], b[1]):
        return False
    first, second = orientation(a, b, c), orientation(a, b, d)
    third, fourth = orientation(c, d, a), orientation(c, d, b)
    if first != second and third != fourth:
        return True
    return (
        (first == 0 and in_box(a, b, c))
        or (second == 0 and in_box(a, b, d))
        or (third == 0 and in_box(c, d, a))
        or (fourth == 0 and in_box(c, d, b))
    )


def runs_through(leg: Segment, where: int) -> bool:
    """Whether a segment has a point inside a square."""
    (start, end), corner = leg, centre(where)
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        way = Fraction(end[axis] - start[axis])
        near, far = corner[axis] - 1 - start[axis], corner[axis] + 1 - start[axis]
        if way == 0:
            if not near < 0 < far:
                return False
        else:
            first, last = sorted((near / way, far / way))
            low, high = max(low, first), min(high, last)
    return low < high


def turned(point: Point, quarters: int) -> Point:
    for _ in range(quarters % 4):
        point = (-point[1], point[0])
    return point


def before_exit(way: Exit, point: Point, heading: int) -> Point:
    """Return where a point beyond an exit seems to be for somebody looking through the exit."""
    (from_x, from_y), (to_x, to_y) = centre(way.square), centre(way.to_square)
    x, y = turned((point[0] - to_x, point[1] - to_y), way.direction - heading)
    across, down = WAYS[way.direction]
    return x + from_x + 2 * across, y + from_y + 2 * down


def after_exit(way: Exit, point: Point, heading: int) -> Point:
    """Return the inverse of before_exit."""
    (from_x, from_y), (to_x, to_y) = centre(way.square), centre(way.to_square)
    across, down = WAYS[way.direction]
    x, y = turned((point[0] - from_x - 2 * across, point[1] - from_y - 2 * down), heading - way.direction)
    return x + to_x, y + to_y


def crossing(one: Point, other: Point, opening: Segment) -> Point | None:
    """Return where the line between two points passes an opening without touching its ends."""
    c, d = opening
    if orientation(one, other, c) * orientation(one, other, d) >= 0:
        return None
    if orientation(c, d, one) * orientation(c, d, other) >= 0:
        return None
    axis = 0 if c[0] == d[0] else 1
    part = Fraction(c[axis] - one[axis]) / Fraction(other[axis] - one[axis])
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])


class Piece(NamedTuple):
    """A part of a line of sight between two exits, and the openings it passes."""

    segment: Segment
    opened: list[Segment]


class Oracle:
    """A board as segments; a line of sight is a chain of pieces from opening to opening."""

    def __init__(self, board: Arrangement, blocked: int, filled: int, held: int = 0) -> None:
        self.board = board
        self.walls = {number: segment(number) for number in members(blocked)}
        self.posts = {post for number in members(held) for post in segment(number)}
        self.edge = outer_edge(board)
        self.openings = [side_of(way.square, way.direction) for way in board.exits]
        self.filled = members(filled)
        self.turns: dict[tuple[int, int], list[tuple[Point, Point]]] = {}

    def heading(self, way: Exit) -> int:
        return self.board.heading[4 * way.square + way.direction]

    def free(
        self, leg: Segment, ignored: set[int], target: int, opened: list[Segment], bend: Point | None = None
    ) -> bool:
        """Whether a piece touches only its goal, and what is attached to the corner where it bends."""
        ends = self.walls.get(target, ())
        return (
            not any(
                touches(leg, wall)
                for number, wall in self.walls.items()
                if number != target and bend not in wall
            )
            and not any(
                touches(leg, (end, end)) for end in ends if end != bend
            )  # along the wall, towards its end
            and not any(touches(leg, (post, post)) for post in self.posts if post != bend)
            and not any(touches(leg, edge) for edge in self.edge if edge not in opened and bend not in edge)
            and not any(runs_through(leg, where) for where in self.filled - ignored)
        )

    def sees(self, start: int, goal: Point, exits: int, goal_square: int = -1, goal_line: int = -1) -> bool:
        for length in range(exits + 1):
            for way in self.chains(length):
                pieces = self.pieces(way, centre(start), goal)
                if pieces and self.all_free(pieces, {start}, {goal_square}, goal_line):
                    return True
        return False

    def chains(self, length: int) -> Iterator[tuple[Exit, ...]]:
        if length == 0:
            yield ()
            return
        for chain in self.chains(length - 1):
            for way in self.board.exits:
                yield (*chain, way)

    def unfolded(self, chain: tuple[Exit, ...], goal: Point) -> list[Point]:
        """Return where the goal seems to be in each part of the board on the way."""
        ends = [goal]
        for way in reversed(chain):
            ends.append(before_exit(way, ends[-1], self.heading(way)))
        return ends[::-1]

    def pieces(self, chain: tuple[Exit, ...], origin: Point, goal: Point) -> list[Piece]:
        """Return the pieces of the straight line through a chain of exits; [] if it misses one of them."""
        ends = self.unfolded(chain, goal)
        here = origin
        opened: list[Segment] = []
        pieces: list[Piece] = []
        for number, way in enumerate(chain):
            opening = side_of(way.square, way.direction)
            through = crossing(here, ends[number], opening)
            if through is None:
                return []
            pieces.append(Piece((here, through), [*opened, opening]))
            here = after_exit(way, through, self.heading(way))
            opened = [side_of(way.to_square, (self.heading(way) + 2) % 4)]
        return [*pieces, Piece((here, goal), opened)]

    def all_free(
        self,
        pieces: list[Piece],
        first: set[int],
        last: set[int],
        goal_line: int = -1,
        begins: Point | None = None,
        ends: Point | None = None,
    ) -> bool:
        """Whether all pieces are clear; the squares at the ends may be filled, and a bend needs a column."""
        for number, (leg, opened) in enumerate(pieces):
            at_first, at_last = number == 0, number == len(pieces) - 1
            ignored = (first if at_first else set()) | (last if at_last else set())
            bend = begins if at_first and begins is not None else ends if at_last else None
            if not self.free(leg, ignored, goal_line if at_last else -1, opened, bend):
                return False
        return True

    def turning_points(self, start: int, exits: int) -> list[tuple[Point, Point]]:
        """Yield the columns that straight lines reach, each with where the start seems to be from there."""
        points = {point for where in self.board.squares for way in range(4) for point in side_of(where, way)}
        found: list[tuple[Point, Point]] = []
        for length in range(exits + 1):
            for chain in self.chains(length):
                for point in points:
                    pieces = self.pieces(chain, centre(start), point)
                    if pieces and self.all_free(pieces, {start}, set(), ends=point):
                        seen: Point = centre(start)
                        for way in chain:
                            seen = after_exit(way, seen, self.heading(way))
                        found.append((point, seen))
        return found

    def twins(self, point: Point) -> list[tuple[Exit, Point]]:
        """Yield the point on the other side of each exit that it is an end of, with that exit."""
        return [
            (way, after_exit(way, point, self.heading(way)))
            for way in self.board.exits
            if point in side_of(way.square, way.direction)
        ]

    def spokes(self, point: Point) -> set[tuple[Number, Number]]:
        """Return the directions of all segments attached to a point, also on the other side of an exit."""
        found = {self.other_end(wall, point) for wall in self.standing() if point in wall}
        for way, twin in self.twins(point):
            for wall in self.standing():
                if twin in wall:
                    found.add(before_exit(way, self.other_end(wall, twin), self.heading(way)))
        return {(x - point[0], y - point[1]) for x, y in found}

    def standing(self) -> list[Segment]:
        return [*self.walls.values(), *(edge for edge in self.edge if edge not in self.openings)]

    def other_end(self, wall: Segment, point: Point) -> Point:
        return wall[wall[0] == point]

    def bends(self, start: int, goal: Point, exits: int, goal_square: int = -1, goal_line: int = -1) -> bool:
        if (start, exits) not in self.turns:
            self.turns[start, exits] = self.turning_points(start, exits)
        return any(
            self.bends_round(point, seen, goal, exits, goal_square, goal_line)
            for point, seen in self.turns[start, exits]
        )

    def bends_round(
        self, point: Point, seen: Point, goal: Point, exits: int, goal_square: int, goal_line: int
    ) -> bool:
        spokes = self.spokes(point)
        if not spokes and point not in self.posts:
            return False
        one = (seen[0] - point[0], seen[1] - point[1])
        for length in range(exits + 1):
            for chain in self.chains(length):
                ahead = self.unfolded(chain, goal)[0]
                starts = [(point, ahead)]
                for way, twin in self.twins(point):
                    starts.append((twin, before_exit(way, ahead, self.heading(way))))
                for begins, there in starts:
                    other = (there[0] - point[0], there[1] - point[1])
                    if wraps(one, other, spokes):
                        pieces = self.pieces(chain, begins, goal)
                        if pieces and self.all_free(pieces, set(), {goal_square}, goal_line, begins):
                            return True
        return False


def wraps(one: Point, other: Point, spokes: set[tuple[Number, Number]]) -> bool:
    """Whether all segments attached to a column are on the inner side of a bend."""
    turn = one[0] * other[1] - one[1] * other[0]
    if turn == 0 and spokes:  # straight on, all of the column on one side
        sides = [one[0] * y - one[1] * x for x, y in spokes]
        ahead = one[0] * other[0] + one[1] * other[1] < 0
        return ahead and (all(side > 0 for side in sides) or all(side < 0 for side in sides))
    for x, y in spokes:  # inside the wedge: a sum of positive shares of both legs
        first, second = Fraction(x * other[1] - y * other[0], turn), Fraction(one[0] * y - one[1] * x, turn)
        if not (first > 0 and second > 0):
            return False
    return True


def crossed_exits(path: tuple[int, ...]) -> int:
    return sum(
        abs(one % 10 - other % 10) > 1 or abs(one // 10 - other // 10) > 1 for one, other in pairwise(path)
    )


def some_held(board: Arrangement, blocked: int, rng: random.Random) -> int:
    """Return the doors that are held open, which don't block sight."""
    free = [number for number in board.lines if not blocked >> number & 1]
    return bits(rng.sample(free, 3))


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_sight_agrees_with_points_and_segments(seats: int, seed: int) -> None:
    rng = random.Random(10 * seed + seats)
    board = ARRANGEMENTS[seats]
    blocked, filled = worn_board(board, rng)
    held = some_held(board, blocked, rng)
    sight, oracle = Sight(board, blocked, filled, held), Oracle(board, blocked, filled, held)
    doors = [way.square for way in board.exits]
    for start in {*rng.sample(board.squares, 4), rng.choice(doors)}:
        squares, lines = members(sight.squares(start)), members(sight.lines(start))
        for goal in board.squares:
            path = sight.path(start, goal)
            assert (goal in squares) == bool(path)
            exits = max(1, crossed_exits(path))
            assert oracle.sees(start, centre(goal), exits, goal_square=goal) == (goal in squares), (
                start,
                goal,
            )
        for number in board.lines:
            path = sight.path_to_line(start, number)
            assert (number in lines) == bool(path)
            exits = max(1, crossed_exits(path))
            seen = oracle.sees(start, middle(number), exits, goal_line=number)
            assert seen == (number in lines), (start, number)


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_bent_lines_agree_with_points_and_segments(seats: int, seed: int) -> None:
    rng = random.Random(100 + 10 * seed + seats)
    board = ARRANGEMENTS[seats]
    blocked, filled = worn_board(board, rng)
    held = some_held(board, blocked, rng)
    sight, oracle = Sight(board, blocked, filled, held), Oracle(board, blocked, filled, held)
    doors = [way.square for way in board.exits]
    for start in (rng.choice(board.squares), rng.choice(doors)):
        squares, lines = map(members, sight.bent(start))
        for goal in board.squares:
            seen = any(
                oracle.bends(start, centre(goal), exits, goal_square=goal)
                for exits in ((1, 2) if goal in squares else (1,))
            )
            assert seen == (goal in squares), (start, goal)
        for number in board.lines:
            seen = any(
                oracle.bends(start, middle(number), exits, goal_line=number)
                for exits in ((1, 2) if number in lines else (1,))
            )
            assert seen == (number in lines), (start, number)


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sight_is_mutual(seats: int) -> None:
    rng = random.Random(seats)
    board = ARRANGEMENTS[seats]
    for _ in range(4):
        sight = Sight(board, *worn_board(board, rng))
        for one in board.squares:
            for other in members(sight.squares(one)):
                assert sight.squares(other) >> one & 1
            for other in members(sight.through(one)[0]):
                assert sight.through(other)[0] >> one & 1
            for other in members(sight.bent(one)[0]):
                assert sight.bent(other)[0] >> one & 1


@pytest.mark.parametrize(("side", "share"), [("A", 0.05), ("B", 0.04)])
def test_few_squares_see_each_other_on_a_fresh_board(side: str, share: float) -> None:
    rng = random.Random(side)
    seen = 0
    for _ in range(20):
        sight = Sight(FOUR, fresh_board(FOUR, side, rng), 0)
        seen += sum(sight.squares(where).bit_count() - 1 for where in FOUR.squares)
    assert abs(seen / (20 * 100 * 99) - share) < 0.007


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
def test_no_line_on_a_fresh_board_needs_two_exits(seats: int, side: str) -> None:
    rng = random.Random(side)
    board = ARRANGEMENTS[seats]
    for _ in range(5):
        sight = Sight(board, fresh_board(board, side, rng), 0)
        for start in board.squares:
            for goal in members(sight.squares(start)):
                assert crossed_exits(sight.path(start, goal)) <= 1


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_path_goes_from_square_to_neighbouring_square(seats: int) -> None:
    rng = random.Random(seats)
    board = ARRANGEMENTS[seats]
    for _ in range(3):
        blocked, filled = worn_board(board, rng)
        sight = Sight(board, blocked, filled)
        for start in rng.sample(board.squares, 15):
            for goal in members(sight.squares(start)):
                path = sight.path(start, goal)
                assert (path[0], path[-1]) == (start, goal)
                assert not filled & bits(list(path[1:-1]))
                for one, other in pairwise(path):
                    diagonal = abs(one % 10 - other % 10) == abs(one // 10 - other // 10) == 1
                    assert diagonal or other in board.next[4 * one : 4 * one + 4]


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_visionstone_sees_what_would_be_visible_without_one_wall(seats: int) -> None:
    rng = random.Random(seats)
    board = ARRANGEMENTS[seats]
    for _ in range(3):
        blocked, filled = worn_board(board, rng)
        sight = Sight(board, blocked, filled)
        others = [Sight(board, blocked ^ 1 << number, filled) for number in members(blocked)]
        for start in rng.sample(board.squares, 20):
            squares, lines = sight.squares(start), sight.lines(start)
            for other in others:
                squares |= other.squares(start)
                lines |= other.lines(start)
            assert sight.through(start) == (squares, lines)


# Drawn boards. A drawing is in the middle of a board for four without other walls, except those that hide the
# exits, so that nothing is visible the long way round; letters name squares.

CORNER = 33
HIDING = bits(
    [number for way in FOUR.exits for number in FOUR.line[4 * way.square : 4 * way.square + 4] if number >= 0]
)


class Drawn:
    """A drawing: the lines it bars, the squares it fills (#), and its lettered squares."""

    def __init__(self, drawing: str) -> None:
        rows = drawing.strip("\n").split("\n")
        self.blocked = HIDING
        self.filled = 0
        self.at: dict[str, int] = {}
        for y, row in enumerate(rows):
            for x, mark in enumerate(row):
                where = CORNER + 10 * (y // 2) + x // 4
                if y % 2 == 0 and x % 4 == 2 and mark == "-":
                    self.blocked |= 1 << 2 * (where - 10) + 1
                elif y % 2 and x % 4 == 0 and mark == "|":
                    self.blocked |= 1 << 2 * (where - 1)
                elif y % 2 and x % 4 == 2 and mark == "#":
                    self.filled |= 1 << where
                elif y % 2 and x % 4 == 2 and mark.isalpha():
                    self.at[mark] = where
        self.sight = Sight(FOUR, self.blocked, self.filled)

    def sees(self, one: str, other: str) -> bool:
        return bool(self.sight.squares(self.at[one]) >> self.at[other] & 1)

    def sees_through(self, one: str, other: str) -> bool:
        return bool(self.sight.through(self.at[one])[0] >> self.at[other] & 1)

    def bends(self, one: str, other: str) -> bool:
        return bool(self.sight.bent(self.at[one])[0] >> self.at[other] & 1)

    def between(self, one: str, other: str) -> int:
        first, second = sorted((self.at[one], self.at[other]))
        return 2 * first + (second - first == 10)

    def sees_line(self, one: str, beside: str, beyond: str) -> bool:
        return bool(self.sight.lines(self.at[one]) >> self.between(beside, beyond) & 1)


def test_a_line_that_touches_a_column_is_blocked() -> None:
    drawn = Drawn("""
+   +   +
  A   C
+   +---+
  D   B
+   +   +
""")
    assert not drawn.sees("A", "B")
    assert not drawn.sees("D", "C")
    assert drawn.sees("A", "D")
    assert not drawn.sees("C", "B")


def test_a_removed_column_opens_the_diagonal() -> None:
    drawn = Drawn("""
+   +   +
  A   C
+   +   +
  D   B
+   +   +
""")
    assert drawn.sees("A", "B")
    assert drawn.sees("D", "C")
    assert drawn.sight.path(drawn.at["A"], drawn.at["B"]) == (drawn.at["A"], drawn.at["B"])


def test_a_column_stays_while_one_wall_holds_it() -> None:
    drawn = Drawn("""
+   +   +
  A   .
+---+   +
  .   B
+   +   +
""")
    assert not drawn.sees("A", "B")
    assert drawn.sees_through("A", "B")


def test_a_line_passes_between_two_columns_but_not_through_the_end_of_a_wall() -> None:
    gap = Drawn("""
+   +   +   +
  A   .   .
+---+   +---+
  .   .   B
+   +   +   +
""")
    assert gap.sees("A", "B")
    assert gap.sight.path(gap.at["A"], gap.at["B"]) == tuple(gap.at["A"] + way for way in (0, 1, 11, 12))
    end = Drawn("""
+   +   +   +   +
  A   .   C   .
+   +   +---+   +
  .   .   .   B
+   +   +   +   +
""")
    assert end.sees("A", "C")
    assert not end.sees("A", "B")


def test_walls_are_seen_from_both_sides_but_not_behind_other_walls() -> None:
    drawn = Drawn("""
+   +   +   +   +
  A   B | C | D
+   +   +   +   +
""")
    assert drawn.sees_line("A", "B", "C")
    assert drawn.sees_line("C", "B", "C")
    assert drawn.sees_line("C", "C", "D")
    assert not drawn.sees_line("A", "C", "D")
    assert drawn.sees_line("A", "A", "B")
    line_path = drawn.sight.path_to_line(drawn.at["A"], drawn.between("B", "C"))
    assert line_path == (drawn.at["A"], drawn.at["B"])
    assert drawn.sight.path_to_line(drawn.at["A"], drawn.between("C", "D")) == ()


def test_a_wall_is_seen_at_a_slant() -> None:
    drawn = Drawn("""
+   +   +   +
  A   .   .
+   +   +   +
  .   B | C
+   +   +   +
""")
    assert drawn.sees_line("A", "B", "C")
    assert not drawn.sees("A", "C")


def test_a_filled_square_stops_lines_through_it_but_is_seen() -> None:
    drawn = Drawn("""
+   +   +   +
  A   #   B
+   +   +   +
  .   D   .
+   +   +   +
""")
    middle_square = drawn.at["A"] + 1
    assert not drawn.sees("A", "B")
    assert drawn.sight.squares(drawn.at["A"]) >> middle_square & 1
    assert drawn.sees("A", "D")  # it touches only a corner of the filled square
    assert drawn.sight.squares(middle_square) >> drawn.at["B"] & 1


def test_the_far_side_of_a_filled_square_is_not_seen() -> None:
    drawn = Drawn("""
+   +   +   +
  A   #   B
+   +   +   +
""")
    near, far = 2 * drawn.at["A"], 2 * drawn.at["A"] + 2
    assert drawn.sight.lines(drawn.at["A"]) >> near & 1
    assert not drawn.sight.lines(drawn.at["A"]) >> far & 1
    assert drawn.sight.path_to_line(drawn.at["A"], far) == ()
    assert drawn.sight.lines(drawn.at["A"] + 1) >> far & 1


def test_the_visionstone_looks_through_one_wall_but_not_through_two() -> None:
    drawn = Drawn("""
+   +   +   +
  A | B | C
+   +   +   +
""")
    assert not drawn.sees("A", "B")
    assert drawn.sees_through("A", "B")
    assert not drawn.sees_through("A", "C")
    lines = drawn.sight.through(drawn.at["A"])[1]
    assert lines >> drawn.between("B", "C") & 1


def test_a_bent_line_turns_round_the_end_of_a_wall_to_its_far_side() -> None:
    drawn = Drawn("""
+   +   +   +
  A   .   .
+---+   +   +
  B   .   .
+   +   +   +
  C   .   .
+   +   +   +
""")
    assert not drawn.sees("A", "B")
    assert not drawn.sees("A", "C")
    assert drawn.bends("A", "B")
    assert drawn.bends("A", "C")


def test_a_bent_line_turns_back_to_a_square_far_behind_a_long_wall() -> None:
    drawn = Drawn("""
+   +   +   +   +
  A   .   .   .
+---+---+---+   +
  B   .   .   .
+   +   +   +   +
""")
    assert not drawn.sees("A", "B")
    assert drawn.bends("A", "B")
    assert drawn.bends("B", "A")


def test_a_bent_line_may_end_at_a_wall() -> None:
    drawn = Drawn("""
+   +   +   +   +
  A   .   .   .
+---+---+---+   +
  B | C   .   .
+   +   +   +   +
""")
    lines = drawn.sight.bent(drawn.at["A"])[1]
    assert lines >> drawn.between("B", "C") & 1
    assert not drawn.sight.lines(drawn.at["A"]) >> drawn.between("B", "C") & 1


ROOM = bits(  # without exits, from b2 to i9
    [line(f"{column}{row}|{column}{row + 1}") for column in "bcdefghi" for row in (1, 9)]
    + [line(f"{one}{row}|{other}{row}") for one, other in ("ab", "ij") for row in range(2, 10)]
)


def test_a_line_bends_only_towards_the_side_of_its_column() -> None:
    # a wall from the top down to the fifth row: the only column to bend around is its lower end
    wall = bits([line(f"d{row}|e{row}") for row in range(2, 6)])
    squares = Sight(FOUR, ROOM | wall, 0).bent(square("d5"))[0]
    assert squares >> square("e5") & 1
    assert squares >> square("f5") & 1
    assert squares >> square("e6") & 1  # straight past the column, which is only on one side of the line
    assert not squares >> square("d6") & 1
    assert not squares >> square("c6") & 1


def test_a_column_with_walls_on_opposite_sides_bends_no_line() -> None:
    wall = bits([line(f"{column}4|{column}5") for column in "bcdefghi"])
    squares, lines = Sight(FOUR, ROOM | wall, 0).bent(square("d4"))
    assert squares == lines == 0


def cells(board: Arrangement, *opened: str) -> int:
    """Return a board with walls on all lines except these."""
    return bits(list(board.lines)) & ~bits([line(name) for name in opened])


def bends(sight: Sight, one: str, other: str) -> bool:
    """Whether bent lines lead from one square to another and back."""
    there, back = (
        bool(sight.bent(square(start))[0] >> square(goal) & 1) for start, goal in ((one, other), (other, one))
    )
    assert there == back
    return there


def test_the_legs_of_a_bent_line_may_run_through_exits() -> None:
    # from b3 through the exit at a3, with j3 behind it, and around the upper left corner of i3
    opened = ("a3|b3", "i3|j3", "h3|i3", "h2|h3")
    sight = Sight(FOUR, cells(FOUR, *opened), 0)
    assert sight.squares(square("b3")) >> square("i3") & 1
    assert not sight.squares(square("b3")) >> square("h2") & 1
    assert bends(sight, "b3", "h2")
    assert not bends(Sight(FOUR, cells(FOUR, *opened[:3]), 0), "b3", "h2")
    assert sight.bent(square("b3"))[1] >> line("g2|h2") & 1
    assert sight.bent(square("h2"))[1] >> line("b3|c3") & 1


def test_a_line_bends_round_the_end_of_an_exit() -> None:
    beyond = Sight(FOUR, cells(FOUR, "j2|j3"), 0)
    assert not beyond.squares(square("a3")) >> square("j2") & 1
    assert bends(beyond, "a3", "j2")  # straight on past the end of the outer wall
    assert not bends(beyond, "a2", "j2")  # a wall ends there too, on the wrong side
    both = Sight(FOUR, cells(FOUR, "a2|a3", "j2|j3"), 0)
    assert bends(both, "a2", "j2")  # around the outer wall, which is the same for both squares
    assert not bends(Sight(FOUR, cells(FOUR), 0), "a3", "j2")
    assert bends(Sight(FOUR, cells(FOUR, "j1|j2", "j2|j3"), 0), "a3", "j1")
    assert both.bent(square("a2"))[1] >> line("j2|j3") & 1  # along a free line beyond the exit


def test_a_bent_line_turns_with_a_portal() -> None:
    # looking south out of h5 is looking west into e8: the right-hand side is west there and north here
    board = ARRANGEMENTS[3]
    sight = Sight(board, cells(board, "e7|e8", "e8|e9"), 0)
    assert not sight.squares(square("h5")) >> square("e7") & 1
    assert bends(sight, "h5", "e7")
    assert bends(sight, "h5", "e9")
    assert not bends(sight, "g5", "e7")
    assert bends(Sight(board, cells(board, "e7|e8", "g5|h5"), 0), "g5", "e7")
    assert not bends(Sight(board, cells(board, "e8|e9", "g5|h5"), 0), "g5", "e9")


def test_a_door_held_open_stops_no_leg_of_a_bent_line() -> None:
    # a wall west of a post and a door east of it: a line around the post leads through the open door
    walls, door = cells(FOUR, "d4|e4", "d5|e5", "e4|e5"), 1 << line("e4|e5")
    held, shut = Sight(FOUR, walls, 0, door), Sight(FOUR, walls | door, 0)
    assert not held.squares(square("e4")) >> square("d5") & 1
    for start in ("d4", "e4"):
        assert bends(held, start, "d5")
        assert not bends(shut, start, "d5")


def test_a_line_bends_round_the_post_of_a_door_held_open_in_any_direction() -> None:
    walls, door = cells(FOUR, "d4|e4", "e4|e5", "d5|e5", "d4|d5"), 1 << line("d4|d5")
    held = Sight(FOUR, walls, 0, door)
    assert not held.squares(square("d4")) >> square("e5") & 1  # the post stands where they touch
    assert not held.squares(square("e4")) >> square("d5") & 1
    for one, other in ("d4", "e5"), ("d4", "e4"), ("d4", "d5"), ("e4", "d5"), ("e4", "e5"):
        assert bends(held, one, other)
    assert Sight(FOUR, walls, 0).squares(square("d4")) >> square("e5") & 1


def test_lines_of_one_square_reach_the_next_square_only_directly() -> None:
    # e3 and f3 see each other the long way round, through the exits at both ends of their row
    wall = 1 << line("e3|f3")
    sight = Sight(FOUR, wall, 0)
    assert sight.squares(square("e3")) >> square("f3") & 1
    close = sight.nearby()
    assert close is sight.nearby()
    names = ("d2", "e2", "d3", "e3", "d4", "e4")
    assert close.squares(square("e3")) == bits([square(name) for name in names])
    assert close.lines(square("e3")) == bits([line(f"e3|{other}") for other in ("e2", "d3", "f3", "e4")])
    assert close.squares(square("a3")) >> square("j3") & 1  # the next square, through an exit
    assert not close.squares(square("a3")) >> square("j2") & 1
    assert close.through(square("e3"))[0] >> square("f3") & 1
    assert not close.through(square("e3"))[0] >> square("g3") & 1
    assert close.bent(square("e3"))[0] >> square("f3") & 1  # around the end of the wall between them
    assert not close.bent(square("e3"))[0] >> square("g3") & 1
    assert close.bent(square("e3"))[1] == 0


def test_one_wall_that_is_ignored_is_that_one() -> None:
    drawn = Drawn("""
+   +   +   +
  A | B   .
+   +   +   +
  .   .   .
+---+   +   +
  C   .   .
+   +   +   +
""")
    start, first = drawn.at["A"], drawn.between("A", "B")
    second = 2 * (drawn.at["C"] - 10) + 1  # the wall above C
    assert drawn.sight.stops(start) >> first & 1
    assert drawn.sight.stops(start) >> second & 1
    assert drawn.sight.past(start, first)[0] >> drawn.at["B"] & 1
    assert not drawn.sight.past(start, first)[0] >> drawn.at["C"] & 1
    assert not drawn.sight.past(start, second)[0] >> drawn.at["B"] & 1
    assert drawn.sight.past(start, second)[0] >> drawn.at["C"] & 1


def test_sight_goes_straight_over_the_edge_of_a_board_for_four() -> None:
    sight = Sight(FOUR, FOUR.seam_walls, 0)
    assert sight.path(square("b3"), square("i3")) == tuple(map(square, ("b3", "a3", "j3", "i3")))
    assert sight.path_to_line(square("a8"), line("i8|j8")) == (square("a8"), square("j8"))


def test_sight_turns_with_the_portals_of_a_board_for_three() -> None:
    board = ARRANGEMENTS[3]
    sight = Sight(board, board.seam_walls, 0)
    assert sight.path(square("h4"), square("d8")) == tuple(map(square, ("h4", "h5", "e8", "d8")))
    assert sight.path(square("b8"), square("h2")) == tuple(map(square, ("b8", "a8", "h1", "h2")))
    # a line south and a little west through the exit comes out west and a little north
    slanting = tuple(map(square, ("h4", "h5", "e8", "e7", "d7", "c7")))
    assert sight.path(square("h4"), square("c7")) == slanting


def test_an_outer_corner_of_the_l_can_be_wrapped_once_its_seams_are_open() -> None:
    board = ARRANGEMENTS[3]
    sight = Sight(board, cells(board, "e5|f5", "e5|e6"), 0)
    assert not sight.squares(square("f5")) >> square("e6") & 1
    assert bends(sight, "f5", "e6")
    assert not bends(Sight(board, cells(board, "e5|f5"), 0), "f5", "e6")


def test_equal_boards_share_their_table_while_it_is_kept() -> None:
    first = sight_of(FOUR, FOUR.seam_walls, 0)
    assert sight_of(FOUR, FOUR.seam_walls, 0) is first
    assert sight_of(FOUR, FOUR.seam_walls, 1) is not first
    for number in range(LINES):
        sight_of(FOUR, 1 << number, 0)
    assert sight_of(FOUR, FOUR.seam_walls, 0) is not first
    assert sight_of(FOUR, FOUR.seam_walls, 0).squares(0) == first.squares(0)
