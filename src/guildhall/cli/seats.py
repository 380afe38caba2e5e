"""Who sits where: parses --seats, and reads and writes the players of a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from guildhall.bots.catalogue import NAMES, check, players_of
from guildhall.cli.console import words
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption, BadRecord, Message
from guildhall.text import Text, languages

PERSON = "me"
LONGEST_NAME = 20
_DIGITS = re.compile(r"[0-9]{1,4}")


class Player(NamedTuple):
    """A player at the table: a name, and PERSON or the name of a bot."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        """Return whether this is a person."""
        return self.kind == PERSON


def read(given: str, game: Game[Any, Any, Any], people: bool = True) -> list[Player]:
    """Return the players that --seats names, such as "anna=me,apprentice,random"."""
    kinds = (PERSON, *players_of(game)) if people else players_of(game)
    said: list[tuple[str, str]] = []
    for entry in given.split(","):
        name, equals, kind = (part.strip() for part in entry.rpartition("="))
        if kind not in kinds:
            if kind in NAMES:
                check(kind, game)
            raise BadOption(Message("bad-player", {"name": kind, "allowed": kinds}))
        if equals and not _is_name(name):
            raise BadOption(Message("bad-player-name", {"name": name, "most": LONGEST_NAME}))
        said.append((name, kind))
    taken = [name for name, _ in said if name]
    for name in taken:
        if taken.count(name) > 1:
            raise BadOption(Message("bad-player-twice", {"name": name}))
    players: list[Player] = []
    alone = {kind for _, kind in said if [other for name, other in said if not name].count(kind) == 1}
    for name, kind in said:
        players.append(Player(name or _free_name(kind, taken, 0 if kind in alone else 1), kind))
        taken.append(players[-1].name)
    return players


def to_entries(players: Sequence[Player]) -> list[str]:
    """Return players as a record stores them."""
    return [f"{player.name}={player.kind}" for player in players]


def from_entries(entries: Sequence[str], seats: int) -> list[Player]:
    """Return the players of a record; raise BadRecord if it doesn't say who they are."""
    players = []
    for entry in entries:
        name, equals, kind = entry.rpartition("=")
        if not equals or kind not in (PERSON, *NAMES):
            raise BadRecord(Message("bad-record-player", {"name": entry}))
        players.append(Player(name, kind))
    if len(players) != seats:
        raise BadRecord(Message("bad-record-players", {"found": len(players), "seats": seats}))
    return [Player(name, player.kind) for name, player in zip(_translated(players), players, strict=True)]


def shown_names(entries: Sequence[str], seats: int) -> list[str]:
    """Return names for the players of any record, ours or somebody else's."""
    said = [(entry, *entry.rpartition("=")) for entry in entries[:seats]]
    known = _translated([Player(name or entry, kind if name else "") for entry, name, _, kind in said])
    return known + [words("seat", number=seat + 1) for seat in range(len(known), seats)]


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and "=" not in name


def _free_name(kind: str, taken: Sequence[str], number: int) -> str:
    """Return the first free name from this number on."""
    while (name := _default_name(kind, number, words)) in taken:
        number += 1
    return name


def _default_name(kind: str, number: int, text: Text) -> str:
    """Return the default name of a player, without the number if it is 0."""
    plain = text("cli-name-person" if kind == PERSON else f"cli-name-bot-{kind}")
    return text("cli-name-numbered", name=plain, number=number) if number else plain


def _translated(players: Sequence[Player]) -> list[str]:
    """Return the players' names, with default names of any language translated into the current one."""
    numbers = [_number(player) for player in players]
    own = [player.name for player, number in zip(players, numbers, strict=True) if number is None]
    names: list[str] = []
    for player, number in zip(players, numbers, strict=True):
        name = player.name if number is None else _free_name(player.kind, (*own, *names), number)
        names.append(name)
    return names


def _number(player: Player) -> int | None:
    """Return the number in a default name of any language; None if it isn't a default name."""
    if player.kind not in (PERSON, *NAMES):
        return None
    digits = _DIGITS.search(player.name)
    number = int(digits[0]) if digits else 0
    made = (_default_name(player.kind, number, Text(language)) for language in languages())
    return number if player.name in made else None
