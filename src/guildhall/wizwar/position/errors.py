"""Read the parts of a position from plain JSON, with errors that name the part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from guildhall.kernel.message import Arg, BadPosition, Message
from guildhall.kernel.reading import Reader


def bad(name: str, paragraph: str = "", **args: Arg) -> BadPosition:
    """Return the error for an impossible position, with the paragraph that forbids it, if there is one."""
    why = Message(f"wizwar-bad-{name}", args)
    return BadPosition(Message("wizwar-bad-position", {"why": why}), paragraph)


def bad_shape(part: str) -> BadPosition:
    """Return the error for a part that is missing or has the wrong shape."""
    return bad("shape", part=part)


READ: Final = Reader(bad_shape)


def mapping(top: Mapping[str, object], part: str) -> Mapping[str, object]:
    """Return a part that is a JSON object; empty by default."""
    return READ.mapping(top.get(part, {}), part)


def items(top: Mapping[str, object], part: str) -> list[object]:
    """Return a part that is a JSON array; empty by default."""
    return READ.items(top.get(part, []), part)


def one_of(value: object, part: str, allowed: Iterable[str]) -> str:
    """Return a word that must be one of these names."""
    word = READ.text(value, part)
    if word not in allowed:
        raise bad("name", word=word, part=part, allowed=tuple(allowed))
    return word


def number(value: object, part: str, least: int, most: int, paragraph: str = "") -> int:
    """Return a whole number that must be in this range."""
    given = READ.number(value, part)
    if least <= given <= most:
        return given
    if least == most:
        raise bad("number-only", paragraph, part=part, value=_shown(given), only=_plain(least))
    raise bad("number", paragraph, part=part, value=_shown(given), least=_plain(least), most=_plain(most))


def _shown(value: int) -> Arg:
    """Return a number from outside for a sentence."""
    return _plain(value) if abs(value) < 1 << 64 else Message("wizwar-too-large")


def _plain(value: int) -> int | str:
    """Return a number for a sentence; as text if the language would group its digits, unlike JSON."""
    return value if abs(value) < 1000 else str(value)


def only(given: Mapping[str, object], parts: Iterable[str], where: str = "") -> None:
    """Refuse all parts except these."""
    for part in given:
        if part not in parts:
            raise bad("unknown-part", part=f"{where}.{part}" if where else part)
