"""Stories of objects, items and treasures, and of a map that changes (rules 10 and 11)."""

from __future__ import annotations

import pytest

from guildhall.wizwar.board import lay
from guildhall.wizwar.notation import names
from guildhall.wizwar.sectors import COLOURS, SECTORS
from tests.citing import rules
from tests.wizwar.bare_boards import hall
from tests.wizwar.story import Story

SIX = ["Fireball"] * 3 + ["Create Wall"] * 3


def labyrinth(*rows: str, blue: tuple[str, ...] = (), red: tuple[str, ...] = ()) -> Story:
    """Return a story of two wizards on the printed blue and red sectors."""
    t = Story(hall(*rows), blue=blue, red=red)
    sectors = [(SECTORS[COLOURS[owner], "A"], turn) for owner, turn in t.s.places]
    t.s.walls, t.s.doors = lay(t.s.arrangement, sectors)
    t.s.sight = None
    return t.again()


# -- chapter 10: things that lie about -------------------------------------------------------------------


@rules("10.1", "22.15")
def test_objects_are_walls_doors_created_things_and_fallen_items_but_no_treasures_or_carried_items() -> None:
    t = Story(
        """
        +---+---+---+---+
        | B   .   .   R |
        +-D-+---+   +---+
        | .   .   .   . |
        +---+---+---+---+
        """,
    )
    t.carries("blue", "Universal Solvent").carries("red", "Dagger").lying("Lifestone", "b1")
    t.treasure("red-1", "c1").stands("Rosebush", "c1", by="red")
    t.blue("universal-solvent/throw")
    assert {"a1|a2", "b1|b2", "lifestone", "rosebush"} <= t.options("blue")
    assert not {"red-1", "dagger", "red", "universal-solvent"} & t.options("blue")


@rules("10.2")
def test_fallen_items_can_be_moved_and_created_things_cannot() -> None:
    t = Story("B . R").stands("Rosebush", "a1", by="red").lying("Dagger", "a1")
    assert {word for word in t.options("blue") if word.startswith("take:")} == {"take:dagger"}


@rules("10.3")
def test_each_item_picked_up_costs_a_point() -> None:
    t = Story("B . R")
    for name in ("Dagger", "Lifestone", "Large Rock", "Master Key"):
        t.lying(name, "a1")
    t.blue("take:dagger take:lifestone")
    assert t.mp() == 1
    t.blue("take:large-rock")
    assert t.mp() == 0
    assert not t.can("blue", "take:master-key")


@rules("10.3", "10.5")
def test_of_items_that_are_alike_either_will_do() -> None:
    t = Story("B . R", blue=["Yoink!"]).carries("red", "Speedstone", "Speedstone")
    t.carries("blue", "Boomstone", "Boomstone").blue("drop:boomstone yoink red speedstone")
    assert t.before("red") == ["Speedstone"]
    assert t.before("blue") == ["Boomstone", "Speedstone"]
    t.blue("drop:boomstone take:boomstone")
    assert t.in_square("a1") == ["Boomstone"]


@rules("10.1", "22.15")
def test_items_of_the_same_name_in_different_squares_are_distinct() -> None:
    t = (
        Story("B . . R")
        .carries("blue", "Universal Solvent")
        .lying("Speedstone", "b1")
        .lying("Speedstone", "c1")
    )
    t.blue("universal-solvent/throw")
    decision = t.s.asked[0]
    assert "speedstone" not in {word for choice in decision.options for word in names(t.s, decision, choice)}
    t.blue("speedstone@c1")
    assert (t.in_square("b1"), t.in_square("c1")) == (["Speedstone"], [])


@rules("10.3")
def test_an_item_is_picked_up_only_from_a_wizards_own_square() -> None:
    t = Story("B . R").lying("Dagger", "b1")
    assert not t.can("blue", "take:dagger")
    t.blue("b1 take:dagger")
    assert t.before("blue") == ["Dagger"]


