"""Messages to people before translation, each a key of the Fluent files with arguments; and the errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias, TypedDict


class Seat(NamedTuple):
    """A seat at the table, shown as the name of its player."""

    seat: int


class Message(NamedTuple):
    """A sentence or word for a player; `key` names it in every language."""

    key: str
    args: Mapping[str, Arg] = {}


Arg: TypeAlias = "int | str | Seat | Message | tuple[Arg, ...]"


class Refusal(NamedTuple):
    """Why something is impossible: the paragraph of the rules ("" if none applies) and a sentence."""

    rule: str
    message: Message


def plain(message: Message) -> str:
    """Return a message untranslated: its key and arguments."""
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
    """Return a message as plain JSON, for a client to translate."""
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
    """Translates errors; a program with a language sets `speak` once when it starts."""

    def __init__(self) -> None:
        self.speak: Callable[[Message], str] = plain


voice = Voice()


class GuildhallError(Exception):
    """An impossible request of a user, with a sentence that says why."""

    def __init__(self, message: Message, rule: str = "") -> None:
        super().__init__(message, rule)
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return voice.speak(self.message)


class BadArgument(GuildhallError):
    """An argument of the wrong type, of another game, or out of place."""


class IllegalChoice(GuildhallError):
    """A choice that the rules don't allow now."""


def ambiguous(word: str, names: Iterable[str]) -> IllegalChoice:
    """Return the refusal of a word that may mean several choices, with the shortest names first."""
    found = tuple(sorted(names, key=lambda name: (len(name), name)))
    return IllegalChoice(Message("refuse-ambiguous", {"word": word, "names": found}))


class BadOption(GuildhallError):
    """An unknown option, edition or value, or an impossible number of seats."""


class BadRecord(GuildhallError):
    """A record that is damaged, of another game, or of other rules."""


class BadPosition(GuildhallError):
    """An impossible position."""


class BadPromise(GuildhallError):
    """A promise that players can't, or can no longer, make."""
