"""What was agreed about a table, and what happens at it, as it is written down."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from guildhall.fair import commit
from guildhall.kernel.options import Value
from guildhall.kernel.record import old_word

WAITING: Final = "waiting"  # for people to sit down
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"  # everybody left before it began
Status: TypeAlias = Literal["waiting", "playing", "finished", "closed"]

Windows: TypeAlias = Literal["ask", "concerned"]  # always ask; or pass unless it is aimed at me
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=1, le=30 * 86_400)]

PLAIN: Final = r"^[^\u0000\ud800-\udfff]*$"  # no NUL, and no half of a letter
_LONGEST_ID: Final = 32


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
    # Who has the right to it: also while a computer player keeps it for them, or before they have come.
    person: str | None = None
    bot: str = ""
    value: str = ""  # what this player adds to the chance of the game
    invited: bool = False  # sat down with the invitation, or in a chair that was kept for them


class Clock(msgspec.Struct, frozen=True):
    """How long somebody may think, in seconds; None: as long as they like."""

    turn: Seconds | None = None  # for all that they choose until somebody else is asked; then a computer does
    window: Seconds | None = None  # then they pass
    steady: bool = False  # a window lasts its whole time, however soon everybody passes


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
    spectators: bool = True  # whether anybody may look on
    delay: float = 0.0  # seconds by which those who look on are behind
    clock: Clock = Clock()
    begun: float = 0.0
    start: dict[str, Any] | None = None  # a position, when the game does not begin at its beginning
    after: str | None = None  # the table of which this one is the rematch, or from which it plays on
    step: int | None = None  # of that table, at which this one begins
    next: str | None = None  # the rematch of this one
    several: bool = False  # whether one person may take several chairs
    source: str = ""  # a hash of the address from which it was opened, with a key that is not kept
    removed: tuple[str, ...] = ()  # people whom the owner has removed: they cannot sit down here again

    def of_owner(self, chair: Chair) -> bool:
        """Whether a chair belongs to the person who opened the table."""
        return chair.person == self.owner

    def let_in(self, chair: Chair) -> bool:
        """Whether the owner has let in whoever has a chair."""
        return chair.kind != "person" or chair.invited or self.of_owner(chair)


class Dice(msgspec.Struct, frozen=True):
    """With this, and the record, the dice of a table can be checked."""

    commitment: str
    values: list[str] | None  # None: the game hasn't begun
    secret: str | None


def dice(terms: Terms, status: str) -> Dice:
    """What everybody may know about the dice of a table."""
    return Dice(
        commit(terms.secret),
        None if status == WAITING else [chair.value for chair in terms.chairs],
        terms.secret if status == FINISHED else None,
    )


def speaker(table: str, person: str) -> str:
    """Return what stands for a person in the talk of one table; it tells nothing about other tables."""
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:12]


# -- what happens ----------------------------------------------------------------------------------------


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Choices, one after the other, and what was rolled on the way."""

    answers: tuple[tuple[int, int | str], ...]  # seat; the word for its choice, in old entries a number
    rolls: tuple[int, ...]
    at: float
    cut: int = 0  # choices of the same message that were not made
    final: bool = False  # something was rolled, drawn or brought to light
    window: bool = False  # what could be answered before is what can be answered now
    quiet: bool = False  # a part of a choice, of which nobody else has noticed anything
    runs_on: bool = False  # the clock runs on for those who are asked now
    timeout: bool = False  # the table chose, since a person's time was up

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.answers[0][0]

    @property
    def told(self) -> list[tuple[int, str]]:
        """Seats and words, as records have them."""
        return [
            (seat, choice if isinstance(choice, str) else old_word(choice)) for seat, choice in self.answers
        ]


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """All but so many answers were taken back."""

    answers: int
    at: float
    agreed: bool = False  # by all others, not at once
    seat: int | None = None  # who wanted it; None: the table did it, or nobody wrote it down


class Talked(msgspec.Struct, frozen=True, tag="talked"):
    """Somebody said something; seat None: a spectator."""

    seat: int | None
    name: str
    text: str
    at: float
    by: str = ""  # who it is, as everybody at this table may know it (`speaker`)


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """The owner of the table lets somebody talk no longer, or again."""

    by: str
    on: bool
    at: float


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A chair has changed hands while the game is on."""

    seat: int
    chair: Chair
    at: float


class Ordered(msgspec.Struct, frozen=True, tag="ordered"):
    """What a seat wants to be done while others announce something."""

    seat: int
    windows: Windows
    once: bool  # pass, in this window only, when it comes to me
    at: float


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A promise, as the game writes it."""

    promise: Mapping[str, Any]
    at: float


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What was said to a promise, by the other, or by its giver, who takes it back."""

    number: int
    word: Literal["accepted", "refused", "withdrawn"]
    at: float


Entry: TypeAlias = Played | Undone | Talked | Muted | Seated | Ordered | Offered | Answered

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(Entry).decode
encode_terms: Final = msgspec.json.Encoder().encode
decode_terms: Final = msgspec.json.Decoder(Terms).decode
