"""What callers hand to the public methods: taken for what it should be, or refused with a sentence.

A number is an int itself. True and False are none, nor is a float that happens to be whole: what is let in
here ends up in states, records and JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.kernel.message import BadArgument, Message

LARGE: Final = 1 << 64  # numbers from here on mean nothing in any game


def given(value: object) -> str:
    """What somebody gave instead, in a form that can always be said back to them."""
    if isinstance(value, int) and not -LARGE < value < LARGE:
        return hex(value)  # Python writes no longer number in decimal digits
    if value is None or isinstance(value, int | float | str):
        return repr(value)
    return type(value).__name__


def wrong(value: object, name: str, sort: str) -> BadArgument:
    """The error for an argument that is not of its sort."""
    return BadArgument(Message("bad-argument", {"name": name, "sort": sort, "given": given(value)}))


def number(value: object, name: str) -> int:
    """A whole number."""
    if type(value) is not int:
        raise wrong(value, name, "number")
    return value


def text(value: object, name: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise wrong(value, name, "text")
    return value


def flag(value: object, name: str) -> bool:
    """True or False."""
    if not isinstance(value, bool):
        raise wrong(value, name, "flag")
    return value


def names(value: object, name: str) -> Sequence[str]:
    """Several texts, in order."""
    if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
        return value
    raise wrong(value, name, "names")


def mapping(value: object, name: str) -> Mapping[str, object]:
    """Values by their names."""
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return value
    raise wrong(value, name, "mapping")


def instance(value: object, kind: type[Any], name: str) -> None:
    """An object of one of our own classes."""
    if not isinstance(value, kind):
        raise wrong(value, name, name)
