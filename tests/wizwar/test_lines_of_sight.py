"""Stories of lines of sight: next door, in the Fog, around corners, through walls and along a bolt."""

from __future__ import annotations

import pytest

from guildhall.kernel.message import BadPosition
from tests.citing import rules
from tests.wizwar.bare_boards import hall, ring
from tests.wizwar.positions import RoundTrips, load, short
from tests.wizwar.story import Story

# -- adjacency -------------------------------------------------------------------------------------------

LONG_WAY = ring(". . . . B | R . . . .")


@rules("4.9")
def test_a_wizard_seen_only_the_long_way_round_is_not_adjacent() -> None:
    t = Story(LONG_WAY, blue=["Fireball", "Energy 4"]).carries("blue", "Dagger", "Wizardblade")
    assert t.sees("e3", "f3")
    assert not t.can("blue", "punch")
    t.blue("dagger/stab")
    assert t.options("blue") == {"e2|e3", "e3|e4", "e3|f3"}
    t = Story(LONG_WAY, blue=["Energy 4"]).carries("blue", "Wizardblade").blue("wizardblade/slash")
    assert not t.can("blue", "red")
    t = Story(LONG_WAY, blue=["Fireball"]).blue("fireball red")
    assert t.life("red") == 10


@rules("4.9", "3.9")
def test_squares_joined_by_an_exit_are_adjacent_across_it() -> None:
    t = Story(ring("B . . . . | . . . . R")).blue("punch red")
    assert t.life("red") == 14


@rules("4.9", "24.11")
def test_a_fire_cloak_does_not_burn_a_wizard_who_strikes_the_long_way_round() -> None:
    t = Story(LONG_WAY, blue=["Fireball"]).carries("red", "Fire Cloak").blue("fireball red")
    assert (t.life("red"), t.life("blue")) == (10, 15)


# -- gathering tacks -------------------------------------------------------------------------------------


@rules("23.13", "4.6")
@pytest.mark.parametrize("thing", ["Rosebush", "Thornbush", "Dust Cloud"])
@pytest.mark.parametrize("where", ["a1", "b1"])
def test_nobody_gathers_tacks_out_of_a_bush_or_into_one(thing: str, where: str) -> None:
    t = Story("B . R").lying("Handful of Tacks", "b1")
    assert t.can("blue", "gather:handful-of-tacks")
    t.stands(thing, where, by="red")
    assert not t.can("blue", "gather:handful-of-tacks")


@rules("23.13", "4.9")
def test_nobody_gathers_tacks_that_are_seen_only_the_long_way_round() -> None:
    t = Story(ring(". . . . B | . . . R .")).lying("Handful of Tacks", "f3")
    t.s.at[1] = t.square("a1")
    assert t.again().sees("e3", "f3")
    assert not t.can("blue", "gather:handful-of-tacks")


# -- Fog -------------------------------------------------------------------------------------------------


@rules("24.6")
def test_in_the_fog_nobody_sees_the_next_square_the_long_way_round() -> None:
    t = Story(LONG_WAY, blue=["Fireball"]).everywhere("Fog").blue("fireball")
    assert t.options("blue") == {"e2|e3", "e3|e4", "e3|f3"}


@rules("24.6", "21.5")
def test_in_the_fog_a_bent_line_reaches_no_farther_than_round_the_next_corner() -> None:
    hand = ["Around the Corner", "Thought Steal"]
    room = "+---+---+\n| B | R |\n+   +   +\n| .   . |\n+---+---+"
    t = Story(room, blue=hand).everywhere("Fog").blue("around-the-corner thought-steal red")
    assert t.discards("Thought Steal")
    around = "+---+---+\n| B | R |\n+   +   +\n| . | . |\n+   +   +\n| .   . |\n+---+---+"
    assert Story(around, blue=hand).can("blue", "around-the-corner")
    assert not Story(around, blue=hand).everywhere("Fog").can("blue", "around-the-corner")


@rules("24.6", "22.16")
def test_in_the_fog_a_visionstone_looks_into_the_next_square_only() -> None:
    t = Story("B | R", blue=["Stone Dead"]).everywhere("Fog").carries("blue", "Visionstone")
    assert t.blue("stone-dead red").life("red") == 14
    t = Story("B | . R", blue=["Stone Dead"]).everywhere("Fog").carries("blue", "Visionstone")
    assert not t.can("blue", "stone-dead")


# -- Around the Corner -----------------------------------------------------------------------------------

DOORWAY = """
    +---+---+
    | .   B |
    +---+-D-+
    | R   . |
    +---+---+
"""


