"""The kinds of decision and of event, and what their numbers mean."""

from __future__ import annotations

from typing import Final

# Decisions: what an option is.
ACT: Final = 0  # one of the acts below
AIM: Final = 1  # a target
BOOST: Final = 2  # NONE, ADD, or 1 + name of a card
AMOUNT: Final = 3  # a number
ANSWER: Final = 4  # PASS, or 1 + way
WITH: Final = 5  # a way: the spell that a helper is played with
DISCARD: Final = 6  # DONE, or 1 + name of a card
DRAW: Final = 7  # how many cards
SCHOOL: Final = 8  # a school
OVER: Final = 9  # over the hand limit: name of a card, OVER_THING + thing
CHOICE: Final = 10  # a question of a card: a target
STEAL: Final = 11  # DONE, or 1 + name of a card
FORGET: Final = 12  # DONE, 1 + name of a card, or OVER_THING + thing
WALK: Final = 13  # DONE, or 1 + direction

DONE: Final = 0
NONE: Final = 0
PASS: Final = 0
ADD: Final = 200
OVER_THING: Final = 300

# Acts of the Move and Cast phase: what it is by the hundreds, which one by the rest.
END_PHASE: Final = 0
STEP: Final = 1  # + direction
PLAY_WAY: Final = 100  # + way: cast it from the hand, use it, or strike
PLAY_ITEM: Final = 400  # + name
SPEED: Final = 500  # + name: boost speed
SPEED_ADD: Final = 599
TAKE: Final = 600  # + thing
TAKE_TREASURE: Final = 800  # + treasure
DROP: Final = 900  # + thing
DROP_TREASURE: Final = 1099
END_SPELL: Final = 1100  # + thing
HOLD: Final = 1300  # + line
LET_GO: Final = 1500  # + line
ACCEPT: Final = 1700  # + thing: what it offers

# What stands on a line.
BARRIERS: Final = (None, "wall", "door")
NO_BARRIER, WALL, DOOR = range(len(BARRIERS))

# How a wizard goes from square to square, and by what they leave the map where it goes on elsewhere.
GAITS: Final = ("walks", "drifts", "is_knocked", "is_pushed", "is_led")
WALKS, DRIFTS, IS_KNOCKED, IS_PUSHED, IS_LED = range(len(GAITS))
EXITS: Final = (None, "exit", "purple", "cyan")

# How a wizard loses a treasure or an item.
LOSSES: Final = ("drops", "loses", "throws", "reaches")
DROPS, LOSES, THROWS, REACHES = range(len(LOSSES))

# A target that is a thing is told by its card (state.CARD), since its number may be another's later.
# Events: name (its Fluent message is wizwar-event-<name>) and the meaning of each number;
# the last one of a name in the plural holds all the numbers that remain.
EVENTS: Final = (
    ("start", ("player", "colours")),
    ("school", ("player", "school")),
    ("schools", ("group", "schools")),
    ("turn", ("player", "turn")),
    ("stunned", ("player", "count")),
    ("step", ("player", "gait", "from", "square", "exit")),
    ("moved", ("player", "square")),
    ("bump", ("player", "face")),
    ("random", ("player", "face")),
    ("speed", ("player", "count")),
    ("cast", ("player", "way", "target", "energy", "barrier")),
    ("helper", ("player", "card")),
    ("boost", ("player", "card", "count", "stones")),
    ("answer", ("player", "way", "target", "energy", "barrier")),
    ("strike", ("player", "way", "target", "barrier")),
    ("aimed", ("player", "way", "target", "barrier")),
    ("cancelled", ("player", "way")),
    ("evade", ("player", "card", "face")),
    ("hit", ("player", "card", "face")),
    ("out-of-sight", ("player", "way")),
    ("servant", ("player", "count", "life")),
    ("damage", ("player", "count", "kind", "life", "cause")),
    ("reduced", ("player", "count", "left", "cause")),
    ("heal", ("player", "count", "life")),
    ("life", ("player", "life")),
    ("stun", ("player", "count")),
    ("cracks", ("target", "count", "total", "barrier")),
    ("destroyed", ("target", "barrier")),
    ("collapsed", ("target",)),
    ("destroyed-thing", ("card", "target")),
    ("laid", ("player", "card", "target", "energy")),
    ("energy", ("player", "cards")),
    ("ended", ("card", "player")),
    ("item", ("player", "card")),
    ("drop", ("player", "card", "square", "how")),
    ("take", ("player", "card", "victim")),
    ("lands", ("card", "square")),
    ("treasure-taken", ("player", "treasure", "victim")),
    ("treasure-dropped", ("player", "treasure", "square", "how")),
    ("treasure-moved", ("treasure", "square")),
    ("held", ("player", "line")),
    ("let-go", ("player", "line")),
    ("discard", ("player", "card")),
    ("draw", ("player", "count")),
    ("cards", ("player", "cards")),
    ("shuffle", ("group",)),
    ("turned", ("sector", "count")),
    ("trap", ("player", "square")),
    ("trap-blank", ("square",)),
    ("trap-real", ("square",)),
    ("looked", ("player", "target")),
    ("hand", ("player", "cards")),
    ("stole", ("player", "target", "count")),
    ("stolen", ("player", "target", "card")),
    ("given", ("player", "target", "card")),
    ("roll", ("player", "card", "face")),
    ("doomed", ("player",)),
    ("dies", ("player",)),
    ("killed", ("player", "target")),
    ("inherits", ("player", "target", "count")),
    ("inherited", ("player", "target", "cards")),
    ("point", ("player", "total", "treasure")),
    ("point-lost", ("player", "total", "treasure")),
    ("turn-over", ("player",)),
    ("end", ("reason", "winners")),
)
(
    START,
    SCHOOL_CHOSEN,
    SCHOOLS_SET,
    TURN,
    STUNNED,
    STEPPED,
    MOVED,
    BUMP,
    RANDOM_WAY,
    SPEED_UP,
    CAST,
    HELPER,
    BOOSTED,
    ANSWERED,
    STRIKE,
    AIMED,
    CANCELLED,
    EVADED,
    HIT,
    OUT_OF_SIGHT,
    SERVANT,
    DAMAGED,
    REDUCED,
    HEALED,
    LIFE_SET,
    STUN,
    CRACKED,
    DESTROYED,
    COLLAPSED,
    DESTROYED_THING,
    LAID,
    ENERGY_SPENT,
    ENDED_SPELL,
    ITEM_PLAYED,
    DROPPED,
    TAKEN,
    LANDS,
    TREASURE_TAKEN,
    TREASURE_DROPPED,
    TREASURE_MOVED,
    HELD,
    LET_GO_OF,
    DISCARDED,
    DREW,
    CARDS,
    SHUFFLED,
    TURNED,
    TRAP,
    TRAP_BLANK,
    TRAP_REAL,
    LOOKED,
    HAND_SEEN,
    STOLE,
    STOLEN,
    GIVEN,
    ROLLED,
    DOOMED,
    DIES,
    KILLED,
    INHERITS,
    INHERITED,
    POINT,
    POINT_LOST,
    TURN_OVER,
    ENDED,
) = range(len(EVENTS))
