"""A table: all that follows from its terms and its journal, and nothing else.

Nothing here waits, sends or writes. The same lines lead to the same table, so a table that is loaded again is
the one that was unloaded.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from guildhall.catalogue import game as find_game
from guildhall.kernel.message import GuildhallError
from guildhall.server.bargains import Bargains
from guildhall.server.instant import Instant, instant
from guildhall.server.match import (
    KEPT,
    Match,
    MatchSnapshot,
    Step,
    cannot_follow,
    new_match,
    played_here,
    restored_match,
)
from guildhall.server.store.journal import Line
from guildhall.server.terms import (
    FINISHED,
    PLAYING,
    Chair,
    Entry,
    Muted,
    Offered,
    Once,
    Ordered,
    Played,
    Seated,
    Status,
    Talked,
    Terms,
    Undone,
    Windows,
    decode_entry,
)

RECENT: Final = 200  # lines of talk that are in memory
MOST_CHOICES: Final = 10_000  # in a game; the longest real games have some 2,000
WATCHING: Final = "*"  # stands for all spectators together, among speakers


class StepMark(msgspec.Struct, frozen=True, gc=False):
    """What a step can be undone to, and the number of its entry."""

    answers: int
    since: Instant
    number: int
    unnoticed: bool = msgspec.field(name="quiet")  # as snapshots have it


class Clocks(NamedTuple):
    """When the clocks of a table started, as of one of its entries."""

    number: int
    since: Instant
    acted: Instant


class TalkLine(NamedTuple):
    """A line of talk, with its number at the table, and when it was said."""

    number: int
    entry: Talked
    at: Instant


class Table:
    """Terms, game, promises, talk, standing orders, and the messages that were handled."""

    def __init__(self, terms: Terms, match: Match, ledger: object = None) -> None:
        self.terms = terms
        self.match = match
        self.number = 0  # of the last entry
        self.since = instant(terms.begun)  # when the clock of those who must choose started
        self.acted = self.since  # when somebody last did something that others noticed
        self.bargains: Bargains | None = None
        if match.game.deals is not None:
            self.bargains = Bargains(match.game.deals, ledger)
        self.talk: deque[TalkLine] = deque(maxlen=RECENT)
        self.talked = 0  # lines
        self.lines: Counter[str] = Counter()  # by each speaker, and by all spectators together
        self.speakers: dict[str, str] = {}  # with the names under which they spoke last
        self.muted: set[str] = set()  # speakers
        self.mutes = 0  # how often somebody was muted or unmuted
        self.late: set[int] = set()  # seats that ran out of time and have not chosen since
        self.timeouts = 0  # how often somebody has run out of time since a person last chose
        self.spent: Counter[tuple[int, type]] = Counter()  # entries of each seat, by type, except its choices
        self.orders: dict[int, Ordered] = {}
        # The messages that were handled: how many of their choices were left out, and their digests.
        self.done: dict[str, tuple[int, str | None]] = {}
        self._answers = 0  # that were given and not undone
        self._steps: list[StepMark] = []

    @staticmethod
    def new(terms: Terms, kept: int = KEPT) -> Table:
        """Return a table where nothing has happened yet."""
        table = Table(terms, new_match(terms, kept))
        if table.bargains is not None:
            table.bargains.see(table.match.state)
        return table

    @staticmethod
    def restored(terms: Terms, lines: Sequence[Line], snapshot: MatchSnapshot | None) -> Table:
        """Return a table as its journal leaves it, from its last snapshot on."""
        if snapshot is None or snapshot.taken_under != find_game(terms.game).version:
            return Table.replayed(terms, lines, KEPT)  # a snapshot under other rules is worthless
        known = snapshot.entries
        entries = [decode_entry(line.body) for line in lines]
        table = Table(terms, restored_match(terms, entries[:known], snapshot), snapshot.ledger)
        for line, entry in zip(lines[:known], entries[:known], strict=True):
            table._note(line, entry)
        for line, entry in zip(lines[known:], entries[known:], strict=True):
            table.do(line, entry)
        return table

    @staticmethod
    def replayed(terms: Terms, lines: Sequence[Line], kept: int | None = None) -> Table:
        """Return a table replayed from its journal, with all updates in memory, or the last so many.

        OtherRules if it began under other rules and today's can't follow its journal.
        """
        step = 0
        try:
            table = Table.new(terms, len(lines) + 1 if kept is None else kept)
            for line in lines:
                entry = decode_entry(line.body)
                if isinstance(entry, Played):
                    step = table._answers + len(entry.answers)
                table.do(line, entry)
        except GuildhallError as error:
            if played_here(terms):
                raise
            raise cannot_follow(terms, step, error.message) from error
        return table

    def snapshot(self) -> MatchSnapshot:
        """Return the game as it stands, to be continued later."""
        return self.match.snapshot(self.number, None if self.bargains is None else self.bargains.dump())

    @property
    def clocks(self) -> Clocks:
        """When its clocks started."""
        return Clocks(self.number, self.since, self.acted)

    def set_clocks(self, clocks: Clocks) -> None:
        """Restore clocks, unless something was written since."""
        if clocks.number == self.number:
            self.since, self.acted = clocks.since, clocks.acted

    def note_outcome(self) -> None:
        """Note in the terms how the game has ended, if it has."""
        if self.terms.outcome != self.match.outcome:
            self.terms = msgspec.structs.replace(self.terms, outcome=self.match.outcome)

    @property
    def status(self) -> Status:
        """PLAYING or FINISHED."""
        return PLAYING if self.match.outcome is None else FINISHED

    def chair(self, seat: int) -> Chair:
        """Return the chair at a seat."""
        return self.terms.chairs[seat]

    def people(self) -> set[int]:
        """Return the seats that people play."""
        return {seat for seat, chair in enumerate(self.terms.chairs) if chair.kind == "person"}

    @property
    def too_long(self) -> bool:
        """Whether the game is so long that nobody can choose any more."""
        return self._answers >= MOST_CHOICES

    @property
    def paused(self) -> bool:
        """Whether the game pauses: it is too long, or all people have left and can still return."""
        left = not self.people() and any(chair.person is not None for chair in self.terms.chairs)
        return left or self.too_long

    @property
    def abandoned(self) -> bool:
        """Whether everybody has run out of time and nobody has chosen since.

        Players who are out of the game never run out of time, so two times per person are enough, too.
        """
        people = self.people()
        return bool(people) and (people <= self.late or self.timeouts >= 2 * len(people))

    def windows(self, seat: int) -> Windows:
        """Return a seat's standing order for windows."""
        return self.orders[seat].windows if seat in self.orders else "ask"

    def once(self, seat: int) -> Once:
        """Whether a seat has ordered to pass in the open window."""
        return seat in self.orders and self.orders[seat].once

    def passes(self, seat: int) -> bool:
        """Whether a seat's standing orders make it pass now; what it holds makes no difference."""
        orders = self.orders.get(seat)
        opening = self.match.game.opening(self.match.state)
        if orders is None or opening is None:
            return False
        return bool(orders.once) or (orders.windows == "concerned" and not opening.concerned >> seat & 1)

    def is_forced(self, seat: int) -> bool:
        """Whether the table chooses soon for a person who has no alternative.

        Not where other people could tell from it what the person holds.
        """
        alone = self.people() == {seat}
        return (alone or not self.match.game.secrets) and self.match.is_forced(seat)

    def unfinished_choice(self) -> int | None:
        """Return how many answers there were before a choice that is half made; None: none is."""
        found = None
        for step in reversed(self._steps):
            if not step.unnoticed:
                break
            found = step.answers
        return found

    # -- doing -------------------------------------------------------------------------------------------

    def do(self, line: Line, entry: Entry, step: Step | None = None) -> None:
        """Do what was written; a step that was tried before needn't be computed again."""
        if isinstance(entry, Played):
            self.match.commit(self.match.again(entry) if step is None else step)
        elif isinstance(entry, Undone):
            self.match.undo(entry.answers, step)
        if self.bargains is not None and isinstance(entry, Played | Undone):
            self.bargains.see(self.match.state)
        self._note(line, entry)

    def _note(self, line: Line, entry: Entry) -> None:
        """Note what follows from an entry besides the game."""
        self.number = line.number
        if line.message is not None:
            self.done[line.message] = (entry.dropped if isinstance(entry, Played) else 0, line.digest)
        if isinstance(entry, Played):
            self._note_step(entry)
        elif isinstance(entry, Undone):
            self._go_back(entry)
        elif isinstance(entry, Talked):
            self.talked += 1
            self.lines[entry.by] += 1
            self.speakers[entry.by] = entry.name
            if entry.seat is None:
                self.lines[WATCHING] += 1
            self.talk.append(TalkLine(self.talked, entry, instant(entry.at)))
        elif isinstance(entry, Muted):
            (self.muted.add if entry.on else self.muted.discard)(entry.by)
            self.mutes += 1
        elif isinstance(entry, Seated):
            if self.paused or self.abandoned:
                self.since = instant(entry.at)
            chairs = self.terms.chairs
            chairs = (*chairs[: entry.seat], entry.chair, *chairs[entry.seat + 1 :])
            self.terms = msgspec.structs.replace(self.terms, chairs=chairs)
            self.late.discard(entry.seat)
            self.spent[entry.seat, Seated] += 1
        elif isinstance(entry, Ordered):
            self.orders[entry.seat] = entry
            self.spent[entry.seat, Ordered] += 1
        elif self.bargains is not None:
            if isinstance(entry, Offered):
                self.bargains.offered(self.match.state, line.number, entry)
            else:
                self.bargains.answered(entry)

    def _note_step(self, entry: Played) -> None:
        seat = entry.seat
        self._steps.append(StepMark(self._answers, self.since, self.number, entry.unnoticed))
        self._answers += len(entry.answers)
        if not entry.unnoticed:
            self.acted = instant(entry.at)
            if not entry.clock_continues:
                self.since = self.acted
            (self.late.add if entry.timeout else self.late.discard)(seat)
            if entry.timeout:
                self.timeouts += not entry.clock_continues
            elif self.chair(seat).kind == "person":
                self.timeouts = 0
        if not entry.open:
            self._forget_orders(self.orders, "all")
        if not entry.window:
            self._forget_orders(self.orders)
        elif not entry.unnoticed:
            self._forget_orders({seat})

    def _forget_orders(self, seats: Iterable[int], once: Once = True) -> None:
        """Forget orders to pass once: what they are for is over, or their seats have passed."""
        for seat in seats:
            orders = self.orders.get(seat)
            if orders is not None and orders.once == once:
                self.orders[seat] = msgspec.structs.replace(orders, once=False)

    def _go_back(self, entry: Undone) -> None:
        unnoticed = True
        now = instant(entry.at)
        first = StepMark(entry.answers, now, self.number, True)
        while self._steps and self._steps[-1].answers >= entry.answers:
            first = self._steps.pop()
            unnoticed = unnoticed and first.unnoticed
        self._answers = entry.answers
        self.since = now if entry.agreed else first.since  # nobody gains time by an undo
        if entry.seat is not None:
            self.spent[entry.seat, Undone] += 1
        if unnoticed:
            return
        self.acted = now
        self._forget_orders(self.orders)
        self._forget_orders(self.orders, "all")
        if self.bargains is not None:
            self.bargains.withdraw(first.number)
