"""Stories of removing grey chips (rules 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from guildhall.elfenwizards.state import ROLLED
from tests.citing import rules
from tests.elfenwizards.table import GREY, Table

either_cost = pytest.mark.parametrize("cost", [4, 3])


def cleansing(
    dice: Sequence[int],
    tokens: str = "M1:R+9",
    options: Mapping[str, object] | None = None,
    **others: Mapping[str, Sequence[int]],
) -> Table:
    """Return a table where red has dice in the Grey Magic box, and grey chips under their tokens."""
    return Table(step=9, tokens=tokens, dice={"red": {"grey": dice}, **others}, options=options)


def says(dice: Sequence[int]) -> str:
    """Return the words for taking some dice one after the other."""
    return " ".join(f"d{face}" for face in dice)


def grey_of(t: Table, letter: str) -> int:
    """Return how many grey chips a colour's tokens in the first Magician box carry."""
    return sum(int(token[2:] or 0) for token in t.at("M1") if token[0] == letter)


# -- the price (9.1) -------------------------------------------------------------------------------------


@rules("9.1")
@pytest.mark.parametrize(
    ("dice", "at_four", "at_three"),
    [
        ([4], 1, 1),
        ([1, 3, 4], 2, 2),
        ([2, 2], 1, 1),
        ([5, 2, 1], 2, 2),
        ([6, 3], 2, 3),
        ([3], 0, 1),
        ([6], 1, 2),
        ([5, 6], 2, 3),
        ([3, 3, 3, 3], 3, 4),
        ([1, 1], 0, 0),
    ],
)
@either_cost
def test_every_four_or_three_points_of_all_dice_together_remove_one_chip(
    dice: list[int], at_four: int, at_three: int, cost: int
) -> None:
    t = cleansing(dice, options={"grey_cost": cost}).red(says(dice))
    assert grey_of(t, "R") == 9 - (at_four if cost == 4 else at_three)


@rules("9.1")
def test_unless_the_table_plays_otherwise_a_chip_costs_four() -> None:
    assert grey_of(cleansing([6, 6]).red("d6 d6"), "R") == 9 - 3


@rules("9.1")
@either_cost
def test_surplus_points_are_lost_and_not_kept_for_later(cost: int) -> None:
    t = cleansing([5, 3], options={"grey_cost": cost}, green={"grey": [1]}).red("d5 done")
    assert grey_of(t, "R") == 8
    assert t.dice("red", GREY) == [3]


@rules("9.1")
@either_cost
def test_more_points_than_needed_remove_all_chips_and_no_more(cost: int) -> None:
    t = cleansing([6, 6], tokens="M1:R+1,G+5", options={"grey_cost": cost}).red("d6 d6")
    assert t.at("M1") == ["G+5", "R"]
    assert "red removes 1 grey chip with dice showing 6 and 6." in t.log()


@rules("9.1", "0.11")
def test_the_players_remove_grey_chips_in_turn_order() -> None:
    t = cleansing(
        [4],
        tokens="M1:R+1,G+1,B+1",
        green={"grey": [4]},
        blue={"grey": [4]},
    )
    assert t.why_not("green", "d4") == "0.11"
    t.red("d4")
    assert t.at("M1") == ["B+1", "G+1", "R"]
    t.green("d4")
    assert t.at("M1") == ["B+1", "G", "R"]
    t.blue("d4")
    assert t.at("M1") == ["B", "G", "R"]


@rules("9.1")
def test_a_player_without_a_die_in_the_box_removes_nothing() -> None:
    t = Table(step=9, tokens="M1:R+1,G+1", dice={"green": {"grey": [4]}, "red": {"minor": [6]}})
    assert t.whose == "green"
    t.green("done")
    assert (t.s.round, t.at("M1")) == (2, ["G+1", "R+1"])


@rules("9.1")
def test_nobody_has_to_remove_their_grey_chips() -> None:
    t = cleansing([6, 6], green={"grey": [1]}).red("done")
    assert grey_of(t, "R") == 9
    assert t.dice("red", GREY) == [6, 6]


@rules("9.1")
def test_grey_chips_go_before_the_round_is_scored() -> None:
    t = cleansing([4], tokens="M1:R+1").red("d4")
    assert t.score("red") == 8 * 2


# -- which dice and which tokens (9.2) -------------------------------------------------------------------


@rules("9.2")
@pytest.mark.parametrize(("taken", "left"), [("d4", [2, 6]), ("d2 d6", [4]), ("d6", [2, 4])])
def test_the_owner_picks_the_dice_to_use(taken: str, left: list[int]) -> None:
    t = cleansing([2, 4, 6], green={"grey": [1]})
    assert t.choices == ["done", "d2", "d4", "d6"]
    t.red(f"{taken} done")
    assert t.dice("red", GREY) == left


@rules("9.2")
def test_a_player_cannot_use_a_face_they_do_not_have_there() -> None:
    t = cleansing([4, 2], green={"grey": [6]})
    assert t.why_not("red", "d6") == "9.2"
    assert t.why_not("red", "d4 d4") == "9.2"


@rules("9.2")
def test_the_owner_picks_the_token_to_be_freed() -> None:
    t = cleansing([4], tokens="W1:R+1 M1:R+1 M2:R+1").red("d4")
    assert t.choices == ["W1", "R2", "R3"]
    t.red("R3")
    assert (t.at("W1"), t.at("M1"), t.at("M2")) == (["R+1"], ["R+1"], ["R"])


