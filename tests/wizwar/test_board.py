"""Tests of the three arrangements: squares, lines, exits, and sectors placed and turned."""

from __future__ import annotations

import pickle
import random

import pytest

from guildhall.wizwar.board import (
    ARRANGEMENTS,
    DIRECTIONS,
    EAST,
    LINES,
    NORTH,
    SOUTH,
    SQUARES,
    WEST,
    Arrangement,
    lay,
    line_name,
    line_named,
    local_lines,
    local_squares,
    square_name,
    square_named,
    turning,
)
from guildhall.wizwar.sectors import COLOURS, SECTORS

SEATS = sorted(ARRANGEMENTS)


def random_board(arrangement: Arrangement, side: str, rng: random.Random) -> tuple[int, int]:
    colours = rng.sample(COLOURS, arrangement.seats)
    return lay(arrangement, [(SECTORS[colour, side], rng.randrange(4)) for colour in colours])


def test_squares_are_named_by_column_and_row() -> None:
    assert square_name(0) == "a1"
    assert square_name(21) == "b3"
    assert square_name(99) == "j10"
    assert [square_named(square_name(square)) for square in range(SQUARES)] == list(range(SQUARES))
    assert [square_named(text) for text in ("", "a0", "k1", "a11", "3b")] == [None] * 5


def test_lines_are_named_by_the_squares_they_part() -> None:
    assert line_name(2 * 21) == "b3|c3"
    assert line_name(2 * 21 + 1) == "b3|b4"
    for line in ARRANGEMENTS[4].lines:
        one, other = line_name(line).split("|")
        assert line_named(f"{one}|{other}") == line_named(f"{other}|{one}") == line
    for text in ("", "b3", "b3|", "b3|b3", "b3|d3", "b3|c4", "j1|a2", "a1|k1"):
        assert line_named(text) is None


@pytest.mark.parametrize(
    ("seats", "squares", "lines", "seams"), [(2, 50, 85, 1), (3, 75, 130, 2), (4, 100, 180, 4)]
)
def test_the_board_has_as_many_squares_and_lines_as_its_sectors(
    seats: int, squares: int, lines: int, seams: int
) -> None:
    board = ARRANGEMENTS[seats]
    assert board.seats == len(board.places) == seats
    assert len(board.squares) == squares
    assert len(board.lines) == lines == seats * 40 + 5 * seams
    assert board.seams.bit_count() == 5 * seams
    assert board.seam_walls.bit_count() == 4 * seams
    assert board.seam_walls & ~board.seams == 0


@pytest.mark.parametrize("seats", SEATS)
def test_seams_are_the_lines_between_two_places(seats: int) -> None:
    board = ARRANGEMENTS[seats]
    for line in board.lines:
        one, other = board.sides[line]
        assert (board.place_of[one] != board.place_of[other]) == bool(board.seams >> line & 1)


def test_seams_are_open_in_their_middle() -> None:
    board = ARRANGEMENTS[4]
    openings = board.seams & ~board.seam_walls
    names = {line_name(line) for line in board.lines if openings >> line & 1}
    assert names == {"e3|f3", "e8|f8", "c5|c6", "h5|h6"}


@pytest.mark.parametrize("seats", SEATS)
def test_an_edge_lies_between_its_two_squares(seats: int) -> None:
    board = ARRANGEMENTS[seats]
    found: set[int] = set()
    for square in range(SQUARES):
        for direction in DIRECTIONS:
            line = board.line[4 * square + direction]
            if line >= 0:
                found.add(line)
                assert set(board.sides[line]) == {square, board.next[4 * square + direction]}
                assert board.heading[4 * square + direction] == direction
    assert found == set(board.lines)
    assert all((board.sides[line] == (-1, -1)) == (line not in found) for line in range(LINES))


@pytest.mark.parametrize("seats", SEATS)
def test_a_wizard_who_turns_round_after_a_step_comes_back(seats: int) -> None:
    board = ARRANGEMENTS[seats]
    for square in board.squares:
        for direction in DIRECTIONS:
            there = board.next[4 * square + direction]
            if there >= 0:
                back = (board.heading[4 * square + direction] + 2) % 4
                assert board.next[4 * there + back] == square
                assert board.heading[4 * there + back] == (direction + 2) % 4


@pytest.mark.parametrize("seats", SEATS)
def test_only_exits_lead_over_the_outer_edge(seats: int) -> None:
    board = ARRANGEMENTS[seats]
    over = {
        (square, direction, board.next[4 * square + direction])
        for square in board.squares
        for direction in DIRECTIONS
        if board.line[4 * square + direction] < 0 <= board.next[4 * square + direction]
    }
    assert over == {(way.square, way.direction, way.to_square) for way in board.exits}
    assert len(over) == len(board.exits) == {2: 6, 3: 8, 4: 8}[seats]


def exits(seats: int) -> set[tuple[str, int, str, str]]:
    return {
        (square_name(way.square), way.direction, square_name(way.to_square), way.colour)
        for way in ARRANGEMENTS[seats].exits
    }


def test_four_players_leave_the_board_straight_across() -> None:
    one_way = {
        ("a3", WEST, "j3", ""),
        ("a8", WEST, "j8", ""),
        ("c1", NORTH, "c10", ""),
        ("h1", NORTH, "h10", ""),
    }
    other_way = {(there, (way + 2) % 4, here, colour) for here, way, there, colour in one_way}
    assert exits(4) == one_way | other_way


