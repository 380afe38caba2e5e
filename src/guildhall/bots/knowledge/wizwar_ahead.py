"""Looking ahead in Wiz-War: what comes of a choice, though somebody may have an answer to an attack."""

from __future__ import annotations

from typing import Final

from guildhall.bots.knowledge import wizwar_aims, wizwar_habits
from guildhall.bots.knowledge.wizwar_doubts import doubt
from guildhall.bots.knowledge.wizwar_outlook import prospect, stay
from guildhall.bots.knowledge.wizwar_worths import WIN
from guildhall.kernel.decision import Decision
from guildhall.wizwar import kinds
from guildhall.wizwar.flow.turn import Act, DiscardAndDraw, TimePasses
from guildhall.wizwar.stack.declare import Window
from guildhall.wizwar.state import PHASE_OVER, TURN_OVER, State

BUDGET: Final = 50  # states looked at for one decision


class Ahead:
    """The thoughts of one player about one decision."""

    def __init__(self, me: int, before: float, aimed: float = 0.0) -> None:
        self.me: int = me
        self.before: float = before  # what he has if it comes to nothing
        self.aimed: float = aimed  # the best attack he has already
        self.left: int = BUDGET

    def after(self, s: State, decision: Decision, option: int) -> float:
        """What a state is worth once he has chosen an option; the state itself is left as it is."""
        self.left -= 1
        chance = doubt(s, self.me, option) if decision.kind == kinds.AIM else 0.0
        s = s.clone()
        s.asked = (decision,)
        s.stack[-1].answer(s, decision.player, option)
        worth = self._look(s)
        return worth - chance * max(worth - self.before, 0.0)

    def _look(self, s: State) -> float:
        decision = self._go_on(s)
        if decision is None:
            return self._worth(s)
        habit = wizwar_habits.habit(s, decision)
        if habit is not None:
            worths = habit(s, decision)
            options = [decision.options[worths.index(max(worths))]]
        else:
            options = wizwar_aims.sensible(s, decision)
        if self.left <= 0:
            options = options[:1]
        return max([self.after(s, decision, option) for option in options], default=-WIN)

    def _go_on(self, s: State) -> Decision | None:
        """Play on to his next choice in this matter, if there is one; others pass and do what they must."""
        while s.stack:
            top = s.stack[-1]
            if isinstance(top, Act):
                if not top.stirred and not s.flags & (PHASE_OVER | TURN_OVER):
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

    def _worth(self, s: State) -> float:
        if s.player == self.me and s.stack and isinstance(s.stack[-1], Act):
            return prospect(s, self.me, self.aimed)
        return stay(s, self.me)
