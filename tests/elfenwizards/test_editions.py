"""Stories of the five editions and the options (rules 13)."""

from __future__ import annotations

import pytest

from guildhall.kernel.message import BadOption
from tests.citing import rules
from tests.elfenwizards.table import GAME, Table, awarded

EVERYWHERE = {
    "setup": "standard",
    "colours": "random",
    "rounds": 4,
    "grey_cost": 4,
    "grey_supply": "unlimited",
    "top_tie": "two_win",
    "vacancy_ceiling": "any_below_high",
    "vacancy_order": "player_all",
    "no_high_wizard_start": "stay",
    "retire_clears_grey": "off",
    "ally_support_uncontested": "off",
    "final_tie": "shared",
    "place_two": "on",
    "place_all": "on",
    "timers": "off",
}
ITALIAN = {"top_tie": "none_win", "place_two": "off", "place_all": "off"}
EDITIONS: dict[str, dict[str, object]] = {
    "original": {},
    "german": {"vacancy_ceiling": "same_or_lower"},
    "french": {"grey_cost": 3},
    "italian": {**ITALIAN},
    "retranslation": {**ITALIAN},
}
every_edition = pytest.mark.parametrize("edition", EDITIONS)


# -- what an edition settles ---------------------------------------------------------------------------


@every_edition
@rules("13.1")
def test_an_edition_sets_the_options_that_are_listed_for_it_and_no_other(edition: str) -> None:
    settled = GAME.options.settle({"edition": edition})
    assert settled == {"edition": edition, **EVERYWHERE, **EDITIONS[edition]}


@rules("13.1")
def test_there_are_five_editions_and_the_original_is_played_if_none_is_named() -> None:
    assert list(GAME.options.editions) == list(EDITIONS)
    assert GAME.options.settle({}) == GAME.options.settle({"edition": "original"})


# -- what it means in play -----------------------------------------------------------------------------


@every_edition
@rules("5.17", "13.1")
def test_two_tied_for_the_most_points_in_a_magician_box_rise_but_not_in_the_italian_texts(
    edition: str,
) -> None:
    t = awarded("M1:R,G,B", "R1:6 G1:6 B1:3", options={"edition": edition})
    rise = edition not in {"italian", "retranslation"}
    assert t.at("N1") + t.at("N2") == (["R", "G"] if rise else [])


@every_edition
@rules("5.2", "13.1")
def test_two_spells_are_a_must_but_not_in_the_italian_texts(edition: str) -> None:
    t = Table(step=5, tokens="W1:R W2:G", options={"edition": edition}).red("chip W1")
    one_is_enough = edition in {"italian", "retranslation"}
    assert t.why_not("red", "stop") == ("" if one_is_enough else "5.2")


@every_edition
@rules("3.4", "13.1")
def test_all_dice_of_the_second_roll_must_be_placed_but_not_in_the_italian_texts(edition: str) -> None:
    t = Table(step=3, dice={"red": {"rolled": [1]}}, rolls=[5], options={"edition": edition})
    t.red("accept")
    may_keep = edition in {"italian", "retranslation"}
    assert t.why_not("red", "done") == ("" if may_keep else "3.4")


@every_edition
@rules("7.4", "13.1")
def test_a_passed_over_sorcerer_may_become_wizard_but_not_in_the_german_text(edition: str) -> None:
    t = Table(step=7, tokens="passed_S:R", options={"edition": edition})
    assert t.why_not("red", "W1") == ("7.4" if edition == "german" else "")
    assert t.why_not("red", "S1") == ("" if edition == "german" else "7.2")


@every_edition
@rules("9.1", "13.1")
def test_a_three_removes_no_grey_chip_but_for_the_french_translator(edition: str) -> None:
    t = Table(step=9, tokens="M1:R+1", dice={"red": {"grey": [3]}}, options={"edition": edition})
    t.red("d3")
    assert t.at("M1") == (["R"] if edition == "french" else ["R+1"])


