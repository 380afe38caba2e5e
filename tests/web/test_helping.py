"""The page helps: it explains refusals, has room for every language, and finds its way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House
from tests.web.positions import DUEL, ONE_BLOW, ROLLED, SPELLS, reached
from tests.web.scenes import FOUR, LAST
from tests.web.visitor import SIZES, Visitor

LANGUAGES = ("de", "fr", "it")
FULL = ["fireball", "energy-4", "shield", "large-rock", "destroy-wall", "powerthrust", "pick-lock"]
# Whether a card is visible and can be touched.
FREE = """(card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return x >= 0 && x + width <= innerWidth && card.contains(found);
}"""


@pytest.fixture
def anna(house: House, visit: Visit) -> Visitor:
    """Return a person in the middle of a game of Elfenwizards."""
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], SPELLS))
    return anna


# Does the second part as soon as the next question appears.
TWICE = """(part) => new Promise((done) => {
  const first = () => document.querySelector(".choices button");
  const click = (detail) => first().dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "2" }));
  const does = part === "click" ? click : press;
  const before = first();
  new MutationObserver((_, watch) => {
    if (first() === null || first() === before) return;
    watch.disconnect();
    does(2);
    done();
  }).observe(document.body, { childList: true, subtree: true });
  does(1);
})"""


def test_a_key_pressed_twice_chooses_once(house: House, visit: Visit) -> None:
    """It chooses the die; the second box must not follow, but later keys may."""
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], ROLLED))
    expect(anna.choices()).to_be_visible()
    with anna.something():
        anna.page.evaluate(TWICE, "press")
    words = anna.words()
    anna.page.wait_for_timeout(300)
    assert anna.words() == words
    with anna.something():
        anna.page.keyboard.press("2")


def test_a_key_held_down_chooses_once_and_leaves_the_focus_where_it_is_of_use(
    house: House, visit: Visit
) -> None:
    """On the board the focus stays, and keys continue from there; from a choice it moves to the next list."""
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    keys = anna.page.keyboard
    anna.choose("fireball")
    anna.lit("red").focus()
    keys.press("Enter")
    anna.until(lambda: "done" in anna.words(), "the other has answered")
    anna.until(lambda: anna.helped, "hints")
    expect(anna.page.locator("#ww-red")).to_be_focused()
    keys.press("ArrowLeft")
    expect(anna.page.locator("#ww-b1")).to_be_focused()
    acting = anna.update()["asks"]["kind"]
    with anna.something():
        anna.choice("done").focus()
        anna.page.wait_for_timeout(300)  # to read the question
        for _ in range(5):
            keys.down("Enter")
        keys.press("Enter")
    giving = anna.update()["asks"]["kind"]
    assert giving != acting
    expect(anna.choices()).to_be_focused()  # the list, but no choice in it
    anna.page.wait_for_timeout(300)
    assert anna.update()["asks"]["kind"] == giving
    expect(anna.choices()).to_be_focused()


def test_a_double_click_chooses_once(anna: Visitor) -> None:
    """The second click must not choose what appears under it, but later clicks may."""
    expect(anna.choices().get_by_role("button").first).to_be_visible()
    with anna.something():
        anna.page.evaluate(TWICE, "click")
    words = anna.words()
    anna.page.wait_for_timeout(300)
    assert anna.words() == words
    with anna.something():
        anna.choices().get_by_role("button").first.click(click_count=2)


def test_the_spells_of_the_player_whose_turn_it_is_lie_in_front_of_them(anna: Visitor) -> None:
    """They are as large as a finger, even while the page explains something else."""
    before = anna.page.locator(".tray[data-seat]")
    anna.board().locator(".hit:not(.lit):not(.mute)").first.click()
    expect(anna.page.get_by_role("alert")).to_be_visible()
    for word in ("d4W", "d5S", "chip"):
        box = before.locator(f'[data-word="{word}"]').bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    with anna.something():
        before.locator('[data-word="d5S"]').click()
    expect(before.locator("[data-word]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seats", "start", "dark", "reason", "wish"),
    [
        ("elfenwizards", [ME, APPRENTICE, APPRENTICE], SPELLS, ".hit:has(.passed)", "5.22", "d5S W1"),
        ("wizwar", [ME, APPRENTICE], DUEL, "#ww-e5", "2.1", "e5"),
    ],
)
def test_an_illegal_choice_says_why(
    house: House,
    visit: Visit,
    game: str,
    seats: list[dict[str, str]],
    start: dict[str, object],
    dark: str,
    reason: str,
    wish: str,
) -> None:
    """With the number and the text of the rule; the number opens it beside the board."""
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, game, seats, start))
    link = anna.page.get_by_role("alert").get_by_role("link").first
    anna.board().locator(dark).first.click()
    expect(link).to_have_text(re.compile(rf"§\s*{re.escape(reason)}$"))
    anna.page.keyboard.press("Escape")
    expect(link).to_have_count(0)
    field = anna.page.get_by_label(anna.say("web-type"))
    field.fill(wish)
    field.press("Enter")
    expect(link).to_contain_text("§")
    rule = link.inner_text().removeprefix("§").strip()
    link.click()
    panel = anna.page.get_by_role("dialog", name=anna.say("web-rule", rule=rule))
    expect(panel).to_be_focused()
    expect(panel.locator(".paragraph")).to_contain_text(rule)
    with anna.context.expect_page() as opened:
        panel.get_by_role("link", name=anna.say("web-rule-all")).click()
    paragraph = opened.value.locator(f'[id="r{rule}"]')
    expect(paragraph).to_be_in_viewport()
    for text in paragraph.locator("p").all_text_contents():
        expect(anna.page.locator(".refused .paragraph")).to_contain_text(text)
        expect(panel.locator(".paragraph")).to_contain_text(text)
    anna.page.bring_to_front()
    panel.press("Escape")
    expect(panel).to_have_count(0)
    expect(link).to_be_focused()  # and the refusal is still there


def test_everything_on_the_table_says_why_it_cannot_be_chosen(house: House, visit: Visit) -> None:
    """Decks, treasures, cards in front of wizards and in the hand: on one's own turn and on another's."""
    person, other = house.person("Anna"), house.person("Bert")
    anna = visit(person)
    things = [{"card": "fog", "by": "red", "energy": 3}, {"card": "lifestone", "by": "blue"}]
    hands = {"blue": ["full-shield"], "red": []}
    start = DUEL | {"hands": hands, "things": things, "treasures": {"blue-1": "red"}}
    table = house.table(person, "wizwar", [ME, OPEN], start)
    house.join(other, table)
    anna.sits(table)
    link = anna.page.get_by_role("alert").get_by_role("link").first
    mine, theirs = (anna.page.locator("article.seat").nth(seat) for seat in (0, 1))
    deck, discards = (anna.page.locator(".pile").nth(number) for number in (0, 1))
    dark = [(deck, "13.2"), (discards, "15.2"), (theirs.locator(".carries"), "10.10")]
    dark += [(theirs.locator("li button"), "7.4"), (anna.page.locator(".hand .card"), "8.1")]
    for what, rule in dark:
        anna.press(what)
        expect(link).to_contain_text(rule)
    for word in ("done", "done", "draw-0"):
        anna.choose(word)
    for what in (*(what for what, _ in dark), mine.locator("li button")):
        anna.press(what)
        expect(link).to_contain_text("1.1")
        anna.page.keyboard.press("Escape")
        expect(link).to_have_count(0)


def test_keys_reach_illegal_choices_and_ask_why(house: House, visit: Visit) -> None:
    """Walls, doors, free lines and pieces are buttons only while they or their menus have the focus."""
    person = house.person("Anna")
    anna = visit(person)
    hands = {"blue": ["destroy-wall"], "red": []}
    start = DUEL | {"wizards": {"blue": {"at": "a1"}, "red": {"at": "e4"}}, "hands": hands}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    focus, alert = anna.page.locator(":focus"), anna.page.get_by_role("alert")
    buttons = anna.board().get_by_role("button")
    count = buttons.count()
    labyrinth = anna.board().get_by_role("group", name=anna.say("web-ww-labyrinth"))
    expect(labyrinth).to_have_accessible_description(anna.say("web-ww-keys"))
    anna.board().locator("#ww-e4").focus()
    for keys, name in (
        ("Shift+ArrowRight", "the wall e4|f4"),
        ("ArrowLeft Shift+ArrowLeft", "the door d4|e4"),
        ("ArrowRight Shift+ArrowUp", "the empty edge e3|e4"),
        ("ArrowDown PageDown", "Apprentice (red)"),
    ):
        for key in keys.split():
            anna.page.keyboard.press(key)
        expect(focus).to_have_accessible_name(name)
        expect(focus).to_have_attribute("tabindex", "-1")
        expect(buttons).to_have_count(count + 1)
        expect(anna.page.get_by_role("tooltip")).to_be_visible()
        anna.page.keyboard.press("Enter")
        expect(alert).to_contain_text(name)
        expect(alert.get_by_role("link").first).to_contain_text("5.8")
        anna.page.keyboard.press("Escape")
        expect(alert.get_by_role("link")).to_have_count(0)
    anna.page.keyboard.press("PageUp")
    expect(focus).to_have_attribute("id", "ww-e4")
    expect(buttons).to_have_count(count)
    anna.board().locator("#ww-c3").focus()  # which has an explanation
    for _ in range(3):
        anna.page.keyboard.press("Tab")  # walls and explanations of cards don't take the focus
        expect(focus).to_have_count(1)
        expect(anna.board().locator("[data-line]:focus")).to_have_count(0)
    anna.board().locator("#ww-b1").focus()
    for key in ("Shift+ArrowDown", "Enter", "Tab", "Tab"):  # an action is offered; the focus moves on
        anna.page.keyboard.press(key)
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.press(anna.prompt())
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(buttons).to_have_count(count)


# Records where the figure of a wizard is drawn from now on.
TRACE = """() => {
    const place = (piece) => piece.style.transform.replace(/[^-0-9.,]/g, "");
    const own = document.querySelector(".piece:has(.life)");
    window.trace = [place(own)];
    new MutationObserver(() => {
        if (place(own) !== window.trace.at(-1)) window.trace.push(place(own));
    }).observe(own, { attributes: true });
}"""


def test_a_finger_sees_the_way_and_every_step_is_shown(house: House, visit: Visit) -> None:
    """A long press shows the squares in sight, and the way there with its cost; a short one walks."""
    person = house.person("Anna")
    anna = visit(person, "phone")
    anna.page.emulate_media(reduced_motion="no-preference")
    start = DUEL | {"hands": {"blue": [], "red": []}, "wizards": {"blue": {"at": "a1"}}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    square = anna.board().locator("#ww-a3")
    expect(square).to_have_class(re.compile("far"))
    box = square.bounding_box()
    assert box is not None
    points = [{"x": box["x"] + 9, "y": box["y"] + 9}]
    finger = anna.context.new_cdp_session(anna.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    told = anna.page.get_by_role("dialog")
    expect(told).to_contain_text(anna.say("web-ww-cost", cost=2))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(anna.board().locator(".sight .way")).not_to_have_count(0)
    expect(anna.board().locator(".sight .dark")).not_to_have_count(0)
    anna.press(told.get_by_role("button"))
    expect(anna.board().locator(".sight .way")).to_have_count(0)
    anna.page.evaluate(TRACE)
    with anna.something():
        anna.press(square)
    anna.page.wait_for_function("() => window.trace.length > 2")
    anna.page.wait_for_timeout(1000)  # everything has been shown, and nothing twice
    assert anna.page.evaluate("window.trace") == ["288,32", "224,32", "160,32"]  # the labyrinth is turned


def test_a_card_is_taken_up_and_aimed_on_the_board(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    hand = anna.page.get_by_role("list", name=anna.say("web-replay-hand-of", player=Seat(0)))
    hand.get_by_role("button", name=anna.say("wizwar-card-fireball")).click()
    anna.board().locator("#ww-e5").hover(force=True)
    expect(anna.board().locator(".dark").first).to_be_visible()  # what isn't visible from there
    over = "(lit) => !!(document.querySelector('.sight').compareDocumentPosition(lit) & 4)"
    assert anna.lit("red").evaluate(over)  # but the target stays bright
    anna.choose_lit("red")
    log = anna.page.get_by_role("log").first
    expect(log).to_contain_text(anna.say("wizwar-card-fireball"))


# Where the text of the selected card is, relative to the list of choices.
BESIDE = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const [text, list, hand] = [".hand .tray", ".choices", "#choose .hand"].map(box);
    if (text.left < hand.right) return "over the hand";
    if (text.left >= list.right || list.left >= text.right) return "beside";
    const most = (edge, way) => way * (text[edge] - list[edge]) < 1;
    const whole = most("left", 1) && most("top", 1) && most("right", -1) && most("bottom", -1);
    return whole ? "over" : "half over";
}"""


