"""Wiz-War at the terminal: long lists of choices in lots, and ways of several steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from guildhall.cli.boards.drawing import Lot
from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Arg, IllegalChoice, Message
from guildhall.text import Text
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.board import square_name, square_named
from guildhall.wizwar.book import SPELL, WAYS
from guildhall.wizwar.decks import SCHOOLS, SLUGS
from guildhall.wizwar.hints import Hints
from guildhall.wizwar.notation import DIRECTIONS, NOUNS, TURNS, VERBS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.targets import NOWHERE, SORT
from guildhall.wizwar.view import View

# The parts of the notation that have a word in each language, each with its message.
_MODES: Final = tuple(sorted({way.mode for way in WAYS if way.mode}))
WORDS: Final = {
    **{word: f"typed-{word}" for word in (*VERBS, *NOUNS, *_MODES, *COLOURS, *DIRECTIONS, *TURNS)},
    **{school: f"wizwar-school-{school}" for school in SCHOOLS},
    **{slug: f"wizwar-card-{slug}" for slug in SLUGS},
}

# The lots of acts; what is not here is a lot of its own name.
_LOTS: Final = {
    "end-phase": "done",
    "step": "walk",
    "way": "cast",
    "item": "play",
    "speed-add": "speed",
    "take-treasure": "take",
    "drop-treasure": "drop",
    "end-spell": "end",
    "hold": "door",
    "let-go": "door",
}
_IN_ONE_WORD: Final = ("square", "line", "token")  # they need no meaning beside them
_MANY: Final = 8  # targets that are still shown as a plain list


def walk(view: View, hints: Hints, decision: Decision, word: str) -> Sequence[str]:
    """The steps to a farther square; () for the next one, or for what is no square to be walked to."""
    square = square_named(word.casefold())
    if decision.kind != kinds.ACT or square is None:
        return ()
    for reach in hints.reach:
        if reach.square == square:
            return [square_name(step) for step in reach.path]
    here = view.at[decision.player]
    near = view.arrangement.next[4 * here : 4 * here + 4]
    if hints.reach and square not in (here, *near) and view.arrangement.place_of[square] >= 0:
        told: dict[str, Arg] = {"square": square_name(square), "points": view.mp}
        raise IllegalChoice(Message("board-wizwar-no-way", told), "2.1")
    return ()


def sort(view: View, decision: Decision, text: Text) -> Sequence[Lot]:
    """The acts of a turn by what they are, and many targets by their sort."""
    if decision.kind == kinds.ACT:
        found = {_act(choice) for choice in decision.options}
        return _lots(decision.options, _act, text, explained=found - {"walk"})
    if decision.kind in (kinds.AIM, kinds.CHOICE) and len(decision.options) > _MANY:
        found = {_target(choice) for choice in decision.options}
        return _lots(decision.options, _target, text, explained=found - {*_IN_ONE_WORD})
    return ()


def _lots(options: Sequence[int], sort_of: Any, text: Text, explained: Any) -> list[Lot]:
    lots: dict[str, list[int]] = {}
    for choice in options:
        lots.setdefault(sort_of(choice), []).append(choice)
    done = lots.pop("done", None)
    if done:
        lots["done"] = done
    return [
        Lot(text(f"board-wizwar-lot-{sort}"), choices, sort in explained) for sort, choices in lots.items()
    ]


def _act(act: int) -> str:
    sort, number = choices.read(kinds.ACT, act)
    if sort == "way" and WAYS[number].how != SPELL:
        return "use"
    return _LOTS.get(sort, sort)


def _target(target: int) -> str:
    return "done" if target == NOWHERE else SORT[target]
