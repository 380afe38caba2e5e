"""The compiled rules run only if they are up to date, and do exactly what the plain ones do."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall import compiled_rules

SOURCE = Path(__file__).parents[1] / "src" / "guildhall"
TOLD = (
    "from guildhall import compiled_rules; from guildhall.kernel.frame import run; "
    "print(compiled_rules.RUNNING, run)"
)


def python(*command: str, path: Path = SOURCE.parent, rules: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the source of a folder and the rules that GUILDHALL_RULES names."""
    environment = {**os.environ, "PYTHONPATH": str(path), compiled_rules.CHOICE: rules}
    if not rules:
        del environment[compiled_rules.CHOICE]
    return subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the source with its compiled rules."""
    folder = tmp_path_factory.mktemp("copied")
    ignored = shutil.ignore_patterns("page", "locale", "server", "cli", "__pycache__")
    shutil.copytree(SOURCE, folder / "guildhall", ignore=ignored)
    return folder


@pytest.fixture
def compiled(copied: Path) -> Iterator[Path]:
    """Yield the copy, and put it right afterwards."""
    kept = {path: path.read_bytes() for path in (copied / "guildhall" / "kernel").glob("*.py")}
    manifest = copied / "guildhall" / "compiled" / compiled_rules.MANIFEST
    kept[manifest] = manifest.read_bytes()
    yield copied
    for path, text in kept.items():
        path.write_bytes(text)


def running(path: Path, rules: str = "") -> str:
    """Return which rules run with the source of a folder."""
    found = python("-c", TOLD, path=path, rules=rules)
    assert not found.returncode, found.stderr
    kind, function = found.stdout.split(maxsplit=1)
    assert function.startswith("<built-in function" if kind == "compiled" else "<function")
    return kind


def test_compiled_rules_run_if_they_are_up_to_date(compiled: Path) -> None:
    assert running(compiled) == "compiled"
    assert running(compiled, "compiled") == "compiled"


def test_plain_rules_run_if_they_are_wanted(compiled: Path) -> None:
    assert running(compiled, "plain") == "plain"


def test_a_file_that_was_only_touched_is_up_to_date(compiled: Path) -> None:
    os.utime(compiled / "guildhall" / "kernel" / "frame.py", (1, 1))
    assert running(compiled) == "compiled"


def test_plain_rules_run_if_a_source_has_changed(compiled: Path) -> None:
    frame = compiled / "guildhall" / "kernel" / "frame.py"
    frame.write_text(frame.read_text().replace("until a player must choose", "until a player shall choose"))
    assert running(compiled) == "plain"


def test_plain_rules_run_if_a_source_of_the_same_length_has_changed(compiled: Path) -> None:
    frame = compiled / "guildhall" / "kernel" / "frame.py"
    frame.write_text(frame.read_text().replace("must choose", "MUST choose"))
    assert running(compiled) == "plain"


@pytest.mark.parametrize(
    "manifest",
    ["", "{", "[]", "null", '{"suffix": ".so"}', json.dumps({"suffix": ".other.so", "sources": {}})],
)
def test_plain_rules_run_if_the_manifest_is_damaged_or_for_another_python(
    compiled: Path, manifest: str
) -> None:
    (compiled / "guildhall" / "compiled" / compiled_rules.MANIFEST).write_text(manifest)
    assert running(compiled) == "plain"


def test_one_sentence_says_that_compiled_rules_are_missing(compiled: Path) -> None:
    (compiled / "guildhall" / "compiled" / compiled_rules.MANIFEST).unlink()
    found = python("-c", TOLD, path=compiled, rules="compiled")
    assert (found.returncode, found.stdout, found.stderr) == (1, "", compiled_rules.MISSING + "\n")


@pytest.mark.parametrize(("game", "games"), [("elfenwizards", 150), ("wizwar", 25)])
def test_compiled_and_plain_rules_play_the_same_games(game: str, games: int) -> None:
    wanted = ("-m", "tests.lockstep", game, "--games", str(games))
    plain, compiled = python(*wanted, rules="plain"), python(*wanted, rules="compiled")
    assert (plain.returncode, compiled.returncode) == (0, 0), plain.stderr + compiled.stderr
    assert plain.stdout.count("\n") == games
    assert plain.stdout == compiled.stdout


@pytest.mark.parametrize(
    ("rules", "words"), [("plain", "rules in plain Python"), ("compiled", "compiled rules")]
)
def test_the_version_says_which_rules_run(rules: str, words: str) -> None:
    found = python("-m", "guildhall", "--version", "--lang", "en", rules=rules)
    assert found.stdout.rstrip().endswith(f"({words})")
