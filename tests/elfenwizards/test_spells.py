"""Stories of placing spells (rules 5.1 to 5.9)."""

from __future__ import annotations

import pytest

from guildhall.elfenwizards.tree import BOX, BOXES
from tests.citing import rules
from tests.elfenwizards.table import GAME, Table

TWO_WIZARDS = "W1:R W2:G"
EVERY_LEVEL = "W1:R W2:G S1:R S2:G S3:B S4:R N1:G N2:B M1:R,G"
NO_CHIPS = {"minor": 7}


def beside(t: Table, box: str) -> int:
    """Return the spell points beside the token in a title box."""
    (token,) = t.s.in_box(BOX[box])
    return t.s.points[token]


def boxes_on_offer(t: Table) -> set[str]:
    """Return the boxes of the tokens that the spell in hand can go to."""
    return {BOXES[t.s.where[token]] for token in t.asked().options}


@rules("5.1")
def test_spells_go_round_clockwise_from_the_dragon_lap_after_lap() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dragon="green")
    for _ in range(3):
        t.green("chip W2 chip W2").blue("chip W2 chip W2").red("chip W1 chip W1")
    assert t.whose == "green"
    assert t.why_not("blue", "chip W2") == "0.11"


@rules("5.1")
def test_two_spells_are_two_dice_or_two_chips_or_one_of_each() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"red": {"W": [2, 3]}, "blue": {"W": [4]}})
    t.red("d2W W1 d3W W1").green("chip W2 chip W2").blue("d4W W2 chip W2")
    assert t.whose == "red"
    assert (beside(t, "W1"), beside(t, "W2")) == (5, 7)


@rules("5.1")
def test_the_two_spells_of_a_turn_may_go_to_two_tokens() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"red": {"W": [2, 3]}})
    t.red("d2W W1 d3W W2")
    assert t.whose == "green"
    assert (beside(t, "W1"), beside(t, "W2")) == (2, 3)


@rules("5.1")
def test_only_own_dice_in_the_major_boxes_and_chips_in_front_are_spells() -> None:
    t = Table(
        step=5,
        tokens=TWO_WIZARDS,
        dice={"red": {"minor": [6], "grey": [5], "W": [1]}, "green": {"W": [4]}},
        chips={"red": {"front": 1, "minor": 6}},
    )
    assert t.choices == ["pass", "d1W", "chip"]
    t.red("chip W1")
    assert t.choices == ["d1W"]


@rules("5.1")
def test_a_player_without_a_chip_in_front_learns_that_those_in_the_box_are_not_spells() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"red": {"W": [1]}}, chips={"red": NO_CHIPS})
    assert t.why_not("red", "chip W1") == "5.1"


@rules("5.1")
def test_a_player_without_such_a_die_in_the_major_box_learns_that_dice_elsewhere_are_not_spells() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"red": {"minor": [6], "W": [1]}})
    assert t.why_not("red", "d6W W1") == "5.1"


@rules("5.2")
def test_after_one_spell_the_second_must_follow() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS)
    t.red("chip W1")
    assert t.choices == ["chip"]
    assert t.why_not("red", "stop") == "5.2"
    assert t.why_not("red", "pass") == "5.2"


@rules("5.2")
def test_before_the_first_spell_there_is_nothing_to_stop_only_to_pass() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, options={"place_two": "off"})
    assert t.choices == ["pass", "chip"]
    assert t.why_not("red", "stop") == "5.2"


@rules("5.2")
def test_with_the_option_one_spell_is_enough_and_no_pass() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, options={"place_two": "off"})
    t.red("chip W1 stop").green("pass").blue("pass").red("chip W1 stop").red("pass")
    assert t.at("H") == ["R"]
    assert "red’s R1 becomes High Wizard with 2 spell points." in t.log()


@rules("5.2")
def test_with_the_option_two_spells_are_still_the_most() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, options={"place_two": "off"})
    t.red("chip W1 chip W1")
    assert t.whose == "green"


@rules("5.2", "5.4")
def test_with_the_option_placing_none_is_a_pass_and_final() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, options={"place_two": "off"})
    t.red("pass").green("chip W2 stop").blue("chip W2 stop")
    assert t.whose == "green"


