"""The computer players at a table: what they choose, promise and accept.

They think in other processes, from what their seats may know, as soon as they must choose. The table looks up
what they want only when it is due, so nothing that anybody can measure tells how long they thought.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from guildhall.bots.catalogue import players_of
from guildhall.catalogue import game as find_game
from guildhall.kernel.message import BadPromise
from guildhall.server.bargains import Bargains, Word
from guildhall.server.table import Table
from guildhall.server.terms import Answered, Chair, Offered
from guildhall.server.workers.pool import Job, Workers
from guildhall.server.workers.tasks import Think, Thinker, Thoughts

_SEED_BITS: Final = 60
_ALL: Final = -1  # all computer players of the table


def stand_in(game: str) -> str:
    """Return the computer player that chooses for a person whose time is up, or takes an open seat."""
    return players_of(find_game(game))[-1]


class Computers:
    """The computer players of one table."""

    def __init__(self, table: Table, workers: Workers) -> None:
        self._table = table
        self._workers = workers
        # Of all of them, and of each person's stand-in: what they think about, and the job that does it.
        self._jobs: dict[int, tuple[object, Job | None]] = {}

    def think(self) -> bool:
        """Let them think about the table as it is; whether there is something to think about."""
        return self._job(_ALL) is not None

    def ready(self) -> bool:
        """Whether they have finished thinking about the table as it is."""
        about, job = self._jobs.get(_ALL, (None, None))
        return about == self._about(_ALL) and (job is None or job.result is not None)

    def choices(self, seat: int) -> list[int] | None:
        """Return what is chosen for a seat; None: a computer player is still thinking about it.

        If thinking fails, the first option is chosen: the table doesn't wait for ever.
        """
        job = self._job(_ALL if self._table.chair(seat).kind == "bot" else seat)
        if job is not None and job.result is None:
            return None
        decision = self._table.match.decision(seat)
        assert decision is not None
        return _thoughts(job).choices.get(seat) or [decision.options[0]]

    def remark(self) -> Offered | Answered | None:
        """Return what one of them wants to say about promises now, if they have finished thinking."""
        bargains, state = self._table.bargains, self._table.match.state
        if bargains is None or not bargains.open(state) or not self.ready():
            return None
        thoughts = _thoughts(self._job(_ALL))
        for seat, number, accepts in thoughts.answers:
            return self._answer(bargains, seat, number, accepts)
        for seat, forms in thoughts.offers:
            for form in forms:
                try:
                    return Offered(bargains.parse(state, seat, form), time.time())
                except BadPromise:
                    continue
        return None

    def _answer(self, bargains: Bargains, seat: int, number: int, accepts: bool) -> Answered:
        word: Word = "accepted" if accepts else "refused"
        try:
            bargains.check(self._table.match.state, seat, number, word)
        except BadPromise:
            word = "refused"
        return Answered(number, word, time.time())

    def _job(self, who: int) -> Job | None:
        """Return the job of all computer players, or of a person's stand-in; None: there is none."""
        about = self._about(who)
        known, job = self._jobs.get(who, (None, None))
        if known != about:
            task = self._task(who)
            job = None if task is None else self._workers.submit(task)
            self._jobs[who] = (about, job)
        return job

    def _about(self, who: int) -> object:
        """Return a value that changes whenever something changes for them, and never otherwise."""
        chairs, bargains, feeds = self._table.terms.chairs, self._table.bargains, self._table.match.feeds
        seen = [feeds[seat].n for seat, chair in enumerate(chairs) if self._thinks(who, seat, chair)]
        return seen, 0 if bargains is None else bargains.version, chairs

    @staticmethod
    def _thinks(who: int, seat: int, chair: Chair) -> bool:
        return chair.kind == "bot" if who == _ALL else seat == who

    def _task(self, who: int) -> Think | None:
        """Return what there is to think about; None: nothing."""
        match, bargains = self._table.match, self._table.bargains
        bargaining = who == _ALL and bargains is not None and bargains.open(match.state)
        asked = {decision.player: decision for decision in match.game.asks(match.state)}
        thinkers: list[Thinker] = []
        for seat, chair in enumerate(self._table.terms.chairs):
            if not self._thinks(who, seat, chair) or not (bargaining or seat in asked):
                continue
            bot = chair.bot or stand_in(match.game.name)
            thinker = Thinker(seat, bot, match.feeds[seat].view, asked.get(seat))
            if self._table.terms.scripted and chair.person is None:
                thinker = thinker._replace(scripted=True)
            if bargains is not None:
                offered = [offer.promise for offer in bargains.waiting() if offer.promise.to == seat]
                thinker = thinker._replace(
                    accepted=bargains.accepted(seat), made=bargains.made(seat), offered=offered
                )
            thinkers.append(thinker)
        if not thinkers:
            return None
        return Think(match.game.name, tuple(thinkers), bargaining, secrets.randbits(_SEED_BITS))


def _thoughts(job: Job | None) -> Thoughts:
    """Return what came of a job; nothing, if it failed."""
    result = None if job is None else job.result
    return result if isinstance(result, Thoughts) else Thoughts({}, [], [])