def test_two_players_have_portals_that_cross_over() -> None:
    assert exits(2) == {
        ("a3", WEST, "j3", ""),
        ("j3", EAST, "a3", ""),
        ("c1", NORTH, "h5", "purple"),
        ("h5", SOUTH, "c1", "purple"),
        ("h1", NORTH, "c5", "cyan"),
        ("c5", SOUTH, "h1", "cyan"),
    }


def test_three_players_have_portals_that_turn() -> None:
    assert exits(3) == {
        ("a3", WEST, "j3", ""),
        ("j3", EAST, "a3", ""),
        ("c1", NORTH, "c10", ""),
        ("c10", SOUTH, "c1", ""),
        ("h5", SOUTH, "e8", "purple"),
        ("e8", EAST, "h5", "purple"),
        ("h1", NORTH, "a8", "cyan"),
        ("a8", WEST, "h1", "cyan"),
    }
    heading = ARRANGEMENTS[3].heading
    assert heading[4 * 47 + SOUTH] == WEST
    assert heading[4 * 74 + EAST] == NORTH
    assert heading[4 * 7 + NORTH] == EAST
    assert heading[4 * 70 + WEST] == SOUTH
    assert heading[4 * 2 + NORTH] == NORTH


def test_a_turned_sector_lies_clockwise() -> None:
    assert [local_squares(55, turn)[0] for turn in range(4)] == [55, 59, 99, 95]
    assert [local_squares(0, turn)[14] for turn in range(4)] == [24, 42, 20, 2]
    # the line east of the first local square turns to the top right corner and lies south of that square
    assert [line_name(local_lines(0, turn)[0]) for turn in range(4)] == ["a1|b1", "e1|e2", "d5|e5", "a4|a5"]


@pytest.mark.parametrize("turn", range(4))
def test_a_sector_covers_its_place_whichever_way_it_lies(turn: int) -> None:
    board = ARRANGEMENTS[4]
    for number, place in enumerate(board.places):
        squares = local_squares(place, turn)
        assert set(squares) == {square for square in board.squares if board.place_of[square] == number}
        assert squares[12] == place + 22
        lines = {line for line in local_lines(place, turn) if line >= 0}
        assert len(lines) == 40
        assert lines == {line for line in board.lines if set(board.sides[line]) <= set(squares)}


def test_a_laid_board_has_the_lines_of_its_sectors_and_seams() -> None:
    board = ARRANGEMENTS[2]
    walls, doors = lay(board, [(SECTORS["blue", "A"], 0), (SECTORS["red", "A"], 1)])
    sectors = (SECTORS["blue", "A"], SECTORS["red", "A"])
    assert walls.bit_count() == 4 + sum(sector.walls.bit_count() for sector in sectors)
    assert [line_name(line) for line in board.lines if doors >> line & 1] == ["h2|h3", "d4|e4"]
    assert walls & board.seams == board.seam_walls


@pytest.mark.parametrize("seats", SEATS)
def test_turning_a_sector_is_laying_it_turned(seats: int) -> None:
    board = ARRANGEMENTS[seats]
    rng = random.Random(seats)
    colours = rng.sample(COLOURS, seats)
    for place in range(seats):
        for quarters in range(4):
            before = [(SECTORS[colour, "B"], rng.randrange(4)) for colour in colours]
            after = list(before)
            after[place] = (before[place][0], (before[place][1] + quarters) % 4)
            lines = turning(board, place, quarters)[1]
            for laid, turned in zip(lay(board, before), lay(board, after), strict=True):
                assert sum(1 << lines[line] for line in range(LINES) if laid >> line & 1) == turned


@pytest.mark.parametrize("seats", SEATS)
def test_four_quarter_turns_change_nothing(seats: int) -> None:
    board = ARRANGEMENTS[seats]
    for place in range(seats):
        squares, lines = list(range(SQUARES)), list(range(LINES))
        for _ in range(4):
            turned_squares, turned_lines = turning(board, place, 1)
            assert sorted(turned_squares) == list(range(SQUARES))
            assert sorted(turned_lines) == list(range(LINES))
            assert all(turned_lines[line] == line for line in range(LINES) if board.seams >> line & 1)
            squares = [turned_squares[square] for square in squares]
            lines = [turned_lines[line] for line in lines]
        assert (squares, lines) == (list(range(SQUARES)), list(range(LINES)))
        assert turning(board, place, 0) == (tuple(squares), tuple(lines))


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_square_is_reached_with_all_doors_shut_and_without_exits(seats: int, side: str) -> None:
    board = ARRANGEMENTS[seats]
    rng = random.Random(side)
    for _ in range(10):
        walls, doors = random_board(board, side, rng)
        reached = [board.squares[0]]
        for square in reached:
            for direction in DIRECTIONS:
                line = board.line[4 * square + direction]
                there = board.next[4 * square + direction]
                if line >= 0 and not (walls | doors) >> line & 1 and there not in reached:
                    reached.append(there)
        assert sorted(reached) == list(board.squares)


@pytest.mark.parametrize("seats", ARRANGEMENTS)
def test_an_arrangement_is_the_same_in_another_process(seats: int) -> None:
    pickled = pickle.dumps(ARRANGEMENTS[seats])
    assert len(pickled) < 200
    assert pickle.loads(pickled) is ARRANGEMENTS[seats]
