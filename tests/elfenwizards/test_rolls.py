"""Stories of the two rolls, and of placing dice after them (rules 2 and 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from guildhall.elfenwizards.state import ROLLED
from tests.citing import rules
from tests.elfenwizards.table import GREY, MINOR, Table

WIZARD, SORCERER, NECROMANCER, MAGICIAN = range(4)  # the Major Spell boxes
BUSY = {"green": {"grey": [1] * 7}, "blue": {"grey": [1] * 7}}  # the others have no dice to roll
FIRST = (1, 2, 3, 4, 5, 6, 6)  # red's first roll


def second_roll(
    kept: int,
    rolls: Sequence[int],
    minor: int = 0,
    place_all: str = "on",
    others: Mapping[str, Mapping[str, Sequence[int]]] = BUSY,
) -> Table:
    """Return a table where red kept ones of the first roll, with `minor` chips in the Minor Spell box."""
    dice = {"red": {"rolled": [1] * kept, "N": [2] * (7 - kept)}, **others}
    return Table(
        step=3, dice=dice, rolls=rolls, chips={"red": {"minor": minor}}, options={"place_all": place_all}
    )


# -- the first roll (2.1, 2.2) ---------------------------------------------------------------------------


@rules("2.1")
def test_each_player_in_turn_rolls_all_seven_dice() -> None:
    t = Table(step=2, rolls=[*FIRST, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 3, 4], dragon="blue")
    assert t.dice("blue", ROLLED) == [1, 2, 3, 4, 5, 6, 6]
    assert (t.dice_in_front("blue"), t.dice_in_front("red")) == (0, 7)
    t.blue("done")
    assert t.dice("red", ROLLED) == [1, 1, 1, 1, 1, 1, 2]
    t.red("done")
    assert t.dice("green", ROLLED) == [3, 3, 3, 3, 3, 3, 4]
    assert [line for line in t.log() if "rolls" in line] == [
        "blue rolls 1, 2, 3, 4, 5, 6 and 6.",
        "red rolls 1, 1, 1, 1, 1, 1 and 2.",
        "green rolls 3, 3, 3, 3, 3, 3 and 4.",
    ]


@rules("2.1", "2.4")
def test_dice_left_on_the_board_are_not_rolled_and_keep_their_face() -> None:
    t = Table(step=2, dice={"red": {"minor": [1, 5], "grey": [3]}}, rolls=[6, 6, 6, 6])
    assert t.dice("red", ROLLED) == [6, 6, 6, 6]
    assert (t.dice("red", MINOR), t.dice("red", GREY)) == ([1, 5], [3])
    assert t.why_not("red", "d5") == "2.4"
    assert t.why_not("red", "d3") == "2.4"


@rules("2.1")
def test_a_player_who_left_all_their_dice_on_the_board_has_nothing_to_roll() -> None:
    t = Table(step=2, dice={"red": {"minor": [1, 2, 3, 4], "grey": [4, 5, 6]}})
    assert t.whose == "green"
    t.green("done").blue("done")
    assert (t.step, t.whose) == (3, "green")


@rules("2.1")
def test_a_face_that_was_not_rolled_cannot_be_placed() -> None:
    t = Table(step=2, rolls=[1, 1, 2, 2, 3, 3, 3])
    assert t.choices == ["done", "d1", "d2", "d3"]
    assert t.why_not("red", "d6") == "2.1"


@rules("2.2")
def test_a_player_may_place_all_their_dice_at_once() -> None:
    t = Table(step=2, rolls=FIRST)
    t.red("d1 minor d2 grey d3 M d4 N d5 S d6 W d6 W")
    assert t.dice("red", ROLLED) == []
    assert t.whose == "green"
    t.green("done").blue("done")
    assert (t.step, t.whose) == (3, "green")


@rules("2.2", "3.1")
def test_a_player_may_place_some_and_rolls_the_others_again() -> None:
    t = Table(step=2, rolls=FIRST, dice=BUSY)
    t.red("d6 W d5 W done")
    assert (t.step, t.whose) == (3, "red")
    assert t.dice("red", WIZARD) == [5, 6]
    assert len(t.dice("red", ROLLED)) == 5


@rules("2.2", "3.1")
def test_a_player_may_place_none_and_rolls_all_of_them_again() -> None:
    t = Table(step=2, rolls=[*FIRST, 2, 2, 2, 2, 2, 2, 2], dice=BUSY)
    assert t.why_not("red", "done") == ""
    t.red("done")
    assert t.dice("red", ROLLED) == [2] * 7


# -- placing (2.3, 2.4) ----------------------------------------------------------------------------------


@rules("2.3")
@pytest.mark.parametrize("box", ["W", "S", "N", "M", "minor", "grey"])
def test_every_die_may_go_into_every_box_and_there_is_no_limit(box: str) -> None:
    t = Table(step=2, rolls=FIRST, dice=BUSY)
    for face in FIRST:
        t.red(f"d{face}")
        assert t.choices == ["W", "S", "N", "M", "minor", "grey"]
        t.red(box)
    place = ["W", "S", "N", "M", "minor", "grey"].index(box)
    assert [t.dice("red", other) for other in range(7) if other != place] == [[]] * 6
    assert t.dice("red", place) == [1, 2, 3, 4, 5, 6, 6]


@rules("2.3")
def test_dice_of_several_players_lie_side_by_side() -> None:
    t = Table(step=2, rolls=[6] * 7 + [5] * 7 + [4] * 7)
    t.red("d6 S done").green("d5 S done").blue("d4 S done")
    assert [t.dice(colour, SORCERER) for colour in ("red", "green", "blue")] == [[6], [5], [4]]


@rules("2.3")
def test_nobody_needs_a_token_on_a_level_to_place_dice_there() -> None:
    t = Table(step=2, tokens="W1:G W2:B", rest="M1", rolls=FIRST)
    t.red("d6 W d5 S d4 N")
    assert [t.dice("red", place) for place in (WIZARD, SORCERER, NECROMANCER)] == [[6], [5], [4]]


@rules("2.3")
def test_dice_go_neither_to_titles_nor_to_tokens_now() -> None:
    t = Table(step=2, tokens="W1:R", rolls=FIRST)
    assert t.why_not("red", "d6 W1") == "2.3"
    assert t.why_not("red", "d6 R1") == "2.3"
    assert t.why_not("red", "d6 H") == "2.3"
    assert t.why_not("red", "d6 W") == ""


@rules("2.4")
def test_a_die_once_placed_stays_where_it_is_with_its_face() -> None:
    t = Table(step=2, rolls=[*FIRST, 1, 1, 1, 1, 1, 1], dice=BUSY)
    t.red("d5 W")
    assert t.choices == ["done", "d1", "d2", "d3", "d4", "d6"]
    t.red("done accept")
    assert t.dice("red", WIZARD) == [5]
    assert t.dice("red", ROLLED) == [1] * 6
    t.red("d1 S d1 S d1 S d1 S d1 S d1 S")
    assert (t.dice("red", WIZARD), t.dice("red", SORCERER)) == ([5], [1] * 6)


@rules("2.4")
def test_wanting_to_move_a_placed_die_or_to_take_it_back_is_refused() -> None:
    t = Table(step=2, rolls=[*FIRST, 1, 1, 1, 1, 1, 1], dice=BUSY)
    t.red("d5 W")
    assert t.why_not("red", "d5 S") == "2.4"
    t.red("done accept")
    assert t.why_not("red", "d5 S") == "2.4"


# -- the second roll and the paid one (3.1 to 3.3) -------------------------------------------------------


@rules("3.1")
def test_in_turn_order_each_player_rolls_what_they_have_not_placed() -> None:
    rolled = {"rolled": [1, 1], "M": [1] * 5}
    t = Table(
        step=3, dice=dict.fromkeys(("red", "green", "blue"), rolled), rolls=[3, 4, 5, 6, 2, 2], dragon="green"
    )
    t.green("accept d3 W d4 W").blue("accept d5 W d6 W").red("accept d2 W d2 W")
    assert [t.dice(colour, WIZARD) for colour in ("green", "blue", "red")] == [[3, 4], [5, 6], [2, 2]]


@rules("3.1")
def test_a_player_who_has_placed_everything_is_skipped() -> None:
    t = second_roll(0, [4], others={"green": {"rolled": [1], "M": [1] * 6}, "blue": {"M": [1] * 7}})
    assert t.whose == "green"
    t.green("accept d4 W")
    assert t.step == 5


@rules("3.1")
def test_a_face_that_the_second_roll_does_not_show_cannot_be_placed() -> None:
    t = second_roll(2, [3, 4]).red("accept")
    assert t.choices == ["d3", "d4"]
    assert t.why_not("red", "d1") == "3.1"


@rules("3.2")
def test_a_player_may_pay_a_chip_to_roll_all_these_dice_again() -> None:
    t = second_roll(3, [1, 2, 6, 4, 4, 5], minor=2)
    assert t.choices == ["accept", "reroll"]
    assert t.dice("red", ROLLED) == [1, 2, 6]
    t.red("reroll")
    assert t.dice("red", ROLLED) == [4, 4, 5]
    assert t.dice("red", NECROMANCER) == [2] * 4
    assert t.chips("red") == (4, 3)
    assert "red pays a minor spell and rerolls: 4, 4 and 5." in t.log()


@rules("3.2", "4.1")
def test_the_chip_paid_lies_in_the_minor_spell_box_and_can_be_redeemed_at_once() -> None:
    t = second_roll(1, [1, 2]).red("reroll d2 minor")
    assert (t.step, t.chips("red")) == (4, (6, 1))
    assert t.red("d2").chips("red") == (7, 0)


@rules("3.2")
def test_accepting_the_roll_costs_nothing() -> None:
    t = second_roll(3, [1, 2, 6]).red("accept")
    assert (t.dice("red", ROLLED), t.chips("red")) == ([1, 2, 6], (7, 0))


@rules("3.2")
def test_the_choice_comes_before_any_of_the_dice_is_placed() -> None:
    t = second_roll(2, [1, 6])
    assert t.choices == ["accept", "reroll"]
    t.red("accept d6 W")
    assert t.choices == ["d1"]
    assert t.why_not("red", "reroll") == "3.2"


@rules("3.2")
def test_a_player_who_has_accepted_cannot_change_their_mind() -> None:
    t = second_roll(2, [1, 6]).red("accept")
    assert t.why_not("red", "reroll") == "3.2"


@rules("3.2")
def test_the_first_roll_cannot_be_paid_for() -> None:
    t = Table(step=2, rolls=FIRST)
    assert t.why_not("red", "reroll") == "3.2"


@rules("3.2")
def test_chips_in_the_minor_spell_box_cannot_pay_for_a_roll() -> None:
    t = second_roll(2, [1, 1], minor=7)
    assert t.choices == ["d1"]
    assert t.why_not("red", "reroll") == "3.2"
    assert second_roll(2, [1, 1], minor=6).choices == ["accept", "reroll"]


@rules("3.3")
def test_the_paid_roll_must_be_accepted_even_if_it_is_worse() -> None:
    t = second_roll(2, [5, 6, 1, 2]).red("reroll")
    assert t.choices == ["d1", "d2"]
    assert t.why_not("red", "d6") == "3.1"
    t.red("d1 W d2 W")
    assert t.dice("red", WIZARD) == [1, 2]


@rules("3.2", "3.3")
def test_nobody_pays_twice_even_with_many_chips() -> None:
    t = second_roll(2, [5, 6, 1, 2]).red("reroll")
    assert t.chips("red") == (6, 1)
    assert t.why_not("red", "reroll") == "3.2"


@rules("3.2", "3.3")
def test_each_player_has_their_own_paid_roll_in_every_round() -> None:
    kept = {"rolled": [1], "grey": [1] * 6}
    t = Table(step=3, dice=dict.fromkeys(("red", "green", "blue"), kept))
    for colour in ("red", "green", "blue"):
        t.play(colour, "reroll")
        t.play(colour, t.choices[0]).play(colour, "grey")
    assert [t.chips(colour) for colour in ("red", "green", "blue")] == [(6, 1)] * 3
    t.hurry(1, 9)
    t.red(t.choices[1]).hurry(2, 3)
    assert t.choices == ["accept", "reroll"]
    assert t.red("reroll").chips("red") == (5, 2)


# -- placing the rest (3.4) ------------------------------------------------------------------------------


@rules("3.4")
@pytest.mark.parametrize("answer", ["accept", "reroll"])
def test_all_dice_of_the_second_roll_must_be_placed(answer: str) -> None:
    t = second_roll(3, [3] * 6).red(answer)
    for _ in range(3):
        assert t.choices == ["d3"]
        assert t.why_not("red", "done") == "3.4"
        t.red("d3")
        assert t.choices == ["W", "S", "N", "M", "minor", "grey"]
        t.red("M")
    assert (t.dice("red", MAGICIAN), t.dice_in_front("red")) == ([3, 3, 3], 0)
    assert t.step == 5


@rules("3.4")
def test_dice_of_the_second_roll_go_where_those_of_the_first_could() -> None:
    t = second_roll(1, [3]).red("accept")
    assert t.why_not("red", "d3 N1") == "2.3"
    assert t.why_not("red", "d3 grey") == ""


@rules("3.4")
@pytest.mark.parametrize("answer", ["accept", "reroll"])
def test_a_table_may_allow_dice_to_be_left_unplaced(answer: str) -> None:
    t = second_roll(3, [3] * 6, place_all="off").red(answer)
    assert t.choices == ["done", "d3"]
    t.red("d3 W done")
    assert (t.dice("red", WIZARD), t.dice("red", ROLLED), t.dice_in_front("red")) == ([3], [], 2)
    assert t.step == 5


@rules("3.4")
def test_a_die_left_unplaced_does_nothing_this_round_and_is_rolled_in_the_next() -> None:
    t = second_roll(2, [6, 6], place_all="off").red("accept done")
    assert (t.step, t.whose) == (5, "red")
    assert [word for word in t.choices if "6" in word] == []
    assert t.why_not("red", "d6M") == "5.1"
    t.hurry(2, 2)
    assert len(t.dice("red", ROLLED)) == 7


@rules("3.4")
def test_with_place_all_off_all_may_still_be_placed() -> None:
    t = second_roll(2, [6, 6], place_all="off").red("accept d6 M d6 M")
    assert (t.step, t.dice("red", MAGICIAN)) == (5, [6, 6])
