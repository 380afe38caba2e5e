"""A game of each kind through the page: from the start page to the last choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import House, Table
from tests.web.visitor import READ, Visitor

GAMES = ("elfenwizards", "wizwar")
SHORT = ("done", "pass", "accept")  # what keeps a game short
FAR = 400  # presses of the tab key
SEVERAL, MANY = 4, 8  # choices


def quick(words: list[str]) -> str:
    """Return a choice that leads to the end quickly."""
    return next((word for word in SHORT if word in words), words[-1])


def shown(anna: Visitor) -> str | None:
    """Return a highlighted choice on the board or in the hand that gives nothing up."""
    words = [word for word in anna.on_board() if ":" not in word]
    return words[-1] if words else None


def play_now(anna: Visitor, game: str) -> Locator:
    """Return the button on the start page that starts a game."""
    about = anna.page.get_by_role("region", name=anna.say(f"web-game-{game}"))
    return about.get_by_role("button", name=anna.say("web-play-now"))


def begins(anna: Visitor) -> None:
    """Wait for the first choice."""
    anna.until(lambda: anna.updates and anna.words(), "the first choice")
    expect(anna.prompt()).to_contain_text(anna.render(anna.update()["asks"]["prompt"]))


def is_over(anna: Visitor) -> None:
    """Check that the page says who has won, and offers what to do next."""
    winners = tuple(Seat(seat) for seat in anna.update()["outcome"]["winners"])
    expect(anna.prompt()).to_contain_text(anna.say("web-won", winners=winners, count=len(winners)))
    expect(anna.button("web-rematch")).to_be_visible()
    expect(anna.link("web-replay")).to_be_visible()
    expect(anna.choices()).to_have_count(0)


def test_the_speed_of_computer_players_can_be_chosen(visit: Visit, house: House) -> None:
    anna = visit()
    anna.goes("/settings")
    anna.press(anna.page.get_by_label(anna.say("web-bot-speed-fast")))
    anna.goes("/")
    anna.press(play_now(anna, "elfenwizards"))
    anna.until(lambda: anna.updates, "the table")
    table = Table(anna.page.url.rpartition("/")[2], "")
    assert house.told(table)["clock"]["bots"] == "fast"


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_from_the_start_page_to_the_end(visit: Visit, game: str, size: str) -> None:
    """By clicks, or by touch alone: start a game, then choose on the board or in the list."""
    anna = visit(size=size)
    anna.goes("/")
    anna.press(play_now(anna, game))
    begins(anna)
    on_board = in_list = 0
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        lit = shown(anna) if on_board < MANY else None  # choices on the board make a game longer
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
    """From the start page to the end, on the board and in the list, and a rematch."""
    anna = visit()
    anna.goes("/")
    keyboard = anna.page.keyboard
    expect(play_now(anna, game)).to_be_visible()
    tab_to(anna, play_now(anna, game))
    keyboard.press("Enter")
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
                keys = anna.keys()
                anna.strike(keys[quick([word for word in words if word in keys])])
    is_over(anna)
    assert on_board == in_list == SEVERAL
    anna.page.locator(".app").focus()
    keyboard.press("Tab")
    expect(anna.page.locator(":focus")).to_have_text(anna.say("web-skip"))
    keyboard.press("Enter")
    keyboard.press("Tab")
    expect(anna.button("web-rematch")).to_be_focused()
    with anna.something():
        keyboard.press("Enter")  # once more
    anna.until(anna.words)


def enter(anna: Visitor) -> None:
    """Activate what has the focus."""
    anna.page.wait_for_timeout(READ)  # otherwise it might count as a double press
    anna.page.keyboard.press("Enter")


def go_to(anna: Visitor, word: str) -> None:
    """Focus something highlighted on the board or in the hand; squares by the arrow keys."""
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
    """Press the tab key until the wanted element has the focus."""
    here = wanted.and_(anna.page.locator(":focus"))
    for _ in range(FAR):
        anna.page.keyboard.press("Tab")
        if here.count():
            return
    raise AssertionError(f"the tab key does not come to {wanted}")
