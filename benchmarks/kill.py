"""Kills a server in the middle of play, again and again: nothing may get lost or happen twice."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
import uvloop

from benchmarks.journal import Journal
from benchmarks.serving import BenchmarkError, Requests, Serving, is_running
from benchmarks.sockets import Socket
from guildhall.server.match import Match, ViewerLog
from guildhall.server.store.journal import Line as Written
from guildhall.server.table import Table
from guildhall.server.terms import (
    Answered,
    Entry,
    Offered,
    Ordered,
    Played,
    Talked,
    decode_entry,
    decode_terms,
)

SEATS: Final = 4
SPECTATORS: Final = 2  # at every other table
COMPUTERS: Final = 3  # one table in this many has computer players
BY_NUMBERS: Final = 2  # one player in this many knows only the number of the last update
CLEAN: Final = 0.15  # the share of clean stops
SLEEPING: Final = 0.5  # the share of servers during which people leave a table for a while
ASLEEP: Final = (0.2, 1.2)  # seconds until they come back
# Removes empty tables from memory much sooner than usual.
HASTY: Final = """
from guildhall.server import hall
assert hall.IDLE and hall.SWEEP
hall.IDLE, hall.SWEEP = 0.1, 0.05
"""
GAMES: Final = ("elfenwizards", "wizwar")
THINKING: Final = 0.03  # the most seconds before a choice
LIFE: Final = (0.05, 0.8)  # seconds that a server lives once it listens
AGAIN: Final = 0.02  # seconds between attempts to reach the server
PATIENCE: Final = 30.0  # seconds until everybody is back at the end
QUIET: Final = 1.5  # seconds without news after which computer players wait for people
ENDING: Final = 5.0  # seconds within which the processes of a killed server must end
UNDOING: Final = 0.05  # how often people undo when they can
TALKING: Final = 0.05
ORDERING: Final = 0.03
BARGAINING: Final = 0.1  # where promises can be made
HALF: Final = 0.5  # how often people who are asked for a response begin one
DROPPING: Final = 0.3  # how often they undo it before it is announced
PASS: Final = "pass"
ORDERS: Final = {"ask": "concerned", "concerned": "ask"}
SHOWN: Final = 10  # the most violations to show
EVERY: Final = 20  # kills between two lines of progress


class Option(msgspec.Struct):
    """An available choice."""

    choice: int
    say: str


class Asks(msgspec.Struct):
    """The question to a player."""

    options: list[Option]


class Update(msgspec.Struct, tag="update"):
    """An update."""

    n: int
    events: list[msgspec.Raw]
    view: msgspec.Raw
    asks: Asks | None
    window: bool
    undo: str
    outcome: dict[str, Any] | None


class Done(msgspec.Struct, tag="done"):
    """The acknowledgement of a message."""

    id: str
    n: int


class Stale(msgspec.Struct, tag="stale"):
    """A message came too late."""

    id: str


class Refused(msgspec.Struct, tag="refused"):
    """A message was refused."""

    id: str
    text: Any


class Heard(msgspec.Struct, tag="talk"):
    """A line of talk."""

    number: int
    text: str


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to a hello."""


class AtTable(msgspec.Struct, tag="table"):
    """The people at a table."""


class Standing(msgspec.Struct, tag="orders"):
    """The standing orders of a seat."""

    windows: str


class Promise(msgspec.Struct):
    """A promise between two seats."""

    number: int
    by: int
    to: int
    word: str


class Promises(msgspec.Struct, tag="promises"):
    """The promises at a table."""

    open: bool
    promises: list[Promise]


class Pong(msgspec.Struct, tag="pong"):
    """The answer to a ping, after all earlier messages."""


FromServer: TypeAlias = (
    Update | Done | Stale | Refused | Heard | Welcome | AtTable | Standing | Promises | Pong
)
_DECODE: Final = msgspec.json.Decoder(FromServer).decode


class Connection(Socket):
    """One connection of a player, who opens another when it breaks."""

    def __init__(self, player: Player) -> None:
        super().__init__(f"/api/tables/{player.table}/socket")
        self._player = player
        self.broken = asyncio.Event()

    def hear(self, data: memoryview) -> None:
        """Pass a message to the player."""
        self._player.hear(_DECODE(data))

    def lost(self, why: str) -> None:
        """Tell the player that the connection is lost."""
        self.broken.set()


