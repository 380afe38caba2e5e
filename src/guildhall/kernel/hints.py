"""What the hints of games have in common, and how it is shown to clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from guildhall.kernel.client_types import Warning
from guildhall.kernel.message import Message, as_json


class Warned(NamedTuple):
    """A choice that would gain nothing or miss something: a client says so before it is made."""

    word: str
    rule: str
    message: Message


def show_warnings(warnings: Sequence[Warned]) -> list[Warning]:
    """Return warnings as plain JSON."""
    return [{"word": word, "rule": rule, "message": as_json(message)} for word, rule, message in warnings]
