"""What every choice in Elfenwizards is worth to the player who has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.bots.knowledge import elfenwizards_spells
from guildhall.bots.knowledge.elfenwizards_outlook import Outlook
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import COUNT, DIE, POINTS, spread
from guildhall.elfenwizards.state import GREY, MINOR, ROLLED
from guildhall.elfenwizards.tree import SORCERER
from guildhall.elfenwizards.view import View
from guildhall.kernel.decision import Decision

FREE_DIE: Final = 1.5  # a die to roll in the next round
KEPT: Final = 0.9  # what is left for the next round may turn out not to be needed
TRIFLE: Final = 0.02
SPENT_LATER: Final = 2.0  # chips a player is likely to spend in step 5


def weigh(v: View, decision: Decision) -> list[float]:
    """The worth of each option of a decision."""
    return _WEIGHERS[decision.kind](v, decision)


# -- dice (rules 2 and 3) ------------------------------------------------------------------------------------


def _uses(o: Outlook) -> list[list[float]]:
    """What a die of each face is worth in each of the six boxes."""
    v, me = o.v, o.me
    columns = [[0.0] * 7 for _ in range(4)]
    for forecast in o.forecasts:
        if forecast.open:
            for index in forecast.helpful():
                if forecast.gain(index, 6) > columns[forecast.level - 1][6]:
                    columns[forecast.level - 1] = [max(0.0, forecast.gain(index, face)) for face in range(7)]
    columns.append([_minor_use(o, face) for face in range(7)])
    columns.append([_grey_use(o, face) for face in range(7)])
    per_point = max(column[6] - column[1] for column in columns) / 5
    others = o.unplaced(me) - 1
    cheap = min(o.chip if v.hand[me] else 99.0, 2 * per_point if others else 99.0)
    met = [COUNT[v.dice[7 * me + place]] for place in range(4)]
    for forecast in o.forecasts:
        if not forecast.open and forecast.owners[0] == me:
            for index in range(min(forecast.titles, len(forecast.tokens))):
                place = forecast.level - 1
                if met[place]:
                    met[place] -= 1
                    continue
                need = min(cheap, forecast.gain(index, 1))
                columns[place] = [max(use, need) for use in columns[place]]
    return [[column[face] for column in columns] for face in range(7)]


def _minor_use(o: Outlook, face: int) -> float:
    v, me = o.v, o.me
    most = v.spent[me] + min(v.hand[me], SPENT_LATER)
    there = POINTS[v.dice[7 * me + MINOR]]
    return o.chip * (_bought(there + face, 2, most) - _bought(there, 2, most))


def _grey_use(o: Outlook, face: int) -> float:
    v, me = o.v, o.me
    cost = v.rules.grey_cost
    most = float(sum(grey for token, grey in enumerate(v.grey) if v.owner[token] == me))
    for forecast in o.forecasts:
        if forecast.level <= SORCERER and me in forecast.owners:
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
    kinds.SPELL: elfenwizards_spells.spell,
    kinds.TARGET: elfenwizards_spells.target,
    kinds.VACANT_TOKEN: _most_grey,
    kinds.VACANT_BOX: _vacant_box,
    kinds.DEMOTE_TOKEN: _most_grey,
    kinds.DEMOTE_BOX: _magician_box,
    kinds.CLEANSE: _cleanse,
    kinds.CLEANSE_TOKEN: _most_grey,
}
