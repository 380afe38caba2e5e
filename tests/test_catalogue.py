"""The catalogue finds games of other packages; one that can't be loaded doesn't stop the others."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from guildhall import catalogue
from guildhall.bots.catalogue import make, players_of
from guildhall.catalogue import GAMES, game, games, plugins
from guildhall.kernel.message import BadOption
from tests.kernel.pennies import PenniesGame

OFFERED = {
    "pennies": "tests.kernel.pennies:PenniesGame",
    "coins": "tests.kernel.pennies:PenniesGame",
    "wizwar": "tests.kernel.pennies:PenniesGame",
    "nowhere": "tests.no_such_module:Game",
    "number": "builtins:int",
    "Pig": "tests.kernel.pennies:PenniesGame",
}


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Provide packages with games, most of them invalid."""
    entries = [EntryPoint(name, where, catalogue.GROUP) for name, where in OFFERED.items()]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: entries)
    plugins.cache_clear()
    yield
    monkeypatch.undo()
    plugins.cache_clear()


def test_a_game_of_another_package_is_found_beside_ours() -> None:
    assert list(games()) == [*GAMES, "pennies"]
    assert isinstance(game("pennies"), PenniesGame)
    assert game("wizwar") is GAMES["wizwar"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere", "ModuleNotFoundError: No module named 'tests.no_such_module'"),
        ("coins", "ValueError: the game calls itself 'pennies'"),
        ("number", "TypeError: builtins:int doesn't make a Game"),
        ("Pig", "ValueError: a game's name has only a-z, 0-9 and _, and begins with a letter"),
    ],
)
def test_the_refusal_of_a_game_that_cannot_be_loaded_says_why(name: str, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        game(name)
    assert str(refused.value).startswith(f"The game “{name}” of the package ")
    assert str(refused.value).endswith(f" can’t be loaded: {why}")


def test_a_package_cannot_replace_one_of_our_games() -> None:
    assert [error.why for error in plugins().errors if error.game == "wizwar"] == [
        "ValueError: another game has this name"
    ]


def test_no_bot_that_needs_knowledge_plays_an_unknown_game() -> None:
    pennies = game("pennies")
    assert players_of(pennies) == ("random",)
    assert players_of(GAMES["wizwar"]) == ("random", "apprentice")
    with pytest.raises(BadOption, match=r"doesn’t know pennies\. The computer players for it are: random\."):
        make("apprentice", pennies, 1)
