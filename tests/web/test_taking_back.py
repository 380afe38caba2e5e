"""What one has done in one's own turn can be taken back, up to the last roll, draw or reveal."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL, reached

GAMES = {
    "elfenwizards": ([ME, APPRENTICE, APPRENTICE], lambda: reached("elfenwizards", 3, 3, 3), "d1", ["done"]),
    "wizwar": ([ME, APPRENTICE], lambda: DUEL, "b1", ["done", "done", "draw-2"]),
}


@pytest.mark.parametrize("game", GAMES)
def test_taking_back(house: House, visit: Visit, game: str) -> None:
    """With a click or a key; what has come of chance stays."""
    seats, start, step, last = GAMES[game]
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, game, seats, start()))
    undo = anna.page.get_by_role("button", name=anna.say("web-undo"), exact=True)
    anna.until(lambda: anna.helped, "hints")
    words, view, board = anna.words(), anna.update()["view"], anna.board().screenshot()
    expect(undo).to_have_count(0)
    for key in (False, True):
        anna.choose(step)
        assert anna.words() != words
        anna.until(lambda: anna.board().screenshot() != board, "it is to be seen")
        with anna.something():
            if key:
                anna.page.keyboard.press("u")
            else:
                anna.press(undo)
        assert anna.words() == words
        assert anna.update()["view"] == view
        anna.until(lambda: anna.board().screenshot() == board, "it is as it was")
    for word in last:
        anna.choose(word)
    anna.until(anna.asked_or_over)
    assert {"roll", "draw"} & {event["event"] for event in anna.events}
    expect(undo).to_have_count(0)
