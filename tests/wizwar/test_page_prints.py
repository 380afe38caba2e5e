"""The page knows what is printed on the cards, and some numbers: the same as the book and the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

from guildhall.wizwar import cards, kinds
from guildhall.wizwar.book import BOOK, DURATIONS, RANGES, TRAITS, TYPES, Card, Way
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.state import FLAGS, MOST_LIFE

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "web" / "src" / "boards" / "wizwar"
DIGEST = (ROOT / "docs" / "rules" / "wizwar.en.md").read_text(encoding="utf-8")
ROW = re.compile(
    r'^  "?([a-z0-9-]+)"?: \["([\d.]+)", (\d), "([itp])", ([01]), "([a-z -]*)", "([a-z: -]*)"\],$', re.M
)


# What a paragraph must speak of that the page cites for something.
ABOUT = {
    "home": "enemy treasure lying in a wizard's home base",
    "treasure": "Picking up a treasure",
    "exit": "is an exit",
    "portal": "joined by portals",
    "door": "a door is unlocked for the owner of its sector",
    "door-dead": "the doors of their sector are locked for everybody",
    "door-sealed": "Nobody can open or hold a sealed door",
    "door-sight": "A closed door blocks sight",
    "wall": "Nobody can walk through walls, locked doors and things that say so",
    "wall-sight": "Any wall, closed door or column blocks the line",
    "wall-cracks": "A stone wall is destroyed by five cracks",
}


def source(name: str) -> str:
    """A file of the page."""
    return (BOARD / name).read_text(encoding="utf-8")


def _way(way: Way) -> str:
    reach = RANGES[way.reach]
    return f"{way.mode}:{TYPES[way.kind][0]}:{'x' if reach == 'anywhere' else reach[0]}"


def _row(card: Card) -> tuple[str, ...]:
    traits = " ".join(trait for number, trait in enumerate(TRAITS) if card.traits >> number & 1)
    ways = " ".join(_way(way) for way in card.ways if way.mode != "dart")  # a dart is a part of its spell
    return card.rule, str(card.energy), DURATIONS[card.lasts][0], str(int(card.item)), traits, ways


def test_the_page_has_the_cards_of_the_book() -> None:
    assert cards  # all cards are in the book now
    found = {slug: tuple(rest) for slug, *rest in ROW.findall(source("cards.ts"))}
    assert found == {slug: _row(card) for slug, card in zip(SLUGS, BOOK, strict=True)}


def test_the_page_has_the_numbers_of_the_rules() -> None:
    types = source("types.ts")
    numbers = re.search(r"KIND = \{ act: (\d+), school: (\d+) \}", types)
    assert numbers is not None
    assert tuple(map(int, numbers.groups())) == (kinds.ACT, kinds.SCHOOL)
    assert f"MOST_LIFE = {MOST_LIFE};" in types


def test_the_page_has_the_names_of_flags() -> None:
    told = re.search(r"const TOLD = (\[.*?\]);", source("TurnState.svelte"))
    assert told is not None
    assert set(json.loads(told[1])) <= set(FLAGS)


def test_what_the_page_cites_is_about_that() -> None:
    table = re.search(r"const RULES = \{(.*?)\}", source("wording.ts"), re.DOTALL)
    assert table is not None
    cited = dict(re.findall(r'"?([a-z-]+)"?: "([\d.]+)"', table[1]))
    assert cited.keys() == ABOUT.keys()
    for what, number in cited.items():
        paragraph = re.search(rf"^\*\*{re.escape(number)}\*\* (.*)$", DIGEST, re.M)
        assert paragraph is not None, number
        assert ABOUT[what] in paragraph[1]
