"""A running server with people and tables, used as any client uses it."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from guildhall.server.page import FOLDER

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 20.0  # seconds, even on a slow machine
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
APPRENTICE: Final = {"kind": "bot", "bot": "apprentice"}


class Person(NamedTuple):
    """A person whom the server knows."""

    id: str
    name: str
    token: str


class Table(NamedTuple):
    """A table, and its invitation."""

    id: str
    invite: str


def install(package: Path, folder: Path) -> None:
    """Write what says that a package is installed, as pip does; its modules stay where they are."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    offers = ((group, *one) for group, them in project["entry-points"].items() for one in them.items())
    lines = [f"[{group}]\n{name} = {where}\n" for group, name, where in offers]
    (info / "entry_points.txt").write_text("".join(lines), "utf-8")


class House:
    """The server, which can be killed and started again with its data."""

    def __init__(self, folder: Path, packages: Sequence[Path] = ()) -> None:
        if not (FOLDER / "index.html").is_file():
            raise FileNotFoundError(f"The page is not built: {FOLDER} is empty. `make test` builds it first.")
        self._folder = folder
        self._path = [folder / "packages", *packages]
        for package in packages:
            install(package, folder / "packages")
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self._finished: dict[str, Table] = {}
        fresh = httpx.Limits(keepalive_expiry=1)  # the server closes idle connections after 5 seconds
        self._http = httpx.Client(timeout=PATIENCE, limits=fresh, verify=False)  # there is no encryption
        self.start()

    @property
    def address(self) -> str:
        """Return its address."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start, always at the same address."""
        command = [sys.executable, "-m", "tests.web.serving", str(self._folder), str(self._port)]
        path = os.pathsep.join([*map(str, self._path), os.environ.get("PYTHONPATH", "")])
        env = {**os.environ, "PYTHONPATH": path}
        self._process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._port = int(self._process.stdout.readline())
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._http.get(f"{self.address}/healthz").raise_for_status()
                return
            except httpx.HTTPError:
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill the server in the middle of its work."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def cut(self) -> None:
        """Break all connections."""
        with suppress(httpx.HTTPError):
            self._http.post(f"{self.address}/api/test/cut")

    def close(self) -> None:
        """Stop the server."""
        self._http.close()
        self.kill()

    # -- people and tables -------------------------------------------------------------------------------

    def person(self, name: str = "Anna") -> Person:
        """Return a new person."""
        return Person(**self._ask("POST", "/api/people", {"name": name}, None))

    def table(
        self,
        owner: Person,
        game: str,
        seats: Sequence[Mapping[str, object]],
        position: Mapping[str, object] | None = None,
        **more: object,
    ) -> Table:
        """Open a table, at a position if there is one."""
        wanted = {"game": game, "seats": seats, **more}
        if position is None:
            told = self._ask("POST", "/api/tables", wanted, owner)
        else:
            wanted["options"] = position.get("options", {})
            told = self._ask("POST", "/api/test/tables", {"wanted": wanted, "position": position}, owner)
        return Table(told["id"], told["invite"])

    def join(self, person: Person, table: Table, value: str = "") -> None:
        """Join a waiting table, and perhaps add a value to its dice."""
        self._ask("POST", f"/api/tables/{table.id}/join", {"invite": table.invite, "value": value}, person)

    def leave(self, person: Person, table: Table) -> None:
        """Leave; a computer player continues."""
        self._ask("DELETE", f"/api/tables/{table.id}/seat", None, person)

    def says(self, person: Person, table: Table, seat: int | None, **message: object) -> None:
        """Let a person without a browser say something at a table."""
        self.says_all(person, table, seat, [message])

    def says_all(
        self, person: Person, table: Table, seat: int | None, messages: Sequence[Mapping[str, object]]
    ) -> None:
        """Let a person without a browser say several things, none of which causes an update."""
        with connect(f"{self.address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket") as line:
            line.send(json.dumps({"type": "hello", "token": person.token, "seat": seat, "seen": None}))
            seen = self._heard(line, "update")["n"]
            for message in messages:
                line.send(json.dumps({"id": token_hex(8), "seen": seen, **message}))
                self._heard(line, "done")

    def plays_out(self, person: Person, table: Table, seat: int = 0) -> Table:
        """Let a person without a browser play to the end, always choosing the first option."""
        with connect(f"{self.address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket") as line:
            line.send(json.dumps({"type": "hello", "token": person.token, "seat": seat, "seen": None}))
            update, chosen = self._heard(line, "update"), 0
            while update["outcome"] is None:
                if update["asks"] is not None and update["n"] > chosen:
                    chosen = update["n"]
                    choices = [update["asks"]["options"][0]["choice"]]
                    message = {"type": "choose", "id": token_hex(8), "seen": chosen, "choices": choices}
                    line.send(json.dumps(message))
                update = self._heard(line, "update")  # even if something else came before the choice
        return self.ended(table)

    @staticmethod
    def _heard(line: ClientConnection, type_: str) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = json.loads(line.recv(PATIENCE))
            assert told["type"] not in ("refused", "stale") or type_ == "update", told
            if told["type"] == type_:
                return told

    def told(self, table: Table, person: Person | None = None) -> dict[str, Any]:
        """Return what the server says about a table."""
        found: dict[str, Any] = self._ask("GET", f"/api/tables/{table.id}", None, person)
        return found

    def hints(self, table: Table, step: int) -> dict[str, Any]:
        """Return the hints for a step of a finished game."""
        path = f"/api/tables/{table.id}/replay/help?step={step}"
        found: dict[str, Any] = self._ask("GET", path, None, None)["hints"]
        return found

    def finished(self, game: str) -> Table:
        """Return a finished game of computer players, always the same one."""
        if game not in self._finished:
            count = 3 if game == "elfenwizards" else 2
            self._finished[game] = self.ended(self.table(self.person(), game, [APPRENTICE] * count))
        return self._finished[game]

    def ended(self, table: Table) -> Table:
        """Return a table where computer players have played to the end."""
        while self.told(table)["status"] != "finished":
            time.sleep(0.05)
        return table

    def damages(self, table: Table, body: str) -> None:
        """Replace the first journal entry of a table by the value of an expression."""
        self._rewrites(f"UPDATE entries SET body = {body} WHERE table_id = ? AND number = 1", table)

    def ages(self, table: Table, edition: str | None = None) -> None:
        """Make a game one of older rules than any, and restart the server.

        With an edition that no longer exists, today's rules can't follow it.
        """
        change = "'$.version', '0'" + (f", '$.options.edition', '{edition}'" if edition else "")
        self.kill()
        self._rewrites(f"UPDATE tables SET body = json_set(body, {change}) WHERE id = ?", table)
        self.start()

    def _rewrites(self, change: str, table: Table) -> None:
        with closing(sqlite3.connect(self._folder / "tables.sqlite3")) as store, store:
            assert store.execute(change, [table.id]).rowcount == 1

    def _ask(self, method: str, path: str, body: object, person: Person | None) -> Any:
        headers = {} if person is None else {"Authorization": f"Bearer {person.token}"}
        answer = self._http.request(method, self.address + path, json=body, headers=headers)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None