@rules("10.4")
def test_a_full_hand_must_make_room_for_an_item() -> None:
    t = Story("B . R", blue=[*SIX, "Windrider"]).lying("Dagger", "a1")
    t.blue("take:dagger windrider")
    assert t.before("blue") == ["Dagger"]
    assert t.discards("Windrider")


@rules("10.4")
def test_room_is_made_by_another_item_and_not_by_the_one_picked_up() -> None:
    t = Story("B . R", blue=SIX).carries("blue", "Lifestone").lying("Dagger", "a1")
    t.blue("take:dagger")
    assert t.options("blue") == {"fireball", "create-wall", "drop:lifestone"}


@rules("10.4", "22.8")
def test_the_two_cards_lost_with_a_brainstone_count_as_room_for_an_item() -> None:
    hand = ["Fireball", "Fireball", "Fireball", "Shield", "Shield", "Shield"]
    t = Story("B . R", blue=hand).carries("blue", "Brainstone", "Dagger").under("blue", "Strength", energy=5)
    t.lying("Large Rock", "a1").blue("take:large-rock drop:brainstone")
    assert t.options("blue") == {"fireball", "shield"}
    t.blue("fireball fireball")
    assert t.before("blue") == ["Dagger", "Large Rock", "Strength"]
    assert t.hand("blue") == ["Fireball", "Shield", "Shield", "Shield"]
    assert t.can("blue", "done")


@rules("10.4")
def test_room_is_made_by_ending_a_spell() -> None:
    t = Story("B . R", blue=SIX).under("blue", "Strength", energy=3).lying("Dagger", "a1")
    t.blue("take:dagger")
    assert t.can("blue", "end:strength")
    t.blue("end:strength")
    assert t.before("blue") == ["Dagger"]


@pytest.mark.parametrize("edition", ["rulebook", "faq"])
@rules("10.5", "0.2")
def test_dropping_an_item_costs_nothing_and_is_allowed_in_a_home_base(edition: str) -> None:
    t = Story("B . R", edition=edition).carries("blue", "Dagger", "Lifestone").home("blue", "a1")
    t.blue("drop:dagger drop:lifestone")
    assert t.mp() == 3
    assert t.in_square("a1") == ["Dagger", "Lifestone"]


@rules("10.5")
def test_an_item_can_be_dropped_after_the_last_step() -> None:
    t = Story("B . . . R").carries("blue", "Dagger")
    t.blue("b1 c1 d1 drop:dagger")
    assert t.in_square("d1") == ["Dagger"]


@rules("10.6")
def test_playing_an_item_costs_nothing_and_it_can_be_used_at_once() -> None:
    t = Story("B . R", blue=["Dagger"])
    t.blue("dagger dagger/throw red")
    assert t.life("red") == 12
    assert t.mp() == 3


@rules("10.6")
def test_a_played_item_cannot_be_discarded() -> None:
    t = Story("B . R", blue=["Dagger", "Zot!"])
    t.blue("dagger done")
    assert t.options("blue") == {"done", "drop:dagger", "zot"}


# -- chapter 10: treasures -------------------------------------------------------------------------------


@rules("10.7")
def test_a_treasure_can_be_picked_up_without_any_points_left() -> None:
    t = Story("B . . . R", blue=["Zot!"]).treasure("red-1", "d1")
    t.blue("b1 c1 d1 take:red-1")
    assert t.where("red-1") == "blue"
    assert t.options("blue") == {"done", "zot"}


@rules("10.7", "2.6")
def test_a_treasure_can_be_picked_up_with_points_below_zero() -> None:
    t = Story("B . . R", blue=["Gnome Form"]).treasure("red-1", "b1")
    t.blue("b1 c1 b1 gnome-form")
    assert t.mp() == -1
    t.blue("take:red-1")
    assert t.where("red-1") == "blue"


@rules("10.7", "26.9")
def test_a_golem_pays_a_point_for_a_treasure_and_continues() -> None:
    t = Story("B . . R").treasure("red-1", "a1").under("blue", "Golem Form", energy=3)
    assert t.mp() == 2
    t.blue("take:red-1")
    assert t.mp() == 1
    t.blue("b1")
    assert t.at("blue") == "b1"


