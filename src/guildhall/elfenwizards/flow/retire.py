"""Step 1: the High Wizard retires (rules 1)."""

from __future__ import annotations

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.flow.redeem import remove_grey
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import HIGH, MAGICIAN_BOXES
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, numbers


def retire_the_high_wizard(s: State) -> None:
    """Retire the last round's High Wizard; their owner holds the dragon and begins."""
    if s.round == 1:
        return  # rules 1.1
    retiring = s.in_box(HIGH)
    if retiring:
        s.stack.append(Pay(s.owner[retiring[0]]))
    elif s.rules.dragon_passes_left:  # rules 1.7
        s.dragon = s.at_turn(1)
        s.tell(kinds.DRAGON, s.dragon)


class Pay(Frame[State]):
    """The owner pays a minor spell for the year track (rules 1.2)."""

    name = "retire_pay"
    fields = numbers("player")

    def __init__(self, player: int) -> None:
        self.player = player

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask only an owner who has chips in both places."""
        if s.hand[self.player] and s.spent[self.player]:
            return (Decision(self.player, kinds.CHIP_SOURCE, (kinds.HAND, kinds.BOX)),)
        return ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Pay from the chosen place."""
        self._pay(s, choice)

    def finish(self, s: State) -> None:
        """Pay from the only place that has a chip."""
        self._pay(s, kinds.HAND if s.hand[self.player] else kinds.BOX)

    def _pay(self, s: State, source: int) -> None:
        if source == kinds.HAND:
            s.hand[self.player] -= 1
        else:
            s.spent[self.player] -= 1
        s.track[s.round - 2] = self.player  # rules 1.3
        s.tell(kinds.RETIRE_PAY, self.player, source)
        if s.dragon != self.player:  # rules 1.4
            s.dragon = self.player
            s.tell(kinds.DRAGON, self.player)
        s.stack[-1] = Retire(self.player)


class Retire(Frame[State]):
    """The owner puts the retired High Wizard into a Magician box (rules 1.5)."""

    name = "retire"
    fields = numbers("player")

    def __init__(self, player: int) -> None:
        self.player = player

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask for the box."""
        return (Decision(self.player, kinds.RETIRE_BOX, MAGICIAN_BOXES),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Move the token."""
        token = s.in_box(HIGH)[0]
        s.where[token] = choice
        if s.rules.retire_clears_grey and s.grey[token]:  # rules 1.6
            remove_grey(s, token, s.grey[token])
        s.tell(kinds.RETIRED, token, choice)
        s.stack.pop()
