"""How each game is drawn as text; the only place of the command line that names a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType

from guildhall.cli.boards import elfenwizards
from guildhall.kernel.game import Game
from guildhall.text import Text

Drawing = Callable[[Any, Any, Text, int], RenderableType]  # view, hints, words, columns

DRAWINGS: Final[dict[str, Drawing]] = {"elfenwizards": elfenwizards.draw}


def draw(game: Game[Any, Any, Any], s: Any, seat: int | None, text: Text, columns: int) -> RenderableType:
    """A game as a seat (None: a spectator) sees it."""
    view = game.view(s, seat)
    return DRAWINGS[game.name](view, game.hints(view), text, columns)
