"""The terms of a table, and the entries of its journal, as the database has them."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from guildhall.fair import commit
from guildhall.kernel.options import Value
from guildhall.kernel.record import Outcome, old_word

WAITING: Final = "waiting"  # for people to sit down
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"  # everybody left before it began
Status: TypeAlias = Literal["waiting", "playing", "finished", "closed"]

Windows: TypeAlias = Literal["ask", "concerned"]  # always ask; or pass unless it is aimed at me
Once: TypeAlias = bool | Literal["all"]  # pass in the open window only, or also in all that follow from it
BotSpeed: TypeAlias = Literal["slow", "normal", "fast", "instant"]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=1, le=30 * 86_400)]

PLAIN: Final = r"^[^\u0000\ud800-\udfff]*$"  # no NUL, and no half of a surrogate pair
_LONGEST_ID: Final = 32


def is_plain(text: str) -> bool:
    """Whether any database can store a text, and any screen can show it."""
    return re.match(PLAIN, text) is not None


def is_id(text: str) -> bool:
    """Whether a text can be the id of a person or a table."""
    return 0 < len(text) <= _LONGEST_ID and text.isascii() and text.isalnum()


class Chair(msgspec.Struct, frozen=True):
    """Who sits in a chair: a person, a computer player, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    # Whose chair it is: also while a computer player keeps it for them, or before they have joined.
    person: str | None = None
    bot: str = ""
    value: str = ""  # what the player adds to the chance of the game
    invited: bool = False  # whether they sat down with the invitation, or in a chair reserved for them


class Clock(msgspec.Struct, frozen=True):
    """How long players may think, in seconds (None: no limit), and how soon computer players act."""

    turn: Seconds | None = None  # until somebody else must choose; then a computer player finishes the turn
    window: Seconds | None = None  # for one answer; then the seat passes
    steady: bool = False  # a window lasts its whole time, however soon everybody passes
    bots: BotSpeed = "normal"  # but they respond to others always after the same time


class Terms(msgspec.Struct, frozen=True):
    """What people have agreed on about a table."""

    id: str
    game: str
    version: str  # of the rules, under which the game began
    options: dict[str, Value]
    chairs: tuple[Chair, ...]
    owner: str  # the person who opened the table
    invite: str  # lets anyone who has it sit down at a private table
    secret: str  # of the dice, until the game is over
    created: float
    private: bool = False
    spectators: bool = True  # whether anyone may watch
    delay: float = 0.0  # seconds by which spectators are behind
    clock: Clock = Clock()
    begun: float = 0.0
    start: dict[str, Any] | None = None  # the position where the game begins, if not at the usual one
    after: str | None = None  # the table that this one follows, as a rematch or by playing on
    step: int | None = None  # of that table, where this one begins
    next: str | None = None  # the rematch of this one
    several: bool = False  # whether one person may take several chairs
    source: str = ""  # a keyed hash of the address it was opened from; the key is never stored
    scripted: bool = False  # a guided first game: its dice, and what computer players choose in the lesson
    removed: tuple[str, ...] = ()  # people whom the owner has removed: they can't sit down again
    followed: str = ""  # the newest version of the rules that could follow the game, if not the one above
    outcome: Outcome | None = None  # when the game is over

    def of_owner(self, chair: Chair) -> bool:
        """Whether a chair belongs to the owner of the table."""
        return chair.person == self.owner

    def let_in(self, chair: Chair) -> bool:
        """Whether the owner has let in the person in a chair, if it is one."""
        return chair.kind != "person" or chair.invited or self.of_owner(chair)


def has_picture(terms: Terms, status: str) -> bool:
    """Whether everybody may see a picture of the table: it is public, and spectators are not behind."""
    return not terms.private and (
        status == FINISHED or (status == PLAYING and terms.spectators and not terms.delay)
    )


class Dice(msgspec.Struct, frozen=True):
    """What verifies the dice of a table, together with the record."""

    commitment: str
    values: list[str] | None  # None: the game hasn't begun
    secret: str | None


def dice(terms: Terms, status: str) -> Dice:
    """Return what everybody may know about the dice of a table."""
    return Dice(
        commit(terms.secret),
        None if status == WAITING else [chair.value for chair in terms.chairs],
        terms.secret if status == FINISHED else None,
    )


def speaker(table: str, person: str) -> str:
    """Return what stands for a person in the talk of one table, and differs at other tables."""
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:12]


# -- entries ---------------------------------------------------------------------------------------------


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Choices, and what was rolled meanwhile."""

    answers: tuple[tuple[int, int | str], ...]  # seats and the words of their choices; in old entries numbers
    rolls: tuple[int, ...]
    at: float
    dropped: int = msgspec.field(default=0, name="cut")  # choices of the same message that were not made
    irreversible: bool = msgspec.field(default=False, name="final")  # something was rolled, drawn or revealed
    window: bool = False  # whether what could be answered before can still be answered
    unnoticed: bool = msgspec.field(default=False, name="quiet")  # half a choice, seen by nobody else
    clock_continues: bool = msgspec.field(default=False, name="runs_on")  # for those who must choose now
    timeout: bool = False  # the table chose, since a person's time was up
    open: bool = False  # something can be answered now

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.answers[0][0]

    @property
    def told(self) -> list[tuple[int, str]]:
        """The seats and words, as records have them."""
        return [
            (seat, choice if isinstance(choice, str) else old_word(choice)) for seat, choice in self.answers
        ]


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """All but so many answers were undone."""

    answers: int
    at: float
    agreed: bool = False  # by all others
    seat: int | None = None  # who wanted it; None: the table itself, or an entry from before this was noted


class Talked(msgspec.Struct, frozen=True, tag="talked"):
    """A line of talk; seat None: of a spectator."""

    seat: int | None
    name: str
    text: str
    at: float
    by: str = ""  # the speaker, as everybody at the table may know them (`speaker`)


class Muted(msgspec.Struct, frozen=True, tag="muted"):
    """The owner of the table muted a speaker, or let them talk again."""

    by: str
    on: bool
    at: float


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody else plays for a chair while the game is on."""

    seat: int
    chair: Chair
    at: float


class Ordered(msgspec.Struct, frozen=True, tag="ordered"):
    """The standing orders of a seat, for windows."""

    seat: int
    windows: Windows
    once: Once
    at: float


class Offered(msgspec.Struct, frozen=True, tag="offered"):
    """A promise was offered, as the game's JSON has it."""

    promise: Mapping[str, Any]
    at: float


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """An offer was answered by the other, or withdrawn by its giver."""

    number: int
    word: Literal["accepted", "refused", "withdrawn"]
    at: float


Entry: TypeAlias = Played | Undone | Talked | Muted | Seated | Ordered | Offered | Answered

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(Entry).decode
encode_terms: Final = msgspec.json.Encoder().encode
decode_terms: Final = msgspec.json.Decoder(Terms).decode
