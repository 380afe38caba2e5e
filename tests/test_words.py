"""Every message that the program can say has words, and every word can be said."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from guildhall.elfenwizards.kinds import EVENTS
from guildhall.kernel.message import Message, Seat, plain
from guildhall.text import Text

SOURCE = Path(__file__).parents[1] / "src" / "guildhall"


def messages() -> set[str]:
    """The names of all messages."""
    return {
        name
        for path in (SOURCE / "locale" / "en").glob("*.ftl")
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)
    }


def texts() -> set[str]:
    """All pieces of text that stand in the code, also those around the holes of f-strings."""
    return {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_message_is_left_over() -> None:
    pieces = texts()
    letters = {*"HWSNM"}
    unused = [
        name
        for name in messages()
        if name not in pieces
        and not any(
            name.startswith(piece) and (name[len(piece) :] in pieces or name[len(piece) :] in letters)
            for piece in pieces
            if piece.endswith("-")
        )
    ]
    assert not unused


def test_every_kind_of_event_has_its_line() -> None:
    assert {f"elfenwizards-event-{name}" for name, _ in EVENTS} <= messages()


def test_a_message_without_words_or_with_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        Text()("nothing-of-the-kind")
    with pytest.raises(LookupError):
        Text()("bad-game", name="chess")


def test_names_lists_and_messages_are_put_into_words() -> None:
    text = Text(names=["Anna"])
    message = Message("bad-game", {"name": Message("list-none"), "allowed": (Seat(0), Seat(1), 3)})
    assert text.render(message) == "There is no game “none”. The games are: Anna, Player 2, 3."
    assert text("bad-game", name="x", allowed=()) == "There is no game “x”. The games are: none."


def test_without_a_language_a_message_is_its_key_and_arguments() -> None:
    assert plain(Message("bad-game", {"name": "x", "allowed": ("y",)})) == "bad-game name=x allowed=('y',)"
