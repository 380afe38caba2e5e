"""Finds the programs that the tests need on this machine; `python tests/programs.py chromium` prints one.

The set-up of `make test` also runs this before anything is installed, so it needs nothing but Python.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

CHROMIUM: Final = "GUILDHALL_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPS: Final = (
    "Applications/Chromium.app/Contents/MacOS/Chromium",
    "Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "Program Files/Google/Chrome/Application/chrome.exe",
    "Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "snap/bin/chromium",
    "opt/google/chrome/chrome",
)
FETCHED: Final = (  # where `playwright install chromium` puts it, on each system
    ".cache/ms-playwright/chromium-*/chrome-linux*/chrome",
    "Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "AppData/Local/ms-playwright/chromium-*/chrome-win*/chrome.exe",
)
POSTGRESQL: Final = (
    "usr/lib/postgresql/*/bin",  # Debian and Ubuntu
    "usr/pgsql-*/bin",  # Fedora and its kin
    "opt/homebrew/opt/postgresql*/bin",
    "usr/local/opt/postgresql*/bin",
    "home/linuxbrew/.linuxbrew/opt/postgresql*/bin",
    "Applications/Postgres.app/Contents/Versions/*/bin",
    "opt/local/lib/postgresql*/bin",  # MacPorts
    "usr/local/pgsql/bin",
)
MISSING: Final = {
    "chromium": "The browser tests need Chromium or Chrome, and there is none in the usual places. "
    f"Install one (on Debian: apt install chromium), or set {CHROMIUM} to its path.",
    "initdb": "The tests need PostgreSQL: initdb and pg_ctl are not on the PATH or in the usual places. "
    "Install it (on Debian and Ubuntu: apt install postgresql; with Homebrew: brew install postgresql).",
}


def chromium(root: Path = Path("/"), home: Path | None = None) -> str | None:
    """Return a Chromium or Chrome; if the environment names one, only that."""
    if wanted := os.environ.get(CHROMIUM):
        return shutil.which(wanted)
    home = home or Path.home()
    kept = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    fetched = [(Path(kept), pattern.partition("ms-playwright/")[2]) for pattern in FETCHED] if kept else []
    places = [(root, app) for app in APPS] + [(home, app) for app in APPS]
    places += [*fetched, *((home, pattern) for pattern in FETCHED)]
    on_path = (path for name in NAMES if (path := shutil.which(name)))
    return next(on_path, None) or next(_programs(places), None)


def initdb(root: Path = Path("/")) -> str | None:
    """Return PostgreSQL's initdb; its other programs are in the same folder."""
    places = [(root, f"{folder}/initdb") for folder in POSTGRESQL]
    return shutil.which("initdb") or next(_programs(places), None)


def _programs(places: list[tuple[Path, str]]) -> Iterator[str]:
    """Yield the programs that can run, newest version first."""
    for folder, pattern in places:
        yield from filter(shutil.which, map(str, sorted(folder.glob(pattern), key=_version, reverse=True)))


def _version(path: Path) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", str(path))]


FIND: Final = {"chromium": chromium, "initdb": initdb}


def found(name: str) -> str:
    """Return the path of a program; raise a helpful error if there is none."""
    path = FIND[name]()
    if path is None:
        raise FileNotFoundError(MISSING[name])
    return path


if __name__ == "__main__":
    try:
        print(found(sys.argv[1]))
    except FileNotFoundError as error:
        sys.exit(str(error))
