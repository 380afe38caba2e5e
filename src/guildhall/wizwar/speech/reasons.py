"""Puts reasons into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, overload

from guildhall.kernel.frame import expect
from guildhall.kernel.message import Arg, Message, Refusal, Seat
from guildhall.wizwar.book import BOOK, RANGES, Way
from guildhall.wizwar.movement import owner_of_door, pusher_in
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.declare import declared, to_answer
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_LINE, AS_THING, AS_TREASURE, AS_WIZARD, NOWHERE
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.say import (
    direction_words,
    name_words,
    paragraph_of,
    place_words,
    refuse,
    target_words,
    way_words,
)


class About(NamedTuple):
    """What somebody wants to do, as far as a reason can mention it."""

    player: int
    way: Way | None = None
    target: int = NOWHERE
    words: Message | None = None  # the words for the way, if not its own
    direction: int = NOWHERE


@overload
def refusal(s: State, reason: Reason, about: About) -> Refusal: ...
@overload
def refusal(s: State, reason: Reason | None, about: About) -> Refusal | None: ...
def refusal(s: State, reason: Reason | None, about: About) -> Refusal | None:
    """Put a reason into words, if there is one."""
    if reason is None:
        return None
    paragraph = reason.rule
    if not paragraph and reason.subject >= 0:
        paragraph = BOOK[reason.subject].rule
    elif not paragraph:
        assert about.way is not None
        paragraph = paragraph_of(about.way)
    args: dict[str, Arg] = {}
    for mention in reason.mentions:
        name, _, source = mention.partition(":")
        args[name] = _MENTIONS[source or name](s, about, reason)
    return refuse(paragraph, reason.sentence, **args, **reason.args)


def _way(s: State, about: About, reason: Reason) -> Arg:
    if about.words is not None:
        return about.words
    assert about.way is not None
    return way_words(about.way.number)


def _range(s: State, about: About, reason: Reason) -> Arg:
    assert about.way is not None
    return RANGES[about.way.reach]


def _target(s: State, about: About, reason: Reason) -> Arg:
    return target_words(s, about.target, about.player)


def _place(s: State, about: About, reason: Reason) -> Arg:
    return place_words(about.target)


def _carrier(s: State, about: About, reason: Reason) -> Arg:
    """Return the player who carries the target."""
    treasure = AS_TREASURE[about.target]
    if treasure >= 0:
        return Seat(AS_WIZARD[s.treasures[treasure]])
    return Seat(s.things[AS_THING[about.target]].owner)


def _caster(s: State, about: About, reason: Reason) -> Arg:
    """Return the player who casts what could be answered now."""
    return Seat(expect(s.stack[to_answer(s)], Cast).caster)


def _energy(s: State, about: About, reason: Reason) -> Arg:
    """Return the energy of what is being played."""
    return max(declared(s).energy, 1)


def _subject(s: State, about: About, reason: Reason) -> Arg:
    return name_words(reason.subject)


def _attacks(s: State, about: About, reason: Reason) -> Arg:
    """Return how many attacks a turn has."""
    return rule.count(rule.attacks, s, about.player, 1)


def _owner(s: State, about: About, reason: Reason) -> Arg:
    """Return the player to whom a door opens."""
    return Seat(owner_of_door(s, AS_LINE[about.target]))


def _pusher(s: State, about: About, reason: Reason) -> Arg:
    """Return the Big Man in a square."""
    return Seat(pusher_in(s, about.player, about.target))


_MENTIONS: Final[dict[str, Callable[[State, About, Reason], Arg]]] = {
    "attacks": _attacks,
    "card": _way,
    "caster": _caster,
    "direction": lambda s, about, reason: direction_words(about.direction),
    "energy": _energy,
    "line": _place,
    "other": _carrier,
    "owner": _owner,
    "pusher": _pusher,
    "range": _range,
    "square": _place,
    "subject": _subject,
    "target": _target,
    "thing": _target,
    "way": _way,
}