# Where the name of a card breaks other than at a hyphen, and its kind if that is cut off.
BROKEN = """(card) => {
    const line = (word, place) => {
        const range = document.createRange();
        range.setStart(word, place);
        range.setEnd(word, place + 1);
        const {left, top} = range.getBoundingClientRect();
        return Math.round(getComputedStyle(word.parentElement).writingMode === "vertical-rl" ? left : top);
    };
    const words = [...card.querySelectorAll(".name > span")].map((word) => word.firstChild);
    const broken = words.filter((word) => [...word.data].some((letter, place) => {
        const hyphen = place === 0 || letter === "\\u00ad" || word.data[place - 1] === "\\u00ad";
        return !hyphen && line(word, place) !== line(word, place - 1);
    }));
    const kind = card.querySelector(".type");
    const cut = kind.scrollWidth > kind.clientWidth ? [kind.innerText] : [];
    return [...broken.map((word) => word.data), ...cut];
}"""


@pytest.mark.parametrize(
    ("size", "language"), [("desk", "en"), ("small", "de"), ("small", "it"), ("phone", "it")]
)
def test_no_card_of_a_full_hand_is_cut_off(house: House, visit: Visit, size: str, language: str) -> None:
    person = house.person("Anna")
    anna = visit(person, size, language=language)
    start = DUEL | {"hands": {"blue": FULL, "red": []}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    cards = anna.page.locator(".hand .card")
    expect(cards).to_have_count(len(FULL))
    assert [card.evaluate(FREE) for card in cards.all()] == [True] * len(FULL)
    assert [card.evaluate(BROKEN) for card in cards.all()] == [[]] * len(FULL)
    before = cards.nth(1).bounding_box()
    anna.press(cards.nth(1))
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    after = cards.nth(1).bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] == after["x"], "it moves away from under the pointer"
    if size != "phone":  # on a phone it covers part of the hand
        anna.until(lambda: anna.page.evaluate(BESIDE) == "over", "the text of the card")


