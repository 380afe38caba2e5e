"""Tests of the book of cards: its contents, and where the source may name cards."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from guildhall import wizwar
from guildhall.wizwar.decks import NAMES, SLUGS
from guildhall.wizwar.editions import OPTIONS

HOME = Path(wizwar.__file__).parent
CARDS = "guildhall.wizwar.cards"
# The module that lists the cards, and those that implement them.
NAMING = ("decks.py", "cards")
FLOW = [path for path in sorted(HOME.rglob("*.py")) if path.relative_to(HOME).parts[0] not in NAMING]
# An option that only one card needs may have its name: a table agrees on it, like any other option.
NAMED = {*NAMES, *SLUGS} - set(OPTIONS.options)

modules = pytest.mark.parametrize("path", FLOW, ids=lambda path: str(path.relative_to(HOME)))


@modules
def test_no_card_is_an_exception_in_the_flow(path: Path) -> None:
    """Only the modules of cards name cards; all others ask the book."""
    words = ast.walk(ast.parse(path.read_text("utf-8")))
    assert not [word.value for word in words if isinstance(word, ast.Constant) and word.value in NAMED]


@modules
def test_nothing_that_runs_a_game_imports_a_single_card(path: Path) -> None:
    """The package of the cards registers them all; nobody needs a part of it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(CARDS):
            found |= {(str(path.relative_to(HOME)), alias.name) for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {(path.name, alias.name) for alias in node.names if alias.name.startswith(CARDS)}
    assert not found
