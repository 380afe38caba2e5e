"""The language of the command line: that of --lang, else of the environment, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from guildhall.cli.console import use_language
from guildhall.kernel.message import BadOption, Message
from guildhall.text import FALLBACK, languages

OPTION = "--lang"
VARIABLE = "GUILDHALL_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def choose(args: Sequence[str]) -> None:
    """Set the language to use; raise BadOption if there is no such language.

    This runs before anything else, since the help and every error must be in that language.
    """
    default = os.environ.get(VARIABLE) or None
    use_language(_known(default or "") or _known(_locale()) or FALLBACK)
    wanted = _asked(args)
    if wanted is None:
        wanted = default
    if wanted is None:
        return
    language = _known(wanted)
    if not language:
        raise BadOption(Message("cli-bad-lang", {"name": wanted, "allowed": languages()}))
    use_language(language)


def _asked(args: Sequence[str]) -> str | None:
    """Return the value of --lang, before or after the command; the last one counts."""
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
    """Return the language of a name such as de, DE, de-CH or de_CH.UTF-8, or "" if there is none."""
    language = re.split(r"[-_.@]", name.strip().casefold())[0]
    return language if language in languages() else ""
