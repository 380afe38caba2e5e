"""Stories of tokens and spells after the awards (rules 5.22 and 5.23)."""

from __future__ import annotations

import pytest

from tests.citing import rules
from tests.elfenwizards.table import GREY, MINOR, Table, awarded


@pytest.mark.parametrize(
    ("left", "right", "passed_over"),
    [("W1", "W2", "passed W"), ("S3", "S4", "passed S"), ("N5", "N6", "passed N")],
)
@rules("5.22")
def test_a_token_that_does_not_rise_joins_the_passed_over_of_its_level(
    left: str, right: str, passed_over: str
) -> None:
    tokens = f"{left}:R {right}:G"
    for spells, waiting in (("R1:2 G1:1", ["G"]), ("R1:2 G1:2", ["G", "R"]), ("", ["G", "R"])):
        t = awarded(tokens, spells)
        assert t.at(passed_over) == waiting
        assert t.at(left) == t.at(right) == []


@rules("5.22")
def test_a_loser_cannot_stay_even_if_nobody_wants_their_box() -> None:
    t = awarded("W1:R W2:G", "R1:c")
    assert t.at("W2") == []
    assert t.at("passed W") == ["G"]


@rules("5.22", "7.2")
def test_a_player_can_get_their_old_rank_again_only_as_a_vacancy() -> None:
    t = awarded("W1:R W2:G", "R1:c").red("done").green("W2")
    assert t.at("W2") == ["G"]


@rules("5.22")
def test_magicians_who_do_not_rise_remain_in_their_box() -> None:
    t = awarded("M2:R,G,B", "R1:3 G1:2 B1:1")
    assert t.at("M2") == ["B"]
    assert t.at("passed W") == t.at("passed S") == t.at("passed N") == []


def placed_and_awarded() -> Table:
    """Return a table where red helped green with a die and a chip, and didn't use one Sorcerer die."""
    t = Table(
        step=5,
        tokens="W1:B W2:G S1:R S2:G",
        dice={"red": {"W": [5], "S": [6], "minor": [2], "grey": [3]}, "blue": {"W": [4, 4]}},
    )
    return t.red("d5W W2 chip W2").green("pass").blue("d4W W1 d4W W1").red("pass").blue("pass")


@rules("5.23")
def test_dice_used_and_unused_return_from_the_major_boxes_to_their_owners() -> None:
    t = placed_and_awarded()
    *_, returned, heading = t.log()
    assert returned.startswith("All dice from the Major Spell boxes go back to their owners")
    assert heading.startswith("Step 6")
    assert t.dice_in_front("red") == 5
    assert t.dice_in_front("green") == 7
    assert t.dice_in_front("blue") == 7
    assert [t.dice("red", major_box) for major_box in range(4)] == [[], [], [], []]


@rules("5.23")
def test_dice_in_the_minor_spell_box_and_the_grey_magic_box_stay_there() -> None:
    t = placed_and_awarded()
    assert t.dice("red", MINOR) == [2]
    assert t.dice("red", GREY) == [3]


@rules("5.23")
def test_used_chips_go_to_the_minor_spell_box_and_unused_ones_stay() -> None:
    t = placed_and_awarded()
    assert t.chips("red") == (6, 1)
    assert t.chips("green") == (7, 0)
    assert t.chips("blue") == (7, 0)


@rules("5.23")
def test_a_chip_just_used_can_be_bought_back_at_once() -> None:
    t = placed_and_awarded()
    assert t.step == 6
    t.red("d2")
    assert t.chips("red") == (7, 0)


@rules("5.4", "5.23")
def test_a_pass_means_nothing_any_more_when_the_titles_are_awarded() -> None:
    t = awarded("W1:R W2:G", "R1:c").red("done")
    assert t.whose == "green"
    assert t.why_not("red", "W1") == "0.11"


@rules("5.9", "5.23")
def test_no_point_is_left_beside_a_token_for_the_next_round() -> None:
    t = awarded("W1:R W2:G", "R1:6 G1:5").hurry(round=2, step=5).all_pass()
    assert t.log().count("The title High Wizard stays vacant.") == 1
