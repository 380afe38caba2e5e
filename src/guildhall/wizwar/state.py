"""What lies on the table."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from guildhall.kernel.event import Event
from guildhall.kernel.state import State as KernelState
from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.editions import Rules
from guildhall.wizwar.knowledge import Knowledge
from guildhall.wizwar.sight import Sight
from guildhall.wizwar.targets import AS_THING, NOWHERE, WIZARD, tell_thing

NOBODY: Final = -1

LIFE: Final = 15
MOST_LIFE: Final = 20
HAND: Final = 7
FIRST_HAND: Final = 5

# What a turn remembers, in s.flags, and the names of these in the same order.
HAS_BOOSTED: Final = 1  # speed, once a turn
HAS_MOVED: Final = 2  # has left a square voluntarily
IS_STUNNED: Final = 4  # moves or attacks, not both
IS_ROOTED: Final = 8  # may not move again this turn
IS_EMPTY_HANDED: Final = 16  # may pick up no treasure this turn
PHASE_IS_OVER: Final = 32  # the Move and Cast phase ends
TURN_IS_OVER: Final = 64  # the whole turn ends, without cards
HAS_ACTED: Final = 128  # has done anything in this Move and Cast phase
Flag: TypeAlias = Literal[
    "boosted", "moved", "stunned", "rooted", "empty_handed", "phase_over", "turn_over", "acted"
]
FLAGS: Final[tuple[Flag, ...]] = get_args(Flag)

# Endings, in s.ended.
ENDINGS: Final = ("", "victory_points", "last_wizard", "treasures", "nobody")


class Thing(NamedTuple):
    """A card on the table: a spell that lasts, an item carried or an item lying on the board."""

    card: int  # NOTHING's is -1
    owner: int  # who keeps it up or carries it; NOBODY: an item that lies there
    at: int  # its square or line; NOWHERE: in front of its owner
    on: int  # whom or what it is laid on; NOWHERE: nothing
    energy: int  # turns left; of a Homunculus its life
    note: int  # cracks, or what the card has to remember


NOTHING: Final = Thing(-1, NOBODY, NOWHERE, NOWHERE, 0, 0)


T = TypeVar("T")
Special: TypeAlias = Annotated[T, "hidden, or made from other fields: views don't have it as it is"]


class State(KernelState):
    """A game of Wiz-War at one moment. Players are seats, clockwise.

    A field is declared once, here; `python -m tests.fields` writes what follows from that.
    """

    rules: Rules  # the options, ready for use
    colours: tuple[int, ...]  # of each seat
    schools: tuple[tuple[int, ...], ...]  # of each Magic deck
    groups: tuple[int, ...]  # the Magic deck of each seat

    arrangement: Arrangement
    places: tuple[tuple[int, int], ...]  # at each place: whose sector, its quarter turns
    homes: tuple[int, ...]  # home base square of each seat
    walls: int  # lines with a stone wall, as bits
    doors: int  # lines with a door
    cracks: tuple[tuple[int, int], ...]  # line, cracks
    held: tuple[tuple[int, int], ...]  # doors held open: line, by whom
    sight: Special[Sight | None]  # made when asked for

    at: list[int]  # square of each wizard; NOWHERE: dead
    life: list[int]
    stun: list[int]  # tokens
    kills: list[int]  # victory points for them
    treasures: list[int]  # 2 * owner and 2 * owner + 1: a square, or WIZARD + carrier
    hands: Special[list[tuple[int, ...]]]  # sorted cards; a view has its seat's `hand`, and `hand_sizes`
    knows: Special[list[Knowledge]]  # where the cards may be that a seat, or last a spectator, does not see
    things: list[Thing]  # by number; NOTHING where one has gone
    kinds: Special[int]  # names of the things there are, as bits
    traps: Special[tuple[tuple[int, int, int], ...]]  # tokens: thing, square, 1 if the real one
    decks: Special[list[tuple[int, ...]]]  # sorted: a face-down pile has no order; a view has `deck_sizes`
    discards: list[tuple[int, ...]]

    player: int  # whose turn it is
    turns: list[int]  # that each has begun
    mp: int
    speed: int  # base speed that mp has been given for
    attacks: int  # made this turn
    flags: int
    passages: tuple[int, ...]  # lines the active wizard may pass through once
    sickened: int  # wizards whom Disease has struck this turn, as bits
    dying: tuple[tuple[int, int], ...]  # wizard, who killed him by an attack or NOBODY
    ended: int
    winners: tuple[int, ...]

    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        """A state that shares nothing changeable with this one."""
        s = State()
        s.seats = self.seats
        s.options = self.options
        s.stack = self.stack[:]
        s.asked = self.asked
        s.tape = self.tape.clone()
        s.events = None if self.events is None else self.events[:]
        # The fields of this class, by `python -m tests.fields`
        s.rules = self.rules
        s.colours = self.colours
        s.schools = self.schools
        s.groups = self.groups
        s.arrangement = self.arrangement
        s.places = self.places
        s.homes = self.homes
        s.walls = self.walls
        s.doors = self.doors
        s.cracks = self.cracks
        s.held = self.held
        s.sight = self.sight
        s.at = self.at[:]
        s.life = self.life[:]
        s.stun = self.stun[:]
        s.kills = self.kills[:]
        s.treasures = self.treasures[:]
        s.hands = self.hands[:]
        s.knows = self.knows[:]
        s.things = self.things[:]
        s.kinds = self.kinds
        s.traps = self.traps
        s.decks = self.decks[:]
        s.discards = self.discards[:]
        s.player = self.player
        s.turns = self.turns[:]
        s.mp = self.mp
        s.speed = self.speed
        s.attacks = self.attacks
        s.flags = self.flags
        s.passages = self.passages
        s.sickened = self.sickened
        s.dying = self.dying
        s.ended = self.ended
        s.winners = self.winners

        return s

    def whisper(self, audience: int, kind: int, *args: int) -> None:
        """Something happened that only some see: their seats as bits."""
        if self.events is not None:
            self.events.append(Event(kind, args, audience))

    def told(self, target: int) -> int:
        """A target as events tell it: a thing by its card, its owner and its place, as it may go soon."""
        number = AS_THING[target]
        if number < 0:
            return target
        thing = self.things[number]
        where = thing.at if thing.at >= 0 else thing.on
        if AS_THING[where] >= 0:  # on a thing that may go as well
            where = NOWHERE
        return tell_thing(thing.card, thing.owner, where)

    def alive(self, player: int) -> bool:
        """Whether a wizard stands on the board and has life left."""
        return self.at[player] >= 0 and self.life[player] > 0

    def carries(self, player: int) -> int:
        """The treasure a wizard carries, or NOWHERE."""
        carrier = WIZARD[player]
        return self.treasures.index(carrier) if carrier in self.treasures else NOWHERE

    def left_of(self, player: int) -> list[int]:
        """The other seats in turn order, beginning at a player's left."""
        return [seat % self.seats for seat in range(player + 1, player + self.seats)]

    def in_turn(self, players: int) -> list[int]:
        """Players given as bits, the active one first, then in turn order (rules 1.10)."""
        order = [seat % self.seats for seat in range(self.player, self.player + self.seats)]
        return [seat for seat in order if players >> seat & 1]

    def things_named(self, name: int) -> list[int]:
        """The numbers of the things of a name."""
        if not self.kinds >> name & 1:
            return []
        return [i for i, thing in enumerate(self.things) if thing.card >= 0 and NAME_OF[thing.card] == name]
