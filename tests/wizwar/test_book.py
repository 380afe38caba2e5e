"""The book of cards: what is written in it, and where cards may be named."""

from __future__ import annotations

from pathlib import Path

import pytest

from guildhall import wizwar

HOME = Path(wizwar.__file__).parent
FLOW = [path for folder in (".", "flow", "stack", "words") for path in sorted((HOME / folder).glob("*.py"))]


@pytest.mark.parametrize("path", FLOW, ids=lambda path: str(path.relative_to(HOME)))
def test_no_card_is_an_exception_in_the_flow(path: Path) -> None:
    """Only the pages of cards say what a card does: the rest asks the book."""
    assert 'NAME["' not in path.read_text("utf-8")
