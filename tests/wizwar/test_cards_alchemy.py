"""Stories of the cards of Alchemy (rules 22.1 to 22.16)."""

from __future__ import annotations

import pytest

from guildhall.wizwar.board import square_name
from tests.citing import rules
from tests.wizwar.proofs import answered, shows
from tests.wizwar.story import Story


def rounds(t: Story, number: int) -> Story:
    """Let blue and red do nothing for this many rounds, until it is blue's turn again."""
    for _ in range(number):
        t.done("blue").done("red")
    return t


# -- Fool's Gold -----------------------------------------------------------------------------------------


def thief_in_blue_sector(*cards_of_red: str) -> Story:
    """Return a story with red on blue's treasure in blue's home sector; blue has Fool's Gold."""
    return Story("R . B", red=cards_of_red, blue=["Fool's Gold"]).treasure("blue-1", "a1")


@rules("22.1", "1.9")
@shows("Fool's Gold")
def test_fools_gold_ends_the_turn_of_the_thief_and_moves_the_treasure() -> None:
    t = thief_in_blue_sector("Dagger")
    t.red("take:blue-1").blue("fools-gold d4")
    assert t.where("blue-1") == "d4"
    assert t.s.player == t.seat("blue")
    assert t.happened("draw") == 0


@rules("22.1", "1.9", "26.8")
def test_fools_gold_lets_extra_arms_pick_up_nothing_more() -> None:
    t = thief_in_blue_sector().lying("Dagger", "a1").under("red", "Extra Arms", energy=3)
    t.red("take:blue-1").blue("fools-gold d4")
    assert t.s.player == t.seat("blue")
    assert t.in_square("a1") == ["Dagger"]


@rules("22.1")
def test_fools_gold_puts_the_treasure_on_another_square_of_the_home_sector() -> None:
    t = thief_in_blue_sector().red("take:blue-1").blue("fools-gold")
    assert t.can("blue", "e5")
    assert not t.can("blue", "a1")
    assert not t.can("blue", "f1")


@rules("22.1", "24.8")
def test_fools_gold_puts_no_treasure_into_a_stone_block() -> None:
    t = thief_in_blue_sector().stands("Stone Block", "d4", by="red")
    t.red("take:blue-1").blue("fools-gold")
    assert t.can("blue", "e4")
    assert not t.can("blue", "d4")


@rules("22.1", "12.6")
def test_fools_gold_scores_with_an_enemy_treasure_put_into_the_home_base() -> None:
    t = Story("R . B", blue=["Fool's Gold"]).treasure("red-1", "a1")
    t.red("take:red-1").blue("fools-gold c3")
    assert t.points("blue") == 1


@rules("22.1")
def test_fools_gold_is_not_an_answer_outside_the_home_sector() -> None:
    t = Story(". . . . . R B", blue=["Fool's Gold"]).treasure("blue-1", "f1").red("take:blue-1")
    assert t.asked() == {"red"}
    assert t.where("blue-1") == "red"


@rules("22.1")
def test_fools_gold_does_not_answer_its_players_own_pickup() -> None:
    t = Story("B . R", blue=["Fool's Gold"]).treasure("blue-1", "a1").blue("take:blue-1")
    assert t.where("blue-1") == "blue"
    assert t.hand("blue") == ["Fool's Gold"]


