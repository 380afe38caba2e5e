"""Stories of walking and being moved, and of doors, exits and portals (rules 2 and 3)."""

from __future__ import annotations

import pytest

from guildhall.wizwar.state import IS_STUNNED
from tests.citing import rules
from tests.wizwar.bare_boards import hall
from tests.wizwar.proofs import shows
from tests.wizwar.story import Story

CORNER = """
    +---+---+---+
    | B   .   . |
    +   +---+   +
    | .   .   R |
    +---+---+---+
"""


# -- chapter 2 -------------------------------------------------------------------------------------------


@rules("2.1")
def test_a_wizard_has_three_points_of_one_step_each() -> None:
    t = Story("B . . . R")
    assert t.mp() == 3
    t.blue("b1 c1 d1")
    assert t.mp() == 0
    assert not t.can("blue", "e1")


@rules("2.1")
def test_steps_lead_forwards_backwards_and_sideways_but_never_diagonally() -> None:
    t = Story(hall("...", ".B.", "..."), players=2)
    steps = {word for word in t.options("blue") if word != "done"}
    assert steps == {"b1", "a2", "c2", "b3"}


@rules("2.2")
def test_a_wall_cannot_be_walked_through() -> None:
    t = Story("B | . R")
    assert not t.can("blue", "b1")


@rules("2.2", "24.8")
def test_a_stone_block_cannot_be_walked_through() -> None:
    t = Story("B . R").stands("Stone Block", "b1", by="red")
    assert not t.can("blue", "b1")


@rules("2.2", "26.7")
def test_a_big_man_cannot_be_passed() -> None:
    t = Story("B R .").under("red", "Big Man Form", energy=2)
    assert not t.can("blue", "b1")


@rules("2.2", "23.11", "24.5")
def test_bushes_and_fire_can_be_walked_through_though_it_hurts() -> None:
    t = Story("B . . R").stands("Rosebush", "b1", by="red").stands("Wall of Fire", "b1|c1", by="red")
    t.blue("b1")
    assert t.life("blue") == 12
    t.blue("c1")
    assert t.life("blue") == 8
    assert t.at("blue") == "c1"


@rules("2.3")
def test_wizards_may_pass_each_other_and_share_a_square() -> None:
    t = Story("B R Y .")
    t.blue("b1 c1")
    assert t.at("blue") == t.at("yellow")
    t.done("blue").red("c1")
    assert t.at("red") == t.at("blue") == t.at("yellow") == "c1"


@rules("2.4")
def test_points_left_at_the_end_of_the_phase_are_lost() -> None:
    t = Story("B . . R", blue=["Zot!"])
    t.blue("b1 done")
    assert t.options("blue") == {"done", "zot"}
    t.blue("done 0").done("red")
    assert t.mp() == 3


@rules("2.5")
@shows("Energy 4")
def test_an_energy_card_gives_as_many_points_as_its_value() -> None:
    t = Story("B . . . . . . . R", blue=["Energy 4"])
    t.blue("b1 speed:energy-4")
    assert t.mp() == 6
    assert t.discards("Energy 4")
    t.blue("c1 d1 e1 f1 g1 h1")
    assert t.mp() == 0


@rules("2.5")
def test_a_card_with_an_energy_value_boosts_speed_too() -> None:
    t = Story("B . . R", blue=["Extra Arms"])
    t.blue("speed:extra-arms")
    assert t.mp() == 6


@rules("2.5")
def test_speed_can_be_boosted_once_a_turn() -> None:
    t = Story("B . . R", blue=["Energy 4", "Energy 5"])
    t.blue("speed:energy-4")
    assert not t.can("blue", "speed:energy-5")
    t.done("blue").done("red")
    assert t.can("blue", "speed:energy-5")


@rules("2.5", "22.4")
def test_add_lets_two_cards_boost_speed() -> None:
    t = Story("B . . R", blue=["Add", "Energy 4", "Energy 5", "Energy 6"])
    t.blue("speed:sum energy-4 energy-5")
    assert t.mp() == 12
    assert t.hand("blue") == ["Energy 6"]


