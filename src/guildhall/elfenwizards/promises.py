"""The form of promises: which spells each side places beside the other's tokens (rules 12.1).

{"to": 2, "gives": [{"spell": "d5S", "on": "S2"}], "takes": [{"spell": "chip", "count": 2, "on": "W1"}]}

A deed names a die in a Major Spell box, chips, or "points": any spells with that many points. Players may
promise points before they roll. A token has the same names as in step 5: its box or its own name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.contests import targets
from guildhall.elfenwizards.dice import COUNT, DICE
from guildhall.elfenwizards.ledger import (
    ANY_SPELLS,
    PLACING,
    Ledger,
    bad_shape,
    lacking,
    missing,
    placed_spells,
    step_of,
    stock_of,
)
from guildhall.elfenwizards.messages import box_words, spell_words, token_words
from guildhall.elfenwizards.notation import spell_name, token_name, token_named
from guildhall.elfenwizards.spell import ALL_SPELLS, CHIP_PLACE, PLACE
from guildhall.elfenwizards.state import CHIPS, ROLLED, State
from guildhall.elfenwizards.tree import BOX, BOXES, LEVEL
from guildhall.kernel import deals
from guildhall.kernel.arguments import given
from guildhall.kernel.deals import Deed, Promise, PromiseTerms, Verdict
from guildhall.kernel.message import Arg, BadPromise, Message, Seat
from guildhall.kernel.reading import Reader

MOST_DEEDS: Final = 4  # of each side
MOST_POINTS: Final = 6 * DICE + CHIPS
RETIRING: Final = 1  # the step
POINTS_WORD: Final = "points"
SPELLS: Final = {
    **{spell_name(spell): spell for spell in ALL_SPELLS},
    POINTS_WORD: ANY_SPELLS,
}
WORDS: Final = {spell: word for word, spell in SPELLS.items()}
_READ: Final = Reader(bad_shape)

DeedJson = TypedDict("DeedJson", {"spell": str, "count": int, "on": str, "in": str})


class ElfenPromise(PromiseTerms):
    """A promise as plain JSON."""

    since: int
    gives: list[DeedJson]
    takes: list[DeedJson]


class Promises(deals.Dealing[State]):
    """How Elfenwizards reads, checks and describes promises."""

    def open(self, s: State) -> bool:
        """Return whether promises are possible: from the first roll of a round until all have passed."""
        return not s.ended and RETIRING < step_of(s) <= PLACING

    def parse(self, s: State, seat: int, form: object, number: int) -> Promise:
        """Return the promise that a seat offers in a form."""
        parts = _READ.mapping(form, "promise")
        _know(parts, ("to", "gives", "takes"))
        to = _READ.number(parts.get("to"), "to")
        if not 0 <= to < s.seats:
            raise BadPromise(Message("refuse-no-seat", {"seat": given(to), "last": s.seats - 1}))
        if to == seat:
            raise _bad("12.1", "promise-oneself")
        if not self.open(s):
            raise _closed(s)
        gives = _deeds(s, seat, parts.get("gives"), "gives")
        takes = _deeds(s, to, parts.get("takes", []), "takes")
        if not gives:
            raise _bad("12.1", "promise-nothing")
        promise = Promise(number, seat, to, s.round, len(s.spells), gives, takes)
        self.check(s, promise)
        return promise

    def check(self, s: State, promise: Promise) -> None:
        """Raise BadPromise if players can't, or can no longer, offer or accept a promise."""
        if not self.open(s) or promise.round != s.round:
            raise _closed(s)
        moves = placed_spells(s)[promise.since :]
        for deeds in (promise.gives, promise.takes):
            _check_side(s, missing(deeds, moves))

    def show(self, s: State, promise: Promise) -> ElfenPromise:
        """Return a promise as plain JSON."""
        return {
            "number": promise.number,
            "by": promise.by,
            "to": promise.to,
            "round": promise.round,
            "since": promise.since,
            "gives": [_deed_out(s, deed) for deed in promise.gives],
            "takes": [_deed_out(s, deed) for deed in promise.takes],
        }

    def read(self, s: State, data: object) -> Promise:
        """Return the promise that `show` wrote."""
        parts = _READ.mapping(data, "promise")
        number, by, to, round_, since = (
            _READ.number(parts.get(part), part) for part in ("number", "by", "to", "round", "since")
        )
        gives = [_deed_in(s, by, deed) for deed in _READ.items(parts.get("gives"), "gives")]
        takes = [_deed_in(s, to, deed) for deed in _READ.items(parts.get("takes"), "takes")]
        return Promise(number, by, to, round_, since, tuple(gives), tuple(takes))

    def describe(self, s: State, promise: Promise) -> Message:
        """Return an offer as a message."""
        args: dict[str, Arg] = {
            "by": Seat(promise.by),
            "to": Seat(promise.to),
            "gives": _deeds_words(s, promise.gives),
        }
        if not promise.takes:
            return Message("elfenwizards-promise-gift", args)
        args["takes"] = _deeds_words(s, promise.takes)
        return Message("elfenwizards-promise-offer", args)

    def tell(self, s: State, promise: Promise, verdict: Verdict) -> tuple[Message, ...]:
        """Return what became of a promise, as messages."""
        lines = []
        for player, other, deeds, word in (
            (promise.by, promise.to, promise.gives, verdict.by),
            (promise.to, promise.by, promise.takes, verdict.to),
        ):
            if deeds:
                args: dict[str, Arg] = {"player": Seat(player), "other": Seat(other)}
                args["deeds"] = _deeds_words(s, deeds)
                lines.append(Message(f"elfenwizards-promise-{word}", args))
        return tuple(lines)

    def ledger(self, data: object = None) -> Ledger:
        """Return an empty ledger, or the one that `Ledger.dump` wrote."""
        return Ledger() if data is None else Ledger.load(data)


