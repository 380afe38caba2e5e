"""A table: all that follows from what was agreed and from its journal, and nothing else.

Nothing here waits, sends or writes. The same lines, done again, lead to the same table; so a table that is
brought back into memory is the one that was put away.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from guildhall.server.bargains import Bargains
from guildhall.server.match import KEPT, Match, Snapped, Step, beginning, continued
from guildhall.server.store.journal import Line
from guildhall.server.terms import (
    FINISHED,
    PLAYING,
    Chair,
    Entry,
    Offered,
    Ordered,
    Played,
    Seated,
    Talked,
    Terms,
    Undone,
    decode_entry,
)


class Table:
    """Terms, game, promises, talk, orders, and the messages that have been taken."""

    def __init__(self, terms: Terms, match: Match, ledger: object = None) -> None:
        self.terms = terms
        self.match = match
        self.number = 0  # of the last entry
        self.since = terms.begun  # when what is asked now began to be asked, as everybody could see
        self.bargains: Bargains | None = None
        if match.game.deals is not None:
            self.bargains = Bargains(match.game.deals, ledger)
        self.talk: list[Talked] = []
        self.orders: dict[int, Ordered] = {}
        self.done: dict[str, int] = {}  # messages that have been taken, and how many choices were cut off
        self._answers = 0  # that were given and not taken back
        self._steps: list[tuple[int, float]] = []  # of each step: the answers before it, and when it was done

    @staticmethod
    def new(terms: Terms, kept: int = KEPT) -> Table:
        """A table at which nothing has happened yet."""
        table = Table(terms, beginning(terms, kept))
        if table.bargains is not None:
            table.bargains.see(table.match.state)
        return table

    @staticmethod
    def restored(terms: Terms, lines: Sequence[Line], snapshot: Snapped | None) -> Table:
        """A table as it was, from its last snapshot on."""
        entries = [decode_entry(line.body) for line in lines]
        if snapshot is None:
            table = Table.new(terms)
            known = 0
        else:
            known = snapshot.entries
            table = Table(terms, continued(terms, entries[:known], snapshot), snapshot.ledger)
            for line, entry in zip(lines[:known], entries[:known], strict=True):
                table._note(line.number, line.message, entry)
            table.since = snapshot.since
        for line, entry in zip(lines[known:], entries[known:], strict=True):
            table.do(line.number, line.message, entry)
        return table

    @staticmethod
    def replayed(terms: Terms, lines: Sequence[Line]) -> Table:
        """A table as it was, with everything that anybody has been shown."""
        table = Table.new(terms, len(lines) + 1)
        for line in lines:
            table.do(line.number, line.message, decode_entry(line.body))
        return table

    def snapped(self) -> Snapped:
        """The game as it stands, to be gone on with later."""
        ledger = None if self.bargains is None else self.bargains.dump()
        return self.match.snapped(self.number, self.since, ledger)

    @property
    def status(self) -> str:
        """Whether it is still played at."""
        return PLAYING if self.match.outcome is None else FINISHED

    def chair(self, seat: int) -> Chair:
        """Who sits there."""
        return self.terms.chairs[seat]

    @property
    def promised(self) -> int:
        """Changes when a promise is made, answered or judged."""
        return 0 if self.bargains is None else self.bargains.version

    def people(self) -> set[int]:
        """The seats of people who play themselves."""
        return {seat for seat, chair in enumerate(self.terms.chairs) if chair.kind == "person"}

    def passes(self, seat: int) -> bool:
        """Whether a seat has given the order to pass now; what it holds has no part in it."""
        orders = self.orders.get(seat)
        opening = self.match.game.opening(self.match.state)
        if orders is None or opening is None:
            return False
        return orders.once or (orders.windows == "concerned" and not opening.concerned >> seat & 1)

    # -- doing -------------------------------------------------------------------------------------------

    def do(self, number: int, message: str | None, entry: Entry, step: Step | None = None) -> None:
        """Do what has been written down; a step that was tried before need not be worked out again."""
        seen = self.match.feeds[None].n
        if isinstance(entry, Played):
            self.match.commit(self.match.again(entry) if step is None else step)
        elif isinstance(entry, Undone):
            self.match.undo(entry.answers)
        if self.bargains is not None and isinstance(entry, Played | Undone):
            self.bargains.see(self.match.state)
        if self.match.feeds[None].n != seen:  # what is prepared in secret stops no clock
            self.since = entry.at
        self._note(number, message, entry)

    def _note(self, number: int, message: str | None, entry: Entry) -> None:
        """Remember of an entry what does not change the game."""
        self.number = number
        if message is not None:
            self.done[message] = entry.cut if isinstance(entry, Played) else 0
        if isinstance(entry, Played):
            self._steps.append((self._answers, entry.at))
            self._answers += len(entry.answers)
            if not entry.window:
                self._forget_orders()
        elif isinstance(entry, Undone):
            self._go_back(entry)
        elif isinstance(entry, Talked):
            self.talk.append(entry)
        elif isinstance(entry, Seated):
            chairs = self.terms.chairs
            chairs = (*chairs[: entry.seat], entry.chair, *chairs[entry.seat + 1 :])
            self.terms = msgspec.structs.replace(self.terms, chairs=chairs)
        elif isinstance(entry, Ordered):
            self.orders[entry.seat] = entry
        elif self.bargains is not None:
            if isinstance(entry, Offered):
                self.bargains.offered(self.match.state, entry)
            else:
                self.bargains.answered(entry)

    def _forget_orders(self) -> None:
        """No window is open any more: what was ordered for this one is over."""
        for seat, orders in self.orders.items():
            if orders.once:
                self.orders[seat] = msgspec.structs.replace(orders, once=False)

    def _go_back(self, entry: Undone) -> None:
        first = entry.at
        while self._steps and self._steps[-1][0] >= entry.answers:
            first = self._steps.pop()[1]
        self._answers = entry.answers
        if self.bargains is not None:
            self.bargains.withdraw(first)
