"""Types of JSON for clients that games share."""

from __future__ import annotations

from typing import TypedDict

from guildhall.kernel.message import MessageJson


class Ending(TypedDict):
    """Something that ends the game."""

    reason: str
    rule: str
    goal: int  # how much or how often: points, treasures, wizards who are left, the last round


class Warning(TypedDict):
    """A choice that would gain nothing."""

    word: str
    rule: str
    message: MessageJson
