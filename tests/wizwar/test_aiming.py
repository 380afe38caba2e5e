"""Stories of sight, adjacency and targets (rules 4 and 6)."""

from __future__ import annotations

import pytest

from guildhall.kernel.frame import run
from guildhall.kernel.tape import Tape
from guildhall.wizwar import aiming, setup
from guildhall.wizwar.editions import OPTIONS
from tests.citing import rules
from tests.wizwar.bare_boards import hall
from tests.wizwar.story import Story

DIAGONAL = """
    +---+---+
    | B   . |
    +---+   +
    | .   R |
    +---+---+
"""
AROUND = """
    +---+---+---+
    | R   .   . |
    +---+---+   +
    | G   .   . |
    +   +   +   +
    | .   .   B |
    +---+---+---+
"""


def aims(t: Story, colour: str, words: str) -> set[str]:
    """Return the possible targets after these words."""
    t.plays(colour, words)
    return t.options(colour)


# -- chapter 4 -------------------------------------------------------------------------------------------


@rules("4.1")
def test_sight_is_a_straight_line_between_the_centres_of_two_squares() -> None:
    t = Story(
        """
        +---+---+---+---+
        | B   .   .   . |
        +   +   +---+   +
        | .   .   .   R |
        +---+---+---+---+
        """
    )
    assert t.sees("a1", "d1")
    assert not t.sees("a1", "d2")
    assert t.sees("a1", "c2")
    assert t.sees("a2", "d2")


@rules("4.2")
def test_walls_and_closed_doors_block_the_line() -> None:
    assert not Story("B | . R").sees("a1", "b1")
    assert not Story("B D . R").sees("a1", "b1")


@rules("4.2", "4.3")
def test_a_line_that_touches_the_end_of_a_wall_is_blocked() -> None:
    assert not Story(DIAGONAL).sees("a1", "b2")


@rules("4.3")
def test_a_corner_to_which_nothing_is_attached_blocks_nothing() -> None:
    t = Story(hall("B", ".R"))
    assert t.sees("a1", "b2")


@rules("4.2", "4.3")
def test_a_line_past_the_end_of_a_wall_is_free_since_walls_have_no_thickness() -> None:
    t = Story(
        """
        +---+---+---+
        | B   .   . |
        +---+   +   +
        | .   .   . |
        +   +   +   +
        | .   .   R |
        +---+---+---+
        """
    )
    assert not t.sees("a1", "c3")
    assert t.sees("a1", "c2")


@rules("4.4")
def test_a_wall_is_seen_at_its_middle() -> None:
    t = Story("B . | . | R", blue=["Fireball"])
    seen = aims(t, "blue", "fireball")
    assert "b1|c1" in seen
    assert "c1|d1" not in seen


@rules("4.4")
def test_a_free_edge_is_seen_at_its_middle() -> None:
    t = Story("B . | . R", blue=["Create Wall"])
    assert aims(t, "blue", "create-wall") >= {"a1|b1"}
    assert "c1|d1" not in t.options("blue")


@rules("4.4", "4.7")
def test_a_wall_is_seen_through_an_exit() -> None:
    t = Story(hall("", "", "B"), players=2, blue=["Fireball"]).stands("Create Wall", "i3|j3", by="red")
    assert "i3|j3" in aims(t, "blue", "fireball")


@rules("4.5")
def test_wizards_treasures_and_items_do_not_hinder_sight() -> None:
    t = Story("B Y . . R").treasure("red-1", "c1").lying("Dagger", "d1")
    assert t.sees("a1", "e1")


@pytest.mark.parametrize("thing", ["Rosebush", "Thornbush", "Dust Cloud", "Stone Block"])
@rules("4.5")
def test_objects_that_fill_a_square_block_sight_and_can_be_seen(thing: str) -> None:
    t = Story("B . . R", blue=["Dispel"]).stands(thing, "b1", by="red")
    assert not t.sees("a1", "c1")
    assert aims(t, "blue", "dispel") == {thing.lower().replace(" ", "-")}


@rules("4.5", "26.7")
def test_a_big_man_blocks_sight() -> None:
    t = Story("B Y R", blue=["Fireball"]).under("yellow", "Big Man Form", energy=2)
    seen = aims(t, "blue", "fireball")
    assert "red" not in seen
    assert "yellow" in seen


@rules("4.5")
def test_touching_only_the_corner_of_a_filled_square_does_not_block() -> None:
    t = Story(hall("B", ".R")).stands("Stone Block", "b1", by="red")
    assert t.sees("a1", "b2")


@pytest.mark.parametrize("thing", ["Rosebush", "Thornbush", "Dust Cloud"])
@rules("4.6")
def test_a_wizard_who_stands_in_a_bush_or_cloud_sees_nothing_outside(thing: str) -> None:
    t = Story("B . R", blue=["Zot!", "Create Wall"]).stands(thing, "a1", by="red")
    assert not {"zot/stun", "create-wall"} & t.options("blue")


