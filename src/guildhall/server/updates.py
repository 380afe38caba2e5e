"""How a table is told to its viewers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from guildhall.kernel.message import Message, as_json
from guildhall.server import wire
from guildhall.server.match import AnyGame
from guildhall.server.table import Table


class Updates:
    """Puts a table into messages; what is the same for all is put into bytes once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._match = table.match
        self._public: tuple[Any, msgspec.Raw] | None = None

    def update(self, seat: int | None, events: Sequence[bytes], ends: float | None) -> wire.Update:
        """How the table stands for a seat, and what has happened that it has not seen yet."""
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

    def is_asked(self, seat: int | None) -> bool:
        """Whether a seat has something to choose."""
        return self._match.asked(seat) is not None

    def number(self, seat: int | None) -> int:
        """The number of a seat's last update."""
        return self._match.feeds[seat].n

    def events(self, seat: int | None, after: int) -> list[bytes]:
        """What a seat has been shown after one update, as far as it is at hand."""
        return self._match.feeds[seat].between(after) or []

    @property
    def promised(self) -> int:
        """Changes when a promise is made, answered or judged."""
        return 0 if self.table.bargains is None else self.table.bargains.version

    def promises(self) -> wire.Promises:
        """What has been promised in this game."""
        bargains = self.table.bargains
        if bargains is None:
            return wire.Promises(False, [])
        return wire.Promises(bargains.open(self._match.state), bargains.shown(self._match.state))

    def bargains(self) -> list[wire.Promises]:
        """What has been promised, where that can be."""
        return [] if self.table.bargains is None else [self.promises()]

    def why(self, seat: int | None, message: wire.Why) -> wire.Reason:
        """Why a wish of a seat is not legal."""
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
        decision = self._match.asked(seat)
        if decision is None:
            return None
        prompt = game.prompt(s, decision)
        options = [
            wire.Option(choice, game.say(s, decision, choice), as_json(game.label(s, decision, choice)))
            for choice in decision.options
        ]
        return wire.Asks(decision.kind, prompt.rule, as_json(prompt.message), options)

    def _undo(self, seat: int | None) -> Literal["at once", "ask", "no"]:
        if seat is None or self._match.outcome is not None:
            return "no"
        if self._match.undoable(seat) is not None:
            return "at once"
        return "ask" if self._match.last_of(seat) is not None else "no"


def public(game: AnyGame, view: Any) -> msgspec.Raw:
    """What is the same for all who look at a table, as it is sent."""
    return msgspec.Raw(wire.encode({name: part for name, part in game.show(view).items() if name != "mine"}))
