"""How each game is drawn as text; the only place of the command line that names a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import RenderableType

from guildhall.cli.boards import elfenwizards
from guildhall.kernel.game import Game
from guildhall.text import Text

Drawing = Callable[[Any, Any, Text, int], Sequence[RenderableType]]  # view, hints, words, columns

DRAWINGS: Final[dict[str, Drawing]] = {"elfenwizards": elfenwizards.draw}


def draw(
    game: Game[Any, Any, Any], s: Any, seat: int | None, text: Text, columns: int
) -> Sequence[RenderableType]:
    """A game as a seat (None: a spectator) sees it, in parts to be shown below each other."""
    view = game.view(s, seat)
    return DRAWINGS[game.name](view, game.hints(view), text, columns)
