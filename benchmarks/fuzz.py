"""Broken messages by the hundred thousand, sent to a table server of its own."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.server.fuzzing import Failure, Fuzzer

AT_ONCE: Final = 2  # who send beside each other
STEPS: Final = 10  # of progress
MOST_GROWTH: Final = 100.0  # megabytes that the server may grow after its first tenth
SERVE: Final = "from guildhall.cli import main; main()"


class Server:
    """`guildhall serve` in a process of its own, with a new database."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "tables.sqlite3"
        self._log = folder / "log"
        options = ["serve", "--no-browser", "--no-limits", "--port", "0", "--data", str(folder)]
        with self._log.open("wb") as log:
            command = [sys.executable, "-c", SERVE, *options]
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        if found is None:
            raise Failure(f"the server does not start: {self._log.read_text()}")
        self.port = int(found[1])

    def stop(self) -> None:
        """Stop it as a user does."""
        self._process.terminate()
        self._process.wait(30)

    async def lines(self, table: str) -> int:
        """How many a table has in its journal."""
        with closing(sqlite3.connect(self._database)) as database:
            query = "select count(*) from entries where table_id = ?"
            return int(database.execute(query, (table,)).fetchone()[0])

    def megabytes(self) -> float:
        """The memory it has; 0 where that cannot be found out."""
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return 0.0
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def complaints(self) -> list[str]:
        """What it has written about faults, or not as one JSON object to a line."""
        found: list[str] = []
        for line in self._log.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                found.append(line)
                continue
            if "exception" in entry or entry.get("level") in ("error", "critical"):
                found.append(line)
        return found


async def fuzz(server: Server, messages: int, seed: int) -> list[Fuzzer]:
    """Send so many messages; Failure if the server minds."""
    fuzzers = [Fuzzer(server.port, server.lines, seed * AT_ONCE + number) for number in range(AT_ONCE)]
    memory: list[float] = []
    begun = time.perf_counter()
    for _ in range(STEPS):
        await asyncio.gather(*[fuzzer.run(-(-messages // STEPS // AT_ONCE)) for fuzzer in fuzzers])
        memory.append(server.megabytes())
        sent = sum(fuzzer.messages for fuzzer in fuzzers)
        print(
            f"  {sent:>9,} messages  {time.perf_counter() - begun:6.0f} s  {memory[-1]:6.0f} MB", flush=True
        )
    if memory[-1] - memory[0] > MOST_GROWTH:
        raise Failure(f"the server has grown from {memory[0]:.0f} to {memory[-1]:.0f} MB")
    return fuzzers


def report(fuzzers: Sequence[Fuzzer], seconds: float) -> None:
    """Say what was sent and answered."""
    sent: Counter[str] = sum((fuzzer.sent for fuzzer in fuzzers), Counter())
    answers: Counter[str] = sum((fuzzer.answers for fuzzer in fuzzers), Counter())
    codes: Counter[int] = sum((fuzzer.codes for fuzzer in fuzzers), Counter())
    games = sum(fuzzer.games for fuzzer in fuzzers)
    print(f"{sent.total():,} broken messages at {games} tables in {seconds:.0f} s: no table changed.")
    print("  sorts    ", ", ".join(f"{sort} {count:,}" for sort, count in sent.most_common()))
    print("  answers  ", ", ".join(f"{answer} {count:,}" for answer, count in answers.most_common()))
    print("  closed   ", ", ".join(f"{code} {count:,}" for code, count in codes.most_common()))


def main(arguments: Sequence[str]) -> int:
    """Start a server, send it broken messages, and see whether it minds."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(arguments)
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            fuzzers = asyncio.run(fuzz(server, wanted.messages, wanted.seed))
        except Failure as failure:
            print(f"Failed: {failure}")
            fuzzers = []
        finally:
            server.stop()
        complaints = server.complaints()
    for line in complaints[:10]:
        print("The server wrote:", line[:3000])
    if complaints or not fuzzers:
        return 1
    report(fuzzers, time.perf_counter() - begun)
    return 0
