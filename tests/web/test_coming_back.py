"""The page is loaded again, the line is lost, the server stops: it comes back to exactly where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import SPELLS
from tests.web.visitor import Visitor


@pytest.fixture
def anna(house: House, visit: Visit) -> Visitor:
    """Somebody in the middle of a game."""
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], SPELLS))
    anna.choose("d5S")
    return anna


def seen(anna: Visitor) -> tuple[str, str, str]:
    """What the page says: the prompt, the choices, the log."""
    return anna.prompt().inner_text(), anna.choices().inner_text(), anna.tab("log").inner_text()


def test_loaded_again(anna: Visitor) -> None:
    before = seen(anna)
    anna.updates.clear()
    anna.page.reload()
    anna.until(lambda: anna.updates)
    expect(anna.choices()).to_be_visible()
    assert seen(anna) == before
    anna.choose("S1")


def test_opened_in_another_window(anna: Visitor) -> None:
    before = seen(anna)
    other = anna.context.new_page()
    other.goto(anna.page.url)
    expect(other.locator(".prompt")).to_contain_text(before[0].split("§")[0].strip())


def test_without_a_line_for_a_while(anna: Visitor, house: House) -> None:
    before = seen(anna)
    with anna.trouble():
        anna.context.set_offline(True)
        house.cut()  # a browser that is told so cuts no socket that it has
        anna.sees(anna.say("web-line-lost"))
        anna.context.set_offline(False)
        anna.sees_no_more(anna.say("web-line-lost"))
    assert seen(anna) == before
    anna.choose("S1")


def test_the_server_stops_and_starts_again(anna: Visitor, house: House) -> None:
    before = seen(anna)
    with anna.trouble():
        house.kill()
        anna.sees(anna.say("web-line-lost"))
        house.start()
        anna.sees_no_more(anna.say("web-line-lost"))
    assert seen(anna) == before
    anna.choose("S1")


def test_a_choice_made_without_a_line_is_made_once_it_is_back(anna: Visitor, house: House) -> None:
    with anna.trouble(), anna.something():
        house.kill()
        anna.sees(anna.say("web-line-lost"))
        anna.press(anna.choice("S1"))
        house.start()
    assert "S1" not in anna.words()
    beside = anna.update()["view"]["spells"]
    assert [spell["spell"] for spell in beside if spell["player"] == 0] == ["d5"]
