"""What every choice in Elfenwizards is worth to the player who has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.bots.knowledge import elfenwizards_dice, elfenwizards_spells
from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import COUNT, DIE, POINTS, spread
from guildhall.elfenwizards.flow.redeem import CHIP_COST, EARLY, Redeem
from guildhall.elfenwizards.state import GREY, MINOR
from guildhall.elfenwizards.view import View
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import expect

# What the player believes, in points of the final score unless said otherwise.
FREE_DIE: Final = 1.5  # a die to roll in the next round
SPENDING: Final = 3  # how many chips he will spend before he can buy the next ones back
LATER: Final = 0.9  # what may be bought later, against the same now


def weigh(v: View, decision: Decision) -> list[float]:
    """The worth of each option of a decision; only the order of these numbers means something."""
    return _WEIGH[decision.kind](v, decision)


# -- redeeming (rules 4, 6 and 9) ----------------------------------------------------------------------------


def _redeem(v: View, decision: Decision) -> list[float]:
    """Chips are bought back at once; dice that buy nothing now may do so later."""
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
    """A grey chip costs a point in this round and in every one to come (rules 10.2)."""
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
    """Whether the game ends with this round; after step 5 that is certain (rules 11)."""
    return v.round == v.rules.rounds or max(v.crowned) == 2 or v.uncrowned == 2


def _take(v: View, decision: Decision, place: int, worth: Callable[[int, int], float]) -> list[float]:
    """The worth of each die to take next, by that of the dice he takes and leaves in the end."""
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
    """A chip in front of him can be placed and scores, so he pays with another."""
    return [float(source == kinds.BOX) for source in decision.options]


def _magician_box(v: View, decision: Decision) -> list[float]:
    """Where one more of his tokens adds the most to his share of the two titles."""
    worths = []
    for box in decision.options:
        owners = [owner for owner, where in zip(v.owner, v.where, strict=True) if where == box]
        here, his = len(owners), owners.count(decision.player)
        more = _rising(his + 1, here + 1) - _rising(his, here)
        worths.append(more - 0.01 * here)  # others may come too
    return worths


def _rising(his: int, candidates: int) -> float:
    """How many of his tokens will rise from a Magician box."""
    return his * min(1.0, 2 / max(1, candidates))


def _vacant_box(v: View, decision: Decision) -> list[float]:
    """Beside nobody is best, beside a rival better than beside a token of his own."""
    owners = dict(zip(v.where, v.owner, strict=True))
    worths = []
    for box in decision.options:
        beside = owners.get(box + 1 if box % 2 else box - 1)
        worths.append(1.0 if beside is None else 0.5 if beside != decision.player else 0.0)
    return worths


def _most_grey(v: View, decision: Decision) -> list[float]:
    """It makes no difference to the score; a token with many grey chips may lose them all (rules 1.6)."""
    return [float(v.grey[token]) for token in decision.options]


def _no_matter(v: View, decision: Decision) -> list[float]:
    """There is nothing to choose."""
    return [0.0 for _ in decision.options]


_WEIGH: Final[dict[int, Callable[[View, Decision], list[float]]]] = {
    kinds.CHIP_SOURCE: _chip_source,
    kinds.RETIRE_BOX: _magician_box,
    kinds.DIE: elfenwizards_dice.die,
    kinds.DICE_BOX: elfenwizards_dice.dice_box,
    kinds.REROLL: elfenwizards_dice.reroll,
    kinds.REDEEM: _redeem,
    kinds.SPELL: elfenwizards_spells.spell,
    kinds.TARGET: elfenwizards_spells.target,
    kinds.VACANT_TOKEN: _most_grey,
    kinds.VACANT_BOX: _vacant_box,
    kinds.DEMOTE_TOKEN: _most_grey,
    kinds.DEMOTE_BOX: _magician_box,
    kinds.CLEANSE: _cleanse,
    kinds.CLEANSE_TOKEN: _most_grey,
    kinds.ROLL: _no_matter,
    kinds.READY: _no_matter,
}
