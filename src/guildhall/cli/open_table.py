"""Opens a table: a new game, a position, or a saved game."""

from __future__ import annotations

import secrets
from pathlib import Path

from guildhall.bots.catalogue import players_of
from guildhall.catalogue import game as find_game
from guildhall.cli import files, seats
from guildhall.cli.interrupts import Interrupts
from guildhall.cli.table import AnyGame, Table
from guildhall.kernel.message import BadOption, BadPosition, BadRecord, GuildhallError, Message
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record

OPPONENTS = 3  # computer players if the person names none, where that many can play


def new_table(
    game: AnyGame, given: str | None, seed: int | None, options: dict[str, str], interrupts: Interrupts
) -> Table:
    """Return a table with a new game."""
    number = min(max(1 + OPPONENTS, game.seats[0]), game.seats[-1])
    players = seats.read(given if given is not None else _default_seats(game, number), game)
    chance = seed if seed is not None else secrets.randbelow(10**6)
    return Table.begin(Play.new(game, len(players), chance, options), players, interrupts)


def position_table(
    game: AnyGame, path: Path, given: str | None, seed: int | None, interrupts: Interrupts
) -> Table:
    """Return a table with a game that begins at a position."""
    position = files.position(path)
    if seed is not None:
        position["chance"] = seed
    try:
        play = Play.at(game, position)
    except GuildhallError as error:
        raise files.in_file(error, path) from error
    wanted = play.record.seats
    players = seats.read(given if given is not None else _default_seats(game, wanted), game)
    if len(players) != wanted:
        raise BadOption(Message("bad-position-seats", {"seats": wanted, "found": len(players)}))
    if not game.asks(play.state):
        raise BadPosition(Message("file-says", {"file": str(path), "why": Message("refuse-game-over")}))
    return Table.begin(play, players, interrupts)


def resumed_table(path: Path, record: Record, given: str | None, interrupts: Interrupts) -> Table:
    """Return a table that resumes a saved game."""
    if record.outcome is not None:
        watch = files.command_line("replay", path)
        raise BadRecord(Message("bad-resume-over", {"file": str(path), "command": watch}))
    try:
        game = find_game(record.game)
        if given is None:
            players = seats.from_entries(record.players, record.seats)
        else:
            players = seats.read(given, game)
            if len(players) != record.seats:
                raise BadOption(Message("bad-resume-seats", {"seats": record.seats, "found": len(players)}))
        return Table.resume(game, record, players, interrupts)
    except GuildhallError as error:
        raise files.in_file(error, path) from error


def saved_game(named: str | None) -> tuple[Path, Record]:
    """Return the game to resume: that of the named file, or the newest unfinished one (of the named game)."""
    wanted = None
    if named is not None:
        path = Path(named).expanduser()
        if path.exists() or not _is_game(named):
            found = files.records(path)
            if len(found) > 1:
                raise BadRecord(Message("bad-resume-several", {"file": str(path), "count": len(found)}))
            return path, found[0]
        wanted = named
    for path in files.saved_games():
        record = files.records(path)[0]
        if record.outcome is None and wanted in (None, record.game):
            return path, record
    raise BadRecord(Message("bad-resume-none", {"folder": str(files.games_folder())}))


def _is_game(name: str) -> bool:
    try:
        find_game(name)
    except BadOption:
        return False
    return True


def _default_seats(game: AnyGame, number: int) -> str:
    return ",".join([seats.PERSON, *[players_of(game)[-1]] * (number - 1)])
