"""Saves every page in every size and both themes: `python -m tests.web.screenshots [NAME...]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.chromium import launched
from tests.web.conftest import Kind, opened
from tests.web.house import ROOT, House
from tests.web.scenes import SCENES
from tests.web.visitor import DEVICES, SIZES, Visitor


def main(folder: Path, names: list[str]) -> int:
    """Draw some scenes, or all; return how many failed."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house, browser = House(Path(data)), launched(playwright)
        try:
            for name in names or SCENES:
                try:
                    draw(house, browser, folder, name)
                    print(name, flush=True)
                except Exception as error:
                    missing += 1
                    print(f"{name}: {error}", file=sys.stderr, flush=True)
        finally:
            browser.close()
            house.close()
    return missing


def draw(house: House, browser: Browser, folder: Path, name: str) -> None:
    """Draw a scene in all sizes and themes."""
    for device, sizes in DEVICES.items():
        person = house.person("Anna")
        anna = Visitor(house, opened(browser, Kind(device)), person, "en", touch=device == "phone")
        for look in SCENES[name](house, anna, person):
            picture = f"{name}-{look.name}" if look.name else name
            for size in reversed(sizes):
                width, height = SIZES[size]
                anna.page.set_viewport_size({"width": width, "height": height})
                if look.again is not None:
                    look.again()
                for theme in ("dark", "light"):
                    anna.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                    anna.page.wait_for_timeout(150)
                    anna.page.screenshot(path=folder / f"{picture}-{width}x{height}-{theme}.png")
        anna.page.unroute_all(behavior="wait")
        anna.context.close()


if __name__ == "__main__":
    sys.exit(main(ROOT / "screenshots", sys.argv[1:]) > 0)
