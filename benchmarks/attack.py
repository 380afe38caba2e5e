"""Attacks within the documented limits while honest people play: their delay, and the memory left behind."""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import random
import tempfile
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import uvloop

from benchmarks import attacks
from benchmarks.attacks import ATTACKS, Target
from benchmarks.crowd import Crowd, Findings, Table
from benchmarks.http_client import Refusal
from benchmarks.serving import BenchmarkError, Serving, allow_files

SOON: Final = 50.0  # milliseconds for 99 of 100 acknowledgements of honest people
GROWTH: Final = 1.3  # the most growth in memory some seconds after an attack
ATTACKERS: Final = 2_000_000  # the number of the attackers' first address
VICTIM: Final = 3  # a table of Wiz-War without computer players
EVERY: Final = 4.0  # seconds for a choice at each honest table
PLAYING: Final = 1.0  # seconds for a choice at the attacked table
HURRY: Final = 30.0  # the most seconds for the history of all tables
FOREVER: Final = 1e5  # seconds
FILES: Final = 9000
PATIENCE: Final = 5.0  # seconds for a line of talk


class Phase(NamedTuple):
    """What an attack did, and its effects."""

    name: str
    findings: Findings  # of the honest people
    tally: dict[str, int]  # of the attacker
    before: float  # megabytes
    highest: float
    after: float
    talks: bool  # whether a player at the attacked table can still talk

    def reached(self) -> bool:
        """Return whether honest people were served in time, and the memory was released."""
        counts = self.findings.counts
        served = self.findings.worst("acknowledged", 0.99) < SOON and not counts["sockets lost"]
        return served and self.after <= GROWTH * self.before and self.talks and not self.findings.refused

    def lines(self) -> list[str]:
        """Return the lines of the report."""
        findings = self.findings
        done = ", ".join(f"{name} {count:,}" for name, count in sorted(self.tally.items()))
        lost = findings.counts["sockets lost"]
        return [
            f"{self.name}: {'as wanted' if self.reached() else 'MISSED'}",
            f"  attack    {done or 'none'}",
            f"  honest    {len(findings.took['acknowledged']):,} acknowledged, 99 of 100 within "
            f"{findings.worst('acknowledged', 0.99):.1f} ms, the last within "
            f"{findings.worst('acknowledged', 1):.1f} ms; longest ping {findings.worst('ping', 1):.1f} ms; "
            f"own delay {findings.worst('crowd', 0.99):.1f} ms; {lost} sockets lost",
            f"  memory    {self.before:.0f} MB before, {self.highest:.0f} at most, {self.after:.0f} MB later",
            *([] if self.talks else ["  talk      a player of the table can say nothing any more"]),
            *[f"  refused   {count} times: {why[:160]}" for why, count in findings.refused.most_common(3)],
        ]


class AttackRun:
    """A server, honest people, and a series of attacks."""

    def __init__(self, serving: Serving, crowd: Crowd, victim: Table) -> None:
        self._serving = serving
        self._crowd = crowd
        self._victim = victim
        self._number = 0

    async def calm(self, seconds: float) -> Phase:
        """Measure without an attack."""
        return await self._phase("no attack", asyncio.sleep(seconds, {}))

    async def attack(self, name: str, plan: Plan) -> Phase:
        """Measure one attack."""
        self._number += 1
        first = ATTACKERS + 100 * self._number
        extent = (plan.scale, plan.seconds, plan.talking)
        target = Target(self._serving.port, self._victim.id, first, *extent)
        return await self._phase(name, asyncio.to_thread(_attack, name, target), plan.afterwards)

    async def _phase(self, name: str, doing: Awaitable[dict[str, int]], afterwards: float = 0.0) -> Phase:
        before = self._memory()
        self._crowd.begin()
        watching = asyncio.create_task(self._watch())
        tally = await doing
        await asyncio.sleep(afterwards)
        watching.cancel()
        talks = await self._can_talk()
        after = self._memory()
        return Phase(name, self._crowd.findings, tally, before, max(self._highest, after), after, talks)

    async def _watch(self) -> None:
        self._highest = 0.0
        while True:
            self._highest = max(self._highest, self._memory())
            await asyncio.sleep(0.5)

    def _memory(self) -> float:
        return self._serving.memory()[0] + self._serving.memory_of_children()

    async def _can_talk(self) -> bool:
        """Return whether a player at the attacked table can still talk."""
        viewer = self._victim.seats[-1]
        before = viewer.said
        viewer.send("say", seen=viewer.n, text="Is anybody still listening?")
        end = time.perf_counter() + PATIENCE
        while viewer.waits_for("say") and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        talks = viewer.said > before
        if not talks:  # the report says this separately
            for why in [why for why in self._crowd.findings.refused if why.startswith("say:")]:
                del self._crowd.findings.refused[why]
        return talks

    async def play(self) -> None:
        """Keep playing at the attacked table."""
        while True:
            self._victim.choose(self._crowd.rng)
            await asyncio.sleep(PLAYING)


