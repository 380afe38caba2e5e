"""Reasons put into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from guildhall.kernel.message import Arg, Message, Refusal, Seat
from guildhall.wizwar.book import Way
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, AS_TREASURE, AS_WIZARD, NOWHERE
from guildhall.wizwar.words.say import paragraph_of, place_words, refuse, target_words, way_words


class About(NamedTuple):
    """What somebody wished to do, as far as a reason may mention it."""

    player: int
    way: Way | None = None
    target: int = NOWHERE
    words: Message | None = None  # for the way; None: its own


def refusal(s: State, reason: Reason, about: About) -> Refusal:
    """A reason in words."""
    rule = reason.rule
    if not rule:
        assert about.way is not None
        rule = paragraph_of(about.way)
    return refuse(rule, reason.sentence, **{name: _MENTIONS[name](s, about) for name in reason.mentions})


def _way(s: State, about: About) -> Arg:
    if about.words is not None:
        return about.words
    assert about.way is not None
    return way_words(about.way.number)


def _target(s: State, about: About) -> Arg:
    return target_words(s, about.target, about.player)


def _place(s: State, about: About) -> Arg:
    return place_words(about.target)


def _carrier(s: State, about: About) -> Arg:
    """The player who carries the target."""
    treasure = AS_TREASURE[about.target]
    if treasure >= 0:
        return Seat(AS_WIZARD[s.treasures[treasure]])
    return Seat(s.things[AS_THING[about.target]].owner)


_MENTIONS: Final[dict[str, Callable[[State, About], Arg]]] = {
    "card": _way,
    "line": _place,
    "other": _carrier,
    "place": _place,
    "square": _place,
    "target": _target,
    "thing": _target,
    "way": _way,
}
