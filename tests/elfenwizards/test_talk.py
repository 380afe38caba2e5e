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
def test_a_player_may_help_a_rival_in_one_turn_and_turn_against_him_in_the_next() -> None:
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
    free = t.choices
    t.blue("chip W1 chip W1").all_pass()
    assert (free, t.at("H")) == (["pass", "chip"], ["R"])
    assert Table(step=5, tokens="W1:R", dice=idle, dragon="blue").why_not("blue", "chip W1") == "5.8"


@rules("12.1")
@pytest.mark.parametrize("word", ["promise", "deal", "offer"])
def test_there_is_no_move_by_which_a_promise_could_be_made(word: str) -> None:
    t = Table(step=5, tokens="W1:R W2:G")
    assert t.why_not("red", word) == "5.1"


# -- property (12.2) -------------------------------------------------------------------------------------


def belongings(s: State) -> dict[str, dict[str, int]]:
    """Everything on the table, counted by its owner from the written position."""
    dump: dict[str, Any] = GAME.dump(s)
    found: dict[str, dict[str, int]] = {}
    for colour in dump["players"]:
        letter = LETTERS[COLOURS.index(colour)]
        beside = [spell.split()[1] for spell in dump.get("spells", []) if spell.split()[0] == colour]
        lying = [dice for place, dice in dump["dice"][colour].items() if place != "front"]
        taken = [
            doing["dice"]
            for doing in dump.get("doing", [])
            if doing.get("player") == colour and "dice" in doing
        ]
        boxes = [[inside] if isinstance(inside, str) else inside for inside in dump["tokens"].values()]
        found[colour] = {
            "dice": dump["dice"][colour]["front"]
            + sum(map(len, lying + taken))
            + sum(1 for spell in beside if spell != "chip"),
            "chips": sum(dump["chips"][colour].values())
            + beside.count("chip")
            + list(dump["track"].values()).count(colour),
            "tokens": sum(1 for box in boxes for token in box if token[0] == letter),
        }
    return found


@rules("12.2", "0.7")
@pytest.mark.parametrize(("seats", "tokens"), [(3, 8), (4, 6), (5, 5), (6, 4)])
def test_everybody_keeps_his_dice_chips_and_tokens_after_every_choice(seats: int, tokens: int) -> None:
    his = {"dice": 7, "chips": 7, "tokens": tokens}
    for seed in range(3):
        for s in wander(seats, seed):
            assert set(map(str, belongings(s).values())) == {str(his)}


@rules("12.2")
def test_only_the_one_who_is_asked_gives_up_chips_until_the_spells_are_cleared_away() -> None:
    for seed in range(5):
        before: list[int] = []
        asked = -1
        for s in wander(4, seed):
            paid = [player for player, chips in enumerate(before) if s.hand[player] < chips]
            told = [event for event in s.events or [] if event.kind == kinds.RETIRE_PAY]
            assert set(paid) <= {asked, *(event.args[0] for event in told)}
            before = s.hand[:]
            asked = s.asked[0].player if s.asked else -1


@rules("12.2")
def test_grey_chips_come_from_demotion_and_go_by_grey_magic_and_never_wander_between_tokens() -> None:
    wandered = 0
    for seed in range(20):
        grey = [0] * 24
        for s in wander(3, seed):
            for event in s.events or []:
                if event.kind == kinds.DEMOTED:
                    grey[event.args[0]] += event.args[2]
                elif event.kind == kinds.TOKEN_CLEANSED:
                    grey[event.args[0]] -= event.args[1]
                    wandered += 1
            assert s.grey == grey
    assert wandered > 5


@rules("12.2")
def test_points_come_from_scoring_alone() -> None:
    for seed in range(5):
        score = [0] * 5
        for s in wander(5, seed):
            for event in s.events or []:
                if event.kind in (kinds.SCORED, kinds.BONUS):
                    player, count, _ = event.args
                    score[player] += count
            assert s.score == score
        assert any(score)


@rules("12.2")
def test_nobody_can_use_the_dice_of_another_as_spells() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dice={"red": {"W": [6]}, "green": {"W": [2]}}, dragon="green")
    assert t.choices == ["pass", "d2W", "chip"]
    assert t.why_not("green", "d6W") == "5.5"


@rules("12.2")
def test_nobody_can_use_the_chips_of_another() -> None:
    t = Table(
        step=5, tokens="W1:R W2:G", dice={"green": {"W": [2]}}, chips={"green": {"minor": 7}}, dragon="green"
    )
    assert t.choices == ["pass", "d2W"]
    assert t.why_not("green", "chip") == "5.6"


@rules("12.2")
def test_a_spell_beside_a_rivals_token_still_belongs_to_who_placed_it() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dice={"blue": {"W": [6], "minor": [2]}}, dragon="blue")
    t.blue("d6W W1 chip W1").all_pass()
    assert (t.step, t.at("H")) == (6, ["R"])
    assert (t.chips("blue"), t.dice_in_front("blue")) == ((6, 1), 6)
    assert (t.chips("red"), t.dice_in_front("red")) == ((7, 0), 7)
    assert t.blue("d2").chips("blue") == (7, 0)
