"""A table that is in memory: one owner, who takes one message after the other.

Whatever changes the table is written into the journal first, then done, then told to everybody. So nobody is
told what a crash could take back. What only one seat notices, such as half an answer, is done at once and
told to that seat when it is written: nobody else waits for it, so nobody else can time it. After each message
other tables have their turn.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final, Protocol

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.acknowledgements import Acknowledgements
from guildhall.server.audience import Audience
from guildhall.server.automatic_play import AutomaticPlay
from guildhall.server.backlog import Backlog
from guildhall.server.bargains import Bargains
from guildhall.server.clock import Pace, Timing
from guildhall.server.delayed_spectators import DelayedSpectators
from guildhall.server.entries import line_of, only_seat, played
from guildhall.server.held_passes import HeldPasses
from guildhall.server.hints import Hints
from guildhall.server.instant import instant, steady
from guildhall.server.mailbox import Mailbox, Work
from guildhall.server.match import Step
from guildhall.server.questions import Questions
from guildhall.server.replacement_vote import ReplacementVote
from guildhall.server.request import AnyChange, Request
from guildhall.server.slices import in_slices
from guildhall.server.standing_orders import StandingOrders
from guildhall.server.store.journal import Book, Line
from guildhall.server.store.store import Snapshot, Store
from guildhall.server.table import Table
from guildhall.server.table_errors import TryAgain
from guildhall.server.table_status import TableStatus
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
)
from guildhall.server.undo_requests import Undo, UndoRequests
from guildhall.server.updates import Updates
from guildhall.server.viewers import Viewer
from guildhall.server.workers.pool import Workers

SNAPSHOT: Final = 200  # entries between two snapshots
RESTART: Final = 1012  # codes of closing: come again
NO_SEAT: Final = 4404  # the seat is not yours
LOG = structlog.get_logger()


class Owner(Protocol):
    """Whoever has all tables (server/hall.py), as one table knows them."""

    store: Store
    workers: Workers
    pace: Pace
    replaying: asyncio.Lock  # held while a table is replayed for those who missed something
    broadcasting: asyncio.Lock  # held while a table prepares what it sends to everybody

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
        self._acknowledgements = Acknowledgements(table, self._audience)
        self._talk = Talk(table, self._audience, hall.store)
        hints = Hints(table.match, hall.workers)
        self._questions = Questions(self._updates, self._audience, self._talk, hints)
        self._automatic = AutomaticPlay(table, self._timing, self._audience, hall.pace, hall.workers)
        self._standing_orders = StandingOrders(table, self._timing)
        self._held_passes = HeldPasses(table, self._timing, self._updates, self._acknowledgements)
        self._undo_requests = UndoRequests(table, self._updates)
        self._vote = ReplacementVote(table, self._audience)
        self._status = TableStatus(table, self._audience, self._undo_requests, self._vote)
        self._mail = Mailbox()
        self._book = Book()
        self._writers: set[asyncio.Task[None]] = set()  # of what only one seat notices
        self._noticed = 0  # entries that others notice, since the table came into memory
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._promised: set[asyncio.Future[None]] = set()  # to those who wait for something to be done
        # Those whose coming is still in the mailbox, or who wait for what they missed.
        self._coming: dict[Viewer, None] = {}
        self._backlog = Backlog(table, hall.store, hall.replaying)
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
        messages: list[Any] = [
            wire.Welcome(viewer.seat, self._status.as_json(), owner, self._talk.speaker(viewer))
        ]
        if viewer.seat is not None:
            messages.append(wire.Standing(self.table.windows(viewer.seat)))
            self._vote.joined(viewer.seat)
        messages += self._audience.standing(viewer, events)
        viewer.tell(*messages, *self._talk.recent(viewer, talked))
        viewer.welcome = True
        for message in viewer.early:
            self.take(viewer, message)
        viewer.early.clear()
        self._status.send_soon()

    def go(self, viewer: Viewer) -> None:
        """Somebody has gone."""

        async def work() -> None:
            if viewer in self._coming:
                del self._coming[viewer]
            elif self._audience.remove(viewer):
                if viewer.seat is not None and not self._audience.at(viewer.seat):
                    self._vote.left(viewer.seat)
                self._attend()
                self._status.send_soon()

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

        request = Request(viewer, message)

        async def work() -> None:
            try:
                await self._take(request)
            except GuildhallError as error:
                request.refuse(error)

        self._post_for(viewer, work)

    async def _take(self, request: Request[Any]) -> None:
        if isinstance(request.message, wire.Question | wire.Ping):
            await self._questions.answer(request)
            return
        if self._acknowledgements.again(request):
            return
        kind = type(request.message)
        do = _CHANGES.get(kind)
        seat = self._player(request.viewer) if do is None else None
        if request.message.seen != self._audience.number(request.viewer):
            self._acknowledgements.stale(request)
        elif do is not None:
            await do(self, request)
        elif seat is not None:
            await _CHOICES[kind](self, request, seat)

    def _player(self, viewer: Viewer) -> int:
        """Return the seat for which somebody may play."""
        if viewer.seat is None:
            raise GuildhallError(Message("server-only-players"))
        if self.table.chair(viewer.seat).kind != "person":
            raise GuildhallError(Message("server-seat-kept"))
        return viewer.seat

    # -- doing -------------------------------------------------------------------------------------------

    async def _do(self, entry: Entry, request: AnyChange | None = None, step: Step | None = None) -> None:
        """Write something down, then do it, then tell everybody; whoever wanted it is told first."""
        line = line_of(self.table, entry, step, request)
        if (seat := only_seat(self.table.match, entry, step)) is not None:
            self._do_unnoticed(seat, line, entry, request, step)
            return
        await self._store.journal.write(line, self._book)
        promised, late = self._updates.promised, set(self.table.late)
        self.table.do(line, entry, step)
        if self.table.late != late:
            self._status.send_soon()
        over = self.table.match.outcome is not None
        if over and isinstance(entry, Played):
            await self._hall.finished(self.table)
        if request is not None:
            self._acknowledgements.done(request)
        await self._turn_to_tell()
        if isinstance(entry, Played | Undone):
            self._held_passes.drop_stale()
            if self._undo_requests.end_if_outdated():
                self._status.send()
        self._noticed += 1
        self._automatic.note_update()
        if self._noticed % SNAPSHOT == 0:
            await self._keep_snapshot()
        self._audience.note(instant(entry.at), over)
        self._audience.updates(asked=False)
        await asyncio.sleep(0)  # sent to them before it is worked out what others can choose
        self._audience.updates(asked=True)
        if self._updates.promised != promised:
            self._audience.tell(self._updates.promises())
        if over and isinstance(entry, Played):
            self._status.send()
        self._look_ahead_now()

    def _do_unnoticed(
        self, seat: int, line: Line, entry: Entry, request: AnyChange | None, step: Step | None
    ) -> None:
        """Do what only one seat notices, and write it down while others have their turn.

        What the seat wants next waits until that is written. The journal keeps the order of a table's lines,
        and writes none of them after one that it could not write.
        """
        before = self._updates.number(seat)
        self.table.do(line, entry, step)
        self._undo_requests.continue_after(seat, before)
        self._mail.hold(seat)
        written = self._store.journal.write(line, self._book)
        writing = self._write_unnoticed(seat, written, isinstance(entry, Ordered), request)
        writer = asyncio.create_task(writing, name=f"writer at {self.id}")
        self._writers.add(writer)
        writer.add_done_callback(self._writers.discard)

    async def _write_unnoticed(
        self, seat: int, written: asyncio.Future[None], orders: bool, request: AnyChange | None
    ) -> None:
        try:
            await written
            if request is not None:
                self._acknowledgements.done(request)
            if orders:
                self._tell_orders(seat)
            await self._turn_to_tell()
            self._held_passes.drop_stale(seat)
            self._audience.update(seat)
            self._look_ahead_now()
        except Exception:
            LOG.exception("table", table=self.id)
            self._give_up()
        finally:
            self._mail.release(seat)

    # -- choosing ----------------------------------------------------------------------------------------

    async def _choose(self, request: Request[wire.Choose], seat: int) -> None:
        if self.table.endless:
            raise GuildhallError(Message("server-game-too-long"))
        message = request.message
        step = self.table.match.choose(seat, message.choices, message.say, message.whole)
        if self._held_passes.must_wait(step):
            self._held_passes.hold(seat, request)
        else:
            await self._play(step, request)

    async def _order(self, request: Request[wire.Orders], seat: int) -> None:
        ordered = self._standing_orders.change(seat, request.message)
        if ordered is None:
            self._acknowledgements.done_unwritten(request)
            self._tell_orders(seat)
        else:
            await self._do(ordered, request)

    def _tell_orders(self, seat: int) -> None:
        self._audience.tell_seat(seat, wire.Standing(self.table.windows(seat)))

    async def _play(
        self, step: Step, request: Request[wire.Choose] | None = None, timeout: bool = False
    ) -> None:
        await self._do(played(self.table, self._timing, step, timeout), request, step)

    # -- what the table does without being asked ---------------------------------------------------------

    async def _look_ahead(self) -> None:
        self._look_ahead_now()

    def _look_ahead_now(self) -> None:
        """See when something has to be done without anybody asking; computer players begin to think.

        They do when everybody has been told what happened, and not at once, so that nobody can tell by the
        work of the machine how much there was to think about.
        """
        self._set_timer()
        if self._automatic.has_computers():
            wait = random.uniform(0.0, self._hall.pace.window / 2) if self._hall.workers.apart else 0.0
            asyncio.get_running_loop().call_later(wait, self._wake, self._think)

    async def _think(self) -> None:
        if self._automatic.think():
            self._set_timer()

    def _set_timer(self, thinking: bool = False) -> None:
        """Wake up when there is something to do; `thinking`: when a computer player can have finished."""
        self._stop_timer()
        due = self._automatic.next(thinking)
        if due is not None and not self._closing:
            self._timer = asyncio.get_running_loop().call_later(due, self._wake, self._act)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_timers(self) -> None:
        self._stop_timer()
        self._status.close()
        self._automatic.close()

    async def _act(self) -> None:
        """Do what is due."""
        self._audience.show()
        self._automatic.think()
        if (remark := self._automatic.remark()) is not None:
            await self._do(remark)
            return
        thinking = self._automatic.thinking()
        for seat in self.table.match.waiting():
            if self._automatic.is_due(seat):
                if not self._mail.holds(seat) and await self._choose_for(seat):
                    return
                thinking = True
        self._set_timer(thinking)

    async def _choose_for(self, seat: int) -> bool:
        """Choose for a seat; False: it is still being thought about."""
        begun = self.table.begun()
        person = self.table.chair(seat).kind == "person"
        if person and self._timing.window and begun is not None:  # half an answer is none
            await self._go_back(Undo(begun))
        choices = self._automatic.choices(seat)
        if choices is None:
            return False
        held = self._held_passes.take(seat)
        timeout = person and not held and not self.table.passes(seat)
        await self._play(self.table.match.choose(seat, choices), held[0] if held else None, timeout)
        for request in held[1:]:  # from other pages of the same seat
            self._acknowledgements.stale(request)
        return True

    # -- undo --------------------------------------------------------------------------------------------

    async def _undo(self, request: Request[wire.Undo], seat: int) -> None:
        await self._undo_or_show(self._undo_requests.ask(seat, request.message.ask), request)

    async def _agree(self, request: Request[wire.Agree], seat: int) -> None:
        await self._undo_or_show(self._undo_requests.answer(seat, request.message.yes), request)

    async def _undo_or_show(self, undo: Undo | None, request: AnyChange | None = None) -> None:
        """Undo something; None: show everybody who wants to, and who agrees."""
        if undo is not None:
            await self._go_back(undo, request)
            return
        if request is not None:
            self._acknowledgements.done_unwritten(request)
        self._status.send()

    async def _go_back(self, undo: Undo, request: AnyChange | None = None) -> None:
        *_, step = await in_slices(self.table.match.earlier(undo.answers))
        await self._do(Undone(undo.answers, time.time(), undo.agreed, undo.seat), request, step)

    # -- talk --------------------------------------------------------------------------------------------

    async def _say(self, request: Request[wire.Say]) -> None:
        said = self._talk.line(request)
        await self._do(said, request)
        self._audience.tell(wire.Heard.of(self.table.talked, said), self.table.talk[-1].at)
        self._set_timer()  # for those who hear it later

    async def _mute(self, request: Request[wire.Mute]) -> None:
        muted = self._talk.muting(request)
        if muted is None:
            self._acknowledgements.done_unwritten(request)
            return
        await self._do(muted, request)
        self._status.send()

    # -- promises ----------------------------------------------------------------------------------------

    async def _offer(self, request: Request[wire.Offer], seat: int) -> None:
        promise = self._bargains().parse(self.table.match.state, seat, request.message.promise)
        await self._do(Offered(promise, time.time()), request)

    async def _answer(self, request: Request[wire.Answer], seat: int) -> None:
        message = request.message
        self._bargains().check(self.table.match.state, seat, message.number, message.word)
        await self._do(Answered(message.number, message.word, time.time()), request)

    def _bargains(self) -> Bargains:
        if self.table.bargains is None:
            raise GuildhallError(Message("server-no-promises"))
        return self.table.bargains

    # -- chairs ------------------------------------------------------------------------------------------

    async def _replace(self, request: Request[wire.Replace], seat: int) -> None:
        chair = self._vote.vote(request, seat)
        if chair is None:
            self._acknowledgements.done_unwritten(request)
            self._status.send()
            return
        replaced = request.message.seat
        await self._change_chair(replaced, chair, request)
        if chair.person is None:
            self._send_away(replaced)
        await self._hall.reseated(self.table)
        await self._undo_or_show(self._undo_requests.agreed())

    async def _change_chair(self, seat: int, chair: Chair, request: AnyChange | None = None) -> None:
        await self._do(Seated(seat, chair, time.time()), request)
        self._held_passes.drop(seat)
        self._attend()

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
            self._vote.end(seat)
            if self.table.chair(seat).person != chair.person:
                if not done.done():
                    done.set_exception(GuildhallError(Message("server-no-seat")))
                return
            await self._change_chair(seat, chair)
            await self._undo_or_show(self._undo_requests.agreed())
            if not done.done():
                done.set_result(None)

        if self._broken:
            done.set_exception(TryAgain(Message("server-try-again")))
        self.post(work)
        return done

    def announce_rematch(self, table: str) -> None:
        """Tell everybody where these players meet again."""
        self.table.terms = msgspec.structs.replace(self.table.terms, next=table)

        async def work() -> None:
            self._status.send()

        self.post(work)

    # -- telling -----------------------------------------------------------------------------------------

    async def _turn_to_tell(self) -> None:
        """Wait until it is this table's turn to tell everybody how it stands.

        That takes longer than all the rest. So one table after the other does it, and in between whatever has
        come is read, tried, written down and acknowledged at all of them: what is to be sent is handed over
        in one round of the loop, and sent in the next.
        """
        async with self._hall.broadcasting:
            for _ in range(2):
                await asyncio.sleep(0)

    # -- keeping -----------------------------------------------------------------------------------------

    async def _keep_snapshot(self) -> None:
        """Spare whoever opens the table next some work; without it, it is all in the journal as well."""
        snapped = wire.encode(self.table.snapped()).decode()
        try:
            await self._store.save_snapshot(self.id, Snapshot(self.table.number, snapped))
        except SQLAlchemyError:
            LOG.exception("snapshot", table=self.id)


_CHANGES: Final[
    Mapping[type, Callable[[Room, Request[Any]], Awaitable[None]]]
] = {  # spectators may make them
    wire.Say: Room._say,
    wire.Mute: Room._mute,
}
_CHOICES: Final[Mapping[type, Callable[[Room, Request[Any], int], Awaitable[None]]]] = {  # of players
    wire.Choose: Room._choose,
    wire.Undo: Room._undo,
    wire.Agree: Room._agree,
    wire.Replace: Room._replace,
    wire.Orders: Room._order,
    wire.Offer: Room._offer,
    wire.Answer: Room._answer,
}
