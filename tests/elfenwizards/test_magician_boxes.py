"""Stories of the awards to Magicians (rules 5.16 to 5.21)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from guildhall.text import Text
from tests.citing import rules
from tests.elfenwizards.table import GAME, Table, awarded

TWO_WIN = {"top_tie": "two_win"}
NONE_WIN = {"top_tie": "none_win"}
either_top_tie = pytest.mark.parametrize("options", [TWO_WIN, NONE_WIN])


@rules("5.16")
def test_seven_five_and_two_in_the_third_box_the_first_two_rise() -> None:
    t = awarded("M3:R,G,B", "R1:6c G1:5 B1:cc")
    assert t.at("N5") == ["R"]
    assert t.at("N6") == ["G"]
    assert t.at("M3") == ["B"]


@pytest.mark.parametrize(
    ("box", "left", "right"), [("M1", "N1", "N2"), ("M2", "N3", "N4"), ("M3", "N5", "N6"), ("M4", "N7", "N8")]
)
@rules("5.16", "5.21")
def test_each_magician_box_leads_to_two_necromancer_titles(box: str, left: str, right: str) -> None:
    t = awarded(f"{box}:R,G,B", "R1:2 G1:4 B1:3")
    assert t.at(left) == ["G"]
    assert t.at(right) == ["B"]
    assert "R" in t.at(box)


@rules("5.16")
def test_the_two_best_need_no_majority() -> None:
    t = awarded("M1:R,R,G,G,B,B", "R1:4 R2:2 G1:3 G2:2 B1:2 B2:2")
    assert t.at("N1") == ["R"]
    assert t.at("N2") == ["G"]
    assert t.at("M1") == ["B", "B", "G", "R"]


@rules("5.16")
def test_both_titles_may_go_to_one_player() -> None:
    t = awarded("M1:R,R,G,B", "R1:4 R2:3 G1:2 B1:1")
    assert t.at("N1") == t.at("N2") == ["R"]


@either_top_tie
@rules("5.13", "5.16")
def test_second_place_without_a_point_is_worth_nothing(options: Mapping[str, object]) -> None:
    t = awarded("M1:R,G,B", "B1:c", options=options)
    assert t.at("N1") == ["B"]
    assert t.at("N2") == []
    assert t.at("M1") == ["G", "R"]


@pytest.mark.parametrize("tokens", ["M1:R", "M1:R,G", "M1:R,G,B"])
@rules("5.13")
def test_nobody_rises_from_a_box_without_points(tokens: str) -> None:
    t = awarded(tokens)
    assert t.at("N1") == t.at("N2") == []
    assert t.at("M1") == sorted(tokens.removeprefix("M1:").split(","))


@rules("5.17")
def test_two_tied_for_the_most_points_both_rise() -> None:
    t = awarded("M1:R,G,B", "R1:6 G1:3 B1:6")
    assert t.at("N1") + t.at("N2") == ["R", "B"]
    assert t.at("M1") == ["G"]


@rules("5.17")
def test_a_helpful_client_shows_that_both_would_rise() -> None:
    t = Table(step=5, tokens="M1:R,G,B", spells=["red d6 R1", "green d3 G1", "blue d6 B1"])
    (box, *_) = GAME.hints(GAME.view(t.s, None)).contests
    red, _, blue = box.candidates
    assert box.rising == (red, blue)


@pytest.mark.parametrize("third", ["G1:3", ""])
@rules("5.17")
def test_with_the_option_two_tied_for_the_most_points_block_the_box(third: str) -> None:
    t = awarded("M1:R,G,B", f"R1:6 {third} B1:6", options=NONE_WIN)
    assert t.at("N1") == t.at("N2") == []
    assert t.at("M1") == ["B", "G", "R"]


@rules("5.17")
def test_the_option_changes_nothing_where_one_token_leads() -> None:
    t = awarded("M1:R,G,B", "R1:6 G1:5 B1:4", options=NONE_WIN)
    assert t.at("N1") == ["R"]
    assert t.at("N2") == ["G"]


@either_top_tie
@pytest.mark.parametrize("spells", ["R1:4 G1:4 B1:4 B2:2", "R1:4 G1:4 B1:4", "R1:c G1:c B1:c B2:c"])
@rules("5.18")
def test_three_or_more_tied_for_the_most_points_block_both_titles_and_nobody_inherits(
    spells: str, options: Mapping[str, object]
) -> None:
    t = awarded("M2:R,G,B,B", spells, options=options)
    assert t.at("N3") == t.at("N4") == []
    assert t.at("M2") == ["B", "B", "G", "R"]


@either_top_tie
@pytest.mark.parametrize("spells", ["R1:6cc G1:3 B1:3", "R1:6cc G1:3 B1:3 B2:3", "R1:6cc G1:3 B1:3 B2:1"])
@rules("5.19")
def test_a_tie_for_second_promotes_only_the_leader(spells: str, options: Mapping[str, object]) -> None:
    t = awarded("M4:R,G,B,B", spells, options=options)
    assert t.at("N7") == ["R"]
    assert t.at("N8") == []


@pytest.mark.parametrize("edition", ["original", "german", "french"])
@rules("5.20")
def test_two_tokens_alone_in_a_box_both_rise_even_with_equal_points(edition: str) -> None:
    t = awarded("M1:R,G", "R1:cc G1:2", options={"edition": edition})
    assert t.at("N1") + t.at("N2") == ["R", "G"]
    assert t.at("M1") == []


@pytest.mark.parametrize("options", [{"edition": "italian"}, {"edition": "retranslation"}, NONE_WIN])
@pytest.mark.parametrize("tokens", ["M1:R,G", "M1:R,R"])
@rules("5.20")
def test_where_a_tie_for_the_most_points_blocks_the_box_an_equal_pair_stays_in_it(
    tokens: str, options: Mapping[str, object]
) -> None:
    _, rival = tokens.removeprefix("M1:").split(",")
    t = awarded(tokens, f"R1:cc {'G1' if rival == 'G' else 'R2'}:2", options=options)
    assert t.at("N1") == t.at("N2") == []
    assert t.at("M1") == sorted(["R", rival])


@either_top_tie
@rules("5.13", "5.20")
def test_an_unequal_pair_rises_with_every_rule_for_ties(options: Mapping[str, object]) -> None:
    t = awarded("M1:R,G", "R1:cc G1:c", options=options)
    assert t.at("N1") == ["R"]
    assert t.at("N2") == ["G"]


def pair(options: Mapping[str, object], dragon: str = "red") -> Table:
    """Two Magicians of red alone in M1, with three spell points each."""
    return Table(step=5, tokens="M1:R,R", options=options, spells=["red d3 R1", "red d3 R2"], dragon=dragon)


@rules("5.20")
def test_a_helpful_client_shows_whether_an_equal_pair_rises() -> None:
    for options, rises in ((TWO_WIN, True), (NONE_WIN, False)):
        box = GAME.hints(GAME.view(pair(options).s, None)).contests[0]
        assert box.rising == (box.candidates if rises else ())


@rules("5.20")
def test_the_owner_of_an_equal_pair_is_warned_where_neither_rises() -> None:
    assert GAME.hints(GAME.view(pair(TWO_WIN).s, 0)).cautions == ()
    (caution,) = GAME.hints(GAME.view(pair(NONE_WIN).s, 0)).cautions
    assert (caution.player, caution.rule) == (0, "5.20")
    assert Text().render(caution.message) == (
        "All tokens in M1 are yours, and those with the most spell points are tied: none of them will rise."
    )


@pytest.mark.parametrize(
    ("spells", "options", "rule"),
    [("333", TWO_WIN, "5.18"), ("33", TWO_WIN, None), ("33", NONE_WIN, "5.17"), ("", NONE_WIN, None)],
)
@rules("5.17", "5.18")
def test_the_owner_of_a_whole_box_is_warned_of_a_tie_that_blocks_it(
    spells: str, options: Mapping[str, object], rule: str | None
) -> None:
    laid = [f"red d{face} R{number}" for number, face in enumerate(spells, 1)]
    t = Table(step=5, tokens="M1:R,R,R", options=options, spells=laid)
    assert [caution.rule for caution in GAME.hints(GAME.view(t.s, 0)).cautions] == ([rule] if rule else [])


@rules("5.8", "5.20")
def test_nobody_helps_a_pair_of_one_owner_where_a_tie_would_cost_both_titles() -> None:
    allies = {"ally_support_uncontested": "on"}
    assert pair(TWO_WIN | allies, dragon="green").why_not("green", "chip R1") == ""
    t = pair(NONE_WIN | allies, dragon="green")
    assert t.why_not("green", "chip R1") == "5.8"
    assert GAME.hints(GAME.view(t.s, 1)).contests[0].closed_to_all_but == 0
    t = Table(step=5, tokens="M1:R", options=NONE_WIN | allies, dragon="green")
    assert t.why_not("green", "chip R1") == ""


@either_top_tie
@rules("5.20")
def test_the_only_token_in_a_box_rises_with_one_point(options: Mapping[str, object]) -> None:
    t = awarded("M1:R", "R1:c", options=options)
    assert t.at("N1") == ["R"]
    assert t.at("N2") == []


@rules("5.13", "5.20")
def test_of_two_tokens_only_the_one_with_a_point_rises() -> None:
    t = awarded("M1:R,G", "G1:c")
    assert t.at("N1") == ["G"]
    assert t.at("N2") == []
    assert t.at("M1") == ["R"]


@rules("5.20", "5.21")
def test_of_two_tokens_the_better_one_takes_the_left_title() -> None:
    t = awarded("M1:R,G", "R1:1 G1:2")
    assert t.at("N1") == ["G"]
    assert t.at("N2") == ["R"]


@rules("5.10", "5.16")
def test_magicians_take_the_titles_of_necromancers_who_have_just_left_them() -> None:
    t = awarded("N1:B N2:G M1:R,R", "B1:2 R1:6 R2:5")
    assert t.at("S1") == ["B"]
    assert t.at("N1") == t.at("N2") == ["R"]
    assert t.at("passed N") == ["G"]