@rules("21.5", "4.3")
def test_a_line_bends_round_the_post_of_a_door_that_is_held_open() -> None:
    t = Story(DOORWAY, blue=["Around the Corner", "Thought Steal"])
    assert not t.can("blue", "around-the-corner")
    t.blue("hold:b1|b2")
    assert not t.sees("b1", "a2")
    t.blue("around-the-corner thought-steal red")
    assert t.discards("Thought Steal", "Around the Corner")


@rules("21.5", "4.3")
def test_a_line_bends_round_a_post_to_which_nothing_but_the_held_door_is_attached() -> None:
    drawing = """
        +---+---+---+
        | B   .   . |
        +-D-+   +   +
        | .   .   R |
        +---+---+---+
    """
    t = Story(drawing, blue=["Around the Corner", "Thought Steal"]).stands("Stone Block", "b1", by="red")
    assert not t.can("blue", "around-the-corner")
    t.blue("hold:a1|a2")
    assert not t.can("blue", "thought-steal")
    t.blue("around-the-corner thought-steal red")
    assert t.discards("Thought Steal", "Around the Corner")


def opened(t: Story, *lines: str) -> Story:
    """Remove the walls on these lines."""
    for line in lines:
        t.s.walls &= ~(1 << t._line(line))
    t.s.sight = None
    return t.again()


@rules("21.5", "4.7")
def test_a_leg_of_a_bent_line_runs_through_an_exit() -> None:
    t = Story(ring(". B . . . | . . R . ."), blue=["Around the Corner", "Thought Steal"])
    t.s.at[1] = t.square("h2")
    assert not t.again().can("blue", "around-the-corner")
    opened(t, "h2|h3")
    assert not t.can("blue", "thought-steal")
    t.blue("around-the-corner thought-steal red")
    assert t.discards("Thought Steal", "Around the Corner")


@rules("21.5", "4.7", "3.8")
def test_a_bent_line_turns_with_a_portal() -> None:
    drawing = hall("", "", "", "", ".......B", "", "....R", height=10)
    t = Story(drawing, players=3, blue=["Around the Corner", "Thought Steal"])
    t.s.walls = sum(1 << line for line in t.s.arrangement.lines)
    assert not opened(t).can("blue", "around-the-corner")
    opened(t, "e7|e8")  # e8 is south of h5, and e7 west of that
    t.blue("around-the-corner thought-steal red")
    assert t.discards("Thought Steal", "Around the Corner")


def reaches_red(t: Story) -> bool:
    """Return whether blue can steal red's thoughts round a corner."""
    return t.can("blue", "around-the-corner") and t.blue("around-the-corner thought-steal").can("blue", "red")


@rules("21.5", "3.5", "3.6")
def test_a_line_bends_at_a_door_that_somebody_else_holds_until_it_is_sealed() -> None:
    drawing = """
        +---+---+---+
        | B   . | . |
        +---+-D-+   +
        | R   Y   . |
        +---+---+---+
    """
    hand = ["Around the Corner", "Thought Steal"]
    assert not reaches_red(Story(drawing, blue=hand))
    for seals in (False, True):
        t = Story(drawing, blue=[*hand, "Seal Door"] if seals else hand).carries("yellow", "Master Key")
        t.done("blue").done("red").yellow("hold:b1|b2").done("yellow")
        if seals:
            t.blue("seal-door b1|b2")
        assert reaches_red(t) is not seals


@rules("21.5", "4.3")
@pytest.mark.parametrize("open_doors", [[], ["a1|a2"], ["b1|b2"], ["a1|a2", "b1|b2"]])
def test_a_post_between_two_doors_stops_a_bend_only_while_both_are_shut(open_doors: list[str]) -> None:
    t = Story(
        """
        +---+---+---+
        | B   Y   . |
        +-D-+-D-+---+
        | .   R   . |
        +---+---+---+
        """,
        blue=["Around the Corner", "Thought Steal"],
    )
    t.carries("yellow", "Master Key").done("blue").done("red")
    if "b1|b2" in open_doors:
        t.yellow("hold:b1|b2")
    t.done("yellow")
    if "a1|a2" in open_doors:
        t.blue("hold:a1|a2")
    assert not t.sees("a1", "b2")
    assert reaches_red(t) is bool(open_doors)


