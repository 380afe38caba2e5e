"""The value of each choice in Wiz-War to the player who makes it."""

from __future__ import annotations

from typing import Final

from guildhall.bots.knowledge.wizwar import candidates, heuristics
from guildhall.bots.knowledge.wizwar.evaluation import Evaluation, best_moves, staying_value
from guildhall.bots.knowledge.wizwar.lookahead import Lookahead
from guildhall.bots.knowledge.wizwar.weights import WIN
from guildhall.kernel.decision import Decision
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import NAME
from guildhall.wizwar.movement import STUMBLE
from guildhall.wizwar.state import HAS_MOVED, State
from guildhall.wizwar.view import View, imagine

SAMPLES: Final = 2  # imagined states to average over, for answers
TRIFLE: Final = 0.5  # the least gain for which to play a card
_COSTLY: Final = ("way", "item", "speed", "speed-add", "end-spell")
_SLOW_TO_WEIGH: Final = frozenset(
    NAME[name]
    for name in (
        "Rotate Sector",
        "Create Wall",
        "Wall of Fire",
        "Rosebush",
        "Thornbush",
        "Dust Cloud",
        "Stone Block",
    )
)


def weigh(v: View, decision: Decision) -> list[float]:
    """Return the value of each option of a decision; only their order means anything."""
    s = imagine(v, 1)
    s.asked = (decision,)
    if decision.kind == kinds.ACT:
        return _act(s, decision)
    heuristic = heuristics.heuristic(s, decision)
    if heuristic is not None:
        return heuristic(s, decision)
    if decision.kind == kinds.ANSWER:
        return _answer(v, s, decision)
    return _promising_options(s, decision)


# -- the Move and Cast phase ---------------------------------------------------------------------------------


def _act(s: State, decision: Decision) -> list[float]:
    """Value steps by where they lead, and cards by what they lead to."""
    me = decision.player
    now = staying_value(s, me)
    most, steps, aimed = best_moves(s, me)
    ahead = Lookahead(me, most, aimed)
    values: list[float] = []
    for act in decision.options:
        sort, number = choices.read(kinds.ACT, act)
        if sort == "end-phase":
            values.append(now)
        elif sort == "step":
            values.append(steps[number] if number != STUMBLE else now + 1.0)
        elif _is_pointless(s, sort, number, aimed):
            values.append(-WIN)
        elif sort == "drop-treasure" and s.at[me] == s.homes[me] and s.carries(me) // 2 != me:
            values.append(WIN)
        elif sort == "hold":
            more = _attack_through_door(s, me, number) - aimed
            values.append(most + more - TRIFLE if more > 0 else -WIN)
        elif sort == "take-treasure":  # this ends the phase, so it comes last
            values.append(min(ahead.after(s, decision, act), most + TRIFLE / 10))
        else:
            values.append(ahead.after(s, decision, act) - (TRIFLE if sort in _COSTLY else 0.0))
    return values


def _attack_through_door(s: State, me: int, line: int) -> float:
    """Return the value of the best attack from here while holding a door open."""
    s = s.clone()
    s.held = (*s.held, (line, me))
    s.sight = None
    return Evaluation(s, me, True).aiming(s.at[me])


def _is_pointless(s: State, sort: str, number: int, aimed: float) -> bool:
    """Return whether an act isn't worth trying."""
    if sort == "way":
        way = WAYS[number]
        if way.helps and aimed:  # somebody is in sight already
            return True
        return way.name in _SLOW_TO_WEIGH and bool(s.flags & HAS_MOVED) and s.mp > 0
    if sort == "drop":
        return len(s.hands[s.player]) > 2
    if sort == "drop-treasure":
        return s.at[s.player] != s.homes[s.player] and s.carries(s.player) // 2 != s.player
    return sort == "let-go" and aimed > 0  # somebody is in sight through the door


# -- answers and other questions -----------------------------------------------------------------------------


def _answer(v: View, s: State, decision: Decision) -> list[float]:
    """Value each answer by the position it leaves, cards included, averaged over imagined states."""
    ahead = Lookahead(decision.player, staying_value(s, decision.player))
    values = [0.0] * len(decision.options)
    for sample in range(SAMPLES):
        if sample:
            s = imagine(v, 1 + sample)
            s.asked = (decision,)
        for number, option in enumerate(decision.options):
            values[number] += ahead.after(s, decision, option)
    return values


def _promising_options(s: State, decision: Decision) -> list[float]:
    """Value the promising targets, boosts and numbers by what they lead to."""
    ahead = Lookahead(decision.player, staying_value(s, decision.player))
    promising = candidates.promising(s, decision)
    if decision.kind == kinds.BOOST or (decision.kind == kinds.CHOICE and len(decision.options) <= 25):
        promising = list(decision.options)
    return [
        ahead.after(s, decision, option) if option in promising else -2 * WIN for option in decision.options
    ]
