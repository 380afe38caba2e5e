"""The lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.kernel.event import Event
from guildhall.kernel.message import Arg, Message, Seat
from guildhall.wizwar import kinds
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import ENERGY, NAME_OF, NAMES, SLUGS
from guildhall.wizwar.speech.event_fields import FIELDS
from guildhall.wizwar.state import NOBODY, State
from guildhall.wizwar.targets import SORT, WIZARD, told_thing
from guildhall.wizwar.words import say

_DONE: Final = (  # done by a player to something that may be their own
    kinds.CAST,
    kinds.ANSWERED,
    kinds.STRIKE,
    kinds.AIMED,
    kinds.TREASURE_TAKEN,
    kinds.TREASURE_DROPPED,
)
_LISTED: Final = ("cards", "colours", "schools", "winners")  # the lists that lines name
_JOINED: Final = {  # events that join the line before
    kinds.DREW: "draw",
    kinds.CARDS: "draw",
    kinds.STOLE: "steal",
    kinds.STOLEN: "steal",
    kinds.INHERITS: "inherit",
    kinds.INHERITED: "inherit",
}


def describe(s: State, event: Event) -> Message:
    """Return the line of the log for an event.

    The log is written after everything that follows from a choice, so what an event names may be gone.
    """
    told = kinds.EVENTS.fields(event)
    doer = told["player"] if event.kind in _DONE else NOBODY
    args: dict[str, Arg] = {field: FIELDS.in_words(s, field, number, doer) for field, number in told.items()}
    for field, numbers in kinds.EVENTS.lists(event).items():
        if field in _LISTED:
            args[field] = _several(s, field, numbers)
            args["count"] = len(numbers)
    args.update(_told_besides(s, event.kind, told))
    return Message(f"wizwar-event-{kinds.EVENTS[event.kind].name}", args)


def joins(event: Event) -> str:
    """Return a word that consecutive events share if they make one line, such as the steps of a walk."""
    if event.kind in (kinds.ENDED_SPELL, kinds.DESTROYED):
        return _going(event)
    word = _JOINED.get(event.kind)
    if event.kind == kinds.STEPPED:
        word = kinds.GAITS[kinds.EVENTS.field(event, "gait")]
    return "" if word is None else f"{word} {kinds.EVENTS.field(event, 'player')}"


def _going(event: Event) -> str:
    """Return a word for a wall or door that goes: it is destroyed in the same line."""
    told = kinds.EVENTS.fields(event)
    destroyed = event.kind == kinds.DESTROYED
    barrier = kinds.BARRIERS[told["barrier"]] if destroyed else BOOK[NAME_OF[told["card"]]].line
    return f"{barrier} {told['target']}" if barrier in kinds.BARRIERS else ""


def _told_besides(s: State, kind: int, told: dict[str, int]) -> dict[str, Arg]:
    """Return the arguments of a line beyond the numbers of its event."""
    if kind in (kinds.CAST, kinds.ANSWERED, kinds.STRIKE):
        besides: dict[str, Arg] = {"how": say.way_selector(told["way"]), "aimed": _aimed(told["target"])}
        if told["target"] == WIZARD[told["player"]]:
            besides["aimed"] = "self" if kind == kinds.CAST else "no"
        return besides | _stood(told)
    if kind == kinds.STEPPED:
        return {"round": "yes" if told["from"] == told["square"] else "no"}
    if kind in (kinds.AIMED, kinds.CRACKED):
        return _stood(told)
    if kind == kinds.LAID:
        target = told["target"]
        oneself = target == WIZARD[told["player"]]
        aimed = "self" if oneself else "line" if _sort(target) == "line" else _aimed(target)
        return {"aimed": aimed, "what": SLUGS[NAME_OF[told["card"]]]}
    if kind == kinds.DESTROYED_THING:
        return {"aimed": _aimed(told["target"]), "owned": "yes" if told["player"] >= 0 else "no"}
    if kind in (kinds.TAKEN, kinds.TREASURE_TAKEN):
        victim = told["victim"]
        of_theirs = kind == kinds.TREASURE_TAKEN and told["treasure"] // 2 == victim
        return {"robbed": "no" if victim < 0 else "own" if of_theirs else "yes"}
    if kind in (kinds.DAMAGED, kinds.UNHARMED):
        return {"caused": "no" if told["cause"] < 0 else "yes"}
    if kind == kinds.REDUCED:
        return {"sourced": "no" if told["source"] < 0 else "yes"}
    if kind in (kinds.POINT, kinds.POINT_LOST):
        return {"by": "kill" if told["treasure"] < 0 else "treasure"}
    if kind == kinds.ENDED_SPELL:
        return _gone(told)
    if kind == kinds.BOOSTED:
        printed = NAMES[NAME_OF[told["card"]]] in ENERGY and not told["stones"]
        return {"plain": "yes" if printed else "no"}
    if kind in (kinds.SCHOOLS_SET, kinds.SHUFFLED):
        return {"decks": len(s.schools)}
    return {}


def _gone(told: dict[str, int]) -> dict[str, Arg]:
    """Return what has ended: its owner, whether it was an item, and what stood on the board."""
    name = NAME_OF[told["card"]]
    return {
        "item": int(BOOK[name].item),
        "owned": "yes" if told["player"] >= 0 else "no",
        "aimed": {"square": "square", "line": "line"}.get(SORT[told["target"]], "no"),
        "what": SLUGS[name],
    }


def _stood(told: dict[str, int]) -> dict[str, Arg]:
    """Return what stood on a target's line when it was chosen, if it is a line."""
    stood = kinds.BARRIERS[told["barrier"]]
    if stood is None:
        return {}
    return {"target": Message(f"wizwar-line-{stood}", {"line": say.place_words(told["target"])})}


def _sort(target: int) -> str:
    """Return the sort of an event's target, also for a thing as it was then."""
    return "thing" if told_thing(target) is not None else SORT[target]


def _aimed(target: int) -> str:
    return {"nothing": "no", "square": "square", "direction": "way"}.get(_sort(target), "yes")


def _several(s: State, field: str, numbers: Sequence[int]) -> tuple[Arg, ...]:
    """Return the words for the numbers of a list; colours are in the order of the seats."""
    if field == "cards":
        return _counted(numbers)
    if field == "colours":
        return tuple(
            [
                Message("wizwar-seat-colour", {"player": Seat(seat), "colour": say.colour_words(colour)})
                for seat, colour in enumerate(numbers)
            ]
        )
    return tuple([FIELDS.in_words(s, field, number) for number in numbers])


def _counted(cards: Sequence[int]) -> tuple[Arg, ...]:
    """Return cards by name, each name once, with its count."""
    names = [NAME_OF[card] for card in cards]
    return tuple([say.listed_words(name, names.count(name)) for name in dict.fromkeys(names)])
