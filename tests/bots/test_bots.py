"""Computer players play by the rules and reproducibly, and know nothing that is hidden from them."""

from __future__ import annotations

import pytest

from guildhall.bots.bot import Bot
from guildhall.bots.catalogue import NAMES, make
from guildhall.catalogue import GAMES, game
from guildhall.kernel.message import BadOption
from guildhall.kernel.play import Play

GAME = game("elfenwizards")
EVERY_OTHER_OPTION = {option.name: option.values[-1] for option in GAME.options.options.values()}


def played(names: list[str], seed: int, options: dict[str, object]) -> list[tuple[int, int | str]]:
    """Return the answers of a whole game among computer players."""
    bots: list[Bot] = [make(name, GAME, seed + seat) for seat, name in enumerate(names)]
    play = Play.new(GAME, len(names), seed, options)
    while play.state.asked:
        decision = play.state.asked[0]
        view = GAME.view(play.state, decision.player)
        choice = bots[decision.player].choose(view, decision)
        assert choice in decision.options
        play.apply(decision.player, choice)
    return play.record.answers


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", list(GAME.options.editions))
def test_every_bot_finishes_games_of_every_edition(seats: int, edition: str) -> None:
    names = [NAMES[seat % len(NAMES)] for seat in range(seats)]
    assert played(names, seats, {"edition": edition})
    assert played(names, seats, {**EVERY_OTHER_OPTION, "edition": edition})


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_the_same_with_the_same_seed(name: str) -> None:
    assert played([name] * 3, 5, {}) == played([name] * 3, 5, {})
    assert played([name] * 3, 5, {}) != played([name] * 3, 6, {})


@pytest.mark.parametrize("name", NAMES)
def test_the_choice_of_a_bot_does_not_depend_on_future_rolls(name: str) -> None:
    s = GAME.new(4, seed=1)
    other = s.clone()
    other.tape.chance = 99
    choices = [
        make(name, GAME, 7).choose(GAME.view(world, world.asked[0].player), world.asked[0])
        for world in (s, other)
    ]
    assert choices[0] == choices[1]


def test_every_game_has_every_bot() -> None:
    for known in GAMES.values():
        for name in NAMES:
            assert make(name, known, 1)


def test_the_refusal_of_an_unknown_bot_lists_the_known_ones() -> None:
    with pytest.raises(BadOption) as refused:
        make("archmage", GAME, 1)
    assert str(refused.value) == (
        "There’s no computer player called “archmage”. The computer players are: random and apprentice."
    )
