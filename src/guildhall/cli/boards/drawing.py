"""What the command line knows of one game: how it is drawn, and what can be typed only there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from guildhall.kernel.decision import Decision
from guildhall.text import Text


class Lot(NamedTuple):
    """Some of the choices of a decision that are listed together."""

    title: str
    choices: Sequence[int]
    explained: bool  # each with its meaning, not only its word


Draw = Callable[[Any, Any, Text, int], Sequence[RenderableType]]  # view, hints, words, columns
Command = Callable[
    [Any, Any, Text, Sequence[str]], RenderableType
]  # view, hints, words, what was typed after it
Walk = Callable[[Any, Any, Decision, str], Sequence[str]]  # view, hints, what is asked, the word
Sort = Callable[[Any, Decision, Text], Sequence[Lot]]  # view, what is asked, words


class Drawing(NamedTuple):
    """A game at the terminal."""

    draw: Draw
    line: str = ""  # several choices in one line, to show how it is done; "": one that can be made now
    wish: str = ""  # what somebody may want to know the reason against; "": the same
    help: str = ""  # the message with what else can be typed
    commands: Mapping[str, Command] = {}  # their help is cli-command-<name>
    walk: Walk | None = None  # the words that a word is short for
    sort: Sort | None = None  # long lists of choices in lots
    words: Mapping[str, str] = {}  # the parts of the notation that have a word in each language: its message