@rules("10.7", "26.9")
def test_a_golem_without_points_cannot_pick_up_a_treasure() -> None:
    t = Story("B . . R").treasure("red-1", "c1").under("blue", "Golem Form", energy=3)
    t.blue("b1 c1")
    assert not t.can("blue", "take:red-1")


@rules("10.8")
def test_a_wizard_carries_one_treasure_at_most() -> None:
    t = Story("B . R").treasure("red-1", "blue").treasure("red-2", "a1")
    assert not t.can("blue", "take:red-2")


@rules("10.8")
def test_wizards_can_fetch_their_treasure_back_from_another_home_base() -> None:
    t = Story("B . R").home("red", "a1").treasure("blue-1", "a1")
    assert t.points("red") == 1
    t.blue("take:blue-1")
    assert t.where("blue-1") == "blue"
    assert t.points("red") == 0


@rules("10.8", "7.10")
def test_a_treasure_takes_no_room_in_the_hand() -> None:
    t = Story("B . R", blue=[*SIX, "Windrider"]).treasure("red-1", "a1")
    t.blue("take:red-1")
    assert len(t.hand("blue")) == 7
    assert t.can("blue", "done")


@rules("10.9")
def test_dropping_a_treasure_costs_nothing_and_does_not_end_the_phase() -> None:
    t = Story("B . . R").treasure("red-1", "blue")
    t.blue("b1 drop:treasure")
    assert t.where("red-1") == "b1"
    assert t.mp() == 2
    t.blue("c1")


@rules("10.10")
def test_nobody_can_take_what_another_wizard_carries() -> None:
    t = Story("B R .").carries("red", "Dagger").treasure("blue-1", "red")
    t.blue("b1")
    assert not {"take:dagger", "take:blue-1"} & t.options("blue")


@rules("10.10", "27.5")
def test_yoink_takes_what_another_wizard_carries() -> None:
    t = Story("B R .", blue=["Yoink!"]).carries("red", "Dagger")
    t.blue("yoink red")
    assert t.before("blue") == ["Dagger"]


# -- chapter 10: cracks ----------------------------------------------------------------------------------


@rules("10.11", "25.4")
def test_seven_damage_makes_two_cracks() -> None:
    t = Story("B | . R", blue=["Powerthrust", "Energy 5"])
    t.blue("powerthrust a1|b1 energy-5")
    assert t.cracks("a1|b1") == 2


@rules("10.11", "21.11")
def test_two_damage_makes_no_crack() -> None:
    t = Story("B | . R").carries("blue", "Large Rock")
    t.blue("large-rock/throw a1|b1")
    assert t.in_square("a1") == ["Large Rock"]
    assert t.cracks("a1|b1") == 0


@rules("10.11", "25.4", "22.12")
def test_nine_damage_makes_three_cracks() -> None:
    t = Story("B | . R", blue=["Powerthrust", "Energy 6"]).carries("blue", "Powerstone")
    t.blue("powerthrust a1|b1 energy-6")
    assert t.cracks("a1|b1") == 3


@rules("10.11", "24.1")
def test_the_rest_of_the_damage_is_wasted() -> None:
    t = Story("B | . R", blue=["Fireball", "Fireball"])
    t.blue("fireball a1|b1").done("blue").done("red").blue("fireball a1|b1")
    assert t.cracks("a1|b1") == 2


@rules("10.12", "25.12")
def test_a_stone_wall_is_destroyed_by_five_cracks() -> None:
    t = Story("B | . R", blue=["Zot!", "Powerthrust", "Energy 4"]).under("blue", "Shatter", energy=5)
    t.blue("zot/hurt a1|b1 energy-4")
    assert t.cracks("a1|b1") == 4
    assert t.wall("a1|b1")
    t.done("blue").done("red").blue("powerthrust a1|b1")
    assert not t.wall("a1|b1")


