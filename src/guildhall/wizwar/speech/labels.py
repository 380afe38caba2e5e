"""The labels of choices."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Arg, Message
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.board import line_name
from guildhall.wizwar.book import BOOK, SPELL, WAYS
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.movement import STUMBLE, exit_of
from guildhall.wizwar.stack.damage import walker
from guildhall.wizwar.stack.declare import Declare, declared
from guildhall.wizwar.state import State
from guildhall.wizwar.targets import AS_THING, NOWHERE, PLACES, SORT
from guildhall.wizwar.words import rule
from guildhall.wizwar.words.say import (
    card_words,
    direction_words,
    name_words,
    place_words,
    school_words,
    target_words,
    thing_words,
    treasure_words,
    way_selector,
    way_words,
)


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
    kind = decision.kind
    if kind == kinds.ACT:
        return _act_label(s, decision.player, choice)
    if kind in (kinds.AIM, kinds.CHOICE):
        return target_words(s, choice, decision.player) if choice >= 0 else _choice("no-more")
    if kind == kinds.BOOST:
        return _boost_label(s, decision.player, choice)
    if kind == kinds.AMOUNT:
        return _amount_label(s, choice)
    if kind == kinds.ANSWER:
        return (
            _choice("pass")
            if choice == kinds.PASS
            else _choice("answer", way=way_words(choices.ANSWERED_WAY[choice]))
        )
    if kind == kinds.WITH:
        return way_words(choice)
    if kind == kinds.DRAW:
        return _choice("draw", count=choice)
    if kind == kinds.SCHOOL:
        return school_words(choice)
    if kind == kinds.WALK:
        return _walk_label(s, choice)
    return _card_label(s, decision, choice)


def _choice(name: str, **args: Arg) -> Message:
    return Message(f"wizwar-choice-{name}", args)


# -- acts ------------------------------------------------------------------------------------------------


def _act_label(s: State, player: int, act: int) -> Message:
    sort, number = choices.read(kinds.ACT, act)
    about = choices.ACTS[sort].about
    if about == "direction":
        return _step_label(s, player, number)
    if about == "way":
        return _way_label(number)
    args: dict[str, Arg] = {}
    if about == "card":
        args["card"] = name_words(number)
    elif about == "item":
        args["thing"] = card_words(s.things[number].card)
    elif sort == "end-spell":
        return _end_label(s, player, number)
    elif about == "thing":
        args["thing"] = thing_words(s, number, player)
    elif about == "treasure":
        args["treasure"] = treasure_words(number, player)
        args["light"] = int(rule.count(rule.light_treasure, s, player, 0) > 0)
    elif about == "carried treasure":
        args["treasure"] = treasure_words(s.carries(player), player)
    elif about == "line":
        args["line"] = line_name(number)
    if sort == "speed":
        args["count"] = rule.energy_of(s, player, number)
    return Message(f"wizwar-choice-{sort}", args)


def _step_label(s: State, player: int, direction: int) -> Message:
    if direction == STUMBLE:
        return _choice("stumble")
    index = 4 * s.at[player] + direction
    to = place_words(s.arrangement.next[index])
    if s.arrangement.line[index] >= 0:
        return _choice("walk", square=to, direction=direction_words(direction))
    way_out = kinds.EXITS[exit_of(s, index)] or "exit"
    return _choice("walk-exit", square=to, direction=direction_words(direction), exit=way_out)


def _way_label(way: int) -> Message:
    if WAYS[way].helps:
        return _choice("helper", card=way_words(way))
    if WAYS[way].how == SPELL:
        return _choice("cast", way=way_words(way))
    return _choice("use", how=way_selector(way), way=way_words(way))


# -- parts and consequences of an act --------------------------------------------------------------------


def _boost_label(s: State, player: int, choice: int) -> Message:
    if choice == kinds.NONE:
        return _choice("no-boost")
    if choice == choices.SUM:
        return _choice("sum")
    name = choices.FUEL_CARD[choice]
    frame = s.stack[-1]
    plain = isinstance(frame, Declare) and WAYS[frame.way].fuelled
    energy = BOOK[name].energy if plain else rule.energy_of(s, player, name)  # rules 22.12: not for blades
    return _choice("energy", card=name_words(name), energy=energy)


def _amount_label(s: State, choice: int) -> Message:
    amount = declared(s).asked_amount
    return _choice(amount.name, **amount.label(s, declared(s), choice))


def _walk_label(s: State, choice: int) -> Message:
    """Return the label of a forced step, which another player may choose (rules 25.3)."""
    if choice == kinds.DONE:
        return _choice("no-farther")
    return _step_label(s, walker(s), choices.GONE[choice])


def _card_label(s: State, decision: Decision, choice: int) -> Message:
    """Return the label of a card to discard, forget or steal, or of a thing to give up instead."""
    kind = decision.kind
    sort, number = choices.read(kind, choice)
    if sort == "thing":
        return _give_up_label(s, decision.player, number)
    if sort == "done":
        return _choice(_DONE[kind])
    return _choice("steal" if kind == kinds.STEAL else "discard", card=name_words(number))


_DONE: Final = {kinds.DISCARD: "keep", kinds.STEAL: "leave-rest", kinds.FORGET: "keep-rest"}


def _give_up_label(s: State, player: int, number: int) -> Message:
    card = s.things[number].card
    if BOOK[NAME_OF[card]].item:
        return _choice("drop", thing=card_words(card))
    return _end_label(s, player, number)


def _end_label(s: State, player: int, number: int) -> Message:
    """Return the label for ending a spell, which names the spell, not the wall that it created."""
    thing = s.things[number]
    if SORT[thing.at] not in PLACES:
        return _choice("end-spell", thing=thing_words(s, number, player))
    args: dict[str, Arg] = {"card": card_words(thing.card), "place": place_words(thing.at)}
    args["what"] = SLUGS[NAME_OF[thing.card]]
    return _choice("end-spell", thing=Message("wizwar-thing-yours-ending", args))
