"""How each game looks at the terminal; the only part of the command line that names a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from guildhall.cli.boards import elfenwizards, outline
from guildhall.cli.boards.board import Board, ChoiceGroup, Command
from guildhall.cli.boards.wizwar import choice_lists, table
from guildhall.cli.boards.wizwar import commands as wizwar_commands
from guildhall.cli.typed import Typed
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.text import Text

BOARDS: Final[dict[str, Board]] = {
    "elfenwizards": Board(
        elfenwizards.draw, example="d5 S d6 S done", why_example="chip S1", words=elfenwizards.WORDS
    ),
    "wizwar": Board(
        table.draw,
        example="c3 fireball red",
        why_example="fireball red",
        help="board-wizwar-help",
        commands=wizwar_commands.COMMANDS,
        expand=choice_lists.expand,
        group=choice_lists.group,
        words=choice_lists.WORDS,
    ),
}

AnyGame = Game[Any, Any, Any]


def board_of(game: AnyGame) -> Board:
    """Return the board of a game: its own, or an outline of its view."""
    return BOARDS.get(game.name) or outline.board_of(game)


def draw(game: AnyGame, s: Any, seat: int | None, text: Text, columns: int) -> Sequence[RenderableType]:
    """Draw a game as a seat (None: a spectator) sees it, in parts to show below each other."""
    view = game.view(s, seat)
    return board_of(game).draw(view, game.hints(view), text, columns)


def typed(game: AnyGame, text: Text) -> Typed:
    """Return the words to type in a game, in the language of a text."""
    return Typed(game, board_of(game).words, text)


def commands(game: AnyGame) -> Mapping[str, Command]:
    """Return the commands that only this game has."""
    return board_of(game).commands


def run_command(
    game: AnyGame, s: Any, seat: int | None, text: Text, command: str, rest: Sequence[str]
) -> RenderableType:
    """Return the output of a command of the game; raise GuildhallError if it can't run."""
    view = game.view(s, seat)
    return board_of(game).commands[command](view, game.hints(view), text, rest)


def expand(game: AnyGame, s: Any, decision: Decision, word: str) -> Sequence[str]:
    """Return the words that a word is short for; () if it stands for itself."""
    found = board_of(game).expand
    if found is None:
        return ()
    view = game.view(s, decision.player)
    return found(view, game.hints(view), decision, word)


def group_choices(game: AnyGame, s: Any, decision: Decision, text: Text) -> Sequence[ChoiceGroup]:
    """Return the choices of a decision in groups; () for a plain list."""
    found = board_of(game).group
    return found(game.view(s, decision.player), decision, text) if found is not None else ()
