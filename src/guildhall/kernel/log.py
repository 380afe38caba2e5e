"""The log: what happened, line by line, as one reader sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from guildhall.kernel.event import EVERYONE
from guildhall.kernel.message import Arg, Message

KEPT: Final = "from"  # the argument that a line keeps from the first of the lines it stands for
END: Final = "square"  # where such a line ends
ROUND: Final = "round"  # whether it ends where it began


class Line(NamedTuple):
    """A line of the log, the seats that may read it as bits, and which lines it belongs to."""

    message: Message
    audience: int = EVERYONE
    joins: str = ""  # lines in a row with the same word are one line; "" stands alone


def joined(lines: Iterable[Line]) -> list[Message]:
    """Return what a reader of all these lines is shown: of lines that belong together only the last.

    It keeps where the first of them began: three steps are one walk, from the first square to the last.
    """
    shown: list[Line] = []
    for line in lines:
        before = shown[-1] if shown else None
        if before is None or not line.joins or line.joins != before.joins:
            shown.append(line)
            continue
        args: dict[str, Arg] = dict(line.message.args)
        if KEPT in args and KEPT in before.message.args:
            args[KEPT] = before.message.args[KEPT]
            if ROUND in args:
                args[ROUND] = "yes" if args[KEPT] == args.get(END) else "no"
        shown[-1] = line._replace(message=Message(line.message.key, args))
    return [line.message for line in shown]
