"""The labels of choices."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Arg, Message
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.book import BOOK, SPELL, WAYS
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.movement import STUMBLE, exit_of
from guildhall.wizwar.notation import ABOUT
from guildhall.wizwar.stack.damage import walker
from guildhall.wizwar.stack.declare import Declare, declared
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, NOWHERE, PLACES, SORT
from guildhall.wizwar.words import rule, say


def label(s: State, decision: Decision, choice: int) -> Message:
    """Return what a choice does; numbers distinguish things that look alike."""
    words = _label(s, decision, choice)
    number = _thing_of(decision.kind, choice)
    return _choice("numbered", label=words, number=number) if number >= 0 and _alike(s, number) else words


def _thing_of(kind: int, choice: int) -> int:
    """Return the number of the thing that a choice is about, or NOWHERE."""
    if kind in (kinds.AIM, kinds.CHOICE):
        return AS_THING[choice]
    sort, number = choices.read(kind, choice)
    return number if sort in ("take", "drop", "end-spell", "thing") else NOWHERE


def _alike(s: State, number: int) -> bool:
    """Return whether another thing of the same name is in the same place, or with or on the same wizard."""
    mine = s.things[number]
    return any(
        other != number
        and (s.things[other].owner, s.things[other].at, s.things[other].on) == (mine.owner, mine.at, mine.on)
        for other in s.things_named(NAME_OF[mine.card])
    )


def _label(s: State, decision: Decision, choice: int) -> Message:
    kind, player = decision.kind, decision.player
    if kind in (kinds.AIM, kinds.CHOICE):
        return say.target_words(s, choice, player) if choice >= 0 else _choice("no-more")
    if kind == kinds.AMOUNT:
        amount = declared(s).asked_amount
        return _choice(amount.name, **amount.label(s, declared(s), choice))
    if kind == kinds.DRAW:
        return _choice("draw", count=choice)
    if kind == kinds.WITH:
        return say.way_words(choice)
    if kind == kinds.SCHOOL:
        return say.school_words(choice)
    sort, number = choices.read(kind, choice)
    if kind == kinds.ACT:
        return _act_label(s, player, sort, number)
    if sort == "direction":
        return _step_label(s, walker(s), number)
    if sort == "thing":
        item = BOOK[NAME_OF[s.things[number].card]].item
        return _choice("drop", **_about("item", s, number, player)) if item else _end_label(s, player, number)
    args = _about(sort, s, number, player)
    if kind == kinds.BOOST and sort == "card":
        args["energy"] = _energy(s, player, number)
    return _choice(_NAMES[kind, sort], **args)


# The names of the labels of other choices, by kind and sort.
_NAMES: Final = {
    (kinds.ANSWER, "pass"): "pass",
    (kinds.ANSWER, "way"): "answer",
    (kinds.BOOST, "none"): "no-boost",
    (kinds.BOOST, "card"): "energy",
    (kinds.BOOST, "sum"): "sum",
    (kinds.DISCARD, "done"): "keep",
    (kinds.DISCARD, "card"): "discard",
    (kinds.OVER, "card"): "discard",
    (kinds.STEAL, "done"): "leave-rest",
    (kinds.STEAL, "card"): "steal",
    (kinds.FORGET, "done"): "keep-rest",
    (kinds.FORGET, "card"): "discard",
    (kinds.WALK, "done"): "no-farther",
}


def _choice(name: str, **args: Arg) -> Message:
    return Message(f"wizwar-choice-{name}", args)


def _about(sort: str, s: State, number: int, player: int) -> dict[str, Arg]:
    """Return the argument for what a choice is about, if it is about something."""
    return {ABOUT[sort].argument: ABOUT[sort].label(s, number, player)} if sort in ABOUT else {}


def _energy(s: State, player: int, name: int) -> int:
    """Return what a card is worth for what it is spent on: a Powerstone doesn't help blades (rules 22.12)."""
    frame = s.stack[-1]
    blade = isinstance(frame, Declare) and WAYS[frame.way].fuelled
    return BOOK[name].energy if blade else rule.energy_of(s, player, name)


# -- acts ------------------------------------------------------------------------------------------------


def _act_label(s: State, player: int, sort: str, number: int) -> Message:
    about = choices.ACTS[sort].about
    if about == "direction":
        return _step_label(s, player, number)
    if about == "way":
        return _way_label(number)
    if sort == "end-spell":
        return _end_label(s, player, number)
    if about == "carried treasure":
        about, number = "treasure", s.carries(player)
    args = _about(about, s, number, player)
    if sort == "take-treasure":
        args["light"] = int(rule.count(rule.light_treasure, s, player, 0) > 0)
    if sort == "speed":
        args["count"] = rule.energy_of(s, player, number)
    return _choice(sort, **args)


def _step_label(s: State, player: int, direction: int) -> Message:
    if direction == STUMBLE:
        return _choice("stumble")
    index = 4 * s.at[player] + direction
    to = say.place_words(s.arrangement.next[index])
    if s.arrangement.line[index] >= 0:
        return _choice("walk", square=to, direction=say.direction_words(direction))
    way_out = kinds.EXITS[exit_of(s, index)] or "exit"
    return _choice("walk-exit", square=to, direction=say.direction_words(direction), exit=way_out)


def _way_label(way: int) -> Message:
    if WAYS[way].helps:
        return _choice("helper", card=say.way_words(way))
    if WAYS[way].how == SPELL:
        return _choice("cast", way=say.way_words(way))
    return _choice("use", how=say.way_selector(way), way=say.way_words(way))


def _end_label(s: State, player: int, number: int) -> Message:
    """Return the label for ending a spell, which names the spell, not the wall that it created."""
    thing = s.things[number]
    if SORT[thing.at] not in PLACES:
        return _choice("end-spell", thing=say.thing_words(s, number, player))
    args: dict[str, Arg] = {"card": say.card_words(thing.card), "place": say.place_words(thing.at)}
    args["what"] = SLUGS[NAME_OF[thing.card]]
    return _choice("end-spell", thing=Message("wizwar-thing-yours-ending", args))
