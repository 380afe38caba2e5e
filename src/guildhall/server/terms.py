"""What was agreed about a table, and what happens at it, as it is written down."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from guildhall.kernel.options import Value

WAITING: Final = "waiting"  # for people to sit down
PLAYING: Final = "playing"
FINISHED: Final = "finished"


PLAIN: Final = r"^[^\u0000\ud800-\udfff]*$"  # no NUL, and no half of a letter
_LONGEST_ID: Final = 32
SHORTEST_CLOCK: Final = 0.01
LONGEST_CLOCK: Final = 60 * 86400.0
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]


def is_plain(text: str) -> bool:
    """Whether a text holds nothing that a database or a screen could not take."""
    return re.match(PLAIN, text) is not None


def is_id(text: str) -> bool:
    """Whether a text can be the id of a person or a table."""
    return 0 < len(text) <= _LONGEST_ID and text.isascii() and text.isalnum()


class Chair(msgspec.Struct, frozen=True):
    """Who sits in a chair: a person, a computer player, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str | None = None  # also of a person whose seat a computer player has taken for a while
    bot: str = ""
    value: str = ""  # what this player adds to the chance of the game


class Clock(msgspec.Struct, frozen=True):
    """How long somebody may think, in seconds; None: as long as he likes."""

    choice: Seconds | None = None  # then a computer player chooses for him
    window: Seconds | None = None  # then he passes


class Terms(msgspec.Struct, frozen=True):
    """What was agreed."""

    id: str
    game: str
    version: str
    options: dict[str, Value]
    chairs: tuple[Chair, ...]
    owner: str  # the person who opened the table
    invite: str  # whoever has it may sit down at a private table
    secret: str  # of the dice, until the game is over
    created: float
    private: bool = False
    spectators: Literal["live", "none"] = "live"
    clock: Clock = Clock()
    start: dict[str, Any] | None = None  # a position, when the game does not begin at its beginning
    after: str | None = None  # the table of which this one is the rematch


# -- what happens ----------------------------------------------------------------------------------------


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Choices, one after the other, and what was rolled on the way."""

    answers: tuple[tuple[int, int], ...]  # seat, choice
    rolls: tuple[int, ...]
    at: float
    cut: int = 0  # choices of the same message that were not made


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """All but so many answers were taken back."""

    answers: int
    at: float


class Talked(msgspec.Struct, frozen=True, tag="talked"):
    """Somebody said something; seat None: a spectator."""

    seat: int | None
    name: str
    text: str
    at: float


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A chair has changed hands while the game is on."""

    seat: int
    chair: Chair
    at: float


Entry: TypeAlias = Played | Undone | Talked | Seated

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(Entry).decode
encode_terms: Final = msgspec.json.Encoder().encode
decode_terms: Final = msgspec.json.Decoder(Terms).decode
