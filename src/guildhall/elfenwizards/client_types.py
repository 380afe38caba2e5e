"""The types of the JSON that client_json.py makes; scripts/page_types.py writes the page's from them."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from guildhall.elfenwizards.notation import Place
from guildhall.elfenwizards.setup import Colour
from guildhall.elfenwizards.tree import Level
from guildhall.kernel.client_types import Ending, Warning
from guildhall.kernel.message import MessageJson

Major: TypeAlias = Literal["W", "S", "N", "M"]

# The words of choices that name nothing on the table.
DEEDS: Final = ("roll", "ready", "accept", "reroll", "done", "stop", "pass")

# The paragraphs with which the steps of a round begin.
STEPS: Final = tuple([f"{step}.1" for step in range(1, 11)])
# The paragraph that says who wins.
WINNING: Final = "11.5"

TreeBox = TypedDict(
    "TreeBox",
    {
        "box": str,
        "level": Level,
        "value": int,
        "title": bool,
        "from": list[str],  # the boxes whose tokens compete for it
    },
)


class Chips(TypedDict):
    """Where a player's chips for minor spells are."""

    front: int
    minor: int


class Dice(TypedDict):
    """A player's dice: how many they haven't rolled, and the faces of the others."""

    front: int
    rolled: list[int]
    W: list[int]
    S: list[int]
    N: list[int]
    M: list[int]
    minor: list[int]
    grey: list[int]


class Player(TypedDict):
    """A player and what is in front of them."""

    seat: int
    colour: Colour
    letter: str
    score: int
    high_wizards: int
    passed: bool
    chips: Chips
    dice: Dice


class TokenShown(TypedDict):
    """A token and where it is."""

    name: str
    owner: int
    box: str
    grey: int
    points: int


class SpellShown(TypedDict):
    """A spell beside a token."""

    player: int
    token: str
    spell: str


class Doing(TypedDict):
    """A frame in progress in this step."""

    do: str
    player: NotRequired[int]
    token: NotRequired[str]
    level: NotRequired[Level]
    face: NotRequired[int]
    spell: NotRequired[str]
    number: NotRequired[int]
    count: NotRequired[int]
    taken: NotRequired[list[int]]
    ready: NotRequired[list[int]]


class Mine(TypedDict):
    """Whose view it is; there is nothing else that only one seat knows."""

    seat: int


class View(TypedDict):
    """The table as a seat sees it."""

    game: Literal["elfenwizards"]
    seats: int
    tree: list[TreeBox]
    round: int
    rounds: int
    endings: list[Ending]
    step: int | None
    step_name: str | None
    rule: str
    contested: bool
    using: list[Place | Literal["rolled"]]
    dragon: int
    track: list[int | None]
    grey_supply: int | None  # None: unlimited
    rounds_without: int
    players: list[Player]
    tokens: list[TokenShown]
    spells: list[SpellShown]
    waiting: list[int]
    doing: list[Doing]
    ended: str | None
    winners: list[int]
    mine: Mine | None


class EventFields(TypedDict):
    """What the numbers of events (kinds.EVENTS) are, by their fields; the others are plain numbers."""

    token: str
    box: str
    place: Place
    spell: str
    source: Literal["hand", "box"]
    level: Level
    reason: str
    colours: Colour


class Contest(TypedDict):
    """The state of a contest for a title, or for several."""

    titles: list[str]
    candidates: list[str]
    points: list[int]
    rising: list[str]
    closed_to_all_but: int | None


class Caution(TypedDict):
    """Something that a player may not have meant to do."""

    player: int
    rule: str
    message: MessageJson


class Hints(TypedDict):
    """The state of every contest, and every player's score."""

    contests: list[Contest]
    worth: list[int]
    totals: list[int]
    cautions: list[Caution]
    warnings: list[Warning]