@rules("10.12")
def test_a_door_is_destroyed_by_three_cracks() -> None:
    t = Story("B D . R", blue=["Powerthrust", "Fireball", "Energy 4"])
    t.blue("powerthrust a1|b1 energy-4")
    assert t.cracks("a1|b1") == 2
    assert t.door("a1|b1")
    t.done("blue").done("red").blue("fireball a1|b1")
    assert not t.door("a1|b1")
    assert t.sees("a1", "b1")


@rules("10.12", "24.8")
def test_a_stone_block_is_destroyed_by_eight_cracks() -> None:
    t = Story("B . R", blue=["Fireball", "Powerthrust"]).under("blue", "Shatter", energy=5)
    t.stands("Stone Block", "b1", by="red")
    t.blue("fireball stone-block")
    assert t.in_square("b1") == ["Stone Block"]
    t.done("blue").done("red").blue("powerthrust stone-block")
    assert t.in_square("b1") == []


@rules("10.12", "5.11")
def test_outer_walls_and_things_whose_card_gives_no_number_cannot_be_attacked() -> None:
    t = Story("B . R", blue=["Fireball", "Destroy Wall"]).stands("Dust Cloud", "b1", by="red")
    t.blue("fireball")
    assert t.options("blue") == {"a1|a2"}


@rules("10.12")
def test_a_wall_between_two_sectors_is_not_an_outer_wall() -> None:
    t = labyrinth("....B", blue=("Destroy Wall",))
    t.blue("destroy-wall e1|f1")
    assert not t.wall("e1|f1")


@rules("10.13")
def test_the_edge_of_a_destroyed_wall_is_free_for_a_new_one() -> None:
    t = Story("B . | . R", blue=["Destroy Wall", "Create Wall"])
    t.blue("destroy-wall b1|c1")
    assert t.sees("a1", "d1")
    t.blue("create-wall b1|c1")
    assert t.wall("b1|c1")
    assert not t.sees("a1", "d1")


@rules("10.13", "10.11")
def test_a_new_wall_is_whole() -> None:
    t = Story("B . | . R", blue=["Fireball", "Destroy Wall", "Create Wall"])
    t.blue("fireball b1|c1 destroy-wall b1|c1 create-wall b1|c1")
    assert t.cracks("b1|c1") == 0


@rules("10.13", "4.3")
def test_a_column_goes_with_the_last_wall_attached_to_it() -> None:
    drawing = """
        +---+---+
        | B   . |
        +---+   +
        | .   R |
        +---+---+
    """
    t = Story(drawing, blue=["Destroy Wall"])
    assert not t.sees("a1", "b2")
    t.blue("destroy-wall a1|a2")
    assert t.sees("a1", "b2")


# -- chapter 10: throwing and creating -------------------------------------------------------------------


@rules("10.14", "21.11")
def test_a_thrown_item_lands_in_the_square_of_its_target() -> None:
    t = Story("B . . R").carries("blue", "Large Rock")
    t.blue("large-rock/throw red")
    assert t.in_square("d1") == ["Large Rock"]


@rules("10.14")
def test_an_item_thrown_at_a_wall_lands_in_the_last_square_before_it() -> None:
    t = Story("B . . | R").carries("blue", "Large Rock")
    t.blue("large-rock/throw c1|d1")
    assert t.in_square("c1") == ["Large Rock"]


@rules("10.14", "10.13", "24.8")
def test_yellow_throws_a_large_rock_through_a_destroyed_wall_at_a_stone_block() -> None:
    t = Story("Y . | . . R", yellow=["Destroy Wall"], players=3).stands("Stone Block", "d1")
    t.carries("yellow", "Large Rock")
    t.yellow("destroy-wall b1|c1 large-rock/throw stone-block")
    assert t.in_square("c1") == ["Large Rock"]
    assert t.in_square("d1") == ["Stone Block"]


