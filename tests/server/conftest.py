"""Every test of the server that asks for a `database` runs twice: on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.server.store.database import address_of
from tests.server.clusters import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this process."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a fresh database."""
    if request.param == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        yield address_of(folder / "tables.sqlite3")
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        name = cluster.create()
        yield cluster.address(name)
        cluster.drop(name)
