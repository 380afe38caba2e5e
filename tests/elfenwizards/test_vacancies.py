"""Stories of the vacant titles (rules 7)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from guildhall.elfenwizards.tree import BOXES, TITLES
from tests.citing import rules
from tests.elfenwizards.table import Table, awarded

SAME_OR_LOWER = {"vacancy_ceiling": "same_or_lower"}
ONE_EACH = {"vacancy_order": "one_each"}


def full_tree(
    vacant: str, passed_over: str, dragon: str = "red", options: Mapping[str, object] | None = None
) -> Table:
    """Begin step 7 with a token in every title but the vacant ones, and tokens passed over ("W:R,G N:B").

    Each player has eight tokens; those passed over have the first numbers.
    """
    waiting = [f"passed_{entry}" for entry in passed_over.split()]
    left = {letter: 8 - passed_over.count(letter) for letter in "RGB"}
    settled = []
    for title in BOXES[:TITLES]:
        if title not in vacant.split():
            most = max(left, key=left.__getitem__)
            left[most] -= 1
            settled.append(f"{title}:{most}")
    return Table(step=7, tokens=" ".join(waiting + settled), dragon=dragon, options=options)


def filled(t: Table) -> list[str]:
    """Return the vacancies filled so far, in order: ["R1 Wizard 1"]."""
    news = [line.removesuffix(".") for line in t.log() if " takes the vacant title " in line]
    return [line.partition("’s ")[2].replace(" takes the vacant title ", " ") for line in news]


@rules("7.1")
def test_wizards_choose_first_then_sorcerers_then_necromancers() -> None:
    t = full_tree(vacant="W2 S3 N5", passed_over="N:R S:G W:B")
    assert filled(t) == ["B1 Wizard 2", "G1 Sorcerer 3", "R1 Necromancer 5"]


@rules("7.1", "7.5")
def test_a_passed_over_wizard_comes_before_the_sorcerer_of_the_dragons_holder() -> None:
    t = full_tree(vacant="S4", passed_over="S:R W:B", dragon="red")
    assert t.at("S4") == ["B"]
    assert t.at("passed S") == ["R"]


@pytest.mark.parametrize(
    ("vacant", "taken"),
    [("N8 S4 W2", "W2"), ("N8 S4", "S4"), ("N8", "N8"), ("H N8 W2", "W2"), ("H N8", "N8")],
)
@rules("7.2")
def test_a_passed_over_wizard_takes_the_highest_vacant_title_but_never_high_wizard(
    vacant: str, taken: str
) -> None:
    t = full_tree(vacant, passed_over="W:R")
    assert t.at(taken) == ["R"]
    assert len(filled(t)) == 1


@rules("7.2")
def test_where_only_the_high_wizard_is_missing_nobody_finds_a_title() -> None:
    t = full_tree(vacant="H", passed_over="W:R,R+1 S:G N:B")
    assert filled(t) == []
    assert t.at("H") == []
    assert t.step == 8


@pytest.mark.parametrize("wish", ["H", "S1", "N3", "M1", "W1"])
@rules("7.2", "7.3")
def test_the_owner_can_neither_decline_nor_pick_any_but_a_highest_vacant_box(wish: str) -> None:
    t = full_tree(vacant="H S2 S4 N3", passed_over="W:G")
    assert t.choices == ["S2", "S4"]
    assert t.why_not("green", wish) == "7.2"


@rules("7.3")
def test_the_owner_picks_among_several_vacant_boxes_of_the_highest_level() -> None:
    t = full_tree(vacant="S1 S2 S4", passed_over="W:B", dragon="red")
    assert t.whose == "blue"
    assert t.choices == ["S1", "S2", "S4"]
    t.blue("S4")
    assert t.at("S4") == ["B"]
    assert t.at("S1") == t.at("S2") == []


@rules("7.1", "7.3", "7.4")
def test_two_wizard_titles_one_passed_over_wizard_and_a_sorcerer_gains_a_level() -> None:
    t = full_tree(vacant="W1 W2", passed_over="W:G S:R,B").green("W2")
    assert t.at("W2") == ["G"]
    assert t.at("W1") == ["R"]
    assert t.at("passed S") == ["B"]


@rules("7.4")
def test_a_necromancer_may_gain_two_levels() -> None:
    t = full_tree(vacant="W1", passed_over="N:B")
    assert t.at("W1") == ["B"]


@rules("5.12", "7.4")
def test_two_sorcerers_who_tied_for_a_wizard_title_may_fill_it_all_the_same() -> None:
    t = awarded("W2:B S1:R S2:G", "R1:3 G1:3").red("done").blue("W2")
    assert t.at("W1") == ["R"]
    t.green("S4")
    assert t.at("S4") == ["G"]


@rules("5.12", "7.4")
def test_with_the_option_two_tied_sorcerers_can_only_be_sorcerers_again() -> None:
    t = awarded("W2:B S1:R S2:G", "R1:3 G1:3", options=SAME_OR_LOWER).red("done").blue("W2")
    assert t.choices == ["S1", "S2", "S3", "S4"]
    assert t.why_not("red", "W1") == "7.4"
    t.red("S1").green("S4")
    assert t.at("W1") == []


@pytest.mark.parametrize(("passed_over", "taken"), [("W:R", "W1"), ("S:R", "S1"), ("N:R", "N1")])
@rules("7.4")
def test_with_the_option_a_token_takes_a_title_of_its_own_level_at_most(passed_over: str, taken: str) -> None:
    t = full_tree(vacant="W1 S1 N1", passed_over=passed_over, options=SAME_OR_LOWER)
    assert t.at(taken) == ["R"]
    assert len(filled(t)) == 1


@pytest.mark.parametrize("passed_over", ["W:R", "S:R"])
@rules("7.4")
def test_with_the_option_a_token_still_takes_a_lower_title(passed_over: str) -> None:
    t = full_tree(vacant="N1", passed_over=passed_over, options=SAME_OR_LOWER)
    assert t.at("N1") == ["R"]


@rules("7.4")
def test_with_the_option_a_token_is_demoted_rather_than_raised() -> None:
    t = full_tree(vacant="W1 S1", passed_over="N:R", options=SAME_OR_LOWER)
    assert t.at("W1") == t.at("S1") == []
    assert t.step == 8
    t.red("M1")
    assert t.at("M1") == ["R"]


@pytest.mark.parametrize(
    ("dragon", "winner", "losers"),
    [("red", "R", ["B", "G"]), ("green", "G", ["B", "R"]), ("blue", "B", ["G", "R"])],
)
@rules("7.5")
def test_within_a_box_the_holder_of_the_dragon_comes_first(
    dragon: str, winner: str, losers: list[str]
) -> None:
    t = full_tree(vacant="S2", passed_over="S:R,G,B", dragon=dragon)
    assert t.at("S2") == [winner]
    assert t.at("passed S") == losers


@pytest.mark.parametrize(
    ("dragon", "first", "second"), [("red", "R", "G"), ("green", "G", "R"), ("blue", "R", "G")]
)
@rules("7.5")
def test_of_two_passed_over_wizards_the_first_in_turn_order_has_the_better_title(
    dragon: str, first: str, second: str
) -> None:
    t = full_tree(vacant="W1 S1", passed_over="W:G,R", dragon=dragon)
    assert t.at("W1") == [first]
    assert t.at("S1") == [second]


@rules("7.5")
def test_within_a_box_turns_pass_clockwise() -> None:
    t = full_tree(vacant="S2 N1", passed_over="S:R,G", dragon="blue")
    assert filled(t) == ["R1 Sorcerer 2", "G1 Necromancer 1"]


@rules("7.5")
def test_each_box_begins_with_the_holder_of_the_dragon_again() -> None:
    for options in ({}, ONE_EACH):
        t = full_tree(vacant="S1 N3", passed_over="W:G S:G,B", dragon="blue", options=options)
        assert filled(t) == ["G1 Sorcerer 1", "B1 Necromancer 3"]


@rules("7.5")
def test_a_player_places_all_their_tokens_before_the_next_one_begins() -> None:
    t = full_tree(vacant="W1 S1 N1", passed_over="S:G,R,R")
    assert filled(t) == ["R1 Wizard 1", "R2 Sorcerer 1", "G1 Necromancer 1"]


@rules("7.5")
def test_with_the_option_each_player_places_one_token_and_then_the_next_comes() -> None:
    t = full_tree(vacant="W1 S1 N1", passed_over="S:G,R,R", options=ONE_EACH)
    assert filled(t) == ["R1 Wizard 1", "G1 Sorcerer 1", "R2 Necromancer 1"]


@rules("7.3", "7.5")
def test_with_the_option_the_lap_is_the_same_when_boxes_are_to_be_picked() -> None:
    t = full_tree(vacant="W1 W2 S1 S2", passed_over="N:R,R,B,B", dragon="blue", options=ONE_EACH)
    t.blue("W2").blue("S1")
    assert filled(t) == ["B1 Wizard 2", "R1 Wizard 1", "B2 Sorcerer 1", "R2 Sorcerer 2"]


@rules("7.5")
def test_a_player_chooses_which_of_their_tokens_goes_first() -> None:
    t = full_tree(vacant="W1 N1", passed_over="S:R,R+2,G")
    assert t.whose == "red"
    assert t.choices == ["R1", "R2"]
    t.red("R2")
    assert t.at("W1") == ["R+2"]
    assert t.at("N1") == ["R"]
    assert t.at("passed S") == ["G"]


@rules("7.5")
def test_with_the_option_too_a_player_chooses_which_of_their_tokens_goes_first() -> None:
    t = full_tree(vacant="W1 N1", passed_over="S:R,R+2,G", options=ONE_EACH).red("R2")
    assert t.at("W1") == ["R+2"]
    assert t.at("N1") == ["G"]
    assert t.at("passed S") == ["R"]


@pytest.mark.parametrize("wish", ["G1", "R3"])
@rules("7.5")
def test_nobody_can_send_a_token_that_is_not_theirs_or_not_passed_over(wish: str) -> None:
    t = full_tree(vacant="W1", passed_over="S:R,R+2,G")
    assert t.why_not("red", wish) == "7.5"


@rules("7.6")
def test_magicians_never_take_a_vacant_title_and_it_stays_empty_into_the_next_round() -> None:
    t = full_tree(vacant="H W1 N8", passed_over="S:G")
    assert filled(t) == ["G1 Wizard 1"]
    assert len(t.at("M4")) == 11
    t.hurry(round=2, step=5)
    assert t.at("N8") == []
