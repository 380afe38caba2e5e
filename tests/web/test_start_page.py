"""The start page: one's own tables first, games to watch, and results of finished ones."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House
from tests.web.visitor import Visitor


def part(visitor: Visitor, key: str) -> Locator:
    """Return a part of the start page by its heading."""
    heading = visitor.page.get_by_role("heading", name=visitor.say(key), exact=True)
    return visitor.page.locator("section", has=heading)


def test_ones_own_tables_come_first(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    house.table(person, "wizwar", [ME, APPRENTICE], private=True)
    anna = visit(person)
    anna.goes("/")
    mine, games = part(anna, "web-my-tables"), part(anna, "web-game-elfenwizards")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    own, other = mine.bounding_box(), games.bounding_box()
    assert own is not None
    assert other is not None
    assert own["y"] < other["y"]


def test_a_game_in_progress_can_be_watched(house: House, visit: Visit) -> None:
    """Unless it is private, nobody may watch it, or it is one's own."""
    bert = house.person("Bert")
    table = house.table(bert, "wizwar", [ME, APPRENTICE])
    hidden = [
        house.table(bert, "wizwar", [ME, APPRENTICE], private=True),
        house.table(bert, "wizwar", [ME, APPRENTICE], spectators=False),
        house.table(bert, "wizwar", [ME, OPEN]),
    ]
    eve = visit(house.person("Eve"))
    eve.goes("/")
    line = part(eve, "web-running-tables").locator("li", has=eve.page.locator(f"[href='/t/{table.id}']"))
    expect(line).to_contain_text(eve.say("web-computer-name", name="Apprentice"))
    for other in hidden:
        expect(part(eve, "web-running-tables").locator(f"[href='/t/{other.id}']")).to_have_count(0)
    eve.press(line.get_by_role("link", name=eve.say("web-watch")))
    eve.sees(eve.say("web-watching"))
    owner = visit(bert)
    owner.goes("/")
    expect(part(owner, "web-my-tables").locator(f"[href='/t/{table.id}']").first).to_be_visible()
    expect(part(owner, "web-running-tables").locator(f"[href='/t/{table.id}']")).to_have_count(0)


def test_a_finished_game_shows_its_result(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    table = house.plays_out(person, house.table(person, "wizwar", [ME, APPRENTICE]))
    outcome = house.told(table)["outcome"]
    anna = visit(person)
    anna.goes("/")
    result = part(anna, "web-over-tables").locator(".people")
    names = ["Anna", anna.say("web-computer-name", name="Apprentice")]
    for name, score in zip(names, outcome["scores"], strict=True):
        expect(result).to_contain_text(f"{name} {score}")
    expect(result.locator(".won")).to_have_count(len(outcome["winners"]))
    expect(result.locator(".won").first).to_contain_text(names[outcome["winners"][0]])
