"""A new card breaks no recorded game, no running table and no position."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import guildhall
from guildhall.wizwar.decks import VERSION
from tests.records.new_card import CARD, before

ROOT = Path(__file__).parents[2]
FIRST = "Wall of Earth 2, "  # of its school: the card changes the numbers of all cards after it
TAKES = f"""

@spell("{CARD}", ATTACK, SIGHT, aim.wizard)
def nudge(s: State, cast: Cast) -> None:
    Shove(cast.whom, 0, 2)
"""


@pytest.mark.plain
def test_a_new_card_is_in_new_games_and_changes_no_other(tmp_path: Path) -> None:
    changed = tmp_path / "guildhall"
    shutil.copytree(Path(guildhall.__file__).parent, changed, ignore=shutil.ignore_patterns("page", "*.pyc"))
    later = VERSION + 1
    decks = changed / "wizwar" / "decks.py"
    text = decks.read_text("utf-8")
    for old, new in (
        (f"VERSION: Final = {VERSION} ", f"VERSION: Final = {later} "),
        (f"    {FIRST}Fireball", f"    {FIRST}{CARD} 1 since {later}, Fireball"),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    decks.write_text(text, "utf-8")
    with (changed / "wizwar" / "cards" / "attacks.py").open("a", encoding="utf-8") as attacks:
        attacks.write(TAKES)

    games = tmp_path / "games.json"
    games.write_text(json.dumps(before()), "utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    checks = [sys.executable, "-m", "tests.records.new_card", str(games)]
    found = subprocess.run(
        checks,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not found.returncode, found.stderr
