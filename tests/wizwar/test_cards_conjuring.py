"""Stories of the cards of Conjuring (rules 23.1 to 23.13)."""

from __future__ import annotations

import pytest

from guildhall.wizwar.board import square_name
from tests.citing import rules
from tests.wizwar.proofs import answered, shows
from tests.wizwar.story import Story


def tokens(t: Story) -> list[str]:
    """Return the squares with tokens of a Booby Trap."""
    return [square_name(square) for _, square, _ in t.s.traps]


def round_over(t: Story) -> Story:
    """Let blue and red do nothing until it is blue's turn again."""
    return t.done("blue").done("red")


# -- Shield ----------------------------------------------------------------------------------------------


@rules("23.1")
@shows("Shield")
def test_shield_takes_off_two_points_without_a_boost() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Shield"]).blue("fireball red").red("shield")
    assert t.life("red") == 12
    assert t.discards("Shield")


@rules("23.1")
def test_shield_takes_off_its_energy_and_one() -> None:
    t = Story("B . R", blue=["Stone Dead", "Energy 6"], red=["Shield", "Energy 4"])
    t.blue("stone-dead red energy-6").red("shield energy-4")
    assert t.life("red") == 14


@rules("23.1", "0.2")
def test_in_the_faq_edition_or_by_an_option_shield_takes_off_its_energy_and_two() -> None:
    for t in (
        Story("B . R", blue=["Fireball"], red=["Shield"], edition="faq"),
        Story("B . R", blue=["Fireball"], red=["Shield"], shield=2),
    ):
        t.blue("fireball red").red("shield")
        assert t.life("red") == 13


@rules("23.1")
def test_shield_helps_against_any_source() -> None:
    t = Story("B . R", blue=["Shield"]).stands("Rosebush", "b1", by="red").blue("b1 shield")
    assert t.life("blue") == 14
    t = Story("B R", red=["Shield"]).blue("punch red").red("shield")
    assert t.life("red") == 15


@rules("23.1", "9.4")
def test_damage_that_a_shield_takes_off_entirely_has_no_effects() -> None:
    t = Story("B . R", blue=["Ka-Bong!"], red=["Shield", "Energy 4"])
    t.blue("ka-bong red").red("shield energy-4")
    assert t.life("red") == 15
    assert t.stun("red") == 0


@rules("23.1", "8.9")
def test_two_shields_may_answer_the_same_damage() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Shield", "Shield"])
    t.blue("fireball red").red("shield none shield")
    assert t.life("red") == 14


@rules("23.1")
def test_shield_helps_nobody_else() -> None:
    t = Story("B . R Y", blue=["Fireball"], yellow=["Shield"]).blue("fireball red")
    assert t.life("red") == 10
    assert t.hand("yellow") == ["Shield"]


@rules("23.1", "8.5")
@answered("Shield")
def test_shield_can_be_stopped_by_anti_anti() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Shield"])
    t.blue("fireball red").red("shield").blue("anti-anti")
    assert t.life("red") == 10


@rules("23.1", "8.5")
def test_shield_can_be_absorbed() -> None:
    t = Story("B . R", blue=["Fireball", "Absorb Spell"], red=["Shield"])
    t.blue("fireball red").red("shield").blue("absorb-spell")
    assert t.life("red") == 10
    assert t.hand("blue") == ["Shield"]


@rules("23.1", "6.6")
def test_shield_is_worth_two_as_energy() -> None:
    t = Story("B . R", blue=["Shield"]).blue("speed:shield")
    assert t.mp() == 5


# -- Wall of Earth ---------------------------------------------------------------------------------------


@rules("23.2")
@pytest.mark.parametrize("line", ["a1|b1", "b1|c1", "c1|d1"])
def test_wall_of_earth_stops_a_spell_and_collapses(line: str) -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Wall of Earth"])
    t.blue("fireball red").red(f"wall-of-earth {line}")
    assert t.life("red") == 15
    assert not t.wall(line)
    assert t.discards("Fireball", "Wall of Earth")


@rules("23.2", "5.9")
def test_an_attack_stopped_by_wall_of_earth_is_spent() -> None:
    t = Story("B R", blue=["Fireball"], red=["Wall of Earth"])
    t.blue("fireball red").red("wall-of-earth a1|b1")
    assert not t.can("blue", "punch")


@rules("23.2")
@shows("Wall of Earth")
def test_wall_of_earth_keeps_a_curse_off() -> None:
    t = Story("B . R", blue=["Acid Bath"], red=["Wall of Earth"])
    t.blue("acid-bath red").red("wall-of-earth b1|c1")
    assert not t.on_table("Acid Bath")


@rules("23.2", "10.14")
def test_a_thrown_item_falls_down_before_a_wall_of_earth() -> None:
    t = Story("B . . R", red=["Wall of Earth"]).carries("blue", "Large Rock")
    t.blue("large-rock/throw red").red("wall-of-earth b1|c1")
    assert t.life("red") == 15
    assert t.in_square("b1") == ["Large Rock"]


@rules("23.2", "24.2")
def test_a_lightning_bolt_turns_round_at_a_wall_of_earth() -> None:
    t = Story("B . . R", blue=["Lightning Bolt", "Energy 4"], red=["Wall of Earth"])
    t.blue("lightning-bolt east energy-4").red("wall-of-earth b1|c1")
    assert t.life("red") == 15
    assert t.life("blue") == 9


@rules("23.2")
def test_a_punch_is_stopped_by_wall_of_earth() -> None:
    t = Story("B R", red=["Wall of Earth"]).blue("punch red").red("wall-of-earth a1|b1")
    assert t.life("red") == 15


@rules("23.2")
def test_a_waterbolt_is_stopped_by_wall_of_earth() -> None:
    t = Story("B . R . .", blue=["Waterbolt", "Energy 4"], red=["Wall of Earth"])
    t.blue("waterbolt red energy-4 2").red("wall-of-earth b1|c1")
    assert t.life("red") == 15
    assert t.at("red") == "c1"


@rules("23.2")
def test_a_psychic_storm_is_stopped_by_wall_of_earth() -> None:
    t = Story("B . . R", blue=["Psychic Storm"], red=["Wall of Earth"])
    t.blue("psychic-storm d1").red("wall-of-earth b1|c1")
    assert t.life("red") == 15


@rules("23.2", "8.4")
def test_an_attack_that_needs_no_sight_continues() -> None:
    t = Story("B . R", blue=["Globe of Pain"], red=["Wall of Earth"]).blue("globe-of-pain red")
    assert t.life("red") == 14
    assert t.hand("red") == ["Wall of Earth"]


