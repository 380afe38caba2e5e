"""Steps 4, 6 and 9: dice buy minor spells back and remove grey magic (rules 4, 6 and 9)."""

from __future__ import annotations

from typing import Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.dice import COUNT, DIE, POINTS, spread
from guildhall.elfenwizards.flow.roll import FACES_OR_DONE
from guildhall.elfenwizards.state import GREY, MINOR, State
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, numbers

EARLY: Final = 4
LATE: Final = 6
CLEANSING: Final = 9
CHIP_COST: Final = 2


def take_back_minor_spells(s: State) -> None:
    """Step 4."""
    s.stack.append(Redemption(EARLY, 0))


def take_back_minor_spells_again(s: State) -> None:
    """Step 6."""
    s.stack.append(Redemption(LATE, 0))


def remove_grey_magic(s: State) -> None:
    """Step 9."""
    s.stack.append(Redemption(CLEANSING, 0))


class Redemption(Frame[State]):
    """The players may use their dice one after the other."""

    name = "redemption"
    fields = numbers("step", "turn")

    def __init__(self, step: int, turn: int) -> None:
        self.step = step
        self.turn = turn

    def finish(self, s: State) -> None:
        """Go on to the next player."""
        if self.turn == s.seats:
            s.stack.pop()
            return
        s.stack[-1] = Redemption(self.step, self.turn + 1)
        player = s.at_turn(self.turn)
        if s.dice[7 * player + _place(self.step)]:
            s.stack.append(Redeem(self.step, player, 0))


def _place(step: int) -> int:
    return GREY if step == CLEANSING else MINOR


class Redeem(Frame[State]):
    """A player takes dice out of the box one by one, and then what they buy (rules 4.2, 9.2)."""

    name = "redeem"
    fields = numbers("step", "player", "taken")

    def __init__(self, step: int, player: int, taken: int) -> None:
        self.step = step
        self.player = player
        self.taken = taken  # the dice taken so far

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask for a die while the player may take one."""
        dice = s.dice[7 * self.player + _place(self.step)]
        if not dice:
            return ()
        if self.step == EARLY and (not s.spent[self.player] or POINTS[self.taken + dice] < CHIP_COST):
            return ()  # rules 4.4: there is nothing to buy
        kind = kinds.CLEANSE if self.step == CLEANSING else kinds.REDEEM
        return (Decision(self.player, kind, FACES_OR_DONE[dice]),)

    def answer(self, s: State, player: int, choice: int) -> None:
        """Take a die, or stop."""
        if choice == kinds.DONE:
            self.finish(s)
            return
        s.dice[7 * player + _place(self.step)] -= DIE[choice]
        s.stack[-1] = Redeem(self.step, player, self.taken + DIE[choice])

    def finish(self, s: State) -> None:
        """Give the player what the dice buy, and the dice back."""
        s.stack.pop()
        if not self.taken:
            return
        player = self.player
        if self.step == EARLY and POINTS[self.taken] < CHIP_COST:
            s.dice[7 * player + MINOR] += self.taken  # rules 6.2: not before step 6
            return
        s.front[player] += COUNT[self.taken]
        if self.step == CLEANSING:
            theirs = sum(grey for token, grey in enumerate(s.grey) if s.owner[token] == player)
            count = min(POINTS[self.taken] // s.rules.grey_cost, theirs)  # rules 9.1
            s.tell(kinds.CLEANSED, player, count, *spread(self.taken))
            s.stack.append(Cleanse(player, count))
        else:
            count = min(POINTS[self.taken] // CHIP_COST, s.spent[player])  # rules 4.1
            s.spent[player] -= count
            s.hand[player] += count
            s.tell(kinds.REDEEMED, player, count, *spread(self.taken))


class Cleanse(Frame[State]):
    """The player chooses the tokens that lose grey chips (rules 9.2)."""

    name = "cleanse"
    fields = numbers("player", "count")

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count  # chips still to remove

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask only if there is a choice: several tokens, and some chips stay."""
        tokens = self._tokens(s)
        if len(tokens) > 1 and 0 < self.count < sum(s.grey[token] for token in tokens):
            return (Decision(self.player, kinds.CLEANSE_TOKEN, tokens),)
        return ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Remove one chip."""
        remove_grey(s, choice, 1)
        s.stack[-1] = Cleanse(player, self.count - 1)

    def finish(self, s: State) -> None:
        """Remove the chips that need no choice."""
        left = self.count
        for token in self._tokens(s):
            count = min(left, s.grey[token])
            if count:
                remove_grey(s, token, count)
                left -= count
        s.stack.pop()

    def _tokens(self, s: State) -> tuple[int, ...]:
        return tuple(token for token, grey in enumerate(s.grey) if grey and s.owner[token] == self.player)


def remove_grey(s: State, token: int, count: int) -> None:
    """Remove grey chips from a token to the supply (rules 9.4)."""
    s.grey[token] -= count
    if s.rules.grey_limited:
        s.supply += count
    s.tell(kinds.TOKEN_CLEANSED, token, count, count)
