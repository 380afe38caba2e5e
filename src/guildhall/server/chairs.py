"""The chairs of a table: who gets which, and under what name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from guildhall.bots.catalogue import check as check_bot
from guildhall.kernel.game import Game
from guildhall.kernel.message import Message
from guildhall.server.new_table import NewChair
from guildhall.server.people import Person, clean, distinct
from guildhall.server.table_errors import NoTable
from guildhall.server.terms import Chair, Terms


def new_chairs(person: Person, game: Game[Any, Any, Any], wanted: Sequence[NewChair]) -> tuple[Chair, ...]:
    """Return the chairs of a new table; no two names in them look alike."""
    chairs = [_new_chair(person, game, chair) for chair in wanted]
    for seat, chair in enumerate(chairs):
        if chair.name:
            chairs[seat] = msgspec.structs.replace(chair, name=distinct(chair.name, names(chairs[:seat])))
    for seat, chair in enumerate(chairs):
        if chair.kind == "bot" and not chair.name:
            name = distinct(chair.bot.capitalize(), names(chairs))
            chairs[seat] = msgspec.structs.replace(chair, name=name)
    return tuple(chairs)


def _new_chair(person: Person, game: Game[Any, Any, Any], wanted: NewChair) -> Chair:
    if wanted.kind == "open":
        return Chair("open")
    if wanted.kind == "me":
        name = clean(wanted.name) if wanted.name else person.name
        return Chair("person", name, person.id, value=wanted.value)
    check_bot(wanted.bot, game)
    return Chair("bot", clean(wanted.name) if wanted.name else "", bot=wanted.bot)


def reserved_again(chair: Chair) -> Chair:
    """Return a chair for the rematch, reserved for the person who has it now."""
    if chair.person is None:
        return msgspec.structs.replace(chair, value="")
    return Chair("open", chair.name, chair.person)


def with_chair(terms: Terms, seat: int, chair: Chair) -> Terms:
    """Return the terms with another chair at a seat."""
    chairs = (*terms.chairs[:seat], chair, *terms.chairs[seat + 1 :])
    return msgspec.structs.replace(terms, chairs=chairs)


def names(chairs: Sequence[Chair]) -> list[str]:
    """Return the names that are taken."""
    return [chair.name for chair in chairs if chair.name]


def is_free(chair: Chair) -> bool:
    """Whether anyone can take a chair."""
    return chair.kind == "open" and chair.person is None


def is_taken_by(chair: Chair, person: Person) -> bool:
    """Whether a person sits in a chair."""
    return chair.kind == "person" and chair.person == person.id


def is_reserved_for(chair: Chair, person: Person) -> bool:
    """Whether a person can take a chair, and nobody else."""
    return chair.kind == "open" and chair.person == person.id


def seats_of(terms: Terms, person: Person, required: bool = True) -> list[int]:
    """Return the seats of a person; NoTable if they have none and one is required."""
    found = [seat for seat, chair in enumerate(terms.chairs) if chair.person == person.id]
    if required and not found:
        raise NoTable(Message("server-no-seat"))
    return found
