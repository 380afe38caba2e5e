"""All our games pass the tests for every game."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.catalogue import GAMES
from guildhall.kernel.game import Game
from guildhall.testing.conformance import *  # noqa: F403 - its tests are collected here


@pytest.fixture(params=GAMES.values(), ids=lambda game: str(game.name), scope="module")
def game(request: pytest.FixtureRequest) -> Game[Any, Any, Any]:
    """Return each game in turn."""
    found: Game[Any, Any, Any] = request.param
    return found
