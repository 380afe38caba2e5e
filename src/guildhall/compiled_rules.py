"""Use the compiled rules if `make fast` has made them and they are up to date; else the plain ones run.

Both are the same source. `GUILDHALL_RULES=plain` ignores the compiled rules; `GUILDHALL_RULES=compiled`
insists on them.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, TypedDict

PACKAGE: Final = Path(__file__).parent
FOLDER: Final = PACKAGE / "compiled"
MANIFEST: Final = "manifest.json"
CHOICE: Final = "GUILDHALL_RULES"  # the environment variable: plain or compiled
MISSING: Final = (
    f"guildhall: there are no compiled rules that are up to date. Run make fast, or unset {CHOICE}."
)


class Source(TypedDict):
    """A source file as it was when it was compiled."""

    size: int
    changed: int  # in nanoseconds
    digest: str


class Manifest(TypedDict):
    """What was compiled, and from what."""

    suffix: str  # of extension modules for the Python that they were compiled for
    sources: dict[str, Source]  # by path in the package
    modules: dict[str, str]  # the file of each module, in the folder


class CompiledModules(MetaPathFinder):
    """Finds the compiled modules by their names."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a compiled module is; None for any other module."""
        file = self.modules.get(name)
        if file is None:
            return None
        where = str(FOLDER / file)
        return spec_from_file_location(name, where, loader=ExtensionFileLoader(name, where))


def digest(source: bytes) -> str:
    """Return what identifies the contents of a source file."""
    from hashlib import sha256  # noqa: PLC0415 - needed only if a file is newer than the compiled one

    return sha256(source).hexdigest()


def up_to_date() -> Manifest | None:
    """Return the manifest of the compiled rules if they can be used; else None."""
    try:
        manifest: Manifest = json.loads((FOLDER / MANIFEST).read_bytes())
        fits = manifest["suffix"] == EXTENSION_SUFFIXES[0] and all(
            _unchanged(PACKAGE / path, source) for path, source in manifest["sources"].items()
        )
    except (OSError, ValueError, LookupError, TypeError):  # not there, or damaged
        return None
    return manifest if fits else None


def _unchanged(path: Path, source: Source) -> bool:
    now = path.stat()
    if now.st_size != source["size"]:
        return False
    return now.st_mtime_ns == source["changed"] or digest(path.read_bytes()) == source["digest"]


def _use() -> Literal["plain", "compiled"]:
    """Let Python find the compiled modules, if they can be used; return which rules run."""
    choice = os.environ.get(CHOICE)
    manifest = None if choice == "plain" else up_to_date()
    if manifest is None:
        if choice == "compiled":
            sys.exit(MISSING)
        return "plain"
    sys.meta_path.insert(0, CompiledModules(manifest["modules"]))
    return "compiled"


RUNNING: Final = _use()
