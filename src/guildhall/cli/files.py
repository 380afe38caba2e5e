"""Records and positions on disk: read with clear errors, written atomically."""

from __future__ import annotations

import errno
import json
import os
import shlex
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

import platformdirs

from guildhall.kernel.message import BadPosition, BadRecord, GuildhallError, Message
from guildhall.kernel.record import Record

PROGRAM = "guildhall"

_REASONS = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "name",
}


class BadFile(GuildhallError):
    """A file that can't be read or written."""


def data_folder() -> Path:
    """Return the folder of this user's data; GUILDHALL_DATA overrides the default."""
    return Path(os.environ.get("GUILDHALL_DATA") or platformdirs.user_data_dir("guildhall", appauthor=False))


def games_folder() -> Path:
    """Return the folder of running and finished games."""
    return data_folder() / "games"


def why(error: OSError | ValueError) -> Message:
    """Return the reason for a failed read or write."""
    if isinstance(error, OSError) and error.errno in _REASONS:
        return Message(f"file-{_REASONS[error.errno]}")
    return Message("file-trouble", {"reason": getattr(error, "strerror", None) or str(error)})


def command_line(name: str, path: Path | None) -> str:
    """Return a command for the user to type, with its file."""
    return " ".join([_program(), name, *([shlex.quote(str(path))] if path else [])])


def _program() -> str:
    """Return how to start this program again: its name if that is on the path, else its file."""
    called = Path(sys.argv[0])
    if shutil.which(PROGRAM) or called.stem != PROGRAM or not called.is_file():
        return PROGRAM
    return shlex.quote(os.path.relpath(called))


# -- writing ---------------------------------------------------------------------------------------------


def line(record: Record) -> str:
    """Return a record as one line."""
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def write(path: Path, content: str) -> None:
    """Write a file atomically; raise OSError and keep the old file if that fails."""
    path = path.resolve()  # a link stays a link
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    draft = _draft(path)
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(content)
            _sync(file)
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    _sync_folder(path.parent)


class Draft:
    """A file written piece by piece, which replaces the old one when it is complete."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()  # a link stays a link
        self.error: OSError | None = None
        check_replaceable(path)
        try:
            self._draft = _draft(self.path)
            self._file = self._draft.open("w", encoding="utf-8")
        except OSError as error:
            raise BadFile(Message("file-write", {"file": str(path), "why": why(error)})) from error

    def add(self, content: str) -> None:
        """Write more, unless a write has failed already."""
        if self.error is None:
            try:
                self._file.write(content)
            except OSError as error:
                self.error = error

    def commit(self) -> None:
        """Replace the old file; raise BadFile if any write has failed."""
        try:
            if self.error is not None:
                raise self.error
            _sync(self._file)
            self._file.close()
            self._draft.replace(self.path)
            _sync_folder(self.path.parent)
        except OSError as error:
            self.discard()
            raise BadFile(Message("file-write", {"file": str(self.path), "why": why(error)})) from error

    def discard(self) -> None:
        """Delete the draft and keep the old file."""
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            self._draft.unlink()


def check_replaceable(path: Path) -> None:
    """Raise BadFile if a file exists that isn't a game, so that nobody overwrites it."""
    if path.is_dir():
        raise BadFile(Message("file-write", {"file": str(path), "why": Message("file-folder")}))
    if path.exists() and not path.is_file():
        raise BadFile(Message("file-write", {"file": str(path), "why": Message("file-device")}))
    try:
        with path.open(encoding="utf-8") as file:
            first = file.readline().strip()
    except FileNotFoundError:
        return
    except (OSError, ValueError):
        first = "?"
    if first and not first.startswith('{"guildhall":'):
        raise BadFile(Message("file-not-ours", {"file": str(path)}))


def new_game_file(game: str) -> Path:
    """Return an unused file name for a new game."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = games_folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = games_folder() / f"{stem}-{number}.json"
        number += 1
    return path


def _draft(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}.tmp")


def _sync(file: TextIO) -> None:
    file.flush()
    os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    if hasattr(os, "O_DIRECTORY"):
        with suppress(OSError):
            opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(opened)
            finally:
                os.close(opened)


# -- reading ---------------------------------------------------------------------------------------------


def text_of(path: Path) -> str:
    """Return the content of a text file."""
    try:
        if path.is_char_device() or path.is_block_device():
            raise BadFile(Message("file-read", {"file": str(path), "why": Message("file-device")}))
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(Message("file-no-text", {"file": str(path)})) from error
    except (OSError, ValueError) as error:
        raise BadFile(Message("file-read", {"file": str(path), "why": why(error)})) from error


def position(path: Path) -> dict[str, object]:
    """Return the position in a file."""
    data = _json(path, text_of(path), BadPosition)
    if not isinstance(data, dict):
        raise BadPosition(_in_file(path, Message("bad-position-foreign")))
    if "guildhall" in data:
        raise BadPosition(_in_file(path, Message("bad-position-record")))
    return data


def records(path: Path) -> list[Record]:
    """Return all games of a file: one per line, or a single one in any layout of JSON."""
    content = text_of(path)
    if not content.strip():
        raise BadRecord(_in_file(path, Message("bad-record-empty")))
    lines = [(number, text) for number, text in enumerate(content.splitlines(), 1) if text.strip()]
    if len(lines) > 1 and _is_json(lines[0][1]):
        return [_record(path, number, _json(path, text, BadRecord, number)) for number, text in lines]
    return [_record(path, 0, _json(path, content, BadRecord))]


def in_file(error: GuildhallError, path: Path, number: int = 0) -> GuildhallError:
    """Return the same error with its file, and the line if there is one."""
    return type(error)(_in_file(path, error.message, number), error.rule)


def saved_games() -> Iterator[Path]:
    """Yield all saved games, newest first."""
    try:
        files = [entry for entry in games_folder().iterdir() if entry.suffix == ".json" and entry.is_file()]
        yield from sorted(files, key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)
    except FileNotFoundError:
        return
    except OSError as error:
        raise BadFile(Message("file-read", {"file": str(games_folder()), "why": why(error)})) from error


def _record(path: Path, number: int, data: object) -> Record:
    if not isinstance(data, dict):
        raise BadRecord(_in_file(path, Message("bad-record-foreign"), number))
    try:
        return Record.from_json(data)
    except BadRecord as error:
        raise in_file(error, path, number) from error


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _json(path: Path, text: str, complaint: type[GuildhallError], number: int = 0) -> object:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        at = number or error.lineno
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise complaint(_in_file(path, Message("file-cut-off"), at)) from error
        raise complaint(_in_file(path, Message("file-no-json", {"column": error.colno}), at)) from error
    except (ValueError, RecursionError) as error:
        raise complaint(_in_file(path, Message("file-no-json", {"column": 1}), number or 1)) from error


def _in_file(path: Path, message: Message, number: int = 0) -> Message:
    if number:
        return Message("file-says-in-line", {"file": str(path), "line": str(number), "why": message})
    return Message("file-says", {"file": str(path), "why": message})
