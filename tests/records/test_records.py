"""Recorded games replay to the exact result, even after additions to the rules.

`python -m tests.records` completes the games when the rules have something new.
"""

from __future__ import annotations

import pytest

from guildhall.catalogue import GAMES
from guildhall.kernel.record import FORMAT, Record
from guildhall.wizwar.book import WAYS
from tests.records.__main__ import ENOUGH, candidates, completed
from tests.records.features import features_of, wanted
from tests.records.playthrough import tell
from tests.records.storage import RECORDS, TOLD, Data, read, read_old

PARTS = 4  # the games are split so that several processes can share them
KEPT = {name: read(name) for name in RECORDS}

games = pytest.mark.parametrize("name", list(RECORDS))


@games
@pytest.mark.parametrize("part", range(PARTS))
def test_a_recorded_game_replays_to_the_exact_result(name: str, part: int) -> None:
    for data in KEPT[name][part::PARTS]:
        check(data)


@games
def test_a_game_in_format_1_replays_to_the_exact_result(name: str) -> None:
    for data in read_old(name):
        check(data)


def check(data: Data) -> None:
    """Check that a record leads to its outcome (`replay` compares it), and is written as it was read."""
    assert data["outcome"]
    game = GAMES[data["game"]]
    s = game.replay(data)
    assert list(game.outcome(s).scores) == data["outcome"]["scores"]  # type: ignore[union-attr]
    assert Record.from_json(data).to_json() == {**data, "guildhall": FORMAT}


@games
def test_there_are_enough_games_and_everything_occurs_in_one(name: str) -> None:
    assert len(KEPT[name]) >= ENOUGH
    missing = wanted(name)
    for data in KEPT[name]:
        missing -= features_of(data)
    assert not missing


@games
def test_the_command_keeps_what_can_be_replayed_and_plays_what_is_missing(name: str) -> None:
    good, other = KEPT[name][:2]
    broken = {**other, "answers": [[0, "nonsense"], *other["answers"]]}
    records = completed(name, [good, broken], enough=4, everything=False)
    assert records[0] == good
    assert len(records) == 4
    assert broken not in records
    for data in records:
        check(data)
    assert next(candidates(name)).record.seed is not None


@games
def test_the_log_of_a_recorded_game_has_the_same_words(name: str) -> None:
    assert tell(read_old(name)[0]) == TOLD[name].read_text(encoding="utf-8")


def test_words_and_old_numbers_mean_the_same_when_cards_are_added_or_moved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order = [WAYS[0], *reversed(WAYS[1:])]
    for number, way in enumerate(order):
        monkeypatch.setattr(way, "number", number)
    before = WAYS[:]
    try:
        WAYS[:] = order
        for data in (*read_old("wizwar"), *KEPT["wizwar"][:20]):
            check(data)
    finally:
        WAYS[:] = before
