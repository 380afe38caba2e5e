"""Positions that cannot be, and why."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from guildhall.kernel.message import BadOption, BadPosition
from guildhall.text import Text
from guildhall.wizwar.state import State
from tests.wizwar.positions import Parts, answers_to_a_spell, apply, dump, load, short

BLUE = {"at": "a1"}
SHIELD = {"do": "declare", "way": "full-shield", "caster": "red", "against": 1, "origin": "c1"}
BALL: Parts = {
    "do": "cast",
    "way": "fireball",
    "card": "fireball",
    "caster": "blue",
    "origin": "a1",
    "target": ["red"],
}
WINDOW = {"do": "window", "at": 1}
HIT = {"do": "damage", "victim": "red", "amount": 3, "kind": ["physical"]}


def spell(card: str, **parts: object) -> Parts:
    return {"things": [{"card": card, **parts}]}


def bag(cards: list[str], **where: int) -> Parts:
    """A guess of blue's."""
    return {"guesses": {"blue": [{"bags": [{"cards": cards, "in": where}]}]}}


SHAPE = "is missing or isn’t valid."
CANNOT_BE: list[tuple[Parts, str, str]] = [
    # names and shapes
    ({"tree": 1}, "positions have no part “tree”.", ""),
    ({"game": "elfenwizards"}, "“elfenwizards” (in game) isn’t valid here. Valid names: wizwar.", ""),
    ({"rules": "0"}, "“0” (in rules) isn’t valid here. Valid names: 1.", ""),
    ({"players": ["red"]}, "players is 1, but it must be from 2 to 4.", "0.1"),
    ({"players": ["red", "red"]}, f"the part “players” {SHAPE}", ""),
    ({"players": None}, f"the part “players” {SHAPE}", ""),
    ({"players": ["red", "pink"]}, "“pink” (in players) isn’t valid here.", ""),
    ({"options": {"shield": 10**30}}, f"the part “options.shield” {SHAPE}", ""),
    ({"options": []}, f"the part “options” {SHAPE}", ""),
    ({"board": ["red", "red"]}, "the board must have each player’s sector exactly once.", "0.3"),
    ({"board": ["red 4", "blue"]}, "“4” (in board) isn’t valid here.", ""),
    ({"wizards": {"green": BLUE}}, "“green” (in wizards) isn’t valid here. Valid names: blue and red.", ""),
    ({"wizards": {"blue": {"in": "a1"}}}, "“in” (in wizards.blue) isn’t valid here.", ""),
    ({"wizards": {"blue": {"at": "a9"}}}, "“a9” (in wizards.blue.at) isn’t a square of this board.", "0.5"),
    ({"wizards": {"blue": {"at": 3}}}, f"the part “wizards.blue.at” {SHAPE}", ""),
    ({"lines": {"a1|c1": "wall"}}, "“a1|c1” (in lines) isn’t an edge between two squares", "10.16"),
    ({"lines": {"e5|e6": "wall"}}, "“e5|e6” (in lines) isn’t an edge between two squares", "10.16"),
    ({"lines": {"a1|b1": "moat"}}, "“moat” (in lines.a1|b1) isn’t valid here.", ""),
    ({"flags": ["tired"]}, "“tired” (in flags) isn’t valid here.", ""),
    ({"phase": "tea"}, "“tea” (in phase) isn’t valid here.", ""),
    ({"step": "draw"}, f"the part “step” {SHAPE}", ""),
    ({"chance": 1 << 64}, "chance is far too large, but it must be from 0 to 18446744073709551615.", ""),
    ({"movement": 10**7}, "movement is 10000000, but it must be from -999 to 999999.", ""),
    ({"movement": True}, f"the part “movement” {SHAPE}", ""),
    ({"rolls": [0]}, "rolls is 0, but it must be from 1 to 156.", ""),
    ({"turn": "green"}, "“green” (in turn) isn’t valid here.", ""),
    # cards
    ({"hands": {"blue": ["wish"]}}, "“wish” (in hands.blue) isn’t a card.", ""),
    ({"hands": {"blue": "zot"}}, f"the part “hands.blue” {SHAPE}", ""),
    ({"hands": {"blue": ["dagger"]}}, "the card dagger isn’t in any school in play.", "0.7"),
    ({"hands": {"blue": ["dispel (mutation)"]}}, "the card dispel (mutation) isn’t in any school", "0.7"),
    ({"hands": {"blue": ["zot"], "red": ["zot"]}}, "there are more copies of the card zot than", "0.7"),
    ({"hands": {"blue": ["energy-4"] * 5}}, "there are more copies of the card energy-4 than", "0.7"),
    (
        {"hands": {"blue": ["shield (mentalism)", "shield (mentalism)"]}},
        "there are more copies of the card shield than the schools in play have (1).",
        "0.7",
    ),
    ({"decks": ["zot"]}, "some cards of the schools in play are missing: ", "0.7"),
    ({"schools": ["white", "alchemy"]}, "these schools of magic can’t be in play together", "0.8"),
    ({"schools": ["white", "alchemy", "alchemy", "mutation"]}, "these schools of magic can’t", "0.8"),
    ({"schools": ["alchemy", "elemental", "mentalism"]}, "these schools of magic can’t", "0.8"),
    ({"schools": ["white", "black", "alchemy", "elemental"]}, "these schools of magic can’t", "0.7"),
    ({"schools": ["white", "alchemy", "elemental", "mutation"]}, "these schools of magic can’t", "0.8"),
    ({"options": {"giant_book": "on"}, "schools": ["white"]}, "these schools of magic can’t", "14.5"),
    ({"options": {"school_1": "random"}}, f"the part “schools” {SHAPE}", ""),
    ({"options": {"custom_spellbook": "on"}, "schools": [["white"]]}, f"the part “schools” {SHAPE}", ""),
    (
        {"options": {"custom_spellbook": "on"}, "schools": [["white"], ["black"]]},
        "these schools of magic can’t",
        "14.2",
    ),
    (
        {
            "options": {"custom_spellbook": "on"},
            "schools": [["white"], ["black", "mutation"]],
            "phase": "draft",
            "hands": {},
        },
        "these schools of magic can’t",
        "14.2",
    ),
    ({"phase": "draft"}, "the card fireball isn’t in any school in play.", "0.7"),
    ({"known": {"blue": {"red": ["zot"]}}}, "blue can’t know the card zot in red’s hand", ""),
    (
        {"known": {"green": {}}},
        "“green” (in known) isn’t valid here. Valid names: blue, red and spectator.",
        "",
    ),
    (
        {"known": {"blue": {"blue": ["fireball"]}}},
        "blue can’t know the card fireball in blue’s hand",
        "",
    ),
    # what somebody has to guess
    ({"guesses": {"green": []}}, "“green” (in guesses) isn’t valid here.", ""),
    ({"guesses": {"blue": {}}}, f"the part “guesses.blue” {SHAPE}", ""),
    ({"guesses": {"blue": []}}, "guesses.blue is 0, but it must be from 1 to 64.", ""),
    (
        {"guesses": {"blue": [{"weight": 0}]}},
        "guesses.blue[0].weight is 0, but it must be from 1 to 1157920",
        "",
    ),
    ({"guesses": {"blue": [{"bag": []}]}}, "positions have no part “guesses.blue[0].bag”.", ""),
    (
        {"guesses": {"blue": [{}]}, "known": {"blue": {}}},
        "blue can be in “known” or in “guesses”, but not in both.",
        "",
    ),
    (
        bag(["fireball", "fireball", "fireball"], deck=3),
        "blue can’t be guessing about the card fireball",
        "15.1",
    ),
    (bag(["dagger"], deck=1), "blue can’t be guessing about the card dagger", "15.1"),
    (bag(["wish"], deck=1), "“wish” (in guesses.blue[0].bags[0].cards) isn’t a card.", ""),
    (bag(["zot"], red=2), "guesses.blue[0].bags[0].in.red is 2, but it must be from 0 to 1.", ""),
    (bag(["zot"], blue=1), "guesses.blue[0].bags[0].in.blue is 1, but it must be from 0 to 0.", ""),
    (bag(["zot"], green=1), "“green” (in guesses.blue[0].bags[0].in) isn’t valid here.", ""),
    (bag(["zot", "dispel"], deck=1), f"the part “guesses.blue[0].bags[0].in” {SHAPE}", ""),
    (bag([], deck=0), f"the part “guesses.blue[0].bags[0].in” {SHAPE}", ""),
    (bag(["zot"], red=1), "none of the guesses of blue matches where the cards really are.", "15.1"),
    (
        {"phase": "draft", "hands": {}, **bag(["zot"], deck=1)},
        "blue can’t be guessing about the card zot",
        "15.1",
    ),
    # wizards and treasures
    ({"wizards": {"blue": {"life": 21}}}, "wizards.blue.life is 21, but it must be from -999 to 20.", "9.1"),
    ({"wizards": {"blue": {"life": 0}}}, "blue has 0 life, but it must be from 1 to 20.", "9.1"),
    ({"wizards": {"blue": {"kills": 1}}}, "1 wizard has been killed, but nobody is dead.", "9.10"),
    ({"wizards": {"red": {"at": None}}}, "red is dead, but still has hand cards", "9.8"),
    ({"wizards": {"blue": {"at": None}}, "hands": {}}, "it’s blue’s turn, but blue is dead.", "1.11"),
    ({"wizards": {"red": {"at": None}}, "hands": {}}, "the game would already be over.", "12.1"),
    ({"dying": ["red", "red by blue"]}, f"the part “dying” {SHAPE}", ""),
    ({"treasures": {"red-1": "blue", "red-2": "blue"}}, "blue carries two treasures.", "10.8"),
    (
        {"treasures": {"red-1": "a1"}, "wizards": {"blue": {"carries": "red-1"}}},
        "the treasure red-1 is in two places.",
        "",
    ),
    ({"treasures": {"red-3": "a1"}}, "“red-3” (in treasures) isn’t valid here.", ""),
    ({"treasures": {"red-1": "c3", "red-2": "c3"}}, "the game would already be over.", "12.1"),
    # things
    (spell("zot", by="blue"), "the card zot takes effect at once and never stays on the table.", "7.1"),
    (spell("stone-block", by="blue", at="a1"), "a wizard is inside the Stone Block in a1.", "2.2"),
    (
        spell("stone-block", by="blue", at="c3"),
        "stone-block is in the home base c3, where nothing can be created.",
        "10.15",
    ),
    (spell("stone-block", by="blue"), "the card stone-block can’t be on the table like this.", "24.8"),
    (spell("stone-block", at="e5"), "the card stone-block can’t be on the table like this.", "24.8"),
    (spell("mist-body", by="blue", on="red"), "the card mist-body can’t be on the table like this.", "24.7"),
    (spell("acid-bath", by="blue"), "the card acid-bath can’t be on the table like this.", "22.2"),
    (spell("lifestone", by="blue", at="e5"), "the card lifestone can’t be on the table like this.", "22.9"),
    (spell("lifestone", by="blue", energy=1), "things[0].energy is 1, but it must be from 0 to 0.", ""),
    (spell("fog", by="blue", energy=0), "things[0].energy is 0, but it must be from 1 to 99.", ""),
    (
        spell("fog", by="blue", colour="grey"),
        "positions have no part “things[0].colour”.",
        "",
    ),
    (
        spell("stone-block", by="blue", at="e5", note=8),
        "things[0].note is 8, but it must be from 0 to 7.",
        "",
    ),
    ({"things": [None] * 200}, "things is 200, but it must be from 0 to ", ""),
    (
        {"things": [{"card": "mist-body", "by": "red"}, {"card": "gnome-form", "by": "red"}], "_mutation": 1},
        "red is under two transformations at once.",
        "7.13",
    ),
    (
        {
            "things": [
                {"card": "rosebush", "by": "red", "at": "e5"},
                {"card": "thornbush", "by": "red", "at": "e5"},
            ],
            "_conjuring": 1,
        },
        "two things have been created in the square e5.",
        "10.15",
    ),
    (
        {
            "wizards": {"red": {"at": None}, "green": {}},
            "players": ["blue", "red", "green"],
            "hands": {},
            "things": [{"card": "lifestone", "by": "red"}],
        },
        "lifestone belongs to a dead wizard, or is laid on one.",
        "9.8",
    ),
    (
        spell("acid-bath", by="blue", on="red", at="e5"),
        "the card acid-bath can’t be on the table like this.",
        "22.2",
    ),
    (spell("fog", by="blue", at="e5"), "the card fog can’t be on the table like this.", "24.6"),
    (
        {**spell("glue", by="blue", on="red"), "_conjuring": 1},
        "the card glue can’t be on the table like this.",
        "23.10",
    ),
    (
        {**spell("glue", by="blue", on="glue"), "_conjuring": 1},
        "the card glue can’t be on the table like this.",
        "23.10",
    ),
    (
        {
            "wizards": {"red": {"at": None}},
            "players": ["blue", "red", "green"],
            "hands": {},
            "things": [{"card": "acid-bath", "by": "blue", "on": "red"}],
        },
        "acid-bath belongs to a dead wizard, or is laid on one.",
        "9.8",
    ),
    # walls
    (
        {**spell("create-wall", by="blue", at="a1|a2"), "lines": {"a1|a2": "open"}},
        "what stands at a1|a2 doesn’t fit the spell there.",
        "10.18",
    ),
    (
        {**spell("wall-of-fire", by="blue", at="a1|a2"), "lines": {"a1|a2": "wall"}},
        "what stands at a1|a2 doesn’t fit the spell there.",
        "10.18",
    ),
    (
        {
            "things": [
                {"card": "create-wall", "by": "red", "at": "a1|a2"},
                {"card": "wall-of-fire", "by": "red", "at": "a1|a2"},
            ]
        },
        "two of the spells at a1|a2 can’t be there together.",
        "10.16",
    ),
    (
        {**spell("seal-door", by="blue", at="a1|a2"), "_thaumaturgy": 1},
        "there is a Seal Door at a1|a2, but no door.",
        "27.9",
    ),
    ({"cracks": {"a1|a2": 1}}, "there are cracks at a1|a2, but no wall or door.", "10.11"),
    (
        {"cracks": {"d4|e4": 3}},
        "there are 3 cracks at d4|e4, but what stands there can have 2 at most.",
        "10.12",
    ),
    ({"held": {"a1|a2": "blue"}}, "someone is holding a door open at a1|a2, but there is no door.", "3.4"),
    ({"held": {"d4|e4": "blue"}}, "blue is holding the door d4|e4 open without standing next to it.", "3.5"),
    ({"cracks": {"d4|e4": 1, "e4|d4": 2}}, f"the part “cracks” {SHAPE}", ""),
    # traps
    (
        {**spell("fog", by="blue"), "traps": ["fog e5"]},
        "a trap token belongs to something that isn’t a Booby",
        "23.7",
    ),
    ({"traps": ["e5"]}, f"the part “traps” {SHAPE}", ""),
    ({"traps": ["booby-trap e5"]}, "“booby-trap” (in traps) isn’t valid here.", ""),
    *(
        (
            {**spell("booby-trap", by="blue"), "traps": [f"booby-trap {t}" for t in traps], "_conjuring": 1},
            why,
            at,
        )
        for traps, why, at in (
            (["e5 real", "e4 real"], "a Booby Trap has more than one real token.", "23.7"),
            (["e5", "e4", "e3", "e2", "e1"], "a Booby Trap has more than 4 tokens.", "23.7"),
            (["e5", "e5 real"], "two things have been created in the square e5.", "10.15"),
            (["c3"], "booby-trap is in the home base c3, where nothing can be created.", "10.15"),
        )
    ),
    # the end
    ({"ended": "last_wizard"}, "the game wouldn’t be over yet, or would have ended differently.", "12.1"),
    ({"ended": "boredom"}, "“boredom” (in ended) isn’t valid here.", ""),
    ({"ended": "nobody", "doing": []}, "the game has ended, so there can’t be a part “doing”.", ""),
    (
        {"ended": "last_wizard", "wizards": {"red": {"at": None}}, "hands": {}, "winners": ["red"]},
        "the game wouldn’t be over yet, or would have ended differently.",
        "12.1",
    ),
    # what is being done
    ({"doing": [{"do": "dance"}]}, "“dance” (in doing[0]) isn’t valid here.", ""),
    ({"doing": [3]}, f"the part “doing[0]” {SHAPE}", ""),
    ({"doing": [{**WINDOW, "x": 1}]}, "positions have no part “doing[0].x”.", ""),
    ({"doing": [WINDOW]}, "“window” can’t be at that place in “doing”.", ""),
    (
        {"doing": [{**BALL, "card": "fireball"}, {"do": "window", "at": 2}], "hands": {}},
        "“window” can’t be at that place",
        "",
    ),
    ({"doing": [SHIELD]}, "“declare” isn’t possible here.", ""),
    ({"doing": [BALL, WINDOW, HIT], "hands": {}}, "“damage” can’t be at that place in “doing”.", ""),
    (
        {"doing": [BALL, WINDOW, {**SHIELD, "caster": "blue"}], "hands": {}},
        "“declare” isn’t possible here.",
        "",
    ),
    ({"doing": [{**BALL, "card": "zot"}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "target": ["east"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "target": ["red", "red"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "target": []}], "hands": {}}, f"the part “doing[0].target” {SHAPE}", ""),
    ({"doing": [{**BALL, "barriers": ["a1|a2"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "rolled": ["lifestone"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "bound": ["red"]}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "stage": 2}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**BALL, "against": 1}], "hands": {}}, "“cast” isn’t possible here.", ""),
    ({"doing": [{**HIT, "amount": 1000}]}, "doing[0].amount is 1000, but it must be from 0 to 999.", ""),
    ({"doing": [{**HIT, "kind": ["loud"]}]}, "“loud” (in doing[0].kind) isn’t valid here.", ""),
    ({"doing": [{"do": "asked", "question": "why", "player": "red"}]}, "“why” (in doing[0].question)", ""),
    (
        {"doing": [{"do": "asked", "question": "forgotten", "player": "red", "a": 1}]},
        "“asked” isn’t possible here.",
        "",
    ),
    (
        {"doing": [{"do": "declare", "way": "zot/stun", "caster": "blue", "origin": "a1"}]},
        "“declare” isn’t possible here.",
        "",
    ),
    *(
        (
            {"doing": [BALL, WINDOW, {**SHIELD, **change}], "hands": {"red": hand}},
            "“declare” isn’t possible here.",
            "",
        )
        for hand, change in (
            (["full-shield"], {"against": 2}),
            (["full-shield"], {"way": "fireball"}),
            (["full-shield"], {"target": ["blue"]}),
            (["full-shield"], {"origin": "b1"}),
            (["full-shield"], {"fuel": ["energy-4"]}),
            (["full-shield"], {"helpers": ["astral-projection"]}),
            ([], {}),
        )
    ),
    *(
        ({"doing": [{**BALL, **change}], "hands": {}}, "“cast” isn’t possible here.", "")
        for change in (
            {"way": "punch"},
            {"way": "boomstone/throw", "card": "boomstone"},
            {"target": ["sector:red"]},
            {"target": ["trap@b1"]},
            {"way": "full-shield", "card": "full-shield"},
        )
    ),
    (
        {"doing": [{**BALL, "way": "dispel", "card": "dispel", "target": ["#0"]}], "things": [None]},
        "“cast” isn’t possible here.",
        "",
    ),
    (
        {"doing": [{**BALL, "target": ["moon"]}], "hands": {}},
        "“moon” (in doing[0].target) isn’t valid here.",
        "",
    ),
    (
        {"doing": [{"do": "cast", "way": "punch", "caster": "blue", "origin": "a1"}]},
        "“cast” isn’t possible here.",
        "",
    ),
    (
        {"doing": [{"do": "cast", "way": "boomstone/throw", "caster": "blue", "thing": "lifestone"}]},
        "“cast” isn’t possible here.",
        "",
    ),
    (
        {"doing": [{"do": "stow", "player": "blue", "thing": "lifestone"}]},
        "“stow” isn’t possible here.",
        "",
    ),
    *(
        (
            {"doing": [{"do": "asked", "question": "knocked", "player": "blue", "a": target, "c": "a1"}]},
            "“asked” isn’t possible here.",
            "",
        )
        for target in ("lifestone", "b1")
    ),
    (
        {"doing": [{"do": "asked", "question": "real", "player": "blue", "a": "lifestone"}]},
        "“asked” isn’t possible here.",
        "",
    ),
    ({"doing": [BALL, {"do": "bolt", "at": 1}], "hands": {}}, "“bolt” isn’t possible here.", ""),
    (
        {
            "doing": [{"do": "pick_up", "player": "blue", "treasure": "red-1", "square": "a1"}],
            "wizards": {"blue": {"carries": "red-2"}},
        },
        "“pick_up” isn’t possible here.",
        "",
    ),
    ({"doing": [{"do": "shove", "player": "red", "direction": "up", "left": 1}]}, "“up” (in doing[0]", ""),
    ({"doing": [SHIELD, HIT], "hands": {}}, "“declare” isn’t possible here.", ""),
    (
        {"doing": [{"do": "cast", "way": "meditate", "card": "meditate", "caster": "blue"}], "rolls": [150]},
        "one of the next rolls is higher than its die or deck allows.",
        "0.11",
    ),
]


@pytest.mark.parametrize(
    ("parts", "why", "paragraph"), CANNOT_BE, ids=[f"{number}" for number in range(len(CANNOT_BE))]
)
def test_an_impossible_position_is_refused_with_the_reason(parts: Parts, why: str, paragraph: str) -> None:
    if "lifestone" in str(parts.get("doing")):
        parts = {**parts, **spell("lifestone", by="red")}
    plain = {part: value for part, value in parts.items() if not part.startswith("_")}
    for part in parts:
        if part.startswith("_"):  # another school is needed for it
            plain["options"] = {"school_1": part[1:]}
    with pytest.raises(BadPosition) as refused:
        load(short(**plain))
    assert Text().render(refused.value.message).startswith(f"This position is impossible: {why}")
    assert refused.value.rule == paragraph


def test_a_wrong_option_is_named_as_anywhere() -> None:
    for options in ({"rounds": 6}, {"shield": 3}, {"giant_book": "on", "custom_spellbook": "on"}):
        with pytest.raises(BadOption):
            load(short(options=options))


def test_nonsense_is_refused_by_nothing_but_a_bad_position() -> None:
    told = answers_to_a_spell()
    written = dump(told.t.s)
    rng = random.Random(1)
    junk: list[Any] = [
        None,
        True,
        -1,
        0,
        3,
        10**30,
        "",
        "x",
        [],
        {},
        "a1",
        "a1|b1",
        "red",
        "red-1",
        "#0",
        "east",
    ]
    for _ in range(150):
        parts = json.loads(json.dumps(written))
        spoiled: Any = parts
        key = rng.choice([part for part in parts if part != "options"])
        while isinstance(spoiled[key], dict | list) and spoiled[key] and rng.random() < 0.8:
            spoiled = spoiled[key]
            key = rng.choice(list(spoiled) if isinstance(spoiled, dict) else range(len(spoiled)))
        spoiled[key] = rng.choice(junk)
        s = loaded_or_refused(parts)
        for _ in range(10):
            if s is not None and s.asked:
                apply(s, rng.choice(s.asked[0].options))


def loaded_or_refused(parts: Parts) -> State | None:
    try:
        return load(parts)
    except BadPosition as refused:
        Text().render(refused.message)
        return None
