"""Players make a promise in the form, answer it, and see it judged."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House
from tests.web.positions import SPELLS
from tests.web.visitor import Visitor

MOVING = "document.getAnimations().filter((one) => one.playState === 'running').length"


def offered(house: House, visit: Visit, size: str = "desk") -> tuple[Visitor, Visitor]:
    """Let Anna promise something to Bert, whose page has a given size."""
    people = [house.person(name) for name in ("Anna", "Bert")]
    table = house.table(people[0], "elfenwizards", [ME, OPEN, APPRENTICE], SPELLS)
    house.join(people[1], table)
    anna, bert = visit(people[0]), visit(people[1], size)
    for one in (anna, bert):
        one.sits(table)
    mine = anna.tab("promises")
    anna.press(anna.button("web-promise-new"))
    gives = mine.get_by_role("group", name=anna.say("web-promise-gives"))
    gives.get_by_role("combobox").first.select_option("d5S")
    gives.get_by_role("combobox").last.select_option("G1")
    anna.press(anna.button("web-promise-offer"))
    expect(mine).to_contain_text(anna.say("web-promise-open"))
    return anna, bert


def test_a_promise_is_offered_accepted_and_kept(house: House, visit: Visit) -> None:
    anna, bert = offered(house, visit)
    mine = anna.page.get_by_role("tabpanel")
    theirs = bert.tab("promises")
    bert.press(theirs.get_by_role("button", name=bert.say("web-accept")))
    for one, where in ((anna, mine), (bert, theirs)):
        expect(where).to_contain_text(one.say("web-promise-accepted"))
    anna.choose("d5S")
    anna.choose("S1")
    anna.page.emulate_media(reduced_motion="no-preference")
    while anna.update()["view"]["step"] == 5:
        for one in (anna, bert):
            if "pass" in one.words():
                one.choose("pass")
            elif one.words():
                one.choose(one.words()[0])
            one.page.wait_for_timeout(20)
    anna.until(lambda: anna.words() or bert.words(), "all the awards")
    anna.press(anna.button("web-skip-movement"))
    expect(anna.page.locator("main[data-still]")).to_be_visible()
    assert anna.page.evaluate(MOVING) == 0
    expect(anna.button("web-skip-movement")).to_have_count(0)
    expect(mine.locator(".kept")).to_have_count(1)
    told = anna.tab("log").locator("li .told").all_inner_texts()
    spoken = anna.page.locator("[aria-relevant=additions] p").all_inner_texts()
    assert {*told[-20:]} <= {*spoken}  # even if much happens at once


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_player_sees_an_offer_to_them_at_once(house: House, visit: Visit, size: str) -> None:
    """On any page: with the possible answers, and in a polite announcement."""
    anna, bert = offered(house, visit, size)
    notice = bert.page.locator("[aria-live=polite] .offer")
    expect(notice).to_be_in_viewport(ratio=1)
    expect(notice).to_contain_text("Anna")
    expect(anna.page.locator(".offer")).to_have_count(0)
    bert.tab("promises")
    expect(notice).to_have_count(0)  # it is there already
    bert.tab("log")
    bert.press(notice.get_by_role("button", name=bert.say("web-accept")))
    expect(notice).to_have_count(0)
    expect(anna.page.get_by_role("tabpanel")).to_contain_text(anna.say("web-promise-accepted"))