@rules("2.5")
def test_a_boost_of_speed_ends_with_the_turn() -> None:
    t = Story("B . . R", blue=["Energy 4"])
    t.blue("speed:energy-4").done("blue").done("red")
    assert t.mp() == 3


@rules("2.6", "26.9")
def test_golem_form_takes_the_last_movement_point() -> None:
    t = Story("B . . . . R", blue=["Golem Form"])
    t.blue("b1 c1 golem-form")
    assert t.mp() == 0
    assert not t.can("blue", "d1")


@rules("2.6", "26.9")
def test_points_may_fall_below_zero_and_be_lifted_again() -> None:
    t = Story("B . . . . . . . R", blue=["Golem Form", "Energy 4"])
    t.blue("b1 c1 d1 golem-form none")
    assert t.mp() == -1
    assert not t.can("blue", "e1")
    t.blue("speed:energy-4")
    assert t.mp() == 3
    assert t.can("blue", "e1")


@rules("2.6", "22.13", "26.14")
def test_a_higher_base_speed_gives_its_points_at_once() -> None:
    t = Story("B . . . . . R", blue=["Werewolf Form", "Speedstone"])
    t.blue("b1 werewolf-form")
    assert t.mp() == 3
    t.blue("speedstone")
    assert t.mp() == 4
    t.blue("drop:speedstone")
    assert t.mp() == 3


@rules("2.7", "25.3")
def test_being_walked_by_another_wizard_costs_no_points() -> None:
    t = Story("B . R . . .", blue=["Mental Force"])
    t.blue("mental-force red east east done")
    assert t.at("red") == "e1"
    t.done("blue")
    assert t.mp() == 3


@pytest.mark.parametrize(("face", "square"), [(1, "c2"), (2, "b3"), (3, "a2"), (4, "b1")])
@rules("2.8", "23.9")
def test_a_random_direction_is_east_south_west_or_north(face: int, square: str) -> None:
    t = Story(hall("...", ".B."), players=2, rolls=[face]).stands("Dust Cloud", "b2", by="red")
    t.blue("stumble")
    assert t.at("blue") == square


@rules("2.8", "23.9")
def test_yellow_rolls_a_one_and_leaves_the_dust_cloud_to_the_right() -> None:
    t = Story(hall("...", ".Y.", height=10), players=3, rolls=[1]).stands("Dust Cloud", "b2")
    t.yellow("stumble")
    assert t.at("yellow") == "c2"
    assert t.mp() == 2


@rules("2.8", "23.9")
def test_bumping_in_a_dust_cloud_costs_a_point_each_time() -> None:
    t = Story("B | . R", rolls=[1, 4, 2]).stands("Dust Cloud", "a1", by="red")
    t.blue("stumble")
    assert t.mp() == 2
    t.blue("stumble stumble")
    assert t.at("blue") == "a1"
    assert not t.can("blue", "stumble")


@rules("2.8", "23.9")
def test_a_locked_door_bumps_and_an_exit_lets_out_of_a_dust_cloud() -> None:
    t = Story("R D . B", rolls=[1]).stands("Dust Cloud", "a1")
    t.red("stumble")
    assert t.at("red") == "a1"
    t = Story(hall("..B"), players=2, rolls=[4]).stands("Dust Cloud", "c1", by="red")
    t.blue("stumble")
    assert t.at("blue") == "h5"


@rules("2.8", "23.9")
def test_entering_a_dust_cloud_is_a_step_like_any_other() -> None:
    t = Story("B . R").stands("Dust Cloud", "b1", by="red")
    t.blue("b1")
    assert t.at("blue") == "b1"
    assert t.mp() == 2
    assert t.happened("random") == 0


@rules("2.9", "24.3")
def test_knock_back_goes_straight_and_blocked_squares_are_lost() -> None:
    t = Story("B . R . | . .", blue=["Waterbolt", "Energy 4"])
    t.blue("waterbolt red energy-4 0")
    assert t.at("red") == "d1"
    assert t.life("red") == 15


