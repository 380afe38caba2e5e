"""People watch a finished game, and play on from the middle."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.cli.terminal import run
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House
from tests.web.positions import ONE_BLOW
from tests.web.serving import REAL
from tests.web.visitor import Visitor

SQUARES = 50  # of a labyrinth for two


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_replay_is_stepped_through_and_continued(house: House, visit: Visit, game: str) -> None:
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
    ranked = anna.page.get_by_role("region", name=anna.say("web-replay-result")).get_by_role("listitem")
    expect(ranked.first).to_have_text(re.compile(r"^\s*Apprentice"))  # without the number of the seat
    expect(ranked.first.get_by_role("img", name=anna.say("web-replay-winner"))).to_be_visible()
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
    anna.board().locator({"elfenwizards": ".hit", "wizwar": "#ww-e5"}[game]).first.click()
    why = anna.page.locator(".refused")
    expect(why.get_by_role("alert")).to_contain_text(anna.say("web-replay-why"))
    anna.press(why.get_by_role("button", name=anna.say("web-replay-play-on")))
    sheet = anna.page.get_by_role("dialog")
    anna.press(sheet.get_by_role("button", name=anna.say("web-replay-begin")).last)
    anna.until(lambda: anna.updates, "the new table")
    anna.until(anna.words, "somebody plays on")
    assert table.id not in anna.page.url
    anna.choose(anna.words()[0])


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_the_hints_of_a_replay_belong_to_its_step(house: House, visit: Visit, game: str) -> None:
    """The hints of a step appear, even where a fast replay is paused."""
    table = house.finished(game)
    anna = visit()
    anna.goes(f"/t/{table.id}/replay?step=20")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("20")
    reads(anna, house.hints(table, 20))
    anna.page.get_by_label(anna.say("web-replay-speed")).select_option("8")
    anna.page.get_by_role("button", name=anna.say("web-replay-play"), exact=True).click()
    anna.until(lambda: int(slider.input_value()) > 25, "the film runs")
    anna.press(anna.button("web-replay-pause"))
    reads(anna, house.hints(table, int(slider.input_value())))


def reads(anna: Visitor, hints: dict[str, Any]) -> None:
    """Check that the hints of a step are shown."""
    if "seen" in hints:
        unseen = SQUARES - len({"e5", *hints["seen"]["e5"]})
        assert 0 < unseen < SQUARES
        anna.board().locator("#ww-e5").hover(force=True)
        expect(anna.board().locator(".sight .dark")).to_have_count(unseen)
    else:
        assert any(hints["worth"])
        for worth, total in zip(hints["worth"], hints["totals"], strict=True):
            anna.sees(anna.say("web-elf-worth", worth=worth, total=total))


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_link_for_friends_and_a_file_to_keep(house: House, visit: Visit, tmp_path: Path, game: str) -> None:
    """The link shows the same step from the same seat, and the file proves the dice."""
    person = house.person("Anna")
    bots = [APPRENTICE] * (2 if game == "elfenwizards" else 1)
    table = house.table(house.person("Bert"), game, [OPEN, *bots])
    house.join(person, table, REAL)
    house.plays_out(person, table)
    anna, friend = visit(person), visit()
    anna.goes(f"/t/{table.id}/replay")
    anna.page.get_by_label(anna.say("web-replay-seen-by")).select_option("1")
    for step in (1, 2, 3):
        anna.press(anna.button("web-replay-forward"))
        expect(anna.page.get_by_role("slider")).to_have_value(str(step))
    anna.press(anna.button("web-replay-share"))
    friend.page.goto(anna.page.get_by_label(anna.say("web-replay-share-link")).input_value())
    expect(friend.page.get_by_role("slider")).to_have_value("3")
    expect(friend.page.get_by_label(friend.say("web-replay-seen-by"))).to_have_value("1")
    friend.until(lambda: friend.board().inner_html() == anna.board().inner_html(), "the same board")
    with anna.page.expect_download() as download:
        anna.press(anna.page.get_by_role("dialog").get_by_role("link", name=anna.say("web-record")))
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    verified = run("verify", str(record))
    assert verified.exit_code == 0
    assert anna.say("verify-proved") in verified.output


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
def test_a_phone_shows_the_whole_board(house: House, visit: Visit, game: str) -> None:
    anna = visit(size="phone")
    anna.goes(f"/t/{house.finished(game).id}/replay")
    expect(anna.board()).to_be_visible()
    room, *drawn = anna.board().evaluate(
        "(board) => [board, ...board.querySelectorAll('svg')].map((o) => o.getBoundingClientRect().bottom)"
    )
    assert 200 < max(drawn) <= room + 1


def test_a_game_in_progress_has_no_replay(house: House, visit: Visit) -> None:
    table = house.table(house.person("Anna"), "wizwar", [{"kind": "me"}, {"kind": "me", "name": "Bo"}])
    eve = visit()
    with eve.trouble():
        eve.goes(f"/t/{table.id}/replay")
        eve.sees(eve.say("web-replay-playing-hint"))


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("""replace(body, '"answers":[[0,"', '"answers":[[0,"not-')""", "bad-record-answer"),
        ("substr(body, 1, 40)", "server-broken"),
    ],
    ids=["answer", "cut"],
)
def test_the_replay_of_a_damaged_record_says_so(house: House, visit: Visit, body: str, why: str) -> None:
    """The page says what the server found, and offers a way out."""
    person = house.person("Anna")
    table = house.table(person, "wizwar", [ME, APPRENTICE], ONE_BLOW)
    for word in ("fireball", "red"):
        house.says(person, table, 0, type="choose", say=word)
    house.damages(house.ended(table), body)
    eve = visit()
    with eve.trouble():
        with eve.page.expect_response("**/replay?*") as answer:
            eve.goes(f"/t/{table.id}/replay")
        told = answer.value.json()["text"]
        assert told["key"] == why
        expect(eve.page.get_by_role("status")).to_contain_text(eve.render(told))
        eve.press(eve.page.get_by_role("main").get_by_role("link", name=eve.say("web-home")))
        expect(eve.button("web-play-now")).to_be_visible()
