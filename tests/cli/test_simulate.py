"""guildhall simulate: the results of many games."""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.cli.simulate import Plan, Result, Tally, play_one, wilson
from tests.cli.terminal import PROGRAM, Terminal, run

RANDOMS = ("--seats", "random,random,random")


def simulated(*args: str) -> dict[str, Any]:
    """Return the JSON that a simulation prints."""
    result = run("simulate", *args, "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    summary: dict[str, Any] = json.loads(result.stdout)
    return summary


def test_the_results_do_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    results = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        summary = simulated(*RANDOMS, "--games", "9", "--seed", "4", "--jobs", jobs, "--records", str(file))
        assert summary.pop("decisions_per_second") > 0
        results.append((summary, file.read_text(encoding="utf-8")))
    assert results[0] == results[1]


def test_the_json_counts_games_wins_scores_and_endings(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    summary = simulated(*RANDOMS, "--games", "6", "--seed", "1", "--records", str(file))
    records = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert summary["games"] == len(records) == 6
    assert summary["unfinished"] == 0
    assert sum(summary["endings"].values()) == 6
    assert summary["mean_decisions"] == round(sum(len(record["answers"]) for record in records) / 6, 2)
    assert [seat["bot"] for seat in summary["seats"]] == ["random"] * 3
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(6, abs=0.001)
    for player, seat in enumerate(summary["seats"]):
        scores = [record["outcome"]["scores"][(player + game) % 3] for game, record in enumerate(records)]
        assert seat["mean_score"] == round(sum(scores) / 6, 3)
        low, high = seat["interval"]
        assert 0 <= low <= seat["win_share"] <= high <= 1


def test_the_places_rotate_and_the_records_replay(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate", "--seats", "a=random,b=random,c=random", "--games", "4", "--records", str(file))
    game = guildhall.game("elfenwizards")
    seated = []
    for line in file.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        assert game.outcome(game.replay(record))
        seated.append("".join(name[0] for name in record["players"]))
    assert seated == ["abc", "cab", "bca", "abc"]


def test_the_table_names_all_numbers_and_says_how_shared_wins_count() -> None:
    shown = run("simulate", *RANDOMS, "--games", "3", "--seed", "1", "--edition", "german").stdout
    for piece in (
        "3 games of Elfenwizards, seed 1",
        "Win share",
        "95% interval",
        "Average score",
        "A shared win counts in equal parts.",
        "How the games ended:",
        "Average length:",
        "decisions per second",
    ):
        assert piece in shown


def test_a_shared_win_is_split() -> None:
    tally = Tally(("random", "random", "random"))
    tally.add(Result((0.5, 0.5, 0.0), (10, 10, 3), "last_round", 100, ""))
    tally.add(Result((1.0, 0.0, 0.0), (12, 8, 3), "last_round", 120, ""))
    summary = tally.summary(3, 1)
    assert [seat["wins"] for seat in summary["seats"]] == [1.5, 0.5, 0.0]
    assert [seat["win_share"] for seat in summary["seats"]] == [0.75, 0.25, 0.0]
    assert (summary["games"], summary["unfinished"]) == (2, 1)


def test_the_interval_is_wilsons() -> None:
    assert [round(end, 4) for end in wilson(50, 100)] == [0.4038, 0.5962]
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_a_game_of_a_plan_depends_on_its_number_and_the_seed_alone() -> None:
    plan = Plan("elfenwizards", ("random",) * 3, ("a", "b", "c"), {}, 7, True)
    assert play_one(plan, 5) == play_one(plan, 5)
    assert play_one(plan, 5).record != play_one(plan, 6).record


@pytest.mark.parametrize(
    ("game", "bots"), [("elfenwizards", ("apprentice", "random", "random")), ("wizwar", ("random",) * 3)]
)
def test_recorded_games_are_the_games_that_are_played_without_records(
    game: str, bots: tuple[str, ...]
) -> None:
    recorded = Plan(game, bots, ("a", "b", "c"), {}, 3, keep=True)
    for number in range(3):
        with_record = play_one(recorded, number)
        assert json.loads(with_record.record)["answers"]
        assert play_one(recorded._replace(keep=False), number) == with_record._replace(record="")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_counts_what_was_finished(jobs: str) -> None:
    args = ("simulate", *RANDOMS, "--games", "100000", "--json", "--jobs", jobs)
    with Terminal(*args) as terminal:
        terminal.until("100000")  # the progress bar
        time.sleep(1)
        terminal.press(b"\x03")
        code, last = terminal.ends()
    assert code == 0
    summary = json.loads(last[last.index("{") :])
    assert summary["games"] + summary["unfinished"] == 100000
    assert summary["unfinished"] > 0
    assert "Traceback" not in last


def test_a_reader_who_stops_reading_gets_no_traceback() -> None:
    with subprocess.Popen([*PROGRAM, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading:
        assert reading.stdout is not None
        assert reading.stderr is not None
        reading.stdout.close()
        assert b"Traceback" not in reading.stderr.read()
