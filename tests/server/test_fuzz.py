"""Thousands of broken messages change no table and break nothing (more: `python -m benchmarks fuzz`)."""

from __future__ import annotations

import asyncio
import logging

import pytest

from guildhall.server.logs import hush
from tests.server.fuzzing import DOCUMENTED, Fuzzer
from tests.server.running import PATIENCE, Running, running

MESSAGES = {"sqlite": 2000, "postgresql": 800}  # by database


async def nothing_is_left(server: Running) -> None:
    """Wait until everybody has gone; then nothing is remembered of anybody."""
    hall, gate = server.app.state.hall, server.app.state.gate
    async with asyncio.timeout(PATIENCE):
        while gate._open or not all(room.idle(-1) for room in hall.rooms.values()):
            await asyncio.sleep(0.01)
    assert not hall._locks
    assert len(hall.rooms) <= 10  # of all the tables that were asked for


def test_broken_messages_change_nothing(
    database: str, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> Fuzzer:
        async with running(database) as server:

            async def lines(table: str) -> int:
                return len(await server.app.state.hall.store.lines(table))

            fuzzer = Fuzzer(server.port, lines, seed=1)
            await fuzzer.run(messages)
            await nothing_is_left(server)
            return fuzzer

    messages = MESSAGES[database.partition(":")[0].partition("+")[0]]
    hush()
    fuzzer = asyncio.run(play())
    assert fuzzer.messages >= messages
    assert fuzzer.answers["refused"] > messages / 2
    assert {4400, 1007, 1009} <= fuzzer.codes.keys() <= DOCUMENTED | {1006}
    written = capsys.readouterr()
    assert "Traceback" not in written.out + written.err
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
