"""Elfenwizards at the terminal: the tree with its ladders, the boxes beside it, a line for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Rich

from guildhall.elfenwizards.dice import spread
from guildhall.elfenwizards.flow.round import step_now
from guildhall.elfenwizards.notation import CHIP_WORD, PLACES, token_name
from guildhall.elfenwizards.setup import COLOURS, LETTERS
from guildhall.elfenwizards.state import GREY, MINOR, ROLLED
from guildhall.elfenwizards.tree import (
    BOXES,
    HIGH,
    LEVEL_LETTERS,
    MAGICIAN,
    MAGICIAN_BOXES,
    PASSED,
    TITLES_OF,
)
from guildhall.elfenwizards.view import Hints, View
from guildhall.kernel.message import Seat
from guildhall.rulebook import rulebook
from guildhall.text import Text

# The parts of the notation that are translated, each with its message.
_CHOICES: Final = ("accept", "box", "done", "hand", "pass", "ready", "reroll", "roll", "stop")
WORDS: Final = {word: f"typed-{word}" for word in (*_CHOICES, CHIP_WORD, *PLACES[MINOR:])}

# Colour is never the only sign: every piece also carries the letter of its colour.
_BADGES: Final = {
    "red": Style.parse("bold color(231) on color(124)"),
    "green": Style.parse("bold color(231) on color(22)"),
    "blue": Style.parse("bold color(231) on color(25)"),
    "yellow": Style.parse("bold color(16) on color(220)"),
    "black": Style.parse("bold color(231) on color(238)"),
    "white": Style.parse("bold color(16) on color(255)"),
}
_LADDER: Final = Style.parse("dim")
_QUIET: Final = Style.parse("dim")
_BOX: Final = Style.parse("bold")
_RISING: Final = Style.parse("bold green")
_LEFT: Final = 14  # columns for the passed-over tokens and their title
_TREE: Final = 65  # columns of the full tree
_LEAST: Final = 78  # with fewer columns, the boxes stand below the tree
_GREY_CHIP: Final = "°"
_UP: Final = "▲"


class Canvas:
    """Lines of text that pieces are placed on by column."""

    def __init__(self) -> None:
        self.rows: list[Rich] = []

    def put(self, row: int, column: int, piece: Rich) -> None:
        """Put a piece into a row, to the right of everything there."""
        while len(self.rows) <= row:
            self.rows.append(Rich())
        line = self.rows[row]
        space = column - line.cell_len
        line.append(" " * (space if space > 0 or not line.cell_len else 1))
        line.append_text(piece)

    def put_all(self, row: int, column: int, lines: Sequence[Rich]) -> None:
        """Put lines below each other."""
        for number, line in enumerate(lines):
            self.put(row + number, column, line)


class Drawing:
    """Draws one view of the table."""

    def __init__(self, view: View, hints: Hints, text: Text, columns: int) -> None:
        self.view = view
        self.hints = hints
        self.text = text
        self.columns = columns
        self.rising = {token for standing in hints.contests for token in standing.rising}
        self.closed = {
            standing.titles: standing.closed_to_all_but
            for standing in hints.contests
            if standing.closed_to_all_but is not None
        }
        self.inside: list[list[int]] = [[] for _ in BOXES]
        for token, box in enumerate(view.where):
            self.inside[box].append(token)
        # Use the page's names for the boxes: the long ones if there is room, else the short ones.
        self.names = "place"
        self.beside = columns >= _LEAST
        room = columns - _TREE
        self.left = _LEFT if self._widest() + _LEFT <= room else 0
        if self.beside and self._widest() > room:
            self.names = "rank"
        self.leaf = min(10, max(6, (columns - self.left - (self._widest() + 1 if self.beside else 0)) // 8))

    # -- pieces ------------------------------------------------------------------------------------------

    def letter(self, player: int) -> str:
        """Return the letter of a player's colour."""
        return LETTERS[self.view.colours[player]]

    def badge(self, player: int, word: str) -> Rich:
        """Return a word in a player's colour."""
        return Rich(word, _BADGES[COLOURS[self.view.colours[player]]])

    def token(self, token: int) -> Rich:
        """Draw a token: its name, grey chips and spell points, and whether it would rise."""
        view = self.view
        owner = view.owner[token]
        piece = self.badge(owner, token_name(view, token))
        grey = view.grey[token]
        if grey:
            piece.append(_GREY_CHIP * grey if grey < 3 else f"{_GREY_CHIP}{grey}")
        if view.points[token]:
            rises = token in self.rising
            piece.append(f" {view.points[token]}{_UP if rises else ''}", _RISING if rises else "")
        return piece

    def dice(self, place: int) -> list[Rich]:
        """Draw each player's dice in a box."""
        pieces = []
        for player in range(self.view.seats):
            faces = spread(self.view.dice[7 * player + place])
            if faces:
                piece = self.badge(player, self.letter(player))
                piece.append(" " + "".join(str(face) for face in faces))
                pieces.append(piece)
        return pieces

    # -- the tree ----------------------------------------------------------------------------------------

    def board(self) -> RenderableType:
        """Draw the tree, with the boxes to its right and passed-over tokens to its left if there is room."""
        canvas = Canvas()
        row = 0
        for level in range(5):
            left = self._left(level)
            column, right = self._right(level)
            canvas.put_all(row, 0, left)
            height = self._level(canvas, row, level)
            canvas.put_all(row, column, right)
            row += max(height, len(left), len(right))
        rows: list[RenderableType] = list(canvas.rows)
        return Group(*rows)

    def _columns(self, level: int) -> range:
        """Return the columns where the boxes of a level stand."""
        span = self.leaf * 8 // len(TITLES_OF[level])  # columns from one box to the next
        first = self.left + self.leaf // 2 - 1 + (span - self.leaf) // 2
        return range(first, self.left + self.leaf * 8, span)

    def _level(self, canvas: Canvas, row: int, level: int) -> int:
        """Draw one level of the tree; return the number of rows it takes."""
        if level == MAGICIAN:
            return self._magicians(canvas, row)
        boxes = TITLES_OF[level]
        columns = self._columns(level)
        span = columns.step
        if level == 0:
            canvas.put(row, columns[0], self._lettered(BOXES[0], f"elfenwizards-box-{BOXES[0]}"))
        for number in range(0, len(boxes), 2):
            if level:
                title = TITLES_OF[level - 1][number // 2]
                canvas.put(row, columns[number], Rich(BOXES[boxes[number]], _BOX))
                canvas.put(row, columns[number] + 3, self._ladder(title, span // 2 - 3, span - span // 2 - 2))
                canvas.put(row, columns[number + 1], Rich(BOXES[boxes[number + 1]], _BOX))
        for box, column in zip(boxes, columns, strict=True):
            inside = self.inside[box]
            canvas.put(row + 1, column, self.token(inside[0]) if inside else Rich("–", _QUIET))
        return 2

    def _ladder(self, title: int, before: int, after: int) -> Rich:
        """Draw the ladder from two boxes up to a title, with the sole owner's letter if it is closed."""
        ladder = Rich("─" * before, _LADDER)
        owner = self.closed.get((title,))
        ladder.append_text(Rich("┴", _LADDER) if owner is None else self.badge(owner, self.letter(owner)))
        return ladder.append("─" * after, _LADDER)

    def _magicians(self, canvas: Canvas, row: int) -> int:
        leaf = self.leaf
        first = self.left + leaf // 2 - 1
        height = 2
        for number, box in enumerate(MAGICIAN_BOXES):
            column = first + 2 * leaf * number
            titles = (TITLES_OF[3][2 * number], TITLES_OF[3][2 * number + 1])
            owner = self.closed.get(titles)
            ladder = Rich("└" + "─" * (leaf // 2 - 1), _LADDER)
            ladder.append(BOXES[box], _BOX)
            if owner is not None:
                ladder.append(" ")
                ladder.append_text(self.badge(owner, self.letter(owner)))
            ladder.append("─" * (leaf + 1 - ladder.cell_len) + "┘", _LADDER)
            canvas.put(row, column, ladder)
        for number, box in enumerate(MAGICIAN_BOXES):
            column = first + 2 * leaf * number
            for at, token in enumerate(self.inside[box]):
                canvas.put(row + 1 + at // 2, column + leaf * (at % 2), self.token(token))
            height = max(height, 1 + (len(self.inside[box]) + 1) // 2)
        return height

    # -- beside the tree ---------------------------------------------------------------------------------

    def _left(self, level: int) -> list[Rich]:
        if level == 0 and self.beside:
            return [self._box_name(GREY), *_wrap(self.dice(GREY), self._columns(0)[0] - 2)]
        if level in (0, MAGICIAN) or not self.left:
            return []
        title = Rich(self.text("board-elfenwizards-passed"), _QUIET).append(f" {LEVEL_LETTERS[level]}", _BOX)
        tokens = [self.token(token) for token in self.inside[PASSED + level]]
        return [title, *_wrap(tokens, self.left - 2)]

    def _right(self, level: int) -> tuple[int, list[Rich]]:
        """Return what stands to the right of a level, and its first column."""
        column = self.left + 8 * self.leaf + 1
        if not self.beside:
            return column, []
        place = level - 1 if level else MINOR
        name = self._box_name(place)
        column = min(column, self.columns - name.cell_len)
        return column, [name, *_wrap(self.dice(place), self.columns - column)]

    def _box_name(self, place: int) -> Rich:
        if place >= MINOR:  # players type a word for these, not a letter on the board
            return Rich(self.text(f"web-elf-place-{PLACES[place]}"), _BOX)
        return self._lettered(PLACES[place], f"web-elf-{self.names}-{PLACES[place]}")

    def _lettered(self, letter: str, name: str) -> Rich:
        """Return a name after the letter to type for it."""
        return Rich(letter, _BOX).append(" " + self.text(name), _QUIET)

    def _widest(self) -> int:
        """Return the columns that the names of the Major Spell boxes take."""
        return max(self._box_name(place).cell_len for place in range(MINOR))

    def below(self) -> list[RenderableType]:
        """Return what doesn't fit beside the tree."""
        lines: list[RenderableType] = []
        if not self.left:
            waiting = [level for level in range(1, 4) if self.inside[PASSED + level]]
            pieces = []
            for level in waiting:
                tokens = [self.token(token) for token in self.inside[PASSED + level]]
                pieces.append(Rich(" ").join([Rich(LEVEL_LETTERS[level], _BOX), *tokens]))
            if pieces:
                lines += _wrap([Rich(self.text("board-elfenwizards-passed"), _QUIET), *pieces], self.columns)
        if not self.beside:
            for place in range(6):
                pieces = self.dice(place)
                if pieces:
                    lines += _wrap([self._box_name(place), *pieces], self.columns)
        return lines

    # -- above and below ---------------------------------------------------------------------------------

    def head(self) -> RenderableType:
        """Draw round and step, and the year track with the owner of each year's High Wizard."""
        view = self.view
        head = Rich(self.text("board-elfenwizards-round", round=view.round, rounds=view.rules.rounds), "bold")
        step = ""
        if view.stack:
            step = str(step_now(view.stack))
            title = rulebook("elfenwizards", self.text.language).title_of(step)  # rules 0.12
            head.append("  " + self.text("board-elfenwizards-step", step=step, title=title))
        else:
            head.append("  " + self.text("board-elfenwizards-over"))
        years = Rich(self.text("board-elfenwizards-years"), _QUIET)
        for year, payer in enumerate(view.track, 1):
            years.append(f"  {year} ", _QUIET)
            if payer >= 0:
                years.append_text(self.badge(payer, self.letter(payer)))
            elif year < view.round - len(self.inside[HIGH]) * (step == "1"):  # the owner has yet to pay
                years.append(self.text("board-elfenwizards-nobody"))
            else:
                years.append("·", _QUIET)
        line = Canvas()
        line.put(0, 0, head)
        row = 0 if head.cell_len + years.cell_len + 3 <= self.columns else 1
        line.put(row, max(0, self.columns - years.cell_len - 1) if row == 0 else 0, years)
        rows: list[RenderableType] = list(line.rows)
        return Group(*rows)

    def in_front(self, player: int) -> Rich:
        """Draw a player's dice outside the boxes: their faces, or how many aren't rolled yet."""
        rolled = spread(self.view.dice[7 * player + ROLLED])
        if rolled:
            return Rich(" ".join(str(face) for face in rolled))
        front = self.view.front[player]
        if front and not self.beside:
            return Rich(f"×{front}", _QUIET)
        return Rich(self.text("board-elfenwizards-dice-to-roll", count=front) if front else "–", _QUIET)

    def players(self) -> RenderableType:
        """Draw a line for each player, in seat order."""
        view = self.view
        asked = {decision.player for decision in view.asked}
        between = 2 if self.beside else 1
        table = Table(box=None, padding=(0, between, 0, 0), header_style=_QUIET, pad_edge=False)
        table.add_column("", width=3)
        table.add_column(_short(self.text("board-elfenwizards-player")), max_width=20)
        for column in ("score", "worth", "total", "chips", "spent"):
            table.add_column(self.text(f"board-elfenwizards-{column}"), justify="right", no_wrap=True)
        table.add_column(self.text("board-elfenwizards-dice-front"), no_wrap=True)
        table.add_column("")
        for player in range(view.seats):
            notes = []
            if player == view.dragon:
                notes.append(self.text("board-elfenwizards-dragon"))
            if view.passed >> player & 1:
                notes.append(self.text("board-elfenwizards-has-passed"))
            if view.crowned[player]:
                notes.append(self.text("board-elfenwizards-crowned", count=view.crowned[player]))
            turn = player in asked
            table.add_row(
                Rich.assemble(("▶" if turn else " ", "bold"), " ", self.badge(player, self.letter(player))),
                _short(self.text("board-elfenwizards-name", player=Seat(player)), "bold" if turn else ""),
                Rich(str(view.score[player])),
                Rich(f"+{self.hints.worth[player]}" if not view.ended else ""),
                Rich(str(self.hints.totals[player]), "bold"),
                Rich(str(view.hand[player])),
                Rich(str(view.spent[player])),
                self.in_front(player),
                Rich("  ".join(notes), _QUIET),
            )
        return table

    def cautions(self) -> list[Rich]:
        """Return the warnings about what the player may not intend."""
        return [
            Rich(
                self.text("board-elfenwizards-caution", rule=caution.rule, sentence=caution.message), "yellow"
            )
            for caution in self.hints.cautions
            if caution.player == self.view.seat
        ]


def draw(view: View, hints: Hints, text: Text, columns: int) -> Sequence[RenderableType]:
    """Draw the whole table."""
    drawing = Drawing(view, hints, text, columns)
    players = Group(drawing.players(), *drawing.cautions())
    return drawing.head(), Group(drawing.board(), *drawing.below()), players


def _short(words: str, style: str = "") -> Rich:
    """Return words that are shortened where there isn't enough room."""
    return Rich(words, style, no_wrap=True, overflow="ellipsis")


def _wrap(pieces: Sequence[Rich], room: int) -> list[Rich]:
    """Return pieces side by side, in as many lines as they need."""
    lines: list[Rich] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + 2 + piece.cell_len <= room:
            lines[-1].append("  ")
            lines[-1].append_text(piece)
        else:
            lines.append(piece.copy())
    return lines or [Rich("–", _QUIET)]
