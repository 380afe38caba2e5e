"""Checks that need another card in the deck: test_new_card.py runs it with the changed source.

`python -m tests.records.new_card FILE` reads what games looked like before, from a file that `before` fills.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from guildhall.catalogue import game as find_game
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record
from guildhall.server.match import MatchSnapshot, record_of
from guildhall.server.store.journal import Line
from guildhall.server.table import Table
from guildhall.server.terms import Chair, Played, Terms, decode_entry, encode_entry
from guildhall.wizwar.decks import NAME_OF, NAMES
from guildhall.wizwar.state import State
from tests.records.storage import Data, read, read_old
from tests.wizwar.wandering import pursue

CARD = "Nudge"
CHOICES = 80
GAME = find_game("wizwar")
EVERYTHING = {"giant_book": "on"}  # all schools in one deck


def before() -> Data:
    """Return a game at a table, and positions: as a server and players keep them before the new card."""
    chairs = (Chair("bot", "One", bot="random"), Chair("bot", "Two", bot="random"))
    options = GAME.options.settle(EVERYTHING)
    table = Table.new(Terms("t", "wizwar", GAME.version, options, chairs, "", "", "5e" * 32, 0.0))
    entries: list[str] = []
    positions: list[Data] = []
    snapshot = table.snapshot()
    rng = random.Random(1)
    for number in range(CHOICES):
        s = table.match.state
        decision = s.asked[0]
        choice = pursue(s, decision, rng)
        after = s.clone()
        GAME.apply(after, decision.player, choice)
        word = GAME.said(s, decision.player, choice)
        entry = Played(((decision.player, word),), tuple(after.tape.drawn), 1.0)
        entries.append(encode_entry(entry).decode())
        table.do(Line("t", number + 1, None, entries[-1], ""), entry)
        positions.append(GAME.dump(table.match.state))
        if number == CHOICES // 2:
            snapshot = table.snapshot()
    return {
        "terms": msgspec.to_builtins(table.terms),
        "entries": entries,
        "snapshot": msgspec.to_builtins(snapshot),
        "positions": positions,
    }


def has_the_card(s: State) -> bool:
    """Return whether the new card is in a deck or a hand."""
    cards = [card for pile in (*s.decks, *s.hands, *s.discards) for card in pile]
    return any(NAMES[NAME_OF[card]] == CARD for card in [*cards, *[thing.card for thing in s.things]])


def check_records() -> None:
    """Replay all recorded games."""
    for data in (*read("wizwar"), *read_old("wizwar")):
        s = GAME.replay(data)
        assert GAME.outcome(s) == Record.from_json(data).outcome
        assert not has_the_card(s)
        assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


def check_table(given: Data) -> None:
    """Continue the game at a table from its journal, and from its snapshot."""
    terms = msgspec.convert(given["terms"], Terms)
    lines = [Line("t", number, None, body, "") for number, body in enumerate(given["entries"], 1)]
    snapshot = msgspec.convert(given["snapshot"], MatchSnapshot)
    for table in (Table.replayed(terms, lines), Table.restored(terms, lines, snapshot)):
        assert GAME.dump(table.match.state) == given["positions"][-1]
    late = table.snapshot()
    assert late.taken_under == GAME.version  # so that it is used
    again = Table.restored(terms, lines, late)
    assert GAME.dump(again.match.state) == given["positions"][-1]
    record = record_of(terms, [decode_entry(line.body) for line in lines])
    assert GAME.dump(GAME.replay(record)) == given["positions"][-1]


def check_positions(given: Data) -> None:
    """Play on from positions; whoever imagines the hidden cards must not expect the new one."""
    for position in given["positions"]:
        s = GAME.load(position)
        assert GAME.dump(s) == position
        for seat in (0, 1, None):
            imagined = GAME.imagine(GAME.view(s, seat), 1)
            assert not has_the_card(imagined)
            assert imagined.version == s.version
        play: Play[Any, Any, Any] = Play.at(GAME, position)
        play.apply(s.asked[0].player, s.asked[0].options[0])
        assert GAME.dump(GAME.replay(play.record.to_json())) == GAME.dump(play.state)


def check_new_game(version: str) -> None:
    """Begin a game with the new card, and one as it was before."""
    play: Play[Any, Any, Any] = Play.new(GAME, 2, 1, EVERYTHING)
    assert play.record.version == GAME.version != version
    assert has_the_card(play.state)
    assert has_the_card(GAME.imagine(GAME.view(play.state, 0), 1))
    assert has_the_card(GAME.load(GAME.dump(play.state)))
    assert has_the_card(GAME.replay(play.record.to_json()))
    older: Play[Any, Any, Any] = Play.new(GAME, 2, 1, EVERYTHING, version=version)
    assert older.record.version == version
    assert not has_the_card(older.state)


def main(given: Data) -> None:
    """Check everything."""
    check_new_game(given["terms"]["version"])
    check_positions(given)
    check_table(given)
    check_records()


if __name__ == "__main__":
    main(json.loads(Path(sys.argv[1]).read_text("utf-8")))
