"""Choices are listed and chosen as players mean them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from guildhall.elfenwizards import kinds
from tests.elfenwizards.table import Table as Tree
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL
from tests.web.visitor import READ, Visitor

THREE = [ME, APPRENTICE, APPRENTICE]
ROLLED = Tree(step=2, dice={"red": {"grey": [1, 1, 1, 1]}}, rolls=[2, 2, 5]).position


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
