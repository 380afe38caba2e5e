"""Stories of promises that bind nobody, and of things that never change hands (rules 12)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.setup import COLOURS, LETTERS
from guildhall.elfenwizards.state import State
from tests.citing import rules
from tests.elfenwizards.table import GAME, Table
from tests.elfenwizards.wandering import wander

# -- promises (12.1) -------------------------------------------------------------------------------------


@rules("12.1")
def test_a_player_may_help_a_rival_in_one_turn_and_turn_against_them_in_the_next() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dice={"blue": {"W": [6]}}, dragon="blue")
    t.blue("chip W1 chip W1").red("pass").green("chip W2 chip G2")
    t.blue("d6W W2 chip W2").all_pass()
    assert t.at("H") == ["G"]


@rules("12.1")
def test_a_player_may_serve_two_rivals_with_one_turn() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dragon="blue")
    t.blue("chip W1 chip W2").all_pass()
    assert t.at("H") == []


@rules("12.1")
def test_help_in_one_round_binds_nobody_in_the_next() -> None:
    idle = {colour: {"grey": [1] * 7} for colour in ("red", "green", "blue")}
    t = Table(step=5, tokens="S1:R S2:G", dice=idle, dragon="blue")
    t.blue("chip S1 chip S1").all_pass()
    assert t.at("W1") == ["R"]
    t.hurry(2, 5)
    assert t.at("W2") == ["G"], "passed over, but there was a vacant title"
    t.blue("chip W2 chip W2").all_pass()
    assert t.at("H") == ["G"]


@rules("12.1")
def test_there_is_no_move_by_which_a_promise_could_be_made() -> None:
    t = Table(step=5, tokens="W1:R W2:G")
    assert t.why_not("red", "promise") == "5.1"


# -- property (12.2) -------------------------------------------------------------------------------------


def belongings(s: State) -> list[tuple[int, int, int]]:
    """Return each player's dice, chips and tokens, counted in the dumped position."""
    dump: dict[str, Any] = GAME.dump(s)
    tokens = "".join(str(inside) for inside in dump["tokens"].values())
    found = []
    for colour in dump["players"]:
        beside = [spell.split()[1] for spell in dump.get("spells", []) if spell.split()[0] == colour]
        in_hand = [doing.get("taken", []) for doing in dump.get("doing", []) if doing.get("player") == colour]
        in_places = [dice for place, dice in dump["dice"][colour].items() if place != "front"]
        chips = sum(dump["chips"][colour].values()) + list(dump["track"].values()).count(colour)
        dice = dump["dice"][colour]["front"] + sum(len(dice) for dice in in_hand + in_places)
        found.append(
            (
                dice + len(beside) - beside.count("chip"),
                chips + beside.count("chip"),
                tokens.count(LETTERS[COLOURS.index(colour)]),
            )
        )
    return found


@rules("12.2", "0.7")
@pytest.mark.parametrize(("seats", "tokens"), [(3, 8), (4, 6), (5, 5), (6, 4)])
def test_everybody_keeps_their_dice_chips_and_tokens_after_every_choice(seats: int, tokens: int) -> None:
    for seed in range(2):
        for s in wander(seats, seed):
            assert belongings(s) == [(7, 7, tokens)] * seats


@rules("12.2")
def test_players_give_up_chips_only_by_choice_or_for_their_own_high_wizard() -> None:
    for seed in range(5):
        before: list[int] = []
        asked = -1
        for s in wander(4, seed):
            paid = [player for player, chips in enumerate(before) if s.hand[player] < chips]
            retired = [
                kinds.EVENTS.field(event, "player")
                for event in s.events or []
                if event.kind == kinds.RETIRE_PAY
            ]
            assert set(paid) <= {asked, *retired}
            before = s.hand[:]
            asked = s.asked[0].player if s.asked else -1


@rules("12.2")
def test_grey_chips_come_from_demotion_and_go_by_grey_magic_and_never_wander_between_tokens() -> None:
    removed = 0
    for seed in range(20):
        grey = [0] * 24
        for s in wander(3, seed):
            for event in s.events or []:
                told = kinds.EVENTS.fields(event)
                if event.kind == kinds.DEMOTED:
                    grey[told["token"]] += told["grey"]
                elif event.kind == kinds.TOKEN_CLEANSED:
                    grey[told["token"]] -= told["count"]
                    removed += 1
            assert s.grey == grey
    assert removed > 5


@rules("12.2")
def test_points_come_from_scoring_alone() -> None:
    for seed in range(5):
        score = [0] * 5
        for s in wander(5, seed):
            for event in s.events or []:
                if event.kind in (kinds.SCORED, kinds.BONUS):
                    told = kinds.EVENTS.fields(event)
                    score[told["player"]] += told["count"]
            assert s.score == score
        assert any(score)


@rules("12.2", "5.1")
def test_nobody_can_use_the_dice_of_another_as_spells() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dice={"red": {"W": [6]}, "green": {"W": [2]}}, dragon="green")
    assert t.choices == ["pass", "d2W", "chip"]
    assert t.why_not("green", "d6W") == "5.1"


@rules("12.2", "5.1")
def test_nobody_can_use_the_chips_of_another() -> None:
    t = Table(
        step=5, tokens="W1:R W2:G", dice={"green": {"W": [2]}}, chips={"green": {"minor": 7}}, dragon="green"
    )
    assert t.choices == ["pass", "d2W"]
    assert t.why_not("green", "chip") == "5.1"


@rules("12.2")
def test_a_spell_beside_a_rivals_token_still_belongs_to_the_player_who_placed_it() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dice={"blue": {"W": [6], "minor": [2]}}, dragon="blue")
    t.blue("d6W W1 chip W1").all_pass()
    assert (t.step, t.at("H")) == (6, ["R"])
    assert (t.chips("blue"), t.dice_in_front("blue")) == ((6, 1), 6)
    assert (t.chips("red"), t.dice_in_front("red")) == ((7, 0), 7)
    assert t.blue("d2").chips("blue") == (7, 0)
