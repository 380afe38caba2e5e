"""The value of each choice in Elfenwizards to the player who makes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.bots.knowledge.elfenwizards import dice, spells
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import COUNT, DIE, POINTS, spread
from guildhall.elfenwizards.flow.redeem import CHIP_COST, EARLY, Redeem
from guildhall.elfenwizards.state import GREY, MINOR
from guildhall.elfenwizards.view import View
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import expect

# Estimates, in points of the final score unless noted.
FREE_DIE: Final = 1.5  # one more die to roll next round
SPENDING: Final = 3  # chips that the player will spend before they can buy any back again
LATER: Final = 0.9  # buying later, as a fraction of buying now


def weigh(v: View, decision: Decision) -> list[float]:
    """Return the value of each option of a decision; only their order means anything."""
    return _WEIGH[decision.kind](v, decision)


# -- redeeming (rules 4, 6 and 9) ----------------------------------------------------------------------------


def _redeem(v: View, decision: Decision) -> list[float]:
    """Buy chips back at once; dice that buy nothing now may do so later."""
    me = decision.player
    spent = v.spent[me]
    early = expect(v.stack[-1], Redeem).step == EARLY
    last = not early and _last_round(v)

    def worth(taken: int, left: int) -> float:
        bought = min(POINTS[taken] // CHIP_COST, spent)
        if last:
            return bought
        spending = min(SPENDING, v.hand[me] + bought) if early else SPENDING
        later = LATER * min(POINTS[left] // CHIP_COST, spent - bought + spending)
        return bought + later + (0.0 if early else FREE_DIE * COUNT[taken])

    return _take(v, decision, MINOR, worth)


def _cleanse(v: View, decision: Decision) -> list[float]:
    """Value each grey chip removed at a point for this round and for every later one (rules 10.2)."""
    me = decision.player
    grey = sum(chips for token, chips in enumerate(v.grey) if v.owner[token] == me)
    rounds = 0 if _last_round(v) else v.rules.rounds - v.round

    def worth(taken: int, left: int) -> float:
        removed = min(POINTS[taken] // v.rules.grey_cost, grey)
        if not rounds:
            return removed
        later = min(POINTS[left] // v.rules.grey_cost, grey - removed + 1)
        return removed * (1 + rounds) + later * LATER * rounds + FREE_DIE * COUNT[taken]

    return _take(v, decision, GREY, worth)


def _last_round(v: View) -> bool:
    """Return whether this round is the last; after step 5 that is certain (rules 11)."""
    return v.round == v.rules.rounds or max(v.crowned) == 2 or v.uncrowned == 2


def _take(v: View, decision: Decision, place: int, worth: Callable[[int, int], float]) -> list[float]:
    """Return the value of taking each die next: that of the best set of dice it can be part of."""
    box = v.dice[7 * decision.player + place]
    taken = expect(v.stack[-1], Redeem).taken
    best = {kinds.DONE: worth(taken, box)}
    subsets = {0}
    for face in spread(box):
        subsets |= {subset + DIE[face] for subset in subsets}
    for subset in subsets - {0}:
        value = worth(taken + subset, box - subset)
        for face in set(spread(subset)):
            best[face] = max(best.get(face, value), value)
    return [best[option] for option in decision.options]


# -- tokens (rules 1, 7 and 8) -------------------------------------------------------------------------------


def _chip_source(v: View, decision: Decision) -> list[float]:
    """Pay from the box: a chip in front of the player can be placed and scores."""
    return [float(source == kinds.BOX) for source in decision.options]


def _magician_box(v: View, decision: Decision) -> list[float]:
    """Prefer the box where one more token adds most to the player's share of the two titles."""
    worths = []
    for box in decision.options:
        owners = [owner for owner, where in zip(v.owner, v.where, strict=True) if where == box]
        here, mine = len(owners), owners.count(decision.player)
        more = _rising(mine + 1, here + 1) - _rising(mine, here)
        worths.append(more - 0.01 * here)  # others may come too
    return worths


def _rising(mine: int, candidates: int) -> float:
    """Return how many of the player's tokens can expect to rise from a Magician box."""
    return mine * min(1.0, 2 / max(1, candidates))


def _vacant_box(v: View, decision: Decision) -> list[float]:
    """Prefer to stand beside nobody, then beside a rival, then beside one's own token."""
    owners = dict(zip(v.where, v.owner, strict=True))
    worths = []
    for box in decision.options:
        beside = owners.get(box + 1 if box % 2 else box - 1)
        worths.append(1.0 if beside is None else 0.5 if beside != decision.player else 0.0)
    return worths


def _most_grey(v: View, decision: Decision) -> list[float]:
    """Take the token with most grey chips: it may lose them all (rules 1.6); the score is the same."""
    return [float(v.grey[token]) for token in decision.options]


def _no_matter(v: View, decision: Decision) -> list[float]:
    """Value all options the same."""
    return [0.0 for _ in decision.options]


_WEIGH: Final[dict[int, Callable[[View, Decision], list[float]]]] = {
    kinds.CHIP_SOURCE: _chip_source,
    kinds.RETIRE_BOX: _magician_box,
    kinds.DIE: dice.die,
    kinds.DICE_BOX: dice.dice_box,
    kinds.REROLL: dice.reroll,
    kinds.REDEEM: _redeem,
    kinds.SPELL: spells.spell,
    kinds.TARGET: spells.target,
    kinds.VACANT_TOKEN: _most_grey,
    kinds.VACANT_BOX: _vacant_box,
    kinds.DEMOTE_TOKEN: _most_grey,
    kinds.DEMOTE_BOX: _magician_box,
    kinds.CLEANSE: _cleanse,
    kinds.CLEANSE_TOKEN: _most_grey,
    kinds.ROLL: _no_matter,
    kinds.READY: _no_matter,
}