# -- options on top ------------------------------------------------------------------------------------


@every_edition
@rules("11.1", "13.2")
def test_the_game_of_six_rounds_can_be_played_with_every_edition(edition: str) -> None:
    options = {"edition": edition, "rounds": 6}
    assert GAME.options.settle(options) == {
        "edition": edition,
        **EVERYWHERE,
        **EDITIONS[edition],
        "rounds": 6,
    }
    assert GAME.outcome(Table(step=10, round=4, options=options).s) is None
    assert GAME.outcome(Table(step=10, round=6, options=options).s) is not None


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("setup", "full_pyramid"),
        ("colours", "in_order"),
        ("rounds", 6),
        ("grey_cost", 3),
        ("grey_supply", 12),
        ("top_tie", "none_win"),
        ("vacancy_ceiling", "same_or_lower"),
        ("vacancy_order", "one_each"),
        ("no_high_wizard_start", "pass_left"),
        ("retire_clears_grey", "on"),
        ("ally_support_uncontested", "on"),
        ("final_tie", "high_wizards_then_chips"),
        ("place_two", "off"),
        ("place_all", "off"),
    ],
)
@every_edition
@rules("13.2")
def test_any_option_may_be_set_on_top_of_any_edition(edition: str, option: str, value: object) -> None:
    settled = GAME.options.settle({"edition": edition, option: value})
    assert settled == {"edition": edition, **EVERYWHERE, **EDITIONS[edition], option: value}


@pytest.mark.parametrize(
    ("edition", "option"),
    [
        ("german", "vacancy_ceiling"),
        ("french", "grey_cost"),
        *((edition, option) for edition in ("italian", "retranslation") for option in ITALIAN),
    ],
)
@rules("13.2")
def test_an_option_counts_instead_of_the_value_of_the_edition(edition: str, option: str) -> None:
    default = EVERYWHERE[option]
    expected = {"edition": edition, **EVERYWHERE, **EDITIONS[edition], option: default}
    assert GAME.options.settle({"edition": edition, option: default}) == expected
    assert GAME.options.settle({option: default, "edition": edition}) == expected


@rules("7.4", "13.2")
def test_the_german_text_with_the_english_vacancies_lets_a_sorcerer_rise() -> None:
    options = {"edition": "german", "vacancy_ceiling": "any_below_high"}
    t = Table(step=7, tokens="passed_S:R", options=options).red("W1")
    assert t.at("W1") == ["R"]


@rules("9.1", "13.1", "13.2")
def test_the_french_text_can_be_played_with_its_printed_four_points() -> None:
    options = {"edition": "french", "grey_cost": 4}
    t = Table(step=9, tokens="M1:R+1", dice={"red": {"grey": [3]}}, options=options).red("d3")
    assert t.at("M1") == ["R+1"]


@rules("5.2", "13.2")
def test_the_italian_text_can_be_played_with_two_spells_as_a_must() -> None:
    options = {"edition": "italian", "place_two": "on"}
    t = Table(step=5, tokens="W1:R W2:G", options=options).red("chip W1")
    assert t.choices == ["chip"]


@rules("13.1")
def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption, match="There’s no edition called “spanish”"):
        GAME.options.settle({"edition": "spanish"})


@pytest.mark.parametrize(
    ("option", "value", "paragraph"),
    [
        ("top_tie", "one_win", "5.17"),
        ("place_two", "maybe", "5.2"),
        ("ally_support_uncontested", "maybe", "5.8"),
        ("vacancy_ceiling", "any", "7.4"),
        ("vacancy_order", "any", "7.5"),
        ("grey_supply", 13, "8.4"),
        ("rounds", 5, "11.1"),
        ("final_tie", "dice", "11.5"),
    ],
)
@rules("13.2")
def test_a_value_that_an_option_does_not_have_is_refused_with_its_paragraph(
    option: str, value: object, paragraph: str
) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.options.settle({option: value})
    assert refused.value.rule == paragraph