def test_the_text_of_a_card_lies_beside_the_list_or_wholly_over_it(house: House, visit: Visit) -> None:
    """Beside it if there is room for both; if it covers the list, it makes way when somebody goes there."""
    person = house.person("Anna")
    anna = visit(person)
    start = DUEL | {"hands": {"blue": ["fireball"], "red": []}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    card, choice = anna.page.locator(".hand .card"), anna.choices().get_by_role("button").first
    anna.press(card)
    anna.until(lambda: anna.page.evaluate(BESIDE) == "beside", "the text of the card")
    choice.focus()
    expect(card).to_have_attribute("aria-pressed", "true")
    anna.page.set_viewport_size({"width": SIZES["small"][0], "height": SIZES["small"][1]})
    anna.until(lambda: anna.page.evaluate(BESIDE) == "over", "the text of the card")
    card.focus()
    choice.focus()
    expect(card).to_have_attribute("aria-pressed", "false")


# Whether two elements overlap.
OVERLAP = """([one, other]) => {
    const [a, b] = [one, other].map((what) => what.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


@pytest.mark.parametrize(("size", "tall"), [("desk", 900), ("small", 768), ("small", 900), ("phone", 844)])
def test_an_announcement_hides_nothing(house: House, visit: Visit, size: str, tall: int) -> None:
    person = house.person("Anna")
    anna = visit(person, size)
    anna.page.set_viewport_size({"width": SIZES[size][0], "height": tall})
    anna.sits(house.table(person, "wizwar", FOUR, reached("wizwar", 4, 11, LAST)))
    announced = anna.page.get_by_role("list", name=anna.say("web-ww-air"))
    expect(announced).to_contain_text(anna.say("wizwar-card-fireball"))
    floor = anna.board().locator(".floor")
    assert not anna.page.evaluate(OVERLAP, [announced.element_handle(), floor.element_handle()])
    expect(announced).to_be_in_viewport(ratio=1)


def test_a_square_says_what_is_in_it_and_around_it(house: House, visit: Visit) -> None:
    """People who can't see the labyrinth can walk in it."""
    person = house.person("Anna")
    anna = visit(person)
    fire = {"card": "wall-of-fire", "by": "red", "at": "b1|c1"}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL | {"things": [fire]}))
    for name in (
        "a1. Anna (blue), 15 life. Walls north and west.",
        "b1. Walls north and south; Wall of Fire east. You can walk here for 1 movement point.",
        "e4. Wall east; blue door west.",
        "c3. Anna’s home base. Walls south and west.",
    ):
        expect(anna.board().locator(f"#ww-{name[:2]}")).to_have_attribute("aria-label", name)


