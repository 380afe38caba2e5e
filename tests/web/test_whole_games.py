"""A game of each kind, from the first choice to the last, through the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.visitor import Visitor

GAMES = {"elfenwizards": [ME, APPRENTICE, APPRENTICE], "wizwar": [ME, APPRENTICE]}
SHORT = ("done", "pass", "accept")  # what keeps a game short
FAR = 400  # presses of the tab key


def wanted(rng: random.Random, words: list[str]) -> str:
    """What to choose: often what leads quickly to the end."""
    short = [word for word in words if word in SHORT]
    return short[0] if short and rng.random() < 0.75 else rng.choice(words)


def shown(rng: random.Random, anna: Visitor) -> str | None:
    """Something to choose that is lit on the board or in the hand, and gives nothing up."""
    words = [word for word in anna.words() if ":" not in word]
    return next((word for word in rng.sample(words, len(words)) if anna.on_board(word)), None)


def is_over(anna: Visitor) -> None:
    """The page says who has won, and offers what can be done now."""
    winners = tuple(Seat(seat) for seat in anna.update()["outcome"]["winners"])
    expect(anna.prompt()).to_contain_text(anna.say("web-won", winners=winners, count=len(winners)))
    expect(anna.button("web-rematch")).to_be_visible()
    expect(anna.link("web-replay")).to_be_visible()
    expect(anna.choices()).to_have_count(0)


def test_one_click_from_the_start_page_to_the_first_choice(visit: Visit) -> None:
    anna = visit()
    anna.goes("/")
    anna.press(anna.button("web-play-now"))
    anna.until(lambda: anna.updates and anna.words(), "the first choice")
    expect(anna.prompt()).to_contain_text(anna.render(anna.update()["asks"]["prompt"]))
    anna.choose(anna.words()[0])


@pytest.mark.parametrize("game", GAMES)
def test_by_clicking_on_the_board_and_in_the_list(house: House, visit: Visit, game: str) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, game, GAMES[game]))
    rng = random.Random(1)
    on_board = in_list = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        lit = shown(rng, anna) if on_board <= in_list else None
        if lit is None:
            anna.choose(wanted(rng, anna.words()))
            in_list += 1
        else:
            anna.choose_lit(lit)
            on_board += 1
    is_over(anna)
    assert on_board > 5
    assert in_list > 5


@pytest.mark.parametrize("game", GAMES)
def test_by_touch_on_a_phone(house: House, visit: Visit, game: str) -> None:
    person = house.person("Anna")
    anna = visit(person, size="phone")
    anna.sits(house.table(person, game, GAMES[game]))
    rng = random.Random(2)
    on_board = in_list = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        lit = shown(rng, anna) if on_board < 8 else None
        if lit is None:
            words = anna.words()
            anna.choose(next((word for word in SHORT if word in words), words[0]))
            in_list += 1
        else:
            anna.choose_lit(lit)
            on_board += 1
    is_over(anna)
    assert on_board > 3
    assert in_list > 5
    for name in ("seats", "log", "talk", "text"):
        expect(anna.tab(name)).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(house: House, visit: Visit, game: str) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, game, GAMES[game]))
    rng = random.Random(3)
    keys = anna.page.keyboard
    tabbed = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        word = wanted(rng, anna.words())
        number = anna.words().index(word) + 1
        with anna.something():
            if number > 9 or (tabbed < 6 and rng.random() < 0.4):
                _tab_to(anna, word)
                keys.press("Enter")
                tabbed += 1
            else:
                anna.strike(number)
    is_over(anna)
    assert tabbed >= 3
    anna.page.locator(".app").focus()
    keys.press("Tab")
    expect(anna.page.locator(":focus")).to_have_text(anna.say("web-skip"))
    keys.press("Enter")
    keys.press("Tab")
    expect(anna.button("web-rematch")).to_be_focused()
    with anna.something():
        keys.press("Enter")  # once more
    anna.until(anna.words)


def _tab_to(anna: Visitor, word: str) -> None:
    """Press the tab key until something for this word has the focus."""
    wanted = anna.choice(word)
    for _ in range(FAR):
        anna.page.keyboard.press("Tab")
        here = anna.page.locator(":focus")
        if wanted.and_(here).count() or here.and_(anna.lit(word)).count():
            return
    raise AssertionError(f"the tab key does not come to {word}")