class Piece(NamedTuple):
    """The events of one update: all after one number and up to another."""

    after: int
    upto: int
    events: list[bytes]


class Player:
    """A player or spectator who reconnects automatically and resends unanswered messages.

    Those who use numbers alone ask for everything from the beginning, know only the number of the last
    update, and resend right after the hello. The others ignore what happened before they came, and like the
    page they wait for the welcome before they resend.
    """

    def __init__(
        self,
        faults: list[str],
        table: str,
        seat: int | None,
        token: str,
        rng: random.Random,
        by_numbers: bool,
    ) -> None:
        self.table = table
        self.seat = seat
        self.by_numbers = by_numbers
        self.n = 0
        self.pieces: list[Piece] = []
        self.news = 0.0  # the time of the last update
        self.naps = 0
        self.view = b""
        self.talk: list[tuple[int, str]] = []
        self.done: dict[str, dict[str, Any]] = {}  # acknowledged messages
        self.undone: set[str] = set()  # messages that the server didn't accept
        self.words: dict[str, str] = {}  # the choice of each message as a word
        self.waiting: dict[str, Any] | None = None  # the unanswered message
        self.again = 0  # resent messages
        self.comebacks: list[float] = []  # seconds without a connection
        self.over = False
        self.there = False
        self.resting = False  # whether they have stopped choosing
        self.heard_all = False
        self._faults = faults
        self._token = token
        self._rng = rng
        self._options: Sequence[Option] = ()
        self._undo = False
        self._window = False
        self._windows = ""  # their standing orders
        self._promises: Promises | None = None
        self._count = 0
        self._connection: Connection | None = None
        self._thinking: asyncio.TimerHandle | None = None
        self._asleep = 0.0  # the time until which they are away

    @property
    def name(self) -> str:
        """Return the player's name in reports."""
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"{who} of table {self.table}{' by numbers' if self.by_numbers else ''}"

    async def stay(self, port: int) -> None:
        """Stay connected, reconnecting whenever the connection breaks."""
        gone = time.perf_counter()
        while True:
            await asyncio.sleep(max(0.0, self._asleep - time.perf_counter()))
            connection = Connection(self)
            try:
                await connection.connect(port)
            except OSError:
                await asyncio.sleep(AGAIN)
                continue
            self._connection = connection
            talked = self.talk[-1][0] if self.talk else 0
            hello = {"type": "hello", "token": self._token, "seat": self.seat}
            connection.say({**hello, "seen": self.n if self.by_numbers or self.n else None, "talked": talked})
            if self.by_numbers:
                self._send_again()
            self._gone = gone
            await connection.broken.wait()
            gone = time.perf_counter()
            self.there = False
            self._options = ()

    def _send_again(self) -> None:
        if self.waiting is not None and self._connection is not None:
            self.again += 1
            self._connection.say(self.waiting)

    def sleep(self, seconds: float) -> None:
        """Leave the table for a while."""
        self._asleep = time.perf_counter() + seconds
        self.naps += 1
        if self._connection is not None:
            self._connection.close()

    def rest(self) -> None:
        """Stop choosing, and send a ping, which is answered after all earlier messages."""
        self.resting = True
        self.heard_all = False
        if self._connection is not None:
            self._connection.say({"type": "ping", "id": "all"})

    # -- receiving ---------------------------------------------------------------------------------------

    def hear(self, message: FromServer) -> None:
        """Handle a message."""
        if isinstance(message, Update):
            self._update(message)
        elif isinstance(message, Heard):
            self.talk.append((message.number, message.text))
        elif isinstance(message, Pong):
            self.heard_all = True
        elif isinstance(message, Standing):
            self._windows = message.windows
        elif isinstance(message, Promises):
            self._promises = message
        elif isinstance(message, Welcome) and not self.by_numbers:
            self._send_again()
        elif isinstance(message, (Done, Stale, Refused)):
            self._answered(message)

    def _update(self, update: Update) -> None:
        if not self.there:
            self.there = True
            self.comebacks.append(time.perf_counter() - self._gone)
        if update.n < self.n:
            self._faults.append(f"{self.name}: update {update.n} came after {self.n}")
        if update.n == self.n and update.events:
            self._faults.append(f"{self.name}: update {update.n} came again with events")
        if update.n > self.n and (self.n or self.by_numbers):
            self.pieces.append(Piece(self.n, update.n, [bytes(event) for event in update.events]))
        self.n = update.n
        self.news = time.perf_counter()
        self.view = bytes(update.view)
        self.over = update.outcome is not None
        self._options = update.asks.options if update.asks is not None else ()
        self._undo = update.undo == "at once"
        self._window = update.window
        self._think()

    def _answered(self, message: Done | Stale | Refused) -> None:
        if self.waiting is None or message.id != self.waiting["id"]:
            self._faults.append(f"{self.name}: an answer to {message.id!r}, which was answered before")
            return
        if isinstance(message, Done):
            self.done[message.id] = self.waiting
        else:
            self.undone.add(message.id)
            if isinstance(message, Refused) and self.waiting["type"] not in ("offer", "answer"):
                self._faults.append(f"{self.name}: {self.waiting} was refused: {message.text}")
        self.waiting = None
        self._think()

    # -- choosing ----------------------------------------------------------------------------------------

    def _think(self) -> None:
        if self._thinking is None and not self.resting:
            loop = asyncio.get_running_loop()
            self._thinking = loop.call_later(self._rng.uniform(0, THINKING), self._act)

    def _act(self) -> None:
        self._thinking = None
        if self.resting or not self.there or self.waiting is not None:
            return
        chance = self._rng.random()
        if self._undo and chance < (DROPPING if self._window else UNDOING):
            self._send({"type": "undo", "seen": self.n})
            self._options = ()
        elif self._windows and chance > 1 - ORDERING:
            self._send({"type": "orders", "seen": self.n, "windows": ORDERS[self._windows]})
        elif self._promises is not None and self._promises.open and self._rng.random() < BARGAINING:
            self._bargain(self._promises)
        elif self._options and self._rng.random() < TALKING:
            self._send({"type": "say", "seen": self.n, "text": f"I have seen {self.n}."})
        elif self._options:
            option = self._option()
            id_ = self._send({"type": "choose", "seen": self.n, "choices": [option.choice]})
            self.words[id_] = option.say
            self._options = ()

    def _option(self) -> Option:
        """Return what to choose; a response to something is often begun, but not announced yet."""
        responses = [option for option in self._options if option.say != PASS]
        if self._window and responses and self._rng.random() < HALF:
            return self._rng.choice(responses)
        return self._rng.choice(self._options)

    def _bargain(self, known: Promises) -> None:
        """Answer an offer, withdraw one, or make one; the game may refuse it."""
        offers = [one for one in known.promises if one.word == "open" and self.seat in (one.by, one.to)]
        if offers:
            offer = self._rng.choice(offers)
            word = "withdrawn" if offer.by == self.seat else self._rng.choice(("accepted", "refused"))
            self._send({"type": "answer", "seen": self.n, "number": offer.number, "word": word})
            return
        to = self._rng.choice([seat for seat in range(SEATS) if seat != self.seat])
        view = msgspec.json.decode(self.view)
        tokens = [token["name"] for token in view["tokens"] if token["owner"] != self.seat]
        gift = [{"spell": "points", "count": 1, "on": self._rng.choice(tokens)}]
        self._send({"type": "offer", "seen": self.n, "promise": {"to": to, "gives": gift}})

    def _send(self, message: dict[str, Any]) -> str:
        self._count += 1
        id_ = f"{self.seat}-{self._count}"
        self.waiting = {**message, "id": id_}
        assert self._connection is not None
        self._connection.say(self.waiting)
        return id_


