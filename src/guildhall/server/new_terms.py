"""The terms of a new table, and of a rematch."""

from __future__ import annotations

import hashlib
import secrets
import time

import msgspec

from guildhall.catalogue import game as find_game
from guildhall.fair import new_secret
from guildhall.kernel.message import BadOption, Message
from guildhall.server.chairs import new_chairs, reserved_again
from guildhall.server.new_table import NewTable, Origin
from guildhall.server.people import Person
from guildhall.server.terms import Terms


def new_terms(person: Person, wanted: NewTable, origin: Origin | None, source: str) -> Terms:
    """Return the terms of a table that a person opens; BadOption if they aren't possible."""
    game = find_game(wanted.game)
    if len(wanted.seats) not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        count = len(wanted.seats)
        raise BadOption(
            Message("bad-seats", {"game": game.name, "seats": count, "least": least, "most": most})
        )
    if wanted.clock.steady and wanted.clock.window is None:
        raise BadOption(Message("server-steady-clock"))
    return Terms(
        id=_table_id(person, wanted.id) if wanted.id else secrets.token_hex(8),
        game=game.name,
        version=game.version,
        options=game.options.settle({**wanted.options, **game.fixed_online}),
        chairs=new_chairs(person, game, wanted.seats),
        owner=person.id,
        invite=secrets.token_hex(12),
        secret=new_secret(),
        created=time.time(),
        private=wanted.private,
        spectators=wanted.spectators,
        delay=wanted.delay,
        clock=wanted.clock,
        start=None if origin is None else origin.position,
        after=None if origin is None else origin.table,
        step=None if origin is None else origin.step,
        several=wanted.several,
        scripted=origin is not None and origin.scripted,
        source=source,
    )


def rematch_terms(terms: Terms, person: Person, source: str) -> Terms:
    """Return the terms of a rematch: the chairs move on by one, and are reserved for their people."""
    return msgspec.structs.replace(
        terms,
        id=secrets.token_hex(8),
        chairs=tuple(reserved_again(chair) for chair in (*terms.chairs[1:], terms.chairs[0])),
        owner=person.id,
        invite=secrets.token_hex(12),
        secret=new_secret(),
        created=time.time(),
        begun=0.0,
        start=None,
        scripted=False,
        after=terms.id,
        step=None,
        next=None,
        source=source,
    )


def _table_id(person: Person, id_: str) -> str:
    """Return the id of the table that a person opens with a request."""
    return hashlib.sha256(f"{person.id} {id_}".encode()).hexdigest()[:32]
