"""The kinds of decisions and events, and what their numbers mean."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from guildhall.kernel.event import EventKinds

# Decisions, each with the sort of thing to choose ("": it depends); choices.py says what their options mean.
SORTS: Final[list[str]] = []


def _decision(sort: str) -> int:
    SORTS.append(sort)
    return len(SORTS) - 1


ACT: Final[int] = _decision("act")  # the Move and Cast phase
AIM: Final[int] = _decision("")  # a target
BOOST: Final[int] = _decision("energy")  # a card for its energy
AMOUNT: Final[int] = _decision("")
ANSWER: Final[int] = _decision("answer")
WITH: Final[int] = _decision("spell")  # the spell for a helper
DISCARD: Final[int] = _decision("card")
DRAW: Final[int] = _decision("draw")
SCHOOL: Final[int] = _decision("school")
OVER: Final[int] = _decision("loss")  # what to give up over a limit
CHOICE: Final[int] = _decision("")  # the answer to a card's question: a target
STEAL: Final[int] = _decision("card")
FORGET: Final[int] = _decision("loss")
WALK: Final[int] = _decision("direction")  # a forced step

# Nothing (more).
DONE: Final = 0
NONE: Final = 0
PASS: Final = 0

# What stands on a line.
Barrier: TypeAlias = Literal["wall", "door"]
BARRIERS: Final[tuple[Barrier | None, ...]] = (None, *get_args(Barrier))
NO_BARRIER, WALL, DOOR = range(len(BARRIERS))

# How a wizard moves from square to square, and how they leave the map to enter it elsewhere.
Gait: TypeAlias = Literal["walks", "drifts", "is_knocked", "is_pushed", "is_led"]
GAITS: Final[tuple[Gait, ...]] = get_args(Gait)
WALKS, DRIFTS, IS_KNOCKED, IS_PUSHED, IS_LED = range(len(GAITS))
WayOut: TypeAlias = Literal["exit", "purple", "cyan"]
EXITS: Final[tuple[WayOut | None, ...]] = (None, *get_args(WayOut))

# How a wizard loses a treasure or an item.
Loss: TypeAlias = Literal["drops", "loses", "throws", "reaches"]
LOSSES: Final[tuple[Loss, ...]] = get_args(Loss)
DROPS, LOSES, THROWS, REACHES = range(len(LOSSES))

# Events: the name of a kind (its Fluent message is wizwar-event-<name>) and the names of its numbers, as in
# EventKinds.declare; speech/event_fields.py says what they are. A thing as a target is described by its card
# (targets.tell_thing); `thing` is its number on the table, which may be another thing's afterwards.
EVENTS: Final = EventKinds()
_event: Final = EVENTS.declare

START: Final = _event("start", "player", "*colours")
SCHOOL_CHOSEN: Final = _event("school", "player", "school")
SCHOOLS_SET: Final = _event("schools", "group", "*schools")
TURN: Final = _event("turn", "player", "turn")
STUNNED: Final = _event("stunned", "player", "count")
STEPPED: Final = _event("step", "player", "gait", "from", "square", "exit")
MOVED: Final = _event("moved", "player", "square")
BUMP: Final = _event("bump", "player", "direction")
RANDOM_WAY: Final = _event("random", "player", "direction")
SPEED_UP: Final = _event("speed", "player", "count")
CAST: Final = _event("cast", "player", "way", "target?", "energy", "barrier")
HELPER: Final = _event("helper", "player", "card")
BOOSTED: Final = _event("boost", "player", "card", "count", "stones")
ANSWERED: Final = _event("answer", "player", "way", "target?", "energy", "barrier")
STRIKE: Final = _event("strike", "player", "way", "target?", "barrier")
AIMED: Final = _event("aimed", "player", "way", "target", "barrier")
CANCELLED: Final = _event("cancelled", "player", "way")
EVADED: Final = _event("evade", "player", "card", "face")
HIT: Final = _event("hit", "player", "card", "face")
OUT_OF_SIGHT: Final = _event("out-of-sight", "player", "way")
SERVANT: Final = _event("servant", "player", "count", "life", "thing")
DAMAGED: Final = _event("damage", "player", "count", "kind", "life", "cause?")
REDUCED: Final = _event("reduced", "player", "count", "left", "cause", "source?")
UNHARMED: Final = _event("unharmed", "player", "cause?")
HEALED: Final = _event("heal", "player", "count", "life")
LIFE_SET: Final = _event("life", "player", "life")
STUN: Final = _event("stun", "player", "count", "total")
CRACKED: Final = _event("cracks", "target", "count", "total", "barrier", "thing?")
DESTROYED: Final = _event("destroyed", "target", "barrier")
COLLAPSED: Final = _event("collapsed", "target")
DESTROYED_THING: Final = _event("destroyed-thing", "card", "player?", "target?", "thing")
LAID: Final = _event("laid", "player", "card", "target?", "energy", "thing")
ENERGY_SPENT: Final = _event("energy", "player", "*cards", "*things", "*left")
ENDED_SPELL: Final = _event("ended", "card", "player?", "target?", "thing")
ITEM_PLAYED: Final = _event("item", "player", "card", "thing")
DROPPED: Final = _event("drop", "player", "card", "square", "how", "thing")
TAKEN: Final = _event("take", "player", "card", "victim?", "thing")
LANDS: Final = _event("lands", "card", "square", "thing")
TREASURE_TAKEN: Final = _event("treasure-taken", "player", "treasure", "victim?")
TREASURE_DROPPED: Final = _event("treasure-dropped", "player", "treasure", "square", "how")
TREASURE_MOVED: Final = _event("treasure-moved", "treasure", "square")
HELD: Final = _event("held", "player", "line")
LET_GO_OF: Final = _event("let-go", "player", "line")
DISCARDED: Final = _event("discard", "player", "card")
DREW: Final = _event("draw", "player", "count")
CARDS: Final = _event("cards", "player", "*cards")
SHUFFLED: Final = _event("shuffle", "group")
TURNED: Final = _event("turned", "sector", "count", "*squares", "*to")
TRAP: Final = _event("trap", "player", "square")
TRAP_BLANK: Final = _event("trap-blank", "square")
TRAP_REAL: Final = _event("trap-real", "square")
LOOKED: Final = _event("looked", "player", "target")
HAND_SEEN: Final = _event("hand", "player", "*cards")
STOLE: Final = _event("stole", "player", "target", "count")
STOLEN: Final = _event("stolen", "player", "target", "card")
GIVEN: Final = _event("given", "player", "target", "card")
ROLLED: Final = _event("roll", "player", "card", "face")
DOOMED: Final = _event("doomed", "player")
DIES: Final = _event("dies", "player", "*doors")
KILLED: Final = _event("killed", "player", "target", "kills")
INHERITS: Final = _event("inherits", "player", "target", "count")
INHERITED: Final = _event("inherited", "player", "target", "*cards")
POINT: Final = _event("point", "player", "total", "treasure?")
POINT_LOST: Final = _event("point-lost", "player", "total", "treasure")
TURN_OVER: Final = _event("turn-over", "player")
ENDED: Final = _event("end", "reason", "*winners")
