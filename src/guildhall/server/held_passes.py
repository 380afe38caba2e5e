"""Passes that count only when the time of a window is up, where a window always lasts its whole time.

Until then their players may still answer, so a pass that comes early tells nobody anything.
"""

from __future__ import annotations

from guildhall.server import wire
from guildhall.server.acknowledgements import Acknowledgements
from guildhall.server.clock import Timing
from guildhall.server.match import Step
from guildhall.server.request import Request
from guildhall.server.table import Table
from guildhall.server.updates import Updates


class HeldPasses:
    """The passes that a table holds back, for each seat one from every socket."""

    def __init__(
        self, table: Table, timing: Timing, updates: Updates, acknowledgements: Acknowledgements
    ) -> None:
        self._table = table
        self._timing = timing
        self._updates = updates
        self._acknowledgements = acknowledgements
        self._held: dict[int, list[Request[wire.Choose]]] = {}

    def must_wait(self, step: Step) -> bool:
        """Whether a step is a pass that has to wait."""
        return self._timing.lasts and self._is_pass(step)

    def hold(self, seat: int, request: Request[wire.Choose]) -> None:
        """Hold back a pass; it replaces an earlier one from the same socket."""
        held = self._held.setdefault(seat, [])
        earlier = next((one for one in held if one.viewer is request.viewer), None)
        if earlier is not None:
            held.remove(earlier)
            if earlier.message.id != request.message.id:
                self._acknowledgements.stale(earlier)
        held.append(request)

    def take(self, seat: int) -> list[Request[wire.Choose]]:
        """Return the passes of a seat, the oldest first, and hold them no longer."""
        return self._held.pop(seat, [])

    def drop(self, seat: int) -> None:
        """Tell a seat's sockets that something has come before their passes."""
        for request in self.take(seat):
            self._acknowledgements.stale(request)

    def drop_stale(self, seat: int | None = None) -> None:
        """Drop the passes of a seat, or of all seats, that have had an update since."""
        for other in list(self._held) if seat is None else [seat]:
            held = self._held.get(other)
            if held and held[0].message.seen != self._updates.number(other):
                self.drop(other)

    def _is_pass(self, step: Step) -> bool:
        """Whether a step in a window is to pass: the first option, with no answer begun."""
        match = self._table.match
        seat, word = step.answers[0]
        decision = match.decision(seat)
        if self._table.unfinished_choice() is not None or decision is None:
            return False
        return word == match.game.say(match.state, decision, decision.options[0])