@rules("23.2")
def test_wall_of_earth_is_put_between_attacker_and_victim() -> None:
    t = Story("B . R . .", blue=["Fireball"], red=["Wall of Earth"])
    t.blue("fireball red").red("wall-of-earth")
    assert t.options("red") == {"a1|b1", "b1|c1"}


@rules("23.2", "8.4")
def test_wall_of_earth_does_not_help_against_an_attack_from_the_same_square() -> None:
    t = Story("B R", red=["Wall of Earth"]).blue("b1 punch red")
    assert t.life("red") == 14
    assert t.hand("red") == ["Wall of Earth"]


@rules("23.2", "8.4")
def test_a_second_wall_of_earth_is_not_offered_once_the_first_has_stopped_the_attack() -> None:
    t = Story(
        """
        +---+---+---+---+
        | .   .   .   . |
        +   +   +   +   +
        | B   .   .   R |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
        """,
        blue=["Fireball"],
        red=["Wall of Earth", "Wall of Earth"],
    )
    t.blue("fireball red").red("wall-of-earth c2|d2")
    assert t.asked() == {"blue"}
    assert t.hand("red") == ["Wall of Earth"]
    assert not t.wall("c2|d2")


@rules("23.2", "8.9", "8.11")
def test_the_walls_of_earth_of_two_victims_of_one_bolt_are_both_gone_afterwards() -> None:
    t = Story(
        "B . Y . R . .",
        blue=["Lightning Bolt", "Energy 6"],
        red=["Wall of Earth"],
        yellow=["Wall of Earth"],
    )
    t.blue("lightning-bolt east energy-6").red("wall-of-earth d1|e1").yellow("wall-of-earth b1|c1")
    assert (t.life("red"), t.life("yellow")) == (15, 15)
    assert not t.wall("d1|e1")
    assert not t.wall("b1|c1")


@rules("23.2", "26.8", "8.4")
def test_each_victim_of_extra_arms_is_offered_only_lines_that_stop_the_fist_from_reaching_them() -> None:
    t = Story("R B Y . .", red=["Wall of Earth"], yellow=["Wall of Earth"])
    t.done("red").done("yellow").under("blue", "Extra Arms", energy=3)
    t.blue("punch red").red("wall-of-earth a1|b1").yellow("wall-of-earth")
    assert t.options("yellow") == {"b1|c1"}
    t.yellow("b1|c1")
    assert (t.life("red"), t.life("yellow")) == (15, 15)
    assert not t.wall("a1|b1")
    assert not t.wall("b1|c1")


@rules("23.2", "8.5")
@answered("Wall of Earth")
def test_wall_of_earth_can_be_stopped_by_anti_anti() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Wall of Earth"])
    t.blue("fireball red").red("wall-of-earth b1|c1").blue("anti-anti")
    assert t.life("red") == 10


# -- Ward ------------------------------------------------------------------------------------------------


