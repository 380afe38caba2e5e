"""The guided first games: where each begins, what the opponents choose, and what the coach says when."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

Facts: TypeAlias = Mapping[str, object]  # paths into a view, such as `wizards.0.at`, and what is there


class Step(NamedTuple):
    """What the coach says from the moment that some facts hold; the page has the words."""

    name: str
    when: Facts
    rule: str  # the paragraph of the rules that it is about
    wants: tuple[str, ...]  # the choices that lead on
    at: tuple[str, ...]  # what it speaks of, as CSS selectors


class FirstGame(NamedTuple):
    """A guided first game: the learner has seat 0, computer players have the others."""

    position: dict[str, Any]
    during: Facts  # as long as these hold, the opponents choose what is written here
    opponents: Mapping[int, tuple[str, ...]]  # words by seat: the first that can be chosen is
    steps: tuple[Step, ...]

    def step(self, view: Mapping[str, Any]) -> Step | None:
        """Return the present step: the last one whose facts hold."""
        return next((step for step in reversed(self.steps) if hold(step.when, view)), None)


@cache
def first_game(game: str) -> FirstGame | None:
    """Return the guided first game of a game; None if it has none."""
    file = files(__name__) / f"{game}.json"
    if not file.is_file():
        return None
    told = json.loads(file.read_text("utf-8"))
    return FirstGame(
        told["position"],
        told["during"],
        {int(seat): tuple(words) for seat, words in told["opponents"].items()},
        tuple(
            Step(
                step["name"],
                step["when"],
                step["rule"],
                tuple(step.get("wants", ())),
                tuple(step.get("at", ())),
            )
            for step in told["steps"]
        ),
    )


def hold(facts: Facts, view: Mapping[str, Any]) -> bool:
    """Whether facts hold in a view: a list in a view has what is in it, one in a fact has alternatives."""
    return all(_has(_at(view, path), value) for path, value in facts.items())


def _has(found: object, value: object) -> bool:
    if isinstance(value, list):
        return any(_has(found, one) for one in value)
    return found == value or (isinstance(found, list | tuple) and value in found)


def _at(view: object, path: str) -> object:
    """Return what is at a path in a view; None: nothing."""
    for part in path.split("."):
        if isinstance(view, Mapping):
            view = view.get(part)
        elif isinstance(view, list | tuple) and part.isdigit() and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view
