"""The page shows events as movement, which people can skip and turn off."""

from __future__ import annotations

import re
from itertools import groupby, pairwise
from math import dist
from typing import Any, TypeAlias

from playwright.sync_api import expect

from guildhall.kernel.message import Message, Seat
from tests.elfenwizards.table import Table as Elfenwizards
from tests.web.conftest import Visit
from tests.web.house import APPRENTICE, ME, OPEN, House, Person, Table
from tests.web.positions import DUEL, SPELLS
from tests.web.visitor import Visitor

Place: TypeAlias = tuple[float, float]
Film: TypeAlias = list[dict[str, Place]]  # the places of the pieces, frame by frame

# Films from now on; with `skip`, skips the animation once something has moved for some frames.
FILM = """([pieces, skip]) => {
  const film = (window.film = []);
  let moved = 0;
  const name = (one, number) => one.closest(".piece")?.textContent.trim().slice(0, 2) ?? `wall ${number}`;
  const place = (one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const look = () => {
    if (film !== window.film) return;
    const all = [...document.querySelectorAll(pieces)];
    film.push(Object.fromEntries(all.map((one, number) => [name(one, number), place(one)])));
    moved += JSON.stringify(film.at(-1)) !== JSON.stringify(film.at(-2) ?? film[0]);
    if (skip && moved === 14) {
      window.skipped = film.length;
      document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
STILL = """() => {
  const last = window.film.slice(-30).map((frame) => JSON.stringify(frame));
  return last.length === 30 && new Set(last).size === 1;
}"""
MOVED = "() => JSON.stringify(window.film[0]) !== JSON.stringify(window.film.at(-1))"
# From now on shows each event until the test calls for the next one; movement may be very slow.
HELD = """(slow) => {
  const [wait, clear] = [window.setTimeout, window.clearTimeout];
  const held = (window.held = new Map());
  let count = 0;
  window.setTimeout = (done, time = 0) => {
    if (time < 150 || time > 400) return wait(done, time);
    held.set(--count, done);
    return count;
  };
  window.clearTimeout = (id) => held.delete(id) || clear(id);
  if (slow) document.documentElement.style.setProperty("--step", "60s");
}"""
NEXT = """() => {
  const [found] = window.held;
  if (found === undefined) return false;
  window.held.delete(found[0]);
  found[1]();
  return true;
}"""
# How something looks at three moments of its movement; [] if it doesn't move.
MOMENTS = """(one) => {
  const [moves] = one.getAnimations();
  return [0.25, 0.5, 0.75].slice(moves === undefined ? 3 : 0).map((part) => {
    moves.currentTime = part * moves.effect.getComputedTiming().duration;
    const {x, y, width, height} = one.getBoundingClientRect();
    const {transform, opacity} = getComputedStyle(one);
    const {a, b} = new DOMMatrix(transform);
    return {at: [x + width / 2, y + height / 2], turned: Math.atan2(b, a), opacity: Number(opacity)};
  });
}"""
TOKENS = ".token > .piece"
FIGURES = ".piece .base"


def begin(anna: Visitor, pieces: str, skip: bool = False) -> None:
    """Start filming when nothing moves."""
    anna.page.evaluate(FILM, [pieces, False])
    anna.page.wait_for_function(STILL)
    anna.page.evaluate(FILM, [pieces, skip])


def filmed(anna: Visitor) -> Film:
    """Return the film, once something has moved and everything is still again."""
    anna.page.wait_for_function(MOVED)
    anna.page.wait_for_function(STILL)
    film: Film = anna.page.evaluate("window.film")
    return film


def on_the_way(film: Film, who: str) -> list[Place]:
    """Return where a piece was seen between its start and its end."""
    first, last = film[0][who], film[-1][who]
    whole = dist(first, last)
    assert whole > 30, f"{who} does not move"
    return [
        frame[who] for frame in film if min(dist(first, frame[who]), dist(frame[who], last)) > 0.1 * whole
    ]


def middle(anna: Visitor, square: str) -> tuple[Place, float]:
    """Return the centre and the width of a square."""
    box = anna.board().locator(f"#ww-{square}").bounding_box()
    assert box is not None
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), box["width"]


def skipped(anna: Visitor, film: Film) -> None:
    """Check that two frames after skipping everything is in place, apart from layout shifts."""
    at: int = anna.page.evaluate("window.skipped")
    assert max(dist(frame[who], film[-1][who]) for frame in film[at + 2 :] for who in frame) < 10


def plays(house: House, visit: Visit, game: str, start: dict[str, Any]) -> Visitor:
    """Return Anna, who plays against computer players with animation on."""
    person = house.person("Anna")
    anna = visit(person, moving=True)
    bots = [APPRENTICE] * (2 if game == "elfenwizards" else 1)
    anna.sits(house.table(person, game, [ME, *bots], start))
    anna.until(lambda: anna.helped, "hints")
    return anna


def shows(anna: Visitor, what: str) -> list[list[dict[str, Any]]]:
    """Show event after event until an element appears; return its movement."""
    found = anna.page.locator(what)
    while not found.count():
        assert anna.page.evaluate(NEXT), f"there is no {what}"
    moments = [one.evaluate(MOMENTS) for one in found.all()]
    assert all(moments), f"{what} does not move"
    return moments


def turned(moments: list[dict[str, Any]]) -> bool:
    """Return whether something is turned differently at each moment."""
    return len({round(moment["turned"], 1) for moment in moments}) == len(moments)


def without_movement(anna: Visitor) -> None:
    """Turn it off for good."""
    anna.goes("/settings")
    anna.page.get_by_role("radio", name=anna.say("web-motion-off")).check()


def before_the_awards(house: House, anna: Visitor, people: list[Person]) -> Table:
    """Anna needs only pass, and several tokens go to other places."""
    table = house.table(people[0], "elfenwizards", [ME, OPEN, OPEN], SPELLS)
    for person in people[1:]:
        house.join(person, table)
    for word in ("d5S", "S1", "d4W", "W1"):
        house.says(people[0], table, 0, type="choose", say=word)
    for seat in (1, 2):
        house.says(people[seat], table, seat, type="choose", say="pass")
    anna.sits(table)
    anna.until(lambda: anna.helped, "hints")
    return table


def test_tokens_climb(house: House, visit: Visit) -> None:
    people = [house.person(name) for name in ("Anna", "Bert", "Carl")]
    anna = visit(people[0], moving=True)
    before_the_awards(house, anna, people)
    begin(anna, TOKENS, skip=True)
    anna.choose("pass")
    film = filmed(anna)
    assert on_the_way(film, "R1")
    assert dist(film[0]["G1"], film[-1]["G1"]) > 30
    skipped(anna, film)
    without_movement(anna)
    before_the_awards(house, anna, people)
    begin(anna, TOKENS)
    anna.choose("pass")
    assert on_the_way(filmed(anna), "R1") == []


def test_a_wizard_walks(house: House, visit: Visit) -> None:
    person = house.person("Anna")
    anna = visit(person, moving=True)
    start: dict[str, Any] = DUEL | {"hands": {"blue": [], "red": []}}
    table = house.table(person, "wizwar", [ME, APPRENTICE], start)
    anna.sits(table)

    def walk(skip: bool) -> Film:
        """One touch, three steps round a corner, and all of it undone afterwards."""
        anna.until(lambda: anna.helped and "a2" in anna.words(), "hints")
        begin(anna, FIGURES, skip)
        with anna.something():
            anna.press(anna.board().locator("#ww-b3"), whatever=True)
        film = filmed(anna)
        assert anna.update()["view"]["wizards"][0]["at"] == "b3"
        while anna.update()["view"]["wizards"][0]["at"] != "a1":
            with anna.something():
                anna.page.keyboard.press("u")
        return film

    walked = walk(skip=False)
    assert len(on_the_way(walked, "B1")) > 2
    film = walk(skip=True)
    assert on_the_way(film, "B1")
    skipped(anna, film)
    without_movement(anna)
    anna.sits(table)
    assert on_the_way(walk(skip=False), "B1") == []
    for square in ("a2", "a3"):
        at, width = middle(anna, square)
        assert min(dist(frame["B1"], at) for frame in walked) < 0.35 * width


# What the page shows when blue stops: their square, the walls, the stone and the treasure on the ground.
SHOWN = """async () => {
  const count = (what) => document.querySelectorAll(what).length;
  const blue = document.querySelector(".piece:has(.base)");
  await Promise.all(blue.getAnimations().map((one) => one.finished));
  const {x, y, width, height} = blue.querySelector(".base").getBoundingClientRect();
  const under = [...document.querySelectorAll(".square")].filter((square) => {
    const {left, right, top, bottom} = square.getBoundingClientRect();
    return left < x + width / 2 && x + width / 2 < right && top < y + height / 2 && y + height / 2 < bottom;
  });
  const treasure = "[data-square=b3]:not(:has(.base)) .lid";
  return [...under.map((one) => one.id), count(".wall:not(.rim)"), count(".piece .item"), count(treasure)];
}"""


def test_pieces_stay_in_place_until_their_event_is_shown(house: House, visit: Visit) -> None:
    """Even if Bert plays too fast to follow, Anna sees each of the moves, and nothing too early."""
    people = [house.person(name) for name in ("Bert", "Anna")]
    anna = visit(people[1], moving=True)
    hands = {"blue": ["destroy-wall", "lifestone"], "red": []}
    start: dict[str, Any] = DUEL | {"hands": hands, "treasures": {"red-1": "b3"}}
    table = house.table(people[0], "wizwar", [ME, OPEN], start)
    house.join(people[1], table)
    anna.sits(table)
    walls = len(anna.update()["view"]["walls"])
    seen = [anna.page.evaluate(SHOWN)]
    anna.page.evaluate(HELD, False)
    for words in ("a2", "lifestone", "destroy-wall a2|b2", "b2", "drop:lifestone", "b3", "take:red-1"):
        house.says(people[0], table, 0, type="choose", say=words)
    anna.until(lambda: anna.update()["view"]["wizards"][0]["treasure"] == "red-1", "all of Bert’s moves")
    seen.append(anna.page.evaluate(SHOWN))
    while anna.page.evaluate(NEXT):
        seen.append(anna.page.evaluate(SHOWN))
    assert [shown for shown, _ in groupby(seen)] == [
        ["ww-a1", walls, 0, 1],
        ["ww-a2", walls, 0, 1],
        ["ww-a2", walls - 1, 0, 1],  # the wall is broken
        ["ww-b2", walls - 1, 0, 1],
        ["ww-b2", walls - 1, 1, 1],  # the stone is dropped
        ["ww-b3", walls - 1, 1, 1],
        ["ww-b3", walls - 1, 1, 0],  # the treasure is taken
    ]


BLUE = Message("wizwar-wizard", {"player": Seat(0), "colour": Message("wizwar-colour-blue", {})})


def test_a_wizard_can_be_touched_while_their_move_is_still_being_shown(house: House, visit: Visit) -> None:
    """Anna sees blue where blue will soon drop a treasure; a click there means blue.

    Screen readers and keys also find blue there.
    """
    people = [house.person(name) for name in ("Bert", "Anna")]
    anna = visit(people[1], moving=True)
    start: dict[str, Any] = DUEL | {
        "options": {"school_1": "conjuring"},
        "wizards": {"blue": {"at": "a1", "carries": "red-1"}, "red": {"at": "a4"}},
        "hands": {"blue": [], "red": ["fireball", "glue"]},
    }

    def touch(card: str, *lying: str) -> None:
        """Aim a card at blue while the first step is shown, where another treasure may lie."""
        position = start | {"treasures": dict.fromkeys(lying, "a2")}
        table = house.table(people[0], "wizwar", [ME, OPEN], position)
        house.join(people[1], table)
        anna.updates.clear()
        anna.sits(table)
        blue = anna.board().locator(".piece:has(.base)").first
        expect(blue).to_have_attribute("data-square", "a1")
        anna.page.evaluate(HELD, False)
        for word in ("a2", "drop:red-1", "a3", "done", "draw-0"):
            house.says(people[0], table, 0, type="choose", say=word)
        anna.until(lambda: anna.words() and anna.helped, "hints")
        expect(blue).to_have_attribute("data-square", "a2")
        expect(anna.board().locator("#ww-a2")).to_have_accessible_name(re.compile(r"\(blue\)"))
        expect(anna.board().locator("#ww-a3")).not_to_have_accessible_name(re.compile(r"\(blue\)"))
        anna.board().locator("#ww-a2").focus()
        for word in ("blue", *lying, "a2"):
            anna.page.keyboard.press("PageDown")
            expect(anna.board().locator(f"#ww-{word}")).to_be_focused()
        anna.press(anna.page.locator(".hand .card", has_text=anna.say(f"wizwar-card-{card}")))
        anna.press(blue)

    touch("fireball", "blue-1")
    anna.until(lambda: {"way": "fireball", "target": "blue"}.items() <= anna.events[-2].items())
    touch("glue")
    why = anna.say("wizwar-refuse-not-a-target", way=Message("wizwar-card-glue", {}), target=BLUE)
    expect(anna.page.get_by_role("alert").first).to_contain_text(why)


def test_a_wall_breaks_and_a_sector_turns(house: House, visit: Visit) -> None:
    hands: dict[str, Any] = {"hands": {"blue": ["destroy-wall", "rotate-sector"], "red": []}}
    anna = plays(house, visit, "wizwar", DUEL | hands)
    anna.page.evaluate(HELD, True)
    walls = anna.update()["view"]["walls"]
    standing = anna.board().locator(".wall:not(.rim)")
    anna.choose("destroy-wall")
    expect(standing).to_have_count(len(walls))
    anna.choose(next(word for word in anna.words() if word in walls))
    splinters = shows(anna, ".shard")
    assert len(splinters) > 3
    for first, *later in splinters:
        assert all(dist(first["at"], moment["at"]) > 3 for moment in later)
        assert first["opacity"] > 0.3
    expect(standing).to_have_count(len(walls) - 1)
    anna.until(lambda: "rotate-sector" in anna.words(), "the next spell")
    anna.choose("rotate-sector")
    anna.choose("sector:blue")
    (centre, width), (start, _) = middle(anna, "c3"), middle(anna, "a1")
    anna.choose("right")
    way, *_ = shows(anna, ".piece[style*=round]:has(.base)")
    for before, after in pairwise([start, *(moment["at"] for moment in way)]):
        assert dist(before, after) > 0.3 * width
        assert abs(dist(after, centre) - dist(start, centre)) < 0.3 * width  # on a bow, never straight
    for moments in shows(anna, "[style*=swing]:has(.wall)"):
        assert turned(moments)


def test_dice_roll(house: House, visit: Visit) -> None:
    """Anna sees each of the other players roll in turn."""
    start = Elfenwizards(step=2, rolls=[1, 2, 3, 4, 5, 6, 6, *[2] * 7, *[3] * 7]).position
    anna = plays(house, visit, "elfenwizards", start)
    anna.page.evaluate(HELD, True)
    anna.choose("done")
    anna.until(anna.words, "the others have rolled")
    for seat in (1, 2):
        dice = shows(anna, f"[data-seat='{seat}'] .tumble")
        assert len(dice) == 7
        for moments in dice:
            assert turned(moments)
        expect(anna.page.locator(".tumble")).to_have_count(7)
