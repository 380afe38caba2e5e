"""Wiz-War at the terminal: long lists of choices in groups, and walks of several steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from guildhall.cli.boards.board import ChoiceGroup
from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Arg, IllegalChoice, Message
from guildhall.text import Text
from guildhall.wizwar import choices, kinds
from guildhall.wizwar.board import square_name, square_named
from guildhall.wizwar.book import SPELL, WAYS
from guildhall.wizwar.decks import SCHOOLS, SLUGS
from guildhall.wizwar.hints import Hints
from guildhall.wizwar.movement import DIRECTIONS
from guildhall.wizwar.notation import NOUNS, TURNS, VERBS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.targets import NOWHERE, SORT
from guildhall.wizwar.view import View

# The parts of the notation that are translated, each with its message.
_MODES: Final = tuple(sorted({way.mode for way in WAYS if way.mode}))
WORDS: Final = {
    **{word: f"typed-{word}" for word in (*VERBS, *NOUNS, *_MODES, *COLOURS, *DIRECTIONS, *TURNS)},
    **{school: f"wizwar-school-{school}" for school in SCHOOLS},
    **{slug: f"wizwar-card-{slug}" for slug in SLUGS},
}

# The groups of acts; the others form groups of their own names.
_GROUPS: Final = {
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
_IN_ONE_WORD: Final = ("square", "line", "token")  # their word says it all
_MANY: Final = 8  # most targets to show as a plain list


def expand(view: View, hints: Hints, decision: Decision, word: str) -> Sequence[str]:
    """Return the steps to a distant square; () for an adjacent one, or if the word isn't a square."""
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


def group(view: View, decision: Decision, text: Text) -> Sequence[ChoiceGroup]:
    """Group the acts of a turn by kind, and long lists of targets by sort."""
    if decision.kind == kinds.ACT:
        found = {_act(choice) for choice in decision.options}
        return _groups(decision.options, _act, text, explained=found - {"walk"})
    if decision.kind in (kinds.AIM, kinds.CHOICE) and len(decision.options) > _MANY:
        found = {_target(choice) for choice in decision.options}
        return _groups(decision.options, _target, text, explained=found - {*_IN_ONE_WORD})
    return ()


def _groups(options: Sequence[int], sort_of: Any, text: Text, explained: Any) -> list[ChoiceGroup]:
    groups: dict[str, list[int]] = {}
    for choice in options:
        groups.setdefault(sort_of(choice), []).append(choice)
    done = groups.pop("done", None)
    if done:
        groups["done"] = done
    return [
        ChoiceGroup(text(f"board-wizwar-lot-{group}"), choices, group in explained)
        for group, choices in groups.items()
    ]


def _act(act: int) -> str:
    group, number = choices.read(kinds.ACT, act)
    if group == "way" and WAYS[number].how != SPELL:
        return "use"
    return _GROUPS.get(group, group)


def _target(target: int) -> str:
    return "done" if target == NOWHERE else SORT[target]
