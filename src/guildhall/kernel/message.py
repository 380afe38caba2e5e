"""What is to be said to a person, before it has words: a key of the Fluent files and its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias, TypedDict


class Seat(NamedTuple):
    """A seat at the table, to be shown as the name of who sits there."""

    seat: int


class Message(NamedTuple):
    """One sentence or word for a player; `key` names it in every language."""

    key: str
    args: Mapping[str, Arg] = {}


Arg: TypeAlias = "int | str | Seat | Message | tuple[Arg, ...]"


class Refusal(NamedTuple):
    """Why something cannot be: the paragraph of the rules ("" when none applies) and the sentence."""

    rule: str
    message: Message


def plain(message: Message) -> str:
    """The message without a language: its key and arguments."""
    return " ".join([message.key, *(f"{name}={value}" for name, value in message.args.items())])


class SeatJson(TypedDict):
    """A seat as plain JSON."""

    seat: int


class MessageJson(TypedDict):
    """A message as plain JSON."""

    key: str
    args: dict[str, ArgJson]


ArgJson: TypeAlias = "int | str | SeatJson | MessageJson | list[ArgJson]"


def as_json(message: Message) -> MessageJson:
    """A message as plain JSON, for somebody else to put into words."""
    return {"key": message.key, "args": {name: _arg_as_json(value) for name, value in message.args.items()}}


def _arg_as_json(arg: Arg) -> ArgJson:
    if isinstance(arg, Message):
        return as_json(arg)
    if isinstance(arg, Seat):
        return {"seat": arg.seat}
    if isinstance(arg, tuple):
        return [_arg_as_json(part) for part in arg]
    return arg


class Voice:
    """Gives errors their words; a program with a language sets `speak` once, at its start."""

    def __init__(self) -> None:
        self.speak: Callable[[Message], str] = plain


voice = Voice()


class GuildhallError(Exception):
    """Anything a user did that cannot be done, with a sentence that says why."""

    def __init__(self, message: Message, rule: str = "") -> None:
        super().__init__(message, rule)
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return voice.speak(self.message)


class BadArgument(GuildhallError):
    """A value that a method cannot be called with: of the wrong type, of another game, or out of place."""


class IllegalChoice(GuildhallError):
    """A choice the rules do not allow now."""


def ambiguous(word: str, names: Iterable[str]) -> IllegalChoice:
    """The refusal of a word that may mean several choices: the shortest of their names come first."""
    found = tuple(sorted(names, key=lambda name: (len(name), name)))
    return IllegalChoice(Message("refuse-ambiguous", {"word": word, "names": found}))


class BadOption(GuildhallError):
    """An unknown option, edition or value, or a number of seats the game does not have."""


class BadRecord(GuildhallError):
    """A record that is damaged, of another game, or of other rules."""


class BadPosition(GuildhallError):
    """A position that cannot be."""


class BadPromise(GuildhallError):
    """A promise that cannot be made, or not any more."""
