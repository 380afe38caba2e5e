"""A thousand tables at once: how soon choices are acknowledged by one server process on one core."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import uvloop

from benchmarks.serving import Requests, Serving, Trouble, allow_files, share_cores
from benchmarks.sockets import Socket

SEATS: Final = 4
GAMES: Final = ("elfenwizards", "wizwar")
AT_ONCE: Final = 50  # tables that are set up at the same time
SET_UP: Final = 900.0  # seconds at most until all is ready
SETTLING: Final = 2.0  # seconds before measuring, without any choice
LAST: Final = 5.0  # seconds in which the last answers may come

SOON: Final = 50.0  # milliseconds for 99 of 100 acknowledgements
ROOM: Final = 600.0  # megabytes
PUNCTUAL: Final = 0.98  # of the choices that were to be made are made in time


class Option(msgspec.Struct):
    """A choice that there is."""

    choice: int


class Asks(msgspec.Struct):
    """What is asked."""

    options: list[Option]


class Update(msgspec.Struct, tag="update"):
    """How the table stands, without the table."""

    n: int
    asks: Asks | None
    outcome: dict[str, Any] | None


class Done(msgspec.Struct, tag="done"):
    """A message was written down and done."""

    id: str
    n: int


class Stale(msgspec.Struct, tag="stale"):
    """A message came too late."""

    id: str


class Refused(msgspec.Struct, tag="refused"):
    """A message was refused."""

    id: str
    text: msgspec.Raw


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to a hello."""


class AtTable(msgspec.Struct, tag="table"):
    """Who is there."""


class Standing(msgspec.Struct, tag="orders"):
    """What is done for this seat."""


class Promises(msgspec.Struct, tag="promises"):
    """What has been promised."""


FromServer: TypeAlias = Update | Done | Stale | Refused | Welcome | AtTable | Standing | Promises
_DECODE: Final = msgspec.json.Decoder(FromServer).decode


class Seat(Socket):
    """One player's socket: knows what he may choose, and no more."""

    def __init__(self, table: Table, number: int) -> None:
        super().__init__(f"/api/tables/{table.id}/socket")
        self.n = 0
        self.options: Sequence[Option] = ()
        self._table = table
        self._number = number
        self.told = asyncio.Event()

    def hear(self, data: memoryview) -> None:
        """Remember what is asked; let the table know what was answered."""
        message = _DECODE(data)
        if isinstance(message, Update):
            self.n = message.n
            self.options = message.asks.options if message.asks is not None else ()
            self._table.over = message.outcome is not None
            self.told.set()
        elif isinstance(message, (Done, Stale, Refused)):
            self._table.answered(message)

    def lost(self, why: str) -> None:
        """Nobody is sent away without a reason."""
        self._table.crowd.lost += 1


class Table:
    """A table, one choice after the other."""

    def __init__(self, crowd: Crowd, id_: str) -> None:
        self.crowd = crowd
        self.id = id_
        self.seats = [Seat(self, number) for number in range(SEATS)]
        self.over = False
        self.free = asyncio.Event()  # no answer is awaited
        self.free.set()
        self._sent = 0.0

    async def sit_down(self, port: int, token: str) -> None:
        """Open all sockets, and wait until everybody knows how things stand."""
        for number, seat in enumerate(self.seats):
            await seat.connect(port)
            seat.say({"type": "hello", "token": token, "seat": number})
            await seat.told.wait()

    def choose(self, rng: random.Random) -> bool:
        """One of those who are asked chooses; whether there is anybody."""
        asked = [seat for seat in self.seats if seat.options]
        if not asked:
            return False
        seat = rng.choice(asked)
        choice = rng.choice(seat.options).choice
        seat.options = ()
        self.free.clear()
        self._sent = time.perf_counter()
        seat.say({"type": "choose", "id": f"{self._sent}", "seen": seat.n, "choices": [choice]})
        return True

    def answered(self, message: Done | Stale | Refused) -> None:
        """The server has answered a choice."""
        took = time.perf_counter() - self._sent
        self.free.set()
        if isinstance(message, Done):
            self.crowd.took.append(took)
        elif isinstance(message, Stale):
            self.crowd.stale += 1
        else:
            self.crowd.refused.append(bytes(message.text).decode())


class Crowd:
    """All players, and what they have found."""

    def __init__(self, tables: Sequence[str], rng: random.Random) -> None:
        self.took: list[float] = []  # seconds until each acknowledgement
        self.stale = 0
        self.refused: list[str] = []
        self.lost = 0
        self.late = 0  # choices that could not be made, since the one before was not answered
        self.idle = 0  # since nobody was asked, though the game was on
        self.over = 0  # since the game was over
        self._rng = rng
        self.tables = [Table(self, id_) for id_ in tables]

    async def sit_down(self, port: int, token: str) -> None:
        """Everybody comes."""
        few = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with few:
                await table.sit_down(port, token)

        await asyncio.gather(*[one(table) for table in self.tables])

    async def hurry(self, choices: int) -> None:
        """So many choices at every table, as fast as they go."""
        few = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with few:
                for _ in range(choices):
                    while not table.over and not table.choose(self._rng):
                        await asyncio.sleep(0.005)
                    await table.free.wait()

        await asyncio.gather(*[one(table) for table in self.tables])
        self.took.clear()
        self.stale = 0  # somebody may have been asked and have chosen before all had been told

    async def play(self, seconds: float, every: float) -> None:
        """One choice per table in so many seconds, evenly spread."""
        began = time.perf_counter()
        step = every / len(self.tables)
        for number in range(round(seconds / step)):
            wait = began + number * step - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            table = self.tables[number % len(self.tables)]
            if table.over:
                self.over += 1
            elif not table.free.is_set():
                self.late += 1
            elif not table.choose(self._rng):
                self.idle += 1
        end = time.perf_counter() + LAST
        while not all(table.free.is_set() for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.01)
        self.late += sum(not table.free.is_set() for table in self.tables)


