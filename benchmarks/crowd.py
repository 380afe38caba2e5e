"""A crowd that plays as people do: at tables of their own, with computer players, spectators, talk and hints.

Everybody has an address of their own on this machine, since a server allows one address only so much.
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
AT_ONCE: Final = 24  # tables that are set up at the same time
HURRYING: Final = 40  # tables that play at the same time before anything is measured
HINTING: Final = 0.09  # seconds after an update, if no other comes, after which the page asks for hints
ARRIVING: Final = 30.0  # seconds for the first update
LAST: Final = 10.0  # seconds in which the last answers may come
PINGING: Final = 0.1  # seconds between two pings

WITH_COMPUTERS: Final = 3  # one table of so many has computer players
CROWDED: Final = 50  # one table of so many has many spectators
MANY: Final = 20
FEW: Final = 2  # spectators at most at all other tables
UNDOING: Final = 0.03  # of all moments at which something can be undone at once
WONDERING: Final = 0.10  # of all choices: before it the person touches something that cannot be chosen
ORDERING: Final = 0.005
STAYING: Final = 600.0  # seconds after which somebody's connection breaks, on average
AWAY: Final = (0.3, 6.0)  # seconds until it is back
SILENCE: Final = 60.0  # seconds between two lines of talk at a table, on average
BROWSERS: Final = 10  # for so many tables there is one person who looks at the start page
BROWSING: Final = 8.0  # seconds after which that page asks again which tables there are
LIFE: Final = 900.0  # seconds until the people of a table leave it for another one, on average
WISHES: Final = {"elfenwizards": ("W1", "Gd5S", "dragon", "chip"), "wizwar": ("e", "fireball", "deck", "b1")}
LINES: Final = ("Good move!", "I did not see that coming.", "Whose turn is it?", "Just a moment, please.")


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
    undo: str
    outcome: dict[str, Any] | None


class Done(msgspec.Struct, tag="done"):
    """A message was written down and done."""

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
    """Somebody has said something."""

    number: int


class Hints(msgspec.Struct, tag="help"):
    """What a helpful client shows."""

    id: str


class Reason(msgspec.Struct, tag="why"):
    """Why something cannot be chosen."""

    id: str


class Pong(msgspec.Struct, tag="pong"):
    """The answer to a ping."""

    id: str


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to a hello."""


class AtTable(msgspec.Struct, tag="table"):
    """Who is there."""


class Standing(msgspec.Struct, tag="orders"):
    """What is done for this seat."""


class Promises(msgspec.Struct, tag="promises"):
    """What has been promised."""


FromServer: TypeAlias = (
    Update | Done | Stale | Refused | Heard | Hints | Reason | Pong | Welcome | AtTable | Standing | Promises
)
_DECODE: Final = msgspec.json.Decoder(FromServer).decode
_IDS: Final = itertools.count()
CHANGES: Final = ("choose", "undo", "say", "orders")  # what is acknowledged when it is written down


class Person(NamedTuple):
    """Somebody with an address of their own; a token is only for those who have given a name."""

    address: str
    token: str


class Findings:
    """What the crowd has met since measuring began."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = {  # seconds
            "acknowledged": [],
            "help": [],
            "why": [],
            "ping": [],
            "arrival": [],
            "request": [],
            "crowd": [],  # by which the crowd itself is late
        }
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def worst(self, what: str, share: float) -> float:
        """Milliseconds within which such a share of something came; 0 if there was nothing."""
        found = sorted(self.took[what])
        return 1000 * found[min(int(len(found) * share), len(found) - 1)] if found else 0.0


class Line(Socket):
    """One socket of a viewer; when it breaks, the viewer takes another."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(f"/api/tables/{viewer.table.id}/socket")
        self._viewer = viewer

    def hear(self, data: memoryview) -> None:
        """Let the viewer hear."""
        self._viewer.hear(self, _DECODE(data))

    def lost(self, why: str) -> None:
        """Let the viewer know."""
        self._viewer.lost(self)


