"""Stories of the awards between two candidates (rules 5.10 to 5.15)."""

from __future__ import annotations

import pytest

from tests.citing import rules
from tests.elfenwizards.table import GAME, Table, awarded


@rules("5.6", "5.11", "5.22")
def test_the_high_wizard_example_of_the_rulebook_eleven_beat_six() -> None:
    t = Table(step=5, tokens="W1:B W2:R", dice={"blue": {"W": [5, 6]}, "red": {"W": [6]}}, dragon="blue")
    t.blue("d5W W1 d6W W1").red("d6W W2 chip R2").green("pass").all_pass()
    assert t.at("H") == ["B"]
    assert "red’s R1 joins the passed-over Wizards." in t.log()


@rules("5.12")
def test_a_tie_leaves_the_title_vacant_and_both_are_passed_over() -> None:
    t = Table(step=5, tokens="W1:B W2:R", dice={"blue": {"W": [6]}, "red": {"W": [5]}})
    t.red("d5W W2 chip W2").green("pass").blue("d6W W1 chip B8").all_pass()
    assert t.at("H") == []
    assert "The title High Wizard stays vacant." in t.log()
    assert "red’s R1 joins the passed-over Wizards." in t.log()
    assert "blue’s B1 joins the passed-over Wizards." in t.log()


@rules("5.6", "5.11")
def test_one_chip_more_for_red_as_the_translations_have_it_changes_nothing() -> None:
    t = awarded("W1:B W2:R", "B1:56 R1:6c")
    assert t.at("H") == ["B"]
    assert t.at("passed W") == ["R"]


@rules("5.6", "5.10", "5.11", "5.22")
def test_the_german_example_twenty_beat_fifteen_and_two_sorcerer_titles_are_free_for_four() -> None:
    t = Table(
        step=5,
        seats=6,
        tokens="S1:X S2:K N1:R N2:G N3:B N4:Y",
        dice={"white": {"S": [6, 6]}, "black": {"S": [5, 5, 6]}},
        dragon="white",
    )
    t.white("d6S S1 d6S S1").red("chip N1 chip N1").green("chip N2 chip R2").blue("chip N3 chip N3")
    t.yellow("chip N4 chip N4").black("d5S S2 d5S S2").white("chip S1 chip S1").red("pass").green("pass")
    t.blue("pass").yellow("chip N4 chip Y2").black("d6S S2 chip S2").white("chip S1 chip X2").yellow("pass")
    t.black("chip S2 chip S2").white("pass").black("chip S2 chip K2").black("pass")
    log = t.log()
    assert "black’s K1 becomes Wizard 1 with 20 spell points." in log
    assert (
        "white places a minor spell beside their own X1 (Sorcerer 1), which now has 15 spell points." in log
    )
    assert "white’s X1 joins the passed-over Sorcerers." in log
    assert t.at("W1") == ["K"]
    assert t.at("S1") == ["R"]
    assert t.at("S2") == ["Y"]


@rules("5.10")
def test_titles_are_awarded_from_the_top_down_and_from_left_to_right() -> None:
    t = Table(
        step=5,
        tokens="W1:R W2:G S1:B S2:G S3:R S4:B N1:R N2:B N3:G N4:B N5:B N6:R N7:B N8:G"
        " M1:R,G,B M2:R,G M3:R,G M4:R,G,B",
        spells=["green chip G1", "blue chip B1", "red chip R3", "red chip R5", "green chip G8"],
    )
    news = [line for line in t.all_pass().log() if "becomes" in line or "stays vacant" in line]
    assert news == [
        "green’s G1 becomes High Wizard with 1 spell point.",
        "blue’s B1 becomes Wizard 1 with 1 spell point.",
        "The title Wizard 2 stays vacant.",
        "red’s R3 becomes Sorcerer 1 with 1 spell point.",
        "The title Sorcerer 2 stays vacant.",
        "The title Sorcerer 3 stays vacant.",
        "The title Sorcerer 4 stays vacant.",
        "red’s R5 becomes Necromancer 1 with 1 spell point.",
        "The title Necromancer 2 stays vacant.",
        "The title Necromancer 3 stays vacant.",
        "The title Necromancer 4 stays vacant.",
        "The title Necromancer 5 stays vacant.",
        "The title Necromancer 6 stays vacant.",
        "green’s G8 becomes Necromancer 7 with 1 spell point.",
        "The title Necromancer 8 stays vacant.",
    ]


