"""A table in memory, and its mailbox: the room handles one message after the other.

Whatever changes the table, the room first writes it into the journal, then does it, then sends it to
everybody. So nobody is shown what a crash could undo. What only one seat notices, such as half an
answer, it does at once, and shows that seat when it is written: nobody else waits for it, so nobody else can
time it. After each message other tables have their turn.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from guildhall.kernel.message import GuildhallError, Message
from guildhall.server import wire
from guildhall.server.acknowledgements import Acknowledgements
from guildhall.server.audience import Audience
from guildhall.server.automatic_play import AutomaticPlay
from guildhall.server.backlog import Backlog
from guildhall.server.bargains import Bargains
from guildhall.server.clock import Timing
from guildhall.server.delayed_spectators import DelayedSpectators
from guildhall.server.entries import line_of, only_seat, played
from guildhall.server.held_passes import HeldPasses
from guildhall.server.hints import Hints
from guildhall.server.instant import instant, monotonic
from guildhall.server.mailbox import Mailbox, Work
from guildhall.server.match import Step
from guildhall.server.questions import Questions
from guildhall.server.replacement_vote import ReplacementVote
from guildhall.server.request import AnyChange, Request
from guildhall.server.room_host import RoomHost
from guildhall.server.slices import in_slices
from guildhall.server.snapshots import Snapshots
from guildhall.server.standing_orders import StandingOrders
from guildhall.server.store.journal import Book, Line
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

RESTART: Final = 1012  # close code: connect again
NO_SEAT: Final = 4404  # close code: the seat isn't yours
LOG = structlog.get_logger()


class Room:
    """Owns one table: nobody else changes it."""

    def __init__(self, table: Table, host: RoomHost, delayed: DelayedSpectators | None) -> None:
        self.table = table
        self.last_used = monotonic()
        self._host = host
        self._store = host.store
        self._updates = Updates(table)
        self._timing = Timing(table, host.pace)
        self._audience = Audience(self._updates, self._timing, delayed)
        self._acknowledgements = Acknowledgements(table, self._audience)
        self._talk = Talk(table, self._audience, host.store)
        self._hints = Hints(table.match, host.workers, self._audience)
        self._questions = Questions(self._updates, self._audience, self._talk, self._hints)
        self._automatic = AutomaticPlay(table, self._timing, self._audience, host.pace, host.workers)
        self._standing_orders = StandingOrders(table, self._timing)
        self._held_passes = HeldPasses(table, self._timing, self._updates, self._acknowledgements)
        self._undo_requests = UndoRequests(table, self._updates)
        self._vote = ReplacementVote(table, self._audience)
        self._status = TableStatus(table, self._audience, self._undo_requests, self._vote)
        self._snapshots = Snapshots(table, host.store)
        self._mailbox = Mailbox()
        self._book = Book()
        self._writers: set[asyncio.Task[None]] = set()  # of entries that only one seat notices
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._pending: set[asyncio.Future[None]] = set()  # changes of chairs that somebody waits for
        # Viewers who have not been welcomed: their turn has not come, or they wait for what they missed.
        self._joining: dict[Viewer, None] = {}
        self._backlog = Backlog(table, host.store, host.replaying)
        self._closing = False
        self._broken = False

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.table.terms.id

    def idle(self, seconds: float) -> bool:
        """Whether nobody has been connected, and nothing was wanted, for so long."""
        return not self.has_viewers() and monotonic() - self.last_used > seconds

    def has_viewers(self) -> bool:
        """Whether somebody is connected."""
        return bool(self._audience) or bool(self._joining)

    # -- the mailbox -------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to handle messages."""
        self._task = asyncio.create_task(self._work(), name=f"table {self.id}")
        self.post(self._start)

    async def _start(self) -> None:
        self._schedule()

    async def close(self) -> float | None:
        """Finish what is in the mailbox, and return the seconds until the table has something to do again."""
        self._closing = True
        self._stop_timers()
        if self._task is not None:
            self._mailbox.close()
            await self._task
        self._backlog.close()
        for viewer in (*self._audience, *self._joining):
            viewer.connection.close(RESTART)
        if self._broken:
            return 0.0
        await self._snapshots.save()
        return self._timing.next()

    def post(self, work: Work) -> None:
        """Put work into the mailbox."""
        self.last_used = monotonic()
        self._wake(work)

    def _post_for(self, viewer: Viewer, work: Work) -> None:
        """Put a viewer's wish into the mailbox; those of spectators wait until there are no others."""
        self.last_used = monotonic()
        if not self._broken:
            self._mailbox.put(work, viewer.seat is None, viewer.seat)

    def _wake(self, work: Work) -> None:
        """Put work into the mailbox that nobody has asked for, so the table stays idle."""
        if not self._broken:
            self._mailbox.put(work)

    async def _work(self) -> None:
        while (work := await self._mailbox.get()) is not None:
            try:
                await work()
            except Exception:
                # Only the journal knows whether it has what was being written, so the table is loaded again.
                LOG.exception("table", table=self.id)
                if self._writers:
                    await asyncio.wait(self._writers)
                self._give_up()
                return
            await asyncio.sleep(0)  # other tables have their turn

    def _give_up(self) -> None:
        """Stop where the journal is; the hall loads the table again, and clients connect again."""
        if self._broken:
            return
        self._closing = self._broken = True
        self._backlog.close()
        self._stop_timers()
        self._mailbox.clear()
        self._mailbox.close()
        self._host.lost(self.table)
        for viewer in (*self._audience, *self._joining):
            viewer.connection.close(RESTART)
        for change in self._pending:
            if not change.done():
                change.set_exception(TryAgain(Message("server-try-again")))

    # -- joining and leaving -----------------------------------------------------------------------------

    def join(self, viewer: Viewer, seen: int | None, talked: int) -> None:
        """Let a viewer in: they get what they missed, and only then the room handles their messages."""
        if self._closing:
            viewer.connection.close(RESTART)
            return

        self._joining[viewer] = None
        self._post_for(viewer, partial(self._join, viewer, seen, talked))

    async def _join(self, viewer: Viewer, seen: int | None, talked: int) -> None:
        if viewer not in self._joining:
            return  # they have left
        if viewer.seat is not None and self.table.chair(viewer.seat).person != viewer.person:
            del self._joining[viewer]  # somebody else has the seat by now
            viewer.connection.close(NO_SEAT)
            return
        self._audience.release()
        upto = self._audience.number(viewer)
        events = [] if seen is None else self._backlog.events(viewer.seat, min(seen, upto), upto)
        if events is None:
            again = partial(self._join, viewer, seen, talked)
            self._backlog.read(partial(self._post_for, viewer, again))
            return
        del self._joining[viewer]
        self._welcome(viewer, events, talked)

    def _welcome(self, viewer: Viewer, events: list[bytes], talked: int) -> None:
        self._audience.add(viewer)
        self._update_presence()
        terms = self.table.terms
        owner = bool(viewer.person) and viewer.person == terms.owner
        messages: list[Any] = [
            wire.Welcome(viewer.seat, self._status.as_json(), owner, self._talk.speaker(viewer))
        ]
        if viewer.seat is not None:
            messages.append(wire.Standing(self.table.windows(viewer.seat)))
            self._vote.joined(viewer.seat)
        messages += self._audience.current(viewer, events)
        viewer.send(*messages, *self._talk.recent(viewer, talked))
        viewer.welcomed = True
        self._hints.push(self.table.match.waiting())
        for message in viewer.early:
            self.handle(viewer, message)
        viewer.early.clear()
        self._status.send_soon()

    def leave(self, viewer: Viewer) -> None:
        """Forget a viewer who has left."""

        async def work() -> None:
            if viewer in self._joining:
                del self._joining[viewer]
            elif self._audience.remove(viewer):
                if viewer.seat is not None and not self._audience.count(viewer.seat):
                    self._vote.left(viewer.seat)
                self._update_presence()
                self._status.send_soon()

        self._post_for(viewer, work)

    def _update_presence(self) -> None:
        """Pause or continue the game: an abandoned game pauses while none of its players is connected."""
        paused = self._timing.paused
        self._timing.set_attended(any(map(self._audience.count, self.table.people())))
        if self._timing.paused != paused:
            self._schedule()

    def handle(self, viewer: Viewer, message: Any) -> None:
        """Handle a viewer's message, but not before they have been welcomed."""
        if not viewer.welcomed:
            viewer.early.append(message)
            return

        request = Request(viewer, message)

        async def work() -> None:
            try:
                await self._handle(request)
            except GuildhallError as error:
                request.refuse(error)

        self._post_for(viewer, work)

    async def _handle(self, request: Request[Any]) -> None:
        if isinstance(request.message, wire.Question | wire.Ping):
            await self._questions.answer(request)
            return
        if isinstance(request.message, wire.Hurry):
            self._hurry(request)
            return
        if self._acknowledgements.acknowledge_again(request):
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

    def _hurry(self, request: Request[wire.Hurry]) -> None:
        seat = self._player(request.viewer)
        if self.table.people() != {seat}:
            raise GuildhallError(Message("server-others-play"))
        self._timing.hurry(seat)
        self._set_timer()

    def _player(self, viewer: Viewer) -> int:
        """Return the seat a viewer plays; GuildhallError if they play none."""
        if viewer.seat is None:
            raise GuildhallError(Message("server-only-players"))
        if self.table.chair(viewer.seat).kind != "person":
            raise GuildhallError(Message("server-seat-kept"))
        return viewer.seat

    # -- doing -------------------------------------------------------------------------------------------

    async def _do(self, entry: Entry, request: AnyChange | None = None, step: Step | None = None) -> None:
        """Write an entry, then do it, then send it to everybody; its sender is acknowledged first."""
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
            await self._host.finished(self.table)
        if request is not None:
            self._acknowledgements.done(request)
        await self._wait_to_broadcast()
        if isinstance(entry, Played | Undone):
            self._held_passes.drop_stale()
            if self._undo_requests.end_if_outdated():
                self._status.send()
        self._automatic.note_update()
        await self._snapshots.count()
        self._audience.note_entry(instant(entry.at), over)
        self._audience.send_updates(choosing=False)
        await asyncio.sleep(0)  # those who choose nothing get theirs before others' options are worked out
        self._audience.send_updates(choosing=True)
        self._hints.push(self.table.match.waiting())
        if self._updates.promised != promised:
            self._audience.broadcast(self._updates.promises())
        if over and isinstance(entry, Played):
            self._status.send()
        self._schedule()

    def _do_unnoticed(
        self, seat: int, line: Line, entry: Entry, request: AnyChange | None, step: Step | None
    ) -> None:
        """Do what only one seat notices, and write it while others have their turn.

        The seat's next messages wait until it is written. The journal keeps the order of a table's lines, and
        writes none of them after one that it could not write.
        """
        before = self._updates.number(seat)
        self.table.do(line, entry, step)
        self._undo_requests.continue_after(seat, before)
        self._mailbox.hold(seat)
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
                self._send_orders(seat)
            await self._wait_to_broadcast()
            self._held_passes.drop_stale(seat)
            self._audience.send_update(seat)
            self._hints.push([seat])
            self._schedule()
        except Exception:
            LOG.exception("table", table=self.id)
            self._give_up()
        finally:
            self._mailbox.release(seat)

    # -- choosing ----------------------------------------------------------------------------------------

    async def _choose(self, request: Request[wire.Choose], seat: int) -> None:
        if self.table.too_long:
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
            self._send_orders(seat)
        else:
            await self._do(ordered, request)

    def _send_orders(self, seat: int) -> None:
        self._audience.send_to_seat(seat, wire.Standing(self.table.windows(seat)))

    async def _play(
        self, step: Step, request: Request[wire.Choose] | None = None, timeout: bool = False
    ) -> None:
        await self._do(played(self.table, self._timing, step, timeout), request, step)

    # -- what the table does automatically ---------------------------------------------------------------

    def _schedule(self) -> None:
        """Set the timer, and let computer players think.

        They begin after everybody was sent what happened, and not at once, so that nobody can tell by the
        machine's work how much there was to think about.
        """
        self._set_timer()
        if self._automatic.has_computers():
            wait = random.uniform(0.0, self._host.pace.window / 2) if self._host.workers.apart else 0.0
            asyncio.get_running_loop().call_later(wait, self._wake, self._think)

    async def _think(self) -> None:
        if self._automatic.think():
            self._set_timer()

    def _set_timer(self, thinking: bool = False) -> None:
        """Act when something is due; `thinking`: not before a computer player can have finished."""
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
        self._audience.release()
        self._automatic.think()
        if (remark := self._automatic.remark()) is not None:
            await self._do(remark)
            return
        thinking = self._automatic.thinking()
        for seat in self.table.match.waiting():
            if self._automatic.is_due(seat):
                if not self._mailbox.is_held(seat) and await self._choose_for(seat):
                    return
                thinking = True
        self._set_timer(thinking)

    async def _choose_for(self, seat: int) -> bool:
        """Choose for a seat; False: a computer player is still thinking about it."""
        begun = self.table.unfinished_choice()
        person = self.table.chair(seat).kind == "person"
        if person and self._timing.window and begun is not None:  # half an answer doesn't count
            await self._go_back(Undo(begun))
        choices = self._automatic.choices(seat)
        if choices is None:
            return False
        held = self._held_passes.take(seat)
        expected = self._timing.lasts or self.table.passes(seat) or self.table.is_forced(seat)
        timeout = person and not held and not expected
        await self._play(self.table.match.choose(seat, choices), held[0] if held else None, timeout)
        for request in held[1:]:  # from other sockets of the seat
            self._acknowledgements.stale(request)
        return True

    # -- undo --------------------------------------------------------------------------------------------

    async def _undo(self, request: Request[wire.Undo], seat: int) -> None:
        await self._undo_or_show(self._undo_requests.ask(seat, request.message.ask), request)

    async def _agree(self, request: Request[wire.Agree], seat: int) -> None:
        await self._undo_or_show(self._undo_requests.answer(seat, request.message.yes), request)

    async def _undo_or_show(self, undo: Undo | None, request: AnyChange | None = None) -> None:
        """Undo something; None: show everybody who wants an undo, and who agrees."""
        if undo is not None:
            await self._go_back(undo, request)
            return
        if request is not None:
            self._acknowledgements.done_unwritten(request)
        self._status.send()

    async def _go_back(self, undo: Undo, request: AnyChange | None = None) -> None:
        *_, step = await in_slices(self.table.match.rewind(undo.answers))
        await self._do(Undone(undo.answers, time.time(), undo.agreed, undo.seat), request, step)

    # -- talk --------------------------------------------------------------------------------------------

    async def _say(self, request: Request[wire.Say]) -> None:
        said = self._talk.say(request)
        await self._do(said, request)
        self._audience.broadcast(wire.Heard.of(self.table.talked, said), self.table.talk[-1].at)
        self._set_timer()  # for delayed spectators

    async def _mute(self, request: Request[wire.Mute]) -> None:
        muted = self._talk.mute(request)
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
            self._disconnect(replaced)
        await self._host.reseated(self.table)
        await self._undo_or_show(self._undo_requests.agreed())

    async def _change_chair(self, seat: int, chair: Chair, request: AnyChange | None = None) -> None:
        await self._do(Seated(seat, chair, time.time()), request)
        self._held_passes.drop(seat)
        self._update_presence()

    def _disconnect(self, seat: int) -> None:
        """Close the sockets of a seat that is nobody's any more: nobody may see its hand."""
        for viewer in [viewer for viewer in (*self._audience, *self._joining) if viewer.seat == seat]:
            self._audience.remove(viewer)
            self._joining.pop(viewer, None)
            viewer.connection.close(NO_SEAT)

    def reseat(self, seat: int, chair: Chair) -> asyncio.Future[None]:
        """Change who plays for a person's chair; done when the future is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.add(done)
        done.add_done_callback(self._pending.discard)

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
        """Send everybody the id of the rematch."""
        self.table.terms = msgspec.structs.replace(self.table.terms, next=table)

        async def work() -> None:
            self._status.send()

        self.post(work)

    # -- sending -----------------------------------------------------------------------------------------

    async def _wait_to_broadcast(self) -> None:
        """Wait until it is this table's turn to prepare what it sends to everybody.

        That takes longer than everything else. So one table after the other does it, and in between all of
        them read, try, write and acknowledge what has come in: the loop hands over what is to be sent in one
        round, and sends it in the next.
        """
        async with self._host.broadcasting:
            for _ in range(2):
                await asyncio.sleep(0)


_CHANGES: Final[Mapping[type, Callable[[Room, Request[Any]], Awaitable[None]]]] = {  # for spectators too
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
