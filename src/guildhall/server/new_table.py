"""The settings with which somebody opens a table."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from guildhall.server.terms import PLAIN, Clock
from guildhall.server.wire import Id, Plain

MOST_DELAY: Final = 3600.0
MOST_SEATS: Final = 20  # that a request can ask for; each game has its own limit
MOST_VALUE: Final = 64  # characters that a player adds to the chance of a game

FairValue: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST_VALUE, pattern=PLAIN)]


class NewChair(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit in a chair: me, another person at my device, a computer player, or anyone who joins."""

    kind: Literal["me", "bot", "open"]
    bot: Plain = ""
    name: Plain = ""
    value: FairValue = ""


class TableSettings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table, whatever game is played there."""

    id: Id = ""  # of the request: sent again with the same id, it opens no second table
    seats: Annotated[list[NewChair], msgspec.Meta(max_length=MOST_SEATS)]
    private: bool = False
    several: bool = False  # whether one person may take several chairs
    spectators: bool = True
    delay: Annotated[float, msgspec.Meta(ge=0, le=MOST_DELAY)] = 0.0
    clock: Clock = Clock()


class NewTable(TableSettings, kw_only=True):
    """A table that somebody wants to open."""

    game: Plain
    options: dict[Plain, int | Plain] = {}


class Origin(NamedTuple):
    """Where a game begins, if not at its usual beginning."""

    table: str | None  # None: no other table
    step: int | None  # of that table
    position: dict[str, Any]
    scripted: bool = False
