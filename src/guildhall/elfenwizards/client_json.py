"""Views, hints and events as plain JSON in the words of notation, for clients that don't know the rules.

A player is given by their seat. There are no secrets: everything is the same for everybody, except the part
`mine`, which says whose view it is. Parts that seldom change are made once and shared, so callers must not
change the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal, cast

from guildhall.elfenwizards import client_types, kinds
from guildhall.elfenwizards.dice import POINTS, spread
from guildhall.elfenwizards.flow.round import STEPS, step_now
from guildhall.elfenwizards.flow.score import TWICE, winners
from guildhall.elfenwizards.flow.spells import place_spells_and_award_titles
from guildhall.elfenwizards.messages import FIELDS
from guildhall.elfenwizards.notation import PLACES, Place, spell_name
from guildhall.elfenwizards.setup import COLOURS, LETTERS, token_names
from guildhall.elfenwizards.state import ENDINGS, ROLLED, State
from guildhall.elfenwizards.tree import (
    BOXES,
    LEVEL,
    LEVEL_LETTERS,
    MAGICIAN_BOXES,
    TITLES,
    VALUE,
    necromancer_boxes,
)
from guildhall.elfenwizards.view import Hints, View
from guildhall.kernel.client_types import Ending
from guildhall.kernel.event import Event
from guildhall.kernel.frame import Frame
from guildhall.kernel.hints import show_warnings
from guildhall.kernel.message import as_json
from guildhall.kernel.numbering import numbers_in

_STEPS: Final = tuple([step.__name__ for step in STEPS])
_CONTESTS: Final = STEPS.index(place_spells_and_award_titles) + 1
_FACES: Final = {dice: spread(dice) for dice in POINTS}
_BESIDE: Final = ("chip", "d1", "d2", "d3", "d4", "d5", "d6")
_SPELLS: Final = [spell_name(spell) for spell in range(kinds.CHIP + 1)]
_USED: Final[
    dict[int, list[Place | Literal["rolled"]]]
] = {  # the dice that a step is about: just rolled, or those of a box
    2: ["rolled"],
    3: ["rolled"],
    4: ["minor"],
    5: [*PLACES[:4]],
    6: ["minor"],
    9: ["grey"],
}
_SEATS: Final = [numbers_in(bits) for bits in range(64)]
_CACHE_SIZE: Final = 4096  # ways to deal the tokens


def _below(box: int) -> list[str]:
    """Return the boxes whose tokens compete for a title."""
    if box < 7:
        return [BOXES[2 * box + 1], BOXES[2 * box + 2]]
    return [BOXES[crowd] for crowd in MAGICIAN_BOXES if box in necromancer_boxes(crowd)]


# The tree never changes.
_TREE: Final[list[client_types.TreeBox]] = [
    {
        "box": name,
        "level": LEVEL_LETTERS[LEVEL[box]],
        "value": VALUE[box],
        "title": box < TITLES,
        "from": _below(box) if box < TITLES else [],
    }
    for box, name in enumerate(BOXES)
]


# -- a view ----------------------------------------------------------------------------------------------


def show(v: View) -> client_types.View:
    """Return the table as a seat sees it."""
    names = _names(v.owner, v.colours)
    step = step_now(v.stack) if v.stack else None
    return {
        "game": "elfenwizards",
        "seats": v.seats,
        "tree": _TREE,
        "round": v.round,
        "rounds": v.rules.rounds,
        "endings": _endings(v.rules.rounds),
        "step": step,
        "step_name": _STEPS[step - 1] if step else None,
        "rule": client_types.STEPS[step - 1] if step else client_types.WINNING,
        "contested": step == _CONTESTS,
        "using": _USED.get(step, []) if step else [],
        "dragon": v.dragon,
        "track": [player if player >= 0 else None for player in v.track],
        "grey_supply": v.supply if v.supply >= 0 else None,
        "rounds_without": v.uncrowned,
        "players": [_player(v, seat) for seat in range(v.seats)],
        "tokens": [
            {"name": name, "owner": owner, "box": BOXES[box], "grey": grey, "points": points}
            for name, owner, box, grey, points in zip(names, v.owner, v.where, v.grey, v.points, strict=True)
        ],
        "spells": [
            {"player": player, "token": names[token], "spell": _BESIDE[face]}
            for player, token, face in v.spells
        ],
        "waiting": [decision.player for decision in v.asked],
        "doing": [_frame(names, frame) for frame in v.stack[1:]],
        "ended": ENDINGS[v.ended] if v.ended else None,
        "winners": list(winners(v.rules, v.score, v.crowned, v.hand)) if v.ended else [],
        "mine": show_mine(v),
    }


def show_mine(v: View) -> client_types.Mine | None:
    """Return whose view it is; there is nothing else that only one seat knows."""
    return {"seat": v.seat} if v.seat is not None else None


@cache
def _endings(rounds: int) -> list[Ending]:
    """Return what ends the game."""
    return [
        {"reason": "last_round", "rule": "11.1", "goal": rounds},
        {"reason": "second_high_wizard", "rule": "11.2", "goal": TWICE},
        {"reason": "no_high_wizard", "rule": "11.3", "goal": TWICE},
    ]


@lru_cache(_CACHE_SIZE)
def _names(owner: tuple[int, ...], colours: tuple[int, ...]) -> tuple[str, ...]:
    """Return the words for all tokens."""
    return token_names(owner, colours)


def _player(v: View, seat: int) -> client_types.Player:
    dice = v.dice[7 * seat : 7 * seat + 7]
    return {
        "seat": seat,
        "colour": COLOURS[v.colours[seat]],
        "letter": LETTERS[v.colours[seat]],
        "score": v.score[seat],
        "high_wizards": v.crowned[seat],
        "passed": bool(v.passed >> seat & 1),
        "chips": {"front": v.hand[seat], "minor": v.spent[seat]},
        "dice": {
            "front": v.front[seat],
            "rolled": _FACES[dice[ROLLED]],
            "W": _FACES[dice[0]],
            "S": _FACES[dice[1]],
            "N": _FACES[dice[2]],
            "M": _FACES[dice[3]],
            "minor": _FACES[dice[4]],
            "grey": _FACES[dice[5]],
        },
    }


def _frame(names: Sequence[str], frame: Frame[State]) -> client_types.Doing:
    """Return a frame in progress: its name and its numbers."""
    shown: dict[str, object] = {"do": frame.name}
    for field, value in zip(frame.fields, frame.values(), strict=True):
        if field == "token":
            shown["token"] = names[value]
        elif field == "level":
            shown["level"] = LEVEL_LETTERS[value]
        elif field == "spell":
            shown["spell"] = _SPELLS[value]
        elif field == "taken":
            shown["taken"] = _FACES[value]
        elif field == "ready":
            shown["ready"] = _SEATS[value]
        elif field not in ("step", "turn"):
            shown[field] = value
    return cast("client_types.Doing", shown)


# -- hints -----------------------------------------------------------------------------------------------


def show_hints(hints: Hints) -> client_types.Hints:
    """Return hints as plain JSON."""
    return {
        "contests": [
            {
                "titles": [BOXES[title] for title in standing.titles],
                "candidates": [hints.tokens[token] for token in standing.candidates],
                "points": list(standing.points),
                "rising": [hints.tokens[token] for token in standing.rising],
                "closed_to_all_but": standing.closed_to_all_but,
            }
            for standing in hints.contests
        ],
        "worth": list(hints.worth),
        "totals": list(hints.totals),
        "cautions": [
            {"player": caution.player, "rule": caution.rule, "message": as_json(caution.message)}
            for caution in hints.cautions
        ],
        "warnings": show_warnings(hints.warnings),
    }


# -- events ----------------------------------------------------------------------------------------------


def show_event(s: State, event: Event) -> dict[str, object]:
    """Return an event with named numbers."""
    names = _names(s.owner, s.colours)
    return kinds.EVENTS.as_json(event, lambda field, number: FIELDS.as_json(names, field, number))