class Viewer:
    """A player or spectator at a table, who can go and come again."""

    def __init__(self, table: Table, person: Person, seat: int | None) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.n = 0
        self.talked = 0
        self.said = 0  # lines of their own that were taken
        self.options: Sequence[Option] = ()
        self.undo = False
        self.there = False
        self.unanswered: dict[str, tuple[dict[str, Any], float | None]] = {}  # None: sent again
        self._line: Line | None = None
        self._seen: asyncio.Future[None] | None = None

    @property
    def findings(self) -> Findings:
        """Where to note what is found."""
        return self.table.crowd.findings

    async def come(self) -> None:
        """Open a socket, say what has been seen, and wait for the update."""
        if self._line is not None:
            return  # already on the way
        line = self._line = Line(self)
        seen: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._seen = seen
        await line.connect(self.table.crowd.port, self.person.address)
        if self._line is not line:  # gone again
            line.close()
            return
        began = time.perf_counter()
        hello = {"type": "hello", "token": self.person.token, "seat": self.seat}
        line.say({**hello, "seen": self.n or None, "talked": self.talked})
        for id_, (message, _) in list(self.unanswered.items()):
            if message["type"] in CHANGES:
                self.unanswered[id_] = (message, None)
                line.say(message)
            else:
                del self.unanswered[id_]
        async with asyncio.timeout(ARRIVING):
            await seen
        self.findings.took["arrival"].append(time.perf_counter() - began)

    def go(self) -> None:
        """Close the socket."""
        line, self._line = self._line, None
        self._away()
        if line is not None:
            line.close()

    def lost(self, line: Line) -> None:
        """The server has closed the socket, or nobody is there any more."""
        if line is not self._line:
            return
        self._line = None
        self._away()
        self.findings.counts["sockets lost"] += 1
        self.findings.counts[f"closed with {line.code}"] += 1
        self.table.crowd.later(AWAY[0], self.come)

    def _away(self) -> None:
        self.there = False
        self.options = ()
        if self._seen is not None and not self._seen.done():
            self._seen.set_exception(ConnectionError("closed"))
            self._seen.exception()

    def send(self, type_: str, **more: object) -> None:
        """Send a message, and remember it until it is answered."""
        if self._line is None:
            return
        id_ = f"m{next(_IDS)}"
        message = {"type": type_, "id": id_, **more}
        self.unanswered[id_] = (message, time.perf_counter())
        self._line.say(message)

    def waits_for(self, type_: str) -> bool:
        """Whether a message of such a type has not been answered."""
        return any(message["type"] == type_ for message, _ in self.unanswered.values())

    def hear(self, line: Line, message: FromServer) -> None:
        """A message has come."""
        if line is not self._line:
            return
        if isinstance(message, Update):
            self._update(message)
        elif isinstance(message, Heard):
            self.talked = message.number
        elif isinstance(message, (Done, Hints, Reason, Pong, Stale, Refused)):
            self._answered(message)

    def _update(self, update: Update) -> None:
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
            if type_ == "say":  # it is meant all the same
                self.send("say", seen=message.n, text=sent["text"])
        elif at is not None:
            kind = "acknowledged" if isinstance(message, Done) else type_
            findings.took[kind].append(time.perf_counter() - at)
            findings.counts[f"{type_} done"] += isinstance(message, Done)