# -- checking --------------------------------------------------------------------------------------------


async def lost(journal: Journal, players: Sequence[Player]) -> list[str]:
    """Return acknowledged messages that aren't in the journal exactly once, and others that are in it."""
    written: Counter[tuple[str, int, str]] = Counter()
    for table, key in await journal.rows("SELECT table_id, message FROM entries WHERE message IS NOT NULL"):
        seat, _, id_ = key.split(".", 2)
        written[table, int(seat), id_] += 1  # spectators have no name here, and don't talk
    faults: list[str] = []
    for player in players:
        if player.seat is None:
            continue
        for id_ in player.done:
            found = written[player.table, player.seat, id_]
            if found != 1:
                faults.append(f"{player.name}: {id_!r} was acknowledged and is {found} times in the journal")
        for id_ in player.undone:
            if written[player.table, player.seat, id_]:
                faults.append(f"{player.name}: {id_!r} was not accepted and is in the journal")
    return faults


class Again(NamedTuple):
    """A table replayed from its journal."""

    match: Match
    told: dict[int | None, list[tuple[int, bytes]]]  # by seat: events with the numbers of their updates
    entries: dict[str, Entry]  # by message key
    talk: list[tuple[int, str]]
    halves: int  # entries after which a response was begun but not announced


async def again(journal: Journal, table: str) -> Again:
    """Replay a table from its journal."""
    [(body,)] = await journal.rows("SELECT body FROM tables WHERE id = :id", id=table)
    played = Table.new(decode_terms(body))
    match = played.match
    found = Again(match, {viewer: _numbered(feed, 0) for viewer, feed in match.feeds.items()}, {}, [], 0)
    halves = 0
    wanted = "SELECT number, message, body FROM entries WHERE table_id = :id ORDER BY number"
    for number, key, line in await journal.rows(wanted, id=table):
        entry = decode_entry(line)
        before = {viewer: feed.n for viewer, feed in match.feeds.items()}
        played.do(Written(table, number, key, line, ""), entry)
        for viewer, n in before.items():
            found.told[viewer] += _numbered(match.feeds[viewer], n)
        if key is not None:
            found.entries[key.partition(".")[0] + "." + key.split(".", 2)[2]] = entry
        if isinstance(entry, Talked):
            found.talk.append((played.talked, entry.text))
        halves += isinstance(entry, Played) and played.unfinished_choice() is not None
    return found._replace(halves=halves)


