"""All cards can be looked up, from wherever one is named."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from guildhall.wizwar.decks import SLUGS
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL
from tests.web.visitor import Visitor


def cards(visitor: Visitor) -> Locator:
    """Return the cards that are shown."""
    return visitor.page.get_by_role("article")


def found(visitor: Visitor, *slugs: str) -> None:
    """Wait until exactly these cards are shown, in this order."""
    expect(cards(visitor).get_by_role("heading")).to_contain_text(
        [visitor.say(f"wizwar-card-{slug}") for slug in slugs]
    )
    expect(cards(visitor)).to_have_count(len(slugs))
    counted = visitor.say("web-cards-found", count=len(slugs), total=len(SLUGS))
    expect(visitor.page.get_by_role("status")).to_have_text(counted)


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_are_searched_by_their_names_and_texts(visit: Visit, language: str) -> None:
    """Both the names of the language and the English ones find a card."""
    anna = visit(language=language)
    anna.goes("/")
    anna.press(
        anna.page.get_by_role("region", name="Wiz-War").get_by_role("link", name=anna.say("web-cards"))
    )
    expect(cards(anna)).to_have_count(len(SLUGS))
    for slug in SLUGS:
        expect(anna.page.locator(f"#{slug}")).to_contain_text(anna.say(f"wizwar-card-{slug}"))
    search = anna.page.get_by_role("searchbox")
    for words in (anna.say("wizwar-card-wizardblade"), "wizardBLADE"):
        search.fill(words)
        found(anna, "wizardblade")
    search.fill(anna.say("wizwar-text-pick-lock"))
    found(anna, "pick-lock")


def test_filters_by_school_and_type_work_together(visit: Visit) -> None:
    anna = visit()
    anna.goes("/cards/wizwar")
    school = anna.page.get_by_label(anna.say("web-cards-school"))
    type_ = anna.page.get_by_label(anna.say("web-cards-type"))
    type_.select_option(anna.say("board-wizwar-type-energy"))
    found(anna, "energy-4", "energy-5", "energy-6")
    school.select_option(anna.say("wizwar-school-thaumaturgy"))
    found(anna, "energy-5")
    type_.select_option(anna.say("board-wizwar-type-item"))
    found(anna, "dagger", "master-key", "wizardblade")
    anna.page.get_by_role("searchbox").fill("throw")
    found(anna, "dagger")
    anna.page.get_by_role("searchbox").fill("nothing of the kind")
    found(anna)
    anna.sees(anna.say("web-cards-none"))
    anna.press(anna.button("web-cards-clear"))
    expect(cards(anna)).to_have_count(len(SLUGS))
    expect(anna.page.get_by_role("searchbox")).to_be_focused()


def test_a_card_at_the_table_leads_to_its_rulings(house: House, visit: Visit) -> None:
    """The link opens a page of its own, where the paragraph of the card stands with its source."""
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    anna.press(anna.page.locator(".hand .card", has_text=anna.say("wizwar-card-fireball")))
    with anna.context.expect_page() as opened:
        anna.press(anna.link("web-cards-more"))
    fireball = opened.value.locator("#fireball")
    expect(fireball).to_be_in_viewport()
    expect(fireball.get_by_role("group")).to_contain_text("Printed: CARD, RB.")
    expect(opened.value.locator("#swap").get_by_role("group")).not_to_contain_text("Printed")


def test_a_game_without_cards_has_no_page_of_them(visit: Visit) -> None:
    anna = visit()
    anna.goes("/rules/elfenwizards")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    expect(anna.link("web-cards-all")).to_have_count(0)
    anna.goes("/cards/elfenwizards")
    anna.sees(anna.say("web-lost"))
