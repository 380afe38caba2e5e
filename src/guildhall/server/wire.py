"""The messages that go over a socket, both ways (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from guildhall.kernel.deals import Judgement, PromiseTerms
from guildhall.kernel.message import Message, MessageJson, as_json
from guildhall.kernel.options import Value
from guildhall.kernel.record import Outcome
from guildhall.server.terms import PLAIN, Clock, Dice, Status, Talked, Windows

MOST_TEXT: Final = 2000  # characters of what somebody says
MOST_CHOICES: Final = 64  # in one message
MOST_BYTES: Final = 16_384  # of one message
MOST_ID: Final = 60  # characters
MOST_TOKEN: Final = 100

Plain: TypeAlias = Annotated[str, msgspec.Meta(pattern=PLAIN)]
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST_ID, pattern=PLAIN)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Choice: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]

# -- what a client says ------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: who it is, for which seat, and what it has seen already."""

    token: Annotated[str, msgspec.Meta(max_length=MOST_TOKEN, pattern=PLAIN)] = ""
    seat: int | None = None  # None: a spectator
    seen: Count | None = None  # None: what has happened is of no interest
    talked: Count = 0


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """One choice or several that belong together, as numbers or as words of notation."""

    id: Id
    seen: Count
    choices: Annotated[list[Choice], msgspec.Meta(max_length=MOST_CHOICES)] = []
    say: Plain = ""
    whole: bool = False  # the last word is not the beginning of another


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back; `ask` the others where it cannot be done at once."""

    id: Id
    seen: Count
    ask: bool = False


class Agree(msgspec.Struct, tag="agree", forbid_unknown_fields=True):
    """Whether somebody who wants to take back may."""

    id: Id
    seen: Count
    yes: bool


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Table talk."""

    id: Id
    seen: Count
    text: Plain


class Orders(msgspec.Struct, tag="orders", forbid_unknown_fields=True):
    """What to do for this seat while others announce something."""

    id: Id
    seen: Count
    windows: Windows | None = None  # None: as before
    once: bool | None = None  # pass, this time only, when it comes to me; None: as before


class Offer(msgspec.Struct, tag="offer", forbid_unknown_fields=True):
    """A promise, in a form that the game knows."""

    id: Id
    seen: Count
    promise: dict[str, Any]


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """What is said to a promise: by the other `accepted` or `refused`, by its giver `withdrawn`."""

    id: Id
    seen: Count
    number: Count
    word: Literal["accepted", "refused", "withdrawn"]


class Mute(msgspec.Struct, tag="mute", forbid_unknown_fields=True):
    """The owner of the table lets a speaker talk no longer, or again."""

    id: Id
    seen: Count
    by: Id  # as their lines of talk have it
    on: bool = True


class Replace(msgspec.Struct, tag="replace", forbid_unknown_fields=True):
    """Whether a computer player should take a person's seat."""

    id: Id
    seen: Count
    seat: int
    yes: bool = True


class History(msgspec.Struct, tag="history", forbid_unknown_fields=True):
    """The talk before a line."""

    id: Id
    before: Count


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why a wish, in words of notation, is not legal now."""

    id: Id
    wish: Plain
    whole: bool = False  # the last word is not the beginning of another


class Help(msgspec.Struct, tag="help", forbid_unknown_fields=True):
    """What a helpful client shows."""

    id: Id


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: Id = ""


Change: TypeAlias = Choose | Undo | Agree | Say | Mute | Replace | Orders | Offer | Answer  # a table
Question: TypeAlias = Why | Help | History
FromClient: TypeAlias = Hello | Change | Question | Ping
_DECODER: Final = msgspec.json.Decoder(FromClient)


def decode(data: str | bytes) -> FromClient:
    """A message of a client; msgspec.DecodeError if it is none."""
    try:
        message: FromClient = _DECODER.decode(data)
    except (RecursionError, UnicodeError) as error:
        raise msgspec.DecodeError("nested too deeply, or no text") from error
    return message


# -- what the server says ------------------------------------------------------------------------------------


class Option(msgspec.Struct):
    """A choice: its number, its word, and what it does."""

    choice: int
    say: str
    label: MessageJson


class Asks(msgspec.Struct):
    """What a seat is asked."""

    kind: int
    rule: str
    prompt: MessageJson
    options: list[Option]


class EventNotes(TypedDict):
    """What the table adds to the JSON of an event."""

    text: NotRequired[MessageJson]  # not of an event that the log doesn't name
    joins: NotRequired[str]  # events in a row that have the same word make one line of the log
    heading: NotRequired[Literal[1, 2]]  # 1: it begins a part of the game, such as a round; 2: a part of that
    private: NotRequired[Literal[True]]  # not everybody may see it


class GameEvent(EventNotes):
    """What has happened, with further parts that the game names."""

    event: str


# An event whose JSON is encoded already.
EncodedEvent: TypeAlias = Annotated[msgspec.Raw, GameEvent]


class OutcomeJson(TypedDict):
    """How a game ended."""

    scores: Sequence[int]
    winners: Sequence[int]
    reason: str


class SeatNow(TypedDict):
    """Who sits in a chair while the game is on."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    here: bool
    late: bool  # the time of its player was up, and they haven't chosen since