class Table:
    """A table, one choice after the other."""

    def __init__(
        self, crowd: Crowd, id_: str, game: str, people: Mapping[int, Person], spectators: int
    ) -> None:
        self.crowd = crowd
        self.id = id_
        self.game = game
        self.seats = [Viewer(self, person, seat) for seat, person in people.items()]
        self.computers = len(people) < SEATS
        self.spectators = [Viewer(self, crowd.stranger(), None) for _ in range(spectators)]
        self.busy = False  # a choice is not answered yet
        self.over = False
        self.resting = False  # everybody has gone for a while

    def viewers(self) -> Iterator[Viewer]:
        """Everybody who is there, or will be."""
        return itertools.chain(self.seats, self.spectators)

    async def come(self) -> None:
        """Everybody comes."""
        for viewer in self.viewers():
            await viewer.come()

    def go(self) -> None:
        """Everybody goes."""
        self.busy = False
        for viewer in self.viewers():
            viewer.go()
            viewer.unanswered.clear()

    def ended(self) -> None:
        """The game is over."""
        if not self.over:
            self.over = True
            self.crowd.finished(self)

    def choose(self, rng: random.Random) -> str:
        """Let somebody choose; what came of it, in a word."""
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
    """All people at all tables, and what they find."""

    def __init__(
        self, port: int, rng: random.Random, hints: str = "page", first: int = 0, spectators: int = FEW
    ) -> None:
        self.port = port
        self.rng = rng
        self.findings = Findings()
        self.tables: list[Table] = []
        self._hints = hints
        self._spectators = spectators  # at most tables, at most
        self._shown: deque[tuple[float, Viewer, int]] = deque()
        self._numbers = itertools.count(first)  # of addresses
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = False
        self._quiet = True  # nobody asks for hints

    # -- people and tables -------------------------------------------------------------------------------

    def stranger(self) -> Person:
        """Somebody without a name."""
        return Person(loopback(next(self._numbers)), "")

    async def ask(self, person: Person, method: str, path: str, body: object = None) -> Any:
        """A request of somebody, which must not be refused."""
        began = time.perf_counter()
        answer = await must(self.port, method, path, body, person.token, person.address)
        self.findings.took["request"].append(time.perf_counter() - began)
        return answer

    async def newcomer(self) -> Person:
        """Somebody new, who gives a name."""
        stranger = self.stranger()
        known = await self.ask(stranger, "POST", "/api/people", {"name": "Somebody"})
        return stranger._replace(token=known["token"])

    async def open_table(self, number: int) -> Table:
        """A new table, with everybody there; its number decides what sort of table it is."""
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
        for viewer in table.spectators[::2]:  # every other one has a name, and can talk
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
        """Let every table get a past: so many choices, as fast as they go, for so many seconds at most."""
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
        """Begin to count anew."""
        self.findings = Findings()
        self._quiet = False

    async def play(self, seconds: float, every: float, *more: Callable[[], Awaitable[None]]) -> None:
        """One choice of a person at each table in so many seconds, with all that goes on besides."""
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
        """Do something again and again, evenly spread."""
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
        """Somebody's start page asks which tables are open, and which are theirs."""
        table = self.tables[number * BROWSERS % len(self.tables)]
        person = table.seats[0].person

        async def look() -> None:
            await self.ask(person, "GET", "/api/tables")
            await self.ask(person, "GET", "/api/tables/mine")

        self.later(0.0, look)

    def _break(self, number: int) -> None:
        """Somebody's connection breaks, and is there again soon after."""
        table = self.rng.choice(self.tables)
        viewer = self.rng.choice(list(table.viewers()))
        if viewer.there and not table.resting:
            viewer.go()
            self.findings.counts["came back"] += 1
            self.later(self.rng.uniform(*AWAY), viewer.come)

    def _move(self, number: int) -> None:
        """The people of a table leave it as it is, and others open another one."""
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
        """A game is over: the same people play once more."""

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
        """At one table of so many everybody goes for a while, and comes back."""
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
        """Ask again and again at a table of no importance whether anybody is there."""
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
        """Somebody has got an update: some time later the page asks for hints."""
        if not self._quiet and (self._hints == "page" or (self._hints == "asked" and viewer.options)):
            self._shown.append((time.perf_counter() + HINTING, viewer, viewer.n))

    async def _help(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            while self._shown and self._shown[0][0] <= now:
                _, viewer, n = self._shown.popleft()
                if viewer.n == n and viewer.there and not viewer.table.over:
                    viewer.send("help")
            await asyncio.sleep(0.005)

    # -- inside ------------------------------------------------------------------------------------------

    def later(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        """Do something after a while; what goes wrong is noted."""

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
        """Everybody goes home."""
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            table.go()
        await asyncio.sleep(0.1)  # all sockets are closed before the loop is
