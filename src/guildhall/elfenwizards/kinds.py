"""The kinds of decision and of event, and what their numbers mean."""

from __future__ import annotations

from typing import Final

# Decisions: what an option is.
CHIP_SOURCE: Final = 0  # HAND or BOX
RETIRE_BOX: Final = 1  # a Magician box
DIE: Final = 2  # DONE or a face
DICE_BOX: Final = 3  # a place for dice
REROLL: Final = 4  # ACCEPT or AGAIN
REDEEM: Final = 5  # DONE or a face
SPELL: Final = 6  # DONE (pass, or stop after one), 8 * (level - 1) + face, or CHIP
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

# Events: name (its Fluent message is elfenwizards-event-<name>) and the meaning of each number;
# the last one of a name in the plural holds all the numbers that remain.
EVENTS: Final = (
    ("start", ("player", "colours")),
    ("round", ("round",)),
    ("begins", ("step",)),
    ("retire-pay", ("player", "source")),
    ("dragon", ("player",)),
    ("retire", ("token", "box")),
    ("roll", ("player", "faces")),
    ("reroll", ("player", "faces")),
    ("place", ("player", "face", "place")),
    ("hold", ("player", "faces")),
    ("redeem", ("player", "count", "faces")),
    ("spell", ("player", "spell", "token", "box", "points")),
    ("pass", ("player",)),
    ("cannot-place", ("player",)),
    ("award", ("token", "box", "points")),
    ("vacant", ("box",)),
    ("passed-over", ("token", "level")),
    ("spells-return", ()),
    ("fill", ("token", "box")),
    ("demote", ("token", "box", "grey")),
    ("cleanse", ("player", "count", "faces")),
    ("cleanse-token", ("token", "count")),
    ("score", ("player", "count", "total")),
    ("bonus", ("player", "count", "total")),
    ("end", ("reason", "winners")),
)
(
    START,
    ROUND,
    STEP_BEGINS,
    RETIRE_PAY,
    DRAGON,
    RETIRED,
    ROLLED,
    REROLLED,
    PLACED,
    HELD,
    REDEEMED,
    SPELL_PLACED,
    PASSED,
    CANNOT_PLACE,
    AWARDED,
    LEFT_VACANT,
    PASSED_OVER,
    SPELLS_RETURNED,
    FILLED,
    DEMOTED,
    CLEANSED,
    TOKEN_CLEANSED,
    SCORED,
    BONUS,
    ENDED,
) = range(len(EVENTS))
