"""The page as the server delivers it."""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import SQLAlchemyError

from guildhall.server import page
from guildhall.server.app import Settings
from guildhall.server.limits import NO_LIMITS
from guildhall.server.store.database import address_of
from guildhall.text import languages
from tests.server.running import Running, running

INDEX = "<!doctype html><title>Guildhall</title>"
TABLE = "0123456789abcdef"
WHOLE = {"/": 200, "/rules/wizwar": 200, "/nowhere": 404, "/assets/all.js": 200, "/no.js": 404}
SCRIPT = "0;" * 1000
SECRET = "nobody may read this"
PARTS = ["..", ".", "", "assets", "all.js", "secret.js", "api", "\0", "\ud800", "ä", "\\", "%2e%2e", "C:"]
PATHS = st.lists(st.sampled_from(PARTS) | st.text(max_size=300), max_size=8).map("/".join)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small page, beside a file that doesn't belong to it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, "utf-8")
    (folder / "assets" / "all.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "secret.js").write_text(SECRET, "utf-8")
    monkeypatch.setattr(page, "FOLDER", folder)


def test_the_page_answers_head_requests(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(address_of(tmp_path / "tables.sqlite3")) as server:
            for path, code in WHOLE.items():
                whole = await server.http.get(path)
                asked = await server.http.head(path)
                assert (whole.status_code, asked.status_code) == (code, code), path
                assert whole.content
                assert not asked.content
                for headers in (whole.headers, asked.headers):
                    headers.pop("date", None)
                assert asked.headers == whole.headers

    asyncio.run(ask())


def described(page: str) -> dict[str, str]:
    """Return what a page says about itself; nothing if it isn't one."""
    if not page.startswith("<!doctype html><title>"):
        return {}
    tags = re.findall(r'<meta (?:name|property)="(.*?)" content="(.*?)" />', page)
    return {"title": page.partition("<title>")[2].partition("</title>")[0], **dict(tags)}


async def answered(app: Any, path: str) -> tuple[int, str]:
    """Return the response to a path, even one that no client could send."""
    said: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        said.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": quote(path, errors="replace").encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
    }
    await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in said[1:])
    return said[0]["status"], body.decode()


def test_no_path_causes_a_server_error_or_leads_out_of_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def start() -> Running:
        server = Running(Settings(address_of(tmp_path / "tables.sqlite3"), limits=NO_LIMITS))
        await server.start()
        return server

    with asyncio.Runner() as runner:
        server = runner.run(start())

        @settings(max_examples=400, deadline=None, database=None, derandomize=True)
        @given(PATHS)
        @example("\0")
        @example("assets/\0.js")
        @example("\udc80.js")
        @example("x" * 300 + ".js")
        @example("ä" * 200 + ".js")
        @example("x/" * 3000 + "all.js")
        @example("assets/../../secret.js")
        @example("..\\secret.js")
        def ask(path: str) -> None:
            status, body = runner.run(answered(server.app, f"/{path}"))
            if status == 200:
                assert body == SCRIPT or described(body)
            elif not described(body):
                assert status == 404
                assert '"key":"server-no-page"' in body

        ask()
        runner.run(server.stop())
    assert capsys.readouterr() == ("", "")


NOTHING = [
    "/%00",
    "/assets/%00.js",
    "/%ed%a0%80",
    "/%ff.js",
    "/" + "x" * 300,
    "/" + "x" * 300 + ".js",
    "/../secret.js",
    "/%2e%2e/secret.js",
    "/..%2fsecret.js",
    "/assets/../../secret.js",
    "/assets/..%2f..",
    "/api",
    "/api/nothing",
    "/.git",
]


def test_an_unknown_path_is_refused_in_the_usual_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def ask() -> None:
        async with running(address_of(tmp_path / "tables.sqlite3")) as server:
            for path in NOTHING:
                head, body = await raw(server.port, path)
                assert head.startswith("HTTP/1.1 404 "), path
                refusal = json.loads(body)
                assert refusal.keys() == {"sentence", "rule", "text"}
                assert refusal["text"]["key"] == "server-no-page"

    asyncio.run(ask())
    assert capsys.readouterr() == ("", "")


PLACES = {
    "/": 200,
    "/new": 200,
    f"/t/{TABLE}": 200,
    f"/t/{TABLE}/replay": 200,
    "/rules": 200,
    "/rules/": 200,
    "/rules/wizwar": 200,
    "/fair": 200,
    "/settings": 200,
    "/nowhere": 404,
    "/new/table": 404,
    "/t": 404,
    "/t/table": 404,
    f"/t/{TABLE}/record": 404,
    "/rules/wizwar/5": 404,
    "/Rules": 404,
}


