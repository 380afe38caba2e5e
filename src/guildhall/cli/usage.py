"""What is wrong with how the program was called, in the language of the user.

The library that reads the command line tells it in English, by exceptions whose names and parts are known.
"""

from __future__ import annotations

from typing import Any

from typer import TyperException

from guildhall.cli.words import words


class BadUsage(TyperException):
    """What was called cannot be; said in the language of the user already."""


def complaint(error: Any) -> str:
    """What went wrong, in one sentence."""
    told = _TOLD.get(type(error).__name__)
    return str(error.format_message()) if told is None else told(error)


def _no_such_option(error: Any) -> str:
    if error.possibilities:
        near = tuple(sorted(error.possibilities))
        return words("bad-usage-option-near", name=error.option_name, near=near)
    return words("bad-usage-option", name=error.option_name)


def _value_or_none(error: Any) -> str:
    """An option that needs a value has none, or one that takes none has one."""
    key = "bad-usage-value" if "requires" in error.message else "bad-usage-no-value"
    return words(key, option=error.option_name)


def _missing(error: Any) -> str:
    return words("bad-usage-missing", name=error.param.display_name_raw)


def _no_number(error: Any) -> str:
    """All values but numbers are taken as they are, and looked at later."""
    option = error.param.opts[0]
    known = error.param.type_descriptor.parameter_info
    if known.max is not None:
        return words("bad-usage-number-between", option=option, least=known.min, most=known.max)
    if known.min is not None:
        return words("bad-usage-number-least", option=option, least=known.min)
    return words("bad-usage-number", option=option)


_TOLD = {
    "NoSuchOption": _no_such_option,
    "BadOptionUsage": _value_or_none,
    "MissingParameter": _missing,
    "BadParameter": _no_number,
}