@rules("2.9", "24.3")
def test_a_stone_block_stops_a_wizard_who_is_knocked_back() -> None:
    t = Story("B R . . .", blue=["Waterbolt", "Energy 4"]).stands("Stone Block", "d1")
    t.blue("waterbolt red energy-4 0")
    assert t.at("red") == "c1"


@rules("2.9", "24.3")
def test_knock_back_goes_through_exits() -> None:
    t = Story(hall("..", "..", ".......B.R"), blue=["Waterbolt", "Energy 4"])
    t.blue("waterbolt red energy-4 1")
    assert t.at("red") == "c3"
    assert t.life("red") == 14


@rules("2.9", "24.3", "3.8")
def test_a_portal_turns_the_heading_of_a_wizard_who_is_knocked_back() -> None:
    rows = ("", "", ".......B", ".......R")
    t = Story(hall(*rows, height=10), players=3, blue=["Waterbolt", "Energy 4"])
    t.blue("waterbolt red energy-4 0")
    assert t.at("red") == "c8"


@rules("2.9", "26.7")
def test_a_big_man_pushes_through_an_exit() -> None:
    t = Story(hall("", "", "........BR")).under("blue", "Big Man Form", energy=2)
    t.blue("j3").red("east")
    assert (t.at("blue"), t.at("red")) == ("j3", "a3")


@rules("2.10", "25.9")
def test_teleport_leaves_the_map_by_an_exit_but_not_through_an_outer_wall() -> None:
    t = Story(hall("B"), blue=["Teleport"], players=2)
    t.blue("teleport")
    assert "a5" in t.options("blue")
    assert "j3" in t.options("blue")
    assert "j1" not in t.options("blue")
    assert "a1" not in t.options("blue")


@rules("2.10", "25.9")
def test_teleport_goes_through_inner_walls() -> None:
    t = Story("B | . | R", blue=["Teleport"])
    t.blue("teleport c1")
    assert t.at("blue") == "c1"


@rules("2.10", "25.10")
def test_astral_projection_does_not_reach_through_an_outer_wall() -> None:
    t = Story(hall("B"), blue=["Astral Projection", "Create Wall"], players=2)
    t.blue("astral-projection")
    assert "a4" in t.options("blue")
    assert "j3" in t.options("blue")
    assert "j1" not in t.options("blue")


@rules("2.10", "24.10")
def test_windrider_flies_through_an_exit() -> None:
    t = Story(hall("..", "..", "B"), blue=["Windrider"], players=2)
    t.blue("windrider")
    assert "j3" in t.options("blue")


@rules("2.11")
def test_a_bush_hurts_a_wizard_walked_into_it() -> None:
    t = Story("B . R .", blue=["Mental Force"]).stands("Rosebush", "d1")
    t.blue("mental-force red east done")
    assert t.life("red") == 12


@rules("2.11")
def test_a_bush_hurts_a_wizard_knocked_into_it() -> None:
    t = Story("B R . .", blue=["Waterbolt"]).stands("Rosebush", "c1")
    t.blue("waterbolt red 0")
    assert t.at("red") == "c1"
    assert t.life("red") == 12


@rules("2.11")
def test_a_bush_hurts_a_wizard_who_teleports_into_it() -> None:
    t = Story("B . . R", blue=["Teleport"]).stands("Rosebush", "b1")
    t.blue("teleport b1")
    assert t.life("blue") == 12


@rules("2.11")
def test_tacks_hurt_a_wizard_swapped_onto_them() -> None:
    t = Story("B . R", blue=["Swap"]).lying("Handful of Tacks", "c1")
    t.blue("swap red")
    assert (t.life("blue"), t.life("red")) == (12, 15)


@rules("2.11")
def test_a_bush_hurts_a_wizard_whom_a_big_man_pushes_into_it() -> None:
    t = Story(hall("BR.")).under("blue", "Big Man Form", energy=2)
    t.stands("Rosebush", "c1", by="red")
    t.blue("b1").red("east")
    assert t.life("red") == 12


@rules("2.11")
def test_a_bush_hurts_at_every_entering_but_not_for_staying() -> None:
    t = Story("B . R").stands("Rosebush", "b1", by="red")
    t.blue("b1").done("blue").done("red")
    assert t.life("blue") == 12
    t.blue("a1 b1")
    assert t.life("blue") == 9


