"""Everything there is to look at: each page, and both tables at moments that show something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from playwright.sync_api import expect

from guildhall.kernel.message import Seat
from tests.web.house import APPRENTICE, ME, OPEN, House, Person
from tests.web.positions import DUEL, reached
from tests.web.visitor import Visitor

Scene: TypeAlias = Callable[[House, Visitor, Person], None]
SCENES: Final[dict[str, Scene]] = {}
FOUR: Final = [ME, *({**APPRENTICE, "name": name} for name in ("Bert", "Clara", "Dora"))]
LAST: Final = 1000


def scene(show: Scene) -> Scene:
    """Something to look at, by its name."""
    SCENES[show.__name__.replace("_", "-")] = show
    return show


def heading(visitor: Visitor) -> None:
    """Wait until a page is there."""
    expect(visitor.page.get_by_role("heading", level=1).first).to_be_visible()


# -- pages -----------------------------------------------------------------------------------------------


@scene
def start(house: House, visitor: Visitor, person: Person) -> None:
    house.table(person, "wizwar", [ME, APPRENTICE])
    house.table(person, "elfenwizards", FOUR)
    house.table(house.person("Bert"), "elfenwizards", [ME, OPEN, OPEN])
    visitor.goes("/")
    heading(visitor)
    visitor.sees(visitor.say("web-my-tables"))


@scene
def new_elfenwizards(_: House, visitor: Visitor, __: Person) -> None:
    visitor.goes("/new?game=elfenwizards")
    heading(visitor)


@scene
def new_wizwar(_: House, visitor: Visitor, __: Person) -> None:
    visitor.goes("/new?game=wizwar")
    heading(visitor)


@scene
def rules(_: House, visitor: Visitor, __: Person) -> None:
    visitor.goes("/rules")
    heading(visitor)


@scene
def rules_elfenwizards(_: House, visitor: Visitor, __: Person) -> None:
    visitor.goes("/rules/elfenwizards#r5.8")
    expect(visitor.page.locator('[id="r5.8"]')).to_be_visible()


@scene
def rules_wizwar(_: House, visitor: Visitor, __: Person) -> None:
    visitor.goes("/rules/wizwar")
    heading(visitor)


@scene
def settings(_: House, visitor: Visitor, __: Person) -> None:
    visitor.goes("/settings")
    heading(visitor)


@scene
def lost(_: House, visitor: Visitor, __: Person) -> None:
    visitor.goes("/nowhere/at/all")
    visitor.sees(visitor.say("web-lost"))


@scene
def no_table(_: House, visitor: Visitor, __: Person) -> None:
    with visitor.trouble():
        visitor.goes("/t/0123456789abcdef")
        visitor.sees(visitor.say("server-no-table"))


@scene
def waiting_room(house: House, visitor: Visitor, person: Person) -> None:
    table = house.table(person, "elfenwizards", [ME, OPEN, OPEN, APPRENTICE])
    visitor.goes(f"/t/{table.id}")
    expect(visitor.page.get_by_label(visitor.say("web-invite-link"))).to_be_visible()


@scene
def sitting_down(house: House, visitor: Visitor, __: Person) -> None:
    table = house.table(house.person("Bert"), "wizwar", [ME, OPEN, APPRENTICE], private=True)
    visitor.goes(f"/t/{table.id}?invite={table.invite}")
    expect(visitor.button("web-sit-down")).to_be_visible()


# -- Elfenwizards ----------------------------------------------------------------------------------------


def tree(house: House, visitor: Visitor, person: Person, turn: int) -> None:
    """A game of four, at a moment at which the person is asked."""
    position = reached("elfenwizards", 4, 3, turn)
    visitor.sits(house.table(person, "elfenwizards", FOUR, position))
    visitor.until(visitor.asked_or_over)


@scene
def elfenwizards_rolls(house: House, visitor: Visitor, person: Person) -> None:
    tree(house, visitor, person, 4)


@scene
def elfenwizards_spells(house: House, visitor: Visitor, person: Person) -> None:
    tree(house, visitor, person, 38)
    go_on(visitor)


@scene
def elfenwizards_late(house: House, visitor: Visitor, person: Person) -> None:
    tree(house, visitor, person, 78)


@scene
def elfenwizards_promises(house: House, visitor: Visitor, person: Person) -> None:
    elfenwizards_spells(house, visitor, person)
    visitor.tab("promises")


@scene
def elfenwizards_in_words(house: House, visitor: Visitor, person: Person) -> None:
    elfenwizards_spells(house, visitor, person)
    visitor.tab("text")


@scene
def elfenwizards_end(house: House, visitor: Visitor, person: Person) -> None:
    tree(house, visitor, person, LAST)
    finish(visitor)


# -- Wiz-War ---------------------------------------------------------------------------------------------


def labyrinth(house: House, visitor: Visitor, person: Person, turn: int) -> None:
    """A game of four, at a moment at which the person is asked."""
    position = reached("wizwar", 4, 11, turn)
    visitor.sits(house.table(person, "wizwar", FOUR, position))
    visitor.until(visitor.asked_or_over)


@scene
def wizwar_start(house: House, visitor: Visitor, person: Person) -> None:
    labyrinth(house, visitor, person, 1)


@scene
def wizwar_middle(house: House, visitor: Visitor, person: Person) -> None:
    labyrinth(house, visitor, person, 30)
    go_on(visitor)


@scene
def wizwar_duel(house: House, visitor: Visitor, person: Person) -> None:
    """Two wizards, and a card in the hand lights what it can be aimed at."""
    visitor.sits(house.table(person, "wizwar", [ME, APPRENTICE], DUEL))
    visitor.choose("fireball")


@scene
def wizwar_window(house: House, visitor: Visitor, person: Person) -> None:
    """Something is announced that may be answered."""
    labyrinth(house, visitor, person, LAST)
    assert visitor.update()["window"]


@scene
def wizwar_covered(house: House, visitor: Visitor, person: Person) -> None:
    visitor.sits(house.table(person, "wizwar", [ME, ME], DUEL))
    expect(visitor.button("web-its-me", player=Seat(0))).to_be_visible()


@scene
def wizwar_in_words(house: House, visitor: Visitor, person: Person) -> None:
    wizwar_middle(house, visitor, person)
    visitor.tab("text")


@scene
def wizwar_end(house: House, visitor: Visitor, person: Person) -> None:
    labyrinth(house, visitor, person, LAST)
    finish(visitor)


# -- afterwards ------------------------------------------------------------------------------------------


@scene
def replay_elfenwizards(house: House, visitor: Visitor, _: Person) -> None:
    visitor.goes(f"/t/{house.finished('elfenwizards').id}/replay")
    replayed(visitor)


@scene
def replay_wizwar(house: House, visitor: Visitor, _: Person) -> None:
    visitor.goes(f"/t/{house.finished('wizwar').id}/replay")
    replayed(visitor)


def replayed(visitor: Visitor) -> None:
    """Go to the middle of a replay."""
    slider = visitor.page.get_by_role("slider").first
    slider.evaluate(
        "(one) => { one.value = Math.floor(one.max / 2);"
        " for (const what of ['input', 'change']) one.dispatchEvent(new Event(what, {bubbles: true})); }"
    )
    visitor.page.wait_for_load_state("networkidle")


def go_on(visitor: Visitor) -> None:
    """Do something or other, so that there is something to tell."""
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
