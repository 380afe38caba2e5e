"""The paragraphs of the rules that the page cites are about the right subjects."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORDING = (ROOT / "web" / "src" / "boards" / "wizwar" / "wording.ts").read_text(encoding="utf-8")
DIGEST = (ROOT / "docs" / "rules" / "wizwar.en.md").read_text(encoding="utf-8")

# A word that the paragraph the page cites for each subject must contain.
ABOUT = {
    "home": "enemy treasure lying in a wizard's home base",
    "treasure": "Picking up a treasure",
    "exit": "is an exit",
    "portal": "joined by portals",
    "door": "a door is unlocked for the owner of its sector",
    "door-dead": "the doors of their sector are locked for everybody",
    "door-sealed": "Nobody can open or hold a sealed door",
    "door-sight": "A closed door blocks sight",
    "wall": "Nobody can walk through walls, locked doors and things that say so",
    "wall-sight": "Any wall, closed door or column blocks the line",
    "wall-cracks": "A stone wall is destroyed by five cracks",
}


def test_the_rules_that_the_page_cites_are_about_their_subject() -> None:
    table = re.search(r"const RULES = \{(.*?)\}", WORDING, re.DOTALL)
    assert table is not None
    cited = dict(re.findall(r'"?([a-z-]+)"?: "([\d.]+)"', table[1]))
    assert cited.keys() == ABOUT.keys()
    for what, number in cited.items():
        paragraph = re.search(rf"^\*\*{re.escape(number)}\*\* (.*)$", DIGEST, re.M)
        assert paragraph is not None, number
        assert ABOUT[what] in paragraph[1]
