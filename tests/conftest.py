"""What all tests share."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator

import pytest

os.environ["GUILDHALL_LANG"] = "en"  # whatever language the developer's system speaks


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Trace no test marked `no_cover`: beside pytest-xdist, pytest-cov stops but one of its two tracers."""
    trace = sys.gettrace()
    if item.get_closest_marker("no_cover"):
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)
