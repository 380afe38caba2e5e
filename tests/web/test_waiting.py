"""Before a game: joining from the lobby, an owner who removes people or starts, and several seats each."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House, Table
from tests.web.scenes import NETWORK, networked
from tests.web.visitor import Visitor


def lobby(visitor: Visitor, table: Table) -> Locator:
    """Return a table in the list of open tables."""
    heading = visitor.page.get_by_role("heading", name=visitor.say("web-open-tables"), exact=True)
    return visitor.page.locator("section", has=heading).locator(
        "li", has=visitor.page.locator(f"[href='/t/{table.id}']")
    )


def sits_down(visitor: Visitor, table: Table, name: str) -> None:
    """Join a table from the lobby."""
    visitor.goes("/")
    visitor.press(lobby(visitor, table).get_by_role("link", name=visitor.say("web-to-the-table")))
    visitor.page.get_by_label(visitor.say("web-your-name")).fill(name)
    visitor.press(visitor.button("web-sit-down"))


def test_the_owner_removes_a_stranger_and_starts_with_another(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    table = house.table(person, "wizwar", [ME, OPEN, APPRENTICE])
    anna, bert, carla = visit(person), visit(fresh=True), visit(fresh=True)
    anna.goes(f"/t/{table.id}")
    sits_down(bert, table, "Bert")
    bert.sees(bert.say("web-start-of", name="Anna"))
    expect(bert.button("web-start")).to_have_count(0)
    anna.sees(anna.say("web-start-when-ready"))
    expect(anna.button("web-start")).to_be_visible()
    anna.press(anna.button("web-remove-player", name="Bert"))
    bert.sees(bert.say("server-removed"))
    expect(bert.button("web-sit-down")).to_have_count(0)
    sits_down(carla, table, "Anna")
    anna.sees("Anna (2)")
    expect(anna.button("web-remove-player", name="Anna (2)")).to_be_visible()
    anna.press(anna.button("web-start"))
    for one in (anna, carla):
        one.until(lambda one=one: one.updates, "the game begins")  # type: ignore[misc]
    computer = anna.page.get_by_role("article").filter(has_text="Apprentice")
    expect(computer).to_contain_text(anna.say("web-computer-short"))


def test_an_invitation_that_leads_here_from_elsewhere(house: House, visit: Visit) -> None:
    """The page is open at an address that only this computer has."""
    person = house.person("Anna")
    table = house.table(person, "wizwar", [ME, OPEN])
    anna = visit(person)
    anna.goes(f"/t/{table.id}")
    link = anna.page.get_by_label(anna.say("web-invite-link"))
    expect(link).to_have_value(f"{house.address}/t/{table.id}?invite={table.invite}")
    anna.sees(anna.say("web-invite-local"))
    anna.sees("guildhall serve --host 0.0.0.0")
    anna.sees_no_more(anna.say("web-invite-code"))
    networked(anna)
    expect(link).to_have_value(f"{NETWORK}/t/{table.id}?invite={table.invite}")
    anna.sees(anna.say("web-invite-network"))
    anna.sees_no_more(anna.say("web-invite-local"))
    code = anna.page.locator("figure", has_text=anna.say("web-invite-code")).locator("path")
    assert len(code.get_attribute("d") or "") > 3000  # enough dark squares for a link


def test_where_it_is_allowed_one_person_takes_several_seats(house: House, visit: Visit) -> None:
    anna, bert = visit(house.person("Anna")), visit(house.person("Bert"))
    anna.goes("/new?game=wizwar")
    anna.page.get_by_label(anna.say("web-new-count")).select_option("3")
    anna.page.get_by_label(anna.say("web-new-seat", number=3), exact=True).select_option("open")
    anna.press(anna.page.get_by_label(anna.say("web-several")))
    anna.press(anna.button("web-new-open"))
    link = anna.page.get_by_label(anna.say("web-invite-link")).input_value()
    bert.page.goto(link)
    bert.press(bert.button("web-sit-down"))
    bert.press(bert.button("web-take-seat", number=3))
    for one in (anna, bert):
        one.until(lambda one=one: one.updates, "the game begins")  # type: ignore[misc]
    assert anna.names == ["Anna", "Bert", "Bert (2)"]
