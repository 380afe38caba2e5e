"""Tries choices before a player makes them, as far as that player can foresee the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from guildhall.kernel.decision import Decision
from guildhall.kernel.state import State

if TYPE_CHECKING:
    from guildhall.kernel.game import Game

S = TypeVar("S", bound=State)


class Trial(Generic[S]):
    """A series of choices that one seat could make next.

    If the game has secrets, the trial uses a state that fits the seat's view, so a refusal reveals nothing
    that the seat can't know. The trial ends at a roll or another player's turn.
    """

    def __init__(self, game: Game[S, Any, Any], s: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.state = game.imagine(game.view(s, seat), 0) if game.secrets else s.clone()
        self.decisions: list[Decision] = []  # those answered so far
        self.choices: list[int] = []

    @property
    def rolled(self) -> bool:
        """Return whether the last choice caused a roll."""
        return bool(self.choices and self.state.tape.drawn)

    def asked(self) -> Decision | None:
        """Return what the seat must choose next; None if others choose, or nobody can know."""
        if self.rolled:
            return None
        for decision in self.game.asks(self.state):
            if decision.player == self.seat:
                return decision
        return None

    def choose(self, decision: Decision, choice: int) -> None:
        """Try a choice; raise IllegalChoice if it is illegal."""
        self.game.apply(self.state, self.seat, choice)
        self.decisions.append(decision)
        self.choices.append(choice)
