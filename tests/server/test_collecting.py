"""Garbage is collected in portions."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress
from types import SimpleNamespace

import pytest

from guildhall.server import collecting
from tests.server.running import PATIENCE


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.self = self


def test_what_holds_itself_goes_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "OFTEN", 0.001)

    async def story() -> None:
        task = asyncio.create_task(collecting.collect())
        await asyncio.sleep(0)  # all that there was before has been looked through
        assert not gc.isenabled()
        knots: list[weakref.ref[Knot]] = []
        async with asyncio.timeout(PATIENCE):
            while all(knot() is not None for knot in knots):
                knots.append(weakref.ref(Knot()))
                await asyncio.sleep(0.001)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    asyncio.run(story())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_less_is_looked_through_where_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([0] * 6 + [3, 0, 0])
    seen: list[bool] = []

    def collect(generation: int = 2) -> int:
        if generation == 0:
            seen[-1] = True
            return next(found)
        return 0

    async def sleep(seconds: float) -> None:
        if len(seen) == 66:
            raise asyncio.CancelledError
        seen.append(False)

    def nothing() -> None:
        pass

    others = dict.fromkeys(("freeze", "unfreeze", "enable", "disable"), nothing)
    monkeypatch.setattr(collecting, "gc", SimpleNamespace(collect=collect, **others))
    monkeypatch.setattr(collecting, "asyncio", SimpleNamespace(sleep=sleep))
    with suppress(asyncio.CancelledError):
        asyncio.run(collecting.collect())
    assert [number for number, one in enumerate(seen) if one] == [0, 2, 6, 14, 30, 46, 62, 63, 65]