@pytest.mark.parametrize("thing", ["Rosebush", "Thornbush", "Dust Cloud"])
@rules("4.6")
def test_a_wizard_who_stands_in_a_bush_or_cloud_is_seen_by_nobody_outside(thing: str) -> None:
    t = Story("B R", blue=["Zot!"]).stands(thing, "b1")
    assert not t.can("blue", "zot/stun")
    assert not t.can("blue", "punch")


@rules("4.6", "26.7")
def test_a_big_man_sees_and_is_seen() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Zot!"]).under("blue", "Big Man Form", energy=3)
    t.blue("fireball red").done("blue").red("zot/hurt blue")
    assert (t.life("red"), t.life("blue")) == (10, 14)


@rules("4.7", "3.9")
def test_the_map_continues_behind_an_exit() -> None:
    t = Story(hall("", "", ".B......R."), blue=["Fireball"])
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("4.7")
def test_a_line_over_the_edge_must_pass_through_the_opening() -> None:
    t = Story(hall("", "", "B", ".........R"))
    for row in (2, 3):
        t.stands("Create Wall", f"e{row}|f{row}")
    assert t.sees("a3", "j3")
    assert not t.sees("a2", "j2")


@rules("4.7", "3.8")
def test_a_line_turns_with_the_portal() -> None:
    t = Story(hall("", "", "", ".......B", "", "", "", "...R", height=10), players=3, blue=["Fireball"])
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("4.7")
def test_one_line_may_use_several_exits() -> None:
    t = Story(hall("..B", height=10), players=4)
    for line in ("b1|c1", "c1|d1", "c1|c2"):
        t.stands("Create Wall", line)
    assert t.sees("c1", "c10")
    assert t.sees("c1", "j7")
    t.stands("Stone Block", "c10")
    assert not t.sees("c1", "j7")


@rules("4.8")
def test_wizards_see_everything_in_their_own_square() -> None:
    t = Story("B . R", blue=["Dispel"]).stands("Dust Cloud", "a1", by="red")
    t.s.at[1] = t.s.at[0]
    t.again().blue("punch red")
    assert t.life("red") == 14
    t.blue("dispel dust-cloud")
    assert t.in_square("a1") == []


@rules("4.9", "6.9")
def test_adjacent_squares_are_a_wizards_own_and_its_neighbours_in_sight() -> None:
    assert Story("B R").can("blue", "punch")
    assert not Story("B . R").can("blue", "punch")
    assert not Story("B | R").can("blue", "punch")


@rules("4.9")
def test_squares_that_touch_at_a_free_corner_are_adjacent_in_the_rulebook_only() -> None:
    assert Story(hall("B", ".R")).can("blue", "punch")
    assert not Story(hall("B", ".R"), edition="faq").can("blue", "punch")
    assert not Story(hall("B", ".R"), adjacency="orthogonal").can("blue", "punch")


@pytest.mark.parametrize(("edition", "near"), [("rulebook", True), ("faq", False)])
@rules("4.9", "10.13", "11.6")
def test_a_corner_becomes_free_when_its_last_wall_is_destroyed(edition: str, near: bool) -> None:
    t = Story(DIAGONAL, blue=["Destroy Wall"], edition=edition)
    assert not t.can("blue", "punch")
    t.blue("destroy-wall a1|a2")
    assert t.sees("a1", "b2")
    assert t.can("blue", "punch") == near


@pytest.mark.parametrize("side", ["A", "B"])
@rules("4.9")
def test_on_a_fresh_map_no_squares_are_diagonally_adjacent(side: str) -> None:
    for seats in (2, 3, 4):
        s = setup.deal(seats, OPTIONS.settle({"side": side}), Tape(seats))
        run(s)
        near = aiming.near(s)
        for square in s.arrangement.squares:
            diagonal = near.round[square] & ~near.straight[square]
            assert not diagonal & aiming.see(s).squares(square)


# -- chapter 6: types of card ----------------------------------------------------------------------------


@rules("6.1", "6.4")
def test_counterspells_cannot_be_played_without_anything_to_answer() -> None:
    t = Story("B . R", blue=["Full Shield", "Negate Neutral", "Shield", "Wall of Earth", "Backlash"])
    assert t.options("blue") == {"done", "b1", "speed:shield"}


@rules("6.1", "6.4")
def test_during_another_players_turn_only_counterspells_are_asked_for() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Fireball", "Windrider", "Dagger", "Energy 4", "Full Shield"])
    t.blue("fireball red")
    assert t.options("red") == {"pass", "full-shield"}


