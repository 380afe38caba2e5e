"""A table: all that follows from what was agreed and from its journal, and nothing else.

Nothing here waits, sends or writes. The same lines, done again, lead to the same table; so a table that is
brought back into memory is the one that was put away.
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
    beginning,
    cannot_follow,
    continued,
    played_here,
)
from guildhall.server.store.journal import Line
from guildhall.server.terms import (
    FINISHED,
    PLAYING,
    Chair,
    Entry,
    Muted,
    Offered,
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
MOST_CHOICES: Final = 10_000  # in a game; the longest that are played in earnest have some 2,000
WATCHING: Final = "*"  # who has said what spectators have said, all together


class StepMark(msgspec.Struct, frozen=True, gc=False):
    """How things stood before a step, and the number of its entry."""

    answers: int
    since: Instant
    number: int
    quiet: bool


class Clocks(NamedTuple):
    """What the clocks of a table go by after one of its entries."""

    number: int
    since: Instant
    acted: Instant


class Said(NamedTuple):
    """A line of talk: its number at the table, and when it was said."""

    number: int
    entry: Talked
    at: Instant


class Table:
    """Terms, game, promises, talk, orders, and the messages that have been taken."""

    def __init__(self, terms: Terms, match: Match, ledger: object = None) -> None:
        self.terms = terms
        self.match = match
        self.number = 0  # of the last entry
        self.since = instant(terms.begun)  # when the clock of those who are asked began to run
        self.acted = self.since  # when somebody last did something, as far as everybody knows
        self.bargains: Bargains | None = None
        if match.game.deals is not None:
            self.bargains = Bargains(match.game.deals, ledger)
        self.talk: deque[Said] = deque(maxlen=RECENT)
        self.talked = 0  # lines
        self.lines: Counter[str] = Counter()  # of each speaker, and of all spectators together
        self.speakers: dict[str, str] = {}  # and under which name they spoke last
        self.muted: set[str] = set()  # speakers
        self.mutes = 0  # how often somebody was muted or unmuted
        self.late: set[int] = set()  # seats whose time was up, and who have not chosen since
        self.missed = 0  # times that were up since anybody has chosen
        self.spent: Counter[tuple[int, type]] = Counter()  # entries of each seat, by kind, without choices
        self.orders: dict[int, Ordered] = {}
        # The messages that have been taken: how many of their choices were cut off, and their digests.
        self.done: dict[str, tuple[int, str | None]] = {}
        self._answers = 0  # that were given and not taken back
        self._steps: list[StepMark] = []

    @staticmethod
    def new(terms: Terms, kept: int = KEPT) -> Table:
        """A table at which nothing has happened yet."""
        table = Table(terms, beginning(terms, kept))
        if table.bargains is not None:
            table.bargains.see(table.match.state)
        return table

    @staticmethod
    def restored(terms: Terms, lines: Sequence[Line], snapshot: MatchSnapshot | None) -> Table:
        """A table as it was, from its last snapshot on."""
        known = 0 if snapshot is None else snapshot.entries
        if snapshot is None or snapshot.position.get("rules") != find_game(terms.game).version:
            return Table.replayed(terms, lines, KEPT)  # what other rules made of the journal says nothing
        entries = [decode_entry(line.body) for line in lines]
        table = Table(terms, continued(terms, entries[:known], snapshot), snapshot.ledger)
        for line, entry in zip(lines[:known], entries[:known], strict=True):
            table._note(line, entry)
        for line, entry in zip(lines[known:], entries[known:], strict=True):
            table.do(line, entry)
        return table

    @staticmethod
    def replayed(terms: Terms, lines: Sequence[Line], kept: int | None = None) -> Table:
        """A table as it was, with everything that anybody has been shown, or so many updates of it.

        OtherRules if it was begun under other rules than today's and these can't follow its journal.
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

    def snapped(self) -> MatchSnapshot:
        """The game as it stands, to be gone on with later."""
        return self.match.snapped(self.number, None if self.bargains is None else self.bargains.dump())

    @property
    def clocks(self) -> Clocks:
        """What its clocks go by now."""
        return Clocks(self.number, self.since, self.acted)

    def go_by(self, clocks: Clocks) -> None:
        """Go by clocks that were noted earlier, unless something has been written since."""
        if clocks.number == self.number:
            self.since, self.acted = clocks.since, clocks.acted

    @property
    def status(self) -> Status:
        """Whether it is still played at."""
        return PLAYING if self.match.outcome is None else FINISHED

    def chair(self, seat: int) -> Chair:
        """Who sits there."""
        return self.terms.chairs[seat]

    def people(self) -> set[int]:
        """The seats of people who play themselves."""
        return {seat for seat, chair in enumerate(self.terms.chairs) if chair.kind == "person"}

    @property
    def endless(self) -> bool:
        """Whether so much has been chosen that nothing more can be."""
        return self._answers >= MOST_CHOICES

    @property
    def paused(self) -> bool:
        """Whether nothing happens: the game is endless, or all have left and can still return."""
        left = not self.people() and any(chair.person is not None for chair in self.terms.chairs)
        return left or self.endless

    @property
    def abandoned(self) -> bool:
        """Whether the time of everybody was up and nobody has chosen since.

        Those who are out of the game are never asked, so the time of the others counts by itself as well.
        """
        people = self.people()
        return bool(people) and (people <= self.late or self.missed >= 2 * len(people))

    def windows(self, seat: int) -> Windows:
        """What a seat's standing orders are."""
        return self.orders[seat].windows if seat in self.orders else "ask"

    def once(self, seat: int) -> bool:
        """Whether a seat passes beforehand in the window that is open."""
        return seat in self.orders and self.orders[seat].once

    def passes(self, seat: int) -> bool:
        """Whether a seat has given the order to pass now; what it holds has no part in it."""
        orders = self.orders.get(seat)
        opening = self.match.game.opening(self.match.state)
        if orders is None or opening is None:
            return False
        return orders.once or (orders.windows == "concerned" and not opening.concerned >> seat & 1)

    def begun(self) -> int | None:
        """How many answers there were before a choice that is made in part; None: there is none."""
        found = None
        for step in reversed(self._steps):
            if not step.quiet:
                break
            found = step.answers
        return found

    # -- doing -------------------------------------------------------------------------------------------

    def do(self, line: Line, entry: Entry, step: Step | None = None) -> None:
        """Do what has been written down; a step that was tried before need not be worked out again."""
        if isinstance(entry, Played):
            self.match.commit(self.match.again(entry) if step is None else step)
        elif isinstance(entry, Undone):
            self.match.undo(entry.answers, step)
        if self.bargains is not None and isinstance(entry, Played | Undone):
            self.bargains.see(self.match.state)
        self._note(line, entry)

    def _note(self, line: Line, entry: Entry) -> None:
        """Remember of an entry what does not change the game."""
        self.number = line.number
        if line.message is not None:
            self.done[line.message] = (entry.cut if isinstance(entry, Played) else 0, line.digest)
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
            self.talk.append(Said(self.talked, entry, instant(entry.at)))
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
        self._steps.append(StepMark(self._answers, self.since, self.number, entry.quiet))
        self._answers += len(entry.answers)
        if not entry.quiet:
            self.acted = instant(entry.at)
            if not entry.runs_on:
                self.since = self.acted
            (self.late.add if entry.timeout else self.late.discard)(seat)
            if entry.timeout:
                self.missed += not entry.runs_on
            elif self.chair(seat).kind == "person":
                self.missed = 0
        if not entry.window:
            self._forget_orders(self.orders)
        elif not entry.quiet:
            self._forget_orders({seat})

    def _forget_orders(self, seats: Iterable[int]) -> None:
        """What was ordered for one window is over with it, and for a seat when it has passed there."""
        for seat in seats:
            orders = self.orders.get(seat)
            if orders is not None and orders.once:
                self.orders[seat] = msgspec.structs.replace(orders, once=False)

    def _go_back(self, entry: Undone) -> None:
        quiet = True
        now = instant(entry.at)
        first = StepMark(entry.answers, now, self.number, True)
        while self._steps and self._steps[-1].answers >= entry.answers:
            first = self._steps.pop()
            quiet = quiet and first.quiet
        self._answers = entry.answers
        self.since = now if entry.agreed else first.since  # nobody wins time by an undo
        if entry.seat is not None:
            self.spent[entry.seat, Undone] += 1
        if quiet:
            return
        self.acted = now
        self._forget_orders(self.orders)
        if self.bargains is not None:
            self.bargains.withdraw(first.number)
