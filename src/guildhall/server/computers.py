"""The computer players at a table: what they choose, promise and accept."""

from __future__ import annotations

import time
from typing import NamedTuple

import structlog

from guildhall.bots.bot import Bot
from guildhall.bots.catalogue import make
from guildhall.kernel.message import BadPromise
from guildhall.server.bargains import Bargains, Word
from guildhall.server.table import Table
from guildhall.server.wire import MOST_CHOICES

LOG = structlog.get_logger()
STAND_IN = "apprentice"  # who chooses for a person whose time is up


class Remark(NamedTuple):
    """What a computer player says about promises: an offer of its own, or an answer."""

    promise: dict[str, object] | None = None
    number: int = 0
    word: Word = "refused"


class Computers:
    """They are given what their seats may know, nothing else.

    What one will choose is worked out as soon as it is asked, so that how long that takes cannot be seen in
    when it is played.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._ready: dict[int, tuple[object, list[int]]] = {}

    def think(self) -> None:
        """Work out what those who are asked now will choose."""
        for seat in self._table.match.waiting():
            if self._table.chair(seat).kind == "bot":
                self.choices(seat)

    def choices(self, seat: int) -> list[int]:
        """What is chosen for a seat that is asked: all up to the first choice that anybody else notices.

        So when it is played does not tell how many there were.
        """
        now = self._moment()
        if seat not in self._ready or self._ready[seat][0] != now:
            try:
                self._ready[seat] = (now, self._choose(seat))
            except Exception:  # a table does not stand still because somebody cannot think
                LOG.exception("computer player", table=self._table.terms.id, seat=seat)
                decision = self._table.match.asked(seat)
                assert decision is not None
                self._ready[seat] = (now, [decision.options[0]])
        return self._ready[seat][1]

    def _choose(self, seat: int) -> list[int]:
        match, bargains = self._table.match, self._table.bargains
        accepted = () if bargains is None else bargains.accepted(seat)
        view, decision = match.feeds[seat].view, match.asked(seat)
        made: list[int] = []
        while decision is not None and len(made) < MOST_CHOICES:
            made.append(self._bot(seat).choose(view, decision, accepted))
            view, decision = match.unnoticed(match.choose(seat, made))
        return made

    def remark(self) -> Remark | None:
        """What one of them wants to say about promises now."""
        try:
            return self._think_of_remark()
        except Exception:
            LOG.exception("computer player", table=self._table.terms.id)
            return None

    def _think_of_remark(self) -> Remark | None:
        bargains, state = self._table.bargains, self._table.match.state
        if bargains is None or not bargains.open(state):
            return None
        for offer in bargains.waiting():
            promise = offer.promise
            if self._table.chair(promise.to).kind == "bot":
                accepted = bargains.accepted(promise.to)
                view = self._table.match.feeds[promise.to].view
                accepts = self._bot(promise.to).considers(view, promise, accepted)
                if accepts is not None:
                    return self._answer(bargains, promise.to, promise.number, accepts)
        for seat, chair in enumerate(self._table.terms.chairs):
            if chair.kind == "bot":
                remark = self._offer(bargains, seat)
                if remark is not None:
                    return remark
        return None

    def _answer(self, bargains: Bargains, seat: int, number: int, accepts: bool) -> Remark:
        word: Word = "accepted" if accepts else "refused"
        try:
            bargains.check(self._table.match.state, seat, number, word)
        except BadPromise:
            word = "refused"
        return Remark(number=number, word=word)

    def _offer(self, bargains: Bargains, seat: int) -> Remark | None:
        view = self._table.match.feeds[seat].view
        for form in self._bot(seat).offers(view, bargains.made(seat), bargains.accepted(seat)):
            try:
                return Remark(bargains.parse(self._table.match.state, seat, form))
            except BadPromise:
                continue
        return None

    def _moment(self) -> object:
        """Changes whenever what is chosen might."""
        bargains = self._table.bargains
        return self._table.moved, 0 if bargains is None else bargains.version

    def _bot(self, seat: int) -> Bot:
        name = self._table.chair(seat).bot or STAND_IN
        if seat not in self._bots or self._bots[seat][0] != name:
            self._bots[seat] = (name, make(name, self._table.match.game, time.time_ns()))
        return self._bots[seat][1]
