"""A table that is in memory: one owner, who takes one message after the other.

Whatever changes the table is written into the journal first, then done, then told to everybody. So nobody is
told what a crash could take back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
import structlog

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import figures, wire
from guildhall.server.clock import Pace, Timing
from guildhall.server.computers import Computers, Remark
from guildhall.server.gallery import Gallery
from guildhall.server.guests import Guest
from guildhall.server.match import Step
from guildhall.server.store.journal import Line
from guildhall.server.store.store import Snapshot, Store
from guildhall.server.table import Table
from guildhall.server.telling import Teller
from guildhall.server.terms import (
    Answered,
    Chair,
    Entry,
    Offered,
    Ordered,
    Played,
    Seated,
    Talked,
    Undone,
    dice,
    encode_entry,
)

SNAPSHOT: Final = 200  # entries between two snapshots
RESTART: Final = 1012  # the code of closing: come again
LOG = structlog.get_logger()
Work: TypeAlias = Callable[[], Awaitable[None]]


class Asking:
    """Somebody wants to take back what is not his alone to take back."""

    def __init__(self, seat: int, answers: int) -> None:
        self.seat = seat
        self.answers = answers  # that would be left
        self.agreed = {seat}


class Room:
    """The owner of a table."""

    def __init__(
        self,
        table: Table,
        store: Store,
        pace: Pace,
        gallery: Gallery | None,
        finished: Callable[[Table], Awaitable[None]],
        lost: Callable[[Room], None],
    ) -> None:
        self.table = table
        self.guests: list[Guest] = []
        self.touched = time.monotonic()
        self._store = store
        self._finished = finished
        self._lost = lost
        self._teller = Teller(table)
        self._timing = Timing(table, pace, time.time())
        self._pace = pace
        self._computers = Computers(table)
        self._remark: Remark | None = None  # what a computer player is about to say
        self._gallery = gallery
        self._asking: Asking | None = None
        self._held: dict[int, tuple[Guest, wire.Choose]] = {}  # passes that wait for the end of a window
        self._mail: asyncio.Queue[Work] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._promised: set[asyncio.Future[None]] = set()  # to those who wait for something to be done
        self._closing = False

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.terms.id

    # -- the mailbox -------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(), name=f"table {self.id}")
        self.post(self._look_ahead)

    async def close(self) -> float | None:
        """Finish what is in the mailbox, and no more; when the table has to do something again."""
        self._closing = True
        self._stop_timer()
        if self._task is not None:
            await self._mail.join()
            self._task.cancel()
        for guest in self.guests:
            guest.link.close(RESTART)
        await self._keep_snapshot()
        return self._timing.next()

    def post(self, work: Work) -> None:
        """Put something into the mailbox."""
        self.touched = time.monotonic()
        self._mail.put_nowait(work)

    async def _work(self) -> None:
        while True:
            work = await self._mail.get()
            try:
                await work()
            except Exception:
                # What was being written is there or not: only the journal can tell. All begin anew from it.
                LOG.exception("table", table=self.id)
                self._give_up()
                return
            finally:
                self._mail.task_done()

    def _give_up(self) -> None:
        """Leave the table as the journal has it; whoever is there comes again."""
        self._closing = True
        self._stop_timer()
        self._lost(self)
        for guest in self.guests:
            guest.link.close(RESTART)
        for promised in self._promised:
            if not promised.done():
                promised.set_exception(GuildhallError(Message("server-try-again")))

    # -- coming and going --------------------------------------------------------------------------------

    def come(self, guest: Guest, seen: int, talked: int) -> None:
        """Somebody is there; he gets what he has not seen yet."""
        if self._closing:
            guest.link.close(RESTART)
            return

        async def work() -> None:
            self.guests.append(guest)
            guest.tell(wire.Welcome(guest.seat, self.info()))
            if guest.seat is None and self._gallery is not None:
                now, shown, promises = self._behind(), self._gallery.update, self._gallery.promises
                assert shown is not None
                events = await self._events(None, seen, shown.n) if seen else []
                guest.tell(msgspec.structs.replace(shown, events=events))
            else:
                now, promises = time.time(), self._teller.promises() if self.table.bargains else None
                events = await self._events(guest.seat, seen, self._teller.number(guest.seat)) if seen else []
                self._tell_update(guest, events)
            if promises is not None:
                guest.tell(promises)
            for number, said in enumerate(self.table.talk, start=1):
                if number > talked and said.at <= now:
                    guest.tell(wire.Heard.of(number, said))
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
        came = time.monotonic()

        async def work() -> None:
            if isinstance(message, wire.Ping):
                guest.tell(wire.Pong(message.id))
            elif isinstance(message, wire.Why):
                guest.tell(self._teller.why(guest.seat, message))
            elif isinstance(message, wire.Help):
                guest.tell(self._teller.hints(guest.seat, message))
            elif guest.key(message.id) in self.table.done:
                self._say_done(guest, message.id)
            else:
                try:
                    await self._take(guest, message)
                    figures.TAKEN.observe(time.monotonic() - came)
                except GuildhallError as error:
                    figures.REFUSED.inc()
                    guest.tell(wire.refused(message.id, error.message, error.rule))

        self.post(work)

    async def _take(self, guest: Guest, message: Any) -> None:
        if isinstance(message, wire.Say):
            await self._say(guest, message)
        elif guest.seat is None:
            raise GuildhallError(Message("server-only-players"))
        elif self.table.chair(guest.seat).kind != "person":
            raise GuildhallError(Message("server-seat-kept"))
        elif isinstance(message, wire.Choose):
            await self._choose(guest, guest.seat, message)
        elif isinstance(message, wire.Undo):
            await self._undo(guest, guest.seat, message)
        elif isinstance(message, wire.Agree):
            await self._agree(guest, guest.seat, message)
        elif isinstance(message, wire.Orders):
            entry = Ordered(guest.seat, message.windows, message.once, time.time())
            await self._do(entry, guest, message.id)
        elif self.table.bargains is None:
            raise GuildhallError(Message("server-no-promises"))
        elif isinstance(message, wire.Offer):
            promise = self.table.bargains.parse(self.table.match.state, guest.seat, message.promise)
            await self._do(Offered(promise, time.time()), guest, message.id)
        elif isinstance(message, wire.Answer):
            self.table.bargains.check(self.table.match.state, guest.seat, message.number, message.word)
            await self._do(Answered(message.number, message.word, time.time()), guest, message.id)

    # -- doing -------------------------------------------------------------------------------------------

    async def _do(
        self, entry: Entry, guest: Guest | None = None, id_: str = "", step: Step | None = None
    ) -> None:
        """Write something down, then do it, then tell everybody; whoever wanted it is told first."""
        key = None if guest is None else guest.key(id_)
        number = self.table.number + 1
        body = encode_entry(entry).decode()
        await self._store.journal.write(Line(self.id, number, key, body, seats(self._waiting(entry, step))))
        figures.ENTRIES.labels(type(entry).__name__.lower()).inc()
        promised, seen = self.table.promised, self._teller.number(None)
        self.table.do(number, key, entry, step)
        if guest is not None:
            self._say_done(guest, id_)
        if self._asking is not None and self._teller.number(None) != seen:
            self._asking = None
            self._tell_table()
        if isinstance(entry, Played | Undone):
            for holder, message in self._held.values():
                self._say_stale(holder, message)
            self._held.clear()
        if number % SNAPSHOT == 0:
            await self._keep_snapshot()
        if self._gallery is not None:
            self._gallery.note(self._teller, entry.at)
            if self.table.match.outcome is not None:
                self._open_gallery()
        self._tell_updates()
        if self.table.promised != promised:
            self._tell(self._teller.promises())
        if isinstance(entry, Played) and self.table.match.outcome is not None:
            await self._finished(self.table)
            self._tell_table()
        await self._look_ahead()

    def _waiting(self, entry: Entry, step: Step | None) -> Sequence[int]:
        """Who chooses after an entry."""
        match = self.table.match
        if step is not None:
            return [decision.player for decision in match.game.asks(step.state)]
        if isinstance(entry, Undone):
            return [match.record.answers[entry.answers][0]]
        return match.waiting()

    def _say_done(self, guest: Guest, id_: str) -> None:
        guest.tell(wire.Done(id_, self._teller.number(guest.seat), self.table.done[guest.key(id_)]))

    # -- choosing ----------------------------------------------------------------------------------------

    async def _choose(self, guest: Guest, seat: int, message: wire.Choose) -> None:
        if message.seen != self._teller.number(seat):
            self._say_stale(guest, message)
            return
        step = self.table.match.choose(seat, message.choices, message.say)
        if self._timing.window and self.table.terms.clock.steady and self._is_pass(step):
            self._held[seat] = (guest, message)
            return
        await self._play(step, guest, message.id)

    def _say_stale(self, guest: Guest, message: wire.Choose | wire.Undo) -> None:
        assert guest.seat is not None
        n = self._teller.number(guest.seat)
        guest.tell(wire.Stale(message.id, n))
        self._tell_update(guest, self._teller.events(guest.seat, min(message.seen, n)))

    def _is_pass(self, step: Step) -> bool:
        """Whether a step in a window is to pass: always the first of the options."""
        seat, choice = step.answers[0]
        decision = self.table.match.asked(seat)
        return decision is not None and choice == decision.options[0]

    async def _play(self, step: Step, guest: Guest | None = None, id_: str = "") -> None:
        window = self.table.match.game.opening(step.state) is not None
        entry = Played(step.answers, step.rolls, time.time(), step.cut, step.final, window)
        await self._do(entry, guest, id_, step)

    # -- what the table does by itself ----------------------------------------------------------------------

    async def _look_ahead(self) -> None:
        """Let computer players think, and see when something has to be done without anybody asking."""
        if self.table.match.outcome is None:
            self._computers.think()
            self._remark = self._computers.remark()
        self._set_timer()

    def _set_timer(self) -> None:
        self._stop_timer()
        due = self._timing.next()
        if self._remark is not None:
            due = min(time.time() + self._pace.bot, due or float("inf"))
        if self._gallery is not None and (shown := self._gallery.next()) is not None:
            due = min(shown, due or float("inf"))
        if due is not None and not self._closing:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, due - time.time()), self.post, self._act)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _act(self) -> None:
        """Do what is due."""
        now = time.time() + 0.001
        if self._gallery is not None:
            self._show_gallery(now)
        if self._remark is not None:
            await self._utter(self._remark)
            return
        for seat in self.table.match.waiting():
            due = self._timing.due(seat)
            if due is not None and due <= now:
                await self._choose_for(seat)
                return
        self._set_timer()

    async def _choose_for(self, seat: int) -> None:
        match = self.table.match
        decision = match.asked(seat)
        assert decision is not None
        guest, message = self._held.pop(seat, (None, None))
        if self.table.chair(seat).kind != "bot" and (
            self._timing.window or match.game.talks(match.state) is not None
        ):
            choice = decision.options[0]
        else:
            choice = self._computers.choice(seat)
        await self._play(match.choose(seat, [choice]), guest, "" if message is None else message.id)

    async def _utter(self, remark: Remark) -> None:
        """A computer player says something about promises."""
        self._remark = None
        if remark.promise is not None:
            await self._do(Offered(remark.promise, time.time()))
        else:
            await self._do(Answered(remark.number, remark.word, time.time()))

    # -- taking back -------------------------------------------------------------------------------------

    async def _undo(self, guest: Guest, seat: int, message: wire.Undo) -> None:
        match = self.table.match
        if message.seen != self._teller.number(seat):
            self._say_stale(guest, message)
            return
        answers = match.undoable(seat)
        if answers is not None:
            await self._do(Undone(answers, time.time()), guest, message.id)
            return
        last = match.last_of(seat)
        if last is None or match.outcome is not None or not message.ask:
            raise GuildhallError(Message("server-no-undo"))
        self._asking = Asking(seat, last)
        self._take_note(guest, message.id)
        await self._if_agreed()

    async def _agree(self, guest: Guest, seat: int, message: wire.Agree) -> None:
        if self._asking is None:
            raise GuildhallError(Message("server-nothing-asked"))
        if message.yes:
            self._asking.agreed.add(seat)
        else:
            self._asking = None
        self._take_note(guest, message.id)
        await self._if_agreed()

    def _take_note(self, guest: Guest, id_: str) -> None:
        """A message counts that is nothing to be written down: a restart forgets the question as well."""
        self.table.done[guest.key(id_)] = 0
        self._say_done(guest, id_)

    async def _if_agreed(self) -> None:
        if self._asking is not None and self.table.people() <= self._asking.agreed:
            answers, self._asking = self._asking.answers, None
            await self._do(Undone(answers, time.time()))
        self._tell_table()

    # -- talk and chairs ---------------------------------------------------------------------------------

    async def _say(self, guest: Guest, message: wire.Say) -> None:
        text = " ".join(message.text.split())
        if not text or len(text) > wire.MOST_TEXT:
            raise GuildhallError(Message("server-bad-talk", {"most": wire.MOST_TEXT}))
        name = guest.name if guest.seat is None else self.table.chair(guest.seat).name
        said = Talked(guest.seat, name, text, time.time())
        await self._do(said, guest, message.id)
        self._tell(wire.Heard.of(len(self.table.talk), said), said.at)

    def reseat(self, seat: int, chair: Chair) -> asyncio.Future[None]:
        """Somebody else has a chair from now on."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._promised.add(done)
        done.add_done_callback(self._promised.discard)

        async def work() -> None:
            await self._do(Seated(seat, chair, time.time()))
            await self._if_agreed()
            done.set_result(None)

        self.post(work)
        return done

    def announce(self, table: str) -> None:
        """Tell everybody where these players meet again."""

        async def work() -> None:
            self.table.terms = msgspec.structs.replace(self.table.terms, next=table)
            self._tell_table()

        self.post(work)

    # -- telling -----------------------------------------------------------------------------------------

    def _tell_updates(self) -> None:
        """Whoever has a new update gets it."""
        for guest in self._at_once():
            if self._teller.number(guest.seat) != guest.told:
                self._tell_update(guest, self._teller.events(guest.seat, guest.told))

    def _tell_update(self, guest: Guest, events: Sequence[Any]) -> None:
        guest.told = self._teller.number(guest.seat)
        ends = self._timing.ends()
        left = None if ends is None else round(max(0.0, ends - time.time()), 1)
        guest.tell(self._teller.update(guest.seat, events, left))

    def _tell(self, message: Any, at: float | None = None) -> None:
        """Tell everybody; those who have to wait for it, at its time."""
        for guest in self._at_once():
            guest.tell(message)
        if self._gallery is not None and at is not None:
            self._gallery.add(at, message)

    def _at_once(self) -> list[Guest]:
        """Those who are told everything when it happens."""
        return [guest for guest in self.guests if guest.seat is not None or self._gallery is None]

    def _behind(self) -> float:
        """The time that those who look on have got to."""
        return time.time() - self.table.terms.delay

    def _show_gallery(self, now: float) -> None:
        if self._gallery is not None:
            for message in self._gallery.release(now):
                for guest in self.guests:
                    if guest.seat is None:
                        guest.tell(message)

    def _open_gallery(self) -> None:
        """The game is over: there is nothing to be kept back any more."""
        self._show_gallery(float("inf"))
        self._gallery = None
        for guest in self.guests:
            if guest.seat is None:
                guest.told = self._teller.number(None)

    def _tell_table(self) -> None:
        message = wire.AtTable(self.info())
        for guest in self.guests:
            guest.tell(message)

    def info(self) -> dict[str, Any]:
        """What everybody may know about the table."""
        terms = self.table.terms
        here = {guest.seat for guest in self.guests}
        asking = self._asking
        return {
            "id": self.id,
            "game": terms.game,
            "options": terms.options,
            "status": self.table.status,
            "fair": dice(terms, self.table.status),
            "seats": [
                {"kind": chair.kind, "name": chair.name, "bot": chair.bot, "here": seat in here}
                for seat, chair in enumerate(terms.chairs)
            ],
            "spectators": sum(1 for guest in self.guests if guest.seat is None),
            "delay": terms.delay,
            "clock": msgspec.to_builtins(terms.clock),
            "undo": None if asking is None else {"seat": asking.seat, "agreed": sorted(asking.agreed)},
            "next": terms.next,
        }

    # -- keeping -----------------------------------------------------------------------------------------

    async def _keep_snapshot(self) -> None:
        snapped = wire.encode(self.table.snapped()).decode()
        await self._store.save_snapshot(self.id, Snapshot(self.table.number, snapped))

    async def _events(self, seat: int | None, seen: int, upto: int) -> list[Any]:
        """What a seat has been shown after one update and up to another."""
        feed = self.table.match.feeds[seat]
        events = feed.between(min(seen, upto), upto)
        if events is None:  # long past: everything is played again
            lines = await self._store.lines(self.id)
            again = await asyncio.to_thread(Table.replayed, self.table.terms, lines)
            events = again.match.feeds[seat].between(seen, upto)
        return events or []


def seats(numbers: Sequence[int]) -> str:
    """A list of seats as it is written down."""
    return ",".join(map(str, numbers))
