"""The kinds of decisions and events, and what their numbers mean."""

from __future__ import annotations

from typing import Final

from guildhall.kernel.event import EventKinds

# Decisions: what an option is.
CHIP_SOURCE: Final = 0  # HAND or BOX
RETIRE_BOX: Final = 1  # a Magician box
DIE: Final = 2  # DONE or a face
DICE_BOX: Final = 3  # a place for dice
REROLL: Final = 4  # ACCEPT or AGAIN
REDEEM: Final = 5  # DONE or a face
SPELL: Final = 6  # DONE (pass, or stop after one), or one of spell.py
TARGET: Final = 7  # a token
VACANT_TOKEN: Final = 8  # a token
VACANT_BOX: Final = 9  # a title
DEMOTE_TOKEN: Final = 10  # a token
DEMOTE_BOX: Final = 11  # a Magician box
CLEANSE: Final = 12  # DONE or a face
CLEANSE_TOKEN: Final = 13  # a token
ROLL: Final = 14  # NOW
READY: Final = 15  # NOW

DONE: Final = 0
NOW: Final = 0
HAND: Final = 0
BOX: Final = 1
ACCEPT: Final = 0
AGAIN: Final = 1
CHIP: Final = 32

# Events: the name of a kind (its Fluent message is elfenwizards-event-<name>) and the names of its numbers,
# as in EventKinds.declare. `worth` is what it adds to the points or the score of its token.
EVENTS: Final = EventKinds()
_event: Final = EVENTS.declare

START: Final = _event("start", "player", "*colours")
ROUND: Final = _event("round", "round")
STEP_BEGINS: Final = _event("begins", "step")
RETIRE_PAY: Final = _event("retire-pay", "player", "source")
DRAGON: Final = _event("dragon", "player")
RETIRED: Final = _event("retire", "token", "box")
ROLLED: Final = _event("roll", "player", "*faces")
REROLLED: Final = _event("reroll", "player", "*faces")
PLACED: Final = _event("place", "player", "face", "place")
HELD: Final = _event("hold", "player", "*faces")
REDEEMED: Final = _event("redeem", "player", "count", "*faces")
SPELL_PLACED: Final = _event("spell", "player", "spell", "token", "box", "points", "worth")
PASSED: Final = _event("pass", "player")
CANNOT_PLACE: Final = _event("cannot-place", "player")
AWARDED: Final = _event("award", "token", "box", "points")
LEFT_VACANT: Final = _event("vacant", "box")
PASSED_OVER: Final = _event("passed-over", "token", "level", "box")
SPELLS_RETURNED: Final = _event("spells-return")
FILLED: Final = _event("fill", "token", "box")
DEMOTED: Final = _event("demote", "token", "box", "grey", "worth")
CLEANSED: Final = _event("cleanse", "player", "count", "*faces")
TOKEN_CLEANSED: Final = _event("cleanse-token", "token", "count", "worth")
SCORED: Final = _event("score", "player", "count", "total")
BONUS: Final = _event("bonus", "player", "count", "total")
ENDED: Final = _event("end", "reason", "*winners")
