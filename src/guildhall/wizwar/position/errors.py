"""Plain JSON taken for what it should be, and the refusal of what it is not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from guildhall.kernel.message import Arg, BadPosition, Message
from guildhall.kernel.reading import Reader


def bad(name: str, paragraph: str = "", **args: Arg) -> BadPosition:
    """The position cannot be, for this reason; the paragraph of the rules that says so, if one does."""
    why = Message(f"wizwar-bad-{name}", args)
    return BadPosition(Message("wizwar-bad-position", {"why": why}), paragraph)


def bad_shape(part: str) -> BadPosition:
    """A part is missing or of the wrong shape."""
    return bad("shape", part=part)


READ: Final = Reader(bad_shape)


def mapping(top: Mapping[str, object], part: str) -> Mapping[str, object]:
    """A part that is a JSON object, or nothing."""
    return READ.mapping(top.get(part, {}), part)


def items(top: Mapping[str, object], part: str) -> list[object]:
    """A part that is a JSON array, or nothing."""
    return READ.items(top.get(part, []), part)


def one_of(value: object, part: str, allowed: Iterable[str]) -> str:
    """One of these names."""
    word = READ.text(value, part)
    if word not in allowed:
        raise bad("name", word=word, part=part, allowed=tuple(allowed))
    return word


def number(value: object, part: str, least: int, most: int, paragraph: str = "") -> int:
    """A whole number between these two."""
    given = READ.number(value, part)
    if least <= given <= most:
        return given
    if least == most:
        raise bad("number-only", paragraph, part=part, value=_shown(given), only=_plain(least))
    raise bad("number", paragraph, part=part, value=_shown(given), least=_plain(least), most=_plain(most))


def _shown(value: int) -> Arg:
    """A number that somebody else wrote, for a sentence."""
    return _plain(value) if abs(value) < 1 << 64 else Message("wizwar-too-large")


def _plain(value: int) -> int | str:
    """A number for a sentence; as text where the language would group its digits, which JSON does not."""
    return value if abs(value) < 1000 else str(value)


def only(given: Mapping[str, object], parts: Iterable[str], where: str = "") -> None:
    """Refuse any other part than these."""
    for part in given:
        if part not in parts:
            raise bad("unknown-part", part=f"{where}.{part}" if where else part)
