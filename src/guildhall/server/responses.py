"""The bodies of responses."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from guildhall.kernel.message import GuildhallError, as_json
from guildhall.kernel.options import Value
from guildhall.server.people import Person
from guildhall.server.terms import Clock, Dice, Status, Terms, dice
from guildhall.server.wire import OutcomeJson, outcome


class Words(msgspec.Struct):
    """A message of the Fluent files: its key and its arguments."""

    key: str
    args: dict[str, Any]


class Trouble(msgspec.Struct):
    """Why a request was refused: an English sentence, its paragraph of the rules or "", and its key."""

    sentence: str
    rule: str
    text: Words


class PersonShown(msgspec.Struct):
    """A person; the token that proves who they are is shown only once, "" later."""

    id: str
    name: str
    token: str = ""


class OptionShown(msgspec.Struct):
    """An option of a game; the first value is the default of the first edition."""

    name: str
    values: list[Value]
    rule: str


class GameShown(msgspec.Struct):
    """A game, and what a table can choose about it."""

    name: str
    rules: str
    seats: list[int]
    usual_seats: int
    bots: list[str]  # the strongest last
    editions: dict[str, dict[str, Value]]
    options: list[OptionShown]
    fixed: dict[str, Value]  # options that have the same value at every table of this server
    windows: bool  # whether players answer what others announce
    promises: bool  # whether players can promise each other something
    secrets: bool  # whether there are hands that others don't see


class SeatShown(msgspec.Struct):
    """Who sits in a chair, and whether it is the owner of the table."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    owner: bool


class TableShown(msgspec.Struct):
    """What everybody may know about a table."""

    id: str
    game: str
    options: dict[str, Value]
    status: Status
    private: bool
    several: bool
    spectators: bool
    delay: float
    clock: Clock
    created: float
    after: str | None
    next: str | None
    step: int | None
    fair: Dice
    scripted: bool  # a guided first game: its dice aren't fair
    outcome: OutcomeJson | None  # when the game is over
    seats: list[SeatShown]


class MyTable(TableShown):
    """A table where I sit or that I opened: my seats, whether it is my turn, and who must choose.

    A game that today's rules can't follow is kept, and waits for nobody.
    """

    mine: list[int]
    turn: bool
    waits: list[int]
    other_rules: bool


class TableForMe(TableShown):
    """A table as one person sees it: their seats, and the invitation if they own it or were let in."""

    mine: list[int]
    owner: bool
    removed: bool  # by the owner: they can't sit down again
    invite: str | None
    network: str | None  # for the owner: the server's address for others in its network, if it has one


class NewTableShown(TableShown):
    """A table that I have opened, with the invitation for others."""

    invite: str


class Health(msgspec.Struct):
    """The server and its database work."""

    status: Literal["ok"]


def described(terms: Terms, status: Any) -> TableShown:
    """Return what everybody may know about a table."""
    return TableShown(**_public(terms, status))


def described_as_mine(
    terms: Terms, status: Any, mine: list[int], turn: bool, waits: list[int], other_rules: bool
) -> MyTable:
    """Return a table for somebody who sits there or owns it."""
    return MyTable(**_public(terms, status), mine=mine, turn=turn, waits=waits, other_rules=other_rules)


def described_for(person: Person | None, terms: Terms, status: Any, network: str | None) -> TableForMe:
    """Return a table for a person, or for somebody without a token."""
    id_ = "" if person is None else person.id
    mine = [seat for seat, chair in enumerate(terms.chairs) if chair.person == id_]
    owner = terms.owner == id_
    invited = owner or any(terms.let_in(terms.chairs[seat]) for seat in mine)
    return TableForMe(
        **_public(terms, status),
        mine=mine,
        owner=owner,
        removed=id_ in terms.removed,
        invite=terms.invite if invited else None,
        network=network if owner else None,
    )


def described_as_new(terms: Terms, status: Any) -> NewTableShown:
    """Return a table for the person who opened it."""
    return NewTableShown(**_public(terms, status), invite=terms.invite)


def _public(terms: Terms, status: Any) -> dict[str, Any]:
    return {
        "id": terms.id,
        "game": terms.game,
        "options": terms.options,
        "status": status,
        "private": terms.private,
        "several": terms.several,
        "spectators": terms.spectators,
        "delay": terms.delay,
        "clock": terms.clock,
        "created": terms.created,
        "after": terms.after,
        "next": terms.next,
        "step": terms.step,
        "fair": dice(terms, status),
        "scripted": terms.scripted,
        "outcome": outcome(terms.outcome),
        "seats": [
            SeatShown(chair.kind, chair.name, chair.bot, terms.of_owner(chair)) for chair in terms.chairs
        ],
    }


def trouble(error: GuildhallError) -> Trouble:
    """Return the body that refuses a request."""
    return Trouble(str(error), error.rule, msgspec.convert(as_json(error.message), Words))
