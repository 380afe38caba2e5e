"""Write and read the frames of a position, by the sorts of their fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from guildhall.kernel.frame import Frame
from guildhall.wizwar import cards
from guildhall.wizwar.flow.turn import ACTING, BEGINNING, DISCARDING, DRAWING, DREW
from guildhall.wizwar.position.errors import READ, one_of
from guildhall.wizwar.position.fields import FORMS
from guildhall.wizwar.position.pool import Pool
from guildhall.wizwar.setup import Draft
from guildhall.wizwar.stack.ask import Piece, Question, pieces, questions
from guildhall.wizwar.state import State

assert cards  # so that all frames are known

# The frames of each phase, one for each step, and the names of the steps where there are several.
PHASES: Final[dict[str, tuple[Frame[State], ...]]] = {
    frames[0].name: frames for frames in ((Draft(),), BEGINNING, (ACTING,), (DISCARDING, DRAWING, DREW))
}
STEPS: Final[dict[str, tuple[str, ...]]] = {
    BEGINNING[0].name: ("start", "effects", "energy", "stun"),
    DISCARDING.name: ("discard", "draw", "over"),
}
_OLD_NAMES: Final = ("a", "b", "c")  # the names of what questions remember, in older positions


def write(s: State, frame: Frame[State]) -> dict[str, object]:
    """Return a frame as plain JSON, with its name and its numbers."""
    out = FORMS.write(s, frame)
    return {"do": frame.name, "question": frame.question} | out if isinstance(frame, Question) else out


def read(pool: Pool, value: object, part: str) -> Frame[State]:
    """Return the frame that plain JSON describes."""
    given = READ.mapping(value, part)
    known = pieces()
    do = one_of(given.get("do"), part, (*known, Question.name))
    if do == Question.name:
        asked = questions()
        frame: type[Piece] = asked[one_of(given.get("question"), f"{part}.question", asked)]
        given = _with_names(given, frame)
    else:
        frame = known[do]
    return FORMS.read(pool, given, frame, part)


def _with_names(given: Mapping[str, object], question: type[Piece]) -> dict[str, object]:
    """Return a question with names for what it remembers; drop the unused numbers of older positions."""
    letters = dict(zip(_OLD_NAMES, list(question.fields)[1:], strict=False))
    kept = [key for key in given if key != "question" and (key not in _OLD_NAMES or key in letters)]
    return {letters.get(key, key): given[key] for key in kept}
