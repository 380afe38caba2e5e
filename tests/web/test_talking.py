"""Talk of players and spectators: who said it, what was said before, and who is muted."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.house import ME, OPEN, House
from tests.web.positions import DUEL
from tests.web.visitor import Visitor

PAGE = 100  # lines in one response


def says(visitor: Visitor, words: str) -> None:
    """Say something in the open talk."""
    visitor.page.get_by_label(visitor.say("web-say")).fill(words)
    visitor.press(visitor.page.get_by_role("button", name=visitor.say("web-send"), exact=True))
    expect(heard(visitor).get_by_text(words, exact=True)).to_be_visible()


def heard(visitor: Visitor) -> Locator:
    """Return the lines of talk."""
    return visitor.page.get_by_role("log", name=visitor.say("web-talk"))


def test_a_spectator_is_marked_and_muted(house: House, visit: Visit) -> None:
    """One player mutes for themselves, then the owner for everybody."""
    people = [house.person(name) for name in ("Anna", "Bert", "Eve")]
    table = house.table(people[0], "wizwar", [ME, OPEN], DUEL)
    house.join(people[1], table)
    anna, bert, eve = (visit(person) for person in people)
    for one in (anna, bert, eve):
        one.sits(table)
        one.tab("talk")
    says(anna, "Good evening")
    says(eve, "Watch out")
    for one in (anna, bert, eve):
        expect(heard(one).get_by_role("listitem")).to_have_count(2)
        spectator = heard(one).get_by_role("listitem").filter(has_text=one.say("web-talk-spectator"))
        expect(spectator).to_have_count(1)
        expect(spectator).to_contain_text("Eve")

    # Bert mutes Eve only for Bert, even after a reload; nobody else notices.
    bert.press(bert.page.get_by_text(bert.say("web-mute-title")))
    expect(bert.button_of("web-mute", "Anna")).to_be_visible()
    expect(bert.button_of("web-mute", "Bert")).to_have_count(0)
    expect(bert.button_of("web-mute-all", "Eve")).to_have_count(0)
    bert.press(bert.button_of("web-mute", "Eve"))
    says(eve, "Left, left!")
    for one in (anna, bert):
        hidden = heard(one).get_by_text(one.say("web-talk-hidden", count=2))
        expect(hidden).to_have_count(1 if one is bert else 0)
        expect(heard(one).get_by_text("Left, left!")).to_be_visible(visible=one is anna)
    bert.page.reload()
    hidden = heard(bert).get_by_text(bert.say("web-talk-hidden", count=2))
    expect(hidden).to_be_visible()
    bert.press(hidden)
    expect(heard(bert).get_by_text("Left, left!")).to_be_visible()
    bert.press(bert.page.get_by_text(bert.say("web-mute-title")))
    bert.press(bert.button_of("web-unmute", "Eve"))
    expect(hidden).to_have_count(0)
    expect(heard(bert).get_by_text("Left, left!")).to_be_visible()

    # The owner mutes her for everybody.
    anna.press(anna.page.get_by_text(anna.say("web-mute-title")))
    anna.press(anna.button_of("web-mute-all", "Eve"))
    eve.sees(eve.say("server-muted"))
    expect(eve.page.get_by_label(eve.say("web-say"))).to_have_count(0)
    anna.press(anna.button_of("web-unmute-all", "Eve"))
    says(eve, "Sorry")


def test_what_was_said_long_ago_is_fetched(house: House, visit: Visit) -> None:
    """Newcomers get the newest lines, and older ones on demand; what they read stays in place."""
    person = house.person("Anna")
    table = house.table(person, "wizwar", [ME, {"kind": "me", "name": "Bo"}], DUEL)
    many = 2 * PAGE + 5
    lines = [{"type": "say", "text": f"line {number}"} for number in range(1, many + 1)]
    house.says_all(person, table, 0, lines)
    eve = visit()
    eve.sits(table)
    eve.tab("talk")
    shown, earlier = heard(eve).get_by_role("listitem"), eve.button("web-talk-earlier")
    expect(shown).to_have_count(PAGE)
    last = heard(eve).get_by_text(f"line {many}", exact=True)
    expect(last).to_be_in_viewport()
    for count in (2 * PAGE, many):
        earlier.scroll_into_view_if_needed()
        reading = heard(eve).get_by_text(f"line {many + 1 - shown.count()}", exact=True)
        before = reading.bounding_box()
        eve.press(earlier)
        expect(shown).to_have_count(count)
        eve.until(lambda: earlier.count() == 0 or earlier.is_enabled())
        after = reading.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(before["y"] - after["y"]) < 2, "what was being read has moved"
    expect(earlier).to_have_count(0)
    expect(heard(eve).get_by_text("line 1", exact=True)).to_have_count(1)
    expect(heard(eve)).to_be_focused()
    # A new line doesn't scroll the view of somebody who has scrolled back.
    expect(last).not_to_be_in_viewport()
    house.says(person, table, 0, type="say", text="Are you there?")
    expect(heard(eve).get_by_text("Are you there?")).to_have_count(1)
    expect(heard(eve).get_by_text("Are you there?")).not_to_be_in_viewport()