@rules("2.11", "11.1")
def test_being_turned_with_a_sector_is_not_entering() -> None:
    t = Story("B . R", blue=["Rotate Sector"]).stands("Rosebush", "b1", by="red")
    t.blue("b1")
    assert t.life("blue") == 12
    t.blue("rotate-sector sector:blue 1")
    assert t.at("blue") == "e2"
    assert t.life("blue") == 12


# -- chapter 3 -------------------------------------------------------------------------------------------


@rules("3.1")
def test_a_door_is_unlocked_for_the_owner_of_its_sector_only() -> None:
    t = Story("R D . B")
    assert not t.can("red", "b1")
    t = Story("B D . R")
    assert t.can("blue", "b1")


@rules("3.1", "21.9")
def test_pick_lock_opens_a_door_for_one_passage() -> None:
    t = Story("R D . B", red=["Pick Lock"])
    t.red("pick-lock a1|b1 b1")
    assert t.at("red") == "b1"
    assert not t.can("red", "a1")


@rules("3.1", "27.10")
def test_a_master_key_opens_every_door() -> None:
    t = Story("R D . D B").carries("red", "Master Key")
    t.red("b1 c1")
    assert t.at("red") == "c1"


@rules("3.1", "23.8")
def test_a_created_door_is_open_to_its_caster_and_not_to_the_owner_of_the_sector() -> None:
    t = Story("R . . B", red=["Create Door"])
    t.red("create-door a1|b1 b1")
    assert t.at("red") == "b1"
    t.done("red")
    t.blue("c1 b1")
    assert not t.can("blue", "a1")


@pytest.mark.parametrize("form", ["Slime Form", "Mist Body"])
@rules("3.1")
def test_some_forms_need_no_open_door(form: str) -> None:
    t = Story("R D . B").under("red", form, energy=2)
    t.red("b1")
    assert t.at("red") == "b1"


@rules("3.1")
def test_the_doors_of_the_dead_are_locked_for_everybody() -> None:
    t = Story("R B D . Y", red=["Fireball"]).lives("blue", 5)
    t.red("fireball blue b1")
    assert t.at("blue") == ""
    assert not t.can("red", "c1")
    assert not t.can("red", "hold:b1|c1")


@rules("3.2")
def test_a_door_costs_one_point_and_locks_itself_behind_the_wizard() -> None:
    t = Story("B R D .")
    t.blue("b1 c1")
    assert t.mp() == 1
    t.done("blue")
    assert not t.can("red", "c1")


@pytest.mark.parametrize("edition", ["rulebook", "faq"])
@rules("3.3", "4.2", "0.2")
def test_a_closed_door_blocks_sight_for_its_owner_too(edition: str) -> None:
    t = Story("B D . R", blue=["Fireball"], edition=edition)
    t.blue("fireball")
    assert "red" not in t.options("blue")


@rules("3.4")
def test_a_held_door_is_open_for_the_sight_and_steps_of_everybody() -> None:
    t = Story("B D . R", blue=["Fireball"], red=["Zot!"])
    t.blue("hold:a1|b1")
    assert t.mp() == 3
    t.blue("fireball red")
    assert t.life("red") == 10
    t.done("blue").red("zot/hurt blue b1 a1")
    assert t.life("blue") == 14
    assert t.at("red") == "a1"


@rules("4.3", "3.4")
def test_the_columns_of_a_door_stand_while_it_is_held_open() -> None:
    t = Story(
        """
        +---+---+
        | B D . |
        +   +   +
        | .   R |
        +---+---+
        """
    )
    t.blue("hold:a1|b1")
    assert t.sees("a1", "b1")
    assert not t.sees("a1", "b2")
    assert not t.can("blue", "punch")


@rules("3.4")
def test_only_a_wizard_who_can_unlock_a_door_may_hold_it() -> None:
    t = Story("R D . B")
    assert not t.can("red", "hold:a1|b1")
    t.carries("red", "Master Key").red("hold:a1|b1")
    assert t.sees("a1", "b1")


