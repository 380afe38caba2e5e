"""Which language the command line speaks: what --lang says, else the environment, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from guildhall.cli.words import speak
from guildhall.kernel.message import BadOption, Message
from guildhall.text import FALLBACK, languages

OPTION = "--lang"
VARIABLE = "GUILDHALL_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def choose(args: Sequence[str]) -> None:
    """Speak the language that is wanted; BadOption when there is no such language.

    It is read before anything else is, since the help and every complaint must be in it.
    """
    usual = os.environ.get(VARIABLE) or None
    speak(_known(usual or "") or _known(_locale()) or FALLBACK)
    wanted = _asked(args)
    if wanted is None:
        wanted = usual
    if wanted is None:
        return
    language = _known(wanted)
    if not language:
        raise BadOption(Message("cli-bad-lang", {"name": wanted, "allowed": languages()}))
    speak(language)


def _asked(args: Sequence[str]) -> str | None:
    """What --lang says, before or after the command; the last one counts."""
    asked = None
    given = iter(args)
    for arg in given:
        if arg == "--":
            break
        if arg == OPTION:
            asked = next(given, asked)
        elif arg.startswith(f"{OPTION}="):
            asked = arg.partition("=")[2]
    return asked


def _locale() -> str:
    return next((value for name in LOCALE if (value := os.environ.get(name))), "")


def _known(name: str) -> str:
    """The language of a name such as de, DE, de-CH or de_CH.UTF-8; "" when there is none."""
    language = re.split(r"[-_.@]", name.strip().casefold())[0]
    return language if language in languages() else ""
