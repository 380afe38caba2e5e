"""Thousands of broken messages change no table and break nothing (more: `python -m benchmarks fuzz`)."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from guildhall.server.logs import hush
from tests.server.fuzzing import DOCUMENTED, Fuzzer
from tests.server.running import running

MESSAGES = 3000


def test_broken_messages_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> Fuzzer:
        async with running(tmp_path) as server:
            fuzzer = Fuzzer(server.port, tmp_path / "tables.sqlite3", seed=1)
            await fuzzer.run(MESSAGES)
            return fuzzer

    hush()
    fuzzer = asyncio.run(play())
    assert fuzzer.messages >= MESSAGES
    assert fuzzer.answers["refused"] > MESSAGES / 2
    assert {4400, 4403, 4404, 1002, 1007, 1009} <= fuzzer.codes.keys() <= DOCUMENTED | {1006}
    written = capsys.readouterr()
    assert "Traceback" not in written.out + written.err
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
