"""Write and read the frames of a position: a new frame or field needs one entry here and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from guildhall.kernel.frame import Frame
from guildhall.wizwar.cards.attacks import Bolt
from guildhall.wizwar.flow.acts import SpeedUp, Stow
from guildhall.wizwar.flow.turn import ACTING, BEGINNING, DISCARDING, DRAWING, DREW
from guildhall.wizwar.movement import Advance, Shove
from guildhall.wizwar.position.errors import READ, one_of, only
from guildhall.wizwar.position.fields import (
    AIMED,
    CARD,
    CARD_NAME,
    COUNT,
    DIRECTION,
    FLAG,
    FRAME,
    FUEL,
    HELPERS,
    KINDS,
    LINE,
    LINES,
    PLAYER,
    PLAYERS,
    REMEMBERED,
    SQUARE,
    TARGETS,
    THING,
    THINGS,
    TREASURE,
    WAY,
    Form,
    number,
)
from guildhall.wizwar.position.pool import Pool
from guildhall.wizwar.setup import Draft
from guildhall.wizwar.stack.ask import Question, questions
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.stack.declare import Declare, Window
from guildhall.wizwar.stack.permissions import digits
from guildhall.wizwar.stack.pickup import PickUp
from guildhall.wizwar.state import State

# The frames of each phase, one for each step, and the names of the steps where there are several.
PHASES: Final[dict[str, tuple[Frame[State], ...]]] = {
    frames[0].name: frames for frames in ((Draft(),), BEGINNING, (ACTING,), (DISCARDING, DRAWING, DREW))
}
STEPS: Final[dict[str, tuple[str, ...]]] = {
    BEGINNING[0].name: ("start", "effects", "energy", "stun"),
    DISCARDING.name: ("discard", "draw", "over"),
}

# The fields of each frame: their forms and defaults (None: required).
Field = tuple[Form, int | None]
FRAMES: Final[dict[type[Frame[State]], dict[str, Field]]] = {
    Declare: {
        "way": (WAY, -1),
        "caster": (PLAYER, None),
        "against": (FRAME, -1),
        "thing": (THING, -1),
        "helpers": (HELPERS, 0),
        "origin": (SQUARE, -1),
        "target": (TARGETS, -1),
        "aimed": (AIMED, 0),
        "energy": (COUNT, -1),
        "fuel": (FUEL, 0),
        "adding": (number(2), 0),
        "amount": (COUNT, -1),
        "through": (LINE, -1),
    },
    Cast: {
        "way": (WAY, None),
        "card": (CARD, -1),
        "caster": (PLAYER, None),
        "against": (FRAME, -1),
        "thing": (THING, -1),
        "origin": (SQUARE, -1),
        "bent": (FLAG, 0),
        "target": (TARGETS, -1),
        "energy": (COUNT, 1),
        "amount": (COUNT, 0),
        "spot": (SQUARE, -1),
        "stage": (number(2), 0),
        "cancelled": (FLAG, 0),
        "evaded": (PLAYERS, 0),
        "served": (PLAYERS, 0),
        "stunned": (PLAYERS, 0),
        "barriers": (LINES, 0),
        "rolled": (THINGS, 0),
        "bound": (PLAYERS, 0),
        "through": (LINE, -1),
    },
    Bolt: {"at": (FRAME, None), "step": (COUNT, 0)},
    Damage: {
        "victim": (PLAYER, None),
        "amount": (number(999), None),
        "kind": (KINDS, None),
        "by": (PLAYER, -1),
        "origin": (SQUARE, -1),
        "attack": (FLAG, 0),
        "stuns": (COUNT, 0),
        "spell_of": (PLAYER, -1),
        "of": (THING, -1),
        "stage": (number(3), 0),
        "cause": (CARD_NAME, -1),
    },
    PickUp: {
        "player": (PLAYER, None),
        "treasure": (TREASURE, None),
        "square": (SQUARE, None),
        "ends": (FLAG, 0),
        "stage": (number(2), 0),
    },
    Stow: {"player": (PLAYER, None), "thing": (THING, None)},
    Window: {"at": (FRAME, None), "passed": (PLAYERS, 0)},
    Advance: {"player": (PLAYER, None), "direction": (DIRECTION, None)},
    Shove: {
        "player": (PLAYER, None),
        "direction": (DIRECTION, None),
        "left": (COUNT, None),
    },
    SpeedUp: {"player": (PLAYER, None), "energy": (COUNT, None)},
}
_FRAME: Final[dict[str, type[Frame[State]]]] = {frame.name: frame for frame in FRAMES}


_OLD_NAMES: Final = ("a", "b", "c")  # the names of what questions remember, in older positions


def _fields(frame: type[Frame[State]]) -> dict[str, Field]:
    """Return the fields of a type of frame, in the order of its constructor."""
    if not issubclass(frame, Question):
        return FRAMES[frame]
    return {"player": (PLAYER, None), **{name: REMEMBERED[sort] for name, sort in frame.remembers}}


def write(s: State, frame: Frame[State]) -> dict[str, object]:
    """Return a frame as plain JSON, with its name and its numbers."""
    out: dict[str, object] = {"do": frame.name}
    if isinstance(frame, Question):
        out["question"] = frame.question
    for (name, (form, default)), value in zip(_fields(type(frame)).items(), frame.values(), strict=True):
        if value != default and form is not AIMED:
            out[name] = form.write(s, value)
    return out


def read(pool: Pool, value: object, part: str) -> Frame[State]:
    """Return the frame that plain JSON describes."""
    given = READ.mapping(value, part)
    do = one_of(given.get("do"), part, (*_FRAME, Question.name))
    if do == Question.name:
        known = questions()
        frame: type[Frame[State]] = known[one_of(given.get("question"), f"{part}.question", known)]
        given = _with_names(given, list(_fields(frame))[1:])
    else:
        frame = _FRAME[do]
    fields = _fields(frame)
    only(given, ("do", *fields), part)
    values: list[int] = []
    for name, (form, default) in fields.items():
        if form is AIMED:
            values.append(len(digits(values[-1])) if values[-1] >= 0 else 0)
        elif name in given or default is None:
            values.append(form.read(pool, given.get(name), f"{part}.{name}"))
        else:
            values.append(default)
    return frame(*values)


def _with_names(given: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
    """Return a question with names for what it remembers; drop the unused numbers of older positions."""
    letters = dict(zip(_OLD_NAMES, names, strict=False))
    kept = [key for key in given if key != "question" and (key not in _OLD_NAMES or key in letters)]
    return {letters.get(key, key): given[key] for key in kept}
