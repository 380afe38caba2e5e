"""Stories of the cards of Thaumaturgy (rules 27)."""

from __future__ import annotations

import pytest

from tests.citing import rules
from tests.wizwar.proofs import answered, shows
from tests.wizwar.story import Story
from tests.wizwar.test_cards_mutation import corridor, together

# Blue is five steps away from red, out of sight.
ROUND_THE_CORNER = """
    +---+---+---+---+
    | . | . | . | . |
    +---+---+---+---+
    | B   .   .   . |
    +---+---+---+   +
    | . | . | .   R |
    +---+---+---+---+
"""


# -- Anti-Anti -------------------------------------------------------------------------------------------


@rules("27.1", "21.1")
@shows("Anti-Anti")
def test_anti_anti_stops_a_full_shield() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield").blue("anti-anti")
    assert t.life("red") == 10
    assert t.discards("Fireball", "Full Shield", "Anti-Anti")


@rules("27.1", "21.2")
@answered("Negate Neutral")
def test_anti_anti_saves_a_neutral_spell() -> None:
    t = Story("B . R", blue=["Strength", "Anti-Anti"], red=["Negate Neutral"])
    t.blue("strength none").red("negate-neutral").blue("anti-anti")
    assert t.before("blue") == ["Strength"]


@rules("27.1", "25.1")
def test_anti_anti_keeps_a_spell_from_being_absorbed() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Absorb Spell"])
    t.blue("fireball red").red("absorb-spell").blue("anti-anti")
    assert t.life("red") == 10
    assert t.hand("red") == []


@rules("27.1", "25.1")
def test_anti_anti_answers_the_counterspell_of_a_wizard_who_is_not_the_target() -> None:
    t = Story("B R Y", blue=["Fireball", "Anti-Anti"], yellow=["Absorb Spell"])
    t.blue("fireball red").yellow("absorb-spell").blue("anti-anti")
    assert t.life("red") == 10
    assert t.hand("yellow") == []


@rules("27.1", "8.5", "25.1")
def test_nothing_stops_anti_anti_not_even_absorbing() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield", "Absorb Spell"])
    t.blue("fireball red").red("full-shield").blue("anti-anti").red("absorb-spell")
    assert t.hand("red") == ["Fireball"]
    assert t.discards("Full Shield", "Anti-Anti")


@rules("27.1", "8.5", "25.1")
def test_a_counterspell_that_answers_a_counterspell_is_answered_by_anti_anti() -> None:
    t = Story("B . R", blue=["Fireball", "Absorb Spell"], red=["Full Shield", "Anti-Anti"])
    t.blue("fireball red").red("full-shield").blue("absorb-spell").red("anti-anti")
    assert t.life("red") == 15
    assert t.discards("Fireball", "Full Shield", "Absorb Spell", "Anti-Anti")


