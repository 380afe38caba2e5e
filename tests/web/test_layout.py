"""Pieces move when something happens, not when the board's layout changes; there is room for all of them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House
from tests.web.positions import DUEL, SPELLS, reached
from tests.web.scenes import FOUR
from tests.web.test_movement import HELD, TOKENS
from tests.web.visitor import SIZES

# Counts the frames in which a token moves, starting when the page opens.
GLIDING = """() => {
  window.gliding = 0;
  const look = () => {
    const all = document.getAnimations().map((one) => one.effect.target);
    window.gliding += all.some((one) => one.matches(".token"));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# How wide the smallest die in a box is, and how far apart the nearest tokens are.
ROOM = """(tokens) => {
  const places = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const between = (a, b) =>
    Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const all = places(tokens);
  const gaps = all.flatMap((one, n) => all.slice(n + 1).map((other) => between(one, other)));
  return [Math.min(...places(".inside .hit .face").map((one) => one.width)), Math.min(...gaps)];
}"""
# The edges of a list with a shadow; the contents look the same without.
FADING = """(list, to) => {
  list.scrollTo(0, to);
  const {boxShadow, maskImage, opacity} = getComputedStyle(list);
  const inner = /inset/.test(boxShadow) || maskImage !== "none" || opacity !== "1";
  return inner || [/ 0px -7px /.test(boxShadow), / 0px 7px /.test(boxShadow)];
}"""


def test_there_is_room_for_the_dice_and_tokens_of_six(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    six = [ME, *[APPRENTICE] * 5]
    for turn, least in ((20, 17.5), (78, 20)):  # all dice are in boxes, or some of them
        anna.updates.clear()
        anna.sits(house.table(person, "elfenwizards", six, reached("elfenwizards", 6, 3, turn)))
        for width, height in (SIZES["small"], SIZES["desk"]):
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.until(lambda: anna.helped, "hints")
            large = least if width == 1024 else 20

            def roomy(large: float = large) -> bool:
                die, gap = anna.page.evaluate(ROOM, TOKENS)
                return bool(die > large and gap > 2.5)  # highlights don't touch either

            anna.until(roomy, f"room at {width}x{height}")
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    for to, edges in ((0, [False, True]), (30, [True, True]), (5000, [True, False])):
        anna.until(lambda: anna.choices().evaluate(FADING, to) == edges, "what is cut is not all")  # noqa: B023


# The text on the tree that runs out of its box, into its seal, or out of a plaque.
WRITTEN = """() => {
  const place = (one) => one.getBoundingClientRect();
  const beyond = (text, box) => place(text).left < place(box).left || place(text).right > place(box).right;
  const meets = (text, seal) => place(text).left < place(seal).right && place(text).right > place(seal).left;
  const signs = [...document.querySelectorAll(".sign")].flatMap((sign) => {
    const [box, seal] = [sign.previousElementSibling.querySelector("rect"), sign.querySelector("circle")];
    const texts = [...sign.querySelectorAll(".name, .note")];
    return texts.filter((text) => beyond(text, box) || (seal !== null && meets(text, seal)));
  });
  const plaques = [...document.querySelectorAll(".plaque")].flatMap((plaque) => {
    const texts = [...plaque.querySelectorAll(":scope > text")];
    return texts.filter((text) => beyond(text, plaque.querySelector("rect")));
  });
  return [...signs, ...plaques].map((text) => text.textContent);
}"""


def test_words_on_the_tree_stay_where_they_belong(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "elfenwizards", FOUR, reached("elfenwizards", 4, 3, 38)))
    expect(anna.board().locator(".plaque").first).to_be_visible()
    for language in ("de", "fr", "it", "en"):
        anna.page.get_by_label(anna.say("web-language")).select_option(language)
        anna.speaks(language)
        expect(anna.prompt()).to_contain_text(anna.render(anna.update()["asks"]["prompt"]))
        for width, height in (SIZES["desk"], SIZES["small"], (820, 1180)):
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.until(lambda: anna.page.evaluate(WRITTEN) == [], f"room in {language} at {width}x{height}")
            assert anna.page.evaluate(WRITTEN) == []  # once everything has its new size


# The things that are only partly visible in a scrolling box.
CUT = """([box, things]) => {
  const {right, bottom} = document.querySelector(box).getBoundingClientRect();
  const cut = (one) => {
    const at = one.getBoundingClientRect();
    return at.right > right || at.bottom > bottom || one.scrollWidth > one.clientWidth;
  };
  return [...document.querySelectorAll(`${box} ${things}`)].filter(cut).map((one) => one.textContent);
}"""
FIGURES_APART = """() => {
  const all = [...document.querySelectorAll(".piece .base")];
  const [one, other] = all.map((base) => base.getBoundingClientRect());
  return Math.hypot(one.x - other.x, one.y - other.y) / one.width;
}"""


# The parts of the decks that don't fit beside the labyrinth: in their box, or above or below the board.
DECKS = """() => {
  const box = document.querySelector(".wizwar .decks");
  const [inner, outer] = [box, box.parentElement].map((one) => one.getBoundingClientRect());
  const cut = [...box.querySelectorAll(".pile, summary, .schools span")].filter((one) => {
    const at = one.getBoundingClientRect();
    const across = at.left < inner.left || at.right > inner.right || one.scrollWidth > one.clientWidth;
    return across || at.top < inner.top || at.bottom > inner.bottom;
  });
  return [
    ...cut.map((one) => one.textContent),
    ...(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight ? ["scrolls"] : []),
    ...(inner.top < outer.top || inner.bottom > outer.bottom ? ["beyond the board"] : []),
  ];
}"""


def test_the_decks_fit_beside_the_labyrinth(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "wizwar", FOUR, reached("wizwar", 4, 11, 30)))
    for language in ("de", "fr", "it", "en"):
        anna.page.get_by_label(anna.say("web-language")).select_option(language)
        anna.speaks(language)
        expect(anna.prompt()).to_contain_text(anna.render(anna.update()["asks"]["prompt"]))
        for width, height in (*(SIZES[size] for size in ("desk", "small")), (1280, 720)):
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.until(lambda: anna.page.evaluate(DECKS) == [], f"room in {language} at {width}x{height}")
            assert anna.page.evaluate(DECKS) == []  # once everything has its new size


def test_the_labyrinth_has_room_too(house: House, visit: Visit) -> None:
    """There is room for six schools with long names, and for two wizards in a square with a treasure."""
    person = house.person("Anna")
    anna = visit(person, size="small", language="de")
    options = {f"school_{number}": "draft" for number in (1, 2, 3)} | {"colours": "in_order"}
    anna.sits(house.table(person, "wizwar", [ME, ME], options=options))
    anna.press(anna.page.locator(".cover button").first)
    expect(anna.page.locator("#choose .hand button")).to_have_count(len(anna.words()))
    for width, height in (SIZES["small"], SIZES["desk"]):
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.page.locator("#choose .hand small:visible")).to_have_count(len(anna.words()))
        cut = ["#choose .hand", ":is(button, small)"]
        anna.until(lambda: anna.page.evaluate(CUT, cut) == [], "room for the schools")  # noqa: B023
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    for treasures in ({}, {"red-1": "a1"}):
        there = {"wizards": {"blue": {"at": "a1"}, "red": {"at": "a1"}}, "treasures": treasures}
        anna.updates.clear()
        anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL | there))
        expect(anna.board().locator(".piece .base")).to_have_count(2)
        assert anna.page.evaluate(FIGURES_APART) > 1.15  # with the ring around them


