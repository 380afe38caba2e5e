"""Views: what a seat may know, and states imagined from that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import Frame
from guildhall.kernel.knowledge import Knowledge, deal, sure
from guildhall.kernel.options import Value
from guildhall.wizwar import witness
from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.decks import MOST_COPIES
from guildhall.wizwar.editions import Rules
from guildhall.wizwar.flow.acts import unannounced
from guildhall.wizwar.flow.turn import ACT, ACTING
from guildhall.wizwar.stack.declare import Window
from guildhall.wizwar.stack.permissions import attacks_left
from guildhall.wizwar.state import State, Thing, kinds_of

_TRIES: Final = 2000  # enough to deal the only card that answers, one in a hundred
UNKNOWN: Final = -1  # of a token that may or may not be the real one


class View(NamedTuple):
    """The table as a seat sees it: its own fields first, then those copied from the state for everybody."""

    seat: int | None  # whose view; None: a spectator's
    stack: tuple[Frame[State], ...]  # without what another player has not announced yet
    asked: tuple[Decision, ...]  # of this seat only
    hand: tuple[int, ...]  # of this seat
    hand_sizes: tuple[int, ...]
    knows: Knowledge  # where the cards may be that this seat doesn't see
    public: Knowledge  # the same for a spectator, who sees no hand at all
    traps: tuple[tuple[int, int, int], ...]  # as in the state, with UNKNOWN for other players' tokens
    deck_sizes: tuple[int, ...]
    waiting: tuple[int, ...]  # who must choose, if that is public; () in a secret window
    attacks_left: int  # of the active wizard
    options: Mapping[str, Value]
    seats: int
    # The fields of the state that everybody sees, by `python -m tests.fields`
    rules: Rules
    version: int
    colours: tuple[int, ...]
    schools: tuple[tuple[int, ...], ...]
    groups: tuple[int, ...]
    arrangement: Arrangement
    places: tuple[tuple[int, int], ...]
    homes: tuple[int, ...]
    walls: int
    doors: int
    cracks: tuple[tuple[int, int], ...]
    held: tuple[tuple[int, int], ...]
    at: tuple[int, ...]
    life: tuple[int, ...]
    stun: tuple[int, ...]
    kills: tuple[int, ...]
    treasures: tuple[int, ...]
    things: tuple[Thing, ...]
    discards: tuple[tuple[int, ...], ...]
    player: int
    turns: tuple[int, ...]
    mp: int
    speed: int
    attacks: int
    flags: int
    passages: tuple[int, ...]
    sickened: int
    dying: tuple[tuple[int, int], ...]
    ended: int
    winners: tuple[int, ...]

    @property
    def known(self) -> tuple[tuple[int, ...], ...]:
        """The cards that this seat knows to be in each hand."""
        return sure(self.knows, self.seats, MOST_COPIES)


def view(s: State, seat: int | None) -> View:
    """Return what a seat may know."""
    mine = tuple([decision for decision in s.asked if decision.player == seat])
    return View(
        seat,
        _stack(s, seat, bool(mine)),
        mine,
        () if seat is None else s.hands[seat],
        tuple(map(len, s.hands)),
        s.knows[s.seats if seat is None else seat],
        s.knows[s.seats],
        tuple(
            [
                (thing, square, real if s.things[thing].owner == seat else UNKNOWN)
                for thing, square, real in s.traps
            ]
        ),
        tuple(map(len, s.decks)),
        _waiting(s),
        attacks_left(s, s.player),
        s.options,
        s.seats,
        # The fields of the state that everybody sees, by `python -m tests.fields`
        s.rules,
        s.version,
        s.colours,
        s.schools,
        s.groups,
        s.arrangement,
        s.places,
        s.homes,
        s.walls,
        s.doors,
        s.cracks,
        s.held,
        tuple(s.at),
        tuple(s.life),
        tuple(s.stun),
        tuple(s.kills),
        tuple(s.treasures),
        tuple(s.things),
        tuple(s.discards),
        s.player,
        tuple(s.turns),
        s.mp,
        s.speed,
        s.attacks,
        s.flags,
        s.passages,
        s.sickened,
        s.dying,
        s.ended,
        s.winners,
    )


def _stack(s: State, seat: int | None, asked: bool) -> tuple[Frame[State], ...]:
    """Return the stack without other players' unannounced choices, and without who else was asked.

    In open windows everybody knows who was asked.
    """
    mine = 0 if seat is None else 1 << seat
    frames: list[Frame[State]] = []
    for frame in s.stack:
        if unannounced(frame) and not asked:
            if frames[-1] == ACTING:
                frames[-1] = ACT  # to others, they are still thinking
            break
        if isinstance(frame, Window) and frame.passed & ~mine and not s.rules.open_windows:
            frames.append(Window(frame.at, frame.passed & mine))
        else:
            frames.append(frame)
    return tuple(frames)


def announced(s: State) -> Frame[State] | None:
    """Return the topmost frame that everybody knows of; None when the game is over."""
    if not s.stack:
        return None
    return s.stack[-2] if unannounced(s.stack[-1]) else s.stack[-1]


def _waiting(s: State) -> tuple[int, ...]:
    """Return who must choose; () in a window, where nobody may know, unless the windows are open."""
    if isinstance(announced(s), Window) and not s.rules.open_windows:
        return ()
    return tuple([decision.player for decision in s.asked])


def imagine(v: View, seed: int) -> State:
    """Return a state that fits a view, without events and with random rolls and hidden cards.

    The deal agrees with all that the seat knows, and each possible deal has its true likelihood. If another
    player is to choose, it is repeated until that player has a choice. The others know what is public and
    their own hands.
    """
    s = dealt(v, seed)
    if s.stack and not v.asked:
        for _ in range(_TRIES):
            s.asked = s.stack[-1].asks(s)
            if s.asked and s.asked[0].player != v.seat:
                break
            deal_unseen(s, v)
    for seat in range(s.seats):
        if seat != v.seat:
            s.knows[seat] = witness.public(s, seat, v.public)
    s.tape.drawn = []
    return s


def dealt(v: View, seed: int) -> State:
    """Return a state with the table of a view and the unseen cards dealt at random.

    Only the knowledge of the view's seat is right in it.
    """
    s = State()
    s.imagine(v, seed)
    s.sight = None
    s.kinds = kinds_of(v.things)
    # The fields of the state that everybody sees, by `python -m tests.fields`
    s.rules = v.rules
    s.version = v.version
    s.colours = v.colours
    s.schools = v.schools
    s.groups = v.groups
    s.arrangement = v.arrangement
    s.places = v.places
    s.homes = v.homes
    s.walls = v.walls
    s.doors = v.doors
    s.cracks = v.cracks
    s.held = v.held
    s.at = list(v.at)
    s.life = list(v.life)
    s.stun = list(v.stun)
    s.kills = list(v.kills)
    s.treasures = list(v.treasures)
    s.things = list(v.things)
    s.discards = list(v.discards)
    s.player = v.player
    s.turns = list(v.turns)
    s.mp = v.mp
    s.speed = v.speed
    s.attacks = v.attacks
    s.flags = v.flags
    s.passages = v.passages
    s.sickened = v.sickened
    s.dying = v.dying
    s.ended = v.ended
    s.winners = v.winners

    s.knows = [v.public] * (v.seats + 1)
    if v.seat is not None:
        s.knows[v.seat] = v.knows
    deal_unseen(s, v)
    return s


def deal_unseen(s: State, v: View) -> None:
    """Deal the unseen cards to hands and decks at random, and choose which face-down tokens are real."""
    piles = deal(v.knows, v.seats + len(v.deck_sizes), s.tape)
    s.hands = piles[: v.seats]
    s.decks = piles[v.seats :]
    if v.seat is not None:
        s.hands[v.seat] = v.hand
    deal_tokens(s, v)


def deal_tokens(s: State, v: View) -> None:
    """Choose at random which token of each trap is the real one, where the view doesn't know."""
    s.traps = v.traps
    for number in {number for number, _, real in v.traps if real == UNKNOWN}:
        tokens = [square for thing, square, _ in v.traps if thing == number]
        chosen = tokens[s.tape.pick(len(tokens)) - 1]
        s.traps = tuple(
            [
                (thing, square, int(square == chosen) if thing == number else real)
                for thing, square, real in s.traps
            ]
        )
