"""Stories of the end of the game, and its winners (rules 11)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.citing import rules
from tests.elfenwizards.table import GAME, Table

SIX_ROUNDS = {"rounds": 6}
TIE_BROKEN = {"final_tie": "high_wizards_then_chips"}


def ending(t: Table) -> str | None:
    """Return why the game is over; None while it goes on."""
    outcome = GAME.outcome(t.s)
    return None if outcome is None else outcome.reason


def winners(t: Table) -> list[str]:
    """Return the colours that have won."""
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    return [t.colour(player) for player in outcome.winners]


def cast(t: Table, **lines: str) -> Table:
    """Let each player place some spells in their first turn of step 5 and then pass."""
    while t.s.asked and t.step == 5:
        t.play(t.whose, lines.pop(t.whose, "pass"))
    assert not lines
    return t


# -- the last round ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "options", "why"),
    [
        (1, {}, None),
        (3, {}, None),
        (4, {}, "last_round"),
        (4, SIX_ROUNDS, None),
        (5, SIX_ROUNDS, None),
        (6, SIX_ROUNDS, "last_round"),
    ],
)
@rules("11.1")
def test_the_game_ends_after_round_4_or_in_the_longer_game_after_round_6(
    round: int, options: Mapping[str, object], why: str | None
) -> None:
    t = Table(step=10, round=round, options=options)
    assert ending(t) == why
    assert t.s.round == (round if why else round + 1)


# -- the second High Wizard ----------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, SIX_ROUNDS])
@rules("11.2")
def test_a_player_who_becomes_high_wizard_again_in_the_next_round_ends_the_game(
    options: Mapping[str, object],
) -> None:
    t = Table(step=5, round=2, tokens="W1:R", high_wizards={"red": 1}, track={"1": "red"}, options=options)
    cast(t, red="chip W1 chip W1")
    assert ending(t) == "second_high_wizard"
    assert t.s.round == 2


def red_then_green(t: Table) -> None:
    """Play until the spells of round 3, with red as High Wizard of round 1 and green of round 2."""
    cast(t, red="chip W1 chip W1")
    t.hurry(round=2, step=5)
    assert t.at("W1") == ["G"]
    cast(t, green="chip W1 chip W1")
    t.hurry(round=3, step=5)


@rules("11.2")
def test_a_player_whose_tokens_are_high_wizard_in_rounds_1_and_3_ends_the_game_too() -> None:
    t = Table(step=5, tokens="W1:R W2:G S3:R", spells=["red chip R2"])
    red_then_green(t)
    cast(t, red="chip W1 chip W1")
    assert "red’s R1 becomes High Wizard with 2 spell points." in t.log()
    assert "red’s R2 becomes High Wizard with 2 spell points." in t.log()
    assert ending(t) == "second_high_wizard"
    assert t.s.round == 3


@rules("11.2")
def test_high_wizards_of_three_players_do_not_end_the_game_before_its_last_round() -> None:
    t = Table(step=5, tokens="W1:R W2:G S3:B", spells=["blue chip B1"])
    red_then_green(t)
    assert t.at("W1") == ["B"]
    cast(t, blue="chip W1 chip W1")
    assert ending(t) is None
    t.hurry(round=4, step=2)
    assert t.whose == "blue"


@rules("1.5", "7.4", "11.2")
def test_the_same_token_may_climb_again_and_become_the_second_high_wizard() -> None:
    t = Table(step=5, tokens="W1:R W2:G", options=SIX_ROUNDS)
    cast(t, red="chip W1 chip W1").green("W1").red("box M1").hurry(round=2, step=5)
    cast(t, red="chip R1 chip R1", green="chip W1 chip W1")
    assert t.at("N1") == ["R"]
    t.hurry(round=3, step=5).all_pass()
    cast(t.red("W1").hurry(round=4, step=5), red="chip W1 chip W1")
    assert t.log().count("red’s R1 becomes High Wizard with 2 spell points.") == 2
    assert ending(t) == "second_high_wizard"
    assert t.s.round == 4


@rules("11.2")
def test_the_title_counts_when_it_is_awarded_and_not_again_while_it_is_held() -> None:
    t = Table(step=5, tokens="W1:R W2:G")
    cast(t, red="chip W1 chip W1")
    t.hurry(round=2, step=5)
    assert ending(t) is None
    assert t.at("H") == []


# -- rounds without a High Wizard ----------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, SIX_ROUNDS])
@rules("11.3")
def test_two_rounds_in_a_row_without_a_high_wizard_end_the_game(options: Mapping[str, object]) -> None:
    t = Table(step=5, tokens="W1:R W2:G", options=options).all_pass()
    assert ending(t) is None
    t.hurry(round=2, step=5).all_pass().hurry(round=3, step=1)
    assert ending(t) == "no_high_wizard"
    assert t.s.round == 2


@rules("11.3")
def test_the_two_rounds_without_a_high_wizard_need_not_follow_each_other() -> None:
    t = Table(step=5, tokens="W1:R W2:G").all_pass().hurry(round=2, step=5)
    cast(t, red="chip W1 chip W1")
    t.hurry(round=3, step=5)
    assert ending(t) is None
    t.all_pass().hurry(round=4, step=1)
    assert ending(t) == "no_high_wizard"
    assert t.s.round == 3


@rules("11.2", "11.3")
def test_a_round_without_and_two_different_high_wizards_leave_the_game_running() -> None:
    t = Table(step=5, round=3, tokens="W1:G", high_wizards={"red": 1}, rounds_without=1, track={"1": "red"})
    cast(t, green="chip W1 chip W1")
    assert ending(t) is None
    assert t.s.round == 4


# -- the round is played out ---------------------------------------------------------------------------


@rules("10.3", "11.2", "11.4")
def test_the_second_high_wizard_ends_the_game_only_after_the_round_is_played_and_scored() -> None:
    t = Table(
        step=5,
        round=3,
        tokens="W1:R W2:G M1:B+1",
        dice={"green": {"minor": [2]}, "blue": {"grey": [4]}},
        chips={"red": {"front": 6}, "green": {"front": 6, "minor": 1}},
        high_wizards={"red": 1},
        rounds_without=1,
        track={"1": "red"},
        scores={"red": 50, "green": 40, "blue": 30},
    )
    cast(t, red="chip W1 chip W1")
    assert t.at("H") == ["R"]
    assert (t.step, t.whose) == (6, "green")
    t.green("d2")
    assert (t.step, t.whose) == (7, "green")
    t.green("W2")
    assert (t.step, t.whose) == (9, "blue")
    assert ending(t) is None
    t.blue("d4")
    assert ending(t) == "second_high_wizard"
    assert t.score("red") == 50 + 10 + 7 * 2 + 4
    assert t.score("green") == 40 + 7 + 7 * 2 + 7
    assert t.score("blue") == 30 + 8 * 2 + 7


@rules("8.1", "8.2", "11.3", "11.4")
def test_the_second_round_without_a_high_wizard_is_played_and_scored_too() -> None:
    t = Table(step=8, round=3, tokens="passed_S:R", high_wizards={"blue": 1}, rounds_without=2)
    assert ending(t) is None
    t.red("M1")
    assert ending(t) == "no_high_wizard"
    assert t.score("red") == 8 * 2 - 1 + 7
    over = "The game is over: for the second time, nobody became High Wizard."
    assert t.log()[-1] == f"{over} green and blue share the win."


@rules("11.4")
def test_when_the_game_is_over_nobody_is_asked_anything() -> None:
    t = Table(step=10, round=4)
    assert t.s.asked == ()
    assert t.why_not("red", "pass") == "11.4"


# -- who has won ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, TIE_BROKEN])
@rules("11.5")
def test_the_most_points_win_regardless_of_everything_else(options: Mapping[str, object]) -> None:
    t = Table(
        step=10,
        round=4,
        scores={"red": 1, "green": 5, "blue": 2},
        high_wizards={"red": 2, "blue": 1},
        rounds_without=1,
        chips={"green": {"front": 5, "minor": 2}},
        options=options,
    )
    assert winners(t) == ["green"]


@rules("11.5")
def test_points_are_compared_after_the_last_round_and_its_chips() -> None:
    t = Table(step=10, round=4, tokens="W1:B", scores={"red": 4}, chips={"red": {"front": 1, "minor": 6}})
    assert (t.score("red"), t.score("green"), t.score("blue")) == (21, 23, 28)
    assert winners(t) == ["blue"]


def tied(options: Mapping[str, object], **high_wizards: int) -> Table:
    """Red (with five chips in front) and green (with seven) have 23 points each, and blue has 22."""
    return Table(
        step=10,
        round=4,
        tokens="H:B",
        scores={"red": 2, "blue": -9},
        chips={"red": {"front": 5, "minor": 2}},
        high_wizards=high_wizards,
        rounds_without=4 - sum(high_wizards.values()),
        options=options,
    )


@rules("11.5")
def test_players_tied_for_the_most_points_share_the_win() -> None:
    t = tied({}, red=1, green=0, blue=2)
    assert winners(t) == ["red", "green"]
    assert t.score("red") == t.score("green") == 23


@rules("11.5")
def test_with_the_option_the_tied_player_with_more_high_wizards_wins() -> None:
    assert winners(tied(TIE_BROKEN, red=2, green=1, blue=1)) == ["red"]
    assert winners(tied(TIE_BROKEN, red=1, green=2, blue=1)) == ["green"]


@rules("11.5")
def test_with_the_option_chips_in_front_decide_between_equally_many_high_wizards() -> None:
    assert winners(tied(TIE_BROKEN, red=1, green=1, blue=2)) == ["green"]


@rules("11.5")
def test_with_the_option_the_win_is_shared_if_the_chips_are_equal_too() -> None:
    t = Table(step=10, round=4, scores={"blue": -1}, options=TIE_BROKEN)
    assert winners(t) == ["red", "green"]