def test_addresses_without_a_page_say_so(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(address_of(tmp_path / "tables.sqlite3")) as server:
            for path, status in PLACES.items():
                answer = await server.http.get(path)
                assert answer.status_code == status, path
                assert described(answer.text)  # also where there is nothing: the page says it in words
                assert answer.headers["cache-control"] == "no-cache"

    asyncio.run(ask())


def test_a_page_says_what_it_is(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(address_of(tmp_path / "tables.sqlite3")) as server:

            async def asked(path: str, language: str = "en") -> dict[str, str]:
                answer = await server.http.get(path, headers={"Accept-Language": language})
                assert "Accept-Language" in answer.headers["vary"]
                return described(answer.text)

            start = await asked("/")
            assert start["title"] == start["og:title"] == "Guildhall"
            assert start["og:image"] == f"http://127.0.0.1:{server.port}/preview.png"
            rules = await asked("/rules/wizwar", "de-CH,en;q=0.5")
            assert rules["title"] == "Die Regeln von Wiz-War · Guildhall"
            assert rules["description"] == rules["og:description"] != start["description"]
            assert await asked("/rules/chess", "nl") != await asked("/rules/wizwar", "nl, en")
            for listed in ("/", "/rules", "/rules/wizwar", "/fair"):
                assert "robots" not in await asked(listed)
            nothing = await asked(f"/t/{TABLE}")
            assert nothing == {**start, "robots": "noindex"}

            anna = await server.person('<i>"Anna"')
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Bert"}]
            private = await anna.opens("wizwar", seats, private=True)
            for path in (f"/t/{private['id']}", f"/t/{private['id']}?invite={private['invite']}"):
                assert await asked(path) == nothing
            table = await anna.opens("wizwar", seats)
            waiting = await asked(f"/t/{table['id']}")
            assert waiting["og:title"] == "Wiz-War · Guildhall"
            assert waiting["og:description"] == (
                "One free seat. At the table: &lt;i&gt;&quot;Anna&quot; and Bert."
            )
            assert waiting["robots"] == "noindex"
            await anna.ask("POST", f"/api/tables/{table['id']}/start", {"names": ["Carla"]})
            assert (await asked(f"/t/{table['id']}/replay"))["description"].endswith("Carla and Bert.")

    asyncio.run(ask())


def test_the_page_comes_even_if_nothing_is_known_about_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise SQLAlchemyError

    async def ask() -> None:
        async with running(address_of(tmp_path / "tables.sqlite3")) as server:
            monkeypatch.setattr(server.app.state.hall.store, "table", fail)
            assert (await server.http.get(f"/t/{TABLE}")).status_code == 200

    asyncio.run(ask())


def test_the_page_can_be_installed_in_every_language(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(address_of(tmp_path / "tables.sqlite3")) as server:
            about = set()
            for language in languages():
                answer = await server.http.get(
                    "/guildhall.webmanifest", headers={"Accept-Language": f"nl,{language}"}
                )
                assert answer.headers["content-type"] == "application/manifest+json"
                assert answer.json()["lang"] == language
                about.add(answer.json()["description"])
            assert len(about) == len(languages())

    asyncio.run(ask())


async def raw(port: int, path: str) -> tuple[str, str]:
    """Return the response to a path exactly as given, which most clients would normalize."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    return head, body


def test_a_public_table_has_a_picture(tmp_path: Path) -> None:
    """It shows the table now, or a step of a replay; a private or delayed table has none."""

    async def ask() -> None:
        async with running(address_of(tmp_path / "tables.sqlite3")) as server:
            anna = await server.person("Anna")
            bot = {"kind": "bot", "bot": "random"}

            async def image(table: str, query: str = "") -> str:
                found = described((await server.http.get(f"/t/{table}{query}")).text)["og:image"]
                return found.removeprefix(f"http://127.0.0.1:{server.port}/")

            for game, bots in (("wizwar", 1), ("elfenwizards", 2)):
                table = (await anna.opens(game, [{"kind": "me"}, *[bot] * bots]))["id"]
                path = await image(table)
                assert path == f"api/tables/{table}/picture"
                answer = await server.http.get(f"/{path}")
                assert answer.headers["content-type"] == "image/png"
                assert size(answer.content) == (1200, 630)
            for hidden in ({"private": True}, {"delay": 60}, {"spectators": False}):
                table = (await anna.opens("wizwar", [{"kind": "me"}, bot], **hidden))["id"]
                assert await image(table) == "preview.png"
                assert (await server.http.get(f"/api/tables/{table}/picture")).status_code == 404
            table = (await anna.opens("wizwar", [bot] * 2))["id"]
            while (await server.http.get(f"/api/tables/{table}")).json()["status"] != "finished":
                await asyncio.sleep(0.05)
            assert await image(table, "/replay?step=3") == f"api/tables/{table}/picture?step=3"
            assert await image(table, "/replay?step=x") == f"api/tables/{table}/picture"
            pictures = [
                (await server.http.get(f"/api/tables/{table}/picture{step}")).content
                for step in ("?step=0", "", "?step=0")
            ]
            assert pictures[0] == pictures[2] != pictures[1]
            assert (await server.http.get(f"/api/tables/{table}/picture?step=99999")).status_code == 400

    asyncio.run(ask())


def size(png: bytes) -> tuple[int, int]:
    """Return the width and the height of a picture; its pixels must be whole."""
    assert png.startswith(b"\x89PNG")
    width, height = int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
    length = int.from_bytes(png[33:37])
    assert len(zlib.decompress(png[41 : 41 + length])) == height * (1 + 3 * width)
    return width, height
