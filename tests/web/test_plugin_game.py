"""A game that another package brings, on the page: without a board, a bot or a line of ours for it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import ROOT, House

NAME = "Liar’s Dice"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has the game of the examples."""
    house = House(tmp_path_factory.mktemp("house"), [ROOT / "examples" / "liarsdice"])
    yield house
    house.close()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_game_from_a_package_is_played_to_its_end(visit: Visit, size: str) -> None:
    """The page draws its view as a tree, lists the choices, and tells what happened."""
    anna = visit(size=size)
    anna.goes("/")
    about = anna.page.get_by_role("region", name=NAME)
    anna.press(about.get_by_role("button", name=anna.say("web-play-now")))
    anna.until(lambda: anna.updates and anna.words(), "the first choice")
    expect(anna.prompt()).to_contain_text(re.compile("first bid|raise or doubt"))
    view = anna.update()["view"]
    for seat in view["players"]:
        expect(anna.board()).to_contain_text(anna.names[seat["seat"]])
    while True:
        anna.until(anna.asked_or_over)
        if anna.over():
            break
        words = anna.words()
        anna.choose("doubt" if "doubt" in words else words[-1])
    winners = tuple(Seat(seat) for seat in anna.update()["outcome"]["winners"])
    expect(anna.prompt()).to_contain_text(anna.say("web-won", winners=winners, count=len(winners)))
    anna.press(anna.link("web-replay"))
    expect(anna.board()).to_contain_text(anna.names[0])