@rules("5.3")
def test_the_last_spell_is_placed_alone() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, chips={"red": {"front": 1, "minor": 6}})
    t.red("chip W1")
    assert t.whose == "green"
    assert beside(t, "W1") == 1
    assert "red has no spell left to place and passes." not in t.log()


@rules("5.3")
def test_three_spells_are_two_and_then_one() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, chips={"red": {"front": 3, "minor": 4}})
    t.red("chip W1 chip W1").green("pass").blue("pass").red("chip W1")
    assert "red’s R1 becomes High Wizard with 3 spell points." in t.log()


@rules("5.3")
def test_the_last_spell_may_also_be_kept_by_passing() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, chips={"red": {"front": 1, "minor": 6}})
    t.red("pass").all_pass()
    assert t.chips("red") == (1, 6)


@rules("5.3")
def test_a_sorcerer_die_without_any_sorcerer_leaves_just_the_chip_to_place() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"red": {"S": [4]}}, chips={"red": {"front": 1, "minor": 6}})
    assert t.choices == ["pass", "chip"]
    assert t.why_not("red", "d4S") == "5.3"
    t.red("chip W1")
    assert t.whose == "green"


@rules("5.3", "5.8")
def test_a_die_that_could_only_go_into_a_closed_contest_is_not_usable() -> None:
    t = Table(step=5, tokens="W1:G", dice={"red": {"W": [6]}})
    assert t.choices == ["pass", "chip"]
    assert t.why_not("red", "d6W") == "5.3"


@rules("5.3", "5.4")
def test_a_player_without_a_usable_spell_passes_automatically_even_at_the_start() -> None:
    t = Table(step=5, tokens="W1:G", dice={"red": {"W": [6], "S": [6]}}, chips={"red": NO_CHIPS})
    assert "red has no spell left to place and passes." in t.log()
    t.green("chip W1 chip W1").blue("pass")
    assert t.whose == "green"


@rules("5.3", "5.4")
def test_a_player_who_has_placed_everything_is_out_and_the_others_continue() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, chips={"red": {"front": 2, "minor": 5}})
    t.red("chip W1 chip W1").green("chip W2 chip W2").blue("chip W2 chip W2")
    assert t.log()[-1] == "red has no spell left to place and passes."
    assert t.whose == "green"


@rules("5.3", "5.4")
def test_if_nobody_has_a_usable_spell_the_awards_follow_at_once() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, chips={"red": NO_CHIPS, "green": NO_CHIPS, "blue": NO_CHIPS})
    assert t.step > 5
    assert "The title High Wizard stays vacant." in t.log()


@rules("5.4")
def test_a_pass_is_final_and_the_last_player_continues_alone() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS)
    t.red("pass")
    assert t.log()[-1] == "red passes."
    t.green("chip W2 chip W2").blue("chip W1 chip W1")
    t.green("pass").blue("chip W1 chip W1").blue("chip W1 chip W1")
    assert (t.step, t.whose) == (5, "blue")
    t.blue("pass")
    assert t.step > 5
    assert t.at("H") == ["R"]


@rules("5.4")
def test_a_player_who_has_passed_and_wants_back_in_learns_that_a_pass_is_final() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS)
    t.red("pass")
    assert t.why_not("red", "chip W1") == "5.4"


@rules("5.4")
def test_all_may_pass_on_their_very_first_turn() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"red": {"W": [6]}})
    t.red("pass").green("pass").blue("pass")
    assert t.step > 5
    assert "The title High Wizard stays vacant." in t.log()


@pytest.mark.parametrize(
    ("die", "boxes"),
    [
        ("d6W", {"W1", "W2"}),
        ("d6S", {"S1", "S2", "S3", "S4"}),
        ("d6N", {"N1", "N2"}),
        ("d6M", {"M1", "M4"}),
    ],
)
@rules("5.5")
def test_a_die_supports_any_token_on_the_level_of_its_box_and_no_other(die: str, boxes: set[str]) -> None:
    t = Table(step=5, tokens=EVERY_LEVEL, dice={"red": {"W": [6], "S": [6], "N": [6], "M": [6]}})
    t.red(die)
    assert boxes_on_offer(t) == boxes


