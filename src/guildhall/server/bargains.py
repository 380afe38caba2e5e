"""The promises that are made at a table, for games that have them: offered, answered, kept or broken.

Nothing here waits, sends or writes. What is offered or said is first checked, then written down, then done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from guildhall.kernel.deals import Dealing, Ledger, Promise, PromiseTerms
from guildhall.kernel.message import BadPromise, Message, as_json
from guildhall.server.terms import Answered, Offered
from guildhall.server.wire import PromiseShown

Word: TypeAlias = Literal["accepted", "refused", "withdrawn"]
Standing: TypeAlias = Word | Literal["open"]
OPEN: Final = "open"
MOST_OPEN: Final = 6  # offers of one seat that wait for an answer
MOST_MADE: Final = 100  # offers of one seat in a game


class Offer:
    """A promise and what has been said to it."""

    def __init__(self, promise: Promise, entry: int) -> None:
        self.promise = promise
        self.entry = entry  # the number of it
        self.word: Standing = OPEN


class Bargains:
    """All promises of a game."""

    def __init__(self, dealing: Dealing[Any], ledger: object = None) -> None:
        self._dealing = dealing
        self._ledger: Ledger[Any] = dealing.ledger(ledger)
        self._offers: dict[int, Offer] = {}
        self._last: tuple[object, ...] = ()
        self.version = 0  # of what everybody is told about promises

    # -- checking ----------------------------------------------------------------------------------------

    def parse(self, s: Any, seat: int, form: object) -> PromiseTerms:
        """The promise that a seat offers in a form, as it is written down; BadPromise says why not."""
        waiting = [offer for offer in self.waiting() if offer.promise.by == seat]
        if len(waiting) >= MOST_OPEN:
            raise BadPromise(Message("server-too-many-offers", {"most": MOST_OPEN}))
        if len(self.made(seat)) >= MOST_MADE:
            raise BadPromise(Message("server-no-more-offers", {"most": MOST_MADE}))
        number = max(self._offers, default=0) + 1
        return self._dealing.show(s, self._dealing.parse(s, seat, form, number))

    def check(self, s: Any, seat: int, number: int, word: Word) -> None:
        """Raise BadPromise if a seat cannot say this to a promise now."""
        offer = self._offers.get(number)
        if offer is None or not self._waits(offer):
            raise BadPromise(Message("server-no-offer", {"number": number}))
        if seat != (offer.promise.by if word == "withdrawn" else offer.promise.to):
            raise BadPromise(Message("server-not-your-offer", {"number": number}))
        if word == "accepted":
            self._dealing.check(s, offer.promise)

    # -- doing -------------------------------------------------------------------------------------------

    def offered(self, s: Any, number: int, entry: Offered) -> None:
        """Somebody offers something."""
        promise = self._dealing.read(s, entry.promise)
        self._offers[promise.number] = Offer(promise, number)
        self.version += 1

    def answered(self, entry: Answered) -> None:
        """The other has answered, or the offer is taken back."""
        self._offers[entry.number].word = entry.word
        self.version += 1

    def see(self, s: Any) -> None:
        """Take note of how the game goes on, or where it has gone back to."""
        self._ledger.see(s)
        now = (self._dealing.open(s), *(self._ledger.judge(offer.promise) for offer in self._offers.values()))
        if now != self._last:
            self._last = now
            self.version += 1

    def withdraw(self, since: int) -> None:
        """The game has gone back to where it was before an entry: what was offered later is void."""
        for offer in self._offers.values():
            if offer.entry > since and offer.word in (OPEN, "accepted"):
                offer.word = "withdrawn"
                self.version += 1

    # -- asking ------------------------------------------------------------------------------------------

    def open(self, s: Any) -> bool:
        """Whether promises can be made now."""
        return self._dealing.open(s)

    def waiting(self) -> list[Offer]:
        """The offers that nobody has answered yet."""
        return [offer for offer in self._offers.values() if self._waits(offer)]

    def _waits(self, offer: Offer) -> bool:
        """Whether an offer can still be answered: what it is about may be over."""
        return offer.word == OPEN and self._ledger.judge(offer.promise) is None

    def made(self, seat: int) -> list[Promise]:
        """All that a seat has offered."""
        return [offer.promise for offer in self._offers.values() if offer.promise.by == seat]

    def accepted(self, seat: int) -> list[Promise]:
        """All that a seat has given its word for, or has been given a word for."""
        return [
            offer.promise
            for offer in self._offers.values()
            if offer.word == "accepted" and seat in (offer.promise.by, offer.promise.to)
        ]

    def shown(self, s: Any) -> list[PromiseShown]:
        """Every promise for clients: what, by whom, what was said to it, and what became of it."""
        return [self._shown(s, offer) for offer in self._offers.values()]

    def _shown(self, s: Any, offer: Offer) -> PromiseShown:
        promise = offer.promise
        verdict = self._ledger.judge(promise) if offer.word == "accepted" else None
        told: Sequence[Message] = () if verdict is None else self._dealing.tell(s, promise, verdict)
        lapsed = offer.word == OPEN and not self._waits(offer)
        return {
            **self._dealing.show(s, promise),
            "word": "lapsed" if lapsed else offer.word,
            "text": as_json(self._dealing.describe(s, promise)),
            "verdict": None if verdict is None else {"by": verdict.by, "to": verdict.to},
            "told": [as_json(line) for line in told],
        }

    def dump(self) -> dict[str, object]:
        """What it remembers of the game, as JSON."""
        return self._ledger.dump()
