"""The kernel, tested with the smallest game: simultaneous choices, secrets, chance, refusals and undo."""

from __future__ import annotations

import random

import pytest

from guildhall.kernel.message import BadArgument, BadOption, BadRecord, IllegalChoice
from guildhall.kernel.play import Play
from guildhall.kernel.record import Fairness, Record
from guildhall.kernel.tape import Tape
from tests.kernel.pennies import Hide, PenniesGame

GAME = PenniesGame()


def test_several_players_are_asked_at_once_and_may_answer_in_any_order() -> None:
    s = GAME.new(2, seed=1)
    assert [decision.player for decision in GAME.asks(s)] == [0, 1]
    GAME.apply(s, 1, 0)
    assert [decision.player for decision in GAME.asks(s)] == [0]
    GAME.apply(s, 0, 0)
    assert s.score[0] == 1
    assert [decision.player for decision in GAME.asks(s)] == [0, 1]


def test_a_player_who_has_answered_is_not_asked_again() -> None:
    s = GAME.new(2, seed=1)
    GAME.apply(s, 0, 1)
    with pytest.raises(IllegalChoice) as refused:
        GAME.apply(s, 0, 0)
    assert refused.value.rule == "1.1"
    assert str(refused.value) == "It isn’t your turn: Player 2 has to choose first."


def test_a_secret_is_in_nobody_else_s_view_or_events() -> None:
    heads, tails = GAME.new(2, seed=1), GAME.new(2, seed=1)
    GAME.apply(heads, 0, 0)
    GAME.apply(tails, 0, 1)
    for seat in (1, None):
        assert GAME.view(heads, seat) == GAME.view(tails, seat)
        assert [event for event in heads.events or () if event.seen_by(seat)] == []
    assert GAME.view(heads, 0) != GAME.view(tails, 0)
    assert [event.args for event in tails.events or () if event.seen_by(0)] == [(0, 1)]


def test_imagining_fills_in_the_unknown_in_every_possible_way() -> None:
    s = GAME.new(2, seed=1)
    GAME.apply(s, 0, 1)
    view = GAME.view(s, 1)
    assert {GAME.imagine(view, seed).coins[0] for seed in range(20)} == {0, 1}
    assert all(GAME.view(GAME.imagine(view, seed), 1) == view for seed in range(20))


def test_explaining_several_words_stops_at_the_first_illegal_one() -> None:
    s = GAME.new(2, seed=1)
    assert GAME.explain(s, 0, "heads") is None
    spoken_twice = GAME.explain(s, 0, "heads tails")
    assert spoken_twice is not None
    assert spoken_twice.message.key == "refuse-not-your-turn"
    nonsense = GAME.explain(s, 0, "edge")
    assert nonsense is not None
    assert nonsense.message.args["name"] == "edge"
    assert GAME.explain(s, 0, "") is not None
    assert GAME.explain(s, 0, "tai") is None
    assert GAME.explain(s, 0, "heads", whole=True) is None
    begun = GAME.explain(s, 0, "tai", whole=True)  # a whole word doesn't match the beginning of tails
    assert begun is not None
    assert begun.message.args["name"] == "tai"
    assert s.coins == [-1, -1]


def test_an_unambiguous_beginning_of_a_word_is_enough() -> None:
    s = GAME.new(2, seed=1)
    decision = GAME.asks(s)[0]
    assert GAME.hear(s, decision, "T") == 1
    assert GAME.hear(s, decision, "heads") == 0
    assert GAME.hear(s, decision, "headl") == 1
    with pytest.raises(IllegalChoice) as refused:
        GAME.hear(s, decision, "hea")
    assert str(refused.value) == "“hea” could mean heads or tails."


def test_an_undo_leaves_no_trace_in_the_record() -> None:
    play = Play.new(GAME, 2, seed=1)
    play.apply(0, 1)
    before = play.state.clone()
    untouched = play.record.to_json()
    play.apply(1, 0)
    assert play.record.rolls
    play.undo_to(before, 1)
    assert play.record.to_json() == untouched
    assert play.state.coins == [1, -1]


