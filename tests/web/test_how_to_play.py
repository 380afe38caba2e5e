"""The page teaches how each game is played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from guildhall.catalogue import GAMES
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_a_board_and_leads_to_the_rules(visit: Visit, game: str) -> None:
    anna = visit()
    anna.goes("/")
    about = anna.page.get_by_role("region", name=anna.say(f"web-game-{game}"), exact=True)
    anna.press(about.get_by_role("link", name=anna.say("web-how")))
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(
        anna.say("web-how-title", game=anna.say(f"web-game-{game}"))
    )
    expect(anna.board().locator("svg").first).to_be_visible()
    chapters = anna.page.locator("section", has_text=anna.say("web-how-chapters")).get_by_role("listitem")
    expect(chapters.first).to_be_visible()
    cited = anna.page.get_by_role("link", name=re.compile(r"^§.12\.1$"))
    anna.press(cited.first)
    expect(anna.page.locator('[id="r12.1"].marked')).to_be_in_viewport()


def test_a_lesson_changes_its_language_in_place(visit: Visit) -> None:
    anna = visit()
    anna.goes("/play/wizwar")
    anna.sees("What you’re after")
    anna.page.get_by_label(anna.say("web-language")).select_option("de")
    anna.sees("Worum es geht")


def test_the_table_leads_to_the_lesson(house: House, visit: Visit) -> None:
    """The link opens a page of its own; the game stays where it is."""
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE]))
    anna.press(anna.button("web-table"))
    with anna.context.expect_page() as opened:
        anna.press(anna.page.get_by_role("dialog").get_by_role("link", name=anna.say("web-how")))
    expect(opened.value.get_by_role("heading", level=1)).to_contain_text("Elfenwizards")
    expect(anna.board()).to_be_visible()