@rules("21.5", "23.2")
def test_a_wall_of_earth_at_the_post_stops_a_line_that_bends_there() -> None:
    drawing = """
        +---+---+---+
        | B | R   . |
        +   +   +   +
        | . D Y   . |
        +---+---+---+
    """
    t = Story(drawing, blue=["Around the Corner", "Fireball"], red=["Wall of Earth"])
    t.carries("yellow", "Master Key").done("blue").done("red").yellow("hold:a2|b2").done("yellow")
    t.blue("around-the-corner fireball red").red("wall-of-earth")
    assert t.options("red") == {"b1|b2"}
    t.red("b1|b2")
    assert t.life("red") == 15


@rules("21.5", "4.3", "23.8")
def test_a_line_bends_at_the_post_of_an_open_door_on_a_seam() -> None:
    t = Story(ring(". . . . B D . R . . ."), blue=["Around the Corner", "Thought Steal"])
    t.s.doors = 0
    t.stands("Create Door", "e3|f3").stands("Stone Block", "d3")
    t.s.at[1] = t.square("f4")
    assert not reaches_red(opened(t, "f3|f4"))
    t.blue("hold:e3|f3")
    assert not t.sees("e3", "f4")
    assert reaches_red(t)


@rules("21.5", "4.7", "3.8")
@pytest.mark.parametrize("lines", [["c1|c2", "g5|h5"], ["c1|c2", "b1|c1", "g5|h5"]])
def test_a_line_bends_round_the_post_of_a_portal(lines: list[str]) -> None:
    # c1 leads north to h5; west of that is g5.
    t = Story(hall("", "..B", "", "", "......R"), blue=["Around the Corner", "Thought Steal"])
    t.s.walls = sum(1 << line for line in t.s.arrangement.lines)
    assert not reaches_red(opened(t, *lines[:-1]))
    opened(t, *lines)
    assert not t.sees("c2", "g5")
    assert reaches_red(t)


@rules("21.5", "4.7", "3.8")
@pytest.mark.parametrize(("line", "square"), [("b8|b9", "b9"), ("b7|b8", "b7")])
def test_a_bent_line_goes_through_the_other_pair_of_portals_too(line: str, square: str) -> None:
    # Going north, h1 leads to a8, heading east.
    drawing = hall("", ".......B", "", "....R", height=10)
    t = Story(drawing, players=3, blue=["Around the Corner", "Thought Steal"])
    t.s.walls = sum(1 << line for line in t.s.arrangement.lines)
    t.s.at[1] = t.square(square)
    assert not reaches_red(opened(t, "h1|h2", "a8|b8"))
    assert reaches_red(opened(t, line))


# -- Visionstone -----------------------------------------------------------------------------------------


@rules("22.16", "23.2")
def test_a_wall_of_earth_stops_a_spell_of_a_wizard_with_a_visionstone() -> None:
    t = Story("B . . R", blue=["Stone Dead"], red=["Wall of Earth"]).carries("blue", "Visionstone")
    t.blue("stone-dead red").red("wall-of-earth")
    assert t.options("red") == {"a1|b1", "b1|c1", "c1|d1"}
    t.red("b1|c1")
    assert t.life("red") == 15


@rules("22.16", "23.2")
def test_a_wall_of_earth_stops_a_spell_that_comes_through_a_wall() -> None:
    t = Story("B | . . R", blue=["Stone Dead"], red=["Wall of Earth"]).carries("blue", "Visionstone")
    t.blue("stone-dead red").red("wall-of-earth")
    assert t.options("red") == {"b1|c1", "c1|d1"}
    t.red("b1|c1")
    assert t.life("red") == 15


@rules("22.16", "25.9", "8.13")
def test_a_spell_goes_only_through_the_wall_for_which_it_was_cast() -> None:
    drawing = """
        +---+---+---+
        | B | R   . |
        +---+---+   +
        | .   .   . |
        +---+---+---+
    """
    t = Story(drawing, blue=["Stone Dead"], red=["Teleport"]).carries("blue", "Visionstone")
    t.blue("stone-dead red").red("teleport a2")
    assert t.life("red") == 15
    t = Story(drawing, blue=["Stone Dead"], red=["Teleport"]).carries("blue", "Visionstone")
    t.blue("stone-dead red").red("teleport c1")
    assert t.life("red") == 14


TWO_WALLS = ring(". . B . | . R . . . | .")


