"""Everything worth a look: each page, and both tables at interesting moments.

Each device goes through a scene once. Wherever the scene stops there is something to look at. It has its own
name unless the scene is named after it, and only a part of it is new if an earlier stop showed the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from playwright.sync_api import Locator, Route, expect

from guildhall.kernel.message import Seat
from tests.web.coached import learns
from tests.web.house import APPRENTICE, ME, OPEN, House, Person
from tests.web.positions import DUEL, SPELLS, reached
from tests.web.visitor import Visitor

WHOLE: Final = "html"


class Look(NamedTuple):
    """Something to look at."""

    name: str = ""
    part: str = WHOLE  # the part of the page
    again: Callable[[], object] | None = None  # shows it again after the page was resized


Scene: TypeAlias = Callable[[House, Visitor, Person], Iterator[Look]]
SCENES: Final[dict[str, Scene]] = {}
FOUR: Final = [ME, *({**APPRENTICE, "name": name} for name in ("Bert", "Clara", "Dora"))]
LAST: Final = 1000
HERE: Final = Look()
LEAF: Final = "[role=tabpanel]"
NETWORK: Final = "http://192.168.1.5:8765"
LONG: Final = 600  # milliseconds of a long press


def scene(show: Scene) -> Scene:
    """Register a scene by its name."""
    SCENES[show.__name__.replace("_", "-")] = show
    return show


def goes(visitor: Visitor, path: str) -> None:
    """Open a page, and wait until it has loaded."""
    visitor.goes(path)
    expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()


def unfold(visitor: Visitor) -> None:
    """Open everything that can be opened."""
    visitor.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def long_press(visitor: Visitor, what: Locator) -> None:
    """Press something for so long that it says what it is."""
    box = what.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.context.new_cdp_session(visitor.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    visitor.page.wait_for_timeout(LONG)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def menu(visitor: Visitor) -> None:
    """Open the menu of the table."""
    visitor.press(visitor.page.locator(".table-menu button"))
    unfold(visitor)


# -- pages -----------------------------------------------------------------------------------------------


@scene
def start(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    over = house.table(person, "wizwar", [ME, APPRENTICE])
    house.plays_out(person, over)
    house.table(person, "elfenwizards", FOUR)
    house.table(house.person("Bert"), "elfenwizards", [ME, OPEN, OPEN])
    goes(visitor, "/")
    for title in ("web-my-tables", "web-over-tables"):
        visitor.sees(visitor.say(title))
    yield HERE


@scene
def new_table(_: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    goes(visitor, "/new?game=wizwar")
    visitor.page.get_by_label(visitor.say("web-new-seat", number=2)).select_option("guest")
    yield HERE
    visitor.press(visitor.page.get_by_role("radio", name=visitor.say("web-game-elfenwizards")))
    visitor.press(visitor.page.locator("summary"))
    yield Look("options")


@scene
def rules(_: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    visitor.goes("/rules/elfenwizards#r5.8")
    expect(visitor.page.locator('[id="r5.8"].marked')).to_be_visible()
    yield Look("elfenwizards")
    goes(visitor, "/rules/wizwar")
    expect(visitor.page.locator('[id="r5.8"]')).to_be_visible()
    yield Look("wizwar", "article")
    visitor.page.get_by_label(visitor.say("web-rules-search")).fill("fire")
    expect(visitor.page.locator("mark").first).to_be_visible()
    yield Look("search", "main")


@scene
def cards(_: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    visitor.goes("/cards/wizwar#fireball")
    expect(visitor.page.locator("#fireball details")).to_contain_text("24.1")
    visitor.page.get_by_role("searchbox").fill("fire")
    expect(visitor.page.locator("#swap")).to_have_count(0)
    yield HERE
    visitor.page.get_by_role("searchbox").fill("fire and water at once")
    expect(visitor.button("web-cards-clear")).to_be_visible()
    yield Look("none", "main")


@scene
def how_to_play(_: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    for game in ("elfenwizards", "wizwar"):
        goes(visitor, f"/play/{game}")
        expect(visitor.board().locator("svg").first).to_be_visible()
        yield Look(game)


@scene
def settings(_: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    goes(visitor, "/settings")
    yield HERE


@scene
def fair(_: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    goes(visitor, "/fair")
    yield HERE


@scene
def lost(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    """Show the pages for what can't be found."""
    with visitor.trouble():
        goes(visitor, "/nowhere/at/all")
    yield HERE
    playing = house.table(person, "wizwar", [ME, APPRENTICE])
    with visitor.trouble():
        for path, why in (
            ("/t/0123456789abcdef", "server-no-table"),
            (f"/t/{playing.id}/replay", "web-replay-playing-hint"),
        ):
            goes(visitor, path)
            visitor.sees(visitor.say(why))
            yield Look(why)
        house.ages(playing, edition="oldest")
        goes(visitor, f"/t/{playing.id}")
        expect(visitor.button("web-put-away")).to_be_visible()
        yield Look("other-rules")
        visitor.page.route("**/assets/Settings*", lambda route: route.abort())
        goes(visitor, "/settings")
        visitor.sees(visitor.say("web-reload"))
        yield Look("part")


