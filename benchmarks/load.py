"""A thousand tables at once, as people use them: how soon one server acknowledges choices."""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import os
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from benchmarks.crowd import CROWDED, FEW, MANY, Crowd, Findings
from benchmarks.http_client import Refusal
from benchmarks.serving import BenchmarkError, Serving, allow_files

SET_UP: Final = 1800.0  # the most seconds until everything is ready
HURRY: Final = 90.0  # the most seconds for the history of all tables
SETTLING: Final = 2.0  # seconds before measuring, without any choice
IDLE: Final = 330.0  # seconds: longer than the server keeps an empty table in memory
IDLE_SHARE: Final = 50  # one table in this many is idle that long
PLAYERS: Final = 3.5  # people who play at a table, on average
RESERVE: Final = 1.1  # for people who come and go, and requests
SOON: Final = 50.0  # milliseconds for 99 of 100 acknowledgements
PUNCTUAL: Final = 0.98  # the share of choices to make in time
POLITE: Final = 5  # the nice value of the crowd


class Machine(NamedTuple):
    """The resources that a server has used so far."""

    at: float
    worked: float
    children: float
    waited: float
    stolen: float

    @staticmethod
    def now(serving: Serving) -> Machine:
        """Return the current figures."""
        return Machine(
            time.perf_counter(),
            serving.worked(),
            serving.worked_by_children(),
            serving.waited(),
            serving.stolen(),
        )

    def since(self, before: Machine) -> Machine:
        """Return the shares of the time since then."""
        passed = self.at - before.at
        return Machine(passed, *[(a - b) / passed for a, b in zip(self[1:], before[1:], strict=True)])


class Found(NamedTuple):
    """What was measured."""

    findings: Findings
    machine: Machine
    memory: float  # megabytes at the end
    peak: float
    children_memory: float
    processes: int
    wanted_rate: float

    @property
    def violations(self) -> dict[str, int]:
        """Return everything that must not happen but did."""
        counts = self.findings.counts
        return {
            "sockets lost": counts["sockets lost"],
            "messages refused": sum(self.findings.refused.values()),
            "messages not answered": counts["unanswered"],
            "nobody asked": counts["nobody asked"],
        }

    @property
    def punctual(self) -> float:
        """Return the share of choices that could be made when they were due."""
        counts = self.findings.counts
        return counts["made"] / max(1, counts["made"] + counts["late"])

    def reached(self) -> bool:
        """Return whether all targets were reached."""
        quick = self.findings.worst("acknowledged", 0.99) < SOON and self.punctual >= PUNCTUAL
        return quick and bool(self.findings.counts["made"]) and not any(self.violations.values())

    def lines(self) -> list[str]:
        """Return the lines of a table."""
        findings, machine = self.findings, self.machine
        counts, took = findings.counts, findings.took
        done = len(took["acknowledged"])

        def within(what: str, share: float) -> str:
            return f"{findings.worst(what, share):.1f} ms"

        rows = [
            ("choices made", "", f"{counts['made']:,}"),
            ("choices made in time", f"{PUNCTUAL:.0%}", f"{self.punctual:.1%}"),
            ("acknowledged, half of them within", "", within("acknowledged", 0.5)),
            ("acknowledged, 99 of 100 within", f"{SOON:.0f} ms", within("acknowledged", 0.99)),
            ("acknowledged, the last within", "", within("acknowledged", 1)),
            ("hints, half of them within", "", within("help", 0.5)),
            ("hints, 99 of 100 within", "", within("help", 0.99)),
            ("reasons, 99 of 100 within", "", within("why", 0.99)),
            ("pings, 99 of 100 within", "", within("ping", 0.99)),
            ("pings, the longest", "", within("ping", 1)),
            ("arrivals, 99 of 100 within", "", within("arrival", 0.99)),
            ("requests, 99 of 100 within", "", within("request", 0.99)),
            ("the crowd's own delay, 99 of 100", "", within("crowd", 0.99)),
            ("memory of the server", "", f"{self.memory:.0f} MB"),
            ("memory of the server, at most", "", f"{self.peak:.0f} MB"),
            (f"memory of its {self.processes} processes", "", f"{self.children_memory:.0f} MB"),
            ("core used by the server", "", f"{machine.worked:.0%}"),
            ("core used by its processes", "", f"{machine.children:.0%}"),
            ("core wanted and taken by others", "", f"{machine.waited:.0%}"),
            ("core taken by the machine's host", "", f"{machine.stolen:.0%}"),
            (
                "processor time for a choice",
                "",
                f"{machine.worked * machine.at / max(1, done) * 1000:.2f} ms",
            ),
            *[(name, "0", f"{count:,}") for name, count in self.violations.items()],
        ]
        also = [
            (len(took["help"]), "hints"),
            (len(took["why"]), "reasons"),
            (counts["undo done"], "undone"),
            (counts["orders done"], "orders"),
            (counts["say done"], "lines of talk"),
            (counts["stale"], "stale"),
            (counts["came back"], "came back"),
            (len(took["request"]), "requests"),
            (counts["tables opened"], "tables opened"),
            (counts["rematches"], "rematches"),
            (counts["tables come back to"], "tables come back to after a long while"),
            (counts["away"] + counts["computer's turn"], "times nobody was there to choose"),
        ]
        return [
            f"{'':36}{'wanted':>10}{'found':>12}",
            *[f"{a:36}{b:>10}{c:>12}" for a, b, c in rows],
            "Also: " + ", ".join(f"{count:,} {name}" for count, name in also) + ".",
            *[f"refused {count} times: {why[:200]}" for why, count in findings.refused.most_common(5)],
            *[f"{name}: {count}" for name, count in counts.items() if name.startswith("closed with")],
        ]


