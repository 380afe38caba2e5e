"""Checks for the arguments of public methods: each returns its value, or raises BadArgument.

A number must be exactly an int, not a bool or a whole float: arguments end up in states, records and JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from guildhall.kernel.message import BadArgument, Message

LARGE: Final = 1 << 64  # larger numbers mean nothing in any game


def given(value: object) -> str:
    """Return a short description of any value, for an error message."""
    if isinstance(value, int) and not -LARGE < value < LARGE:
        return hex(value)  # Python refuses to convert huge numbers to decimal
    if value is None or isinstance(value, int | float | str):
        return repr(value)
    return type(value).__name__


def wrong(value: object, name: str, sort: str) -> BadArgument:
    """Return the error for an argument of the wrong type."""
    return BadArgument(Message("bad-argument", {"name": name, "sort": sort, "given": given(value)}))


def number(value: object, name: str) -> int:
    """Return the value if it is a whole number."""
    if type(value) is not int:
        raise wrong(value, name, "number")
    return value


def count(value: object, name: str) -> int:
    """Return the value if it is a whole number that isn't negative."""
    if type(value) is not int or value < 0:
        raise wrong(value, name, "count")
    return value


def text(value: object, name: str) -> str:
    """Return the value if it is a string."""
    if not isinstance(value, str):
        raise wrong(value, name, "text")
    return value


def flag(value: object, name: str) -> bool:
    """Return the value if it is a bool."""
    if not isinstance(value, bool):
        raise wrong(value, name, "flag")
    return value


def names(value: object, name: str) -> Sequence[str]:
    """Return the value if it is a list or tuple of strings."""
    if not isinstance(value, list | tuple):
        raise wrong(value, name, "names")
    _check_names(value, name)
    return value


def mapping(value: object, name: str) -> Mapping[str, object]:
    """Return the value if it is a mapping with string keys."""
    if not isinstance(value, Mapping):
        raise wrong(value, name, "mapping")
    _check_names(value, name)
    return value


def _check_names(names: Iterable[object], where: str) -> None:
    for one in names:
        if not isinstance(one, str):
            raise BadArgument(Message("bad-argument-name", {"name": where, "given": given(one)}))


def instance(value: object, kind: type[Any], name: str) -> None:
    """Raise BadArgument unless the value is an instance of one of our classes."""
    if not isinstance(value, kind):
        raise wrong(value, name, name)
