"""Reasons put into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from guildhall.kernel.message import Arg, Message, Refusal, Seat
from guildhall.wizwar.book import RANGES, Way
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, AS_TREASURE, AS_WIZARD, NOWHERE
from guildhall.wizwar.words.say import (
    card_words,
    paragraph_of,
    place_words,
    refuse,
    target_words,
    way_words,
)


class About(NamedTuple):
    """What somebody wants to do, as far as a reason may mention it."""

    player: int
    way: Way | None = None
    target: int = NOWHERE
    words: Message | None = None  # for the way; None: its own


def refusal(s: State, reason: Reason, about: About) -> Refusal:
    """Put a reason into words."""
    rule = reason.rule
    if not rule:
        assert about.way is not None
        rule = paragraph_of(about.way)
    args: dict[str, Arg] = {name: _MENTIONS[name](s, about, reason) for name in reason.mentions}
    return refuse(rule, reason.sentence, **args, **reason.args)


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
    """The player who carries the target."""
    treasure = AS_TREASURE[about.target]
    if treasure >= 0:
        return Seat(AS_WIZARD[s.treasures[treasure]])
    return Seat(s.things[AS_THING[about.target]].owner)


def _subject_card(s: State, about: About, reason: Reason) -> Arg:
    return card_words(reason.subject)


_MENTIONS: Final[dict[str, Callable[[State, About, Reason], Arg]]] = {
    "card": _way,
    "form": _subject_card,
    "line": _place,
    "other": _carrier,
    "range": _range,
    "square": _place,
    "target": _target,
    "thing": _target,
    "way": _way,
}
