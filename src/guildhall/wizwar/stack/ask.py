"""Questions that a card or a rule asks a player in the middle of something else."""

from __future__ import annotations

from typing import ClassVar

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame
from guildhall.kernel.message import Arg, Message, Refusal
from guildhall.wizwar.state import State


class Question(Frame[State]):
    """What a player is asked, declared beside the card that asks it: nothing else has to know the question.

    Its prompt is the message wizwar-ask-<question>.
    """

    name = "asked"
    question: ClassVar[str]  # by which a saved position knows it
    kind: ClassVar[int]  # of the decision
    rule: ClassVar[str]  # the paragraph of the rules
    # Its numbers in the order of the constructor: their names, and what positions write them as (fields.py).
    remembers: ClassVar[tuple[tuple[str, str], ...]] = ()
    picks_up: ClassVar[bool] = False  # what is chosen is picked up
    player: int  # who is asked

    def options(self, s: State) -> list[int]:
        """What can be chosen; nothing: the question is over."""
        raise NotImplementedError

    def chosen(self, s: State, choice: int) -> None:
        """Does what was chosen; the question is off the stack."""
        raise NotImplementedError

    def ask(self, s: State) -> None:
        """Puts the question, if there is anything to choose."""
        if self.options(s):
            s.stack.append(self)

    # -- what a question may say besides -----------------------------------------------------------------

    @property
    def walker(self) -> int:
        """Whose steps are chosen, if it asks for steps."""
        return self.player

    def names(self, s: State) -> dict[str, Arg]:
        """What its prompt names."""
        return {}

    def fits(self, s: State, index: int) -> bool:
        """Whether it is about something that is there, at an index of the stack of a position."""
        return True

    def why_no_card(self, s: State, card: Message) -> Refusal | None:
        """Why a card isn't there to be chosen, if there is a reason of its own."""
        return None

    def why_kept(self, s: State, name: int) -> Refusal | None:
        """Why a thing on the table can't go instead of a card, if there is a reason of its own."""
        return None

    def why_no_target(self, s: State, target: int, words: Message) -> Refusal | None:
        """Why a target can't be chosen, if there is a reason of its own."""
        return None

    # -- a frame of the stack ----------------------------------------------------------------------------

    def asks(self, s: State) -> tuple[Decision, ...]:
        """The question, unless there is nothing to choose."""
        options = self.options(s)
        return (Decision(self.player, self.kind, tuple(sorted(options))),) if len(options) > 1 else ()

    def answer(self, s: State, player: int, choice: int) -> None:
        """Do what was chosen."""
        s.stack.pop()
        self.chosen(s, choice)

    def finish(self, s: State) -> None:
        """There was nothing to choose: what can only be one way is that way."""
        s.stack.pop()
        for only in self.options(s):
            self.chosen(s, only)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.question == other.question and super().__eq__(other)

    def __hash__(self) -> int:
        return hash((self.question, self.values()))

    def values(self) -> tuple[int, ...]:
        """The player, and what it remembers."""
        return (self.player, *[getattr(self, field) for field, _ in self.remembers])


def questions() -> dict[str, type[Question]]:
    """All questions by their names."""
    return {question.question: question for question in Question.__subclasses__()}
