"""The options of Elfenwizards, with its five rule texts as editions (rules 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.kernel import value
from guildhall.kernel.options import Option, OptionTable, Value

OPTIONS: Final = OptionTable(
    (
        Option("setup", ("standard", "full_pyramid"), "0.9"),
        Option("colours", ("random", "in_order"), "0.8"),
        Option("rounds", (4, 6), "11.1"),
        Option("grey_cost", (4, 3), "9.1"),
        Option("grey_supply", ("unlimited", 12), "8.4"),
        Option("top_tie", ("two_win", "none_win"), "5.17"),
        Option("vacancy_ceiling", ("any_below_high", "same_or_lower"), "7.4"),
        Option("vacancy_order", ("player_all", "one_each"), "7.5"),
        Option("no_high_wizard_start", ("stay", "pass_left"), "1.7"),
        Option("retire_clears_grey", ("off", "on"), "1.6"),
        Option("ally_support_uncontested", ("off", "on"), "5.8"),
        Option("final_tie", ("shared", "high_wizards_then_chips"), "11.5"),
        Option("place_two", ("on", "off"), "5.2"),
        Option("place_all", ("on", "off"), "3.4"),
        Option("timers", ("off", "on"), "12.1"),
    ),
    {
        "original": {},
        "german": {"vacancy_ceiling": "same_or_lower"},
        "french": {"grey_cost": 3},
        "italian": {"top_tie": "none_win", "place_two": "off", "place_all": "off"},
        "retranslation": {"top_tie": "none_win", "place_two": "off", "place_all": "off"},
    },
)


class Rules(value.Value):
    """The settled options of one game as attributes."""

    fields = ("settled",)

    def __init__(self, settled: Mapping[str, Value]) -> None:
        self.settled = settled
        self.rounds: int = int(settled["rounds"])
        self.grey_cost: int = int(settled["grey_cost"])
        self.grey_limited: bool = settled["grey_supply"] != "unlimited"
        self.two_tied_win: bool = settled["top_tie"] == "two_win"
        self.vacancy_may_rise: bool = settled["vacancy_ceiling"] == "any_below_high"
        self.vacancy_one_each: bool = settled["vacancy_order"] == "one_each"
        self.dragon_passes_left: bool = settled["no_high_wizard_start"] == "pass_left"
        self.retire_clears_grey: bool = settled["retire_clears_grey"] == "on"
        self.allies_may_support: bool = settled["ally_support_uncontested"] == "on"
        self.tie_broken: bool = settled["final_tie"] == "high_wizards_then_chips"
        self.place_two: bool = settled["place_two"] == "on"
        self.place_all: bool = settled["place_all"] == "on"
        self.timers: bool = settled["timers"] == "on"