@rules("22.1")
def test_fools_gold_needs_no_sight() -> None:
    t = Story("R | . B", blue=["Fool's Gold"]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("fools-gold b1")
    assert t.where("blue-1") == "b1"


@rules("22.1", "8.5")
@answered("Fool's Gold")
def test_fools_gold_can_be_absorbed_by_the_thief() -> None:
    t = thief_in_blue_sector("Absorb Spell")
    t.red("take:blue-1").blue("fools-gold").red("absorb-spell")
    assert t.where("blue-1") == "red"
    assert t.hand("red") == ["Fool's Gold"]


# -- Acid Bath -------------------------------------------------------------------------------------------


@rules("22.2", "7.2")
@pytest.mark.parametrize(("energy", "turns"), [("", 1), ("Energy 4", 4), ("Energy 5", 5)])
def test_acid_bath_burns_in_as_many_turns_of_its_caster_as_its_energy(energy: str, turns: int) -> None:
    t = Story("B . R", blue=["Acid Bath", energy] if energy else ["Acid Bath"])
    t.blue(f"acid-bath red {energy.lower().replace(' ', '-')}")
    assert t.life("red") == 15
    rounds(t, turns)
    assert t.life("red") == 15 - 2 * turns
    assert not t.on_table("Acid Bath")
    rounds(t, 1)
    assert t.life("red") == 15 - 2 * turns


@rules("22.2", "1.4")
@shows("Acid Bath")
def test_acid_bath_burns_in_the_turns_of_its_caster_not_of_its_target() -> None:
    t = Story("B . R").under("red", "Acid Bath", by="blue", energy=3).done("blue")
    assert t.life("red") == 15
    t.done("red")
    assert t.life("red") == 13


@rules("22.2", "5.10")
def test_acid_bath_uses_the_attack_only_in_the_turn_of_casting() -> None:
    t = Story("B R", blue=["Acid Bath", "Energy 4"]).blue("acid-bath red energy-4")
    assert not t.can("blue", "punch")
    assert rounds(t, 1).can("blue", "punch")


@rules("22.2")
def test_two_acid_baths_both_burn() -> None:
    t = Story("B . R").under("red", "Acid Bath", by="blue").under("red", "Acid Bath", by="blue", energy=2)
    assert rounds(t, 1).life("red") == 11
    assert rounds(t, 1).life("red") == 9


@rules("22.2", "9.12")
def test_a_wizard_who_dies_in_an_acid_bath_gives_no_point() -> None:
    t = Story("B . R Y").under("red", "Acid Bath", by="blue", energy=3).lives("red", 2)
    t.done("blue").done("red").done("yellow")
    assert t.life("red") == 0
    assert t.points("blue") == 0


@rules("22.2")
def test_a_waterbolt_washes_acid_off() -> None:
    t = Story("B . R", blue=["Waterbolt"]).under("red", "Acid Bath", by="blue", energy=3)
    t.blue("waterbolt red 1")
    assert not t.on_table("Acid Bath")


@rules("22.2", "8.7")
def test_an_evaded_waterbolt_washes_nothing_off() -> None:
    t = Story("B . R", blue=["Waterbolt"], rolls=[1]).under("red", "Acid Bath", by="blue", energy=3)
    t.under("red", "Gnome Form", energy=3).blue("waterbolt red 1")
    assert t.on_table("Acid Bath")


@rules("22.2", "24.4")
def test_a_flood_washes_acid_off_everyone() -> None:
    t = Story("B . R", blue=["Flood"]).under("red", "Acid Bath", by="blue", energy=3)
    t.under("blue", "Acid Bath", by="red", energy=3).blue("flood")
    assert not t.on_table("Acid Bath")


@rules("22.2", "23.1")
def test_shield_lessens_the_later_damage_of_an_acid_bath() -> None:
    t = Story("B . R", red=["Shield"]).under("red", "Acid Bath", by="blue", energy=3)
    t.done("blue").done("red").red("shield")
    assert t.life("red") == 15


@rules("22.2", "25.1")
@answered("Acid Bath")
def test_acid_bath_can_be_absorbed_while_it_is_cast() -> None:
    t = Story("B . R", blue=["Acid Bath"], red=["Absorb Spell"]).blue("acid-bath red").red("absorb-spell")
    assert not t.on_table("Acid Bath")
    assert t.hand("red") == ["Acid Bath"]


@rules("22.2", "6.8")
def test_acid_bath_needs_sight_to_a_wizard() -> None:
    assert not Story("B | R", blue=["Acid Bath"]).can("blue", "acid-bath")


# -- Stone Dead ------------------------------------------------------------------------------------------


@rules("22.3")
@shows("Stone Dead")
def test_stone_dead_counts_the_magic_stones_of_its_target() -> None:
    t = Story("B . R", blue=["Stone Dead"]).carries("red", "Speedstone", "Boomstone", "Dagger")
    t.blue("stone-dead red")
    assert t.life("red") == 12


@rules("22.3")
def test_stone_dead_adds_the_stones_to_its_energy() -> None:
    t = Story("B . R", blue=["Stone Dead", "Energy 5"]).carries("red", "Speedstone", "Boomstone")
    t.blue("stone-dead red energy-5")
    assert t.life("red") == 8


@rules("22.3")
def test_stone_dead_counts_only_carried_stones() -> None:
    t = Story("B . R", blue=["Stone Dead"], red=["Speedstone"]).lying("Boomstone", "c1")
    t.carries("blue", "Powerstone").blue("stone-dead red")
    assert t.life("red") == 14


@rules("22.3")
def test_stone_dead_is_not_fire_and_leaves_the_stones_whole() -> None:
    t = Story("B . R", blue=["Stone Dead"]).carries("red", "Boomstone").blue("stone-dead red")
    assert t.life("red") == 13
    assert t.before("red") == ["Boomstone"]


@rules("22.3", "6.8")
def test_stone_dead_is_for_wizards_only() -> None:
    assert not Story("B . | R", blue=["Stone Dead"]).can("blue", "stone-dead")


@rules("22.3", "27.2")
@answered("Stone Dead")
def test_stone_dead_is_thrown_back_by_backlash() -> None:
    t = Story("B . R", blue=["Stone Dead", "Energy 4"], red=["Backlash"])
    t.blue("stone-dead red energy-4").red("backlash")
    assert (t.life("blue"), t.life("red")) == (11, 15)


@rules("22.3", "6.6")
def test_stone_dead_is_worth_three_as_energy() -> None:
    t = Story("B . R", blue=["Zot!", "Stone Dead"]).blue("zot/hurt red stone-dead")
    assert t.life("red") == 12


# -- Add -------------------------------------------------------------------------------------------------


@rules("22.4", "7.8")
@shows("Add")
def test_add_puts_two_cards_into_one_spell() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Energy 4", "Energy 5"])
    t.blue("zot/hurt red sum energy-4 energy-5")
    assert t.life("red") == 6
    assert t.discards("Zot!", "Add", "Energy 4", "Energy 5")


@rules("22.4", "2.5")
def test_add_puts_two_cards_into_speed() -> None:
    t = Story("B . R", blue=["Add", "Energy 4", "Energy 5", "Energy 6"]).blue("speed:sum energy-4 energy-5")
    assert t.mp() == 12
    assert t.discards("Add", "Energy 4", "Energy 5")


@rules("22.4", "27.12")
def test_add_sharpens_a_wizardblade() -> None:
    t = Story("B R", blue=["Add", "Energy 4", "Energy 5"]).carries("blue", "Wizardblade")
    t.blue("wizardblade/slash red sum energy-4 energy-5")
    assert t.life("red") == 6


@rules("22.4", "7.8")
def test_a_second_add_counts_only_for_its_energy_value() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Add", "Energy 5", "Energy 4"])
    t.blue("zot/hurt red sum add energy-5")
    assert t.life("red") == 7
    assert t.hand("blue") == ["Energy 4"]


@rules("22.4")
def test_add_needs_two_more_cards() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Energy 4"])
    assert not t.can("blue", "speed:sum")
    t.blue("zot/hurt red")
    assert t.options("blue") == {"none", "add", "energy-4"}


@rules("22.4", "6.6")
def test_add_alone_is_worth_three_as_energy() -> None:
    t = Story("B . R", blue=["Zot!", "Add"]).blue("zot/hurt red add")
    assert t.life("red") == 12


@rules("22.4", "6.4", "23.1")
def test_add_is_a_neutral_spell_and_helps_no_counterspell_during_another_players_turn() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Shield", "Add", "Energy 4", "Energy 5"])
    t.blue("fireball red").red("shield")
    assert t.options("red") == {"none", "add", "energy-4", "energy-5"}


@rules("22.4", "7.15")
def test_a_form_that_casts_only_counterspells_has_no_use_for_add() -> None:
    t = Story("B . R", blue=["Add", "Energy 4", "Energy 5"]).under("blue", "Golem Form", energy=3)
    assert t.can("blue", "speed:energy-4")
    assert not t.can("blue", "speed:sum")


@rules("22.4", "8.12")
@answered("Add")
def test_a_spell_whose_add_is_negated_keeps_the_first_card_only() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Energy 4", "Energy 5"], red=["Negate Neutral"])
    t.blue("zot/hurt red sum energy-4 energy-5").red("negate-neutral")
    assert t.life("red") == 11
    assert t.discards("Add", "Energy 4", "Energy 5")


@rules("22.4", "8.12")
def test_speed_whose_add_is_negated_keeps_the_first_card_only() -> None:
    t = Story("B . R", blue=["Add", "Energy 4", "Energy 5", "Energy 6"], red=["Negate Neutral"])
    t.blue("speed:sum energy-5 energy-4").red("negate-neutral")
    assert t.mp() == 8
    assert t.hand("blue") == ["Energy 6"]


@rules("22.4", "8.12", "23.4")
def test_fire_darts_without_their_add_are_as_many_as_the_first_card_says() -> None:
    t = Story("B . R", blue=["Fire Darts", "Add", "Energy 4", "Energy 5"], red=["Negate Neutral"])
    t.blue("fire-darts sum energy-4 energy-5" + 9 * " red").red("negate-neutral")
    assert t.life("red") == 11


@rules("22.4", "8.12", "24.3")
def test_a_waterbolt_without_its_add_is_as_strong_as_the_first_card_says() -> None:
    t = Story("B . R", blue=["Waterbolt", "Add", "Energy 4", "Energy 5"], red=["Negate Neutral"])
    t.blue("waterbolt red sum energy-4 energy-5 9").red("negate-neutral")
    assert t.life("red") == 11
    assert t.at("red") == "c1"


# -- Homunculus ------------------------------------------------------------------------------------------


@rules("22.5")
@pytest.mark.parametrize(("word", "life"), [("none", 1), ("energy-4", 4)])
def test_a_homunculus_has_as_much_life_as_energy(word: str, life: int) -> None:
    t = Story("B . R", blue=["Homunculus", "Energy 4"]).blue(f"homunculus {word}")
    assert t.thing("Homunculus").energy == life


@rules("22.5")
def test_a_homunculus_stays_though_time_passes() -> None:
    t = rounds(Story("B . R").under("blue", "Homunculus", energy=1), 2)
    assert t.thing("Homunculus").energy == 1


@rules("22.5", "7.4")
def test_a_homunculus_is_a_spell_that_its_caster_maintains() -> None:
    t = Story("B . R", blue=["Homunculus"]).home("blue", "a1").blue("homunculus")
    assert t.before("blue") == ["Homunculus"]
    t.blue("end:homunculus")
    assert t.discards("Homunculus")


@rules("22.5")
@shows("Homunculus")
def test_a_homunculus_takes_the_damage_of_an_attack_by_sight() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 4"]).under("red", "Homunculus", energy=6)
    t.blue("zot/hurt red energy-4")
    assert t.life("red") == 15
    assert t.thing("Homunculus").energy == 2


@rules("22.5")
def test_damage_beyond_the_life_of_a_homunculus_is_lost() -> None:
    t = Story("B . R", blue=["Fireball"]).under("red", "Homunculus", energy=2).blue("fireball red")
    assert t.life("red") == 15
    assert t.discards("Homunculus")


@rules("22.5")
def test_the_other_effects_of_an_attack_on_a_homunculus_are_lost() -> None:
    t = Story("B . R", blue=["Ka-Bong!"]).under("red", "Homunculus", energy=6).blue("ka-bong red")
    assert t.stun("red") == 0
    assert t.thing("Homunculus").energy == 2


@rules("22.5")
@pytest.mark.parametrize(("card", "act"), [("Swap", "swap red"), ("Zot!", "zot/stun red")])
def test_a_wizard_with_a_homunculus_evades_an_attack_without_damage(card: str, act: str) -> None:
    t = Story("B . R", blue=[card]).under("red", "Homunculus", energy=2).blue(act)
    assert t.at("red") == "c1"
    assert t.stun("red") == 0
    assert t.thing("Homunculus").energy == 2


@rules("22.5", "22.2")
def test_a_curse_is_not_laid_on_a_wizard_with_a_homunculus() -> None:
    t = Story("B . R", blue=["Acid Bath"]).under("red", "Homunculus", energy=2).blue("acid-bath red")
    assert not t.on_table("Acid Bath")
    assert t.discards("Acid Bath")


@rules("22.5", "7.14")
def test_fire_that_a_homunculus_takes_leaves_the_stones_whole() -> None:
    t = Story("B . R", blue=["Fireball"]).under("red", "Homunculus", energy=6).carries("red", "Boomstone")
    t.blue("fireball red")
    assert t.before("red") == ["Boomstone", "Homunculus"]
    assert t.life("red") == 15


@rules("22.5", "21.11")
def test_a_homunculus_is_hit_by_a_thrown_rock() -> None:
    t = Story("B . R").carries("blue", "Large Rock").under("red", "Homunculus", energy=3)
    t.blue("large-rock/throw red")
    assert t.life("red") == 15
    assert t.thing("Homunculus").energy == 1
    assert t.in_square("c1") == ["Large Rock"]


@rules("22.5")
def test_a_homunculus_does_not_help_against_a_punch() -> None:
    t = Story("B R").under("red", "Homunculus", energy=3).blue("punch red")
    assert t.life("red") == 14
    assert t.thing("Homunculus").energy == 3


@rules("22.5", "27.3")
def test_a_homunculus_does_not_help_against_an_attack_without_sight() -> None:
    t = Story("B . R", blue=["Globe of Pain"]).under("red", "Homunculus", energy=3)
    t.blue("globe-of-pain red")
    assert t.life("red") == 14
    assert t.thing("Homunculus").energy == 3


@rules("22.5", "26.4")
def test_a_homunculus_is_spared_what_its_master_evades_by_a_roll() -> None:
    t = Story("B . R", blue=["Fireball"], rolls=[1]).under("red", "Homunculus", energy=3)
    t.under("red", "Gnome Form", energy=3).blue("fireball red")
    assert t.thing("Homunculus").energy == 3


@rules("22.5", "25.5")
def test_an_attack_that_cannot_be_evaded_hurts_both_homunculus_and_master() -> None:
    t = Story("B . . R", blue=["Psychic Storm", "Energy 4"]).under("red", "Homunculus", energy=6)
    t.blue("psychic-storm d1 energy-4")
    assert t.life("red") == 11
    assert t.thing("Homunculus").energy == 2


@rules("22.5", "23.4")
def test_each_dart_needs_a_homunculus_that_still_lives() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"]).under("red", "Homunculus", energy=1)
    t.blue("fire-darts energy-4 red red red red")
    assert t.life("red") == 12
    assert t.discards("Homunculus")


@rules("22.5", "21.2")
@answered("Homunculus")
def test_homunculus_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Homunculus"], red=["Negate Neutral"]).blue("homunculus").red("negate-neutral")
    assert not t.on_table("Homunculus")


@rules("22.5", "21.8")
def test_a_homunculus_can_be_dispelled() -> None:
    t = Story("B . R", blue=["Dispel"]).under("red", "Homunculus", energy=6).blue("dispel homunculus")
    assert t.discards("Homunculus")


# -- Bloodshard ------------------------------------------------------------------------------------------


@rules("22.6")
@shows("Bloodshard")
def test_a_bloodshard_takes_one_point_off_every_source() -> None:
    t = Story("B . R", blue=["Fireball"]).carries("red", "Bloodshard").blue("fireball red")
    assert t.life("red") == 11


@rules("22.6", "23.4", "9.4")
def test_a_bloodshard_makes_single_darts_harmless() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"]).carries("red", "Bloodshard", "Boomstone")
    t.blue("fire-darts energy-4 red red red red")
    assert t.life("red") == 15
    assert t.before("red") == ["Bloodshard", "Boomstone"]


@rules("22.6", "23.11")
def test_a_bloodshard_helps_against_objects_too() -> None:
    t = Story("B . R").carries("blue", "Bloodshard").stands("Rosebush", "b1", by="red").blue("b1")
    assert t.life("blue") == 13


@rules("22.6")
def test_a_bloodshard_in_the_hand_or_on_the_floor_helps_nobody() -> None:
    t = Story("B . R", blue=["Zot!"], red=["Bloodshard"]).blue("zot/hurt red")
    assert t.life("red") == 14
    t = Story("B . R", blue=["Zot!"]).lying("Bloodshard", "c1").blue("zot/hurt red")
    assert t.life("red") == 14


@rules("22.6", "10.17")
def test_a_bloodshard_can_be_dropped_and_picked_up() -> None:
    t = Story("B . R").carries("blue", "Bloodshard").blue("drop:bloodshard")
    assert t.in_square("a1") == ["Bloodshard"]
    t.blue("take:bloodshard")
    assert t.before("blue") == ["Bloodshard"]


# -- Boomstone -------------------------------------------------------------------------------------------


@rules("22.7")
@shows("Boomstone")
def test_a_thrown_boomstone_burns_its_target_and_is_discarded() -> None:
    t = Story("B . R").carries("blue", "Boomstone").carries("red", "Speedstone")
    t.blue("boomstone/throw red")
    assert t.life("red") == 11
    assert t.in_square("c1") == []
    assert t.discards("Boomstone", "Speedstone")


@rules("22.7", "10.11")
def test_a_boomstone_cracks_a_wall() -> None:
    t = Story("B . | R").carries("blue", "Boomstone").blue("boomstone/throw b1|c1")
    assert t.cracks("b1|c1") == 1
    assert t.in_square("b1") == []


@rules("22.7", "5.1")
def test_throwing_a_boomstone_is_the_attack_of_the_turn() -> None:
    t = Story("B R").carries("blue", "Boomstone", "Boomstone").blue("boomstone/throw red")
    assert not t.can("blue", "boomstone/throw")
    assert not t.can("blue", "punch")


@rules("22.7", "7.14")
def test_a_carried_boomstone_goes_off_in_fire() -> None:
    t = Story("B . R", blue=["Fireball"]).carries("red", "Boomstone").blue("fireball red")
    assert t.life("red") == 6
    assert t.discards("Boomstone")


@rules("22.7")
def test_each_boomstone_that_goes_off_is_a_source_of_its_own() -> None:
    t = Story("B . R", blue=["Fireball"]).carries("red", "Boomstone", "Boomstone", "Bloodshard")
    t.blue("fireball red")
    assert t.life("red") == 15 - 4 - 3 - 3


@rules("22.7", "9.12")
def test_a_wizard_who_dies_of_their_own_boomstone_gives_no_point() -> None:
    t = Story("B . R Y", blue=["Fireball"], red=["Dagger"]).lives("red", 7).carries("red", "Boomstone")
    t.blue("fireball red")
    assert t.life("red") == 0
    assert t.points("blue") == 0
    assert t.hand("blue") == []


@rules("22.7", "9.10")
def test_a_wizard_who_dies_of_a_thrown_boomstone_gives_a_point() -> None:
    t = Story("B . R Y").lives("red", 4).carries("blue", "Boomstone").blue("boomstone/throw red")
    assert t.points("blue") == 1


@rules("22.7", "23.1")
def test_shield_may_keep_the_fire_from_a_boomstone() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"], red=["Shield"]).carries("red", "Boomstone")
    t.blue("fire-darts none red").red("shield")
    assert t.life("red") == 15
    assert t.before("red") == ["Boomstone"]


@rules("22.7", "23.2")
@answered("Boomstone")
def test_a_thrown_boomstone_that_is_stopped_is_gone_anyway() -> None:
    t = Story("B . R", red=["Wall of Earth"]).carries("blue", "Boomstone")
    t.blue("boomstone/throw red").red("wall-of-earth b1|c1")
    assert t.life("red") == 15
    assert t.discards("Boomstone")


# -- Brainstone ------------------------------------------------------------------------------------------


@rules("22.8")
@shows("Brainstone")
def test_a_wizard_who_plays_a_brainstone_draws_two_cards() -> None:
    t = Story("B . R", blue=["Brainstone", "Dagger"]).blue("brainstone")
    assert len(t.hand("blue")) == 3


@rules("22.8", "7.10")
def test_a_brainstone_makes_room_for_two_more_cards() -> None:
    six = ["Add", "Dagger", "Zot!", "Swap", "Glue", "Dispel"]
    t = Story("B . R", blue=six).carries("blue", "Brainstone").blue("done done 2")
    assert len(t.hand("blue")) == 8
    without = Story("B . R", blue=six).carries("blue", "Lifestone").blue("done done")
    assert without.asked() == {"red"}


@rules("22.8")
def test_a_wizard_who_drops_a_brainstone_discards_two_cards_of_choice() -> None:
    t = Story("B . R", blue=["Dagger", "Zot!", "Swap"]).carries("blue", "Brainstone")
    t.blue("drop:brainstone dagger swap")
    assert t.hand("blue") == ["Zot!"]


@rules("22.8")
def test_a_wizard_who_loses_a_brainstone_with_fewer_cards_discards_them_all() -> None:
    t = Story("B . R", blue=["Dagger"]).carries("blue", "Brainstone").blue("drop:brainstone")
    assert t.hand("blue") == []


@rules("22.8")
def test_picking_a_brainstone_up_again_brings_two_cards_again() -> None:
    t = Story("B . R").carries("blue", "Brainstone").blue("drop:brainstone take:brainstone")
    assert len(t.hand("blue")) == 2


@rules("22.8", "21.3")
def test_a_brainstone_lost_during_another_players_turn_costs_two_cards_at_once() -> None:
    t = Story("B . R", blue=["Drop Object"], red=["Dagger", "Zot!", "Swap"]).carries("red", "Brainstone")
    t.blue("drop-object red").red("zot swap")
    assert t.hand("red") == ["Dagger"]
    assert t.in_square("c1") == ["Brainstone"]


@rules("22.8", "27.5")
def test_a_stolen_brainstone_gives_two_cards_and_takes_two() -> None:
    t = Story("B . R", blue=["Yoink!"], red=["Dagger", "Zot!", "Swap"]).carries("red", "Brainstone")
    t.blue("yoink red").red("zot swap")
    assert len(t.hand("blue")) == 2
    assert t.hand("red") == ["Dagger"]


@rules("22.8", "7.14")
def test_a_brainstone_burnt_is_a_brainstone_lost() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Dagger", "Zot!", "Swap"]).carries("red", "Brainstone")
    t.blue("fireball red").red("zot swap")
    assert t.hand("red") == ["Dagger"]


@rules("22.8", "9.10")
@pytest.mark.parametrize("words", ["fireball red", "powerthrust red"])
def test_the_dead_discard_nothing_for_the_brainstone_they_lose(words: str) -> None:
    t = Story("B . R . Y", blue=["Fireball", "Powerthrust"], red=["Zot!", "Dispel", "Swap"])
    t.carries("red", "Brainstone").lives("red", 2).blue(words)
    assert t.at("red") == ""
    assert t.asked() == {"blue"}
    assert {"Zot!", "Dispel", "Swap"} <= set(t.hand("blue"))


# -- Lifestone -------------------------------------------------------------------------------------------


@rules("22.9")
@shows("Lifestone")
def test_a_lifestone_gives_a_point_of_life_at_the_start_of_the_turn() -> None:
    t = Story("B . R").carries("blue", "Lifestone")
    assert rounds(t, 1).life("blue") == 16
    assert t.life("red") == 15


@rules("22.9", "9.1")
def test_a_lifestone_does_not_lift_life_above_twenty() -> None:
    t = Story("B . R").carries("blue", "Lifestone").lives("blue", 19)
    assert rounds(t, 3).life("blue") == 20


@rules("22.9", "1.3")
def test_a_lifestone_works_before_anything_else_in_time_passes() -> None:
    t = Story("B . R").under("red", "Acid Bath", by="blue", energy=2).carries("blue", "Lifestone")
    rounds(t, 1)
    assert [event for event, _ in t.log if event in ("heal", "damage")] == ["heal", "damage"]


@rules("22.9")
def test_a_lifestone_on_the_floor_gives_nothing() -> None:
    t = Story("B . R").lying("Lifestone", "a1")
    assert rounds(t, 1).life("blue") == 15


# -- Mightstone ------------------------------------------------------------------------------------------


@rules("22.10")
@pytest.mark.parametrize("face", [1, 4])
def test_a_mightstone_adds_a_roll_to_the_punch(face: int) -> None:
    t = Story("B R", rolls=[face]).carries("blue", "Mightstone").blue("punch red")
    assert t.life("red") == 14 - face


@rules("22.10", "26.12")
def test_strength_doubles_the_punch_with_the_roll_of_a_mightstone() -> None:
    t = Story("B R", rolls=[3]).carries("blue", "Mightstone").under("blue", "Strength", energy=2)
    t.blue("punch red")
    assert t.life("red") == 7


@rules("22.10", "26.5")
@shows("Mightstone")
def test_a_mightstone_helps_the_punch_of_a_long_arm() -> None:
    t = Story("B . R", blue=["Stretch"], rolls=[3]).carries("blue", "Mightstone").blue("stretch/punch red")
    assert t.life("red") == 11


@rules("22.10")
def test_a_mightstone_does_not_help_other_attacks() -> None:
    t = Story("B . R", rolls=[3]).carries("blue", "Mightstone", "Large Rock").blue("large-rock/throw red")
    assert t.life("red") == 13


@rules("22.10", "6.6")
def test_a_mightstone_in_hand_is_worth_two_as_energy() -> None:
    t = Story("B . R", blue=["Mightstone"]).blue("speed:mightstone")
    assert t.mp() == 5


# -- Null Powder -----------------------------------------------------------------------------------------


@rules("22.11")
@shows("Null Powder")
def test_null_powder_cancels_a_spell_by_sight_aimed_at_its_carrier() -> None:
    t = Story("B . R", blue=["Fireball"]).carries("red", "Null Powder")
    t.blue("fireball red").red("null-powder/counter")
    assert t.life("red") == 15
    assert t.discards("Fireball", "Null Powder")


@rules("22.11")
def test_null_powder_does_nothing_against_a_spell_without_sight() -> None:
    t = Story("B . R", blue=["Globe of Pain"]).carries("red", "Null Powder").blue("globe-of-pain red")
    assert t.life("red") == 14


@rules("22.11")
def test_null_powder_stops_only_spells() -> None:
    t = Story("B . R").carries("blue", "Large Rock").carries("red", "Null Powder")
    t.blue("large-rock/throw red")
    assert t.life("red") == 13


@rules("22.11")
def test_null_powder_must_be_carried() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Null Powder"]).blue("fireball red")
    assert t.life("red") == 10


@rules("22.11", "8.5")
def test_neither_anti_anti_nor_absorb_spell_stops_null_powder() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti", "Absorb Spell"]).carries("red", "Null Powder")
    t.blue("fireball red").red("null-powder/counter")
    assert t.life("red") == 15
    assert t.discards("Fireball", "Null Powder")
    assert t.hand("blue") == ["Absorb Spell", "Anti-Anti"]


@rules("22.11")
def test_null_powder_ends_a_lasting_spell_in_the_turn_of_its_carrier() -> None:
    t = Story("B . R").carries("blue", "Null Powder").under("blue", "Acid Bath", by="red", energy=5)
    t.blue("null-powder/end acid-bath")
    assert t.discards("Acid Bath", "Null Powder")


@rules("22.11", "23.7")
def test_null_powder_removes_a_token_of_a_booby_trap() -> None:
    t = Story("B . . . . R", blue=["Booby Trap"]).carries("red", "Null Powder")
    t.blue("booby-trap b1 c1 d1 e1 trap@d1").done("blue").red("null-powder/end trap@e1")
    assert len(t.s.traps) == 3
    assert t.discards("Null Powder")


@rules("22.11", "6.12")
def test_null_powder_ends_no_spell_that_is_nowhere_in_sight() -> None:
    t = Story("B | R").carries("blue", "Null Powder").under("red", "Adrenaline", energy=5)
    assert not t.can("blue", "null-powder/end")


# -- Powerstone ------------------------------------------------------------------------------------------


@rules("22.12")
@pytest.mark.parametrize("stones", [1, 2])
def test_a_powerstone_makes_a_boost_one_stronger(stones: int) -> None:
    t = Story("B . R", blue=["Zot!", "Energy 4"]).carries("blue", *stones * ["Powerstone"])
    t.blue("zot/hurt red energy-4")
    assert t.life("red") == 11 - stones


@rules("22.12")
@shows("Powerstone")
def test_a_powerstone_makes_a_boost_of_speed_one_stronger() -> None:
    t = Story("B . R", blue=["Dagger"]).carries("blue", "Powerstone").blue("speed:dagger")
    assert t.mp() == 7


@rules("22.12")
def test_a_powerstone_does_nothing_for_a_spell_without_a_boost() -> None:
    t = Story("B . R", blue=["Zot!"]).carries("blue", "Powerstone").blue("zot/hurt red")
    assert t.life("red") == 14


@rules("22.12", "27.12")
def test_a_powerstone_does_not_help_a_wizardblade() -> None:
    t = Story("B R", blue=["Energy 4"]).carries("blue", "Powerstone", "Wizardblade")
    t.blue("wizardblade/slash red energy-4")
    assert t.life("red") == 11


@rules("22.12", "7.8")
def test_a_powerstone_raises_both_cards_of_an_add() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Energy 4", "Energy 5"]).carries("blue", "Powerstone")
    t.blue("zot/hurt red sum energy-4 energy-5")
    assert t.life("red") == 4


@rules("22.12", "23.1")
def test_a_powerstone_helps_to_boost_a_shield() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 6"], red=["Shield", "Dagger"]).carries("red", "Powerstone")
    t.blue("zot/hurt red energy-6").red("shield dagger")
    assert t.life("red") == 14


# -- Speedstone ------------------------------------------------------------------------------------------


@rules("22.13", "2.1")
@shows("Speedstone")
def test_a_speedstone_makes_its_carrier_faster() -> None:
    t = Story("B . R").carries("red", "Speedstone", "Speedstone").done("blue")
    assert t.mp() == 5


@rules("22.13", "2.6")
def test_a_speedstone_played_in_mid_turn_gives_its_point_at_once() -> None:
    t = Story("B . . . . R", blue=["Speedstone"]).blue("b1 c1 d1 speedstone")
    assert t.mp() == 1
    t.blue("e1")
    assert t.at("blue") == "e1"


@rules("22.13", "2.6")
def test_a_dropped_speedstone_takes_its_point_away() -> None:
    t = Story("B . . R").carries("blue", "Speedstone").blue("b1 drop:speedstone")
    assert t.mp() == 2


# -- Spellstone ------------------------------------------------------------------------------------------


@rules("22.14")
@shows("Spellstone")
def test_a_spellstone_lets_its_carrier_draw_a_third_card() -> None:
    t = Story("B . R").carries("blue", "Spellstone").blue("done done")
    assert t.options("blue") == {"draw-0", "draw-1", "draw-2", "draw-3"}
    t.blue("3")
    assert len(t.hand("blue")) == 3


@rules("22.14", "13.2")
def test_a_spellstone_does_not_lift_the_hand_limit() -> None:
    t = Story("B . R", blue=["Add", "Dagger", "Zot!", "Swap"]).carries("blue", "Spellstone")
    t.blue("done done")
    assert len(t.options("blue")) == 3


# -- Universal Solvent -----------------------------------------------------------------------------------


@rules("22.15")
@pytest.mark.parametrize("mark", ["|", "D"])
def test_universal_solvent_dissolves_a_wall_or_a_door(mark: str) -> None:
    t = Story(f"B . {mark} R").carries("blue", "Universal Solvent")
    t.blue("universal-solvent/throw b1|c1")
    assert not t.wall("b1|c1")
    assert not t.door("b1|c1")
    assert t.discards("Universal Solvent")


@rules("22.15", "10.18")
@pytest.mark.parametrize("card", ["Rosebush", "Dust Cloud", "Stone Block"])
def test_universal_solvent_dissolves_objects_that_fill_a_square(card: str) -> None:
    t = Story("B . . R").carries("blue", "Universal Solvent").stands(card, "c1", by="red")
    t.blue(f"universal-solvent/throw {card.lower().replace(' ', '-')}")
    assert t.discards(card, "Universal Solvent")


@rules("22.15")
@shows("Universal Solvent")
def test_universal_solvent_dissolves_a_fallen_item() -> None:
    t = Story("B . R").carries("blue", "Universal Solvent").lying("Dagger", "b1")
    t.blue("universal-solvent/throw dagger")
    assert t.in_square("b1") == []
    assert t.discards("Dagger")


@rules("22.15")
def test_universal_solvent_dissolves_a_created_wall_and_its_spell() -> None:
    t = Story("B . . R").carries("blue", "Universal Solvent").stands("Create Wall", "b1|c1", by="red")
    t.blue("universal-solvent/throw b1|c1")
    assert not t.wall("b1|c1")
    assert t.discards("Create Wall")


@rules("22.15", "24.5")
def test_universal_solvent_dissolves_a_wall_of_fire() -> None:
    t = Story("B . . R").carries("blue", "Universal Solvent").stands("Wall of Fire", "b1|c1", by="red")
    t.blue("universal-solvent/throw wall-of-fire")
    assert t.discards("Wall of Fire")


@rules("22.15", "23.7")
@pytest.mark.parametrize(("real", "left"), [("b1", ["b1", "d1", "e1"]), ("c1", [])])
def test_universal_solvent_dissolves_a_token_of_a_booby_trap(real: str, left: list[str]) -> None:
    t = Story("B . . . . R", blue=["Booby Trap"]).carries("red", "Universal Solvent")
    t.blue(f"booby-trap b1 c1 d1 e1 trap@{real}").done("blue")
    t.red("universal-solvent/throw trap@c1")
    assert [square_name(square) for _, square, _ in t.s.traps] == left
    assert t.on_table("Booby Trap") == bool(left)
    assert t.discards("Universal Solvent")
    assert t.life("red") == 15


@rules("22.15")
def test_universal_solvent_cannot_dissolve_treasures_wizards_or_carried_items() -> None:
    t = Story("B . . R").carries("blue", "Universal Solvent").carries("red", "Dagger")
    t.treasure("red-1", "b1").blue("universal-solvent/throw")
    assert not {"red-1", "red", "dagger"} & t.options("blue")


@rules("22.15", "10.12")
def test_universal_solvent_does_nothing_to_an_outer_wall() -> None:
    t = Story("B . R").carries("blue", "Universal Solvent")
    t.s.walls = 0
    t.s.sight = None
    assert not t.again().can("blue", "universal-solvent/throw")


@rules("22.15", "4.6")
def test_universal_solvent_does_not_reach_an_item_inside_a_bush() -> None:
    t = Story("B . . R").carries("blue", "Universal Solvent")
    t.stands("Rosebush", "c1", by="red").lying("Dagger", "c1").blue("universal-solvent/throw")
    assert t.can("blue", "rosebush")
    assert not t.can("blue", "dagger")


@rules("22.15", "5.4")
def test_throwing_universal_solvent_is_not_an_attack() -> None:
    t = Story("B R").carries("blue", "Universal Solvent").lying("Dagger", "b1")
    t.blue("universal-solvent/throw dagger punch red")
    assert t.life("red") == 14
    first = Story("B R", turn=1).carries("blue", "Universal Solvent")
    assert first.can("blue", "universal-solvent/throw")


# -- Visionstone -----------------------------------------------------------------------------------------


@rules("22.16")
@pytest.mark.parametrize("mark", ["|", "D"])
def test_a_visionstone_lets_its_carrier_cast_through_a_wall_or_a_door(mark: str) -> None:
    t = Story(f"B {mark} . R", blue=["Stone Dead"])
    assert not t.can("blue", "stone-dead")
    t.carries("blue", "Visionstone").blue("stone-dead red")
    assert t.life("red") == 14


@rules("22.16")
def test_a_visionstone_does_not_reach_through_two_walls() -> None:
    t = Story("B | . | R", blue=["Stone Dead"]).carries("blue", "Visionstone")
    assert not t.can("blue", "stone-dead")


@rules("22.16")
def test_a_visionstone_takes_another_wall_for_each_spell() -> None:
    t = Story(
        """
        +---+---+
        | B | R |
        +---+   +
        | Y | . |
        +---+---+
        """,
        blue=["Stone Dead", "Zot!"],
    )
    t.carries("blue", "Visionstone").under("blue", "Adrenaline", energy=2)
    t.blue("zot/hurt red none stone-dead yellow")
    assert (t.life("red"), t.life("yellow")) == (14, 14)


@rules("22.16")
def test_a_visionstone_lets_nobody_throw_through_a_wall() -> None:
    t = Story("B | R").carries("blue", "Visionstone", "Large Rock").blue("large-rock/throw")
    assert not t.can("blue", "red")


@rules("22.16", "26.3")
def test_a_visionstone_lets_nobody_heave_a_treasure_through_a_wall() -> None:
    t = Story("B . | R . .", blue=["Heave-Ho"]).carries("blue", "Visionstone").treasure("red-1", "blue")
    t.home("blue", "d1").blue("heave-ho")
    assert t.can("blue", "b1|c1")
    assert not t.can("blue", "red")
    assert not t.can("blue", "d1")


@rules("22.16")
@shows("Visionstone")
def test_a_visionstone_ignores_the_column_at_the_end_of_the_wall() -> None:
    t = Story(
        """
        +---+---+
        | B | . |
        +   +   +
        | .   R |
        +---+---+
        """,
        blue=["Stone Dead"],
    )
    assert not t.can("blue", "stone-dead")
    assert t.carries("blue", "Visionstone").can("blue", "stone-dead")


@rules("22.16")
def test_a_visionstone_does_not_ignore_a_column_that_another_wall_holds() -> None:
    t = Story(
        """
        +---+---+
        | B | . |
        +   +---+
        | .   R |
        +---+---+
        """,
        blue=["Stone Dead"],
    )
    assert not t.carries("blue", "Visionstone").can("blue", "stone-dead")


@rules("22.16", "21.2")
def test_a_visionstone_lets_a_counterspell_through_a_wall() -> None:
    t = Story("B . | R", blue=["Create Wall"], red=["Negate Neutral"]).carries("red", "Visionstone")
    t.blue("create-wall a1|b1").red("negate-neutral")
    assert not t.wall("a1|b1")


@rules("22.16", "21.1")
def test_a_spell_cast_through_a_wall_can_be_stopped() -> None:
    t = Story("B | R", blue=["Stone Dead"], red=["Full Shield"]).carries("blue", "Visionstone")
    t.blue("stone-dead red").red("full-shield")
    assert t.life("red") == 15
