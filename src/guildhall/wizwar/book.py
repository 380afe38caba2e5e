"""What a card is, and the register of all of them.

A card touches the world in three ways and no more: a *way* to play it has an effect that runs once; a *when*
lets a card that lies on the table react; a *rule* lets it change a number or a permission.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from guildhall.kernel.frame import Frame
from guildhall.kernel.message import Arg
from guildhall.wizwar.decks import NAME, NAMES, PARAGRAPH, SLUGS
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import Sort

# Types of Magic card, and of what is done with one.
ATTACK: Final = 0
NEUTRAL: Final = 1
COUNTER: Final = 2
TYPES: Final = ("attack", "neutral", "counter")

# Ranges.
CASTER: Final = 0
ADJACENT: Final = 1
SIGHT: Final = 2
ANYWHERE: Final = 3
RANGES: Final = ("caster", "adjacent", "sight", "anywhere")

# Durations.
INSTANT: Final = 0
TEMPORARY: Final = 1
PERMANENT: Final = 2
DURATIONS: Final = ("instant", "temporary", "permanent")

# Traits, as bits.
CREATION: Final = 1
CURSE: Final = 2
FIRE: Final = 4
GLOBAL: Final = 8
MAGIC_STONE: Final = 16
MUNDANE: Final = 32
THROWN_WEAPON: Final = 64
TRANSFORMATION: Final = 128
TRINKET: Final = 256
WATER: Final = 512
WEAPON: Final = 1024
LIGHTNING: Final = 2048
TRAITS: Final = (
    "creation",
    "curse",
    "fire",
    "global",
    "magic-stone",
    "mundane",
    "thrown-weapon",
    "transformation",
    "trinket",
    "water",
    "weapon",
    "lightning",
)

# Kinds of damage, as bits; FIRE, WATER and LIGHTNING are the traits.
PHYSICAL: Final = 1 << 12
MAGICAL: Final = 1 << 13

# What a helper does for the spell it is played with, as bits.
BENDS: Final = 1  # lets it go round a corner
PROJECTS: Final = 2  # lets it come from another square
ADDS: Final = 4  # lets two cards go for its energy

# What is done: a spell is cast, an item that one carries is used, a fist strikes.
SPELL: Final = 0
ITEM: Final = 1
FIST: Final = 2


class Eye(NamedTuple):
    """What can be aimed at: from where, and what is in range, as bits."""

    player: int
    square: int
    squares: int  # that can be targets themselves, or hold objects that are
    bodies: int  # squares whose wizards, treasures and lying items can be targets
    lines: int
    against: int  # the frame of the stack that is answered; -1: none


class Part:
    """The targets of one sort (words/aim.py has the parts there are)."""

    def __init__(self, sort: Sort, unseen: Reason) -> None:
        self.sort: Sort = sort
        self.unseen: Reason = unseen  # why something can't be aimed at from here, for want of a better reason

    def collect(self, s: State, eye: Eye, found: list[int]) -> None:
        """Add the targets in range to a list."""
        raise NotImplementedError

    def in_range(self, s: State, eye: Eye) -> list[int]:
        """Whatever of this sort is in range, targets or not, by its number."""
        return []

    def why_not(self, s: State, eye: Eye, number: int) -> Reason | None:
        """Why something isn't a target even if it is in range."""
        raise NotImplementedError


class Aim:
    """What something can be aimed at."""

    def __init__(self, *parts: Part) -> None:
        self.parts: tuple[Part, ...] = parts
        self.sorts: tuple[Sort, ...] = tuple([part.sort for part in parts])

    def __call__(self, s: State, eye: Eye) -> list[int]:
        """All targets in range."""
        found: list[int] = []
        for part in self.parts:
            part.collect(s, eye, found)
        return found

    def finds(self, s: State, eye: Eye) -> bool:
        """Whether there is a target in range."""
        found: list[int] = []
        for part in self.parts:
            part.collect(s, eye, found)
            if found:
                return True
        return False


class Amount:
    """A number that is chosen for a spell once its targets and its energy are; declare is the Declare frame.

    The messages are wizwar-ask-<name> and wizwar-choice-<name>.
    """

    name: str
    sort: str  # of what is asked for

    def options(self, s: State, declare: Any) -> list[int]:
        """What can be chosen."""
        raise NotImplementedError

    def word(self, choice: int) -> str:
        """A choice in notation, where its number means the same."""
        raise NotImplementedError

    def asks(self, s: State, declare: Any) -> dict[str, Arg]:
        """What its prompt names."""
        raise NotImplementedError

    def label(self, s: State, declare: Any, choice: int) -> dict[str, Arg]:
        """What the label of a choice names."""
        raise NotImplementedError

    def why_not(self, s: State, declare: Any) -> Reason | None:
        """Why another number can't be chosen; None: another number means nothing."""
        return None


