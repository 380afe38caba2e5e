"""The page of the protocol names every part of a view and of hints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from guildhall.catalogue import GAMES
from tests.elfenwizards.wandering import wander as wander_on_the_tree
from tests.wizwar.wandering import wander as wander_in_the_labyrinth

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")
RULES = {name: (DOCS / "rules" / f"{name}.en.md").read_text("utf-8") for name in GAMES}
NAMED_BY_PLACE = ("cracks", "seen", "args")  # the keys of their parts vary


def parts(shown: object) -> Iterator[str]:
    """Yield the names of all parts of plain JSON."""
    if isinstance(shown, list):
        for entry in shown:
            yield from parts(entry)
    elif isinstance(shown, dict):
        for name, value in shown.items():
            yield name
            if name not in NAMED_BY_PLACE:
                yield from parts(value)


@pytest.mark.parametrize(("name", "chapter"), [("wizwar", "Wiz-War"), ("elfenwizards", "Elfenwizards")])
def test_every_part_is_on_the_page(name: str, chapter: str) -> None:
    game = GAMES[name]
    text = PAGE.split(f"### {chapter}\n")[1].split("\n### ")[0]
    explained = set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))
    found: set[str] = set()
    for seed in range(3):
        game_on = wander_in_the_labyrinth(3, seed) if name == "wizwar" else wander_on_the_tree(3, seed)
        for s in islice(game_on, 0, 250, 3):
            view = game.view(s, s.asked[0].player if s.asked else None)
            shown = game.show(view)
            found |= {*parts(shown), *parts(game.show_hints(game.hints(view)))}
            assert f"**{shown['rule']}**" in RULES[name]
    assert found - {"key", "args"} <= explained
