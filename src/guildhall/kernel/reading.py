"""Validates JSON from outside, part by part."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.kernel.message import GuildhallError


class Reader:
    """Returns a part that has the expected type, or raises the error that names it."""

    def __init__(self, wrong: Callable[[str], GuildhallError]) -> None:
        self.wrong = wrong  # returns the error for a part that is missing or of the wrong type

    def mapping(self, value: object, part: str) -> Mapping[str, object]:
        """Return the value if it is a JSON object."""
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise self.wrong(part)
        return value

    def items(self, value: object, part: str) -> list[object]:
        """Return the value if it is a JSON array."""
        if not isinstance(value, list):
            raise self.wrong(part)
        return value

    def text(self, value: object, part: str) -> str:
        """Return the value if it is a JSON string."""
        if not isinstance(value, str):
            raise self.wrong(part)
        return value

    def number(self, value: object, part: str) -> int:
        """Return the value if it is a whole number, not true or false."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(part)
        return value
