"""The messages of a socket, in both directions (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from guildhall.kernel.deals import Judgement, PromiseTerms
from guildhall.kernel.message import Message, MessageJson, as_json
from guildhall.kernel.options import Value
from guildhall.kernel.record import Outcome
from guildhall.server.terms import PLAIN, Clock, Dice, Once, Status, Talked, Windows

MOST_TEXT: Final = 2000  # characters of a line of talk
MOST_CHOICES: Final = 64  # in one message
MOST_BYTES: Final = 16_384  # of one message
MOST_ID: Final = 60  # characters
MOST_TOKEN: Final = 100

Plain: TypeAlias = Annotated[str, msgspec.Meta(pattern=PLAIN)]
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST_ID, pattern=PLAIN)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Choice: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]

# -- from clients ------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: who the viewer is, for which seat, and what they have seen already."""

    token: Annotated[str, msgspec.Meta(max_length=MOST_TOKEN, pattern=PLAIN)] = ""
    seat: int | None = None  # None: a spectator
    seen: Count | None = None  # None: they don't want the events so far
    talked: Count = 0
    hints: bool = False  # whether they want hints with every update that asks something


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """One choice, or several that belong together, as numbers or as words of notation."""

    id: Id
    seen: Count
    choices: Annotated[list[Choice], msgspec.Meta(max_length=MOST_CHOICES)] = []
    say: Plain = ""
    whole: bool = False  # the last word isn't the beginning of another


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Undo one's last step; `ask` the others if that isn't possible at once."""

    id: Id
    seen: Count
    ask: bool = False


class Agree(msgspec.Struct, tag="agree", forbid_unknown_fields=True):
    """Whether somebody may undo what they want to."""

    id: Id
    seen: Count
    yes: bool


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """A line of talk."""

    id: Id
    seen: Count
    text: Plain


class Orders(msgspec.Struct, tag="orders", forbid_unknown_fields=True):
    """Standing orders: what is done for this seat in windows."""

    id: Id
    seen: Count
    windows: Windows | None = None  # None: no change
    once: Once | None = None  # None: no change


class Hurry(msgspec.Struct, tag="hurry", forbid_unknown_fields=True):
    """Let computer players act without a pause until the sender must choose; only where nobody else plays."""

    id: Id


class Offer(msgspec.Struct, tag="offer", forbid_unknown_fields=True):
    """Offer a promise, as JSON of its game."""

    id: Id
    seen: Count
    promise: dict[str, Any]


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Answer an offer: the other player says `accepted` or `refused`, its giver `withdrawn`."""

    id: Id
    seen: Count
    number: Count
    word: Literal["accepted", "refused", "withdrawn"]


class Mute(msgspec.Struct, tag="mute", forbid_unknown_fields=True):
    """Mute a speaker, or let them talk again; only for the owner of the table."""

    id: Id
    seen: Count
    by: Id  # as in their lines of talk
    on: bool = True


class Replace(msgspec.Struct, tag="replace", forbid_unknown_fields=True):
    """Vote on whether a computer player takes a person's seat."""

    id: Id
    seen: Count
    seat: int
    yes: bool = True


class History(msgspec.Struct, tag="history", forbid_unknown_fields=True):
    """Ask for the talk before a line."""

    id: Id
    before: Count


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Ask why a wish, in words of notation, isn't legal now."""

    id: Id
    wish: Plain
    whole: bool = False  # the last word isn't the beginning of another


class Help(msgspec.Struct, tag="help", forbid_unknown_fields=True):
    """Ask for hints."""

    id: Id


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server responds."""

    id: Id = ""


Change: TypeAlias = Choose | Undo | Agree | Say | Mute | Replace | Orders | Offer | Answer  # of a table
Question: TypeAlias = Why | Help | History
FromClient: TypeAlias = Hello | Change | Question | Ping | Hurry
_DECODER: Final = msgspec.json.Decoder(FromClient)


def decode(data: str | bytes) -> FromClient:
    """Return a client's message; msgspec.DecodeError if it isn't one."""
    try:
        message: FromClient = _DECODER.decode(data)
    except (RecursionError, UnicodeError) as error:
        raise msgspec.DecodeError("nested too deeply, or not text") from error
    return message


# -- from the server -----------------------------------------------------------------------------------------


class Option(msgspec.Struct):
    """An option: its number, its word, and what it does."""

    choice: int
    say: str
    label: MessageJson


class Asks(msgspec.Struct):
    """What a seat must choose."""

    kind: int
    rule: str
    prompt: MessageJson
    options: list[Option]
    forced: bool  # there is only one option, and the table chooses it soon


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
    scripted: bool  # a guided first game: its dice aren't fair
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
    """The answer to a hello; what the viewer has missed follows."""

    seat: int | None
    table: TableNow
    owner: bool  # whether the table is theirs
    by: str  # how their own lines of talk are marked


class Update(msgspec.Struct, tag="update"):
    """How the table stands for this seat, and what has happened since the previous update."""

    n: int
    events: list[EncodedEvent]
    view: msgspec.Raw
    mine: Any
    asks: Asks | None
    window: bool  # whether something was announced that can be answered
    ends: float | None  # seconds until time is up
    undo: Literal["at once", "ask", "no"]
    outcome: OutcomeJson | None


class Done(msgspec.Struct, tag="done"):
    """A change was written to the journal and made."""

    id: Id
    n: int
    cut: int = 0  # choices at the end that were left out, since something happened first


class Refused(msgspec.Struct, tag="refused"):
    """A message was refused, and why; nothing has changed."""

    id: Id
    rule: str
    text: MessageJson


class Stale(msgspec.Struct, tag="stale"):
    """A message came from a client that had not seen the newest update; nothing has changed."""

    id: Id
    n: int


class Heard(msgspec.Struct, tag="talk"):
    """A line of talk."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    by: str  # the speaker, as marked at this table

    @staticmethod
    def of(number: int, said: Talked) -> Heard:
        """Return the message about a line of talk."""
        return Heard(number, said.seat, said.name, said.text, said.at, said.by)


class Earlier(msgspec.Struct, tag="history"):
    """The talk before a line, oldest first; `more`: whether there is earlier talk."""

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
    """All promises of the game, and whether more can be made now."""

    open: bool
    promises: list[PromiseShown]


class Standing(msgspec.Struct, tag="orders"):
    """The standing orders of this seat."""

    windows: Windows


class AtTable(msgspec.Struct, tag="table"):
    """Something about the table has changed: who sits where, who is connected, what people vote on."""

    table: TableNow


class Reason(msgspec.Struct, tag="why"):
    """Why something isn't legal; text None: it is."""

    id: Id
    rule: str
    text: MessageJson | None


class Hints(msgspec.Struct, tag="help"):
    """Hints for a client to show."""

    id: Id  # "" if nobody asked for them
    n: int  # the number of the update they are for
    hints: msgspec.Raw


class Pong(msgspec.Struct, tag="pong"):
    """The server responds."""

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
    """Return a refusal, with its paragraph of the rules."""
    return Refused(id_, rule, as_json(message))
