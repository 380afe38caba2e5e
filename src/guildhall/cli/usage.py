"""Usage errors in the user's language.

The library that parses the command line raises exceptions with English messages; this module rewords them.
"""

from __future__ import annotations

from typing import Any

from typer import TyperException

from guildhall.cli.console import words


class BadUsage(TyperException):
    """A usage error whose message is already in the user's language."""


def usage_error(error: Any) -> str:
    """Return what is wrong with the call, in one sentence."""
    reword = _REWORD.get(type(error).__name__)
    return str(error.format_message()) if reword is None else reword(error)


def _no_such_option(error: Any) -> str:
    if error.possibilities:
        near = tuple(sorted(error.possibilities))
        return words("bad-usage-option-near", name=error.option_name, near=near)
    return words("bad-usage-option", name=error.option_name)


def _value_or_none(error: Any) -> str:
    """Word the error of an option that lacks its value, or has one it doesn't take."""
    key = "bad-usage-value" if "requires" in error.message else "bad-usage-no-value"
    return words(key, option=error.option_name)


def _missing(error: Any) -> str:
    return words("bad-usage-missing", name=error.param.display_name_raw)


def _bad_number(error: Any) -> str:
    """Word the error of a bad number; the parser checks no other values."""
    option = error.param.opts[0]
    known = error.param.type_descriptor.parameter_info
    if known.max is not None:
        return words("bad-usage-number-between", option=option, least=known.min, most=known.max)
    if known.min is not None:
        return words("bad-usage-number-least", option=option, least=known.min)
    return words("bad-usage-number", option=option)


_REWORD = {
    "NoSuchOption": _no_such_option,
    "BadOptionUsage": _value_or_none,
    "MissingParameter": _missing,
    "BadParameter": _bad_number,
}
