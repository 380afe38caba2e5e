"""The log calls its reader "you", in every language, whatever happens to them."""

from __future__ import annotations

from functools import cache

import pytest

from guildhall.catalogue import game
from guildhall.kernel.message import Arg, Message, Seat
from guildhall.kernel.record import Record
from guildhall.text import Text, languages
from tests.records.storage import RECORDS, read

GAMES = 40  # of each title: in these, everything happens to somebody
NAMES = ("Xaver", "Yvonne", "Zita", "Quentin", "Wanda", "Ursula")  # their initials are in no word of a log


@pytest.mark.no_cover
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", list(RECORDS))
def test_the_log_never_names_its_reader(name: str, language: str) -> None:
    told = lines(name)
    assert len(told) > 100
    named = {}
    for message in told:
        for seat in seats(message):
            line = Text(language, NAMES, seat).render(message)
            if NAMES[seat] in line:
                named[message.key] = line
    assert named == {}


@cache
def lines(name: str) -> list[Message]:
    """Return the lines of some recorded games that differ in more than numbers."""
    found: dict[object, Message] = {}
    for data in read(name)[:GAMES]:
        rules = game(name)
        for s in rules.steps(Record.from_json(data)):
            for event in s.events or ():
                message = rules.describe(s, event)
                found.setdefault(shape(message), message)
    return list(found.values())


def shape(arg: Arg) -> object:
    """Return what may make a difference to a text: not which player, place or large number."""
    if isinstance(arg, Message):
        owner = arg.args.get("player")
        return arg.key, tuple((name, shape(each), each == owner) for name, each in arg.args.items())
    if isinstance(arg, int):
        return min(arg, 2)
    if isinstance(arg, Seat):
        return "seat"
    if isinstance(arg, str):
        return "place" if any(letter.isdigit() for letter in arg) else arg
    return min(len(arg), 2)


def seats(arg: Arg) -> set[int]:
    """Return the players whom a message names."""
    if isinstance(arg, Seat):
        return {arg.seat}
    if isinstance(arg, Message):
        return {seat for each in arg.args.values() for seat in seats(each)}
    return {seat for each in arg for seat in seats(each)} if isinstance(arg, list | tuple) else set()
