"""The log of a game, and what the page shows when the game is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL, ONE_BLOW, ROLLED


def test_the_log_has_marks_strikes_out_and_tells_the_path(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    start = DUEL | {"wizards": {"blue": {"at": "a3"}, "red": {"at": "e1"}}, "hands": {"blue": [], "red": []}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    for square in ("a2", "a1"):
        anna.choose(square)
    lines = anna.page.get_by_role("log").get_by_role("listitem")
    expect(lines).to_have_count(1)
    expect(lines.first).to_contain_text("a3 → a2 → a1")
    expect(lines.first.locator(".mark svg")).to_have_count(1)
    expect(lines.first).to_contain_text("You walk from a3 to a1.")
    with anna.something():
        anna.press(anna.button("web-undo"))
    expect(lines).to_have_count(2)
    expect(lines.first.locator("del")).to_have_count(0)
    expect(lines.last.locator("del")).to_contain_text("a1")


def test_the_log_shows_dice(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], ROLLED))
    for word in ("d5", "S"):
        anna.choose(word)
    line = anna.page.get_by_role("log").get_by_role("listitem").last
    expect(line.locator(".mark svg")).to_have_count(2)  # whose, and the die


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_end_says_who_won_and_why_and_what_decided_it(house: House, visit: Visit, size: str) -> None:
    person = house.person("Anna")
    anna = visit(person, size)
    table = house.table(person, "wizwar", [ME, APPRENTICE], ONE_BLOW)
    anna.sits(table)
    for word in ("fireball", "red"):
        anna.choose(word)
    while not anna.over():
        anna.until(anna.asked_or_over)
        words = anna.words()
        if words:
            anna.choose(next((word for word in ("done", "pass") if word in words), words[0]))
    feast = anna.page.locator(".feast")
    expect(feast).to_contain_text(anna.say("web-won", winners=(Seat(0),), count=1))
    expect(feast).to_contain_text(anna.say("wizwar-ending-last_wizard"))
    expect(feast.get_by_role("row").filter(has_text="Anna").locator(".total")).to_have_text("1")
    if size == "desk":
        anna.press(feast.get_by_role("button", name=anna.say("web-close")))
        expect(feast).to_have_count(0)
        anna.press(anna.button("web-result"))
    killed = anna.say("wizwar-event-killed", player=Seat(0), target=Seat(1))
    anna.press(feast.get_by_role("link", name=killed))
    expect(anna.page.locator("section.step")).to_contain_text(killed)


def test_the_end_tells_points_by_round_and_titles(house: House, visit: Visit) -> None:
    table = house.finished("elfenwizards")
    scores = house.told(table)["outcome"]["scores"]
    eve = visit()
    eve.goes(f"/t/{table.id}")
    rows = eve.page.locator(".feast tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        *rounds, total = [int(cell) for cell in row.locator(".number").all_inner_texts()]
        assert sum(rounds) == total
        assert total in scores
    expect(rows.first.locator(".titles")).not_to_be_empty()
    high = eve.page.locator(".feast li").first
    expect(high).to_contain_text(eve.say("elfenwizards-box-H", number="", name="H"))
