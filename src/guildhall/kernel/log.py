"""The log: what happened, line by line, as one reader sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from guildhall.kernel.event import EVERYONE
from guildhall.kernel.message import Arg, Message

START: Final = "from"  # the argument that a joined line keeps from the first of its lines
END: Final = "square"  # where a joined line ends
ROUND: Final = "round"  # whether it ends where it began
WAY_OUT: Final = "exit"  # what it goes through; one line names at most one
NO_WAY_OUT: Final = "none"


class Line(NamedTuple):
    """A line of the log, the seats that may read it, as bits, and the lines it joins."""

    message: Message
    audience: int = EVERYONE
    joins: str = ""  # consecutive lines with the same word become one line; "" stays alone


def joined(lines: Iterable[Line]) -> list[Message]:
    """Return the messages to show for some lines: only the last of those that join.

    It keeps the start of the first one: three steps become one walk, from the first square to the last. It
    keeps the exit that one of them went through; a second exit begins a new line.
    """
    shown: list[Line] = []
    for line in lines:
        before = shown[-1] if shown else None
        if before is None or not line.joins or line.joins != before.joins:
            shown.append(line)
            continue
        args: dict[str, Arg] = dict(line.message.args)
        left = before.message.args.get(WAY_OUT, NO_WAY_OUT)
        if left != NO_WAY_OUT:
            if args.get(WAY_OUT) != NO_WAY_OUT:
                shown.append(line)
                continue
            args[WAY_OUT] = left
        if START in args and START in before.message.args:
            args[START] = before.message.args[START]
            if ROUND in args:
                args[ROUND] = "yes" if args[START] == args.get(END) else "no"
        shown[-1] = line._replace(message=Message(line.message.key, args))
    return [line.message for line in shown]
