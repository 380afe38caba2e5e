"""A table that is in memory: one owner, who takes one message after the other.

Whatever changes the table is written into the journal first, then done, then told to everybody. So nobody is
told what a crash could take back. What only one seat notices, such as half an answer, is done at once and
told to that seat when it is written: nobody else waits for it, so nobody else can time it. After each message
other tables have their turn.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeAlias

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.audience import Audience
from guildhall.server.backlog import Backlog
from guildhall.server.bargains import Bargains
from guildhall.server.clock import Pace, Timing
from guildhall.server.computers import Computers, Remark, stand_in
from guildhall.server.delayed_spectators import DelayedSpectators
from guildhall.server.hints import Hints
from guildhall.server.instant import instant, steady
from guildhall.server.limits import Allowance, Limit
from guildhall.server.mailbox import Mailbox, Work
from guildhall.server.match import Step
from guildhall.server.slices import in_slices
from guildhall.server.store.journal import Book, Line
from guildhall.server.store.store import Snapshot, Store
from guildhall.server.table import Table
from guildhall.server.talk import Talk
from guildhall.server.terms import (
    Answered,
    Chair,
    Entry,
    Offered,
    Ordered,
    Played,
    Seated,
    Undone,
    dice,
    encode_entry,
)
from guildhall.server.updates import Updates
from guildhall.server.viewers import Viewer
from guildhall.server.workers.pool import Workers

SNAPSHOT: Final = 200  # entries between two snapshots
ORDERS: Final = Limit(1.0, 20)  # of one seat
MOST_ORDERS: Final = 500  # of one seat in a game
MOST_UNDOS: Final = 1000  # of one seat in a game
TABLE_EVERY: Final = 0.1  # seconds between two messages about who is there
VOTERS: Final = 2  # people at least who replace somebody by a vote
ABSENT: Final = 600.0  # seconds after which somebody who is awaited and not there can be replaced
AGAIN: Final = 0.05  # seconds at least until it is looked again whether a computer player has done thinking
LATEST: Final = 1.0  # and at most
UNWRITTEN: Final = 1000  # messages that are remembered though they are in no journal
WALL: Final = 60.0  # seconds after which it is looked again what the wall clock says
RESTART: Final = 1012  # codes of closing: come again
NO_SEAT: Final = 4404  # the seat is not yours
LOG = structlog.get_logger()
Held: TypeAlias = tuple[Viewer, wire.Choose]


class TryAgain(GuildhallError):
    """Something went wrong that may go well the next time."""


class Asking:
    """Somebody wants to take back what is not his alone to take back."""

    def __init__(self, seat: int, answers: int, n: int) -> None:
        self.seat = seat
        self.answers = answers  # that would be left
        self.n = n  # of his last update: the question is over when he sees something new
        self.agreed = {seat}


class Replacing:
    """Somebody wants a computer player to take a person's seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.agreed: set[int] = set()


class Owner(Protocol):
    """Whoever has all tables (server/hall.py), as one table knows them."""

    store: Store
    workers: Workers
    pace: Pace
    reading: asyncio.Lock  # held by whoever reads what is long past, at one table at a time
    telling: asyncio.Lock  # held by whoever tells how a table stands, likewise

    async def finished(self, table: Table) -> None:
        """A game is over."""

    async def reseated(self, table: Table) -> None:
        """Somebody else sits in a chair."""

    def lost(self, room: Room) -> None:
        """Something went wrong: the table has to be read from its journal again."""