# Whether something covers only the bar above the page.
BARE = """(one) => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  const under = (x, y) => document.elementsFromPoint(x, y).find((other) => !one.contains(other));
  const bare = (x) => [top + 1, bottom - 1].every((y) => under(x, y)?.matches("header"));
  return [left + 1, right - 1].every(bare);
}"""


def test_tokens_stand_where_they_belong_when_the_board_is_laid_out(house: House, visit: Visit) -> None:
    people = [house.person(name) for name in ("Anna", "Bert", "Carl")]
    table = house.table(people[0], "elfenwizards", [ME, OPEN, OPEN], SPELLS)
    for person in people[1:]:
        house.join(person, table)
    anna = visit(people[0], moving=True)
    anna.page.add_init_script(f"({GLIDING})()")
    anna.used_up = True  # a script stays
    anna.sits(table)
    anna.until(lambda: anna.helped, "hints")
    for size in ((1024, 768), (820, 1180), (1180, 820), (1440, 900)):
        before = anna.page.locator(TOKENS).first.bounding_box()
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        anna.until(lambda: anna.page.locator(TOKENS).first.bounding_box() != before)  # noqa: B023
    assert anna.page.evaluate("window.gliding") == 0
    anna.choose("d5S")
    anna.choose("S1")  # the token makes room for the spell beside it
    anna.page.wait_for_function("window.gliding > 0")
    for word in ("d4W", "W1"):
        anna.choose(word)
    for seat in (1, 2):
        house.says(people[seat], table, seat, type="choose", say="pass")
    anna.until(lambda: "pass" in anna.words())
    anna.page.evaluate(HELD, False)
    anna.choose("pass")
    there = anna.board().get_by_role("button", name=re.compile(r"\bG1\b"))
    expect(there).to_have_accessible_name(re.compile("^Sorcerer 1"))  # shown there while R1 climbs first
    for width, height in SIZES.values():
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.until(lambda: anna.button("web-skip-movement").evaluate(BARE), "it is in the way of nothing")
