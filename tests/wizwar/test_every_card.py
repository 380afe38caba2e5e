"""Every card has a story in which it works, and one in which others answer it, if they can."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAMES
from guildhall.wizwar.stack.ask import questions
from guildhall.wizwar.stack.declare import answerable
from tests.citing import marked
from tests.wizwar.proofs import HOOKS, answered, asks, shows, unanswered, without
from tests.wizwar.story import Story
from tests.wizwar.test_speech import SCENES
from tests.wizwar.texts import asked

HERE = Path(__file__).parent


def test_every_card_has_a_story_for_what_it_does() -> None:
    missing = set(NAMES) - marked(HERE, "shows")
    assert not missing, f"no story shows {sorted(missing)}"


def test_every_card_that_can_be_answered_has_a_story_for_that() -> None:
    can_be = {NAMES[card.name] for card in BOOK if any(answerable(way) for way in card.ways)}
    told = marked(HERE, "answered")
    assert told == can_be, f"no story answers {sorted(can_be - told)}, nobody can {sorted(told - can_be)}"


def test_every_question_of_a_card_has_a_story_with_its_prompt() -> None:
    """Stories in the file of the card, or scenes in test_speech.py."""
    told = marked(HERE, "asks") | SCENES.keys()
    assert questions().keys() <= told, f"no story asks {sorted(questions().keys() - told)}"


# -- the decorators prove what they say ------------------------------------------------------------------


def fireball() -> Story:
    return Story("B . R", blue=["Fireball"], red=["Full Shield"]).blue("fireball red")


def test_a_story_that_only_names_a_card_does_not_prove_it() -> None:
    @shows("Fireball")
    def story() -> None:
        assert fireball().red("full-shield").life("red") == 15

    with pytest.raises(pytest.fail.Exception, match="the same without Fireball"):
        story()


def test_a_story_in_which_an_answer_changes_nothing_does_not_prove_it() -> None:
    @answered("Fireball")
    def story() -> None:
        assert fireball().red("full-shield").discards("Fireball", "Full Shield")

    with pytest.raises(pytest.fail.Exception, match="the same unanswered Fireball"):
        story()


def test_a_story_of_a_fireball_does_not_prove_how_a_full_shield_is_answered() -> None:
    @answered("Full Shield")
    def story() -> None:
        assert fireball().red("full-shield").life("red") == 15

    with pytest.raises(pytest.fail.Exception, match="the same unanswered Full Shield"):
        story()


@pytest.mark.plain
def test_a_story_that_does_not_show_its_question_does_not_prove_it() -> None:
    def story(shown: bool) -> None:
        t = Story("B . R", blue=["Waterbolt"]).blue("waterbolt blue 0")
        assert not shown or asked(t) == "Anna, which way do you knock yourself back (1 square)?"

    asks("knocked")(story)(shown=True)
    with pytest.raises(pytest.fail.Exception, match="never shows the prompt of knocked"):
        asks("knocked")(story)(shown=False)


def test_a_story_that_always_fails_proves_nothing() -> None:
    @shows("Fireball")
    def story() -> None:
        assert fireball().red("pass").life("red") == 15

    with pytest.raises(AssertionError):
        story()


def all_cards() -> list[object]:
    """Return the effects and hooks of every card."""
    ways = [(way, way.effect) for card in BOOK for way in card.ways]
    return [ways, [card.energy for card in BOOK], [list(table.by_name.items()) for table in HOOKS]]


@pytest.mark.parametrize("world", [without, unanswered])
@pytest.mark.parametrize("name", NAMES)
def test_the_cards_have_their_effects_again_afterwards(
    world: Callable[[str], AbstractContextManager[None]], name: str
) -> None:
    before = all_cards()
    with world(name):
        assert all_cards() != before
    assert all_cards() == before
