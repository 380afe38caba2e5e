"""Who sits where: what --seats says, and what a record keeps of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from guildhall.bots.catalogue import NAMES, check, players_of
from guildhall.cli.words import words
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption, BadRecord, Message
from guildhall.text import Text, languages

PERSON = "me"
LONGEST_NAME = 20
_DIGITS = re.compile(r"[0-9]{1,4}")


class Player(NamedTuple):
    """Somebody at the table: a name, and PERSON or the name of a bot."""

    name: str
    kind: str

    @property
    def is_person(self) -> bool:
        """Whether a person chooses here."""
        return self.kind == PERSON


def read(given: str, game: Game[Any, Any, Any], people: bool = True) -> list[Player]:
    """The players of a game that --seats names, such as "anna=me,apprentice,random"."""
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


def kept(players: Sequence[Player]) -> list[str]:
    """The players as a record keeps them."""
    return [f"{player.name}={player.kind}" for player in players]


def remembered(entries: Sequence[str], seats: int) -> list[Player]:
    """The players that a record names; BadRecord when it does not say who they are."""
    players = []
    for entry in entries:
        name, equals, kind = entry.rpartition("=")
        if not equals or kind not in (PERSON, *NAMES):
            raise BadRecord(Message("bad-record-player", {"name": entry}))
        players.append(Player(name, kind))
    if len(players) != seats:
        raise BadRecord(Message("bad-record-players", {"found": len(players), "seats": seats}))
    return [Player(name, player.kind) for name, player in zip(_spoken(players), players, strict=True)]


def shown_names(entries: Sequence[str], seats: int) -> list[str]:
    """Names for those whom a record names, whoever wrote it."""
    said = [(entry, *entry.rpartition("=")) for entry in entries[:seats]]
    known = _spoken([Player(name or entry, kind if name else "") for entry, name, _, kind in said])
    return known + [words("seat", number=seat + 1) for seat in range(len(known), seats)]


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and "=" not in name


def _free_name(kind: str, taken: Sequence[str], number: int) -> str:
    """The first name from this number on that nobody has."""
    while (name := _made_name(kind, number, words)) in taken:
        number += 1
    return name


def _made_name(kind: str, number: int, text: Text) -> str:
    """The name of a player whom nobody has named; 0 is no number."""
    plain = text("cli-name-person" if kind == PERSON else f"cli-name-bot-{kind}")
    return text("cli-name-numbered", name=plain, number=number) if number else plain


def _spoken(players: Sequence[Player]) -> list[str]:
    """What players are called now: a name that the program made, in whatever language, is made anew."""
    numbers = [_number(player) for player in players]
    own = [player.name for player, number in zip(players, numbers, strict=True) if number is None]
    names: list[str] = []
    for player, number in zip(players, numbers, strict=True):
        name = player.name if number is None else _free_name(player.kind, (*own, *names), number)
        names.append(name)
    return names


def _number(player: Player) -> int | None:
    """The number in a name that the program makes for such a player in some language; None: it makes none."""
    if player.kind not in (PERSON, *NAMES):
        return None
    digits = _DIGITS.search(player.name)
    number = int(digits[0]) if digits else 0
    made = (_made_name(player.kind, number, Text(language)) for language in languages())
    return number if player.name in made else None
