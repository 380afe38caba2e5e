"""The games there are; the only place that lists them."""

from __future__ import annotations

from typing import Any

from guildhall.elfenwizards.game import Elfenwizards
from guildhall.kernel import arguments
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption, Message
from guildhall.wizwar.game import WizWar

GAMES: dict[str, Game[Any, Any, Any]] = {game.name: game for game in (Elfenwizards(), WizWar())}


def game(name: str) -> Game[Any, Any, Any]:
    """A game by its name.

    >>> game("elfenwizards").seats
    range(3, 7)
    """
    if arguments.text(name, "name") not in GAMES:
        raise BadOption(Message("bad-game", {"name": name, "allowed": tuple(GAMES)}))
    return GAMES[name]
