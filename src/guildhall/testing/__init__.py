"""For authors of games: the tests that every game must pass (docs/adding-a-game.md).

They need what guildhall[testing] installs.
"""

import pytest

pytest.register_assert_rewrite("guildhall.testing.conformance")