@rules("6.2", "5.1")
def test_a_wizard_who_casts_an_attack_spell_can_neither_punch_nor_strike_nor_cast_another() -> None:
    t = Story("B R", blue=["Fireball", "Zot!"]).carries("blue", "Dagger")
    t.blue("fireball red")
    assert not {"punch", "dagger/stab", "dagger/throw", "zot/hurt", "zot/stun"} & t.options("blue")


@rules("6.3")
def test_any_number_of_neutral_spells_may_be_cast() -> None:
    t = Story("B . . . R", blue=["Rosebush", "Rosebush", "Thornbush"])
    t.blue("rosebush d1 rosebush c1 thornbush b1")
    assert t.before("blue") == ["Rosebush", "Rosebush", "Thornbush"]


@rules("6.5", "10.6")
def test_a_played_item_lies_open_and_is_carried() -> None:
    t = Story("B . R", blue=["Dagger"])
    t.blue("dagger")
    assert t.hand("blue") == []
    assert t.before("blue") == ["Dagger"]


@rules("6.6")
def test_an_energy_card_does_nothing_alone() -> None:
    t = Story("B . R", blue=["Energy 4"])
    assert t.options("blue") == {"done", "b1", "speed:energy-4"}


@rules("6.6")
def test_a_card_spent_for_its_value_has_no_effect() -> None:
    t = Story("B . R", blue=["Large Rock"])
    t.blue("speed:large-rock")
    assert t.mp() == 6
    assert t.discards("Large Rock")
    assert t.before("blue") == []


@rules("6.7", "25.8")
def test_pain_link_cast_as_a_counterspell_cannot_be_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Fireball", "Negate Neutral"], red=["Pain Link"])
    t.blue("fireball red").red("pain-link")
    assert t.life("red") == 10
    assert t.life("blue") == 10
    assert t.hand("blue") == ["Negate Neutral"]


@rules("6.7", "21.2")
def test_pain_link_cast_as_a_neutral_spell_can_be_negated() -> None:
    t = Story("B . R", blue=["Pain Link"], red=["Negate Neutral"])
    t.blue("pain-link").red("negate-neutral")
    assert not t.on_table("Pain Link")


# -- chapter 6: targets ----------------------------------------------------------------------------------


@rules("6.8")
def test_a_card_without_a_legal_target_in_range_cannot_be_played() -> None:
    t = Story("B | R", blue=["Zot!", "Drop Object", "Glue"])
    assert not {"zot/stun", "drop-object", "glue"} & t.options("blue")


@rules("6.9", "27.11")
def test_adjacent_needs_a_neighbour_and_sight_reaches_any_distance() -> None:
    t = Story("B . . . . R").carries("blue", "Dagger")
    assert "red" in aims(t, "blue", "dagger/throw")
    t = Story("B . . . . R").carries("blue", "Dagger")
    assert "red" not in aims(t, "blue", "dagger/stab")


@rules("6.9", "21.10")
def test_range_anywhere_needs_neither_sight_nor_nearness() -> None:
    t = Story("B | . R", blue=["Rotate Sector"])
    assert aims(t, "blue", "rotate-sector") == {"sector:blue", "sector:red"}


@rules("6.9", "26.4")
def test_a_card_of_range_caster_asks_for_no_target() -> None:
    t = Story("B . R", blue=["Gnome Form"])
    t.blue("gnome-form")
    assert t.before("blue") == ["Gnome Form"]


@rules("6.10", "6.11", "5.7", "5.11", "10.1")
def test_a_fireball_may_be_aimed_at_other_wizards_walls_doors_and_breakable_objects() -> None:
    t = Story(
        """
        +---+---+---+---+---+
        | B   .   .   .   R |
        +-D-+---+---+---+---+
        """,
        blue=["Fireball"],
    )
    t.carries("blue", "Dagger").carries("red", "Boomstone").lying("Lifestone", "b1")
    t.treasure("red-1", "c1").stands("Rosebush", "d1", by="red")
    seen = aims(t, "blue", "fireball")
    assert seen == {"a1|a2", "b1|b2", "c1|c2", "rosebush"}


@rules("6.10")
def test_an_empty_square_holds_no_wizard_object_fallen_item_or_treasure() -> None:
    t = Story("B . . . . R", blue=["Thornbush"])
    t.lying("Dagger", "b1").treasure("red-1", "c1").stands("Thornbush", "e1")
    assert aims(t, "blue", "thornbush") & {"a1", "b1", "c1", "d1", "e1", "f1"} == {"d1"}


@rules("6.10", "10.16")
def test_an_edge_lies_between_two_squares_of_the_map() -> None:
    t = Story("B R", blue=["Create Wall"])
    assert aims(t, "blue", "create-wall") == {"a1|b1"}


