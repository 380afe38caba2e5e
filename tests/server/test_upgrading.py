"""Databases of older servers are upgraded, lose nothing, and their games go on."""

from __future__ import annotations

import asyncio
import hashlib
import re
import shutil
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, text
from structlog.testing import capture_logs

from guildhall.server.store.database import NoDatabase, address_of, open_database
from guildhall.server.store.owner import Owner
from guildhall.server.store.schema import METADATA
from guildhall.server.store.store import Store
from guildhall.server.store.upgrade import upgrade
from tests.server.older import (
    MIGRATIONS,
    REVISIONS,
    TABLES,
    Full,
    Rows,
    engine_at,
    make_older,
    play_full,
    rows_in,
)
from tests.server.running import running
from tests.server.stories import NEVER_BOTS, row_of


@pytest.fixture(scope="module")
def full() -> Full:
    """What a server has stored."""
    return play_full()


def the_same(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """Return what an upgrade must not change in a row."""
    changes = {"tables": ("body", "owner", "wake"), "people": ("seen",)}.get(name, ())  # seen: by 0005
    return {column: value for column, value in row.items() if column not in changes}


def nothing_lost(before: Rows, after: Rows) -> None:
    """Every row is still there, as it was."""
    for name in TABLES:
        assert len(before[name]) == len(after[name]) > 0
        for old, new in zip(before[name], after[name], strict=True):
            kept = the_same(name, old)
            assert kept.items() <= new.items()


def differences(connection: Connection) -> list[object]:
    """Return how the database differs from the schema of the program."""
    found: list[object] = compare_metadata(MigrationContext.configure(connection), METADATA)
    return found


@pytest.mark.parametrize("revision", REVISIONS)
def test_games_in_the_database_of_an_older_server_continue(empty: str, revision: str, full: Full) -> None:
    async def story() -> None:
        before = await make_older(empty, revision, full)
        assert {row["message"] for row in before["entries"]} > {None}
        await Store.prepare(empty)
        nothing_lost(before, await rows_in(empty))
        async with running(empty, NEVER_BOTS) as server:
            people = full.come_to(server)
            moved = set()
            for game in full.running:
                player = await people[game.person].sits(game.id, game.seat)
                assert game.id in moved or player.update["view"] == game.view
                if player.update["asks"] is not None:
                    first = player.update["asks"]["options"][0]["choice"]
                    assert (await player.choose(first))["type"] == "done"
                    moved.add(game.id)
            assert moved == {game.id for game in full.running}
            for game in full.finished:
                player = await people[game.person].sits(game.id, game.seat)
                assert player.update["view"] == game.view
                assert player.update["outcome"] is not None
                answer = await people[game.person].ask("GET", f"/api/tables/{game.id}/replay")
                assert answer.status_code == 200
                assert answer.json()["last"] > 0
                assert (await people[0].ask("POST", f"/api/tables/{game.id}/rematch", {})).status_code == 201
            told = (await people[2].ask("GET", f"/api/tables/{full.waiting}")).json()
            assert told["clock"] == {"turn": 86_400.0, "window": 60.0, "steady": False, "bots": "normal"}
            for game in full.running:
                told = (await people[2].ask("GET", f"/api/tables/{game.id}")).json()
                assert told["spectators"] is (told["game"] == "elfenwizards")
            mine = (await people[2].ask("GET", "/api/tables/mine")).json()
            assert full.waiting in [table["id"] for table in mine]
            assert (await row_of(server, full.waiting)).owner == people[2].id
        engine = engine_at(empty)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(story())


# -- what could go wrong ---------------------------------------------------------------------------------


def revision_of(rows: Rows) -> str:
    """Return the revision of a database."""
    return str(rows["alembic_version"][0]["version_num"])


def after_the_real_one(monkeypatch: pytest.MonkeyPatch, more: Callable[[Connection], object]) -> None:
    """Let an upgrade do something else at its end."""
    real = command.upgrade

    def worse(config: Config, revision: str) -> None:
        real(config, revision)
        more(config.attributes["connection"])

    monkeypatch.setattr(command, "upgrade", worse)


def forget_an_entry(connection: Connection) -> None:
    connection.exec_driver_sql("DELETE FROM entries WHERE number = 1")


def forget_tables(connection: Connection) -> None:
    connection.exec_driver_sql("DROP TABLE snapshots")


def orphan(connection: Connection) -> None:
    connection.exec_driver_sql("INSERT INTO chairs (table_id, seat, person) VALUES ('nowhere', 0, 'nobody')")


def fail(connection: Connection) -> None:
    raise KeyError("something unforeseen")


@pytest.mark.parametrize("worse", [forget_an_entry, forget_tables, orphan, fail])
def test_an_upgrade_that_would_lose_something_is_not_done(
    empty: str, full: Full, monkeypatch: pytest.MonkeyPatch, worse: Callable[[Connection], object]
) -> None:
    async def story() -> None:
        before = await make_older(empty, "0002", full)
        with monkeypatch.context() as patch:
            after_the_real_one(patch, worse)
            for _ in range(2):
                with pytest.raises(NoDatabase) as refused:
                    await Store.open(empty)
        assert await rows_in(empty) == before
        assert revision_of(before) == "0002"
        if empty.startswith("sqlite"):
            file = Path(empty.removeprefix("sqlite:///"))
            copy = file.with_name(f"{file.name}-before-0005")
            assert refused.value.message.key == "server-upgrade-failed-copy"
            assert refused.value.message.args["copy"] == str(copy)
            assert await rows_in(address_of(copy)) == before
            assert [one.name for one in file.parent.glob("*-before-*")] == [copy.name]  # the same twice
        else:
            assert refused.value.message.key == "server-upgrade-failed"
        await Store.prepare(empty)
        nothing_lost(before, await rows_in(empty))

    asyncio.run(story())


def test_an_upgrade_that_copies_tables_deletes_nothing_that_refers_to_them(
    tmp_path: Path, full: Full, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = address_of(tmp_path / "tables.sqlite3")

    def copy_all(connection: Connection) -> None:
        changes = Operations(MigrationContext.configure(connection))
        for name in ("people", "tables"):
            with changes.batch_alter_table(name, recreate="always"):
                pass

    async def story() -> None:
        before = await make_older(address, "0003", full)
        after_the_real_one(monkeypatch, copy_all)
        await Store.prepare(address)
        nothing_lost(before, await rows_in(address))

    asyncio.run(story())


def test_rows_that_refer_to_a_table_are_deleted_with_it_after_an_upgrade(empty: str, full: Full) -> None:
    async def story() -> None:
        await make_older(empty, "0002", full)
        engine = await open_database(empty)
        await upgrade(engine)
        async with engine.begin() as connection:  # the one that was upgraded with, out of the pool
            await connection.execute(text("DELETE FROM tables"))
        await engine.dispose()
        after = await rows_in(empty)
        assert [len(after[name]) for name in ("tables", "chairs", "entries", "snapshots")] == [0] * 4
        assert len(after["people"]) == 3

    asyncio.run(story())


def test_a_file_is_copied_before_it_is_upgraded_and_no_copy_is_overwritten(
    tmp_path: Path, full: Full
) -> None:
    file = tmp_path / "tables.sqlite3"
    kept = [file.with_name(f"{file.name}-before-0005{end}") for end in ("", "-2")]

    async def story() -> None:
        before = []
        for copy, revision in zip(kept, ("0001", "0002"), strict=True):
            before.append(await make_older(address_of(file), revision, full))
            with capture_logs() as logs:
                await Store.prepare(address_of(file))
            assert [line["copy"] for line in logs if line["event"] == "database copied"] == [str(copy)]
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            await Store.prepare(address_of(file))  # is up to date
            file.unlink()
        assert {*tmp_path.glob("*before*")} == {*kept}
        assert [await rows_in(address_of(copy)) for copy in kept] == before
        await Store.prepare(address_of(kept[0]))  # can be opened like any other
        nothing_lost(before[0], await rows_in(address_of(kept[0])))

    asyncio.run(story())


def test_a_new_file_is_not_copied(tmp_path: Path) -> None:
    asyncio.run(Store.prepare(address_of(tmp_path / "tables.sqlite3")))
    assert not [*tmp_path.glob("*before*")]


def test_a_database_is_not_upgraded_while_another_server_has_it(empty: str, full: Full) -> None:
    async def story() -> None:
        before = await make_older(empty, "0002", full)
        engine = await open_database(empty)
        owner = await Owner.of(engine)
        with pytest.raises(NoDatabase) as refused:
            await Store.open(empty)
        assert refused.value.message.key == "server-database-taken"
        assert await rows_in(empty) == before
        await owner.leave()
        await engine.dispose()

    asyncio.run(story())


# -- the rule --------------------------------------------------------------------------------------------

# A revision that has been committed is never edited: there are databases that have had it. What is wrong with
# it is repaired by the next one. A new revision is pinned here.
PINS = {
    "0001_first.py": "d583c539421faa81c87e155166c16e6b3dcbc4134100a63e3e568bb1477997d5",
    "0002_wake.py": "4daa1d91826b908f721fedd136cb9b71b45f49a6d7f7f8b137814fac94af4839",
    "0003_terms.py": "85287c6ab040aa201255f2c38a85bf20c668e7e5dc0528d56d0f93076e4da9a4",
    "0004_archives.py": "c7f1a35c09bc9d1ab0e1cebdef8101f6e6a10c763826ccda29b321e29dc7b564",
    "0005_seen.py": "5cd4149e9e5f832fd014ac4e8dae05abd5976c171923e7ce65cff16c05addb8a",
}
EDITED = {"0003"}  # twice, before there was this rule; 0004 repairs what came of it
VERSIONS = MIGRATIONS / "versions"


def revision_in(content: bytes) -> str:
    """Return the id of the revision in a file, which stays when the file is renamed."""
    found = re.search(rb'^revision = "(\w+)"$', content, re.MULTILINE)
    assert found is not None
    return found[1].decode()


def revisions() -> dict[str, bytes]:
    """Return the contents of every revision."""
    contents = [file.read_bytes() for file in VERSIONS.glob("*.py")]
    found = {revision_in(content): content for content in contents}
    assert len(found) == len(contents)
    return found


def test_no_revision_has_been_edited() -> None:
    found = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in VERSIONS.glob("*.py")}
    assert found == PINS


def first_committed(versions: Path) -> dict[str, bytes]:
    """Return every revision as it was first committed, whatever its file was called then.

    Nothing in a package without its history.
    """
    here = ["git", "-C", str(versions)]
    wanted = ["log", "--reverse", "--diff-filter=A", "--no-renames", "--format=", "--raw", "--abbrev=40"]
    if shutil.which("git") is None:
        return {}
    said = subprocess.run([*here, *wanted, "--", "."], capture_output=True, text=True, check=False)
    first: dict[str, bytes] = {}
    for line in said.stdout.splitlines():
        blob, path = line.split()[3], line.split("\t")[1]
        if path.endswith(".py"):
            shown = subprocess.run([*here, "cat-file", "blob", blob], capture_output=True, check=True)
            first.setdefault(revision_in(shown.stdout), shown.stdout)
    return first


def test_every_revision_is_as_it_was_first_committed() -> None:
    now = revisions()
    for revision, content in first_committed(VERSIONS).items():
        assert revision in EDITED or now[revision] == content, revision


def test_a_revision_that_was_renamed_and_edited_is_found(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        names = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        subprocess.run(["git", "-C", str(tmp_path), *names, *words], check=True, capture_output=True)

    git("init")
    old, new = tmp_path / "0006_old.py", tmp_path / "0006_new.py"
    old.write_bytes(b'revision = "0006"\n')
    git("add", ".")
    git("commit", "--message", "Add")
    git("mv", old.name, new.name)
    new.write_bytes(b'revision = "0006"\nedited = True\n')
    git("commit", "--all", "--message", "Edit")
    assert first_committed(tmp_path) == {"0006": b'revision = "0006"\n'}


def test_databases_of_every_revision_are_upgraded() -> None:
    assert {name.split()[0] for name in REVISIONS} == set(revisions())
