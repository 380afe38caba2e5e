"""Positions: there and back without a difference, written by hand, and those that cannot be."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from guildhall.kernel.frame import run
from guildhall.kernel.message import BadOption, BadPosition, BadRecord
from guildhall.kernel.state import State as KernelState
from guildhall.kernel.tape import Tape
from guildhall.text import Text
from guildhall.wizwar import position, setup
from guildhall.wizwar.board import line_named
from guildhall.wizwar.decks import NAME_OF, NAMES, SLUGS
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.flow.turn import ACT
from guildhall.wizwar.state import State
from tests.wizwar.story import Story, all_cards

Parts = dict[str, Any]
SLOTS = [
    name
    for name in (*KernelState.__slots__, *State.__slots__)
    if name not in ("events", "sight", "tape", "rules", "arrangement")
]


def dump(s: State) -> Parts:
    return position.dump(s, "wizwar", "1")


def load(parts: Parts, tape: Tape | None = None) -> State:
    return position.load(parts, "wizwar", "1", tape)


def exact(s: State) -> State:
    """The state that its written position is read as, which must be the same in everything."""
    written = json.dumps(dump(s))
    again = load(json.loads(written))
    for name in SLOTS:
        assert getattr(again, name) == getattr(s, name), name
    assert (again.tape.chance, again.tape.rest()) == (s.tape.chance, s.tape.rest())
    assert again.arrangement is s.arrangement
    assert json.dumps(dump(again)) == written
    return again


def apply(s: State, choice: int) -> None:
    s.events = []
    s.stack[-1].answer(s, s.asked[0].player, choice)
    run(s)


# -- there and back --------------------------------------------------------------------------------------

GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"edition": "faq", "giant_book": "on", "side": "B", "treasure_hunters": "on"}),
    (2, {"school_1": "draft", "school_2": "random", "school_3": "draft", "heavy_items": "on"}),
    (3, {"custom_spellbook": "on", "uncluttered_minds": "on", "extended_play": 3}),
    (3, {"school_1": "conjuring", "permanent_creations": "on", "deadly_treasures": "on"}),
    (4, {"school_1": "mutation", "school_2": "thaumaturgy", "colours": "in_order", "extended_play": 4}),
    (4, {"custom_spellbook": "on", "permanent_creations": "on", "mist_body": "all", "shield": 2}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_after_every_step_of_a_game_its_position_is_the_same_state(
    seats: int, options: dict[str, object]
) -> None:
    rng = random.Random(seats)
    s = setup.deal(seats, OPTIONS.settle(options), Tape(seats))
    run(s)
    twin = exact(s)
    for number in range(300):
        if not s.asked:
            break
        choice = rng.choice(s.asked[0].options)
        apply(s, choice)
        apply(twin, choice)  # a loaded game goes on the same
        assert twin.asked == s.asked
        if number % 60 == 59 and s.stack == [ACT]:  # they meet, or little would happen
            free = [q for q in s.arrangement.squares if all(thing.at != q for thing in s.things)]
            square = rng.choice(free)
            for table in (s, twin):
                table.at = [square if at >= 0 else at for at in table.at]
                table.held, table.sight = (), None
                run(table)
        exact(s)
    assert dump(twin) == dump(s)


def test_a_game_is_exact_to_its_end() -> None:
    t = Story("B . R", blue=["Fireball"]).lives("red", 5)
    t.blue("fireball red")
    assert t.over()
    again = exact(t.s)
    assert again.asked == ()
    written = dump(again)
    assert (written["ended"], written["winners"]) == ("last_wizard", ["blue"])
    assert written["wizards"]["red"] == {"at": None}


class Told:
    """A story whose position is taken apart and put together again after every word."""

    def __init__(self, t: Story) -> None:
        self.t = t
        self.frames: set[str] = set()
        self.look()

    def look(self) -> None:
        exact(self.t.s)
        self.frames |= {frame.name for frame in self.t.s.stack}

    def plays(self, colour: str, words: str) -> Told:
        for word in words.split():
            self.t.plays(colour, word)
            self.look()
        return self


def answers_to_a_spell() -> Told:
    hands = {"blue": ["Zot!", "Add", "Energy 4", "Energy 5", "Anti-Anti"], "red": ["Full Shield", "Shield"]}
    told = Told(Story("B . R", **hands))  # type: ignore[arg-type]
    told.plays("blue", "zot/hurt red sum energy-4 energy-5").plays("red", "full-shield")
    return told.plays("blue", "anti-anti").plays("red", "shield")


def darts_round_a_corner() -> Told:
    hands = {"blue": ["Fire Darts", "Around the Corner", "Energy 4"], "red": ["Negate Neutral", "Shield"]}
    told = Told(Story("B . R", **hands))  # type: ignore[arg-type]
    told.plays("blue", "around-the-corner fire-darts energy-4 red red red red")
    return told.plays("red", "pass shield")


def a_bolt_goes_by() -> Told:
    told = Told(Story("B R . .", blue=["Lightning Bolt", "Energy 4"], red=["Shield"]))
    return told.plays("blue", "lightning-bolt east energy-4").plays("red", "shield")


def speed_with_add() -> Told:
    hands = {"blue": ["Add", "Energy 4", "Energy 5", "Energy 6"], "red": ["Negate Neutral"]}
    told = Told(Story("B . R", **hands))  # type: ignore[arg-type]
    return told.plays("blue", "speed:sum energy-4 energy-5").plays("red", "negate-neutral")


def acid_in_time() -> Told:
    t = Story("B . R", red=["Shield"]).under("red", "Acid Bath", by="blue", energy=3)
    told = Told(t.done("blue").done("red"))
    return told.plays("red", "shield")


def knocked_into_a_bush() -> Told:
    t = Story("B . R .", blue=["Waterbolt"], red=["Shield"]).stands("Rosebush", "d1")
    return Told(t).plays("blue", "waterbolt red damage-0").plays("red", "shield")


def a_big_man_pushes() -> Told:
    t = Story(
        """
        +---+---+---+
        | B   R   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        """
    ).under("blue", "Big Man Form", energy=3)
    return Told(t).plays("blue", "b1").plays("red", "east")


def a_treasure_is_warded() -> Told:
    t = Story("B . R", red=["Ward"], rolls=[1]).treasure("red-1", "a1")
    return Told(t).plays("blue", "take:red-1").plays("red", "ward")


def traps_are_laid() -> Told:
    told = Told(Story("B . R . .", blue=["Booby Trap"]))
    return told.plays("blue", "booby-trap b1 d1 e1 b2 trap@d1")


def a_mind_burns() -> Told:
    t = Story("B . R", blue=["Brain Burn"], red=["Dispel", "Add"]).under("red", "Strength", energy=2)
    return Told(t).plays("blue", "brain-burn red").plays("red", "add drop:strength done")


def a_walk_and_a_theft() -> Told:
    t = Story("B . R . .", blue=["Mental Force", "Drop Object", "Rotate Sector"]).carries("red", "Dagger")
    told = Told(t.carries("red", "Large Rock").under("blue", "Adrenaline", energy=2))
    return told.plays("blue", "mental-force red none east west done drop-object red dagger")


def earth_in_the_way() -> Told:
    told = Told(Story("B . . R", blue=["Fireball"], red=["Wall of Earth"]))
    return told.plays("blue", "fireball red").plays("red", "wall-of-earth b1|c1")


STORIES = (
    answers_to_a_spell,
    darts_round_a_corner,
    a_bolt_goes_by,
    speed_with_add,
    acid_in_time,
    knocked_into_a_bush,
    a_big_man_pushes,
    a_treasure_is_warded,
    traps_are_laid,
    a_mind_burns,
    a_walk_and_a_theft,
    earth_in_the_way,
)


def test_every_unfinished_piece_of_the_rules_can_be_written_and_read() -> None:
    seen = {"draft"}  # in the games above
    for story in STORIES:
        seen |= story().frames
    assert seen >= {"draft", "time_passes", "move_and_cast", "declare", "cast", "window", *position.FRAMES}


# -- written by hand -------------------------------------------------------------------------------------


def hand(s: State, player: int) -> list[str]:
    return sorted(SLUGS[NAME_OF[card]] for card in s.hands[player])


def short(**parts: object) -> Parts:
    """Blue to move, with red in the same hall."""
    return {
        "players": ["blue", "red"],
        "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1"}},
        "hands": {"blue": ["fireball"], "red": ["full-shield"]},
        **parts,
    }


def test_a_short_position_is_enough_to_play() -> None:
    s = load(short())
    assert (s.asked[0].player, s.mp, s.turns, s.life) == (0, 3, [2, 2], [15, 15])
    assert s.treasures == setup.empty_table(2, s.options, s.colours, s.places, Tape(0)).treasures
    assert len(all_cards(s)) == len(s.decks[0]) + 2 == 12 + 3 * 24
    assert "decks" not in dump(s)
    assert list(dump(s)) == [
        *("game", "rules", "options", "players", "wizards", "hands", "turn", "phase", "chance")
    ]
    exact(s)


def test_nothing_but_the_players_must_be_there() -> None:
    s = load({"players": ["green", "yellow", "red", "blue"]})
    assert s.asked[0].player == 0
    assert s.at == list(s.homes)


def test_a_card_of_several_schools_can_be_named_with_or_without_its_school() -> None:
    s = load(short(hands={"blue": ["energy-4", "energy-4", "energy-4 (alchemy)"], "red": ["energy-4"]}))
    assert hand(s, 0) == ["energy-4"] * 3
    assert dump(s)["hands"] == {
        "blue": ["energy-4 (alchemy)", "energy-4 (elemental)", "energy-4 (elemental)"],
        "red": ["energy-4 (mentalism)"],
    }
    exact(s)


def test_spells_need_only_what_is_not_clear() -> None:
    things = [
        {"card": "mist-body", "by": "blue"},
        None,
        {"card": "acid-bath", "by": "blue", "on": "red", "energy": 4},
        {"card": "lifestone", "at": "b1"},
        {"card": "create-wall (white)", "by": "red", "at": "d1|e1"},
        {"card": "homunculus", "by": "red", "energy": 5},
        {"card": "stone-block", "by": "red", "at": "e1", "note": 7},
    ]
    s = load(short(things=things))
    assert [thing.energy for thing in s.things] == [1, 0, 4, 0, 0, 5, 0]
    line = line_named("d1|e1")
    assert line is not None
    assert s.walls >> line & 1
    written = dump(exact(s))
    assert written["things"] == things
    assert "lines" not in written


def test_a_wall_that_is_gone_a_held_door_cracks_and_what_one_knows() -> None:
    parts = short(
        wizards={"blue": {"at": "d4"}, "red": {"at": "c1", "life": 3, "stun": 2, "carries": "blue-1"}},
        lines={"b1|b2": "open"},
        cracks={"d4|d5": 4},
        held={"d4|e4": "blue"},
        treasures={"red-2": "a1"},
        known={"blue": {"red": ["full-shield"]}},
        flags=["moved", "acted"],
        movement=1,
        attacks=1,
        sickened=["red"],
        passages=["d4|d5"],
        turns={"red": 1},
        discards=["zot", "dispel"],
        rolls=[4, 1],
        chance=17,
    )
    s = load(parts)
    written = dump(exact(s))
    for part in parts:
        assert written[part] == parts[part], part
    assert [NAMES[NAME_OF[card]] for card in s.discards[0]] == ["Zot!", "Dispel"]


def test_an_overfull_hand_is_settled_by_the_game() -> None:
    cards = ["fireball", "fireball", "fireball", "waterbolt", "waterbolt", "energy-6", "zot", "dispel"]
    s = load(short(hands={"blue": cards}))
    assert s.stack[-1].name == "asked"
    assert len(s.hands[0]) == 8


def test_the_beginning_of_a_turn_happens_when_it_is_loaded() -> None:
    s = load(short(phase="time_passes", turn="red"))
    assert (s.player, s.turns, s.stack) == (1, [2, 3], [ACT])


def test_the_schools_can_still_be_open() -> None:
    options = {"school_1": "draft"}
    s = load({"players": ["blue", "red"], "options": options, "phase": "draft", "turn": "red"})
    assert s.asked[0].player == 1
    assert exact(s).schools == ((0, 4, 5),)


def test_mixed_decks_are_written_down() -> None:
    schools = [
        ["white", "alchemy", "conjuring", "elemental"],
        ["black", "mentalism", "mutation", "thaumaturgy"],
    ]
    parts: Parts = {"players": ["red", "blue"], "options": {"custom_spellbook": "on"}, "schools": schools}
    s = load(parts)
    assert "decks" not in dump(exact(s))
    s.decks = [s.decks[1][:1] + s.decks[0], s.decks[1][1:]]
    s.decks[0] = tuple(sorted(s.decks[0]))
    assert len(dump(exact(s))["decks"]) == 2


def test_rolls_of_a_record_take_the_place_of_those_of_the_position() -> None:
    tape = Tape(5, (2,), strict=True)
    assert load(short(rolls=[1]), tape).tape is tape
    meditating = {"do": "cast", "way": "meditate", "card": "meditate", "caster": "blue"}
    with pytest.raises(BadRecord):
        load(short(doing=[meditating]), Tape(5, (999,), strict=True))


# -- those that cannot be --------------------------------------------------------------------------------

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
    # wizards and treasures
    ({"wizards": {"blue": {"life": 21}}}, "wizards.blue.life is 21; it must be from -999 to 20.", "9.1"),
    ({"wizards": {"blue": {"life": 0}}}, "the life of blue is 0; it must be from 1 to 20.", "9.1"),
    ({"wizards": {"blue": {"kills": 1}}}, "1 wizards were killed, but 0 are dead.", "9.10"),
    ({"wizards": {"red": {"at": None}}}, "red is dead, and yet has a hand", "9.8"),
    ({"wizards": {"blue": {"at": None}}, "hands": {}}, "it is the turn of blue, who is dead.", "1.11"),
    ({"wizards": {"red": {"at": None}}, "hands": {}}, "the game would be over by now.", "12.1"),
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
    ({"doing": [{**BALL, "barrier": "a1|a2"}], "hands": {}}, "nobody can be asked that: cast.", ""),
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
