"""Every field of a state reaches its clones, what is imagined from its views, and its positions."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import guildhall
from guildhall.kernel.state import State
from guildhall.kernel.tape import Tape
from tests import fields

# What a position doesn't say, since it follows from what it says.
FOLLOWS = {
    "elfenwizards": {"rules", "owner", "points", "supply", "targets"},
    "wizwar": {"rules", "arrangement", "homes", "groups", "kinds", "sight"},
}
CHANGED = ("changed",)


def slots(thing: object) -> list[str]:
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]


def middle(name: str, seed: int) -> State:
    """A game in which something has happened, and in which somebody is asked."""
    return list(games(name, seed))[-1]


def games(name: str, seed: int) -> Iterator[State]:
    """The same state again and again, while a game is played at random."""
    game, rng = guildhall.game(name), random.Random(seed)
    s = game.new(game.seats[-1], seed)
    for _ in range(150):
        decision = rng.choice(game.asks(s))
        game.apply(s, decision.player, rng.choice(decision.options))
        if not s.asked:
            return
        yield s


def changeable(value: object) -> Iterator[object]:
    """Whatever can be changed in place, at any depth."""
    if isinstance(value, list | dict | set | Tape):
        yield value
    if isinstance(value, Tape):
        value = [getattr(value, name) for name in slots(value)]
    if isinstance(value, list | tuple):
        for item in value:
            yield from changeable(item)


def in_state(s: State) -> Iterator[object]:
    for name in slots(s):
        if name != "options":  # settled before the game begins
            yield from changeable(getattr(s, name))


def alter(s: State, name: str) -> None:
    """Give a field another value."""
    value: Any = getattr(s, name)
    if isinstance(value, int):
        setattr(s, name, ~value)
    elif isinstance(value, list) and value and isinstance(value[0], int):
        setattr(s, name, [~number for number in value])
    else:
        setattr(s, name, [*value[::-1], *(value[:1] or [CHANGED])] if isinstance(value, list) else CHANGED)


def written(name: str, s: State) -> str:
    """The position of a state, or what is wrong with the state."""
    try:
        return json.dumps(guildhall.game(name).dump(s))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return repr(error)


@pytest.mark.parametrize("name", fields.GAMES)
def test_what_follows_from_the_fields_has_been_written(name: str) -> None:
    for file, text in fields.rewritten(name).items():
        assert file.read_text("utf-8") == text, "run `python -m tests.fields`"


@pytest.mark.parametrize("name", fields.GAMES)
def test_a_clone_has_every_field_and_shares_nothing_that_changes(name: str) -> None:
    s = middle(name, 1)
    for field in set(slots(s)) - {"tape", "events"}:
        alter(s, field)
    twin = s.clone()
    for field in set(slots(s)) - {"tape"}:
        assert getattr(twin, field) == getattr(s, field), field
    assert (twin.tape.chance, twin.tape.rest()) == (s.tape.chance, s.tape.rest())
    mine = list(in_state(s))
    assert len(mine) > 10
    assert not {id(thing) for thing in mine} & {id(thing) for thing in in_state(twin)}


@pytest.mark.parametrize("name", fields.GAMES)
def test_a_view_and_what_is_imagined_from_it_have_every_field_that_is_not_special(name: str) -> None:
    game, s = guildhall.game(name), middle(name, 1)
    declared = fields.declared(fields.state_file(name).read_text("utf-8"))
    seen = [field.name for field in declared if not field.special and field.name != "rules"]
    assert len(seen) > 15
    viewer = s.asked[0].player
    for field in seen:
        changed = s.clone()
        alter(changed, field)
        view = game.view(changed, viewer)
        assert list(changeable(tuple(view))) == [s.options], field
        expected = getattr(changed, field)
        assert getattr(view, field) == (tuple(expected) if isinstance(expected, list) else expected), field
        imagined = game.imagine(view, 1)
        for other in seen:
            assert getattr(imagined, other) == getattr(changed, other), other
    assert not {id(thing) for thing in in_state(s)} & {id(thing) for thing in in_state(imagined)}


@pytest.mark.parametrize("name", fields.GAMES)
def test_no_field_is_left_out_of_positions(name: str) -> None:
    s = middle(name, 1)
    for field in fields.declared(fields.state_file(name).read_text("utf-8")):
        changed = s.clone()
        alter(changed, field.name)
        assert field.name in FOLLOWS[name] or written(name, changed) != written(name, s), field.name


@pytest.mark.parametrize("name", fields.GAMES)
def test_a_loaded_position_has_every_field_as_it_was(name: str) -> None:
    game = guildhall.game(name)
    for seed in range(3):
        for s in games(name, seed):
            again = game.load(json.loads(json.dumps(game.dump(s))))
            for field in set(slots(s)) - {"tape", "events", "rules", "sight"}:
                assert getattr(again, field) == getattr(s, field), field
