"""Choices tried before they are made: on what the seat knows, up to where nobody knows how it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from guildhall.kernel.decision import Decision
from guildhall.kernel.state import State

if TYPE_CHECKING:
    from guildhall.kernel.game import Game

S = TypeVar("S", bound=State)


class Trial(Generic[S]):
    """What one seat could choose next, one choice after the other.

    Where there are secrets it is tried on a state that fits the seat's view, so what is refused depends on
    nothing that the seat can't know. Nothing follows a roll or another player's turn.
    """

    def __init__(self, game: Game[S, Any, Any], s: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.state = game.imagine(game.view(s, seat), 0) if game.secrets else cast("S", s.clone())
        self.decisions: list[Decision] = []  # that were answered
        self.choices: list[int] = []

    @property
    def rolled(self) -> bool:
        """Whether the last choice was followed by a roll."""
        return bool(self.choices and self.state.tape.drawn)

    def asked(self) -> Decision | None:
        """What the seat must choose next; None if that is for others to choose, or unknown."""
        if self.rolled:
            return None
        for decision in self.game.asks(self.state):
            if decision.player == self.seat:
                return decision
        return None

    def choose(self, decision: Decision, choice: int) -> None:
        """Make a choice; IllegalChoice if it isn't one."""
        self.game.apply(self.state, self.seat, choice)
        self.decisions.append(decision)
        self.choices.append(choice)
