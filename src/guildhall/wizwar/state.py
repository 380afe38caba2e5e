"""The state of a game of Wiz-War."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, Self, TypeAlias, TypeVar, get_args

from guildhall.kernel.event import Event
from guildhall.kernel.knowledge import Knowledge
from guildhall.kernel.state import State as KernelState
from guildhall.kernel.value import Value
from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.decks import NAME_OF
from guildhall.wizwar.editions import Rules
from guildhall.wizwar.sight import Sight
from guildhall.wizwar.targets import AS_THING, NOWHERE, WIZARD, tell_thing

NOBODY: Final = -1

LIFE: Final = 15
MOST_LIFE: Final = 20
HAND: Final = 7
FIRST_HAND: Final = 5

# The bits of s.flags, about the current turn; FLAGS has their words in JSON, in the same order.
HAS_BOOSTED: Final = 1  # has raised their speed, which is possible once a turn
HAS_MOVED: Final = 2  # has left a square voluntarily
IS_STUNNED: Final = 4  # may move or attack, not both
IS_ROOTED: Final = 8  # may not move again this turn
IS_EMPTY_HANDED: Final = 16  # may not pick up a treasure this turn
PHASE_IS_OVER: Final = 32  # the Move and Cast phase ends now
TURN_IS_OVER: Final = 64  # the whole turn ends now, without drawing cards
HAS_ACTED: Final = 128  # has done something in this Move and Cast phase
Flag: TypeAlias = Literal[
    "boosted", "moved", "stunned", "rooted", "empty_handed", "phase_over", "turn_over", "acted"
]
FLAGS: Final[tuple[Flag, ...]] = get_args(Flag)

# The words for s.ended, by its number.
ENDINGS: Final = ("", "victory_points", "last_wizard", "treasures", "nobody")


class Thing(Value):
    """A card on the table: a lasting spell, or an item that is carried or lies on the board."""

    fields = ("card", "owner", "at", "on", "energy", "note")

    def __init__(self, card: int, owner: int, at: int, on: int, energy: int, note: int) -> None:
        self.card = card  # -1: the thing has gone (NOTHING)
        self.owner = owner  # the seat that maintains or carries it; NOBODY: an item that lies on the board
        self.at = at  # its square or line; NOWHERE: in front of its owner
        self.on = on  # the target it is laid on; NOWHERE: none
        self.energy = energy  # turns left; the life of a servant
        self.note = note  # cracks, or something else that the card must remember


NOTHING: Final = Thing(-1, NOBODY, NOWHERE, NOWHERE, 0, 0)


def kinds_of(things: Sequence[Thing]) -> int:
    """Return the names of all things on the table, as bits."""
    bits = 0
    for thing in things:
        if thing.card >= 0:
            bits |= 1 << NAME_OF[thing.card]
    return bits


T = TypeVar("T")
Special: TypeAlias = Annotated[T, "hidden, or derived from other fields: views don't copy it"]


class State(KernelState):
    """A game of Wiz-War at one moment; players are seats, numbered clockwise.

    Fields are declared here only; `python -m tests.fields` writes the code that depends on them.
    """

    rules: Rules  # the options in a form for quick use
    version: int  # of the rules that the game was begun under, whose cards are in the decks
    colours: tuple[int, ...]  # of each seat
    schools: tuple[tuple[int, ...], ...]  # of each Magic deck
    groups: tuple[int, ...]  # the Magic deck of each seat

    arrangement: Arrangement
    places: tuple[tuple[int, int], ...]  # of each place: its sector's owner and quarter turns
    homes: tuple[int, ...]  # home base square of each seat
    walls: int  # the lines with a stone wall, as bits
    doors: int  # the lines with a door, as bits
    cracks: tuple[tuple[int, int], ...]  # line, number of cracks
    held: tuple[tuple[int, int], ...]  # doors held open: line, the seat that holds it
    sight: Special[Sight | None]  # a cache; None until it is needed

    at: list[int]  # square of each wizard; NOWHERE: dead
    life: list[int]
    stun: list[int]  # tokens
    kills: list[int]  # victory points for kills
    treasures: list[int]  # 2 * owner and 2 * owner + 1: a square, or WIZARD + carrier
    hands: Special[list[tuple[int, ...]]]  # sorted; a view has its seat's `hand`, and `hand_sizes`
    knows: Special[list[Knowledge]]  # where hidden cards may be, for each seat and last for a spectator
    things: list[Thing]  # by number; NOTHING for those that have gone
    kinds: Special[int]  # the names of all things on the table, as bits
    traps: Special[tuple[tuple[int, int, int], ...]]  # tokens: thing, square, 1 for the real one
    decks: Special[list[tuple[int, ...]]]  # sorted, as draws are random; a view has `deck_sizes`
    discards: list[tuple[int, ...]]

    player: int  # whose turn it is
    turns: list[int]  # the number of turns that each seat has begun
    mp: int  # movement points left
    speed: int  # the base speed for which points have been given
    attacks: int  # the number made this turn
    flags: int
    passages: tuple[int, ...]  # lines the active wizard may pass through once
    sickened: int  # wizards that have been sickened this turn, as bits
    dying: tuple[tuple[int, int], ...]  # wizard, and who killed them by an attack, or NOBODY
    ended: int  # why the game is over, as an index of ENDINGS; 0: it isn't
    winners: tuple[int, ...]

    __slots__ = tuple(__annotations__)

    def clone(self) -> Self:
        """Return a copy that shares nothing mutable with this state."""
        s = type(self)()
        s.seats = self.seats
        s.options = self.options
        s.stack = self.stack[:]
        s.asked = self.asked
        s.tape = self.tape.clone()
        s.events = None if self.events is None else self.events[:]
        # The fields of this class, by `python -m tests.fields`
        s.rules = self.rules
        s.version = self.version
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

    def turns_begun(self) -> int:
        """Return how many turns have begun."""
        return sum(self.turns)

    def whisper(self, audience: int, kind: int, *args: int) -> None:
        """Add an event that only some seats see, given as bits."""
        if self.events is not None:
            self.events.append(Event(kind, args, audience))

    def event_target(self, target: int) -> int:
        """Return a target for an event: a thing by its card, owner and place, since it may be gone soon."""
        number = AS_THING[target]
        if number < 0:
            return target
        thing = self.things[number]
        where = thing.at if thing.at >= 0 else thing.on
        if AS_THING[where] >= 0:  # it is laid on a thing that may be gone as well
            where = NOWHERE
        return tell_thing(thing.card, thing.owner, where)

    def alive(self, player: int) -> bool:
        """Return whether a wizard is on the board and has life left."""
        return self.at[player] >= 0 and self.life[player] > 0

    def carries(self, player: int) -> int:
        """Return the treasure that a wizard carries, or NOWHERE."""
        carrier = WIZARD[player]
        return self.treasures.index(carrier) if carrier in self.treasures else NOWHERE

    def left_of(self, player: int) -> list[int]:
        """Return the other seats in turn order, beginning at a player's left."""
        return [seat % self.seats for seat in range(player + 1, player + self.seats)]

    def in_turn(self, players: int) -> list[int]:
        """Return players given as bits, in turn order from the active player (rules 1.10)."""
        order = [seat % self.seats for seat in range(self.player, self.player + self.seats)]
        return [seat for seat in order if players >> seat & 1]

    def things_named(self, name: int) -> list[int]:
        """Return the numbers of the things with this name."""
        if not self.kinds >> name & 1:
            return []
        return [i for i, thing in enumerate(self.things) if thing.card >= 0 and NAME_OF[thing.card] == name]
