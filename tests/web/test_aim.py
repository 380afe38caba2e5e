"""The page says what wins and how far everybody is, teaches people who are new, and lists what they mean."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from guildhall.elfenwizards import kinds
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL, ROLLED, SPELLS, reached
from tests.web.visitor import READ, Visitor

THREE = [ME, APPRENTICE, APPRENTICE]


def listed(anna: Visitor) -> list[str]:
    """Return the words of the choices as the page lists them."""
    return [str(one.get_attribute("data-word")) for one in anna.choices().get_by_role("button").all()]


@pytest.mark.parametrize("done", ["0", "Enter"])
def test_at_dice_a_digit_is_a_face(house: House, visit: Visit, done: str) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", THREE, ROLLED))
    assert listed(anna) == ["d2", "d5", "done"]
    for key in ("1", "3"):  # no die shows these
        anna.page.keyboard.press(key)
    with anna.something():
        anna.strike("5")
    assert anna.update()["asks"]["kind"] == kinds.DICE_BOX
    assert anna.update()["view"]["doing"][-1]["face"] == 5
    anna.choose("S")
    with anna.something():
        anna.strike(done)
    assert anna.update()["view"]["players"][0]["dice"]["S"] == [5]
    anna.until(lambda: anna.update()["view"]["step"] == 3, "the second roll")


def test_drawing_nothing_is_never_the_first_choice(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    assert anna.keys()["done"] == "0"
    for _ in range(2):
        anna.choose("done")
    assert listed(anna) == ["draw-1", "draw-2", "draw-0"]
    with anna.something():
        anna.strike("2")
    assert anna.update()["view"]["wizards"][0]["cards"] == 4


def test_a_phone_begins_a_question_at_its_top_and_has_nothing_to_type_in(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person, "phone")
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    sheet = anna.page.locator("#sheet")
    expect(anna.choices()).to_be_visible()
    expect(anna.page.get_by_label(anna.say("web-type"))).to_have_count(0)
    sheet.evaluate("(one) => one.scrollTo(0, 80)")
    assert sheet.evaluate("(one) => one.scrollTop") == 80
    anna.page.wait_for_timeout(READ)
    with anna.something():
        anna.choice("done").evaluate("(one) => one.click()")
    anna.until(lambda: sheet.evaluate("(one) => one.scrollTop") == 0, "the top of the sheet")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_wizards_see_how_many_points_win(house: House, visit: Visit, size: str) -> None:
    """By the option that makes the game longer; each aim is a link to its paragraph."""
    person = house.person("Anna")
    anna = visit(person, size)
    start = DUEL | {"options": {"extended_play": 3}, "treasures": {"red-1": "c3"}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    if size == "phone":
        players = anna.page.locator(".aim").get_by_role("list", name=anna.say("web-players"))
        expect(players.get_by_role("listitem").first).to_contain_text("1/3")
        link = anna.page.locator(".aim").get_by_role("link")
    else:
        anna.sees(anna.say("web-ww-points", count=1, goal=3))
        anna.sees(anna.say("web-ww-aim-victory_points", goal=3))
        link = anna.page.locator(".seats").get_by_role("link").first
    expect(link).to_have_attribute("href", "/rules/wizwar#r14.4")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_ten_steps_and_what_ends_the_game_unfold(house: House, visit: Visit, size: str) -> None:
    person = house.person("Anna")
    anna = visit(person, size)
    start = SPELLS | {"round": 2, "dragon": "green", "high_wizards": {"green": 1}, "track": {"1": "green"}}
    anna.sits(house.table(person, "elfenwizards", THREE, start))
    if size == "desk":
        anna.sees(anna.say("web-elf-aim-last_round", now=2, goal=4))
        anna.sees(anna.say("web-elf-aim-second_high_wizard", now=1, goal=2))
    anna.press(anna.board().get_by_title(anna.say("web-elf-steps")))
    steps = anna.page.get_by_role("list", name=anna.say("web-elf-steps")).get_by_role("listitem")
    expect(steps).to_have_count(10)
    expect(anna.page.locator("#elf-steps [aria-current]")).to_contain_text(anna.say("elfenwizards-step-5"))
    for key, rule in (("second_high_wizard", "11.2"), ("no_high_wizard", "11.3")):
        now = int(key == "second_high_wizard")
        line = anna.page.locator("#elf-steps li", has_text=anna.say(f"web-elf-aim-{key}", now=now, goal=2))
        expect(line.get_by_role("link")).to_have_text(re.compile(rf"§\s*{re.escape(rule)}$"))
    anna.page.keyboard.press("Escape")
    expect(steps.first).to_be_hidden()


def test_new_players_see_lessons_until_they_dismiss_them(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.page.evaluate("localStorage.removeItem('guildhall.lessons.elfenwizards')")
    table = house.table(person, "elfenwizards", THREE, reached("elfenwizards", 3, 1, 1))
    anna.sits(table)
    told = anna.page.get_by_text(anna.say(f"web-elf-lesson-{anna.update()['view']['step']}"))
    expect(told).to_be_visible()
    anna.page.reload()
    expect(told).to_be_visible()
    anna.press(anna.button("web-lessons-off"))
    expect(told).to_have_count(0)
    anna.page.reload()
    expect(anna.choices()).to_be_visible()
    expect(told).to_have_count(0)
