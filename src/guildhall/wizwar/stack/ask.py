"""Questions that a card or a rule asks a player in the middle of something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame
from guildhall.wizwar.state import State


class Asked(Frame[State]):
    """A question that hangs in the air. Its three numbers are the question's own."""

    name = "asked"
    fields = ("question", "player", "a", "b", "c")

    def __init__(self, question: int, player: int, a: int, b: int, c: int) -> None:
        self.question = question
        self.player = player
        self.a = a
        self.b = b
        self.c = c

    def asks(self, s: State) -> tuple[Decision, ...]:
        """The question, unless there is nothing to choose."""
        question = QUESTIONS[self.question]
        options = question.options(s, self)
        return (Decision(self.player, question.kind, tuple(sorted(options))),) if len(options) > 1 else ()

    def halted(self, player: int) -> Asked:
        """The same; but if it moves that wizard, no further."""
        if QUESTIONS[self.question].walks and self.a == player:
            return Asked(self.question, self.player, self.a, 0, self.c)
        return self

    def answer(self, s: State, player: int, choice: int) -> None:
        """Do what was chosen."""
        s.stack.pop()
        QUESTIONS[self.question].chosen(s, self, choice)

    def finish(self, s: State) -> None:
        """There was nothing to choose: what can only be one way is that way."""
        s.stack.pop()
        question = QUESTIONS[self.question]
        for only in question.options(s, self):
            question.chosen(s, self, only)


Options: TypeAlias = Callable[[State, Asked], list[int]]
Chosen: TypeAlias = Callable[[State, Asked, int], None]


class Question:
    """What can be chosen, and what follows."""

    def __init__(
        self, number: int, slug: str, kind: int, rule: str, options: Options, chosen: Chosen, walks: bool
    ) -> None:
        self.number: int = number
        self.slug: str = slug  # its prompt is the message wizwar-ask-<slug>
        self.kind: int = kind
        self.rule: str = rule
        self.options: Options = options
        self.chosen: Chosen = chosen
        self.walks: bool = walks  # it moves the wizard a, b squares at most

    def ask(self, s: State, player: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put the question to a player, if there is anything to choose."""
        frame = Asked(self.number, player, a, b, c)
        if self.options(s, frame):
            s.stack.append(frame)


QUESTIONS: Final[list[Question]] = []


def question(
    slug: str, kind: int, rule: str, options: Options, chosen: Chosen, *, walks: bool = False
) -> Question:
    """Enter a question into the register."""
    entry = Question(len(QUESTIONS), slug, kind, rule, options, chosen, walks)
    QUESTIONS.append(entry)
    return entry
