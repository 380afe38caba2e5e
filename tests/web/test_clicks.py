"""Few clicks, and none that gains nothing: dice are dragged, a turn ends in one click, warnings come once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.elfenwizards.table import Table as Elfenwizards
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL, ROLLED, SPELLS
from tests.web.visitor import Visitor

# Red has no Sorcerer.
NO_SORCERER = Elfenwizards(
    step=2, tokens="W1:R S1:G S2:B", dice={"red": {"grey": [1]}}, rolls=[2, 2, 5]
).position


def middle(what: Locator) -> tuple[float, float]:
    """Return the middle of something."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, what: Locator, to: Locator) -> None:
    """Drag something to something else with the mouse."""
    mouse = visitor.page.mouse
    mouse.move(*middle(what))
    mouse.down()
    mouse.move(*middle(to), steps=4)
    expect(visitor.page.locator(".dragged")).to_be_visible()
    mouse.up()


def test_a_die_is_dragged_to_its_box(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], ROLLED))
    box = anna.board().locator("[data-part=S]").first
    with anna.something():
        drag(anna, anna.page.locator(".tray [data-word=d5]").first, box)
    anna.until(lambda: anna.update()["view"]["players"][0]["dice"]["S"] == [5], "the die in its box")
    expect(anna.page.locator(".dragged")).to_have_count(0)


def test_a_spell_is_dragged_to_its_token(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], SPELLS))
    die = anna.board().locator("[data-word=d5S]").first
    with anna.something():
        drag(anna, die, anna.board().locator("[data-part=S3]").first)
    spells = {"player": 0, "token": "R2", "spell": "d5"}
    anna.until(lambda: spells in anna.update()["view"]["spells"], "the spell")


def test_a_die_is_not_dropped_where_it_cannot_lie(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], ROLLED))
    n = anna.update()["n"]
    drag(anna, anna.page.locator(".tray [data-word=d5]").first, anna.board().locator("[data-part=S1]").first)
    expect(anna.page.locator(".refused")).to_be_visible()
    assert anna.update()["n"] == n


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_turn_ends_and_draws_in_one_click(house: House, visit: Visit, by: str) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    end = anna.button("web-ww-finish", count=2)
    expect(end).to_be_visible()
    cards = anna.update()["view"]["wizards"][0]["cards"]
    with anna.something():
        if by == "click":
            anna.press(end)
        else:
            anna.page.keyboard.press("e")
    anna.until(lambda: anna.update()["view"]["wizards"][0]["cards"] == cards + 2, "two cards")


def test_a_choice_that_gains_nothing_is_warned_of_once(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.page.evaluate("localStorage.removeItem('guildhall.warnings')")
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], NO_SORCERER))
    anna.until(lambda: anna.helped, "hints")
    anna.choose("d5")
    anna.until(lambda: anna.helped, "hints")
    n = anna.update()["n"]
    anna.press(anna.choice("S"))
    warning = anna.say("elfenwizards-warning-no-token", level="S")
    expect(anna.page.locator(".refused")).to_contain_text(warning)
    assert anna.update()["n"] == n
    anna.page.wait_for_timeout(300)
    anna.choose("S")
    expect(anna.page.locator(".refused")).to_have_count(0)
    for word in ("d2", "S"):
        anna.choose(word)  # never again at this table


def test_the_only_target_is_not_asked_for(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    here = {"wizards": {"blue": {"at": "a1"}, "red": {"at": "a1"}}, "hands": {"blue": [], "red": []}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL | here))
    anna.until(lambda: anna.helped, "hints")
    life = anna.update()["view"]["wizards"][1]["life"]
    anna.choose("punch")
    anna.until(lambda: anna.update()["view"]["wizards"][1]["life"] < life, "the punch")
