"""What fits on which screen: refusals, rules and cards cover nothing that is needed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from guildhall.kernel.message import Seat
from tests.elfenwizards.table import Table as Elfenwizards
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, House
from tests.web.positions import DUEL, ONE_BLOW, SPELLS, reached
from tests.web.scenes import FOUR, long_press
from tests.web.visitor import SIZES

# Whether a click in the middle of an element would reach something else.
COVERED = """(one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def place(what: Locator) -> tuple[int, ...]:
    """Return where something is, to the pixel."""
    box = what.bounding_box()
    assert box is not None
    return tuple(round(box[side]) for side in ("x", "y", "width", "height"))


@pytest.mark.parametrize("game", ["elfenwizards", "wizwar"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_refusal_covers_nothing_and_the_board_keeps_its_size(
    house: House, visit: Visit, game: str, size: str
) -> None:
    person = house.person("Anna")
    anna = visit(person, size)
    if game == "elfenwizards":
        anna.sits(house.table(person, game, [ME, APPRENTICE, APPRENTICE], SPELLS))
        dark = anna.board().locator(".hit:has(.passed)").first
    else:
        anna.sits(house.table(person, game, [ME, APPRENTICE], DUEL))
        dark = anna.board().locator("#ww-e1")
    before = place(anna.board())
    anna.press(dark, whatever=True)
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.until(lambda: place(anna.board()) == before, "the board has its size")
    assert not anna.choices().get_by_role("button").first.evaluate(COVERED)
    sources = anna.page.locator(".refused details")
    expect(sources.locator("p").first).to_be_hidden()
    sources.locator("summary").evaluate("(one) => one.click()")
    expect(sources.locator("p").first).to_be_visible()


def test_spells_beside_necromancers_are_never_tiny(house: House, visit: Visit) -> None:
    """Where they would be, each player's points or those of all are shown, and the label tells the spells."""
    person = house.person("Anna")
    anna = visit(person)
    spells = {"R1": "red:d6 red:d5 green:d4 blue:chip", "R2": "red:d6 green:d3 blue:chip yellow:d1 red:chip"}
    laid = [f"{one.replace(':', ' ')} {token}" for token, all_ in spells.items() for one in all_.split()]
    tokens = "N1:R N2:G N3:R N4:G N5:B N6:Y N7:B N8:Y"
    start = Elfenwizards(step=5, seats=4, tokens=tokens, dice={"red": {"minor": [1]}}, spells=laid).position
    anna.sits(house.table(person, "elfenwizards", FOUR, start))
    heights = "(all) => all.map((one) => one.getBoundingClientRect().height)"
    beside = anna.board().locator(".beside > g")
    anna.until(lambda: beside.count() >= 2, "the spells")
    assert min(beside.evaluate_all(heights)) >= 16
    told = anna.say("web-elf-text-spells", player=Seat(0), dice=2, faces=(6, 5), chips=0)
    expect(anna.board().locator(f'.hit[aria-label*="{told}"]').first).to_be_attached()


def test_exits_choose_the_square_they_lead_to(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    start = DUEL | {"wizards": {"blue": {"at": "a3"}, "red": {"at": "e1"}}, "hands": {"blue": [], "red": []}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    expect(anna.lit("j3")).to_be_visible()
    with anna.something():
        anna.press(anna.board().locator(".exit[data-square=j3] .touch"))
    assert anna.update()["view"]["wizards"][0]["at"] == "j3"


def test_what_can_be_seen_appears_after_a_pause_or_by_a_key(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person)
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    anna.until(lambda: anna.helped, "hints")
    dark = anna.board().locator(".sight .dark")
    # The page's clock stands still, so that only the key shows it.
    anna.used_up = True
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(1000)
    anna.board().locator("#ww-c3").hover(force=True)
    expect(dark).to_have_count(0)
    anna.page.keyboard.press("v")
    expect(dark).not_to_have_count(0)
    anna.board().locator("#ww-d3").hover(force=True)
    anna.page.clock.run_for(300)
    expect(dark).to_have_count(0)
    anna.page.clock.run_for(200)
    expect(dark).not_to_have_count(0)


def test_an_upright_phone_turns_a_wide_labyrinth(house: House, visit: Visit) -> None:
    """It fills the width, with the wizard who is asked in view; the arrow keys follow the screen."""
    person = house.person("Anna")
    anna = visit(person, "phone")
    start = DUEL | {"wizards": {"blue": {"at": "i2"}, "red": {"at": "a1"}}, "hands": {"blue": [], "red": []}}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    here, north, west = (anna.board().locator(f"#ww-{square}") for square in ("i2", "i1", "h2"))
    x, y, wide, _ = place(here)
    assert wide > 45
    assert place(north)[0] > x
    assert place(north)[1] == y
    assert place(west)[1] < y
    expect(here).to_be_in_viewport()
    here.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(north).to_be_focused()
    anna.page.keyboard.press("ArrowDown")
    expect(anna.board().locator("#ww-j1")).to_be_focused()
    anna.page.set_viewport_size({"width": SIZES["desk"][0], "height": SIZES["desk"][1]})
    anna.until(lambda: place(north)[0] == place(here)[0], "the wide labyrinth")


def test_a_phone_shows_everybodys_life(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person, "phone")
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    players = anna.page.locator(".aim").get_by_role("list", name=anna.say("web-players"))
    for line, life in zip(players.get_by_role("listitem").all(), (15, 9), strict=True):
        expect(line).to_contain_text(anna.say("board-wizwar-life", count=life))


def test_what_is_beside_the_board_can_be_folded(house: House, visit: Visit) -> None:
    """At first where four players leave the board little room, and then as the person left it."""
    person = house.person("Anna")
    anna = visit(person, "small")
    anna.sits(house.table(person, "wizwar", FOUR, reached("wizwar", 4, 11, 1)))
    panel = anna.page.get_by_role("tabpanel")
    expect(panel).to_be_hidden()
    _, _, before, _ = place(anna.board())
    anna.press(anna.page.get_by_role("tab", name=anna.say("web-log")))
    expect(panel).to_be_visible()
    assert place(anna.board())[2] < before
    anna.page.reload()
    expect(panel).to_be_visible()
    anna.press(anna.button("web-fold"))
    expect(panel).to_be_hidden()


def test_cards_are_read_everywhere(house: House, visit: Visit) -> None:
    """In the hand where they are wide enough; otherwise by hover, by focus and by a long press."""
    person = house.person("Anna")
    anna = visit(person)
    start = DUEL | {"things": [{"card": "lifestone", "by": "red"}]}
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], start))
    text = anna.say("wizwar-text-fireball")
    card = anna.page.locator(".hand .card", has_text=text)
    expect(card.locator(".does")).to_be_visible()
    large = anna.page.locator(".big")
    for what, name in (
        (card, "fireball"),
        (anna.page.locator("article.seat").get_by_role("button"), "lifestone"),
    ):
        what.hover()
        expect(large).to_contain_text(anna.say(f"wizwar-text-{name}"))
        anna.page.mouse.move(0, 0)
        expect(large).to_have_count(0)
    anna.page.set_viewport_size({"width": SIZES["small"][0], "height": SIZES["small"][1]})
    expect(card.locator(".does")).to_be_hidden()


def test_a_long_press_reads_a_card_without_lifting_it(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person, "phone")
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    card = anna.page.locator(".hand .card", has_text=anna.say("wizwar-card-fireball"))
    long_press(anna, card)
    expect(anna.page.locator(".big")).to_contain_text(anna.say("wizwar-text-fireball"))
    expect(card).to_have_attribute("aria-pressed", "false")
    anna.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".big")).to_have_count(0)


def test_the_result_waits_for_the_last_event(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person, moving=True)
    anna.sits(house.table(person, "wizwar", [ME, APPRENTICE], ONE_BLOW))
    result = anna.page.locator("#choose .over")
    for word in ("fireball", "red"):
        anna.choose(word)
    while not anna.over():
        anna.until(anna.asked_or_over)
        words = anna.words()
        if words:
            anna.choose(next((word for word in ("done", "pass") if word in words), words[0]))
    won = anna.say("web-won", winners=(Seat(0),), count=1)
    assert result.count() == 0
    assert won not in anna.prompt().inner_text()
    expect(result).to_be_visible()
    expect(anna.prompt()).to_contain_text(won)
