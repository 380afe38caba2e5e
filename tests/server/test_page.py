"""The page as the server gives it out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from guildhall.server import page
from guildhall.server.store.database import address_of
from tests.server.running import running


def test_whether_something_is_there_can_be_asked_without_getting_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    (tmp_path / "assets" / "all.js").write_text("0;" * 1000, "utf-8")
    monkeypatch.setattr(page, "FOLDER", tmp_path)

    async def ask() -> None:
        async with running(address_of(tmp_path / "tables.sqlite3")) as server:
            for path, code in (("/", 200), ("/rules/wizwar", 200), ("/assets/all.js", 200), ("/no.js", 404)):
                whole = await server.http.get(path)
                asked = await server.http.head(path)
                assert (whole.status_code, asked.status_code) == (code, code), path
                assert whole.content
                assert not asked.content
                for headers in (whole.headers, asked.headers):
                    headers.pop("date", None)
                assert asked.headers == whole.headers

    asyncio.run(ask())
