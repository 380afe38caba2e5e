"""The definition of a card, and the register of all cards.

A card affects the game in exactly three ways: a *way* to play it has an effect that runs once; a *when* lets
a card on the table react; a *rule* lets it change a number or a permission.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from guildhall.kernel.frame import Frame
from guildhall.kernel.message import Arg
from guildhall.wizwar.decks import NAME, NAMES, PARAGRAPH, SLUGS
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import Sort

# Types of Magic cards, and of the ways to play them.
ATTACK: Final = 0
NEUTRAL: Final = 1
COUNTER: Final = 2
Type: TypeAlias = Literal["attack", "neutral", "counter"]
TYPES: Final[tuple[Type, ...]] = get_args(Type)

# Ranges.
CASTER: Final = 0
ADJACENT: Final = 1
SIGHT: Final = 2
ANYWHERE: Final = 3
Range: TypeAlias = Literal["caster", "adjacent", "sight", "anywhere"]
RANGES: Final[tuple[Range, ...]] = get_args(Range)

# Durations.
INSTANT: Final = 0
TEMPORARY: Final = 1
PERMANENT: Final = 2
Duration: TypeAlias = Literal["instant", "temporary", "permanent"]
DURATIONS: Final[tuple[Duration, ...]] = get_args(Duration)

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
DamageKind: TypeAlias = Literal["physical", "magical", "fire", "water", "lightning"]
DAMAGE_KINDS: Final[tuple[tuple[DamageKind, int], ...]] = (
    ("physical", PHYSICAL),
    ("magical", MAGICAL),
    ("fire", FIRE),
    ("water", WATER),
    ("lightning", LIGHTNING),
)


def kinds_in(damage: int) -> list[DamageKind]:
    """Return the kinds of damage given as bits."""
    return [kind for kind, bit in DAMAGE_KINDS if damage & bit]


# What a helper does for its spell, as bits.
BENDS: Final = 1  # lets it go around a corner
PROJECTS: Final = 2  # lets it come from another square
ADDS: Final = 4  # lets two cards provide its energy

# How a way is played: casting a spell, using a carried item, or striking with a fist.
SPELL: Final = 0
ITEM: Final = 1
FIST: Final = 2


class Eye(NamedTuple):
    """What a player can aim at: the square to aim from, and what is in range, as bits."""

    player: int
    square: int
    squares: int  # squares that can be targets, or hold objects that can
    bodies: int  # squares whose wizards, treasures and lying items can be targets
    lines: int
    against: int  # the index of the frame being answered; -1 for none


class Part:
    """The targets of one sort (words/aim.py defines all parts)."""

    def __init__(self, sort: Sort, unseen: Reason) -> None:
        self.sort: Sort = sort
        self.unseen: Reason = (
            unseen  # why something can't be a target from here, unless there is a better reason
        )

    def collect(self, s: State, eye: Eye, found: list[int]) -> None:
        """Add the targets in range to a list."""
        raise NotImplementedError

    def in_range(self, s: State, eye: Eye) -> list[int]:
        """Return the numbers of everything of this sort in range, targets or not."""
        return []

    def why_not(self, s: State, eye: Eye, number: int) -> Reason | None:
        """Return why something in range isn't a target."""
        raise NotImplementedError


class Aim:
    """The possible targets of a way to play a card."""

    def __init__(self, *parts: Part) -> None:
        self.parts: tuple[Part, ...] = parts
        self.sorts: tuple[Sort, ...] = tuple([part.sort for part in parts])

    def __call__(self, s: State, eye: Eye) -> list[int]:
        """Return all targets in range."""
        found: list[int] = []
        for part in self.parts:
            part.collect(s, eye, found)
        return found

    def finds(self, s: State, eye: Eye) -> bool:
        """Return whether there is a target in range."""
        found: list[int] = []
        for part in self.parts:
            part.collect(s, eye, found)
            if found:
                return True
        return False


class Amount:
    """A number to choose for a spell after its targets and energy; `declare` is the Declare frame.

    The messages are wizwar-ask-<name> and wizwar-choice-<name>.
    """

    name: str
    sort: str  # what the number is

    def options(self, s: State, declare: Any) -> list[int]:
        """Return the choices."""
        raise NotImplementedError

    def word(self, choice: int) -> str:
        """Return the notation of a choice."""
        raise NotImplementedError

    def asks(self, s: State, declare: Any) -> dict[str, Arg]:
        """Return the arguments of the prompt."""
        raise NotImplementedError

    def label(self, s: State, declare: Any, choice: int) -> dict[str, Arg]:
        """Return the arguments of a choice's label."""
        raise NotImplementedError

    def why_not(self, s: State, declare: Any) -> Reason | None:
        """Return why another number can't be chosen; None if it means nothing."""
        return None


