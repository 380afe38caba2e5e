"""What the browser tests share: one browser and one server for each process that runs them.

The browsers of single people are used again: most of what a fresh one does is to read the same scripts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.web.chromium import launched
from tests.web.house import PATIENCE, House, Person
from tests.web.visitor import SIZES, Visitor

expect.set_options(timeout=1000 * PATIENCE)


def pytest_itemcollected(item: pytest.Item) -> None:
    """What the games do has tests of its own; here it is not traced, which would be slow."""
    item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser; gone after the last of these tests, since its loop is in the way of other tests."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


class Kind(NamedTuple):
    """A kind of browser: without movement unless it is wanted."""

    size: str = "desk"
    theme: str = "dark"
    language: str = "en"
    moving: bool = False


class Visit(Protocol):
    """Lets somebody come with a browser of his own."""

    def __call__(
        self,
        person: Person | None = None,
        size: str = "desk",
        theme: str = "dark",
        language: str = "en",
        moving: bool = False,
    ) -> Visitor: ...


class Shelf:
    """Browsers of people, each without what the last one has left there."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._kinds: dict[BrowserContext, Kind] = {}
        self._free: defaultdict[Kind, list[BrowserContext]] = defaultdict(list)

    def take(self, kind: Kind) -> BrowserContext:
        """One of a kind that nobody uses."""
        free = self._free[kind]
        context = free.pop() if free else opened(self._browser, kind)
        self._kinds[context] = kind
        return context

    def put_back(self, context: BrowserContext) -> None:
        """Somebody has gone."""
        for page in context.pages:
            page.close()
        context.unroute_all()
        context.set_offline(False)
        self._free[self._kinds[context]].append(context)


@pytest.fixture(scope="package")
def shelf(browser: Browser) -> Shelf:
    """The browsers of people."""
    return Shelf(browser)


@pytest.fixture
def visit(shelf: Shelf, house: House) -> Iterator[Visit]:
    """People before browsers; whatever goes wrong on their pages is an error of the test."""
    visitors: list[Visitor] = []

    def come(
        person: Person | None = None,
        size: str = "desk",
        theme: str = "dark",
        language: str = "en",
        moving: bool = False,
    ) -> Visitor:
        context = shelf.take(Kind(size, theme, language, moving))
        visitors.append(Visitor(house, context, person, language, touch=size == "phone"))
        return visitors[-1]

    yield come
    wrong = [what for visitor in visitors for what in visitor.wrong]
    for visitor in visitors:
        if visitor.used_up or wrong:
            visitor.context.close()
        else:
            shelf.put_back(visitor.context)
    assert not wrong, "\n".join(wrong)


def opened(browser: Browser, kind: Kind) -> BrowserContext:
    """A fresh browser."""
    width, height = SIZES[kind.size]
    return browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=kind.size == "phone",
        is_mobile=kind.size == "phone",
        color_scheme="light" if kind.theme == "light" else "dark",
        reduced_motion="no-preference" if kind.moving else "reduce",
        locale=kind.language,
    )
