"""A computer player takes a seat: if all others want it, or the owner after a timeout."""

from __future__ import annotations

from playwright.sync_api import expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House
from tests.web.positions import SPELLS
from tests.web.visitor import Visitor


def asks_to_replace(visitor: Visitor, seat: int) -> None:
    """Ask for a computer player in a seat, in the table menu."""
    visitor.press(visitor.button("web-table"))
    visitor.press(visitor.button_of("web-replace", visitor.names[seat]))
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_the_others_agree_to_replace_somebody(house: House, visit: Visit) -> None:
    """One no ends the vote; if all others agree, a computer player takes the seat."""
    people = [house.person(name) for name in ("Anna", "Bert", "Cleo")]
    table = house.table(people[0], "elfenwizards", [ME, OPEN, OPEN], SPELLS)
    for person in people[1:]:
        house.join(person, table)
    anna, bert, cleo = (visit(person) for person in people)
    for one in (anna, bert, cleo):
        one.sits(table)
    question = bert.say("web-replace-asked", player=Seat(2), players=(Seat(0),))
    for answer in ("web-no", "web-yes"):
        asks_to_replace(anna, 2)
        anna.sees(anna.say("web-replace-waits", player=Seat(2)))
        cleo.sees(cleo.say("web-replace-you", players=(Seat(0),)))
        toast = bert.page.get_by_role("alert").filter(has_text=question)
        expect(toast).to_be_visible()
        bert.press(toast.get_by_role("button", name=bert.say(answer)))
        for one in (anna, bert, cleo):
            expect(one.page.locator(".toast").filter(has_text="Cleo").get_by_role("button")).to_have_count(0)
    for one in (anna, bert):
        one.sees(one.say("web-has-left", player=Seat(2)))
        one.press(one.button("web-table"))
        expect(one.page.get_by_role("dialog")).to_contain_text(one.say("web-computer"))
        replaces = one.page.get_by_role("dialog").get_by_text(one.say("web-replace"))
        expect(replaces).to_have_count(0)  # two people are left, and neither is late
    expect(cleo.choices()).to_have_count(0)
    cleo.sees(cleo.say("web-watching"))


def test_the_owner_replaces_somebody_whose_time_was_up(house: House, visit: Visit) -> None:
    """They can come back."""
    people = [house.person(name) for name in ("Anna", "Bert")]
    clock = {"turn": 1, "window": 1, "steady": False}
    table = house.table(people[0], "elfenwizards", [ME, OPEN, APPRENTICE], SPELLS, clock=clock)
    house.join(people[1], table)
    anna, bert = (visit(person) for person in people)
    bert.sits(table)
    bert.until(bert.words, "Bert is asked")
    bert.until(lambda: not bert.words(), "Bert's time is up")
    anna.sits(table)
    anna.press(anna.button("web-table"))
    dialog = anna.page.get_by_role("dialog")
    late = dialog.get_by_role("listitem").filter(has_text="Bert")
    expect(late).to_contain_text(anna.say("web-late"))
    anna.press(anna.button_of("web-replace", "Bert"))
    bert.sees(bert.say("web-seat-kept"))
    anna.sees(anna.say("web-has-left", player=Seat(1)))
    bert.press(bert.button("web-return"))
    anna.sees(anna.say("web-is-back", player=Seat(1)))
