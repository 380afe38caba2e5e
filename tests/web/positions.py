"""Positions where the tables of the tests begin, with something to see."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from guildhall.bots.catalogue import make
from guildhall.catalogue import game as find_game
from guildhall.kernel.game import Game
from tests.elfenwizards.table import Table

# Elfenwizards. Red and green each have a die that the other could use; red begins.
SPELLS: Final[dict[str, Any]] = Table(
    step=5,
    tokens="W1:R W2:B S1:G S2:B S3:R S4:G",
    dice={"red": {"S": [5], "W": [4], "minor": [1]}, "green": {"W": [6, 6]}, "blue": {"N": [1]}},
    chips={"red": {"minor": 2}},
).position
# Red has rolled three dice, and can place them.
ROLLED: Final[dict[str, Any]] = Table(step=2, dice={"red": {"grey": [1, 1, 1, 1]}}, rolls=[2, 2, 5]).position

# Wiz-War. Blue can attack red, who can answer; yellow watches from home.
DUEL: Final[dict[str, Any]] = {
    "players": ["blue", "red"],
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1", "life": 9}},
    "hands": {"blue": ["fireball", "energy-4"], "red": ["full-shield", "energy-5"]},
}
# Blue can knock red out, and that is the end.
ONE_BLOW: Final = DUEL | {
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1", "life": 1}},
    "hands": {"blue": ["fireball"], "red": []},
}
THREE: Final[dict[str, Any]] = {
    "players": ["blue", "red", "yellow"],
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1", "life": 9}},
    "hands": {"blue": ["fireball"], "red": ["full-shield"], "yellow": ["absorb-spell"]},
}
# Many things to describe: blue has taken a treasure, red is stunned and behind fire.
RICH: Final[dict[str, Any]] = DUEL | {
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1", "life": 9, "stun": 2}},
    "treasures": {"red-1": "blue", "blue-2": "e5"},
    "cracks": {"b1|b2": 2},
    "things": [
        {"card": "wall-of-fire", "by": "red", "at": "b1|c1"},
        {"card": "stone-block", "by": "blue", "at": "d2"},
        {"card": "lifestone", "by": "red"},
        {"card": "mist-body", "by": "red", "energy": 2},
    ],
}


@cache
def reached(name: str, seats: int, seed: int, turn: int) -> dict[str, Any]:
    """Return a game of computer players when the first of them is asked for the nth time.

    If the game is shorter, return it at the last time.
    """
    game: Game[Any, Any, Any] = find_game(name)
    bots = [make("apprentice", game, seed) for _ in range(seats)]
    s = game.new(seats, seed, {"colours": "in_order"})
    found: dict[str, Any] = {}
    while (asks := game.asks(s)) and turn > 0:
        decision = asks[0]
        if decision.player == 0:
            turn -= 1
            found = game.dump(s)
        seat = decision.player
        game.apply(s, seat, bots[seat].choose(game.view(s, seat), decision))
    return found
