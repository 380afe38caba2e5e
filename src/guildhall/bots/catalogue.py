"""The computer players there are; the only place that lists them."""

from __future__ import annotations

from typing import Any, Final

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.bot import Bot
from guildhall.bots.random_player import RandomPlayer
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption, Message

_BOTS: Final = {"random": RandomPlayer, "apprentice": Apprentice}
NAMES: Final = tuple(_BOTS)


def make(name: str, game: Game[Any, Any, Any], seed: int) -> Bot:
    """A computer player by its name; the same seed makes it play the same."""
    if name not in _BOTS:
        raise BadOption(Message("bad-bot", {"name": name, "allowed": NAMES}))
    return _BOTS[name](game, seed)