# Why a player can't do something now.
Hindrance: TypeAlias = Callable[[State, int], Reason | None]
# Why somebody can't answer a frame. Cast, Damage and PickUp are frames; this module doesn't know them.
Condition: TypeAlias = Callable[[State, Frame[State], int], Reason | None]
Effect: TypeAlias = Callable[[State, Any], None]


class Way:
    """One way to play a card, to use an item one carries, or to strike."""

    def __init__(
        self,
        number: int,
        name: int,
        mode: str,
        how: int,
        kind: int,
        reach: int,
        aim: Aim | None,
        effect: Effect | None,
    ) -> None:
        self.number: int = number
        self.name: int = name  # of the card; -1: the bare fist
        self.mode: str = mode  # tells the ways of one card apart
        card = SLUGS[name] if name >= 0 else "punch"
        self.slug: str = f"{card}/{mode}" if mode else card  # what it is called in notation and messages
        self.how: int = how
        self.kind: int = kind
        self.reach: int = reach  # its range
        self.aim: Aim | None = aim
        self.effect: Effect | None = effect
        self.answers: Condition | None = None
        self.after: Effect | None = None  # runs when all that the effect has put on the stack is finished
        self.lasts: int = INSTANT
        self.boosts: bool = False  # energy changes something about it
        self.volley: bool = False  # as many targets as energy
        self.evadable: bool = True
        self.hurts: bool = False  # its effect on a wizard is damage, which a Homunculus can take
        self.amount: Amount | None = None  # a number to choose, after the energy
        self.victims: Callable[[State, Any], int] | None = None  # whom it would hit, as bits
        self.course: Callable[[State, Any], int] | None = None  # lines it runs over, as bits, seen or not
        self.unless: Hindrance | None = None  # what keeps the active player from it now
        self.measured: bool = False  # its range is counted from the caster's square
        self.helps: int = 0  # what it does for the spell it is played with
        self.final: bool = False  # nothing can answer it
        self.fuelled: bool = False  # cannot be done without a card for its energy

    def __repr__(self) -> str:
        return self.slug


LineState: TypeAlias = Literal["", "open", "wall", "door"]


class Card:
    """What is printed on all cards of a name."""

    def __init__(self, name: int) -> None:
        self.name: int = name
        self.rule: str = PARAGRAPH[NAMES[name]]
        self.energy: int = 0  # its energy value; 0: none
        self.traits: int = 0
        self.item: bool = False
        self.ways: tuple[Way, ...] = ()
        self.plays: tuple[Way, ...] = ()  # those open to the active player, from the hand
        self.counters: tuple[Way, ...] = ()  # those that answer, from the hand
        self.uses: tuple[Way, ...] = ()  # those of an item that is carried
        self.lasts: int = INSTANT
        self.cracks: int = 0  # that destroy it as an object; 0: none do
        self.burns: bool = False  # a single point of fire damage destroys it
        self.made: bool = False  # a spell that makes a thing on the board
        self.line: LineState = ""  # what stands on its line; "open": nothing that bars the way
        self.washes: bool = False  # water destroys it where it lies


BOOK: Final = tuple([Card(name) for name in range(len(NAMES))])
WAYS: Final[list[Way]] = []
FISTS: Final[list[Way]] = []  # the way to strike without a card
HELPERS: Final[dict[int, Way]] = {}  # by what they do

F = TypeVar("F")


def spell(
    name: str,
    kind: int,
    reach: int,
    aim: Aim | None = None,
    *,
    mode: str = "",
    answers: Condition | None = None,
    after: Effect | None = None,
    lasts: int = INSTANT,
    boosts: bool = False,
    volley: bool = False,
    evadable: bool = True,
    hurts: bool = False,
    amount: Amount | None = None,
    victims: Callable[[State, Any], int] | None = None,
    course: Callable[[State, Any], int] | None = None,
    unless: Hindrance | None = None,
    measured: bool = False,
    helps: int = 0,
    final: bool = False,
    energy: int = 0,
    traits: int = 0,
) -> Callable[[Effect], Effect]:
    """A way to cast a card, with the function below as its effect; traits and energy value once a card."""

    def register(effect: Effect) -> Effect:
        way = _way(name, mode, SPELL, kind, reach, aim, effect)
        way.answers = answers
        way.after = after
        way.lasts = lasts
        way.boosts = boosts or lasts == TEMPORARY
        way.volley = volley
        way.evadable = evadable
        way.hurts = hurts
        way.amount = amount
        way.victims = victims
        way.course = course
        way.unless = unless
        way.measured = measured or reach in (ADJACENT, SIGHT)
        way.helps = helps
        if helps:
            HELPERS[helps] = way
        way.final = final
        card = BOOK[NAME[name]]
        card.energy |= energy
        card.traits |= traits
        card.lasts = max(card.lasts, lasts)
        if kind == COUNTER:
            card.counters = (*card.counters, way)
        else:
            card.plays = (way, *card.plays)
        return effect

    return register