@rules("22.16", "23.2")
def test_a_caster_who_could_cast_through_either_of_two_walls_chooses_one() -> None:
    t = Story(TWO_WALLS, blue=["Stone Dead"], red=["Wall of Earth"]).carries("blue", "Visionstone")
    told = RoundTrips(t).plays("blue", "stone-dead red")
    assert t.asked() == {"blue"}
    assert t.options("blue") == {"d3|e3", "i3|j3"}
    told.plays("blue", "d3|e3").plays("red", "wall-of-earth")
    assert t.options("red") == {"e3|f3"}
    told.plays("red", "e3|f3")
    assert t.life("red") == 15
    t = Story(TWO_WALLS, blue=["Stone Dead"], red=["Wall of Earth"]).carries("blue", "Visionstone")
    t.blue("stone-dead red i3|j3").red("wall-of-earth")
    assert t.options("red") == {"f3|g3", "g3|h3", "h3|i3"}


@rules("22.16")
def test_a_position_with_a_punch_through_a_wall_is_impossible() -> None:
    blow = {"do": "cast", "way": "punch", "caster": "blue", "origin": "a1", "target": ["red"]}
    parts = short(wizards={"blue": {"at": "a1"}, "red": {"at": "b1"}}, hands={}, lines={"a1|b1": "open"})
    assert load({**parts, "doing": [blow, {"do": "window", "at": 1}]}).stack
    with pytest.raises(BadPosition):
        load({**parts, "doing": [{**blow, "through": "a1|b1"}, {"do": "window", "at": 1}]})


@rules("22.16", "23.4")
def test_all_darts_of_one_spell_go_through_the_same_wall() -> None:
    drawing = """
        +---+---+
        | B | R |
        +---+   +
        | Y | . |
        +---+---+
    """
    t = Story(drawing, blue=["Fire Darts", "Energy 4"]).carries("blue", "Visionstone")
    t.blue("fire-darts energy-4")
    assert {"red", "yellow"} <= t.options("blue")
    t.blue("a1|a2 red")
    assert t.can("blue", "red")
    assert not t.can("blue", "yellow")
    t.blue("red red")
    assert (t.life("red"), t.life("yellow")) == (12, 15)


# -- Wall of Earth ---------------------------------------------------------------------------------------


@rules("23.2", "24.2")
def test_wall_of_earth_stops_a_bolt_where_the_attacker_does_not_see_it() -> None:
    t = Story("B . . . R", blue=["Lightning Bolt", "Energy 6"], red=["Wall of Earth"])
    t.stands("Dust Cloud", "b1", by="red").stands("Rosebush", "c1", by="red")
    t.blue("lightning-bolt east energy-6").red("wall-of-earth")
    assert t.options("red") == {"c1|d1", "d1|e1"}
    t.red("c1|d1")
    assert (t.life("red"), t.life("blue")) == (15, 9)


@rules("23.2", "24.2")
def test_wall_of_earth_goes_anywhere_on_the_course_of_a_bolt() -> None:
    t = Story("B . R . .", blue=["Lightning Bolt", "Energy 4"], red=["Wall of Earth"])
    t.blue("lightning-bolt east energy-4").red("wall-of-earth")
    assert t.options("red") == {"a1|b1", "b1|c1", "c1|d1", "d1|e1"}
    t.red("c1|d1")
    assert t.life("red") == 9


@rules("23.2", "24.2")
def test_wall_of_earth_goes_where_a_bolt_comes_round_through_an_exit() -> None:
    t = Story(ring(". . B . . | . . . R ."), blue=["Lightning Bolt", "Energy 6"], red=["Wall of Earth"])
    t.blue("lightning-bolt west energy-6").red("wall-of-earth")
    assert t.options("red") == {"b3|c3", "a3|b3", "i3|j3", "h3|i3", "g3|h3"}
    t.red("i3|j3")
    assert t.life("red") == 15


# -- doors held open -------------------------------------------------------------------------------------


@rules("21.9", "3.5")
def test_a_picked_door_that_is_held_stays_open_after_the_turn_and_locks_when_it_is_let_go() -> None:
    t = Story("R D . . B", red=["Pick Lock"]).red("pick-lock a1|b1 hold:a1|b1").done("red")
    assert t.sees("a1", "b1")
    t.done("blue")
    assert t.can("red", "b1")
    t.red("close:a1|b1")
    assert not {"b1", "hold:a1|b1"} & t.options("red")


@rules("21.9", "3.5")
def test_a_picked_door_that_is_let_go_in_the_same_turn_locks_at_its_end() -> None:
    t = Story("R D . . B", red=["Pick Lock"]).red("pick-lock a1|b1 hold:a1|b1 close:a1|b1")
    assert {"b1", "hold:a1|b1"} <= t.options("red")
    t.done("red").done("blue")
    assert not {"b1", "hold:a1|b1"} & t.options("red")