# Why a player can't do something now.
Hindrance: TypeAlias = Callable[[State, int], Reason | None]
# Why somebody can't answer a frame (Cast, Damage or PickUp, which this module doesn't know).
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
        self.name: int = name  # of the card; -1 for the bare fist
        self.mode: str = mode  # distinguishes the ways of one card
        card = SLUGS[name] if name >= 0 else "punch"
        self.slug: str = f"{card}/{mode}" if mode else card  # its name in notation and messages
        self.how: int = how
        self.kind: int = kind
        self.reach: int = reach  # its range
        self.aim: Aim | None = aim
        self.effect: Effect | None = effect
        self.answers: Condition | None = None
        self.after: Effect | None = None  # runs when everything that the effect put on the stack is finished
        self.lasts: int = INSTANT
        self.boosts: bool = False  # energy changes something about it
        self.volley: bool = False  # as many targets as energy
        self.evadable: bool = True
        self.hurts: bool = False  # its effect on a wizard is damage, which a servant can take
        self.amount: Amount | None = None  # a number to choose, after the energy
        self.victims: Callable[[State, Any], int] | None = None  # the wizards it would hit, as bits
        self.course: Callable[[State, Any], int] | None = (
            None  # the lines it crosses, as bits, visible or not
        )
        self.unless: Hindrance | None = None  # what prevents the active player from playing it now
        self.measured: bool = False  # whether its range counts from the caster's square
        self.helps: int = 0  # what it does for the spell it helps
        self.final: bool = False  # whether nothing can answer it
        self.fuelled: bool = False  # whether it needs a card for its energy

    def __repr__(self) -> str:
        return self.slug


LineState: TypeAlias = Literal["", "open", "wall", "door"]


class Card:
    """What all cards of a name have printed on them."""

    def __init__(self, name: int) -> None:
        self.name: int = name
        self.rule: str = PARAGRAPH[NAMES[name]]
        self.energy: int = 0  # its energy value, or 0
        self.traits: int = 0
        self.item: bool = False
        self.ways: tuple[Way, ...] = ()
        self.plays: tuple[Way, ...] = ()  # ways for the active player, from the hand
        self.counters: tuple[Way, ...] = ()  # ways to answer, from the hand
        self.uses: tuple[Way, ...] = ()  # ways to use the item when carried
        self.lasts: int = INSTANT
        self.cracks: int = 0  # the cracks that destroy it as an object; 0 if none do
        self.burns: bool = False  # whether a single point of fire damage destroys it
        self.made: bool = False  # whether the spell creates a thing on the board
        self.tokens: int = 0  # how many tokens it is laid as; only one is real
        self.line: LineState = ""  # what stands on its line; "open" for nothing that blocks the way
        self.washes: bool = False  # whether water destroys it where it lies


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
    """Declare a way to cast a card, with the decorated function as its effect."""

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
    """Declare a part of a spell that is answered separately; the spell puts it on the stack."""

    def register(effect: Effect) -> Effect:
        way = _way(name, mode, SPELL, kind, reach, aim, effect)
        way.hurts = hurts
        return effect

    return register


def way_of(name: str, mode: str) -> Way:
    """Return a way by its card and mode."""
    return next(way for way in BOOK[NAME[name]].ways if way.mode == mode)


def nothing_at_once(s: State, cast: Any) -> None:
    """Do nothing: the spell acts only while it lasts."""


def item(name: str, *, energy: int = 0, traits: int = 0, washes: bool = False) -> None:
    """Declare a card that its player carries."""
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
    """Declare a way to use a carried card, with the decorated function as its effect."""

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
    """Declare the attack that needs no card."""

    def register(effect: Effect) -> Effect:
        way = Way(len(WAYS), -1, "", FIST, ATTACK, reach, aim, effect)
        way.hurts = True
        way.victims = victims
        WAYS.append(way)
        FISTS.append(way)
        return effect

    return register


class Marks:
    """The names of the cards with some property, as bits."""

    def __init__(self) -> None:
        self.mask: int = 0

    def __call__(self, name: str) -> None:
        """Add a card."""
        self.mask |= 1 << NAME[name]

    def has(self, name: int) -> bool:
        """Return whether a card has the property."""
        return bool(self.mask >> name & 1)


FILLS: Final = Marks()  # fills its whole square, as an object or as a wizard's form
HIDES: Final = Marks()  # hides its square: a wizard there neither sees nor is seen
BARS: Final = Marks()  # lets nobody into its square
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
    tokens: int = 0,
) -> None:
    """Declare what a spell creates on the board."""
    card = BOOK[NAME[name]]
    card.made = True
    card.line = line
    card.tokens = tokens
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
    """What cards do on one occasion: a function for each name, and these names as bits."""

    def __init__(self) -> None:
        self.mask: int = 0
        self.by_name: dict[int, F] = {}

    def __call__(self, *names: str) -> Callable[[F], F]:
        """Register the decorated function for the cards of these names."""

        def enter(function: F) -> F:
            for name in names:
                self.mask |= 1 << NAME[name]
                self.by_name[NAME[name]] = function
            return function

        return enter