class Vote(TypedDict):
    """What is asked for a seat, and who has agreed so far."""

    seat: int
    agreed: list[int]


class TableNow(TypedDict):
    """What everybody may know about a table while its game is on, and after."""

    id: str
    game: str
    options: dict[str, Value]
    status: Status
    fair: Dice
    seats: list[SeatNow]
    spectators: int  # how many people are watching
    talked: int
    muted: list[str]  # speakers
    delay: float
    clock: Clock
    undo: Vote | None
    replace: Vote | None
    next: str | None


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to a hello; the rest of what has not been seen follows."""

    seat: int | None
    table: TableNow
    owner: bool  # whether the table is theirs
    by: str  # how their own lines of talk are marked


class Update(msgspec.Struct, tag="update"):
    """How the table stands for this seat, and what has happened since the update before."""

    n: int
    events: list[EncodedEvent]
    view: msgspec.Raw
    mine: Any
    asks: Asks | None
    window: bool  # something was announced that may be answered
    ends: float | None  # seconds until time is up
    undo: Literal["at once", "ask", "no"]
    outcome: OutcomeJson | None


class Done(msgspec.Struct, tag="done"):
    """A message has been taken and is written down."""

    id: Id
    n: int
    cut: int = 0  # choices at the end that were not made, since something happened before


class Refused(msgspec.Struct, tag="refused"):
    """A message has not been taken, and why; nothing has changed."""

    id: Id
    rule: str
    text: MessageJson


class Stale(msgspec.Struct, tag="stale"):
    """A message was made against an older update than the last; nothing has changed."""

    id: Id
    n: int


class Heard(msgspec.Struct, tag="talk"):
    """Somebody has said something."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    by: str  # who it is, at this table

    @staticmethod
    def of(number: int, said: Talked) -> Heard:
        """What was said, as it is told."""
        return Heard(number, said.seat, said.name, said.text, said.at, said.by)


class Earlier(msgspec.Struct, tag="history"):
    """The talk before a line, the oldest first; more: there is talk before that."""

    id: Id
    lines: list[Heard]
    more: bool


class Verdict(TypedDict):
    """What became of each side of a promise."""

    by: Judgement
    to: Judgement


class PromiseShown(PromiseTerms):
    """A promise, what was said to it, and what became of it."""

    word: Literal["open", "accepted", "refused", "withdrawn", "lapsed"]
    text: MessageJson
    verdict: Verdict | None
    told: list[MessageJson]


class Promises(msgspec.Struct, tag="promises"):
    """All promises of the game: whether more can be made now, what was said to each, what became of it."""

    open: bool
    promises: list[PromiseShown]


class Standing(msgspec.Struct, tag="orders"):
    """What is done for this seat while others announce something."""

    windows: Windows


class AtTable(msgspec.Struct, tag="table"):
    """Something about the table has changed: who sits where, who is there, what is asked for."""

    table: TableNow


class Reason(msgspec.Struct, tag="why"):
    """Why something is not legal; text None: it is."""

    id: Id
    rule: str
    text: MessageJson | None


class Hints(msgspec.Struct, tag="help"):
    """What a helpful client shows."""

    id: Id
    hints: msgspec.Raw


class Pong(msgspec.Struct, tag="pong"):
    """Somebody is."""

    id: Id


FromServer: TypeAlias = (
    Welcome
    | Update
    | Done
    | Refused
    | Stale
    | Heard
    | Earlier
    | Promises
    | Standing
    | AtTable
    | Reason
    | Hints
    | Pong
)

encode: Final = msgspec.json.Encoder().encode


def outcome(found: Outcome | None) -> OutcomeJson | None:
    """How a game ended, as it is sent."""
    if found is None:
        return None
    return {"scores": found.scores, "winners": found.winners, "reason": found.reason}


def refused(id_: Id, message: Message, rule: str = "") -> Refused:
    """A refusal, with its paragraph."""
    return Refused(id_, rule, as_json(message))