@scene
def waiting_room(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    table = house.table(person, "elfenwizards", [ME, OPEN, OPEN, APPRENTICE])
    visitor.goes(f"/t/{table.id}")
    expect(visitor.page.get_by_label(visitor.say("web-invite-link"))).to_be_visible()
    yield HERE
    networked(visitor)
    visitor.sees(visitor.say("web-invite-code"))
    yield Look("network")


def networked(visitor: Visitor) -> None:
    """Let the server say from now on that others in its network can reach it."""

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, json={**told.json(), "network": NETWORK})

    visitor.page.route("**/api/tables/*", answer)


@scene
def sitting_down(house: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    table = house.table(house.person("Bert"), "wizwar", [ME, OPEN, APPRENTICE], private=True)
    visitor.goes(f"/t/{table.id}")
    visitor.sees(visitor.say("web-needs-invite"))
    yield Look("uninvited")
    visitor.goes(f"/t/{table.id}?invite={table.invite}")
    expect(visitor.button("web-sit-down")).to_be_visible()
    unfold(visitor)
    yield HERE


# -- Elfenwizards ----------------------------------------------------------------------------------------


def tree(house: House, visitor: Visitor, person: Person, turn: int) -> None:
    """Open a game of four in which the person is asked."""
    position = reached("elfenwizards", 4, 3, turn)
    visitor.sits(house.table(person, "elfenwizards", FOUR, position))
    visitor.until(visitor.asked_or_over)


@scene
def elfenwizards_rolls(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    tree(house, visitor, person, 4)
    yield HERE


@scene
def elfenwizards_spells(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    tree(house, visitor, person, 38)
    go_on(visitor)
    yield HERE
    visitor.tab("promises")
    yield Look("promises", LEAF)
    visitor.press(visitor.button("web-promise-new"))
    yield Look("promising", LEAF)
    visitor.tab("text")
    yield Look("in-words", LEAF)


@scene
def elfenwizards_late(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    tree(house, visitor, person, 78)
    yield HERE
    visitor.tab("talk")
    yield Look("talk", LEAF)


@scene
def elfenwizards_end(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    tree(house, visitor, person, LAST)
    finish(visitor)
    yield HERE
    menu(visitor)
    yield Look("menu", "dialog[open]")


# -- Wiz-War ---------------------------------------------------------------------------------------------


def labyrinth(house: House, visitor: Visitor, person: Person, turn: int) -> None:
    """Open a game of four in which the person is asked."""
    position = reached("wizwar", 4, 11, turn)
    visitor.sits(house.table(person, "wizwar", FOUR, position))
    visitor.until(visitor.asked_or_over)


@scene
def wizwar_start(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    labyrinth(house, visitor, person, 1)
    yield HERE


@scene
def wizwar_middle(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    labyrinth(house, visitor, person, 30)
    go_on(visitor)
    yield HERE
    visitor.tab("text")
    yield Look("in-words", LEAF)
    visitor.tab("log")
    yield Look("log", LEAF)


@scene
def wizwar_duel(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    """Show two wizards, with the targets of a card highlighted."""
    visitor.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    card = visitor.page.locator(".hand .card", has_text=visitor.say("wizwar-card-fireball"))
    red = visitor.board().locator("#ww-c1")
    if visitor.touch:
        long_press(visitor, red)
    else:
        card.hover()
        expect(visitor.page.locator(".big")).to_be_visible()
        yield Look("card", ".big", card.hover)
        red.hover(force=True)
    expect(visitor.page.locator(".look")).to_be_visible()
    yield Look("told", ".look", None if visitor.touch else lambda: red.hover(force=True))
    visitor.page.keyboard.press("Escape")
    visitor.press(red, whatever=True)
    expect(visitor.page.locator(".menu")).to_be_visible()
    yield Look("offers", ".menu")
    visitor.page.keyboard.press("Escape")
    visitor.press(card)
    expect(visitor.lit("red")).to_be_visible()
    yield Look("lifted", "main")
    visitor.press(card)
    visitor.choose("fireball")
    yield HERE
    menu(visitor)
    yield Look("menu", "dialog[open]")


@scene
def wizwar_window(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    """Show an announcement that the person may answer."""
    labyrinth(house, visitor, person, LAST)
    assert visitor.update()["window"]
    yield HERE
    finish(visitor)
    yield Look("end")


@scene
def wizwar_covered(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    visitor.sits(house.table(person, "wizwar", [ME, {**ME, "name": "Bert"}], DUEL))
    expect(visitor.button("web-its-me", player=Seat(0))).to_be_visible()
    yield HERE


@scene
def wizwar_schools(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    """Show the choice of schools before the game."""
    options = {f"school_{number}": "draft" for number in (1, 2, 3)} | {"colours": "in_order"}
    visitor.sits(house.table(person, "wizwar", [ME, APPRENTICE], options=options))
    visitor.until(visitor.words)
    yield HERE


@scene
def watching(house: House, visitor: Visitor, _: Person) -> Iterator[Look]:
    visitor.sits(house.table(house.person("Bert"), "wizwar", [ME, APPRENTICE], DUEL))
    visitor.sees(visitor.say("web-watching"))
    yield HERE


@scene
def company(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    """Show what others do at a table, and a lost connection."""
    bert, carl = house.person("Bert"), house.person("Carl")
    table = house.table(person, "elfenwizards", [ME, OPEN, OPEN], SPELLS)
    for other in (bert, carl):
        house.join(other, table)
    visitor.sits(table)
    gift = {"to": 0, "gives": [{"spell": "d6W", "on": "R1"}]}
    house.says(bert, table, 1, type="offer", promise=gift)
    expect(visitor.page.locator(".offer")).to_be_visible()
    yield Look("offer", ".offer")
    house.says_all(bert, table, 1, [{"type": "replace", "seat": 2}])
    visitor.sees(visitor.say("web-replace-asked", player=Seat(2), players=(Seat(1),)))
    yield Look("replacing", ".toasts")
    visitor.press(visitor.page.locator(".toasts").get_by_role("button", name=visitor.say("web-no")))
    visitor.choose("pass")
    visitor.press(visitor.button("web-undo-ask"))
    visitor.sees(visitor.say("web-undo-waits"))
    house.leave(carl, table)
    visitor.sees(visitor.say("web-has-left", player=Seat(2)))
    yield Look("toasts", ".toasts")
    house.leave(person, table)
    expect(visitor.button("web-return")).to_be_visible()
    yield Look("left", ".act")
    for words in ("Good evening", "Watch out!"):
        house.says(house.person("Eve"), table, None, type="say", text=words)
    house.says(bert, table, 1, type="say", text="Hello")
    visitor.tab("talk")
    unfold(visitor)
    visitor.press(visitor.button_of("web-mute", "Eve"))
    visitor.press(visitor.button_of("web-mute-all", "Bert"))
    visitor.sees(visitor.say("web-muted-for-all"))
    yield Look("talk", LEAF)
    with visitor.trouble():
        visitor.context.set_offline(True)
        house.cut()
        visitor.sees(visitor.say("web-connection-lost"))
        yield Look("line-lost", ".prompt")


@scene
def refused(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    """Show why something can't be chosen, with the rule."""
    visitor.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], SPELLS))
    visitor.press(visitor.board().locator(".hit:has(.passed)").first)
    expect(visitor.page.get_by_role("alert").get_by_role("link").first).to_be_visible()
    expect(visitor.page.locator(".refused .paragraph")).to_be_visible()
    yield Look("", ".why-not")


@scene
def aim(house: House, visitor: Visitor, person: Person) -> Iterator[Look]:
    """Show what ends the game, the steps of a round, and what somebody new to the game is told."""
    visitor.page.evaluate("localStorage.removeItem('guildhall.lessons.elfenwizards')")
    visitor.sits(house.table(person, "elfenwizards", [ME, APPRENTICE, APPRENTICE], SPELLS))
    visitor.sees(visitor.say("web-elf-lesson-5"))
    yield HERE
    visitor.press(visitor.board().get_by_title(visitor.say("web-elf-steps")))
    yield Look("steps", "#elf-steps")


@scene
def first_offer(_: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    """Show what somebody new to everything is offered."""
    goes(visitor, "/")
    visitor.sees(visitor.say("first-title"))
    yield HERE


@scene
def first_game(_: House, visitor: Visitor, __: Person) -> Iterator[Look]:
    """Show the first steps, an opponent's attack, and the end of the guided first games."""
    for game, steps in (
        ("elfenwizards", ("two", "tie", "retire")),
        ("wizwar", ("fireball", "shield", "home")),
    ):
        visitor.page.evaluate("localStorage.removeItem('guildhall.person')")
        coached = learns(visitor, game)
        yield Look(game)
        for step in steps:
            coached.goes_to(step)
            yield Look(f"{game}-{step}")
        visitor.press(visitor.choice(next(word for word in visitor.words() if word not in coached.wants())))
        expect(visitor.page.locator(".coach").get_by_role("alert")).to_be_visible()
        yield Look(f"{game}-strayed")
        coached.goes_to("end")
        yield Look(f"{game}-end")


# -- afterwards ------------------------------------------------------------------------------------------


@scene
def replay_elfenwizards(house: House, visitor: Visitor, _: Person) -> Iterator[Look]:
    replayed(house, visitor, "elfenwizards")
    yield HERE
    visitor.press(visitor.button("web-replay-share"))
    unfold(visitor)
    yield Look("share", "dialog[open]")


@scene
def replay_wizwar(house: House, visitor: Visitor, _: Person) -> Iterator[Look]:
    replayed(house, visitor, "wizwar")
    visitor.page.get_by_label(visitor.say("web-replay-seen-by")).select_option("all")
    expect(visitor.page.locator(".hands.many")).to_be_visible()
    yield HERE
    visitor.press(visitor.button("web-replay-play-on"))
    yield Look("play-on", "dialog[open]")


def replayed(house: House, visitor: Visitor, game: str) -> None:
    """Go to the middle of a replay, and wait until it is drawn."""
    visitor.goes(f"/t/{house.finished(game).id}/replay")
    step, beginning = visitor.page.locator("section.step"), visitor.say("web-replay-beginning")
    expect(step).to_contain_text(beginning)
    visitor.page.get_by_role("slider").first.evaluate(
        "(one) => { one.value = Math.floor(one.max / 2);"
        " for (const what of ['input', 'change']) one.dispatchEvent(new Event(what, {bubbles: true})); }"
    )
    expect(step).not_to_contain_text(beginning)


def go_on(visitor: Visitor) -> None:
    """Make some choices, so that the log has something to show."""
    for _ in range(2):
        words = visitor.words()
        visitor.choose(words[min(1, len(words) - 1)])
        visitor.until(visitor.asked_or_over)


def finish(visitor: Visitor) -> None:
    """Play on until the game is over."""
    while True:
        visitor.until(visitor.asked_or_over)
        if visitor.over():
            return
        words = visitor.words()
        visitor.choose(next((word for word in ("done", "pass", "accept") if word in words), words[0]))
