"""Where tables of the tests begin: moments at which something is to be seen."""

from __future__ import annotations

from typing import Any, Final

from tests.elfenwizards.table import Table

# Elfenwizards. Red and green each have a die that the other could use; red begins.
SPELLS: Final[dict[str, Any]] = Table(
    step=5,
    tokens="W1:R W2:B S1:G S2:B S3:R S4:G",
    dice={"red": {"S": [5], "W": [4], "minor": [1]}, "green": {"W": [6, 6]}, "blue": {"N": [1]}},
    chips={"red": {"minor": 2}},
).position

# Wiz-War. Blue can strike red, who can answer; yellow looks on from home.
DUEL: Final[dict[str, Any]] = {
    "players": ["blue", "red"],
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1", "life": 9}},
    "hands": {"blue": ["fireball", "energy-4"], "red": ["full-shield", "energy-5"]},
}
THREE: Final[dict[str, Any]] = {
    "players": ["blue", "red", "yellow"],
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1", "life": 9}},
    "hands": {"blue": ["fireball"], "red": ["full-shield"], "yellow": ["absorb-spell"]},
}
