"""All our games pass the tests for every game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from guildhall.catalogue import GAMES
from guildhall.kernel.game import Game
from guildhall.testing.conformance import *  # noqa: F403 - its tests are collected here
from guildhall.testing.conformance import AnyGame, Table, begin, often, tables, walk


@pytest.fixture(params=GAMES.values(), ids=lambda game: str(game.name), scope="module")
def game(request: pytest.FixtureRequest) -> Game[Any, Any, Any]:
    """Return each game in turn."""
    found: Game[Any, Any, Any] = request.param
    return found


@often
@given(table=tables)
def test_each_turn_that_begins_is_counted(game: AnyGame, table: Table) -> None:
    play, rng = begin(game, table)
    begun = 0
    for s in walk(play, rng):
        begun += sum(event.kind in game.chapters for event in s.events or ())
        assert s.turns_begun() == begun
    assert begun > 1
