"""Where a player of Elfenwizards wants to place the spells he has, and when (rules 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from guildhall.bots.knowledge.elfenwizards_outlook import CONTENDING, Forecast, Outlook
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import POINTS, spread
from guildhall.elfenwizards.state import MINOR
from guildhall.elfenwizards.view import View
from guildhall.kernel.decision import Decision

TRIFLE: Final = 0.02  # less is not worth a spell


class Bid(NamedTuple):
    """A spell that is to be placed beside a token."""

    spell: int
    token: int
    doubt: float  # what others may still do there


class Target(NamedTuple):
    """A candidate whom it may be good to support."""

    token: int
    forecast: Forecast
    index: int


class Plan:
    """The best use of all spells that a player still has."""

    def __init__(self, v: View, me: int) -> None:
        self.v = v
        self.me = me
        self.outlook = Outlook(v, me)
        self.bids: list[Bid] = []
        self.gain = 0.0  # of all bids together, less the chips they cost
        self.spare: list[int] = []  # dice that are of no use any more
        self.spare_chips = 0
        self.spare_chip_cost = 0.0
        for level in CONTENDING:
            self._bid_dice(level)
        self._bid_chips()

    def _targets(self, level: int | None = None) -> list[Target]:
        """The candidates of a level, or all, whom it may be good to support."""
        return [
            Target(forecast.tokens[index], forecast, index)
            for forecast in self.outlook.forecasts
            if (forecast.level == level or level is None) and (forecast.open or forecast.owners[0] == self.me)
            for index in forecast.helpful()
        ]

    def _bid_dice(self, level: int) -> None:
        """Give the dice of a Major Spell box to those who gain the most for each of their points."""
        dice = spread(self.v.dice[7 * self.me + level - 1])
        if not dice or not self.v.targets[self.me][level - 1]:
            return
        targets = self._targets(level)
        while dice:
            best = TRIFLE
            found = None
            for faces in _bundles(dice):
                points = sum(faces)
                for target in targets:
                    each = target.forecast.gain(target.index, points) / points
                    if each > best:
                        best, found = each, (target, faces)
            if found is None:
                break
            target, faces = found
            self.gain += best * sum(faces)
            for face in faces:
                dice.remove(face)
                self.bids.append(Bid(8 * (level - 1) + face, target.token, target.forecast.doubt))
            target.forecast.add(target.index, sum(faces))
        self.spare += [8 * (level - 1) + face for face in dice]

    def _bid_chips(self) -> None:
        """Add chips where they bring more than they cost."""
        v = self.v
        chips = v.hand[self.me]
        targets = self._targets() if chips else []
        # rules 6.1: dice in the Minor Spell box buy them back
        free = max(0, POINTS[v.dice[7 * self.me + MINOR]] // 2 - v.spent[self.me])
        while chips:
            best = TRIFLE
            found = None
            for count in range(1, min(chips, 5) + 1):
                cost = self.outlook.chip * max(0, count - free)
                for target in targets:
                    each = (target.forecast.gain(target.index, count) - cost) / count
                    if each > best:
                        best, found = each, (target, count)
            if found is None:
                break
            target, count = found
            self.gain += best * count
            self.bids += [Bid(kinds.CHIP, target.token, target.forecast.doubt)] * count
            target.forecast.add(target.index, count)
            chips -= count
            free = max(0, free - count)
        self.spare_chips = chips
        self.spare_chip_cost = 0.0 if free else self.outlook.chip


def _bundles(dice: list[int]) -> Iterator[list[int]]:
    """Dice that may be placed together: each alone, and the highest two, three and more."""
    for face in sorted(set(dice)):
        yield [face]
    for count in range(2, len(dice) + 1):
        yield dice[-count:]


def spell(v: View, decision: Decision) -> list[float]:
    """The worth of taking up each spell: first what changes nothing, last where others may still bid."""
    plan = Plan(v, decision.player)
    bids = {bid.spell: 0.0 for bid in plan.bids}
    for bid in plan.bids:
        bids[bid.spell] = max(bids[bid.spell], 1 / (1 + bid.doubt))
    gain = plan.gain
    if v.rules.place_two and decision.options[0] == kinds.DONE:
        if len(plan.bids) == 1 and not plan.spare and plan.spare_chips:
            gain -= plan.spare_chip_cost  # rules 5.2: another must go with it
    if decision.options[0] == kinds.DONE and gain <= 0:
        return [0.0 if option == kinds.DONE else -1.0 for option in decision.options]
    worths = []
    for option in decision.options:
        if option == kinds.DONE:
            worths.append(0.0)
        elif option in bids:
            worths.append(gain + bids[option])
        elif option == kinds.CHIP:
            worths.append(-plan.spare_chip_cost - TRIFLE)
        else:
            worths.append(gain + 2.0)
    return worths


def target(v: View, decision: Decision) -> list[float]:
    """The worth of each token for the spell in hand."""
    plan = Plan(v, decision.player)
    spell = v.stack[-1].values()[1]
    bids = {bid.token: 1 / (1 + bid.doubt) for bid in plan.bids if bid.spell == spell}
    if bids:
        return [bids.get(token, -1.0) for token in decision.options]
    points = 1 if spell == kinds.CHIP else spell & 7
    places = {
        token: (forecast, index)
        for forecast in plan.outlook.forecasts
        for index, token in enumerate(forecast.tokens)
    }
    worths = []
    for token in decision.options:
        forecast, index = places[token]
        own = TRIFLE if v.owner[token] == decision.player else 0.0
        worths.append(forecast.gain(index, points) + own)
    return worths
