"""The page recovers exactly after a reload, a lost connection, and a restart of the server."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from guildhall.catalogue import game as find_game
from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL, ONE_BLOW, SPELLS
from tests.web.visitor import Visitor


class Middle(NamedTuple):
    """A moment in the middle of a choice."""

    game: str
    seats: list[dict[str, str]]
    start: dict[str, Any]
    first: str  # what the player has chosen
    then: str  # what they can choose now
    event: str  # the event that then happens once


MIDDLES = (
    Middle("elfenwizards", [ME, APPRENTICE, APPRENTICE], SPELLS, "d5S", "S1", "spell"),
    Middle("wizwar", [ME, APPRENTICE], DUEL, "fireball", "red", "cast"),
)


@pytest.fixture(params=MIDDLES, ids=lambda middle: middle.game)
def middle(request: pytest.FixtureRequest) -> Middle:
    """A game of each kind."""
    found: Middle = request.param
    return found


@pytest.fixture
def anna(house: House, visit: Visit, middle: Middle) -> Visitor:
    """Return a person in the middle of a game."""
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, middle.game, middle.seats, middle.start))
    anna.choose(middle.first)
    anna.until(lambda: anna.helped, "hints")
    return anna


def seen(anna: Visitor) -> dict[str, str]:
    """Return what the page shows: the prompt, the choices, the board, and the panels beside it."""
    hand = anna.page.get_by_role("list", name=anna.say("web-replay-hand-of", player=Seat(0)))
    return {
        "prompt": anna.prompt().inner_text(),
        "choices": anna.choices().inner_text(),
        "hand": "\n".join(hand.all_inner_texts()),
        "seats": anna.page.get_by_role("region", name=anna.say("web-players")).inner_text(),
        "log": anna.page.get_by_role("tabpanel").inner_text(),
        "board": anna.board().inner_html(),
    }


def is_as(anna: Visitor, before: dict[str, str]) -> None:
    """Wait until everything is as it was."""
    expect(anna.choices()).to_be_visible()
    with suppress(AssertionError):
        anna.until(lambda: seen(anna) == before)
    assert seen(anna) == before


def test_loaded_again_and_opened_in_another_window(anna: Visitor, middle: Middle) -> None:
    """Also what was being read."""
    log, words = (anna.page.get_by_role("tab", name=anna.say(tab)) for tab in ("web-log", "web-text"))
    told = seen(anna)
    anna.press(words)
    before = seen(anna)
    assert before["log"] != told["log"]
    anna.updates.clear()
    anna.page.reload()
    anna.until(lambda: anna.updates)
    is_as(anna, before)
    anna.press(log)
    is_as(anna, told)
    other = anna.context.new_page()
    other.goto(anna.page.url)
    expect(other.locator(".prompt")).to_contain_text(before["prompt"].split("§")[0].strip())
    anna.choose(middle.then)


def test_the_connection_is_lost_and_the_server_stops(anna: Visitor, house: House, middle: Middle) -> None:
    before = seen(anna)
    with anna.trouble():
        anna.context.set_offline(True)
        house.cut()  # a browser in offline mode keeps its open sockets
        anna.sees(anna.say("web-connection-lost"))
        anna.context.set_offline(False)
        anna.sees_no_more(anna.say("web-connection-lost"))
        is_as(anna, before)
        house.kill()
        anna.sees(anna.say("web-connection-lost"))
        house.start()
        anna.sees_no_more(anna.say("web-connection-lost"))
        is_as(anna, before)
    anna.choose(middle.then)


def test_a_choice_made_offline_is_sent_after_reconnecting(
    anna: Visitor, house: House, middle: Middle
) -> None:
    with anna.trouble(), anna.something():
        house.kill()
        anna.sees(anna.say("web-connection-lost"))
        anna.press(anna.choice(middle.then))
        house.start()
    assert middle.then not in anna.words()
    assert [event["event"] for event in anna.events].count(middle.event) == 1


def test_a_game_under_other_rules_says_so_and_can_be_removed(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    table = house.table(person, "wizwar", [ME, APPRENTICE])
    house.ages(table, edition="oldest")
    anna = visit(person)
    mine = anna.page.locator(f'a[href="/t/{table.id}"]')
    anna.goes("/")
    anna.sees(anna.say("web-other-rules-short"))
    eve = visit()
    eve.goes(f"/t/{table.id}")
    expect(eve.page.get_by_role("heading", level=1)).to_have_text(eve.say("web-other-rules"))
    eve.page.wait_for_load_state("networkidle")
    expect(eve.button("web-put-away")).to_have_count(0)
    anna.press(mine.first)
    game = find_game("wizwar")
    why = anna.say("bad-edition", value="oldest", allowed=tuple(game.options.editions))
    anna.sees(anna.say("server-other-rules", found="0", known=game.version, step=0, why=why))
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-other-rules"))
    anna.press(anna.button("web-put-away"))
    expect(anna.button("web-play-now")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    expect(mine).to_have_count(0)


def test_a_finished_game_under_other_rules_can_be_watched_and_downloaded(house: House, visit: Visit) -> None:
    """It can be watched as far as today's rules can follow it."""
    person = house.person("Anna")
    table = house.table(person, "wizwar", [ME, APPRENTICE], ONE_BLOW)
    for word in ("fireball", "red"):
        house.says(person, table, 0, type="choose", say=word)
    house.ages(house.ended(table))
    anna = visit(person)
    anna.goes("/")
    listed = anna.page.get_by_role("listitem").filter(has=anna.page.locator(f'a[href="/t/{table.id}"]'))
    anna.press(listed.get_by_role("link", name=anna.say("web-replay")))
    expect(anna.board()).to_be_visible()
    cut = anna.page.get_by_text(anna.say("web-replay-cut"))
    last = anna.button("web-replay-last")
    anna.press(last)
    expect(last).to_be_disabled()
    expect(cut).to_have_count(0)  # these rules differ only in their number
    house.damages(table, """replace(body, '"answers":[[0,"', '"answers":[[0,"not-')""")
    with anna.trouble():
        house.kill()  # it remembers what it has shown
        house.start()
        anna.page.reload()
        expect(cut).to_be_visible()
    anna.goes(f"/t/{table.id}")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-other-rules"))
    with anna.page.expect_download() as download:
        anna.press(anna.link("web-record"))
    assert "answers" in json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    expect(anna.link("web-replay")).to_be_visible()


