"""The lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from guildhall.kernel.event import Event
from guildhall.kernel.message import Arg, Message, Seat
from guildhall.wizwar import kinds
from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import ENERGY, NAME_OF, NAMES, SLUGS
from guildhall.wizwar.state import ENDINGS, NOBODY, State
from guildhall.wizwar.targets import INDEX, LINE, NOWHERE, PLACES, SORT, WIZARD, told_thing
from guildhall.wizwar.words.say import (
    card_words,
    colour_words,
    direction_words,
    kind_words,
    laid_words,
    listed_words,
    name_words,
    place_words,
    school_words,
    sector_words,
    target_words,
    treasure_words,
    way_selector,
    way_words,
)

# The words for a number of an event, by the name of its field; other numbers stay numbers.
_FIELDS: Final[dict[str, Callable[[int], Arg]]] = {
    "player": Seat,
    "victim": Seat,
    "card": card_words,
    "cause": name_words,
    "source": name_words,
    "way": way_words,
    "square": place_words,
    "from": place_words,
    "line": lambda line: place_words(LINE[line]),
    "school": school_words,
    "kind": kind_words,
    "group": lambda group: group + 1,
    "barrier": lambda barrier: kinds.BARRIERS[barrier] or "none",
    "gait": lambda gait: kinds.GAITS[gait],
    "exit": lambda exit_: kinds.EXITS[exit_] or "none",
    "how": lambda how: kinds.LOSSES[how],
    "reason": lambda reason: Message(f"wizwar-ending-{ENDINGS[reason]}"),
}
_DONE: Final = (  # done by a player to something that may be their own
    kinds.CAST,
    kinds.ANSWERED,
    kinds.STRIKE,
    kinds.AIMED,
    kinds.TREASURE_TAKEN,
    kinds.TREASURE_DROPPED,
)
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
    args: dict[str, Arg] = {field: _field(s, field, number, doer) for field, number in told.items()}
    several, numbers = kinds.EVENTS.rest(event)
    if several:
        alike = several == "cards"
        args[several] = (
            _counted(numbers) if alike else tuple([_one_of(several, *pair) for pair in enumerate(numbers)])
        )
    args.update(_told_besides(s, event.kind, told))
    if event.kind in (kinds.ENDED, kinds.ENERGY_SPENT):
        args["count"] = len(numbers)
    return Message(f"wizwar-event-{kinds.EVENTS[event.kind].name}", args)


def joins(event: Event) -> str:
    """Return a word that consecutive events share if they make one line: a walk, or the cards of a draw."""
    word = _JOINED.get(event.kind)
    if event.kind == kinds.STEPPED:
        way_out = kinds.EVENTS.field(event, "exit")
        word = None if way_out else kinds.GAITS[kinds.EVENTS.field(event, "gait")]
    return "" if word is None else f"{word} {kinds.EVENTS.field(event, 'player')}"


def _told_besides(s: State, kind: int, told: dict[str, int]) -> dict[str, Arg]:
    """Return the arguments of a line beyond the numbers of its event."""
    if kind in (kinds.CAST, kinds.ANSWERED, kinds.STRIKE):
        besides: dict[str, Arg] = {"how": way_selector(told["way"]), "aimed": _aimed(told["target"])}
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
        return {"aimed": _aimed(told["target"])}
    if kind in (kinds.TAKEN, kinds.TREASURE_TAKEN):
        victim = told["victim"]
        of_theirs = kind == kinds.TREASURE_TAKEN and told["treasure"] // 2 == victim
        return {"robbed": "no" if victim < 0 else "own" if of_theirs else "yes"}
    if kind == kinds.DAMAGED:
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
    if kind in (kinds.RANDOM_WAY, kinds.BUMP):
        return {"face": direction_words(told["face"] - 1)}
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
    stood, target = kinds.BARRIERS[told["barrier"]], told["target"]
    return {} if stood is None else {"target": Message(f"wizwar-line-{stood}", {"line": place_words(target)})}


def _sort(target: int) -> str:
    """Return the sort of an event's target, also for a thing as it was then."""
    return "thing" if told_thing(target) is not None else SORT[target]


def _aimed(target: int) -> str:
    return {"nothing": "no", "square": "square", "direction": "way"}.get(_sort(target), "yes")


def _field(s: State, field: str, number: int, doer: int) -> Arg:
    if number < 0 and field in ("cause", "player", "source", "treasure", "victim"):
        return ""
    if field == "target":
        return _past_target(s, number, doer)
    if field == "treasure":
        return treasure_words(number, doer=doer)
    if field == "sector":
        return target_words(s, number)
    return _FIELDS[field](number) if field in _FIELDS else number


def _one_of(field: str, place: int, number: int) -> Arg:
    """Return the words for one of several numbers; colours are in the order of the seats."""
    if field == "colours":
        return Message("wizwar-seat-colour", {"player": Seat(place), "colour": colour_words(number)})
    if field == "winners":
        return Seat(number)
    return school_words(number)


def _counted(cards: Sequence[int]) -> tuple[Arg, ...]:
    """Return cards by name, each name once, with its count."""
    names = [NAME_OF[card] for card in cards]
    return tuple([listed_words(name, names.count(name)) for name in dict.fromkeys(names)])


def _past_target(s: State, target: int, doer: int = NOBODY) -> Arg:
    """Return a target of something that is over: a wizard by name, a line without what stands there now.

    What belongs to the player who did it is called their own.
    """
    thing = told_thing(target)
    if thing is not None:
        placed = thing.where == NOWHERE or SORT[thing.where] in PLACES
        whom = None if placed else _past_target(s, thing.where)
        return laid_words(thing.card, thing.owner, thing.where, whom, doer=doer)
    sort, number = SORT[target], INDEX[target]
    if sort == "line":
        return place_words(target)
    if sort == "treasure":
        return treasure_words(number, doer=doer)
    if sort == "sector":
        return sector_words(s, number, doer=doer)
    return Seat(number) if sort == "wizard" else target_words(s, target)
