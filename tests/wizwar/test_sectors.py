"""Compare the drawn sectors with a second record of the same printed maps."""

from __future__ import annotations

import pytest

from guildhall.wizwar.sectors import COLOURS, SECTORS, SIDES, Sector, drawing

# One token for each square, row by row: letters are walls, dX is a door on side X, only on the west or north.
TOKENS = """
blue A   | NW NS S N NE | EW T:NW N SE EW | - SE H:SW NE W | EW NW NS T:S,dE E | SW S N NS SE
blue B   | NW NS -,dE N NSE | EW NEW EW T:SW NE | SE EW H:SW NE W | NW T:S NS SE EW | SW NS N NS SE
red A    | T:NEW NW S N NE | SW E NW SE EW | N S,dE H:- N S | EW NW SE W NE | SW S N SE T:SEW
red B    | NW NS S NS NE | EW T:NEW NW NS SE | S E,dS H:EW NW N,dS | NW S S T:SE EW | SW NS N NS SE
yellow A | NW NS - NS NE | SW NE EW T:NEW EW | N E H:SW S,dE - | EW T:SW NS NS E | SW NS N NS SE
yellow B | NW NS S NS NE | SW T:NE NW N SE | NS SE H:EW W NS | NW NS SE T:EW NEW | SW NS N,dE S SE
green A  | NW NS S NS NE | SW T:NE NW N E,dS | N SE H:EW EW W | EW NW E T:SEW EW | SW SE W NS SE
green B  | NW NS S NS NE | SW T:NS NS NE EW | NS NS H:NS E,dS W | NW NS NS T:E EW | SW NS NE SW SE
"""

# Steps from the home base to the two treasures in the sector: with its doors open, and shut.
WALKS = {
    "blue A": ((2, 2), (2, 2)),
    "blue B": ((4, 4), (14, 4)),
    "red A": ((4, 4), (8, 4)),
    "red B": ((4, 2), (12, 2)),
    "yellow A": ((2, 6), (2, 8)),
    "yellow B": ((10, 4), (10, 4)),
    "green A": ((8, 4), (8, 4)),
    "green B": ((4, 2), (4, 16)),
}
NAMES = sorted(WALKS)


def sector(name: str) -> Sector:
    colour, side = name.split()
    return SECTORS[colour, side]


def tokens(name: str) -> list[str]:
    for line in TOKENS.strip().splitlines():
        title, *rows = line.split("|")
        if title.strip() == name:
            return [token for row in rows for token in row.split()]
    raise KeyError(name)


def neighbour(square: int, letter: str) -> int | None:
    row, column = divmod(square, 5)
    row += {"N": -1, "S": 1}.get(letter, 0)
    column += {"W": -1, "E": 1}.get(letter, 0)
    return 5 * row + column if 0 <= row < 5 and 0 <= column < 5 else None


def line_on(square: int, letter: str) -> int | None:
    other = neighbour(square, letter)
    return None if other is None else 2 * min(square, other) + (letter in "NS")


def walk(start: int, goal: int, barred: int) -> int:
    steps = {start: 0}
    queue = [start]
    for square in queue:
        for letter in "NESW":
            other = neighbour(square, letter)
            line = line_on(square, letter)
            if other is not None and line is not None and not barred >> line & 1 and other not in steps:
                steps[other] = steps[square] + 1
                queue.append(other)
    return steps[goal]


def test_every_side_of_every_sector_is_there() -> None:
    assert sorted(SECTORS) == sorted((colour, side) for colour in COLOURS for side in SIDES)
    assert all((sector.colour, sector.side) == key for key, sector in SECTORS.items())


@pytest.mark.parametrize("name", NAMES)
def test_walls_are_those_of_the_second_record(name: str) -> None:
    walls = 0
    for square, token in enumerate(tokens(name)):
        letters = token.split(":")[-1].split(",")[0]
        for letter in "NESW":
            line = line_on(square, letter)
            if line is not None:
                assert (letter in letters) == bool(sector(name).walls >> line & 1), (square, letter)
                walls |= (letter in letters) << line
    assert walls == sector(name).walls


@pytest.mark.parametrize("name", NAMES)
def test_doors_are_those_of_the_second_record(name: str) -> None:
    doors = 0
    for square, token in enumerate(tokens(name)):
        for part in token.split(",")[1:]:
            line = line_on(square, part[1])
            assert line is not None
            doors |= 1 << line
    assert doors == sector(name).doors
    assert not doors & sector(name).walls


@pytest.mark.parametrize("name", NAMES)
def test_home_and_treasures_are_those_of_the_second_record(name: str) -> None:
    marks = [token.split(":")[0] if ":" in token else "" for token in tokens(name)]
    assert sector(name).home == marks.index("H") == 12
    assert sector(name).treasures == tuple(square for square in range(25) if marks[square] == "T")


@pytest.mark.parametrize("name", NAMES)
def test_each_edge_is_open_in_its_middle_only(name: str) -> None:
    colour, side = name.split()
    drawn = drawing(colour, side)
    edge = "+---+---+   +---+---+"
    assert drawn[0] == drawn[10] == edge
    assert [line[0] for line in drawn[1::2]] == [line[20] for line in drawn[1::2]] == list("|| ||")
    rim = [square for square in range(25) if square // 5 in {0, 4} or square % 5 in {0, 4}]
    for square in rim:
        for letter in "NESW":
            if neighbour(square, letter) is None:
                assert (letter in tokens(name)[square].split(":")[-1]) == (square not in {2, 10, 14, 22})


@pytest.mark.parametrize("name", NAMES)
def test_the_way_from_home_to_the_treasures_is_as_long_as_on_the_printed_sector(name: str) -> None:
    where = sector(name)
    opened = tuple(walk(where.home, treasure, where.walls) for treasure in where.treasures)
    shut = tuple(walk(where.home, treasure, where.walls | where.doors) for treasure in where.treasures)
    assert (opened, shut) == WALKS[name]


@pytest.mark.parametrize("name", NAMES)
def test_every_point_inside_a_sector_carries_a_column(name: str) -> None:
    barred = sector(name).walls | sector(name).doors
    for square in range(25):
        if square % 5 < 4 and square < 20:
            around = (2 * square, 2 * square + 1, 2 * square + 3, 2 * square + 10)
            assert any(barred >> line & 1 for line in around), square