@pytest.mark.parametrize("target", ["N1", "W1", "G5"])
@rules("5.5")
def test_a_sorcerer_die_is_refused_to_tokens_below_and_above(target: str) -> None:
    t = Table(step=5, tokens=EVERY_LEVEL, dice={"red": {"S": [6]}})
    assert t.why_not("red", "d6S S1") == ""
    assert t.why_not("red", f"d6S {target}") == "5.5"


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@rules("5.6")
def test_a_die_is_worth_what_it_shows_and_a_chip_is_worth_one(face: int) -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"red": {"W": [face]}})
    t.red(f"d{face}W W1")
    assert beside(t, "W1") == face
    t.red("chip W1")
    assert beside(t, "W1") == face + 1


@rules("5.6")
def test_a_chip_may_support_tokens_of_every_level() -> None:
    t = Table(step=5, tokens=EVERY_LEVEL)
    t.red("chip")
    assert boxes_on_offer(t) == {"W1", "W2", "S1", "S2", "S3", "S4", "N1", "N2", "M1", "M4"}


@rules("5.7")
def test_spells_of_all_players_may_lie_beside_one_token() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"blue": {"W": [3, 3]}})
    t.red("chip W2 chip W2").green("chip W2 chip W2").blue("d3W W2 d3W W2").red("chip W2 chip W2")
    assert beside(t, "W2") == 12


@rules("5.7", "5.18")
def test_help_that_nobody_asked_for_can_spoil_a_magician_box() -> None:
    t = Table(
        step=5,
        seats=4,
        tokens="M1:R,G,Y",
        spells=["red d4 R1", "green d4 G1", "yellow d3 Y1"],
        dragon="blue",
    )
    t.blue("chip Y1 chip B1").all_pass()
    assert t.at("M1") == ["G", "R", "Y"]
    assert t.at("N1") == t.at("N2") == []


CLOSED = [
    # the board, red's token that green wants to support, what forbids it even to allies
    pytest.param("W1:R", "W1", "", id="sole candidate"),
    pytest.param("M2:R", "R1", "", id="one Magician"),
    pytest.param("M2:R,R", "R2", "", id="two Magicians"),
    pytest.param("M2:R,R,R", "R1", "5.8", id="three Magicians"),
    pytest.param("N1:R N2:R", "N1", "5.8", id="both candidates"),
    pytest.param("N1:R N2:R", "N2", "5.8", id="both candidates, the other"),
]


@pytest.mark.parametrize(("tokens", "target", "_"), CLOSED)
@rules("5.8")
def test_only_the_owner_may_place_in_a_contest_among_tokens_of_one_player(
    tokens: str, target: str, _: str
) -> None:
    t = Table(step=5, tokens=tokens, dragon="green")
    assert t.why_not("green", f"chip {target}") == "5.8"
    t.green("pass").blue("pass")
    assert t.why_not("red", f"chip {target}") == ""


@pytest.mark.parametrize(("tokens", "target", "forbidden"), CLOSED)
@rules("5.8")
def test_with_the_option_allies_may_place_where_it_can_only_help(
    tokens: str, target: str, forbidden: str
) -> None:
    t = Table(step=5, tokens=tokens, dragon="green", options={"ally_support_uncontested": "on"})
    assert t.why_not("green", f"chip {target}") == forbidden


@rules("5.8")
def test_a_die_too_is_refused_in_a_closed_contest() -> None:
    t = Table(step=5, tokens="S1:R S3:R S4:G", dice={"blue": {"S": [6]}}, dragon="blue")
    assert t.why_not("blue", "d6S S1") == "5.8"
    assert t.why_not("blue", "d6S S3") == ""


@pytest.mark.parametrize("tokens", ["W1:R W2:G", "N1:G N2:R", "M2:R,R,G"])
@rules("5.7", "5.8")
def test_one_rival_opens_a_contest_to_everybody(tokens: str) -> None:
    t = Table(step=5, tokens=tokens, dragon="blue")
    assert t.why_not("blue", "chip R1") == ""
    assert t.why_not("blue", "chip G1") == ""


def closed_to_green(t: Table) -> set[str]:
    """Return the titles whose contests a helpful client shows as closed to green."""
    green = t.seat("green")
    return {
        BOXES[contest.titles[0]]
        for contest in GAME.hints(GAME.view(t.s, green)).contests
        if contest.closed_to_all_but not in {None, green}
    }


