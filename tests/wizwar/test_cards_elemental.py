"""Stories of the Elemental cards (rules 24)."""

from __future__ import annotations

import pytest

from tests.citing import rules
from tests.wizwar.proofs import answered, shows
from tests.wizwar.story import Story


def put(t: Story, **places: str) -> Story:
    """Move wizards to other squares than in the drawing."""
    for colour, square in places.items():
        t.s.at[t.seat(colour)] = t.square(square)
    return t.again()


# -- Fireball --------------------------------------------------------------------------------------------


@rules("24.1")
@shows("Fireball")
def test_a_fireball_does_five_damage() -> None:
    t = Story("B . . R", blue=["Fireball"])
    t.blue("fireball red")
    assert t.life("red") == 10
    assert t.discards("Fireball")


@rules("24.1", "7.7")
def test_energy_does_not_make_a_fireball_hotter() -> None:
    t = Story("B . . R", blue=["Fireball", "Energy 4"])
    t.blue("fireball red")
    assert t.life("red") == 10
    assert t.hand("blue") == ["Energy 4"]


@rules("24.1", "21.1")
@answered("Fireball")
def test_full_shield_cancels_a_fireball() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield")
    assert t.life("red") == 15
    assert t.discards("Fireball", "Full Shield")


@rules("24.1", "5.9")
def test_a_cancelled_fireball_was_the_attack_of_the_turn() -> None:
    t = Story("B . . R", blue=["Fireball", "Ka-Bong!"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield")
    assert not t.can("blue", "ka-bong")


@rules("24.1", "23.1")
def test_shield_takes_two_off_a_fireball() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Shield"])
    t.blue("fireball red").red("shield")
    assert t.life("red") == 12


@rules("24.1", "4.2")
def test_a_fireball_does_not_fly_through_a_wall() -> None:
    t = Story("B . | . R", blue=["Fireball"])
    t.blue("fireball")
    assert not t.can("blue", "red")


@rules("24.1", "5.2")
def test_no_fireball_in_the_first_turn() -> None:
    t = Story("B . . R", blue=["Fireball"], turn=1)
    assert not t.can("blue", "fireball")


@rules("24.1", "10.11")
def test_a_fireball_makes_one_crack_in_a_wall() -> None:
    t = Story("B . | . R", blue=["Fireball"])
    t.blue("fireball b1|c1")
    assert t.cracks("b1|c1") == 1


@rules("24.1", "23.11")
def test_a_fireball_burns_a_rosebush() -> None:
    t = Story("B . . R", blue=["Fireball"]).stands("Rosebush", "c1", by="red")
    t.blue("fireball rosebush")
    assert t.in_square("c1") == []
    assert t.discards("Rosebush")


@rules("24.1", "7.14")
def test_a_fireball_destroys_the_magic_stones_of_its_victim() -> None:
    t = Story("B . . R", blue=["Fireball"]).carries("red", "Speedstone", "Bloodshard")
    t.blue("fireball red")
    assert t.before("red") == ["Bloodshard"]


@rules("24.1", "7.14", "9.4")
def test_a_fireball_reduced_to_nothing_leaves_the_stones_whole() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Shield", "Energy 4"]).carries("red", "Speedstone")
    t.blue("fireball red").red("shield energy-4")
    assert t.life("red") == 15
    assert t.before("red") == ["Speedstone"]


@rules("24.1", "23.2")
def test_a_fireball_strikes_a_wall_of_earth_to_no_effect() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Wall of Earth"])
    t.blue("fireball red").red("wall-of-earth b1|c1")
    assert t.life("red") == 15
    assert not t.wall("b1|c1")
    assert t.discards("Fireball", "Wall of Earth")


@rules("24.1", "9.10")
def test_a_fireball_that_kills_gives_a_point_and_the_hand() -> None:
    t = Story("B . R . Y", blue=["Fireball"], red=["Meditate"]).lives("red", 5)
    t.blue("fireball red")
    assert t.points("blue") == 1
    assert t.hand("blue") == ["Meditate"]


# -- Lightning Bolt --------------------------------------------------------------------------------------


@rules("24.2")
def test_a_bolt_without_energy_runs_one_square() -> None:
    t = Story("B R", blue=["Lightning Bolt"])
    t.blue("lightning-bolt east")
    assert t.life("red") == 12
    assert t.stun("red") == 1


@rules("24.2")
def test_a_bolt_without_energy_does_not_reach_the_second_square() -> None:
    t = Story("B . R", blue=["Lightning Bolt"])
    t.blue("lightning-bolt east")
    assert t.life("red") == 15
    assert t.stun("red") == 0


@rules("24.2")
@shows("Lightning Bolt")
def test_a_bolt_runs_as_many_squares_as_its_energy() -> None:
    t = Story("B . . . R .", blue=["Lightning Bolt", "Energy 4"])
    t.blue("lightning-bolt east energy-4")
    assert t.life("red") == 12


@rules("24.2")
def test_a_bolt_can_be_sent_in_any_of_the_four_directions() -> None:
    t = Story(". B .", blue=["Lightning Bolt"])
    t.blue("lightning-bolt")
    assert t.options("blue") == {"east", "south", "west", "north"}


@rules("24.2")
def test_a_bolt_turns_at_a_wall_and_hits_the_last_square_again() -> None:
    t = Story("B . . R", blue=["Lightning Bolt", "Energy 4"])
    t.blue("lightning-bolt east energy-4")
    assert t.life("red") == 9


@rules("24.2")
def test_two_hits_of_one_bolt_stun_once() -> None:
    t = Story("B . . R", blue=["Lightning Bolt", "Energy 4"])
    t.blue("lightning-bolt east energy-4")
    assert t.stun("red") == 1


@rules("24.2", "5.7")
def test_a_bolt_hits_its_caster_on_the_way_back() -> None:
    t = Story(". . B R", blue=["Lightning Bolt", "Stone Dead"])
    t.blue("lightning-bolt east stone-dead")
    assert t.life("red") == 9
    assert t.life("blue") == 12
    assert t.stun("blue") == 1


@rules("24.2", "8.11", "26.4")
@pytest.mark.parametrize(("face", "life"), [(2, 15), (3, 12)])
def test_a_gnome_may_evade_their_own_bolt(face: int, life: int) -> None:
    t = Story("B . . R", blue=["Lightning Bolt"], rolls=[face]).under("blue", "Gnome Form", energy=3)
    t.blue("lightning-bolt west")
    assert t.life("blue") == life


@rules("24.2", "8.11", "22.5")
def test_a_homunculus_takes_the_bolt_of_its_own_master() -> None:
    t = Story("B . . R", blue=["Lightning Bolt"]).under("blue", "Homunculus", energy=5)
    t.blue("lightning-bolt west")
    assert t.life("blue") == 15
    assert t.thing("Homunculus").energy == 2


@rules("24.2")
def test_a_bolt_sent_against_a_wall_turns_in_the_square_of_its_caster() -> None:
    t = Story("B | R", blue=["Lightning Bolt"])
    t.blue("lightning-bolt east")
    assert t.life("red") == 15
    assert t.life("blue") == 12


@rules("24.2")
def test_a_bolt_turns_at_the_casters_own_door() -> None:
    t = Story("B D R", blue=["Lightning Bolt"])
    assert t.can("blue", "b1")
    t.blue("lightning-bolt east")
    assert t.life("red") == 15
    assert t.life("blue") == 12


@rules("24.2", "3.4")
def test_a_bolt_runs_through_a_door_held_open() -> None:
    t = Story("B D R", blue=["Lightning Bolt"])
    t.blue("hold:a1|b1 lightning-bolt east")
    assert t.life("red") == 12
    assert t.life("blue") == 15


@rules("24.2")
def test_a_bolt_turns_before_a_stone_block() -> None:
    t = Story(". B . . R", blue=["Lightning Bolt", "Energy 4"]).stands("Stone Block", "d1", by="red")
    t.blue("lightning-bolt east energy-4")
    assert t.life("red") == 15
    assert t.life("blue") == 12


@rules("24.2", "26.7")
def test_a_bolt_hits_a_big_man_and_turns_in_their_square() -> None:
    t = Story("B . R . Y", blue=["Lightning Bolt", "Energy 4"]).under("red", "Big Man Form", energy=3)
    t.blue("lightning-bolt east energy-4")
    assert (t.life("red"), t.life("yellow"), t.life("blue")) == (9, 15, 15)
    assert t.stun("red") == 1


@rules("24.2", "26.7")
def test_a_big_mans_own_bolt_leaves_their_square() -> None:
    t = Story("B . R", blue=["Lightning Bolt", "Energy 4"]).under("blue", "Big Man Form", energy=3)
    t.blue("lightning-bolt east energy-4")
    assert (t.life("blue"), t.life("red")) == (15, 9)


@rules("24.2")
def test_a_bolt_runs_through_a_rosebush() -> None:
    t = Story("B . R .", blue=["Lightning Bolt", "Powerthrust"]).stands("Rosebush", "b1")
    t.blue("lightning-bolt east powerthrust")
    assert t.life("red") == 12
    assert t.on_table("Rosebush")


@rules("24.2", "3.7")
def test_a_bolt_leaves_by_an_exit_and_comes_in_on_the_other_side() -> None:
    t = put(Story("B R", blue=["Lightning Bolt"]), blue="a3", red="j3")
    t.blue("lightning-bolt west")
    assert t.life("red") == 12


@rules("24.2", "3.8")
def test_a_bolt_runs_on_through_a_portal() -> None:
    t = put(Story("B R", blue=["Lightning Bolt", "Powerthrust"]), blue="c1", red="h4")
    t.blue("lightning-bolt north powerthrust")
    assert t.life("red") == 12


@rules("24.2", "3.8", "2.9")
def test_a_portal_turns_the_heading_of_a_bolt() -> None:
    t = Story("B R Y", players=3, blue=["Lightning Bolt", "Powerthrust"])
    put(t, blue="h1", red="b8", yellow="a9")
    t.blue("lightning-bolt north powerthrust")
    assert t.life("red") == 12
    assert t.life("yellow") == 15


@rules("24.2", "5.5")
def test_a_bolt_hits_everybody_on_its_way() -> None:
    t = Story("B R Y .", blue=["Lightning Bolt", "Powerthrust"])
    t.blue("lightning-bolt east powerthrust")
    assert (t.life("red"), t.life("yellow")) == (12, 12)


@rules("24.2", "8.11")
@answered("Lightning Bolt")
def test_a_full_shield_of_one_victim_stops_the_whole_bolt() -> None:
    t = Story("B R Y .", blue=["Lightning Bolt", "Powerthrust"], yellow=["Full Shield"])
    t.blue("lightning-bolt east powerthrust").yellow("full-shield")
    assert (t.life("red"), t.life("yellow")) == (15, 15)


@rules("24.2", "8.11", "27.6")
def test_a_wizard_who_evades_a_bolt_evades_it_for_themselves_alone() -> None:
    t = Story("B R Y .", blue=["Lightning Bolt", "Powerthrust"], rolls=[2]).under("red", "Invisible")
    t.blue("lightning-bolt east powerthrust")
    assert (t.life("red"), t.life("yellow")) == (15, 12)
    assert t.stun("red") == 0


@rules("24.2", "23.1")
def test_a_shield_lessens_one_hit_of_a_bolt() -> None:
    t = Story("B . . R", blue=["Lightning Bolt", "Energy 4"], red=["Shield"])
    t.blue("lightning-bolt east energy-4").red("shield")
    assert t.life("red") == 11
    assert t.stun("red") == 1


@rules("24.2", "9.4")
def test_a_bolt_whose_only_hit_is_reduced_to_nothing_does_not_stun() -> None:
    t = Story("B R", blue=["Lightning Bolt"], red=["Shield", "Energy 4"])
    t.blue("lightning-bolt east").red("shield energy-4")
    assert t.life("red") == 15
    assert t.stun("red") == 0


@rules("24.2", "9.4")
def test_the_second_hit_of_a_bolt_stuns_if_the_first_was_reduced_to_nothing() -> None:
    t = Story("B . . R", blue=["Lightning Bolt", "Energy 4"], red=["Shield", "Energy 5"])
    t.blue("lightning-bolt east energy-4").red("shield energy-5")
    assert t.life("red") == 12
    assert t.stun("red") == 1


@rules("24.2", "23.2")
def test_a_bolt_turns_round_at_a_wall_of_earth() -> None:
    t = Story(". B . . R", blue=["Lightning Bolt", "Energy 4"], red=["Wall of Earth"])
    t.blue("lightning-bolt east energy-4").red("wall-of-earth c1|d1")
    assert t.life("red") == 15
    assert t.life("blue") == 12
    assert not t.wall("c1|d1")


@rules("24.2", "25.9")
def test_a_teleport_off_the_line_escapes_a_bolt() -> None:
    t = Story("B R Y .", blue=["Lightning Bolt", "Powerthrust"], red=["Teleport"])
    t.blue("lightning-bolt east powerthrust").red("teleport b2")
    assert t.life("red") == 15
    assert t.life("yellow") == 12


@rules("24.2", "9.10")
def test_a_bolt_that_kills_on_its_second_pass_gives_a_point() -> None:
    t = Story("B . . R", players=3, blue=["Lightning Bolt", "Energy 4"]).lives("red", 4)
    put(t, yellow="j5")
    t.blue("lightning-bolt east energy-4")
    assert t.at("red") == ""
    assert t.points("blue") == 1


@rules("24.2", "5.7")
def test_nobody_gets_credit_for_a_caster_killed_by_their_own_bolt() -> None:
    t = Story("B | R Y", blue=["Lightning Bolt"]).lives("blue", 3)
    t.blue("lightning-bolt east")
    assert t.at("blue") == ""
    assert t.points("red") == t.points("yellow") == 0
    assert t.asked() == {"red"}


@rules("24.2", "5.1")
def test_a_bolt_is_the_attack_of_the_turn() -> None:
    t = Story("B R", blue=["Lightning Bolt"])
    assert t.can("blue", "punch")
    t.blue("lightning-bolt east")
    assert not t.can("blue", "punch")


@rules("24.2", "23.2")
def test_a_wall_of_earth_before_its_casters_feet_throws_a_bolt_back() -> None:
    t = Story("B R", blue=["Lightning Bolt"], red=["Wall of Earth"])
    t.blue("lightning-bolt east").red("wall-of-earth a1|b1")
    assert (t.life("blue"), t.life("red")) == (12, 15)


@rules("24.2", "23.2", "8.11")
def test_a_wall_of_earth_may_send_a_bolt_back_over_others() -> None:
    t = Story("B R Y", blue=["Lightning Bolt", "Stone Dead"], yellow=["Wall of Earth"])
    t.blue("lightning-bolt east stone-dead").yellow("wall-of-earth b1|c1")
    assert (t.life("red"), t.life("blue"), t.life("yellow")) == (9, 12, 15)


@rules("24.2", "26.1")
def test_a_wizard_moved_off_the_line_is_not_hit_when_the_bolt_comes_back() -> None:
    t = Story(
        """
        +---+---+---+---+
        | B   .   .   R |
        +---+---+---+   +
        | .   .   . | . |
        +---+---+---+---+
        """,
        blue=["Lightning Bolt", "Energy 4"],
    )
    t.under("red", "Featherweight", energy=2).blue("lightning-bolt east energy-4")
    while t.asked() == {"red"}:
        t.red("south")
    assert t.at("red") == "d2"
    assert t.life("red") == 13


@rules("24.2", "25.1")
def test_a_bolt_can_be_absorbed_by_a_wizard_it_does_not_hit() -> None:
    t = Story("B R . Y", blue=["Lightning Bolt"], yellow=["Absorb Spell"])
    t.blue("lightning-bolt east").yellow("absorb-spell")
    assert t.life("red") == 15
    assert t.hand("yellow") == ["Lightning Bolt"]


# -- Waterbolt -------------------------------------------------------------------------------------------


@rules("24.3")
@shows("Waterbolt")
def test_the_energy_of_a_waterbolt_is_split_between_damage_and_knock_back() -> None:
    t = Story("B . R . . .", blue=["Waterbolt", "Energy 4"])
    t.blue("waterbolt red energy-4 damage-1")
    assert t.life("red") == 14
    assert t.at("red") == "f1"


@rules("24.3")
def test_all_energy_of_a_waterbolt_may_go_into_damage() -> None:
    t = Story("B . R . . .", blue=["Waterbolt", "Energy 4"])
    t.blue("waterbolt red energy-4 damage-4")
    assert t.life("red") == 11
    assert t.at("red") == "c1"


@rules("24.3")
def test_a_waterbolt_without_a_boost_has_one_point_to_spend() -> None:
    t = Story("B R . .", blue=["Waterbolt"])
    t.blue("waterbolt red")
    assert t.options("blue") == {"damage-0", "damage-1"}
    t.blue("damage-0")
    assert (t.life("red"), t.at("red")) == (15, "c1")


@rules("24.3", "2.9")
def test_a_wall_stops_a_knock_back_and_the_rest_is_lost() -> None:
    t = Story("B R . .", blue=["Waterbolt", "Energy 6"])
    t.blue("waterbolt red energy-6 damage-0")
    assert t.at("red") == "d1"
    assert t.life("red") == 15


@rules("24.3")
def test_a_knock_back_goes_round_no_corner() -> None:
    t = Story(
        """
        +---+---+---+
        | B   R   . |
        +---+---+   +
        | .   .   . |
        +---+---+---+
        """,
        blue=["Waterbolt", "Energy 4"],
    )
    t.blue("waterbolt red energy-4 damage-0")
    assert t.at("red") == "c1"


@rules("24.3", "2.9", "3.7")
def test_a_knock_back_continues_through_an_exit() -> None:
    t = put(Story("B R", blue=["Waterbolt", "Powerthrust"]), blue="i3", red="j3")
    t.blue("waterbolt red powerthrust damage-0")
    assert t.at("red") == "b3"


@rules("24.3", "3.9")
def test_a_waterbolt_cast_through_an_exit_knocks_back_along_its_line() -> None:
    t = put(Story("B R", blue=["Waterbolt"]), blue="j3", red="b3")
    t.s.walls |= 1 << t._line("e3|f3")
    t.s.sight = None
    t.again().blue("waterbolt red damage-0")
    assert t.at("red") == "c3"


@rules("24.3")
def test_in_the_same_square_the_caster_picks_the_direction_of_the_knock_back() -> None:
    t = put(Story(". . B . R", blue=["Waterbolt", "Powerthrust"]), red="c1")
    t.blue("waterbolt red powerthrust damage-0 west")
    assert t.at("red") == "a1"


@rules("24.3")
def test_a_slanting_waterbolt_knocks_back_along_the_longer_side() -> None:
    t = put(Story("B R", blue=["Waterbolt"]), blue="f2", red="h3")
    t.blue("waterbolt red damage-0")
    assert t.at("red") == "i3"


@rules("24.3")
def test_between_equal_sides_the_caster_chooses_the_knock_back() -> None:
    t = put(Story("B R", blue=["Waterbolt"]), blue="f2", red="g3")
    t.blue("waterbolt red damage-0")
    assert t.options("blue") == {"east", "south"}
    t.blue("south")
    assert t.at("red") == "g4"


@rules("24.3", "22.16")
def test_a_waterbolt_through_a_wall_knocks_back_away_from_its_caster() -> None:
    t = Story("B . | R . . .", blue=["Waterbolt", "Energy 6"]).carries("blue", "Visionstone")
    t.blue("waterbolt red energy-6 4")
    assert t.at("red") == "e1"
    assert t.life("red") == 11


@rules("24.3", "21.5")
def test_a_waterbolt_round_a_corner_knocks_back_along_the_longer_side_of_the_way() -> None:
    t = Story(
        """
        +---+---+---+
        | B | R   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
        """,
        blue=["Waterbolt", "Energy 4", "Around the Corner"],
    )
    t.blue("around-the-corner waterbolt red energy-4 3")
    assert t.at("red") == "c1"


@rules("24.3", "26.1")
def test_a_wizard_who_has_drifted_round_a_corner_is_knocked_back_away_from_the_caster() -> None:
    t = Story(
        """
        +---+---+---+---+---+
        | B   .   R   .   . |
        +---+---+   +---+---+
        | .   .   .   .   . |
        +---+---+---+---+---+
        """,
        blue=["Waterbolt", "Energy 4"],
        red=["Featherweight"],
    )
    t.blue("waterbolt red energy-4 2").red("featherweight south west")
    assert t.life("red") == 15
    assert t.at("red") == "b2"
    assert t.options("blue") == {"east", "south"}
    t.blue("east")
    assert t.at("red") == "d2"


@rules("24.3", "9.1")
def test_a_wizard_killed_by_a_waterbolt_is_not_knocked_back() -> None:
    t = Story("B R . Y", blue=["Waterbolt", "Energy 6"]).lives("red", 2)
    t.s.at[t.seat("red")] = t.square("a1")
    t.again().blue("waterbolt red energy-6 3")
    assert t.at("red") == ""
    assert t.can("blue", "done")


@rules("24.3", "2.11", "23.11")
def test_a_wizard_knocked_into_a_rosebush_is_pricked() -> None:
    t = Story("B R . .", blue=["Waterbolt"]).stands("Rosebush", "c1")
    t.blue("waterbolt red damage-0")
    assert t.at("red") == "c1"
    assert t.life("red") == 12


@rules("24.3", "24.5", "9.12")
def test_a_death_in_a_wall_of_fire_after_a_knock_back_gives_no_point() -> None:
    t = Story("B R . Y", blue=["Waterbolt"]).stands("Wall of Fire", "b1|c1").lives("red", 4)
    t.blue("waterbolt red damage-0")
    assert t.at("red") == ""
    assert t.points("blue") == 0


@rules("24.3", "5.7")
def test_a_waterbolt_can_be_aimed_at_its_caster() -> None:
    t = Story(". B . . R", blue=["Waterbolt", "Energy 4"])
    t.blue("waterbolt blue energy-4 damage-2 east")
    assert t.life("blue") == 13
    assert t.at("blue") == "d1"


@rules("24.3")
def test_nobody_evades_their_own_waterbolt() -> None:
    t = Story("B . . R", blue=["Waterbolt"], rolls=[4]).under("blue", "Acid Bath", by="red", energy=4)
    t.under("blue", "Invisible", energy=3).blue("waterbolt blue damage-1")
    assert t.life("blue") == 14
    assert not t.on_table("Acid Bath")


@rules("24.3", "5.7")
def test_a_waterbolt_at_its_caster_uses_the_attack() -> None:
    t = Story("B R . .", blue=["Waterbolt"])
    t.blue("waterbolt blue damage-1")
    assert not t.can("blue", "punch")


@rules("24.3", "5.2")
def test_no_waterbolt_at_its_caster_in_the_first_turn() -> None:
    t = Story("B . . R", blue=["Waterbolt"], turn=1)
    assert not t.can("blue", "waterbolt")


@rules("24.3", "5.7")
def test_a_casters_death_by_their_own_waterbolt_gives_nobody_a_point() -> None:
    t = Story("B . R Y", blue=["Waterbolt"]).lives("blue", 1)
    t.blue("waterbolt blue damage-1")
    assert t.at("blue") == ""
    assert t.points("red") == t.points("yellow") == 0


@rules("24.3", "22.2")
def test_a_waterbolt_washes_off_an_acid_bath() -> None:
    t = Story("B . . R", blue=["Waterbolt"]).under("blue", "Acid Bath", by="red", energy=4)
    t.blue("waterbolt blue damage-1")
    assert not t.on_table("Acid Bath")


@rules("24.3", "8.6", "22.2")
@answered("Waterbolt")
def test_a_cancelled_waterbolt_washes_nothing_off() -> None:
    t = Story("B . . R", blue=["Waterbolt"], red=["Full Shield"])
    t.under("red", "Acid Bath", by="blue", energy=4)
    t.blue("waterbolt red damage-1").red("full-shield")
    assert t.on_table("Acid Bath")
    assert t.life("red") == 15


@rules("24.3", "24.5")
def test_a_waterbolt_destroys_a_wall_of_fire() -> None:
    t = Story("B . . R", blue=["Waterbolt"]).stands("Wall of Fire", "b1|c1", by="red")
    t.blue("waterbolt wall-of-fire damage-1")
    assert not t.on_table("Wall of Fire")
    assert t.discards("Wall of Fire")


@rules("24.3", "24.11")
def test_a_waterbolt_destroys_a_fire_cloak_that_lies_about() -> None:
    t = Story("B . . R", blue=["Waterbolt"]).lying("Fire Cloak", "c1")
    t.blue("waterbolt fire-cloak damage-1")
    assert t.in_square("c1") == []


@rules("24.3", "10.2")
def test_a_waterbolt_knocks_a_fallen_item_along() -> None:
    t = Story("B . . . . . . R", blue=["Waterbolt", "Energy 4"]).lying("Dagger", "b1")
    t.blue("waterbolt dagger energy-4 0")
    assert t.in_square("f1") == ["Dagger"]
    assert not t.can("blue", "punch")


@rules("24.3", "2.9")
def test_a_wall_stops_an_item_that_is_knocked_along() -> None:
    t = Story("B . . . | . R", blue=["Waterbolt", "Energy 4"]).lying("Dagger", "b1")
    t.blue("waterbolt dagger energy-4 0")
    assert t.in_square("d1") == ["Dagger"]


@rules("24.3", "2.9")
def test_a_stone_block_stops_an_item_that_is_knocked_along() -> None:
    t = Story("B . . . . R", blue=["Waterbolt", "Energy 4"]).lying("Dagger", "b1")
    t.stands("Stone Block", "d1", by="red").blue("waterbolt dagger energy-4 0")
    assert t.in_square("c1") == ["Dagger"]


@rules("24.3", "2.9", "3.7")
def test_an_item_is_knocked_along_through_an_exit() -> None:
    t = Story("B R", blue=["Waterbolt", "Energy 4"]).lying("Dagger", "b3")
    t.s.at[t.seat("blue")] = t.square("c3")
    t.again().blue("waterbolt dagger energy-4 0")
    assert t.in_square("h3") == ["Dagger"]


@rules("24.3")
def test_an_item_in_the_casters_square_is_knocked_in_a_direction_of_their_choice() -> None:
    t = Story("B . . R", blue=["Waterbolt"]).lying("Dagger", "a1")
    t.blue("waterbolt dagger 0")
    assert t.options("blue") == {"east", "south", "west", "north"}
    t.blue("east")
    assert t.in_square("b1") == ["Dagger"]


@rules("24.3", "23.10")
def test_a_waterbolt_is_not_aimed_at_a_glued_item() -> None:
    t = Story("B . . R", blue=["Waterbolt", "Glue"]).lying("Dagger", "b1").lying("Lifestone", "c1")
    t.blue("glue dagger waterbolt")
    assert t.can("blue", "lifestone")
    assert not t.can("blue", "dagger")


@rules("24.3", "5.11")
def test_a_waterbolt_is_not_aimed_at_a_treasure() -> None:
    t = Story("B . . R", blue=["Waterbolt"]).treasure("red-1", "b1")
    t.blue("waterbolt")
    assert not t.can("blue", "red-1")


@rules("24.3", "23.13")
def test_a_waterbolt_washes_away_tacks() -> None:
    t = Story("B . . R", blue=["Waterbolt"]).lying("Handful of Tacks", "c1")
    t.blue("waterbolt handful-of-tacks damage-1")
    assert t.in_square("c1") == []


@rules("24.3", "10.11")
def test_a_wall_struck_by_a_waterbolt_is_not_knocked_back() -> None:
    t = Story("B . | . R", blue=["Waterbolt", "Energy 6"])
    t.blue("waterbolt b1|c1 energy-6")
    assert t.options("blue") == {"damage-6"}
    t.blue("damage-6")
    assert t.cracks("b1|c1") == 2


@rules("24.3", "25.8")
def test_pain_link_gives_back_the_damage_of_a_waterbolt_but_not_the_knock_back() -> None:
    t = Story(". B R . . .", blue=["Waterbolt", "Energy 4"]).under("red", "Pain Link")
    t.blue("waterbolt red energy-4 damage-2")
    assert (t.life("red"), t.at("red")) == (13, "e1")
    assert (t.life("blue"), t.at("blue")) == (13, "b1")


@rules("24.3", "23.2")
def test_a_wall_of_earth_stops_a_waterbolt() -> None:
    t = Story("B . . R .", blue=["Waterbolt", "Energy 4"], red=["Wall of Earth"])
    t.blue("waterbolt red energy-4 damage-2").red("wall-of-earth b1|c1")
    assert t.life("red") == 15
    assert t.at("red") == "d1"


@rules("24.3", "25.9", "8.13")
def test_a_teleport_out_of_sight_evades_a_waterbolt() -> None:
    t = Story("B . . R", blue=["Waterbolt"], red=["Teleport"])
    t.blue("waterbolt red damage-1").red("teleport d2")
    assert t.life("red") == 15


@rules("24.3", "27.6", "8.7")
def test_a_wizard_who_evades_a_waterbolt_is_not_knocked_back_either() -> None:
    t = Story("B R . .", blue=["Waterbolt", "Energy 4"], rolls=[4]).under("red", "Invisible")
    t.blue("waterbolt red energy-4 damage-2")
    assert (t.life("red"), t.at("red")) == (15, "b1")


@rules("24.3", "22.5")
def test_a_homunculus_takes_the_water_and_its_master_is_not_moved() -> None:
    t = Story("B R . .", blue=["Waterbolt", "Energy 4"]).under("red", "Homunculus", energy=3)
    t.blue("waterbolt red energy-4 damage-2")
    assert (t.life("red"), t.at("red")) == (15, "b1")
    assert t.thing("Homunculus").energy == 1


@rules("24.3", "22.4", "8.12")
def test_without_its_add_a_waterbolt_does_no_more_than_its_first_card_allows() -> None:
    t = Story("B . R . . . . .", blue=["Waterbolt", "Add", "Powerthrust", "Energy 4"], red=["Negate Neutral"])
    t.blue("waterbolt red sum powerthrust energy-4 damage-5").red("negate-neutral")
    assert t.life("red") == 13
    assert t.at("red") == "c1"


@rules("24.3", "10.8")
def test_a_wizard_who_is_knocked_back_keeps_their_treasure() -> None:
    t = Story("B R . .", blue=["Waterbolt"]).treasure("blue-1", "red")
    t.blue("waterbolt red damage-0")
    assert t.at("red") == "c1"
    assert t.where("blue-1") == "red"


@rules("24.3", "24.8")
def test_a_stone_block_stops_a_knock_back() -> None:
    t = Story("B R . . .", blue=["Waterbolt", "Energy 4"]).stands("Stone Block", "d1")
    t.blue("waterbolt red energy-4 damage-0")
    assert t.at("red") == "c1"


@rules("24.3", "23.12")
def test_a_thornbush_stops_a_knock_back() -> None:
    t = Story("B R . . .", blue=["Waterbolt", "Energy 4"]).stands("Thornbush", "c1")
    t.blue("waterbolt red energy-4 damage-0")
    assert t.at("red") == "c1"
    assert t.stun("red") == 1
    assert t.asked() == {"blue"}


@rules("24.3", "6.6")
def test_a_waterbolt_is_worth_three_energy() -> None:
    t = Story("B . . R", blue=["Waterbolt"])
    t.blue("speed:waterbolt")
    assert t.mp() == 6


@rules("23.2", "27.4")
def test_a_slow_death_is_cancelled_by_a_wall_of_earth() -> None:
    t = Story("B . . R", blue=["Slow Death"], red=["Wall of Earth"])
    t.blue("slow-death red").red("wall-of-earth b1|c1")
    assert not t.on_table("Slow Death")
    assert t.discards("Slow Death", "Wall of Earth")
    assert not t.wall("b1|c1")


@rules("23.2")
def test_a_wall_of_earth_can_stand_only_where_it_stops_the_attack() -> None:
    t = Story("B . R . .", blue=["Fireball"], red=["Wall of Earth"])
    t.blue("fireball red").red("wall-of-earth")
    assert t.options("red") == {"a1|b1", "b1|c1"}


@rules("23.2", "27.3")
def test_a_wall_of_earth_is_not_an_answer_to_an_attack_without_sight() -> None:
    t = Story("B . . R", blue=["Globe of Pain"], red=["Wall of Earth"])
    t.blue("globe-of-pain red")
    assert t.life("red") == 14
    assert t.hand("red") == ["Wall of Earth"]


# -- Flood -----------------------------------------------------------------------------------------------


@rules("24.4")
@shows("Flood")
def test_a_flood_puts_out_walls_of_fire_and_destroys_fire_cloaks() -> None:
    t = (
        Story("B . . R", blue=["Flood"])
        .stands("Wall of Fire", "c1|d1", by="red")
        .carries("red", "Fire Cloak")
    )
    t.blue("flood")
    assert t.before("red") == []
    assert t.discards("Wall of Fire", "Fire Cloak")
    assert t.on_table("Flood")


@rules("24.4")
def test_a_flood_destroys_a_fire_cloak_that_lies_about() -> None:
    t = Story("B . . R", blue=["Flood"]).lying("Fire Cloak", "c1")
    t.blue("flood")
    assert t.in_square("c1") == []


@rules("24.4")
def test_no_fire_spell_can_be_cast_while_the_flood_lasts() -> None:
    t = Story("B . . R", blue=["Flood", "Fireball", "Wall of Fire", "Fire Darts", "Ka-Bong!"])
    t.blue("flood none")
    for spell in ("fireball", "wall-of-fire", "fire-darts"):
        assert not t.can("blue", spell)
    assert t.can("blue", "ka-bong")


@rules("24.4")
def test_no_fire_item_can_be_played_while_the_flood_lasts() -> None:
    t = Story("B . . R", blue=["Fire Cloak"]).everywhere("Flood", by="red")
    assert not t.can("blue", "fire-cloak")


@rules("24.4", "24.5")
def test_a_wall_of_fire_cannot_be_cast_against_water_while_a_flood_lasts() -> None:
    t = Story("B . . R", blue=["Waterbolt"], red=["Wall of Fire"]).everywhere("Flood", energy=2)
    t.blue("waterbolt red damage-1")
    assert t.life("red") == 14


@rules("24.4", "1.5")
def test_a_flood_lasts_as_many_turns_as_its_energy_and_then_fire_burns_again() -> None:
    t = Story("B . . R", blue=["Flood", "Powerthrust", "Fireball"])
    t.blue("flood powerthrust").done("blue").done("red")
    assert not t.can("blue", "fireball")
    t.done("blue").done("red")
    assert t.can("blue", "fireball")
    assert t.discards("Flood")


@rules("24.4", "22.2")
def test_a_flood_washes_off_every_acid_bath() -> None:
    t = Story("B . . R", blue=["Flood"])
    t.under("blue", "Acid Bath", by="red", energy=4).under("red", "Acid Bath", by="blue", energy=4)
    t.blue("flood")
    assert not t.on_table("Acid Bath")


@rules("24.4", "23.13")
def test_a_flood_washes_away_tacks_but_not_carried_ones() -> None:
    t = Story("B . . R", blue=["Flood"]).lying("Handful of Tacks", "c1")
    t.blue("flood")
    assert t.in_square("c1") == []
    t = Story("B . . R", blue=["Flood"]).carries("red", "Handful of Tacks")
    t.blue("flood")
    assert t.before("red") == ["Handful of Tacks"]


@rules("24.4")
def test_a_flood_cast_when_attacked_cancels_a_fireball() -> None:
    t = Story("B R . .", blue=["Fireball"], red=["Flood"])
    t.blue("fireball red").red("flood")
    assert t.life("red") == 15
    assert t.discards("Fireball")
    assert not t.can("blue", "punch")
    assert t.before("red") == ["Flood"]


@rules("24.4")
def test_a_flood_cast_when_attacked_does_not_hinder_an_attack_without_fire() -> None:
    t = Story("B . . R", blue=["Ka-Bong!"], red=["Flood"])
    t.blue("ka-bong red").red("flood")
    assert t.life("red") == 11
    assert t.on_table("Flood")


@rules("24.4", "7.2")
def test_a_flood_cast_as_a_counterspell_can_be_boosted() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Flood", "Energy 4"])
    t.blue("fireball red").red("flood energy-4")
    assert t.thing("Flood").energy == 4


@rules("24.4", "8.2")
def test_a_flood_answers_only_attacks_on_its_caster() -> None:
    t = Story("B . R Y", blue=["Fireball"], yellow=["Flood"])
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("24.4", "21.2", "6.12")
@answered("Flood")
def test_a_flood_cast_as_a_neutral_spell_can_be_negated_from_anywhere() -> None:
    t = Story("B . | . R", blue=["Flood"], red=["Negate Neutral"]).carries("red", "Fire Cloak")
    t.blue("flood").red("negate-neutral")
    assert t.before("red") == ["Fire Cloak"]
    assert t.discards("Flood")


@rules("24.4", "6.7")
def test_a_flood_cast_as_a_counterspell_cannot_be_negated_as_a_neutral_spell() -> None:
    t = Story("B . . R", blue=["Fireball", "Negate Neutral"], red=["Flood"])
    t.blue("fireball red").red("flood")
    assert t.life("red") == 15
    assert t.on_table("Flood")
    assert t.hand("blue") == ["Negate Neutral"]


@rules("24.4", "27.1")
def test_anti_anti_lets_the_fireball_through_the_flood() -> None:
    t = Story("B . . R", blue=["Fireball", "Anti-Anti"], red=["Flood"])
    t.blue("fireball red").red("flood").blue("anti-anti")
    assert t.life("red") == 10
    assert not t.on_table("Flood")


# -- Wall of Fire ----------------------------------------------------------------------------------------


@rules("24.5")
@shows("Wall of Fire")
def test_passing_a_wall_of_fire_costs_four_life() -> None:
    t = Story("B . . R", blue=["Wall of Fire"])
    t.blue("wall-of-fire a1|b1 b1")
    assert t.at("blue") == "b1"
    assert t.life("blue") == 11


@rules("24.5")
def test_a_wall_of_fire_burns_in_both_directions_each_time() -> None:
    t = Story("B . . R").stands("Wall of Fire", "a1|b1")
    t.blue("b1 a1")
    assert t.life("blue") == 7


@rules("24.5")
def test_a_wall_of_fire_does_not_block_sight() -> None:
    t = Story("B . . R", blue=["Fireball"]).stands("Wall of Fire", "b1|c1")
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("24.5", "10.16")
def test_a_wall_of_fire_stands_only_on_a_free_edge_in_sight() -> None:
    t = Story("B . | . R", blue=["Wall of Fire"])
    t.blue("wall-of-fire")
    assert t.can("blue", "a1|b1")
    assert not t.can("blue", "b1|c1")
    assert not t.can("blue", "c1|d1")


@rules("24.5", "10.12")
def test_a_wall_of_fire_cannot_be_damaged() -> None:
    t = Story("B . . R", blue=["Fireball"]).stands("Wall of Fire", "b1|c1")
    t.blue("fireball")
    assert not t.can("blue", "wall-of-fire")
    assert not t.can("blue", "b1|c1")


@rules("24.5", "21.7")
def test_destroy_wall_destroys_a_wall_of_fire() -> None:
    t = Story("B . . R", blue=["Destroy Wall"]).stands("Wall of Fire", "b1|c1", by="red")
    t.blue("destroy-wall b1|c1")
    assert not t.on_table("Wall of Fire")


@rules("24.5", "27.6")
def test_a_wall_of_fire_cannot_be_evaded() -> None:
    t = (
        Story("B . . R", rolls=[4])
        .stands("Wall of Fire", "a1|b1", by="red")
        .under("blue", "Invisible", energy=3)
    )
    t.blue("b1")
    assert t.life("blue") == 11


@rules("24.5", "23.1")
def test_a_shield_lessens_the_burn_of_a_wall_of_fire() -> None:
    t = Story("B . . R", blue=["Shield"]).stands("Wall of Fire", "a1|b1", by="red")
    t.blue("b1 shield")
    assert t.life("blue") == 13


@rules("24.5", "7.14")
def test_a_wall_of_fire_destroys_magic_stones() -> None:
    t = Story("B . . R").stands("Wall of Fire", "a1|b1", by="red").carries("blue", "Lifestone")
    t.blue("b1")
    assert t.before("blue") == []


@rules("24.5", "9.11")
def test_nobody_gets_a_point_for_a_death_in_a_wall_of_fire() -> None:
    t = Story("B . R Y").stands("Wall of Fire", "a1|b1", by="red").lives("blue", 4)
    t.blue("b1")
    assert t.at("blue") == ""
    assert t.points("red") == 0


@rules("24.5", "21.2")
@answered("Wall of Fire")
def test_a_wall_of_fire_cast_as_a_neutral_spell_can_be_negated() -> None:
    t = Story("B . . R", blue=["Wall of Fire"], red=["Negate Neutral"])
    t.blue("wall-of-fire a1|b1").red("negate-neutral").blue("b1")
    assert t.life("blue") == 15


@rules("24.5")
def test_a_wall_of_fire_cast_against_a_waterbolt_cancels_both() -> None:
    t = Story("B . . R", blue=["Waterbolt", "Energy 4"], red=["Wall of Fire"])
    t.blue("waterbolt red energy-4 damage-4").red("wall-of-fire")
    assert t.life("red") == 15
    assert t.discards("Waterbolt", "Energy 4", "Wall of Fire")
    assert not t.on_table("Wall of Fire")


@rules("24.5", "6.12")
def test_a_wall_of_fire_can_save_another_from_water() -> None:
    t = Story("B . R Y", blue=["Waterbolt"], yellow=["Wall of Fire"])
    t.blue("waterbolt red damage-1").yellow("wall-of-fire")
    assert t.life("red") == 15


@rules("24.5", "6.12")
def test_a_wall_of_fire_does_not_answer_water_out_of_sight() -> None:
    t = Story("B . R | Y", blue=["Waterbolt"], yellow=["Wall of Fire"])
    t.blue("waterbolt red damage-1")
    assert t.life("red") == 14


@rules("24.5", "24.4")
def test_a_wall_of_fire_cancels_a_flood_cast_as_a_neutral_spell() -> None:
    t = Story("B . | . R", blue=["Flood"], red=["Wall of Fire"]).carries("red", "Fire Cloak")
    t.blue("flood").red("wall-of-fire")
    assert not t.on_table("Flood")
    assert t.before("red") == ["Fire Cloak"]
    assert t.discards("Flood", "Wall of Fire")


@rules("24.5", "8.5")
def test_a_wall_of_fire_does_not_answer_a_flood_that_is_itself_a_counterspell() -> None:
    t = Story("B . . R", blue=["Fireball", "Wall of Fire"], red=["Flood"])
    t.blue("fireball red").red("flood")
    assert t.life("red") == 15
    assert t.on_table("Flood")


@rules("24.5", "8.2")
def test_a_wall_of_fire_does_not_answer_a_spell_without_water() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Wall of Fire"])
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("24.5", "6.6")
def test_a_wall_of_fire_is_worth_two_energy() -> None:
    t = Story("B . . R", blue=["Wall of Fire"])
    t.blue("speed:wall-of-fire")
    assert t.mp() == 5


# -- Fog -------------------------------------------------------------------------------------------------


@rules("24.6")
@shows("Fog")
def test_in_the_fog_nobody_sees_farther_than_one_square() -> None:
    t = Story("B . R", blue=["Fog", "Fireball"])
    t.blue("fog fireball")
    assert not t.can("blue", "red")


@rules("24.6")
def test_in_the_fog_the_next_square_is_still_seen() -> None:
    t = Story("B . R", blue=["Fog", "Fireball"])
    t.blue("fog b1 fireball red")
    assert t.life("red") == 10


@rules("24.6")
def test_in_the_fog_only_the_sides_of_a_wizards_own_square_are_visible() -> None:
    t = Story("B . . R", blue=["Fog", "Create Wall"])
    t.blue("fog create-wall")
    assert t.options("blue") == {"a1|b1"}


@rules("24.6", "3.9")
def test_in_the_fog_the_square_beyond_an_exit_is_next_door() -> None:
    t = put(Story("B R", blue=["Fireball"]), blue="a3", red="j3").everywhere("Fog")
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("24.6", "4.9")
def test_in_the_fog_a_free_diagonal_is_adjacent_in_the_rulebook_but_not_in_the_faq() -> None:
    t = put(Story("B R", blue=["Fireball"]), blue="f2", red="g3").everywhere("Fog")
    t.blue("fireball")
    assert t.can("blue", "red")
    t = put(Story("B R", blue=["Fireball", "Zot!"], edition="faq"), blue="f2", red="g3").everywhere("Fog")
    assert not t.can("blue", "fireball")


@rules("24.6", "6.12")
def test_in_the_fog_a_distant_wizard_does_not_see_who_casts() -> None:
    t = Story("B . . R", blue=["Meditate"], red=["Negate Neutral", "Absorb Spell"]).everywhere("Fog")
    t.blue("meditate")
    assert len(t.hand("blue")) == 3


@rules("24.6", "6.12", "21.2")
@answered("Fog")
def test_fog_itself_is_global_and_can_be_negated_from_anywhere() -> None:
    t = Story("B . | . R", blue=["Fog"], red=["Negate Neutral"])
    t.blue("fog").red("negate-neutral")
    assert not t.on_table("Fog")


@rules("24.6", "6.12", "21.8")
def test_fog_is_dispelled_from_anywhere() -> None:
    t = Story("B . | . R", blue=["Dispel"]).everywhere("Fog", by="red", energy=3)
    t.blue("dispel fog")
    assert not t.on_table("Fog")


@rules("24.6", "1.5")
def test_fog_lifts_when_its_energy_has_run_out() -> None:
    t = Story("B . . R", blue=["Fog", "Fireball"])
    t.blue("fog")
    assert t.on_table("Fog")
    t.done("blue").done("red").blue("fireball red")
    assert not t.on_table("Fog")
    assert t.life("red") == 10


@rules("24.6", "25.9", "8.13")
def test_in_the_fog_two_squares_are_enough_to_teleport_out_of_sight() -> None:
    t = Story("B R . . .", blue=["Fireball"], red=["Teleport"]).everywhere("Fog")
    t.blue("fireball red").red("teleport c1")
    assert t.life("red") == 15


# -- Mist Body -------------------------------------------------------------------------------------------


@rules("24.7")
def test_a_mist_body_drifts_through_a_locked_door() -> None:
    t = put(Story("B R", blue=["Mist Body"]), blue="f1")
    t.s.doors |= 1 << t._line("f1|g1")
    t.again()
    assert not t.can("blue", "g1")
    t.blue("mist-body g1")
    assert t.at("blue") == "g1"


@rules("24.7", "27.9")
def test_a_mist_body_drifts_through_a_sealed_door() -> None:
    t = Story("B D . R", blue=["Mist Body"]).stands("Seal Door", "a1|b1", by="red")
    assert not t.can("blue", "b1")
    t.blue("mist-body b1")
    assert t.at("blue") == "b1"


@rules("24.7")
def test_stone_walls_outer_walls_and_stone_blocks_stop_a_mist_body() -> None:
    t = Story(". B | . R").under("blue", "Mist Body").stands("Stone Block", "a1", by="red")
    assert not {"a1", "c1", "b2"} & t.options("blue")


@rules("24.7")
@shows("Mist Body")
def test_bushes_and_tacks_do_nothing_to_a_mist_body() -> None:
    t = Story("B . . . R", blue=["Mist Body"])
    t.stands("Rosebush", "b1", by="red").lying("Handful of Tacks", "c1").stands("Thornbush", "d1", by="red")
    t.blue("mist-body b1 c1 d1")
    assert t.life("blue") == 15
    assert t.asked() == {"blue"}
    assert t.stun("blue") == 0


@rules("24.7", "23.9")
def test_a_mist_body_finds_its_way_out_of_a_dust_cloud() -> None:
    t = Story("B . . R", blue=["Mist Body"]).stands("Dust Cloud", "b1", by="red")
    t.blue("mist-body b1 c1")
    assert t.at("blue") == "c1"


@rules("24.7")
def test_in_the_rulebook_a_wall_of_fire_does_nothing_to_a_mist_body() -> None:
    t = Story("B . . R", blue=["Mist Body"]).stands("Wall of Fire", "a1|b1", by="red")
    t.blue("mist-body b1")
    assert t.life("blue") == 15


@rules("24.7", "0.2")
def test_in_the_faq_a_wall_of_fire_burns_a_mist_body() -> None:
    t = Story("B . . R", blue=["Mist Body"], edition="faq").stands("Wall of Fire", "a1|b1", by="red")
    t.blue("mist-body b1")
    assert t.life("blue") == 11


@rules("24.7", "0.2")
def test_in_the_faq_a_mist_body_still_drifts_through_doors_and_bushes() -> None:
    t = Story("B D . . R", blue=["Mist Body"], edition="faq").stands("Rosebush", "c1", by="red")
    t.stands("Seal Door", "a1|b1", by="red")
    t.blue("mist-body b1 c1")
    assert t.at("blue") == "c1"
    assert t.life("blue") == 15


@rules("24.7")
def test_a_mist_body_cannot_be_attacked() -> None:
    t = Story("B R", blue=["Fireball", "Acid Bath", "Yoink!"]).under("red", "Mist Body")
    t.carries("red", "Bloodshard")
    assert not t.can("blue", "punch")
    assert not t.can("blue", "acid-bath")
    assert not t.can("blue", "yoink")
    t.blue("fireball")
    assert not t.can("blue", "red")


@rules("24.7")
def test_a_lightning_bolt_passes_through_a_mist_body() -> None:
    t = Story("B R Y .", blue=["Lightning Bolt", "Powerthrust"]).under("red", "Mist Body")
    t.blue("lightning-bolt east powerthrust")
    assert (t.life("red"), t.life("yellow")) == (15, 12)


@rules("24.7", "25.5")
def test_a_psychic_storm_passes_over_a_mist_body() -> None:
    t = Story("B . R Y", blue=["Psychic Storm", "Energy 4"]).under("red", "Mist Body")
    t.blue("psychic-storm c1 energy-4")
    assert (t.life("red"), t.life("yellow")) == (15, 11)


@rules("24.7")
def test_a_mist_body_cannot_attack() -> None:
    t = Story("B R", blue=["Mist Body", "Fireball"]).carries("blue", "Dagger")
    t.blue("mist-body")
    assert not {"punch", "fireball", "dagger/throw", "dagger/stab"} & t.options("blue")


@rules("24.7")
def test_a_mist_body_may_cast_neutral_spells() -> None:
    t = Story("B . . R", blue=["Mist Body", "Create Wall"])
    t.blue("mist-body create-wall a1|b1")
    assert t.wall("a1|b1")


@rules("24.7")
def test_a_mist_body_still_picks_up_and_carries() -> None:
    t = Story("B . . R", blue=["Mist Body"]).lying("Dagger", "b1").treasure("red-1", "b1")
    t.blue("mist-body b1 take:dagger take:red-1")
    assert t.before("blue") == ["Dagger", "Mist Body"]
    assert t.where("red-1") == "blue"


@rules("24.7", "22.2")
def test_a_curse_continues_in_a_mist_body() -> None:
    t = Story("B . . R").under("red", "Acid Bath", by="blue", energy=3).under("red", "Mist Body", energy=4)
    t.done("blue").done("red")
    assert t.life("red") == 13


@rules("24.7", "7.13")
def test_a_mist_body_ends_an_older_form() -> None:
    t = Story("B . . R", blue=["Mist Body"]).under("blue", "Gnome Form", energy=3)
    t.blue("mist-body")
    assert t.before("blue") == ["Mist Body"]


@rules("24.7", "1.5")
def test_without_a_boost_a_mist_body_is_gone_in_the_next_turn_of_its_caster() -> None:
    t = Story("B . . R", blue=["Mist Body"], red=["Fireball"])
    t.blue("mist-body")
    assert t.before("blue") == ["Mist Body"]
    t.done("blue").done("red").done("blue")
    assert t.before("blue") == []
    t.red("fireball blue")
    assert t.life("blue") == 10


@rules("24.7", "21.2")
@answered("Mist Body")
def test_a_mist_body_can_be_negated() -> None:
    t = Story("B . . R", blue=["Mist Body"], red=["Negate Neutral"])
    t.blue("mist-body").red("negate-neutral")
    assert t.before("blue") == []
    assert t.discards("Mist Body")


# -- Stone Block -----------------------------------------------------------------------------------------


@rules("24.8")
@shows("Stone Block")
def test_a_stone_block_blocks_sight_and_movement() -> None:
    t = Story("B . . R", blue=["Stone Block", "Fireball"])
    t.blue("stone-block b1")
    assert not t.can("blue", "b1")
    t.blue("fireball")
    assert not t.can("blue", "red")
    assert t.can("blue", "stone-block")


@rules("24.8", "10.15")
def test_a_stone_block_needs_an_empty_square_in_sight_that_is_not_a_home_base() -> None:
    t = Story("B . . . | . R", blue=["Stone Block"]).home("red", "b1").treasure("blue-1", "c1")
    t.treasure("red-1", "f1").treasure("red-2", "f1")
    t.blue("stone-block")
    assert {"a1", "b1", "c1", "d1", "e1", "f1"} & t.options("blue") == {"d1"}


@rules("24.8", "10.11")
def test_eight_cracks_destroy_a_stone_block() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Energy 5"]).stands("Stone Block", "c1", by="red")
    t.under("blue", "Shatter", energy=2)
    t.blue("powerthrust stone-block energy-5")
    assert t.on_table("Stone Block")
    t.gives("blue", "Fireball").done("blue").done("red").blue("fireball stone-block")
    assert not t.on_table("Stone Block")
    assert t.discards("Stone Block")


@rules("24.8")
def test_a_stone_block_is_not_a_wall() -> None:
    for card, word in (
        ("Destroy Wall", "destroy-wall"),
        ("Wallivore", "wallivore"),
        ("Pass Through Wall", "pass-through-wall"),
    ):
        t = Story("B . . R", blue=[card]).stands("Stone Block", "b1", by="red").blue(word)
        assert t.can("blue", "a1|a2")
        assert not {"a1|b1", "stone-block"} & t.options("blue")


@rules("24.8", "22.15")
def test_a_solvent_dissolves_a_stone_block() -> None:
    t = Story("B . . R").stands("Stone Block", "b1", by="red").carries("blue", "Universal Solvent")
    t.blue("universal-solvent/throw stone-block")
    assert not t.on_table("Stone Block")


@rules("24.8", "21.2")
@answered("Stone Block")
def test_a_stone_block_can_be_negated() -> None:
    t = Story("B . . R", blue=["Stone Block"], red=["Negate Neutral"])
    t.blue("stone-block b1").red("negate-neutral")
    assert t.in_square("b1") == []


@rules("24.8", "7.4")
def test_a_stone_block_stays_until_its_caster_ends_it() -> None:
    t = Story("B . . R", blue=["Stone Block"])
    t.blue("stone-block b1").done("blue").done("red")
    assert t.in_square("b1") == ["Stone Block"]
    t.blue("end:stone-block b1")
    assert t.at("blue") == "b1"


# -- Stone Spikes ----------------------------------------------------------------------------------------


@rules("24.9")
@shows("Stone Spikes")
def test_a_spike_is_thrown_for_three_damage() -> None:
    t = Story("B . . R", blue=["Stone Spikes"])
    t.blue("stone-spikes stone-spikes/throw red")
    assert t.life("red") == 12
    assert t.in_square("d1") == []


@rules("24.9", "5.3")
def test_a_spike_is_the_attack_of_the_turn() -> None:
    t = Story("B . . R", blue=["Stone Spikes", "Fireball"])
    t.blue("stone-spikes")
    assert t.can("blue", "fireball")
    t.blue("stone-spikes/throw red")
    assert not t.can("blue", "stone-spikes/throw")
    assert not t.can("blue", "fireball")


@rules("24.9", "1.5")
def test_throwing_a_spike_takes_no_token() -> None:
    t = Story("B . . R", blue=["Stone Spikes", "Energy 4"])
    t.blue("stone-spikes energy-4 stone-spikes/throw red")
    assert t.thing("Stone Spikes").energy == 4
    t.done("blue").done("red")
    assert t.thing("Stone Spikes").energy == 3
    t.blue("stone-spikes/throw red")
    assert t.life("red") == 9


@rules("24.9", "10.11")
def test_a_spike_cracks_a_wall() -> None:
    t = Story("B | . R").under("blue", "Stone Spikes", energy=3)
    t.blue("stone-spikes/throw a1|b1")
    assert t.cracks("a1|b1") == 1


@rules("24.9", "26.12")
def test_strength_doubles_a_spike() -> None:
    t = Story("B . . R").under("blue", "Stone Spikes", energy=3).under("blue", "Strength", energy=3)
    t.blue("stone-spikes/throw red")
    assert t.life("red") == 9


@rules("24.9", "5.2")
def test_no_spike_is_thrown_in_the_first_turn() -> None:
    t = Story("B . . R", blue=["Stone Spikes"], turn=1)
    t.blue("stone-spikes")
    assert not t.can("blue", "stone-spikes/throw")


@rules("24.9", "21.1", "23.2")
def test_a_spike_is_not_a_spell_but_a_wall_of_earth_stops_it() -> None:
    t = Story("B . . R", red=["Full Shield", "Wall of Earth"]).under("blue", "Stone Spikes", energy=3)
    t.blue("stone-spikes/throw red")
    assert t.options("red") == {"pass", "wall-of-earth"}
    t.red("wall-of-earth b1|c1")
    assert t.life("red") == 15


@rules("24.9", "21.2")
@answered("Stone Spikes")
def test_stone_spikes_can_be_negated() -> None:
    t = Story("B . . R", blue=["Stone Spikes"], red=["Negate Neutral"])
    t.blue("stone-spikes").red("negate-neutral")
    assert not t.can("blue", "stone-spikes/throw")


# -- Windrider -------------------------------------------------------------------------------------------


@rules("24.10")
@shows("Windrider")
def test_windrider_carries_its_caster_any_distance_straight_ahead_for_nothing() -> None:
    t = Story("B . . . . . . R", blue=["Windrider"])
    t.blue("windrider h1")
    assert t.at("blue") == "h1"
    assert t.mp() == 3


@rules("24.10")
def test_windrider_may_stop_anywhere_on_its_line_but_turns_no_corner() -> None:
    t = Story(
        """
        +---+---+---+
        | B   .   . |
        +---+---+   +
        | .   .   R |
        +---+---+---+
        """,
        blue=["Windrider"],
    )
    t.blue("windrider")
    assert t.options("blue") == {"b1", "c1"}


@rules("24.10")
def test_walls_doors_and_stone_blocks_stop_a_windrider() -> None:
    for drawing in ("B . | . R", "B . D . R"):
        t = Story(drawing, blue=["Windrider"])
        t.blue("windrider")
        assert t.options("blue") == {"b1"}
    t = Story("B . . R", blue=["Windrider"]).stands("Stone Block", "c1", by="red")
    t.blue("windrider")
    assert t.options("blue") == {"b1"}


@rules("24.10", "3.4")
def test_a_windrider_flies_through_a_door_that_is_held_open() -> None:
    t = Story("B D . . R", blue=["Windrider"])
    t.blue("hold:a1|b1 windrider d1")
    assert t.at("blue") == "d1"


@rules("24.7", "24.10")
@pytest.mark.parametrize("mist_body", ["stone", "all"])
def test_a_windrider_who_is_mist_flies_through_closed_and_sealed_doors_but_no_wall(mist_body: str) -> None:
    t = Story("B D . D . | R", blue=["Windrider"], mist_body=mist_body).under("blue", "Mist Body", energy=2)
    t.stands("Seal Door", "b1|c1", by="red").blue("windrider")
    assert {"b1", "c1"} <= t.options("blue")
    assert not t.can("blue", "d1")
    assert t.blue("c1").at("blue") == "c1"


@rules("24.10")
def test_objects_on_the_way_do_nothing_to_a_windrider() -> None:
    t = Story("B . . . R", blue=["Windrider"]).stands("Thornbush", "b1", by="red")
    t.stands("Rosebush", "c1", by="red")
    t.blue("windrider d1")
    assert t.life("blue") == 15
    assert t.at("blue") == "d1"


@rules("24.10", "24.5")
def test_a_wall_of_fire_burns_a_windrider_who_flies_through() -> None:
    t = Story("B . . . R", blue=["Windrider"]).stands("Wall of Fire", "b1|c1", by="red")
    t.blue("windrider d1")
    assert t.at("blue") == "d1"
    assert t.life("blue") == 11


@rules("24.10", "24.5")
def test_a_wall_of_fire_does_nothing_to_a_windrider_who_stops_before_it() -> None:
    t = Story("B . . . R", blue=["Windrider"]).stands("Wall of Fire", "b1|c1", by="red")
    t.blue("windrider b1")
    assert t.at("blue") == "b1"
    assert t.life("blue") == 15


@rules("24.10", "2.11")
def test_a_windrider_enters_only_the_last_square() -> None:
    t = Story("B . . . R", blue=["Windrider"]).stands("Rosebush", "c1", by="red")
    t.blue("windrider c1")
    assert t.life("blue") == 12


@rules("24.10", "23.9")
def test_a_windrider_flies_out_of_a_dust_cloud_in_any_direction() -> None:
    t = Story("B . . R", blue=["Windrider"]).stands("Dust Cloud", "a1", by="red")
    t.blue("windrider c1")
    assert t.at("blue") == "c1"
    assert t.mp() == 3


@rules("24.10", "3.7")
def test_a_windrider_flies_out_of_an_exit_and_in_again() -> None:
    t = put(Story("B R", blue=["Windrider"]), blue="b3")
    t.s.walls |= 1 << t._line("b3|c3")
    t.again().blue("windrider h3")
    assert t.at("blue") == "h3"


@rules("24.10", "3.8")
def test_a_windrider_flies_on_through_a_portal() -> None:
    t = put(Story("B R", blue=["Windrider"]), blue="c3")
    t.s.walls |= 1 << t._line("c3|c4")
    t.again().blue("windrider h5")
    assert t.at("blue") == "h5"


@rules("24.10")
def test_a_windrider_may_fly_on_after_crossing_a_line_it_could_have_taken() -> None:
    t = put(Story("B R", blue=["Windrider"]), blue="c3")
    t.s.walls |= 1 << t._line("c3|c4")
    t.again().blue("windrider")
    assert {"h5", "h4", "h3", "h2", "h1"} <= t.options("blue")


@rules("24.10", "9.6")
def test_a_stunned_wizard_who_has_attacked_cannot_cast_windrider() -> None:
    t = Story("B R . .", blue=["Windrider"]).stunned("blue", 1)
    t.done("blue").done("red")
    assert t.can("blue", "windrider")
    t.blue("punch red")
    assert not t.can("blue", "windrider")


@rules("24.10", "9.6")
def test_windrider_is_a_move_so_a_stunned_rider_cannot_attack_afterwards() -> None:
    t = Story("B . R .", blue=["Windrider"]).stunned("blue", 1)
    t.done("blue").done("red").blue("windrider c1")
    assert not t.can("blue", "punch")


@rules("24.10", "2.4")
def test_a_windrider_may_walk_on() -> None:
    t = Story("B . . . R", blue=["Windrider"])
    t.blue("windrider c1 d1")
    assert t.at("blue") == "d1"


@rules("24.10", "21.2")
@answered("Windrider")
def test_windrider_can_be_negated() -> None:
    t = Story("B . . R", blue=["Windrider"], red=["Negate Neutral"])
    t.blue("windrider c1").red("negate-neutral")
    assert t.at("blue") == "a1"


# -- Fire Cloak ------------------------------------------------------------------------------------------


@rules("24.11")
@shows("Fire Cloak")
def test_the_punch_of_a_fire_cloak_does_two_fire_damage_more() -> None:
    t = Story("B R", blue=["Fire Cloak"])
    t.blue("fire-cloak punch red")
    assert t.life("red") == 12


@rules("24.11", "7.14")
def test_the_punch_of_a_fire_cloak_destroys_magic_stones() -> None:
    t = Story("B R").carries("blue", "Fire Cloak").carries("red", "Lifestone")
    t.blue("punch red")
    assert t.before("red") == []


@rules("24.11", "26.12")
def test_strength_doubles_the_fist_but_not_the_fire() -> None:
    t = Story("B R").carries("blue", "Fire Cloak").under("blue", "Strength")
    t.blue("punch red")
    assert t.life("red") == 11


@rules("24.11")
def test_a_fire_cloak_burns_a_wizard_who_strikes_its_carrier_from_close_by() -> None:
    t = Story("B R").carries("red", "Fire Cloak")
    t.blue("punch red")
    assert t.life("red") == 14
    assert t.life("blue") == 13


@rules("24.11")
def test_a_fire_cloak_also_answers_a_spell_from_an_adjacent_square() -> None:
    t = Story("B R", blue=["Ka-Bong!"]).carries("red", "Fire Cloak")
    t.blue("ka-bong red")
    assert t.life("blue") == 13


@rules("24.11")
def test_a_fire_cloak_does_not_burn_a_wizard_farther_away() -> None:
    t = Story("B . R", blue=["Ka-Bong!"]).carries("red", "Fire Cloak")
    t.blue("ka-bong red")
    assert t.life("red") == 11
    assert t.life("blue") == 15


@rules("24.11", "9.4")
def test_damage_reduced_to_nothing_does_not_wake_a_fire_cloak() -> None:
    t = Story("B R", red=["Shield"]).carries("red", "Fire Cloak")
    t.blue("punch red").red("shield")
    assert (t.life("red"), t.life("blue")) == (15, 15)


@rules("24.11", "9.4")
def test_a_spell_without_damage_does_not_wake_a_fire_cloak() -> None:
    t = Story("B R", blue=["Zot!"]).carries("red", "Fire Cloak")
    t.blue("zot/stun red")
    assert t.stun("red") == 2
    assert t.life("blue") == 15


@rules("24.11", "4.9")
def test_a_fire_cloak_burns_across_a_free_diagonal_in_the_rulebook_only() -> None:
    for edition, life in (("rulebook", 13), ("faq", 15)):
        t = put(Story("B R", blue=["Ka-Bong!"], edition=edition), blue="f2", red="g3")
        t.carries("red", "Fire Cloak").blue("ka-bong red")
        assert t.life("blue") == life


@rules("24.11", "4.9", "27.3")
def test_a_fire_cloak_does_not_burn_through_a_wall() -> None:
    t = Story(
        """
        +---+---+
        | B | R |
        +   +   +
        | .   . |
        +---+---+
        """,
        blue=["Globe of Pain"],
    )
    t.carries("red", "Fire Cloak").blue("globe-of-pain red")
    assert t.life("red") == 14
    assert t.life("blue") == 15


@rules("24.11", "24.3")
def test_water_damage_destroys_a_fire_cloak_before_it_can_strike_back() -> None:
    t = Story("B R", blue=["Waterbolt"]).carries("red", "Fire Cloak")
    t.blue("waterbolt red damage-1")
    assert t.before("red") == []
    assert t.life("blue") == 15


@rules("24.11", "24.3")
def test_a_waterbolt_that_only_knocks_back_leaves_the_fire_cloak() -> None:
    t = Story("B R . .", blue=["Waterbolt"]).carries("red", "Fire Cloak")
    t.blue("waterbolt red damage-0")
    assert t.at("red") == "c1"
    assert t.before("red") == ["Fire Cloak"]


@rules("24.11", "23.11")
def test_a_rosebush_that_pricks_the_carrier_of_a_fire_cloak_burns() -> None:
    t = Story("B . . R").carries("blue", "Fire Cloak").stands("Rosebush", "b1", by="red")
    t.blue("b1")
    assert t.life("blue") == 12
    assert not t.on_table("Rosebush")


@rules("24.11", "21.7")
def test_a_bush_does_not_burn_when_a_wall_hurt_the_carrier_of_a_fire_cloak_in_it() -> None:
    t = Story("B . | R .", blue=["Destroy Wall"]).carries("red", "Fire Cloak")
    t.stands("Rosebush", "c1", by="red").blue("destroy-wall b1|c1")
    assert t.life("red") == 13
    assert t.on_table("Rosebush")


@rules("24.11", "26.2")
def test_a_fire_cloak_burns_a_wizard_who_brings_disease_to_its_carrier() -> None:
    t = Story("B R .").under("blue", "Disease", energy=3).carries("red", "Fire Cloak")
    t.blue("b1")
    assert (t.life("red"), t.life("blue")) == (12, 13)


@rules("24.11", "25.10")
def test_a_fire_cloak_does_not_burn_a_distant_caster_for_a_spell_from_a_projected_square() -> None:
    t = Story("B . . . R", blue=["Astral Projection", "Fireball"]).carries("red", "Fire Cloak")
    t.blue("astral-projection d1 fireball red")
    assert (t.life("red"), t.life("blue")) == (10, 15)


@rules("24.11", "9.12")
def test_a_death_by_a_fire_cloak_that_strikes_back_gives_no_point() -> None:
    t = Story("B R Y").carries("red", "Fire Cloak").lives("blue", 2)
    t.blue("punch red")
    assert t.at("blue") == ""
    assert t.points("red") == 0


@rules("24.11")
def test_a_fire_cloak_strikes_back_even_if_its_carrier_dies() -> None:
    t = Story("B R Y").carries("red", "Fire Cloak").lives("red", 1)
    t.blue("punch red")
    assert t.at("red") == ""
    assert t.life("blue") == 13


@rules("24.11", "10.17")
def test_a_fire_cloak_can_be_dropped_and_picked_up() -> None:
    t = Story("B . . R").carries("blue", "Fire Cloak")
    t.blue("drop:fire-cloak")
    assert t.in_square("a1") == ["Fire Cloak"]
    t.blue("take:fire-cloak")
    assert t.before("blue") == ["Fire Cloak"]
    assert t.mp() == 2


@rules("24.11", "6.6")
def test_a_fire_cloak_in_hand_is_worth_two_energy() -> None:
    t = Story("B . . R", blue=["Fire Cloak", "Powerthrust"])
    t.blue("powerthrust red fire-cloak")
    assert t.life("red") == 11
