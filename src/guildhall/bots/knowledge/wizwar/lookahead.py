"""Lookahead in Wiz-War: what a choice leads to, given that somebody may counter an attack."""

from __future__ import annotations

from typing import Final

from guildhall.bots.knowledge.wizwar import candidates, heuristics
from guildhall.bots.knowledge.wizwar.counter_risk import counterspell_chance
from guildhall.bots.knowledge.wizwar.evaluation import moving_value, staying_value
from guildhall.bots.knowledge.wizwar.weights import WIN
from guildhall.kernel.decision import Decision
from guildhall.wizwar import kinds
from guildhall.wizwar.flow.turn import Act, DiscardAndDraw, TimePasses
from guildhall.wizwar.stack.declare import Window
from guildhall.wizwar.state import PHASE_IS_OVER, TURN_IS_OVER, State

BUDGET: Final = 50  # states to try for one decision


class Lookahead:
    """The search of one player for one decision."""

    def __init__(self, me: int, before: float, aimed: float = 0.0) -> None:
        self.me: int = me
        self.before: float = before  # the value if the choice has no effect
        self.aimed: float = aimed  # the value of the best attack already available
        self.left: int = BUDGET

    def after(self, s: State, decision: Decision, option: int) -> float:
        """Return the value of a state after an option; the state itself doesn't change."""
        self.left -= 1
        chance = counterspell_chance(s, self.me, option) if decision.kind == kinds.AIM else 0.0
        s = s.clone()
        s.asked = (decision,)
        s.stack[-1].answer(s, decision.player, option)
        value = self._search(s)
        return value - chance * max(value - self.before, 0.0)

    def _search(self, s: State) -> float:
        decision = self._advance(s)
        if decision is None:
            return self._value(s)
        heuristic = heuristics.heuristic(s, decision)
        if heuristic is not None:
            values = heuristic(s, decision)
            options = [decision.options[values.index(max(values))]]
        else:
            options = candidates.promising(s, decision)
        if self.left <= 0:
            options = options[:1]
        return max([self.after(s, decision, option) for option in options], default=-WIN)

    def _advance(self, s: State) -> Decision | None:
        """Play on to the player's next choice in this effect, if any; others pass or do what they must."""
        while s.stack:
            top = s.stack[-1]
            if isinstance(top, Act):
                if not top.stirred and not s.flags & (PHASE_IS_OVER | TURN_IS_OVER):
                    return None
            elif isinstance(top, TimePasses) or (isinstance(top, DiscardAndDraw) and not s.dying):
                return None
            if isinstance(top, Window):
                top = s.stack[-1] = Window(top.at, top.passed | (1 << s.seats) - 1 & ~(1 << self.me))
            asked = top.asks(s)
            if not asked:
                top.finish(s)
                continue
            decision: Decision = asked[0]
            if decision.player == self.me:
                return decision
            s.asked = asked
            top.answer(s, decision.player, decision.options[0])
        return None

    def _value(self, s: State) -> float:
        if s.player == self.me and s.stack and isinstance(s.stack[-1], Act):
            return moving_value(s, self.me, self.aimed)
        return staying_value(s, self.me)
