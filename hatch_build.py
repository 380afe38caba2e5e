"""Stops the build of a wheel without the page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "guildhall", "page", "index.html")
MISSING = (
    "The page of Guildhall isn't built, and a wheel without it can't serve the games in a browser. "
    "Run: make wheel (it needs Node.js 20.19 or newer, builds the page and puts the wheel into dist/)"
)


class PageHook(BuildHookInterface[BuilderConfig]):
    """Allows a wheel only with the page; an editable installation finds the page once it is built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop the build with advice if the page is missing."""
        if version == "standard" and not Path(self.root, PAGE).is_file():
            sys.exit(MISSING)