class Plan(NamedTuple):
    """The amount of everything."""

    tables: int
    seconds: float
    every: float
    before: int
    hints: str
    spectators: int
    seed: int


def measure(plan: Plan, folder: Path, database: str) -> Found:
    """Run a server and its players."""
    viewers = PLAYERS + plan.spectators / 2 + MANY / CROWDED
    allow_files(math.ceil(plan.tables * viewers * RESERVE))
    serving = Serving(folder, database, limits=True)
    serving.start()
    os.nice(POLITE)
    try:
        return uvloop.run(_measure(serving, plan))
    finally:
        serving.stop()


async def _measure(serving: Serving, plan: Plan) -> Found:
    crowd = Crowd(serving.port, random.Random(plan.seed), plan.hints, spectators=plan.spectators)
    async with asyncio.timeout(SET_UP):
        await crowd.gather(plan.tables)
        await crowd.hurry(plan.before, HURRY)
    gc.collect()
    gc.freeze()
    gc.disable()  # so that this process isn't the slow one
    await asyncio.sleep(SETTLING)
    more: list[Callable[[], Awaitable[None]]] = [lambda: crowd.ping(plan.seconds)]
    if plan.seconds > IDLE:
        more.append(lambda: crowd.lie_idle(IDLE_SHARE, IDLE))
    crowd.begin()
    before = Machine.now(serving)
    await crowd.play(plan.seconds, plan.every, *more)
    machine = Machine.now(serving).since(before)
    memory, peak = serving.memory()
    found = Found(
        crowd.findings,
        machine,
        memory,
        peak,
        serving.memory_of_children(),
        len(serving.children()),
        plan.tables / plan.every,
    )
    await crowd.leave()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="half of each game (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=660.0, help="to measure (default: %(default)s)")
    parser.add_argument(
        "--every", type=float, default=4.0, help="seconds for a choice at a table (default: %(default)s)"
    )
    parser.add_argument(
        "--before", type=int, default=60, help="choices at each table before that (default: %(default)s)"
    )
    parser.add_argument(
        "--hints",
        choices=("page", "asked", "none"),
        default="page",
        help="who asks for them after an update: everybody, as the page does, or whoever is asked",
    )
    parser.add_argument(
        "--spectators", type=int, default=FEW, help="at most, at most tables (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the crowd (default: %(default)s)")
    parser.add_argument("--database", default="", help="the address of an empty one (default: a file)")
    args = parser.parse_args(arguments)
    if args.tables < 1 or args.seconds <= 0 or args.every <= 0 or args.before < 0:
        parser.error("--tables, --seconds and --every are more than 0")
    plan = Plan(args.tables, args.seconds, args.every, args.before, args.hints, args.spectators, args.seed)
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = measure(plan, Path(folder), args.database)
        except (BenchmarkError, Refusal, TimeoutError, OSError) as error:
            print(error or "The tables could not be set up in time.")
            return 1
    print("\n".join(found.lines()))
    print("All is as wanted." if found.reached() else "MISSED.")
    return 0 if found.reached() else 1