@rules("3.4", "3.10")
def test_a_door_is_held_from_the_two_squares_that_it_parts() -> None:
    t = Story("B . D . R")
    assert not t.can("blue", "hold:b1|c1")
    t.blue("b1")
    assert t.can("blue", "hold:b1|c1")
    t.blue("c1")
    assert t.can("blue", "hold:b1|c1")


@rules("3.4", "21.9")
def test_pick_lock_lets_one_hold_the_door() -> None:
    t = Story("R D . B", red=["Pick Lock", "Fireball"])
    t.red("pick-lock a1|b1 hold:a1|b1 fireball blue")
    assert t.life("blue") == 10


@rules("3.5")
def test_a_held_door_stays_open_in_the_turns_of_others_and_cannot_be_let_go_there() -> None:
    t = Story("B D . R")
    t.blue("hold:a1|b1").done("blue")
    assert t.sees("a1", "b1")
    assert not t.can("red", "close:a1|b1")
    t.done("red").blue("close:a1|b1")
    assert not t.sees("a1", "b1")


@rules("3.5")
def test_a_door_closes_when_its_holder_walks_away() -> None:
    t = Story("B . D . R")
    t.blue("b1 hold:b1|c1 c1")
    assert t.sees("b1", "c1")
    t.blue("d1")
    assert not t.sees("b1", "c1")


@rules("3.5", "15.5")
def test_everybody_sees_that_a_door_has_closed_behind_its_holder() -> None:
    t = Story(". B D . R")
    t.blue("hold:b1|c1")
    assert t.happened("let-go") == 0
    t.blue("a1")
    assert t.happened("let-go") == 1


@rules("3.5")
def test_a_door_closes_when_its_holder_is_moved_away() -> None:
    t = Story(". B D . R", red=["Mental Force"])
    t.blue("hold:b1|c1").done("blue")
    assert t.sees("b1", "c1")
    t.red("mental-force blue west done")
    assert not t.sees("b1", "c1")


@rules("3.5", "9.8")
def test_a_door_closes_when_its_holder_dies() -> None:
    t = Story("B D . R Y", red=["Fireball"]).lives("blue", 5)
    t.blue("hold:a1|b1").done("blue").red("fireball blue")
    assert not t.sees("a1", "b1")


@rules("3.6", "27.9")
def test_a_sealed_door_is_opened_by_nobody() -> None:
    t = Story("B D . R", blue=["Pick Lock"]).stands("Seal Door", "a1|b1", by="red")
    t.carries("blue", "Master Key")
    assert not t.can("blue", "b1")
    assert not t.can("blue", "hold:a1|b1")
    assert not t.can("blue", "pick-lock")


@rules("3.6")
def test_a_sealed_door_can_be_broken() -> None:
    t = Story("B D . R", blue=["Destroy Wall"]).stands("Seal Door", "a1|b1", by="red")
    t.blue("destroy-wall a1|b1")
    assert not t.door("a1|b1")
    assert t.discards("Seal Door")


@rules("3.6", "26.11")
def test_slime_passes_a_sealed_door() -> None:
    t = Story("B D . R").stands("Seal Door", "a1|b1", by="red").under("blue", "Slime Form", energy=2)
    t.blue("b1")
    assert t.at("blue") == "b1"


@rules("3.6", "27.9")
def test_sealing_a_held_door_shuts_it() -> None:
    t = Story("B D . R", red=["Seal Door"])
    t.blue("hold:a1|b1").done("blue")
    assert t.sees("a1", "b1")
    t.red("seal-door a1|b1")
    assert not t.sees("a1", "b1")


@pytest.mark.parametrize(
    ("rows", "way", "square"),
    [
        (("", "", "B"), "west", "j3"),
        (("..B",), "north", "c10"),
        ((".......B",), "north", "h10"),
        (("", "", "", "", "", "", "", ".........B"), "east", "a8"),
    ],
)
@rules("3.7")
def test_an_exit_leads_to_the_opposite_side_for_one_point(
    rows: tuple[str, ...], way: str, square: str
) -> None:
    t = Story(hall(*rows, height=10), players=4)
    t.blue(way)
    assert t.at("blue") == square
    assert t.mp() == 2


