"""The messages that show a table to its viewers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from guildhall.kernel.message import Message, as_json
from guildhall.server import wire
from guildhall.server.match import AnyGame
from guildhall.server.table import Table


class Updates:
    """Makes messages of one table; what is the same for all viewers is encoded once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._match = table.match
        self._public: tuple[Any, msgspec.Raw] | None = None

    def update(self, seat: int | None, events: Sequence[bytes], ends: float | None) -> wire.Update:
        """Return how the table stands for a seat, with events that it has not seen."""
        match = self._match
        feed = match.feeds[seat]
        return wire.Update(
            feed.n,
            [msgspec.Raw(event) for event in events],
            self._shown(),
            match.game.show_mine(feed.view),
            self._asks(seat),
            match.game.opening(match.state) is not None,
            ends,
            self._undo(seat),
            wire.outcome(match.outcome),
        )

    def must_choose(self, seat: int | None) -> bool:
        """Whether a seat must choose."""
        return self._match.decision(seat) is not None

    def number(self, seat: int | None) -> int:
        """Return the number of a seat's newest update."""
        return self._match.feeds[seat].n

    def events(self, seat: int | None, after: int) -> list[bytes]:
        """Return a seat's events after an update, if they are in memory."""
        return self._match.feeds[seat].between(after) or []

    @property
    def promised(self) -> int:
        """A number that changes when a promise is made, answered or judged."""
        return 0 if self.table.bargains is None else self.table.bargains.version

    def promises(self) -> wire.Promises:
        """Return what has been promised in this game."""
        bargains = self.table.bargains
        if bargains is None:
            return wire.Promises(False, [])
        return wire.Promises(bargains.open(self._match.state), bargains.shown(self._match.state))

    def bargains(self) -> list[wire.Promises]:
        """Return what has been promised, in games that have promises."""
        return [] if self.table.bargains is None else [self.promises()]

    def why(self, seat: int | None, message: wire.Why) -> wire.Reason:
        """Return why a wish of a seat isn't legal."""
        if seat is None:
            return wire.Reason(message.id, "", as_json(Message("server-only-players")))
        refusal = self._match.game.explain(self._match.state, seat, message.wish, message.whole)
        if refusal is None:
            return wire.Reason(message.id, "", None)
        return wire.Reason(message.id, refusal.rule, as_json(refusal.message))

    def _shown(self) -> msgspec.Raw:
        view = self._match.feeds[None].view
        if self._public is None or self._public[0] is not view:
            self._public = (view, public(self._match.game, view))
        return self._public[1]

    def _asks(self, seat: int | None) -> wire.Asks | None:
        game, s = self._match.game, self._match.state
        decision = self._match.decision(seat)
        if decision is None:
            return None
        prompt = game.prompt(s, decision)
        options = [
            wire.Option(choice, game.say(s, decision, choice), as_json(game.label(s, decision, choice)))
            for choice in decision.options
        ]
        steady = self.table.terms.clock.steady and game.opening(s) is not None  # time passes for everybody
        forced = self.table.is_forced(decision.player) or (steady and len(options) == 1)
        return wire.Asks(decision.kind, prompt.rule, as_json(prompt.message), options, forced)

    def _undo(self, seat: int | None) -> Literal["at once", "ask", "no"]:
        if seat is None or self._match.outcome is not None:
            return "no"
        if self._match.undoable(seat) is not None:
            return "at once"
        return "ask" if self._match.last_step_of(seat) is not None else "no"


def public(game: AnyGame, view: Any) -> msgspec.Raw:
    """Return the part of a view that is the same for all viewers, encoded."""
    return msgspec.Raw(wire.encode({name: part for name, part in game.show(view).items() if name != "mine"}))
