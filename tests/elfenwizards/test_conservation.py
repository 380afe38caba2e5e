"""Dice, minor spells, tokens and grey chips never get lost, and the check would notice if they did.

`python -m benchmarks soak` plays thousands of games more.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from benchmarks import soak
from benchmarks.soaks import elfenwizards
from benchmarks.soaks.elfenwizards import Elfenwizards
from guildhall.compiled_rules import RUNNING
from guildhall.elfenwizards.dice import DIE
from guildhall.elfenwizards.flow.redeem import Redeem
from guildhall.elfenwizards.flow.round import ROUNDS
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import BOX
from guildhall.kernel.decision import Decision
from tests.elfenwizards.conservation import Watch, check, check_table
from tests.elfenwizards.table import GAME, Table

GAMES = 300
PLAYED = 300 if RUNNING == "compiled" else 100  # of these: plain rules are slower
FULLY = 20  # of them are played again, frame by frame


EDITIONS = tuple(GAME.options.editions)


@pytest.mark.no_cover  # code that only random games reach counts as untested, and tracing is slow
@pytest.mark.parametrize("first", range(20), ids=lambda first: f"{3 + first % 4}-{EDITIONS[first // 4]}")
def test_nothing_is_lost_in_random_games_with_all_options(first: int) -> None:
    for seed in range(first, PLAYED, 20):  # one number of seats and one edition: see Soak
        run = soak.Run(Elfenwizards(seed))
        try:
            play = run.play()
            if seed < FULLY:
                run.play_again(play)
        except AssertionError as wrong:
            pytest.fail(f"seed {seed}, choice {run.choice}: {wrong}")
        assert play.record.outcome is not None


def test_the_seeds_give_every_table() -> None:
    games = [Elfenwizards(seed) for seed in range(GAMES)]
    tables = Counter((game.seats, game.options["edition"]) for game in games)
    assert set(tables.values()) == {GAMES // 20}
    for option in GAME.options.options.values():
        assert {game.options.get(option.name) for game in games} == {None, *option.values}


# -- what the check notices ------------------------------------------------------------------------------


def casting() -> State:
    """Return a table in step 5 with dice, chips and spells everywhere, and few grey chips."""
    return (
        Table(
            step=5,
            tokens="W1:R+1 W2:G S1:B+2 N1:R",
            round=2,
            dice={"red": {"W": [5, 6], "minor": [2], "grey": [3]}, "green": {"W": [6]}},
            chips={"red": {"minor": 2}},
            track={"1": "blue"},
            options={"grey_supply": 12},
            high_wizards={"blue": 1},
            dragon="blue",
            passed=["blue"],
        )
        .red("d5W W1 chip W2")
        .s
    )


def redeeming() -> State:
    """Return a table in step 6; red has taken a die out of the Minor Spell box."""
    return (
        Table(
            step=6,
            tokens="H:R passed_W:G",
            dice={"red": {"minor": [2, 5]}},
            chips={"red": {"minor": 3}},
            high_wizards={"red": 1},
        )
        .red("d2")
        .s
    )


def lose_a_die_in_a_box(s: State) -> None:
    s.dice[0] -= DIE[6]


def lose_a_die_in_front(s: State) -> None:
    s.front[1] -= 1


def find_a_die(s: State) -> None:
    s.dice[7 * 2 + 4] += DIE[1]


def lose_a_chip(s: State) -> None:
    s.hand[0] -= 1


def find_a_chip_in_the_box(s: State) -> None:
    s.spent[2] += 1


def lose_a_chip_on_the_track(s: State) -> None:
    s.track[0] = -1


def lose_a_spell(s: State) -> None:
    s.spells.pop()


def owe_a_chip(s: State) -> None:
    s.hand[0], s.spent[0] = -1, s.hand[0] + s.spent[0] + 1


def count_a_point_too_many(s: State) -> None:
    s.points[0] += 1


def lose_a_token(s: State) -> None:
    s.where.pop()


def drop_a_token_beside_the_board(s: State) -> None:
    s.where[0] = -1


def give_a_token_away(s: State) -> None:
    s.owner = (1, *s.owner[1:])


def crowd_a_title(s: State) -> None:
    s.where[1] = s.where[0]


def crown_too_early(s: State) -> None:
    s.where[0] = BOX["H"]


def pass_over_too_early(s: State) -> None:
    s.where[0] = BOX["passed W"]


def lose_a_grey_chip(s: State) -> None:
    s.grey[s.where.index(BOX["S1"])] -= 1


def lose_a_grey_chip_of_the_supply(s: State) -> None:
    s.supply -= 1


def owe_a_grey_chip(s: State) -> None:
    s.supply, s.grey[0] = -1, s.grey[0] + s.supply + 1


def forget_a_high_wizard(s: State) -> None:
    s.crowned = [0] * s.seats


def ask_two(s: State) -> None:
    s.asked = (*s.asked, *s.asked)


def ask_without_a_choice(s: State) -> None:
    s.asked = (s.asked[0].but(options=()),)


def ask_out_of_order(s: State) -> None:
    s.asked = (s.asked[0].but(options=s.asked[0].options[::-1]),)


def ask_the_same_twice(s: State) -> None:
    s.asked = (Decision(0, 0, (1, 1)),)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lose_a_die_in_a_box, "seat 0 has 6 dice, not 7"),
        (lose_a_die_in_front, "seat 1 has 6 dice, not 7"),
        (find_a_die, "seat 2 has 8 dice, not 7"),
        (lose_a_chip, "seat 0 has 6 minor spells, not 7"),
        (find_a_chip_in_the_box, "seat 2 has 8 minor spells, not 7"),
        (lose_a_chip_on_the_track, "seat 2 has 6 minor spells, not 7"),
        (lose_a_spell, "but spells for"),
        (owe_a_chip, "seat 0 has .* -1 minor spells in front of them"),
        (count_a_point_too_many, "but spells for"),
        (lose_a_token, "23 tokens are on the board, not 24"),
        (drop_a_token_beside_the_board, "a token is in no box"),
        (give_a_token_away, r"the players have \(7, 9, 8\) tokens, not 8 each"),
        (crowd_a_title, "two tokens have one title"),
        (crown_too_early, "there is a High Wizard"),
        (pass_over_too_early, "there are tokens passed over"),
        (lose_a_grey_chip, "2 grey chips under tokens and 9 in the supply are not 12"),
        (lose_a_grey_chip_of_the_supply, "3 grey chips under tokens and 8 in the supply are not 12"),
        (owe_a_grey_chip, "the supply of grey chips is -1"),
        (forget_a_high_wizard, "0 rounds with a High Wizard and 0 without, not 1"),
        (ask_two, "2 players are asked, not one"),
        (ask_without_a_choice, "has no choice"),
        (ask_out_of_order, "choices not in order"),
        (ask_the_same_twice, "choices not in order"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_the_check_notices(spoil: Callable[[State], None], sentence: str) -> None:
    s = casting()
    check(s)
    spoil(s)
    with pytest.raises(AssertionError, match=sentence):
        check(s)


def test_the_check_notices_a_die_lost_from_the_hand() -> None:
    s = redeeming()
    check(s)
    assert s.stack[-1] == Redeem(6, 0, DIE[2])
    s.stack[-1] = Redeem(6, 0, 0)
    with pytest.raises(AssertionError, match="seat 0 has 6 dice, not 7"):
        check(s)


def test_the_check_notices_dice_left_in_a_major_spell_box() -> None:
    s = redeeming()
    s.front[1] -= 1
    s.dice[7 * 1 + 0] = DIE[4]
    with pytest.raises(AssertionError, match="dice of seat 1 in a Major Spell box"):
        check(s)


def test_the_check_notices_who_is_passed_over_when_step_8_is_done() -> None:
    s = redeeming()
    del s.stack[1:]  # step 6 is done: tokens may still be passed over
    s.front[0] += 1
    check_table(s)
    s.stack[0] = ROUNDS[9]  # step 8 is done
    with pytest.raises(AssertionError, match="round 1, after step 8: there are tokens passed over"):
        check_table(s)


def test_the_watch_notices_points_outside_step_10() -> None:
    s = casting()
    watch = Watch(s)
    watch.after(s)
    s.score[0] += 1
    with pytest.raises(AssertionError, match=r"the scores are \[1, 0, 0\], not \[0, 0, 0\]"):
        watch.after(s)


def test_the_watch_notices_a_wrong_score() -> None:
    s = GAME.new(3, 1)
    watch = Watch(s)
    chance = random.Random(1)
    while s.round == 1:
        GAME.apply(s, s.asked[0].player, chance.choice(s.asked[0].options))
    s.score[0] += 1
    with pytest.raises(AssertionError, match="the scores are"):
        watch.after(s)


def test_the_soak_says_which_choice_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak.main(["elfenwizards", "--games", "2", "--jobs", "1"]) == 0
    assert "All 2 games passed" in capsys.readouterr().out

    def fail_in_step_5(s: State) -> None:
        assert not s.spells, "a spell lies there"

    monkeypatch.setattr(elfenwizards, "check_table", fail_in_step_5)
    assert soak.main(["elfenwizards", "--games", "2", "--jobs", "1", "--seed", "7"]) == 1
    out = capsys.readouterr().out
    assert "FAILED: seed 7, choice " in out
    assert "a spell lies there" in out
