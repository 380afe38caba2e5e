"""A crowd that plays like people: at their own tables, with computer players, spectators, talk and hints.

Everybody has their own address on this machine, since the server limits each address.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from benchmarks.http_client import must
from benchmarks.sockets import Socket, loopback

GAMES: Final = ("elfenwizards", "wizwar")
SEATS: Final = 4
AT_ONCE: Final = 24  # tables to set up at the same time
HURRYING: Final = 40  # tables that play at the same time before measuring
HINTING: Final = 0.09  # seconds after an update, without another one, until the page asks for hints
ARRIVING: Final = 30.0  # seconds for the first update
LAST: Final = 10.0  # seconds to wait for the last answers
PINGING: Final = 0.1  # seconds between two pings

WITH_COMPUTERS: Final = 3  # one table in this many has computer players
CROWDED: Final = 50  # one table in this many has many spectators
MANY: Final = 20
FEW: Final = 2  # the most spectators at all other tables
UNDOING: Final = 0.03  # how often people undo when they can
WONDERING: Final = 0.10  # the share of choices before which the person touches something illegal
ORDERING: Final = 0.005
STAYING: Final = 600.0  # seconds until a connection breaks, on average
AWAY: Final = (0.3, 6.0)  # seconds until it is back
SILENCE: Final = 60.0  # seconds between two lines of talk at a table, on average
BROWSERS: Final = 10  # tables for each person who looks at the start page
BROWSING: Final = 8.0  # seconds between two requests of that page for the tables
LIFE: Final = 900.0  # seconds until the people of a table move to another one, on average
WISHES: Final = {"elfenwizards": ("W1", "Gd5S", "dragon", "chip"), "wizwar": ("e", "fireball", "deck", "b1")}
LINES: Final = ("Good move!", "I did not see that coming.", "Whose turn is it?", "Just a moment, please.")


class Option(msgspec.Struct):
    """An available choice."""

    choice: int


class Asks(msgspec.Struct):
    """The question to a player."""

    options: list[Option]


class Update(msgspec.Struct, tag="update"):
    """An update, without the view."""

    n: int
    asks: Asks | None
    undo: str
    outcome: dict[str, Any] | None


class Done(msgspec.Struct, tag="done"):
    """The acknowledgement of a message."""

    id: str


class Stale(msgspec.Struct, tag="stale"):
    """A message came too late."""

    id: str
    n: int


class Refused(msgspec.Struct, tag="refused"):
    """A message was refused."""

    id: str
    text: msgspec.Raw


class Heard(msgspec.Struct, tag="talk"):
    """A line of talk."""

    number: int


class Hints(msgspec.Struct, tag="help"):
    """Hints for a client."""

    id: str


class Reason(msgspec.Struct, tag="why"):
    """Why something can't be chosen."""

    id: str


class Pong(msgspec.Struct, tag="pong"):
    """The answer to a ping."""

    id: str


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to a hello."""


class AtTable(msgspec.Struct, tag="table"):
    """The people at a table."""


class Standing(msgspec.Struct, tag="orders"):
    """The standing orders of a seat."""


class Promises(msgspec.Struct, tag="promises"):
    """The promises at a table."""


FromServer: TypeAlias = (
    Update | Done | Stale | Refused | Heard | Hints | Reason | Pong | Welcome | AtTable | Standing | Promises
)
_DECODE: Final = msgspec.json.Decoder(FromServer).decode
_IDS: Final = itertools.count()
CHANGES: Final = ("choose", "undo", "say", "orders")  # messages that the server acknowledges once written


class Person(NamedTuple):
    """A person with their own address, and a token if they have given a name."""

    address: str
    token: str


class Findings:
    """What the crowd has measured so far."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = {  # seconds
            "acknowledged": [],
            "help": [],
            "why": [],
            "ping": [],
            "arrival": [],
            "request": [],
            "crowd": [],  # the crowd's own delay
        }
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def worst(self, what: str, share: float) -> float:
        """Return the milliseconds within which a share of something came; 0 if there was nothing."""
        found = sorted(self.took[what])
        return 1000 * found[min(int(len(found) * share), len(found) - 1)] if found else 0.0


