"""What a seat may know, and a state made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from guildhall.kernel.decision import Decision
from guildhall.kernel.options import Value
from guildhall.kernel.tape import MASK, Tape
from guildhall.wizwar.board import Arrangement
from guildhall.wizwar.decks import NAME_OF, SCHOOL_OF, school_cards
from guildhall.wizwar.editions import Rules
from guildhall.wizwar.flow.acts import unannounced
from guildhall.wizwar.flow.turn import ACT, ACTING
from guildhall.wizwar.stack.declare import Window
from guildhall.wizwar.state import State, Thing

_TRIES: Final = 2000  # the rarest answer is one card among a hundred
UNKNOWN: Final = -1  # whether a token is the real one


class View(NamedTuple):
    """The table as a seat sees it. The fields are those of the state, but for what is hidden."""

    seat: int | None  # whose view; None: a spectator's
    stack: tuple[Any, ...]  # without what somebody else is about to announce
    asked: tuple[Decision, ...]  # of this seat
    rules: Rules
    options: Mapping[str, Value]
    seats: int
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
    hand: tuple[int, ...]  # this seat's own
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]  # by seat: cards that this seat knows in that hand
    mixed: int
    things: tuple[Thing, ...]
    traps: tuple[tuple[int, int, int], ...]  # UNKNOWN in place of which is real, but for one's own
    deck_sizes: tuple[int, ...]
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


def view(s: State, seat: int | None) -> View:
    """What a seat may know; whoever has none sees what a spectator does."""
    if seat is not None and not 0 <= seat < s.seats:
        seat = None
    nobody: tuple[int, ...] = ()
    mine = tuple([decision for decision in s.asked if decision.player == seat])
    return View(
        seat,
        _stack(s, seat, bool(mine)),
        mine,
        s.rules,
        s.options,
        s.seats,
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
        nobody if seat is None else s.hands[seat],
        tuple([len(hand) for hand in s.hands]),
        tuple([nobody] * s.seats if seat is None else s.known[s.seats * seat : s.seats * (seat + 1)]),
        s.mixed,
        tuple(s.things),
        tuple(
            [
                (thing, square, real if s.things[thing].owner == seat else UNKNOWN)
                for thing, square, real in s.traps
            ]
        ),
        tuple([len(deck) for deck in s.decks]),
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


def _stack(s: State, seat: int | None, asked: bool) -> tuple[Any, ...]:
    """The stack without what others have begun but not announced, and without who is being asked.

    In open windows that is known to all.
    """
    frames: list[Any] = []
    for frame in s.stack:
        if unannounced(frame) and not asked:
            if frames[-1] == ACTING:
                frames[-1] = ACT  # he is still thinking, as far as others can see
            break
        frames.append(frame)
    top = frames[-1] if frames else None
    if isinstance(top, Window) and not asked and not s.rules.open_windows:
        frames[-1] = Window(top.at, top.passed & 1 << seat if seat is not None else 0)
    return tuple(frames)


def imagine(v: View, seed: int) -> State:
    """A state that fits a view, silent and with chance of its own: the unseen cards dealt at random.

    When somebody else is being asked, they are dealt so that he can be: again until he is.
    """
    s = dealt(v, seed)
    if s.stack and not v.asked:
        for _ in range(_TRIES):
            s.asked = s.stack[-1].asks(s)
            if s.asked and s.asked[0].player != v.seat:
                break
            deal_unseen(s, v)
    s.tape.drawn = []
    return s


def dealt(v: View, seed: int) -> State:
    """A state that lies on the table as a view does, with the unseen cards dealt at random."""
    s = State()
    s.stack = list(v.stack)
    s.asked = v.asked
    s.tape = Tape(seed & MASK)
    s.events = None
    s.rules = v.rules
    s.options = v.options
    s.seats = v.seats
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
    s.sight = None
    s.at = list(v.at)
    s.life = list(v.life)
    s.stun = list(v.stun)
    s.kills = list(v.kills)
    s.treasures = list(v.treasures)
    s.mixed = v.mixed
    s.things = list(v.things)
    s.kinds = kinds_of(v.things)
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
    s.known = [()] * (v.seats * v.seats)
    if v.seat is not None:
        s.known[v.seats * v.seat : v.seats * (v.seat + 1)] = list(v.known)
    deal_unseen(s, v)
    return s


def kinds_of(things: tuple[Thing, ...] | list[Thing]) -> int:
    """The names of the things there are, as bits."""
    bits = 0
    for thing in things:
        if thing.card >= 0:
            bits |= 1 << NAME_OF[thing.card]
    return bits


def unseen(v: View) -> list[int]:
    """The cards a seat cannot see: in face-down piles, and in hands as far as it does not know them."""
    pool = [card for schools in v.schools for school in schools for card in school_cards(school)]
    for card in v.hand:
        pool.remove(card)
    for cards in (*v.known, *v.discards):
        for card in cards:
            pool.remove(card)
    for thing in v.things:
        if thing.card >= 0:
            pool.remove(thing.card)
    for frame in v.stack:
        card = getattr(frame, "card", -1)
        if card >= 0:
            pool.remove(card)
    return pool


def deal_unseen(s: State, v: View) -> None:
    """The unseen cards go to the hands and piles at random, and a real token among the face-down ones."""
    pool = unseen(v)
    for last in range(len(pool) - 1, 0, -1):
        other = s.tape.roll(last + 1) - 1
        pool[last], pool[other] = pool[other], pool[last]
    s.decks = [()] * len(v.deck_sizes)
    s.hands = [()] * v.seats
    piles = [(group, False) for group in range(len(v.deck_sizes))] + [(seat, True) for seat in range(v.seats)]
    for number, is_hand in sorted(piles, key=lambda pile: _is_mixed(v, *pile)):
        group = v.groups[number] if is_hand else number
        known = v.known[number] if is_hand else ()
        count = v.hand_sizes[number] - len(known) if is_hand else v.deck_sizes[number]
        if is_hand and number == v.seat:
            s.hands[number] = v.hand
        elif _is_mixed(v, number, is_hand):  # of whatever the others have left
            _lay(s, number, is_hand, [*known, *[_any(s, pool) for _ in range(count)]])
        else:
            _lay(s, number, is_hand, [*known, *[_from(pool, v.schools[group]) for _ in range(count)]])
    deal_tokens(s, v)


def _lay(s: State, number: int, is_hand: bool, cards: list[int]) -> None:
    if is_hand:
        s.hands[number] = tuple(sorted(cards))
    else:
        s.decks[number] = tuple(sorted(cards))


def _is_mixed(v: View, number: int, is_hand: bool) -> bool:
    """Whether a hand or a deck may hold cards of another Magic deck (rules 14.2)."""
    pile = v.groups[number] if is_hand else number
    return bool(v.mixed >> (v.seats + pile) & 1 or (is_hand and v.mixed >> number & 1))


def _any(s: State, pool: list[int]) -> int:
    """Some card; what the unmixed piles have left is not in a random order any more."""
    return pool.pop(s.tape.roll(len(pool)) - 1)


def _from(pool: list[int], schools: tuple[int, ...]) -> int:
    """The next card of these schools; any other, if a thief has mixed them."""
    for number in range(len(pool) - 1, -1, -1):
        if SCHOOL_OF[pool[number]] in schools:
            return pool.pop(number)
    return pool.pop()


def deal_tokens(s: State, v: View) -> None:
    """One of the face-down tokens of each trap is the real one."""
    s.traps = v.traps
    for number in {number for number, _, real in v.traps if real == UNKNOWN}:
        tokens = [square for thing, square, _ in v.traps if thing == number]
        chosen = tokens[s.tape.roll(len(tokens)) - 1]
        s.traps = tuple(
            [
                (thing, square, int(square == chosen) if thing == number else real)
                for thing, square, real in s.traps
            ]
        )
