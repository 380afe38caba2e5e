"""A real `guildhall serve` in a process of its own, for the benchmarks that talk to it from outside."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from guildhall.server.store.database import address_of

SPARE: Final = 100  # files that a process has open beside its sockets
PATIENCE: Final = 60.0  # seconds for the start
_CLOCK: Final = os.sysconf("SC_CLK_TCK")


class Trouble(Exception):
    """The benchmark cannot go on; the text says why."""


class Serving:
    """A server process with a port of its own; it can be killed and started again.

    Its database is a file in its folder, unless the address of another is given.
    """

    def __init__(
        self, folder: Path, database: str = "", cores: Iterable[int] = (), limits: bool = False
    ) -> None:
        self.port = free_port()
        self.database = database or address_of(folder / "tables.sqlite3")
        self._folder = folder
        self._cores = sorted(cores)
        self._options = ("--no-browser",) if limits else ("--no-browser", "--no-limits")
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start it and wait until it says that it listens; the seconds it took."""
        began = time.perf_counter()
        command = [sys.executable, "-c", "from guildhall.cli import main; main()", "serve"]
        # Without bytecode every start would compile everything anew.
        surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        with (self._folder / "server.log").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*command, *self._options, "--database", self.database, "--port", str(self.port)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=surroundings,
            )
        if self._cores:
            os.sched_setaffinity(self.pid, self._cores)
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            raise Trouble(f"The server did not start:\n{self.log()}")
        return time.perf_counter() - began

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and wait."""
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
        """What it has said about itself."""
        return (self._folder / "server.log").read_text(encoding="utf-8")

    def memory(self) -> tuple[float, float]:
        """Megabytes that it has in memory, now and at most."""
        lines = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines()
        found = {name: value for name, _, value in (line.partition(":") for line in lines)}
        return int(found["VmRSS"].split()[0]) / 1024, int(found["VmHWM"].split()[0]) / 1024

    def worked(self) -> float:
        """Seconds of processor time that it has used."""
        parts = Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / _CLOCK

    def waited(self) -> float:
        """Seconds in which it had work to do and no core, since others were at work there."""
        status = Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text(encoding="utf-8")
        return int(status.split()[1]) / 1e9

    def stolen(self) -> float:
        """Seconds in which its cores were not there at all, since the machine is a guest on another."""
        lines = [line.split() for line in Path("/proc/stat").read_text(encoding="utf-8").splitlines()]
        return sum(
            int(words[8]) / _CLOCK for words in lines if words[0] in {f"cpu{core}" for core in self._cores}
        )


class Requests:
    """Requests one after the other over one connection."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self._headers = {"Content-Type": "application/json"}

    def post(self, path: str, body: object) -> dict[str, Any]:
        """What the server answers; Trouble if it refuses."""
        self._connection.request("POST", path, json.dumps(body), self._headers)
        answer = self._connection.getresponse()
        data = answer.read()
        if answer.status not in (200, 201):
            raise Trouble(f"POST {path}: {answer.status} {data.decode(errors='replace')}")
        found: dict[str, Any] = json.loads(data)
        return found

    def become(self, name: str) -> str:
        """Be somebody new from now on; the token."""
        token: str = self.post("/api/people", {"name": name})["token"]
        self._headers["Authorization"] = f"Bearer {token}"
        return token

    def open_table(self, game: str, seats: int) -> str:
        """A new table at which all seats are mine; its id."""
        table: str = self.post("/api/tables", {"game": game, "seats": [{"kind": "me"}] * seats})["id"]
        return table

    def close(self) -> None:
        """No more requests."""
        self._connection.close()


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def allow_files(sockets: int) -> None:
    """Let this process and those it starts have so many sockets; Trouble if the system does not."""
    wanted = sockets + SPARE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            raise Trouble(
                f"{sockets:,} sockets need {wanted:,} open files, and this system allows a process {hard:,}. "
                f"Raise its limit (ulimit -Hn) or take fewer tables."
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def share_cores() -> tuple[Sequence[int], Sequence[int]]:
    """A core for the server, and those for everybody else; none where they cannot be shared out."""
    if not hasattr(os, "sched_getaffinity"):
        return (), ()
    first, *others = sorted(os.sched_getaffinity(0))
    return (first,), others or (first,)
