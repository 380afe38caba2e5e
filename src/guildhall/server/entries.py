"""What a table writes into its journal about a change, besides the change itself, and who notices it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from guildhall.server.clock import Timing
from guildhall.server.match import Match, Step
from guildhall.server.request import AnyChange
from guildhall.server.store.journal import Line
from guildhall.server.table import Table
from guildhall.server.terms import Entry, Ordered, Played, Undone, encode_entry


def played(table: Table, timing: Timing, step: Step, timeout: bool) -> Played:
    """Return the entry of a step; `timeout`: the table takes it, since a person's time is up."""
    unnoticed = table.match.unnoticed(step, step.answers[0][0])
    return Played(
        step.answers,
        step.rolls,
        time.time(),
        step.dropped,
        step.irreversible,
        window=_same_window(table.match, step, unnoticed),
        unnoticed=unnoticed,
        clock_continues=timing.clock_continues(step.state),
        timeout=timeout,
        open=table.match.game.opening(step.state) is not None,
    )


def line_of(table: Table, entry: Entry, step: Step | None, request: AnyChange | None) -> Line:
    """Return the line for an entry, which is the next in the journal."""
    key = digest = None
    if request is not None:
        key, digest = request.key, request.digest()
    waiting = seats(_waiting(table.match, step))
    return Line(table.terms.id, table.number + 1, key, encode_entry(entry).decode(), waiting, digest)


def only_seat(match: Match, entry: Entry, step: Step | None) -> int | None:
    """Return the only seat that notices an entry; None: others do as well."""
    if isinstance(entry, Ordered):
        return entry.seat
    if isinstance(entry, Played):
        return entry.seat if entry.unnoticed else None
    if isinstance(entry, Undone) and not entry.agreed and step is not None:
        seat, *others = match.players_since(entry.answers)
        return seat if not others and match.unnoticed(step, seat) else None
    return None


def seats(numbers: Sequence[int]) -> str:
    """Return a list of seats as the database has it."""
    return ",".join(map(str, numbers))


def _same_window(match: Match, step: Step, unnoticed: bool) -> bool:
    """Whether what could be answered before a step is what can be answered after it."""
    before, after = match.game.opening(match.state), match.game.opening(step.state)
    if before is not None and not unnoticed:
        before = before._replace(passed=before.passed | 1 << step.answers[0][0])
    return before is not None and before == after


def _waiting(match: Match, step: Step | None) -> Sequence[int]:
    """Return the seats that must choose after a step; None: now."""
    if step is None:
        return match.waiting()
    return [decision.player for decision in match.game.asks(step.state)]
