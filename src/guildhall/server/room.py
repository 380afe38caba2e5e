"""A table that is in memory: one owner, who takes one message after the other.

Whatever changes the table is written into the journal first, then done, then told to everybody. So nobody is
told what a crash could take back.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.audience import Audience
from guildhall.server.clock import Pace, Timing
from guildhall.server.computers import Computers, Remark
from guildhall.server.gallery import Gallery
from guildhall.server.guests import Guest
from guildhall.server.limits import Allowance, Limit
from guildhall.server.match import Step
from guildhall.server.past import Past
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
MOST_TALK: Final = 2000  # lines at a table
TALK: Final = Limit(0.5, 20)  # lines of one person
RESTART: Final = 1012  # the code of closing: come again
LOG = structlog.get_logger()
Work: TypeAlias = Callable[[], Awaitable[None]]
Held: TypeAlias = tuple[Guest, wire.Choose]


class TryAgain(GuildhallError):
    """Something went wrong that may go well the next time."""


class Asking:
    """Somebody wants to take back what is not his alone to take back."""

    def __init__(self, seat: int, answers: int, n: int) -> None:
        self.seat = seat
        self.answers = answers  # that would be left
        self.n = n  # of his last update: the question is over when he sees something new
        self.agreed = {seat}


class Room:
    """The owner of a table."""

    def __init__(
        self,
        table: Table,
        store: Store,
        pace: Pace,
        gallery: Gallery | None,
        reading: asyncio.Lock,
        telling: asyncio.Lock,
        finished: Callable[[Table], Awaitable[None]],
        lost: Callable[[Room], None],
    ) -> None:
        self.table = table
        self.touched = time.monotonic()
        self._store = store
        self._telling = telling
        self._finished = finished
        self._lost = lost
        self._teller = Teller(table)
        self._timing = Timing(table, pace, time.time())
        self._audience = Audience(self._teller, self._timing, gallery)
        self._pace = pace
        self._computers = Computers(table)
        self._remark: Remark | None = None  # what a computer player is about to say
        self._asking: Asking | None = None
        self._talkers: defaultdict[str, Allowance] = defaultdict(lambda: Allowance(*TALK))
        self._held: dict[
            int, list[tuple[Guest, wire.Choose]]
        ] = {}  # passes that wait for the end of a window
        self._mail: asyncio.Queue[Work] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._promised: set[asyncio.Future[None]] = set()  # to those who wait for something to be done
        self._coming: list[
            Guest
        ] = []  # whose coming is still in the mailbox, or who wait for what they missed
        self._past = Past(table, store, reading)
        self._closing = False
        self._broken = False

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.terms.id

    def idle(self, seconds: float) -> bool:
        """Whether nobody has been there for so long."""
        return not self._audience and time.monotonic() - self.touched > seconds

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
        self._past.close()
        for guest in (*self._audience, *self._coming):
            guest.link.close(RESTART)
        if self._broken:
            return time.time()
        await self._keep_snapshot()
        return self._timing.next()

    def post(self, work: Work) -> None:
        """Put something into the mailbox."""
        self.touched = time.monotonic()
        if not self._broken:
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
        self._closing = self._broken = True
        self._past.close()
        self._stop_timer()
        while not self._mail.empty():
            self._mail.get_nowait()
            self._mail.task_done()
        self._lost(self)
        for guest in (*self._audience, *self._coming):
            guest.link.close(RESTART)
        for promised in self._promised:
            if not promised.done():
                promised.set_exception(TryAgain(Message("server-try-again")))

    # -- coming and going --------------------------------------------------------------------------------

    def come(self, guest: Guest, seen: int | None, talked: int) -> None:
        """Somebody is there; he gets what he has not seen yet."""
        if self._closing:
            guest.link.close(RESTART)
            return

        async def work() -> None:
            if guest not in self._coming:
                return  # gone again
            self._audience.show(time.time())
            upto = self._audience.number(guest)
            events = [] if seen is None else self._past.events(guest.seat, min(seen, upto), upto)
            if events is None:
                self._past.read(lambda: self.post(work))
                return
            self._coming.remove(guest)
            self._audience.add(guest)
            guest.tell(wire.Welcome(guest.seat, self.info()))
            if guest.seat is not None:
                guest.tell(wire.Standing(self.table.windows(guest.seat)))
            self._audience.bring_up(guest, events)
            talk = list(enumerate(self.table.talk, start=1))[talked:]
            guest.tell(*[wire.Heard.of(i, said) for i, said in talk if self._audience.heard(guest, said.at)])
            self._tell_table()

        self._coming.append(guest)
        self.post(work)

    def go(self, guest: Guest) -> None:
        """Somebody has gone."""

        async def work() -> None:
            if guest in self._coming:
                self._coming.remove(guest)
            elif self._audience.remove(guest):
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
                late = self._audience.is_late(guest)
                refused = wire.refused(message.id, Message("server-only-players"))
                guest.tell(refused if late else self._teller.hints(guest.seat, message))
            elif guest.key(message.id) in self.table.done:
                self._say_done(guest, message.id)
            else:
                try:
                    await self._take(guest, message)
                except GuildhallError as error:
                    guest.tell(wire.refused(message.id, error.message, error.rule))

        self.post(work)

    async def _take(self, guest: Guest, message: wire.Change) -> None:
        seat = None if isinstance(message, wire.Say) else self._player(guest)
        if message.seen != self._audience.number(guest):
            self._say_stale(guest, message)
        elif isinstance(message, wire.Say):
            await self._say(guest, message)
        elif seat is not None:
            await self._take_from(seat, guest, message)

    def _player(self, guest: Guest) -> int:
        """The seat for which somebody may play."""
        if guest.seat is None:
            raise GuildhallError(Message("server-only-players"))
        if self.table.chair(guest.seat).kind != "person":
            raise GuildhallError(Message("server-seat-kept"))
        return guest.seat

    async def _take_from(self, seat: int, guest: Guest, message: wire.Change) -> None:
        bargains, state = self.table.bargains, self.table.match.state
        if isinstance(message, wire.Choose):
            await self._choose(guest, seat, message)
        elif isinstance(message, wire.Undo):
            await self._undo(guest, seat, message)
        elif isinstance(message, wire.Agree):
            await self._agree(guest, seat, message)
        elif isinstance(message, wire.Orders):
            await self._order(guest, seat, message)
        elif bargains is None:
            raise GuildhallError(Message("server-no-promises"))
        elif isinstance(message, wire.Offer):
            promise = bargains.parse(state, seat, message.promise)
            await self._do(Offered(promise, time.time()), guest, message.id)
        elif isinstance(message, wire.Answer):
            bargains.check(state, seat, message.number, message.word)
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
        promised = self._teller.promised
        self.table.do(number, key, entry, step)
        over = self.table.match.outcome is not None
        if over and isinstance(entry, Played):
            await self._finished(self.table)
        if guest is not None:
            self._say_done(guest, id_)
        await self._turn_to_tell()
        if isinstance(entry, Played | Undone):
            for seat, held in list(self._held.items()):
                if held[0][1].seen != self._teller.number(seat):
                    self._let_go(seat)
            self._forget_question()
        if number % SNAPSHOT == 0:
            await self._keep_snapshot()
        self._audience.note(entry.at, over)
        self._audience.updates()
        if self._teller.promised != promised:
            self._audience.tell(self._teller.promises())
        if over and isinstance(entry, Played):
            self._tell_table()
        await self._look_ahead()

    def _waiting(self, entry: Entry, step: Step | None) -> Sequence[int]:
        """Who chooses after an entry."""
        match = self.table.match
        if step is not None:
            return [decision.player for decision in match.game.asks(step.state)]
        return match.waiting()

    def _say_done(self, guest: Guest, id_: str) -> None:
        guest.tell(wire.Done(id_, self._audience.number(guest), self.table.done[guest.key(id_)]))

    # -- choosing ----------------------------------------------------------------------------------------

    async def _choose(self, guest: Guest, seat: int, message: wire.Choose) -> None:
        step = self.table.match.choose(seat, message.choices, message.say, message.whole)
        if self._timing.window and self.table.terms.clock.steady and self._is_pass(step):
            held = [one for one in self._held.get(seat, ()) if one[1].id != message.id]
            self._held[seat] = [*held, (guest, message)]
            return
        await self._play(step, guest, message.id)

    def _let_go(self, seat: int) -> None:
        """Something has come before the passes of a seat that were held back."""
        for guest, message in self._held.pop(seat, ()):
            self._say_stale(guest, message)

    def _say_stale(self, guest: Guest, message: wire.Change) -> None:
        guest.tell(wire.Stale(message.id, self._audience.number(guest)))
        self._audience.remind(guest)

    def _is_pass(self, step: Step) -> bool:
        """Whether a step in a window is to pass: the first of the options, where no answer is begun."""
        seat, choice = step.answers[0]
        decision = self.table.match.asked(seat)
        return self.table.begun() is None and decision is not None and choice == decision.options[0]

    async def _order(self, guest: Guest, seat: int, message: wire.Orders) -> None:
        windows = message.windows or self.table.windows(seat)
        once = self.table.once(seat) if message.once is None else message.once
        once = once and self._timing.window  # a window that is not open has not been seen
        await self._do(Ordered(seat, windows, once, time.time()), guest, message.id)
        for other in self._audience:
            if other.seat == seat:
                other.tell(wire.Standing(windows))

    async def _play(self, step: Step, guest: Guest | None = None, id_: str = "") -> None:
        match = self.table.match
        quiet = (self._timing.window or self._timing.limit() is not None) and match.quiet(step)
        same = self._same_window(step, quiet)
        runs_on = self._timing.runs_on(step.state)
        entry = Played(step.answers, step.rolls, time.time(), step.cut, step.final, same, quiet, runs_on)
        await self._do(entry, guest, id_, step)

    def _same_window(self, step: Step, quiet: bool) -> bool:
        """Whether what could be answered before a step is what can be answered after it."""
        match = self.table.match
        before, after = match.game.opening(match.state), match.game.opening(step.state)
        if before is not None and not quiet:
            before = before._replace(passed=before.passed | 1 << step.answers[0][0])
        return before is not None and before == after

    # -- what the table does by itself ----------------------------------------------------------------------

    async def _look_ahead(self) -> None:
        """See when something has to be done without anybody asking; computer players begin to think.

        They do when everybody has been told what happened: how long they think shows in nobody's messages.
        """
        self._remark = None
        self._set_timer()
        if self._thinking():
            asyncio.get_running_loop().call_soon(self.post, self._think)

    async def _think(self) -> None:
        if self._thinking():
            self._computers.think()
            self._remark = self._computers.remark()
            self._set_timer()

    def _thinking(self) -> bool:
        """Whether a computer player may have something to choose or to say."""
        playing = self.table.match.outcome is None and not self._closing and not self.table.paused
        return playing and any(chair.kind == "bot" for chair in self.table.terms.chairs)

    def _set_timer(self) -> None:
        self._stop_timer()
        due = self._timing.next()
        if self._remark is not None:
            due = min(time.time() + self._pace.bot, due or float("inf"))
        if (shown := self._audience.next()) is not None:
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
        self._audience.show(now)
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
        begun = self.table.begun()
        person = self.table.chair(seat).kind == "person"
        if person and self._timing.window and begun is not None:  # half an answer is none
            await self._take_back(begun, agreed=False)
            return
        held = self._held.pop(seat, [])
        guest, id_ = (held[0][0], held[0][1].id) if held else (None, "")
        if person and (self._timing.window or match.game.talks(match.state) is not None):
            choices: Sequence[int] = decision.options[:1]
        else:
            choices = self._computers.choices(seat)
        await self._play(match.choose(seat, choices), guest, id_)
        for other, message in held[1:]:  # from other pages of the same seat
            self._say_stale(other, message)

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
        answers = match.undoable(seat)
        if answers is not None:
            await self._take_back(answers, False, guest, message.id)
            return
        last = match.last_of(seat)
        if last is None or not message.ask:
            raise GuildhallError(Message("server-no-undo"))
        if self._asking is None:
            self._asking = Asking(seat, last, self._teller.number(seat))
        elif self._asking.seat != seat:
            raise GuildhallError(Message("server-other-asked"))
        await self._if_agreed(guest, message.id)

    async def _take_back(self, answers: int, agreed: bool, guest: Guest | None = None, id_: str = "") -> None:
        step = self.table.match.earlier(answers)
        await self._do(Undone(answers, time.time(), agreed), guest, id_, step)

    async def _agree(self, guest: Guest, seat: int, message: wire.Agree) -> None:
        if self._asking is None:
            raise GuildhallError(Message("server-nothing-asked"))
        if message.yes:
            self._asking.agreed.add(seat)
        else:
            self._asking = None
        await self._if_agreed(guest, message.id)

    async def _if_agreed(self, guest: Guest | None = None, id_: str = "") -> None:
        """Take back what all agree to; what somebody says to it counts, and a restart forgets all of it."""
        if self._asking is not None and self.table.people() <= self._asking.agreed:
            await self._take_back(self._asking.answers, True, guest, id_)
            return
        if guest is not None:
            self.table.done[guest.key(id_)] = 0
            self._say_done(guest, id_)
        self._tell_table()

    def _forget_question(self) -> None:
        """Whoever wants to take back has to ask again once something has happened that he has seen."""
        asking = self._asking
        if asking is not None and asking.n != self._teller.number(asking.seat):
            self._asking = None
            self._tell_table()

    # -- talk and chairs ---------------------------------------------------------------------------------

    async def _say(self, guest: Guest, message: wire.Say) -> None:
        text = " ".join(message.text.split())
        if not text or len(text) > wire.MOST_TEXT:
            raise GuildhallError(Message("server-bad-talk", {"most": wire.MOST_TEXT}))
        if not guest.person:
            raise GuildhallError(Message("server-no-name"))
        if len(self.table.talk) >= MOST_TALK or not self._talkers[guest.person].spend():
            raise GuildhallError(Message("server-too-much-talk"))
        name = guest.name if guest.seat is None else self.table.chair(guest.seat).name
        said = Talked(guest.seat, name, text, time.time())
        await self._do(said, guest, message.id)
        self._audience.tell(wire.Heard.of(len(self.table.talk), said), said.at)
        self._set_timer()  # for those who hear it later

    def reseat(self, seat: int, chair: Chair) -> asyncio.Future[None]:
        """Somebody else has a chair from now on."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._promised.add(done)
        done.add_done_callback(self._promised.discard)

        async def work() -> None:
            await self._do(Seated(seat, chair, time.time()))
            self._let_go(seat)
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

    async def _turn_to_tell(self) -> None:
        """Wait until it is this table's turn to tell everybody how it stands.

        That takes longer than all the rest. So one table after the other does it, and in between whatever has
        come is read, tried, written down and acknowledged at all of them: what is to be sent is handed over
        in one round of the loop, and sent in the next.
        """
        async with self._telling:
            for _ in range(2):
                await asyncio.sleep(0)

    def _tell_table(self) -> None:
        self._audience.tell_all(wire.AtTable(self.info()))

    def info(self) -> dict[str, Any]:
        """What everybody may know about the table."""
        terms = self.table.terms
        here = {guest.seat for guest in self._audience}
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
            "spectators": sum(1 for guest in self._audience if guest.seat is None),
            "delay": terms.delay,
            "clock": msgspec.to_builtins(terms.clock),
            "undo": None if asking is None else {"seat": asking.seat, "agreed": sorted(asking.agreed)},
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


def seats(numbers: Sequence[int]) -> str:
    """A list of seats as it is written down."""
    return ",".join(map(str, numbers))