def _numbered(feed: ViewerLog, after: int) -> list[tuple[int, bytes]]:
    """Return the events after an update, each with the number of its update."""
    return [(n + 1, event) for n in range(after, feed.n) for event in feed.between(n, n + 1) or ()]


def differences(player: Player, table: Again) -> Iterator[str]:
    """Yield the differences between what a player received and the journal."""
    feed = table.match.feeds[player.seat]
    if player.n != feed.n:
        yield f"{player.name}: is at update {player.n}, and the journal at {feed.n}"
        return
    told = table.told[player.seat]
    for number, piece in enumerate(player.pieces):
        if number and player.pieces[number - 1].upto != piece.after:
            yield f"{player.name}: was not told what happened before update {piece.upto}"
        wanted = [event for n, event in told if piece.after < n <= piece.upto]
        if piece.events != wanted:
            yield (
                f"{player.name}: after update {piece.after} and up to {piece.upto} was told "
                f"{len(piece.events)} events that are not the {len(wanted)} that were"
            )
    if player.by_numbers and (not player.pieces or player.pieces[0].after != 0):
        yield f"{player.name}: was not told the beginning"
    shown = table.match.game.show(feed.view)
    if msgspec.json.encode({name: part for name, part in shown.items() if name != "mine"}) != player.view:
        yield f"{player.name}: sees another table than there is"
    if player.talk != table.talk:
        yield f"{player.name}: has heard {len(player.talk)} lines of talk, of {len(table.talk)}"
    for id_, message in player.done.items():
        entry = table.entries.get(f"{player.seat}.{id_}")
        if message["type"] == "choose" and not _chose(entry, player.seat, player.words[id_]):
            yield f"{player.name}: chose {message}, and the journal says {entry}"
        if message["type"] in WRITTEN and not WRITTEN[message["type"]](message, entry):
            yield f"{player.name}: said {message}, and the journal says {entry}"


def _chose(entry: Entry | None, seat: int | None, word: str) -> bool:
    """Whether an entry is a seat's choice; answers of that seat without an alternative may follow."""
    if not isinstance(entry, Played):
        return False
    return entry.answers[0] == (seat, word) and {player for player, _ in entry.answers} == {seat}


