"""Stories of tables with the option timers, which limits the time for bargaining (rules 12.1)."""

from __future__ import annotations

import random

import pytest

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.flow.round import step_now
from guildhall.elfenwizards.state import ROLLED
from guildhall.kernel.deals import BROKEN, KEPT, Verdict
from guildhall.kernel.message import BadPosition, IllegalChoice
from guildhall.text import Text
from tests.citing import rules
from tests.elfenwizards.table import GAME, Table
from tests.elfenwizards.test_promises import Hall, deals
from tests.elfenwizards.wandering import wander

RED, GREEN, BLUE = range(3)
ON = {"timers": "on"}
MINUTE, FIVE_MINUTES = 60, 300


def asked(t: Table) -> list[str]:
    """Return who is asked."""
    return [t.colour(decision.player) for decision in t.s.asked]


# -- before rolling --------------------------------------------------------------------------------------


@rules("12.1")
def test_nobody_is_asked_to_roll_or_to_be_ready_unless_the_table_wants_clocks() -> None:
    for s in wander(3, 1):
        assert GAME.talks(s) is None
        assert all(decision.kind not in (kinds.ROLL, kinds.READY) for decision in s.asked)


@rules("12.1", "2.1")
def test_each_player_may_bargain_for_a_minute_before_their_first_roll() -> None:
    t = Table(step=2, rolls=[6] * 7 + [5] * 7, dragon="blue", options=ON)
    assert (asked(t), t.choices, GAME.talks(t.s)) == (["blue"], ["roll"], MINUTE)
    assert (t.dice_in_front("blue"), t.dice("blue", ROLLED)) == (7, [])
    t.blue("roll")
    assert (t.dice_in_front("blue"), t.dice("blue", ROLLED)) == (0, [6] * 7)
    assert GAME.talks(t.s) is None
    t.blue("done")
    assert (asked(t), t.choices, GAME.talks(t.s)) == (["red"], ["roll"], MINUTE)
    assert t.red("roll").dice("red", ROLLED) == [5] * 7


@rules("12.1", "3.1", "3.2")
def test_there_is_a_minute_before_the_second_roll_but_none_before_a_paid_one() -> None:
    dice = {"red": {"rolled": [1, 1], "N": [2] * 5}, "green": {"N": [1] * 7}, "blue": {"rolled": [2]}}
    t = Table(step=3, dice=dice, rolls=[3, 4, 5, 6], options=ON)
    assert (t.choices, t.dice("red", ROLLED)) == (["roll"], [1, 1])
    t.red("roll")
    assert t.dice("red", ROLLED) == [3, 4]
    t.red("reroll")
    assert t.dice("red", ROLLED) == [5, 6]
    t.red("d5 W d6 W")
    assert (asked(t), t.choices) == (["blue"], ["roll"]), "green has nothing to roll"


@rules("12.1")
def test_the_question_says_how_many_dice_there_are() -> None:
    text = Text("en", ["Ada", "Bo", "Cy"])
    t = Table(step=2, dice={"red": {"grey": [1, 1, 1]}}, options=ON)
    rule, message = GAME.prompt(t.s, t.asked())
    assert (rule, text.render(message)) == (
        "12.1",
        "Ada, you have a minute to bargain: roll your 4 dice when you’re ready.",
    )
    assert text.render(GAME.label(t.s, t.asked(), kinds.NOW)) == "roll now"
    t = Table(step=3, dice={"green": {"rolled": [5]}}, options=ON)
    assert text.render(GAME.prompt(t.s, t.asked()).message) == (
        "Bo, you have a minute to bargain: roll your die when you’re ready."
    )


@rules("12.1")
def test_before_the_roll_nothing_can_be_placed_and_nobody_else_rolls() -> None:
    t = Table(step=2, options=ON)
    assert t.why_not("red", "roll") == ""
    assert t.why_not("red", "d6") == "12.1"
    assert t.why_not("green", "roll") == "0.11"
    with pytest.raises(IllegalChoice, match="1 isn’t one of the choices"):
        GAME.apply(t.s, RED, 1)


# -- before the first spell ------------------------------------------------------------------------------


@rules("12.1", "5.1")
def test_all_bargain_together_before_the_first_spell_until_everybody_is_ready() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dragon="blue", options=ON)
    assert (asked(t), t.choices, GAME.talks(t.s)) == (["red", "green", "blue"], ["ready"], FIVE_MINUTES)
    t.green("ready")
    assert (asked(t), GAME.talks(t.s)) == (["red", "blue"], FIVE_MINUTES)
    t.blue("ready")
    assert asked(t) == ["red"]
    t.red("ready")
    assert (asked(t), t.choices[:1], GAME.talks(t.s)) == (["blue"], ["pass"], None)
    t.blue("chip W1 chip W1")
    assert (asked(t), t.choices[:1]) == (["red"], ["pass"]), "nobody is asked twice"


