"""The board: squares, the lines between them, steps from square to square, and the layout of the sectors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from guildhall.wizwar.sectors import Sector

# Clockwise, so that a quarter turn adds one; a die face is its direction plus one.
EAST: Final = 0
SOUTH: Final = 1
WEST: Final = 2
NORTH: Final = 3
DIRECTIONS: Final = (EAST, SOUTH, WEST, NORTH)

SQUARES: Final = 100  # squares of a 10 by 10 grid, whether or not a sector covers them
LINES: Final = 200  # line 2 * square is the east side of a square, 2 * square + 1 its south side
_COLUMNS: Final = "abcdefghij"
_ACROSS: Final = (1, 0, -1, 0)
_DOWN: Final = (0, 1, 0, -1)

Portal: TypeAlias = Literal["", "purple", "cyan"]


class Exit(NamedTuple):
    """An opening in the outer edge and where it leads, with the colour of its portal, if it has one."""

    square: int
    direction: int
    to_square: int
    colour: Portal


# The places of the sectors by their top left squares, and the exits in pairs: place and direction of one end,
# place and direction of the other, colour of the portal. An exit without one leads straight across the map.
_PLACES: Final[dict[int, tuple[int, ...]]] = {2: (0, 5), 3: (0, 5, 50), 4: (0, 5, 50, 55)}
_EXITS: Final[dict[int, tuple[tuple[int, int, int, int, Portal], ...]]] = {
    2: (
        (0, WEST, 1, EAST, ""),
        (0, NORTH, 1, SOUTH, "purple"),
        (1, NORTH, 0, SOUTH, "cyan"),
    ),
    3: (
        (0, WEST, 1, EAST, ""),
        (0, NORTH, 2, SOUTH, ""),
        (1, SOUTH, 2, EAST, "purple"),
        (1, NORTH, 2, WEST, "cyan"),
    ),
    4: (
        (0, WEST, 1, EAST, ""),
        (2, WEST, 3, EAST, ""),
        (0, NORTH, 2, SOUTH, ""),
        (1, NORTH, 3, SOUTH, ""),
    ),
}
_EDGE_MIDDLES: Final = (24, 42, 20, 2)  # from the top left square of a place to the middle of each edge


def square_name(square: int) -> str:
    """Return the name of a square: b3 is the second column, third row from the top."""
    return f"{_COLUMNS[square % 10]}{square // 10 + 1}"


def square_named(text: str) -> int | None:
    """Return the square of a name, if there is one."""
    return _SQUARE_NAMED.get(text)


def line_name(line: int) -> str:
    """Return the name of a line, made of the two squares it separates: b3|c3."""
    square = line >> 1
    return f"{square_name(square)}|{square_name(square + (10 if line & 1 else 1))}"


def line_named(text: str) -> int | None:
    """Return the line of a name, with its squares in either order, if there is one."""
    one, _, other = text.partition("|")
    first, second = square_named(one), square_named(other)
    if first is None or second is None:
        return None
    if first > second:
        first, second = second, first
    if second == first + 10:
        return 2 * first + 1
    if second == first + 1 and second % 10:
        return 2 * first
    return None


class Arrangement:
    """The layout of the sectors for a number of seats; tables are indexed by 4 * square + direction."""

    def __reduce__(self) -> tuple[Callable[[int], Arrangement], tuple[int]]:
        """Pickle only the number of seats: every process has the same arrangements."""
        return arrangement_for, (self.seats,)

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.places: tuple[int, ...] = _PLACES[seats]  # the top left square of each place
        place_of = [-1] * SQUARES
        for place, corner in enumerate(self.places):
            for square in local_squares(corner, 0):
                place_of[square] = place
        self.place_of: tuple[int, ...] = tuple(place_of)  # by square: its place, -1 outside the board
        self.squares: tuple[int, ...] = tuple(square for square in range(SQUARES) if place_of[square] >= 0)
        line = [-1] * (4 * SQUARES)
        following = [-1] * (4 * SQUARES)
        heading = [index % 4 for index in range(4 * SQUARES)]
        sides = [(-1, -1)] * LINES
        self.seams: int = 0  # bits of the inner lines between two places
        self.seam_walls: int = 0  # bits of those that are printed walls
        for square in self.squares:
            for direction in (EAST, SOUTH):
                beyond = _beyond(square, direction)
                if beyond < 0 or place_of[beyond] < 0:
                    continue
                number = 2 * square + direction
                sides[number] = (square, beyond)
                line[4 * square + direction] = line[4 * beyond + direction + 2] = number
                following[4 * square + direction] = beyond
                following[4 * beyond + direction + 2] = square
                if place_of[square] != place_of[beyond]:
                    self.seams |= 1 << number
                    if square - self.places[place_of[square]] != _EDGE_MIDDLES[direction]:
                        self.seam_walls |= 1 << number
        exits: list[Exit] = []
        for one, out, other, back, colour in _EXITS[seats]:
            here = self.places[one] + _EDGE_MIDDLES[out]
            there = self.places[other] + _EDGE_MIDDLES[back]
            exits.append(Exit(here, out, there, colour))
            exits.append(Exit(there, back, here, colour))
            following[4 * here + out] = there
            following[4 * there + back] = here
            heading[4 * here + out] = (back + 2) % 4
            heading[4 * there + back] = (out + 2) % 4
        # The inner line on that side, -1 for the outer edge, its exits included.
        self.line: tuple[int, ...] = tuple(line)
        # Where an unblocked step leads, also through exits; -1 for the outer wall.
        self.next: tuple[int, ...] = tuple(following)
        self.heading: tuple[int, ...] = tuple(heading)  # the direction that a wizard faces after that step
        # By line: the two squares beside it, (-1, -1) if it isn't inner.
        self.sides: tuple[tuple[int, int], ...] = tuple(sides)
        self.lines: tuple[int, ...] = tuple(number for number in range(LINES) if sides[number][0] >= 0)
        self.exits: tuple[Exit, ...] = tuple(exits)


def _beyond(square: int, direction: int) -> int:
    """Return the next square of the grid in a direction, or -1 at its edge."""
    row, column = square // 10 + _DOWN[direction], square % 10 + _ACROSS[direction]
    return 10 * row + column if 0 <= row < 10 and 0 <= column < 10 else -1


def local_squares(place: int, turn: int) -> tuple[int, ...]:
    """Return the board's square for each square of a sector at a place, turned clockwise."""
    squares: list[int] = []
    for local in range(25):
        row, column = divmod(local, 5)
        for _ in range(turn % 4):
            row, column = column, 4 - row
        squares.append(place + 10 * row + column)
    return tuple(squares)