def part(
    name: str, mode: str, kind: int, reach: int, aim: Aim, *, hurts: bool = False
) -> Callable[[Effect], Effect]:
    """A piece of a spell that is answered on its own; it is not played, but put on the stack by its spell."""

    def register(effect: Effect) -> Effect:
        way = _way(name, mode, SPELL, kind, reach, aim, effect)
        way.hurts = hurts
        return effect

    return register


def way_of(name: str, mode: str) -> Way:
    """A way by its card and mode."""
    return next(way for way in BOOK[NAME[name]].ways if way.mode == mode)


def nothing_at_once(s: State, cast: Any) -> None:
    """The effect of a spell that does all it does by lasting."""


def item(name: str, *, energy: int = 0, traits: int = 0, washes: bool = False) -> None:
    """A card that is carried once it is played."""
    card = BOOK[NAME[name]]
    card.item = True
    card.lasts = PERMANENT
    card.energy = energy
    card.traits = traits
    card.washes = washes


def use(
    name: str,
    kind: int,
    reach: int,
    aim: Aim | None = None,
    *,
    mode: str = "",
    answers: Condition | None = None,
    hurts: bool = False,
    evadable: bool = True,
    unless: Hindrance | None = None,
    fuelled: bool = False,
) -> Callable[[Effect], Effect]:
    """A way to use a card that lies in front of one, with the function below as its effect."""

    def register(effect: Effect) -> Effect:
        way = _way(name, mode, ITEM, kind, reach, aim, effect)
        way.answers = answers
        way.hurts = hurts
        way.evadable = evadable
        way.unless = unless
        way.fuelled = way.boosts = fuelled
        card = BOOK[NAME[name]]
        card.uses = (*card.uses, way)
        return effect

    return register


def fist(
    reach: int, aim: Aim, *, victims: Callable[[State, Any], int] | None = None
) -> Callable[[Effect], Effect]:
    """The blow that needs no card."""

    def register(effect: Effect) -> Effect:
        way = Way(len(WAYS), -1, "", FIST, ATTACK, reach, aim, effect)
        way.hurts = True
        way.victims = victims
        WAYS.append(way)
        FISTS.append(way)
        return effect

    return register


class Marks:
    """The names of the cards of which something is true, as bits."""

    def __init__(self) -> None:
        self.mask: int = 0

    def __call__(self, name: str) -> None:
        """Enter a card."""
        self.mask |= 1 << NAME[name]

    def has(self, name: int) -> bool:
        """Whether it is true of a card."""
        return bool(self.mask >> name & 1)


FILLS: Final = Marks()  # as an object, or as the form of a wizard: the whole square
HIDES: Final = Marks()  # who stands in it neither sees nor is seen
BARS: Final = Marks()  # nobody comes into its square
DOORS: Final = Marks()  # a door, which opens to its caster


def stands(
    name: str,
    *,
    cracks: int = 0,
    burns: bool = False,
    fills: bool = False,
    hides: bool = False,
    bars: bool = False,
    line: LineState = "",
) -> None:
    """What a spell makes on the board."""
    card = BOOK[NAME[name]]
    card.made = True
    card.line = line
    card.burns = burns
    card.cracks = cracks
    for marks, true in ((FILLS, fills), (HIDES, hides), (BARS, bars), (DOORS, line == "door")):
        if true:
            marks(name)


def _way(
    name: str, mode: str, how: int, kind: int, reach: int, aim: Aim | None, effect: Effect | None
) -> Way:
    way = Way(len(WAYS), NAME[name], mode, how, kind, reach, aim, effect)
    WAYS.append(way)
    card = BOOK[NAME[name]]
    card.ways = (*card.ways, way)
    return way


class Hooks(Generic[F]):
    """What cards do on one occasion: a function for each name, and the mask of these names."""

    def __init__(self) -> None:
        self.mask: int = 0
        self.by_name: dict[int, F] = {}

    def __call__(self, *names: str) -> Callable[[F], F]:
        """Enter a function for the cards of these names."""

        def enter(function: F) -> F:
            for name in names:
                self.mask |= 1 << NAME[name]
                self.by_name[NAME[name]] = function
            return function

        return enter
