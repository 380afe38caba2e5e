"""Picking up a treasure, which others may answer (rules 8.14, 10.7)."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.frame import numbers
from guildhall.wizwar import kinds
from guildhall.wizwar.stack.cast import Answerable
from guildhall.wizwar.stack.declare import Window
from guildhall.wizwar.state import NOBODY, PHASE_IS_OVER, State
from guildhall.wizwar.table_actions import move_treasure
from guildhall.wizwar.targets import NOWHERE, WIZARD

# Stages.
REACHING: Final = 0
WARDED: Final = 1  # the treasure's owner may answer
FOOLED: Final = 2  # then the owner of the sector may


class PickUp(Answerable):
    """A wizard who is picking up a treasure."""

    name = "pick_up"
    fields = numbers("player", "treasure", "square", "ends:flag", "stage:up to 2")

    def __init__(self, player: int, treasure: int, square: int, ends: int, stage: int = REACHING) -> None:
        self.player = player
        self.treasure = treasure
        self.square = square  # where the treasure lay
        self.ends = ends  # 1: the phase is over afterwards
        self.stage = stage

    def fits(self, s: State, index: int) -> bool:
        """Whether the wizard carries nothing, or has just picked it up."""
        return s.carries(self.player) in (NOWHERE, self.treasure)

    @property
    def first(self) -> int:
        """The player to whose left the first question goes; the others follow in turn order."""
        return self.player

    def answerers(self, s: State) -> int:
        """Return who may answer it, as bits: the treasure's owner, or in the next stage the sector's."""
        place = s.arrangement.place_of[self.square]
        owner = self.treasure // 2 if self.stage == WARDED else s.places[place][0]
        return 1 << owner & ~(1 << self.player)

    def finish(self, s: State) -> None:
        """Pick up the treasure, then open a window for each stage."""
        if self.stage == REACHING:
            event = (kinds.TREASURE_TAKEN, self.player, self.treasure, NOBODY)
            move_treasure(s, self.treasure, WIZARD[self.player], *event)
        carried = s.treasures[self.treasure] == WIZARD[self.player] and s.alive(self.player)
        if self.stage < FOOLED and carried:
            at = len(s.stack) - 1
            s.stack[at] = PickUp(self.player, self.treasure, self.square, self.ends, self.stage + 1)
            s.stack.append(Window(at, 0))
            return
        s.stack.pop()
        if self.ends:
            s.flags |= PHASE_IS_OVER
