"""Only the tests of the rules are traced for the figures of coverage."""

from __future__ import annotations

import sys


def test_this_one_is_not_traced() -> None:
    assert sys.gettrace() is None
