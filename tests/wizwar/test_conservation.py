"""Every card, treasure and wizard is always in exactly one place, and the check would notice if it wasn't.

`python -m benchmarks soak wizwar` plays thousands of games more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from benchmarks import soak
from benchmarks.soaks import wizwar
from benchmarks.soaks.wizwar import WizWar
from guildhall.compiled_rules import RUNNING
from guildhall.kernel import knowledge
from guildhall.wizwar.decks import NAME, NAME_OF
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_LINE, WIZARD
from tests.wizwar.conservation import check, check_asked
from tests.wizwar.story import Story
from tests.wizwar.wandering import GAME

GAMES = 200
PLAYED = 200 if RUNNING == "compiled" else 60  # of these: plain rules are slower
FAR = 700  # the most choices to follow in a game
FULLY = 10  # the number of these that are played again, frame by frame


@pytest.mark.no_cover  # lines that only random games reach count as untested (and tracing is slow)
@pytest.mark.parametrize("first", range(20))
def test_nothing_is_lost_in_random_games_with_all_options(first: int) -> None:
    for seed in range(first, PLAYED, 20):
        run = soak.Run(WizWar(seed))
        try:
            play = run.play(FAR)
            if seed < FULLY:
                run.play_again(play)
        except AssertionError as wrong:
            pytest.fail(f"seed {seed}, choice {run.choice}: {wrong}")
        assert (play.record.outcome is None) == bool(play.state.asked)


def test_the_seeds_give_every_table() -> None:
    games = [WizWar(seed) for seed in range(GAMES)]
    assert len(Counter((game.seats, game.options["edition"]) for game in games)) == 6
    for option in GAME.options.options.values():
        assert {game.options.get(option.name) for game in games} == {None, *option.values}


# -- what the check notices ------------------------------------------------------------------------------


def busy() -> State:
    """Return a table with something of everything."""
    t = Story("B . . R . D .", blue=["Fireball"], red=["Shield"])
    t.under("blue", "Golem Form").stands("Rosebush", "b1", by="red").stands("Create Wall", "c1|d1")
    t.lying("Dagger", "d1").treasure("red-1", "blue").carries("red", "Lifestone")
    check(t.s)
    return t.s


def lose_a_card(s: State) -> None:
    s.hands[0] = ()


def double_a_card(s: State) -> None:
    s.discards[0] = (*s.discards[0], s.hands[0][0])


def know_too_much(s: State) -> None:
    s.knows[1] = knowledge.looked(s.knows[1], 0, s.decks[0][:1])


def miscount(s: State) -> None:
    s.knows[2] = knowledge.slipped(s.knows[2], 2, 1)


def look_for_what_is_seen(s: State) -> None:
    s.knows[0] = s.knows[2]


def know_nothing(s: State) -> None:
    s.knows[2] = ()


def stand_beside_the_board(s: State) -> None:
    s.at[0] = 99


def live_without_life(s: State) -> None:
    s.life[0] = 0


def live_too_well(s: State) -> None:
    s.life[0] = 21


def carry_two(s: State) -> None:
    s.treasures[3] = WIZARD[0]


def lie_and_be_carried(s: State) -> None:
    dagger = s.things_named(NAME["Dagger"])[0]
    s.things[dagger] = s.things[dagger].but(owner=1)


def grow_at_home(s: State) -> None:
    bush = s.things_named(NAME["Rosebush"])[0]
    s.things[bush] = s.things[bush].but(at=s.homes[1])


def forget_a_name(s: State) -> None:
    s.kinds = 0


def wall_and_door(s: State) -> None:
    s.doors |= s.walls


def crack_nothing(s: State) -> None:
    s.cracks = ((0, 1),)


def hold_from_afar(s: State) -> None:
    s.held = ((8, 0),)


def lose_a_wall(s: State) -> None:
    wall = s.things[s.things_named(NAME["Create Wall"])[0]]
    s.walls &= ~(1 << AS_LINE[wall.at])


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lose_a_card, "Fireball"),
        (double_a_card, "Fireball"),
        (know_too_much, "all that 1 guesses is wrong"),
        (miscount, "2 counts wrong how many cards are where"),
        (look_for_what_is_seen, "0 counts wrong"),
        (know_nothing, "all that 2 guesses is wrong"),
        (stand_beside_the_board, "beside the board"),
        (live_without_life, "lives without life"),
        (live_too_well, "has 21 life"),
        (carry_two, "carries two treasures"),
        (lie_and_be_carried, "is carried and lies there"),
        (grow_at_home, "in a home base"),
        (forget_a_name, "names of the things"),
        (wall_and_door, "a wall and a door"),
        (crack_nothing, "cracks where nothing stands"),
        (hold_from_afar, "holds a door from afar"),
        (lose_a_wall, "a created wall is not there"),
    ],
)
def test_the_check_notices(spoil: Callable[[State], None], complaint: str) -> None:
    s = busy()
    spoil(s)
    with pytest.raises(AssertionError, match=complaint):
        check(s)


def test_the_check_notices_an_overfull_hand() -> None:
    s = busy()
    s.hands[0] = s.decks[0][:8]
    with pytest.raises(AssertionError, match="cards too many"):
        check_asked(s)


def test_the_check_notices_a_question_to_the_dead() -> None:
    s = busy()
    s.at[0] = -1
    with pytest.raises(AssertionError, match="is dead and asked"):
        check_asked(s)


def test_the_soak_says_which_choice_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail_at_the_first_spell(s: State) -> None:
        assert not any(NAME_OF[card] for pile in s.discards for card in pile), "a card lies there"

    monkeypatch.setattr(wizwar, "check_table", fail_at_the_first_spell)
    assert soak.main(["wizwar", "--games", "2", "--jobs", "1", "--seed", "7"]) == 1
    out = capsys.readouterr().out
    assert "FAILED: seed 7, choice " in out
    assert "a card lies there" in out