@rules("5.8")
def test_a_helpful_client_shows_the_closed_contests() -> None:
    t = Table(step=5, tokens="W1:R N1:R N2:R N3:G N4:R M1:R,R M2:G,R")
    assert closed_to_green(t) == {"H", "S1", "N1"}


@rules("5.8")
def test_with_the_option_a_helpful_client_shows_no_contest_as_closed_where_allies_may_place() -> None:
    t = Table(step=5, tokens="W1:R N1:R N2:R M1:R,R", options={"ally_support_uncontested": "on"})
    assert closed_to_green(t) == {"S1"}


@rules("5.8")
def test_with_the_option_the_point_of_an_ally_is_enough_for_the_title() -> None:
    t = Table(step=5, tokens="W1:R", options={"ally_support_uncontested": "on"})
    t.red("pass").green("chip W1 chip G1").all_pass()
    assert t.at("H") == ["R"]


@rules("5.9")
def test_a_spell_placed_by_mistake_stays_where_it_is() -> None:
    t = Table(step=5, tokens=TWO_WIZARDS, dice={"red": {"W": [6]}}, chips={"red": {"front": 2, "minor": 5}})
    t.red("d6W W2 chip W1").green("pass").blue("pass")
    assert t.choices == ["pass", "chip"]
    t.red("chip W1")
    assert t.at("H") == ["G"]


@pytest.mark.parametrize(("die", "target"), [("d6W", "W1"), ("d6S", "S1"), ("d6N", "N1"), ("d6M", "R4")])
@rules("5.1", "5.9")
def test_a_die_beside_a_token_has_left_its_box_and_cannot_be_placed_again(die: str, target: str) -> None:
    t = Table(step=5, tokens=EVERY_LEVEL, dice={"red": {"W": [6], "S": [6], "N": [6], "M": [6]}})
    t.red(f"{die} {target}")
    assert t.choices == [spell for spell in ("d6W", "d6S", "d6N", "d6M", "chip") if spell != die]
    assert t.why_not("red", die) == "5.1"


def warned(t: Table) -> list[tuple[str, str, str]]:
    """Return what a helpful client warns the player of who is asked."""
    hints = GAME.hints(GAME.view(t.s, t.s.asked[0].player))
    return [
        (one.word, one.rule, one.message.key.removeprefix("elfenwizards-warning-")) for one in hints.warnings
    ]


@rules("5.8", "5.13", "5.20")
def test_a_helpful_client_warns_of_more_points_for_a_token_that_rises_anyway() -> None:
    t = Table(step=5, tokens="S1:R N1:R N2:G M1:R M2:R,R", dice={"red": {"S": [2], "N": [3, 3]}})
    assert [rule for _, rule, key in warned(t) if key.startswith("rises")] == []
    t.red("d2S S1 chip M1").green("pass").blue("pass")
    settled = [("R1", "5.13", "rises"), ("S1", "5.13", "rises")]
    settled += [("R3", "5.20", "rises-magicians"), ("M1", "5.20", "rises-magicians")]
    assert [one for one in warned(t) if "rises" in one[2]] == settled
    t.red("chip")
    assert warned(t) == settled  # while the token is chosen


@rules("5.4", "5.8")
def test_a_helpful_client_warns_of_passing_where_nobody_else_could_help() -> None:
    t = Table(step=5, tokens="S1:R S2:R N1:G N2:B", dice={"red": {"S": [2]}})
    assert warned(t) == [("pass", "5.8", "pass")]
    t.red("d2S")
    assert warned(t) == []  # nothing to pass
    t.red("S1")
    assert warned(t) == []  # one point is enough, and it is too late to pass
    magicians = Table(step=5, tokens="M1:R,R N1:G N2:B")
    assert warned(magicians) == [("pass", "5.8", "pass-magicians")]
    poor = Table(
        step=5, tokens="S1:R N1:G N2:R", dice={"red": {"N": [2]}}, chips={"red": {"front": 0, "minor": 7}}
    )
    assert warned(poor) == []  # no spell that could help
    assert GAME.hints(GAME.view(t.s, 1)).warnings == ()  # nobody else is asked