class Connection(Socket):
    """One connection of a viewer, who opens another when it breaks."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(f"/api/tables/{viewer.table.id}/socket")
        self._viewer = viewer

    def hear(self, data: memoryview) -> None:
        """Pass a message to the viewer."""
        self._viewer.hear(self, _DECODE(data))

    def lost(self, why: str) -> None:
        """Tell the viewer that the connection is lost."""
        self._viewer.lost(self)


class Viewer:
    """A player or spectator at a table, who can leave and come back."""

    def __init__(self, table: Table, person: Person, seat: int | None) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.n = 0
        self.talked = 0
        self.said = 0  # their lines that the server accepted
        self.options: Sequence[Option] = ()
        self.undo = False
        self.there = False
        self.unanswered: dict[str, tuple[dict[str, Any], float | None]] = {}  # None for a resent message
        self._connection: Connection | None = None
        self._seen: asyncio.Future[None] | None = None
        self._shown = 0.0  # when the newest update came

    @property
    def findings(self) -> Findings:
        """Return where to record measurements."""
        return self.table.crowd.findings

    async def come(self) -> None:
        """Connect, say what has been seen, and wait for the update."""
        if self._connection is not None:
            return  # already connecting
        connection = self._connection = Connection(self)
        seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._seen = seen
        await connection.connect(self.table.crowd.port, self.person.address)
        if self._connection is not connection:  # closed again
            connection.close()
            return
        began = time.perf_counter()
        hello = {"type": "hello", "token": self.person.token, "seat": self.seat}
        hints = self.table.crowd.hints != "none"
        connection.say({**hello, "seen": self.n or None, "talked": self.talked, "hints": hints})
        for id_, (message, _) in list(self.unanswered.items()):
            if message["type"] in CHANGES:
                self.unanswered[id_] = (message, None)
                connection.say(message)
            else:
                del self.unanswered[id_]
        async with asyncio.timeout(ARRIVING):
            await seen
        self.findings.took["arrival"].append(time.perf_counter() - began)

    def go(self) -> None:
        """Close the socket."""
        connection, self._connection = self._connection, None
        self._away()
        if connection is not None:
            connection.close()

    def lost(self, connection: Connection) -> None:
        """Handle a connection that the server or the viewer has closed."""
        if connection is not self._connection:
            return
        self._connection = None
        self._away()
        self.findings.counts["sockets lost"] += 1
        self.findings.counts[f"closed with {connection.code}"] += 1
        self.table.crowd.later(AWAY[0], self.come)

    def _away(self) -> None:
        self.there = False
        self.options = ()
        if self._seen is not None and not self._seen.done():
            self._seen.set_exception(ConnectionError("closed"))
            self._seen.exception()

    def send(self, type_: str, **more: object) -> None:
        """Send a message, and keep it until it is answered."""
        if self._connection is None:
            return
        id_ = f"m{next(_IDS)}"
        message = {"type": type_, "id": id_, **more}
        self.unanswered[id_] = (message, time.perf_counter())
        self._connection.say(message)

    def waits_for(self, type_: str) -> bool:
        """Return whether a message of a type is still unanswered."""
        return any(message["type"] == type_ for message, _ in self.unanswered.values())

    def hear(self, connection: Connection, message: FromServer) -> None:
        """Handle a message."""
        if connection is not self._connection:
            return
        if isinstance(message, Update):
            self._update(message)
        elif isinstance(message, Heard):
            self.talked = message.number
        elif isinstance(message, Hints) and not message.id:
            self.findings.took["help"].append(time.perf_counter() - self._shown)
        elif isinstance(message, (Done, Hints, Reason, Pong, Stale, Refused)):
            self._answered(message)

    def _update(self, update: Update) -> None:
        self._shown = time.perf_counter()
        self.n = update.n
        self.options = update.asks.options if update.asks is not None else ()
        self.undo = update.undo == "at once"
        self.there = True
        if self._seen is not None and not self._seen.done():
            self._seen.set_result(None)
        if update.outcome is not None:
            self.table.ended()
        else:
            self.table.crowd.shown(self)

    def _answered(self, message: Done | Hints | Reason | Pong | Stale | Refused) -> None:
        findings = self.findings
        sent, at = self.unanswered.pop(message.id, ({}, None))
        type_ = sent.get("type", "")
        if type_ in ("choose", "undo"):
            self.table.busy = False
        self.said += type_ == "say" and isinstance(message, Done)
        if isinstance(message, Refused):
            findings.refused[f"{type_ or 'message'}: {bytes(message.text).decode()}"] += 1
        elif isinstance(message, Stale):
            findings.counts["stale"] += 1
            if type_ == "say":  # the person still wants to say it
                self.send("say", seen=message.n, text=sent["text"])
        elif at is not None:
            kind = "acknowledged" if isinstance(message, Done) else type_
            findings.took[kind].append(time.perf_counter() - at)
            findings.counts[f"{type_} done"] += isinstance(message, Done)


class Table:
    """A table with its players, who choose in turn."""

    def __init__(
        self, crowd: Crowd, id_: str, game: str, people: Mapping[int, Person], spectators: int
    ) -> None:
        self.crowd = crowd
        self.id = id_
        self.game = game
        self.seats = [Viewer(self, person, seat) for seat, person in people.items()]
        self.computers = len(people) < SEATS
        self.spectators = [Viewer(self, crowd.stranger(), None) for _ in range(spectators)]
        self.busy = False  # whether a choice is still unanswered
        self.over = False
        self.resting = False  # whether everybody has left for a while

    def viewers(self) -> Iterator[Viewer]:
        """Yield all players and spectators, connected or not."""
        return itertools.chain(self.seats, self.spectators)

    async def come(self) -> None:
        """Connect everybody."""
        for viewer in self.viewers():
            await viewer.come()

    def go(self) -> None:
        """Disconnect everybody."""
        self.busy = False
        for viewer in self.viewers():
            viewer.go()
            viewer.unanswered.clear()

    def ended(self) -> None:
        """Handle the end of the game."""
        if not self.over:
            self.over = True
            self.crowd.finished(self)

    def choose(self, rng: random.Random) -> str:
        """Let somebody choose; return the result in a word."""
        if self.over or self.resting:
            return "resting"
        if self.busy:
            return "late"
        asked = [viewer for viewer in self.seats if viewer.options]
        if not asked:
            if not all(viewer.there for viewer in self.seats):
                return "away"
            return "computer's turn" if self.computers else "nobody asked"
        viewer = rng.choice(asked)
        if rng.random() < WONDERING:
            viewer.send("why", wish=rng.choice(WISHES[self.game]), whole=True)
        if self.game == "wizwar" and rng.random() < ORDERING:
            viewer.send("orders", seen=viewer.n, windows=rng.choice(("ask", "concerned")))
        self.busy = True
        if viewer.undo and rng.random() < UNDOING:
            viewer.send("undo", seen=viewer.n)
        else:
            viewer.send("choose", seen=viewer.n, choices=[rng.choice(viewer.options).choice])
        viewer.options = ()
        return "made"


class Crowd:
    """All people at all tables, and their measurements."""

    def __init__(
        self, port: int, rng: random.Random, hints: str = "page", first: int = 0, spectators: int = FEW
    ) -> None:
        self.port = port
        self.rng = rng
        self.findings = Findings()
        self.tables: list[Table] = []
        self.hints = hints
        self._spectators = spectators  # the most spectators at most tables
        self._shown: deque[tuple[float, Viewer, int]] = deque()
        self._numbers = itertools.count(first)  # of addresses
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = False
        self._quiet = True  # whether nobody asks for hints

    # -- people and tables -------------------------------------------------------------------------------

    def stranger(self) -> Person:
        """Return a person without a name."""
        return Person(loopback(next(self._numbers)), "")

    async def ask(self, person: Person, method: str, path: str, body: object = None) -> Any:
        """Send a person's request, which must not be refused."""
        began = time.perf_counter()
        answer = await must(self.port, method, path, body, person.token, person.address)
        self.findings.took["request"].append(time.perf_counter() - began)
        return answer

    async def newcomer(self) -> Person:
        """Return a new person with a name."""
        stranger = self.stranger()
        known = await self.ask(stranger, "POST", "/api/people", {"name": "Somebody"})
        return stranger._replace(token=known["token"])

    async def open_table(self, number: int) -> Table:
        """Open a table with everybody there; its number decides what sort of table it is."""
        game = GAMES[number % len(GAMES)]
        computers = self.rng.choice((1, 2)) if number // len(GAMES) % WITH_COMPUTERS == 0 else 0
        people = [await self.newcomer() for _ in range(SEATS - computers)]
        seats = [
            {"kind": "me"},
            *[{"kind": "open"}] * (len(people) - 1),
            *[{"kind": "bot", "bot": "apprentice"}] * computers,
        ]
        opened = await self.ask(people[0], "POST", "/api/tables", {"game": game, "seats": seats})
        for seat, person in enumerate(people[1:], start=1):
            sitting = {"seat": seat, "invite": opened["invite"]}
            await self.ask(person, "POST", f"/api/tables/{opened['id']}/join", sitting)
        spectators = MANY if number % CROWDED == CROWDED // 2 else self.rng.randint(0, self._spectators)
        table = Table(self, opened["id"], game, dict(enumerate(people)), spectators)
        for viewer in table.spectators[::2]:  # every second one has a name, and can talk
            viewer.person = await self.newcomer()
        await table.come()
        return table

    async def gather(self, tables: int) -> None:
        """Open all tables."""
        few = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Table:
            async with few:
                return await self.open_table(number)

        self.tables = await asyncio.gather(*[one(number) for number in range(tables)])

    async def hurry(self, choices: int, seconds: float) -> None:
        """Give every table a history: a number of choices as fast as possible, within a time."""
        end = time.perf_counter() + seconds
        queue: deque[tuple[Table, int]] = deque((table, choices) for table in self.tables)

        async def work() -> None:
            while queue and time.perf_counter() < end:
                table, left = queue.popleft()
                for _ in range(5):
                    if table.choose(self.rng) not in ("made", "late"):
                        break
                    while table.busy and time.perf_counter() < end:
                        await asyncio.sleep(0.002)
                    left -= 1
                if left > 0:
                    queue.append((table, left))
                await asyncio.sleep(0.01)

        await asyncio.gather(*[work() for _ in range(HURRYING)])

    # -- while measuring ---------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start measuring."""
        self.findings = Findings()
        self._quiet = False

    async def play(self, seconds: float, every: float, *more: Callable[[], Awaitable[None]]) -> None:
        """Make a person's choice at each table every few seconds, with everything else that people do."""
        self._ending = False
        count = len(self.tables)
        running = [
            self._often(every / count, self._choose, seconds),
            self._often(SILENCE / count, self._talk, seconds),
            self._often(STAYING / sum(1 for _ in self._viewers()), self._break, seconds),
            self._often(LIFE / count, self._move, seconds),
            self._often(BROWSING / max(1, count // BROWSERS), self._browse, seconds),
            self._help(seconds),
            *[one() for one in more],
        ]
        await asyncio.gather(*running)
        self._ending = True
        end = time.perf_counter() + LAST
        while self._tasks and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        while any(self._open_ends()) and time.perf_counter() < end:
            await asyncio.sleep(0.05)
        self.findings.counts["unanswered"] += sum(self._open_ends())

    def _open_ends(self) -> Iterator[int]:
        return (len(viewer.unanswered) for viewer in self._viewers() if viewer.there)

    def _viewers(self) -> Iterator[Viewer]:
        return itertools.chain.from_iterable(table.viewers() for table in self.tables)

    async def _often(self, pause: float, do: Callable[[int], None], seconds: float) -> None:
        """Do something repeatedly, evenly spread over time."""
        began = time.perf_counter()
        for number in range(round(seconds / pause)):
            due = began + number * pause
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            if do == self._choose:
                self.findings.took["crowd"].append(max(0.0, time.perf_counter() - due))
            do(number)

    def _choose(self, number: int) -> None:
        came = self.tables[number % len(self.tables)].choose(self.rng)
        self.findings.counts[came] += 1

    def _talk(self, number: int) -> None:
        table = self.rng.choice(self.tables)
        talkers = [viewer for viewer in table.viewers() if viewer.there and viewer.person.token]
        if talkers:
            viewer = self.rng.choice(talkers)
            viewer.send("say", seen=viewer.n, text=self.rng.choice(LINES))

    def _browse(self, number: int) -> None:
        """Let a person's start page ask which tables are open, and which are theirs."""
        table = self.tables[number * BROWSERS % len(self.tables)]
        person = table.seats[0].person

        async def look() -> None:
            await self.ask(person, "GET", "/api/tables")
            await self.ask(person, "GET", "/api/tables/mine")

        self.later(0.0, look)

    def _break(self, number: int) -> None:
        """Break a connection, and reconnect soon after."""
        table = self.rng.choice(self.tables)
        viewer = self.rng.choice(list(table.viewers()))
        if viewer.there and not table.resting:
            viewer.go()
            self.findings.counts["came back"] += 1
            self.later(self.rng.uniform(*AWAY), viewer.come)

    def _move(self, number: int) -> None:
        """Let the people of a table leave it, and others open another one."""
        place = self.rng.randrange(len(self.tables))
        table = self.tables[place]
        if table.resting or table.over:
            return

        async def move() -> None:
            following = await self.open_table(place)
            table.resting = True
            table.go()
            self._replace(table, following)
            self.findings.counts["tables opened"] += 1

        self.later(0.0, move)

    def finished(self, table: Table) -> None:
        """Start a rematch after a game."""

        async def again() -> None:
            table.go()
            people: dict[int, Person] = {}
            following = ""
            for viewer in table.seats:
                path = f"/api/tables/{table.id}/rematch"
                following = (await self.ask(viewer.person, "POST", path, {}))["id"]
                found = await self.ask(viewer.person, "GET", f"/api/tables/{following}")
                people[found["mine"][0]] = viewer.person
            new = Table(self, following, table.game, people, len(table.spectators))
            await new.come()
            self._replace(table, new)
            self.findings.counts["rematches"] += 1

        if not self._ending:
            self.later(self.rng.uniform(0.5, 3.0), again)

    def _replace(self, table: Table, following: Table) -> None:
        if table in self.tables:
            self.tables[self.tables.index(table)] = following

    async def lie_idle(self, share: int, seconds: float) -> None:
        """Let everybody leave some tables for a while, and come back."""
        chosen = [table for table in self.tables[::share] if not table.over]
        for table in chosen:
            table.resting = True
            table.go()
        await asyncio.sleep(seconds)
        for table in chosen:
            await table.come()
            table.resting = False
            self.findings.counts["tables come back to"] += 1

    async def ping(self, seconds: float) -> None:
        """Ping the server repeatedly at an unmeasured table."""
        table = await self.open_table(1)
        for viewer in table.seats[1:]:
            viewer.go()
        table.resting = True
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            table.seats[0].send("ping")
            await asyncio.sleep(PINGING)
        table.go()

    # -- hints -------------------------------------------------------------------------------------------

    def shown(self, viewer: Viewer) -> None:
        """Ask for hints some time after an update that asks nothing, as the page does."""
        if not self._quiet and self.hints == "page" and not viewer.options:
            self._shown.append((time.perf_counter() + HINTING, viewer, viewer.n))

    async def _help(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            while self._shown and self._shown[0][0] <= now:
                _, viewer, n = self._shown.popleft()
                if viewer.n == n and viewer.there and not viewer.table.over:
                    viewer.send("help")
            await asyncio.sleep(0.005)

    # -- helpers -----------------------------------------------------------------------------------------

    def later(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Do something after a while; record errors."""

        async def work() -> None:
            await asyncio.sleep(seconds)
            try:
                await do()
            except Exception as error:
                self.findings.refused[f"{type(error).__name__}: {error}"] += 1

        task = asyncio.create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def leave(self) -> None:
        """Disconnect everybody."""
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            table.go()
        await asyncio.sleep(0.1)  # so that all sockets close before the loop
