"""Messages in a language: the Fluent files under locale/, ours and those of other packages' games."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from guildhall.catalogue import GAMES, folder_of, plugins
from guildhall.kernel.game import Game
from guildhall.kernel.message import Arg, Message, Seat

FALLBACK = "en"
ALTERNATIVES = ("names", "possible")  # arguments that list alternatives: a, b or c
GAME_NAMES = ("game", "expected_game")  # arguments that name a game: its title is shown
CUT = "…"  # the end of a shortened list
LONGEST = 200  # characters of user input to quote in a message

_MARKS = (".", "!", "?")
_ARTICLE = re.compile(
    r"(the|an?|your|der|die|das|eine?|deine?|le|la|les|une?|ton|ta|tes|il|lo|i|gli|uno|una) |l’"
)
# One mark ends a sentence after a name such as Yoink! or a shortened list: “Yoink!.” and “Yoink!?” are wrong.
_ENDS = re.compile(r"([!?…])\.|\s?!(?=\s?\?$)")


@cache
def languages() -> tuple[str, ...]:
    """Return the available languages, English first."""
    folder = resources.files("guildhall") / "locale"
    others = sorted(entry.name for entry in folder.iterdir() if entry.is_dir() and entry.name != FALLBACK)
    return FALLBACK, *others


def preferred_language(accepted: str) -> str:
    """Return the first of our languages in an Accept-Language header, which has the preferred ones first."""
    wanted = [name.strip()[:2].lower() for name in accepted.split(",")]
    return next((name for name in wanted if name in languages()), FALLBACK)


@cache
def contractions(language: str) -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """Return a language's contractions: a word, the beginning of the next word, and the result.

    In the files, $1 in a result stands for the first group of that beginning.
    """
    file = resources.files("guildhall") / "locale" / language / "contractions.json"
    rules = json.loads(file.read_text(encoding="utf-8"))
    return tuple((word, re.compile(start), result.replace("$", "\\")) for word, start, result in rules)


def contract(language: str, word: str, rest: object) -> str:
    """Join a word to the next one: `de` and `Alaric` give `d’Alaric` in French."""
    following = str(rest)
    for small, start, result in contractions(language):
        if small == word and (found := start.match(following)):
            return found.expand(result) + following[found.end() :]
    return f"{word} {following}"


class ReadersName(str):
    """The name of the player who reads the text, perhaps in a list with others."""

    others: str = ""  # the list without the reader


def is_reader(name: object) -> str:
    """Return whether a name is that of the reader, or a list with it, as a selector of messages."""
    return "yes" if isinstance(name, ReadersName) else "no"


def without_reader(names: object) -> str:
    """Return a list of names without that of the reader."""
    return names.others if isinstance(names, ReadersName) else str(names)


@cache
def bundle(language: str) -> FluentBundle:
    """Return all messages of a language.

    In them JOIN("de", $name) is a contraction, YOU($player) is "yes" if that is the reader, else "no", and
    OTHERS($players) leaves the reader out of a list.
    """
    functions: dict[str, Callable[[Any], Any]] = {
        "JOIN": cast(Any, partial(contract, language)),
        "YOU": is_reader,
        "OTHERS": without_reader,
    }
    made = FluentBundle([language], functions=functions, use_isolating=False)
    sources = _sources(resources.files("guildhall") / "locale" / language)
    for game in plugins().games.values():
        sources += [words_of(game, language), words_of(game, FALLBACK)]
    for source in sources:
        made.add_resource(FluentResource(source))  # the first definition of a message counts
    return made


@cache
def words_of(game: Game[Any, Any, Any], language: str) -> str:
    """Return the messages of a game in a language, as Fluent; "" if it has none."""
    if game.name in GAMES:
        return "\n".join(_sources(resources.files("guildhall") / "locale" / language, game.name))
    return "\n".join(_sources(folder_of(game) / "locale" / language))


def _sources(folder: Traversable, begins: str = "") -> list[str]:
    """Return the contents of the Fluent files in a folder whose names have a prefix, in order of name."""
    if not folder.is_dir():
        return []
    files = [
        entry for entry in folder.iterdir() if entry.name.startswith(begins) and entry.name.endswith(".ftl")
    ]
    return [file.read_text(encoding="utf-8") for file in sorted(files, key=lambda entry: entry.name)]


class Text:
    """Renders messages in one language, with the names of the players at one table.

    A reader is the seat of the one who reads: the log calls them "you".
    """

    def __init__(
        self, language: str = FALLBACK, names: Sequence[str] = (), reader: int | None = None
    ) -> None:
        self.language = language
        self.names = names
        self.reader = reader

    @property
    def bundle(self) -> FluentBundle:
        """Return all messages of the language."""
        return bundle(self.language)

    def __call__(self, key: str, **args: Arg) -> str:
        """Render a message by its key."""
        return self.render(Message(key, args))

    def render(self, message: Message) -> str:
        """Render a message."""
        values = {name: self._value(arg, name) for name, arg in message.args.items()}
        words = self._words(message.key, values)
        things = [str(values[name]) for name, arg in message.args.items() if isinstance(arg, Message)]
        if words.endswith(_MARKS) and _ARTICLE.match(words) and words.startswith(tuple(filter(None, things))):
            return words[0].upper() + words[1:]  # “the wall” at the beginning of a sentence
        return words

    def knows(self, key: str) -> bool:
        """Return whether the language has a message of this key."""
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
            if name in GAME_NAMES and self.knows(f"web-game-{arg}"):
                return self(f"web-game-{arg}")
            return arg if len(arg) <= LONGEST else arg[:LONGEST] + CUT
        if isinstance(arg, Seat):
            known = arg.seat < len(self.names)
            found = self.names[arg.seat] if known else self("seat", number=arg.seat + 1)
            return ReadersName(found) if arg.seat == self.reader else found
        if isinstance(arg, Message):
            return self.render(arg)
        if len(arg) == 1:
            return self._value(arg[0])
        end = "list-or" if name in ALTERNATIVES else "list-end"
        items = [self._value(item) for item in arg]
        listed = self.listed(list(map(str, items)), end)
        others = [item for item in items if not isinstance(item, ReadersName)]
        if len(others) < len(items):
            listed = ReadersName(listed)
            listed.others = self.listed(list(map(str, others)), end)
        return listed

    def listed(self, items: Sequence[str], end: str = "list-end") -> str:
        """Join words as the language does: a, b and c; with `list-or`, a, b or c; if shortened, a, b, …"""
        if not items:
            return self("list-none")
        *others, last = items
        if not others:
            return last
        joined = others[0]
        for item in others[1:]:
            joined = self._words("list-join", {"first": joined, "second": item})
        return self._words("list-join" if last == CUT else end, {"first": joined, "second": last})