def test_an_undo_beyond_a_roll_does_not_change_the_future_rolls() -> None:
    rng = random.Random(3)
    play = Play.new(GAME, 2, seed=11, options={"edition": "long"})
    states = [play.state.clone()]
    taken_back = 0
    while play.state.asked:
        if taken_back < 20 and rng.random() < 0.4:
            answers = rng.randrange(len(states))
            play.undo_to(states[answers].clone(), answers)
            del states[answers + 1 :]
            taken_back += 1
        else:
            play.apply(rng.choice(play.state.asked).player, rng.randrange(2))
            states.append(play.state.clone())
    assert taken_back == 20
    tape = Tape(11)
    assert play.record.rolls == [tape.roll(2) for _ in play.record.rolls]
    assert GAME.replay(play.record).score == play.state.score


def test_undo_refuses_a_state_of_another_game() -> None:
    play = Play.new(GAME, 2, seed=1)
    with pytest.raises(BadArgument) as refused:
        play.undo_to(GAME.new(2, seed=2), 0)
    assert str(refused.value) == "That isn’t an earlier state of this game."
    assert play.state.tape.chance == 1


def fairly_finished() -> Record:
    record = finished()
    record.fair = Fairness("t1", "c0" * 32, ("anna’s", ""), "5e" * 32)
    return record


def test_a_record_keeps_the_proof_of_its_dice() -> None:
    record = fairly_finished()
    written = record.to_json()
    assert written["fair"] == {
        "table": "t1",
        "commitment": "c0" * 32,
        "values": ["anna’s", ""],
        "secret": "5e" * 32,
    }
    assert written["seed"] == 4
    again = Record.from_json(written)
    assert again.fair == record.fair
    assert again.to_json() == written


def test_a_record_hides_the_future_rolls_until_the_secret_is_published() -> None:
    record = fairly_finished()
    assert record.fair is not None
    record.start = {"chance": 4, "score": [0, 0]}
    record.fair = record.fair._replace(secret=None)
    written = record.to_json()
    assert written["seed"] is None
    assert written["start"] == {"score": [0, 0]}
    assert Record.from_json(written).seed is None
    record.fair = record.fair._replace(secret="5e" * 32)
    assert record.to_json()["seed"] == 4
    assert record.to_json()["start"] == {"chance": 4, "score": [0, 0]}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"table": 7}, "fair.table"),
        ({"table": "\ud800"}, "fair.table"),
        ({"commitment": None}, "fair.commitment"),
        ({"commitment": "c0" * 31}, "fair.commitment"),
        ({"commitment": "C0" * 32}, "fair.commitment"),
        ({"secret": "5x" * 32}, "fair.secret"),
        ({"secret": 5}, "fair.secret"),
        ({"values": "ab"}, "fair.values"),
        ({"values": ["a"]}, "fair.values"),
        ({"values": ["a", None]}, "fair.values[1]"),
        ({"values": ["\udfff", "b"]}, "fair.values[0]"),
    ],
)
def test_the_refusal_of_a_damaged_proof_names_the_part(change: dict[str, object], field: str) -> None:
    good = fairly_finished().to_json()
    told = good["fair"]
    assert isinstance(told, dict)
    with pytest.raises(BadRecord) as refused:
        Record.from_json({**good, "fair": {**told, **change}})
    assert refused.value.message.args == {"field": field}


def test_options_default_to_those_of_the_edition() -> None:
    assert GAME.new(2, 1).options == {"edition": "short", "goal": 3}
    assert GAME.new(2, 1, {"edition": "long"}).options["goal"] == 5
    assert GAME.new(2, 1, {"edition": "long", "goal": "3"}).options["goal"] == 3
    assert GAME.options.changed({"edition": "long", "goal": 3}) == {"edition": "long", "goal": 3}
    assert GAME.options.changed({"edition": "long", "goal": 5}) == {"edition": "long"}


def test_the_refusal_of_wrong_options_and_seats_lists_the_allowed_ones() -> None:
    for options, sentence in (
        ({"edition": "grand"}, "There’s no edition called “grand”. The editions are: short and long."),
        ({"gaol": 3}, "There’s no option called “gaol”. The options are: edition and goal."),
        ({"goal": True}, "The option goal can’t be “on”. It can be: 3 or 5."),
        ({"goal": 4}, "The option goal can’t be “4”. It can be: 3 or 5."),
    ):
        with pytest.raises(BadOption) as refused:
            GAME.new(2, 1, options)
        assert str(refused.value) == sentence
    with pytest.raises(BadArgument) as nameless:
        GAME.new(2, 1, {5: "x"})  # type: ignore[dict-item]
    assert str(nameless.value) == "Every name in “options” must be text, not 5."
    with pytest.raises(BadArgument) as nameless:
        Play.new(GAME, 2, 1, players=["anna", None])  # type: ignore[list-item]
    assert str(nameless.value) == "Every name in “players” must be text, not None."
    with pytest.raises(BadOption) as refused:
        GAME.new(3, 1)
    assert str(refused.value) == "pennies is for 2 to 2 players, not 3."


