"""The list of computer players."""

from __future__ import annotations

from typing import Any, Final

from guildhall.bots.apprentice import Apprentice
from guildhall.bots.bot import Bot
from guildhall.bots.knowledge import KNOWLEDGE
from guildhall.bots.random_player import RandomPlayer
from guildhall.kernel.game import Game
from guildhall.kernel.message import Arg, BadOption, Message

_BOTS: Final = {"random": RandomPlayer, "apprentice": Apprentice}
_NEED_KNOWLEDGE: Final = ("apprentice",)
NAMES: Final = tuple(_BOTS)


def players_of(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """Return the computer players that can play a game, the strongest last."""
    return tuple(name for name in _BOTS if game.name in KNOWLEDGE or name not in _NEED_KNOWLEDGE)


def check(name: str, game: Game[Any, Any, Any]) -> None:
    """Raise BadOption for an unknown computer player, or one that can't play the game."""
    if name not in _BOTS:
        raise BadOption(Message("bad-bot", {"name": name, "allowed": players_of(game)}))
    if name not in players_of(game):
        told: dict[str, Arg] = {"name": name, "game": game.name, "allowed": players_of(game)}
        raise BadOption(Message("bad-bot-game", told))


def make(name: str, game: Game[Any, Any, Any], seed: int) -> Bot:
    """Return the computer player of a name; the same seed makes it play the same."""
    check(name, game)
    return _BOTS[name](game, seed)