@rules("10.14", "5.9")
def test_an_item_whose_throw_was_evaded_has_been_thrown_anyway() -> None:
    t = Story("B . . R", rolls=[1]).carries("blue", "Large Rock").under("red", "Gnome Form", energy=2)
    t.blue("large-rock/throw red")
    assert t.life("red") == 15
    assert t.in_square("d1") == ["Large Rock"]


@rules("10.15")
def test_nothing_can_be_created_in_a_home_base() -> None:
    t = Story("B . . R", blue=["Rosebush"]).home("red", "c1")
    t.blue("rosebush")
    assert {"b1"} == t.options("blue") & {"a1", "b1", "c1", "d1"}


@rules("10.15", "6.10")
def test_nothing_can_be_created_in_the_square_of_its_caster() -> None:
    t = Story("B R", blue=["Thornbush", "Dust Cloud", "Stone Block"])
    assert not {"thornbush", "dust-cloud", "stone-block"} & t.options("blue")


@rules("10.16")
def test_a_wall_may_be_created_on_the_side_of_a_home_base() -> None:
    t = Story("B . . R", blue=["Create Wall"]).home("blue", "a1")
    t.blue("create-wall a1|b1")
    assert t.wall("a1|b1")


@pytest.mark.parametrize("spell", ["create-wall", "create-door"])
@rules("10.16")
def test_walls_and_doors_need_an_empty_edge(spell: str) -> None:
    t = Story("B . . . R", blue=["Create Wall", "Create Door"]).stands("Wall of Fire", "b1|c1", by="red")
    t.blue(spell)
    assert "b1|c1" not in t.options("blue")
    assert {"a1|b1", "c1|d1", "d1|e1"} <= t.options("blue")


@rules("10.16")
def test_no_wall_of_fire_where_a_stone_wall_stands() -> None:
    t = Story("B . | . R", blue=["Wall of Fire"])
    t.blue("wall-of-fire")
    assert "b1|c1" not in t.options("blue")


@rules("10.16")
def test_no_wall_can_be_created_on_an_exit() -> None:
    t = Story(hall("", "", "B"), players=2, blue=["Create Wall"])
    t.blue("create-wall")
    around = {word for word in t.options("blue") if "a3" in word.split("|")}
    assert around == {"a2|a3", "a3|a4", "a3|b3"}


@pytest.mark.parametrize("name", ["Bloodshard", "Fire Cloak"])
@rules("10.17")
def test_items_without_a_marker_can_be_dropped_and_picked_up(name: str) -> None:
    slug = name.lower().replace(" ", "-")
    t = Story("B . R").carries("blue", name)
    t.blue(f"drop:{slug}")
    assert t.in_square("a1") == [name]
    t.blue(f"take:{slug}")
    assert t.before("blue") == [name]


@rules("10.18")
def test_a_spell_ends_when_its_object_is_destroyed() -> None:
    t = Story("B . . R", blue=["Fireball"]).stands("Rosebush", "b1", by="red")
    t.blue("fireball rosebush")
    assert t.before("red") == []
    assert t.discards("Rosebush")


@rules("10.18", "21.7")
def test_a_created_wall_that_is_destroyed_ends_its_spell() -> None:
    t = Story("B . . R", blue=["Destroy Wall"]).stands("Create Wall", "b1|c1", by="red")
    t.blue("destroy-wall b1|c1")
    assert not t.wall("b1|c1")
    assert t.discards("Create Wall", "Destroy Wall")


@rules("10.18")
def test_each_of_two_rosebushes_shows_its_owner() -> None:
    t = Story("B . . G").stands("Rosebush", "b1").stands("Rosebush", "c1", by="green")
    assert t.before("blue") == t.before("green") == ["Rosebush"]
    ends = [word for word in t.options("blue") if word.startswith("end:")]
    assert len(ends) == 1
    t.blue(ends[0])
    assert t.in_square("b1") == []
    assert t.in_square("c1") == ["Rosebush"]


# -- chapter 11 ------------------------------------------------------------------------------------------


