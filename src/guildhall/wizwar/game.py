"""The kernel's protocol, answered: the only door to Wiz-War for outsiders."""

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
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.hints import Hints
from guildhall.wizwar.state import ENDINGS, State
from guildhall.wizwar.table_actions import points
from guildhall.wizwar.view import View


class WizWar(Game[State, View, Hints]):
    """A labyrinth, magic cards, counterspells and stolen treasure; 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "wizwar"
        self.version = "3"
        self.seats = range(2, 5)
        self.options = OPTIONS
        self.state_type = State
        self.view_type = View
        self.hints_type = Hints
        self.event_kinds = len(kinds.EVENTS)
        self.secrets = True
        self.windows = True
        self.fixed_online = {"windows": "open"}  # else it shows who has an answer in hand
        self.chapters = (kinds.TURN,)
        self.cards = cards.__name__  # all of them are in the book now

    def deal(self, seats: int, options: Mapping[str, Value], tape: Tape) -> State:
        """The table at the start of a game."""
        return setup.deal(seats, options, tape)

    def _outcome(self, s: State) -> Outcome | None:
        """Scores, winners and the reason it ended; None while the game goes on."""
        if not s.ended:
            return None
        return Outcome(tuple([points(s, seat) for seat in range(s.seats)]), s.winners, ENDINGS[s.ended])

    def _view(self, s: State, seat: int | None) -> View:
        """What a seat may know."""
        return view.view(s, seat)

    def _imagine(self, view_: View, seed: int) -> State:
        """A full state that fits a view, with chance of its own."""
        return view.imagine(view_, seed)

    def _joins(self, event: Event) -> str:
        """A word shared by events in a row that make one line of the log."""
        return speech.joins(event)

    def _hints(self, view_: View) -> Hints:
        """Where one can go, what one sees, what each card can be aimed at."""
        return hints.hints(view_)

    def _show(self, view_: View) -> Mapping[str, object]:
        """A view as plain JSON, in the words of notation."""
        return client_json.show(view_)

    def _show_mine(self, view_: View) -> Mapping[str, object] | None:
        """What only the seat of a view knows, as plain JSON."""
        return client_json.show_mine(view_)

    def _show_hints(self, hints_: Hints) -> Mapping[str, object]:
        """Hints as plain JSON."""
        return client_json.show_hints(hints_)

    def _show_event(self, s: State, event: Event) -> Mapping[str, object]:
        """What happened as plain JSON."""
        return client_json.show_event(s, event)

    def _opening(self, s: State) -> Opening | None:
        """What others may answer now, as everybody knows."""
        return disclosure.opening(s)

    def _reveals(self, s: State) -> int:
        """The seats to which the last choice showed what was hidden from them, as bits."""
        return disclosure.reveals(s)

    def _dump(self, s: State) -> dict[str, object]:
        """A whole position as plain JSON."""
        return position.dump(s, self.name, self.version)

    def _load(self, position_: Mapping[str, object], tape: Tape | None) -> State:
        """The state that a position describes."""
        return position.load(position_, self.name, self.version, tape)

    def names(self, s: State, decision: Decision, choice: int) -> tuple[str, ...]:
        """The words for a choice; the first is its notation."""
        return notation.names(s, decision, choice)

    def todays_choice(self, decision: Decision, number: int) -> int | None:
        """The choice that an old record tells by its number."""
        return old_numbers.todays_choice(decision, number)

    def _prompt(self, s: State, decision: Decision) -> Prompt:
        """What the player is asked, for people."""
        return speech.prompt(s, decision)

    def _label(self, s: State, decision: Decision, choice: int) -> Message:
        """What a choice does, for people."""
        return speech.label(s, decision, choice)

    def _describe(self, s: State, event: Event) -> Message:
        """What happened, for people."""
        return speech.describe(s, event)

    def refuse_word(self, s: State, decision: Decision, word: str) -> Refusal:
        """Why a word is no option of this decision."""
        return speech.refuse_word(s, decision, word)

    def refuse_choice(self, s: State, decision: Decision, choice: int) -> Refusal:
        """Why a number is no option of this decision."""
        return speech.refuse_choice(s, decision, choice)

    def refuse_turn(self, s: State, player: int) -> Refusal:
        """Why a player has nothing to choose now."""
        return speech.refuse_turn(s, player)
