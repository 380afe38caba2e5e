"""What every choice in Wiz-War is worth to the player who has it."""

from __future__ import annotations

from typing import Final

from guildhall.bots.knowledge import wizwar_aims, wizwar_habits
from guildhall.bots.knowledge.wizwar_ahead import Ahead
from guildhall.bots.knowledge.wizwar_outlook import Outlook, stay, ways
from guildhall.bots.knowledge.wizwar_worths import WIN
from guildhall.kernel.decision import Decision
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import NAME
from guildhall.wizwar.movement import STUMBLE
from guildhall.wizwar.state import MOVED, State
from guildhall.wizwar.view import View, imagine

SAMPLES: Final = 2  # ways that chance may go, for answers
TRIFLE: Final = 0.5  # what a card must gain to be played
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
    """The worth of each option of a decision; only the order of these numbers means something."""
    s = imagine(v, 1)
    s.asked = (decision,)
    if decision.kind == kinds.ACT:
        return _act(s, decision)
    habit = wizwar_habits.habit(s, decision)
    if habit is not None:
        return habit(s, decision)
    if decision.kind == kinds.ANSWER:
        return _answer(v, s, decision)
    return _chosen(s, decision)


# -- the Move and Cast phase ---------------------------------------------------------------------------------


def _act(s: State, decision: Decision) -> list[float]:
    """Steps by where they lead; cards by what comes of them."""
    me = decision.player
    now = stay(s, me)
    most, steps, aimed = ways(s, me)
    ahead = Ahead(me, most, aimed)
    worths: list[float] = []
    for act in decision.options:
        sort, number = choices.read(kinds.ACT, act)
        if sort == "end-phase":
            worths.append(now)
        elif sort == "step":
            worths.append(steps[number] if number != STUMBLE else now + 1.0)
        elif _idle(s, sort, number, aimed):
            worths.append(-WIN)
        elif sort == "drop-treasure" and s.at[me] == s.homes[me] and s.carries(me) // 2 != me:
            worths.append(WIN)
        elif sort == "hold":
            more = _seen_through(s, me, number) - aimed
            worths.append(most + more - TRIFLE if more > 0 else -WIN)
        elif sort == "take-treasure":  # this ends the phase, so it comes last
            worths.append(min(ahead.after(s, decision, act), most + TRIFLE / 10))
        else:
            worths.append(ahead.after(s, decision, act) - (TRIFLE if sort in _COSTLY else 0.0))
    return worths


def _seen_through(s: State, me: int, line: int) -> float:
    """The best attack he has from where he stands when he holds a door open."""
    s = s.clone()
    s.held = (*s.held, (line, me))
    s.sight = None
    return Outlook(s, me, True).aiming(s.at[me])


def _idle(s: State, sort: str, number: int, aimed: float) -> bool:
    """What is not even thought about."""
    if sort == "way":
        way = WAYS[number]
        if way.helps and aimed:  # he sees somebody as it is
            return True
        return way.name in _SLOW_TO_WEIGH and bool(s.flags & MOVED) and s.mp > 0
    if sort == "drop":
        return len(s.hands[s.player]) > 2
    if sort == "drop-treasure":
        return s.at[s.player] != s.homes[s.player] and s.carries(s.player) // 2 != s.player
    return sort == "let-go" and aimed > 0  # he sees somebody through the door


# -- answers and other questions -----------------------------------------------------------------------------


def _answer(v: View, s: State, decision: Decision) -> list[float]:
    """A counter is played if that leaves him better off than passing, cards and all."""
    ahead = Ahead(decision.player, stay(s, decision.player))
    worths = [0.0] * len(decision.options)
    for sample in range(SAMPLES):
        if sample:
            s = imagine(v, 1 + sample)
            s.asked = (decision,)
        for number, option in enumerate(decision.options):
            worths[number] += ahead.after(s, decision, option)
    return worths


def _chosen(s: State, decision: Decision) -> list[float]:
    """A target, a boost, a number: what comes of each of those worth a thought."""
    ahead = Ahead(decision.player, stay(s, decision.player))
    sensible = wizwar_aims.sensible(s, decision)
    if decision.kind == kinds.BOOST or (decision.kind == kinds.CHOICE and len(decision.options) <= 25):
        sensible = list(decision.options)
    return [
        ahead.after(s, decision, option) if option in sensible else -2 * WIN for option in decision.options
    ]
