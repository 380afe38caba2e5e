"""The list of games: our own, and those of installed packages (docs/adding-a-game.md)."""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from guildhall.elfenwizards.game import Elfenwizards
from guildhall.kernel import arguments
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption, Message
from guildhall.wizwar.game import WizWar

GROUP: Final = "guildhall.games"  # the entry points by which other packages offer a game
GAMES: Final[dict[str, Game[Any, Any, Any]]] = {game.name: game for game in (Elfenwizards(), WizWar())}
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")  # file names, URLs and message keys contain the name


class PluginError(NamedTuple):
    """A game of another package that can't be loaded, and why."""

    game: str
    package: str
    why: str


class Plugins(NamedTuple):
    """The games of other packages, and the errors of those that can't be loaded."""

    games: dict[str, Game[Any, Any, Any]]
    errors: tuple[PluginError, ...]


@cache
def plugins() -> Plugins:
    """Load the games of other packages; one that fails doesn't stop the others.

    They are loaded on first use: their modules import ours, so they can't be loaded while ours are being
    imported.
    """
    games: dict[str, Game[Any, Any, Any]] = {}
    errors: list[PluginError] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            games[entry.name] = _load(entry, games)
        except Exception as error:  # a module of somebody else may raise anything
            package = entry.dist.name if entry.dist is not None else entry.module
            errors.append(PluginError(entry.name, package, f"{type(error).__name__}: {error}"))
    return Plugins(games, tuple(errors))


def games() -> dict[str, Game[Any, Any, Any]]:
    """Return all games by their names, our own first."""
    return {**GAMES, **plugins().games}


def game(name: str) -> Game[Any, Any, Any]:
    """Return a game by its name.

    >>> game("elfenwizards").seats
    range(3, 7)
    """
    found = GAMES.get(arguments.text(name, "name")) or plugins().games.get(name)
    if found is not None:
        return found
    for error in plugins().errors:
        if error.game == name:
            raise BadOption(Message("bad-plugin", error._asdict()))
    raise BadOption(Message("bad-game", {"name": name, "allowed": tuple(games())}))


def folder_of(game: Game[Any, Any, Any]) -> Traversable:
    """Return the folder of another package's game, with its messages and its rules."""
    return resources.files(sys.modules[type(game).__module__].__package__ or type(game).__module__)


def _load(entry: EntryPoint, others: dict[str, Game[Any, Any, Any]]) -> Game[Any, Any, Any]:
    if not _NAME.fullmatch(entry.name):
        raise ValueError("a game's name has only a-z, 0-9 and _, and begins with a letter")
    if entry.name in GAMES or entry.name in others:
        raise ValueError("another game has this name")
    found = entry.load()()
    if not isinstance(found, Game):
        raise TypeError(f"{entry.value} doesn't make a Game")
    if found.name != entry.name:
        raise ValueError(f"the game calls itself {found.name!r}")
    return found
