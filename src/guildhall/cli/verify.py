"""guildhall verify: prove that nobody could have chosen the dice of a recorded game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from guildhall import fair
from guildhall.catalogue import game as find_game
from guildhall.cli import files
from guildhall.cli.console import error_text, output, text_for
from guildhall.cli.seats import shown_names
from guildhall.kernel.message import GuildhallError, Message, Seat
from guildhall.kernel.record import Record


def run(path: Path) -> bool:
    """Report on all games of a file; return whether all claims about their dice are proved."""
    found = files.records(path)
    proved = True
    for number, record in enumerate(found, 1):
        where = {"file": os.path.basename(path), "number": str(number), "count": str(len(found))}
        head = Message(
            "verify-head-game" if len(found) > 1 else "verify-head", {**where, "game": record.game}
        )
        try:
            proved = _print_report(head, record) and proved
        except GuildhallError as error:
            raise files.in_file(error, path, number if len(found) > 1 else 0) from error
    return proved


def _print_report(head: Message, record: Record) -> bool:
    console = output()
    text = text_for([_printable(name) for name in shown_names(record.players, len(record.players))])
    game = find_game(record.game)
    console.print(text.render(head), style="bold", soft_wrap=True)
    try:
        for line in _seed(record):
            console.print(text.render(line), soft_wrap=True)
        written = fair.check_rolls(game, record)
    except fair.Unproved as error:
        console.print(text("verify-unproved", why=error_text(error, text)), style="red", soft_wrap=True)
        return False
    for line in _rolls(record, written):
        console.print(text.render(line), soft_wrap=True)
    console.print(text.render(_conclusion(record)), soft_wrap=True)
    return True


def _seed(record: Record) -> Iterator[Message]:
    """Yield where the seed comes from; raise Unproved if the claim is false."""
    told = record.fair
    if told is None:
        return
    yield Message("verify-table", {"table": _printable(told.table), "commitment": told.commitment})
    yield Message("verify-values", {"values": tuple(_value(*added) for added in enumerate(told.values))})
    fair.check(told, record.seed)
    yield Message("verify-seed", {"seed": str(record.seed)})


def _value(seat: int, value: str) -> Message:
    if not value:
        return Message("verify-value-none", {"player": Seat(seat)})
    return Message("verify-value", {"player": Seat(seat), "value": _printable(value)})


def _rolls(record: Record, written: int) -> Iterator[Message]:
    """Yield what is proved about the rolls."""
    ended = "yes" if record.outcome is not None else "no"
    yield Message("verify-rolls", {"count": len(record.rolls), "ended": ended})
    if written:
        yield Message("verify-written", {"count": written})
    if record.start is not None:
        yield Message("verify-start")


def _conclusion(record: Record) -> Message:
    if record.fair is None:
        return Message("verify-no-commitment", {"seed": str(record.seed)})
    return Message("verify-proved" if any(record.fair.values) else "verify-no-value")


def _printable(text: str) -> str:
    """Return untrusted text without control characters."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
