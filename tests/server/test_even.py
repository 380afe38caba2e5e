"""Work that takes the same time whatever it is about (server/even.py)."""

from __future__ import annotations

import pytest

from guildhall.server import even


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

    def work() -> str:
        clock.now += took
        return "done"

    assert even.evenly(work) == "done"
    assert 0 <= clock.now - began - ends * even.EVEN < 2 * Clock.LOOK


def test_work_that_fails_takes_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(even, "perf_counter", clock)
    began = clock.now

    def fail() -> None:
        raise KeyError("lost")

    with pytest.raises(KeyError, match="lost"):
        even.evenly(fail)
    assert clock.now - began >= even.EVEN
