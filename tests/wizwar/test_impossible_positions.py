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


SHAPE = "is missing or is not what it should be."
CANNOT_BE: list[tuple[Parts, str, str]] = [
    # names and shapes
    ({"tree": 1}, "it has a part “tree” that positions do not have.", ""),
    ({"game": "elfenwizards"}, "“elfenwizards” (in game) is no name there. Names are: wizwar.", ""),
    ({"rules": "0"}, "“0” (in rules) is no name there. Names are: 1.", ""),
    ({"players": ["red"]}, "players is 1; it must be from 2 to 4.", "0.1"),
    ({"players": ["red", "red"]}, f"its part “players” {SHAPE}", ""),
    ({"players": None}, f"its part “players” {SHAPE}", ""),
    ({"players": ["red", "pink"]}, "“pink” (in players) is no name there.", ""),
    ({"options": {"shield": 10**30}}, f"its part “options.shield” {SHAPE}", ""),
    ({"options": []}, f"its part “options” {SHAPE}", ""),
    ({"board": ["red", "red"]}, "the board must be made of the sectors of all players", "0.3"),
    ({"board": ["red 4", "blue"]}, "“4” (in board) is no name there.", ""),
    ({"wizards": {"green": BLUE}}, "“green” (in wizards) is no name there. Names are: blue, red.", ""),
    ({"wizards": {"blue": {"in": "a1"}}}, "“in” (in wizards.blue) is no name there.", ""),
    ({"wizards": {"blue": {"at": "a9"}}}, "“a9” (in wizards.blue.at) is no square of this board.", "0.5"),
    ({"wizards": {"blue": {"at": 3}}}, f"its part “wizards.blue.at” {SHAPE}", ""),
    ({"lines": {"a1|c1": "wall"}}, "“a1|c1” (in lines) is no line between two squares", "10.16"),
    ({"lines": {"e5|e6": "wall"}}, "“e5|e6” (in lines) is no line between two squares", "10.16"),
    ({"lines": {"a1|b1": "moat"}}, "“moat” (in lines.a1|b1) is no name there.", ""),
    ({"flags": ["tired"]}, "“tired” (in flags) is no name there.", ""),
    ({"phase": "tea"}, "“tea” (in phase) is no name there.", ""),
    ({"step": "draw"}, f"its part “step” {SHAPE}", ""),
    ({"chance": 1 << 64}, "chance is far too large; it must be from 0 to 18446744073709551615.", ""),
    ({"movement": 10**7}, "movement is 10000000; it must be from -999 to 999999.", ""),
    ({"movement": True}, f"its part “movement” {SHAPE}", ""),
    ({"rolls": [0]}, "rolls is 0; it must be from 1 to 156.", ""),
    ({"turn": "green"}, "“green” (in turn) is no name there.", ""),
    # cards
    ({"hands": {"blue": ["wish"]}}, "“wish” (in hands.blue) is no card.", ""),
    ({"hands": {"blue": "zot"}}, f"its part “hands.blue” {SHAPE}", ""),
    ({"hands": {"blue": ["dagger"]}}, "the card dagger belongs to no school in play.", "0.7"),
    ({"hands": {"blue": ["dispel (mutation)"]}}, "the card dispel (mutation) belongs to no school", "0.7"),
    ({"hands": {"blue": ["zot"], "red": ["zot"]}}, "the card zot is there more often", "0.7"),
    ({"hands": {"blue": ["energy-4"] * 5}}, "the card energy-4 is there more often", "0.7"),
    (
        {"hands": {"blue": ["shield (mentalism)", "shield (mentalism)"]}},
        "the card shield is there more often than the schools in play have it, which is 1.",
        "0.7",
    ),
    ({"decks": ["zot"]}, "cards of the schools in play are nowhere: ", "0.7"),
    ({"schools": ["white", "alchemy"]}, "these schools of magic cannot be in play together", "0.8"),
    ({"schools": ["white", "alchemy", "alchemy", "mutation"]}, "these schools of magic cannot", "0.8"),
    ({"schools": ["alchemy", "elemental", "mentalism"]}, "these schools of magic cannot", "0.8"),
    ({"schools": ["white", "black", "alchemy", "elemental"]}, "these schools of magic cannot", "0.7"),
    ({"schools": ["white", "alchemy", "elemental", "mutation"]}, "these schools of magic cannot", "0.8"),
    ({"options": {"giant_book": "on"}, "schools": ["white"]}, "these schools of magic cannot", "14.5"),
    ({"options": {"school_1": "random"}}, f"its part “schools” {SHAPE}", ""),
    ({"options": {"custom_spellbook": "on"}, "schools": [["white"]]}, f"its part “schools” {SHAPE}", ""),
    (
        {"options": {"custom_spellbook": "on"}, "schools": [["white"], ["black"]]},
        "these schools of magic cannot",
        "14.2",
    ),
    (
        {
            "options": {"custom_spellbook": "on"},
            "schools": [["white"], ["black", "mutation"]],
            "phase": "draft",
            "hands": {},
        },
        "these schools of magic cannot",
        "14.2",
    ),
    ({"phase": "draft"}, "the card fireball belongs to no school in play.", "0.7"),
    ({"known": {"blue": {"red": ["zot"]}}}, "blue cannot know the card zot in the hand of red", ""),
    ({"known": {"green": {}}}, "“green” (in known) is no name there. Names are: blue, red, spectator.", ""),
    (
        {"known": {"blue": {"blue": ["fireball"]}}},
        "blue cannot know the card fireball in the hand of blue",
        "",
    ),
    # what somebody has to guess
    ({"guesses": {"green": []}}, "“green” (in guesses) is no name there.", ""),
    ({"guesses": {"blue": {}}}, f"its part “guesses.blue” {SHAPE}", ""),
    ({"guesses": {"blue": []}}, "guesses.blue is 0; it must be from 1 to 64.", ""),
    ({"guesses": {"blue": [{"weight": 0}]}}, "guesses.blue[0].weight is 0; it must be from 1 to 1157920", ""),
    ({"guesses": {"blue": [{"bag": []}]}}, "it has a part “guesses.blue[0].bag” that positions do not", ""),
    (
        {"guesses": {"blue": [{}]}, "known": {"blue": {}}},
        "what blue knows is told twice, in “known” and in “guesses”.",
        "",
    ),
    (
        bag(["fireball", "fireball", "fireball"], deck=3),
        "blue has nothing to guess about the card fireball",
        "15.1",
    ),
    (bag(["dagger"], deck=1), "blue has nothing to guess about the card dagger", "15.1"),
    (bag(["wish"], deck=1), "“wish” (in guesses.blue[0].bags[0].cards) is no card.", ""),
    (bag(["zot"], red=2), "guesses.blue[0].bags[0].in.red is 2; it must be from 0 to 1.", ""),
    (bag(["zot"], blue=1), "guesses.blue[0].bags[0].in.blue is 1; it must be from 0 to 0.", ""),
    (bag(["zot"], green=1), "“green” (in guesses.blue[0].bags[0].in) is no name there.", ""),
    (bag(["zot", "dispel"], deck=1), f"its part “guesses.blue[0].bags[0].in” {SHAPE}", ""),
    (bag([], deck=0), f"its part “guesses.blue[0].bags[0].in” {SHAPE}", ""),
    (bag(["zot"], red=1), "none of the guesses of blue is true of where the cards are.", "15.1"),
    (
        {"phase": "draft", "hands": {}, **bag(["zot"], deck=1)},
        "blue has nothing to guess about the card zot",
        "15.1",
    ),
    # wizards and treasures
    ({"wizards": {"blue": {"life": 21}}}, "wizards.blue.life is 21; it must be from -999 to 20.", "9.1"),
    ({"wizards": {"blue": {"life": 0}}}, "the life of blue is 0; it must be from 1 to 20.", "9.1"),
    ({"wizards": {"blue": {"kills": 1}}}, "1 wizards were killed, but 0 are dead.", "9.10"),
    ({"wizards": {"red": {"at": None}}}, "red is dead, and yet has a hand", "9.8"),
    ({"wizards": {"blue": {"at": None}}, "hands": {}}, "it is the turn of blue, who is dead.", "1.11"),
    ({"wizards": {"red": {"at": None}}, "hands": {}}, "the game would be over by now.", "12.1"),
    ({"dying": ["red", "red by blue"]}, f"its part “dying” {SHAPE}", ""),
    ({"treasures": {"red-1": "blue", "red-2": "blue"}}, "blue carries two treasures.", "10.8"),
    (
        {"treasures": {"red-1": "a1"}, "wizards": {"blue": {"carries": "red-1"}}},
        "the treasure red-1 is in two places.",
        "",
    ),
    ({"treasures": {"red-3": "a1"}}, "“red-3” (in treasures) is no name there.", ""),
    ({"treasures": {"red-1": "c3", "red-2": "c3"}}, "the game would be over by now.", "12.1"),
    # things
    (spell("zot", by="blue"), "the card zot takes effect at once and never lies on the table.", "7.1"),
    (spell("stone-block", by="blue", at="a1"), "a wizard stands inside the stone block in a1.", "2.2"),
    (spell("stone-block", by="blue", at="c3"), "stone-block stands in the home base c3.", "10.15"),
    (spell("stone-block", by="blue"), "the card stone-block cannot lie there", "24.8"),
    (spell("stone-block", at="e5"), "the card stone-block cannot lie there", "24.8"),
    (spell("mist-body", by="blue", on="red"), "the card mist-body cannot lie there", "24.7"),
    (spell("acid-bath", by="blue"), "the card acid-bath cannot lie there", "22.2"),
    (spell("lifestone", by="blue", at="e5"), "the card lifestone cannot lie there", "22.9"),
    (spell("lifestone", by="blue", energy=1), "things[0].energy is 1; it must be from 0 to 0.", ""),
    (spell("fog", by="blue", energy=0), "things[0].energy is 0; it must be from 1 to 99.", ""),
    (
        spell("fog", by="blue", colour="grey"),
        "it has a part “things[0].colour” that positions do not have.",
        "",
    ),
    (spell("stone-block", by="blue", at="e5", note=8), "things[0].note is 8; it must be from 0 to 7.", ""),
    ({"things": [None] * 200}, "things is 200; it must be from 0 to ", ""),
    (
        {"things": [{"card": "mist-body", "by": "red"}, {"card": "gnome-form", "by": "red"}], "_mutation": 1},
        "red is under two transformations.",
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
        "two things were made in the square e5.",
        "10.15",
    ),
    (
        {
            "wizards": {"red": {"at": None}, "green": {}},
            "players": ["blue", "red", "green"],
            "hands": {},
            "things": [{"card": "lifestone", "by": "red"}],
        },
        "lifestone is with a dead wizard.",
        "9.8",
    ),
    (spell("acid-bath", by="blue", on="red", at="e5"), "the card acid-bath cannot lie there", "22.2"),
    (spell("fog", by="blue", at="e5"), "the card fog cannot lie there", "24.6"),
    ({**spell("glue", by="blue", on="red"), "_conjuring": 1}, "the card glue cannot lie there", "23.10"),
    ({**spell("glue", by="blue", on="glue"), "_conjuring": 1}, "the card glue cannot lie there", "23.10"),
    (
        {
            "wizards": {"red": {"at": None}},
            "players": ["blue", "red", "green"],
            "hands": {},
            "things": [{"card": "acid-bath", "by": "blue", "on": "red"}],
        },
        "acid-bath is with a dead wizard.",
        "9.8",
    ),
    # walls
    (
        {**spell("create-wall", by="blue", at="a1|a2"), "lines": {"a1|a2": "open"}},
        "a spell has made a wall or a door on the line a1|a2",
        "10.18",
    ),
    (
        {**spell("wall-of-fire", by="blue", at="a1|a2"), "lines": {"a1|a2": "wall"}},
        "a spell has made a wall or a door on the line a1|a2",
        "10.18",
    ),
    (
        {
            "things": [
                {"card": "create-wall", "by": "red", "at": "a1|a2"},
                {"card": "wall-of-fire", "by": "red", "at": "a1|a2"},
            ]
        },
        "two things stand on the line a1|a2",
        "10.16",
    ),
    (
        {**spell("seal-door", by="blue", at="a1|a2"), "_thaumaturgy": 1},
        "on the line a1|a2 a door is sealed, but there is no door.",
        "27.9",
    ),
    ({"cracks": {"a1|a2": 1}}, "there are cracks on the line a1|a2, where nothing stands.", "10.11"),
    ({"cracks": {"d4|e4": 3}}, "the line d4|e4 has 3 cracks", "10.12"),
    ({"held": {"a1|a2": "blue"}}, "somebody holds a door open on the line a1|a2, where no door is.", "3.4"),
    ({"held": {"d4|e4": "blue"}}, "blue holds the door d4|e4 open without standing next to it.", "3.5"),
    ({"cracks": {"d4|e4": 1, "e4|d4": 2}}, f"its part “cracks” {SHAPE}", ""),
    # traps
    (
        {**spell("fog", by="blue"), "traps": ["fog e5"]},
        "a token belongs to something that is no booby",
        "23.7",
    ),
    ({"traps": ["e5"]}, f"its part “traps” {SHAPE}", ""),
    ({"traps": ["booby-trap e5"]}, "“booby-trap” (in traps) is no name there.", ""),
    *(
        (
            {**spell("booby-trap", by="blue"), "traps": [f"booby-trap {t}" for t in traps], "_conjuring": 1},
            why,
            at,
        )
        for traps, why, at in (
            (["e5 real", "e4 real"], "a booby trap has more than one real token.", "23.7"),
            (["e5", "e4", "e3", "e2", "e1"], "a booby trap has more than 4 tokens.", "23.7"),
            (["e5", "e5 real"], "two things were made in the square e5.", "10.15"),
            (["c3"], "booby-trap stands in the home base c3.", "10.15"),
        )
    ),
    # the end
    ({"ended": "last_wizard"}, "the game would not be over, or otherwise.", "12.1"),
    ({"ended": "boredom"}, "“boredom” (in ended) is no name there.", ""),
    ({"ended": "nobody", "doing": []}, "the game has ended, and yet it has a part “doing”.", ""),
    (
        {"ended": "last_wizard", "wizards": {"red": {"at": None}}, "hands": {}, "winners": ["red"]},
        "the game would not be over, or otherwise.",
        "12.1",
    ),
    # what is being done
    ({"doing": [{"do": "dance"}]}, "“dance” (in doing[0]) is no name there.", ""),
    ({"doing": [3]}, f"its part “doing[0]” {SHAPE}", ""),
    ({"doing": [{**WINDOW, "x": 1}]}, "it has a part “doing[0].x” that positions do not have.", ""),
    ({"doing": [WINDOW]}, "window cannot be where it stands", ""),
    (
        {"doing": [{**BALL, "card": "fireball"}, {"do": "window", "at": 2}], "hands": {}},
        "window cannot be",
        "",
    ),
    ({"doing": [SHIELD]}, "nobody can be asked that: declare.", ""),
    ({"doing": [BALL, WINDOW, HIT], "hands": {}}, "damage cannot be where it stands", ""),
    ({"doing": [BALL, WINDOW, {**SHIELD, "caster": "blue"}], "hands": {}}, "nobody can be asked that", ""),
    ({"doing": [{**BALL, "card": "zot"}], "hands": {}}, "nobody can be asked that: cast.", ""),
    ({"doing": [{**BALL, "target": ["east"]}], "hands": {}}, "nobody can be asked that: cast.", ""),
    ({"doing": [{**BALL, "target": ["red", "red"]}], "hands": {}}, "nobody can be asked that: cast.", ""),
    ({"doing": [{**BALL, "target": []}], "hands": {}}, f"its part “doing[0].target” {SHAPE}", ""),
    ({"doing": [{**BALL, "barriers": ["a1|a2"]}], "hands": {}}, "nobody can be asked that: cast.", ""),
    ({"doing": [{**BALL, "rolled": ["lifestone"]}], "hands": {}}, "nobody can be asked that: cast.", ""),
    ({"doing": [{**BALL, "bound": ["red"]}], "hands": {}}, "nobody can be asked that: cast.", ""),
    ({"doing": [{**BALL, "stage": 2}], "hands": {}}, "nobody can be asked that: cast.", ""),
    ({"doing": [{**BALL, "against": 1}], "hands": {}}, "nobody can be asked that: cast.", ""),
    ({"doing": [{**HIT, "amount": 1000}]}, "doing[0].amount is 1000; it must be from 0 to 999.", ""),
    ({"doing": [{**HIT, "kind": ["loud"]}]}, "“loud” (in doing[0].kind) is no name there.", ""),
    ({"doing": [{"do": "asked", "question": "why", "player": "red"}]}, "“why” (in doing[0].question)", ""),
    (
        {"doing": [{"do": "asked", "question": "forgotten", "player": "red", "a": 1}]},
        "nobody can be asked that: asked.",
        "",
    ),
    (
        {"doing": [{"do": "declare", "way": "zot/stun", "caster": "blue", "origin": "a1"}]},
        "nobody can be asked that: declare.",
        "",
    ),
    *(
        ({"doing": [BALL, WINDOW, {**SHIELD, **change}], "hands": {"red": hand}}, "nobody can be asked", "")
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
        ({"doing": [{**BALL, **change}], "hands": {}}, "nobody can be asked that: cast.", "")
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
        "nobody can be asked that: cast.",
        "",
    ),
    ({"doing": [{**BALL, "target": ["moon"]}], "hands": {}}, "“moon” (in doing[0].target) is no name", ""),
    (
        {"doing": [{"do": "cast", "way": "punch", "caster": "blue", "origin": "a1"}]},
        "nobody can be asked that: cast.",
        "",
    ),
    (
        {"doing": [{"do": "cast", "way": "boomstone/throw", "caster": "blue", "thing": "lifestone"}]},
        "nobody can be asked that: cast.",
        "",
    ),
    (
        {"doing": [{"do": "stow", "player": "blue", "thing": "lifestone"}]},
        "nobody can be asked that: stow.",
        "",
    ),
    *(
        (
            {"doing": [{"do": "asked", "question": "knocked", "player": "blue", "a": target, "c": "a1"}]},
            "nobody can be asked that: asked.",
            "",
        )
        for target in ("lifestone", "b1")
    ),
    (
        {"doing": [{"do": "asked", "question": "real", "player": "blue", "a": "lifestone"}]},
        "nobody can be asked that: asked.",
        "",
    ),
    ({"doing": [BALL, {"do": "bolt", "at": 1}], "hands": {}}, "nobody can be asked that: bolt.", ""),
    (
        {
            "doing": [{"do": "pick_up", "player": "blue", "treasure": "red-1", "square": "a1"}],
            "wizards": {"blue": {"carries": "red-2"}},
        },
        "nobody can be asked that: pick_up.",
        "",
    ),
    ({"doing": [{"do": "shove", "player": "red", "direction": "up", "left": 1}]}, "“up” (in doing[0]", ""),
    ({"doing": [SHIELD, HIT], "hands": {}}, "nobody can be asked that: declare.", ""),
    (
        {"doing": [{"do": "cast", "way": "meditate", "card": "meditate", "caster": "blue"}], "rolls": [150]},
        "a roll to come is higher than the die or the deck that it is for.",
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
    assert Text().render(refused.value.message).startswith(f"The position cannot be: {why}")
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