@rules("6.12", "21.2")
def test_a_spell_being_cast_is_in_sight_if_its_caster_is() -> None:
    t = Story("B . Y | R", blue=["Windrider"], red=["Negate Neutral"], yellow=["Negate Neutral"])
    t.blue("windrider b1")
    assert t.asked() == {"yellow"}


@rules("6.12", "24.4")
def test_a_global_spell_is_in_sight_of_everyone() -> None:
    t = Story("B . | R", blue=["Fog"], red=["Negate Neutral"])
    t.blue("fog").red("negate-neutral")
    assert not t.on_table("Fog")


@rules("6.12", "21.8")
def test_a_lasting_global_spell_can_be_dispelled_from_anywhere() -> None:
    t = Story("B | . R", blue=["Dispel"]).everywhere("Gravity", by="red", energy=3)
    t.blue("dispel gravity")
    assert t.discards("Gravity")


@rules("6.12", "21.8")
def test_a_lasting_spell_is_in_sight_if_its_caster_or_its_target_is() -> None:
    t = Story("B . Y | R", blue=["Dispel"]).under("yellow", "Acid Bath", by="red", energy=3)
    t.under("red", "Strength", energy=3)
    assert aims(t, "blue", "dispel") == {"acid-bath"}
    t = Story("B . R | Y", blue=["Dispel"]).under("yellow", "Acid Bath", by="red", energy=3)
    assert aims(t, "blue", "dispel") == {"acid-bath"}


@rules("6.12", "21.8")
def test_a_lasting_spell_is_in_sight_if_its_object_is() -> None:
    t = Story("B . . | R", blue=["Dispel"]).stands("Rosebush", "b1", by="red")
    assert aims(t, "blue", "dispel") == {"rosebush"}


# -- chapter 6: helpers ----------------------------------------------------------------------------------


@rules("6.13", "21.5")
def test_around_the_corner_bends_a_fireball_by_ninety_degrees() -> None:
    t = Story(AROUND, red=["Fireball", "Around the Corner"])
    assert "blue" not in aims(t, "red", "fireball")
    t = Story(AROUND, red=["Fireball", "Around the Corner"])
    t.red("around-the-corner fireball blue")
    assert t.life("blue") == 10
    assert t.discards("Fireball", "Around the Corner")


@rules("6.13", "21.5")
def test_around_the_corner_bends_a_fireball_by_a_hundred_and_eighty_degrees() -> None:
    t = Story(AROUND, red=["Fireball", "Around the Corner"])
    assert "green" not in aims(t, "red", "fireball")
    t = Story(AROUND, red=["Fireball", "Around the Corner"])
    t.red("around-the-corner fireball green")
    assert t.life("green") == 10


@rules("6.13", "21.5")
def test_a_line_does_not_bend_round_two_corners() -> None:
    t = Story(
        """
        +---+---+---+
        | B   .   . |
        +---+---+   +
        | .   .   . |
        +   +---+---+
        | .   .   R |
        +---+---+---+
        """,
        blue=["Fireball", "Around the Corner"],
    )
    assert "red" not in aims(t, "blue", "around-the-corner fireball")


@rules("6.13")
def test_helpers_are_not_played_without_a_spell_to_help() -> None:
    t = Story("B . R", blue=["Around the Corner", "Astral Projection", "Windrider"])
    assert not {"around-the-corner", "astral-projection", "add"} & t.options("blue")


@rules("6.13", "22.4")
def test_add_may_be_played_for_speed() -> None:
    t = Story("B . R", blue=["Add", "Energy 4", "Energy 5"])
    assert t.can("blue", "speed:sum")
    assert not t.can("blue", "add")


@rules("6.13", "6.14")
def test_a_helper_is_a_neutral_spell_that_is_answered_first() -> None:
    t = Story(AROUND, red=["Fireball", "Around the Corner"], blue=["Full Shield", "Negate Neutral"])
    t.s.at[0] = t.square("c1")
    t.s.at[3] = t.square("c3")
    t.again().red("around-the-corner fireball green")
    assert t.options("blue") == {"pass", "negate-neutral"}


@rules("6.14")
def test_after_its_helper_the_spell_is_answered() -> None:
    t = Story(AROUND, red=["Fireball", "Around the Corner"], blue=["Full Shield"])
    t.red("around-the-corner fireball blue")
    assert t.options("blue") == {"pass", "full-shield"}
    t.blue("full-shield")
    assert t.life("blue") == 15
    assert t.discards("Fireball", "Around the Corner", "Full Shield")


@rules("6.14")
def test_everything_about_a_spell_is_shown_before_it_is_answered() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 4"], red=["Full Shield"])
    t.blue("zot/hurt")
    assert t.asked() == {"blue"}
    t.blue("red")
    assert t.asked() == {"blue"}
    t.blue("energy-4")
    assert t.asked() == {"red"}
    assert t.hand("blue") == []
