"""The tests that every game must pass, for authors of games (docs/adding-a-game.md).

They need the packages of guildhall[testing].
"""

import pytest

pytest.register_assert_rewrite("guildhall.testing.conformance")
