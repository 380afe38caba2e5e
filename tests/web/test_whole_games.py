"""A game of each kind through the page: from the start page to the last choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.visitor import READ, Visitor

GAMES = ("elfenwizards", "wizwar")
SHORT = ("done", "pass", "accept")  # what keeps a game short
FAR = 400  # presses of the tab key
SEVERAL, MANY = 4, 8  # choices


def quick(words: list[str]) -> str:
    """What to choose to come to the end."""
    return next((word for word in SHORT if word in words), words[-1])


def shown(anna: Visitor) -> str | None:
    """Something to choose that is lit on the board or in the hand, and gives nothing up."""
    words = [word for word in anna.on_board() if ":" not in word]
    return words[-1] if words else None


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


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_page_to_the_end(visit: Visit, game: str, size: str) -> None:
    """By clicks, or by touch alone: one for a game, then what is lit on the board or stands in the list."""
    anna = visit(size=size)
    anna.goes("/")
    anna.press(play_now(anna, game))
    begins(anna)
    on_board = in_list = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        lit = shown(anna) if on_board < MANY else None  # what is done on the board makes a game longer
        if lit is None:
            anna.choose(quick(anna.words()))
            in_list += 1
        else:
            anna.choose_lit(lit)
            on_board += 1
    is_over(anna)
    assert on_board == MANY
    assert in_list > 5
    if anna.touch:
        for name in ("seats", "log", "talk", "text"):
            expect(anna.tab(name)).to_be_visible()
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    else:
        anna.press(anna.link("web-replay"))
        expect(anna.page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(visit: Visit, game: str) -> None:
    """From the start page to the end, on the board and in the list, and once more."""
    anna = visit()
    anna.goes("/")
    keys = anna.page.keyboard
    expect(play_now(anna, game)).to_be_visible()
    tab_to(anna, play_now(anna, game))
    keys.press("Enter")
    begins(anna)
    on_board = in_list = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        words = anna.words()
        lit = shown(anna) if on_board < SEVERAL else None
        with anna.something():
            if lit is not None:
                go_to(anna, lit)
                enter(anna)
                on_board += 1
            elif len(words) > 1 and in_list < SEVERAL:
                tab_to(anna, anna.choice(words[1]))
                enter(anna)
                in_list += 1
            else:
                anna.strike(words.index(quick(words[:9])) + 1)
    is_over(anna)
    assert on_board == in_list == SEVERAL
    anna.page.locator(".app").focus()
    keys.press("Tab")
    expect(anna.page.locator(":focus")).to_have_text(anna.say("web-skip"))
    keys.press("Enter")
    keys.press("Tab")
    expect(anna.button("web-rematch")).to_be_focused()
    with anna.something():
        keys.press("Enter")  # once more
    anna.until(anna.words)


def enter(anna: Visitor) -> None:
    """Press the key for what has the focus."""
    anna.page.wait_for_timeout(READ)  # else it might be the second half of a key pressed twice
    anna.page.keyboard.press("Enter")


def go_to(anna: Visitor, word: str) -> None:
    """Come to something lit on the board or in the hand: a square of the labyrinth by the arrow keys."""
    if not re.fullmatch(r"[a-z]\d+", word) or not anna.board().locator(f"#ww-{word}").count():
        tab_to(anna, anna.lit(word))
        return
    tab_to(anna, anna.board().locator(".square[tabindex='0']"))
    here = str(anna.page.locator(":focus").get_attribute("data-square"))
    across, down = ord(word[0]) - ord(here[0]), int(word[1:]) - int(here[1:])
    for _ in range(abs(across)):
        anna.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        anna.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    expect(anna.lit(word).first).to_be_focused()


def tab_to(anna: Visitor, wanted: Locator) -> None:
    """Press the tab key until what is wanted has the focus."""
    here = wanted.and_(anna.page.locator(":focus"))
    for _ in range(FAR):
        anna.page.keyboard.press("Tab")
        if here.count():
            return
    raise AssertionError(f"the tab key does not come to {wanted}")
