"""A table that is open: one owner, who takes one message after the other.

Whatever changes the table is written into the journal first, then done, then told to everybody. So nobody is
told what a crash could take back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.bots.bot import Bot
from guildhall.bots.catalogue import make
from guildhall.kernel.message import IllegalChoice, Message, Refusal
from guildhall.server import wire
from guildhall.server.guests import Guest
from guildhall.server.match import Match, Step, beginning
from guildhall.server.store.journal import Line
from guildhall.server.store.store import Snapshot, Store
from guildhall.server.telling import Teller
from guildhall.server.terms import (
    FINISHED,
    Chair,
    Entry,
    Played,
    Seated,
    Talked,
    Terms,
    Undone,
    decode_entry,
    encode_entry,
)

SNAPSHOT: Final = 200  # entries between two snapshots
LOG = structlog.get_logger()


class Pace:
    """How fast the server itself acts, in seconds; the same whatever anybody holds."""

    def __init__(self, bot: float = 0.0, window: float = 0.0) -> None:
        self.bot = bot  # before a computer player's choice
        self.window = window  # before a pass or answer that nobody has to think about


class Room:
    """The owner of a table."""

    def __init__(
        self,
        id_: str,
        terms: Terms,
        match: Match,
        store: Store,
        number: int,
        pace: Pace,
        changed: Callable[[Room], Awaitable[None]],
    ) -> None:
        self.id = id_
        self.terms = terms
        self.match = match
        self.talk: list[tuple[int, Talked]] = []  # with the numbers of their entries
        self.done: dict[str, int] = {}  # messages that have been taken, and how many choices were cut off
        self.guests: list[Guest] = []
        self.orders: dict[int, wire.Orders] = {}
        # Who wants to take back, to how many answers, and who agrees.
        self.asking: tuple[int, int, set[int]] | None = None
        self.touched = time.monotonic()
        self._teller = Teller(match)
        self._store = store
        self._number = number  # of the last entry
        self._pace = pace
        self._changed = changed
        self._bots: dict[int, Bot] = {}
        self._mail: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._closing = False
        self._since = 0.0  # when what is asked now began to be asked

    # -- the mailbox -------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(), name=f"table {self.id}")
        self.post(self._awake)

    async def close(self) -> None:
        """Finish what is in the mailbox, and no more."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await self._mail.join()
            self._task.cancel()
        await self._keep_snapshot()

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Put something into the mailbox."""
        self.touched = time.monotonic()
        self._mail.put_nowait(work)

    async def _work(self) -> None:
        while True:
            work = await self._mail.get()
            try:
                await work()
            except Exception:
                LOG.exception("table", table=self.id)
            finally:
                self._mail.task_done()

    # -- coming and going --------------------------------------------------------------------------------

    def come(self, guest: Guest, seen: int, talked: int) -> None:
        """Somebody is there; he gets what he has not seen yet."""

        async def work() -> None:
            self.guests.append(guest)
            guest.tell(wire.Welcome(guest.seat, self.info()))
            feed = self.match.feeds[guest.seat]
            events = feed.since(min(seen, feed.n)) if seen else []
            if events is None:
                events = await self._all_since(guest.seat, seen)
            self._tell_update(guest, events)
            for number, said in self.talk:
                if number > talked:
                    guest.tell(wire.Heard(number, said.seat, said.name, said.text, said.at))
            self._tell_table()

        self.post(work)

    def go(self, guest: Guest) -> None:
        """Somebody has gone."""

        async def work() -> None:
            if guest in self.guests:
                self.guests.remove(guest)
                self._tell_table()

        self.post(work)

    def take(self, guest: Guest, message: Any) -> None:
        """A message of somebody who is there."""

        async def work() -> None:
            if isinstance(message, wire.Ping):
                guest.tell(wire.Pong(message.id))
            elif isinstance(message, wire.Why):
                guest.tell(self._teller.why(guest.seat, message))
            elif isinstance(message, wire.Help):
                guest.tell(self._teller.hints(guest.seat, message))
            elif guest.key(message.id) in self.done:
                cut = self.done[guest.key(message.id)]
                guest.tell(wire.Done(message.id, self.match.feeds[guest.seat].n, cut))
            else:
                try:
                    await self._take(guest, message)
                except SQLAlchemyError:
                    LOG.exception("journal", table=self.id)
                    guest.tell(_refused(message.id, "server-not-written"))

        self.post(work)

    async def _take(self, guest: Guest, message: Any) -> None:
        if isinstance(message, wire.Say):
            await self._say(guest, message)
        elif guest.seat is None:
            guest.tell(_refused(message.id, "server-only-players"))
        elif isinstance(message, wire.Choose):
            await self._choose(guest, guest.seat, message)
        elif isinstance(message, wire.Undo):
            await self._undo(guest, guest.seat, message)
        elif isinstance(message, wire.Agree):
            await self._agree(guest, guest.seat, message)
        elif isinstance(message, wire.Orders):
            self.orders[guest.seat] = message
            guest.tell(wire.Done(message.id, self.match.feeds[guest.seat].n))
            self._wake_up()

    # -- choosing ----------------------------------------------------------------------------------------

    async def _choose(self, guest: Guest, seat: int, message: wire.Choose) -> None:
        feed = self.match.feeds[seat]
        if message.seen != feed.n:
            guest.tell(wire.Stale(message.id, feed.n))
            self._tell_update(guest, feed.since(guest.told) or [])
            return
        try:
            step = self.match.choose(seat, message.choices, message.say)
        except IllegalChoice as error:
            guest.tell(wire.refused(message.id, Refusal(error.rule, error.message)))
            return
        await self._play(step, guest.key(message.id))
        self.done[guest.key(message.id)] = step.cut
        guest.tell(wire.Done(message.id, feed.n, step.cut))
        self._tell_updates()
        await self._after()

    async def _play(self, step: Step, message: str | None) -> None:
        waiting = [decision.player for decision in self.match.game.asks(step.state)]
        await self._write(Played(step.answers, step.rolls, time.time(), step.cut), message, waiting)
        self.asking = None
        self.match.commit(step)

    async def _write(self, entry: Entry, message: str | None, waiting: Sequence[int]) -> None:
        """Write down what is about to happen, and who chooses then."""
        body = encode_entry(entry).decode()
        line = Line(self.id, self._number + 1, message, body, numbers(waiting))
        await self._store.journal.write(line)
        self._number += 1

    async def _after(self) -> None:
        """Something has changed: snapshots, lists of tables, and whoever chooses next."""
        self._since = time.monotonic()
        for orders in self.orders.values():
            orders.once = orders.once and self.match.game.opening(self.match.state) is not None
        if self._number % SNAPSHOT == 0:
            await self._keep_snapshot()
        if self.match.outcome is not None:
            await self._changed(self)
        self._wake_up()

    # -- what the table does by itself ----------------------------------------------------------------------

    async def _awake(self) -> None:
        self._since = time.monotonic()
        self._wake_up()

    def _wake_up(self) -> None:
        """See when something has to be done without anybody asking."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._due()
        if due is not None and not self._closing:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self._since + due - time.monotonic())
            self._timer = loop.call_later(wait, self.post, self._act)

    def _due(self) -> float | None:
        """Seconds from the question on until the table answers by itself; None: never."""
        waiting = self.match.waiting()
        window = self.match.game.opening(self.match.state) is not None
        found = [due for seat in waiting if (due := self._due_for(seat, window)) is not None]
        return min(found, default=None)

    def _due_for(self, seat: int, window: bool) -> float | None:
        if self.chair(seat).kind == "bot":
            return self._pace.window if window else self._pace.bot
        if window and self._passes(seat):
            return self._pace.window
        return self.terms.clock.window if window else self.terms.clock.choice

    def _passes(self, seat: int) -> bool:
        """Whether a player has given the order to pass now; what he holds has no part in it."""
        orders = self.orders.get(seat)
        opening = self.match.game.opening(self.match.state)
        if orders is None or opening is None:
            return False
        return orders.once or (orders.windows == "concerned" and not opening.concerned >> seat & 1)

    async def _act(self) -> None:
        """Do what is due."""
        window = self.match.game.opening(self.match.state) is not None
        passed = time.monotonic() - self._since
        for seat in self.match.waiting():
            due = self._due_for(seat, window)
            if due is not None and due <= passed + 0.001:
                decision = self.match.asked(seat)
                assert decision is not None
                if window and self.chair(seat).kind != "bot":
                    choice = decision.options[0]
                else:
                    choice = self._bot(seat).choose(self.match.feeds[seat].view, decision)
                await self._play(self.match.choose(seat, [choice]), None)
                self._tell_updates()
                await self._after()
                return
        self._wake_up()

    def _bot(self, seat: int) -> Bot:
        name = self.chair(seat).bot or "apprentice"
        if seat not in self._bots:
            self._bots[seat] = make(name, self.match.game, time.time_ns())
        return self._bots[seat]

    # -- taking back -------------------------------------------------------------------------------------

    async def _undo(self, guest: Guest, seat: int, message: wire.Undo) -> None:
        feed = self.match.feeds[seat]
        if message.seen != feed.n:
            guest.tell(wire.Stale(message.id, feed.n))
            return
        answers = self.match.undoable(seat)
        if answers is not None:
            await self._take_back(answers, guest.key(message.id))
            guest.tell(wire.Done(message.id, feed.n))
            return
        last = self.match.last_of(seat)
        if last is None or not message.ask:
            guest.tell(_refused(message.id, "server-no-undo"))
            return
        self.asking = (seat, last, {seat})
        guest.tell(wire.Done(message.id, feed.n))
        await self._if_agreed()
        self._tell_table()

    async def _agree(self, guest: Guest, seat: int, message: wire.Agree) -> None:
        if self.asking is None:
            guest.tell(_refused(message.id, "server-nothing-asked"))
            return
        if message.yes:
            self.asking[2].add(seat)
        else:
            self.asking = None
        guest.tell(wire.Done(message.id, self.match.feeds[seat].n))
        await self._if_agreed()
        self._tell_table()

    async def _if_agreed(self) -> None:
        people = {seat for seat, chair in enumerate(self.terms.chairs) if chair.kind == "person"}
        if self.asking is not None and people <= self.asking[2]:
            await self._take_back(self.asking[1], None)

    async def _take_back(self, answers: int, message: str | None) -> None:
        chooses_again = self.match.record.answers[answers][0]
        await self._write(Undone(answers, time.time()), message, [chooses_again])
        if message is not None:
            self.done[message] = 0
        self.asking = None
        self.match.undo(answers)
        self._tell_updates()
        await self._after()

    # -- talk and chairs ---------------------------------------------------------------------------------

    async def _say(self, guest: Guest, message: wire.Say) -> None:
        text = " ".join(message.text.split())
        if not text or len(text) > wire.MOST_TEXT:
            guest.tell(_refused(message.id, "server-bad-talk", most=wire.MOST_TEXT))
            return
        name = self.chair(guest.seat).name if guest.seat is not None else ""
        said = Talked(guest.seat, name, text, time.time())
        await self._write(said, guest.key(message.id), self.match.waiting())
        self.done[guest.key(message.id)] = 0
        self.talk.append((self._number, said))
        guest.tell(wire.Done(message.id, self.match.feeds[guest.seat].n))
        for other in self.guests:
            other.tell(wire.Heard(self._number, said.seat, said.name, said.text, said.at))

    def reseat(self, seat: int, chair: Chair) -> asyncio.Future[None]:
        """Somebody else has a chair from now on."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            await self._write(Seated(seat, chair, time.time()), None, self.match.waiting())
            self.seat(seat, chair)
            self._tell_table()
            await self._after()
            done.set_result(None)

        self.post(work)
        return done

    def seat(self, seat: int, chair: Chair) -> None:
        """Put somebody into a chair."""
        chairs = (*self.terms.chairs[:seat], chair, *self.terms.chairs[seat + 1 :])
        self.terms = msgspec.structs.replace(self.terms, chairs=chairs)
        self._bots.pop(seat, None)

    def chair(self, seat: int) -> Chair:
        """Who sits there."""
        return self.terms.chairs[seat]

    # -- telling -----------------------------------------------------------------------------------------

    def _tell_updates(self) -> None:
        """Whoever has a new update gets it."""
        for guest in self.guests:
            feed = self.match.feeds[guest.seat]
            if feed.n != guest.told:
                self._tell_update(guest, feed.since(guest.told) or [])

    def _tell_update(self, guest: Guest, events: Sequence[bytes]) -> None:
        guest.told = self.match.feeds[guest.seat].n
        guest.tell(self._teller.update(guest.seat, events, self._ends()))

    def _ends(self) -> float | None:
        """Seconds that are left to whoever is asked."""
        clock = self.terms.clock
        window = self.match.game.opening(self.match.state) is not None
        limit = clock.window if window else clock.choice
        return None if limit is None else max(0.0, self._since + limit - time.monotonic())

    def _tell_table(self) -> None:
        for guest in self.guests:
            guest.tell(wire.AtTable(self.info()))

    def info(self) -> dict[str, Any]:
        """What everybody may know about the table."""
        here = {guest.seat for guest in self.guests}
        return {
            "id": self.id,
            "game": self.terms.game,
            "options": self.terms.options,
            "status": FINISHED if self.match.outcome is not None else "playing",
            "seats": [
                {"kind": chair.kind, "name": chair.name, "bot": chair.bot, "here": seat in here}
                for seat, chair in enumerate(self.terms.chairs)
            ],
            "spectators": sum(1 for guest in self.guests if guest.seat is None),
            "clock": msgspec.to_builtins(self.terms.clock),
            "undo": None
            if self.asking is None
            else {"seat": self.asking[0], "agreed": sorted(self.asking[2])},
        }

    # -- keeping -----------------------------------------------------------------------------------------

    async def _keep_snapshot(self) -> None:
        snapped = wire.encode(self.match.snapped(self._number)).decode()
        await self._store.save_snapshot(self.id, Snapshot(self._number, snapped))

    async def _all_since(self, seat: int | None, seen: int) -> list[bytes]:
        """The events after an update that is long past: everything is played again."""
        again = beginning(self.terms)
        for line in await self._store.lines(self.id):
            again.redo(decode_entry(line.body))
        return again.feeds[seat].since(seen) or []


def numbers(seats: Sequence[int]) -> str:
    """A list of seats as it is written down."""
    return ",".join(map(str, seats))


def _refused(id_: str, key: str, **args: int) -> wire.Refused:
    return wire.Refused(id_, "", wire.worded(Message(key, dict(args))))
