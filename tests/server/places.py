"""Where tests put their databases."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")  # on Linux what is written there stays in memory, which is quick
PLENTY: Final = 2**32  # bytes


def folder() -> Path:
    """Return a new folder, in memory if there is plenty."""
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > PLENTY
    return Path(tempfile.mkdtemp(prefix="guildhall-", dir=MEMORY if roomy else None))
