"""Tests that clones, views, imagined states and positions have every field of a state."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import guildhall
from guildhall.kernel.state import State
from guildhall.kernel.tape import Tape
from guildhall.testing.conformance import attributes
from tests import fields

# Fields that a position leaves out, since they follow from the others.
FOLLOWS = {
    "elfenwizards": {"rules", "owner", "points", "supply", "targets"},
    "wizwar": {"rules", "arrangement", "homes", "groups", "kinds", "sight"},
}
CHANGED = ("changed",)
# Tables where the parts of a position differ from their defaults.
TABLES: dict[str, dict[str, Any]] = {
    "elfenwizards": guildhall.game("elfenwizards").dump(guildhall.game("elfenwizards").new(6, 1)),
    "wizwar": {
        "players": ["blue", "red"],
        "wizards": {"blue": {"at": "a1", "stun": 1, "carries": "red-2"}, "red": {"at": "c1", "life": 4}},
        "treasures": {"red-1": "b3"},
        "hands": {"blue": ["zot", "energy-4"], "red": ["full-shield"]},
        "things": [{"card": "lifestone", "by": "red"}, {"card": "shatter", "by": "blue", "energy": 2}],
        "discards": ["waterbolt"],
        "turns": {"red": 3},
    },
}


def state_in_midgame(name: str, seed: int) -> State:
    """Return a game after many choices, in which a player must choose."""
    return list(games(name, seed))[-1]


def games(name: str, seed: int) -> Iterator[State]:
    """Yield a state, changed in place, after each choice of a game played at random."""
    game, rng = guildhall.game(name), random.Random(seed)
    s = game.new(game.seats[-1], seed)
    for _ in range(150):
        decision = rng.choice(game.asks(s))
        game.apply(s, decision.player, rng.choice(decision.options))
        if not s.asked:
            return
        yield s


def mutable_parts(value: object) -> Iterator[object]:
    """Yield everything that can be changed in place, at any depth."""
    if isinstance(value, list | dict | set | Tape):
        yield value
    if isinstance(value, Tape):
        value = [getattr(value, name) for name in attributes(value)]
    if isinstance(value, list | tuple):
        for item in value:
            yield from mutable_parts(item)


def mutable_parts_of_state(s: State) -> Iterator[object]:
    for name in attributes(s):
        if name != "options":  # complete before the game begins, and never changed
            yield from mutable_parts(getattr(s, name))


def alter(s: State, name: str) -> None:
    """Give a field a different value."""
    value: Any = getattr(s, name)
    if isinstance(value, int):
        setattr(s, name, ~value)
    elif isinstance(value, list) and value and isinstance(value[0], int):
        setattr(s, name, [~number for number in value])
    else:
        setattr(s, name, [*value[::-1], *(value[:1] or [CHANGED])] if isinstance(value, list) else CHANGED)


def position_or_error(name: str, s: State) -> str:
    """Return the position of a state, or the error if it can't be written."""
    try:
        return json.dumps(guildhall.game(name).dump(s))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return repr(error)


@pytest.mark.parametrize("name", fields.GAMES)
def test_code_written_from_the_fields_is_up_to_date(name: str) -> None:
    for file, text in fields.rewritten(name).items():
        assert file.read_text("utf-8") == text, "run `python -m tests.fields`"


@pytest.mark.plain
@pytest.mark.parametrize("name", fields.GAMES)
def test_a_clone_has_every_field_and_shares_nothing_mutable(name: str) -> None:
    s = state_in_midgame(name, 1)
    for field in set(attributes(s)) - {"tape", "events"}:
        alter(s, field)
    twin = s.clone()
    for field in set(attributes(s)) - {"tape"}:
        assert getattr(twin, field) == getattr(s, field), field
    assert (twin.tape.chance, twin.tape.rest()) == (s.tape.chance, s.tape.rest())
    mine = list(mutable_parts_of_state(s))
    assert len(mine) > 10
    assert not {id(thing) for thing in mine} & {id(thing) for thing in mutable_parts_of_state(twin)}


@pytest.mark.plain
@pytest.mark.parametrize("name", fields.GAMES)
def test_views_and_imagined_states_have_every_field_that_is_not_special(name: str) -> None:
    game, s = guildhall.game(name), state_in_midgame(name, 1)
    declared = fields.declared(fields.state_file(name).read_text("utf-8"))
    seen = [field.name for field in declared if not field.special and field.name != "rules"]
    assert len(seen) > 15
    viewer = s.asked[0].player
    for field in seen:
        changed = s.clone()
        alter(changed, field)
        view = game.view(changed, viewer)
        assert list(mutable_parts(tuple(view))) == [s.options], field
        expected = getattr(changed, field)
        assert getattr(view, field) == (tuple(expected) if isinstance(expected, list) else expected), field
        imagined = game.imagine(view, 1)
        for other in seen:
            assert getattr(imagined, other) == getattr(changed, other), other
    assert not {id(thing) for thing in mutable_parts_of_state(s)} & {
        id(thing) for thing in mutable_parts_of_state(imagined)
    }


@pytest.mark.plain
@pytest.mark.parametrize("name", fields.GAMES)
def test_positions_have_every_field(name: str) -> None:
    s = guildhall.game(name).load(TABLES[name])
    for field in fields.declared(fields.state_file(name).read_text("utf-8")):
        changed = s.clone()
        alter(changed, field.name)
        assert field.name in FOLLOWS[name] or position_or_error(name, changed) != position_or_error(
            name, s
        ), field.name


@pytest.mark.parametrize("name", fields.GAMES)
def test_a_loaded_position_has_the_same_fields(name: str) -> None:
    game = guildhall.game(name)
    for seed in range(3):
        for s in games(name, seed):
            again = game.load(json.loads(json.dumps(game.dump(s))))
            for field in set(attributes(s)) - {"tape", "events", "rules", "sight"}:
                assert getattr(again, field) == getattr(s, field), field
