"""The benchmarks that run a real server do so; what they measure is for them to say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PATIENCE = 120.0  # seconds, on however slow a machine


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks", *arguments]
    root = Path(__file__).parents[2]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=PATIENCE, check=False)


def on(database: str) -> list[str]:
    return ["--database", database]


def test_load_counts_what_a_crowd_finds(database: str) -> None:
    done = run(
        "load", "--tables", "4", "--seconds", "4", "--every", "0.5", "--before", "5", "--database", database
    )
    found = {line[:36].strip(): line[36:].split() for line in done.stdout.splitlines()}
    assert found["sockets open"] == ["16", "16"], done
    for trouble in ("sockets lost", "choices stale", "choices refused", "nobody asked"):
        assert found[trouble] == ["0", "0"], done
    assert float(found["processor time for a choice"][0]) > 0


def test_a_server_is_killed_and_nothing_is_lost(database: str) -> None:
    done = run("kill", "--times", "3", "--tables", "2", *on(database))
    assert done.returncode == 0, done
    assert done.stdout.startswith("3 kills"), done
    assert done.stdout.endswith("Nothing lost, nothing done twice.\n"), done
