"""The board of a game without a drawing of its own: its view as an outline of names and values.

The outline shows the JSON of `Game.show`. The message <game>-view-<key> gives the words for a key or a string
value; the outline shows the others unchanged. The page draws the same outline (lib/outline.ts).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from rich.console import RenderableType
from rich.text import Text as Rich
from rich.tree import Tree

from guildhall.cli.boards.board import Board
from guildhall.kernel.game import Game
from guildhall.rulebook import title
from guildhall.text import FALLBACK, Text, words_of

HIDDEN: Final = ("rule", "waiting")  # the prompt shows these
SEATS: Final = ("seat", "player", "players")  # keys whose numbers are seats
NOTHING: Final = "–"


class Row(NamedTuple):
    """A name with its value, or with the rows of its parts."""

    name: str
    value: str
    rows: Sequence[Row] = ()


def board_of(game: Game[Any, Any, Any]) -> Board:
    """Return a board for any game."""

    def draw(view: Any, _: Any, text: Text, __: int) -> Sequence[RenderableType]:
        tree = Tree(Rich(title(game.name, text.language), "bold"))
        _grow(tree, rows(game.name, game.show(view), text))
        return (tree,)

    words = re.findall(r"^typed-([\w-]+) =", words_of(game, FALLBACK), re.MULTILINE)
    return Board(draw, words={word: f"typed-{word}" for word in words})


def rows(game: str, shown: object, text: Text) -> list[Row]:
    """Return the rows of an object or a list; an object with a seat gets the name of its player."""
    if isinstance(shown, dict):
        return [_row(game, str(key), part, text) for key, part in shown.items() if key not in HIDDEN]
    if not isinstance(shown, list):
        return []
    found: list[Row] = []
    for number, part in enumerate(shown, 1):
        if isinstance(part, dict) and type(part.get("seat")) is int:
            found.append(_seat(game, part["seat"], part, text))
        else:
            found.append(_row(game, str(number), part, text))
    return found


def _seat(game: str, seat: int, part: dict[str, object], text: Text) -> Row:
    """Return the row of a seat; a single value needs no name."""
    inside = rows(game, {key: value for key, value in part.items() if key != "seat"}, text)
    single = len(inside) == 1 and not inside[0].rows
    return Row(_player(seat, text), inside[0].value if single else "", () if single else inside)


def _row(game: str, key: str, part: object, text: Text) -> Row:
    name = _word(game, key, text)
    if isinstance(part, dict) or (
        isinstance(part, list) and any(isinstance(one, dict | list) for one in part)
    ):
        return Row(name, "", rows(game, part, text))
    items = part if isinstance(part, list) else [part]
    values = [_value(game, key, item, text) for item in items]
    return Row(name, text.listed(values) if values else NOTHING)


def _value(game: str, key: str, item: object, text: Text) -> str:
    if item is None:
        return NOTHING
    if isinstance(item, bool):
        return text(f"web-value-{'on' if item else 'off'}")
    if isinstance(item, int) and key in SEATS:
        return _player(item, text)
    return _word(game, item, text) if isinstance(item, str) else str(item)


def _player(seat: int, text: Text) -> str:
    return text.names[seat] if 0 <= seat < len(text.names) else text("seat", number=seat + 1)


def _word(game: str, key: str, text: Text) -> str:
    message = f"{game}-view-{key}"
    return text(message) if text.knows(message) else key.replace("_", " ")


def _grow(tree: Tree, shown: Iterable[Row]) -> None:
    for row in shown:
        label = Rich.assemble((row.name, "dim"), f"  {row.value}" if row.value else "")
        _grow(tree.add(label), row.rows)
