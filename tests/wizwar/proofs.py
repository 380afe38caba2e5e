"""Decorators for stories that prove what a card, or an answer to it, does.

    @shows("Fireball")      the story fails if a Fireball does nothing
    @answered("Fireball")   the story fails if other players' answers to a Fireball do nothing
    @asks("knocked")        the story fails if that question has no prompt

Such a story runs twice: normally, and again with those effects disabled, where it must fail.
tests/wizwar/test_every_card.py checks that every card and question has its decorators.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import wraps
from typing import ParamSpec

import pytest

from guildhall.wizwar.book import BARS, BOOK, FILLS, HIDES, WAYS, Effect, Hooks, nothing_at_once
from guildhall.wizwar.decks import ENERGY, NAME
from guildhall.wizwar.printed import COUNTER
from guildhall.wizwar.stack.ask import questions
from guildhall.wizwar.stack.cast import DONE, Cast, lose_helper
from guildhall.wizwar.stack.damage import Damage
from guildhall.wizwar.state import State, Thing
from guildhall.wizwar.table_actions import end
from guildhall.wizwar.words import rule, when

P = ParamSpec("P")
Story = Callable[P, None]

HOOKS = [table for words in (rule, when) for table in vars(words).values() if isinstance(table, Hooks)]


def shows(name: str) -> Callable[[Story[P]], Story[P]]:
    """Return a decorator for a story that fails if the cards of this name do nothing."""
    return _proved(without, name)


def answered(name: str) -> Callable[[Story[P]], Story[P]]:
    """Return a decorator for a story that fails if other players' answers to these cards do nothing."""
    return _proved(unanswered, name)


def asks(question: str) -> Callable[[Story[P]], Story[P]]:
    """Return a decorator for a story that fails if a question of a card has no prompt."""

    def prove(story: Story[P]) -> Story[P]:
        @wraps(story)
        def run_twice(*args: P.args, **kwargs: P.kwargs) -> None:
            story(*args, **kwargs)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(questions()[question], "question", "without-words")
                try:
                    story(*args, **kwargs)
                except LookupError:
                    return
            pytest.fail(f"this never shows the prompt of {question}")

        return run_twice

    return prove


def _proved(
    disabled: Callable[[str], AbstractContextManager[None]], name: str
) -> Callable[[Story[P]], Story[P]]:
    assert name in NAME, name

    def prove(story: Story[P]) -> Story[P]:
        @wraps(story)
        def run_twice(*args: P.args, **kwargs: P.kwargs) -> None:
            story(*args, **kwargs)
            try:
                with disabled(name):
                    story(*args, **kwargs)
            except AssertionError:
                return
            pytest.fail(f"this would be the same {disabled.__name__} {name}")

        return run_twice

    return prove


@contextmanager
def without(name: str) -> Iterator[None]:
    """Disable the effects of the cards of this name, which can still be played."""
    card = BOOK[NAME[name]]
    tables = [table for table in HOOKS if card.name in table.by_name]
    with pytest.MonkeyPatch.context() as patch:
        for table in tables:
            others = {other: function for other, function in table.by_name.items() if other != card.name}
            patch.setattr(table, "by_name", others)
        for marks in (FILLS, HIDES, BARS):
            patch.setattr(marks, "mask", marks.mask & ~(1 << card.name))
        if not tables and all(way.effect is nothing_at_once for way in card.ways):
            patch.setitem(when.laid.by_name, card.name, _vanish)
        for way in card.ways:
            patch.setattr(way, "effect", lose_helper if way.helps else None)
            patch.setattr(way, "after", None)
        if name in ENERGY:
            patch.setattr(card, "energy", 1)
        yield


def _vanish(s: State, i: int, thing: Thing) -> None:
    end(s, i)


@contextmanager
def unanswered(name: str) -> Iterator[None]:
    """Disable what other players play against the cards of this name."""
    with pytest.MonkeyPatch.context() as patch:
        for way in WAYS:
            if way.kind == COUNTER and way.effect is not None:
                patch.setattr(way, "effect", _disabled_against(NAME[name], way.effect))
            if way.kind == COUNTER and way.after is not None:
                patch.setattr(way, "after", _disabled_against(NAME[name], way.after))
        yield


def _disabled_against(name: int, effect: Effect) -> Effect:
    def unless_disabled(s: State, answer: Cast) -> None:
        cast = _answered_cast(s, answer)
        if cast is None or WAYS[cast.way].name != name or cast.caster == answer.caster:
            effect(s, answer)

    return unless_disabled


def _answered_cast(s: State, answer: Cast) -> Cast | None:
    """Return the cast that an answer is about, perhaps by way of its damage."""
    frame = s.stack[answer.against]
    if isinstance(frame, Damage):
        for below in s.stack[answer.against :: -1]:
            if isinstance(below, Cast) and below.stage == DONE:
                return below
    return frame if isinstance(frame, Cast) else None
