"""All text: the boards as a text, and the whole table in another language."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations

import pytest
from playwright.sync_api import expect

from guildhall.kernel.message import Seat
from tests.web.conftest import Visit
from tests.web.house import ME, OPEN, House
from tests.web.positions import RICH, SPELLS
from tests.web.visitor import Visitor

LABYRINTH = """
Anna (blue), turn 2: Move and Cast, 2 movement points and 1 attack left.
Anna (blue)
In a2, home base in c3.
Around it: north open to a1, east wall, south open to a3 and west outer wall.
15 life, 0 of 2 points and 2 cards
carries Bert’s first treasure
Bert (red)
In c1, home base in h3.
Around it: north exit to h5, east open to d1, south wall, west open to b1 and Wall of Fire west.
9 life, 0 of 2 points, 2 cards and 2 stun
Lifestone: You gain 1 life at the start of each of your turns.
Anna’s hand
Fireball: 5 magical fire damage to an object or a wizard.
Treasures
Anna’s first treasure is in b2.
Anna’s second treasure is in e5.
Anna is carrying Bert’s first treasure, in a2.
Bert’s second treasure is in j5.
On the board
Anna’s Stone Block in d2: It fills an empty square and blocks sight and movement. Eight cracks destroy it.
g3|h3: red door
d4|e4: blue door
2 cracks in b1|b2
The west exit of a3 leads to j3.
The north exit of c1 leads to h5 (purple portal).
76 cards in the deck, 0 discarded
"""
TREE = """
Round 1 of 4. Step 5: Spells and titles. It’s Anna’s turn.
High Wizard, worth 10 points
High Wizard: nobody
Wizard 1: Anna’s R1
Wizard 2: Carl’s B1
Sorcerer 1: Bert’s G1, 5 spell points
Sorcerer 4: Bert’s G2
Necromancer 8: nobody
Magicians’ box 4: Anna’s R3, Anna’s R4, Anna’s R5, Anna’s R6, Anna’s R7, Anna’s R8, Bert’s G3, \
Bert’s G4, Bert’s G5, Bert’s G6, Bert’s G7, Bert’s G8, Carl’s B3, Carl’s B4, \
Carl’s B5, Carl’s B6, Carl’s B7 and Carl’s B8
Contests
High Wizard: R1 with 0 spell points and B1 with 0 spell points. As things stand, nobody would rise.
Wizard 1: G1 with 5 spell points and B2 with 0 spell points. As things stand, G1 would rise.
Spells beside tokens
Bert’s G1, 5 spell points
Anna: a 5
Anna, red (you)
Score 0; if scored now, 24 more (total 24)
5 minor spells left
2 minor spells spent
a die showing 4 in the Wizards’ Major Spell box
a die showing 1 in the Minor Spell box
holds the dragon and goes first
Bert, green
dice showing 6 and 6 in the Wizards’ Major Spell box
Score 0; if scored now, 22 more (total 22)
"""


def wizwar(house: House, visit: Visit) -> Visitor:
    """Let Anna take a step, and Bert look at it."""
    people = [house.person(name) for name in ("Anna", "Bert")]
    table = house.table(people[0], "wizwar", [ME, OPEN], RICH)
    house.join(people[1], table)
    anna = visit(people[0])
    anna.sits(table)
    anna.choose("a2")
    return anna


def elfenwizards(house: House, visit: Visit) -> Visitor:
    """Let Anna place a spell; she can place more."""
    people = [house.person(name) for name in ("Anna", "Bert", "Carl")]
    table = house.table(people[0], "elfenwizards", [ME, OPEN, OPEN], SPELLS)
    for person in people[1:]:
        house.join(person, table)
    anna = visit(people[0])
    anna.sits(table)
    anna.choose("d5S")
    anna.choose("S1")
    return anna


GAMES = {"elfenwizards": (elfenwizards, TREE), "wizwar": (wizwar, LABYRINTH)}


@pytest.mark.parametrize("game", GAMES)
def test_the_board_as_a_text(house: House, visit: Visit, game: str) -> None:
    """The text says where everybody is, what they have, what is around them, and what lies where."""
    sit, told = GAMES[game]
    anna = sit(house, visit)
    text, lines = anna.tab("text"), told.strip().splitlines()

    def missing() -> list[str]:
        found = text.inner_text().splitlines()
        return [line for line in lines if line not in found]

    with suppress(AssertionError):
        anna.until(lambda: not missing())
    assert missing() == []


def read(anna: Visitor) -> dict[str, list[str]]:
    """Return all readable lines of a table, by place."""
    places = {
        "prompt": anna.prompt(),
        "choices": anna.choices(),
        "seats": anna.page.get_by_role("region", name=anna.say("web-players")),
        "hand": anna.page.get_by_role("list", name=anna.say("web-replay-hand-of", player=Seat(0))),
    }
    found = {name: where.inner_text().splitlines() for name, where in places.items() if where.count()}
    found["log"] = anna.tab("log").locator(".told").all_inner_texts()
    return found | {"text": anna.tab("text").inner_text().splitlines(), "title": [anna.page.title()]}


@pytest.mark.parametrize("game", GAMES)
def test_another_language_in_the_middle_of_a_game(house: House, visit: Visit, game: str) -> None:
    """All text changes at once, even older text; nothing stays in the old language."""
    anna = GAMES[game][0](house, visit)
    anna.until(lambda: anna.helped, "hints")
    before = anna.page.url
    said: dict[str, set[str]] = {}
    for language in ("de", "fr", "it", "en"):
        anna.page.get_by_label(anna.say("web-language")).select_option(language)
        anna.speaks(language)
        asks = anna.update()["asks"]
        expect(anna.prompt()).to_contain_text(anna.render(asks["prompt"]))
        lines = read(anna)
        assert anna.page.evaluate("document.documentElement.lang") == language
        labels = anna.choices().locator(".label").all_inner_texts()
        offered = [anna.render(option["label"]) for option in asks["options"]]
        if game == "wizwar":
            offered.append(anna.say("web-ww-finish", count=2))  # several choices at once
        assert sorted(labels) == sorted(offered)
        told = [anna.render(event["text"], reader=0) for event in anna.events if event["text"]]
        assert told
        assert lines["log"][-len(told) :] == told
        title = f"● {anna.say('web-your-turn-now')} · {anna.say(f'web-game-{game}')} · Guildhall"
        assert lines["title"] == [title]
        if game == "wizwar":
            assert anna.say("wizwar-card-fireball") in lines["hand"]
            assert anna.say("wizwar-text-fireball") in lines["hand"]
            assert anna.say("board-wizwar-stun", count=2) in lines["seats"]
            assert anna.say("web-ww-stands", square="a2", home="c3") in lines["text"]
        else:
            assert anna.say("web-elf-worth", worth=24, total=24) in lines["seats"]
            chips = anna.page.get_by_role("button", name=anna.say("web-elf-chips-front", count=5), exact=True)
            expect(chips.first).to_be_visible()
            token = anna.say("elfenwizards-token", name="R1", owner=Seat(0))
            box = anna.say("elfenwizards-box-W", number="1", name="W1")
            assert anna.say("web-elf-text-box", box=box, tokens=token) in lines["text"]
        said[language] = {line for part in lines.values() for line in part if line.count(" ") > 2}
    for one, other in combinations(said, 2):
        assert not said[one] & said[other], (one, other)
    assert anna.page.url == before
    anna.choose(anna.words()[0])
