"""Where to place dice in Elfenwizards, and when to roll them again (rules 2 and 3)."""

from __future__ import annotations

from math import inf
from typing import Final

from guildhall.bots.knowledge.elfenwizards.forecast import CONTENDING, Outlook
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import COUNT, POINTS, spread
from guildhall.elfenwizards.flow.redeem import CHIP_COST
from guildhall.elfenwizards.flow.roll import FIRST, Box, Place
from guildhall.elfenwizards.state import GREY, MINOR, ROLLED
from guildhall.elfenwizards.tree import SORCERER
from guildhall.elfenwizards.view import View
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import expect

FACES: Final = range(1, 7)

# Estimates.
SPENDING: Final = 2.0  # chips that the player will spend in step 5
DISGRACE: Final = 0.3  # grey chips that each of the player's Wizards and Sorcerers will get this round


def die(v: View, decision: Decision) -> list[float]:
    """Return the value of placing each die now."""
    best = _best_uses(Outlook(v, decision.player))
    if expect(v.stack[-1], Place).step == FIRST:
        expected = sum([best[face] for face in FACES], 0.0) / 6  # of rolling it again
        return [best[face] - expected if face else 0.0 for face in decision.options]
    # Measure each face against what its points bring elsewhere: a 1 goes first where a 1 is enough.
    each = (best[6] - best[1]) / 5
    return [best[face] - each * face if face else -inf for face in decision.options]


def dice_box(v: View, decision: Decision) -> list[float]:
    """Return the value of each box for the die in hand."""
    uses = _uses(Outlook(v, decision.player))
    return [uses[place][expect(v.stack[-1], Box).face] for place in decision.options]


def reroll(v: View, decision: Decision) -> list[float]:
    """Return the expected gain of another roll, less the chip it costs."""
    o = Outlook(v, decision.player)
    best = _best_uses(o)
    expected = sum([best[face] for face in FACES], 0.0) / 6
    gain = sum([expected - best[face] for face in spread(v.dice[7 * o.me + ROLLED])], 0.0)
    return [gain - o.chip if choice == kinds.AGAIN else 0.0 for choice in decision.options]


def _best_uses(o: Outlook) -> list[float]:
    """Return the value of a die of each face in its best box."""
    return [max(use) for use in zip(*_uses(o), strict=True)]


def _uses(o: Outlook) -> list[list[float]]:
    """Return the value of a die by its face, for each of the six boxes."""
    v, me = o.v, o.me
    uses = [[0.0] * 7 for _ in CONTENDING]
    for forecast in o.forecasts:
        if forecast.open:
            place = forecast.level - 1
            for index in forecast.helpful():
                if forecast.gain(index, 6) > uses[place][6]:
                    uses[place] = [0.0, *(max(0.0, forecast.gain(index, face)) for face in FACES)]
    chips = v.spent[me] + min(v.hand[me], SPENDING)
    uses.append(_purchases(POINTS[v.dice[7 * me + MINOR]], CHIP_COST, chips, o.chip))
    grey = sum(chips for token, chips in enumerate(v.grey) if v.owner[token] == me)
    to_come = DISGRACE * sum(f.owners.count(me) for f in o.forecasts if f.level <= SORCERER)
    uses.append(_purchases(POINTS[v.dice[7 * me + GREY]], v.rules.grey_cost, grey + to_come, o.grey))
    _meet_needs(o, uses)
    return uses


def _purchases(there: int, cost: int, most: float, worth: float) -> list[float]:
    """Return what a die of each face adds to the purchases of a box; a started purchase counts half."""

    def bought(points: int) -> float:
        return min(most, points // cost + 0.5 * (points % cost) / cost)

    return [worth * (bought(there + face) - bought(there)) for face in range(7)]


def _meet_needs(o: Outlook, uses: list[list[float]]) -> None:
    """Raise the value of low dice where nobody else may place, up to that of a chip or a later low die."""
    v, me = o.v, o.me
    each = max(use[6] - use[1] for use in uses) / 5
    instead = min(o.chip if v.hand[me] else inf, 2 * each if o.unplaced(me) > 1 else inf)
    placed = [COUNT[v.dice[7 * me + place]] for place in range(len(CONTENDING))]
    for forecast in o.forecasts:
        if not forecast.open and forecast.owners[0] == me:
            place = forecast.level - 1
            for index in range(min(forecast.titles, len(forecast.tokens))):
                if placed[place]:
                    placed[place] -= 1
                else:
                    need = min(instead, forecast.gain(index, 1))
                    uses[place] = [max(use, need) for use in uses[place]]
