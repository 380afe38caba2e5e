"""The definition of a card, and the register of all cards.

A card affects the game in exactly three ways: a *way* to play it has an effect that runs once; a *when* lets
a card on the table react; a *rule* lets it change a number or a permission.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, Literal, TypeAlias, TypeVar

from guildhall.kernel.frame import Frame
from guildhall.kernel.message import Arg
from guildhall.kernel.value import Value
from guildhall.wizwar.decks import NAME, NAME_OF, NAMES, PARAGRAPH, SLUGS
from guildhall.wizwar.printed import ADJACENT, ATTACK, COUNTER, INSTANT, PERMANENT, SIGHT, TEMPORARY
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import State, Thing
from guildhall.wizwar.targets import OF_SORT, Sort

if TYPE_CHECKING:
    from guildhall.wizwar.stack.cast import Cast
    from guildhall.wizwar.stack.declare import Declare

# What a helper does for its spell, as bits.
BENDS: Final = 1  # lets it go around a corner
PROJECTS: Final = 2  # lets it come from another square
ADDS: Final = 4  # lets two cards provide its energy

# How a way is played: casting a spell, using a carried item, or striking with a fist.
SPELL: Final = 0
ITEM: Final = 1
FIST: Final = 2


class Eye(Value):
    """What a player can aim at: the square to aim from, and what is in range, as bits."""

    fields = ("player", "square", "squares", "bodies", "lines", "against")

    def __init__(self, player: int, square: int, squares: int, bodies: int, lines: int, against: int) -> None:
        self.player = player
        self.square = square
        self.squares = squares  # squares that can be targets, or hold objects that can
        self.bodies = bodies  # squares whose wizards, treasures and lying items can be targets
        self.lines = lines
        self.against = against  # the index of the frame being answered; -1 for none


UNSEEN: Final = Reason("4.1", "unseen", "target")


@dataclass(eq=False, repr=False)
class Part:
    """The targets of one sort (words/aim.py makes all parts)."""

    sort: Sort
    in_range: Callable[[State, Eye], list[int]]  # the numbers of this sort, targets or not
    why_not: Callable[[State, Eye, int], Reason | None]  # why something in range isn't a target
    unseen: Reason = UNSEEN  # why something can't be a target from here, unless there is a better reason

    def collect(self, s: State, eye: Eye, found: list[int]) -> None:
        """Add the targets in range to a list."""
        targets = OF_SORT[self.sort]
        found += [targets[number] for number in self.in_range(s, eye) if self.why_not(s, eye, number) is None]


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


@dataclass(eq=False, repr=False)
class Amount:
    """A number to choose for a spell after its targets and energy.

    The messages are wizwar-ask-<name> and wizwar-choice-<name>.
    """

    name: str
    sort: str  # what the number is
    options: Callable[[State, Declare], list[int]]
    word: Callable[[int], str]  # the notation of a choice
    asks: Callable[[State, Declare], dict[str, Arg]]  # the arguments of the prompt
    label: Callable[[State, Declare, int], dict[str, Arg]]  # those of a choice's label
    why_not: Callable[[State, Declare], Reason | None]  # another number; None if it means nothing


# Why a player can't do something now.
Hindrance: TypeAlias = Callable[[State, int], Reason | None]
# Why somebody can't answer a frame (Cast, Damage or PickUp, which this module doesn't know).
Condition: TypeAlias = Callable[[State, Frame[State], int], Reason | None]
Effect: TypeAlias = "Callable[[State, Cast], None]"
# What a way would hit or cross, as bits.
Extent: TypeAlias = "Callable[[State, Cast], int]"


@dataclass(eq=False, repr=False)
class Way:
    """One way to play a card, to use an item one carries, or to strike; it decorates its effect."""

    card: str  # its name; "" for the bare fist
    kind: int
    reach: int  # its range
    aim: Aim | None = None
    how: int = SPELL
    mode: str = ""  # distinguishes the ways of one card
    part: bool = False  # whether it is a part of a spell that is answered separately; the spell announces it
    answers: Condition | None = None
    after: Effect | None = None  # runs when everything that the effect put on the stack is finished
    lasts: int = INSTANT
    boosts: bool = False  # energy changes something about it
    volley: bool = False  # as many targets as energy
    evadable: bool = True
    hurts: bool = False  # its effect on a wizard is damage, which a servant can take
    amount: Amount | None = None  # a number to choose, after the energy
    victims: Extent | None = None  # the wizards it would hit
    course: Extent | None = None  # the lines it crosses, visible or not
    unless: Hindrance | None = None  # what prevents the active player from playing it now
    measured: bool = False  # whether its range counts from the caster's square
    helps: int = 0  # what it does for the spell it helps
    final: bool = False  # whether nothing can answer it
    fuelled: bool = False  # whether it needs a card for its energy
    energy: int = 0  # of its card
    traits: int = 0  # of its card
    effect: Effect | None = None
    number: int = field(init=False)
    name: int = field(init=False)  # of the card; -1 for the bare fist
    slug: str = field(init=False)  # its name in notation and messages
    sorts: tuple[Sort, ...] = field(init=False)  # of its targets; () if it has none

    def __post_init__(self) -> None:
        self.name = NAME[self.card] if self.card else -1
        slug = SLUGS[self.name] if self.card else "punch"
        self.slug = f"{slug}/{self.mode}" if self.mode else slug
        self.sorts = self.aim.sorts if self.aim is not None else ()
        self.boosts = self.boosts or self.fuelled or self.lasts == TEMPORARY
        if self.how == SPELL and not self.part:
            self.measured = self.measured or self.reach in (ADJACENT, SIGHT)

    def __call__(self, effect: Effect) -> Effect:
        """Enter this way into the book, with the decorated function as its effect."""
        self.effect = effect
        self.number = len(WAYS)
        WAYS.append(self)
        if self.helps:
            HELPERS[self.helps] = self
        if self.how == FIST:
            FISTS.append(self)
        else:
            BOOK[self.name].add(self)
        return effect

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

    def add(self, way: Way) -> None:
        """Add a way to play or to use it."""
        self.ways = (*self.ways, way)
        self.energy |= way.energy
        self.traits |= way.traits
        self.lasts = max(self.lasts, way.lasts)
        if way.how == ITEM:
            self.uses = (*self.uses, way)
        elif way.kind == COUNTER:
            self.counters = (*self.counters, way)
        elif not way.part:
            self.plays = (way, *self.plays)


BOOK: Final = tuple([Card(name) for name in range(len(NAMES))])
WAYS: Final[list[Way]] = []
FISTS: Final[list[Way]] = []  # the way to strike without a card
HELPERS: Final[dict[int, Way]] = {}  # by what they do

F = TypeVar("F")

spell = Way
part = partial(Way, part=True)
use = partial(Way, how=ITEM)
fist = partial(Way, "", ATTACK, how=FIST, hurts=True)


def way_of(name: str, mode: str) -> Way:
    """Return a way by its card and mode."""
    return next(way for way in BOOK[NAME[name]].ways if way.mode == mode)


def nothing_at_once(s: State, cast: Cast) -> None:
    """Do nothing: the spell acts only while it lasts."""


def item(name: str, *, energy: int = 0, traits: int = 0, washes: bool = False) -> None:
    """Declare a card that its player carries."""
    card = BOOK[NAME[name]]
    card.item = True
    card.lasts = PERMANENT
    card.energy = energy
    card.traits = traits
    card.washes = washes


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

    def each(self, s: State) -> list[tuple[int, Thing, F]]:
        """Return the things on the table with such a function: number, thing and function."""
        if not s.kinds & self.mask:
            return []
        return [
            (i, thing, self.by_name[NAME_OF[thing.card]])
            for i, thing in enumerate(s.things)
            if thing.card >= 0 and NAME_OF[thing.card] in self.by_name
        ]