@rules("12.1")
def test_the_clocks_run_again_in_every_round() -> None:
    found = set()
    for s in wander(3, 4, ON):
        if s.asked and s.asked[0].kind in (kinds.ROLL, kinds.READY):
            found.add((s.round, step_now(s.stack), len(s.asked)))
    rounds = {number for number, _, _ in found}
    assert len(rounds) > 1
    assert found >= {(number, 2, 1) for number in rounds} | {(number, 3, 1) for number in rounds}
    assert found >= {(number, 5, left) for number in rounds for left in (1, 2, 3)}


@rules("12.1")
def test_where_spells_are_placed_already_there_is_nothing_to_wait_for() -> None:
    t = Table(step=5, tokens="W1:R W2:G", spells=["red chip R1"], options=ON)
    assert t.choices[:1] == ["pass"]


@rules("12.1")
def test_a_player_who_is_ready_has_nothing_to_say_until_all_are() -> None:
    text = Text("en", ["Ada", "Bo", "Cy"])
    t = Table(step=5, options=ON)
    assert t.why_not("red", "chip") == "12.1"
    t.red("ready")
    refusal = GAME.explain(t.s, RED, "ready")
    assert refusal is not None
    assert (refusal.rule, text.render(refusal.message)) == (
        "12.1",
        "You’re ready. Others may still be bargaining: Bo and Cy.",
    )
    assert t.why_not("green", "ready") == ""
    rule, message = GAME.prompt(t.s, t.asked())
    assert (rule, text.render(message)) == (
        "12.1",
        "Bo, you all have five minutes to bargain before the first spell: are you ready?",
    )
    assert text.render(GAME.label(t.s, t.asked(), kinds.NOW)) == "ready for the first spell"


