"""Slow tests are not traced for the figures of coverage."""

from __future__ import annotations

import sys

import pytest


@pytest.mark.no_cover
def test_a_test_marked_so_is_not_traced() -> None:
    assert sys.gettrace() is None
