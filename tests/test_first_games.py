"""The guided first games can be played from their first step to their small win."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

from guildhall.bots.catalogue import make, players_of
from guildhall.bots.scripted import Scripted
from guildhall.catalogue import GAMES
from guildhall.first_games import FirstGame, first_game, hold
from guildhall.kernel.decision import Decision
from guildhall.rulebook import rulebook
from guildhall.text import languages

LEARNER = 0
MOST = 100  # choices of a lesson

games = pytest.mark.parametrize("name", sorted(GAMES))


def script_of(name: str) -> FirstGame:
    """Return the guided first game of a game."""
    found = first_game(name)
    assert found is not None
    return found


class Lesson:
    """A learner who does what the coach wants, against the opponents of the lesson."""

    def __init__(self, name: str, seed: int) -> None:
        self.game = GAMES[name]
        self.script = script_of(name)
        self.seed = seed
        self.s: Any = self.game.load(self.script.position)
        self.passed: list[str] = []  # the names of the steps
        self.free: list[str] = []  # questions at which the coach wanted nothing that can be chosen

    def plays(self) -> None:
        """Play until the last step is reached."""
        for _ in range(MOST):
            step = self.script.step(self.view())
            assert step is not None, f"the coach is silent after {self.passed}"
            if step.name not in self.passed[-1:]:
                self.passed.append(step.name)
            if step == self.script.steps[-1]:
                return
            decision = self.game.asks(self.s)[0]
            if decision.player == LEARNER:
                options = self.words(decision)
                wanted = [word for word in step.wants if word in options]
                assert wanted, f"{step.name} wants {step.wants}, but {list(options)} can be chosen"
                choice = options[wanted[0]]
            else:
                usual = make(players_of(self.game)[-1], self.game, self.seed)
                view = self.game.view(self.s, decision.player)
                choice = Scripted(self.game, self.script, usual).choose(view, decision)
            self.game.apply(self.s, decision.player, choice)
        raise AssertionError(f"the lesson never ends: {self.passed}")

    def words(self, decision: Decision) -> dict[str, int]:
        """Return the options of a decision by their words."""
        return {self.game.said(self.s, decision.player, option): option for option in decision.options}

    def view(self) -> dict[str, Any]:
        """Return what the learner sees."""
        return dict(self.game.show(self.game.view(self.s, LEARNER)))


@games
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_step_is_reached_in_its_order_and_wants_what_can_be_chosen(name: str, seed: int) -> None:
    lesson = Lesson(name, seed)
    lesson.plays()
    names = [step.name for step in lesson.script.steps]
    assert lesson.passed == names
    assert 8 <= len(names) <= 15
    assert all(word for step in lesson.script.steps for word in step.wants)


def test_the_learner_of_elfenwizards_wins_the_contest_for_high_wizard() -> None:
    lesson = Lesson("elfenwizards", 1)
    lesson.plays()
    players = lesson.view()["players"]
    assert players[LEARNER]["high_wizards"] == 1
    assert players[LEARNER]["score"] == 31  # as the coach says
    assert players[LEARNER]["score"] > max(player["score"] for player in players[1:])


def test_the_learner_of_wizwar_carries_a_treasure_home() -> None:
    lesson = Lesson("wizwar", 1)
    lesson.plays()
    blue, red = lesson.view()["wizards"]
    assert (blue["points"], blue["at"], blue["home"]) == (1, "c3", "c3")
    assert (blue["life"], red["life"]) == (14, 10)  # as the coach says


@games
def test_opponents_play_as_usual_after_the_lesson(name: str) -> None:
    lesson = Lesson(name, 1)
    lesson.plays()
    assert not hold(lesson.script.during, lesson.view())


@games
def test_opponents_are_those_of_the_position(name: str) -> None:
    script = script_of(name)
    assert sorted(script.opponents) == list(range(1, len(script.position["players"])))


@games
def test_the_coach_has_words_in_every_language_and_cites_paragraphs_that_exist(name: str) -> None:
    script = script_of(name)
    known = {paragraph.number for section in rulebook(name).sections for paragraph in section.paragraphs}
    assert {step.rule for step in script.steps} <= known
    for language in languages():
        source = resources.files("guildhall") / "locale" / language / "first.ftl"
        said = re.findall(rf"^first-{name}-([a-z]+) =", source.read_text("utf-8"), re.M)
        assert said == [step.name for step in script.steps]


def test_no_other_game_has_one() -> None:
    assert first_game("pennies") is None


def test_facts_are_paths_into_a_view() -> None:
    view = {"round": 2, "dice": [{"W": [6, 5]}], "flags": ("moved",)}
    assert hold({"round": 2, "dice.0.W": 5, "flags": "moved"}, view)
    assert hold({"round": [1, 2]}, view)
    for facts in ({"round": 3}, {"round": [3, 4]}, {"dice.1.W": 5}, {"dice.W": 5}, {"flags": "boosted"}):
        assert not hold(facts, view)
