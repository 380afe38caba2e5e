"""Every page in both themes is accessible, loads nothing from elsewhere, and is small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.contrast import unreadable
from tests.web.house import APPRENTICE, ME, ROOT, House
from tests.web.scenes import HERE, SCENES, WHOLE
from tests.web.visitor import DEVICES, SIZES, Visitor

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS: Final = """async ([part, rules]) => {  // what is right is not told: that would take long
  // Of what lies under an open dialog axe-core believes that it lies over it.
  const under = "body *:not(:has(dialog[open]), dialog[open], dialog[open] *)";
  const style = document.createElement("style");
  if (part === "dialog[open]") style.textContent = `${under} { display: none !important; }`;
  document.head.append(style);
  const runOnly = rules === null ? {} : {runOnly: {type: "rule", values: rules}};
  const checks = {"color-contrast": {options: {ignoreLength: true}}};  // single letters are read as well
  const found = await axe.run(part, {resultTypes: ["violations"], preload: false, checks, ...runOnly});
  style.remove();
  return found.violations;
}"""
# axe-core checks all rules once for each device in the light theme; in the dark one and in a smaller window,
# only those about appearance. Nothing else differs in the dark theme: no script and no style depends on the
# theme, which test_themes_differ_in_colours_alone checks, and the documents are compared.
Theme: TypeAlias = Literal["light", "dark"]
LIGHT: Final[tuple[Theme, ...]] = ("light",)
SEEN: Final = ("color-contrast", "link-in-text-block", "scrollable-region-focusable")
WRITTEN: Final = {  # boards with much text, each at a different moment
    "elfenwizards-spells": 60,
    "elfenwizards-late": 60,
    "wizwar-start": 40,
    "wizwar-middle": 40,
    "wizwar-duel": 25,  # on a phone, half of the labyrinth is in view
}
MOST: Final = 300_000  # the most bytes to load before somebody can play


def violations(visitor: Visitor, part: str, rules: Sequence[str] | None) -> list[str]:
    """Return what axe-core objects to in a part of the page, with the elements."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate(VIOLATIONS, [part, rules])
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"][:3]
    ]


def document(visitor: Visitor, theme: Theme) -> str:
    """Return the whole page in a theme."""
    visitor.page.emulate_media(color_scheme=theme)
    text: str = visitor.page.evaluate("document.documentElement.outerHTML")
    return text


def same(visitor: Visitor, light: str) -> None:
    """Check that a page is the same in the dark theme, and leave it dark."""
    if document(visitor, "dark") != light:  # perhaps an update arrived in between
        visitor.until(lambda: document(visitor, "light") == document(visitor, "dark"), "the same in the dark")


def unread(visitor: Visitor, name: str) -> list[str]:
    """Return what can't be read on a board with much text."""
    count, bad = unreadable(visitor)
    assert count > WRITTEN[name], f"only {count} texts are seen"
    return bad


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", SCENES)
def test_every_page_is_accessible(house: House, visit: Visit, name: str, device: str) -> None:
    """axe-core finds nothing, text on boards is readable, and nothing is wider than the screen.

    No request goes to another server. In a smaller window, axe-core checks only whole pages.
    """
    person = house.person("Anna")
    anna = visit(person, device)
    wrong: list[str] = []
    for look in SCENES[name](house, anna, person):
        for size in reversed(DEVICES[device]):
            width, height = SIZES[size]
            anna.page.set_viewport_size({"width": width, "height": height})
            if look.again is not None:
                look.again()
                expect(anna.page.locator(look.part)).to_be_visible()
            wide = anna.page.evaluate("document.documentElement.scrollWidth")
            wrong += [f"{look.name}: {wide} is wider than {width}"] if wide > width else []
            if size != device and look.part != WHOLE:
                continue
            light = document(anna, "light")
            for theme in get_args(Theme) if size == device else LIGHT:
                if theme == "dark":
                    same(anna, light)
                every = size == device and theme == "light"
                found = violations(anna, look.part, None if every else SEEN)
                if look == HERE and size == device and name in WRITTEN:
                    found += unread(anna, name)
                wrong += [f"{look.name} of {size} size in the {theme}: {what}" for what in found]
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


@pytest.mark.parametrize(
    ("game", "language"),
    [("elfenwizards", "en"), ("elfenwizards", "fr"), ("wizwar", "de"), ("wizwar", "it")],
)
def test_little_is_loaded_before_the_first_choice(
    house: House, visit: Visit, game: str, language: str
) -> None:
    person = house.person("Anna")
    anna = visit(person, language=language, fresh=True)
    bytes_: list[float] = []
    network = anna.context.new_cdp_session(anna.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: bytes_.append(event["encodedDataLength"]))
    anna.goes("/")
    anna.page.wait_for_load_state("networkidle")
    seats = [ME, APPRENTICE, APPRENTICE]
    anna.sits(house.table(person, game, seats))
    anna.page.wait_for_load_state("networkidle")
    assert len(bytes_) > 5
    assert 30_000 < sum(bytes_) < MOST
