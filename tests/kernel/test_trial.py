"""Trials use only what a seat knows, and players can undo until something is revealed."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.kernel.play import Mark, Marks, Play
from guildhall.kernel.trial import Trial
from tests.kernel.pennies import PenniesGame


class Secret(PenniesGame):
    """Pennies that claims to have secrets."""

    secrets = True


@pytest.mark.parametrize("game", [PenniesGame(), Secret()])
def test_a_trial_changes_nothing_and_ends_at_another_players_turn(game: PenniesGame) -> None:
    s = game.new(2, seed=1)
    trial = Trial(game, s, 0)
    decision = trial.asked()
    assert decision is not None
    trial.choose(decision, 1)
    assert (trial.asked(), trial.rolled) == (None, False)
    assert (trial.decisions, trial.choices) == ([decision], [1])
    assert s.coins == [-1, -1]


@pytest.mark.parametrize("game", [PenniesGame(), Secret()])
def test_a_trial_ends_at_a_roll_even_if_the_seat_is_asked_again(game: PenniesGame) -> None:
    s = game.new(2, seed=1)
    game.apply(s, 1, 0)
    trial = Trial(game, s, 0)
    decision = trial.asked()
    assert decision is not None
    trial.choose(decision, 1)
    assert trial.state.asked
    assert (trial.asked(), trial.rolled) == (None, True)


def test_a_trial_with_secrets_does_not_depend_on_what_the_seat_cannot_know() -> None:
    game = Secret()
    outcomes = set()
    for hidden in (0, 1):
        s = game.new(2, seed=1)
        game.apply(s, 1, hidden)
        trial = Trial(game, s, 0)
        decision = trial.asked()
        assert decision is not None
        trial.choose(decision, 0)
        outcomes.add(tuple(trial.state.score))
    assert len(outcomes) == 1


def marked(*steps: tuple[int, bool, bool]) -> Marks:
    """Return steps of one answer each: seat, whether it revealed anything, whether there was a choice."""
    marks = Marks()
    for answers, (seat, revealed, chosen) in enumerate(steps):
        marks.steps.append(Mark(seat, answers, revealed, chosen))
    return marks


def test_undo_is_possible_until_something_is_revealed_or_another_seat_chooses() -> None:
    assert marked().undoable(0) is None
    assert marked((0, False, True)).undoable(0) == 0
    assert marked((0, False, True)).undoable(1) is None
    assert marked((0, True, True)).undoable(0) is None
    assert marked((0, False, True), (1, False, True)).undoable(0) is None
    followed = marked((0, False, True), (1, False, False), (0, False, False))
    assert followed.undoable(0) == 0
    assert marked((0, False, True), (1, True, False)).undoable(0) is None


def test_undone_steps_are_forgotten() -> None:
    marks = marked((0, False, True), (1, True, True), (0, False, True))
    assert [mark.seat for mark in marks.since(1)] == [0, 1]
    assert (marks.last_of(1), marks.last_of(2)) == (1, None)
    marks.forget(1)
    assert [mark.answers for mark in marks.steps] == [0]
    marks.forget(1)
    assert marks.undoable(0) == 0


@pytest.mark.parametrize("say", [False, True])
def test_undo_returns_to_an_earlier_state_with_the_same_future_rolls(say: bool) -> None:
    game = PenniesGame()
    play: Play[Any, Any, Any] = Play.new(game, 2, seed=7, options={"edition": "long"})
    for _ in range(5):
        for seat in (0, 1):
            play.apply(seat, seat, say)
    rolls, score = play.record.rolls[:], play.state.score
    *_, state = play.earlier(4)
    play.undo_to(state, 4)
    assert (len(play.record.answers), play.record.rolls) == (4, rolls[:2])
    for _ in range(3):
        for seat in (0, 1):
            play.apply(seat, seat, say)
    assert (play.record.rolls, play.state.score) == (rolls, score)
