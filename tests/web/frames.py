"""Measures the frame rate of movement on the page: `python -m tests.web.frames [--trials N]`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.web.chromium import launched
from tests.web.conftest import Kind, opened
from tests.web.house import APPRENTICE, ME, OPEN, House, Person
from tests.web.positions import DUEL, SPELLS
from tests.web.visitor import DEVICES, Visitor

TARGET: Final = 50  # frames per second
TRIALS: Final = 8  # of each movement
FIGURE, TOKEN = ".piece .base", ".token > .piece"
# Notes when each frame is drawn and where the pieces are, until nothing has moved for half a second.
FILM: Final = """(pieces) => {
  const places = () => [...document.querySelectorAll(pieces)].map((one) => {
    const {x, y} = one.getBoundingClientRect();
    return `${Math.round(x)},${Math.round(y)}`;
  }).join(" ");
  window.rate = new Promise((done) => {
    const times = [];
    let [first, last, shown] = [-1, -1, places()];
    const look = (now) => {
      times.push(now);
      const at = places();
      if (at !== shown) {
        if (first < 0) first = times.length - 1;
        last = times.length - 1;
      }
      shown = at;
      if (first >= 0 && now - times[last] > 500) done(1000 * (last - first) / (times[last] - times[first]));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}"""


def main() -> int:
    """Print the frame rates; return 1 if one misses the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=TRIALS, help="how often each movement is measured")
    trials: int = parser.parse_args().trials
    slow = False
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house, browser = House(Path(data)), launched(playwright)
        try:
            for device in DEVICES:
                for what, measure in (("a wizard walks", walks), ("tokens climb", climbs)):
                    person = house.person("Anna")
                    page = opened(browser, Kind(device, moving=True))
                    anna = Visitor(house, page, person, "en", touch=device == "phone")
                    rates = list(measure(house, anna, person, trials))
                    print(f"{what}, {device}: {median(rates):.0f} frames per second, lowest {min(rates):.0f}")
                    slow = slow or median(rates) < TARGET
                    anna.context.close()
        finally:
            browser.close()
            house.close()
    return int(slow)


def walks(house: House, anna: Visitor, person: Person, trials: int) -> Iterator[float]:
    """Yield the frame rate of each walk of three steps."""
    start: dict[str, Any] = DUEL | {"hands": {"blue": [], "red": []}}
    for _ in range(trials):
        anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
        anna.until(lambda: anna.helped and "a2" in anna.words(), "hints")
        anna.page.evaluate(FILM, FIGURE)
        anna.press(anna.board().locator("#ww-b3"), whatever=True)
        rate: float = anna.page.evaluate("window.rate")
        yield rate


def climbs(house: House, anna: Visitor, person: Person, trials: int) -> Iterator[float]:
    """Yield the frame rate of the awards at the end of the fifth step, when several tokens move."""
    others = [house.person(name) for name in ("Bert", "Carl")]
    for _ in range(trials):
        table = house.table(person, "elfenwizards", [ME, OPEN, OPEN], SPELLS)
        for other in others:
            house.join(other, table)
        for word in ("d5S", "S1", "d4W", "W1"):
            house.says(person, table, 0, type="choose", say=word)
        for seat, other in enumerate(others, 1):
            house.says(other, table, seat, type="choose", say="pass")
        anna.sits(table)
        anna.until(lambda: anna.helped, "hints")
        anna.page.evaluate(FILM, TOKEN)
        anna.choose("pass")
        rate: float = anna.page.evaluate("window.rate")
        yield rate


if __name__ == "__main__":
    sys.exit(main())