@rules("23.3")
@pytest.mark.parametrize(("face", "where"), [(1, "a1"), (2, "a1"), (3, "red"), (4, "red")])
def test_ward_hurts_the_thief_who_may_drop_the_treasure(face: int, where: str) -> None:
    t = Story("R . B", blue=["Ward"], rolls=[face]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("ward")
    assert t.life("red") == 12
    assert t.where("blue-1") == where


@rules("23.3", "8.14")
def test_move_and_cast_is_over_though_ward_made_the_thief_drop_the_treasure() -> None:
    t = Story("R . B", blue=["Ward"], red=["Dagger"], rolls=[1]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("ward")
    assert t.where("blue-1") == "a1"
    assert t.asked() == {"red"}
    assert t.options("red") == {"done", "dagger"}


@rules("23.3")
@shows("Ward")
def test_ward_protects_its_casters_treasures_anywhere() -> None:
    t = Story(". . . . . R | B", blue=["Ward"], rolls=[4]).treasure("blue-1", "f1")
    t.red("take:blue-1").blue("ward")
    assert t.life("red") == 12


@rules("23.3")
def test_ward_does_not_protect_the_treasures_of_others() -> None:
    t = Story("R . B", blue=["Ward"]).treasure("red-1", "a1").red("take:red-1")
    assert t.life("red") == 15
    assert t.hand("blue") == ["Ward"]


@rules("23.3")
def test_ward_does_not_answer_its_players_own_pickup() -> None:
    t = Story("B . R", blue=["Ward"]).treasure("blue-1", "a1").blue("take:blue-1")
    assert t.where("blue-1") == "blue"


@rules("23.3", "8.14", "22.1")
def test_after_a_ward_that_worked_there_is_nothing_left_for_fools_gold() -> None:
    t = Story("R . B", blue=["Ward", "Fool's Gold"], rolls=[2]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("ward")
    assert t.hand("blue") == ["Fool's Gold"]
    assert t.where("blue-1") == "a1"
    assert t.asked() == {"red"}


@rules("23.3", "8.14", "22.1")
def test_after_a_ward_that_failed_fools_gold_may_follow() -> None:
    t = Story("R . B", blue=["Ward", "Fool's Gold"], rolls=[3]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("ward fools-gold b2")
    assert t.where("blue-1") == "b2"


@rules("23.3", "9.11")
def test_a_wizard_killed_by_ward_gives_no_point() -> None:
    t = Story("R . B Y", blue=["Ward"], rolls=[4]).treasure("blue-1", "a1").lives("red", 3)
    t.red("take:blue-1").blue("ward")
    assert t.life("red") == 0
    assert t.points("blue") == 0
    assert t.where("blue-1") == "a1"


@rules("23.3", "8.14", "12.4")
def test_nobody_is_left_to_be_fooled_when_ward_has_killed_the_thief() -> None:
    t = Story("R . B", blue=["Ward", "Fool's Gold"], rolls=[4]).treasure("blue-1", "a1").lives("red", 3)
    t.red("take:blue-1").blue("ward")
    assert t.winner() == "blue"


@rules("23.3", "23.1")
@answered("Ward")
def test_shield_lessens_the_damage_of_ward() -> None:
    t = Story("R . B", blue=["Ward"], red=["Shield"], rolls=[4]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("ward").red("shield")
    assert t.life("red") == 14


@rules("23.3", "23.1", "8.14")
@pytest.mark.parametrize(("face", "where"), [(2, "a1"), (3, "red")])
def test_the_damage_of_ward_is_answered_before_the_roll(face: int, where: str) -> None:
    t = Story("R . B", blue=["Ward"], red=["Shield"], rolls=[face]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("ward")
    assert t.options("red") == {"pass", "shield"}
    assert (t.happened("roll"), t.where("blue-1")) == (0, "red")
    t.red("pass")
    assert (t.happened("roll"), t.where("blue-1")) == (1, where)


@rules("23.3", "26.1")
def test_the_warded_treasure_falls_where_the_damage_has_carried_its_thief() -> None:
    t = Story("R . . . . B", blue=["Ward"], rolls=[1]).treasure("blue-1", "a1")
    t.under("red", "Featherweight", energy=2).red("take:blue-1").blue("ward").red("east east east")
    assert (t.at("red"), t.life("red")) == ("d1", 15)
    assert t.where("blue-1") == "d1"


@rules("23.3", "9.9")
def test_a_wizard_killed_by_ward_rolls_no_more() -> None:
    t = Story("R . B Y", blue=["Ward"], rolls=[4]).treasure("blue-1", "a1").lives("red", 3)
    t.red("take:blue-1").blue("ward")
    assert t.happened("roll") == 0
    assert t.where("blue-1") == "a1"


# -- Fire Darts ------------------------------------------------------------------------------------------


@rules("23.4")
def test_without_a_boost_there_is_one_dart() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"]).blue("fire-darts none red")
    assert t.life("red") == 14


@rules("23.4", "5.5")
@shows("Fire Darts")
def test_darts_are_spread_as_the_caster_likes() -> None:
    t = Story("B . R Y", blue=["Fire Darts", "Energy 4"])
    t.blue("fire-darts energy-4 red yellow yellow yellow")
    assert (t.life("red"), t.life("yellow")) == (14, 12)


@rules("23.4", "10.11")
@pytest.mark.parametrize(("darts", "cracks"), [(2, 0), (3, 1)])
def test_the_darts_that_strike_one_wall_are_added(darts: int, cracks: int) -> None:
    t = Story(
        """
        +---+---+
        | B | . |
        +   +---+
        | R   . |
        +---+---+
        """,
        blue=["Fire Darts", "Energy 4"],
    )
    t.blue("fire-darts energy-4" + darts * " a1|b1" + (4 - darts) * " red")
    assert t.cracks("a1|b1") == cracks
    assert t.life("red") == 15 - (4 - darts)


@rules("23.4", "23.11")
def test_one_dart_burns_a_bush() -> None:
    t = Story("B . R", blue=["Fire Darts"]).stands("Rosebush", "b1", by="red").gives("blue", "Energy 4")
    t.blue("fire-darts none rosebush")
    assert t.discards("Rosebush")


@rules("23.4", "7.14")
def test_one_dart_destroys_magic_stones() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"]).carries("red", "Speedstone")
    t.blue("fire-darts none red")
    assert t.discards("Speedstone")


@rules("23.4", "8.11")
@answered("Fire Darts")
def test_full_shield_stops_only_one_dart() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"], red=["Full Shield"])
    t.blue("fire-darts energy-4 red red red red").red("full-shield")
    assert t.life("red") == 12


@rules("23.4", "23.1")
def test_shield_lessens_only_one_dart() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"], red=["Shield"])
    t.blue("fire-darts energy-4 red red red red").red("shield")
    assert t.life("red") == 12


@rules("23.4", "26.4")
def test_each_dart_is_evaded_on_its_own() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"], rolls=[1, 4, 2, 3])
    t.under("red", "Gnome Form", energy=2).blue("fire-darts energy-4 red red red red")
    assert t.life("red") == 13


BEND = """
    +---+---+---+
    | B   R   . |
    +---+---+   +
    | .   .   . |
    +---+---+---+
"""


@rules("23.4", "26.1")
def test_darts_follow_a_victim_that_an_earlier_dart_has_moved_out_of_sight() -> None:
    t = Story(BEND, blue=["Fire Darts", "Energy 4"], red=["Featherweight"])
    t.blue("fire-darts energy-4 red red red red").red("featherweight east south")
    assert (t.at("red"), t.life("red")) == ("c2", 15)
    assert not t.sees("a1", "c2")
    t.red("west west")
    assert (t.at("red"), t.life("red")) == ("a2", 15)


@rules("23.4", "26.1", "21.1")
def test_a_dart_that_follows_its_victim_round_a_corner_is_answered_like_any_other() -> None:
    t = Story(BEND, blue=["Fire Darts", "Energy 4"], red=["Featherweight", "Full Shield"])
    t.blue("fire-darts energy-4 red red red red").red("featherweight pass east pass south full-shield")
    assert t.at("red") == "c2"
    t.red("west")
    assert (t.at("red"), t.life("red")) == ("b2", 15)


@rules("23.4", "25.9", "8.13")
def test_a_teleport_against_one_dart_evades_that_dart() -> None:
    t = Story(BEND, blue=["Fire Darts", "Energy 4"], red=["Teleport"])
    t.blue("fire-darts energy-4 red red red red").red("teleport a2")
    assert (t.at("red"), t.life("red")) == ("a2", 12)
    assert t.happened("out-of-sight") == 1


@rules("23.4", "23.2", "8.13")
def test_a_wall_of_earth_against_one_dart_stops_that_dart() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"], red=["Wall of Earth"])
    t.blue("fire-darts energy-4 red red red red").red("wall-of-earth a1|b1")
    assert t.life("red") == 12
    assert t.happened("out-of-sight") == 1


@rules("23.4", "27.2")
def test_backlash_against_one_dart_returns_the_energy_of_the_whole_spell() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"], red=["Backlash"])
    t.blue("fire-darts energy-4 red red red red").red("backlash")
    assert (t.life("blue"), t.life("red")) == (11, 12)


@rules("23.4", "8.12", "21.5")
def test_darts_whose_helper_is_negated_reach_only_targets_in_direct_sight() -> None:
    bend = BEND.replace("| .   .   . |", "| .   .   Y |")
    t = Story(bend, blue=["Fire Darts", "Around the Corner", "Energy 4"], red=["Negate Neutral"])
    t.blue("around-the-corner fire-darts energy-4 red yellow yellow red").red("negate-neutral")
    assert (t.life("red"), t.life("yellow")) == (13, 15)
    assert t.happened("out-of-sight") == 2


@rules("23.4", "24.4", "8.11")
def test_a_flood_cast_against_one_dart_puts_out_all_that_are_still_to_come() -> None:
    t = Story("B . R . Y", blue=["Fire Darts", "Energy 4"], red=["Flood"])
    t.blue("fire-darts energy-4 red red yellow yellow").red("flood")
    assert (t.life("red"), t.life("yellow")) == (15, 15)
    assert t.discards("Fire Darts", "Energy 4")
    assert t.on_table("Flood")


@rules("23.4", "24.4")
def test_fire_darts_cannot_be_cast_in_a_flood() -> None:
    t = Story("B . R", blue=["Fire Darts"]).everywhere("Flood", by="red", energy=3)
    assert not t.can("blue", "fire-darts")


@rules("23.4", "9.10")
def test_a_dart_that_kills_gives_a_point() -> None:
    t = Story("B . R Y", blue=["Fire Darts", "Energy 4"]).lives("red", 2)
    t.blue("fire-darts energy-4 red red red yellow")
    assert t.points("blue") == 1
    assert t.life("yellow") == 14


# -- Ka-Bong! --------------------------------------------------------------------------------------------


@rules("23.5")
@shows("Ka-Bong!")
def test_ka_bong_hurts_and_stuns_a_wizard() -> None:
    t = Story("B . R", blue=["Ka-Bong!"]).blue("ka-bong red")
    assert t.life("red") == 11
    assert t.stun("red") == 1


@rules("23.5", "10.11")
def test_ka_bong_cracks_a_wall() -> None:
    t = Story("B . | R", blue=["Ka-Bong!"]).blue("ka-bong b1|c1")
    assert t.cracks("b1|c1") == 1


@rules("23.5", "26.12")
def test_strength_doubles_the_physical_damage_of_ka_bong() -> None:
    t = Story("B . R", blue=["Ka-Bong!"]).under("blue", "Strength", energy=2).blue("ka-bong red")
    assert t.life("red") == 7


@rules("23.5", "23.1")
def test_a_wizard_who_takes_a_part_of_the_damage_of_ka_bong_is_stunned() -> None:
    t = Story("B . R", blue=["Ka-Bong!"], red=["Shield"]).blue("ka-bong red").red("shield")
    assert t.life("red") == 13
    assert t.stun("red") == 1


@rules("23.5", "21.1")
@answered("Ka-Bong!")
def test_ka_bong_is_stopped_by_full_shield() -> None:
    t = Story("B . R", blue=["Ka-Bong!"], red=["Full Shield"]).blue("ka-bong red").red("full-shield")
    assert t.life("red") == 15
    assert t.stun("red") == 0


# -- Swap ------------------------------------------------------------------------------------------------


@rules("23.6")
@shows("Swap")
def test_swap_lets_two_wizards_change_places() -> None:
    t = Story("B . R", blue=["Swap"]).treasure("red-1", "blue").blue("swap red")
    assert (t.at("blue"), t.at("red")) == ("c1", "a1")
    assert t.where("red-1") == "blue"


@rules("23.6")
def test_a_wizard_who_has_swapped_may_not_move_any_more_this_turn() -> None:
    t = Story("B . R", blue=["Swap", "Teleport"]).blue("swap red")
    assert t.mp() == 3
    assert not t.can("blue", "b1")
    assert not t.can("blue", "teleport")
    assert round_over(t).can("blue", "b1")


@rules("23.6")
def test_a_wizard_may_move_before_the_swap() -> None:
    t = Story("B . . R", blue=["Swap"]).blue("b1 swap red")
    assert (t.at("blue"), t.at("red")) == ("d1", "b1")


@rules("23.6", "9.6")
def test_a_stunned_wizard_cannot_swap() -> None:
    t = Story("B . R", blue=["Swap", "Ka-Bong!"]).stunned("blue", 1)
    round_over(t)
    assert t.can("blue", "ka-bong")
    assert not t.can("blue", "swap")


@rules("23.6", "2.11", "23.13")
def test_swapped_wizards_enter_the_other_square() -> None:
    t = Story("B . R", blue=["Swap"]).lying("Handful of Tacks", "c1").blue("swap red")
    assert (t.life("blue"), t.life("red")) == (12, 15)


@rules("23.6", "26.2")
@pytest.mark.parametrize("sick", ["blue", "red"])
def test_disease_does_not_reach_the_wizard_its_caster_swaps_with(sick: str) -> None:
    t = Story("B . . R", blue=["Swap"]).under(sick, "Disease", energy=3)
    t.blue("swap red")
    assert (t.at("blue"), t.at("red")) == ("d1", "a1")
    assert (t.life("blue"), t.life("red")) == (15, 15)


@rules("23.6", "26.2", "2.11")
def test_disease_reaches_a_third_wizard_in_the_square_to_which_its_caster_swaps() -> None:
    t = Story("B . Y R", blue=["Swap"]).under("blue", "Disease", energy=3)
    t.s.at[t.seat("yellow")] = t.square("d1")
    t.again().blue("swap red")
    assert (t.life("red"), t.life("yellow")) == (15, 12)


@rules("23.6", "21.1")
@answered("Swap")
def test_swap_is_stopped_by_full_shield() -> None:
    t = Story("B . R", blue=["Swap"], red=["Full Shield"]).blue("swap red").red("full-shield")
    assert t.at("blue") == "a1"
    assert t.can("blue", "b1")


@rules("23.6", "25.9", "8.13")
def test_a_swap_evaded_by_teleport_moves_nobody_and_lets_its_caster_walk_on() -> None:
    t = Story(
        """
        +---+---+
        | B   R |
        +---+---+
        | .   . |
        +---+---+
        """,
        blue=["Swap"],
        red=["Teleport"],
    )
    t.blue("swap red").red("teleport a2")
    assert (t.at("blue"), t.at("red")) == ("a1", "a2")
    assert t.can("blue", "b1")


@rules("23.6", "6.8")
def test_swap_needs_sight() -> None:
    assert not Story("B | R", blue=["Swap"]).can("blue", "swap")


# -- Booby Trap ------------------------------------------------------------------------------------------


def trapped(*red: str) -> Story:
    """Return a story with blue's tokens between the wizards, the real one at d1; it is red's turn."""
    t = Story("B . . . . R", blue=["Booby Trap"], red=red)
    return t.blue("booby-trap b1 c1 d1 e1 trap@d1").done("blue")


@rules("23.7")
@shows("Booby Trap")
def test_a_booby_trap_is_four_tokens_anywhere() -> None:
    t = Story("B . R", blue=["Booby Trap"]).blue("booby-trap b1 e5 j5 a5 trap@j5")
    assert tokens(t) == ["b1", "a5", "e5", "j5"]
    assert t.before("blue") == ["Booby Trap"]


@rules("23.7", "10.15")
def test_tokens_of_a_booby_trap_go_on_different_empty_squares() -> None:
    t = Story("B . . R", blue=["Booby Trap"]).lying("Dagger", "b1").treasure("red-1", "e5")
    t.blue("booby-trap c1")
    assert t.can("blue", "d5")
    assert not {"a1", "b1", "c1", "d1", "e5", "c3", "h3"} & t.options("blue")


@rules("23.7")
def test_a_blank_token_is_removed_by_anyone_who_enters() -> None:
    t = trapped().red("e1")
    assert t.life("red") == 15
    assert tokens(t) == ["b1", "c1", "d1"]


@rules("23.7")
def test_the_real_token_hurts_anyone_who_enters_and_ends_the_spell() -> None:
    t = trapped().red("e1 d1")
    assert t.life("red") == 11
    assert tokens(t) == []
    assert t.discards("Booby Trap")


@rules("23.7")
def test_the_tokens_do_nothing_to_their_caster() -> None:
    t = Story("B . . . . R", blue=["Booby Trap"]).blue("booby-trap b1 c1 d1 e1 trap@c1 b1 c1")
    assert t.life("blue") == 15
    assert tokens(t) == ["b1", "c1", "d1", "e1"]


@rules("23.7", "9.11")
def test_a_wizard_killed_by_a_booby_trap_gives_no_point() -> None:
    t = Story("B . . . . R Y", blue=["Booby Trap"]).lives("red", 4)
    t.blue("booby-trap b1 c1 d1 e1 trap@e1").done("blue").red("e1")
    assert t.life("red") == 0
    assert t.points("blue") == 0


@rules("23.7", "23.1")
def test_shield_lessens_the_damage_of_a_booby_trap() -> None:
    t = trapped("Shield").red("e1 d1 shield")
    assert t.life("red") == 13


@rules("23.7", "21.8")
def test_the_spell_ends_when_the_real_token_is_dispelled() -> None:
    t = trapped("Dispel").red("dispel trap@d1")
    assert t.life("red") == 15
    assert tokens(t) == []
    assert t.discards("Booby Trap")


@rules("23.7", "21.8")
def test_a_blank_token_that_is_dispelled_is_removed() -> None:
    t = trapped("Dispel").red("dispel trap@c1")
    assert tokens(t) == ["b1", "d1", "e1"]
    assert t.happened("trap-blank") == 1


@rules("23.7", "7.5")
def test_all_tokens_go_when_the_caster_ends_the_spell() -> None:
    t = Story("B . . . . R", blue=["Booby Trap"]).blue("booby-trap b1 c1 d1 e1 trap@c1 end:booby-trap")
    assert tokens(t) == []


@rules("23.7", "21.2")
@answered("Booby Trap")
def test_booby_trap_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Booby Trap"], red=["Negate Neutral"]).blue("booby-trap").red("negate-neutral")
    assert tokens(t) == []
    assert t.discards("Booby Trap")


# -- Create Door -----------------------------------------------------------------------------------------


@rules("23.8")
def test_a_created_door_is_open_to_its_caster_only() -> None:
    t = Story("B | . R", blue=["Create Door"]).blue("create-door a1|b1 b1")
    assert t.at("blue") == "b1"
    assert t.door("a1|b1")
    t = Story("R | . B", red=["Create Door"]).red("create-door a1|b1 b1").done("red").blue("b1")
    assert not t.can("blue", "a1")


@rules("23.8")
@shows("Create Door")
def test_create_door_puts_a_door_on_a_free_edge_and_blocks_sight() -> None:
    t = Story("B . R", blue=["Create Door"]).blue("create-door a1|b1")
    assert t.door("a1|b1")
    assert not t.sees("a1", "b1")


@rules("23.8", "3.4")
def test_a_created_door_may_be_held_open_at_once() -> None:
    t = Story("B | . R", blue=["Create Door"]).blue("create-door a1|b1 hold:a1|b1")
    assert t.sees("a1", "c1")


@rules("23.8")
def test_create_door_is_not_for_other_walls_or_doors() -> None:
    t = Story("B . D R", blue=["Create Door"]).stands("Wall of Fire", "a1|b1").blue("create-door")
    assert not {"a1|b1", "b1|c1"} & t.options("blue")
    assert t.can("blue", "a1|a2")


@rules("23.8")
def test_create_door_is_not_for_an_outer_wall() -> None:
    t = Story("B . R", blue=["Create Door"]).blue("create-door")
    assert {line for line in t.options("blue") if line.startswith("a1|")} == {"a1|b1", "a1|a2"}


@rules("23.8", "27.12")
@pytest.mark.parametrize(("energy", "stands"), [("Shield", True), ("Dagger", False)])
def test_a_created_door_breaks_with_three_cracks_and_the_wall_is_open(energy: str, stands: bool) -> None:
    t = Story("B | . R", blue=["Create Door", energy]).carries("blue", "Wizardblade")
    t.blue(f"create-door a1|b1 wizardblade/slash a1|b1 {energy.lower()}")
    assert t.door("a1|b1") is stands
    assert not t.wall("a1|b1")
    assert t.discards("Create Door") is not stands


@rules("23.8", "7.5")
def test_the_wall_is_back_when_the_spell_of_its_door_ends() -> None:
    t = Story("B | . R", blue=["Create Door"]).blue("create-door a1|b1 end:create-door")
    assert t.wall("a1|b1")
    assert not t.door("a1|b1")


@rules("23.8", "7.5")
def test_the_wall_that_is_back_has_its_old_cracks() -> None:
    t = Story("B | . R", blue=["Zot!", "Energy 6", "Create Door"]).blue("zot/hurt a1|b1 energy-6")
    t.blue("create-door a1|b1")
    assert t.cracks("a1|b1") == 0
    t.blue("end:create-door")
    assert t.cracks("a1|b1") == 2


@rules("23.8", "7.16")
def test_a_door_made_in_a_created_wall_ends_with_it() -> None:
    t = Story("B . R", blue=["Create Wall", "Create Door"])
    t.blue("create-wall a1|b1 create-door a1|b1 end:create-wall")
    assert not t.door("a1|b1")
    assert not t.wall("a1|b1")
    assert t.discards("Create Wall", "Create Door")


@rules("23.8", "7.5")
def test_a_door_on_a_free_edge_leaves_it_free_when_its_spell_ends() -> None:
    t = Story("B . R", blue=["Create Door"]).blue("create-door a1|b1 end:create-door")
    assert not t.wall("a1|b1")
    assert not t.door("a1|b1")


@rules("23.8", "21.2")
@answered("Create Door")
def test_create_door_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Create Door"], red=["Negate Neutral"])
    t.blue("create-door a1|b1").red("negate-neutral")
    assert not t.door("a1|b1")


@rules("23.8", "6.6")
def test_create_door_is_worth_two_as_energy() -> None:
    t = Story("B . R", blue=["Create Door"]).blue("speed:create-door")
    assert t.mp() == 5


# -- Dust Cloud ------------------------------------------------------------------------------------------


@rules("23.9", "4.5")
@shows("Dust Cloud")
def test_a_dust_cloud_blocks_sight() -> None:
    t = Story("B . R", blue=["Dust Cloud"])
    assert t.sees("a1", "c1")
    t.blue("dust-cloud b1")
    assert not t.sees("a1", "c1")


@rules("23.9", "10.15")
def test_a_dust_cloud_needs_an_empty_square_that_is_not_a_home_base() -> None:
    t = Story("B . . . R", blue=["Dust Cloud"]).home("red", "b1").treasure("blue-1", "c1").blue("dust-cloud")
    assert t.can("blue", "d1")
    assert not {"a1", "b1", "c1", "e1"} & t.options("blue")


@rules("23.9")
def test_entering_a_dust_cloud_is_a_step_like_any_other() -> None:
    t = Story("B . R").stands("Dust Cloud", "b1").blue("b1")
    assert t.at("blue") == "b1"
    assert t.mp() == 2
    assert t.happened("random") == 0


@rules("23.9", "2.8")
@pytest.mark.parametrize(("face", "square"), [(1, "c1"), (3, "a1")])
def test_wizards_leave_a_dust_cloud_in_a_random_direction(face: int, square: str) -> None:
    t = Story("B . . R", rolls=[face]).stands("Dust Cloud", "b1").blue("b1 stumble")
    assert t.at("blue") == square
    assert t.mp() == 1


@rules("23.9")
def test_a_wizard_who_bumps_against_a_wall_stays_in_the_cloud_and_may_try_again() -> None:
    t = Story("B . . R", rolls=[4, 1]).stands("Dust Cloud", "b1").blue("b1 stumble")
    assert t.at("blue") == "b1"
    assert t.mp() == 1
    t.blue("stumble")
    assert t.at("blue") == "c1"
    assert t.mp() == 0


@rules("23.9")
def test_a_locked_door_keeps_a_wizard_in_the_cloud_but_their_own_door_does_not() -> None:
    t = Story(". D . R B", rolls=[3]).stands("Dust Cloud", "b1").red("b1 stumble")
    assert t.at("red") == "b1"
    t = Story(". D . B R", rolls=[3]).stands("Dust Cloud", "b1").blue("b1 stumble")
    assert t.at("blue") == "a1"


@rules("23.9", "3.7")
def test_an_exit_lets_a_wizard_out_of_the_cloud() -> None:
    t = Story(". B . R", rolls=[4]).stands("Dust Cloud", "c1").blue("c1 stumble")
    assert t.at("blue") == "h5"


@rules("23.9", "4.6")
def test_wizards_inside_a_cloud_see_only_their_own_square() -> None:
    t = Story("B . R", blue=["Stone Dead"]).stands("Dust Cloud", "b1").blue("b1")
    assert not t.can("blue", "stone-dead")
    t.s.at[t.seat("red")] = t.square("b1")
    assert t.again().can("blue", "stone-dead")


@rules("23.9", "4.6")
def test_wizards_inside_a_cloud_are_seen_by_nobody_outside() -> None:
    t = Story("B . R", blue=["Stone Dead"]).stands("Dust Cloud", "c1")
    assert not t.can("blue", "stone-dead")


@rules("23.9", "10.12")
def test_a_dust_cloud_cannot_be_damaged() -> None:
    t = Story("B . . R", blue=["Fireball"]).stands("Dust Cloud", "b1").blue("fireball")
    assert not t.can("blue", "dust-cloud")


@rules("23.9", "21.2")
@answered("Dust Cloud")
def test_dust_cloud_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Dust Cloud"], red=["Negate Neutral"])
    t.blue("dust-cloud b1").red("negate-neutral")
    assert not t.on_table("Dust Cloud")


# -- Glue ------------------------------------------------------------------------------------------------


@rules("23.10")
@shows("Glue")
def test_a_glued_item_cannot_be_picked_up() -> None:
    t = Story("B . R", blue=["Glue"]).lying("Dagger", "a1")
    assert t.can("blue", "take:dagger")
    t.blue("glue dagger")
    assert not t.can("blue", "take:dagger")


@rules("23.10")
def test_a_glued_treasure_cannot_be_picked_up() -> None:
    t = Story("B . R", blue=["Glue"]).treasure("red-1", "a1")
    assert t.can("blue", "take:red-1")
    t.blue("glue red-1")
    assert not t.can("blue", "take:red-1")


@rules("23.10", "26.5")
def test_a_glued_item_cannot_be_fetched_by_a_long_arm() -> None:
    t = Story("B . R", blue=["Glue", "Stretch"]).lying("Dagger", "b1")
    assert t.can("blue", "stretch/take")
    assert not t.blue("glue dagger").can("blue", "stretch/take")


@rules("23.10")
def test_glued_tacks_cannot_be_gathered() -> None:
    t = Story("B . R", red=["Glue"]).lying("Handful of Tacks", "b1")
    assert t.can("blue", "gather:handful-of-tacks")
    t.done("blue").red("glue handful-of-tacks").done("red")
    assert not t.can("blue", "gather:handful-of-tacks")


@rules("23.10")
def test_glue_holds_only_loose_items_and_treasures() -> None:
    t = Story("B . . . R", blue=["Glue"]).lying("Dagger", "b1").carries("red", "Speedstone")
    t.treasure("red-1", "red").stands("Rosebush", "d1", by="red").blue("glue")
    assert t.can("blue", "dagger")
    assert not {"speedstone", "red-1", "rosebush", "red"} & t.options("blue")


@rules("23.10", "7.5")
def test_a_glued_item_is_loose_when_the_spell_ends() -> None:
    t = Story("B . R", blue=["Glue"]).treasure("red-1", "a1").blue("glue red-1 end:glue")
    assert t.can("blue", "take:red-1")


@rules("23.10", "7.16")
def test_glue_ends_with_the_item_it_holds() -> None:
    t = Story("B . R", blue=["Glue"]).lying("Dagger", "b1").carries("blue", "Universal Solvent")
    t.blue("glue dagger universal-solvent/throw dagger")
    assert t.discards("Dagger", "Glue")


@rules("23.10", "21.2")
@answered("Glue")
def test_glue_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Glue"], red=["Negate Neutral"]).lying("Dagger", "a1")
    t.blue("glue dagger").red("negate-neutral")
    assert t.can("blue", "take:dagger")


@rules("23.10", "6.6")
def test_glue_is_worth_three_as_energy() -> None:
    t = Story("B . R", blue=["Glue"]).blue("speed:glue")
    assert t.mp() == 6


# -- Rosebush --------------------------------------------------------------------------------------------


@rules("23.11", "4.5")
def test_a_rosebush_fills_a_square_and_blocks_sight() -> None:
    t = Story("B . R", blue=["Rosebush"]).blue("rosebush b1")
    assert t.in_square("b1") == ["Rosebush"]
    assert not t.sees("a1", "c1")


@rules("23.11", "10.15")
def test_a_rosebush_needs_an_empty_square_that_is_not_a_home_base() -> None:
    t = Story("B . . . R", blue=["Rosebush"]).home("red", "b1").lying("Dagger", "c1").blue("rosebush")
    assert t.can("blue", "d1")
    assert not {"a1", "b1", "c1", "e1"} & t.options("blue")


@rules("23.11")
@shows("Rosebush")
def test_a_rosebush_hurts_anyone_who_enters_even_its_caster() -> None:
    t = Story("B . R").stands("Rosebush", "b1", by="blue").blue("b1")
    assert t.life("blue") == 12
    t.done("blue").red("b1")
    assert t.life("red") == 12


@rules("23.11")
def test_a_rosebush_hurts_again_anyone_who_enters_again() -> None:
    t = Story("B . R").stands("Rosebush", "b1", by="blue").blue("b1 a1 b1")
    assert t.life("blue") == 9


@rules("23.11", "26.4")
def test_the_thorns_of_a_rosebush_cannot_be_evaded() -> None:
    t = Story("B . R", rolls=[1]).under("blue", "Gnome Form", energy=3).stands("Rosebush", "b1", by="red")
    t.blue("b1")
    assert t.life("blue") == 12


@rules("23.11", "9.11")
def test_a_wizard_who_dies_in_a_rosebush_gives_no_point() -> None:
    t = Story("B . R Y").stands("Rosebush", "b1", by="red").lives("blue", 3).blue("b1")
    assert t.life("blue") == 0
    assert t.points("red") == 0


@rules("23.11", "10.11")
@pytest.mark.parametrize(("boost", "stands"), [("none", True), ("shield", True), ("dagger", False)])
def test_one_crack_destroys_a_rosebush(boost: str, stands: bool) -> None:
    t = Story("B . R", blue=["Zot!", "Dagger", "Shield"]).stands("Rosebush", "b1", by="red")
    t.blue(f"zot/hurt rosebush {boost}")
    assert t.on_table("Rosebush") is stands


@rules("23.11")
def test_a_single_point_of_fire_destroys_a_rosebush() -> None:
    t = Story("B . R", blue=["Fire Darts"]).stands("Rosebush", "b1", by="red").blue("fire-darts rosebush")
    assert t.discards("Rosebush")
    assert t.sees("a1", "c1")


@rules("23.11", "4.6")
def test_a_wizard_who_stands_in_a_rosebush_neither_sees_nor_is_seen() -> None:
    t = Story("B . R", blue=["Stone Dead"], red=["Swap"]).stands("Rosebush", "b1", by="red")
    t.blue("b1")
    assert not t.can("blue", "stone-dead")
    assert not t.done("blue").can("red", "swap")


@rules("23.11", "21.2")
@answered("Rosebush")
def test_rosebush_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Rosebush"], red=["Negate Neutral"]).blue("rosebush b1").red("negate-neutral")
    assert not t.on_table("Rosebush")


# -- Thornbush -------------------------------------------------------------------------------------------


@rules("23.12", "1.9")
@shows("Thornbush")
def test_a_thornbush_hurts_stuns_and_ends_the_turn_at_once() -> None:
    t = Story("B . R", blue=["Dagger"]).stands("Thornbush", "b1", by="red").blue("b1")
    assert t.life("blue") == 14
    assert t.stun("blue") == 1
    assert t.asked() == {"red"}
    assert t.hand("blue") == ["Dagger"]
    assert t.happened("draw") == 0


@rules("23.12", "9.5")
def test_a_wizard_who_entered_a_thornbush_is_stunned_in_the_next_turn() -> None:
    t = Story("B . R").stands("Thornbush", "b1", by="red").blue("b1")
    t.s.at[t.seat("red")] = t.square("b1")
    t.done("red").blue("a1")
    assert not t.can("blue", "punch")
    assert t.stun("blue") == 0


@rules("23.12")
def test_a_thornbush_catches_its_caster_too() -> None:
    t = Story("B . R", blue=["Thornbush"]).blue("thornbush b1 b1")
    assert t.life("blue") == 14
    assert t.asked() == {"red"}


@rules("23.12", "4.5")
def test_a_thornbush_blocks_sight() -> None:
    t = Story("B . R", blue=["Thornbush"]).blue("thornbush b1")
    assert not t.sees("a1", "c1")


@rules("23.12")
@pytest.mark.parametrize(("boost", "stands"), [("none", True), ("dagger", False)])
def test_one_crack_destroys_a_thornbush(boost: str, stands: bool) -> None:
    t = Story("B . R", blue=["Zot!", "Dagger"]).stands("Thornbush", "b1", by="red")
    t.blue(f"zot/hurt thornbush {boost}")
    assert t.on_table("Thornbush") is stands


@rules("23.12")
def test_a_single_point_of_fire_destroys_a_thornbush() -> None:
    t = Story("B . R", blue=["Fire Darts"]).stands("Thornbush", "b1", by="red").blue("fire-darts thornbush")
    assert t.discards("Thornbush")


@rules("23.12", "25.3")
def test_a_thornbush_stops_a_wizard_walked_into_it_during_another_players_turn() -> None:
    t = Story("B . R . . .", blue=["Mental Force"]).stands("Thornbush", "d1").blue("mental-force red east")
    assert t.at("red") == "d1"
    assert (t.life("red"), t.stun("red")) == (14, 1)
    assert t.asked() == {"blue"}
    assert t.can("blue", "b1")


@rules("23.12", "24.3")
def test_a_thornbush_stops_a_wizard_knocked_into_it() -> None:
    t = Story("B . R . . .", blue=["Waterbolt", "Energy 4"]).stands("Thornbush", "d1")
    t.blue("waterbolt red energy-4 0")
    assert t.at("red") == "d1"
    assert t.can("blue", "b1")


@rules("23.12", "9.4", "23.1")
def test_thorns_reduced_to_nothing_stun_nobody_but_end_the_turn() -> None:
    t = Story("B . R", blue=["Shield"]).stands("Thornbush", "b1", by="red").blue("b1 shield")
    assert (t.life("blue"), t.stun("blue")) == (15, 0)
    assert t.asked() == {"red"}
    assert t.happened("draw") == 0


@rules("23.12", "9.4", "26.9", "22.6")
@pytest.mark.parametrize("golem", [True, False])
def test_thorns_stun_no_golem_and_nobody_with_a_bloodshard(golem: bool) -> None:
    t = Story("B . R").stands("Thornbush", "b1", by="red")
    t = t.under("blue", "Golem Form", energy=3) if golem else t.carries("blue", "Bloodshard")
    t.blue("b1")
    assert (t.life("blue"), t.stun("blue")) == (15, 0)
    assert t.asked() == {"red"}


@rules("23.12", "26.4")
def test_a_thornbush_cannot_be_evaded() -> None:
    t = Story("B . R", rolls=[1]).under("blue", "Gnome Form", energy=3).stands("Thornbush", "b1", by="red")
    t.blue("b1")
    assert t.life("blue") == 14
    assert t.stun("blue") == 1


@rules("23.12", "21.2")
@answered("Thornbush")
def test_thornbush_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Thornbush"], red=["Negate Neutral"]).blue("thornbush b1").red("negate-neutral")
    assert not t.on_table("Thornbush")


# -- Handful of Tacks ------------------------------------------------------------------------------------


@rules("23.13")
@shows("Handful of Tacks")
def test_tacks_hurt_anyone_who_enters_their_square() -> None:
    t = Story("B . R", blue=["Handful of Tacks"]).blue("handful-of-tacks b1 drop:handful-of-tacks")
    assert t.life("blue") == 15
    t.done("blue").red("b1")
    assert t.life("red") == 12


@rules("23.13")
def test_tacks_hurt_the_wizard_who_dropped_them_when_they_come_back() -> None:
    t = Story("B . R").carries("blue", "Handful of Tacks").blue("drop:handful-of-tacks b1 a1")
    assert t.life("blue") == 12


@rules("23.13")
def test_tacks_cannot_be_dropped_where_something_else_lies() -> None:
    t = Story("B . R").carries("blue", "Handful of Tacks")
    assert t.can("blue", "drop:handful-of-tacks")
    assert not t.lying("Dagger", "a1").can("blue", "drop:handful-of-tacks")
    t = Story("B . R").carries("blue", "Handful of Tacks").treasure("red-1", "a1")
    assert not t.can("blue", "drop:handful-of-tacks")


@rules("23.13")
def test_tacks_cannot_be_dropped_at_the_feet_of_another_wizard() -> None:
    t = Story("B R . .").carries("blue", "Handful of Tacks")
    t.blue("b1")
    assert not t.can("blue", "drop:handful-of-tacks")
    t.blue("c1")
    assert t.can("blue", "drop:handful-of-tacks")


@rules("23.13", "23.7")
def test_tacks_cannot_be_dropped_on_a_token_of_a_booby_trap() -> None:
    t = Story("B . . . . R", blue=["Booby Trap"]).carries("blue", "Handful of Tacks")
    t.blue("booby-trap b1 c1 d1 e1 trap@e1")
    assert t.can("blue", "drop:handful-of-tacks")
    t.blue("b1")
    assert not t.can("blue", "drop:handful-of-tacks")


@rules("23.13", "26.5")
def test_tacks_cannot_be_stretched_under_the_feet_of_another_wizard() -> None:
    t = Story("B . . R", blue=["Stretch"]).carries("blue", "Handful of Tacks", "Dagger")
    t.blue("stretch/drop d1")
    assert not t.can("blue", "handful-of-tacks")


@rules("23.13", "26.5")
def test_tacks_can_be_stretched_into_an_empty_square() -> None:
    t = Story("B . . R", blue=["Stretch"]).carries("blue", "Handful of Tacks", "Dagger")
    t.blue("stretch/drop c1 handful-of-tacks")
    assert t.in_square("c1") == ["Handful of Tacks"]


@rules("23.13", "26.5", "6.8")
def test_stretch_offers_no_square_where_the_only_carried_item_tacks_may_not_lie() -> None:
    t = Story("B . . R", blue=["Stretch"]).carries("blue", "Handful of Tacks")
    t.blue("stretch/drop")
    assert t.can("blue", "c1")
    assert not t.can("blue", "d1")


@rules("23.13", "26.4", "9.11")
def test_tacks_cannot_be_evaded_and_are_not_an_attack() -> None:
    t = Story("B . R Y", rolls=[1]).under("blue", "Gnome Form", energy=3).lives("blue", 3)
    t.lying("Handful of Tacks", "b1").blue("b1")
    assert t.life("blue") == 0
    assert t.points("red") == t.points("yellow") == 0


@rules("23.13")
def test_tacks_may_be_gathered_for_the_whole_phase_by_a_wizard_who_begins_next_to_them() -> None:
    t = Story("B . R", blue=["Dagger"]).lying("Handful of Tacks", "b1").blue("gather:handful-of-tacks")
    assert t.life("blue") == 15
    assert t.before("blue") == ["Handful of Tacks"]
    assert t.options("blue") == {"done", "dagger", "drop:handful-of-tacks"}


@rules("23.13")
def test_tacks_cannot_be_gathered_by_a_wizard_who_has_already_acted() -> None:
    t = Story("B . . R").lying("Handful of Tacks", "c1")
    assert not t.can("blue", "gather:handful-of-tacks")
    assert not t.blue("b1").can("blue", "gather:handful-of-tacks")


@rules("23.13")
def test_tacks_cannot_be_gathered_through_a_wall() -> None:
    t = Story("B | . R").lying("Handful of Tacks", "b1")
    assert not t.can("blue", "gather:handful-of-tacks")


@rules("23.13", "10.4")
def test_a_wizard_who_gathers_tacks_with_a_full_hand_makes_room_first() -> None:
    t = Story("B . R", blue=["Dispel", "Fog", "Zot!", "Swap", "Fireball", "Shield", "Add"])
    t.lying("Handful of Tacks", "b1").blue("gather:handful-of-tacks")
    assert not t.can("blue", "drop:handful-of-tacks")
    t.blue("fog")
    assert t.before("blue") == ["Handful of Tacks"]


@rules("23.13", "10.4")
def test_tacks_are_not_dropped_beside_other_things_to_make_room_either() -> None:
    t = Story("B . R", blue=["Dispel", "Fog", "Zot!", "Swap", "Fireball", "Shield"])
    t.carries("blue", "Handful of Tacks").lying("Dagger", "a1").blue("take:dagger")
    assert t.can("blue", "fog")
    assert not t.can("blue", "drop:handful-of-tacks")


@rules("23.13", "10.3")
def test_a_wizard_who_stands_in_the_tacks_may_pick_them_up() -> None:
    t = Story("B . R").lying("Handful of Tacks", "a1").blue("take:handful-of-tacks")
    assert t.before("blue") == ["Handful of Tacks"]
    assert t.mp() == 2


@rules("23.13", "24.3")
def test_a_waterbolt_aimed_at_tacks_destroys_them() -> None:
    t = Story("B . R", blue=["Waterbolt"]).lying("Handful of Tacks", "b1")
    t.blue("waterbolt handful-of-tacks 1")
    assert t.discards("Handful of Tacks")


@rules("23.13", "24.4")
def test_a_flood_destroys_tacks() -> None:
    t = Story("B . R", blue=["Flood"]).lying("Handful of Tacks", "b1").blue("flood")
    assert t.discards("Handful of Tacks")


@rules("23.13", "6.6")
def test_tacks_in_hand_are_worth_three_as_energy() -> None:
    t = Story("B . R", blue=["Zot!", "Handful of Tacks"]).blue("zot/hurt red handful-of-tacks")
    assert t.life("red") == 12
