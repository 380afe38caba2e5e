"""What the browser tests share: one browser and one server for each process that runs them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.chromium import launched
from tests.web.house import PATIENCE, House, Person
from tests.web.visitor import SIZES, Visitor

expect.set_options(timeout=1000 * PATIENCE)

# What a browser keeps of somebody whom the server knows; an empty page keeps nothing.
KNOWN = """if (location.origin !== "null") localStorage["guildhall.person"] ??= %s"""


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


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """People before browsers; whatever goes wrong on their pages is an error of the test."""
    visitors: list[Visitor] = []

    def come(
        person: Person | None = None,
        size: str = "desk",
        theme: str = "dark",
        language: str = "en",
        moving: bool = False,
    ) -> Visitor:
        visitor = arrived(browser, house, person, size, theme, language, moving)
        visitors.append(visitor)
        return visitor

    yield come
    wrong = [what for visitor in visitors for what in visitor.wrong]
    for visitor in visitors:
        visitor.context.close()
    assert not wrong, "\n".join(wrong)


def arrived(
    browser: Browser,
    house: House,
    person: Person | None,
    size: str,
    theme: str,
    language: str,
    moving: bool = False,
) -> Visitor:
    """A fresh browser: without movement unless it is wanted, and known to the server if it is somebody's."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        is_mobile=size == "phone",
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="no-preference" if moving else "reduce",
        locale=language,
    )
    if person is not None:
        context.add_init_script(KNOWN % json.dumps(json.dumps(person._asdict())))
    return Visitor(house, context, language, touch=size == "phone")