@rules("27.1", "8.5", "25.1")
def test_without_anti_anti_an_absorbed_counterspell_is_gone() -> None:
    t = Story("B . R", blue=["Fireball", "Absorb Spell"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield").blue("absorb-spell")
    assert t.life("red") == 10
    assert t.hand("blue") == ["Full Shield"]


@rules("27.1", "8.4", "8.9")
def test_a_wizard_whose_counterspell_was_stopped_may_play_another() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield", "Backlash"])
    t.blue("fireball red").red("full-shield").blue("anti-anti").red("backlash")
    assert (t.life("red"), t.life("blue")) == (15, 14)


@rules("27.1")
def test_anti_anti_need_not_be_played() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield").blue("pass")
    assert t.life("red") == 15
    assert t.hand("blue") == ["Anti-Anti"]


@rules("27.1")
def test_anti_anti_helps_only_spells_of_its_caster() -> None:
    t = Story("B R Y", blue=["Fireball"], red=["Full Shield"], yellow=["Anti-Anti"])
    t.blue("fireball red").red("full-shield")
    assert t.asked() == {"blue"}
    assert t.life("red") == 15


@rules("27.1")
def test_anti_anti_does_not_help_a_punch() -> None:
    t = Story("B R", blue=["Anti-Anti"], red=["Invisible"], rolls=[2])
    t.blue("punch red").red("invisible")
    assert t.asked() == {"blue"}
    assert t.hand("blue") == ["Anti-Anti"]
    assert t.life("red") == 15


@rules("27.1", "22.11")
def test_anti_anti_stops_no_item() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"]).carries("red", "Null Powder")
    t.blue("fireball red").red("null-powder/counter")
    assert t.life("red") == 15
    assert t.discards("Fireball", "Null Powder")
    assert t.hand("blue") == ["Anti-Anti"]


@rules("27.1", "23.1")
def test_anti_anti_stops_a_shield_against_the_damage_of_a_spell() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Shield"])
    t.blue("fireball red").red("shield").blue("anti-anti")
    assert t.life("red") == 10


@rules("27.1", "23.1")
def test_anti_anti_does_not_stop_a_shield_against_a_punch() -> None:
    t = Story("B R", blue=["Anti-Anti"], red=["Shield"])
    t.blue("punch red").red("shield")
    assert t.asked() == {"blue"}
    assert t.hand("blue") == ["Anti-Anti"]
    assert t.life("red") == 15


@rules("27.1", "22.2", "23.1")
def test_anti_anti_stops_a_shield_against_a_lasting_spell_too() -> None:
    t = Story("B . R", blue=["Anti-Anti"], red=["Shield"]).under("red", "Acid Bath", by="blue", energy=3)
    t.done("blue").done("red").red("shield").blue("anti-anti")
    assert t.life("red") == 13


@rules("27.1", "6.12")
def test_anti_anti_reaches_only_a_counterspell_cast_in_sight() -> None:
    t = Story(ROUND_THE_CORNER, blue=["Globe of Pain", "Anti-Anti"], red=["Invisible"], rolls=[3])
    t.blue("globe-of-pain red none").red("invisible")
    assert t.hand("blue") == ["Anti-Anti"]
    assert t.life("red") == 15
    assert t.discards("Globe of Pain")


@rules("27.1", "6.6")
def test_anti_anti_has_an_energy_value_of_three() -> None:
    t = Story("B . R", blue=["Anti-Anti"])
    assert not t.can("blue", "anti-anti")
    t.blue("speed:anti-anti")
    assert t.mp() == 6


# -- Backlash --------------------------------------------------------------------------------------------


@rules("27.2")
@shows("Backlash")
def test_backlash_cancels_a_spell_and_strikes_its_caster() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Backlash"])
    t.blue("fireball red").red("backlash")
    assert (t.life("blue"), t.life("red")) == (14, 15)
    assert t.discards("Fireball", "Backlash")


@rules("27.2")
def test_backlash_does_as_much_damage_as_the_energy_of_the_spell() -> None:
    t = Story("B . R", blue=["Powerthrust", "Energy 4"], red=["Backlash"])
    t.blue("powerthrust red energy-4").red("backlash")
    assert (t.life("blue"), t.life("red")) == (11, 15)


@rules("27.2", "27.4")
def test_backlash_strikes_with_the_energy_of_a_lasting_spell_too() -> None:
    t = Story("B . R", blue=["Slow Death", "Energy 5"], red=["Backlash"])
    t.blue("slow-death red energy-5").red("backlash")
    assert t.life("blue") == 10
    assert not t.on_table("Slow Death")


@rules("27.2", "8.11")
def test_backlash_stops_the_whole_of_a_spell_with_several_victims() -> None:
    t = Story(corridor("B R Y . ."), blue=["Lightning Bolt", "Energy 4"], red=["Backlash"])
    t.blue("lightning-bolt east energy-4").red("backlash")
    assert (t.life("blue"), t.life("red"), t.life("yellow")) == (11, 15, 15)


@rules("27.2", "5.4")
def test_backlash_is_not_evaded() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Backlash"], rolls=[1]).under("blue", "Gnome Form")
    t.blue("fireball red").red("backlash")
    assert t.life("blue") == 14


@rules("27.2", "9.12")
def test_death_by_backlash_gives_no_point() -> None:
    t = Story(corridor("B . R Y"), blue=["Fireball", "Dispel"], red=["Backlash"]).lives("blue", 1)
    t.blue("fireball red").red("backlash")
    assert t.at("blue") == ""
    assert t.points("red") == 0
    assert t.discards("Dispel")


@rules("27.2", "23.1")
@answered("Backlash")
def test_a_shield_takes_the_sting_out_of_backlash() -> None:
    t = Story("B . R", blue=["Fireball", "Shield"], red=["Backlash"])
    t.blue("fireball red").red("backlash").blue("shield")
    assert t.life("blue") == 15


@rules("27.2", "27.1")
def test_anti_anti_stops_backlash() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Backlash"])
    t.blue("fireball red").red("backlash").blue("anti-anti")
    assert (t.life("blue"), t.life("red")) == (15, 10)


@rules("27.2")
def test_backlash_answers_neither_blows_nor_neutral_spells() -> None:
    t = Story("B R", blue=["Adrenaline"], red=["Backlash"])
    t.blue("adrenaline red punch red")
    assert t.on_table("Adrenaline")
    assert t.life("red") == 14
    assert t.hand("red") == ["Backlash"]


@rules("27.2")
def test_backlash_answers_only_spells_aimed_at_its_caster() -> None:
    t = Story("B R Y", blue=["Fireball"], yellow=["Backlash"])
    t.blue("fireball red")
    assert t.life("red") == 10
    assert t.hand("yellow") == ["Backlash"]


@rules("27.2", "6.12")
def test_backlash_answers_a_spell_from_round_the_corner() -> None:
    t = Story(ROUND_THE_CORNER, blue=["Globe of Pain"], red=["Backlash"])
    t.blue("globe-of-pain red").red("backlash")
    assert t.life("red") == 15
    assert t.life("blue") == 14


# -- Globe of Pain ---------------------------------------------------------------------------------------


@rules("27.3")
@shows("Globe of Pain")
def test_globe_of_pain_strikes_round_a_corner() -> None:
    t = Story(ROUND_THE_CORNER, blue=["Globe of Pain"])
    assert not t.sees("a2", "d3")
    t.blue("globe-of-pain red")
    assert t.life("red") == 14


@rules("27.3")
@shows("Energy 5")
def test_globe_of_pain_does_as_much_damage_as_its_energy() -> None:
    t = Story(ROUND_THE_CORNER, blue=["Globe of Pain", "Energy 5"])
    t.blue("globe-of-pain red energy-5")
    assert t.life("red") == 10


@rules("27.3")
def test_globe_of_pain_reaches_six_steps_far() -> None:
    assert Story(corridor("B . . . . . R ."), blue=["Globe of Pain"]).can("blue", "globe-of-pain")
    assert not Story(corridor("B . . . . . . R"), blue=["Globe of Pain"]).can("blue", "globe-of-pain")


@rules("27.3")
def test_globe_of_pain_passes_the_caster_s_own_doors() -> None:
    t = Story(corridor("B D . R"), blue=["Globe of Pain"])
    t.blue("globe-of-pain red")
    assert t.life("red") == 14


@rules("27.3")
def test_globe_of_pain_passes_no_other_door_and_no_wall() -> None:
    assert not Story(corridor(". . . . . B D R"), blue=["Globe of Pain"]).can("blue", "globe-of-pain")
    assert not Story(corridor("B | R"), blue=["Globe of Pain"]).can("blue", "globe-of-pain")


@rules("27.3")
def test_not_even_a_master_key_opens_a_door_for_the_globe() -> None:
    t = Story(corridor(". . . . . B D R"), blue=["Globe of Pain"]).carries("blue", "Master Key")
    assert not t.can("blue", "globe-of-pain")


@rules("27.3", "3.4")
def test_globe_of_pain_passes_a_door_that_is_held_open() -> None:
    t = Story(corridor(". . . . . R D . B"), blue=["Globe of Pain"])
    t.red("hold:f2|g2").done("red").blue("globe-of-pain red")
    assert t.life("red") == 14


@rules("27.3", "27.9")
def test_a_sealed_door_stops_the_globe_of_its_owner() -> None:
    t = Story(corridor("B D . R"), blue=["Globe of Pain"]).stands("Seal Door", "a2|b2")
    assert not t.can("blue", "globe-of-pain")


@rules("27.3", "3.9")
def test_globe_of_pain_passes_exits() -> None:
    t = Story(corridor("B . R"), blue=["Globe of Pain"])
    together(t, "blue", "a3")
    together(t, "red", "j3")
    t.blue("globe-of-pain red")
    assert t.life("red") == 14


@rules("27.3")
def test_wizards_and_bushes_do_not_stop_the_globe() -> None:
    t = Story(corridor("B Y . R"), blue=["Globe of Pain"]).stands("Rosebush", "c2")
    t.under("yellow", "Big Man Form").blue("globe-of-pain red")
    assert (t.life("red"), t.life("yellow")) == (14, 15)


@rules("27.3")
def test_a_stone_block_stops_the_globe() -> None:
    t = Story(corridor("B . R"), blue=["Globe of Pain"]).stands("Stone Block", "b2")
    assert not t.can("blue", "globe-of-pain")


@rules("27.3")
def test_globe_of_pain_hurts_its_target_alone() -> None:
    t = Story(corridor("B . R Y"), blue=["Globe of Pain"])
    together(t, "yellow", "c2").blue("globe-of-pain red")
    assert (t.life("red"), t.life("yellow")) == (14, 15)


@rules("27.3", "22.5")
def test_a_homunculus_does_not_help_against_spells_that_need_no_sight() -> None:
    t = Story(corridor("B . R"), blue=["Globe of Pain"]).under("red", "Homunculus", energy=3)
    t.blue("globe-of-pain red")
    assert t.life("red") == 14
    assert t.thing("Homunculus").energy == 3


@rules("27.3", "21.1")
@answered("Globe of Pain")
def test_full_shield_stops_the_globe() -> None:
    t = Story(corridor("B . R"), blue=["Globe of Pain"], red=["Full Shield"])
    t.blue("globe-of-pain red").red("full-shield")
    assert t.life("red") == 15


@rules("27.3", "26.4")
def test_a_gnome_evades_the_globe() -> None:
    t = Story(corridor("B . R"), blue=["Globe of Pain"], rolls=[2]).under("red", "Gnome Form")
    t.blue("globe-of-pain red")
    assert t.life("red") == 15


# -- Slow Death ------------------------------------------------------------------------------------------


@rules("27.4")
@shows("Slow Death")
def test_slow_death_hurts_for_each_card_drawn() -> None:
    t = Story("B . R", blue=["Slow Death"])
    t.blue("slow-death red")
    assert t.life("red") == 15
    t.done("blue").red("done 2")
    assert t.life("red") == 13


@rules("27.4")
def test_a_wizard_who_draws_nothing_does_not_suffer_from_slow_death() -> None:
    t = Story("B . R").under("red", "Slow Death", by="blue", energy=3)
    t.done("blue").done("red")
    assert t.life("red") == 15


@rules("27.4")
def test_slow_death_does_not_hurt_its_caster() -> None:
    t = Story("B . R").under("red", "Slow Death", by="blue", energy=3)
    t.blue("done done 2")
    assert (t.life("blue"), t.life("red")) == (15, 15)


@rules("27.4", "25.11")
def test_cards_drawn_by_meditation_hurt_too() -> None:
    t = Story("R . B", red=["Meditate"]).under("red", "Slow Death", by="blue")
    t.red("meditate")
    assert t.life("red") == 12


@rules("27.4", "22.8")
def test_cards_drawn_for_a_brainstone_hurt_too() -> None:
    t = Story("R . B", red=["Brainstone"]).under("red", "Slow Death", by="blue")
    t.red("brainstone")
    assert t.life("red") == 13


@rules("27.4", "25.7")
def test_a_stolen_card_is_not_drawn() -> None:
    t = Story("R . B", red=["Thought Steal"], blue=["Dispel"]).under("red", "Slow Death", by="blue")
    t.red("thought-steal blue dispel")
    assert t.hand("red") == ["Dispel"]
    assert t.life("red") == 15


@rules("27.4", "1.5")
def test_slow_death_ends_when_its_energy_has_run_out() -> None:
    t = Story("B . R", blue=["Slow Death", "Dagger"])
    t.blue("slow-death red dagger").done("blue").red("done 2")
    assert t.life("red") == 13
    for left in (2, 1):
        assert t.thing("Slow Death").energy == left
        t.done("blue").done("red")
    assert not t.on_table("Slow Death")
    t.done("blue").red("done done 2")
    assert t.life("red") == 13


@rules("27.4", "5.10")
def test_slow_death_is_an_attack_only_in_the_turn_of_casting() -> None:
    t = Story("B R", blue=["Slow Death", "Energy 4"])
    t.blue("slow-death red energy-4")
    assert not t.can("blue", "punch")
    t.done("blue").done("red")
    assert t.can("blue", "punch")


@rules("27.4", "9.12")
def test_slow_death_gives_no_point_for_the_death() -> None:
    t = Story(corridor("R . B Y"), red=["Meditate"]).under("red", "Slow Death", by="blue").lives("red", 3)
    t.red("meditate")
    assert t.at("red") == ""
    assert t.points("blue") == 0


@rules("27.4", "13.2")
def test_a_wizard_can_die_of_the_cards_drawn_at_the_end_of_the_turn() -> None:
    t = Story(corridor("R . B Y")).under("red", "Slow Death", by="blue").lives("red", 2)
    t.red("done 2")
    assert t.at("red") == ""
    assert t.asked() == {"yellow"}


@rules("27.4", "21.1")
@answered("Slow Death")
def test_full_shield_stops_slow_death() -> None:
    t = Story("B . R", blue=["Slow Death"], red=["Full Shield"])
    t.blue("slow-death red").red("full-shield")
    assert not t.on_table("Slow Death")


@rules("27.4", "27.6")
def test_slow_death_can_be_evaded() -> None:
    t = Story("B . R", blue=["Slow Death"], rolls=[4]).under("red", "Invisible")
    t.blue("slow-death red")
    assert t.discards("Slow Death")


@rules("27.4", "23.2")
def test_a_wall_of_earth_stops_slow_death() -> None:
    t = Story(corridor("B . R"), blue=["Slow Death"], red=["Wall of Earth"])
    t.blue("slow-death red").red("wall-of-earth b2|c2")
    assert not t.on_table("Slow Death")
    assert not t.wall("b2|c2")


@rules("27.4", "21.8")
def test_slow_death_can_be_dispelled() -> None:
    t = Story("R . B", red=["Dispel"]).under("red", "Slow Death", by="blue")
    t.red("dispel slow-death")
    assert t.discards("Slow Death")


# -- Yoink! ----------------------------------------------------------------------------------------------


@rules("27.5")
@shows("Yoink!")
def test_yoink_takes_an_item_of_the_caster_s_choice() -> None:
    t = Story("B . R", blue=["Yoink!"]).carries("red", "Dagger", "Master Key")
    t.blue("yoink red master-key")
    assert t.before("blue") == ["Master Key"]
    assert t.before("red") == ["Dagger"]
    assert t.mp() == 3


@rules("27.5")
def test_yoink_takes_no_treasure() -> None:
    t = Story("B . R", blue=["Yoink!"]).treasure("blue-1", "red")
    assert not t.can("blue", "yoink")
    t.carries("red", "Dagger").blue("yoink red")
    assert t.before("blue") == ["Dagger"]
    assert t.where("blue-1") == "red"


@rules("27.5", "22.8")
def test_a_yoinked_brainstone_takes_its_cards_along() -> None:
    t = Story("B . R", blue=["Yoink!"], red=["Dispel", "Fireball", "Fog"]).carries("red", "Brainstone")
    t.blue("yoink red").red("dispel fog")
    assert t.hand("red") == ["Fireball"]
    assert len(t.hand("blue")) == 2


@rules("27.5", "21.1")
@answered("Yoink!")
def test_full_shield_stops_yoink() -> None:
    t = Story("B . R", blue=["Yoink!"], red=["Full Shield"]).carries("red", "Dagger")
    t.blue("yoink red").red("full-shield")
    assert t.before("red") == ["Dagger"]


@rules("27.5", "22.5")
def test_with_a_homunculus_nothing_is_yoinked() -> None:
    t = Story("B . R", blue=["Yoink!"]).carries("red", "Dagger").under("red", "Homunculus", energy=2)
    t.blue("yoink red")
    assert t.before("red") == ["Dagger", "Homunculus"]
    assert t.thing("Homunculus").energy == 2
    assert t.discards("Yoink!")


@rules("27.5", "27.6")
def test_yoink_can_be_evaded() -> None:
    t = Story("B . R", blue=["Yoink!"], rolls=[2]).carries("red", "Dagger").under("red", "Invisible")
    t.blue("yoink red")
    assert t.before("red") == ["Dagger", "Invisible"]


@rules("27.5", "7.11")
def test_a_yoinked_item_may_be_one_card_too_many() -> None:
    hand = ["Dispel", "Acid Bath", "Full Shield", "Windrider", "Fog", "Swap", "Yoink!"]
    t = Story("B . R", blue=hand).carries("red", "Dagger").carries("blue", "Master Key")
    t.blue("drop:master-key yoink red")
    assert t.before("blue") == ["Dagger"]
    assert len(t.hand("blue")) == 6


# -- Invisible -------------------------------------------------------------------------------------------


@rules("27.6")
@pytest.mark.parametrize(("face", "life"), [(1, 10), (2, 15), (3, 15), (4, 15)])
def test_the_invisible_evade_attacks_on_two_to_four(face: int, life: int) -> None:
    t = Story("B . R", blue=["Fireball"], rolls=[face]).under("red", "Invisible")
    t.blue("fireball red")
    assert t.life("red") == life


@rules("27.6")
def test_the_die_is_rolled_for_each_attack() -> None:
    t = Story("B R", blue=["Fireball"], rolls=[2, 1]).under("red", "Invisible").under("blue", "Adrenaline")
    t.blue("fireball red punch red")
    assert t.life("red") == 14


@rules("27.6")
@shows("Invisible")
def test_invisible_as_a_counterspell_works_at_once() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Invisible"], rolls=[3])
    t.blue("fireball red").red("invisible")
    assert t.life("red") == 15
    assert t.before("red") == ["Invisible"]


@rules("27.6", "7.2")
def test_invisible_as_a_neutral_spell_lasts_as_long_as_its_energy() -> None:
    t = Story("B . R", blue=["Invisible", "Energy 4"])
    t.blue("invisible energy-4")
    assert t.thing("Invisible").energy == 4


@rules("27.6", "6.7", "21.2")
@answered("Invisible")
def test_negate_neutral_stops_invisible_only_as_a_neutral_spell() -> None:
    t = Story("B . R", blue=["Invisible"], red=["Negate Neutral"])
    t.blue("invisible").red("negate-neutral")
    assert not t.on_table("Invisible")
    t = Story("B . R", blue=["Fireball", "Negate Neutral"], red=["Invisible"], rolls=[1])
    t.blue("fireball red").red("invisible")
    assert t.on_table("Invisible")
    assert t.hand("blue") == ["Negate Neutral"]


@rules("27.6", "27.1")
def test_anti_anti_stops_invisible_as_a_counterspell() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Invisible"])
    t.blue("fireball red").red("invisible").blue("anti-anti")
    assert t.life("red") == 10


@rules("27.6", "25.5")
def test_being_invisible_does_not_help_against_a_psychic_storm() -> None:
    t = Story("B . R", blue=["Psychic Storm", "Energy 4"], rolls=[4]).under("red", "Invisible")
    t.blue("psychic-storm c1 energy-4")
    assert t.life("red") == 11


# -- Gravity ---------------------------------------------------------------------------------------------


@rules("27.7")
@shows("Gravity")
def test_gravity_makes_everybody_drop_everything() -> None:
    t = Story(corridor("B . | R . Y"), blue=["Gravity"]).carries("blue", "Dagger")
    t.carries("red", "Master Key", "Bloodshard").treasure("blue-1", "red").treasure("red-1", "yellow")
    t.blue("gravity")
    assert t.in_square("a2") == ["Dagger"]
    assert t.in_square("c2") == ["Bloodshard", "Master Key"]
    assert (t.where("blue-1"), t.where("red-1")) == ("c2", "e2")


@rules("27.7")
def test_while_gravity_lasts_nothing_can_be_picked_up() -> None:
    t = Story(corridor("B . R"), blue=["Stretch"]).everywhere("Gravity")
    t.lying("Dagger", "a2").treasure("red-1", "a2")
    assert not t.can("blue", "take:dagger")
    assert not t.can("blue", "take:red-1")
    assert not t.can("blue", "stretch/take")


@rules("27.7", "23.13")
def test_while_gravity_lasts_no_tacks_are_gathered() -> None:
    t = Story(corridor("B . R")).lying("Handful of Tacks", "b2")
    assert t.can("blue", "gather:handful-of-tacks")
    t.everywhere("Gravity")
    assert not t.can("blue", "gather:handful-of-tacks")


@rules("27.7")
def test_gravity_binds_others_too_until_it_ends() -> None:
    t = Story(corridor("B . R"), blue=["Gravity"]).carries("red", "Dagger")
    t.blue("gravity").done("blue")
    assert not t.can("red", "take:dagger")
    t.done("red").done("blue")
    assert t.can("red", "take:dagger")


@rules("27.7")
def test_items_can_be_played_and_used_in_spite_of_gravity() -> None:
    t = Story(corridor("B R"), blue=["Dagger"]).everywhere("Gravity")
    t.blue("dagger dagger/stab red")
    assert t.before("blue") == ["Dagger", "Gravity"]
    assert t.life("red") == 12


@rules("27.7", "12.6")
def test_an_enemy_treasure_that_falls_in_a_home_base_scores() -> None:
    t = Story(corridor("B . R"), blue=["Gravity"]).home("red", "c2").treasure("blue-1", "red")
    t.blue("gravity")
    assert t.points("red") == 1


@rules("27.7", "6.12", "21.2")
@answered("Gravity")
def test_gravity_can_be_negated_from_anywhere() -> None:
    t = Story(corridor("B . | R"), blue=["Gravity"], red=["Negate Neutral"]).carries("blue", "Dagger")
    t.blue("gravity").red("negate-neutral")
    assert t.before("blue") == ["Dagger"]
    assert t.discards("Gravity")


@rules("27.7", "27.5")
def test_yoink_works_in_spite_of_gravity() -> None:
    t = Story("B . R", blue=["Yoink!"]).everywhere("Gravity").carries("red", "Dagger")
    t.blue("yoink red")
    assert t.before("blue") == ["Dagger", "Gravity"]


# -- Pass Through Wall -----------------------------------------------------------------------------------


@rules("27.8")
def test_pass_through_wall_leads_once_through_a_wall() -> None:
    t = Story(corridor("B | . R"), blue=["Pass Through Wall"])
    assert not t.can("blue", "b2")
    t.blue("pass-through-wall a2|b2 b2")
    assert (t.at("blue"), t.mp()) == ("b2", 2)
    assert t.wall("a2|b2")
    assert not t.can("blue", "a2")


@rules("27.8", "3.10", "10.12")
def test_pass_through_wall_is_for_inner_walls_next_to_one() -> None:
    t = Story(corridor("B | . | R"), blue=["Pass Through Wall"])
    t.blue("pass-through-wall")
    assert t.options("blue") == {"a1|a2", "a2|a3", "a2|b2"}


@rules("27.8")
def test_pass_through_wall_opens_no_door() -> None:
    t = Story(corridor(". . . . . B D R"), blue=["Pass Through Wall"])
    t.blue("pass-through-wall")
    assert "f2|g2" not in t.options("blue")


@rules("27.8")
@shows("Pass Through Wall")
def test_the_passage_is_open_until_the_turn_ends() -> None:
    t = Story(corridor(". B | . R"), blue=["Pass Through Wall"])
    t.blue("pass-through-wall b2|c2 a2 b2")
    assert t.can("blue", "c2")
    t.done("blue").done("red")
    assert not t.can("blue", "c2")


@rules("27.8", "24.5")
def test_a_wall_of_fire_does_not_burn_a_wizard_who_passes_through_walls() -> None:
    t = Story(corridor("B . R"), blue=["Pass Through Wall"]).stands("Wall of Fire", "a2|b2", by="red")
    t.blue("pass-through-wall a2|b2 b2")
    assert t.life("blue") == 15
    t.blue("a2")
    assert t.life("blue") == 11


@rules("27.8", "24.8")
def test_pass_through_wall_does_not_lead_into_a_stone_block() -> None:
    t = Story(corridor("B | . R"), blue=["Pass Through Wall"]).stands("Stone Block", "b2")
    t.blue("pass-through-wall a2|b2")
    assert not t.can("blue", "b2")


@rules("27.8")
def test_the_passage_gives_no_sight() -> None:
    t = Story(corridor("B | R"), blue=["Pass Through Wall"])
    t.blue("pass-through-wall a2|b2")
    assert not t.sees("a2", "b2")
    assert not t.can("blue", "punch")


@rules("27.8", "27.3")
def test_the_globe_does_not_follow_through_the_passage() -> None:
    t = Story(corridor("B | R"), blue=["Pass Through Wall", "Globe of Pain"])
    t.blue("pass-through-wall a2|b2")
    assert not t.can("blue", "globe-of-pain")


@rules("27.8", "21.2")
@answered("Pass Through Wall")
def test_negate_neutral_stops_pass_through_wall() -> None:
    t = Story(corridor(". | B . R"), blue=["Pass Through Wall"], red=["Negate Neutral"])
    t.blue("pass-through-wall a2|b2").red("negate-neutral")
    assert not t.can("blue", "a2")


# -- Seal Door -------------------------------------------------------------------------------------------


@rules("27.9", "3.6")
@shows("Seal Door")
def test_not_even_the_owner_opens_a_sealed_door() -> None:
    t = Story(corridor("B D . R"), red=["Seal Door"])
    assert t.can("blue", "b2")
    t.done("blue").red("seal-door a2|b2").done("red")
    assert not t.can("blue", "b2")
    assert not t.can("blue", "hold:a2|b2")


@rules("27.9", "27.10")
def test_a_key_does_not_open_a_sealed_door() -> None:
    t = Story(corridor(". . . . . B D R")).carries("blue", "Master Key")
    assert t.can("blue", "g2")
    t.stands("Seal Door", "f2|g2", by="red")
    assert not t.can("blue", "g2")
    assert not t.can("blue", "hold:f2|g2")


@rules("27.9", "21.9")
def test_a_sealed_door_cannot_be_picked() -> None:
    t = Story(corridor(". . . . . B D R"), blue=["Pick Lock"])
    assert t.can("blue", "pick-lock")
    t.stands("Seal Door", "f2|g2", by="red")
    assert not t.can("blue", "pick-lock")


@rules("27.9", "23.8")
def test_a_created_door_can_be_sealed_against_its_maker() -> None:
    t = Story(corridor("B . R")).stands("Create Door", "a2|b2")
    assert t.can("blue", "b2")
    t.stands("Seal Door", "a2|b2", by="red")
    assert not t.can("blue", "b2")


@rules("27.9", "3.6", "3.3")
def test_sealing_shuts_a_door_that_is_held_open() -> None:
    t = Story(corridor("B D . R"), red=["Seal Door"])
    t.blue("hold:a2|b2").done("blue")
    assert t.sees("a2", "b2")
    t.red("seal-door a2|b2")
    assert not t.sees("a2", "b2")
    t.red("b2")
    assert not t.can("red", "a2")


@rules("27.9", "24.7")
def test_a_mist_body_passes_a_sealed_door() -> None:
    t = Story(corridor("B D . R")).stands("Seal Door", "a2|b2").under("blue", "Mist Body")
    t.blue("b2")
    assert t.at("blue") == "b2"


@rules("27.9", "21.7")
def test_a_sealed_door_can_be_destroyed() -> None:
    t = Story(corridor("B D . R"), blue=["Destroy Wall"]).stands("Seal Door", "a2|b2", by="red")
    t.blue("destroy-wall a2|b2")
    assert not t.door("a2|b2")
    assert t.discards("Seal Door")
    assert t.can("blue", "b2")


@rules("27.9", "10.12")
def test_three_cracks_break_a_sealed_door() -> None:
    t = Story(corridor("B D . R"), blue=["Wizardblade", "Energy 4"]).stands("Seal Door", "a2|b2", by="red")
    t.blue("wizardblade wizardblade/slash a2|b2 energy-4")
    assert not t.door("a2|b2")
    assert t.discards("Seal Door")


@rules("27.9", "7.4")
def test_the_door_is_as_before_when_the_seal_ends() -> None:
    t = Story(corridor("B D . R")).stands("Seal Door", "a2|b2")
    assert not t.can("blue", "b2")
    t.blue("end:seal-door b2")
    assert t.at("blue") == "b2"


@rules("27.9", "21.8")
def test_a_seal_can_be_dispelled() -> None:
    t = Story(corridor("B D . R"), blue=["Dispel"]).stands("Seal Door", "a2|b2", by="red")
    t.blue("dispel seal-door b2")
    assert t.at("blue") == "b2"
    assert t.door("a2|b2")


@rules("27.9")
def test_only_a_door_in_sight_can_be_sealed() -> None:
    t = Story(corridor("B . D . D . R"), blue=["Seal Door"])
    t.blue("seal-door")
    assert t.options("blue") == {"b2|c2"}
    t.blue("b2|c2")
    assert t.before("blue") == ["Seal Door"]


@rules("27.9", "21.2")
@answered("Seal Door")
def test_negate_neutral_stops_seal_door() -> None:
    t = Story(corridor("B D . R"), red=["Negate Neutral"]).gives("blue", "Seal Door")
    t.blue("hold:a2|b2 seal-door a2|b2").red("negate-neutral")
    assert t.sees("a2", "b2")
    assert t.discards("Seal Door")


@rules("27.9", "6.6")
def test_seal_door_has_an_energy_value_of_two() -> None:
    t = Story("B . R", blue=["Seal Door"])
    t.blue("speed:seal-door")
    assert t.mp() == 5


# -- Master Key ------------------------------------------------------------------------------------------


@rules("27.10", "3.1")
@shows("Master Key")
def test_a_master_key_opens_every_door() -> None:
    t = Story(corridor(". . . . . B D . R"), blue=["Master Key"])
    assert not t.can("blue", "g2")
    t.blue("master-key g2")
    assert (t.at("blue"), t.mp()) == ("g2", 2)


@rules("27.10", "3.2")
def test_the_door_locks_again_behind_the_key() -> None:
    t = Story(corridor(". . . . B Y D . R")).carries("blue", "Master Key")
    t.blue("f2 g2").done("blue").done("red")
    assert not t.can("yellow", "g2")


@rules("27.10", "3.4")
def test_a_door_can_be_held_open_with_the_key() -> None:
    t = Story(corridor(". . . . . B D . R"), blue=["Fireball"]).carries("blue", "Master Key")
    assert not t.sees("f2", "i2")
    t.blue("hold:f2|g2 fireball red")
    assert t.life("red") == 10


@rules("27.10", "3.5")
def test_a_held_door_shuts_when_the_key_is_carried_away() -> None:
    t = Story(corridor(". . . . . B D . R")).carries("blue", "Master Key")
    t.blue("hold:f2|g2")
    assert t.sees("f2", "g2")
    t.blue("e2")
    assert not t.sees("f2", "g2")


@rules("27.10", "3.5")
def test_a_wizard_who_drops_the_key_still_holds_the_door() -> None:
    t = Story("R . D . B").carries("red", "Master Key")
    t.red("b1 hold:b1|c1 drop:master-key")
    assert t.sees("a1", "d1")
    assert t.can("red", "c1")


@rules("27.10", "23.8")
def test_the_key_opens_a_door_that_another_has_created() -> None:
    t = Story(corridor("B . R")).stands("Create Door", "a2|b2", by="red")
    assert not t.can("blue", "b2")
    t.carries("blue", "Master Key")
    assert t.can("blue", "b2")


@rules("27.10", "10.5")
def test_the_key_is_of_no_use_on_the_floor() -> None:
    t = Story(corridor(". . . . . B D . R")).carries("blue", "Master Key")
    assert t.can("blue", "g2")
    t.blue("drop:master-key")
    assert not t.can("blue", "g2")


# -- Dagger ----------------------------------------------------------------------------------------------


@rules("27.11")
@shows("Dagger")
def test_a_dagger_stabs_and_stays_in_the_hand() -> None:
    t = Story("B R", blue=["Dagger"])
    t.blue("dagger dagger/stab red")
    assert t.life("red") == 12
    assert t.before("blue") == ["Dagger"]
    assert not t.can("blue", "punch")


@rules("27.11")
def test_a_stab_reaches_only_adjacent_squares() -> None:
    t = Story(corridor("B . R . ")).carries("blue", "Dagger")
    t.blue("dagger/stab")
    assert "red" not in t.options("blue")
    t = Story(corridor("B . R")).carries("blue", "Dagger").blue("b2 dagger/stab red")
    assert t.life("red") == 12


@rules("27.11", "10.14", "10.3")
def test_a_thrown_dagger_lies_with_its_target_and_they_may_pick_it_up() -> None:
    t = Story("B . . R").carries("blue", "Dagger")
    t.blue("dagger/throw red")
    assert t.life("red") == 12
    assert t.in_square("d1") == ["Dagger"]
    t.done("blue").red("take:dagger")
    assert t.before("red") == ["Dagger"]


@rules("27.11", "10.11", "10.14")
def test_a_dagger_thrown_at_a_wall_cracks_it_and_falls_before_it() -> None:
    t = Story("B . . | R").carries("blue", "Dagger")
    t.blue("dagger/throw c1|d1")
    assert t.cracks("c1|d1") == 1
    assert t.in_square("c1") == ["Dagger"]


@rules("27.11", "23.11", "10.14")
def test_a_dagger_thrown_at_a_rosebush_destroys_it_and_falls_before_it() -> None:
    t = Story(corridor("B . . R")).carries("blue", "Dagger").stands("Rosebush", "c2", by="red")
    t.blue("dagger/throw rosebush")
    assert not t.on_table("Rosebush")
    assert t.in_square("b2") == ["Dagger"]


@rules("27.11", "10.14", "26.7")
def test_a_dagger_thrown_at_a_big_man_falls_before_them() -> None:
    t = Story(corridor("B . . R")).carries("blue", "Dagger").under("red", "Big Man Form")
    t.blue("dagger/throw red")
    assert t.life("red") == 12
    assert t.in_square("c2") == ["Dagger"]


@rules("27.11", "8.7")
def test_a_thrown_dagger_that_is_evaded_lands_anyway() -> None:
    t = Story("B . R", rolls=[2]).carries("blue", "Dagger").under("red", "Invisible")
    t.blue("dagger/throw red")
    assert t.life("red") == 15
    assert t.in_square("c1") == ["Dagger"]


@rules("27.11", "21.1", "23.1")
@answered("Dagger")
def test_against_a_dagger_a_full_shield_is_useless_but_a_shield_helps() -> None:
    t = Story("B . R", red=["Full Shield", "Shield"]).carries("blue", "Dagger")
    t.blue("dagger/throw red").red("shield")
    assert t.life("red") == 14
    assert t.hand("red") == ["Full Shield"]


@rules("27.11", "23.2")
def test_a_thrown_dagger_falls_before_a_wall_of_earth() -> None:
    t = Story(corridor("B . . R"), red=["Wall of Earth"]).carries("blue", "Dagger")
    t.blue("dagger/throw red").red("wall-of-earth b2|c2")
    assert t.life("red") == 15
    assert t.in_square("b2") == ["Dagger"]


@rules("27.11", "26.12")
def test_strength_doubles_a_dagger() -> None:
    t = Story("B R").carries("blue", "Dagger").under("blue", "Strength")
    t.blue("dagger/stab red")
    assert t.life("red") == 9


@rules("27.11", "5.2")
def test_a_dagger_rests_in_the_first_turn() -> None:
    t = Story("B R", blue=["Dagger"], turn=1)
    t.blue("dagger")
    assert not t.can("blue", "dagger/stab")
    assert not t.can("blue", "dagger/throw")


@rules("27.11", "6.6", "10.6")
def test_a_dagger_gives_energy_from_the_hand_but_not_once_it_is_played() -> None:
    t = Story("B . R", blue=["Dagger"])
    assert t.can("blue", "speed:dagger")
    t.blue("dagger")
    assert not t.can("blue", "speed:dagger")


# -- Wizardblade -----------------------------------------------------------------------------------------


@rules("27.12")
@shows("Wizardblade")
def test_a_wizardblade_cuts_as_deep_as_the_card_discarded() -> None:
    t = Story("B R", blue=["Wizardblade", "Energy 5", "Dagger"])
    t.blue("wizardblade wizardblade/slash red energy-5")
    assert t.life("red") == 10
    assert t.discards("Energy 5")
    assert t.before("blue") == ["Wizardblade"]
    assert not t.can("blue", "punch")


@rules("27.12", "6.6")
def test_any_card_with_an_energy_value_feeds_the_blade() -> None:
    t = Story("B R", blue=["Dagger", "Fireball"]).carries("blue", "Wizardblade")
    t.blue("wizardblade/slash red dagger")
    assert t.life("red") == 12
    assert t.hand("blue") == ["Fireball"]


@rules("27.12", "23.1")
@answered("Wizardblade")
def test_a_shield_takes_the_edge_off_the_blade() -> None:
    t = Story("B R", blue=["Energy 5"], red=["Shield"]).carries("blue", "Wizardblade")
    t.blue("wizardblade/slash red energy-5").red("shield")
    assert t.life("red") == 12


@rules("27.12")
def test_without_a_card_to_discard_the_blade_is_of_no_use() -> None:
    t = Story("B R", blue=["Fireball"]).carries("blue", "Wizardblade", "Dagger")
    assert not t.can("blue", "wizardblade/slash")


@rules("27.12")
def test_the_blade_reaches_only_adjacent_squares() -> None:
    t = Story(corridor("B . R"), blue=["Energy 4"]).carries("blue", "Wizardblade")
    t.blue("wizardblade/slash")
    assert "red" not in t.options("blue")


@rules("27.12", "10.11")
def test_the_blade_makes_a_crack_for_each_point() -> None:
    t = Story(corridor("B | R"), blue=["Energy 4"]).carries("blue", "Wizardblade")
    t.blue("wizardblade/slash a2|b2 energy-4")
    assert t.cracks("a2|b2") == 4
    t = Story(corridor("B | R"), blue=["Energy 5"]).carries("blue", "Wizardblade")
    t.blue("wizardblade/slash a2|b2 energy-5")
    assert not t.wall("a2|b2")


@rules("27.12", "22.12")
def test_a_powerstone_does_not_sharpen_the_blade() -> None:
    t = Story("B R", blue=["Energy 4"]).carries("blue", "Wizardblade", "Powerstone")
    t.blue("wizardblade/slash red energy-4")
    assert t.life("red") == 11


@rules("27.12", "22.4")
def test_two_cards_can_be_added_for_the_blade() -> None:
    t = Story("B R", blue=["Add", "Energy 4", "Energy 5"]).carries("blue", "Wizardblade")
    t.blue("wizardblade/slash red sum energy-4 energy-5")
    assert t.life("red") == 6
    assert t.discards("Add", "Energy 4", "Energy 5")


@rules("27.12", "22.4", "8.12")
def test_if_add_is_negated_only_the_first_card_counts_for_the_blade() -> None:
    t = Story("B R", blue=["Add", "Energy 4", "Energy 5"], red=["Negate Neutral"])
    t.carries("blue", "Wizardblade")
    t.blue("wizardblade/slash red sum energy-4 energy-5").red("negate-neutral")
    assert t.life("red") == 11
    assert t.discards("Add", "Energy 4", "Energy 5")


@rules("27.12", "26.12")
def test_strength_does_not_double_the_magic_of_the_blade() -> None:
    t = Story("B R", blue=["Energy 4"]).carries("blue", "Wizardblade").under("blue", "Strength")
    t.blue("wizardblade/slash red energy-4")
    assert t.life("red") == 11


@rules("27.12", "21.1", "5.9")
def test_the_card_is_spent_even_if_the_blow_is_evaded() -> None:
    t = Story("B R", blue=["Energy 4"], red=["Full Shield", "Invisible"], rolls=[2])
    t.carries("blue", "Wizardblade").blue("wizardblade/slash red energy-4").red("invisible")
    assert t.life("red") == 15
    assert t.hand("red") == ["Full Shield"]
    assert t.discards("Energy 4")