@pytest.mark.parametrize(
    ("left", "right", "title"),
    [
        ("W1", "W2", "H"),
        ("S1", "S2", "W1"),
        ("S3", "S4", "W2"),
        ("N1", "N2", "S1"),
        ("N3", "N4", "S2"),
        ("N5", "N6", "S3"),
        ("N7", "N8", "S4"),
    ],
)
@rules("5.11")
def test_the_better_of_two_candidates_moves_up_into_the_title_above(
    left: str, right: str, title: str
) -> None:
    tokens = f"{left}:R {right}:G"
    assert awarded(tokens, "R1:3 G1:2").at(title) == ["R"]
    assert awarded(tokens, "R1:2 G1:3").at(title) == ["G"]


@rules("5.6", "5.11")
def test_a_four_and_two_chips_beat_a_five() -> None:
    t = awarded("S3:R S4:G", "R1:5 G1:4cc")
    assert t.at("W2") == ["G"]
    assert t.at("passed S") == ["R"]


@rules("5.7", "5.11")
def test_it_does_not_matter_who_placed_the_points() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dice={"red": {"W": [4]}, "blue": {"W": [5]}})
    t.red("d4W W1 chip R2").green("pass").blue("d5W W2 chip B1").all_pass()
    assert t.at("H") == ["G"]


@rules("5.12")
def test_equal_points_of_different_spells_are_a_tie() -> None:
    t = awarded("S1:R S2:G", "R1:6 G1:4cc")
    assert t.at("W1") == []
    assert t.at("passed S") == ["G", "R"]


@rules("5.12")
def test_two_candidates_without_any_point_are_a_tie_too() -> None:
    t = awarded("N3:B N4:G")
    assert t.at("S2") == []
    assert t.at("passed N") == ["B", "G"]


@rules("5.13")
def test_a_candidate_without_a_rival_needs_a_point_to_rise() -> None:
    assert awarded("W1:R", "R1:c").at("H") == ["R"]
    t = awarded("W1:R")
    assert t.at("H") == []
    assert t.at("passed W") == ["R"]


@rules("5.13")
def test_one_point_is_enough_against_a_rival_who_has_none() -> None:
    t = awarded("N7:R N8:G", "G1:c")
    assert t.at("S4") == ["G"]
    assert t.at("passed N") == ["R"]


@rules("5.14")
def test_a_single_point_decides_between_two_tokens_of_one_player() -> None:
    t = awarded("N1:R N2:R+1", "R2:c")
    assert t.at("S1") == ["R+1"]
    assert t.at("passed N") == ["R"]


@rules("5.14")
def test_the_token_with_more_points_rises_also_between_two_of_one_player() -> None:
    t = awarded("W1:R W2:R+1", "R1:2 R2:3")
    assert t.at("H") == ["R+1"]
    assert t.at("passed W") == ["R"]


@pytest.mark.parametrize("spells", ["R1:3 R2:3", ""])
@rules("5.14")
def test_equal_points_on_two_tokens_of_one_player_leave_the_title_vacant(spells: str) -> None:
    t = awarded("N1:R N2:R", spells)
    assert t.at("S1") == []
    assert t.at("passed N") == ["R", "R"]


@rules("5.15")
def test_titles_without_a_candidate_stay_vacant_and_the_awards_move_on() -> None:
    t = awarded("S3:R S4:G", "R1:c")
    assert t.at("W2") == ["R"]
    log = t.log()
    assert log.index("The title High Wizard stays vacant.") < log.index("The title Wizard 1 stays vacant.")
    risen = "red’s R1 becomes Wizard 2 with 1 spell point."
    assert log.index("The title Wizard 1 stays vacant.") < log.index(risen)


@rules("5.14")
def test_a_player_who_gives_both_their_candidates_the_same_is_cautioned_until_one_has_more() -> None:
    def cautioned(t: Table) -> list[tuple[str, str]]:
        hints = GAME.hints(GAME.view(t.s, 0))
        return [(t.colour(caution.player), caution.rule) for caution in hints.cautions]

    t = Table(step=5, tokens="S1:R S2:R W1:G W2:B")
    assert cautioned(t) == []
    t.red("chip S1")
    assert cautioned(t) == []
    t.red("chip S2")
    assert cautioned(t) == [("red", "5.14")]
    t.green("pass").blue("pass").red("chip S2 chip S2")
    assert cautioned(t) == []
