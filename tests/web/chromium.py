"""The Chromium of this machine: found, never fetched here. `make test` fetches one where it can."""

from __future__ import annotations

import os
from typing import Final

from playwright.sync_api import Browser, Playwright

from tests.programs import found

QUIET: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launched(playwright: Playwright) -> Browser:
    """A browser without a window. Its own sandbox cannot be had by root."""
    root = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=found("chromium"), args=[*QUIET, *root])
