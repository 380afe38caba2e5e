"""The language and the consoles of the command line, and fallbacks for terminals without our characters."""

from __future__ import annotations

import codecs
import re
import sys
import unicodedata
from collections.abc import Sequence

from rich import _wrap
from rich.console import Console

from guildhall.kernel.message import GuildhallError, voice
from guildhall.text import Text

# Rich would also break lines at the no-break spaces that French has before punctuation.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

words = Text()

_LONGER = ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss", "oe", "Oe")
_PLAIN: dict[int, int | str] = {
    **str.maketrans(
        "▲▶─│┌┐└┘├┤┬┴┼°–—’“”„«»…·•━┃┏┓┗┛┣┫┳┻╋╸╹╺╻║═┆┄→↓←↑⌂×§\u00a0\u202f",
        '^>-|+++++++++o--\'"""""..*=|+++++++++=|=|H=:.>v<^^xS  ',
    ),
    **{ord(letter): letters for letter, letters in zip("äöüÄÖÜßœŒ", _LONGER, strict=True)},
}


def use_language(language: str) -> None:
    """Set the language of all output, errors included."""
    words.language = language
    voice.speak = words.render


def text_for(players: Sequence[str], reader: int | None = None) -> Text:
    """Return the texts of the current language, with the names of the players at the table."""
    return Text(words.language, players, reader)


def output() -> Console:
    """Return the console for results."""
    return Console(highlight=False, markup=False, emoji=False)


def error_output() -> Console:
    """Return the console for errors and progress."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def print_error(sentence: str) -> None:
    """Print an error on one line."""
    error_output().print(sentence, soft_wrap=True)


def error_text(error: GuildhallError, text: Text = words) -> str:
    """Return the text of an error, with the paragraph of the rules it rests on."""
    if not error.rule:
        return text.render(error.message)
    return text("cli-with-rule", sentence=error.message, rule=error.rule)


def prepare_streams() -> None:
    """Replace characters that the terminal or a file can't encode or decode, instead of failing."""
    codecs.register_error("guildhall", _plainer)
    for stream, errors in ((sys.stdout, "guildhall"), (sys.stderr, "guildhall"), (sys.stdin, "replace")):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = error.object[error.start : error.end].translate(_PLAIN)
    bare = "".join(sign for sign in unicodedata.normalize("NFD", plain) if not unicodedata.combining(sign))
    return bare.encode("ascii", "replace").decode("ascii"), error.end
