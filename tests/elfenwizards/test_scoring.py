"""Stories of the scoring (rules 10)."""

from __future__ import annotations

import pytest

from tests.citing import rules
from tests.elfenwizards.table import Table

FIVE_GUILDS = (  # where the guilds of five players start
    "W1:R W2:G S1:K S2:B S3:Y S4:G N1:R N2:K N3:B N4:Y N5:R N6:K N7:B N8:Y M1:R,G,B M2:R,G,Y M3:B,K M4:G,Y,K"
)


@pytest.mark.parametrize(("box", "points"), [("H", 10), ("W2", 7), ("S3", 5), ("N8", 3), ("M1", 2)])
@rules("10.1")
def test_a_token_scores_the_value_of_its_level(box: str, points: int) -> None:
    t = Table(step=10, tokens=f"{box}:R")
    assert t.score("red") == points + 7 * 2
    assert t.score("green") == 8 * 2


@rules("10.1")
def test_a_player_scores_for_all_their_tokens_on_top_of_earlier_rounds() -> None:
    t = Table(
        step=10,
        round=2,
        tokens="H:R W1:G W2:R S1:B S2:B S3:G N1:G N2:G N3:B",
        scores={"red": 31, "green": 28, "blue": -2},
    )
    assert t.score("red") == 31 + 10 + 7 + 6 * 2
    assert t.score("green") == 28 + 7 + 5 + 3 + 3 + 4 * 2
    assert t.score("blue") == -2 + 5 + 5 + 3 + 5 * 2
    assert "red scores 29 points (total 60)." in t.log()


@pytest.mark.parametrize("dragon", ["red", "green", "blue", "yellow", "black"])
@rules("10.1")
def test_the_start_on_the_tree_and_not_the_turn_order_makes_the_first_scores_unequal(dragon: str) -> None:
    t = Table(step=10, seats=5, tokens=FIVE_GUILDS, dragon=dragon)
    scores = [t.score(colour) for colour in ("red", "green", "blue", "yellow", "black")]
    assert scores == [17, 18, 15, 15, 15]


@rules("10.2")
def test_each_grey_chip_costs_its_owner_one_point() -> None:
    t = Table(step=10, tokens="W1:R+1 S1:G+2 M1:G+1")
    assert t.score("red") == 7 - 1 + 7 * 2
    assert t.score("green") == 5 - 2 + 2 - 1 + 6 * 2
    assert t.score("blue") == 8 * 2


@rules("10.2")
def test_a_magician_with_three_grey_chips_counts_as_minus_one() -> None:
    t = Table(step=10, tokens="M1:R+3")
    assert t.score("red") == -1 + 7 * 2


@rules("10.2")
def test_a_whole_round_may_cost_points() -> None:
    t = Table(step=10, tokens="M1:R+20", scores={"red": 3})
    assert t.score("red") == 3 - 18 + 7 * 2
    assert "red scores -4 points (total -1)." in t.log()


@rules("10.1", "10.2")
def test_a_grey_chip_costs_a_point_in_every_round_in_which_it_is_still_there() -> None:
    t = Table(step=10, tokens="M1:R+1")
    assert t.score("red") == 15
    t.hurry(round=3, step=2)
    assert t.at("M1") == ["R+1"]
    assert t.score("red") == 30


@rules("10.2")
def test_a_grey_chip_removed_in_time_costs_nothing() -> None:
    t = Table(step=9, tokens="M1:R+1", dice={"red": {"grey": [4]}}).red("d4")
    assert t.score("red") == 16


@rules("10.3")
def test_after_the_last_round_chips_in_front_score_one_point_each_and_others_none() -> None:
    t = Table(
        step=10,
        round=4,
        chips={"red": {"front": 4, "minor": 3}, "green": {"front": 0, "minor": 6}, "blue": {"front": 7}},
        track={"2": "green"},
    )
    assert t.score("red") == 16 + 4
    assert t.score("green") == 16
    assert t.score("blue") == 16 + 7
    assert "red scores 4 bonus points for minor spells (total 20)." in t.log()


@pytest.mark.parametrize("round", [1, 2, 3])
@rules("10.3")
def test_chips_score_nothing_before_the_last_round(round: int) -> None:
    t = Table(step=10, round=round)
    assert t.score("red") == t.score("green") == t.score("blue") == 16


@rules("10.3")
def test_chips_bought_back_in_step_6_of_the_last_round_still_count() -> None:
    t = Table(step=6, round=4, dice={"red": {"minor": [6]}}, chips={"red": {"front": 2, "minor": 5}})
    t.red("d6")
    assert t.score("red") == 16 + 2 + 3
