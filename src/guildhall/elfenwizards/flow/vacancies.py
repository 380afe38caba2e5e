"""Step 7: passed-over tokens fill vacant titles (rules 7)."""

from __future__ import annotations

from typing import Final

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.state import State
from guildhall.elfenwizards.tree import NECROMANCER, PASSED, TITLES_OF, WIZARD
from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, numbers


def fill_vacant_titles(s: State) -> None:
    """Step 7."""
    s.stack.append(Vacancies(WIZARD, 0))


def vacant_titles(s: State, level: int) -> tuple[int, ...]:
    """Return the vacant boxes open to a token passed over on a level: the highest (rules 7.2, 7.4)."""
    taken = 0
    for box in s.where:
        taken |= 1 << box
    for title_level in range(WIZARD if s.rules.vacancy_may_rise else level, NECROMANCER + 1):
        titles = TITLES_OF[title_level]
        if taken & _BITS_OF[title_level] != _BITS_OF[title_level]:
            return tuple([box for box in titles if not taken >> box & 1])
    return ()


_BITS_OF: Final = tuple([sum([1 << box for box in titles]) for titles in TITLES_OF])


class Vacancies(Frame[State]):
    """The tokens of each passed-over box take titles, in turn order (rules 7.1, 7.5)."""

    name = "vacancies"
    fields = numbers("level", "turn")

    def __init__(self, level: int, turn: int) -> None:
        self.level = level
        self.turn = turn

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask which token goes first, if it makes a difference."""
        if self.turn < s.seats and PASSED + self.level in s.where:
            tokens = self._tokens(s)
            if len({s.grey[token] for token in tokens}) > 1 and vacant_titles(s, self.level):
                return (Decision(s.at_turn(self.turn), kinds.VACANT_TOKEN, tokens),)
        return ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Continue with this token."""
        self._fill(s, choice)

    def finish(self, s: State) -> None:
        """Go on to the next token, player or box."""
        if PASSED + self.level not in s.where or not vacant_titles(s, self.level):
            if self.level == NECROMANCER:
                s.stack.pop()  # rules 7.6
            else:
                s.stack[-1] = Vacancies(self.level + 1, 0)
            return
        tokens = self._tokens(s)
        if tokens:
            self._fill(s, tokens[0])
        else:
            s.stack[-1] = Vacancies(self.level, (self.turn + 1) % s.seats)

    def _fill(self, s: State, token: int) -> None:
        if s.rules.vacancy_one_each:
            s.stack[-1] = Vacancies(self.level, (self.turn + 1) % s.seats)
        s.stack.append(Fill(self.level, token))

    def _tokens(self, s: State) -> tuple[int, ...]:
        player = s.at_turn(self.turn)
        return tuple([token for token in s.in_box(PASSED + self.level) if s.owner[token] == player])


class Fill(Frame[State]):
    """A token takes the highest vacant title; the owner chooses among equals (rules 7.3)."""

    name = "fill"
    fields = numbers("level", "token")

    def __init__(self, level: int, token: int) -> None:
        self.level = level
        self.token = token

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask if there are several titles."""
        vacant = vacant_titles(s, self.level)
        if len(vacant) > 1:
            return (Decision(s.owner[self.token], kinds.VACANT_BOX, vacant),)
        return ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Take this title."""
        s.where[self.token] = choice
        s.tell(kinds.FILLED, self.token, choice)
        s.stack.pop()

    def finish(self, s: State) -> None:
        """Take the only title."""
        self.answer(s, s.owner[self.token], vacant_titles(s, self.level)[0])