@rules("9.2")
def test_several_chips_may_come_from_the_same_token() -> None:
    t = cleansing([4, 4], tokens="M1:R+2 M2:R+2").red("d4 d4 R2 R2")
    assert (t.at("M1"), t.at("M2")) == (["R+2"], ["R"])


@rules("9.2")
def test_or_one_chip_each_from_several_tokens() -> None:
    t = cleansing([4, 4], tokens="M1:R+2 M2:R+2").red("d4 d4 R2 R1")
    assert (t.at("M1"), t.at("M2")) == (["R+1"], ["R+1"])


@rules("9.2", "9.1")
def test_only_own_tokens_that_carry_grey_chips_can_be_freed() -> None:
    t = cleansing([4], tokens="M1:R+1,G+1 M2:R+1").red("d4")
    assert t.choices == ["R1", "R2"]
    assert t.why_not("red", "G1") == "9.2"
    assert t.why_not("red", "R3") == "9.2"


@rules("9.2")
def test_a_chip_received_in_step_8_may_be_removed_in_step_9_of_the_same_round() -> None:
    t = Table(step=8, tokens="passed_S:R", dice={"red": {"grey": [4]}}).red("M1")
    assert (t.step, t.at("M1")) == (9, ["R+1"])
    t.red("d4")
    assert t.at("M1") == ["R"]


# -- the dice afterwards (9.3) ---------------------------------------------------------------------------


@rules("9.3")
def test_the_dice_used_return_to_their_owner() -> None:
    t = cleansing([4, 3, 1], green={"grey": [1]}).red("d3 d1 done")
    assert (t.dice("red", GREY), t.dice_in_front("red")) == ([4], 6)


@rules("9.3")
@pytest.mark.parametrize("tokens", ["", "M1:R+9"])
def test_a_die_may_be_returned_for_nothing(tokens: str) -> None:
    t = cleansing([3], tokens=tokens, green={"grey": [1]})
    assert t.choices == ["done", "d3"]
    before = t.at("M1")
    t.red("d3")
    assert (t.dice("red", GREY), t.dice_in_front("red"), t.at("M1")) == ([], 7, before)


@rules("9.3")
def test_after_freeing_all_their_tokens_a_player_may_still_take_the_other_dice() -> None:
    t = cleansing([4, 6], tokens="M1:R+1", green={"grey": [1]}).red("d4")
    assert t.choices == ["done", "d6"]
    t.red("d6")
    assert (t.dice("red", GREY), t.dice_in_front("red"), t.at("M1")) == ([], 7, ["R"])


@rules("9.3", "2.1")
def test_a_die_left_in_the_box_keeps_its_face_for_the_next_round_and_is_not_rolled() -> None:
    t = cleansing([3, 6]).red("d6 done")
    assert (t.s.round, t.step, t.whose) == (2, 2, "red")
    assert t.dice("red", GREY) == [3]
    assert len(t.dice("red", ROLLED)) == 6


@rules("9.3")
def test_a_die_left_in_one_round_is_added_to_another_in_the_next() -> None:
    idle = {colour: {"minor": [1] * 7} for colour in ("green", "blue")}
    dice = {"red": {"grey": [3], "minor": [1] * 5}, **idle}
    t = Table(step=9, tokens="M1:R+1", dice=dice, rolls=[1])
    t.red("done").red("d1 grey").hurry(2, 9)
    assert t.at("M1") == ["R+1"]
    t.red("d1 d3")
    assert t.at("M1") == ["R"]


# -- the supply (9.4) ------------------------------------------------------------------------------------


@rules("9.4")
def test_chips_removed_go_back_to_the_supply() -> None:
    t = cleansing([4, 4], tokens="M1:R+5 M2:R+5", options={"grey_supply": 12})
    assert t.s.supply == 2
    assert t.red("d4 d4 R1 R2").s.supply == 4


@rules("9.4", "8.4")
def test_a_chip_removed_from_one_token_is_handed_out_again_under_another() -> None:
    full_tree = "W1:R W2:G S1:R S2:G S3:R S4:B N1:B N2:G N3:R N4:G N5:R N6:B N7:G N8:B"
    t = Table(
        step=9,
        tokens=f"{full_tree} M1:R,G M2:R,B M3:G,B M4:R+12,G,B,B",
        dice={"red": {"grey": [4, 1, 1, 1, 1, 1, 1]}, "green": {"grey": [1] * 7}, "blue": {"grey": [1] * 7}},
        options={"grey_supply": 12},
    )
    t.red("d4 done")
    assert t.at("M4") == ["B", "B", "G", "R+11"]
    # in the next round eight Magicians and a Necromancer rise, and one Sorcerer, blue's, finds no title
    t.hurry(2, 5)
    t.red("chip R6 chip R7").green("chip G6 chip G7").blue("chip B5 chip B6")
    t.red("chip R8 chip N1").green("chip G8 chip G8").hurry(2, 9)
    assert [line for line in t.log() if "gets a grey chip" in line] == [
        "blue’s B1 is demoted to Magicians’ box 1 and gets a grey chip."
    ]
    assert t.s.supply == 0
