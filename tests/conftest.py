"""What all tests share."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator

import pytest

os.environ["GUILDHALL_LANG"] = "en"  # whatever language the developer's system speaks


RULES = {"kernel", "elfenwizards", "wizwar"}  # the tests whose lines count as tested


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Trace the tests of the rules alone, and of them none marked `no_cover`: tracing is slow.

    What only others reach is not tested. Beside pytest-xdist, pytest-cov stops but one of its two tracers.
    """
    trace = sys.gettrace()
    if item.path.parent.name not in RULES or item.get_closest_marker("no_cover"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)
