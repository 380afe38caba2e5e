"""Where and when to place spells in Elfenwizards (rules 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from guildhall.bots.knowledge.elfenwizards.forecast import CONTENDING, LEVELS, Forecast, Outlook
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import POINTS, spread
from guildhall.elfenwizards.flow.spells import Aim, PlaceSpells
from guildhall.elfenwizards.spell import DIE_SPELL, FACE, WORTH
from guildhall.elfenwizards.state import MINOR
from guildhall.elfenwizards.view import View
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import expect

TRIFLE: Final = 0.02  # the least gain worth a spell point
FREE: Final = 0.25  # the cost of a chip that can be bought back at once, as a fraction of any other


class Bid(NamedTuple):
    """A spell to place beside a token."""

    spell: int
    token: int
    doubt: float  # how much others may still change there


class Target(NamedTuple):
    """A candidate that may deserve support."""

    token: int
    forecast: Forecast
    which: int  # its index among the candidates of the forecast


class Plan:
    """The best use of all spells that a player still has."""

    def __init__(self, v: View, me: int, outlook: Outlook | None = None) -> None:
        self.v = v
        self.me = me
        self.outlook = outlook or Outlook(v, me)
        self.total = sum(
            [forecast.value for forecast in self.outlook.forecasts], 0.0
        )  # of the round, and the gain
        self.bids: list[Bid] = []
        self.gain = 0.0  # of all bids together, less the chips they cost
        # what is left over
        self.dice: list[list[int]] = [[] for _ in LEVELS]
        for level in CONTENDING:
            if v.targets[me][level - 1]:
                self.dice[level] = spread(v.dice[7 * me + level - 1])
        self.chips = v.hand[me]
        # rules 6.1: how many chips the dice left in the Minor Spell box will buy back
        self.free = max(0, POINTS[v.dice[7 * me + MINOR]] // 2 - v.spent[me])
        targets = [
            Target(forecast.tokens[index], forecast, index)
            for forecast in self.outlook.forecasts
            if forecast.open or forecast.owners[0] == me
            for index in forecast.helpful()
        ]
        for level in CONTENDING:
            self._bid_dice(level, [target for target in targets if target.forecast.level == level])
        self._bid_chips(targets)
        self.total += self.gain

    def cost(self, chips: int) -> float:
        """Return the cost of placing more chips."""
        return self.outlook.chip * (chips - (1 - FREE) * min(chips, self.free))

    def waste(self) -> float:
        """Return the cost of the second spell that must go with the only good one (rules 5.2)."""
        alone = len(self.bids) == 1 and self.v.rules.place_two
        return self.cost(1) if alone and self.chips and not any(self.dice) else 0.0

    def _bid_dice(self, level: int, targets: list[Target]) -> None:
        """Assign the dice of a Major Spell box to the targets with most gain per point."""
        dice = self.dice[level]
        while dice:
            best = TRIFLE
            found = None
            for faces in _bundles(dice):
                points = sum(faces)
                for target in targets:
                    each = target.forecast.gain(target.which, points) / points
                    if each > best:
                        best, found = each, (target, faces)
            if found is None:
                return
            target, faces = found
            self.gain += best * sum(faces)
            self._bid(target, faces, 0)

    def _bid_chips(self, targets: list[Target]) -> None:
        """Add chips where they bring more than they cost, with dice that aren't enough alone."""
        while self.chips:
            best = TRIFLE
            found = None
            for target in targets:
                faces = self.dice[target.forecast.level]
                points = sum(faces)
                for count in range(1, min(self.chips, 5) + 1):
                    each = (target.forecast.gain(target.which, points + count) - self.cost(count)) / count
                    if each > best:
                        best, found = each, (target, faces, count)
            if found is None:
                return
            target, faces, count = found
            self.gain += best * count
            self._bid(target, faces[:], count)

    def _bid(self, target: Target, faces: list[int], chips: int) -> None:
        """Reserve spells for a token."""
        token, forecast, index = target
        for face in faces:
            self.dice[forecast.level].remove(face)
            self.bids.append(Bid(DIE_SPELL[forecast.level - 1][face], token, forecast.doubt))
        self.chips -= chips
        self.free = max(0, self.free - chips)
        self.bids += [Bid(kinds.CHIP, token, forecast.doubt)] * chips
        forecast.add(index, sum(faces) + chips)


def _bundles(dice: list[int]) -> Iterator[list[int]]:
    """Yield dice to place together: each one alone, and the highest two, three and more."""
    for face in sorted(set(dice)):
        yield [face]
    for count in range(2, len(dice) + 1):
        yield dice[-count:]


def spell(v: View, decision: Decision) -> list[float]:
    """Return the value of taking up each spell: safe ones first, contested ones last."""
    plan = Plan(v, decision.player)
    if decision.options[0] == kinds.DONE:
        # rules 5.2: stopping at the second spell isn't a pass, so others must show more
        second = expect(v.stack[-1], PlaceSpells).number == 2
        if second or plan.gain <= plan.waste():
            return [float(option == kinds.DONE) for option in decision.options]
    calm = dict.fromkeys(decision.options, 2.0)
    calm[kinds.DONE] = 0.0
    calm[kinds.CHIP] = -1.0
    for bid in sorted(plan.bids, key=lambda bid: -bid.doubt):
        calm[bid.spell] = 1 / (1 + bid.doubt) - 0.001 * FACE[bid.spell]  # low dice before high ones
    return [calm[option] for option in decision.options]


def target(v: View, decision: Decision) -> list[float]:
    """Return the value of each token for the spell in hand."""
    plan = Plan(v, decision.player)
    spell = expect(v.stack[-1], Aim).spell
    calm = {bid.token: 1 / (1 + bid.doubt) for bid in plan.bids if bid.spell == spell}
    if calm:
        return [calm.get(token, 0.0) for token in decision.options]
    points = WORTH[spell]
    gains = {
        token: forecast.gain(index, points) + TRIFLE * points * (forecast.owners[index] == decision.player)
        for forecast in plan.outlook.forecasts
        for index, token in enumerate(forecast.tokens)
    }
    return [gains[token] for token in decision.options]
