"""Every page in both themes: for everybody, from nowhere else, and small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, ROOT, House
from tests.web.scenes import SCENES, WHOLE, Look
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
COLOURED: Final = ("color-contrast", "link-in-text-block")  # what is another thing in another theme
MOST: Final = 300_000  # bytes that come over the line before somebody can play


def runs(look: Look, first: bool) -> dict[str, Sequence[str] | None]:
    """In which themes to look, and for which rules if not for all: at another size a page once more."""
    if first:
        return {"light": None, "dark": COLOURED}
    return {"dark": None} if look.part == WHOLE else {}


def violations(visitor: Visitor, part: str, rules: Sequence[str] | None) -> list[str]:
    """What axe-core finds wrong in a part of the page, with the elements."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate(VIOLATIONS, [part, rules])
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"][:3]
    ]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", SCENES)
def test_for_everybody(house: House, visit: Visit, name: str, device: str) -> None:
    """axe-core finds nothing, nothing is wider than the screen, and no request leaves the server."""
    person = house.person("Anna")
    anna = visit(person, device)
    wrong: list[str] = []
    for look in SCENES[name](house, anna, person):
        for size in reversed(DEVICES[device]):
            width, height = SIZES[size]
            anna.page.set_viewport_size({"width": width, "height": height})
            wide = anna.page.evaluate("document.documentElement.scrollWidth")
            wrong += [f"{look.name}: {wide} is wider than {width}"] if wide > width else []
            for theme, rules in runs(look, size == device).items():
                anna.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                found = violations(anna, look.part, rules)
                wrong += [f"{look.name} of {size} size in the {theme}: {what}" for what in found]
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_little_is_loaded_before_the_first_choice(house: House, visit: Visit, game: str) -> None:
    person = house.person("Anna")
    anna = visit(person)
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
