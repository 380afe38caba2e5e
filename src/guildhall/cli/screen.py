"""What a person sees at the terminal: board, news, prompt and choices."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as Rich

from guildhall.cli import boards
from guildhall.cli.boards.board import ChoiceGroup
from guildhall.cli.console import output, words
from guildhall.cli.interrupts import PlayerLeft
from guildhall.cli.numbers import numbered
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.message import Message
from guildhall.rulebook import Paragraph, Section, rulebook
from guildhall.text import Text

ENOUGH_NEWS = 8  # lines of news that the rest leaves room for
LEAST_NEWS = 2
_SPACES = "  "


class Choice(NamedTuple):
    """A listed choice."""

    number: int
    said: str
    means: str


class Screen:
    """One terminal, with the board on top and the news below it."""

    def __init__(self, game: Game[Any, Any, Any], text: Text) -> None:
        self.game = game
        self.text = text
        self.typed = boards.typed(game, text)
        self.console: Console = output()
        self.interactive = self.console.is_terminal and _is_terminal(sys.stdin)
        if self.interactive:
            _edit_lines()

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence on a line of its own."""
        self.console.print(Rich(sentence, style), soft_wrap=True)

    def show(self, s: Any, seat: int | None, news: Sequence[Message], ask: Decision | None = None) -> None:
        """Show the board, the news and the prompt, on one screen if possible."""
        parts = boards.draw(self.game, s, seat, self.text, self.console.width)
        gaps, brief = True, False
        if self.interactive and not self.console.is_dumb_terminal:
            height = self.console.height
            for gaps, brief in ((True, False), (False, False), (False, True)):
                used = sum(self._height(part) + gaps for part in parts) + gaps + 1
                used += self._height(self.question(s, ask, brief)) if ask else 0
                if height - used >= min(len(news), ENOUGH_NEWS):
                    break
            news = self._last(news, max(height - used, LEAST_NEWS))
            # the old screen moves up out of sight; people can scroll back to it
            self.console.file.write("\n" * height + "\x1b[H")
        for part in parts:
            self.console.print(part)
            if gaps:
                self.console.print()
        self.lines(news)
        if ask:
            if gaps:
                self.console.print()
            self.console.print(self.question(s, ask, brief))

    def cover(self) -> None:
        """Clear the screen and its history, so that nobody can scroll back."""
        if not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")

    def lines(self, lines: Sequence[Message]) -> None:
        """Print lines of the log."""
        for line in lines:
            grid = Grid.grid()
            grid.add_row(
                Rich(" · ", "dim"), self.text.render(line)
            )  # a second line is indented like the first
            self.console.print(grid)

    def question(self, s: Any, decision: Decision, brief: bool = False) -> RenderableType:
        """Return the prompt with its paragraph, and the choices: number, word and, unless brief, meaning."""
        prompt = self.game.prompt(s, decision)
        question = Rich(self.text.render(prompt.message), "bold")
        question.append("  " + self.text("cli-prompt-rule", rule=prompt.rule), "not bold dim")
        groups = boards.group_choices(self.game, s, decision, self.text)
        if groups:
            return Group(question, *self._grouped(s, decision, groups, brief))
        choices = [
            self._choice(s, decision, number, choice, not brief)
            for number, choice in numbered(self.game, s, decision).items()
        ]
        return Group(question, *self._choices(choices, self.console.width))

    def ask(self, player: str) -> str:
        """Return the next line that a player types; raise PlayerLeft at the end of the input."""
        return self.ask_for("cli-ask", player=player)

    def ask_for(self, key: str, **args: str) -> str:
        """Return the next line that somebody types; raise PlayerLeft at the end of the input."""
        try:
            line = input(self.text(key, **args) + " ")
        except (EOFError, OSError, RuntimeError) as error:  # the input is closed, lost or missing
            raise PlayerLeft() from error
        if not _is_terminal(sys.stdin):
            self.console.print(Rich(line), soft_wrap=True)
        return line

    def rule(self, wanted: str, brief: bool = False) -> RenderableType:
        """Return a paragraph or section of the rules, or what they say about a word."""
        return rule(self.game.name, wanted, brief)

    def _grouped(self, s: Any, decision: Decision, groups: Sequence[ChoiceGroup], brief: bool) -> list[Rich]:
        """Return choices in groups, each after its title; the numbers are those of the whole list."""
        indent = 2 + max(cell_len(group.title) for group in groups)
        lines: list[Rich] = []
        number_of = {choice: number for number, choice in numbered(self.game, s, decision).items()}
        for group in groups:
            choices = [
                self._choice(s, decision, number_of[choice], choice, group.explained and not brief)
                for choice in group.choices
            ]
            room = self.console.width - indent
            listed = self._choices(choices, room) if group.explained else self._flow(choices, room)
            for number, line in enumerate(listed):
                title = "" if number else group.title
                lines.append(Rich(" " + title.ljust(indent - 1), "dim").append_text(line))
        return lines

    def _flow(self, choices: Sequence[Choice], room: int) -> list[Rich]:
        """Return choices without their meaning, in as few lines as possible."""
        lines = [Rich()]
        for number, said, _ in choices:
            piece = Rich.assemble((f"{number:>4} ", "cyan"), (said, "bold cyan"))
            if lines[-1].cell_len and lines[-1].cell_len + piece.cell_len > room:
                lines.append(Rich())
            lines[-1].append_text(piece)
        return lines

    def _choice(self, s: Any, decision: Decision, number: int, choice: int, explained: bool) -> Choice:
        """Return a choice with its meaning, unless its word says it all."""
        said = self.typed.say(s, decision, choice)
        means = self.text.render(self.game.label(s, decision, choice)) if explained else ""
        return Choice(number, said, "" if means == said else means)

    def _choices(self, choices: Sequence[Choice], room: int) -> list[Rich]:
        numbers = len(str(choices[-1].number))
        notation = max(cell_len(choice.said) for choice in choices)
        meaning = max(cell_len(choice.means) for choice in choices)
        width = numbers + notation + meaning + 7
        side_by_side = max(1, room // width)
        rows = -(-len(choices) // side_by_side)
        lines = [Rich() for _ in range(rows)]
        for at, (number, said, means) in enumerate(choices):
            line = lines[at % rows]
            line.append(" " * (width * (at // rows) - line.cell_len))
            line.append(f"{number:>{numbers + 2}}", "cyan")
            line.append(_SPACES)
            line.append(said, "bold cyan")
            line.append(" " * (notation - cell_len(said)) + _SPACES)
            line.append(means)
        return lines

    def _last(self, news: Sequence[Message], room: int) -> list[Message]:
        shown: list[Message] = []
        for line in reversed(news):
            room -= 1 + cell_len(self.text.render(line)) // max(1, self.console.width - 3)
            if room < 1 and len(shown) < len(news) - 1:
                hidden = len(news) - len(shown)
                return [
                    Message("cli-news-before", {"count": hidden, "all": str(len(news))}),
                    *reversed(shown),
                ]
            shown.append(line)
        return list(reversed(shown))

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))


def rule(game: str, wanted: str, brief: bool = False) -> RenderableType:
    """Return a paragraph or section of a game's rules by its number, or all paragraphs that contain a text.

    Raise GuildhallError if there is none.
    """
    book = rulebook(game, words.language)
    if not any(letter.isdigit() for letter in wanted):
        return Group(*(_paragraph(paragraph) for paragraph in book.search(wanted)))
    found = book.find(wanted)
    return _paragraph(found, brief) if isinstance(found, Paragraph) else section(found)


def section(part: Section) -> RenderableType:
    """Return a section of the rules below its title."""
    title = Rich(words("rules-section", number=part.number, title=part.title), "bold underline")
    return Group(title, Rich(), *(_paragraph(paragraph) for paragraph in part.paragraphs))


def _paragraph(paragraph: Paragraph, brief: bool = False) -> RenderableType:
    body = "\n".join(
        line if line.startswith("|") else line + "  " for line in paragraph.text.splitlines()
    )  # two spaces make a line break
    parts: list[RenderableType] = [Markdown(f"**{paragraph.number}** {body}")]
    if not brief and paragraph.source:
        parts.append(Rich(paragraph.source, "dim italic"))
    return Padding(Group(*parts), (0, 0, 0 if brief else 1, 0))


def _is_terminal(stream: Any) -> bool:
    return stream is not None and not stream.closed and bool(stream.isatty())


def _edit_lines() -> None:
    """Enable line editing and history with the arrow keys, where the system has them."""
    if os.name == "posix":
        import readline  # noqa: F401
