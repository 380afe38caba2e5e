"""Runs every server test that needs a database twice: on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
import structlog

from guildhall.server.match import Match
from guildhall.server.store.database import address_of
from guildhall.server.store.store import Store
from guildhall.server.terms import Played
from tests.server.clusters import Cluster
from tests.server.places import folder

NUMBERS: Final = count(1)
Fresh: TypeAlias = Callable[[], str]  # the address of another fresh database


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this process."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def template() -> Iterator[Path]:
    """A SQLite file with all tables, in a folder with room for others."""
    files = folder()
    asyncio.run(Store.prepare(address_of(files / "template.sqlite3")))
    yield files / "template.sqlite3"
    shutil.rmtree(files)


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest) -> Iterator[Fresh]:
    """A function that makes fresh databases."""
    if request.param == "sqlite":
        template: Path = request.getfixturevalue("template")

        def in_a_file() -> str:
            file = template.with_name(f"tables{next(NUMBERS)}.sqlite3")
            shutil.copyfile(template, file)
            return address_of(file)

        yield in_a_file
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    made: list[str] = []

    def in_the_cluster() -> str:
        made.append(cluster.create())
        return cluster.address(made[-1])

    yield in_the_cluster
    for name in made:
        cluster.drop(name)


@pytest.fixture
def database(fresh: Fresh) -> str:
    """The address of a fresh database."""
    return fresh()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database without any table."""
    if request.param == "sqlite":
        path: Path = request.getfixturevalue("tmp_path")
        yield address_of(path / "tables.sqlite3")
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    name = cluster.create("template1")
    yield cluster.address(name)
    cluster.drop(name)


@pytest.fixture
def redone(monkeypatch: pytest.MonkeyPatch) -> list[Played]:
    """The steps that are replayed from the journal."""
    found: list[Played] = []
    real = Match.again

    def again(match: Match, entry: Played) -> Any:
        found.append(entry)
        return real(match, entry)

    monkeypatch.setattr(Match, "again", again)
    return found


@pytest.fixture(autouse=True)
def plain_logs() -> Iterator[None]:
    """Log errors in short: many are intended, and tracebacks take time."""
    before = structlog.get_config()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    )
    yield
    structlog.configure(**before)
