"""Plain JSON that somebody else wrote, read part by part."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from guildhall.kernel.message import GuildhallError


class Reader:
    """Takes a part for what it should be, or raises the error that names it."""

    def __init__(self, wrong: Callable[[str], GuildhallError]) -> None:
        self.wrong = wrong  # the error for a part that is missing or of the wrong shape

    def mapping(self, value: object, part: str) -> Mapping[str, object]:
        """A JSON object."""
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise self.wrong(part)
        return value

    def items(self, value: object, part: str) -> list[object]:
        """A JSON array."""
        if not isinstance(value, list):
            raise self.wrong(part)
        return value

    def text(self, value: object, part: str) -> str:
        """A JSON string."""
        if not isinstance(value, str):
            raise self.wrong(part)
        return value

    def number(self, value: object, part: str) -> int:
        """A whole number; true and false are none."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(part)
        return value
