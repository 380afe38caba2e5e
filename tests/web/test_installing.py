"""The page as an installed program: its manifest and pictures, and what works without a connection."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Kind, opened
from tests.web.house import ME, OPEN, House
from tests.web.visitor import Visitor

READY = "navigator.serviceWorker.ready.then(() => undefined)"
PUT = """async (path) => (await caches.open("files")).put(path, new Response("old"))"""
KEPT = """async () => {
  const caught = [];
  for (const name of await caches.keys())
    for (const {url} of await (await caches.open(name)).keys()) caught.push(new URL(url).pathname);
  return caught;
}"""


@pytest.fixture
def anna(browser: Browser, house: House) -> Iterator[Visitor]:
    """A person whose browser installs service workers."""
    page = opened(browser, Kind(), worker=True)
    visitor = Visitor(house, page, house.person("Anna"), "en", touch=False)
    yield visitor
    page.context.close()
    assert not visitor.wrong


def test_pictures_and_robots_txt_are_served(anna: Visitor) -> None:
    def got(path: str) -> tuple[bytes, dict[str, str]]:
        answer = anna.context.request.get(anna.house.address + path)
        assert answer.ok, path
        return answer.body(), answer.headers

    anna.goes("/")
    manifest = anna.page.evaluate(
        "fetch(document.querySelector('[rel=manifest]').href).then((it) => it.json())"
    )
    pictures = {icon["src"]: icon["sizes"] for icon in manifest["icons"]}
    pictures |= {"/icon-180.png": "180x180", "/preview.png": "1200x630"}
    assert len(pictures) == 5
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for path, sizes in pictures.items():
        body, headers = got(path)
        assert "{}x{}".format(*struct.unpack(">II", body[16:24])) == sizes
        assert headers["content-type"] == "image/png"
        assert headers["cache-control"] == "no-cache"
    assert anna.page.locator("[rel=apple-touch-icon]").get_attribute("href") in pictures
    body, headers = got("/robots.txt")
    assert headers["content-type"].startswith("text/plain")
    assert b"Disallow: /api/" in body


def test_the_page_opens_offline_and_says_what_needs_a_connection(anna: Visitor) -> None:
    table = anna.house.table(anna.house.person("Bert"), "wizwar", [ME, OPEN])
    anna.goes("/")
    anna.page.evaluate(READY)
    with anna.trouble():
        anna.context.set_offline(True)
        anna.goes("/")
        expect(anna.page.get_by_role("heading", name=anna.say("web-game-wizwar"))).to_be_visible()
        anna.sees(anna.say("web-works-offline"))
        anna.sees_no_more(anna.say("web-no-open-tables"))
        anna.goes("/rules/wizwar#r5.8")
        expect(anna.page.locator('[id="r5.8"]')).to_be_visible()
        anna.goes("/settings")
        expect(anna.page.get_by_role("heading", name=anna.say("web-settings"))).to_be_visible()
        anna.goes(f"/t/{table.id}")
        anna.sees(anna.say("web-offline-title"))
        anna.sees(anna.say("web-offline"))
        anna.context.set_offline(False)
        expect(anna.button("web-sit-down")).to_be_visible()


def test_the_service_worker_stores_nothing_private_and_nothing_old(anna: Visitor) -> None:
    anna.page.evaluate(PUT, "/assets/old.js")
    anna.goes("/")
    anna.page.evaluate(READY)
    anna.goes("/")  # this time through the service worker
    expect(anna.button("web-play-now")).to_be_visible()
    anna.press(anna.button("web-play-now"))
    anna.until(lambda: anna.updates, "the table")
    kept: list[str] = anna.page.evaluate(KEPT)
    assert "/assets/old.js" not in kept
    assert [path for path in kept if not path.startswith("/assets/")] == ["/", "/api/games"]
