"""Games that begin at a position with prescribed dice, and in which cards are drawn between them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.catalogue import game
from guildhall.fair import check_rolls
from guildhall.kernel.message import BadPosition
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record
from guildhall.kernel.tape import Tape
from tests.citing import rules
from tests.wizwar.positions import dump

GAME = game("wizwar")
# With a Mightstone, a punch rolls the die; at the end of each of blue's turns, two cards are drawn.
START: dict[str, Any] = {
    "players": ["blue", "red"],
    "options": {"giant_book": "on"},
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "a1"}},
    "things": [{"card": "mightstone", "by": "blue"}],
    "rolls": [4, 3, 2],
    "chance": 7,
}
ROUND = ["punch", "red", "done", "done", "draw-2", "done", "draw-0"]


def says(play: Play[Any, Any, Any], *words: str) -> None:
    for word in words:
        player = play.state.asked[0].player
        play.apply(player, GAME.heard(play.state, player, word), say=True)


def played(rounds: int) -> Play[Any, Any, Any]:
    play = Play.at(GAME, START)
    for _ in range(rounds):
        says(play, *ROUND)
    return play


def drawn(count: int) -> list[int]:
    """Return the rolls of so many rounds: dice that are prescribed, and cards that follow from the seed."""
    tape, rolls = Tape(7), []
    deck = sum(map(len, GAME.load(START).decks))
    for face in (4, 3, 2)[:count]:
        tape.roll(4)
        rolls.append(face)
        for _ in range(2):
            rolls.append(tape.pick(deck))
            deck -= 1
    return rolls


@rules("0.11", "13.2")
def test_prescribed_faces_wait_for_the_die_while_cards_are_drawn() -> None:
    play = played(2)
    assert play.record.rolls == drawn(2)
    assert max(play.record.rolls) > 4
    assert play.state.life == [15, 15 - 5 - 4]
    assert dump(play.state)["rolls"] == [2]
    again = Play.at(GAME, GAME.dump(play.state))
    for continued in (play, again):
        says(continued, *ROUND)
    assert play.record.rolls == drawn(3)
    assert GAME.dump(again.state) == GAME.dump(play.state)


def test_a_record_replays_and_continues_with_the_faces_that_are_left() -> None:
    for rounds in range(4):
        play = played(rounds)
        record = Record.from_json(json.loads(json.dumps(play.record.to_json())))
        assert check_rolls(GAME, record) == rounds
        resumed = Play.resume(GAME, record)
        assert GAME.dump(resumed.state) == GAME.dump(play.state)
        assert resumed.state.tape.rest() == (4, 3, 2)[rounds:]
        says(play, "done")
        says(resumed, "done")
        assert resumed.record.to_json() == play.record.to_json()


def test_an_undo_brings_back_faces_and_cards() -> None:
    whole = played(2)
    for answers in (1, 2, 5, 7, 8, 9):
        play = played(2)
        *_, state = play.earlier(answers)
        play.undo_to(state, answers)
        assert play.state.tape.rest() == ((4, 3, 2) if answers < 2 else (3, 2) if answers < 9 else (2,))
        says(play, *(ROUND * 2)[answers:])
        assert play.record.to_json() == whole.record.to_json()
        assert GAME.dump(play.state) == GAME.dump(whole.state)


def test_a_position_with_other_rolls_is_refused_but_its_old_record_still_replays() -> None:
    """In older versions, the rolls of a position were for cards too."""
    old = {**START, "rolls": [4, 30, 3]}
    with pytest.raises(BadPosition) as refused:
        GAME.load(old)
    assert str(refused.value) == "This position is impossible: rolls[1] is 30, but it must be from 1 to 4."
    assert refused.value.rule == "0.11"
    record = played(1).record
    record.rolls[1] = 30
    record.start = old
    resumed = Play.resume(GAME, Record.from_json(json.loads(json.dumps(record.to_json()))))
    assert resumed.record.rolls[:2] == [4, 30]
    assert resumed.state.tape.rest() == (3,)
    says(resumed, "punch", "red")
    assert resumed.record.rolls[-1] == 3
