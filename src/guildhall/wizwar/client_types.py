"""The types of the JSON that client_json.py makes; scripts/page_types.py writes the page's from them."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from guildhall.kernel.client_types import Ending, Warning
from guildhall.kernel.message import MessageJson
from guildhall.wizwar.kinds import Barrier, Gait, Loss, WayOut
from guildhall.wizwar.printed import Duration, Type
from guildhall.wizwar.sectors import Colour
from guildhall.wizwar.state import Flag
from guildhall.wizwar.target_words import Side
from guildhall.wizwar.traits import DamageKind

How: TypeAlias = Literal["spell", "item", "fist"]


class Exit(TypedDict):
    """An opening in the outer edge, and where it leads."""

    square: str
    side: Side
    to: str
    to_side: Side
    portal: Literal["purple", "cyan"] | None


class Sector(TypedDict):
    """A sector in its place on the board."""

    owner: int
    turn: int  # quarter turns, clockwise
    squares: list[str]


class Board(TypedDict):
    """The parts of the board that change only when a sector is turned."""

    columns: int
    rows: int
    exits: list[Exit]
    sectors: list[Sector]


class Door(TypedDict):
    """A door."""

    line: str
    owner: int
    opens: int | None  # the seat for which it opens automatically
    held: list[int]  # the seats that hold it open
    sealed: bool


class Card(TypedDict):
    """A card by its slug, with its school."""

    card: str
    school: str


class PrintedCard(Card):
    """A card with what is printed on it."""

    item: bool
    lasts: Duration


class Wizard(TypedDict):
    """A wizard and what everybody knows about their player."""

    seat: int
    colour: Colour
    home: str
    at: str | None
    dead: bool
    life: int
    stun: int
    points: int
    kills: int
    treasure: str | None
    items: list[str]
    cards: int
    known: list[Card]
    deck: int
    turns: int


class Treasure(TypedDict):
    """A treasure; if a wizard carries it, it is in their square."""

    name: str
    owner: int
    at: str
    carrier: int | None


class Thing(PrintedCard):
    """A card on the table."""

    id: int
    name: str
    owner: int | None
    at: str | None
    on: str | None
    energy: int
    cracks: int


class Trap(TypedDict):
    """A trap token, face down."""

    at: str
    thing: str
    owner: int


class Deck(TypedDict):
    """A Magic deck and its discard pile, the last card on top."""

    schools: list[str]
    cards: int
    discards: list[str]


class Dying(TypedDict):
    """A wizard who is about to leave the board."""

    player: int
    by: int | None


Cast = TypedDict(
    "Cast",
    {
        "do": Literal["cast"],
        "player": int,
        "way": str,
        "kind": Type,
        "how": How,
        "thing": str | None,
        "from": str | None,
        "bent": bool,
        "through": str | None,
        "targets": list[str],
        "energy": int,
        "amount": int,
        "against": int | None,
        "cancelled": bool,
        "done": bool,
        "missed": list[int],
    },
)


class Window(TypedDict):
    """A window in which all others may answer."""

    do: Literal["window"]
    about: int
    passed: list[int]


Damage = TypedDict(
    "Damage",
    {
        "do": Literal["damage"],
        "player": int,
        "amount": int,
        "kinds": list[DamageKind],
        "by": int | None,
        "from": str | None,
        "attack": bool,
        "stuns": int,
    },
)


class PickUp(TypedDict):
    """Somebody is picking up a treasure."""

    do: Literal["pick_up"]
    player: int
    treasure: str
    square: str


class Asked(TypedDict):
    """Somebody must answer a question of a card."""

    do: Literal["asked"]
    player: int
    question: str


class Busy(TypedDict):
    """Anything else in progress."""

    do: Literal["speed_up", "stow", "advance", "shove", "bolt"]
    player: int | None


Doing: TypeAlias = Cast | Window | Damage | PickUp | Asked | Busy

Declaring = TypedDict(
    "Declaring",
    {
        "way": str | None,
        "helpers": list[str],
        "from": str | None,
        "targets": list[str],
        "energy": int | None,
        "cards": list[str],
        "against": int | None,
    },
)


class Mine(TypedDict):
    """What only one seat knows."""

    seat: int
    hand: list[Card]
    known: list[list[Card]]
    traps: list[str]
    declaring: Declaring | None


class View(TypedDict):
    """The table as a seat sees it."""

    game: Literal["wizwar"]
    seats: int
    endings: list[Ending]
    board: Board
    walls: list[str]
    doors: list[Door]
    cracks: dict[str, int]
    wizards: list[Wizard]
    treasures: list[Treasure]
    things: list[Thing]
    traps: list[Trap]
    decks: list[Deck]
    player: int
    phase: str | None
    rule: str
    step: str | None
    movement: int
    speed: int
    attacks: int
    attacks_left: int
    flags: list[Flag]
    passages: list[str]
    sickened: list[int]
    dying: list[Dying]
    waiting: list[int]
    doing: list[Doing]
    ended: str | None
    winners: list[int]
    mine: Mine | None


# What the numbers of events (kinds.EVENTS) are, by their fields; the others are plain numbers.
EventFields = TypedDict(
    "EventFields",
    {
        "card": str,
        "cards": Card,
        "cause": str,
        "source": str,
        "way": str,
        "target": str,
        "sector": str,
        "square": str,
        "squares": str,
        "from": str,
        "to": str,
        "line": str,
        "doors": str,
        "direction": Side,
        "treasure": str,
        "school": str,
        "schools": str,
        "colours": Colour,
        "kind": list[DamageKind],
        "barrier": Barrier | None,
        "gait": Gait,
        "exit": WayOut | None,
        "how": Loss,
        "reason": str,
    },
)


class Reach(TypedDict):
    """A square that the active wizard can walk to now."""

    square: str
    cost: int
    path: list[str]
    calm: int  # the number of squares on the path before something might happen


class Aim(TypedDict):
    """A way to play something now."""

    way: str
    rule: str
    targets: list[str]
    boosts: list[str]


class Account(TypedDict):
    """What something on the table is and does."""

    thing: str
    rule: str
    message: MessageJson


class Standing(TypedDict):
    """A wizard's score, speed and hand limit now."""

    points: int
    speed: int
    hand_limit: int
    cards_held: int


class Hints(TypedDict):
    """What a helpful client shows without knowing the rules."""

    reach: list[Reach]
    seen: dict[str, list[str]]
    hidden: list[str]
    aims: list[Aim]
    accounts: list[Account]
    standings: list[Standing]
    here: list[str]  # the words for taking what is here and dropping what the wizard carries, treasures first
    losses: list[str]  # the words for choices that give something up
    finish: list[str]  # the words that end the turn without discarding, and draw all that is allowed
    drawn: int  # how many cards these draw
    warnings: list[Warning]