@rules("3.7")
def test_the_rest_of_the_outer_edge_is_wall() -> None:
    t = Story(hall("B"), players=2)
    assert t.options("blue") == {"done", "b1", "a2"}


@pytest.mark.parametrize(
    ("rows", "way", "square"),
    [
        (("..B",), "north", "h5"),
        ((".......B",), "north", "c5"),
        (("", "", "", "", ".......B"), "south", "c1"),
        (("", "", "", "", "..B"), "south", "h1"),
        (("", "", "B"), "west", "j3"),
    ],
)
@rules("3.8")
def test_two_players_have_crossing_portals_on_the_long_sides(
    rows: tuple[str, ...], way: str, square: str
) -> None:
    t = Story(hall(*rows), players=2)
    t.blue(way)
    assert t.at("blue") == square
    assert t.mp() == 2


@pytest.mark.parametrize(
    ("start", "way", "square"),
    [
        ("h5", "south", "e8"),
        ("e8", "east", "h5"),
        ("h1", "north", "a8"),
        ("a8", "west", "h1"),
        ("a3", "west", "j3"),
        ("c1", "north", "c10"),
    ],
)
@rules("3.8")
def test_three_players_have_two_portal_pairs_and_two_straight_ways(start: str, way: str, square: str) -> None:
    t = Story(hall("B", height=10), players=3)
    t.s.at[0] = t.square(start)
    t.again().blue(way)
    assert t.at("blue") == square


@rules("3.9")
def test_squares_joined_by_an_exit_are_neighbours_for_fists_and_sight() -> None:
    t = Story(hall("", "", "B........R"), blue=["Fireball"])
    assert t.sees("a3", "j3")
    t.blue("punch red")
    assert t.life("red") == 14


@rules("3.9")
def test_squares_joined_by_a_portal_are_neighbours() -> None:
    t = Story(hall("..B", "", "", "", ".......R"), blue=["Fireball"])
    t.blue("punch red")
    assert t.life("red") == 14


@rules("3.10", "21.7")
def test_a_broken_wall_hurts_only_wizards_in_the_two_squares_it_parted() -> None:
    t = Story(
        """
        +---+---+---+
        | B   Y   R |
        +   +---+   +
        | .   G   . |
        +---+---+---+
        """,
        blue=["Destroy Wall"],
    )
    t.blue("destroy-wall b1|b2")
    assert [t.life(colour) for colour in ("blue", "red", "yellow", "green")] == [15, 15, 13, 13]


@rules("3.10")
def test_only_walls_of_a_wizards_own_square_can_be_eaten_or_passed() -> None:
    t = Story(CORNER, blue=["Wallivore", "Pass Through Wall"])
    assert not t.can("blue", "wallivore")
    assert not t.can("blue", "pass-through-wall")
    t.blue("b1 wallivore")
    assert t.options("blue") == {"b1|b2"}


@rules("3.10")
def test_a_lock_is_picked_from_next_to_the_door() -> None:
    t = Story("R . D . B", red=["Pick Lock"])
    assert not t.can("red", "pick-lock")
    t.red("b1")
    assert t.can("red", "pick-lock")


@rules("9.5", "26.7")
def test_a_stunned_big_man_who_has_stumbled_does_not_attack() -> None:
    t = Story("R . B .", players=2, rolls=[1]).under("red", "Big Man Form", energy=5)
    t.stands("Dust Cloud", "a1", by="blue")
    t.s.flags |= IS_STUNNED
    t.again().red("stumble")
    assert t.at("red") == "b1"
    assert not t.can("red", "punch")


@rules("27.8")
@pytest.mark.parametrize("way", ["c1", "a1 b1 c1"])
def test_a_passage_through_a_wall_of_fire_stays_until_it_is_used(way: str) -> None:
    t = Story(". B . . R", blue=["Pass Through Wall"]).stands("Wall of Fire", "b1|c1", by="red")
    t.blue(f"pass-through-wall b1|c1 {way}")
    assert t.life("blue") == 15
