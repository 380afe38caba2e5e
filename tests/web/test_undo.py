"""Players can undo in their own turn, back to the last roll, draw or reveal."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL, reached

SEATS = {"elfenwizards": [ME, APPRENTICE, APPRENTICE], "wizwar": [ME, APPRENTICE]}
STEP = {"elfenwizards": "d1", "wizwar": "b1"}
CHANCE = {"elfenwizards": ["done"], "wizwar": ["done", "done", "draw-2"]}  # what leads to a roll or a draw


# After a partial redraw, the edges of the part depend on what was there before: redraw everything.
DRAWN_ANEW = """async (board) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  board.style.display = "none";
  await frame();
  board.style.removeProperty("display");
  await frame();
}"""


@pytest.mark.parametrize("game", SEATS)
def test_undo(house: House, visit: Visit, game: str) -> None:
    """By a click or a key; the results of chance stay."""
    person = house.person("Anna")
    anna = visit(person)
    start = DUEL if game == "wizwar" else reached(game, 3, 3, 3)
    anna.sits(house.table(person, game, SEATS[game], start))
    undo = anna.page.get_by_role("button", name=anna.say("web-undo"), exact=True)
    anna.until(lambda: anna.helped, "hints")

    def board() -> tuple[str, bytes]:
        """Return the board's markup and its pixels."""
        anna.board().evaluate(DRAWN_ANEW)
        return anna.board().inner_html(), anna.board().screenshot()

    words, view, before = anna.words(), anna.update()["view"], board()
    expect(undo).to_have_count(0)
    for key in (False, True):
        anna.choose(STEP[game])
        assert anna.words() != words
        anna.until(lambda: board()[1] != before[1], "it is to be seen")
        with anna.something():
            if key:
                anna.page.keyboard.press("u")
            else:
                anna.press(undo)
        assert anna.words() == words
        assert anna.update()["view"] == view
        anna.until(lambda: board() == before, "it is as it was")
    for word in CHANCE[game]:
        anna.choose(word)
    anna.until(anna.asked_or_over)
    assert {"roll", "draw"} & {event["event"] for event in anna.events}
    expect(undo).to_have_count(0)
