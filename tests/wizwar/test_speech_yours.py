"""What belongs to the player who is asked is theirs in the words, in every language."""

from __future__ import annotations

import pytest

from guildhall.catalogue import game as find_game
from guildhall.text import Text
from guildhall.wizwar import speech
from guildhall.wizwar.decks import SLUGS
from tests.wizwar.saying import asked, choice
from tests.wizwar.story import Story

NAMES = ["Anna", "Ben"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna, which way do you turn your sector?"),
        ("de", "Anna, wie drehst du deinen Sektor?"),
        ("fr", "Anna, dans quel sens fais-tu tourner ton secteur\u202f?"),
        ("it", "Anna, come giri il tuo settore?"),
    ],
)
def test_ones_own_sector(language: str, words: str) -> None:
    t = Story("B . R", blue=["Rotate Sector"]).blue("rotate-sector sector:blue")
    message = speech.prompt(t.s, t.s.asked[0]).message
    assert Text(language, NAMES).render(message) == words


def test_the_sector_of_another() -> None:
    t = Story("B . R", blue=["Rotate Sector"]).blue("rotate-sector sector:red")
    assert asked(t) == "Anna, which way do you turn Ben’s sector?"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna picks up your first treasure"),
        ("de", "Anna nimmt deinen Schatz 1 auf"),
        ("fr", "Anna ramasse ton premier trésor"),
        ("it", "Anna raccoglie il tuo primo tesoro"),
    ],
)
def test_ones_own_treasure(language: str, words: str) -> None:
    t = Story("B . R", red=["Ward"]).treasure("red-1", "a1").blue("take:red-1")
    message = speech.prompt(t.s, t.s.asked[0]).message
    assert words in Text(language, NAMES).render(message)


def test_ones_own_things_as_choices_and_as_targets() -> None:
    t = Story("B . R", blue=["Dispel"], red=["Full Shield", "Negate Neutral"])
    t.under("red", "Strength").under("blue", "Acid Bath", by="red").stands("Wall of Fire", "a1|b1")
    t.treasure("blue-1", "a1")
    assert choice(t, "end:wall-of-fire") == "end your Wall of Fire at a1|b1"
    assert choice(t, "take:blue-1").startswith("pick up your first treasure")
    t.blue("dispel")
    assert choice(t, "wall-of-fire") == "your Wall of Fire at a1|b1"
    assert choice(t, "acid-bath") == "Ben’s Acid Bath on you"
    t.blue("strength")
    assert asked(t) == "Ben, Anna casts Dispel at your Strength: do you respond?"


def test_a_square_in_a_prompt_has_its_preposition() -> None:
    t = Story("B . R", blue=["Teleport"], red=["Negate Neutral"]).blue("teleport b1")
    assert asked(t) == "Ben, Anna casts Teleport to b1: do you respond?"


def test_mist_body_says_what_the_options_make_of_it() -> None:
    game = find_game("wizwar")
    name = next(i for i, slug in enumerate(SLUGS) if slug == "mist-body")
    for language in ("en", "de", "fr", "it"):
        text = Text(language)
        stone, every = (
            text.render(speech.card_text(game.new(2, 0, options={"mist_body": value}).rules, name))
            for value in ("stone", "all")
        )
        assert stone != every
        assert text("wizwar-card-wall-of-fire") in every or language == "de"
