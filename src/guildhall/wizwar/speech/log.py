"""Lines of the log: what has happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from guildhall.kernel.event import Event
from guildhall.kernel.message import Arg, Message, Seat
from guildhall.wizwar import kinds
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAME_OF, SLUGS
from guildhall.wizwar.speech.numbers import target_parts
from guildhall.wizwar.state import CARD, DIRECTION, ENDINGS, LINE, NOBODY, WIZARD, State, told_thing
from guildhall.wizwar.words.say import (
    card_words,
    colour_words,
    direction_words,
    kind_words,
    laid_words,
    name_words,
    place_words,
    school_words,
    sector_words,
    target_words,
    treasure_words,
    way_selector,
    way_words,
)

# The words for a number of an event, by the name of its field; other numbers are only counted.
_FIELDS: Final[dict[str, Callable[[int], Arg]]] = {
    "player": Seat,
    "victim": Seat,
    "card": card_words,
    "cause": name_words,
    "way": way_words,
    "square": place_words,
    "from": place_words,
    "line": lambda line: place_words(LINE + line),
    "school": school_words,
    "kind": kind_words,
    "group": lambda group: group + 1,
    "barrier": lambda barrier: kinds.BARRIERS[barrier] or "none",
    "gait": lambda gait: kinds.GAITS[gait],
    "exit": lambda exit_: kinds.EXITS[exit_] or "none",
    "how": lambda how: kinds.LOSSES[how],
    "reason": lambda reason: Message(f"wizwar-ending-{ENDINGS[reason]}"),
}
_PLURALS: Final = ("cards", "colours", "schools", "winners")  # fields that hold all the numbers that remain
_DONE: Final = (  # by a player to something that may be their own
    kinds.CAST,
    kinds.ANSWERED,
    kinds.STRIKE,
    kinds.AIMED,
    kinds.TREASURE_TAKEN,
    kinds.TREASURE_DROPPED,
)
_JOINED: Final = {  # events that make one line with the one before
    kinds.DREW: "draw",
    kinds.CARDS: "draw",
    kinds.STOLE: "steal",
    kinds.STOLEN: "steal",
    kinds.INHERITS: "inherit",
    kinds.INHERITED: "inherit",
}


def describe(s: State, event: Event) -> Message:
    """The line of the log for an event.

    Events are told after all that follows from a choice has happened, so what they name may be gone.
    """
    name, fields, _ = kinds.EVENTS[event.kind]
    doer = event.args[0] if event.kind in _DONE else NOBODY
    args: dict[str, Arg] = {}
    for position, field in enumerate(fields):
        if field in _PLURALS:
            args[field] = tuple([_one_of(field, *pair) for pair in enumerate(event.args[position:])])
        else:
            args[field] = _field(s, field, event.args[position], doer)
    args.update(_told_besides(s, event))
    return Message(f"wizwar-event-{name}", args)


def joins(event: Event) -> str:
    """A word shared by events in a row that make one line: a walk, or cards and which they are."""
    if event.kind == kinds.STEPPED:
        player, gait, _, _, way_out = event.args
        return "" if way_out else f"{kinds.GAITS[gait]} {player}"
    word = _JOINED.get(event.kind)
    return "" if word is None else f"{word} {event.args[0]}"


def _told_besides(s: State, event: Event) -> dict[str, Arg]:
    """What the words of an event depend on besides its numbers."""
    kind, numbers = event.kind, event.args
    if kind in (kinds.CAST, kinds.ANSWERED, kinds.STRIKE):
        at_oneself = numbers[2] == WIZARD + numbers[0]
        besides: dict[str, Arg] = {"how": way_selector(numbers[1])}
        oneself = "self" if kind == kinds.CAST else "no"
        besides["aimed"] = oneself if at_oneself else _aimed(numbers[2])
        return besides | _stood(kind, numbers)
    if kind == kinds.STEPPED:
        return {"round": "yes" if numbers[2] == numbers[3] else "no"}
    if kind in (kinds.AIMED, kinds.CRACKED):
        return _stood(kind, numbers)
    if kind == kinds.LAID:
        player, card, target, _ = numbers
        aimed = "self" if target == WIZARD + player else "line" if LINE <= target < WIZARD else _aimed(target)
        return {"aimed": aimed, "what": SLUGS[NAME_OF[card]]}
    if kind == kinds.DESTROYED_THING:
        return {"aimed": _aimed(numbers[1])}
    if kind in (kinds.TAKEN, kinds.TREASURE_TAKEN):
        victim = numbers[2]
        of_theirs = kind == kinds.TREASURE_TAKEN and numbers[1] // 2 == victim
        return {"robbed": "no" if victim < 0 else "own" if of_theirs else "yes"}
    if kind == kinds.DAMAGED:
        return {"caused": "no" if numbers[-1] < 0 else "yes"}
    if kind in (kinds.POINT, kinds.POINT_LOST):
        return {"by": "kill" if numbers[-1] < 0 else "treasure"}
    if kind == kinds.ENDED:
        return {"count": len(numbers) - 1}
    if kind == kinds.ENDED_SPELL:
        return {"item": int(BOOK[NAME_OF[numbers[0]]].item)}
    if kind in (kinds.SCHOOLS_SET, kinds.SHUFFLED):
        return {"decks": len(s.schools)}
    if kind in (kinds.RANDOM_WAY, kinds.BUMP):
        return {"face": direction_words(numbers[1] - 1)}
    return {}


def _stood(kind: int, numbers: Sequence[int]) -> dict[str, Arg]:
    """A target by what stood on its line when it was chosen, if it is a line."""
    stood = kinds.BARRIERS[numbers[kinds.EVENTS[kind][1].index("barrier")]]
    target = numbers[kinds.EVENTS[kind][1].index("target")]
    return {} if stood is None else {"target": Message(f"wizwar-line-{stood}", {"line": place_words(target)})}


def _aimed(target: int) -> str:
    if target < 0:
        return "no"
    if target < LINE:
        return "square"
    return "way" if DIRECTION <= target < CARD else "yes"


def _field(s: State, field: str, number: int, doer: int) -> Arg:
    if number < 0 and field in ("cause", "treasure", "victim"):
        return ""
    if field == "target":
        return _past_target(s, number, doer)
    if field == "treasure":
        return treasure_words(number, doer=doer)
    if field == "sector":
        return target_words(s, number)
    return _FIELDS[field](number) if field in _FIELDS else number


def _one_of(field: str, place: int, number: int) -> Arg:
    """One of several numbers; colours stand in the order of the seats."""
    if field == "colours":
        return Message("wizwar-seat-colour", {"player": Seat(place), "colour": colour_words(number)})
    if field == "winners":
        return Seat(number)
    return school_words(number) if field == "schools" else card_words(number)


def _past_target(s: State, target: int, doer: int = NOBODY) -> Arg:
    """A target of something that is over: a wizard by name, a line without what stands there now.

    What belongs to whoever has done it is their own.
    """
    if target >= CARD:
        card, owner, where = told_thing(target)
        whom = _past_target(s, where) if where >= WIZARD else None
        return laid_words(card, owner, where, whom, doer=doer)
    sort, number = target_parts(target)
    if sort == "line":
        return place_words(target)
    if sort == "treasure":
        return treasure_words(number, doer=doer)
    if sort == "sector":
        return sector_words(s, number, doer=doer)
    return Seat(number) if sort == "wizard" else target_words(s, target)
