"""Configuration that all tests share."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator

import pytest

os.environ["GUILDHALL_LANG"] = "en"  # independent of the developer's system


RULES = {"kernel", "elfenwizards", "wizwar"}  # the tests that count for coverage


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Trace only the tests of the rules that aren't marked `no_cover`: tracing is slow.

    Code that only other tests reach counts as untested. With pytest-xdist, pytest-cov stops only one of its
    two tracers.
    """
    trace = sys.gettrace()
    if item.path.parent.name not in RULES or item.get_closest_marker("no_cover"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)
