"""The page knows what is printed on the cards: the same as the book."""

from __future__ import annotations

import re
from pathlib import Path

from guildhall.wizwar import cards
from guildhall.wizwar.book import BOOK, DURATIONS, RANGES, TRAITS, TYPES, Card, Way
from guildhall.wizwar.decks import SLUGS

TABLE = Path(__file__).parents[2] / "web" / "src" / "boards" / "wizwar" / "cards.ts"
ROW = re.compile(
    r'^  "?([a-z0-9-]+)"?: \["([\d.]+)", (\d), "([itp])", ([01]), "([a-z -]*)", "([a-z: -]*)"\],$', re.M
)


def _way(way: Way) -> str:
    reach = RANGES[way.reach]
    return f"{way.mode}:{TYPES[way.kind][0]}:{'x' if reach == 'anywhere' else reach[0]}"


def _row(card: Card) -> tuple[str, ...]:
    traits = " ".join(trait for number, trait in enumerate(TRAITS) if card.traits >> number & 1)
    ways = " ".join(_way(way) for way in card.ways if way.mode != "dart")  # a dart is a part of its spell
    return card.rule, str(card.energy), DURATIONS[card.lasts][0], str(int(card.item)), traits, ways


def test_the_page_has_the_cards_of_the_book() -> None:
    assert cards  # all cards are in the book now
    found = {slug: tuple(rest) for slug, *rest in ROW.findall(TABLE.read_text(encoding="utf-8"))}
    assert found == {slug: _row(card) for slug, card in zip(SLUGS, BOOK, strict=True)}