WRITTEN: Final[dict[str, Callable[[dict[str, Any], Entry | None], bool]]] = {
    "orders": lambda said, entry: isinstance(entry, Ordered) and entry.windows == said["windows"],
    "offer": lambda said, entry: isinstance(entry, Offered) and entry.promise["to"] == said["promise"]["to"],
    "answer": lambda said, entry: (
        isinstance(entry, Answered) and (entry.number, entry.word) == (said["number"], said["word"])
    ),
}


# -- the run ---------------------------------------------------------------------------------------------


class Summary(NamedTuple):
    """The results."""

    kills: int
    clean: int  # clean stops
    seconds: float
    starts: Sequence[float]  # the seconds of each start
    caught: int  # messages unanswered at the time of a kill
    halves: int  # responses that were begun and not announced yet
    players: Sequence[Player]
    faults: Sequence[str]

    def lines(self) -> list[str]:
        """Return the lines of the report."""
        done = Counter(message["type"] for player in self.players for message in player.done.values())
        comebacks = sorted(seconds for player in self.players for seconds in player.comebacks)
        tables = len({player.table for player in self.players})
        over = len({player.table for player in self.players if player.over})
        starts = sorted(self.starts)
        return [
            f"{self.kills} kills and {self.clean} clean stops in {self.seconds:.0f} s; "
            f"a start took {starts[len(starts) // 2]:.2f} s, the longest {starts[-1]:.2f} s.",
            f"{tables} tables, {over} of them played to the end; {len(self.players)} players and spectators, "
            f"{sum(player.by_numbers for player in self.players)} of them by numbers alone, who came back "
            f"{len(comebacks) - len(self.players):,} times, {sum(player.naps for player in self.players):,} "
            f"times after having left their table alone.",
            f"Acknowledged: {done['choose']:,} choices, {self.halves:,} of them in responses that weren't "
            f"announced yet; {done['undo']:,} undone, {done['say']:,} lines of talk, {done['orders']:,} "
            f"standing orders, {done['offer']:,} offers and {done['answer']:,} answers to them.",
            f"{self.caught:,} messages were under way when the server was killed, "
            f"{sum(player.again for player in self.players):,} were sent again.",
            f"Told: {sum(len(piece.events) for player in self.players for piece in player.pieces):,} events.",
            *[f"VIOLATION: {fault}" for fault in self.faults[:SHOWN]],
            f"{len(self.faults)} violations." if self.faults else "Nothing lost, nothing done twice.",
        ]


