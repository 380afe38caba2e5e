"""How each game is drawn as text; the only place of the command line that names a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from guildhall.cli.boards import elfenwizards, outline, wizwar, wizwar_choices, wizwar_commands
from guildhall.cli.boards.drawing import Command, Drawing, Lot
from guildhall.cli.typed import Typed
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.text import Text

DRAWINGS: Final[dict[str, Drawing]] = {
    "elfenwizards": Drawing(
        elfenwizards.draw, line="d5 S d6 S done", wish="chip S1", words=elfenwizards.WORDS
    ),
    "wizwar": Drawing(
        wizwar.draw,
        line="c3 fireball red",
        wish="fireball red",
        help="board-wizwar-help",
        commands=wizwar_commands.COMMANDS,
        walk=wizwar_choices.walk,
        sort=wizwar_choices.sort,
        words=wizwar_choices.WORDS,
    ),
}

AnyGame = Game[Any, Any, Any]


def drawing(game: AnyGame) -> Drawing:
    """How a game is drawn: as only we can, or as an outline of its view."""
    return DRAWINGS.get(game.name) or outline.drawing(game)


def draw(game: AnyGame, s: Any, seat: int | None, text: Text, columns: int) -> Sequence[RenderableType]:
    """A game as a seat (None: a spectator) sees it, in parts to be shown below each other."""
    view = game.view(s, seat)
    return drawing(game).draw(view, game.hints(view), text, columns)


def typed(game: AnyGame, text: Text) -> Typed:
    """What can be typed in a game, in the language of a text."""
    return Typed(game, drawing(game).words, text)


def commands(game: AnyGame) -> Mapping[str, Command]:
    """What can be typed only in this game."""
    return drawing(game).commands


def obey(
    game: AnyGame, s: Any, seat: int | None, text: Text, command: str, rest: Sequence[str]
) -> RenderableType:
    """What a command of the game answers; GuildhallError when it cannot."""
    view = game.view(s, seat)
    return drawing(game).commands[command](view, game.hints(view), text, rest)


def walk(game: AnyGame, s: Any, decision: Decision, word: str) -> Sequence[str]:
    """The words that a word is short for; () when it stands for itself."""
    found = drawing(game).walk
    if found is None:
        return ()
    view = game.view(s, decision.player)
    return found(view, game.hints(view), decision, word)


def sort(game: AnyGame, s: Any, decision: Decision, text: Text) -> Sequence[Lot]:
    """The choices in lots; () when they are one list."""
    found = drawing(game).sort
    return found(game.view(s, decision.player), decision, text) if found is not None else ()
