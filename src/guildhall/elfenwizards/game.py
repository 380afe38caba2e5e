"""Elfenwizards as a Game; the only module of the package that others use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.elfenwizards import client_json, kinds, messages, notation, position, setup, view
from guildhall.elfenwizards.editions import OPTIONS
from guildhall.elfenwizards.flow import roll, spells
from guildhall.elfenwizards.flow.round import ROUNDS
from guildhall.elfenwizards.flow.score import winners
from guildhall.elfenwizards.promises import Promises
from guildhall.elfenwizards.state import ENDINGS, State
from guildhall.elfenwizards.view import Hints, View
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.game import Game, Prompt
from guildhall.kernel.message import Message, Refusal
from guildhall.kernel.options import Value
from guildhall.kernel.record import Outcome
from guildhall.kernel.tape import Tape

_TALKS: Final = {kinds.ROLL: roll.TALK, kinds.READY: spells.TALK}


class Elfenwizards(Game[State, View, Hints]):
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

    def _outcome(self, s: State) -> Outcome | None:
        """Return scores, winners and the reason for the end; None while the game goes on."""
        if not s.ended:
            return None
        won = winners(s.rules, s.score, s.crowned, s.hand)
        return Outcome(tuple(s.score), won, ENDINGS[s.ended])

    def _view(self, s: State, seat: int | None) -> View:
        """Return what a seat may know: everything but the future rolls."""
        return view.view(s, seat)

    def _imagine(self, view_: View, seed: int) -> State:
        """Return a full state that fits a view, with rolls of its own."""
        return view.imagine(view_, seed)

    def _joins(self, event: Event) -> str:
        """Join the lines of consecutive steps: a step in which nothing happens needs none."""
        return "step" if event.kind == kinds.STEP_BEGINS else ""

    def _hints(self, view_: View) -> Hints:
        """Return how every contest and every player stands."""
        return view.hints(view_)

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

    def _dump(self, s: State) -> dict[str, object]:
        """Return a position as plain JSON."""
        return position.dump(s, self.name, self.version)

    def _load(self, position_: Mapping[str, object], tape: Tape | None) -> State:
        """Return the state that a position describes."""
        return position.load(position_, self.name, self.version, tape)

    def _talks(self, s: State) -> int | None:
        """Return for how many seconds players may bargain before the current decision."""
        return _TALKS.get(s.asked[0].kind) if s.asked else None

    def names(self, s: State, decision: Decision, choice: int) -> tuple[str, ...]:
        """Return the words for a choice; the first is its notation."""
        return notation.names(s, decision, choice)

    def _prompt(self, s: State, decision: Decision) -> Prompt:
        """Return the question to a player."""
        return messages.prompt(s, decision)

    def _label(self, s: State, decision: Decision, choice: int) -> Message:
        """Return what a choice does."""
        return messages.label(s, decision, choice)

    def _describe(self, s: State, event: Event) -> Message:
        """Return what happened."""
        return messages.describe(s, event)

    def refuse_word(self, s: State, decision: Decision, word: str) -> Refusal:
        """Return why a word isn't an option of this decision."""
        return messages.refuse_word(s, decision, word)

    def refuse_choice(self, s: State, decision: Decision, choice: int) -> Refusal:
        """Return why a number isn't an option of this decision."""
        return messages.refuse_choice(s, decision, choice)

    def refuse_turn(self, s: State, player: int) -> Refusal:
        """Return why a player has nothing to choose now."""
        return messages.refuse_turn(s, player)
