"""What the command line knows about one game: how to draw it, and what players can type only there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from guildhall.kernel.decision import Decision
from guildhall.text import Text


class ChoiceGroup(NamedTuple):
    """Choices of a decision that are listed together."""

    title: str
    choices: Sequence[int]
    explained: bool  # show the meaning of each choice, not only its word


Draw = Callable[[Any, Any, Text, int], Sequence[RenderableType]]  # view, hints, words, columns
Command = Callable[[Any, Any, Text, Sequence[str]], RenderableType]  # view, hints, words, arguments
Expand = Callable[[Any, Any, Decision, str], Sequence[str]]  # view, hints, decision, word
GroupChoices = Callable[[Any, Decision, Text], Sequence[ChoiceGroup]]  # view, decision, words


class Board(NamedTuple):
    """A game at the terminal."""

    draw: Draw
    example: str = ""  # several choices in one line, for the help; "": a choice that is possible now
    why_example: str = ""  # the argument of `why` in the help; "": the same
    help: str = ""  # the message that explains what else one can type
    commands: Mapping[str, Command] = {}  # the message cli-command-<name> describes each
    expand: Expand | None = None  # returns the words that a word is short for
    group: GroupChoices | None = None  # groups long lists of choices
    words: Mapping[str, str] = {}  # parts of the notation that are translated, each with its message