@rules("11.1", "21.10")
def test_everything_on_a_sector_turns_with_it() -> None:
    t = Story(
        """
        +---+---+---+---+---+
        | B | .   .   .   . |
        +   +-D-+   +   +   +
        | .   .   .   .   . |
        +---+---+---+---+---+
        """,
        players=2,
        blue=["Fireball", "Rotate Sector"],
    )
    t.treasure("blue-1", "a2").lying("Dagger", "a1").stands("Rosebush", "b1", by="red")
    t.blue("fireball a1|b1 rotate-sector sector:blue 1")
    assert t.at("blue") == "e1"
    assert t.where("blue-1") == "d1"
    assert t.in_square("e1") == ["Dagger"]
    assert t.in_square("e2") == ["Rosebush"]
    assert t.wall("e1|e2")
    assert t.cracks("e1|e2") == 1
    assert t.door("d2|e2")


@rules("11.1", "2.4")
def test_turning_a_sector_spends_no_points_and_pricks_nobody() -> None:
    t = Story("B . R", blue=["Rotate Sector"]).stands("Thornbush", "c1", by="red")
    t.s.at[1] = t.square("c1")
    t.again().blue("rotate-sector sector:blue 2")
    assert t.at("red") == "c5"
    assert (t.life("red"), t.stun("red")) == (15, 0)
    assert t.mp() == 3


@rules("11.1")
def test_a_home_base_stays_in_the_middle_and_the_doors_stay_those_of_the_owner() -> None:
    t = Story("B D . R", blue=["Rotate Sector"])
    t.blue("rotate-sector sector:blue 1")
    assert t.at("blue") == "e1"
    assert t.door("e1|e2")
    assert t.can("blue", "e2")


@rules("11.2")
def test_portals_stay_where_they_are() -> None:
    t = Story(hall("..B"), players=2, blue=["Rotate Sector"])
    t.blue("rotate-sector sector:blue 2")
    assert t.at("blue") == "c5"
    t.blue("south")
    assert t.at("blue") == "h1"


@pytest.mark.parametrize("name", ["Create Wall", "Create Door", "Wall of Fire"])
@rules("11.3")
def test_objects_on_a_moving_seam_are_destroyed(name: str) -> None:
    t = labyrinth("B", blue=("Rotate Sector",)).stands(name, "e3|f3", by="red")
    t.blue("rotate-sector sector:red 1")
    assert t.discards(name)
    assert not t.wall("e3|f3")
    assert not t.door("e3|f3")


@rules("11.3")
def test_a_seal_on_a_moving_seam_goes_too() -> None:
    t = labyrinth("B", blue=("Rotate Sector",)).stands("Create Door", "e3|f3", by="red")
    t.stands("Seal Door", "e3|f3", by="red")
    t.blue("rotate-sector sector:blue 3")
    assert t.discards("Create Door", "Seal Door")


@rules("11.3")
def test_a_created_wall_inside_a_sector_turns_with_it() -> None:
    t = labyrinth("B", blue=("Rotate Sector",)).stands("Create Wall", "a1|b1", by="red")
    t.blue("rotate-sector sector:blue 1")
    assert t.on_table("Create Wall")
    assert t.wall("e1|e2")


@rules("11.4")
def test_a_destroyed_wall_on_a_moving_seam_is_whole_again() -> None:
    t = labyrinth("....B", blue=("Destroy Wall", "Rotate Sector"))
    t.blue("destroy-wall e1|f1")
    assert not t.wall("e1|f1")
    t.blue("rotate-sector sector:red 1")
    assert t.wall("e1|f1")


@rules("11.4")
def test_a_damaged_wall_on_a_moving_seam_is_whole_again() -> None:
    t = labyrinth("....B", blue=("Fireball", "Rotate Sector"))
    t.blue("fireball e1|f1")
    assert t.cracks("e1|f1") == 1
    t.blue("rotate-sector sector:red 1")
    assert t.cracks("e1|f1") == 0


