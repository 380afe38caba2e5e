"""Wiz-War as a Game; the only module of the package that others use."""

from __future__ import annotations

from collections.abc import Mapping

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.game import Game, Opening, Prompt
from guildhall.kernel.message import Message, Refusal
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


class WizWar(Game[State, View, Hints]):
    """A labyrinth, magic cards, counterspells and stolen treasure; 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "wizwar"
        self.version = str(VERSION)
        self.seats = range(2, 5)
        self.options = OPTIONS
        self.state_type = State
        self.view_type = View
        self.hints_type = Hints
        self.event_kinds = len(kinds.EVENTS)
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

    def _outcome(self, s: State) -> Outcome | None:
        """Return scores, winners and the reason for the end; None while the game goes on."""
        if not s.ended:
            return None
        return Outcome(tuple([points(s, seat) for seat in range(s.seats)]), s.winners, ENDINGS[s.ended])

    def _view(self, s: State, seat: int | None) -> View:
        """Return what a seat may know."""
        return view.view(s, seat)

    def _imagine(self, view_: View, seed: int) -> State:
        """Return a full state that fits a view, with rolls of its own."""
        return view.imagine(view_, seed)

    def _joins(self, event: Event) -> str:
        """Return a word that consecutive events share if they make one line of the log."""
        return speech.joins(event)

    def _hints(self, view_: View) -> Hints:
        """Return where the wizard can go, what they see, and the targets of each card."""
        return hints.hints(view_)

    def _show(self, view_: View) -> Mapping[str, object]:
        """Return a view as plain JSON, in the words of notation."""
        return client_json.show(view_)

    def _show_mine(self, view_: View) -> Mapping[str, object] | None:
        """Return what only the seat of a view knows, as plain JSON."""
        return client_json.show_mine(view_)

    def _show_hints(self, hints_: Hints) -> Mapping[str, object]:
        """Return hints as plain JSON."""
        return client_json.show_hints(hints_)

    def _show_event(self, s: State, event: Event) -> Mapping[str, object]:
        """Return an event as plain JSON."""
        return client_json.show_event(s, event)

    def _opening(self, s: State) -> Opening | None:
        """Return the public announcement that others may answer now."""
        return disclosure.opening(s)

    def _reveals(self, s: State) -> int:
        """Return the seats, as bits, to which the last choice revealed something hidden."""
        return disclosure.reveals(s)

    def _dump(self, s: State) -> dict[str, object]:
        """Return a position as plain JSON."""
        return position.dump(s, self.name)

    def _load(self, position_: Mapping[str, object], tape: Tape | None) -> State:
        """Return the state that a position describes."""
        return position.load(position_, self.name, self.version, tape)

    def names(self, s: State, decision: Decision, choice: int) -> tuple[str, ...]:
        """Return the words for a choice; the first is its notation."""
        return notation.names(s, decision, choice)

    def todays_choice(self, decision: Decision, number: int) -> int | None:
        """Return today's choice for a number of an old record."""
        return old_numbers.todays_choice(decision, number)

    def _prompt(self, s: State, decision: Decision) -> Prompt:
        """Return the question to a player."""
        return speech.prompt(s, decision)

    def _label(self, s: State, decision: Decision, choice: int) -> Message:
        """Return what a choice does."""
        return speech.label(s, decision, choice)

    def _describe(self, s: State, event: Event) -> Message:
        """Return what happened."""
        return speech.describe(s, event)

    def refuse_word(self, s: State, decision: Decision, word: str) -> Refusal:
        """Return why a word isn't an option of this decision."""
        return speech.refuse_word(s, decision, word)

    def refuse_choice(self, s: State, decision: Decision, choice: int) -> Refusal:
        """Return why a number isn't an option of this decision."""
        return speech.refuse_choice(s, decision, choice)

    def refuse_turn(self, s: State, player: int) -> Refusal:
        """Return why a player has nothing to choose now."""
        return speech.refuse_turn(s, player)
