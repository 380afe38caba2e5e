"""The file of a SQLite database: nobody else reads it, and it has one name."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from guildhall.server.store.database import NoDatabase, address_of
from guildhall.server.store.journal import Line
from guildhall.server.store.store import Store, TableRow

ENDS = ("", "-wal", "-shm", "-owner", "-owner-journal")
TABLE = TableRow("one", "{}", "waiting", 1, "0", 1.0, 0.0, "anna")


def modes(folder: Path) -> dict[str, int]:
    """Return the permissions of all files."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_nobody_else_may_read_the_database_file(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(address_of(tmp_path / "tables.sqlite3"))
        await store.save_table(TABLE, [])
        await store.journal.write(Line("one", 1, None, "{}", ""))
        found = modes(tmp_path)
        assert found.keys() == {f"tables.sqlite3{end}" for end in ENDS}
        assert {*found.values()} == {0o600}
        await store.close()

    before = os.umask(0)
    try:
        asyncio.run(story())
    finally:
        os.umask(before)


def test_a_file_that_others_could_read_is_made_private(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    asyncio.run(Store.prepare(address_of(file)))
    (tmp_path / "tables.sqlite3-before-0005").touch()
    (tmp_path / "other").touch()
    for one in tmp_path.iterdir():
        one.chmod(0o664)
    asyncio.run(Store.prepare(address_of(file)))
    assert modes(tmp_path) == {
        "tables.sqlite3": 0o600,
        "tables.sqlite3-owner": 0o600,
        "tables.sqlite3-before-0005": 0o600,
        "other": 0o664,
    }


def test_a_database_is_opened_even_where_its_rights_cannot_be_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "not yours")

    file = tmp_path / "tables.sqlite3"
    file.touch()
    file.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", refuse)
    with capture_logs() as logs:
        asyncio.run(Store.prepare(address_of(file)))
    assert [line["file"] for line in logs if line["log_level"] == "warning"] == [str(file)]


def test_a_file_with_a_second_name_is_not_opened_under_either(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.sqlite3", tmp_path / "other.sqlite3"
    asyncio.run(Store.prepare(address_of(file)))
    other.hardlink_to(file)
    for name in (file, other):
        with pytest.raises(NoDatabase) as refused:
            asyncio.run(Store.prepare(address_of(name)))
        assert refused.value.message.key == "server-database-linked"
        assert refused.value.message.args == {"file": str(name)}
    file.unlink()
    asyncio.run(Store.prepare(address_of(other)))


def test_a_server_cannot_be_joined_under_a_second_name(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(address_of(tmp_path / "tables.sqlite3"))
        (tmp_path / "other.sqlite3").hardlink_to(tmp_path / "tables.sqlite3")
        with pytest.raises(NoDatabase) as refused:
            await Store.open(address_of(tmp_path / "other.sqlite3"))
        assert refused.value.message.key == "server-database-linked"
        await store.close()

    asyncio.run(story())


def test_a_database_in_memory_has_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        store = await Store.open("sqlite://")
        await store.save_table(TABLE, [])
        assert await store.table("one") == TABLE
        await store.close()

    asyncio.run(story())
    assert modes(tmp_path) == {}
