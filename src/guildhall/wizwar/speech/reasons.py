"""Puts reasons into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias, overload

from guildhall.kernel.frame import expect
from guildhall.kernel.message import Arg, Message, Refusal, Seat
from guildhall.wizwar.board import square_name
from guildhall.wizwar.book import BOOK, Way
from guildhall.wizwar.movement import owner_of_door, pusher_in
from guildhall.wizwar.printed import RANGES
from guildhall.wizwar.reasons import Reason
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.declare import declared, to_answer
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_LINE, AS_THING, AS_TREASURE, AS_WIZARD, NOWHERE, SORT
from guildhall.wizwar.words import rule, say
from guildhall.wizwar.words.aim import place_of
from guildhall.wizwar.words.say import refuse


class About(NamedTuple):
    """What somebody wants to do, as far as a reason can mention it."""

    player: int
    way: Way | None = None
    target: int = NOWHERE
    words: Message | None = None  # the words for the way, if not its own
    direction: int = NOWHERE
    rule: str = ""  # the paragraph, if the reason has none


# Why a player can't say a word now; None if there is no particular reason.
Why: TypeAlias = Callable[[State, int, str], Refusal | None]


def not_in_hand(paragraph: str, name: int) -> Refusal:
    """Return the refusal for a card that the player doesn't hold."""
    return refuse(paragraph, "not-in-hand", card=say.name_words(name))


def why_off_map(s: State, target: int) -> Refusal | None:
    """Return why a square isn't on this map, if the target is such a square."""
    if SORT[target] == "square" and target not in s.arrangement.squares:
        return refuse("0.4", "no-square", square=square_name(target))
    return None


@overload
def refusal(s: State, reason: Reason, about: About) -> Refusal: ...
@overload
def refusal(s: State, reason: Reason | None, about: About) -> Refusal | None: ...
def refusal(s: State, reason: Reason | None, about: About) -> Refusal | None:
    """Put a reason into words, if there is one."""
    if reason is None:
        return None
    paragraph = reason.rule or about.rule
    if not paragraph and reason.subject >= 0:
        paragraph = BOOK[reason.subject].rule
    elif not paragraph:
        assert about.way is not None
        paragraph = say.paragraph_of(about.way)
    args: dict[str, Arg] = {}
    for mention in reason.mentions:
        name, _, source = mention.partition(":")
        args[name] = _MENTIONS[source or name](s, about, reason)
    return refuse(paragraph, reason.sentence, **args, **reason.args)


def _way(s: State, about: About, reason: Reason) -> Arg:
    if about.words is not None:
        return about.words
    assert about.way is not None
    return say.way_words(about.way.number)


def _range(s: State, about: About, reason: Reason) -> Arg:
    assert about.way is not None
    return RANGES[about.way.reach]


def _bare(s: State, about: About, reason: Reason) -> Arg:
    if AS_TREASURE[about.target] >= 0:
        return say.treasure_words(AS_TREASURE[about.target], about.player)
    return say.card_words(s.things[AS_THING[about.target]].card)


def _carrier(s: State, about: About, reason: Reason) -> Arg:
    treasure = AS_TREASURE[about.target]
    if treasure >= 0:
        return Seat(AS_WIZARD[s.treasures[treasure]])
    return Seat(s.things[AS_THING[about.target]].owner)


_MENTIONS: Final[dict[str, Callable[[State, About, Reason], Arg]]] = {
    "attacks": lambda s, about, reason: rule.count(rule.attacks, s, about.player, 1),  # in a turn
    "bare": _bare,  # the target without its owner and place
    "card": _way,
    "caster": lambda s, about, reason: Seat(expect(s.stack[to_answer(s)], Cast).caster),
    "direction": lambda s, about, reason: say.direction_words(about.direction),
    "energy": lambda s, about, reason: max(declared(s).energy, 1),  # of what is being played
    "line": lambda s, about, reason: say.place_words(about.target),
    "mine": lambda s, about, reason: "yes" if _carrier(s, about, reason) == Seat(about.player) else "no",
    "other": _carrier,  # of the target
    "owner": lambda s, about, reason: Seat(owner_of_door(s, AS_LINE[about.target])),
    "place": lambda s, about, reason: say.place_words(place_of(s, about.target)),  # where the target is
    "pusher": lambda s, about, reason: Seat(pusher_in(s, about.player, about.target)),
    "range": _range,
    "square": lambda s, about, reason: say.place_words(about.target),
    "subject": lambda s, about, reason: say.name_words(reason.subject),
    "target": lambda s, about, reason: say.target_words(s, about.target, about.player),
    "thing": lambda s, about, reason: say.target_words(s, about.target, about.player),
    "way": _way,
}