@rules("12.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_clocks_change_nothing_else(seats: int) -> None:
    chance = random.Random(seats)
    plain, timed = GAME.new(seats, 7), GAME.new(seats, 7, ON)
    while timed.asked:
        if GAME.talks(timed) is not None:
            GAME.apply(timed, chance.choice(timed.asked).player, kinds.NOW)
            continue
        assert timed.asked == plain.asked
        (decision,) = timed.asked
        choice = chance.choice(decision.options)
        GAME.apply(timed, decision.player, choice)
        GAME.apply(plain, decision.player, choice)
    assert GAME.outcome(timed) == GAME.outcome(plain) is not None


# -- promises --------------------------------------------------------------------------------------------


@rules("12.1")
def test_promises_are_made_while_the_clocks_run_before_any_die_has_fallen_too() -> None:
    h = Hall(Table(step=2, tokens="W1:R W2:B S1:G S2:B", dragon="green", options=ON))
    assert (h.t.choices, deals().open(h.t.s)) == (["roll"], True)
    promise = h.offer(RED, GREEN, "3 points S1", "chip W1")
    h.play("roll", "done")
    deals().check(h.t.s, promise)


@rules("12.1")
def test_promises_made_before_the_first_spell_are_judged_like_others() -> None:
    h = Hall(Table(step=5, tokens="W1:R W2:B S1:G S2:B", options=ON))
    assert deals().open(h.t.s)
    promise = h.offer(RED, GREEN, "2 chip S1", "chip W1")
    h.t.blue("ready")
    h.ledger.see(h.t.s)
    deals().check(h.t.s, promise)
    h.play("ready", "ready", "chip S1 chip S1", "pass")
    assert h.ledger.judge(promise) is None
    h.all_pass()
    assert h.ledger.judge(promise) == Verdict(KEPT, BROKEN)


# -- views and positions ---------------------------------------------------------------------------------


def test_a_view_shows_who_bargains_and_who_is_ready() -> None:
    t = Table(step=2, dragon="green", options=ON)
    shown = GAME.show(GAME.view(t.s, None))
    assert shown["doing"] == [{"do": "roll"}, {"do": "before_roll", "player": GREEN}]
    assert shown["waiting"] == [GREEN]
    t = Table(step=5, options=ON).green("ready")
    shown = GAME.show(GAME.view(t.s, None))
    assert shown["doing"] == [{"do": "before_spells", "ready": [GREEN]}]
    assert shown["waiting"] == [RED, BLUE]


def test_an_imagined_table_continues_from_the_same_question() -> None:
    t = Table(step=5, options=ON).green("ready")
    s = GAME.imagine(GAME.view(t.s, RED), 1)
    GAME.apply(s, BLUE, kinds.NOW)
    GAME.apply(s, RED, kinds.NOW)
    assert s.asked[0].kind == kinds.SPELL


def test_a_position_says_who_is_asked_to_roll() -> None:
    t = Table(step=2, dragon="blue", rolls=[6] * 7, options=ON)
    written = GAME.dump(t.s)
    assert written["doing"] == [
        {"do": "roll", "step": 2, "turn": 1},
        {"do": "before_roll", "step": 2, "player": "blue"},
    ]
    s = GAME.load(written)
    assert (s.asked, GAME.dump(s)) == (t.s.asked, written)


def test_a_position_says_who_is_ready() -> None:
    t = Table(step=5, options=ON).blue("ready").red("ready")
    written = GAME.dump(t.s)
    assert written["doing"] == [{"do": "before_spells", "ready": ["red", "blue"]}]
    s = GAME.load(written)
    assert (s.asked, GAME.dump(s)) == (t.s.asked, written)


ROLL = {"do": "roll", "step": 2, "turn": 1}
CANNOT_BE: list[tuple[str, dict[str, object], str]] = [
    (
        "a roll to bargain about without clocks",
        {"options": {}, "step": 2, "doing": [ROLL, {"do": "before_roll", "step": 2, "player": "red"}]},
        "“before_roll” isn’t possible here",
    ),
    (
        "a roll out of turn",
        {"step": 2, "doing": [ROLL, {"do": "before_roll", "step": 2, "player": "green"}]},
        "“before_roll” isn’t possible here",
    ),
    (
        "a roll before the first turn",
        {
            "step": 2,
            "dragon": "green",
            "doing": [{**ROLL, "turn": 0}, {"do": "before_roll", "step": 2, "player": "red"}],
        },
        "“before_roll” isn’t possible here",
    ),
    (
        "a roll without dice",
        {
            "step": 2,
            "doing": [ROLL, {"do": "before_roll", "step": 2, "player": "red"}],
            "dice": {"red": {"grey": [1] * 7}},
        },
        "“before_roll” isn’t possible here",
    ),
    (
        "dice that have fallen before they were rolled",
        {
            "step": 2,
            "doing": [ROLL, {"do": "before_roll", "step": 2, "player": "red"}],
            "dice": {"red": {"rolled": [1]}},
        },
        "before their first roll",
    ),
    (
        "a roll of another step",
        {"step": 2, "doing": [ROLL, {"do": "before_roll", "step": 3, "player": "red"}]},
        "“before_roll” can’t happen in step 2",
    ),
    (
        "the dice of a player who has placed theirs",
        {
            "step": 3,
            "doing": [{**ROLL, "step": 3, "turn": 2}, {"do": "before_roll", "step": 3, "player": "green"}],
            "dice": {"red": {"rolled": [1]}, "green": {"rolled": [1]}},
        },
        "has already placed their whole second roll",
    ),
    (
        "readiness without clocks",
        {"options": {}, "step": 5, "doing": [{"do": "before_spells", "ready": []}]},
        "“before_spells” isn’t possible here",
    ),
    (
        "nobody who is not ready",
        {"step": 5, "doing": [{"do": "before_spells", "ready": ["red", "green", "blue"]}]},
        "“before_spells” isn’t possible here",
    ),
    (
        "readiness after a spell",
        {"step": 5, "doing": [{"do": "before_spells", "ready": []}], "spells": ["red chip R1"]},
        "“before_spells” isn’t possible here",
    ),
    (
        "readiness after a pass",
        {"step": 5, "doing": [{"do": "before_spells", "ready": []}], "passed": ["red"]},
        "“before_spells” isn’t possible here",
    ),
    (
        "somebody else who is ready",
        {"step": 5, "doing": [{"do": "before_spells", "ready": ["white"]}]},
        "“white” (in doing.ready) isn’t valid here",
    ),
    (
        "readiness for something else",
        {"step": 4, "doing": [{"do": "before_spells", "ready": []}]},
        "“before_spells” can’t happen in step 4",
    ),
]


@pytest.mark.parametrize(("what", "parts", "why"), CANNOT_BE, ids=[what for what, _, _ in CANNOT_BE])
def test_a_position_that_cannot_be_is_refused(what: str, parts: dict[str, object], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"players": ["red", "green", "blue"], "options": ON, **parts})
    assert why in str(refused.value)


def test_players_who_have_yet_to_roll_have_their_dice_where_they_may_lie() -> None:
    """In step 3 the player asked, and all after them, have dice that they haven't placed yet."""
    dice = {colour: {"rolled": [1], "N": [1] * 6} for colour in ("red", "green", "blue")}
    t = Table(step=3, dice=dice, rolls=[2], options=ON)
    assert GAME.dump(GAME.load(GAME.dump(t.s))) == GAME.dump(t.s)
    t.red("roll accept d2 W")
    assert GAME.load(GAME.dump(t.s)).asked == t.s.asked