def test_ones_own_wizard_drops_what_they_carry(house: House, visit: Visit) -> None:
    """A wizard who comes home with a treasure drops it by a tap on the board or in the list."""
    person = house.person("Anna")
    anna = visit(person)
    position = {"players": ["blue", "red"], "treasures": {"red-1": "blue"}, "hands": {"blue": [], "red": []}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], position))
    home = next(wizard["home"] for wizard in anna.update()["view"]["wizards"] if wizard["seat"] == 0)
    anna.press(anna.board().locator(f'.piece[data-square="{home}"]').last)
    with anna.something():
        anna.press(anna.page.get_by_role("dialog").get_by_role("button").first)
    assert anna.update()["view"]["wizards"][0]["points"] == 1


def test_nobody_walks_into_the_fire_from_afar(house: House, visit: Visit) -> None:
    """One tap walks as far as nothing happens; another one continues."""
    person = house.person("Anna")
    anna = visit(person)
    fire = {"card": "wall-of-fire", "by": "red", "at": "b1|c1"}
    position = {"players": ["blue", "red"], "wizards": {"blue": {"at": "a1"}}, "things": [fire]}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], position))
    square = anna.board().locator("#ww-c1")
    expect(square).to_have_class(re.compile("far"))
    for at in ("b1", "c1"):
        with anna.something():
            anna.press(square)
        assert anna.update()["view"]["wizards"][0]["at"] == at


