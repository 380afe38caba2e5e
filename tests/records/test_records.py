"""Recorded games replay to the exact result: one for each edition, each way to end, each way to die."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from guildhall.catalogue import GAMES
from guildhall.kernel.record import Record
from guildhall.wizwar.state import ENDINGS
from tests.records.__main__ import DEATHS, causes, elfenwizards
from tests.records.playthrough import tell

HERE = Path(__file__).parent
RECORDS: dict[str, list[dict[str, Any]]] = {
    name: [json.loads(line) for line in (HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    for name in GAMES
}
ALL = [(name, number) for name, records in RECORDS.items() for number in range(len(records))]

games = pytest.mark.parametrize("name", list(GAMES))


def test_every_edition_and_every_ending_of_elfenwizards_is_there() -> None:
    kept = {(record["options"]["edition"], record["outcome"]["reason"]) for record in RECORDS["elfenwizards"]}
    assert len(kept) == len(GAMES["elfenwizards"].options.editions) * 3
    assert {record["seats"] for record in RECORDS["elfenwizards"]} == {3, 4, 5, 6}


def test_the_games_of_elfenwizards_are_those_that_the_command_plays() -> None:
    kept = (HERE / "elfenwizards.jsonl").read_text(encoding="utf-8")
    assert kept.splitlines() == elfenwizards()


def test_every_way_to_win_and_to_die_in_wizwar_is_there() -> None:
    assert {record["outcome"]["reason"] for record in RECORDS["wizwar"]} == set(ENDINGS[1:])
    game = GAMES["wizwar"]
    died = {
        cause
        for record in RECORDS["wizwar"]
        for s in game.steps(Record.from_json(record))
        for cause in causes(s)
    }
    assert died == set(DEATHS)
    assert {record["seats"] for record in RECORDS["wizwar"]} == {2, 3, 4}


@pytest.mark.parametrize(("name", "number"), ALL)
def test_a_recorded_game_replays_to_the_exact_result(name: str, number: int) -> None:
    data, game = RECORDS[name][number], GAMES[name]
    s = game.replay(data)
    outcome = game.outcome(s)
    assert outcome is not None
    assert list(outcome.scores) == data["outcome"]["scores"]
    assert list(outcome.winners) == data["outcome"]["winners"]
    assert outcome.reason == data["outcome"]["reason"]
    assert Record.from_json(data).to_json() == data


@games
def test_a_game_is_told_in_the_same_words(name: str) -> None:
    assert tell(RECORDS[name][0]) == (HERE / f"{name}.txt").read_text(encoding="utf-8")
