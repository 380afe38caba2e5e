"""How the command line speaks: its language, its consoles, and what a terminal without these letters gets."""

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

# Lines break at spaces, but not at those that French has before its signs: rich would break there too.
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


def speak(language: str) -> None:
    """From now on speak this language, also of what went wrong."""
    words.language = language
    voice.speak = words.render


def names(players: Sequence[str]) -> Text:
    """The language, knowing the names of those at the table."""
    return Text(words.language, players)


def output() -> Console:
    """The console for what was asked for."""
    return Console(highlight=False, markup=False, emoji=False)


def complaints() -> Console:
    """The console for what went wrong, and for progress."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def complain(sentence: str) -> None:
    """Say in one line what went wrong."""
    complaints().print(sentence, soft_wrap=True)


def sentence(error: GuildhallError, text: Text = words) -> str:
    """What went wrong, with the paragraph of the rules that says so."""
    if not error.rule:
        return text.render(error.message)
    return text("cli-with-rule", sentence=error.message, rule=error.rule)


def prepare_streams() -> None:
    """Let no letter that a terminal or file cannot take, or that is not text, stop the program."""
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
