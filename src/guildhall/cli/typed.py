"""The words that players type: the notation, and the same words in their own language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game, begins
from guildhall.kernel.message import Arg, IllegalChoice, Message, ambiguous
from guildhall.text import FALLBACK, Text

_PARTS: Final = re.compile(r"([:/@#])")  # separates the parts of a word: speed:energy-4, dagger/throw, glue#3
_GAPS: Final = re.compile(r"[\s'’-]+")
_JOINED: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "-", "'": "-"})
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def spelled(name: str) -> str:
    """Return a name as one word to type: bain-d-acide for Bain d’acide."""
    kept = "".join(sign for sign in _GAPS.sub("-", name.lower()) if sign.isalnum() or sign == "-")
    return kept.strip("-")


@lru_cache(maxsize=4096)
def folded(word: str) -> str:
    """Return a typed word without capitals and accents, which are optional."""
    parts = unicodedata.normalize("NFD", word.casefold().translate(_JOINED))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


@lru_cache(maxsize=4096)
def spellings(word: str) -> frozenset[str]:
    """Return the folded spellings of a word: fur and fuer for für."""
    return frozenset({folded(word), folded(unicodedata.normalize("NFC", word).lower().translate(_UMLAUTS))})


class Typed:
    """The words of one game in one language; the notation itself works in every language."""

    def __init__(self, game: Game[Any, Any, Any], words: Mapping[str, str], text: Text) -> None:
        """Create the words; `words` maps translated parts of the notation to their messages."""
        self.game = game
        self._text = text
        other = text.language != FALLBACK
        self._own = {word: spelled(text(key)) for word, key in words.items()} if other else {}
        self._english = {spelling: word for word, own in self._own.items() for spelling in spellings(own)}
        own_words = [self._own[word] for word in game.whole_words if word in self._own]
        self._whole = game.whole_words.union(*map(spellings, own_words))

    # -- choices -----------------------------------------------------------------------------------------

    def own(self, word: str) -> str:
        """Translate a word of the notation into the player's language, part by part."""
        return "".join(_part(part, self._own) for part in _PARTS.split(word))

    def notation(self, word: str) -> str:
        """Translate a word of the player's language into the notation; unknown parts stay."""
        return "".join(_part(part, self._english, folded(part)) for part in _PARTS.split(word))

    def say(self, s: Any, decision: Decision, choice: int) -> str:
        """Return the word to type for a choice; the inverse of `hear`."""
        return self.own(self.game.say(s, decision, choice))

    def hear(self, s: Any, decision: Decision, word: str) -> int:
        """Return the choice that a word in the player's language or the notation means."""
        try:
            found = self._find(s, decision, word)
            return self.game.hear(s, decision, self.notation(word)) if found is None else found
        except IllegalChoice as refused:
            raise IllegalChoice(self.localized(refused.message), refused.rule) from None

    def wish(self, s: Any, player: int, said: Sequence[str]) -> str:
        """Translate what a player would like to do into the notation."""
        if not self._own:
            return " ".join(said)
        trial = self.game.imagine(self.game.view(s, player), 0)
        words: list[str] = []
        for word in said:
            asked = next((decision for decision in self.game.asks(trial) if decision.player == player), None)
            found = None if asked is None or trial.tape.drawn else self._find(trial, asked, word)
            if asked is None or found is None:
                break
            words.append(self.game.say(trial, asked, found))
            self.game.apply(trial, player, found)
        return " ".join([*words, *(self.notation(word) for word in said[len(words) :])])

    def localized(self, message: Message) -> Message:
        """Return a message of the game with its words to type in the player's language."""
        return Message(message.key, {name: self._localized(name, arg) for name, arg in message.args.items()})

    def _localized(self, name: str, arg: Arg) -> Arg:
        if isinstance(arg, Message):
            return self.localized(arg)
        if name == "word" and isinstance(arg, str):
            return self.own(arg)
        if name == "names" and isinstance(arg, tuple):
            return tuple([self.own(item) if isinstance(item, str) else item for item in arg])
        return arg

    def _find(self, s: Any, decision: Decision, word: str) -> int | None:
        """Return the choice that a word or its beginning names in either language, if any."""
        if not self._own:
            return None
        wish = folded(word)
        exact: set[int] = set()
        begun: set[int] = set()
        for choice in decision.options:
            for name in self.game.names(s, decision, choice):
                for spelling in (folded(name), *spellings(self.own(name))):
                    if spelling == wish:
                        exact.add(choice)
                    elif wish and begins(spelling, wish, self._whole):
                        begun.add(choice)
        found = exact or begun
        if len(found) > 1:
            raise ambiguous(word, [self.game.say(s, decision, choice) for choice in found])
        return found.pop() if found else None

    # -- commands ----------------------------------------------------------------------------------------

    def command(self, name: str) -> str:
        """Return the word for a command in the player's language."""
        return self._text(f"typed-command-{name}")

    def commands(self, names: Sequence[str]) -> dict[str, str]:
        """Map all folded words for these commands to the commands."""
        own = {spelling: name for name in names for spelling in spellings(self.command(name))}
        return own | {name: name for name in names}


def _part(part: str, words: Mapping[str, str], known_as: str = "") -> str:
    """Translate a part of a word, with or without a number (red-1), if `words` has it."""
    word = known_as or part
    if word in words:
        return words[word]
    head, dash, number = word.rpartition("-")
    return f"{words[head]}-{number}" if dash and number.isdigit() and head in words else part
