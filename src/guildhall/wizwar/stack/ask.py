"""Pieces of the rules above a phase of the turn, and questions that a card or a rule asks a player."""

from __future__ import annotations

from typing import ClassVar

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame, numbers
from guildhall.kernel.message import Arg, Message, Refusal, Seat
from guildhall.wizwar import kinds
from guildhall.wizwar.state import State


class Piece(Frame[State]):
    """A piece of the rules in progress, above the phase of the turn."""


class Question(Piece):
    """A question to a player; the card that asks it declares it, and no other module needs to know it.

    Its prompt is the message wizwar-ask-<question>.
    """

    name = "asked"
    kind: ClassVar[int] = kinds.CHOICE  # of the decision
    rule: ClassVar[str]  # the paragraph of the rules
    fields = numbers("player")  # and what it remembers
    picks_up: ClassVar[bool] = False  # whether the wizard picks up what they choose
    player: int  # who is asked

    @property
    def question(self) -> str:
        """Its name in saved positions: that of its class, in lower case."""
        return type(self).__name__.lower()

    def options(self, s: State) -> list[int]:
        """Return what can be chosen; [] ends the question."""
        raise NotImplementedError

    def chosen(self, s: State, choice: int) -> None:
        """Apply the choice, once the question is off the stack."""
        raise NotImplementedError

    def remembers_thing(self, thing: int) -> bool:
        """Return whether it is about a thing on the table."""
        return any(sort == "thing" and getattr(self, name) == thing for name, sort in self.fields.items())

    def ask(self, s: State) -> None:
        """Ask the question, if there is anything to choose."""
        if self.options(s):
            s.stack.append(self)

    # -- what a question may also define -----------------------------------------------------------------

    @property
    def walker(self) -> int:
        """The wizard whose steps are chosen, if it asks for steps."""
        return self.player

    def names(self, s: State) -> dict[str, Arg]:
        """Return the arguments of its prompt: by default, the players and the count that it remembers."""
        words: dict[str, Arg] = {}
        for field, sort in self.fields.items():
            if sort == "count":
                words["count"] = getattr(self, field)
            elif sort == "player" and field != "player":
                words[field] = Seat(getattr(self, field))
        return words

    def why_no_card(self, s: State, card: Message) -> Refusal | None:
        """Return why a card can't be chosen, if this question has a reason of its own."""
        return None

    def why_kept(self, s: State, name: int) -> Refusal | None:
        """Return why a thing on the table can't go instead of a card, if it has a reason of its own."""
        return None

    def why_no_target(self, s: State, target: int, words: Message) -> Refusal | None:
        """Return why a target can't be chosen, if it has a reason of its own."""
        return None

    # -- a frame of the stack ----------------------------------------------------------------------------

    def asks(self, s: State) -> tuple[Decision, ...]:
        """Ask the player, unless there is nothing to choose between."""
        options = self.options(s)
        return (Decision(self.player, self.kind, tuple(sorted(options))),) if len(options) > 1 else ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Apply the choice."""
        s.stack.pop()
        self.chosen(s, choice)

    def finish(self, s: State) -> None:
        """Apply the only option, if there is one."""
        s.stack.pop()
        for only in self.options(s):
            self.chosen(s, only)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.question == other.question and super().__eq__(other)

    def __hash__(self) -> int:
        return hash((self.question, self.values()))


def pieces(base: type[Piece] = Piece) -> dict[str, type[Piece]]:
    """Return all pieces but questions by their names."""
    found: dict[str, type[Piece]] = {}
    for piece in base.__subclasses__():
        if piece is not Question:
            found |= {piece.name: piece} if piece.name else pieces(piece)
    return found


def questions() -> dict[str, type[Question]]:
    """Return all questions by their names."""
    return {question.__name__.lower(): question for question in Question.__subclasses__()}
