"""The commands of the guide for authors of games work, with the game of the examples."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from guildhall.text import languages

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
OFFLINE = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check")
SERVER = """
from litestar.testing import TestClient
from guildhall.server.app import Settings, make_app

with TestClient(make_app(Settings("sqlite:///tables")), "http://127.0.0.1") as http:
    (kind,) = [kind for kind in http.get("/api/games").json() if kind["name"] == "liarsdice"]
    assert kind["bots"] == ["random"] and kind["secrets"] and kind["usual_seats"] == 3, kind
    assert "web-game-liarsdice = Bluff" in http.get("/api/games/liarsdice/words/de").text
    assert "**2.1** La première enchère" in http.get("/api/games/liarsdice/rules/fr").text
    for path in ("liarsdice/words/xx", "liarsdice/rules/..", "chess/words/en", "chess/rules/en"):
        assert http.get(f"/api/games/{path}").status_code == 404, path
    assert "wizwar-card-" in http.get("/api/games/wizwar/words/en").text
    token = http.post("/api/people", json={"name": "Anna"}).json()["token"]

    def opens(bot):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        wanted = {"game": "liarsdice", "seats": seats}
        return http.post("/api/tables", json=wanted, headers={"Authorization": f"Bearer {token}"})

    refused = opens("apprentice")
    assert refused.status_code == 400
    assert refused.json()["sentence"].startswith("The computer player “apprentice” doesn’t know Liar’s Dice.")
    assert opens("random").json()["status"] == "playing"
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the example installed, as the guide does first, to run programs in."""
    folder = tmp_path_factory.mktemp("place")
    install = commands()[0]
    assert install[:4] == ["python", "-m", "pip", "install"]
    done = run(folder, *install, *OFFLINE, "--target", str(folder))
    assert done.returncode == 0, done.stderr
    return folder


def run(place: Path, *command: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a command with the packages of a place, without input."""
    paths = [str(place), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    env = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
        "PYTHONDONTWRITEBYTECODE": "1",
        "GUILDHALL_DATA": str(place / "data"),
        "GUILDHALL_LANG": "en",
    }
    return subprocess.run(
        command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )


def commands() -> list[list[str]]:
    """Return the commands of the guide, in order."""
    text = GUIDE.read_text(encoding="utf-8")
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


def test_the_commands_of_the_guide_work(place: Path) -> None:
    told = {}
    for command in commands()[1:]:
        done = run(place, *command)
        assert done.returncode == 0, (command, done.stdout, done.stderr)
        told[" ".join(command[1:3])] = done.stdout
    assert "20 games of Liar’s Dice" in told["simulate liarsdice"]
    assert "only one player has dice left." in told["simulate liarsdice"]
    assert "To raise, you name as many dice with a higher face" in " ".join(told["rules liarsdice"].split())
    played = told["play liarsdice"]
    assert "make the first bid of the round" in played or "raise or doubt?" in played
    assert "Under your cup" in played


def test_the_server_has_the_game_with_its_words_and_rules(place: Path) -> None:
    done = run(place, sys.executable, "-c", SERVER, cwd=place)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("files", "pattern"),
    [
        ("locale/{}/liarsdice.ftl", r"^[\w-]+(?= =)|\$\w+"),
        ("rules/liarsdice.{}.md", r"^## \d+|^\*\*[\d.]+\*\*"),
    ],
)
def test_the_example_says_the_same_in_every_language(files: str, pattern: str) -> None:
    folder = ROOT / "examples" / "liarsdice" / "liarsdice"
    english, *others = [
        set(re.findall(pattern, (folder / files.format(one)).read_text(encoding="utf-8"), re.MULTILINE))
        for one in languages()
    ]
    assert english
    assert others == [english] * 3
