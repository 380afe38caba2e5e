"""A PostgreSQL server for tests, in a temporary folder, which ends with the process that started it."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
from pathlib import Path

from sqlalchemy.ext.asyncio import create_async_engine

from guildhall.server.store.store import Store
from tests.programs import found
from tests.server.places import folder

OWNER = "guildhall"  # the one who may do everything, without a password
PORT = 5432  # only a part of the name of its socket
TEMPLATE = "template_guildhall"
SETTINGS = (
    "-c listen_addresses= -c unix_socket_directories='{folder}' -c port={port} -c max_connections=60 "
    "-c shared_buffers=32MB -c max_wal_size=64MB -c autovacuum=off -c jit=off -c fsync=off"
)
# Runs until it is told to stop, or until the process that could tell it is gone; then it cleans up.
RUN = """
"$1" -D data -l log -o "$2" -w -s start || exit
echo ready
read -r _ || alone=yes
"$1" -D data -m fast -w -s stop
[ -z "$alone" ] || rm -rf "$PWD"
"""


class Cluster:
    """A PostgreSQL server; it can be stopped and started again."""

    def __init__(self) -> None:
        initdb = found("initdb")
        self._pg_ctl = str(Path(initdb).resolve().with_name("pg_ctl"))
        self._user = _user()
        self._count = 0
        self._running: subprocess.Popen[str] | None = None
        self.folder = folder()
        try:
            if self._user is not None:
                shutil.chown(self.folder, self._user)
            made = subprocess.run(
                [initdb, "-D", "data", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
                cwd=self.folder,
                user=self._user,
                capture_output=True,
                text=True,
                check=False,
            )
            if made.returncode:
                raise RuntimeError(f"PostgreSQL could not be set up for the tests: {made.stderr}")
            self.start()
            self.run(f"CREATE DATABASE {TEMPLATE}")
            asyncio.run(Store.prepare(self.address(TEMPLATE)))
        except BaseException:
            self.remove()
            raise

    def start(self) -> None:
        """Start the server."""
        self._running = subprocess.Popen(
            ["sh", "-c", RUN, "sh", self._pg_ctl, SETTINGS.format(folder=self.folder, port=PORT)],
            cwd=self.folder,
            user=self._user,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            text=True,
        )
        assert self._running.stdout is not None
        if self._running.stdout.readline() != "ready\n":
            log = self.folder / "log"
            said = log.read_text(encoding="utf-8") if log.exists() else ""
            raise RuntimeError(f"PostgreSQL could not be started for the tests: {said}")

    def stop(self) -> None:
        """Stop the server, and close all connections."""
        if self._running is not None:
            self._running.communicate("stop\n")
            self._running = None

    def remove(self) -> None:
        """Stop for good."""
        self.stop()
        shutil.rmtree(self.folder)

    def address(self, name: str, user: str = OWNER) -> str:
        """Return the address of one of its databases."""
        return f"postgresql://{user}@/{name}?host={self.folder}&port={PORT}"

    def create(self, template: str = TEMPLATE) -> str:
        """Create a database, with all tables unless another template is named, and return its name."""
        self._count += 1
        name = f"fresh_{self._count}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def drop(self, name: str) -> None:
        """Delete a database, even if it is still in use."""
        self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def run(self, *statements: str, database: str = "postgres") -> None:
        """Run statements of SQL."""
        asyncio.run(self._run(statements, database))

    async def _run(self, statements: tuple[str, ...], database: str) -> None:
        address = self.address(database).replace("postgresql", "postgresql+asyncpg", 1)
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for statement in statements:
                await connection.exec_driver_sql(statement)
        await engine.dispose()


def _user() -> str | None:
    """Return the user who must run PostgreSQL, which refuses root; None: the user who runs the tests."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        raise RuntimeError(
            "PostgreSQL can't be run by root, and this machine has no user postgres."
        ) from None