def finished() -> Record:
    play = Play.new(GAME, 2, seed=4)
    while play.state.asked:
        play.apply(play.state.asked[0].player, 0, say=True)
    return play.record


def test_the_refusal_of_a_record_that_does_not_fit_its_game_names_the_place() -> None:
    record = finished()
    good = record.to_json()
    assert record.outcome is not None
    assert GAME.replay(good).score == list(record.outcome.scores)
    first = list(record.answers[0])
    changes: list[tuple[dict[str, object], str]] = [
        ({"game": "chess"}, "This is a record of chess, not of pennies."),
        ({"guildhall": 9}, "This record is in format 9; this version of Guildhall reads format 2."),
        ({"rolls": []}, "The record is damaged: roll 1 is missing."),
        ({"rolls": [3]}, "Roll 1 is a 3, but it must be from 1 to 2."),
        (
            {"rolls": [*record.rolls, 1, 1]},
            "The record is damaged: 2 of its rolls aren’t used by any answer.",
        ),
        (
            {"answers": [first, first]},
            "The record is damaged at answer 2: It isn’t your turn: Player 2 has to choose first.",
        ),
        (
            {"outcome": {"scores": [0, 0], "winners": [0], "reason": "goal"}},
            "The record is damaged: the game ends differently from what it says.",
        ),
    ]
    for change, sentence in changes:
        with pytest.raises(BadRecord) as refused:
            GAME.replay({**good, **change})
        assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": 3}, "game"),
        ({"rules": None}, "rules"),
        ({"seats": "two"}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 10**30}, "seats"),
        ({"options": []}, "options"),
        ({"options": {"goal": 1.5}}, "options.goal"),
        ({"seed": "x"}, "seed"),
        ({"start": []}, "start"),
        ({"players": "me"}, "players"),
        ({"players": [1]}, "players[0]"),
        ({"answers": None}, "answers"),
        ({"answers": [[0, 1], [0]]}, "answers[1]"),
        ({"answers": [[0, None]]}, "answers[0][1]"),
        ({"rolls": [1, 2.5]}, "rolls[1]"),
        ({"fair": []}, "fair"),
        ({"outcome": 3}, "outcome"),
        ({"outcome": {"scores": [1], "winners": 0, "reason": ""}}, "outcome.winners"),
        ({"outcome": {"scores": [1], "winners": [0], "reason": None}}, "outcome.reason"),
    ],
)
def test_the_refusal_of_a_damaged_record_names_the_part(change: dict[str, object], field: str) -> None:
    with pytest.raises(BadRecord) as refused:
        GAME.replay({**finished().to_json(), **change})
    assert refused.value.message.args == {"field": field}


def test_anything_but_a_record_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        GAME.replay({"hello": 1})
    assert str(refused.value) == "This isn’t a record of a Guildhall game."


def test_frames_with_the_same_values_are_equal() -> None:
    assert Hide() == Hide()
    assert len({Hide(), Hide()}) == 1
    assert repr(Hide()) == "hide()"
    assert Hide() != "hide"


def test_a_tape_uses_prescribed_rolls_first_and_the_generator_keeps_step() -> None:
    plain, written = Tape(7), Tape(7, (2, 2))
    first = [plain.roll(6) for _ in range(5)]
    assert [written.roll(6) for _ in range(5)] == [2, 2, *first[2:]]
    assert written.drawn == [2, 2, *first[2:]]
    assert written.rest() == ()


def test_a_cloned_tape_rolls_the_same_independently() -> None:
    tape = Tape(3, (1, 2, 3))
    tape.roll(6)
    twin = tape.clone()
    assert twin.rest() == (2, 3)
    assert [twin.roll(6) for _ in range(9)] == [tape.roll(6) for _ in range(9)]
    assert len(twin.drawn) == 9
    assert len(tape.drawn) == 10


def test_every_face_comes_up_about_equally_often() -> None:
    tape = Tape(2026)
    falls = [0] * 6
    for _ in range(60_000):
        falls[tape.roll(6) - 1] += 1
    assert sum((fall - 10_000) ** 2 / 10_000 for fall in falls) < 20.5  # chi-square, 5 degrees, p = 0.001
