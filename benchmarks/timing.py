"""Tries to find out from timing what another player holds, in two worlds that look the same on a real server.

Blue announces an attack. In one world red holds counterspells, in the other none; blue sees the same position
and the same events in both. Blue measures all that a client can; classifiers try to tell the worlds apart.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import msgspec
import uvloop

from benchmarks.classifiers import CHOSEN, Accuracy, validate
from benchmarks.prepared_tables import PreparedTables, prepare
from benchmarks.serving import BenchmarkError, Serving
from benchmarks.sockets import Socket, loopback
from guildhall.catalogue import game as find_game

LOWEST, HIGHEST = 0.45, 0.55  # the share of trials that the best classifier may get right
WARMING_UP: Final = 10  # trials that don't count
SETTLING: Final = (0.150, 0.165)  # seconds before the announcement, until everybody knows who is there
BETWEEN: Final = 0.02  # seconds after each trial, to close its sockets
PATIENCE: Final = 20.0  # seconds for anything
PASSING: Final = 0.100  # seconds that a person takes to pass
BEGINNING: Final = (0.008, 0.020)  # seconds until half an answer begins, and until it is undone
SOON: Final = 0.002  # seconds between two checks of a condition
EARLY: Final = 0.3  # seconds to watch if the worlds differ openly afterwards
LATER: Final = 0.03  # seconds to watch once the window is over
NEAR: Final = 32  # pings on the observer's socket, one per millisecond; a socket may send 40 messages at once
REACTING: Final = 5  # more pings, each right after a message arrives
ELSEWHERE: Final = 19  # pings at another table, one every two milliseconds
LATE: Final = 0.085  # seconds until as many follow again, when a person passes
SPARSE: Final = 0.010  # seconds between pings of a spectator, until the end
MOST_SPARSE: Final = 38
RAW: Final = (0.0, 0.003, 0.008)  # when pings of the WebSocket protocol are sent
REQUESTS: Final = (0.0, 0.005)  # when requests are sent, over separate connections

COUNTERS: Final = ("full-shield", "wall-of-earth", "fools-gold", "shield")
MANY: Final = (
    "full-shield",
    "teleport",
    "flood",
    "wall-of-fire",
    "energy-4",
    "energy-5",
)  # and ways to play them
FOREIGN: Final = (
    "absorb-spell",
    "wall-of-earth",
    "fools-gold",
    "shield",
)  # useful if somebody else is attacked
HARMLESS: Final = ("fog", "create-wall", "zot", "dispel", "energy-4", "energy-5")


class Scene(NamedTuple):
    """The announcement, and who might answer it."""

    seats: Sequence[str]  # a person's name, or "bot NAME"
    says: str
    worlds: tuple[dict[str, Any], dict[str, Any]]
    early: bool = False  # whether to watch only until the worlds differ openly
    hints: bool = False  # whether people get hints with a question, as the page does
    order: bool = False  # whether red's standing order passes
    begins: str = ""  # half an answer that red begins and undoes; without it red changes orders instead


def _position(blue: Sequence[str], red: Sequence[str], yellow: Sequence[str] = ()) -> dict[str, Any]:
    hands = {"blue": list(blue), "red": list(red), **({"yellow": list(yellow)} if yellow else {})}
    places = {"blue": "a1", "red": "c1", "yellow": "c1"}
    return {
        "game": "wizwar",
        "players": list(hands),
        "options": {"windows": "open"},
        "wizards": {colour: {"at": places[colour]} for colour in hands},
        "hands": hands,
    }


def _pair(
    attack: str, counters: Sequence[str] = COUNTERS, yellow: Sequence[str] = ()
) -> tuple[dict[str, Any], dict[str, Any]]:
    harmless = HARMLESS[: len(counters)]
    return _position((attack,), counters, yellow), _position((attack,), harmless, yellow)


SCENES: Final = {
    # To the computer player, an Acid Bath isn't worth a counterspell: it passes in both worlds.
    "computer-passes": Scene(("Anna", "bot apprentice"), "acid-bath red", _pair("acid-bath")),
    # It does answer a Fireball, and then the worlds differ; nothing may show before that.
    "computer-answers": Scene(
        ("Anna", "bot apprentice"), "fireball red", _pair("fireball", MANY), early=True
    ),
    "person": Scene(("Anna", "Bert"), "acid-bath red", _pair("acid-bath")),
    "half-answer": Scene(("Anna", "Bert"), "acid-bath red", _pair("acid-bath"), begins="wall-of-earth"),
    "page": Scene(("Anna", "Bert"), "acid-bath red", _pair("acid-bath"), hints=True),
    "order": Scene(
        ("Anna", "Bert", "Carla"),
        "acid-bath yellow",
        _pair("acid-bath", FOREIGN, ("stone-dead",)),
        order=True,
    ),
}


def check_alike(scene: Scene) -> None:
    """Check that the positions differ, but not for the observer."""
    game = find_game("wizwar")
    states = [game.load(world) for world in scene.worlds]
    for seat in (0, None):
        seen = [game.view(s, seat)._replace(rules=None) for s in states]
        assert seen[0] == seen[1], "the observer sees a difference"
    assert game.view(states[0], 1) != game.view(states[1], 1)


# -- sockets ---------------------------------------------------------------------------------------------


class Option(msgspec.Struct):
    """An available choice."""

    choice: int


class Asks(msgspec.Struct):
    """The question to a player."""

    options: list[Option]


class Told(msgspec.Struct):
    """The parts of a message that this benchmark needs."""

    type: str
    id: str = ""
    n: int = 0
    asks: Asks | None = None


_DECODE: Final = msgspec.json.Decoder(Told).decode


class Listener(Socket):
    """One connection to a table, which records what arrives, and when."""

    def __init__(self, table: str) -> None:
        super().__init__(f"/api/tables/{table}/socket")
        self.sent: dict[str, float] = {}  # pings by id
        self.answered: dict[str, float] = {}
        self.heard: list[tuple[float, str, int]] = []  # time, kind and size of each message
        self.n = 0
        self.asks: Asks | None = None
        self.news = asyncio.Event()
        self._refused = ""
        self.react: Callable[[Told], None] = lambda told: None

    async def come(self, port: int, source: str, token: str, seat: int | None, hints: bool = False) -> None:
        """Take a seat or watch, and wait for the first update."""
        await self.connect(port, source)
        self.say({"type": "hello", "token": token, "seat": seat, "hints": hints})
        await self.until(lambda: self.n > 0)

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                self.news.clear()
                await self.news.wait()
                if self._refused:
                    raise BenchmarkError(self._refused)

    def probe(self, id_: str) -> None:
        """Send a ping, and record the time."""
        self.sent[id_] = time.perf_counter()
        self.say({"type": "ping", "id": id_})

    def ask_for_hints(self, id_: str) -> None:
        """Ask for hints, and record the time."""
        self.sent[id_] = time.perf_counter()
        self.say({"type": "help", "id": id_})

    def probe_protocol(self, id_: str) -> None:
        """Send a ping of the WebSocket protocol, and record the time."""
        self.sent[id_] = time.perf_counter()
        self.ping(id_.encode())

    def hear(self, data: memoryview) -> None:
        """Record a message."""
        now = time.perf_counter()
        told = _DECODE(data)
        if told.id in self.sent:
            self.answered[told.id] = now
            return
        self.heard.append((now, told.type, len(data)))
        if told.type == "update":
            self.n, self.asks = told.n, told.asks
        elif told.type in ("refused", "stale"):
            self._refused = f"A message was {told.type}: {bytes(data).decode()}"
        self.react(told)
        self.news.set()

    def hear_pong(self, data: bytes) -> None:
        """Record the answer to a ping of the protocol."""
        self.answered[data.decode()] = time.perf_counter()

    def lost(self, why: str) -> None:
        """Fail if the connection is lost before the end of a trial."""
        self._refused = self._refused or f"A socket was closed: {self.code}"
        self.news.set()


class RequestSender(asyncio.Protocol):
    """A connection for one request, opened in advance."""

    def __init__(self, token: str) -> None:
        self._token = token
        self.sent = 0.0
        self.answered = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self.transport = cast(asyncio.Transport, transport)

    def ask(self) -> None:
        """Send the request."""
        self.sent = time.perf_counter()
        port = self.transport.get_extra_info("peername")[1]
        head = f"GET /api/people/me HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        head += f"Authorization: Bearer {self._token}\r\n\r\n"
        self.transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        """Record the response."""
        self.answered = self.answered or time.perf_counter()


def _passes(listener: Listener, scene: Scene) -> None:
    """Let a person do what the scene says, and pass some time after being asked."""
    loop = asyncio.get_running_loop()
    count = 0
    waiting = False
    done = 0  # acknowledged messages
    due = 0  # the number of the update that the last of them causes

    def react(told: Told) -> None:
        nonlocal count, waiting, done, due
        if told.type == "done":
            done += 1
            due = told.n
        if told.type != "update" or told.asks is None or waiting:
            return
        waiting = True
        count += 1
        if scene.begins and count == 1:
            holds = len(told.asks.options) > 1
            for number, after in enumerate(BEGINNING):
                loop.call_later(after, begins_or_orders, number, holds)
        loop.call_later(PASSING, passes)

    def begins_or_orders(number: int, holds: bool) -> None:
        if done < number or listener.n < due:  # an earlier effect hasn't arrived yet
            loop.call_later(SOON, begins_or_orders, number, holds)
        elif not holds:
            windows = ("concerned", "ask")[number]
            listener.say({"type": "orders", "id": f"order{number}", "seen": listener.n, "windows": windows})
        elif number == 0:
            listener.say({"type": "choose", "id": "begun", "seen": listener.n, "say": scene.begins})
        else:
            listener.say({"type": "undo", "id": "undone", "seen": listener.n})

    def passes() -> None:
        nonlocal waiting
        if scene.begins and (done < len(BEGINNING) or listener.n < due):
            loop.call_later(SOON, passes)
            return
        waiting = False
        assert listener.asks is not None
        choices = [listener.asks.options[0].choice]
        listener.say({"type": "choose", "id": f"pass{count}", "seen": listener.n, "choices": choices})

    listener.react = react


def _probes_again(blue: Listener) -> Callable[[Told], None]:
    """Let the observer send a ping for each of the first messages, and ask for hints to the first update."""
    count = 0

    def react(told: Told) -> None:
        nonlocal count
        _asks_for_hints(blue, told, "help0")
        if count < REACTING:
            blue.probe(f"after{count}")
            count += 1

    return react


def _asks_for_hints(listener: Listener, told: Told, id_: str) -> None:
    """Ask for hints to the first update; the server computes them behind whatever its workers do."""
    if told.type == "update" and id_ not in listener.sent:
        listener.ask_for_hints(id_)


# -- trials ----------------------------------------------------------------------------------------------


class Experiment:
    """A server with a series of trials at its tables."""

    def __init__(self, port: int, scene: Scene, known: PreparedTables, rng: random.Random) -> None:
        self._port = port
        self._scene = scene
        self._known = known
        self._rng = rng
        self._number = 0

    async def trial(self, table: str) -> dict[str, float]:
        """Return what the observer measures at a table, with times in milliseconds."""
        self._number += 1
        listeners: list[Listener] = []
        senders: list[RequestSender] = []
        try:
            await self._gather(table, listeners, senders)
            return await self._measure(listeners, senders)
        finally:
            for listener in listeners:
                listener.close()
            for sender in senders:
                sender.transport.abort()
            await asyncio.sleep(BETWEEN)

    async def _gather(self, table: str, listeners: list[Listener], senders: list[RequestSender]) -> None:
        """Connect the observer, a spectator, somebody at another table, and the other players."""
        source, other = loopback(2 * self._number), loopback(2 * self._number + 1)
        tokens, scene = self._known.tokens, self._scene
        observer = tokens[scene.seats[0]]
        for place, seat, token in (
            (table, 0, observer),
            (table, None, ""),
            (self._known.tables[-1], 0, observer),
        ):
            listeners.append(Listener(place))
            await listeners[-1].come(self._port, source, token, seat)
        for seat, name in enumerate(scene.seats[1:], start=1):
            if name not in tokens:
                continue
            listeners.append(Listener(table))
            await listeners[-1].come(self._port, other, tokens[name], seat, scene.hints)
            if scene.order and seat == 1:
                listeners[-1].say(
                    {"type": "orders", "id": "order", "seen": listeners[-1].n, "windows": "concerned"}
                )
                await listeners[-1].until(lambda: any(kind == "done" for _, kind, _ in listeners[-1].heard))
            else:
                _passes(listeners[-1], scene)
        loop = asyncio.get_running_loop()
        for _ in REQUESTS:
            _, sender = await loop.create_connection(
                lambda: RequestSender(observer), "127.0.0.1", self._port, local_addr=(source, 0)
            )
            senders.append(sender)
        await asyncio.sleep(self._rng.uniform(*SETTLING))

    async def _measure(
        self, listeners: Sequence[Listener], senders: Sequence[RequestSender]
    ) -> dict[str, float]:
        blue, watcher, elsewhere = listeners[:3]
        loop = asyncio.get_running_loop()
        before, began = len(blue.heard), time.perf_counter()
        blue.say({"type": "choose", "id": "announce", "seen": blue.n, "say": self._scene.says})
        blue.asks = None
        blue.react = _probes_again(blue)
        watcher.react = lambda told: _asks_for_hints(watcher, told, "help1")
        blue.probe("near0")
        elsewhere.probe("else0")
        timers = [
            *[loop.call_later(0.001 * i, blue.probe, f"near{i}") for i in range(1, NEAR)],
            *[loop.call_later(0.002 * i, elsewhere.probe, f"else{i}") for i in range(1, ELSEWHERE)],
            *[loop.call_later(LATE + 0.002 * i, elsewhere.probe, f"late{i}") for i in range(ELSEWHERE)],
            *[loop.call_later(SPARSE * i, watcher.probe, f"far{i}") for i in range(1, MOST_SPARSE)],
            *[loop.call_later(at, watcher.probe_protocol, f"raw{i}") for i, at in enumerate(RAW)],
            *[loop.call_later(at, sender.ask) for at, sender in zip(REQUESTS, senders, strict=True)],
        ]
        if self._scene.early:
            await asyncio.sleep(EARLY)
        else:
            await blue.until(lambda: blue.asks is not None)
            await asyncio.sleep(LATER)
        for timer in timers:
            timer.cancel()
        ended = time.perf_counter()
        heard = [(at - began, kind, size) for at, kind, size in blue.heard[before:]]
        waits = {
            id_: (at - began, listener.answered.get(id_, ended) - at)
            for listener in (blue, watcher, elsewhere)
            for id_, at in listener.sent.items()
        }
        asked = [((sender.answered or ended) - sender.sent) if sender.sent else 0.0 for sender in senders]
        return _features(heard, waits, asked, self._scene.early)


def _features(
    heard: Sequence[tuple[float, str, int]],
    waits: dict[str, tuple[float, float]],
    asked: Sequence[float],
    early: bool,
) -> dict[str, float]:
    """Return all features for the classifiers."""
    found: dict[str, float] = {}
    done = [at for at, kind, _ in heard if kind == "done"]
    updates = [at for at, kind, _ in heard if kind == "update"]
    found["done"] = done[0] if done else EARLY
    for number in range(2 if not early else 1):  # the announcement, and the pass that ends the window
        found[f"update {number + 1}"] = updates[number] if number < len(updates) else EARLY
    if not early:
        found["last message"] = heard[-1][0]
        found["window"] = found["update 2"] - found["update 1"]
    for group in ("near", "after", "help", "else", "late", "far", "raw"):
        found |= _of_group(group, [waits[id_] for id_ in sorted(waits, key=_order) if id_.startswith(group)])
    for number, took in enumerate(asked):
        found[f"request {number}"] = took
    sizes = [size for _, kind, size in heard if kind != "table"]  # news about who is there may arrive late
    counts = {"messages": float(len(sizes)), "bytes": float(sum(sizes))}
    return {**{name: 1000 * value for name, value in found.items()}, **counts}


def _order(id_: str) -> tuple[str, int]:
    name = id_.rstrip("0123456789")
    return name, int(id_[len(name) :])


def _of_group(group: str, pings: Sequence[tuple[float, float]]) -> dict[str, float]:
    """Return the first delays of a group of pings, and a summary of the others."""
    pings = pings or [(0.0, 0.0)]
    found = {
        f"{group} {number}": (pings[number] if number < len(pings) else (0.0, 0.0))[1] for number in range(3)
    }
    longest = max(pings, key=lambda ping: ping[1])
    by_wait = sorted(wait for _, wait in pings)
    found[f"{group} longest"] = longest[1]
    found[f"{group} longest at"] = longest[0]
    found[f"{group} second"] = by_wait[-2] if len(by_wait) > 1 else by_wait[-1]
    found[f"{group} median"] = by_wait[len(by_wait) // 2]
    found[f"{group} mean"] = sum(by_wait) / len(by_wait)
    return found


# -- the benchmark ---------------------------------------------------------------------------------------


class Found(NamedTuple):
    """How well the classifiers tell the worlds of a scene apart."""

    scene: str
    trials: int  # in each world
    names: Sequence[str]  # of the features
    rows: Sequence[Sequence[float]]
    labels: Sequence[int]
    true: dict[str, Accuracy]
    shuffled: dict[str, Accuracy]

    def reached(self) -> bool:
        """Return whether the best classifier is neither better nor worse than guessing."""
        return LOWEST <= self.true[CHOSEN].share <= HIGHEST

    def lines(self) -> list[str]:
        """Return a small table, and the features that differ most between the worlds."""
        rows = [f"{self.scene}: {self.trials} trials in each world, {len(self.names)} features"]
        rows.append(f"  {'right about':28}{'the worlds':>28}{'shuffled labels':>28}")
        for name, true in self.true.items():
            rows.append(f"  {name:28}{_share(true):>28}{_share(self.shuffled[name]):>28}")
        rows.append("  medians, counterspells and none:")
        rows += [f"    {name:20}{one:10.3f}{other:10.3f}" for name, one, other in self._telling()]
        return rows

    def _telling(self, most: int = 5) -> list[tuple[str, float, float]]:
        """Return the most telling features, by how often a value of one world exceeds one of the other."""
        found: list[tuple[float, str, float, float]] = []
        for number, name in enumerate(self.names):
            ranked = sorted((row[number], label) for row, label in zip(self.rows, self.labels, strict=True))
            places = {value: 0.0 for value, _ in ranked}
            for value in places:
                same = [place for place, (other, _) in enumerate(ranked) if other == value]
                places[value] = sum(same) / len(same)
            mean = sum(places[value] for value, label in ranked if label == 1) / self.trials
            worlds = [sorted(v for v, label in ranked if label == world) for world in (0, 1)]
            middle = [values[len(values) // 2] for values in worlds]
            found.append((abs(mean - (len(ranked) - 1) / 2), name, middle[0], middle[1]))
        return [(name, one, other) for _, name, one, other in sorted(found, reverse=True)[:most]]


def _share(found: Accuracy) -> str:
    low, high = found.interval()
    return f"{found.share:.1%} ({low:.1%} - {high:.1%})"


def measure(
    name: str, trials: int, folder: Path, seed: int, database: str = "", before: int = WARMING_UP
) -> Found:
    """Run a server and trials in both worlds of a scene in random order, and try to tell them apart."""
    scene, rng = SCENES[name], random.Random(seed)
    check_alike(scene)
    labels = [0, 1] * trials
    rng.shuffle(labels)
    worlds = [*[number % 2 for number in range(before)], *labels, 0]  # the last table is the quiet one
    serving = Serving(folder, database, limits=True)
    known = asyncio.run(prepare(serving.database, [scene.worlds[world] for world in worlds], scene.seats))
    serving.start()
    try:
        found = uvloop.run(_measure(serving, scene, known, rng))
    finally:
        serving.stop()
    names = list(found[0])
    rows = [[features[name] for name in names] for features in found[before:]]
    mixed = rng.sample(labels, len(labels))
    return Found(name, trials, names, rows, labels, validate(rows, labels, rng), validate(rows, mixed, rng))


async def _measure(
    serving: Serving, scene: Scene, known: PreparedTables, rng: random.Random
) -> list[dict[str, float]]:
    experiment = Experiment(serving.port, scene, known, rng)
    found: list[dict[str, float]] = []
    gc.collect()
    gc.disable()  # so that this process isn't the slow one
    try:
        for table in known.tables[:-1]:
            found.append(await experiment.trial(table))
    finally:
        gc.enable()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 1 if the worlds of a scene can be told apart."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks timing", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=f"of {', '.join(SCENES)} (default: all)")
    parser.add_argument("--trials", type=int, default=600, help="in each world (default: %(default)s)")
    parser.add_argument(
        "--seed", type=int, default=0, help="of the order of the worlds (default: %(default)s)"
    )
    parser.add_argument("--database", default="", help="the address of an empty one (default: a file)")
    args = parser.parse_args(arguments)
    if args.trials < 10 or not set(args.scenes) <= set(SCENES):
        parser.error(f"--trials is at least 10, and the scenes are {', '.join(SCENES)}")
    missed = False
    for name in args.scenes or SCENES:
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = measure(name, args.trials, Path(folder), args.seed, args.database)
            except (BenchmarkError, TimeoutError, ConnectionError) as error:
                print(f"{name}: {error or 'no answer in time'}")
                return 1
        print("\n".join(found.lines()), flush=True)
        missed |= not found.reached()
    wanted = f"between {LOWEST:.0%} and {HIGHEST:.0%} right"
    print(f"MISSED: {wanted} are wanted." if missed else f"All is as wanted: {wanted}.")
    return int(missed)
