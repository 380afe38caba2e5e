"""Wiz-War as a Game; the only module of the package that others use."""

from __future__ import annotations

from collections.abc import Mapping

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.game import Opening
from guildhall.kernel.modular import ModularGame
from guildhall.kernel.options import Value
from guildhall.kernel.record import Outcome
from guildhall.kernel.tape import Tape
from guildhall.wizwar import (
    cards,
    client_json,
    disclosure,
    hints,
    kinds,
    notation,
    old_numbers,
    picture,
    position,
    setup,
    speech,
    view,
)
from guildhall.wizwar.decks import VERSION, version_of
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.hints import Hints
from guildhall.wizwar.state import ENDINGS, State
from guildhall.wizwar.table_actions import points
from guildhall.wizwar.view import View


class WizWar(ModularGame[State, View, Hints]):
    """A labyrinth, magic cards, counterspells and stolen treasure; 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "wizwar"
        self.version = str(VERSION)
        self.seats = range(2, 5)
        self.options = OPTIONS
        self.state_type = State
        self.view_type = View
        self.hints_type = Hints
        self.view_module = view
        self.notation = notation
        self.speech = speech
        self.client_json = client_json
        self.hints_module = hints
        self.picture_module = picture
        self.position = position
        self.event_kinds = len(kinds.EVENTS)
        self.whole_words = notation.WHOLE_WORDS
        self.secrets = True
        self.windows = True
        self.fixed_online = {"windows": "open"}  # otherwise play would show who holds an answer
        self.chapters = (kinds.TURN,)
        self.cards = cards.__name__  # importing them has registered them all

    def deal(self, seats: int, options: Mapping[str, Value], tape: Tape) -> State:
        """Return the table at the start of a game."""
        return setup.deal(seats, options, tape)

    def deal_under(self, version: str, seats: int, options: Mapping[str, Value], tape: Tape) -> State:
        """Return the table at the start of a game that has the cards of a version of the rules."""
        return setup.deal(seats, options, tape, version_of(version))

    def load_under(self, version: str, position_: Mapping[str, object], tape: Tape | None) -> State:
        """Return the state that a position describes, whose decks have the cards of a version."""
        return position.load(position_, self.name, version, tape)

    def begun_under(self, s: State) -> str:
        """Return the version whose cards are in the decks."""
        return str(s.version)

    def _is_turning_point(self, event: Event) -> bool:
        """Whether somebody gains or loses a point, or dies."""
        return event.kind in (kinds.POINT, kinds.POINT_LOST, kinds.KILLED, kinds.DIES)

    def _outcome(self, s: State) -> Outcome | None:
        """Return scores, winners and the reason for the end; None while the game goes on."""
        if not s.ended:
            return None
        return Outcome(tuple([points(s, seat) for seat in range(s.seats)]), s.winners, ENDINGS[s.ended])

    def _opening(self, s: State) -> Opening | None:
        """Return the public announcement that others may answer now."""
        return disclosure.opening(s)

    def _reveals(self, s: State) -> int:
        """Return the seats, as bits, to which the last choice revealed something hidden."""
        return disclosure.reveals(s)

    def todays_choice(self, decision: Decision, number: int) -> int | None:
        """Return today's choice for a number of an old record."""
        return old_numbers.todays_choice(decision, number)
