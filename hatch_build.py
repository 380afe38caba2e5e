"""Stops the build of a wheel without the page; compiles the rules if GUILDHALL_COMPILE=1."""

from __future__ import annotations

import os
import subprocess
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


class WheelHook(BuildHookInterface[BuilderConfig]):
    """Allows a wheel only with the page; an editable installation finds the page once it is built.

    With GUILDHALL_COMPILE=1 in the environment, the wheel has the compiled rules too, for this system only.
    """

    PLUGIN_NAME = "custom"

    @property
    def compiles(self) -> bool:
        """Return whether the wheel is to have compiled rules."""
        return self.target_name == "wheel" and os.environ.get("GUILDHALL_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """Return what compiling needs."""
        return ["mypy>=1.18", "setuptools>=80"] if self.compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop the build with advice if the page is missing."""
        if version == "standard" and not Path(self.root, PAGE).is_file():
            sys.exit(MISSING)
        if version == "standard" and self.compiles:
            subprocess.run([sys.executable, "-m", "scripts.compile_rules"], cwd=self.root, check=True)
            build_data["artifacts"].append("/src/guildhall/compiled")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
