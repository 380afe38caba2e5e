"""Dice that a position prescribes, in a game that draws cards between them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, cast

import pytest

from guildhall.fair import Unproved, check_rolls
from guildhall.kernel.message import BadRecord
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record
from guildhall.kernel.tape import Tape
from tests.kernel.pennies import Hide, Pennies, PenniesGame

CARDS = 1000


class Draw(Hide):
    """Before the toss, a card is drawn: a multiple of ten of them is a point for both."""

    name = "draw"

    def finish(self, s: Pennies) -> None:
        """Draw a card, then compare the coins."""
        bonus = int(s.tape.pick(CARDS) % 10 == 0)
        s.score = [score + bonus for score in s.score]
        super().finish(s)


class Drawing(PenniesGame):
    """Pennies with cards, and with positions."""

    def deal(self, seats: int, options: Mapping[str, Any], tape: Tape) -> Pennies:
        """Return a table where cards are drawn."""
        s = super().deal(seats, options, tape)
        s.stack = [Draw()]
        return s

    def _dump(self, s: Pennies) -> dict[str, object]:
        return {**super()._dump(s), "rolls": list(s.tape.rest())}

    def _load(self, position: Mapping[str, object], tape: Tape | None) -> Pennies:
        given = cast("dict[str, Any]", position)
        options = self.options.settle({"edition": "long"})
        s = self.deal(2, options, tape or Tape(given["chance"], tuple(given["rolls"])))
        s.coins, s.score = given["coins"][:], given["score"][:]
        s.asked = s.stack[-1].asks(s)
        return s


GAME = Drawing()
START = {"coins": [-1, -1], "score": [0, 0], "chance": 7, "rolls": [2, 1, 2]}


def rounds(play: Play[Any, Any, Any], count: int) -> None:
    for _ in range(2 * count):
        if play.state.asked:
            play.apply(play.state.asked[0].player, 0)


def begun(count: int) -> Play[Any, Any, Any]:
    play = Play.at(GAME, START)
    rounds(play, count)
    return play


def generated() -> Iterator[tuple[int, int]]:
    """Yield the cards and tosses that follow from the seed of the start."""
    tape = Tape(7)
    while True:
        yield tape.pick(CARDS), tape.roll(2)


def future(s: Pennies) -> tuple[object, ...]:
    return s.score, s.tape.chance, s.tape.rest(), s.tape.recorded


def test_a_position_prescribes_dice_and_the_generator_draws_the_cards() -> None:
    seeded = generated()
    due = []
    for prescribed in (2, 1, 2, 0):
        card, toss = next(seeded)
        due += [card, prescribed or toss]
    play = begun(2)
    assert play.record.rolls == due[:4]
    assert play.state.tape.rest() == (2,)
    assert GAME.dump(play.state)["rolls"] == [2]
    rounds(play, 2)
    assert play.record.rolls == due
    assert max(due) > 2


def test_a_record_with_cards_between_dice_continues_with_the_dice_that_are_left() -> None:
    for count in range(4):
        play = begun(count)
        written = json.loads(json.dumps(play.record.to_json()))
        resumed = Play.resume(GAME, Record.from_json(written))
        assert future(resumed.state) == future(play.state)
        rounds(play, 9)
        rounds(resumed, 9)
        assert resumed.record.rolls == play.record.rolls
        assert resumed.record.outcome == play.record.outcome is not None


def test_each_step_of_a_replay_knows_the_dice_that_are_left() -> None:
    steps = GAME.steps(begun(3).record)
    assert [list(s.tape.rest()) for s in steps] == [[2, 1, 2], [2, 1, 2], [1, 2], [1, 2], [2], [2], []]


def test_an_undo_brings_back_the_dice_and_the_cards() -> None:
    for count in range(7):
        play = begun(3)
        rolls = play.record.rolls[:]
        *_, state = play.earlier(count)
        play.undo_to(state, count)
        assert play.record.rolls == rolls[: count // 2 * 2]
        assert future(play.state)[2:] == ((2, 1, 2)[count // 2 :], None)
        while len(play.record.answers) < 6:
            play.apply(play.state.asked[0].player, 0)
        assert play.record.rolls == rolls


def test_a_record_is_followed_strictly_whatever_its_position_prescribes() -> None:
    record = begun(2).record
    record.rolls[1] = 1
    assert GAME.replay(record).tape.rest() == (2,)
    record.rolls.pop()
    with pytest.raises(BadRecord) as refused:
        GAME.replay(record)
    assert refused.value.message.key == "bad-record-no-roll"
    record.rolls += [1, 1]
    with pytest.raises(BadRecord) as refused:
        GAME.replay(record)
    assert refused.value.message.args == {"count": 1}


def test_only_the_prescribed_dice_do_not_follow_from_the_seed() -> None:
    assert [check_rolls(GAME, begun(count).record) for count in range(5)] == [0, 1, 2, 3, 3]
    record = begun(4).record
    record.rolls[2] = record.rolls[2] % CARDS + 1  # a card between prescribed dice
    with pytest.raises(Unproved) as refused:
        check_rolls(GAME, record)
    assert refused.value.message.args["number"] == "3"


def test_picks_and_rolls_of_the_generator_are_alike() -> None:
    picking, rolling = Tape(5), Tape(5)
    assert [picking.pick(6) for _ in range(9)] == [rolling.roll(6) for _ in range(9)]
    assert picking.chance == rolling.chance
    assert (picking.dice, picking.made, rolling.dice, rolling.made) == (0, 9, 9, 9)
