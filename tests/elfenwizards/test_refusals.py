"""Why not: each wish that is not legal is answered with its paragraph and a sentence that fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.notation import PLACES
from guildhall.elfenwizards.state import State
from guildhall.kernel.message import IllegalChoice
from guildhall.text import Text
from tests.elfenwizards.table import GAME, Table
from tests.elfenwizards.wandering import wander

SIX = [6, 5, 5, 4, 3, 2, 2]
MAJOR = PLACES[:4]


def first_roll() -> Table:
    return Table(step=2, rolls=SIX)


def second_roll() -> Table:
    return Table(step=3, dice={"red": {"rolled": [1, 1]}}, rolls=[6, 6])


def second_roll_poor() -> Table:
    return Table(step=3, dice={"red": {"rolled": [1, 1]}}, rolls=[6, 6], chips={"red": {"minor": 7}})


def left_behind() -> Table:
    return Table(step=2, dice={"red": {"minor": [2]}}, rolls=[6, 5, 5, 4, 3, 1])


def redeeming() -> Table:
    return Table(step=4, dice={"red": {"minor": [6, 1], "W": [5]}}, chips={"red": {"minor": 4}})


def cleansing() -> Table:
    return Table(step=9, dice={"red": {"grey": [4], "minor": [2]}}, tokens="M1:R+1,R+2,G")


def spells() -> Table:
    return Table(
        step=5,
        tokens="W1:R W2:G S1:B N1:G N2:R M1:R,G M2:G,G,B",
        dice={"red": {"W": [6], "S": [3], "N": [2], "grey": [4]}},
    )


def italian() -> Table:
    return Table(step=5, tokens="W1:R W2:G", dice={"red": {"W": [5]}}, options={"edition": "italian"})


def no_chips() -> Table:
    return Table(step=5, tokens="W1:R W2:G", dice={"red": {"W": [6]}}, chips={"red": {"minor": 7}})


def vacancies(**options: object) -> Table:
    tokens = "passed_S:R,R S1:G N1:B N2:G N3:B N4:G N5:B N6:G"
    return Table(step=7, tokens=tokens, options=options)


def same_or_lower() -> Table:
    return vacancies(vacancy_ceiling="same_or_lower")


def demotion() -> Table:
    return Table(
        step=8,
        tokens="passed_S:R,R passed_W:R,G M1:G+11",
        options={"grey_supply": 12},
    )


def passed_over_with_grey() -> Table:
    return Table(step=7, tokens="passed_W:R,R+1 passed_S:R,B")


def retiring() -> Table:
    return Table(step=1, round=2, tokens="H:R", chips={"red": {"minor": 2}})


OTHER = "You have chosen something else: "
WISHES: list[tuple[Callable[[], Table], str, str, str, str]] = [
    (first_roll, "red", "d1", "2.1", "You have rolled no 1 that is still to be placed."),
    (first_roll, "red", "reroll", "3.2", "Dice can be rolled again only in step 3, after the second roll."),
    (first_roll, "red", "dance", "2.2", "“dance” is no answer to this. You can say: done, d2, d3"),
    (
        first_roll,
        "red",
        "d6 S1",
        "2.3",
        "Dice go into one of the six boxes beside the tree; they are placed beside a token (Sorcerer 1) only",
    ),
    (
        first_roll,
        "red",
        "d6 R3",
        "2.3",
        "Dice go into one of the six boxes beside the tree; they are placed beside a token (red’s R3) only",
    ),
    (first_roll, "red", "d6 W d6", "2.4", "Your 6 lies in a box already, and a die once placed stays."),
    (first_roll, "red", "d6 done", "2.3", "The die in your hand must go into a box."),
    (first_roll, "red", "d6 x", "2.3", "“x” is no answer to this. You can say: W, S, N, M, minor, grey."),
    (first_roll, "red", "d6 d5", "2.3", "The die in your hand must go into a box."),
    (first_roll, "red", "grey", "2.2", "First choose the die, then the box for it."),
    (first_roll, "red", "S1", "2.2", "First choose the die, then the box for it."),
    (first_roll, "green", "d6", "0.11", "It isn’t your turn: red has to choose first."),
    (
        second_roll,
        "red",
        "d6",
        "3.2",
        "Now you are asked whether you accept the roll. You have chosen something else: a 6.",
    ),
    (second_roll, "red", "accept done", "3.4", "All dice of the second roll must be placed."),
    (second_roll, "red", "accept d1", "3.1", "You have rolled no 1 that is still to be placed."),
    (second_roll, "red", "accept W", "3.4", "First choose the die, then the box for it."),
    (second_roll, "red", "accept reroll", "3.2", "A second roll can be refused only once,"),
    (second_roll_poor, "red", "reroll", "3.2", "A second roll can be refused only once,"),
    (redeeming, "red", "d5", "4.2", "You have no 5 in the Minor Spell box."),
    (cleansing, "red", "d5", "9.2", "You have no 5 in the Grey Magic box."),
    (cleansing, "red", "d4 G1", "9.2", "green’s G1 is not yours."),
    (cleansing, "red", "d4 R3", "9.2", "red’s R3 carries no grey chip."),
    (cleansing, "red", "d4 Q3", "9.2", "“Q3” is no answer to this. You can say: R1, R2."),
    (spells, "red", "d5S", "5.1", "You have no 5 in the Sorcerer Major Spell box."),
    (spells, "red", "d5", "5.1", "You have no 5 in a Major Spell box."),
    (spells, "red", "d5x", "5.1", "“d5x” is no answer to this."),
    (spells, "red", "W1", "5.1", "First choose the spell, then the token it goes to."),
    (spells, "red", "R1", "5.1", "First choose the spell, then the token it goes to."),
    (spells, "red", "chip d6W", "5.7", "You have a minor spell in your hand: choose a token for it"),
    (spells, "red", "stop", "5.2", "You have placed no spell this turn: place one, or pass."),
    (spells, "red", "chip W1 pass", "5.2", "You have placed one spell and can place another, so you must."),
    (spells, "red", "chip W1 stop", "5.2", "You have placed one spell and can place another, so you must."),
    (spells, "red", "d3S", "5.3", "There is nobody on that level whom you may support with a 3 from"),
    (
        spells,
        "red",
        "d6W N1",
        "5.5",
        "green’s G2 does not stand on the level of a 6 from the Wizard Major Spell box.",
    ),
    (
        spells,
        "red",
        "d6W R3",
        "5.5",
        "red’s R3 does not stand on the level of a 6 from the Wizard Major Spell box.",
    ),
    (spells, "red", "chip S1", "5.8", "All candidates in that contest belong to blue, so only blue may supp"),
    (spells, "red", "chip N4", "5.7", "Necromancer 4 is empty."),
    (spells, "red", "chip M2", "5.7", "Several tokens stand in Magicians’ box 2: name one of G4, G5, B2."),
    (spells, "red", "d6W tree", "5.7", "“tree” is no answer to this. You can say: W1, W2."),
    (spells, "red", "d3", "5.3", "There is nobody on that level whom you may support with a 3 from"),
    (
        italian,
        "red",
        "d5W W1 pass",
        "5.2",
        "You have placed a spell this turn and cannot pass now; say “stop”",
    ),
    (no_chips, "red", "chip", "5.1", "You have no minor spell in front of you."),
    (vacancies, "red", "H", "7.2", "The High Wizard’s title is never filled from the passed-over boxes."),
    (vacancies, "red", "M1", "7.2", "Magicians’ box 1 is not a title."),
    (vacancies, "red", "S1", "7.2", "Sorcerer 1 is not vacant."),
    (
        vacancies,
        "red",
        "S2",
        "7.2",
        "A higher title than Sorcerer 2 is vacant, and the highest must be",
    ),
    (vacancies, "red", "up", "7.3", "“up” is no answer to this. You can say: W1, W2."),
    (same_or_lower, "red", "W1", "7.4", "In this edition nobody takes a title above the level he held;"),
    (passed_over_with_grey, "red", "B1", "7.5", "blue’s B1 is not yours."),
    (passed_over_with_grey, "red", "R3", "7.1", "red’s R3 is passed over on a lower level, whose turn comes"),
    (passed_over_with_grey, "red", "R4", "7.5", "red’s R4 is not among those passed over."),
    (demotion, "red", "G1", "8.1", "green’s G1 is not yours."),
    (demotion, "red", "R1 W1", "8.1", "Wizard 1 is not a Magicians’ box."),
    (first_roll, "red", "Gd6W", "0.7", "That belongs to green: everybody uses only dice and minor spells"),
    (redeeming, "red", "Bchip", "0.7", "That belongs to blue: everybody uses only dice and minor spells"),
    (
        spells,
        "red",
        "Rdice",
        "0.7",
        "That belongs to you, red. What of it can be used now is among the choices",
    ),
    (spells, "red", "Gdice", "0.7", "That belongs to green: everybody uses only dice and minor spells"),
    (spells, "red", "d6W Gd6", "0.7", "That belongs to green: everybody uses only dice and minor spells"),
    (left_behind, "red", "d2minor", "2.4", "Your 2 lies in a box already, and a die once placed stays."),
    (left_behind, "red", "d3minor", "2.2", "“d3minor” is no answer to this."),
    (left_behind, "red", "d6 d2grey", "2.3", "The die in your hand must go into a box."),
    (redeeming, "red", "d5W", "4.2", "Your 5 lies in the Wizard Major Spell box. The dice there are not in"),
    (
        cleansing,
        "red",
        "d2minor",
        "9.1",
        "Your 2 lies in the Minor Spell box. The dice there are not in",
    ),
    (
        spells,
        "red",
        "d4grey",
        "5.1",
        "Your 4 lies in the Grey Magic box. The dice there are not in",
    ),
    (spells, "red", "dice", "2.1", "Dice in front of you are rolled in steps 2 and 3, when it is your turn."),
    (
        spells,
        "red",
        "dragon",
        "0.11",
        "The dragon shows that red goes first. It changes hands only in step 1.",
    ),
    (spells, "red", "track", "0.6", "The year track counts the rounds. Nobody chooses anything there."),
    (
        spells,
        "red",
        "contest-H",
        "5.10",
        "This is how the contest for High Wizard stands. It is decided when",
    ),
    (
        spells,
        "red",
        "passed-S",
        "5.22",
        "Nobody chooses the box of the passed-over Sorcerers. Tokens of that level that do not rise in",
    ),
    *(
        (
            redeeming,
            "red",
            wish,
            "4.2",
            f"Now you are asked for a die of the Minor Spell box. {OTHER}{thing}.",
        )
        for wish, thing in (
            ("S1", "Sorcerer 1"),
            ("R1", "red’s R1"),
            ("grey", "the Grey Magic box"),
            ("chip", "a minor spell"),
            ("box", "from the Minor Spell box"),
            ("reroll", "pay a minor spell and roll again"),
        )
    ),
    (cleansing, "red", "M1", "9.1", f"Now you are asked for a die of the Grey Magic box. {OTHER}Magicians’"),
    (cleansing, "red", "d4 W", "9.2", f"Now you are asked for a token. {OTHER}the Wizard Major Spell box."),
    (vacancies, "red", "G1", "7.3", f"Now you are asked for a vacant title. {OTHER}green’s G1."),
    (demotion, "red", "R1 R2", "8.1", f"Now you are asked for a Magicians’ box. {OTHER}red’s R2."),
    (retiring, "red", "W1", "1.2", f"Now you are asked where you pay a minor spell from. {OTHER}Wizard 1."),
    (retiring, "red", "purse", "1.2", "“purse” is no answer to this. You can say: hand, box."),
    (retiring, "red", "hand W1", "1.5", "Wizard 1 is not a Magicians’ box."),
    (retiring, "red", "hand up", "1.5", "“up” is no answer to this. You can say: M1, M2, M3, M4."),
]


@pytest.mark.parametrize(
    ("table", "colour", "wish", "rule", "sentence"),
    WISHES,
    ids=[f"{table.__name__}: {wish}" for table, _, wish, _, _ in WISHES],
)
def test_a_wish_that_is_not_legal_is_explained(
    table: Callable[[], Table], colour: str, wish: str, rule: str, sentence: str
) -> None:
    t = table()
    before = GAME.dump(t.s)
    refusal = GAME.explain(t.s, t.seat(colour), wish)
    assert refusal is not None
    words = Text("en", ["red", "green", "blue"]).render(refusal.message)
    assert words.startswith(sentence)
    assert refusal.rule == rule
    assert GAME.dump(t.s) == before


def touchable(s: State, seat: int) -> Iterator[str]:
    """The words of all that the page shows to a seat, lit or not."""
    shown: dict[str, Any] = GAME.show(GAME.view(s, seat))
    yield from ("dragon", "track", "dice", "chip", "done", *PLACES)
    for box in shown["tree"]:
        yield box["box"].replace(" ", "-")
        if box["title"]:
            yield f"contest-{box['box']}"
    for token in shown["tokens"]:
        yield token["name"]
    for player in shown["players"]:
        dice = {f"d{face}{place}" for place in PLACES for face in player["dice"][place]}
        dice |= {
            f"d{face}" for place in shown["using"] if place not in MAJOR for face in player["dice"][place]
        }
        own = dice if player["seat"] == seat else ()
        yield from (*own, *(f"{player['letter']}{thing}" for thing in (*dice, "dice", "chip")))


@pytest.mark.no_cover  # what only random games reach counts as not tested
def test_whatever_is_touched_is_legal_or_answered_with_a_reason() -> None:
    digest = (Path(__file__).parents[2] / "docs" / "rules" / "elfenwizards.en.md").read_text(encoding="utf-8")
    paragraphs = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", digest, re.M))
    games = (
        wander(3, 1, {"timers": "on", "place_two": "off", "grey_supply": "12"}),
        wander(6, 0, {"edition": "italian"}),
        (passed_over_with_grey().s, demotion().s),  # such questions are rare
    )
    met = set()
    for s in chain(*games):
        for decision in s.asked[:1]:
            met.add(decision.kind)
            legal = {name for choice in decision.options for name in GAME.names(s, decision, choice)}
            for word in set(touchable(s, decision.player)) - legal:
                refusal = GAME.refuse_word(s, decision, word)
                assert refusal.message.key != "elfenwizards-refuse-unknown", (decision, word)
                assert refusal.rule in paragraphs, (decision, word)
                assert " " not in word  # it would be heard as two
    assert met == set(range(kinds.READY + 1))


def test_after_the_end_nobody_chooses() -> None:
    s = GAME.load({"players": ["red", "green", "blue"], "ended": "last_round", "round": 4})
    refusal = GAME.explain(s, 0, "pass")
    assert refusal is not None
    assert refusal.rule == "11.4"
    assert refusal.message.key == "refuse-game-over"


@pytest.mark.parametrize(
    ("table", "number", "sentence"),
    [
        (first_roll, 1, "You have rolled no 1 that is still to be placed."),
        (first_roll, 9, "9 is none of the choices. You can say: done, d2"),
        (second_roll, 5, "5 is none of the choices. You can say: accept, reroll."),
        (spells, 13, "You have no 5 in the Sorcerer Major Spell box."),
        (spells, 7, "7 is none of the choices."),
        (vacancies, 0, "The High Wizard’s title is never filled from the passed-over boxes."),
        (vacancies, 19, "Nobody chooses the box of the passed-over Wizards."),
        (vacancies, 99, "99 is none of the choices."),
        (passed_over_with_grey, 3, "red’s R4 is not among those passed over."),
        (passed_over_with_grey, -1, "-1 is none of the choices."),
    ],
)
def test_a_number_that_is_not_legal_is_explained(
    table: Callable[[], Table], number: int, sentence: str
) -> None:
    t = table()
    with pytest.raises(IllegalChoice) as refused:
        GAME.apply(t.s, 0, number)
    words = Text("en", ["red", "green", "blue"]).render(refused.value.message)
    assert words.startswith(sentence)
    assert re.fullmatch(r"\d+\.\d+", refused.value.rule)


def test_a_face_alone_does_not_say_which_die_of_a_major_spell_box_is_meant() -> None:
    refusal = GAME.explain(spells().s, 0, "d6", whole=True)
    assert refusal is not None
    words = Text("en", ["red", "green", "blue"]).render(refusal.message)
    assert words.startswith("“d6” is no answer to this. You can say: pass, d6W,")


def test_what_would_come_after_a_roll_is_nobody_s_to_know() -> None:
    t = second_roll()
    for wish in ("reroll d6 S", "reroll d1"):
        refusal = GAME.explain(t.s, 0, wish)
        assert refusal is not None
        assert refusal.message.key == "refuse-after-roll"
    assert GAME.explain(t.s, 0, "reroll") is None


def test_passed_over_tokens_are_described_where_they_wait() -> None:
    t = passed_over_with_grey()
    label = GAME.label(t.s, t.asked(), t.asked().options[1])
    words = Text("en", ["red", "green", "blue"]).render(label)
    assert words == "red’s R2 (the passed-over Wizards, 1 grey chip)"
