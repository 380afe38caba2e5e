"""Stories of buying minor spells back, before and after the awards (rules 4 and 6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from guildhall.elfenwizards.state import ROLLED
from tests.citing import rules
from tests.elfenwizards.table import MINOR, Table

early_and_late = pytest.mark.parametrize("step", [4, 6])


def redeeming(step: int, dice: Sequence[int], chips: int, **others: Mapping[str, Sequence[int]]) -> Table:
    """Return a table where red has dice and chips in the Minor Spell box, and other dice under Grey Magic."""
    return Table(
        step=step,
        dice={"red": {"minor": dice, "grey": [1] * (7 - len(dice))}, **others},
        chips={"red": {"minor": chips}},
    )


def says(dice: Sequence[int]) -> str:
    """Return the words for taking some dice one after the other."""
    return " ".join(f"d{face}" for face in dice)


# -- two points a chip (4.1, 6.1) ------------------------------------------------------------------------


@rules("4.1", "4.2", "6.1")
@early_and_late
@pytest.mark.parametrize(
    ("dice", "bought"),
    [
        ([4], 2),
        ([1, 1], 1),
        ([3, 1], 2),
        ([6, 3], 4),
        ([3], 1),
        ([5], 2),
        ([5, 5], 5),
        ([3, 3, 3], 4),
        ([6, 6, 2], 7),
    ],
)
def test_each_two_points_of_all_dice_together_buy_one_chip(step: int, dice: list[int], bought: int) -> None:
    t = redeeming(step, dice, chips=7).red(says(dice))
    assert t.chips("red") == (bought, 7 - bought)
    assert (t.dice("red", MINOR), t.dice_in_front("red")) == ([], len(dice))


@rules("4.1", "6.1")
@early_and_late
def test_the_odd_point_is_lost_and_not_kept_for_later(step: int) -> None:
    t = redeeming(step, [3, 1, 1], chips=7).red("d3 done")
    assert t.chips("red") == (1, 6)
    assert t.dice("red", MINOR) == [1, 1]


@rules("4.1", "4.2", "6.1")
@early_and_late
def test_nobody_gets_more_chips_than_they_have_in_the_box(step: int) -> None:
    t = redeeming(step, [6], chips=1).red("d6")
    assert t.chips("red") == (7, 0)
    assert t.dice_in_front("red") == 1


@rules("4.1")
def test_nobody_buys_back_the_chips_of_others() -> None:
    t = Table(
        step=4,
        dice={"red": {"minor": [6, 6]}, "green": {"minor": [2]}},
        chips={"green": {"minor": 5}, "blue": {"minor": 5}},
    )
    assert t.whose == "green"
    t.green("d2")
    assert (t.chips("red"), t.chips("green"), t.chips("blue")) == ((7, 0), (3, 4), (2, 5))


@rules("4.1")
def test_dice_in_other_boxes_buy_no_chips() -> None:
    t = Table(step=4, dice={"red": {"grey": [6], "M": [5]}}, chips={"red": {"minor": 7}})
    assert t.step == 5


@rules("4.1")
@pytest.mark.parametrize(("dice", "chips"), [([1], 7), ([6, 6], 0)])
def test_in_step_4_a_player_who_can_buy_nothing_is_not_asked(dice: list[int], chips: int) -> None:
    t = redeeming(4, dice, chips)
    assert t.step == 5
    assert (t.chips("red"), t.dice("red", MINOR)) == ((7 - chips, chips), dice)


# -- which dice (4.2) ------------------------------------------------------------------------------------


@rules("4.2")
def test_a_five_and_a_four_together_bring_back_all_three_chips() -> None:
    t = redeeming(4, [5, 4], chips=3).red("d5 d4")
    assert (t.chips("red"), t.dice("red", MINOR), t.dice_in_front("red")) == ((7, 0), [], 2)


@rules("4.2")
def test_the_five_alone_brings_back_two_and_leaves_the_four_for_step_6() -> None:
    t = redeeming(4, [5, 4], chips=3).red("d5 done")
    assert (t.chips("red"), t.dice("red", MINOR), t.dice_in_front("red")) == ((6, 1), [4], 1)


@rules("4.2", "6.1")
@early_and_late
@pytest.mark.parametrize(("taken", "left"), [("d2 d5", [3]), ("d3 d5", [2]), ("d2 d3", [5]), ("d3", [2, 5])])
def test_the_player_picks_which_of_their_dice_to_use(step: int, taken: str, left: list[int]) -> None:
    t = redeeming(step, [2, 3, 5], chips=7)
    assert t.choices == ["done", "d2", "d3", "d5"]
    t.red(f"{taken} done")
    assert t.dice("red", MINOR) == left
    assert t.dice_in_front("red") == 3 - len(left)


@rules("4.2", "6.1")
@early_and_late
def test_a_player_cannot_use_a_face_they_do_not_have_there(step: int) -> None:
    t = redeeming(step, [2, 3], chips=7, green={"minor": [6]})
    assert t.why_not("red", "d6") == "4.2"
    assert t.why_not("red", "d2 d2") == "4.2"
    assert t.why_not("red", "d1") == "4.2"  # red's ones are in the Grey Magic box


@rules("4.2", "6.1")
@early_and_late
@pytest.mark.parametrize(("one", "other", "chips"), [(6, 2, 3), (6, 1, 7), (3, 6, 4)])
def test_it_does_not_matter_in_which_order_the_dice_are_picked(
    step: int, one: int, other: int, chips: int
) -> None:
    for picked in ([one, other], [other, one]):
        t = redeeming(step, [one, other], chips).red(says(picked))
        assert (t.dice("red", MINOR), t.dice_in_front("red")) == ([], 2), picked
        assert t.chips("red")[1] == max(chips - (one + other) // 2, 0)


# -- nobody has to (4.3, 4.4) ----------------------------------------------------------------------------


@rules("4.3")
def test_a_player_may_redeem_nothing_even_if_they_could() -> None:
    t = redeeming(4, [6, 4], chips=5).red("done")
    assert t.step == 5
    assert (t.chips("red"), t.dice("red", MINOR), t.dice_in_front("red")) == ((2, 5), [4, 6], 0)


@rules("4.3", "6.1")
def test_dice_held_back_buy_in_step_6_what_was_spent_in_step_5_and_what_lay_there_before() -> None:
    t = redeeming(4, [6, 2], chips=2).red("d2 done")
    assert t.chips("red") == (6, 1)
    t.red("chip R1 chip R1").all_pass()
    assert (t.step, t.chips("red")) == (6, (4, 3))
    assert t.red("d6").chips("red") == (7, 0)


@rules("4.4")
def test_when_all_chips_are_back_the_other_dice_stay_until_step_6() -> None:
    t = redeeming(4, [6, 5], chips=3).red("d6").hurry(1, 5)
    assert (t.step, t.chips("red"), t.dice("red", MINOR)) == (5, (7, 0), [5])
    t.red("chip R1 chip R1").all_pass()
    assert (t.step, t.dice("red", MINOR)) == (6, [5])
    t.red("d5")
    assert (t.chips("red"), t.dice("red", MINOR)) == ((7, 0), [])


# -- after the awards (6.1, 6.2) -------------------------------------------------------------------------


@rules("6.1", "5.23")
def test_chips_spent_in_step_5_lie_in_the_box_in_time_for_step_6() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dice={"red": {"minor": [4], "W": [6]}})
    t.red("chip W1 chip W1").green("pass").blue("pass").red("chip W1 d6W W1").red("pass")
    assert (t.step, t.at("H"), t.chips("red")) == (6, ["R"], (4, 3))
    assert t.red("d4").chips("red") == (6, 1)


@rules("5.23", "6.1")
def test_dice_never_used_in_step_5_return_from_the_major_spell_boxes_but_not_from_the_two_others() -> None:
    t = Table(step=5, dice={"red": {"W": [6], "S": [5], "N": [4], "M": [3], "minor": [2], "grey": [1]}})
    t.all_pass()
    assert (t.step, t.dice_in_front("red")) == (6, 1 + 4)
    assert [t.dice("red", place) for place in range(6)] == [[], [], [], [], [2], [1]]


@rules("6.2")
def test_a_lone_one_buys_nothing_but_can_leave_the_box_now() -> None:
    t = redeeming(6, [1], chips=4)
    assert t.choices == ["done", "d1"]
    t.red("d1")
    assert (t.chips("red"), t.dice("red", MINOR), t.dice_in_front("red")) == ((3, 4), [], 1)
    assert "red takes a die showing 1 out of the Minor Spell box." in t.log()


@rules("6.2")
def test_a_lone_one_kept_for_the_next_round_is_added_to_a_later_die() -> None:
    t = redeeming(6, [1], chips=4, green={"grey": [1] * 7}, blue={"grey": [1] * 7}).red("done")
    assert t.dice("red", MINOR) == [1]
    t.hurry(1, 9)
    t.red("d1 done").hurry(2, 3)
    face = t.red("accept").choices[0]
    t.red(f"{face} minor")
    assert t.dice("red", MINOR) == sorted([1, int(face[1])])
    t.red(f"d1 {face}")
    assert t.chips("red") == (3 + (1 + int(face[1])) // 2, 4 - (1 + int(face[1])) // 2)


@rules("6.2", "2.1")
def test_a_die_left_in_the_box_keeps_its_face_and_is_not_rolled() -> None:
    t = Table(step=6, dice={"red": {"minor": [3, 6]}}, chips={"red": {"minor": 2}}).red("d6 done")
    assert t.chips("red") == (7, 0)
    t.hurry(2, 2)
    assert t.dice("red", MINOR) == [3]
    assert len(t.dice("red", ROLLED)) == 6


@rules("6.2")
@pytest.mark.parametrize("chips", [0, 5])
def test_any_die_may_be_left_in_the_box_whether_or_not_chips_still_lie_there(chips: int) -> None:
    t = redeeming(6, [2, 4], chips).red("done")
    assert (t.chips("red"), t.dice("red", MINOR)) == ((7 - chips, chips), [2, 4])


@rules("6.2")
def test_without_chips_in_the_box_dice_come_back_for_nothing() -> None:
    t = redeeming(6, [2, 4], chips=0).red("d4 done")
    assert (t.chips("red"), t.dice("red", MINOR), t.dice_in_front("red")) == ((7, 0), [2], 1)


@rules("6.2")
def test_having_bought_all_chips_a_player_may_still_take_the_other_dice() -> None:
    t = redeeming(6, [5, 6], chips=2).red("d6")
    assert t.choices == ["done", "d5"]
    t.red("d5")
    assert (t.chips("red"), t.dice("red", MINOR), t.dice_in_front("red")) == ((7, 0), [], 2)


@rules("6.2")
def test_in_step_4_no_die_leaves_the_box_without_buying_a_chip() -> None:
    t = redeeming(4, [1, 4], chips=2).red("d1 done")
    assert t.step == 5
    assert (t.chips("red"), t.dice("red", MINOR), t.dice_in_front("red")) == ((5, 2), [1, 4], 0)


@rules("6.2")
def test_after_step_6_the_dice_in_the_box_wait_for_the_next_round() -> None:
    t = redeeming(6, [2], chips=2, green={"minor": [6]}).red("done")
    assert (t.step, t.whose) == (6, "green")
    assert t.why_not("red", "d2") == "0.11"
    t.green("done").hurry(2, 4)
    assert t.whose == "red"
    assert t.red("d2").chips("red") == (6, 1)
