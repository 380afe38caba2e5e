"""Sight against an oracle that knows only points and segments, and drawn boards for each rule of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

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
    """A board on which walls have gone and come, with some filled squares."""
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
    """The whole outer edge, its openings too."""
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
    """Whether a segment has a point in the inside of a square."""
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
    """Where a point beyond an exit lies for who looks through the exit."""
    (from_x, from_y), (to_x, to_y) = centre(way.square), centre(way.to_square)
    x, y = turned((point[0] - to_x, point[1] - to_y), way.direction - heading)
    across, down = WAYS[way.direction]
    return x + from_x + 2 * across, y + from_y + 2 * down


def after_exit(way: Exit, point: Point, heading: int) -> Point:
    """The way back of before_exit."""
    (from_x, from_y), (to_x, to_y) = centre(way.square), centre(way.to_square)
    across, down = WAYS[way.direction]
    x, y = turned((point[0] - from_x - 2 * across, point[1] - from_y - 2 * down), heading - way.direction)
    return x + to_x, y + to_y


def crossing(one: Point, other: Point, opening: Segment) -> Point | None:
    """Where the line between two points goes through an opening, touching neither of its ends."""
    c, d = opening
    if orientation(one, other, c) * orientation(one, other, d) >= 0:
        return None
    if orientation(c, d, one) * orientation(c, d, other) >= 0:
        return None
    axis = 0 if c[0] == d[0] else 1
    part = Fraction(c[axis] - one[axis]) / Fraction(other[axis] - one[axis])
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])


class Oracle:
    """A board as segments; a line of sight is a chain of legs from opening to opening."""

    def __init__(self, board: Arrangement, blocked: int, filled: int) -> None:
        self.board = board
        self.walls = {number: segment(number) for number in members(blocked)}
        self.edge = outer_edge(board)
        self.filled = members(filled)

    def free(self, leg: Segment, ignored: set[int], target: int, opened: list[Segment]) -> bool:
        return (
            not any(touches(leg, wall) for number, wall in self.walls.items() if number != target)
            and not any(touches(leg, edge) for edge in self.edge if edge not in opened)
            and not any(runs_through(leg, where) for where in self.filled - ignored)
        )

    def sees(self, start: int, goal: Point, exits: int, goal_square: int = -1, goal_line: int = -1) -> bool:
        return any(
            self.sees_by(way, start, goal, goal_square, goal_line)
            for length in range(exits + 1)
            for way in self.chains(length)
        )

    def chains(self, length: int) -> Iterator[tuple[Exit, ...]]:
        if length == 0:
            yield ()
            return
        for chain in self.chains(length - 1):
            for way in self.board.exits:
                yield (*chain, way)

    def sees_by(
        self, chain: tuple[Exit, ...], start: int, goal: Point, goal_square: int, goal_line: int
    ) -> bool:
        headings = [self.board.heading[4 * way.square + way.direction] for way in chain]
        ends: list[Point] = [goal]  # the goal as seen in each part of the board on the way, last part first
        for way, heading in zip(reversed(chain), reversed(headings), strict=True):
            ends.append(before_exit(way, ends[-1], heading))
        ends.reverse()
        origin: Point = centre(start)
        here = origin
        opened: list[Segment] = []
        legs: list[tuple[Segment, list[Segment]]] = []
        for number, (way, heading) in enumerate(zip(chain, headings, strict=True)):
            opening = side_of(way.square, way.direction)
            through = crossing(here, ends[number], opening)
            if through is None:
                return False
            legs.append(((here, through), [*opened, opening]))
            here = after_exit(way, through, heading)
            opened = [side_of(way.to_square, (heading + 2) % 4)]
        legs.append(((here, goal), opened))
        for number, (leg, openings) in enumerate(legs):
            ignored = {start} if number == 0 else set()
            last = number == len(legs) - 1
            if last:
                ignored.add(goal_square)
            if not self.free(leg, ignored, goal_line if last else -1, openings):
                return False
        return True

    def bends(self, start: int, goal: tuple[int, int], goal_square: int = -1, goal_line: int = -1) -> bool:
        points = {point for where in self.board.squares for way in range(4) for point in side_of(where, way)}
        return any(self.bends_round(point, start, goal, goal_square, goal_line) for point in points)

    def bends_round(
        self, point: tuple[int, int], start: int, goal: tuple[int, int], goal_square: int, goal_line: int
    ) -> bool:
        here = centre(start)
        one = (here[0] - point[0], here[1] - point[1])
        other = (goal[0] - point[0], goal[1] - point[1])
        turn = one[0] * other[1] - one[1] * other[0]
        every = [(number, wall) for number, wall in self.walls.items()] + [(-2, edge) for edge in self.edge]
        spokes = [
            (wall[wall[0] == point][0] - point[0], wall[wall[0] == point][1] - point[1])
            for _, wall in every
            if point in wall
        ]
        if turn == 0:  # straight on, all of the column on one side
            sides = [one[0] * y - one[1] * x for x, y in spokes]
            ahead = one[0] * other[0] + one[1] * other[1] < 0
            if not ahead or not (all(side > 0 for side in sides) or all(side < 0 for side in sides)):
                return False
        for x, y in spokes if turn else ():  # inside the wedge: a sum of positive shares of both legs
            first, second = (
                Fraction(x * other[1] - y * other[0], turn),
                Fraction(one[0] * y - one[1] * x, turn),
            )
            if not (first > 0 and second > 0):
                return False
        if not spokes:
            return False
        for leg, ignored, target in (((here, point), {start}, -1), ((point, goal), {goal_square}, goal_line)):
            if any(touches(leg, wall) for number, wall in every if point not in wall and number != target):
                return False
            ends = self.walls.get(target, ())
            if any(touches(leg, (end, end)) for end in ends if end != point):  # along the wall, end on
                return False
            if any(runs_through(leg, where) for where in self.filled - ignored):
                return False
        return True


def crossed_exits(path: tuple[int, ...]) -> int:
    return sum(
        abs(one % 10 - other % 10) > 1 or abs(one // 10 - other // 10) > 1 for one, other in pairwise(path)
    )


@pytest.mark.no_cover  # tracing is slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_sight_is_what_points_and_segments_say(seats: int, seed: int) -> None:
    rng = random.Random(10 * seed + seats)
    board = ARRANGEMENTS[seats]
    blocked, filled = worn_board(board, rng)
    sight, oracle = Sight(board, blocked, filled), Oracle(board, blocked, filled)
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
def test_bent_lines_are_what_points_and_segments_say(seats: int, seed: int) -> None:
    rng = random.Random(100 + 10 * seed + seats)
    board = ARRANGEMENTS[seats]
    blocked, filled = worn_board(board, rng)
    sight, oracle = Sight(board, blocked, filled), Oracle(board, blocked, filled)
    for start in rng.sample(board.squares, 2):
        squares, lines = map(members, sight.bent(start))
        for goal in board.squares:
            assert oracle.bends(start, centre(goal), goal_square=goal) == (goal in squares), (start, goal)
        for number in board.lines:
            assert oracle.bends(start, middle(number), goal_line=number) == (number in lines), (start, number)


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
def test_the_visionstone_sees_what_is_seen_when_some_wall_is_away(seats: int) -> None:
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


# Drawn boards. A drawing lies in the middle of a board for four that is bare but for walls that hide the
# exits, so that nothing is seen the other way round; letters name squares.

CORNER = 33
HIDING = bits(
    [number for way in FOUR.exits for number in FOUR.line[4 * way.square : 4 * way.square + 4] if number >= 0]
)


class Drawn:
    """A drawing: which lines it bars, which squares it fills (#), and its lettered squares."""

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
    assert drawn.sees("A", "D")  # touches only a corner of the filled square
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


def test_a_line_bends_only_towards_the_side_of_its_column() -> None:
    # a wall from the upper edge down to the fourth row: the only column to bend round is its lower end
    wall = bits([line(f"d{row}|e{row}") for row in range(1, 5)])
    squares = Sight(FOUR, wall, 0).bent(square("d4"))[0]
    assert squares >> square("e4") & 1
    assert squares >> square("f4") & 1
    assert squares >> square("e5") & 1  # straight past the column, which is on one side of the line
    assert not squares >> square("d5") & 1
    assert not squares >> square("c5") & 1


def test_a_column_with_walls_on_opposite_sides_bends_no_line() -> None:
    wall = bits([line(f"{column}4|{column}5") for column in "abcdefghij"])
    squares, lines = Sight(FOUR, wall, 0).bent(square("d4"))
    assert squares == lines == 0


def test_a_bent_line_does_not_leave_by_an_exit() -> None:
    # a3 and j3 are one step apart through the exit; a wall beside a3 has its end on the way
    blocked = FOUR.seam_walls | 1 << line("a2|a3")
    sight = Sight(FOUR, blocked, 0)
    flat = Oracle(FOUR, blocked, 0)
    for goal in FOUR.squares:
        seen = bool(sight.bent(square("a2"))[0] >> goal & 1)
        assert seen == flat.bends(square("a2"), centre(goal), goal_square=goal)


def test_sight_goes_straight_over_the_edge_of_a_board_for_four() -> None:
    sight = Sight(FOUR, FOUR.seam_walls, 0)
    assert sight.path(square("b3"), square("i3")) == tuple(map(square, ("b3", "a3", "j3", "i3")))
    assert sight.path_to_line(square("a8"), line("i8|j8")) == (square("a8"), square("j8"))


def test_sight_turns_with_the_portals_of_a_board_for_three() -> None:
    board = ARRANGEMENTS[3]
    sight = Sight(board, board.seam_walls, 0)
    assert sight.path(square("h4"), square("d8")) == tuple(map(square, ("h4", "h5", "e8", "d8")))
    assert sight.path(square("b8"), square("h2")) == tuple(map(square, ("b8", "a8", "h1", "h2")))
    # who looks south and a little west through the exit comes out looking west and a little north
    slanting = tuple(map(square, ("h4", "h5", "e8", "e7", "d7", "c7")))
    assert sight.path(square("h4"), square("c7")) == slanting


def test_an_outer_corner_of_the_l_can_be_wrapped_once_its_seams_are_open() -> None:
    board = ARRANGEMENTS[3]
    seams = board.seam_walls & ~(1 << line("e5|f5")) & ~(1 << line("e5|e6"))
    sight = Sight(board, seams, 0)
    assert not sight.squares(square("f5")) >> square("e6") & 1
    assert sight.bent(square("f5"))[0] >> square("e6") & 1
    assert not Sight(board, board.seam_walls, 0).bent(square("f5"))[0] >> square("e6") & 1


def test_equal_boards_share_their_table_while_it_is_kept() -> None:
    first = sight_of(FOUR, FOUR.seam_walls, 0)
    assert sight_of(FOUR, FOUR.seam_walls, 0) is first
    assert sight_of(FOUR, FOUR.seam_walls, 1) is not first
    for number in range(LINES):
        sight_of(FOUR, 1 << number, 0)
    assert sight_of(FOUR, FOUR.seam_walls, 0) is not first
    assert sight_of(FOUR, FOUR.seam_walls, 0).squares(0) == first.squares(0)
