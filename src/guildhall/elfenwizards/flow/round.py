"""A round: the ten steps, in order (rules 0.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.flow.demote import demote_the_rest
from guildhall.elfenwizards.flow.redeem import (
    remove_grey_magic,
    take_back_minor_spells,
    take_back_minor_spells_again,
)
from guildhall.elfenwizards.flow.retire import retire_the_high_wizard
from guildhall.elfenwizards.flow.roll import roll_and_place, roll_and_place_the_rest
from guildhall.elfenwizards.flow.score import score_and_check_the_end
from guildhall.elfenwizards.flow.spells import place_spells_and_award_titles
from guildhall.elfenwizards.flow.vacancies import fill_vacant_titles
from guildhall.elfenwizards.state import State
from guildhall.kernel.frame import Frame, expect, numbers

STEPS: Final = (
    retire_the_high_wizard,
    roll_and_place,
    roll_and_place_the_rest,
    take_back_minor_spells,
    place_spells_and_award_titles,
    take_back_minor_spells_again,
    fill_vacant_titles,
    demote_the_rest,
    remove_grey_magic,
    score_and_check_the_end,
)


class Round(Frame[State]):
    """The bottom of the stack; begins the next step when the last one is done."""

    name = "round"
    fields = numbers("step")

    def __init__(self, step: int) -> None:
        self.step = step  # the next step, 1 to 10

    def finish(self, s: State) -> None:
        """Begin the next step."""
        if self.step > len(STEPS):
            s.round += 1
            s.stack[-1] = ROUNDS[1]
            return
        if self.step == 1:
            s.tell(kinds.ROUND, s.round)
        s.tell(kinds.STEP_BEGINS, self.step)
        s.stack[-1] = ROUNDS[self.step + 1]
        STEPS[self.step - 1](s)


def step_now(stack: Sequence[Frame[State]]) -> int:
    """The step that is being played, by the stack of a game that goes on."""
    return expect(stack[0], Round).step - 1


ROUNDS: Final = tuple(Round(step) for step in range(len(STEPS) + 2))
