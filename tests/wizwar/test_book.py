"""The book of cards: what is written in it, and where cards may be named."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from guildhall import wizwar
from guildhall.wizwar.decks import NAMES

HOME = Path(wizwar.__file__).parent
# What cards there are, and what each does.
NAMING = ("decks.py", "cards")
FLOW = [path for path in sorted(HOME.rglob("*.py")) if path.relative_to(HOME).parts[0] not in NAMING]


@pytest.mark.parametrize("path", FLOW, ids=lambda path: str(path.relative_to(HOME)))
def test_no_card_is_an_exception_in_the_flow(path: Path) -> None:
    """Only the pages of cards say what a card does: the rest asks the book."""
    words = ast.walk(ast.parse(path.read_text("utf-8")))
    assert not [word.value for word in words if isinstance(word, ast.Constant) and word.value in NAMES]
