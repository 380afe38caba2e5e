"""The options of Wiz-War, its two rule sets as editions, and which options exclude each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.kernel import value
from guildhall.kernel.message import BadOption, Message
from guildhall.kernel.options import Option, OptionTable, Value
from guildhall.wizwar.decks import CHOOSABLE, FIRST_GAME

RANDOM: Final = "random"
DRAFT: Final = "draft"
SCHOOL_OPTIONS: Final = ("school_1", "school_2", "school_3")
_OFF_ON: Final = ("off", "on")
USUAL_GOAL: Final = 2  # victory points


def _schools(first: str) -> tuple[str, ...]:
    """Return the values of a school option: the default, the other schools, and ways to choose later."""
    return (first, *[school for school in CHOOSABLE if school != first], RANDOM, DRAFT)


def _check(settled: Mapping[str, Value]) -> None:
    """Refuse contradictory options (rules 0.8, 14.9)."""
    chosen = [str(settled[name]) for name in SCHOOL_OPTIONS]
    for school in CHOOSABLE:
        if chosen.count(school) > 1:
            raise BadOption(Message("wizwar-bad-school-twice", {"school": school}), "0.8")
    for one, other in (("giant_book", "custom_spellbook"), ("treasure_hunters", "extended_play")):
        if settled[one] != "off" and settled[other] != "off":
            raise BadOption(Message("wizwar-bad-together", {"one": one, "other": other}), "14.9")


OPTIONS: Final = OptionTable(
    (
        Option("side", ("A", "B"), "0.4"),
        Option("colours", (RANDOM, "in_order"), "0.3"),
        Option("school_1", _schools(FIRST_GAME[0]), "0.7"),
        Option("school_2", _schools(FIRST_GAME[1]), "0.7"),
        Option("school_3", _schools(FIRST_GAME[2]), "0.7"),
        Option("windows", ("quick", "open"), "8.3"),
        Option("adjacency", ("diagonal", "orthogonal"), "4.9"),
        Option("shield", (1, 2), "23.1"),
        Option("mist_body", ("stone", "all"), "24.7"),
        Option("uncluttered_minds", _OFF_ON, "14.1"),
        Option("custom_spellbook", _OFF_ON, "14.2"),
        Option("deadly_treasures", _OFF_ON, "14.3"),
        Option("extended_play", ("off", 3, 4), "14.4"),
        Option("giant_book", _OFF_ON, "14.5"),
        Option("heavy_items", _OFF_ON, "14.6"),
        Option("permanent_creations", _OFF_ON, "14.7"),
        Option("treasure_hunters", _OFF_ON, "14.8"),
    ),
    {"rulebook": {}, "faq": {"adjacency": "orthogonal", "shield": 2, "mist_body": "all"}},
    _check,
)


class Rules(value.Value):
    """The settled options of one game as attributes."""

    fields = ("settled",)

    def __init__(self, settled: Mapping[str, Value]) -> None:
        self.settled = settled
        self.open_windows: bool = settled["windows"] == "open"
        self.diagonal: bool = settled["adjacency"] == "diagonal"
        self.shield: int = int(settled["shield"])
        self.mist_feels_all_walls: bool = settled["mist_body"] == "all"
        self.uncluttered_minds: bool = settled["uncluttered_minds"] == "on"
        self.custom_spellbook: bool = settled["custom_spellbook"] == "on"
        self.deadly_treasures: bool = settled["deadly_treasures"] == "on"
        self.giant_book: bool = settled["giant_book"] == "on"
        self.heavy_items: bool = settled["heavy_items"] == "on"
        self.permanent_creations: bool = settled["permanent_creations"] == "on"
        self.treasure_hunters: bool = settled["treasure_hunters"] == "on"
        longer = settled["extended_play"]
        self.goal: int = USUAL_GOAL if longer == "off" else int(longer)