def test_rules_and_words_come_when_the_server_is_back(visit: Visit) -> None:
    anna = visit()
    anna.goes("/rules/elfenwizards")
    heading = anna.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(anna.say("web-rules-title", game=anna.say("web-game-elfenwizards")))
    with anna.trouble():
        anna.context.set_offline(True)
        anna.page.get_by_role("link", name=anna.say("web-game-wizwar"), exact=True).click()
        anna.sees(anna.say("web-no-server"))
        anna.page.get_by_role("combobox").select_option("de")
        anna.context.set_offline(False)
        anna.speaks("de")
        expect(heading).to_have_text(anna.say("web-rules-title", game=anna.say("web-game-wizwar")))
        expect(anna.page.locator("#r8\\.14")).to_contain_text("Katzengold")
    anna.sees_no_more(anna.say("web-no-server"))


def test_a_missing_part_of_the_page_is_fetched_later(visit: Visit) -> None:
    """As soon as a server that was down answers, or when its page may be a newer one; until then not."""
    anna = visit()
    clock, heading = anna.page.clock, anna.page.get_by_role("heading", level=1)
    clock.install()
    anna.used_up = True  # a clock stays

    def missing() -> None:
        anna.goes("/")
        anna.page.route("**/assets/Settings*", lambda route: route.abort())
        anna.press(anna.link("web-settings"))
        anna.sees(anna.say("web-reload"))
        anna.page.unroute("**/assets/Settings*")
        clock.run_for(20_000)
        anna.page.wait_for_load_state("networkidle")
        anna.sees(anna.say("web-reload"))

    with anna.trouble():
        missing()
        anna.context.set_offline(True)
        with anna.page.expect_event("requestfailed"):
            clock.run_for(2_000)
        anna.context.set_offline(False)
        clock.run_for(2_000)
        expect(heading).to_have_text(anna.say("web-settings"))
        missing()
        clock.run_for(45_000)
        expect(heading).to_have_text(anna.say("web-settings"))
