"""A game of each kind through the page: from the start page to the last choice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import reached
from tests.web.scenes import FOUR
from tests.web.visitor import READ, Visitor

GAMES = ("elfenwizards", "wizwar")
SHORT = ("done", "pass", "accept")  # what keeps a game short
FAR = 400  # presses of the tab key


def quick(words: list[str]) -> str:
    """What to choose to come to the end."""
    return next((word for word in SHORT if word in words), words[-1])


def shown(anna: Visitor) -> str | None:
    """Something to choose that is lit on the board or in the hand, and gives nothing up."""
    words = [word for word in anna.words() if ":" not in word]
    return next((word for word in reversed(words) if anna.on_board(word)), None)


def play_now(anna: Visitor, game: str) -> Locator:
    """The button on the start page that leads into a game."""
    about = anna.page.get_by_role("region", name=anna.say(f"web-game-{game}"))
    return about.get_by_role("button", name=anna.say("web-play-now"))


def begins(anna: Visitor) -> None:
    """The first choice is there."""
    anna.until(lambda: anna.updates and anna.words(), "the first choice")
    expect(anna.prompt()).to_contain_text(anna.render(anna.update()["asks"]["prompt"]))


def is_over(anna: Visitor) -> None:
    """The page says who has won, and offers what can be done now."""
    winners = tuple(Seat(seat) for seat in anna.update()["outcome"]["winners"])
    expect(anna.prompt()).to_contain_text(anna.say("web-won", winners=winners, count=len(winners)))
    expect(anna.button("web-rematch")).to_be_visible()
    expect(anna.link("web-replay")).to_be_visible()
    expect(anna.choices()).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_by_clicking_from_the_start_page_to_the_end(visit: Visit, game: str) -> None:
    """One click, and then what is lit on the board or stands in the list."""
    anna = visit()
    anna.goes("/")
    anna.press(play_now(anna, game))
    begins(anna)
    on_board = in_list = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        lit = shown(anna) if on_board <= in_list else None
        if lit is None:
            anna.choose(quick(anna.words()))
            in_list += 1
        else:
            anna.choose_lit(lit)
            on_board += 1
    is_over(anna)
    assert on_board > 5
    assert in_list > 5
    anna.press(anna.link("web-replay"))
    expect(anna.page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats", "start"),
    [("elfenwizards", FOUR, (4, 3, 150)), ("wizwar", [ME, APPRENTICE], (2, 7, 12))],
)
def test_by_touch_on_a_phone(
    house: House, visit: Visit, game: str, seats: list[dict[str, str]], start: tuple[int, int, int]
) -> None:
    """The last part of a game: a finger is slow."""
    person = house.person("Anna")
    anna = visit(person, size="phone")
    anna.sits(house.table(person, game, seats, reached(game, *start)))
    on_board = in_list = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        lit = shown(anna) if on_board < 8 else None
        if lit is None:
            anna.choose(quick(anna.words()))
            in_list += 1
        else:
            anna.choose_lit(lit)
            on_board += 1
    is_over(anna)
    assert on_board > 3
    assert in_list > 3
    for name in ("seats", "log", "talk", "text"):
        expect(anna.tab(name)).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(visit: Visit, game: str) -> None:
    """From the start page to the end, and once more."""
    anna = visit()
    anna.goes("/")
    keys = anna.page.keyboard
    expect(play_now(anna, game)).to_be_visible()
    tab_to(anna, play_now(anna, game))
    keys.press("Enter")
    begins(anna)
    tabbed = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        words = anna.words()
        with anna.something():
            if len(words) > 1 and tabbed < 4:
                tab_to(anna, anna.choice(words[1]), anna.lit(words[1]))
                anna.page.wait_for_timeout(READ)  # else it might be the second half of a key pressed twice
                keys.press("Enter")
                tabbed += 1
            else:
                anna.strike(words.index(quick(words[:9])) + 1)
    is_over(anna)
    assert tabbed == 4
    anna.page.locator(".app").focus()
    keys.press("Tab")
    expect(anna.page.locator(":focus")).to_have_text(anna.say("web-skip"))
    keys.press("Enter")
    keys.press("Tab")
    expect(anna.button("web-rematch")).to_be_focused()
    with anna.something():
        keys.press("Enter")  # once more
    anna.until(anna.words)


def tab_to(anna: Visitor, *wanted: Locator) -> None:
    """Press the tab key until something of what is wanted has the focus."""
    here = [one.and_(anna.page.locator(":focus")) for one in wanted]
    for _ in range(FAR):
        anna.page.keyboard.press("Tab")
        if any(one.count() for one in here):
            return
    raise AssertionError(f"the tab key does not come to {wanted}")
