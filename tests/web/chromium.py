"""The Chromium of this machine: found, never fetched here. `make test` installs one where it can."""

from __future__ import annotations

import os
import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def found() -> str:
    """Where it is."""
    wanted = os.environ.get("GUILDHALL_CHROMIUM")
    names = (wanted,) if wanted else NAMES
    for name in names:
        if path := shutil.which(name):
            return path
    raise FileNotFoundError(
        f"The browser tests need Chromium or Chrome, and there is none: looked for {', '.join(names)}. "
        "Install one (on Debian: apt install chromium), or set GUILDHALL_CHROMIUM to its path."
    )


def launched(playwright: Playwright) -> Browser:
    """A browser without a window. Its own sandbox cannot be had by root."""
    root = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=found(), args=[*QUIET, *root])