class Found(NamedTuple):
    """What was measured."""

    sockets: int
    wanted_rate: float
    rate: float  # choices a second
    p50: float  # milliseconds until the acknowledgement
    p99: float
    most: float
    busy: float  # share of the core that the server used
    each: float  # milliseconds of processor time for each choice
    waited: float  # share of the time in which the server could not have its core, since others had it
    stolen: float  # share of the time in which there was no core, since the machine's host had it
    memory: float  # megabytes at the end
    peak: float
    troubles: dict[str, int]

    def reached(self) -> bool:
        """Whether all is as wanted."""
        quick = self.p99 < SOON and self.rate >= PUNCTUAL * self.wanted_rate
        return quick and self.peak < ROOM and not any(self.troubles.values())

    def lines(self) -> list[str]:
        """A small table."""
        rows = [
            ("sockets open", f"{self.sockets:,}", f"{self.sockets - self.troubles['sockets lost']:,}"),
            ("choices a second", f"{self.wanted_rate:,.0f}", f"{self.rate:,.1f}"),
            ("acknowledged, half of them within", "", f"{self.p50:.1f} ms"),
            ("acknowledged, 99 of 100 within", f"{SOON:.0f} ms", f"{self.p99:.1f} ms"),
            ("acknowledged, the last within", "", f"{self.most:.1f} ms"),
            ("memory of the server", "", f"{self.memory:.0f} MB"),
            ("memory of the server, at most", f"{ROOM:.0f} MB", f"{self.peak:.0f} MB"),
            ("core of the server in use", "", f"{self.busy:.0%}"),
            ("core wanted and taken by others", "", f"{self.waited:.0%}"),
            ("core taken by the machine's host", "", f"{self.stolen:.0%}"),
            ("processor time for a choice", "", f"{self.each:.2f} ms"),
            *[(name, "0", f"{count:,}") for name, count in self.troubles.items()],
        ]
        return [f"{'':36}{'wanted':>10}{'found':>12}", *[f"{a:36}{b:>10}{c:>12}" for a, b, c in rows]]


def measure(
    tables: int, seconds: float, every: float, before: int, folder: Path, database: str, seed: int
) -> Found:
    """Run a server and its players."""
    sockets = tables * SEATS
    allow_files(sockets)
    one, others = share_cores()
    if others:
        os.sched_setaffinity(0, others)
    serving = Serving(folder, database, one)
    serving.start()
    try:
        return uvloop.run(_measure(serving, tables, seconds, every, before, seed))
    finally:
        serving.stop()


async def _measure(
    serving: Serving, tables: int, seconds: float, every: float, moves: int, seed: int
) -> Found:
    requests = Requests(serving.port)
    token = requests.become("Everybody")
    crowd = Crowd(
        [requests.open_table(GAMES[number % len(GAMES)], SEATS) for number in range(tables)],
        random.Random(seed),
    )
    requests.close()
    async with asyncio.timeout(SET_UP):
        await crowd.sit_down(serving.port, token)
        await crowd.hurry(moves)
    gc.collect()
    gc.disable()  # the one who measures must not be the one who is slow
    await asyncio.sleep(SETTLING)
    before, began = (serving.worked(), serving.waited(), serving.stolen()), time.perf_counter()
    await crowd.play(seconds, every)
    passed = time.perf_counter() - began
    after = (serving.worked(), serving.waited(), serving.stolen())
    worked, waited, stolen = [late - early for late, early in zip(after, before, strict=True)]
    took = sorted(crowd.took) or [0.0]
    memory, peak = serving.memory()
    troubles = {
        "sockets lost": crowd.lost,
        "choices stale": crowd.stale,
        "choices refused": len(crowd.refused),
        "choices late": crowd.late,
        "nobody asked": crowd.idle,
    }
    for why in sorted(set(crowd.refused))[:5]:
        print(f"refused: {why}")
    if crowd.over:
        print(f"{crowd.over:,} choices were not made since the game was over.")
    for table in crowd.tables:
        for seat in table.seats:
            seat.close()
    return Found(
        tables * SEATS,
        tables / every,
        (len(crowd.took) + crowd.over) / seconds,
        took[len(took) // 2] * 1000,
        took[int(len(took) * 0.99)] * 1000,
        took[-1] * 1000,
        worked / passed,
        worked / len(took) * 1000,
        waited / passed,
        stolen / passed,
        memory,
        peak,
        troubles,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; 1 when something is not as wanted."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="half of each game (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=60.0, help="to measure (default: %(default)s)")
    parser.add_argument("--every", type=float, default=2.0, help="seconds per choice (default: %(default)s)")
    parser.add_argument(
        "--before", type=int, default=100, help="choices at each table before that (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the players (default: %(default)s)")
    parser.add_argument("--database", default="", help="the address of an empty one (default: a file)")
    args = parser.parse_args(arguments)
    if args.tables < 1 or args.seconds <= 0 or args.every <= 0 or args.before < 0:
        parser.error("--tables, --seconds and --every are more than 0")
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = measure(
                args.tables,
                args.seconds,
                args.every,
                args.before,
                Path(folder),
                args.database,
                args.seed,
            )
        except (Trouble, TimeoutError, ConnectionError) as trouble:
            print(trouble or "The tables could not be set up in time.")
            return 1
    print("\n".join(found.lines()))
    print("All is as wanted." if found.reached() else "MISSED.")
    return 0 if found.reached() else 1
