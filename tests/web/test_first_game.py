"""The guided first games in a browser: to the end in every language, by finger and by keyboard, and left."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from guildhall.catalogue import GAMES
from guildhall.first_games import first_game
from guildhall.text import languages
from tests.web.coached import Coached, learn_button, learns
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.visitor import READ

games = pytest.mark.parametrize("game", sorted(GAMES))


def deeds(coached: Coached) -> list[str]:
    """Return the names of the steps at which there is something to do, and of the last one."""
    return [step.name for step in coached.script.steps if step.wants or step == coached.script.steps[-1]]


@games
@pytest.mark.parametrize("language", languages())
def test_the_whole_lesson_can_be_played_and_flows_into_the_game(
    visit: Visit, game: str, language: str
) -> None:
    anna = visit(language=language)
    coached = learns(anna, game)
    assert coached.goes_to("end") == deeds(coached)
    anna.press(anna.button("first-play-on"))
    expect(coached.box()).to_have_count(0)
    anna.choose(anna.words()[0])  # as they like


@games
def test_the_lesson_can_be_played_on_the_board_with_a_finger(visit: Visit, game: str) -> None:
    """Where the board, the hand or the tray offers what the coach wants, it is touched there."""
    anna = visit(size="phone")
    coached = learns(anna, game)
    touched: list[str] = []

    def choose(word: str) -> None:
        if word in anna.on_board():
            touched.append(word)
            anna.choose_lit(word)
        else:
            anna.choose(word)

    assert coached.goes_to("end", choose) == deeds(coached)
    assert len(touched) > 4
    expect(coached.box()).to_be_in_viewport(ratio=1)


def test_the_lesson_can_be_played_by_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    anna.goes("/")
    learn_button(anna, "wizwar").focus()
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.updates and anna.words())
    coached = Coached(anna, "wizwar")

    def choose(word: str) -> None:
        key = anna.keys().get(word)
        with anna.something():
            if key is None:
                anna.choice(word).focus()
                anna.page.wait_for_timeout(READ)  # otherwise it might count as a double press
                anna.page.keyboard.press("Enter")
            else:
                anna.strike(key)

    assert coached.goes_to("end", choose) == deeds(coached)
    anna.button("first-play-on").focus()
    anna.page.keyboard.press("Enter")
    expect(coached.box()).to_have_count(0)
    expect(anna.page.locator("#choose")).to_be_focused()


@games
@pytest.mark.parametrize("size", ["desk", "small", "phone"])
def test_a_ring_shows_what_is_spoken_of(visit: Visit, game: str, size: str) -> None:
    anna = visit(size=size)
    coached = learns(anna, game)
    for step in coached.script.steps:
        if step.wants:
            coached.goes_to(step.name)
            expect(anna.page.locator(".rings span").first).to_be_in_viewport()


def test_something_else_is_answered_kindly_and_not_done(visit: Visit) -> None:
    anna = visit()
    coached = learns(anna, "elfenwizards")
    n = anna.update()["n"]
    anna.press(anna.choice("reroll"))
    expect(coached.box().get_by_role("alert")).to_have_text(anna.say("first-stray"))
    assert anna.update()["n"] == n
    anna.choose("accept")
    expect(coached.box().get_by_role("alert")).to_have_count(0)


def test_what_cannot_be_chosen_is_explained_in_a_lesson_too(visit: Visit) -> None:
    anna = visit()
    learns(anna, "elfenwizards")
    anna.press(anna.board().locator(".hit:has(.passed)").first)
    expect(anna.page.locator(".refused")).to_be_visible()


@games
def test_the_lesson_can_be_left_and_the_same_game_goes_on(visit: Visit, game: str) -> None:
    anna = visit()
    coached = learns(anna, game)
    coached.goes_to(coached.script.steps[3].name)
    table = anna.page.url
    anna.press(anna.button("first-leave"))
    expect(coached.box()).to_have_count(0)
    other = next(word for word in anna.words() if word not in coached.wants())
    anna.choose(other)
    anna.page.reload()
    anna.until(anna.words)
    assert anna.page.url == table
    expect(anna.choices()).to_be_visible()
    expect(coached.box()).to_have_count(0)


def test_the_lesson_outlives_a_reload_a_lost_connection_and_an_undone_choice(
    house: House, visit: Visit
) -> None:
    anna = visit()
    coached = learns(anna, "wizwar")
    coached.goes_to("fireball")
    anna.page.reload()
    coached.says(coached.step())
    with anna.something():
        anna.page.keyboard.press("u")
    assert coached.step().name == "walk"
    coached.says(coached.step())
    with anna.trouble():
        house.cut()
        anna.sees(anna.say("web-connection-lost"))
        anna.sees_no_more(anna.say("web-connection-lost"))
    coached.says(coached.step())
    coached.goes_to("end")


def test_the_table_says_that_its_dice_are_scripted(visit: Visit) -> None:
    anna = visit()
    learns(anna, "wizwar")
    anna.press(anna.page.locator(".table-menu button"))
    anna.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    anna.sees(anna.say("first-scripted"))


def test_the_offer_is_for_new_players_until_they_dismiss_it(house: House, visit: Visit) -> None:
    anna = visit(size="phone")
    anna.goes("/")
    expect(learn_button(anna, "wizwar")).to_be_visible()
    expect(anna.button("web-play-now").first).to_be_in_viewport(ratio=1)  # the offer isn't in its way
    anna.press(anna.button("first-dismiss"))
    expect(learn_button(anna, "wizwar")).to_have_count(0)
    anna.page.reload()
    expect(anna.button("web-play-now").first).to_be_visible()
    expect(learn_button(anna, "wizwar")).to_have_count(0)

    person = house.person("Bert")
    house.table(person, "wizwar", [ME, APPRENTICE])
    bert = visit(person)
    bert.goes("/")
    bert.sees(bert.say("web-my-tables"))
    expect(learn_button(bert, "wizwar")).to_have_count(0)


@games
def test_the_lesson_can_be_begun_later(house: House, visit: Visit, game: str) -> None:
    """How to play and the menu of a table lead to it."""
    script = first_game(game)
    assert script is not None
    person = house.person("Anna")
    anna = visit(person)
    anna.goes(f"/play/{game}")
    anna.press(anna.button("first-learn"))
    anna.until(lambda: anna.updates and anna.words())
    coached = Coached(anna, game)
    coached.says(script.steps[0])
    first = anna.page.url
    anna.press(anna.page.locator(".table-menu button"))
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("first-learn")))
    anna.page.wait_for_url(lambda url: url != first)
    coached.says(script.steps[0])