def test_cards_follow_the_table_settings(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    start = DUEL | {"options": {"edition": "faq"}, "hands": {"blue": ["shield"], "red": []}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    expect(anna.page.locator(".hand .card")).to_contain_text(anna.say("wizwar-text-shield", shield=2))


# How many lines the tabs take, and what is unreadable of their words or of the sentence.
CUT = """() => {
    const tabs = [...document.querySelectorAll("[role=tab]")];
    const words = [...tabs.map((tab) => tab.querySelector("span")), document.querySelector(".prompt .words")];
    const small = (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    const cut = words.filter(small);
    return [new Set(tabs.map((tab) => tab.offsetTop)).size, cut.map((one) => one.textContent)];
}"""
LONGER = """() => {
    const words = document.querySelector(".prompt .words");
    words.firstChild.data = words.textContent.repeat(3);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["small", "phone"])
def test_words_of_every_language_have_room(house: House, visit: Visit, size: str, language: str) -> None:
    person = house.person("Anna")
    anna = visit(person, size, language=language)
    anna.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], SPELLS))
    anna.choose("d5S")
    expect(anna.button("web-undo")).to_be_visible()
    assert anna.page.evaluate(CUT) == [1, []]
    anna.page.evaluate(LONGER)
    anna.page.wait_for_timeout(100)
    assert anna.page.evaluate(CUT) == [1, []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_which_language(house: House, visit: Visit, language: str) -> None:
    """Computer players in free seats have names in that language."""
    person = house.person("Anna")
    anna = visit(person, language=language)
    anna.goes("/")
    expect(anna.button("web-play-now")).to_be_visible()
    table = house.table(person, "elfenwizards", [ME, OPEN, OPEN])
    anna.goes(f"/t/{table.id}")
    anna.press(anna.button("web-start-now"))
    anna.until(lambda: anna.updates, "the game begins")
    _, *names = anna.names
    assert len({*names}) == 2
    assert {*names} <= {*anna.say("web-bot-names").split(", ")}
    expect(anna.page.get_by_role("region", name=anna.say("web-players"))).to_contain_text(names[0])


def test_the_start_page_says_whose_turn_it_is(house: House, visit: Visit) -> None:
    """Tables where it is the person's turn come first; finished games always have a place."""
    person, bert = house.person("Anna"), house.person("Bert")
    house.table(person, "elfenwizards", [ME, OPEN, OPEN])
    table = house.table(person, "wizwar", [ME, APPRENTICE], ONE_BLOW)
    theirs = house.table(bert, "wizwar", [ME, OPEN], DUEL)
    house.join(person, theirs)
    anna = visit(person)
    anna.goes("/")

    def listed(title: str) -> Locator:
        heading = anna.page.get_by_role("heading", name=anna.say(title), exact=True)
        return anna.page.locator("section", has=heading)

    states = listed("web-my-tables").locator(".state")
    expect(states).to_have_count(3)
    mine, *others = states.all_inner_texts()
    assert mine == anna.say("web-your-turn-now")
    assert {*others} == {anna.say("web-turn-of", players=("Bert",)), anna.say("web-status-waiting")}
    replays = listed("web-over-tables")
    expect(replays).to_contain_text(anna.say("web-no-over-tables"))
    for word in ("fireball", "red"):
        house.says(person, table, 0, type="choose", say=word)
    house.ended(table)
    anna.page.reload()
    expect(states).to_have_count(2)
    anna.press(replays.get_by_role("link", name=anna.say("web-replay"), exact=True))
    expect(anna.page.get_by_role("slider")).to_be_visible()


def test_a_link_to_a_rule_can_be_followed_again(visit: Visit) -> None:
    """Also if a search has hidden its target since."""
    anna = visit()
    anna.goes("/rules/wizwar")
    search, rule = anna.page.get_by_label(anna.say("web-rules-search")), anna.page.locator('[id="r5.2"]')
    for _ in range(2):
        search.fill("adrenaline")
        expect(rule).to_have_count(0)
        anna.press(anna.page.locator('[id="r26.6"] a[href$="#r5.2"]'))
        expect(rule).to_be_in_viewport()
        expect(search).to_have_value("")


def test_new_log_lines_do_not_scroll_a_reader_away(anna: Visitor) -> None:
    """Its last line is visible, unless somebody has scrolled back to read."""
    log, latest = anna.page.get_by_role("log").first, anna.button("web-log-latest")
    anna.page.set_viewport_size({"width": SIZES["desk"][0], "height": 640})

    def place() -> list[int]:
        """Return its height, its scroll position, and how much is below."""
        found: list[int] = log.evaluate(
            "(o) => [o.scrollHeight, o.scrollTop, o.scrollHeight - o.scrollTop - o.clientHeight]"
        )
        return found

    def more() -> None:
        """Wait for a new line."""
        high, *_ = place()
        while place()[0] == high:
            anna.choose("pass" if "pass" in anna.words() else anna.words()[0])
            anna.until(anna.asked_or_over)

    while place()[0] < 800:
        more()
        anna.until(lambda: place()[2] <= 1, "the last line")
    expect(latest).to_have_count(0)
    log.evaluate("(one) => one.scrollBy(0, -150)")
    expect(latest).to_be_visible()
    _, top, _ = place()
    more()
    anna.page.wait_for_timeout(100)
    assert place()[1] == top
    anna.press(latest)
    anna.until(lambda: place()[2] <= 1, "the last line")
    expect(latest).to_have_count(0)


def test_an_unknown_address(visit: Visit) -> None:
    anna = visit()
    with anna.trouble():
        anna.goes("/nowhere/at/all")
        anna.sees(anna.say("web-lost"))
    anna.press(anna.link("web-home"))
    expect(anna.button("web-play-now")).to_be_visible()


def test_a_new_page_is_announced_and_starts_at_its_top(visit: Visit) -> None:
    anna = visit()
    anna.goes("/")
    anna.press(anna.link("web-settings"))
    expect(anna.page.locator("[aria-live=polite]").first).to_contain_text(anna.say("web-settings"))
    anna.page.keyboard.press("Tab")
    expect(anna.page.locator(":focus")).to_have_text("Guildhall")


def test_a_table_that_is_not_there(visit: Visit) -> None:
    anna = visit()
    with anna.trouble():
        anna.goes("/t/0123456789abcdef")
        anna.sees(anna.say("server-no-table"))
    expect(anna.link("web-home")).to_be_visible()
