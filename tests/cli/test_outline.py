"""A game without its own drawing is drawn as an outline of names and values."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from guildhall.cli import boards
from guildhall.cli.boards.outline import Row, rows
from guildhall.text import Text
from tests.kernel.pennies import PenniesGame, PenniesView

SHOWN = {
    "waiting": [0],
    "rule": "1.1",
    "last_bid": "high",
    "player": 1,
    "open": True,
    "empty": [],
    "nothing": None,
    "numbers": [3, 4],
    "players": [{"seat": 0, "score": 2}, {"seat": 2, "score": 5, "dice": 1}],
    "rows": [[1, 2], [3]],
    "mine": {"coins": [1, 1]},
}


class Shown(PenniesGame):
    """Pennies with a view as JSON."""

    def _show(self, view: PenniesView) -> dict[str, Any]:
        return SHOWN


def test_everything_has_a_name_and_a_value() -> None:
    assert rows("pennies", SHOWN, Text("en", ["Anna", "Bert"])) == [
        Row("last bid", "high"),
        Row("player", "Bert"),
        Row("open", "yes"),
        Row("empty", "–"),
        Row("nothing", "–"),
        Row("numbers", "3 and 4"),
        Row("players", "", [Row("Anna", "2"), Row("Player 3", "", [Row("score", "5"), Row("dice", "1")])]),
        Row("rows", "", [Row("1", "1 and 2"), Row("2", "3")]),
        Row("mine", "", [Row("coins", "1 and 1")]),
    ]


def test_a_game_without_a_drawing_has_an_outline() -> None:
    game = Shown()
    console = Console(width=60)
    with console.capture() as told:
        for part in boards.draw(game, game.new(2, 1), 0, Text("en", ["Anna", "Bert"]), 60):
            console.print(part)
    assert told.get().splitlines()[:3] == ["pennies", "├── last bid  high", "├── player  Bert"]
    assert boards.commands(game) == {}