@rules("11.4")
def test_a_seam_between_sectors_that_stay_keeps_its_damage() -> None:
    t = Story(hall("B", height=10), players=4, blue=["Rotate Sector"])
    t.s.walls |= 1 << t._line("e1|f1")
    t.s.cracks = ((t._line("e1|f1"), 2),)
    t.blue("rotate-sector sector:green 1")
    assert t.happened("turned") == 1
    assert t.cracks("e1|f1") == 2


@rules("11.5", "10.13", "21.6", "21.7")
def test_red_destroys_the_wall_between_two_sectors_and_blue_creates_another() -> None:
    t = labyrinth("....R", "....B", blue=("Create Wall",), red=("Destroy Wall",))
    t.red("destroy-wall e1|f1").done("red").blue("create-wall e2|e3")
    assert not t.wall("e1|f1")
    assert t.wall("e2|e3")
    assert not t.can("blue", "e3")
    t.blue("e1 f1")
    assert t.at("blue") == "f1"


@rules("11.5")
def test_the_two_edges_where_sectors_meet_are_one_wall() -> None:
    t = labyrinth("....B", blue=("Destroy Wall",))
    assert not t.sees("e1", "f1")
    t.blue("destroy-wall e1|f1")
    assert t.sees("e1", "f1")
    t.blue("f1")
    assert t.at("blue") == "f1"


@rules("11.6")
def test_sight_is_at_once_as_the_turned_map_shows_it() -> None:
    t = Story("B | . . .", players=2, blue=["Rotate Sector"])
    assert not t.sees("a1", "b1")
    t.blue("rotate-sector sector:blue 1")
    assert not t.sees("e1", "e2")
    assert t.sees("a1", "b1")


@rules("11.6", "10.12")
def test_walls_on_the_outer_edge_cannot_be_damaged_after_a_turn_either() -> None:
    t = labyrinth("B", blue=("Rotate Sector", "Fireball"))
    t.blue("rotate-sector sector:blue 1")
    assert t.at("blue") == "e1"
    t.blue("fireball")
    assert all(t._line(word) in t.s.arrangement.lines for word in t.options("blue") if "|" in word)
    assert "e1|f1" in t.options("blue")


@rules("24.3", "27.7")
def test_gravity_does_not_keep_water_from_moving_lying_items() -> None:
    t = Story("B . . R .", blue=["Waterbolt"]).lying("Dagger", "c1")
    t.everywhere("Gravity", by="red", energy=3).blue("waterbolt")
    assert t.can("blue", "dagger")


@rules("23.10", "24.3")
def test_water_does_not_move_glued_items() -> None:
    t = Story("B . . R .", blue=["Glue", "Waterbolt"]).lying("Dagger", "c1")
    t.blue("glue dagger").blue("waterbolt")
    assert not t.can("blue", "dagger")


DIVERSE = ["Fireball", "Fireball", "Swap", "Dispel", "Fog", "Zot!"]


@rules("10.4", "26.8")
def test_many_arms_have_room_for_tacks() -> None:
    t = Story("B . . R", blue=DIVERSE).lying("Handful of Tacks", "b1").under("blue", "Extra Arms", energy=3)
    t.blue("gather:handful-of-tacks")
    assert t.before("blue") == ["Extra Arms", "Handful of Tacks"]
    assert len(t.hand("blue")) == 6


@rules("10.4", "22.8")
def test_a_brainstone_brings_the_room_for_itself() -> None:
    t = Story("B . . R", blue=[*DIVERSE, "Shield"]).lying("Brainstone", "a1").blue("take:brainstone")
    assert len(t.hand("blue")) == 9  # two more cards, and only now the player must give one up
    assert t.can("blue", "drop:brainstone")


@rules("6.1", "22.4")
def test_add_is_played_in_move_and_cast_only() -> None:
    t = Story("B . . R", blue=["Shield", "Add", "Energy 4", "Energy 5"])
    t.under("blue", "Slow Death", by="red", energy=3).blue("done done 2 shield")
    assert t.can("blue", "energy-4")
    assert not t.can("blue", "sum")