class Run:
    """A server, its players and its killer."""

    def __init__(self, folder: Path, database: str, tables: int, seed: int) -> None:
        self._serving = Serving(folder, database, before=HASTY)
        self._journal = Journal(self._serving.database)
        self._tables = tables
        self._opened = 0
        self._rng = random.Random(seed)
        self._players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._faults: list[str] = []

    async def run(self, times: int) -> Summary:
        """Run everything."""
        began = time.perf_counter()
        starts = [await asyncio.to_thread(self._serving.start)]
        caught = stopped = kills = 0
        try:
            while kills < times:
                await asyncio.to_thread(self._open_tables)
                self._come()
                self._send_to_sleep()
                await asyncio.sleep(self._rng.uniform(*LIFE))
                caught += sum(player.waiting is not None for player in self._players)
                clean = self._rng.random() < CLEAN
                stopped += clean
                kills += not clean
                await self._end(clean)
                self._faults += await lost(self._journal, self._players)
                starts.append(await asyncio.to_thread(self._serving.start))
                if not clean and kills % EVERY == 0:
                    done = sum(len(player.done) for player in self._players)
                    print(
                        f"{kills:>5} kills, {done:>7,} messages, {len(self._faults)} violations", flush=True
                    )
            await self._settle()
        finally:
            for task in self._tasks:
                task.cancel()
            self._serving.stop()
        halves = await self._check()
        seconds = time.perf_counter() - began
        return Summary(kills, stopped, seconds, starts, caught, halves, self._players, self._faults)

    async def _end(self, clean: bool) -> None:
        """Kill or stop the server, and check that no process stays behind."""
        processes = self._serving.children()
        if clean:
            await asyncio.to_thread(self._serving.stop)
        else:
            self._serving.kill()
        await asyncio.sleep(0)  # lets earlier messages arrive
        end = time.perf_counter() + ENDING
        while (left := [pid for pid in processes if is_running(pid)]) and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        if left:
            self._faults.append(f"the server has left processes behind: {left}")

    def _send_to_sleep(self) -> None:
        """Let everybody leave a table for a while now and then, so that the server removes it from memory."""
        if self._rng.random() < SLEEPING:
            table = self._rng.choice(self._players).table
            seconds = self._rng.uniform(*ASLEEP)
            for player in self._players:
                if player.table == table:
                    player.sleep(seconds)

    def _open_tables(self) -> None:
        """Open tables until the right number of games is running."""
        live = {player.table: player for player in self._players if not player.over}
        if len(live) >= self._tables:
            return
        requests = Requests(self._serving.port)
        token = requests.become("Everybody")
        for _ in range(len(live), self._tables):
            self._opened += 1
            computers = self._rng.choice((1, 2)) if self._opened % COMPUTERS == 0 else 0
            table = requests.open_table(GAMES[self._opened % len(GAMES)], SEATS - computers, computers)
            spectators = SPECTATORS if self._opened % 2 else 0
            for seat in (*range(SEATS - computers), *[None] * spectators):
                rng = random.Random(self._rng.random())
                by_numbers = len(self._players) % BY_NUMBERS == 0
                whose = "" if seat is None else token
                self._players.append(Player(self._faults, table, seat, whose, rng, by_numbers))
        requests.close()

    def _come(self) -> None:
        for player in self._players[len(self._tasks) :]:
            self._tasks.append(asyncio.create_task(player.stay(self._serving.port)))

    async def _settle(self) -> None:
        """Let everybody come back, get their answers, and receive everything."""
        end = time.perf_counter() + PATIENCE
        for player in self._players:
            player.resting = True
        while any(not player.there or player.waiting is not None for player in self._players):
            if time.perf_counter() > end:
                break
            await asyncio.sleep(0.01)
        while time.perf_counter() - max(player.news for player in self._players) < QUIET:
            if time.perf_counter() > end:
                break
            await asyncio.sleep(0.05)
        for player in self._players:
            player.rest()
        while not all(player.heard_all for player in self._players) and time.perf_counter() < end:
            await asyncio.sleep(0.01)
        for player in self._players:
            if not player.there or player.waiting is not None:
                self._faults.append(f"{player.name}: is not back, or was not answered")

    async def _check(self) -> int:
        """Compare everything with the journal; return how many responses weren't announced yet."""
        self._faults += await lost(self._journal, self._players)
        names = {player.table for player in self._players}
        tables = {table: await again(self._journal, table) for table in names}
        for player in self._players:
            self._faults += differences(player, tables[player.table])
        self._faults += [
            f"the server: {line}" for line in self._serving.log().splitlines() if "Trace" in line
        ]
        return sum(table.halves for table in tables.values())


def run(times: int, tables: int, folder: Path, database: str, seed: int) -> Summary:
    """Kill a server a number of times."""
    return uvloop.run(Run(folder, database, tables, seed).run(times))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 1 on a violation."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks kill", description=__doc__)
    parser.add_argument(
        "--times", type=int, default=500, help="kills, besides clean stops (default: %(default)s)"
    )
    parser.add_argument("--tables", type=int, default=6, help="games at once (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of players and killer (default: %(default)s)")
    parser.add_argument("--database", default="", help="the address of an empty one (default: a file)")
    parser.add_argument("--keep", type=Path, help="a folder for the log and the file, which stay")
    args = parser.parse_args(arguments)
    if args.times < 1 or args.tables < 1:
        parser.error("--times and --tables are at least 1")
    if args.keep is not None:
        args.keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        try:
            summary = run(args.times, args.tables, args.keep or Path(folder), args.database, args.seed)
        except (BenchmarkError, OSError) as error:
            print(error)
            return 1
    print("\n".join(summary.lines()))
    return 1 if summary.faults else 0
