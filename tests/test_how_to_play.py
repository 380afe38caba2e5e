"""What "How to play" tells can be played, and all languages tell the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from guildhall.catalogue import GAMES
from guildhall.rulebook import rulebook

FOLDER = Path(__file__).parents[1] / "docs" / "how-to-play"

games = pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.json")))


def named(name: str, language: str) -> list[list[str]]:
    """Return the paragraphs of the rules that each line names."""
    text = (FOLDER / f"{name}.{language}.md").read_text("utf-8")
    return [re.findall(r"§([\d.]+\d)", line) for line in text.splitlines()]


def played(name: str, words: str) -> dict[str, Any]:
    """Return what everybody sees after a few choices on the table that is drawn."""
    game = GAMES[name]
    s = game.load(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))
    for word in words.split():
        decision = s.asked[0]
        game.apply(s, decision.player, game.hear(s, decision, word, whole=True))
    return dict(game.show(game.view(s, None)))


@games
def test_it_names_paragraphs_that_exist(name: str) -> None:
    rules = {paragraph.number for section in rulebook(name).sections for paragraph in section.paragraphs}
    told = {number for line in named(name, "en") for number in line}
    assert len(told) > 20
    assert told <= rules


@games
@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_all_languages_name_the_same_paragraphs(name: str, language: str) -> None:
    assert named(name, language) == named(name, "en")


def test_the_turn_of_wizwar_can_be_played() -> None:
    before = played("wizwar", "")
    assert [(wizard["at"], wizard["life"]) for wizard in before["wizards"]] == [("f3", 15), ("g1", 15)]
    after = played("wizwar", "g3 fireball red g2 f2 speed:energy-4 f1")
    assert [(wizard["at"], wizard["life"]) for wizard in after["wizards"]] == [("f1", 15), ("g1", 10)]
    after = played("wizwar", "g3 fireball red g2 f2 speed:energy-4 f1 take:red-1")
    assert after["phase"] == "discard_and_draw"
    assert before["wizards"][0]["home"] == "c3"


def test_the_round_of_elfenwizards_can_be_played() -> None:
    spells = "d5W R1 chip R1 d6W G1 d2S G2"
    before, after = played("elfenwizards", spells), played("elfenwizards", f"{spells} chip R1 d6S B1")
    points = [
        {token["name"]: token["points"] for token in view["tokens"] if token["box"] in ("W1", "W2")}
        for view in (before, after)
    ]
    assert points == [{"R1": 6, "G1": 6}, {"R1": 7, "G1": 6}]
    awarded = played("elfenwizards", f"{spells} chip R1 d6S B1 pass pass pass done done done")
    boxes = {token["name"]: token["box"] for token in awarded["tokens"]}
    assert (boxes["R1"], boxes["G1"]) == ("H", "W2")
