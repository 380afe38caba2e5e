"""`guildhall serve` with a database that can't be opened: one clear sentence, and no traceback."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.cli import serve
from tests.cli.terminal import PATIENCE, PROGRAM, refused
from tests.server.clusters import Cluster
from tests.server.running import running

KINDS = "That isn’t a database address. Supported: sqlite and postgresql."


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of this process stays as it is."""
    monkeypatch.setattr(serve, "configure", lambda: None)


def complaint(address: str) -> str:
    """Return the error about a database."""
    return refused("serve", "--no-browser", "--port", "0", "--database", address)


@pytest.fixture
def guarded(cluster: Cluster) -> Iterator[str]:
    """Return the address of a database that needs a password, without one."""
    rules = cluster.folder / "data" / "pg_hba.conf"
    before = rules.read_text(encoding="utf-8")
    rules.write_text("local all carla scram-sha-256\n" + before, encoding="utf-8")
    cluster.run(
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
        "CREATE USER carla PASSWORD 'right'",
        "SELECT pg_reload_conf()",
    )
    yield cluster.address("postgres", "carla")
    rules.write_text(before, encoding="utf-8")
    cluster.run("DROP USER carla", "SELECT pg_reload_conf()")


@pytest.mark.parametrize(
    "address", ["", "nothing", "mysql://localhost/tables", "postgresql://host:port/tables", "tables.sqlite3"]
)
def test_an_invalid_address_is_refused(address: str) -> None:
    assert complaint(address or " ") == KINDS


def test_a_database_that_does_not_answer() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        for host in (f"127.0.0.1:{port}", f"/anna?host=/nowhere&port={port}"):
            address = f"postgresql://anna:secret@{host}"
            shown = address.replace("secret", "***").replace("=/", "=%2F")
            assert complaint(address) == f"No database is responding at {shown}."


def test_a_wrong_password(guarded: str) -> None:
    for password in ("", ":wrong"):
        said = complaint(guarded.replace("carla@", f"carla{password}@"))
        assert said.endswith('can’t be opened: password authentication failed for user "carla".')
        assert "wrong" not in said


def test_a_database_that_is_not_there(cluster: Cluster) -> None:
    assert complaint(cluster.address("nowhere")).endswith(
        'can’t be opened: database "nowhere" does not exist.'
    )


def test_an_unknown_option(cluster: Cluster) -> None:
    assert "can’t be opened: " in complaint(cluster.address("postgres") + "&shoes=red")


def test_a_user_without_the_right_to_create_tables(guarded: str) -> None:
    assert complaint(guarded.replace("carla@", "carla:right@")).endswith(
        "can’t be opened: permission denied for schema public."
    )


def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna, " * 100, encoding="utf-8")
    assert complaint(f"sqlite:///{tmp_path}/letter").endswith("can’t be opened: file is not a database.")
    assert complaint(f"sqlite:///{tmp_path}").endswith("can’t be opened: unable to open database file.")
    assert refused("serve", "--no-browser", "--data", str(tmp_path / "letter")).endswith(
        "letter can’t be written: a file with that name is in the way."
    )


def test_a_database_of_an_unknown_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('7777')")
    newer.close()
    address = f"sqlite:///{tmp_path}/tables.sqlite3"
    assert complaint(address) == (
        f"The database {address} was made by a version of Guildhall that this one doesn’t know."
    )


def test_a_database_that_another_server_has(database: str) -> None:
    async def play() -> None:
        async with running(database):
            told = await asyncio.to_thread(complaint, database)
            kind = database.partition(":")[0]
            assert told.startswith(f"Another server is already using the database {kind}:")
            assert told.endswith("Stop that server, or choose another database with --data or --database.")
        async with running(database):  # it is free again
            pass

    asyncio.run(play())


def test_a_database_by_another_name(tmp_path: Path) -> None:
    async def play() -> None:
        (tmp_path / "link").symlink_to(tmp_path / "tables.sqlite3")
        async with running(f"sqlite:///{tmp_path}/tables.sqlite3"):
            told = await asyncio.to_thread(complaint, f"sqlite:///{tmp_path}/link")
            assert told.startswith("Another server is already using")

    asyncio.run(play())


@pytest.mark.parametrize("what", ["a folder", "a letter"])
def test_a_database_that_cannot_be_locked(tmp_path: Path, what: str) -> None:
    beside = tmp_path / "tables.sqlite3-owner"
    if what == "a folder":
        beside.mkdir()
    else:
        beside.write_text("Dear Anna, " * 100, encoding="utf-8")
    address = f"sqlite:///{tmp_path}/tables.sqlite3"
    assert complaint(address).startswith(f"The database {address} can’t be opened: ")


def test_nothing_else_is_printed(guarded: str) -> None:
    done = subprocess.run(
        [*PROGRAM, "serve", "--no-browser", "--port", "0", "--database", guarded],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
