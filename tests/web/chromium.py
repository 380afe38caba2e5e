"""Finds the Chromium of this machine; `make test` downloads one where it can, but this never does."""

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
    """Launch a headless browser; root can't use its sandbox."""
    root = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=found("chromium"), args=[*QUIET, *root])
