"""Several people at one table, each with a browser, or all with one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House, Person, Table
from tests.web.positions import DUEL, ONE_BLOW, SPELLS, THREE


def duel(house: House, **more: object) -> tuple[Person, Person, Table]:
    """Return Anna, who is blue and can attack, and Bert, who is red."""
    anna, bert = house.person("Anna"), house.person("Bert")
    table = house.table(anna, "wizwar", [ME, OPEN], DUEL, **more)
    house.join(bert, table)
    return anna, bert, table


def test_a_friend_comes_by_the_link(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    table = house.table(person, "wizwar", [ME, OPEN], private=True)
    anna, bert = visit(person), visit()
    anna.goes(f"/t/{table.id}")
    link = anna.page.get_by_label(anna.say("web-invite-link")).input_value()
    name = bert.page.get_by_label(bert.say("web-your-name"))
    bert.page.goto(link[:-1])  # not all of it
    name.fill("Bert")
    with bert.trouble():
        bert.press(bert.button("web-sit-down"))
        expect(bert.page.get_by_role("alert")).to_have_text(bert.say("server-no-invite"))
    bert.page.goto(link)
    name.fill("Bert")
    bert.press(bert.button("web-sit-down"))
    for one in (anna, bert):
        one.until(lambda one=one: one.updates, "the game begins")  # type: ignore[misc]
        expect(one.choices() if one.words() else one.prompt()).to_be_visible()
    active, other = (anna, bert) if anna.words() else (bert, anna)
    expect(other.prompt()).to_contain_text(
        other.say(
            "web-waits-now",
            players=(Seat(other.update()["view"]["player"]),),
            what=other.say("web-ww-phase-move_and_cast"),
        )
    )
    expect(other.prompt().get_by_role("link")).to_contain_text(other.update()["view"]["rule"])
    active.choose("done")
    other.until(lambda: active.update()["n"] == other.update()["n"], "both are told the same")
    for one, words in ((anna, "Good evening"), (bert, "I’ll get you")):
        talk = one.tab("talk")
        talk.get_by_label(one.say("web-say")).fill(words)
        talk.get_by_role("button", name=one.say("web-send")).click()
    for one in (anna, bert):
        one.sees("Good evening")
        one.sees("I’ll get you")


def test_a_spell_is_answered(house: House, visit: Visit) -> None:
    blue, red, table = duel(house, clock={"choice": None, "window": 60})
    anna, bert = visit(blue), visit(red)
    for one in (anna, bert):
        one.sits(table)
    anna.choose("fireball")
    anna.choose("red")
    bert.until(bert.words, "the window")
    for one in (anna, bert):
        one.until(lambda one=one: one.update()["window"])  # type: ignore[misc]
        assert 0 < one.update()["ends"] <= 60
        expect(one.board()).to_contain_text(one.say("wizwar-text-fireball"))  # for newcomers to the card
        expect(one.page.get_by_label(re.compile(one.say("web-time-left", seconds=58)[2:]))).to_be_visible()
    expect(anna.prompt()).to_contain_text(anna.say("web-window-waits"))
    expect(anna.prompt().get_by_role("link")).to_contain_text("8.1")
    expect(anna.choices()).to_have_count(0)
    expect(bert.prompt()).to_contain_text(bert.render(bert.update()["asks"]["prompt"]))
    bert.choose("full-shield")
    anna.until(anna.words, "blue may answer the answer, or go on")
    if "pass" in anna.words():
        anna.choose("pass")
    anna.until(lambda: not anna.update()["window"])
    life = {wizard["colour"]: wizard["life"] for wizard in anna.update()["view"]["wizards"]}
    assert life == {"blue": 15, "red": 9}


def test_standing_orders_let_a_player_be_asked_only_when_attacked(house: House, visit: Visit) -> None:
    people = [house.person(name) for name in ("Anna", "Bert", "Carl")]
    table = house.table(people[0], "wizwar", [ME, OPEN, OPEN], THREE)
    for person in people[1:]:
        house.join(person, table)
    anna, bert, carl = (visit(person) for person in people)
    for one in (anna, bert, carl):
        one.sits(table)
    for one in (bert, carl):
        one.page.get_by_label(one.say("web-orders")).select_option(label=one.say("web-orders-concerned"))
    anna.choose("fireball")
    anna.choose("red")
    bert.until(bert.words, "red is attacked")
    assert not carl.words()
    expect(carl.choices()).to_have_count(0)
    bert.choose("pass")
    carl.until(lambda: not carl.update()["window"])
    anna.until(lambda: "done" in anna.words(), "nobody else was asked")


# All that can be read while the device is handed over, and whether there is a hand or something moves.
READ = """() => {
  window.read = new Set();
  window.moves = window.hand = false;
  const look = () => {
    if (document.querySelector(".cover") !== null) {
      window.read.add(document.body.textContent);
      window.hand ||= document.querySelector("#choose .hand") !== null;
      window.moves ||= document.querySelector("[aria-keyshortcuts=Escape]") !== null;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_one_device_for_all_keeps_the_hands_covered(house: House, visit: Visit) -> None:
    """Also while the page shows what the computer player between them does."""
    person = house.person("Anna")
    seats = [{"kind": "me", "name": "Ada"}, APPRENTICE, {"kind": "me", "name": "Bo"}]
    start = THREE | {
        "wizards": {"blue": {"at": "a1"}, "yellow": {"at": "c1"}},
        "hands": {"blue": ["fireball", "energy-4"], "red": [], "yellow": ["full-shield", "energy-5"]},
    }
    table = house.table(person, "wizwar", seats, start)
    here = visit(person, moving=True)
    here.sits(table)
    here.until(lambda: len(here.updates) == 2, "both seats")
    hands = {0: here.say("wizwar-card-fireball"), 2: here.say("wizwar-card-full-shield")}

    def covered() -> None:
        expect(here.choices()).to_have_count(0)
        for card in hands.values():
            assert card not in here.page.locator("main").inner_text()

    expect(here.button("web-its-me", player=Seat(0))).to_be_visible()
    covered()
    here.press(here.button("web-its-me", player=Seat(0)))
    expect(here.choices()).to_be_visible()
    assert hands[2] not in here.page.locator("main").inner_text()
    here.choose("fireball")
    here.choose("yellow")
    expect(here.button("web-its-me", player=Seat(2))).to_be_visible()
    expect(here.choices()).to_have_count(0)
    assert hands[2] not in here.page.locator("main").inner_text()
    here.press(here.button("web-its-me", player=Seat(2)))
    expect(here.choices()).to_contain_text(hands[2])
    here.choose("full-shield")
    here.until(here.words)
    here.press(here.button("web-its-me", player=Seat(0)))
    here.page.evaluate(READ)
    while here.updates[0]["asks"]:
        here.choose(next(word for word in ("pass", "draw-2", "done") if word in here.words()))
    here.until(lambda: here.updates[2]["asks"], "Bo is asked")
    expect(here.button("web-its-me", player=Seat(2))).to_be_visible()
    here.page.wait_for_function("window.moves")
    expect(here.page.locator("[aria-keyshortcuts=Escape]")).to_have_count(0)
    private = [event["text"] for event in here.events if event.get("private")]
    secrets = [here.render(text, reader) for text in private for reader in (None, *range(3))]
    read = here.page.evaluate("[...window.read]")
    assert secrets
    assert read
    assert not [words for words in secrets for text in read if words in text]
    assert not here.page.evaluate("window.hand")


def test_at_the_end_nothing_stays_covered(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]
    table = house.table(person, "wizwar", seats, ONE_BLOW)
    here = visit(person)
    here.sits(table)
    here.press(here.button("web-its-me", player=Seat(0)))
    here.choose("fireball")
    here.choose("red")
    expect(here.button("web-rematch")).to_be_visible()
    here.page.reload()
    expect(here.button("web-rematch")).to_be_visible()
    assert here.say("wizwar-card-fireball") in here.tab("log").inner_text()
    expect(here.page.locator(".cover")).to_have_count(0)


def test_nobody_speaks_while_the_device_is_handed_over(house: House, visit: Visit) -> None:
    """The screen of one player is gone before the next one confirms who they are."""
    person, bert = house.person("Anna"), house.person("Bert")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}, OPEN]
    table = house.table(person, "elfenwizards", seats, SPELLS)
    house.join(bert, table)
    here, other = visit(person), visit(bert)
    for one in (here, other):
        one.sits(table)
    here.until(lambda: len(here.updates) == 2, "both seats")
    page = here.page
    say, promise = page.get_by_label(here.say("web-say")), here.button("web-promise-new")
    answers = page.get_by_role("button", name=here.say("web-accept"))

    def handed_over() -> None:
        for tab in ("talk", "promises"):
            here.tab(tab)
            for what in (say, promise, answers, page.locator(".offer")):
                expect(what).to_have_count(0)
        expect(page.locator("section.seats")).not_to_contain_text(f"· {here.say('web-elf-you')}")

    handed_over()
    here.press(here.button("web-its-me", player=Seat(0)))
    theirs = other.tab("promises")
    other.press(other.button("web-promise-new"))
    theirs.get_by_label(other.say("web-promise-to")).select_option("0")
    other.press(other.button("web-promise-offer"))
    expect(answers).not_to_have_count(0)
    expect(promise).to_be_visible()
    here.tab("talk")
    say.fill("secret")
    before = here.updates[0]["n"]
    here.press(here.choice("pass"))
    here.until(lambda: here.updates[0]["n"] > before and here.updates[1]["asks"], "Bo is asked")
    expect(here.button("web-its-me", player=Seat(1))).to_be_visible()
    handed_over()
    here.press(
        here.board().get_by_role("button", name=here.say("elfenwizards-box-H", number="", name="H")).first
    )
    here.sees(here.say("web-covered-why"))
    here.press(here.button("web-its-me", player=Seat(1)))
    here.sees_no_more(here.say("web-covered-why"))
    here.tab("talk")
    expect(say).to_have_value("")


def test_two_people_with_the_same_name_cannot_share_a_device(visit: Visit) -> None:
    here = visit()
    here.goes("/new?game=wizwar")
    here.page.get_by_label(here.say("web-your-name")).fill("Kim")
    here.page.get_by_label(here.say("web-new-seat", number=2), exact=True).select_option("guest")
    here.page.get_by_label(here.say("web-seat-name", number=2)).fill("Kim")
    here.press(here.button("web-new-open"))
    expect(here.page.get_by_role("alert")).to_have_text(here.say("web-seat-twice", name="Kim"))
    here.page.get_by_label(here.say("web-seat-name", number=2)).fill("Bo")
    here.page.locator("summary").click()
    school = here.page.locator("#option-school_2")
    school.select_option(
        label=here.page.locator("#option-school_1 option").first.inner_text().split(" · ")[0]
    )
    with here.trouble():
        here.press(here.button("web-new-open"))
        expect(here.page.get_by_role("alert").get_by_role("link")).to_contain_text("0.8")  # the reason
    school.select_option("0")
    here.press(here.button("web-new-open"))
    expect(here.page.locator(".cover button")).to_be_visible()


def test_only_players_need_a_name(visit: Visit) -> None:
    """The page says so in its language."""
    here = visit(language="de")
    here.goes("/new?game=wizwar")
    name = here.page.get_by_label(here.say("web-your-name"))
    name.fill("")
    here.press(here.button("web-new-open"))
    assert name.evaluate("(field) => field.validationMessage") == here.say("web-fill-in")
    for seat in (1, 2):
        here.page.get_by_label(here.say("web-new-seat", number=seat), exact=True).select_option("apprentice")
    here.press(here.button("web-new-open"))
    expect(here.board()).to_be_visible()


def test_a_spectator_sees_the_table_and_no_hand(house: House, visit: Visit) -> None:
    blue, _, table = duel(house)
    anna, eve = visit(blue), visit()
    anna.sits(table)
    eve.sits(table)
    assert eve.update()["mine"] is None
    expect(eve.board()).to_be_visible()
    expect(eve.choices()).to_have_count(0)
    anna.choose("b1")
    eve.until(lambda: eve.update()["view"]["wizards"][0]["at"] == "b1")
    told = eve.render(eve.update()["events"][-1]["text"])
    expect(eve.tab("log")).to_contain_text(told)
    assert anna.say("wizwar-card-fireball") not in eve.page.locator("main").inner_text()
    eve.press(eve.page.locator("#ww-e5"))
    eve.sees(eve.say("web-watching-why"))


def test_a_link_to_a_full_table_says_that_it_is_full(house: House, visit: Visit) -> None:
    """Whether or not they may watch; spectators need no message."""
    eve = visit()
    taken = eve.page.get_by_text(eve.say("web-seats-taken"))
    *_, table = duel(house)
    eve.sits(table)
    expect(eve.board()).to_be_visible()
    expect(taken).to_have_count(0)
    eve.goes(f"/t/{table.id}?invite={table.invite}")
    expect(taken).to_be_visible()
    expect(eve.board()).to_be_visible()
    eve.press(eve.page.locator(".toast", has=taken).get_by_role("button", name=eve.say("web-close")))
    expect(taken).to_have_count(0)
    *_, table = duel(house, spectators=False)
    eve.goes(f"/t/{table.id}?invite={table.invite}")
    expect(taken).to_be_visible()
    expect(eve.page.get_by_role("heading", level=1)).to_have_text(eve.say("web-connection-gone"))
    expect(eve.link("web-home")).to_be_visible()


def test_the_others_see_that_a_player_left_and_they_can_come_back(house: House, visit: Visit) -> None:
    blue, red, table = duel(house)
    anna, bert = visit(blue), visit(red)
    for one in (anna, bert):
        one.sits(table)
    bert.press(bert.button("web-table"))
    for answer in ("web-leave-no", "web-leave-yes"):  # a running game asks first
        bert.press(bert.button("web-leave-now"))
        bert.sees(bert.say("web-leave-sure"))
        assert house.told(table)["seats"][1]["kind"] == "person"
        bert.press(bert.button(answer))
        bert.sees_no_more(bert.say("web-leave-sure"))
    anna.sees(anna.say("web-has-left", player=Seat(1)))
    expect(bert.prompt()).to_contain_text(bert.say("web-seat-kept"))
    expect(bert.page.get_by_role("dialog")).to_have_count(0)  # as long as it is open, it offers the same
    bert.press(bert.button("web-return"))
    anna.sees(anna.say("web-is-back", player=Seat(1)))


def test_asking_to_undo(house: House, visit: Visit) -> None:
    """Undoing what others have seen needs their agreement."""
    people = [house.person(name) for name in ("Anna", "Bert")]
    table = house.table(people[0], "elfenwizards", [ME, OPEN, APPRENTICE], SPELLS)
    house.join(people[1], table)
    anna, bert = (visit(person) for person in people)
    for one in (anna, bert):
        one.sits(table)
    for one, thing, why in (
        (anna, anna.say("web-elf-die-of", player=Seat(1), face=6, box=anna.say("web-elf-place-W")), "0.7"),
        (anna, anna.say("web-elf-dragon", player=Seat(0)), "0.11"),
        (bert, bert.say("web-elf-die-in", face=6, box=bert.say("web-elf-place-W")), "0.11"),
        (bert, bert.say("web-elf-chips-front", count=5), "0.11"),
    ):
        one.press(one.page.locator("section:not(.seats)").get_by_role("button", name=thing).first)
        expect(one.page.get_by_role("alert").get_by_role("link").first).to_contain_text(why)
        one.page.keyboard.press("Escape")
    anna.choose("pass")
    bert.until(bert.words, "green")
    anna.press(anna.button("web-undo-ask"))
    bert.sees(bert.say("web-undo-asked", player=Seat(0)))
    bert.press(bert.button("web-yes"))
    anna.until(anna.words, "once more")
    assert "d5S" in anna.words()


def test_players_are_invited_to_another_game(house: House, visit: Visit) -> None:
    blue, red = house.person("Anna"), house.person("Bert")
    last = DUEL | {
        "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1", "life": 1}},
        "hands": {"blue": ["fireball"], "red": []},
    }
    table = house.table(blue, "wizwar", [ME, OPEN], last)
    house.join(red, table)
    anna, bert = visit(blue), visit(red)
    for one in (anna, bert):
        one.sits(table)
    anna.choose("fireball")
    anna.choose("red")
    for one in (anna, bert):
        one.until(lambda one=one: one.over() or (one.words() and one.choose("pass")))  # type: ignore[misc]
        expect(one.button("web-rematch")).to_be_visible()
    notice = bert.page.locator("[aria-live=polite]", has_text=bert.say("web-rematch-waits"))
    expect(notice).to_have_count(0)
    anna.press(anna.button("web-rematch"))
    expect(notice).to_be_visible()
    bert.press(bert.button("web-next-table"))
    for one in (anna, bert):
        expect(one.page).not_to_have_url(re.compile(table.id))
