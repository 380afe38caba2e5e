"""Every response says how a browser may use it, refusals included."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from guildhall.server import page
from guildhall.server.limits import NO_LIMITS, Limit
from tests.server.running import Running, running

ASKED = [
    ("GET", "/api/games", 200),
    ("HEAD", "/api/games", 405),
    ("OPTIONS", "/api/games", 204),
    ("TRACE", "/api/games", 405),
    ("BREW", "/api/games", 405),
    ("GET", "/api/tables", 200),
    ("GET", "/api/people/me", 401),
    ("GET", "/api/nothing", 404),
    ("GET", "/api/tables/nothing", 404),
    ("GET", "/api/tables/nothing/record", 404),
    ("POST", "/api/people", 400),
    ("GET", "/api/schema", 200),
    ("GET", "/api/schema/openapi.json", 200),
    ("GET", "/healthz", 200),
    ("HEAD", "/healthz", 200),
    ("TRACE", "/", 405),
    ("POST", "/", 405),
    ("OPTIONS", "/", 204),
    ("GET", "/no.js", 404),
    ("GET", "/%00", 404),
    ("HEAD", "/%00", 404),
]


def safe(answer: httpx.Response, cached: str = "no-store") -> None:
    """Check that a response has all headers it should have."""
    assert answer.headers["cache-control"] == cached
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert "server" not in answer.headers  # nobody needs to know which one


def test_every_response_has_security_headers_and_is_not_cached(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def story(server: Running) -> None:
        anna = await server.person("Anna")
        for method, path, status in ASKED:
            answer = await server.http.request(method, path)
            assert answer.status_code == status, (method, path)
            safe(answer)
            if status == 405:
                assert "GET" in answer.headers["allow"]
            if status >= 400 and method != "HEAD":
                assert answer.json().keys() == {"sentence", "rule", "text"}
            else:
                assert method in ("GET", "OPTIONS") or not answer.content
        safe(await anna.ask("GET", "/api/people/me"))
        safe(await anna.ask("GET", "/api/tables/mine"))
        safe(await anna.ask("PATCH", "/api/people/me", {"name": "x" * 20_000}))
        safe(await server.http.get("/api/games", headers={"Host": "elsewhere.example"}))
        monkeypatch.setattr(server.app.state.hall.store, "open_tables", fail)
        broken = await server.http.get("/api/tables")
        assert broken.status_code == 500
        safe(broken)

    async def play() -> None:
        async with running(database) as server:
            await story(server)
        async with running(database, limits=NO_LIMITS._replace(requests=Limit(1e-9, 0))) as server:
            answer = await server.http.get("/api/games")
            assert answer.status_code == 429
            safe(answer)

    asyncio.run(play())


def test_only_files_with_a_hash_in_their_name_are_cached(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", "utf-8")
    (tmp_path / "assets" / "all.js").write_text("0;", "utf-8")
    monkeypatch.setattr(page, "FOLDER", tmp_path)

    async def play() -> None:
        async with running(database) as server:
            safe(await server.http.get("/assets/all.js"), "public, max-age=31536000, immutable")
            safe(await server.http.get("/"), "no-cache")
            safe(await server.http.get("/assets/other.js"))

    asyncio.run(play())
