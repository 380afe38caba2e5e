"""Fixtures of the browser tests: one browser and one server for each test process.

Pages of single people are reused: a fresh one spends most of its time reading the same scripts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Literal, NamedTuple, Protocol, TypedDict

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.web.chromium import launched
from tests.web.house import PATIENCE, House, Person
from tests.web.visitor import SIZES, Visitor

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Yield the browser; it closes after the last of these tests, since its loop disturbs other tests."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield the server."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


class Media(TypedDict):
    """The preferences of a browser's user."""

    color_scheme: Literal["light", "dark"]
    reduced_motion: Literal["no-preference", "reduce"]


class Kind(NamedTuple):
    """A kind of browser, without animation by default."""

    size: str = "desk"
    theme: str = "dark"
    language: str = "en"
    moving: bool = False

    @property
    def viewport(self) -> ViewportSize:
        """Return the size of its window."""
        width, height = SIZES[self.size]
        return {"width": width, "height": height}

    @property
    def media(self) -> Media:
        """Return the preferences of its user."""
        return {
            "color_scheme": "light" if self.theme == "light" else "dark",
            "reduced_motion": "no-preference" if self.moving else "reduce",
        }


class Visit(Protocol):
    """Opens a browser for a person; a fresh one has no history."""

    def __call__(
        self,
        person: Person | None = None,
        size: str = "desk",
        theme: str = "dark",
        language: str = "en",
        moving: bool = False,
        fresh: bool = False,
    ) -> Visitor: ...


class Shelf:
    """A pool of browsers, each with one page."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kinds: dict[Page, Kind] = {}
        self._free: defaultdict[Kind, list[Page]] = defaultdict(list)

    def take(self, kind: Kind, fresh: bool = False) -> Page:
        """Return a free browser of a kind, or a fresh one."""
        free = self._free[kind]
        page = free.pop() if free and not fresh else opened(self._browser, kind)
        self._kinds[page] = kind
        return page

    def put_back(self, visitor: Visitor) -> None:
        """Put a browser back into the pool, with its page reset."""
        page, kind = visitor.page, self._kinds.pop(visitor.page)
        if visitor.used_up:
            visitor.context.close()
            return
        for other in visitor.context.pages:
            if other != page:
                other.close()
        page.unroute_all(behavior="wait")
        visitor.context.set_offline(False)
        visitor.leaves()
        page.set_viewport_size(kind.viewport)
        page.emulate_media(**kind.media)
        self._free[kind].append(page)


@pytest.fixture(scope="package")
def shelf(browser: Browser) -> Shelf:
    """Return the pool of browsers."""
    return Shelf(browser)


@pytest.fixture
def visit(shelf: Shelf, house: House) -> Iterator[Visit]:
    """Let people use browsers; any error on their pages fails the test."""
    visitors: list[Visitor] = []

    def come(
        person: Person | None = None,
        size: str = "desk",
        theme: str = "dark",
        language: str = "en",
        moving: bool = False,
        fresh: bool = False,
    ) -> Visitor:
        page = shelf.take(Kind(size, theme, language, moving), fresh)
        visitors.append(Visitor(house, page, person, language, touch=size == "phone"))
        return visitors[-1]

    yield come
    wrong = [what for visitor in visitors for what in visitor.wrong]
    for visitor in visitors:
        visitor.used_up |= bool(wrong)
        shelf.put_back(visitor)
    assert not wrong, "\n".join(wrong)


def opened(browser: Browser, kind: Kind, worker: bool = False) -> Page:
    """Return the page of a fresh browser, which perhaps lets the page install its service worker."""
    context = browser.new_context(
        viewport=kind.viewport,
        has_touch=kind.size == "phone",
        is_mobile=kind.size == "phone",
        locale=kind.language,
        **kind.media,
    )
    if not worker:  # it would keep what later tests should load, and hide requests from `page.route`
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    return context.new_page()
