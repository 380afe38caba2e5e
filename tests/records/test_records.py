"""Recorded games replay to the exact result: one for each edition and each way to end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from guildhall.catalogue import game
from guildhall.kernel.record import Record
from tests.records.playthrough import tell

HERE = Path(__file__).parent
RECORDS: list[dict[str, Any]] = [
    json.loads(line) for line in (HERE / "elfenwizards.jsonl").read_text(encoding="utf-8").splitlines()
]
GAME = game("elfenwizards")


def test_every_edition_and_every_ending_is_there() -> None:
    kept = {(record["options"]["edition"], record["outcome"]["reason"]) for record in RECORDS}
    assert len(kept) == len(GAME.options.editions) * 3
    assert {record["seats"] for record in RECORDS} == {3, 4, 5, 6}


@pytest.mark.parametrize(
    "data", RECORDS, ids=lambda data: f"{data['options']['edition']}-{data['outcome']['reason']}"
)
def test_a_recorded_game_replays_to_the_exact_result(data: dict[str, Any]) -> None:
    s = GAME.replay(data)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert list(outcome.scores) == data["outcome"]["scores"]
    assert list(outcome.winners) == data["outcome"]["winners"]
    assert outcome.reason == data["outcome"]["reason"]
    assert Record.from_json(data).to_json() == data


def test_a_game_is_told_in_the_same_words() -> None:
    assert tell(RECORDS[0]) == (HERE / "elfenwizards.txt").read_text(encoding="utf-8")
