"""What every choice in Elfenwizards is worth to the player who has it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from guildhall.bots.knowledge.elfenwizards_outlook import (
    MAJOR_LEVELS,
    PROSPECTS,
    SPENT_LATER,
    Fight,
    Outlook,
)
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import COUNT, DIE, POINTS, spread
from guildhall.elfenwizards.state import BOX_PLACES, GREY, MINOR, ROLLED
from guildhall.elfenwizards.tree import LEVEL, SORCERER
from guildhall.elfenwizards.view import View
from guildhall.kernel.decision import Decision

FREE_DIE: Final = 1.5  # a die to roll in the next round
KEPT: Final = 0.9  # what is left for the next round may turn out not to be needed
TRIFLE: Final = 0.02
STALL: Final = 2.0


def weigh(v: View, decision: Decision) -> list[float]:
    """The worth of each option of a decision."""
    return _WEIGHERS[decision.kind](v, decision)


# -- dice (rules 2 and 3) ------------------------------------------------------------------------------------


def _uses(o: Outlook) -> list[list[float]]:
    """What a die of each face is worth in each of the six boxes."""
    v, me = o.v, o.me
    uses = []
    for face in range(7):
        row = [0.0] * 4
        for fight in o.fights:
            if fight.open:
                for index in range(len(fight.tokens)):
                    row[fight.level - 1] = max(row[fight.level - 1], fight.gain(index, face))
        row.append(_minor_use(o, face))
        row.append(_grey_use(o, face))
        uses.append(row)
    per_point = max(row6 - row1 for row1, row6 in zip(uses[1], uses[6], strict=True)) / 5
    others = v.front[me] + COUNT[v.dice[7 * me + ROLLED]] - 1
    cheap = min(o.chip if v.hand[me] else 99.0, 2 * per_point if others else 99.0)
    for fight in o.fights:
        if fight.mine and not fight.open:
            for index in range(fight.titles):
                if index < len(fight.tokens) and fight.strengths[index] < 1:
                    need = min(cheap, fight.gain(index, 1))
                    for row in uses:
                        row[fight.level - 1] = max(row[fight.level - 1], need)
    return uses


def _minor_use(o: Outlook, face: int) -> float:
    v, me = o.v, o.me
    most = v.spent[me] + min(v.hand[me], SPENT_LATER)
    there = POINTS[v.dice[7 * me + MINOR]]
    return o.chip * (_bought(there + face, 2, most) - _bought(there, 2, most))


def _grey_use(o: Outlook, face: int) -> float:
    v, me = o.v, o.me
    cost = v.rules.grey_cost
    most = float(sum(grey for token, grey in enumerate(v.grey) if v.owner[token] == me))
    for fight in o.fights:
        if fight.level <= SORCERER and me in fight.owners:
            most += 0.3
    there = POINTS[v.dice[7 * me + GREY]]
    return o.grey * (_bought(there + face, cost, most) - _bought(there, cost, most))


def _bought(points: int, cost: int, most: float) -> float:
    """How much points buy; what is left over may still find more to go with it."""
    return min(most, points // cost + 0.5 * (points % cost) / cost)


def _die(v: View, decision: Decision) -> list[float]:
    uses = [max(row) for row in _uses(Outlook(v, decision.player))]
    average = sum(uses[1:]) / 6
    if decision.options[0] != kinds.DONE or v.stack[-1].values()[0] == 3:
        # what a face brings beyond what can be had for it elsewhere: so a 1 goes where a 1 will do
        per_point = (uses[6] - uses[1]) / 5
        return [-TRIFLE if face == kinds.DONE else uses[face] - per_point * face for face in decision.options]
    return [0.0 if face == kinds.DONE else uses[face] - average for face in decision.options]


def _dice_box(v: View, decision: Decision) -> list[float]:
    return _uses(Outlook(v, decision.player))[v.stack[-1].values()[1]]


def _reroll(v: View, decision: Decision) -> list[float]:
    o = Outlook(v, decision.player)
    uses = [max(row) for row in _uses(o)]
    average = sum(uses[1:]) / 6
    rolled = spread(v.dice[7 * decision.player + ROLLED])
    return [0.0, sum(average - uses[face] for face in rolled) - o.chip]


# -- spells (rules 5) ----------------------------------------------------------------------------------------


class Bid(NamedTuple):
    """A spell that is to be placed beside a token."""

    spell: int
    token: int
    doubt: float  # how open the contest is


class Plan:
    """The best use of all spells that a player still has."""

    def __init__(self, v: View, me: int) -> None:
        o = Outlook(v, me)
        self.o = o
        self.me = me
        self.seats = {token: (fight, index) for fight in o.fights for index, token in enumerate(fight.tokens)}
        self.bids: list[Bid] = []
        self.gain = 0.0
        self.spare: list[int] = []
        for level in MAJOR_LEVELS:
            self._plan_dice(v, level)
        self._plan_chips(v)

    def _useful(self, tokens: tuple[int, ...]) -> list[tuple[int, Fight, int]]:
        useful = []
        for token in tokens:
            fight, index = self.seats[token]
            if len(fight.tokens) <= fight.titles or not fight.open or fight.stakes[index] > min(fight.stakes):
                useful.append((token, fight, index))
        return useful

    def _plan_dice(self, v: View, level: int) -> None:
        dice = spread(v.dice[7 * self.me + level - 1])[::-1]
        useful = self._useful(v.targets[self.me][level - 1])
        while dice:
            best = TRIFLE / 6
            found: tuple[int, Fight, int] | None = None
            bundle: list[int] = []
            for faces in _bundles(dice):
                points = sum(faces)
                for target in useful:
                    each = target[1].gain(target[2], points) / points
                    if each > best:
                        best, found, bundle = each, target, faces
            if found is None:
                break
            token, fight, index = found
            self.gain += best * sum(bundle)
            for face in bundle:
                dice.remove(face)
                self.bids.append(Bid(8 * (level - 1) + face, token, fight.spread))
            fight.add(index, sum(bundle))
        if v.targets[self.me][level - 1]:
            self.spare += [8 * (level - 1) + face for face in dice]

    def _plan_chips(self, v: View) -> None:
        useful = self._useful(v.targets[self.me][4])
        hand = v.hand[self.me]
        free = max(0, POINTS[v.dice[7 * self.me + MINOR]] // 2 - v.spent[self.me])  # rules 6.1
        while hand:
            best = TRIFLE
            found: tuple[int, Fight, int] | None = None
            bundle = 0
            for count in range(1, min(hand, 6) + 1):
                cost = self.o.chip * max(0, count - free)
                for target in useful:
                    each = (target[1].gain(target[2], count) - cost) / count
                    if each > best:
                        best, found, bundle = each, target, count
            if found is None:
                break
            token, fight, index = found
            self.gain += best * bundle
            self.bids += [Bid(kinds.CHIP, token, fight.spread)] * bundle
            fight.add(index, bundle)
            hand -= bundle
            free = max(0, free - bundle)
        self.chips_left = hand
        self.chip_cost = 0.0 if free else self.o.chip


def _bundles(dice: list[int]) -> Iterator[list[int]]:
    for face in sorted(set(dice)):
        yield [face]
    for count in range(2, len(dice) + 1):
        yield dice[:count]


def _spell(v: View, decision: Decision) -> list[float]:
    plan = Plan(v, decision.player)
    number = v.stack[-1].values()[1]
    worth = plan.gain
    if number == 1 and v.rules.place_two and len(plan.bids) == 1 and not plan.spare and plan.chips_left:
        worth -= plan.chip_cost
    calm = {bid.spell: 0.0 for bid in plan.bids}
    for bid in plan.bids:
        calm[bid.spell] = max(calm[bid.spell], 1 / (1 + bid.doubt))
    weights = []
    for spell in decision.options:
        if spell == kinds.DONE:
            weights.append(0.0)
        elif spell in calm:
            weights.append(worth + calm[spell])
        elif spell == kinds.CHIP:
            weights.append(-plan.chip_cost - TRIFLE)
        else:
            weights.append(-TRIFLE if not plan.bids else STALL + worth)
    if worth <= 0 and decision.options[0] == kinds.DONE:
        return [0.0 if spell == kinds.DONE else -1.0 for spell in decision.options]
    return weights


def _target(v: View, decision: Decision) -> list[float]:
    plan = Plan(v, decision.player)
    spell = v.stack[-1].values()[1]
    calm = {bid.token: 1 / (1 + bid.doubt) for bid in plan.bids if bid.spell == spell}
    if calm:
        return [calm.get(token, -1.0) for token in decision.options]
    points = 1 if spell == kinds.CHIP else spell & 7
    worths = []
    for token in decision.options:
        fight, index = plan.seats[token]
        worths.append(fight.gain(index, points) + (TRIFLE if v.owner[token] == decision.player else 0.0))
    return worths


# -- redeeming (rules 4, 6 and 9) ----------------------------------------------------------------------------


def _subsets(dice: int) -> list[int]:
    subsets = [0]
    for face in spread(dice):
        subsets += [subset + DIE[face] for subset in subsets]
    return list(dict.fromkeys(subsets))


def _take(v: View, decision: Decision, place: int, worth: Callable[[int, int], float]) -> list[float]:
    """The worth of each die to take, given the worth of the dice taken and left in the end."""
    box = v.dice[7 * decision.player + place]
    taken = v.stack[-1].values()[2]
    best = {kinds.DONE: worth(taken, box)}
    for subset in _subsets(box):
        if subset:
            value = worth(taken + subset, box - subset)
            for face in spread(subset):
                best[face] = max(best.get(face, value), value)
    return [best[option] for option in decision.options]


def _redeem(v: View, decision: Decision) -> list[float]:
    me = decision.player
    spent, hand = v.spent[me], v.hand[me]
    last = v.round == v.rules.rounds
    early = v.stack[-1].values()[0] == 4

    def worth(taken: int, left: int) -> float:
        bought = min(POINTS[taken] // 2, spent)
        if early:
            later = min(POINTS[left] // 2, spent - bought + min(hand + bought, 3))
            return bought + 0.8 * later
        value = bought + (0.0 if last else FREE_DIE * COUNT[taken])
        if not last:
            value += KEPT * min(POINTS[left] // 2, spent - bought + 3)
        return value

    return _take(v, decision, MINOR, worth)


def _cleanse(v: View, decision: Decision) -> list[float]:
    me = decision.player
    grey = sum(chips for token, chips in enumerate(v.grey) if v.owner[token] == me)
    left_rounds = v.rules.rounds - v.round
    cost = v.rules.grey_cost

    def worth(taken: int, left: int) -> float:
        removed = min(POINTS[taken] // cost, grey)
        if not left_rounds:
            return float(removed)
        later = min(POINTS[left] // cost, grey - removed + 1)
        return removed * (1 + left_rounds) + FREE_DIE * COUNT[taken] + KEPT * later * left_rounds

    return _take(v, decision, GREY, worth)


# -- tokens (rules 1, 7 and 8) -------------------------------------------------------------------------------


def _chip_source(v: View, decision: Decision) -> list[float]:
    return [0.0, 1.0]  # a chip in front of him can be placed at once


def _magician_box(v: View, decision: Decision) -> list[float]:
    """Where few compete for the two titles above."""
    me = decision.player
    worths = []
    for box in decision.options:
        inside = [v.owner[token] for token, where in enumerate(v.where) if where == box]
        ours = inside.count(me)
        worths.append(min(1.0, 2 / (1 + len(inside))) - 0.1 * ours - 0.01 * len(inside))
    return worths


def _vacant_box(v: View, decision: Decision) -> list[float]:
    """Beside an empty box, or a rival rather than an own token."""
    owners = {box: v.owner[token] for token, box in enumerate(v.where)}
    worths = []
    for box in decision.options:
        neighbour = owners.get(((box - 1) ^ 1) + 1)
        if neighbour is None:
            worths.append(1.0)
        elif neighbour == decision.player:
            worths.append(0.3)
        else:
            worths.append(0.5)
    return worths


def _most_grey(v: View, decision: Decision) -> list[float]:
    return [float(v.grey[token]) for token in decision.options]


_WEIGHERS: Final[dict[int, Callable[[View, Decision], list[float]]]] = {
    kinds.CHIP_SOURCE: _chip_source,
    kinds.RETIRE_BOX: _magician_box,
    kinds.DIE: _die,
    kinds.DICE_BOX: _dice_box,
    kinds.REROLL: _reroll,
    kinds.REDEEM: _redeem,
    kinds.SPELL: _spell,
    kinds.TARGET: _target,
    kinds.VACANT_TOKEN: _most_grey,
    kinds.VACANT_BOX: _vacant_box,
    kinds.DEMOTE_TOKEN: _most_grey,
    kinds.DEMOTE_BOX: _magician_box,
    kinds.CLEANSE: _cleanse,
    kinds.CLEANSE_TOKEN: _most_grey,
}
