"""Stories of the retiring High Wizard, and of the dragon (rules 1)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from guildhall.elfenwizards import kinds
from guildhall.kernel.message import BadPosition
from tests.citing import rules
from tests.elfenwizards.table import GAME, Table
from tests.elfenwizards.wandering import wander

NO_DICE_TO_ROLL = {colour: {"grey": [1] * 7} for colour in ("red", "green", "blue")}


def retiring(
    tokens: str = "H:R",
    round: int = 2,
    minor: int = 0,
    dragon: str = "green",
    options: Mapping[str, object] | None = None,
    dice: Mapping[str, Mapping[str, list[int]]] | None = None,
) -> Table:
    """Begin a round with red as High Wizard, and `minor` of red's chips in the Minor Spell box."""
    return Table(
        step=1,
        tokens=tokens,
        round=round,
        chips={"red": {"minor": minor}},
        dragon=dragon,
        options=options,
        dice=dice,
    )


def track(t: Table) -> object:
    """Return who has paid for which round."""
    return GAME.dump(t.s)["track"]


def dragon(t: Table) -> object:
    """Return who holds the dragon."""
    return GAME.dump(t.s)["dragon"]


# -- when there is nobody to retire (1.1) ----------------------------------------------------------------


@rules("1.1", "1.7")
@pytest.mark.parametrize("start", ["stay", "pass_left"])
def test_the_first_round_begins_with_the_first_roll_and_moves_no_dragon(start: str) -> None:
    for seed in range(10):
        s = GAME.new(4, seed, {"no_high_wizard_start": start})
        told = [event.kind for event in s.events or []]
        assert told == [kinds.START, kinds.ROUND, kinds.STEP_BEGINS, kinds.STEP_BEGINS, kinds.ROLLED]
        assert s.events is not None
        assert s.dragon == kinds.EVENTS.field(s.events[0], "player") == s.asked[0].player


@rules("1.1", "0.9")
def test_there_cannot_be_a_high_wizard_before_the_first_awards() -> None:
    with pytest.raises(BadPosition):
        retiring(round=1)
    with pytest.raises(BadPosition):
        Table(step=2, tokens="H:R", round=1)


@rules("1.1")
def test_nobody_retires_or_pays_when_the_high_wizards_box_is_empty() -> None:
    t = retiring(tokens="W1:R", minor=3)
    assert (t.step, track(t)) == (2, {})
    assert (t.chips("red"), t.chips("green"), t.chips("blue")) == ((4, 3), (7, 0), (7, 0))
    assert t.at("W1") == ["R"]


# -- the price (1.2, 1.3) --------------------------------------------------------------------------------


@rules("1.2")
def test_the_owner_pays_from_in_front_of_them_or_from_the_box_as_they_like() -> None:
    t = retiring(minor=2)
    assert (t.whose, t.choices) == ("red", ["hand", "box"])
    assert t.red("hand").chips("red") == (4, 2)
    assert retiring(minor=2).red("box").chips("red") == (5, 1)


@rules("1.2")
@pytest.mark.parametrize(("minor", "left"), [(0, (6, 0)), (7, (0, 6))])
def test_with_chips_in_one_place_only_the_chip_comes_from_there(minor: int, left: tuple[int, int]) -> None:
    t = retiring(minor=minor)
    assert t.choices == ["M1", "M2", "M3", "M4"]
    assert t.chips("red") == left


@rules("1.2")
def test_the_owner_pays_one_of_their_own_chips_and_nobody_else_pays() -> None:
    t = retiring(tokens="H:B", minor=3)
    assert t.whose == "blue"
    assert (t.chips("red"), t.chips("green"), t.chips("blue")) == ((4, 3), (7, 0), (6, 0))
    assert t.why_not("red", "M1") == "0.11"


@rules("1.2", "11.2")
def test_a_player_who_has_paid_once_ends_the_game_with_their_second_high_wizard_and_pays_no_more() -> None:
    t = Table(step=5, tokens="W1:R", round=2, high_wizards={"red": 1}, track={"1": "red"})
    t.red("chip W1 chip W1").all_pass()
    assert t.at("H") == ["R"]
    assert "The game is over: a guild has had its second High Wizard. red wins." in t.log()
    assert track(t) == {"1": "red"}
    assert t.chips("red") == (4, 2)


