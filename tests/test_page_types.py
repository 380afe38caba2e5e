"""What the page knows from Python is what Python says now."""

from __future__ import annotations

import pytest

from scripts.page_types import ROOT, render

WRITTEN = render()


@pytest.mark.parametrize("path", WRITTEN)
def test_the_file_is_as_make_types_writes_it(path: str) -> None:
    assert (ROOT / path).read_text("utf-8") == WRITTEN[path], "run `make types`"