# -- refusals ------------------------------------------------------------------------------------------------


def _bad(rule: str, name: str, **args: Arg) -> BadPromise:
    return BadPromise(Message(f"elfenwizards-refuse-{name}", args), rule)


def _closed(s: State) -> BadPromise:
    """Return the error for a promise at the wrong time."""
    if s.ended:
        return BadPromise(Message("refuse-game-over"), "11.4")
    return _bad("12.1", "promise-early" if step_of(s) == RETIRING else "promise-late")


def _check_side(s: State, deeds: list[Deed]) -> None:
    """Raise BadPromise if a player can't do the remaining deeds."""
    if not deeds:
        return
    giver = deeds[0].giver
    if s.passed >> giver & 1:
        raise _bad("5.4", "promise-passed", player=Seat(giver))
    stock = stock_of(s, giver)
    if step_of(s) < PLACING:
        stock = stock._replace(loose=6 * (s.front[giver] + COUNT[s.dice[7 * giver + ROLLED]]))
    lack = lacking(deeds, stock)
    if lack is not None:
        raise _bad("5.1", "promise-no-spell", player=Seat(giver), deed=_deed_words(s, lack))


def _check_target(s: State, deed: Deed) -> None:
    """Raise BadPromise if a player can never place such a spell beside that token."""
    token = token_words(s, deed.target)
    if s.owner[deed.target] == deed.giver:
        raise _bad("12.1", "promise-own-token", player=Seat(deed.giver), token=token)
    if deed.what < kinds.CHIP and PLACE[deed.what] != LEVEL[deed.place] - 1:
        raise _bad("5.5", "other-level", token=token, spell=spell_words(deed.what))
    reach = targets(s.where, s.owner, s.seats, s.rules)[deed.giver]
    if deed.target not in reach[CHIP_PLACE]:
        raise _bad("5.8", "closed-contest", token=token, owner=Seat(s.owner[deed.target]))


# -- reading and writing -------------------------------------------------------------------------------------


def _know(parts: Mapping[str, object], known: tuple[str, ...]) -> None:
    for part in parts:
        if part not in known:
            raise bad_shape(part)


def _deeds(s: State, giver: int, value: object, part: str) -> tuple[Deed, ...]:
    """Return the deeds of one side of a form."""
    items = _READ.items(value, part)
    if len(items) > MOST_DEEDS:
        raise _bad("12.1", "promise-many", most=MOST_DEEDS)
    deeds = []
    for item in items:
        parts = _READ.mapping(item, part)
        _know(parts, ("spell", "count", "on"))
        spell = _spell(_READ.text(parts.get("spell"), f"{part}.spell"))
        count = _READ.number(parts.get("count", 1), f"{part}.count")
        most = MOST_POINTS if spell == ANY_SPELLS else DICE
        if not 1 <= count <= most:
            raise _bad("12.1", "promise-count", most=most)
        token = _token(s, _READ.text(parts.get("on"), f"{part}.on"))
        deed = Deed(giver, spell, count, token, s.where[token])
        _check_target(s, deed)
        deeds.append(deed)
    return tuple(deeds)


def _spell(word: str) -> int:
    for name, spell in SPELLS.items():
        if name.casefold() == word.strip().casefold():
            return spell
    raise _bad("5.1", "promise-spell", word=word)


def _token(s: State, word: str) -> int:
    """Return the token of a word: the token's name, or the name of its box if it is alone there."""
    token = token_named(s, word.strip())
    if token is not None:
        return token
    box = BOX.get(word.strip().upper())
    if box is None:
        raise _bad("5.7", "promise-token", word=word)
    inside = s.in_box(box)
    if not inside:
        raise _bad("5.7", "empty-box", box=box_words(box))
    if len(inside) > 1:
        names = tuple(token_name(s, other) for other in inside)
        raise _bad("5.7", "which-token", box=box_words(box), names=names)
    return inside[0]


def _deed_out(s: State, deed: Deed) -> DeedJson:
    return {
        "spell": WORDS[deed.what],
        "count": deed.amount,
        "on": token_name(s, deed.target),
        "in": BOXES[deed.place],
    }


def _deed_in(s: State, giver: int, value: object) -> Deed:
    parts = _READ.mapping(value, "deed")
    spell = SPELLS.get(_READ.text(parts.get("spell"), "spell"))
    token = token_named(s, _READ.text(parts.get("on"), "on"))
    box = BOX.get(_READ.text(parts.get("in"), "in"))
    if spell is None or token is None or box is None:
        raise bad_shape("deed")
    return Deed(giver, spell, _READ.number(parts.get("count"), "count"), token, box)


# -- words ---------------------------------------------------------------------------------------------------


def _deed_words(s: State, deed: Deed) -> Message:
    """Return the spells of a deed, and the token they go to, in words."""
    args: dict[str, Arg] = {
        "count": deed.amount,
        "token": token_words(s, deed.target),
        "box": box_words(deed.place),
    }
    if deed.what == ANY_SPELLS:
        return Message("elfenwizards-deed-points", args)
    if deed.what == kinds.CHIP:
        return Message("elfenwizards-deed-chips", args)
    args["spell"] = spell_words(deed.what)
    return Message("elfenwizards-deed-dice", args)


def _deeds_words(s: State, deeds: tuple[Deed, ...]) -> tuple[Message, ...]:
    return tuple(_deed_words(s, deed) for deed in deeds)
