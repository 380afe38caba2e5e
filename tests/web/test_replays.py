"""A finished game is looked at again, and played on from the middle."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import House


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_replay_is_gone_through_and_played_on(house: House, visit: Visit, game: str) -> None:
    table = house.finished(game)
    anna = visit(house.person("Anna"))
    anna.goes(f"/t/{table.id}/replay")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20

    def at(step: int) -> None:
        anna.sees(anna.say("web-replay-position", step=step, last=last))

    at(0)
    anna.page.keyboard.press("End")
    at(last)
    anna.page.keyboard.press("Home")
    at(0)
    anna.press(anna.button("web-replay-forward"))
    at(1)
    anna.page.keyboard.press("Shift+ArrowRight")
    anna.press(anna.button("web-replay-chapter-forward"))
    expect(slider).not_to_have_value("1")
    step = int(slider.input_value())
    assert 1 < step < last
    seen_by = anna.page.get_by_label(anna.say("web-replay-seen-by"))
    seen_by.select_option("1")
    at(step)
    anna.until(lambda: f"step={step}" in anna.page.url, "the address is that of what is seen")
    friend = visit()
    friend.page.goto(anna.page.url)
    friend.sees(friend.say("web-replay-position", step=step, last=last))
    anna.board().locator({"elfenwizards": ".hit", "wizwar": "#ww-e5"}[game]).first.click()
    why = anna.page.get_by_role("alert")
    expect(why).to_contain_text(anna.say("web-replay-why"))
    anna.press(why.get_by_role("button", name=anna.say("web-replay-play-on")))
    sheet = anna.page.get_by_role("dialog")
    anna.press(sheet.get_by_role("button", name=anna.say("web-replay-begin")).last)
    anna.until(lambda: anna.updates, "the new table")
    anna.until(anna.words, "somebody plays on")
    assert table.id not in anna.page.url
    anna.choose(anna.words()[0])


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_phone_shows_the_whole_board(house: House, visit: Visit, game: str) -> None:
    anna = visit(size="phone")
    anna.goes(f"/t/{house.finished(game).id}/replay")
    expect(anna.board()).to_be_visible()
    room, *drawn = anna.board().evaluate(
        "(board) => [board, ...board.querySelectorAll('svg')].map((o) => o.getBoundingClientRect().bottom)"
    )
    assert 200 < max(drawn) <= room + 1


def test_a_game_that_goes_on_has_no_replay(house: House, visit: Visit) -> None:
    table = house.table(house.person("Anna"), "wizwar", [{"kind": "me"}, {"kind": "me", "name": "Bo"}])
    eve = visit()
    with eve.trouble():
        eve.goes(f"/t/{table.id}/replay")
        eve.sees(eve.say("web-replay-playing-hint"))
