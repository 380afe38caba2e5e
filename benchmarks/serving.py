"""A real `guildhall serve` in a process of its own, for the benchmarks that measure from outside."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from guildhall.server.store.database import address_of

SPARE: Final = 100  # files that a process has open besides its sockets
PATIENCE: Final = 60.0  # seconds for the start
_CLOCK: Final = os.sysconf("SC_CLK_TCK")


class BenchmarkError(Exception):
    """The benchmark can't continue, for the reason in the text."""


class Serving:
    """A server process with a port of its own, which can be killed and started again.

    Its database is a file in its folder, or the one at a given address.
    """

    def __init__(self, folder: Path, database: str = "", limits: bool = False, before: str = "") -> None:
        self.port = free_port()
        self.database = database or address_of(folder / "tables.sqlite3")
        self._folder = folder
        self._options = ("--no-browser",) if limits else ("--no-browser", "--no-limits")
        self._before = before  # Python code to run before the server
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """Return the process id."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start it, wait until it listens, and return the seconds that took."""
        began = time.perf_counter()
        command = [sys.executable, "-c", f"{self._before}from guildhall.cli import main; main()", "serve"]
        # Without bytecode every start would compile everything again.
        surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        with (self._folder / "server.log").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*command, *self._options, "--database", self.database, "--port", str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=surroundings,
            )
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            raise BenchmarkError(f"The server did not start:\n{self.log()}")
        return time.perf_counter() - began

    def kill(self) -> None:
        """Kill it with kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it cleanly, and wait."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    def log(self) -> str:
        """Return its log."""
        return (self._folder / "server.log").read_text(encoding="utf-8")

    def memory(self) -> tuple[float, float]:
        """Return its memory in megabytes, now and at most."""
        lines = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines()
        found = {name: value for name, _, value in (line.partition(":") for line in lines)}
        return int(found["VmRSS"].split()[0]) / 1024, int(found["VmHWM"].split()[0]) / 1024

    def children(self) -> list[int]:
        """Return its descendants."""
        return _started_by(self.pid)

    def memory_of_children(self) -> float:
        """Return the memory of its descendants in megabytes, with shared pages divided among them."""
        found = 0.0
        for pid in self.children():
            with suppress(OSError):
                lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()
                found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
        return found

    def worked(self) -> float:
        """Return its processor time in seconds, without its descendants."""
        return sum(_times(self.pid)[:2])

    def worked_by_children(self) -> float:
        """Return the processor time of its descendants in seconds, including those that have ended."""
        found = sum(_times(self.pid)[2:])
        for pid in self.children():
            with suppress(OSError):
                found += sum(_times(pid))
        return found

    def waited(self) -> float:
        """Return the seconds in which it had work to do but other programs had the core."""
        status = Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text(encoding="utf-8")
        return int(status.split()[1]) / 1e9

    def stolen(self) -> float:
        """Return the seconds in which the host of a virtual machine took the core."""
        lines = [line.split() for line in Path("/proc/stat").read_text(encoding="utf-8").splitlines()]
        cores = {f"cpu{core}" for core in os.sched_getaffinity(self.pid)}
        return sum(int(words[8]) / _CLOCK for words in lines if words[0] in cores) / len(cores)


class Requests:
    """Sends requests one after the other over one connection."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self._headers = {"Content-Type": "application/json"}

    def post(self, path: str, body: object) -> dict[str, Any]:
        """Return the server's response; raise BenchmarkError if it refuses."""
        self._connection.request("POST", path, json.dumps(body), self._headers)
        answer = self._connection.getresponse()
        data = answer.read()
        if answer.status not in (200, 201):
            raise BenchmarkError(f"POST {path}: {answer.status} {data.decode(errors='replace')}")
        found: dict[str, Any] = json.loads(data)
        return found

    def become(self, name: str) -> str:
        """Continue as a new person; return the token."""
        token: str = self.post("/api/people", {"name": name})["token"]
        self._headers["Authorization"] = f"Bearer {token}"
        return token

    def open_table(self, game: str, seats: int, computers: int = 0) -> str:
        """Open a table with the caller's seats and computer players; return its id."""
        chairs = [*[{"kind": "me"}] * seats, *[{"kind": "bot", "bot": "apprentice"}] * computers]
        table: str = self.post("/api/tables", {"game": game, "seats": chairs})["id"]
        return table

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


def _started_by(pid: int) -> list[int]:
    parents: dict[int, int] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            text = file.read_text(encoding="utf-8", errors="replace")
            parents[int(file.parent.name)] = int(text.rpartition(")")[2].split()[1])
    found = [pid]
    for known in found:
        found += [child for child, parent in parents.items() if parent == known]
    return found[1:]


def is_running(pid: int) -> bool:
    """Return whether a process exists and hasn't ended."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    return text.rpartition(")")[2].split()[0] != "Z"


def _times(pid: int) -> list[float]:
    """Return a process's processor times: user, system, and both for children that have ended."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return [int(part) / _CLOCK for part in parts[11:15]]


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def allow_files(sockets: int) -> None:
    """Allow this process and its children enough sockets; raise BenchmarkError if the system refuses."""
    wanted = sockets + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise BenchmarkError(
                f"{sockets:,} sockets need {wanted:,} open files, and this system allows a process {hard:,}. "
                f"Raise its limit (ulimit -Hn) or take fewer tables."
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
