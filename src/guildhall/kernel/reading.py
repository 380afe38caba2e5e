"""Validates JSON from outside, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from guildhall.kernel.message import Arg, BadPosition, GuildhallError, Message


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


class PositionReader(Reader):
    """Reads the parts of a game's positions; its errors are the messages GAME-bad-..."""

    def __init__(self, game: str) -> None:
        super().__init__(self.bad_shape)
        self.game = game

    def bad(self, name: str, paragraph: str = "", **args: Arg) -> BadPosition:
        """Return the error for an impossible position, with the paragraph that forbids it, if any."""
        why = Message(f"{self.game}-bad-{name}", args)
        return BadPosition(Message(f"{self.game}-bad-position", {"why": why}), paragraph)

    def bad_shape(self, part: str) -> BadPosition:
        """Return the error for a part that is missing or has the wrong shape."""
        return self.bad("shape", part=part)

    def mapping_in(self, top: Mapping[str, object], part: str) -> Mapping[str, object]:
        """Return a part that is a JSON object; empty by default."""
        return self.mapping(top.get(part, {}), part)

    def items_in(self, top: Mapping[str, object], part: str) -> list[object]:
        """Return a part that is a JSON array; empty by default."""
        return self.items(top.get(part, []), part)

    def one_of(self, value: object, part: str, allowed: Iterable[str]) -> str:
        """Return a word that must be one of these names."""
        word = self.text(value, part)
        if word not in allowed:
            raise self.bad("name", word=word, part=part, allowed=tuple(allowed))
        return word

    def number_in(self, value: object, part: str, least: int, most: int, paragraph: str = "") -> int:
        """Return a whole number that must be in this range."""
        given = self.number(value, part)
        if least <= given <= most:
            return given
        shown = _plain(given) if abs(given) < 1 << 64 else Message(f"{self.game}-too-large")
        if least == most:
            raise self.bad("number-only", paragraph, part=part, value=shown, only=_plain(least))
        raise self.bad("number", paragraph, part=part, value=shown, least=_plain(least), most=_plain(most))

    def only(self, given: Mapping[str, object], parts: Iterable[str], where: str = "") -> None:
        """Refuse all parts except these."""
        for part in given:
            if part not in parts:
                raise self.bad("unknown-part", part=f"{where}.{part}" if where else part)


def _plain(value: int) -> int | str:
    """Return a number for a sentence; as text if the language would group its digits, unlike JSON."""
    return value if abs(value) < 1000 else str(value)