class Room:
    """The owner of a table."""

    def __init__(self, table: Table, hall: Owner, delayed: DelayedSpectators | None) -> None:
        self.table = table
        self.touched = steady()
        self._hall = hall
        self._store = hall.store
        self._updates = Updates(table)
        self._timing = Timing(table, hall.pace)
        self._audience = Audience(self._updates, self._timing, delayed)
        self._talk = Talk(table, self._audience, hall.store)
        self._computers = Computers(table, hall.workers)
        self._hints = Hints(table.match, hall.workers)
        self._asking: Asking | None = None
        self._replacing: Replacing | None = None
        self._orders: defaultdict[int, Allowance] = defaultdict(lambda: Allowance(*ORDERS))
        self._held: dict[int, list[Held]] = {}  # passes that wait for the end of a window
        self._mail = Mailbox()
        self._book = Book()
        self._writers: set[asyncio.Task[None]] = set()  # of what only one seat notices
        self._noticed = 0  # entries that others notice, since the table came into memory
        self._told = steady()  # when everybody was last told something
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None  # about who is there
        self._promised: set[asyncio.Future[None]] = set()  # to those who wait for something to be done
        # Those whose coming is still in the mailbox, or who wait for what they missed.
        self._coming: dict[Viewer, None] = {}
        self._gone = dict.fromkeys(table.people(), steady())  # seats at which nobody is, and since when
        self._unwritten: deque[str] = deque()  # messages that were taken and are in no journal
        self._backlog = Backlog(table, hall.store, hall.reading)
        self._closing = False
        self._broken = False

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.terms.id

    def idle(self, seconds: float) -> bool:
        """Whether nobody has been there for so long; whoever waits for what they missed is there."""
        return not self.attended() and steady() - self.touched > seconds

    def attended(self) -> bool:
        """Whether somebody is there."""
        return bool(self._audience) or bool(self._coming)

    # -- the mailbox -------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(), name=f"table {self.id}")
        self.post(self._look_ahead)

    async def close(self) -> float | None:
        """Finish what is in the mailbox, and no more; return the seconds until the table has to act again."""
        self._closing = True
        self._stop_timers()
        if self._task is not None:
            self._mail.close()
            await self._task
        self._backlog.close()
        for viewer in (*self._audience, *self._coming):
            viewer.link.close(RESTART)
        if self._broken:
            return 0.0
        await self._keep_snapshot()
        return self._timing.next()

    def post(self, work: Work) -> None:
        """Put something into the mailbox."""
        self.touched = steady()
        self._wake(work)

    def _post_for(self, viewer: Viewer, work: Work) -> None:
        """Put something into the mailbox that somebody wants; spectators come when there is nothing else."""
        self.touched = steady()
        if not self._broken:
            self._mail.put(work, viewer.seat is None, viewer.seat)

    def _wake(self, work: Work) -> None:
        """Put something into the mailbox that nobody has asked for: the table stays as idle as it is."""
        if not self._broken:
            self._mail.put(work)

    async def _work(self) -> None:
        while (work := await self._mail.get()) is not None:
            try:
                await work()
            except Exception:
                # What was being written is there or not: only the journal can tell. All begin anew from it.
                LOG.exception("table", table=self.id)
                if self._writers:
                    await asyncio.wait(self._writers)
                self._give_up()
                return
            await asyncio.sleep(0)  # other tables have their turn

    def _give_up(self) -> None:
        """Leave the table as the journal has it; whoever is there comes again."""
        if self._broken:
            return
        self._closing = self._broken = True
        self._backlog.close()
        self._stop_timers()
        self._mail.clear()
        self._mail.close()
        self._hall.lost(self)
        for viewer in (*self._audience, *self._coming):
            viewer.link.close(RESTART)
        for promised in self._promised:
            if not promised.done():
                promised.set_exception(TryAgain(Message("server-try-again")))

    # -- coming and going --------------------------------------------------------------------------------

    def come(self, viewer: Viewer, seen: int | None, talked: int) -> None:
        """Let somebody in; they get what they have not seen yet, and only then are they listened to."""
        if self._closing:
            viewer.link.close(RESTART)
            return

        self._coming[viewer] = None
        self._post_for(viewer, partial(self._come, viewer, seen, talked))

    async def _come(self, viewer: Viewer, seen: int | None, talked: int) -> None:
        if viewer not in self._coming:
            return  # gone again
        if viewer.seat is not None and self.table.chair(viewer.seat).person != viewer.person:
            del self._coming[viewer]  # another has the seat by now
            viewer.link.close(NO_SEAT)
            return
        self._audience.show()
        upto = self._audience.number(viewer)
        events = [] if seen is None else self._backlog.events(viewer.seat, min(seen, upto), upto)
        if events is None:
            again = partial(self._come, viewer, seen, talked)
            self._backlog.read(partial(self._post_for, viewer, again))
            return
        del self._coming[viewer]
        self._welcome(viewer, events, talked)

    def _welcome(self, viewer: Viewer, events: list[bytes], talked: int) -> None:
        self._audience.add(viewer)
        self._attend()
        terms = self.table.terms
        owner = bool(viewer.person) and viewer.person == terms.owner
        messages: list[Any] = [wire.Welcome(viewer.seat, self.info(), owner, self._talk.speaker(viewer))]
        if viewer.seat is not None:
            messages.append(wire.Standing(self.table.windows(viewer.seat)))
            self._gone.pop(viewer.seat, None)
        messages += self._audience.standing(viewer, events)
        viewer.tell(*messages, *self._talk.recent(viewer, talked))
        viewer.welcome = True
        for message in viewer.early:
            self.take(viewer, message)
        viewer.early.clear()
        self._tell_table_soon()

    def go(self, viewer: Viewer) -> None:
        """Somebody has gone."""

        async def work() -> None:
            if viewer in self._coming:
                del self._coming[viewer]
            elif self._audience.remove(viewer):
                if viewer.seat is not None and not self._audience.at(viewer.seat):
                    self._gone[viewer.seat] = steady()
                self._attend()
                self._tell_table_soon()

        self._post_for(viewer, work)

    def _attend(self) -> None:
        """See whether the game goes on: not if it is abandoned and none of its players is there."""
        paused = self._timing.paused
        self._timing.attend(any(map(self._audience.at, self.table.people())))
        if self._timing.paused != paused:
            self._look_ahead_now()

    def take(self, viewer: Viewer, message: Any) -> None:
        """Take a message of somebody who is there, or soon will be."""
        if not viewer.welcome:
            viewer.early.append(message)
            return

        async def work() -> None:
            try:
                await self._take(viewer, message)
            except GuildhallError as error:
                viewer.tell(wire.refused(message.id, error.message, error.rule))

        self._post_for(viewer, work)

    async def _take(self, viewer: Viewer, message: wire.Change | wire.Question | wire.Ping) -> None:
        answer = _ANSWERS.get(type(message))
        if answer is not None:
            await answer(self, viewer, message)
            return
        assert isinstance(message, wire.Change)
        if (done := self.table.done.get(viewer.key(message.id))) is not None:
            if done[1] is not None and done[1] != digest(message):
                raise GuildhallError(Message("server-id-used"))
            self._say_done(viewer, message.id)
            return
        do = _CHANGES.get(type(message))
        seat = self._player(viewer) if do is None else None
        if message.seen != self._audience.number(viewer):
            self._say_stale(viewer, message)
        elif do is not None:
            await do(self, viewer, message)
        elif seat is not None:
            await _CHOICES[type(message)](self, viewer, seat, message)

    async def _ping(self, viewer: Viewer, message: wire.Ping) -> None:
        viewer.tell(wire.Pong(message.id))

    async def _why(self, viewer: Viewer, message: wire.Why) -> None:
        viewer.tell(self._updates.why(viewer.seat, message))

    async def _history(self, viewer: Viewer, message: wire.History) -> None:
        viewer.tell(await self._talk.history(viewer, message))

    def _player(self, viewer: Viewer) -> int:
        """Return the seat for which somebody may play."""
        if viewer.seat is None:
            raise GuildhallError(Message("server-only-players"))
        if self.table.chair(viewer.seat).kind != "person":
            raise GuildhallError(Message("server-seat-kept"))
        return viewer.seat

    # -- doing -------------------------------------------------------------------------------------------

    async def _do(
        self,
        entry: Entry,
        viewer: Viewer | None = None,
        message: wire.Change | None = None,
        step: Step | None = None,
    ) -> None:
        """Write something down, then do it, then tell everybody; whoever wanted it is told first."""
        line = self._line(entry, viewer, message, step)
        if (seat := self._only(entry, step)) is not None:
            self._do_unnoticed(seat, line, entry, viewer, message, step)
            return
        await self._store.journal.write(line, self._book)
        promised, late = self._updates.promised, set(self.table.late)
        self.table.do(line, entry, step)
        if self.table.late != late:
            self._tell_table_soon()
        over = self.table.match.outcome is not None
        if over and isinstance(entry, Played):
            await self._hall.finished(self.table)
        if viewer is not None and message is not None:
            self._say_done(viewer, message.id)
        await self._turn_to_tell()
        if isinstance(entry, Played | Undone):
            for other in list(self._held):
                self._let_go_if_stale(other)
            self._forget_questions()
        self._noticed += 1
        self._told = steady()
        if self._noticed % SNAPSHOT == 0:
            await self._keep_snapshot()
        self._audience.note(instant(entry.at), over)
        self._audience.updates(asked=False)
        await asyncio.sleep(0)  # sent to them before it is worked out what others can choose
        self._audience.updates(asked=True)
        if self._updates.promised != promised:
            self._audience.tell(self._updates.promises())
        if over and isinstance(entry, Played):
            self._tell_table()
        self._look_ahead_now()

    def _line(
        self, entry: Entry, viewer: Viewer | None, message: wire.Change | None, step: Step | None
    ) -> Line:
        key = print_ = None
        if viewer is not None and message is not None:
            key, print_ = viewer.key(message.id), digest(message)
        waiting = seats(self._waiting(entry, step))
        return Line(self.id, self.table.number + 1, key, encode_entry(entry).decode(), waiting, print_)

    def _only(self, entry: Entry, step: Step | None) -> int | None:
        """Return the only seat that notices an entry; None: others do as well."""
        match = self.table.match
        if isinstance(entry, Ordered):
            return entry.seat
        if isinstance(entry, Played):
            return entry.seat if entry.quiet else None
        if isinstance(entry, Undone) and not entry.agreed and step is not None:
            seat, *others = match.players_since(entry.answers)
            return seat if not others and match.unnoticed(step, seat) else None
        return None

    def _do_unnoticed(
        self,
        seat: int,
        line: Line,
        entry: Entry,
        viewer: Viewer | None,
        message: wire.Change | None,
        step: Step | None,
    ) -> None:
        """Do what only one seat notices, and write it down while others have their turn.

        What the seat wants next waits until that is written. The journal keeps the order of a table's lines,
        and writes none of them after one that it could not write.
        """
        before = self._updates.number(seat)
        self.table.do(line, entry, step)
        if self._asking is not None and (self._asking.seat, self._asking.n) == (seat, before):
            self._asking.n = self._updates.number(seat)  # to have begun something ends no question
        self._mail.hold(seat)
        written = self._store.journal.write(line, self._book)
        writing = self._write_unnoticed(seat, written, isinstance(entry, Ordered), viewer, message)
        writer = asyncio.create_task(writing, name=f"writer at {self.id}")
        self._writers.add(writer)
        writer.add_done_callback(self._writers.discard)

    async def _write_unnoticed(
        self,
        seat: int,
        written: asyncio.Future[None],
        orders: bool,
        viewer: Viewer | None,
        message: wire.Change | None,
    ) -> None:
        try:
            await written
            if viewer is not None and message is not None:
                self._say_done(viewer, message.id)
            if orders:
                self._tell_orders(seat)
            await self._turn_to_tell()
            if seat in self._held:
                self._let_go_if_stale(seat)
            self._audience.update(seat)
            self._look_ahead_now()
        except Exception:
            LOG.exception("table", table=self.id)
            self._give_up()
        finally:
            self._mail.release(seat)

    def _waiting(self, entry: Entry, step: Step | None) -> Sequence[int]:
        """Return who chooses after an entry."""
        match = self.table.match
        if step is not None:
            return [decision.player for decision in match.game.asks(step.state)]
        return match.waiting()

    def _say_done(self, viewer: Viewer, id_: str) -> None:
        cut, _ = self.table.done[viewer.key(id_)]
        viewer.tell(wire.Done(id_, self._audience.number(viewer), cut))

    # -- choosing ----------------------------------------------------------------------------------------

    async def _choose(self, viewer: Viewer, seat: int, message: wire.Choose) -> None:
        if self.table.endless:
            raise GuildhallError(Message("server-game-too-long"))
        step = self.table.match.choose(seat, message.choices, message.say, message.whole)
        if self._timing.window and self.table.terms.clock.steady and self._is_pass(step):
            held = self._held.setdefault(seat, [])
            before = next((one for one in held if one[0] is viewer), None)
            if before is not None:  # one for each socket
                held.remove(before)
                if before[1].id != message.id:
                    self._say_stale(*before)
            held.append((viewer, message))
            return
        await self._play(step, viewer, message)

    def _let_go_if_stale(self, seat: int) -> None:
        if self._held[seat][0][1].seen != self._updates.number(seat):
            self._let_go(seat)

    def _let_go(self, seat: int) -> None:
        """Something has come before the passes of a seat that were held back."""
        for viewer, message in self._held.pop(seat, ()):
            self._say_stale(viewer, message)

    def _say_stale(self, viewer: Viewer, message: wire.Change) -> None:
        viewer.tell(wire.Stale(message.id, self._audience.number(viewer)))
        self._audience.remind(viewer)

    def _is_pass(self, step: Step) -> bool:
        """Whether a step in a window is to pass: the first of the options, where no answer is begun."""
        match = self.table.match
        seat, word = step.answers[0]
        decision = match.asked(seat)
        if self.table.begun() is not None or decision is None:
            return False
        return word == match.game.say(match.state, decision, decision.options[0])

    async def _order(self, viewer: Viewer, seat: int, message: wire.Orders) -> None:
        windows = message.windows or self.table.windows(seat)
        once = self.table.once(seat) if message.once is None else message.once
        once = once and self._timing.window  # a window that is not open has not been seen
        if (windows, once) == (self.table.windows(seat), self.table.once(seat)):
            self._note_done(viewer, message)  # nothing new, so nothing to write down
            self._tell_orders(seat)
        elif self.table.spent[seat, Ordered] >= MOST_ORDERS or not self._orders[seat].spend():
            raise GuildhallError(Message("server-too-many-orders"))
        else:
            await self._do(Ordered(seat, windows, once, time.time()), viewer, message)

    def _tell_orders(self, seat: int) -> None:
        for viewer in self._audience:
            if viewer.seat == seat:
                viewer.tell(wire.Standing(self.table.windows(seat)))

    def _note_done(self, viewer: Viewer, message: wire.Change) -> None:
        """Acknowledge what is in no journal, and need not be; the last of these are remembered."""
        key = viewer.key(message.id)
        self.table.done[key] = (0, digest(message))
        self._unwritten.append(key)
        if len(self._unwritten) > UNWRITTEN:
            self.table.done.pop(self._unwritten.popleft(), None)
        self._say_done(viewer, message.id)

    async def _play(
        self,
        step: Step,
        viewer: Viewer | None = None,
        message: wire.Choose | None = None,
        timeout: bool = False,
    ) -> None:
        match = self.table.match
        quiet = match.unnoticed(step, step.answers[0][0])
        entry = Played(
            step.answers,
            step.rolls,
            time.time(),
            step.cut,
            step.final,
            window=self._same_window(step, quiet),
            quiet=quiet,
            runs_on=self._timing.runs_on(step.state),
            timeout=timeout,
        )
        await self._do(entry, viewer, message, step)

    def _same_window(self, step: Step, quiet: bool) -> bool:
        """Whether what could be answered before a step is what can be answered after it."""
        match = self.table.match
        before, after = match.game.opening(match.state), match.game.opening(step.state)
        if before is not None and not quiet:
            before = before._replace(passed=before.passed | 1 << step.answers[0][0])
        return before is not None and before == after

    # -- what the table does without being asked ---------------------------------------------------------

    async def _look_ahead(self) -> None:
        self._look_ahead_now()

    def _look_ahead_now(self) -> None:
        """See when something has to be done without anybody asking; computer players begin to think.

        They do when everybody has been told what happened, and not at once, so that nobody can tell by the
        work of the machine how much there was to think about.
        """
        self._set_timer()
        if self._thinking():
            wait = random.uniform(0.0, self._hall.pace.window / 2) if self._hall.workers.apart else 0.0
            asyncio.get_running_loop().call_later(wait, self._wake, self._think)

    async def _think(self) -> None:
        if self._thinking() and self._computers.think():
            self._set_timer()

    def _thinking(self) -> bool:
        """Whether a computer player may have something to choose or to say."""
        playing = self.table.match.outcome is None and not self._closing and not self._timing.paused
        return playing and any(chair.kind == "bot" for chair in self.table.terms.chairs)

    def _set_timer(self, least: float = 0.0) -> None:
        """Wake up when something is due, but not before so many seconds have passed."""
        self._stop_timer()
        due = self._timing.next()
        if self._bargaining():
            due = min(self._hall.pace.bot - (steady() - self._told), WALL if due is None else due)
        if (shown := self._audience.next()) is not None:
            due = min(shown, WALL if due is None else due)
        if due is not None and not self._closing:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(max(least, due), WALL), self._wake, self._act)

    def _bargaining(self) -> bool:
        """Whether a computer player has something to say about promises."""
        return self._thinking() and self._computers.remark() is not None

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_timers(self) -> None:
        self._stop_timer()
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None

    async def _act(self) -> None:
        """Do what is due."""
        self._audience.show()
        if thinking := self._thinking():
            self._computers.think()
            if (remark := self._computers.remark()) is not None:
                await self._utter(remark)
                return
            thinking = not self._computers.ready()
        for seat in self.table.match.waiting():
            left = self._timing.until(seat)
            if left is not None and left <= 0.001:
                if not self._mail.holds(seat) and await self._choose_for(seat):
                    return
                thinking = True
        self._set_timer(min(max(AGAIN, self._hall.pace.window), LATEST) if thinking else 0.0)

    async def _choose_for(self, seat: int) -> bool:
        """Choose for a seat; False: it is still being thought about."""
        match = self.table.match
        decision = match.asked(seat)
        assert decision is not None
        begun = self.table.begun()
        person = self.table.chair(seat).kind == "person"
        if person and self._timing.window and begun is not None:  # half an answer is none
            await self._take_back(begun, agreed=False)
            decision = match.asked(seat)
            assert decision is not None
        if person and (self._timing.window or match.game.talks(match.state) is not None):
            choices: Sequence[int] | None = decision.options[:1]
        else:
            choices = self._computers.choices(seat)
        if choices is None:
            return False
        held = self._held.pop(seat, [])
        viewer, message = held[0] if held else (None, None)
        timeout = person and not held and not self.table.passes(seat)
        await self._play(match.choose(seat, choices), viewer, message, timeout)
        for other, another in held[1:]:  # from other pages of the same seat
            self._say_stale(other, another)
        return True

    async def _utter(self, remark: Remark) -> None:
        """A computer player says something about promises."""
        if remark.promise is not None:
            await self._do(Offered(remark.promise, time.time()))
        else:
            await self._do(Answered(remark.number, remark.word, time.time()))

    # -- undo --------------------------------------------------------------------------------------------

    async def _undo(self, viewer: Viewer, seat: int, message: wire.Undo) -> None:
        match = self.table.match
        answers = match.undoable(seat)
        if self.table.spent[seat, Undone] >= MOST_UNDOS:
            raise GuildhallError(Message("server-too-many-undos", {"most": MOST_UNDOS}))
        if answers is not None:
            await self._take_back(answers, False, seat, viewer, message)
            return
        last = match.last_of(seat)
        if last is None or not message.ask:
            raise GuildhallError(Message("server-no-undo"))
        if self._asking is None:
            self._asking = Asking(seat, last, self._updates.number(seat))
        elif self._asking.seat != seat:
            raise GuildhallError(Message("server-other-asked"))
        await self._if_agreed(viewer, message)

    async def _take_back(
        self,
        answers: int,
        agreed: bool,
        seat: int | None = None,
        viewer: Viewer | None = None,
        message: wire.Change | None = None,
    ) -> None:
        *_, step = await in_slices(self.table.match.earlier(answers))
        await self._do(Undone(answers, time.time(), agreed, seat), viewer, message, step)

    async def _agree(self, viewer: Viewer, seat: int, message: wire.Agree) -> None:
        if self._asking is None:
            raise GuildhallError(Message("server-nothing-asked"))
        if message.yes:
            self._asking.agreed.add(seat)
        else:
            self._asking = None
        await self._if_agreed(viewer, message)

    async def _if_agreed(self, viewer: Viewer | None = None, message: wire.Change | None = None) -> None:
        """Undo what all agree to undo; what somebody says to it counts, and a restart forgets all of it."""
        if self._asking is not None and self.table.people() <= self._asking.agreed:
            await self._take_back(self._asking.answers, True, self._asking.seat, viewer, message)
            return
        if viewer is not None and message is not None:
            self._note_done(viewer, message)
        self._tell_table()

    def _forget_questions(self) -> None:
        """Whoever wants an undo has to ask again once something has happened that they have seen."""
        asking = self._asking
        if asking is not None and asking.n != self._updates.number(asking.seat):
            self._asking = None
            self._tell_table()

    # -- talk --------------------------------------------------------------------------------------------

    async def _say(self, viewer: Viewer, message: wire.Say) -> None:
        said = self._talk.line(viewer, message)
        await self._do(said, viewer, message)
        self._audience.tell(wire.Heard.of(self.table.talked, said), self.table.talk[-1].at)
        self._set_timer()  # for those who hear it later

    async def _mute(self, viewer: Viewer, message: wire.Mute) -> None:
        muted = self._talk.muting(viewer, message)
        if muted is None:
            self._note_done(viewer, message)
            return
        await self._do(muted, viewer, message)
        self._tell_table()

    # -- promises ----------------------------------------------------------------------------------------

    async def _offer(self, viewer: Viewer, seat: int, message: wire.Offer) -> None:
        promise = self._bargains().parse(self.table.match.state, seat, message.promise)
        await self._do(Offered(promise, time.time()), viewer, message)

    async def _answer(self, viewer: Viewer, seat: int, message: wire.Answer) -> None:
        self._bargains().check(self.table.match.state, seat, message.number, message.word)
        await self._do(Answered(message.number, message.word, time.time()), viewer, message)

    def _bargains(self) -> Bargains:
        if self.table.bargains is None:
            raise GuildhallError(Message("server-no-promises"))
        return self.table.bargains

    # -- chairs ------------------------------------------------------------------------------------------

    async def _replace(self, viewer: Viewer, seat: int, message: wire.Replace) -> None:
        """Let a computer player take a seat: by a vote of all others, or because its player's time was up."""
        people = self.table.people()
        if message.seat not in people or self.table.chair(message.seat).person == viewer.person:
            raise GuildhallError(Message("server-no-replacing"))
        if not message.yes:
            self._replacing = None
        elif viewer.person == self.table.terms.owner and self._is_late(message.seat):
            await self._hand_over(message.seat, self.table.chair(message.seat).person, viewer, message)
            return
        elif len(self._voters(message.seat)) < VOTERS:
            raise GuildhallError(Message("server-replace-later", {"minutes": round(ABSENT / 60)}))
        else:
            if self._replacing is None or self._replacing.seat != message.seat:
                self._replacing = Replacing(message.seat)
            self._replacing.agreed.add(seat)
            if self._voted(self._replacing):
                voted_out = self.table.chair(message.seat).person
                owner = voted_out == self.table.terms.owner  # who can always return to their own table
                await self._hand_over(message.seat, voted_out if owner else None, viewer, message)
                return
        self._note_done(viewer, message)
        self._tell_table()

    def _voters(self, seat: int) -> set[str | None]:
        """Return all people who play but for the one in a seat."""
        chairs = self.table.terms.chairs
        return {chairs[other].person for other in self.table.people()} - {chairs[seat].person}

    def _voted(self, replacing: Replacing) -> bool:
        """Whether all others have agreed, and there are enough of them."""
        voters = self._voters(replacing.seat)
        agreed = {self.table.chair(seat).person for seat in replacing.agreed}
        return len(voters) >= VOTERS and voters <= agreed

    def _is_late(self, seat: int) -> bool:
        """Whether a person's time was up, or they are awaited and have not been there for long."""
        if seat in self.table.late:
            return True
        if self._audience.at(seat) or seat not in self.table.match.waiting():
            return False
        gone = self._gone.setdefault(seat, steady())
        return steady() - max(gone, self.table.since.steady) > ABSENT

    async def _hand_over(self, seat: int, person: str | None, viewer: Viewer, message: wire.Replace) -> None:
        """Let a computer player take a seat, for a person who may come back, or for good."""
        self._replacing = None
        bot = stand_in(self.table.terms.game)
        chair = msgspec.structs.replace(self.table.chair(seat), kind="bot", bot=bot, person=person)
        await self._do(Seated(seat, chair, time.time()), viewer, message)
        self._let_go(seat)
        self._attend()
        if person is None:
            self._send_away(seat)
        await self._hall.reseated(self.table)
        await self._if_agreed()

    def _send_away(self, seat: int) -> None:
        """Close the sockets of a seat that is nobody's any more: its hand is for nobody to see."""
        for viewer in [viewer for viewer in (*self._audience, *self._coming) if viewer.seat == seat]:
            self._audience.remove(viewer)
            self._coming.pop(viewer, None)
            viewer.link.close(NO_SEAT)

    def reseat(self, seat: int, chair: Chair) -> asyncio.Future[None]:
        """Somebody else has a chair from now on."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._promised.add(done)
        done.add_done_callback(self._promised.discard)

        async def work() -> None:
            if self._replacing is not None and self._replacing.seat == seat:
                self._replacing = None
            if self.table.chair(seat).person != chair.person:
                if not done.done():
                    done.set_exception(GuildhallError(Message("server-no-seat")))
                return
            await self._do(Seated(seat, chair, time.time()))
            self._let_go(seat)
            self._attend()
            await self._if_agreed()
            if not done.done():
                done.set_result(None)

        if self._broken:
            done.set_exception(TryAgain(Message("server-try-again")))
        self.post(work)
        return done

    def announce(self, table: str) -> None:
        """Tell everybody where these players meet again."""
        self.table.terms = msgspec.structs.replace(self.table.terms, next=table)

        async def work() -> None:
            self._tell_table()

        self.post(work)

    # -- telling -----------------------------------------------------------------------------------------

    async def _help(self, viewer: Viewer, message: wire.Help) -> None:
        if self._audience.is_late(viewer):
            raise GuildhallError(Message("server-only-players"))

        def take(hints: bytes | None) -> None:
            if hints is None:
                viewer.tell(wire.refused(message.id, Message("server-broken")))
            else:
                viewer.tell(wire.Hints(message.id, msgspec.Raw(hints)))

        self._hints.ask(viewer.seat, take)

    async def _turn_to_tell(self) -> None:
        """Wait until it is this table's turn to tell everybody how it stands.

        That takes longer than all the rest. So one table after the other does it, and in between whatever has
        come is read, tried, written down and acknowledged at all of them: what is to be sent is handed over
        in one round of the loop, and sent in the next.
        """
        async with self._hall.telling:
            for _ in range(2):
                await asyncio.sleep(0)

    def _tell_table_soon(self) -> None:
        """Tell everybody who is there, once for all who come and go within a short time."""
        if self._telling is None and not self._closing:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(TABLE_EVERY, self._tell_table)

    def _tell_table(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._audience.tell_all(wire.AtTable(self.info()))

    def info(self) -> wire.TableNow:
        """Return what everybody may know about the table."""
        terms = self.table.terms
        asking, replacing = self._asking, self._replacing
        return {
            "id": self.id,
            "game": terms.game,
            "options": terms.options,
            "status": self.table.status,
            "fair": dice(terms, self.table.status),
            "seats": [
                {
                    "kind": chair.kind,
                    "name": chair.name,
                    "bot": chair.bot,
                    "here": self._audience.at(seat) > 0,
                    "late": chair.kind == "person" and self._is_late(seat),
                }
                for seat, chair in enumerate(terms.chairs)
            ],
            "spectators": self._audience.at(None),
            "talked": self.table.talked,
            "muted": sorted(self.table.muted),
            "delay": terms.delay,
            "clock": msgspec.to_builtins(terms.clock),
            "undo": None if asking is None else {"seat": asking.seat, "agreed": sorted(asking.agreed)},
            "replace": None
            if replacing is None
            else {"seat": replacing.seat, "agreed": sorted(replacing.agreed)},
            "next": terms.next,
        }

    # -- keeping -----------------------------------------------------------------------------------------

    async def _keep_snapshot(self) -> None:
        """Spare whoever opens the table next some work; without it, it is all in the journal as well."""
        snapped = wire.encode(self.table.snapped()).decode()
        try:
            await self._store.save_snapshot(self.id, Snapshot(self.table.number, snapped))
        except SQLAlchemyError:
            LOG.exception("snapshot", table=self.id)


_ANSWERS: Final[Mapping[type, Callable[[Room, Viewer, Any], Awaitable[None]]]] = {  # to questions
    wire.Ping: Room._ping,
    wire.Why: Room._why,
    wire.Help: Room._help,
    wire.History: Room._history,
}
_CHANGES: Final[Mapping[type, Callable[[Room, Viewer, Any], Awaitable[None]]]] = {  # spectators may make them
    wire.Say: Room._say,
    wire.Mute: Room._mute,
}
_CHOICES: Final[Mapping[type, Callable[[Room, Viewer, int, Any], Awaitable[None]]]] = {  # of players
    wire.Choose: Room._choose,
    wire.Undo: Room._undo,
    wire.Agree: Room._agree,
    wire.Replace: Room._replace,
    wire.Orders: Room._order,
    wire.Offer: Room._offer,
    wire.Answer: Room._answer,
}


def seats(numbers: Sequence[int]) -> str:
    """Return a list of seats as it is written down."""
    return ",".join(map(str, numbers))


def digest(message: wire.Change) -> str:
    """Return what tells one message from another; which update it was made against makes no difference."""
    same = wire.encode(msgspec.structs.replace(message, seen=0))
    return hashlib.blake2b(same, digest_size=8).hexdigest()
