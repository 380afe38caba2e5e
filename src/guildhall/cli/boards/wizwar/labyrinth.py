"""Draws the labyrinth of Wiz-War in characters."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text as Rich

from guildhall.cli.boards.wizwar.scene import (
    DOOR,
    FIRE,
    FIRE_WALL,
    HOME,
    OPEN_DOOR,
    PLAIN,
    QUIET,
    SEAL,
    SEALED_DOOR,
    WALL,
    Piece,
    Scene,
)
from guildhall.wizwar.board import DIRECTIONS, EAST, NORTH, SOUTH, WEST, Exit, square_name

# Corners by the walls that meet there, as bits: up 1, right 2, down 4, left 8; a dot if none do.
_CORNERS: Final = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
_UP: Final = 1
_RIGHT: Final = 2
_DOWN: Final = 4
_LEFT: Final = 8
_ARROWS: Final = "→↓←↑"
_MORE: Final = "+"  # in a square that can't show all its contents
_STONE: Final = Style.parse("bold")
_FLAME: Final = Style.parse("bold red")
_PORTALS: Final = {"purple": Style.parse("bold magenta"), "cyan": Style.parse("bold cyan")}

BEFORE: Final = 6  # columns for the number of a row and the exit beside it
AFTER: Final = 3  # columns for the exit on the other side


def width_of(cell: int) -> int:
    """Return the width of the labyrinth in columns, given the characters in a square."""
    return BEFORE + 10 * (cell + 1) + 1 + AFTER


def portal_mark(colour: str) -> Piece:
    """Return the mark of a portal."""
    return Piece(colour[0].upper(), _PORTALS[colour])


class Labyrinth:
    """Draws the board character by character."""

    def __init__(self, scene: Scene, cell: int) -> None:
        self.scene = scene
        self.board = scene.view.arrangement
        self.cell = cell
        self.across = 1 + max(square % 10 for square in self.board.squares)
        self.down = 1 + max(square // 10 for square in self.board.squares)
        width = BEFORE + self.across * (cell + 1) + 1 + AFTER
        self.letters: list[list[Piece]] = [
            [Piece(" ", PLAIN)] * width for _ in range(2 + 2 * self.down)
        ]  # the names of the columns, then lines and squares alternately
        self.arms = [[0] * (self.across + 1) for _ in range(self.down + 1)]
        self.crowded: list[int] = []  # squares that can't show all their contents

    def lines(self) -> list[Rich]:
        """Draw everything."""
        self._names()
        for square in self.board.squares:
            self._square(square)
            for direction in DIRECTIONS:
                if self.board.line[4 * square + direction] < 0:
                    self._edge(square, direction)
                elif direction in (EAST, SOUTH):
                    self._line(square, direction)
        for way in self.board.exits:
            self._exit(way)
        self._corners()
        return [self._row(row) for row in self.letters]

    # -- parts -------------------------------------------------------------------------------------------

    def _names(self) -> None:
        for column in range(self.across):
            self._put(0, self._x(column) + 1 + self.cell // 2, square_name(column)[0], QUIET)
        for row in range(self.down):
            self._put(self._y(row) + 1, 0, f"{row + 1:>2}", QUIET)

    def _square(self, square: int) -> None:
        pieces = self.scene.pieces(square)
        if sum(len(piece.mark) for piece in pieces) > self.cell:
            self.crowded.append(square)
            room = self.cell - len(_MORE)
            shown: list[Piece] = []
            for piece in pieces:
                if len(piece.mark) <= room:
                    shown.append(piece)
                    room -= len(piece.mark)
            pieces = [*shown, Piece(_MORE, PLAIN)]
        if square in self.scene.view.homes:
            owner = self.scene.view.homes.index(square)
            home = Piece(HOME + self.scene.letter(owner).lower(), self.scene.paint(owner))
            if sum(len(piece.mark) for piece in pieces) + len(home.mark) <= self.cell:
                pieces = [*pieces, home]
        column = self._x(square % 10) + 1
        column += (self.cell - sum(len(piece.mark) for piece in pieces)) // 2
        for piece in pieces:
            self._put(self._y(square // 10) + 1, column, *piece)
            column += len(piece.mark)

    def _line(self, square: int, direction: int) -> None:
        scene = self.scene
        line = self.board.line[4 * square + direction]
        if scene.view.walls >> line & 1:
            self._bar(square, direction, WALL, _STONE)
        elif scene.view.doors >> line & 1:
            door = OPEN_DOOR if scene.holders(line) else DOOR
            self._bar(square, direction, door, scene.paint(scene.door_owner(line)))
            if scene.on_line(line, SEALED_DOOR):
                self._middle(square, direction, SEAL, scene.paint(scene.door_owner(line)))
        if scene.on_line(line, FIRE_WALL):
            self._middle(square, direction, FIRE if direction == EAST else FIRE * self.cell, _FLAME)

    def _edge(self, square: int, direction: int) -> None:
        if self.board.next[4 * square + direction] < 0:
            self._bar(square, direction, WALL, _STONE)

    def _bar(self, square: int, direction: int, letters: tuple[str, str], style: Style) -> None:
        row, column = divmod(square, 10)
        if direction in (EAST, WEST):
            column += direction == EAST
            self._put(self._y(row) + 1, self._x(column), letters[0], style)
            self.arms[row][column] |= _DOWN
            self.arms[row + 1][column] |= _UP
        else:
            row += direction == SOUTH
            self._put(self._y(row), self._x(column) + 1, letters[1] * self.cell, style)
            self.arms[row][column] |= _RIGHT
            self.arms[row][column + 1] |= _LEFT

    def _middle(self, square: int, direction: int, letters: str, style: Style) -> None:
        """Put characters in the middle of an inner line."""
        row, column = divmod(square, 10)
        if direction == EAST:
            self._put(self._y(row) + 1, self._x(column + 1), letters, style)
        else:
            start = self._x(column) + 1 + (self.cell - len(letters)) // 2
            self._put(self._y(row + 1), start, letters, style)

    def _exit(self, way: Exit) -> None:
        row, column = divmod(way.square, 10)
        mark = portal_mark(way.colour) if way.colour else Piece(_ARROWS[way.direction], QUIET)
        name = mark.mark + square_name(way.to_square)
        if way.direction in (NORTH, SOUTH):
            name = name if len(name) <= self.cell else name[1:]
            row += way.direction == SOUTH
            self._put(self._y(row), self._x(column) + 1 + (self.cell - len(name)) // 2, name, mark.style)
        elif way.direction == WEST:
            self._put(self._y(row) + 1, self._x(column) - len(name), name, mark.style)
        else:
            self._put(self._y(row) + 1, self._x(column + 1) + 1, name, mark.style)

    def _corners(self) -> None:
        for square in self.board.squares:
            row, column = divmod(square, 10)
            for below in (0, 1):
                for right in (0, 1):
                    arms = self.arms[row + below][column + right]
                    style = _STONE if arms else QUIET
                    self._put(self._y(row + below), self._x(column + right), _CORNERS[arms], style)

    # -- characters --------------------------------------------------------------------------------------

    def _x(self, column: int) -> int:
        """Return the text column of the west side of a column of squares."""
        return BEFORE + column * (self.cell + 1)

    def _y(self, row: int) -> int:
        """Return the text row of the north side of a row of squares."""
        return 1 + 2 * row

    def _put(self, row: int, column: int, letters: str, style: Style) -> None:
        for number, letter in enumerate(letters):
            self.letters[row][column + number] = Piece(letter, style)

    def _row(self, letters: list[Piece]) -> Rich:
        line = Rich()
        for letter, style in letters:
            line.append(letter, style)
        line.rstrip()
        return line
