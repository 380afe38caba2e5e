"""Records as JSON: choices are words, old numbers can be read, and other rules refuse only what they must."""

from __future__ import annotations

import json
from typing import Any

import pytest

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import BadRecord, IllegalChoice
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record
from tests.kernel.pennies import FACES, Pennies, PenniesGame

GAME = PenniesGame()


class Reordered(PenniesGame):
    """A later version of the game, which numbers the coins in reverse."""

    def __init__(self) -> None:
        super().__init__()
        self.version = "2"

    def names(self, s: Pennies, decision: Decision, choice: int) -> tuple[str, ...]:
        """Return the words for a choice: tails is 0 now."""
        return (FACES[1 - choice],)

    def todays_choice(self, decision: Decision, number: int) -> int | None:
        """Translate the numbers of version 1."""
        return 1 - number if number in (0, 1) else None


def finished(say: bool = False) -> Play[Any, Any, Any]:
    """Play a game in which one player chooses heads and the other tails."""
    play = Play.new(GAME, 2, seed=4)
    while play.state.asked:
        play.apply(play.state.asked[0].player, play.state.asked[0].player, say)
    return play


def written(play: Play[Any, Any, Any]) -> dict[str, Any]:
    """Return a record as JSON."""
    found: dict[str, Any] = json.loads(json.dumps(play.record.to_json()))
    return found


@pytest.mark.parametrize("say", [False, True])
def test_choices_are_written_as_words(say: bool) -> None:
    play = finished(say)
    assert play.record.answers[:2] == ([(0, "heads"), (1, "tails")] if say else [(0, 0), (1, 1)])
    assert written(play)["answers"][:4] == [[0, "heads"], [1, "tails"]] * 2
    again = Record.from_json(written(play))
    assert GAME.replay(again).score == play.state.score
    assert again.to_json() == written(play)


def test_a_record_can_be_written_again_after_more_choices_and_after_an_undo() -> None:
    play = Play.new(GAME, 2, seed=4)
    start = play.state.clone()
    for choice in (0, 1):
        play.apply(choice, choice)
        assert written(play)["answers"][-1] == [choice, FACES[choice]]
    play.undo_to(start, 0)
    assert written(play)["answers"] == []


def test_a_record_of_format_1_is_read_with_the_old_meaning_of_its_numbers() -> None:
    play = finished()
    old = {**written(play), "guildhall": 1, "answers": [list(answer) for answer in play.record.answers]}
    assert GAME.replay(old).score == play.state.score
    assert Record.from_json(old).to_json()["answers"] == old["answers"]
    later = Reordered()
    assert later.replay(old).score == play.state.score
    resumed = Play.resume(later, Record.from_json(old))
    assert resumed.record.version == "1"  # that it was begun under
    assert written(resumed)["answers"][:2] == [[0, 0], [1, 1]]
    with pytest.raises(BadRecord) as refused:
        GAME.replay({**old, "answers": [[0, 7]]})
    assert refused.value.message.key == "bad-record-answer"


def test_words_mean_the_same_in_a_later_version_with_other_numbers() -> None:
    play = finished()
    assert Reordered().replay(written(play)).score == play.state.score


def test_a_recorded_word_must_be_whole_but_can_be_any_name() -> None:
    s = GAME.new(2, seed=1)
    assert [GAME.heard(s, 0, word) for word in ("heads", "tails", "headless")] == [0, 1, 1]
    assert GAME.heard(s, 0, 1) == 1
    for word in ("hea", "", "#", "#x", "#7"):
        with pytest.raises(IllegalChoice):
            GAME.heard(s, 0, word)
    GAME.apply(s, 0, 0)
    with pytest.raises(IllegalChoice) as refused:
        GAME.heard(s, 0, "heads")
    assert str(refused.value) == "It isn’t your turn: Player 2 has to choose first."
    assert GAME.said(s, 1, 0) == "heads"
    for player, choice in ((0, 0), (1, 7)):
        with pytest.raises(IllegalChoice):
            GAME.said(s, player, choice)


def test_writing_numbers_needs_the_game_that_knows_their_words() -> None:
    record = Record("pennies", "1", 2, {}, 1)
    record.answers = [(0, 0)]
    with pytest.raises(BadRecord) as refused:
        record.to_json()
    assert refused.value.message.key == "bad-record-numbers"


def test_another_version_alone_does_not_refuse_a_record() -> None:
    play = finished()
    for version in ("0", "2", "", "tomorrow"):
        assert GAME.replay({**written(play), "rules": version}).score == play.state.score


BEGINNING = (
    "This record was played with version 0 of the rules."
    " Guildhall now plays version 1, which can’t follow it "
)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"options": {"gaol": 3}}, "from the start: There’s no option called “gaol”."),
        ({"rolls": [3]}, "at step 2: Roll 1 is a 3, but it must be from 1 to 2."),
        ({"rolls": []}, "at step 2: A roll is needed now that wasn’t made then."),
        ({"answers": [[0, "heads"], [1, "edge"]]}, "at step 2: "),
        ({"answers": [[0, "heads"], [0, "heads"]]}, "at step 2: It isn’t your turn: Player 2 has to choose"),
        ({"answers": []}, "from the start: Other rolls are needed now than were made then."),
        (
            {"outcome": {"scores": [0, 0], "winners": [0], "reason": "goal"}},
            "at step {last}: The game ends differently now.",
        ),
    ],
)
def test_the_refusal_of_a_record_that_other_rules_cannot_follow_names_step_and_reason(
    change: dict[str, Any], reason: str
) -> None:
    good = {**written(finished()), "rules": "0"}
    with pytest.raises(BadRecord) as refused:
        GAME.replay({**good, **change})
    assert str(refused.value).startswith(BEGINNING + reason.format(last=len(good["answers"])))
