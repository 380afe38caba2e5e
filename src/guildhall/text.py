"""Messages in a language: the Fluent files under locale/, put to use."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import resources
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from guildhall.kernel.message import Arg, Message, Seat

FALLBACK = "en"
ALTERNATIVES = ("names", "possible")  # arguments that list what could be meant or said: a, b or c
CUT = "…"  # stands for the rest of a list that would be too long
LONGEST = 200  # characters of what a user wrote, when a sentence quotes it

_MARKS = (".", "!", "?")
_ARTICLE = re.compile(
    r"(the|an?|your|der|die|das|eine?|deine?|le|la|les|une?|ton|ta|tes|il|lo|i|gli|uno|una) |l’"
)
_ENDS = re.compile(r"([!?…])\.")  # a name such as Yoink!, or a list that was cut, at the end of a sentence


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, English first."""
    folder = resources.files("guildhall") / "locale"
    others = sorted(entry.name for entry in folder.iterdir() if entry.is_dir() and entry.name != FALLBACK)
    return FALLBACK, *others


@cache
def contractions(language: str) -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """How a language joins a small word to the next one: the word, how the next one begins, the result."""
    file = resources.files("guildhall") / "locale" / language / "contractions.json"
    rules = json.loads(file.read_text(encoding="utf-8"))
    return tuple((word, re.compile(start), result) for word, start, result in rules)


def contract(language: str, word: str, rest: object) -> str:
    """Join a small word to what follows it: `de` and `Alaric` are `d’Alaric` in French."""
    following = str(rest)
    for small, start, result in contractions(language):
        if small == word and (found := start.match(following)):
            return result + following[found.end() :]
    return f"{word} {following}"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; in them JOIN("de", $name) is a contraction."""
    functions: dict[str, Callable[[Any], Any]] = {"JOIN": cast(Any, partial(contract, language))}
    made = FluentBundle([language], functions=functions, use_isolating=False)
    folder = resources.files("guildhall") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


class Text:
    """Speaks one language to one table: knows the names of those who sit there."""

    def __init__(self, language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names

    @property
    def bundle(self) -> FluentBundle:
        """All messages of the language."""
        return bundle(self.language)

    def __call__(self, key: str, **args: Arg) -> str:
        """A message of the program itself."""
        return self.render(Message(key, args))

    def render(self, message: Message) -> str:
        """A message in words."""
        values = {name: self._value(arg, name) for name, arg in message.args.items()}
        words = self._words(message.key, values)
        things = [str(values[name]) for name, arg in message.args.items() if isinstance(arg, Message)]
        if words.endswith(_MARKS) and _ARTICLE.match(words) and words.startswith(tuple(filter(None, things))):
            return words[0].upper() + words[1:]  # “the wall” at the beginning of a sentence
        return words

    def knows(self, key: str) -> bool:
        """Whether there are words for it."""
        return self.bundle.has_message(key)

    def _words(self, key: str, values: dict[str, int | str]) -> str:
        found = self.bundle.get_message(key)
        if found is None or found.value is None:
            raise LookupError(f"no words for {key}")
        words, errors = self.bundle.format_pattern(found.value, values)
        if errors:
            raise LookupError(f"{key}: {errors}")
        return _ENDS.sub(r"\1", str(words))

    def _value(self, arg: Arg, name: str = "") -> int | str:
        if isinstance(arg, int):
            return arg
        if isinstance(arg, str):
            return arg if len(arg) <= LONGEST else arg[:LONGEST] + CUT
        if isinstance(arg, Seat):
            if arg.seat < len(self.names):
                return self.names[arg.seat]
            return self("seat", number=arg.seat + 1)
        if isinstance(arg, Message):
            return self.render(arg)
        end = "list-or" if name in ALTERNATIVES else "list-end"
        return self.listed([str(self._value(item)) for item in arg], end)

    def listed(self, items: Sequence[str], end: str = "list-end") -> str:
        """Words in a row, as the language writes them: a, b and c; with `list-or`, a, b or c; cut: a, b, …"""
        if not items:
            return self("list-none")
        *others, last = items
        if not others:
            return last
        joined = others[0]
        for item in others[1:]:
            joined = self._words("list-join", {"first": joined, "second": item})
        return self._words("list-join" if last == CUT else end, {"first": joined, "second": last})