def local_lines(place: int, turn: int) -> tuple[int, ...]:
    """Return the board's line for each line of such a sector, -1 for those of its edge."""
    squares = local_squares(place, turn)
    lines = [-1] * 50
    for local in range(25):
        row, column = divmod(local, 5)
        if column < 4:
            lines[2 * local] = _between(squares[local], squares[local + 1])
        if row < 4:
            lines[2 * local + 1] = _between(squares[local], squares[local + 5])
    return tuple(lines)


def _between(one: int, other: int) -> int:
    """Return the line between two neighbouring squares."""
    return 2 * min(one, other) + (abs(one - other) == 10)


def lay(arrangement: Arrangement, sectors: Sequence[tuple[Sector, int]]) -> tuple[int, int]:
    """Return walls and doors, as bits, of a board with these sectors and their quarter turns, by place."""
    walls = arrangement.seam_walls
    doors = 0
    for place, (sector, turn) in zip(arrangement.places, sectors, strict=True):
        for local, line in enumerate(local_lines(place, turn)):
            if sector.walls >> local & 1:
                walls |= 1 << line
            if sector.doors >> local & 1:
                doors |= 1 << line
    return walls, doors


def turning(arrangement: Arrangement, place: int, quarters: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return where each square and each line moves when the sector of a place turns clockwise.

    The lines of a seam don't move: they belong to the table as much as to the sector.
    """
    squares = list(range(SQUARES))
    lines = list(range(LINES))
    corner = arrangement.places[place]
    for before, after in zip(local_squares(corner, 0), local_squares(corner, quarters), strict=True):
        squares[before] = after
    for before, after in zip(local_lines(corner, 0), local_lines(corner, quarters), strict=True):
        if before >= 0:
            lines[before] = after
    return tuple(squares), tuple(lines)


_SQUARE_NAMED: Final = {square_name(square): square for square in range(SQUARES)}

ARRANGEMENTS: Final[dict[int, Arrangement]] = {seats: Arrangement(seats) for seats in _PLACES}


def arrangement_for(seats: int) -> Arrangement:
    """Return the arrangement for a number of seats."""
    return ARRANGEMENTS[seats]
