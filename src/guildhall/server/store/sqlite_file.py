"""The file of a SQLite database: private, with one name only, and copied before it is upgraded."""

from __future__ import annotations

import filecmp
import glob
import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import structlog

PRIVATE: Final = 0o600
OWNER: Final = "-owner"  # the end of the name of the file that a server locks (store/owner.py)
_BESIDE: Final = ("", "-wal", "-shm", "-journal", OWNER)  # the files that SQLite and the server keep
_COPY: Final = "-before-"
_UNFINISHED: Final = ".part"
LOG = structlog.get_logger()


def file_of(databases: Iterable[Sequence[Any]]) -> Path | None:
    """Return the file of a database from its `PRAGMA database_list`; None if it is only in memory."""
    file = next(row[2] for row in databases if row[1] == "main")
    return Path(file) if file else None


def create_private(file: Path) -> None:
    """Create an empty file that nobody else may read, unless there is one; SQLite reports errors later."""
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def keep_private(file: Path) -> None:
    """Let nobody else read a database, the files beside it, or its copies."""
    for one in (
        *(Path(f"{file}{end}") for end in _BESIDE),
        *file.parent.glob(f"{glob.escape(file.name)}{_COPY}*"),
    ):
        try:
            mode = one.stat().st_mode & 0o777
            if mode & ~PRIVATE:
                one.chmod(mode & PRIVATE)
        except FileNotFoundError:
            pass
        except OSError as error:  # somebody else's file, or a system without such rights
            LOG.warning("database can be read by others", file=str(one), error=str(error))


def has_other_names(file: Path) -> bool:
    """Whether a file has a second name: another server wouldn't see that the first one uses it."""
    return file.stat().st_nlink > 1


def copy_before(file: Path, revision: str) -> Path:
    """Copy a database beside itself before it is upgraded, unless an earlier attempt left an equal copy."""
    unfinished = Path(f"{file}{_COPY}{revision}{_UNFINISHED}")
    try:
        unfinished.unlink(missing_ok=True)
        create_private(unfinished)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
            source.backup(target)
        _flush(unfinished)
        number = 1
        while True:
            copy = Path(f"{file}{_COPY}{revision}{'' if number == 1 else f'-{number}'}")
            if not copy.exists():
                unfinished.rename(copy)
                return copy
            if filecmp.cmp(unfinished, copy, shallow=False):
                return copy
            number += 1
    finally:
        unfinished.unlink(missing_ok=True)


def _flush(file: Path) -> None:
    """Make sure that a file is on the disk."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())
