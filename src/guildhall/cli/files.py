"""Records and positions on disk: read with clear complaints, written so that nothing is ever half there."""

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
    """A file that cannot be read or written."""


def data_folder() -> Path:
    """Where this user's games are kept; GUILDHALL_DATA puts it elsewhere."""
    return Path(os.environ.get("GUILDHALL_DATA") or platformdirs.user_data_dir("guildhall", appauthor=False))


def games_folder() -> Path:
    """Where running and finished games are kept."""
    return data_folder() / "games"


def why(error: OSError | ValueError) -> Message:
    """The reason of a failed read or write, in words."""
    if isinstance(error, OSError) and error.errno in _REASONS:
        return Message(f"file-{_REASONS[error.errno]}")
    return Message("file-trouble", {"reason": getattr(error, "strerror", None) or str(error)})


def command_line(name: str, path: Path | None) -> str:
    """A command to be typed, with the file it is about."""
    return " ".join([_program(), name, *([shlex.quote(str(path))] if path else [])])


def _program() -> str:
    """How this program can be started again: by its name where that is known, else by its file."""
    called = Path(sys.argv[0])
    if shutil.which(PROGRAM) or called.stem != PROGRAM or not called.is_file():
        return PROGRAM
    return shlex.quote(os.path.relpath(called))


# -- writing ---------------------------------------------------------------------------------------------


def line(record: Record) -> str:
    """A record as one line."""
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n"


def write(path: Path, content: str) -> None:
    """Put a file in its place whole, or leave what was there: OSError says why."""
    path = path.resolve()  # a link stays a link
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    draft = _draft(path)
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(content)
            _finish(file)
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
    _keep_name(path.parent)


class Draft:
    """A file written piece by piece, which takes its place when it is done."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()  # a link stays a link
        self.trouble: OSError | None = None
        check_replaceable(path)
        try:
            self._draft = _draft(self.path)
            self._file = self._draft.open("w", encoding="utf-8")
        except OSError as error:
            raise BadFile(Message("file-write", {"file": str(path), "why": why(error)})) from error

    def add(self, content: str) -> None:
        """Write on; after a failure nothing more is written."""
        if self.trouble is None:
            try:
                self._file.write(content)
            except OSError as error:
                self.trouble = error

    def done(self) -> None:
        """Put the file in its place; BadFile says why it could not be written."""
        try:
            if self.trouble is not None:
                raise self.trouble
            _finish(self._file)
            self._file.close()
            self._draft.replace(self.path)
            _keep_name(self.path.parent)
        except OSError as error:
            self.drop()
            raise BadFile(Message("file-write", {"file": str(self.path), "why": why(error)})) from error

    def drop(self) -> None:
        """Leave what was there."""
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            self._draft.unlink()


def check_replaceable(path: Path) -> None:
    """Refuse to put a game in the place of a file that holds none."""
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
    """A name for a new game that no other game has."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = games_folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = games_folder() / f"{stem}-{number}.json"
        number += 1
    return path


def _draft(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}.tmp")


def _finish(file: TextIO) -> None:
    file.flush()
    os.fsync(file.fileno())


def _keep_name(folder: Path) -> None:
    if hasattr(os, "O_DIRECTORY"):
        with suppress(OSError):
            opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(opened)
            finally:
                os.close(opened)


# -- reading ---------------------------------------------------------------------------------------------


def text_of(path: Path) -> str:
    """What a file says."""
    try:
        if path.is_char_device() or path.is_block_device():
            raise BadFile(Message("file-read", {"file": str(path), "why": Message("file-device")}))
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(Message("file-no-text", {"file": str(path)})) from error
    except (OSError, ValueError) as error:
        raise BadFile(Message("file-read", {"file": str(path), "why": why(error)})) from error


def position(path: Path) -> dict[str, object]:
    """A position as it stands in a file."""
    data = _json(path, text_of(path), BadPosition)
    if not isinstance(data, dict):
        raise BadPosition(_in_file(path, Message("bad-position-foreign")))
    if "guildhall" in data:
        raise BadPosition(_in_file(path, Message("bad-position-record")))
    return data


def records(path: Path) -> list[Record]:
    """All games of a file: one to a line, or a single one in any form of JSON."""
    content = text_of(path)
    if not content.strip():
        raise BadRecord(_in_file(path, Message("bad-record-empty")))
    lines = [(number, text) for number, text in enumerate(content.splitlines(), 1) if text.strip()]
    if len(lines) > 1 and _is_json(lines[0][1]):
        return [_record(path, number, _json(path, text, BadRecord, number)) for number, text in lines]
    return [_record(path, 0, _json(path, content, BadRecord))]


def in_file(error: GuildhallError, path: Path, number: int = 0) -> GuildhallError:
    """The same complaint, with the file (and line) that it is about."""
    return type(error)(_in_file(path, error.message, number), error.rule)


def saved_games() -> Iterator[Path]:
    """All kept games, the last one first."""
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
