"""Elfenwizards as a Game; the only module of the package that others use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.elfenwizards import client_json, kinds, messages, notation, picture, position, setup, view
from guildhall.elfenwizards.editions import OPTIONS
from guildhall.elfenwizards.flow import roll, spells
from guildhall.elfenwizards.flow.round import ROUNDS
from guildhall.elfenwizards.flow.score import winners
from guildhall.elfenwizards.promises import Promises
from guildhall.elfenwizards.state import ENDINGS, State
from guildhall.elfenwizards.tree import HIGH
from guildhall.elfenwizards.view import Hints, View
from guildhall.kernel.event import Event
from guildhall.kernel.modular import ModularGame
from guildhall.kernel.options import Value
from guildhall.kernel.record import Outcome
from guildhall.kernel.tape import Tape

_TALKS: Final = {kinds.ROLL: roll.TALK, kinds.READY: spells.TALK}


class Elfenwizards(ModularGame[State, View, Hints]):
    """Dice, bidding and bargaining for titles on a tree; 3 to 6 players."""

    def __init__(self) -> None:
        self.name = "elfenwizards"
        self.version = "2"
        self.seats = range(3, 7)
        self.usual_seats = 4
        self.options = OPTIONS
        self.state_type = State
        self.view_type = View
        self.hints_type = Hints
        self.view_module = view
        self.notation = notation
        self.speech = messages
        self.client_json = client_json
        self.hints_module = view
        self.picture_module = picture
        self.position = position
        self.event_kinds = len(kinds.EVENTS)
        self.deals = Promises()
        self.chapters = (kinds.ROUND,)
        self.headings = (kinds.STEP_BEGINS,)

    def deal(self, seats: int, options: Mapping[str, Value], tape: Tape) -> State:
        """Return the table at the start of a game."""
        s = setup.deal(seats, options, tape)
        s.stack.append(ROUNDS[1])
        s.tell(kinds.START, s.dragon, *s.colours)
        return s

    def _is_turning_point(self, event: Event) -> bool:
        """Whether somebody becomes High Wizard."""
        return event.kind == kinds.AWARDED and event.args[1] == HIGH

    def _outcome(self, s: State) -> Outcome | None:
        """Return scores, winners and the reason for the end; None while the game goes on."""
        if not s.ended:
            return None
        won = winners(s.rules, s.score, s.crowned, s.hand)
        return Outcome(tuple(s.score), won, ENDINGS[s.ended])

    def _talks(self, s: State) -> int | None:
        """Return for how many seconds players may bargain before the current decision."""
        return _TALKS.get(s.asked[0].kind) if s.asked else None
