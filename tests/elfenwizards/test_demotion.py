"""Stories of the demotion of tokens without a title (rules 8)."""

from __future__ import annotations

import pytest

from tests.citing import rules
from tests.elfenwizards.table import Table, awarded

TWELVE = {"grey_supply": 12}


@rules("8.1")
def test_the_holder_of_the_dragon_places_all_their_tokens_first_then_the_others_clockwise() -> None:
    t = Table(step=8, tokens="passed_W:R,B passed_S:G passed_N:B,R,R", dragon="blue")
    t.blue("M1 M1").red("M1 M2 M3").green("M1")
    assert t.step == 2
    assert t.at("M1") == ["B", "B+1", "G+1", "R+1"]
    assert t.at("M2") == t.at("M3") == ["R"]


@rules("8.1")
def test_a_demoted_token_may_go_to_any_magician_box_and_to_no_title() -> None:
    t = Table(step=8, tokens="passed_N:G")
    assert t.choices == ["M1", "M2", "M3", "M4"]
    assert t.why_not("green", "N1") == "8.1"
    assert t.why_not("red", "M1") == "0.11"


@pytest.mark.parametrize(
    ("passed_over", "demoted", "news"),
    [
        ("passed_W", "R+1", "red’s R1 is demoted to Magicians’ box 2 and gets a grey chip."),
        ("passed_S", "R+1", "red’s R1 is demoted to Magicians’ box 2 and gets a grey chip."),
        ("passed_N", "R", "red’s R1 is demoted to Magicians’ box 2."),
    ],
)
@rules("8.2")
def test_demoted_wizards_and_sorcerers_get_a_grey_chip_and_necromancers_none(
    passed_over: str, demoted: str, news: str
) -> None:
    t = Table(step=8, tokens=f"{passed_over}:R").red("M2")
    assert t.at("M2") == [demoted]
    assert news in t.log()


@rules("7.2", "8.2")
def test_a_wizard_who_found_the_lowest_of_titles_gets_no_grey_chip() -> None:
    t = Table(step=7, tokens="W1:G W2:B S1:G S2:B S3:G S4:B passed_W:R").red("N8")
    assert t.at("N8") == ["R"]


@rules("8.2")
def test_magicians_who_were_never_passed_over_get_no_grey_chip() -> None:
    t = Table(step=8, tokens="M1:R,G passed_W:R").red("M1")
    assert t.at("M1") == ["G", "R", "R+1"]


@rules("8.3")
def test_a_token_may_carry_any_number_of_grey_chips() -> None:
    t = Table(step=8, tokens="passed_S:R+4").red("M1")
    assert t.at("M1") == ["R+5"]


@rules("8.3")
def test_a_necromancer_with_grey_chips_keeps_them_and_gets_no_new_one() -> None:
    t = Table(step=8, tokens="passed_N:R+2").red("M1")
    assert t.at("M1") == ["R+2"]


@rules("8.3")
def test_grey_chips_go_along_up_the_tree_into_the_passed_over_box_and_into_a_vacancy() -> None:
    t = awarded("M1:R+1,G S1:G+3 S2:B+2", "R1:c B1:c")
    assert t.at("N1") == ["R+1"]
    assert t.at("W1") == ["B+2"]
    assert t.at("passed S") == ["G+3"]
    t.red("done")
    assert t.at("W2") == ["G+3"]


@rules("8.4")
def test_the_supply_of_grey_chips_never_runs_out() -> None:
    t = Table(step=8, tokens="M1:R+12 passed_W:G passed_S:B").green("M2").blue("M2")
    assert t.at("M2") == ["B+1", "G+1"]


@rules("8.4")
def test_with_twelve_chips_there_is_none_for_the_thirteenth_fall() -> None:
    t = Table(step=8, tokens="M1:R+12 passed_W:G passed_S:B", options=TWELVE).green("M2").blue("M2")
    assert t.at("M2") == ["B", "G"]


@rules("8.1", "8.4")
def test_the_last_of_twelve_chips_goes_to_the_first_token_demoted() -> None:
    t = Table(step=8, tokens="M1:R+11 passed_W:G passed_S:B", options=TWELVE, dragon="blue")
    t.blue("M2").green("M2")
    assert t.at("M2") == ["B+1", "G"]


@rules("8.2", "8.4")
def test_a_demoted_necromancer_uses_none_of_the_twelve_chips() -> None:
    t = Table(step=8, tokens="M1:R+11 passed_N:G passed_S:B", options=TWELVE).green("M2").blue("M2")
    assert t.at("M2") == ["B+1", "G"]


@rules("8.1", "8.4")
def test_when_chips_run_short_a_player_chooses_which_token_falls_first() -> None:
    t = Table(step=8, tokens="M1:G+11 passed_W:R passed_S:R", options=TWELVE)
    assert t.choices == ["R1", "R2"]
    t.red("R2 M2").red("M3")
    assert t.at("M2") == ["R+1"]
    assert t.at("M3") == ["R"]


@pytest.mark.parametrize("wish", ["G2", "R3"])
@rules("8.1", "8.4")
def test_when_chips_run_short_only_own_passed_over_tokens_can_be_chosen(wish: str) -> None:
    t = Table(step=8, tokens="M1:G+11 passed_W:R passed_S:R,G", options=TWELVE)
    assert t.why_not("red", wish) == "8.1"


@rules("8.4")
def test_with_no_chip_left_there_is_no_question_who_falls_first_either() -> None:
    t = Table(step=8, tokens="M1:G+12 passed_W:R passed_S:R", options=TWELVE).red("M2 M2")
    assert t.at("M2") == ["R", "R"]


@rules("8.4")
def test_with_chips_enough_for_all_there_is_no_question_who_falls_first() -> None:
    t = Table(step=8, tokens="M1:G+10 passed_W:R passed_S:R", options=TWELVE)
    assert t.choices == ["M1", "M2", "M3", "M4"]
    t.red("M2 M2")
    assert t.at("M2") == ["R+1", "R+1"]
