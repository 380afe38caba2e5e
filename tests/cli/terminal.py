"""Runs the program as a user does: with its output captured, or at a terminal of its own."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from guildhall.cli import app

PROGRAM = (sys.executable, "-c", "from guildhall.cli import main; main()")
PATIENCE = 30.0  # seconds to wait for output, even on a slow machine
LISTENS = 0.5  # seconds


def run(*args: str, typed: str = "") -> Result:
    """Run the program with some arguments in this process."""
    return CliRunner().invoke(app, list(args), input=typed, catch_exceptions=False)


def refused(*args: str, typed: str = "") -> str:
    """Run the program; return its error, one line on stderr, with exit code 2."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.output
    return result.stderr.strip()


def saved(folder: Path) -> dict[str, Any]:
    """Return the only game in a data folder."""
    (file,) = (folder / "games").glob("*.json")
    return read(file)


def read(file: Path) -> dict[str, Any]:
    """Return the record in a file."""
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return content


def _take_terminal() -> None:
    """Take the terminal, and Ctrl-C, which a process that runs in the background would ignore."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, *args: str, columns: int = 100, rows: int = 50, env: Mapping[str, str] = {}) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        known = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [*PROGRAM, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**known, "TERM": "xterm-256color", "INPUTRC": "/dev/null", **env},
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - no threads here
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.master >= 0:
            os.close(self.master)

    def until(self, words: str) -> str:
        """Return the output up to some words, without colours."""
        return plain(self.wait(words))

    def wait(self, words: str) -> str:
        """Return the raw output up to some words; fail if they don't appear."""
        end = time.monotonic() + PATIENCE
        while words not in plain(self.seen):
            assert time.monotonic() < end, f"no {words!r} in:\n{plain(self.seen)}"
            if not self._more(0.1) and self.process.poll() is not None and not self._more(0.1):
                raise AssertionError(f"ended without {words!r}:\n{plain(self.seen)}")
        found, self.seen = self.seen, ""
        return found

    def type(self, line: str, until: str = "> ") -> str:
        """Type a line, and return the output."""
        os.write(self.master, line.encode() + b"\n")
        return self.until(until)

    def press(self, key: bytes) -> None:
        """Press a key that needs no Enter."""
        os.write(self.master, key)

    def close(self) -> int:
        """Close the window; return the exit code."""
        os.close(self.master)
        self.master = -1
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Kill the program."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C a moment after the prompt appears, when the program handles it."""
        time.sleep(LISTENS)
        self.press(b"\x03")
        return self.ends()

    def ends(self) -> tuple[int, str]:
        """Wait for the end; return the exit code and the last output."""
        end = time.monotonic() + PATIENCE
        while self._more(0.2) or self.process.poll() is None:
            assert time.monotonic() < end, f"does not end:\n{plain(self.seen)}"
        return self.process.wait(PATIENCE), plain(self.seen)

    def _more(self, patience: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], patience)
        try:
            got = os.read(self.master, 65536) if ready else b""
        except OSError:  # the other end is closed
            return False
        self.seen += got.decode("utf-8", "replace")
        return bool(got)


def plain(text: str) -> str:
    """Return text without terminal codes."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


def position(folder: Path, **parts: object) -> str:
    """Write a file with a position of three players, red in the first seat."""
    file = folder / "position.json"
    file.write_text(json.dumps({"players": ["red", "green", "blue"], **parts}), encoding="utf-8")
    return str(file)


def start(*args: str, typed: Sequence[str] = ()) -> Result:
    """Run a game whose people type some lines and then leave."""
    return run("play", *args, typed="".join(f"{line}\n" for line in typed))
