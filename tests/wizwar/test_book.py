"""Tests of the book of cards: its contents, and where the source may name cards."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from guildhall import wizwar
from guildhall.wizwar.decks import NAMES

HOME = Path(wizwar.__file__).parent
# The modules that list the cards, and those that implement them.
NAMING = ("decks.py", "cards")
FLOW = [path for path in sorted(HOME.rglob("*.py")) if path.relative_to(HOME).parts[0] not in NAMING]


@pytest.mark.parametrize("path", FLOW, ids=lambda path: str(path.relative_to(HOME)))
def test_no_card_is_an_exception_in_the_flow(path: Path) -> None:
    """Only the modules of cards name cards; all others ask the book."""
    words = ast.walk(ast.parse(path.read_text("utf-8")))
    assert not [word.value for word in words if isinstance(word, ast.Constant) and word.value in NAMES]