@rules("1.2")
def test_over_many_games_nobody_pays_twice_and_everybody_who_must_pay_can() -> None:
    paid = 0
    for seed in range(30):
        for s in wander(3, seed, {"rounds": 6}):
            payers = [player for player in s.track if player >= 0]
            assert len(set(payers)) == len(payers)
            assert min(s.hand) >= 0
            assert min(s.spent) >= 0
        paid += len(payers)
    assert paid > 30


@rules("1.3")
@pytest.mark.parametrize(("round", "rounds"), [(2, 4), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_the_chip_lies_on_the_space_of_the_round_just_ended(round: int, rounds: int) -> None:
    t = retiring(round=round, options={"rounds": rounds})
    assert track(t) == {str(round - 1): "red"}


@rules("1.3")
def test_the_chip_on_the_year_track_cannot_be_redeemed() -> None:
    dice = {**NO_DICE_TO_ROLL, "red": {"minor": [6, 6], "grey": [1] * 5}}
    t = retiring(minor=1, dice=dice).red("hand M1")
    assert (t.step, t.chips("red")) == (4, (5, 1))
    assert t.red("d6").hurry(2, 5).chips("red") == (6, 0)
    assert t.hurry(2, 6).red("d6").chips("red") == (6, 0)
    assert track(t) == {"1": "red"}


@rules("1.3")
def test_the_chip_on_the_year_track_earns_no_point_at_the_end() -> None:
    t = retiring(round=4, dice=NO_DICE_TO_ROLL).red("M1").hurry(5, 1)
    assert "red scores 6 bonus points for minor spells (total 22)." in t.log()
    assert "green scores 7 bonus points for minor spells (total 23)." in t.log()


@rules("1.3", "10.3")
def test_the_high_wizard_of_the_last_round_never_pays() -> None:
    t = Table(step=5, tokens="W1:R", round=4)
    t.red("chip W1 chip W1").all_pass()
    assert (t.s.asked, t.at("H"), track(t)) == ((), ["R"], {})
    assert t.chips("red") == (5, 2)
    assert "red scores 5 bonus points for minor spells (total 29)." in t.log()


@rules("1.3")
def test_in_a_game_of_six_rounds_the_high_wizard_of_the_fourth_pays() -> None:
    t = Table(step=5, tokens="W1:R", round=4, options={"rounds": 6})
    t.red("chip W1 chip W1").all_pass().red("hand")
    assert (t.chips("red"), track(t)) == ((4, 2), {"4": "red"})


# -- the dragon and the token (1.4 to 1.6) ---------------------------------------------------------------


@rules("1.4", "0.11")
def test_the_owner_of_the_retiring_high_wizard_takes_the_dragon_and_goes_first() -> None:
    t = retiring(dragon="green").red("M1")
    assert dragon(t) == "red"
    order = []
    for _ in range(3):
        order.append(t.whose)
        t.play(t.whose, "done")
    assert order == ["red", "green", "blue"]


@rules("1.4")
@pytest.mark.parametrize("start", ["stay", "pass_left"])
def test_a_player_who_already_holds_the_dragon_keeps_it_when_their_high_wizard_retires(start: str) -> None:
    t = retiring(dragon="red", options={"no_high_wizard_start": start}).red("M1")
    assert (dragon(t), t.whose) == ("red", "red")


@rules("1.2", "1.4", "1.5")
def test_first_the_chip_is_paid_then_the_dragon_moves_then_the_token_retires() -> None:
    t = retiring().red("M3")
    told = [event.kind for event in t.happened]
    assert told[:5] == [kinds.ROUND, kinds.STEP_BEGINS, kinds.RETIRE_PAY, kinds.DRAGON, kinds.RETIRED]


@rules("1.5")
@pytest.mark.parametrize("box", ["M1", "M2", "M3", "M4"])
def test_the_retired_token_goes_to_any_magician_box_of_its_owners_choice(box: str) -> None:
    t = retiring(tokens="H:R M1:G M2:G M3:G M4:G")
    before = t.at(box)
    assert t.choices == ["M1", "M2", "M3", "M4"]
    t.red(box)
    assert (t.at("H"), t.at(box)) == ([], sorted([*before, "R"]))


@rules("1.5")
def test_the_retired_token_cannot_keep_its_box_or_take_a_title() -> None:
    t = retiring()
    for box in ("H", "W1", "S4", "N2"):
        assert t.why_not("red", box) == "1.5"
    assert t.why_not("red", "M2") == ""


@rules("1.5")
def test_the_retired_token_competes_again_in_this_very_round() -> None:
    t = retiring(dice=NO_DICE_TO_ROLL).red("M2")
    t.red("chip R1 chip R1").all_pass()
    assert t.at("N3") == ["R"]


@rules("1.6")
@pytest.mark.parametrize(
    ("options", "now"),
    [({}, "R+2"), ({"retire_clears_grey": "off"}, "R+2"), ({"retire_clears_grey": "on"}, "R")],
)
def test_a_retiring_token_keeps_its_grey_chips_unless_the_table_plays_otherwise(
    options: dict[str, str], now: str
) -> None:
    t = retiring(tokens="H:R+2 M1:R+1,G+3", options=options).red("M2")
    assert t.at("M2") == [now]
    assert t.at("M1") == ["G+3", "R+1"]


@rules("1.6", "10.2")
@pytest.mark.parametrize(("clears", "scored"), [("off", 14), ("on", 16)])
def test_grey_chips_that_are_kept_continue_to_cost_points(clears: str, scored: int) -> None:
    t = retiring(tokens="H:R+2", dice=NO_DICE_TO_ROLL, options={"retire_clears_grey": clears})
    t.red("M2").hurry(3, 5)
    assert f"red scores {scored} points (total {scored})." in t.log()


@rules("1.6")
@pytest.mark.parametrize(("clears", "left"), [("off", 7), ("on", 9)])
def test_grey_chips_of_the_retired_go_back_to_the_supply_if_they_are_cleared(clears: str, left: int) -> None:
    options = {"retire_clears_grey": clears, "grey_supply": 12}
    t = retiring(tokens="H:R+2 M1:G+3", options=options)
    assert t.s.supply == 7
    assert t.red("M2").s.supply == left


# -- the dragon without a High Wizard (1.7) --------------------------------------------------------------


@rules("1.7")
@pytest.mark.parametrize(
    ("start", "before", "after"),
    [
        ("stay", "red", "red"),
        ("stay", "blue", "blue"),
        ("pass_left", "red", "green"),
        ("pass_left", "green", "blue"),
        ("pass_left", "blue", "red"),
    ],
)
def test_without_a_high_wizard_the_dragon_stays_or_goes_to_the_left(
    start: str, before: str, after: str
) -> None:
    t = retiring(tokens="", dragon=before, options={"no_high_wizard_start": start})
    assert (dragon(t), t.whose) == (after, after)
    assert (f"{after} takes the dragon and goes first." in t.log()) == (start == "pass_left")


@rules("1.7")
def test_unless_the_table_plays_otherwise_the_dragon_stays() -> None:
    assert dragon(retiring(tokens="", dragon="green")) == "green"


@rules("1.4", "1.7")
def test_a_dragon_that_passes_left_still_goes_to_the_owner_of_a_high_wizard() -> None:
    t = retiring(tokens="H:R", dragon="green", options={"no_high_wizard_start": "pass_left"})
    assert dragon(t) == "red"


@rules("1.7")
def test_a_dragon_that_passes_left_does_so_once_a_round() -> None:
    t = Table(
        step=5,
        dice=NO_DICE_TO_ROLL,
        dragon="blue",
        options={"no_high_wizard_start": "pass_left", "rounds": 6},
    )
    t.hurry(2, 5)
    assert dragon(t) == "red"
