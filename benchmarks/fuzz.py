"""Sends hundreds of thousands of broken messages to a table server."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.journal import Journal
from benchmarks.serving import BenchmarkError, Serving
from tests.server.fuzzing import Failure, Fuzzer

AT_ONCE: Final = 2  # concurrent senders
STEPS: Final = 10  # lines of progress
MOST_GROWTH: Final = 100.0  # megabytes that the server may grow after its first tenth


def complaints(log: str) -> list[str]:
    """Return the log lines about errors, and those that aren't one JSON object."""
    found: list[str] = []
    for line in log.splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            found.append(line)
            continue
        if "exception" in entry or entry.get("level") in ("error", "critical"):
            found.append(line)
    return found


async def fuzz(serving: Serving, messages: int, seed: int) -> list[Fuzzer]:
    """Send a number of messages; raise Failure if the server misbehaves."""
    journal = Journal(serving.database)

    async def lines(table: str) -> int:
        [(count,)] = await journal.rows("SELECT count(*) FROM entries WHERE table_id = :id", id=table)
        return int(count)

    fuzzers = [Fuzzer(serving.port, lines, seed * AT_ONCE + number) for number in range(AT_ONCE)]
    memory: list[float] = []
    begun = time.perf_counter()
    for _ in range(STEPS):
        await asyncio.gather(*[fuzzer.run(-(-messages // STEPS // AT_ONCE)) for fuzzer in fuzzers])
        memory.append(serving.memory()[0])
        sent = sum(fuzzer.messages for fuzzer in fuzzers)
        print(
            f"  {sent:>9,} messages  {time.perf_counter() - begun:6.0f} s  {memory[-1]:6.0f} MB", flush=True
        )
    if memory[-1] - memory[0] > MOST_GROWTH:
        raise Failure(f"the server has grown from {memory[0]:.0f} to {memory[-1]:.0f} MB")
    return fuzzers


def report(fuzzers: Sequence[Fuzzer], seconds: float) -> None:
    """Print what was sent and answered."""
    sent: Counter[str] = sum((fuzzer.sent for fuzzer in fuzzers), Counter())
    answers: Counter[str] = sum((fuzzer.answers for fuzzer in fuzzers), Counter())
    codes: Counter[int] = sum((fuzzer.codes for fuzzer in fuzzers), Counter())
    games = sum(fuzzer.games for fuzzer in fuzzers)
    print(f"{sent.total():,} broken messages at {games} tables in {seconds:.0f} s: no table changed.")
    print("  sorts    ", ", ".join(f"{sort} {count:,}" for sort, count in sent.most_common()))
    print("  answers  ", ", ".join(f"{answer} {count:,}" for answer, count in answers.most_common()))
    print("  closed   ", ", ".join(f"{code} {count:,}" for code, count in codes.most_common()))


def main(arguments: Sequence[str]) -> int:
    """Start a server, send it broken messages, and check that it behaves."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", default="", help="the address of an empty one (default: a file)")
    wanted = parser.parse_args(arguments)
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder), wanted.database)
        try:
            serving.start()
            fuzzers = asyncio.run(fuzz(serving, wanted.messages, wanted.seed))
        except (Failure, BenchmarkError, OSError, KeyError) as failure:  # the last two: the server is gone
            print(f"Failed: {failure}")
            fuzzers = []
        finally:
            serving.stop()
        written = complaints(serving.log())
    for line in written[:10]:
        print("The server wrote:", line[:3000])
    if written or not fuzzers:
        return 1
    report(fuzzers, time.perf_counter() - begun)
    return 0