def _attack(name: str, target: Target) -> dict[str, int]:
    """Attack from another process; return what it did."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=attacks.run, args=(name, target, there))
    process.start()
    there.close()
    try:
        tally: dict[str, int] = here.recv()
    except EOFError:
        tally = {"the attacker broke down": 1}
    process.join()
    return tally


class Plan(NamedTuple):
    """The amount of everything."""

    attacks: Sequence[str]
    tables: int
    scale: float
    seconds: float
    talking: float
    afterwards: float
    before: int
    seed: int


def measure(plan: Plan, folder: Path, database: str = "") -> list[Phase]:
    """Run a server, its people and the attacks."""
    allow_files(FILES)
    serving = Serving(folder, database, limits=True)
    serving.start()
    try:
        return uvloop.run(_measure(serving, plan))
    finally:
        serving.stop()


async def _measure(serving: Serving, plan: Plan) -> list[Phase]:
    crowd = Crowd(serving.port, random.Random(plan.seed))
    await crowd.gather(plan.tables)
    victim = await crowd.open_table(VICTIM)
    await crowd.hurry(plan.before, HURRY)
    gc.collect()
    gc.freeze()
    gc.disable()  # so that this process isn't the slow one
    attack_run = AttackRun(serving, crowd, victim)
    crowd.begin()
    tasks = [
        asyncio.create_task(crowd.play(FOREVER, EVERY, lambda: crowd.ping(FOREVER))),
        asyncio.create_task(attack_run.play()),
    ]
    phases: list[Phase] = []
    try:
        await asyncio.sleep(EVERY)
        phases.append(await attack_run.calm(plan.seconds))
        for name in plan.attacks:
            phases.append(await attack_run.attack(name, plan))
            print("\n".join(phases[-1].lines()), flush=True)
        phases.append((await attack_run.calm(plan.seconds))._replace(name="no attack any more"))
    finally:
        for task in tasks:
            task.cancel()
        victim.go()
        await crowd.leave()
    return phases


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 1 if honest people were delayed or memory wasn't released."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks attack", description=__doc__)
    parser.add_argument(
        "attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(ATTACKS)} (default: all)"
    )
    parser.add_argument("--tables", type=int, default=200, help="of honest people (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack (default: %(default)s)")
    parser.add_argument(
        "--talking", type=float, default=140.0, help="seconds for talk (default: %(default)s)"
    )
    parser.add_argument(
        "--afterwards", type=float, default=8.0, help="seconds until memory is read (default: %(default)s)"
    )
    parser.add_argument("--scale", type=float, default=1.0, help="of all counts (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the honest people (default: %(default)s)")
    parser.add_argument("--database", default="", help="the address of an empty one (default: a file)")
    args = parser.parse_args(arguments)
    if args.tables < 1 or not 0 < args.scale <= 1 or not set(args.attacks) <= set(ATTACKS):
        parser.error(f"--tables is more than 0, --scale at most 1, and the attacks are {', '.join(ATTACKS)}")
    names = args.attacks or list(ATTACKS)
    plan = Plan(
        names,
        args.tables,
        args.scale,
        args.seconds,
        args.talking,
        args.afterwards,
        round(30 * args.scale),
        args.seed,
    )
    with tempfile.TemporaryDirectory() as folder:
        try:
            phases = measure(plan, Path(folder), args.database)
        except (BenchmarkError, Refusal, TimeoutError, OSError) as error:
            print(error or "no answer in time")
            return 1
    print("\n".join([*phases[0].lines(), *phases[-1].lines()]))
    missed = [phase.name for phase in phases if not phase.reached()]
    print(f"MISSED: {', '.join(missed)}." if missed else "All is as wanted.")
    return int(bool(missed))
