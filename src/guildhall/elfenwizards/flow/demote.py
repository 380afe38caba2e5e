"""Step 8: the remaining passed-over tokens become Magicians (rules 8)."""

from __future__ import annotations

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import LEVEL, MAGICIAN_BOXES, NECROMANCER, PASSED, SORCERER, WIZARD
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, numbers


def demote_the_rest(s: State) -> None:
    """Step 8."""
    s.stack.append(Demotion(0))


class Demotion(Frame[State]):
    """The players one after the other place all their remaining passed-over tokens (rules 8.1)."""

    name = "demotion"
    fields = numbers("turn")

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask for the next token only if grey chips run short: then the order matters (rules 8.4)."""
        if self.turn == s.seats or s.supply <= 0:
            return ()
        tokens = self._tokens(s)
        if len(tokens) > 1 and s.supply < sum(_earns_grey(s, token) for token in tokens):
            return (Decision(s.at_turn(self.turn), kinds.DEMOTE_TOKEN, tuple(sorted(tokens))),)
        return ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Continue with this token."""
        s.stack.append(Demote(choice))

    def finish(self, s: State) -> None:
        """Go on to the next token or player."""
        if self.turn == s.seats:
            s.stack.pop()
            return
        tokens = self._tokens(s)
        if tokens:
            s.stack.append(Demote(tokens[0]))
        else:
            s.stack[-1] = Demotion(self.turn + 1)

    def _tokens(self, s: State) -> list[int]:
        player = s.at_turn(self.turn)
        return [
            token
            for level in range(WIZARD, NECROMANCER + 1)
            for token in s.in_box(PASSED + level)
            if s.owner[token] == player
        ]


def _earns_grey(s: State, token: int) -> bool:
    return LEVEL[s.where[token]] <= SORCERER  # rules 8.2


class Demote(Frame[State]):
    """A token goes to a Magician box; one that was a Wizard or Sorcerer gets a grey chip (rules 8.2)."""

    name = "demote"
    fields = numbers("token")

    def __init__(self, token: int) -> None:
        self.token = token

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask for the box."""
        return (Decision(s.owner[self.token], kinds.DEMOTE_BOX, MAGICIAN_BOXES),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Move the token there."""
        grey = 0
        if _earns_grey(s, self.token) and s.supply != 0:
            grey = 1
            s.grey[self.token] += 1
            if s.rules.grey_limited:
                s.supply -= 1
        s.where[self.token] = choice
        s.tell(kinds.DEMOTED, self.token, choice, grey, -grey)  # rules 10.2
        s.stack.pop()
