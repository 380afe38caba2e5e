"""Work that takes the same time whatever it is about (server/even.py)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.server import even, wire
from guildhall.server.telling import Teller
from tests.server.conftest import Fresh
from tests.server.worlds import World, in_its_own_time, world
from tests.wizwar.story import Story
from tests.wizwar.wandering import GAME


class Clock:
    """A clock that goes on by a little whenever somebody looks at it."""

    LOOK = 0.00001

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        self.now += self.LOOK
        return self.now


@pytest.mark.parametrize(("took", "ends"), [(0.00004, 1), (0.0003, 1), (0.0006, 2), (0.0011, 3)])
def test_work_ends_at_a_multiple_of_a_fixed_time(
    monkeypatch: pytest.MonkeyPatch, took: float, ends: int
) -> None:
    clock = Clock()
    monkeypatch.setattr(even, "perf_counter", clock)
    began = clock.now + Clock.LOOK

    with even.even():
        clock.now += took
    assert 0 <= clock.now - began - ends * even.EVEN < 2 * Clock.LOOK


def test_work_that_fails_takes_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(even, "perf_counter", clock)
    began = clock.now

    with pytest.raises(KeyError, match="lost"), even.even():
        raise KeyError("lost")
    assert clock.now - began >= even.EVEN


def test_whatever_a_player_does_unnoticed_takes_as_long(
    monkeypatch: pytest.MonkeyPatch, fresh: Fresh
) -> None:
    clock = Clock()
    monkeypatch.setattr(even, "perf_counter", clock)
    start = Story("B . R", windows="open", blue=["Fireball"], red=["Wall of Earth", "Full Shield"]).s

    async def play(there: World) -> dict[str, float]:
        await there.lay(GAME.dump(start), ["Anna", "Bert"])
        anna, bert = await there.sits(0), await there.sits(1)
        await anna.says("choose", say="fireball red")
        took: dict[str, float] = {}
        messages: dict[str, tuple[str, dict[str, Any]]] = {
            "begins": ("choose", {"say": "wall-of-earth"}),
            "undoes": ("undo", {}),
            "orders": ("orders", {"windows": "concerned"}),
        }
        for what, (kind, said) in messages.items():
            before, numbers = clock.now, (anna.n, bert.n)
            await bert.says(kind, **said)
            assert anna.n == numbers[0], "Anna has noticed"
            assert kind == "orders" or bert.n > numbers[1], "nothing was done"
            took[what] = clock.now - before
        return took

    database = fresh()

    async def story() -> dict[str, float]:
        async with world(database) as there:
            return await play(there)

    took = in_its_own_time(story())
    assert took["begins"] == pytest.approx(took["undoes"], abs=0.0001)
    assert took["begins"] == pytest.approx(took["orders"], abs=0.0001)
    assert took["begins"] > even.EVEN


def test_telling_what_somebody_can_choose_takes_as_long_whatever_it_is(
    monkeypatch: pytest.MonkeyPatch, fresh: Fresh
) -> None:
    clock = Clock()
    monkeypatch.setattr(even, "perf_counter", clock)
    asks = Teller._asks

    def slowly(self: Teller, seat: int | None) -> wire.Asks | None:
        asked = asks(self, seat)
        clock.now += 0.0001 * len(asked.options) if asked is not None else 0.0
        return asked

    monkeypatch.setattr(Teller, "_asks", slowly)

    async def story(database: str, hand: list[str]) -> float:
        start = Story("B . R", windows="open", blue=["Fireball"], red=hand).s
        async with world(database) as there:
            await there.lay(GAME.dump(start), ["Anna", "Bert"])
            anna, bert = await there.sits(0), await there.sits(1)
            before, number = clock.now, bert.n
            await anna.says("choose", say="fireball red")
            assert bert.n > number, "Bert is not asked yet"
            return clock.now - before

    hands = (["Wall of Earth", "Full Shield", "Shield"], ["Fog", "Dispel", "Create Wall"])
    holding, none = [in_its_own_time(story(fresh(), hand)) for hand in hands]
    assert holding == pytest.approx(none, abs=0.00005)
