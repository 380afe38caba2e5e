"""Stories of the cards of Mentalism (rules 25)."""

from __future__ import annotations

from guildhall.kernel.event import EVERYONE, Event
from guildhall.wizwar import kinds
from guildhall.wizwar.decks import NAME_OF, NAMES
from guildhall.wizwar.view import view
from tests.citing import rules
from tests.wizwar.proofs import answered, shows
from tests.wizwar.story import Story

CORNER = """
    +---+---+---+
    | B   .   . |
    +---+   +   +
    | R   .   . |
    +---+---+---+
"""


def put(t: Story, **places: str) -> Story:
    """Move wizards to other squares than in the drawing."""
    for colour, square in places.items():
        t.s.at[t.seat(colour)] = t.square(square)
    return t.again()


def wall(t: Story, *lines: str) -> Story:
    """Add walls to those drawn."""
    for line in lines:
        t.s.walls |= 1 << t._line(line)
    t.s.sight = None
    return t.again()


def last(t: Story, event: str) -> list[Event]:
    """Return the events of one kind that followed from the last choice."""
    return [happened for happened in t.s.events or () if kinds.EVENTS[happened.kind].name == event]


def known(t: Story, who: str, whose: str) -> list[str]:
    """Return the cards that one wizard knows in another's hand."""
    cards = view(t.s, t.seat(who)).known[t.seat(whose)]
    return sorted(NAMES[NAME_OF[card]] for card in cards)


# -- Absorb Spell ----------------------------------------------------------------------------------------


@rules("25.1")
@shows("Absorb Spell")
def test_absorb_spell_cancels_a_spell_and_takes_its_card() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Absorb Spell"])
    t.blue("fireball red").red("absorb-spell")
    assert t.life("red") == 15
    assert t.hand("red") == ["Fireball"]
    assert t.discards("Absorb Spell")


@rules("25.1", "5.9")
def test_an_absorbed_attack_is_spent() -> None:
    t = Story("B R", blue=["Fireball"], red=["Absorb Spell"])
    t.blue("fireball red").red("absorb-spell")
    assert not t.can("blue", "punch")


@rules("25.1")
def test_cards_that_boosted_an_absorbed_spell_are_discarded() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Energy 4"], red=["Absorb Spell"])
    t.blue("powerthrust red energy-4").red("absorb-spell")
    assert t.hand("red") == ["Powerthrust"]
    assert t.discards("Energy 4")


@rules("25.1", "8.2")
def test_absorb_spell_takes_a_spell_aimed_at_another() -> None:
    t = Story("B R . Y", blue=["Fireball"], yellow=["Absorb Spell"])
    t.blue("fireball red").yellow("absorb-spell")
    assert t.life("red") == 15
    assert t.hand("yellow") == ["Fireball"]


@rules("25.1")
def test_absorb_spell_takes_a_neutral_spell() -> None:
    t = Story("B . . R", blue=["Rosebush"], red=["Absorb Spell"])
    t.blue("rosebush b1").red("absorb-spell")
    assert t.in_square("b1") == []
    assert t.hand("red") == ["Rosebush"]


@rules("25.1", "6.12")
def test_absorb_spell_needs_sight_of_the_caster() -> None:
    t = Story("B R | Y", blue=["Fireball"], yellow=["Absorb Spell"])
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("25.1", "6.12")
def test_absorb_spell_takes_a_global_spell_from_anywhere() -> None:
    t = Story("B . | . R", blue=["Fog"], red=["Absorb Spell"])
    t.blue("fog").red("absorb-spell")
    assert t.hand("red") == ["Fog"]


@rules("25.1", "8.5")
def test_absorb_spell_takes_a_counterspell_and_the_attack_continues() -> None:
    t = Story("B . . R", blue=["Fireball", "Absorb Spell"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield").blue("absorb-spell")
    assert t.life("red") == 10
    assert t.hand("blue") == ["Full Shield"]


@rules("25.1", "27.1", "8.5")
def test_absorb_spell_cannot_take_anti_anti() -> None:
    t = Story("B . R Y", blue=["Fireball", "Anti-Anti"], red=["Full Shield"], yellow=["Absorb Spell"])
    t.blue("fireball red").red("full-shield").yellow("pass").blue("anti-anti").yellow("pass")
    assert t.life("red") == 10
    assert t.hand("yellow") == ["Absorb Spell"]


@rules("25.1", "27.1")
@answered("Absorb Spell")
def test_anti_anti_stops_absorb_spell() -> None:
    t = Story("B . . R", blue=["Fireball", "Anti-Anti"], red=["Absorb Spell"])
    t.blue("fireball red").red("absorb-spell").blue("anti-anti")
    assert t.life("red") == 10
    assert t.hand("red") == []
    assert t.discards("Fireball", "Absorb Spell", "Anti-Anti")


@rules("25.1")
def test_absorb_spell_takes_no_thrown_item_and_no_punch() -> None:
    t = Story("B R", red=["Absorb Spell"]).carries("blue", "Dagger")
    t.blue("dagger/throw red")
    assert t.life("red") == 12
    t = Story("B R", red=["Absorb Spell"])
    t.blue("punch red")
    assert t.life("red") == 14


@rules("25.1", "8.10")
def test_absorb_spell_takes_no_mundane_card() -> None:
    t = Story("B . . R", blue=["Heave-Ho"], red=["Absorb Spell"]).treasure("red-1", "blue")
    t.blue("heave-ho red")
    assert t.life("red") == 12
    assert t.hand("red") == ["Absorb Spell"]


@rules("25.1", "8.12")
def test_absorb_spell_may_take_a_helper_instead_of_the_spell() -> None:
    t = Story(CORNER, players=3, blue=["Fireball", "Around the Corner"], yellow=["Absorb Spell"])
    put(t, yellow="c1")
    t.blue("around-the-corner fireball red").yellow("absorb-spell")
    assert t.life("red") == 15
    assert t.hand("yellow") == ["Around the Corner"]
    assert t.discards("Fireball")


@rules("25.1", "15.6")
def test_everybody_knows_an_absorbed_card() -> None:
    t = Story("B R . Y", blue=["Fireball"], red=["Absorb Spell", "Shield"])
    t.blue("fireball red").red("absorb-spell")
    assert known(t, "yellow", "red") == ["Fireball"]
    assert known(t, "blue", "red") == ["Fireball"]
    assert [event.audience for event in last(t, "given")] == [EVERYONE]


@rules("25.1")
def test_an_absorbed_spell_can_be_cast_by_its_new_owner() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Absorb Spell"])
    t.blue("fireball red").red("absorb-spell").done("blue").red("fireball blue")
    assert t.life("blue") == 10


@rules("25.1", "23.4")
def test_absorb_spell_takes_all_the_fire_darts_but_never_a_single_dart() -> None:
    t = Story("B . . R", blue=["Fire Darts", "Energy 4"], red=["Absorb Spell"])
    t.blue("fire-darts energy-4 red red red red").red("absorb-spell")
    assert t.life("red") == 15
    assert t.hand("red") == ["Fire Darts"]
    t = Story("B . . R", blue=["Fire Darts", "Energy 4"], red=["Absorb Spell"])
    t.blue("fire-darts energy-4 red red red red").red("pass")
    assert t.life("red") == 11


@rules("25.1", "6.4")
def test_absorb_spell_is_not_offered_when_nobody_casts() -> None:
    t = Story("B . . R", blue=["Absorb Spell"])
    assert not t.can("blue", "absorb-spell")


# -- Brain Burn ------------------------------------------------------------------------------------------


@rules("25.2")
@shows("Brain Burn")
def test_brain_burn_does_a_point_for_each_card_in_hand() -> None:
    t = Story("B . . R", blue=["Brain Burn"], red=["Meditate", "Add", "Energy 5"])
    t.blue("brain-burn red").red("done")
    assert t.life("red") == 12
    assert len(t.hand("red")) == 3


@rules("25.2")
def test_a_wizard_who_discards_first_is_hurt_less_by_brain_burn() -> None:
    t = Story("B . . R", blue=["Brain Burn"], red=["Meditate", "Add", "Energy 5"])
    t.blue("brain-burn red").red("meditate add done")
    assert t.life("red") == 14
    assert t.hand("red") == ["Energy 5"]
    assert t.discards("Meditate", "Add")


@rules("25.2")
def test_brain_burn_counts_maintained_spells_but_not_carried_items() -> None:
    t = Story("B . . R", blue=["Brain Burn"], red=["Meditate"])
    t.under("red", "Gnome Form", energy=3).under("blue", "Acid Bath", by="red", energy=3)
    t.carries("red", "Dagger", "Bloodshard").blue("brain-burn red").red("done")
    assert t.life("red") == 13


@rules("25.2", "22.6")
def test_a_bloodshard_takes_a_point_off_brain_burn() -> None:
    t = Story("B . . R", blue=["Brain Burn"], red=["Meditate", "Add"]).carries("red", "Bloodshard")
    t.blue("brain-burn red").red("done")
    assert t.life("red") == 14


@rules("25.2", "7.5")
def test_a_maintained_spell_may_be_given_up_before_brain_burn() -> None:
    t = Story("B . . R", blue=["Brain Burn"], red=["Meditate"]).stands("Rosebush", "c1", by="red")
    put(t, red="b1")
    t.blue("brain-burn red").red("drop:rosebush done")
    assert t.life("red") == 14
    assert not t.on_table("Rosebush")


@rules("25.2")
def test_brain_burn_does_nothing_to_an_empty_mind() -> None:
    t = Story("B . . R", blue=["Brain Burn"])
    t.blue("brain-burn red")
    assert t.life("red") == 15
    assert t.asked() == {"blue"}


@rules("25.2", "21.1")
def test_brain_burn_is_cancelled_by_full_shield() -> None:
    t = Story("B . . R", blue=["Brain Burn"], red=["Meditate", "Full Shield"])
    t.blue("brain-burn red").red("full-shield")
    assert t.life("red") == 15
    assert t.asked() == {"blue"}
    assert t.hand("red") == ["Meditate"]


@rules("25.2", "23.1")
@answered("Brain Burn")
def test_a_shield_kept_in_hand_counts_and_can_still_be_used() -> None:
    t = Story("B . . R", blue=["Brain Burn"], red=["Shield", "Ward", "Meditate"])
    t.blue("brain-burn red").red("done shield none")
    assert t.life("red") == 14


@rules("25.2", "22.5")
def test_a_homunculus_takes_brain_burn_for_its_master() -> None:
    t = Story("B . . R", blue=["Brain Burn"], red=["Meditate", "Add"]).under("red", "Homunculus", energy=5)
    t.blue("brain-burn red")
    assert t.life("red") == 15
    assert t.thing("Homunculus").energy == 2


@rules("25.2", "9.10")
def test_a_death_by_brain_burn_gives_a_point_and_the_hand_that_was_not_forgotten() -> None:
    t = Story("B . R Y", blue=["Brain Burn"], red=["Meditate", "Add"]).lives("red", 1)
    t.blue("brain-burn red").red("add done")
    assert t.points("blue") == 1
    assert t.hand("blue") == ["Meditate"]


@rules("25.2", "14.7")
def test_creations_that_are_not_maintained_do_not_burn() -> None:
    t = Story("B . R", blue=["Brain Burn"], red=["Meditate"], permanent_creations="on")
    put(t, red="b1").stands("Rosebush", "c1", by="red")
    t.blue("brain-burn red").red("done")
    assert t.life("red") == 14


# -- Mental Force ----------------------------------------------------------------------------------------


@rules("25.3")
@shows("Mental Force")
def test_mental_force_walks_its_victim_up_to_four_squares() -> None:
    t = Story("B . R . . . . .", blue=["Mental Force"])
    t.blue("mental-force red east east east east")
    assert t.at("red") == "g1"
    assert t.can("blue", "b1")


@rules("25.3")
def test_mental_force_may_stop_early() -> None:
    t = Story("B . R . . .", blue=["Mental Force"])
    t.blue("mental-force red east done")
    assert t.at("red") == "d1"
    assert t.mp() == 3


@rules("25.3")
def test_energy_makes_mental_force_walk_farther() -> None:
    t = Story("B R . . . . . . . .", blue=["Mental Force", "Energy 4"])
    t.blue("mental-force red energy-4" + " east" * 7)
    assert t.at("red") == "i1"


@rules("25.3", "2.2")
def test_mental_force_does_not_walk_through_walls() -> None:
    t = Story("B R | . .", blue=["Mental Force"])
    t.blue("mental-force red")
    assert t.options("blue") == {"west", "done"}


@rules("25.3", "3.1")
def test_mental_force_walks_through_the_doors_of_its_victim_but_not_of_its_caster() -> None:
    t = put(Story("B . R", blue=["Mental Force"]), blue="g2", red="h2")
    t.s.doors |= 1 << t._line("h2|i2")
    t.s.sight = None
    t.again().blue("mental-force red")
    assert t.can("blue", "east")
    t = Story("B R D . .", blue=["Mental Force"])
    t.blue("mental-force red")
    assert not t.can("blue", "east")


@rules("25.3", "2.7")
def test_being_walked_costs_its_victim_no_points() -> None:
    t = Story("B . R . . .", blue=["Mental Force"])
    t.blue("mental-force red east east done").done("blue")
    assert t.at("red") == "e1"
    assert t.mp() == 3


@rules("25.3", "2.11", "23.11")
def test_mental_force_may_lead_into_a_rosebush() -> None:
    t = Story("B R . .", blue=["Mental Force"]).stands("Rosebush", "c1")
    t.blue("mental-force red east done")
    assert t.life("red") == 12


@rules("25.3", "23.12")
def test_a_thornbush_ends_the_walk_of_mental_force_but_not_the_turn_of_its_caster() -> None:
    t = Story("B R . . .", blue=["Mental Force"]).stands("Thornbush", "c1")
    t.blue("mental-force red east")
    assert t.at("red") == "c1"
    assert (t.life("red"), t.stun("red")) == (14, 1)
    assert t.asked() == {"blue"}
    assert t.can("blue", "done")
    assert t.can("blue", "b1")


@rules("25.3", "24.5", "9.12")
def test_a_death_in_a_wall_of_fire_on_the_walk_gives_no_point() -> None:
    t = Story("B R . Y", blue=["Mental Force"]).stands("Wall of Fire", "b1|c1").lives("red", 4)
    t.blue("mental-force red east")
    assert t.at("red") == ""
    assert t.points("blue") == 0
    assert t.asked() == {"blue"}


@rules("25.3", "12.2")
def test_mental_force_does_not_make_its_victim_drop_a_treasure() -> None:
    t = Story("B R . .", blue=["Mental Force"]).treasure("blue-1", "red").home("blue", "c1")
    t.blue("mental-force red east done")
    assert t.at("red") == "c1"
    assert t.where("blue-1") == "red"


@rules("25.3", "3.7")
def test_mental_force_may_walk_its_victim_out_of_an_exit() -> None:
    t = put(Story("B R", blue=["Mental Force"]), blue="i3", red="j3")
    t.blue("mental-force red east done")
    assert t.at("red") == "a3"


@rules("25.3", "25.1")
@answered("Mental Force")
def test_mental_force_can_be_absorbed() -> None:
    t = Story("B R . .", blue=["Mental Force"], red=["Absorb Spell"])
    t.blue("mental-force red").red("absorb-spell")
    assert t.at("red") == "b1"
    assert t.hand("red") == ["Mental Force"]


@rules("25.3", "26.4")
def test_a_gnome_may_evade_mental_force() -> None:
    t = Story("B R . .", blue=["Mental Force"], rolls=[2]).under("red", "Gnome Form", energy=2)
    t.blue("mental-force red")
    assert t.at("red") == "b1"
    assert t.can("blue", "b1")
    assert not {"punch", "east"} & t.options("blue")


@rules("25.3", "22.5")
def test_a_homunculus_saves_its_master_from_mental_force() -> None:
    t = Story("B R . .", blue=["Mental Force"]).under("red", "Homunculus", energy=2)
    t.blue("mental-force red")
    assert t.at("red") == "b1"
    assert t.thing("Homunculus").energy == 2
    assert t.can("blue", "b1")
    assert not {"punch", "east"} & t.options("blue")


@rules("25.3", "23.2")
def test_a_wall_of_earth_stops_mental_force() -> None:
    t = Story("B . R . .", blue=["Mental Force"], red=["Wall of Earth"])
    t.blue("mental-force red").red("wall-of-earth a1|b1")
    assert t.at("red") == "c1"
    assert t.can("blue", "b1")


@rules("25.3", "23.9")
def test_a_victim_led_into_a_dust_cloud_leaves_it_in_a_random_direction() -> None:
    t = Story("B R . . .", blue=["Mental Force"], rolls=[1]).stands("Dust Cloud", "c1")
    t.blue("mental-force red east")
    assert t.options("blue") == {"stumble", "done"}
    t.blue("stumble done")
    assert t.at("red") == "d1"


@rules("25.3", "12.2", "10.7")
def test_a_walked_wizard_picks_nothing_up() -> None:
    t = Story("B R . .", blue=["Mental Force"]).treasure("blue-1", "c1").lying("Dagger", "c1")
    t.blue("mental-force red east")
    assert t.options("blue") == {"east", "west", "north", "done"}


# -- Powerthrust -----------------------------------------------------------------------------------------


@rules("25.4")
@shows("Powerthrust")
def test_powerthrust_does_its_energy_and_two() -> None:
    t = Story("B . . R", blue=["Powerthrust"])
    t.blue("powerthrust red")
    assert t.life("red") == 12


@rules("25.4", "7.6")
def test_a_boost_replaces_the_energy_of_powerthrust() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Energy 4"])
    t.blue("powerthrust red energy-4")
    assert t.life("red") == 9


@rules("25.4", "7.6")
def test_a_powerthrust_may_be_cast_without_the_energy_in_hand() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Energy 4"])
    t.blue("powerthrust red none")
    assert t.life("red") == 12
    assert t.hand("blue") == ["Energy 4"]


@rules("25.4", "6.6")
def test_one_powerthrust_boosts_another_with_two() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Powerthrust"])
    t.blue("powerthrust red powerthrust")
    assert t.life("red") == 11


@rules("25.4", "10.11")
def test_powerthrust_cracks_objects() -> None:
    t = Story("B . | . R", blue=["Powerthrust", "Energy 5"])
    t.blue("powerthrust b1|c1 energy-5")
    assert t.cracks("b1|c1") == 2


@rules("25.4", "10.12")
def test_three_cracks_destroy_a_door() -> None:
    t = Story("B . D . R", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"])
    t.blue("powerthrust b1|c1 sum energy-4 energy-5")
    assert not t.door("b1|c1")


@rules("25.4", "27.2")
@answered("Powerthrust")
def test_backlash_returns_the_energy_of_powerthrust_not_its_damage() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Energy 4"], red=["Backlash"])
    t.blue("powerthrust red energy-4").red("backlash")
    assert t.life("red") == 15
    assert t.life("blue") == 11


@rules("25.4", "22.12")
def test_a_powerstone_adds_one_to_the_card_that_boosts() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Energy 4"]).carries("blue", "Powerstone")
    t.blue("powerthrust red energy-4")
    assert t.life("red") == 8


@rules("25.4", "22.4", "7.8")
def test_add_sums_two_cards_for_one_powerthrust() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"])
    t.blue("powerthrust red sum energy-4 energy-5")
    assert t.life("red") == 4
    assert t.discards("Add", "Energy 4", "Energy 5", "Powerthrust")


@rules("22.4", "7.8")
def test_with_add_a_powerstone_raises_each_of_the_two_cards() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"]).carries("blue", "Powerstone")
    t.lives("red", 20).blue("powerthrust red sum energy-4 energy-5")
    assert t.life("red") == 7


@rules("22.4", "8.12")
def test_without_add_only_the_first_of_the_two_cards_counts() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"], red=["Negate Neutral"])
    t.blue("powerthrust red sum energy-5 energy-4").red("negate-neutral")
    assert t.life("red") == 8
    assert t.discards("Add", "Energy 4", "Energy 5")


@rules("22.4", "2.5")
def test_add_sums_two_cards_for_speed() -> None:
    t = Story("B . . R", blue=["Add", "Energy 4", "Energy 5", "Energy 6"])
    t.blue("speed:sum energy-4 energy-5")
    assert t.mp() == 12
    assert t.hand("blue") == ["Energy 6"]


@rules("22.4", "8.12")
def test_without_add_only_the_first_card_counts_for_speed() -> None:
    t = Story("B . . R", blue=["Add", "Energy 4", "Energy 5", "Energy 6"], red=["Negate Neutral"])
    t.blue("speed:sum energy-4 energy-5").red("negate-neutral")
    assert t.mp() == 7
    assert t.hand("blue") == ["Energy 6"]


@rules("22.4", "6.13")
def test_add_needs_two_more_cards_with_energy() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Add", "Energy 4"])
    t.blue("powerthrust red")
    assert t.options("blue") == {"none", "add", "energy-4"}


@rules("22.4", "7.8")
def test_a_second_add_can_only_be_one_of_the_two_cards() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Add", "Add", "Energy 4", "Energy 5"])
    t.blue("powerthrust red sum add energy-4")
    assert t.life("red") == 6
    assert t.hand("blue") == ["Energy 5"]


@rules("22.4", "25.1", "8.12")
def test_add_itself_can_be_absorbed() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"], red=["Absorb Spell"])
    t.blue("powerthrust red sum energy-4 energy-5").red("absorb-spell")
    assert t.life("red") == 9
    assert t.hand("red") == ["Add"]


@rules("22.4", "23.4", "8.12")
def test_without_add_there_are_only_as_many_darts_as_the_first_card_gives() -> None:
    t = Story("B . . R", blue=["Fire Darts", "Add", "Powerthrust", "Stone Dead"], red=["Negate Neutral"])
    t.blue("fire-darts sum powerthrust stone-dead red red red red red").red("negate-neutral")
    assert t.life("red") == 13


@rules("22.4", "27.12")
def test_add_sums_two_cards_for_a_wizardblade() -> None:
    t = Story("B R", blue=["Add", "Energy 4", "Energy 5"]).carries("blue", "Wizardblade")
    t.blue("wizardblade/slash red sum energy-4 energy-5")
    assert t.life("red") == 6


# -- Psychic Storm ---------------------------------------------------------------------------------------


@rules("25.5")
@shows("Psychic Storm")
def test_a_psychic_storm_strikes_a_square_and_its_neighbours() -> None:
    t = Story("B . R Y", players=4, blue=["Psychic Storm", "Energy 4"])
    put(t, green="e1")
    t.blue("psychic-storm c1 energy-4")
    assert (t.life("red"), t.life("yellow")) == (11, 11)
    assert (t.life("blue"), t.life("green")) == (15, 15)


@rules("25.5", "5.7")
def test_a_psychic_storm_strikes_its_caster_too() -> None:
    t = Story("B R .", blue=["Psychic Storm", "Energy 4"])
    t.blue("psychic-storm a1 energy-4")
    assert (t.life("blue"), t.life("red")) == (11, 11)


@rules("25.5")
def test_a_psychic_storm_goes_through_walls() -> None:
    t = Story("B . | R", blue=["Psychic Storm", "Energy 4"])
    t.blue("psychic-storm b1 energy-4")
    assert t.life("red") == 11


@rules("25.5")
def test_the_square_of_a_psychic_storm_must_be_in_sight() -> None:
    t = Story("B . | R", blue=["Psychic Storm"])
    t.blue("psychic-storm")
    assert t.can("blue", "b1")
    assert not t.can("blue", "c1")


@rules("25.5")
def test_a_psychic_storm_does_not_strike_squares_touching_at_a_corner() -> None:
    t = put(Story("B R", blue=["Psychic Storm"]), blue="f2", red="h4")
    t.blue("psychic-storm g3")
    assert t.life("red") == 15
    assert t.discards("Psychic Storm")


@rules("25.5")
def test_a_psychic_storm_does_not_go_through_an_exit() -> None:
    t = put(Story("B R", blue=["Psychic Storm"]), blue="b3", red="j3")
    t.blue("psychic-storm a3")
    assert t.life("red") == 15
    assert t.life("blue") == 14


@rules("25.5")
def test_a_psychic_storm_may_be_aimed_through_an_exit() -> None:
    t = put(Story("B R", blue=["Psychic Storm"]), blue="b3", red="j4")
    wall(t, "e3|f3").blue("psychic-storm j3")
    assert t.life("red") == 14


@rules("25.5")
def test_a_psychic_storm_does_not_go_through_a_portal() -> None:
    t = put(Story("B R", blue=["Psychic Storm"]), blue="c3", red="h5")
    t.blue("psychic-storm c1")
    assert t.life("red") == 15
    assert t.discards("Psychic Storm")


@rules("25.5")
def test_a_psychic_storm_strikes_across_the_seam_of_two_sectors() -> None:
    t = wall(put(Story("B R", blue=["Psychic Storm"]), blue="e4", red="f4"), "e4|f4")
    t.blue("psychic-storm e4")
    assert t.life("red") == 14


@rules("25.5")
def test_a_psychic_storm_does_not_leap_over_the_notch_of_the_l() -> None:
    t = put(Story("B R Y", blue=["Psychic Storm"]), blue="f5", red="e6", yellow="e5")
    t.blue("psychic-storm f5")
    assert t.life("yellow") == 14
    assert t.life("red") == 15


@rules("25.5", "27.6", "26.4")
def test_a_psychic_storm_cannot_be_evaded_by_a_roll() -> None:
    t = Story("B . R", blue=["Psychic Storm"], rolls=[4]).under("red", "Invisible", energy=2)
    t.blue("psychic-storm c1")
    assert t.life("red") == 14


@rules("25.5", "22.5")
def test_a_psychic_storm_hurts_both_the_homunculus_and_its_master() -> None:
    t = Story("B . R", blue=["Psychic Storm", "Powerthrust"]).under("red", "Homunculus", energy=5)
    t.blue("psychic-storm c1 powerthrust")
    assert t.life("red") == 13
    assert t.thing("Homunculus").energy == 3


@rules("25.5", "22.5", "8.11")
def test_a_psychic_storm_hurts_the_homunculus_of_its_own_caster_too() -> None:
    t = Story("B . . R", blue=["Psychic Storm"]).under("blue", "Homunculus", energy=3)
    t.blue("psychic-storm a1")
    assert t.life("blue") == 14
    assert t.thing("Homunculus").energy == 2


@rules("25.5", "8.11")
def test_a_full_shield_of_one_victim_stops_the_whole_storm() -> None:
    t = Story("B . R Y", blue=["Psychic Storm", "Energy 4"], yellow=["Full Shield"])
    t.blue("psychic-storm c1 energy-4").yellow("full-shield")
    assert (t.life("red"), t.life("yellow")) == (15, 15)


@rules("25.5", "8.11", "23.1")
def test_a_shield_lessens_a_storm_for_one_victim_alone() -> None:
    t = Story("B . R Y", blue=["Psychic Storm", "Energy 4"], yellow=["Shield"])
    t.blue("psychic-storm c1 energy-4").yellow("shield")
    assert (t.life("red"), t.life("yellow")) == (11, 13)


@rules("25.5", "25.9")
def test_a_wizard_who_teleports_out_of_a_storm_is_struck_anyway() -> None:
    t = Story("B . R . .", blue=["Psychic Storm"], red=["Teleport"])
    t.blue("psychic-storm c1").red("teleport e1")
    assert (t.at("red"), t.life("red")) == ("e1", 14)


@rules("25.5", "25.9", "8.4")
def test_a_wizard_who_has_teleported_out_of_a_storm_may_still_stop_it() -> None:
    t = Story("B . R . .", blue=["Psychic Storm"], red=["Teleport", "Full Shield"])
    t.blue("psychic-storm c1").red("teleport e1 full-shield")
    assert t.life("red") == 15


@rules("25.5", "8.4", "26.4")
def test_a_gnome_form_does_not_roll_against_a_storm() -> None:
    t = Story("B . R", blue=["Psychic Storm"], red=["Gnome Form"], rolls=[1])
    t.blue("psychic-storm c1").red("gnome-form")
    assert t.life("red") == 14
    assert t.s.tape.drawn == []


@rules("25.5", "25.9")
def test_a_wizard_who_teleports_within_a_storm_is_struck_even_out_of_sight() -> None:
    t = Story("B . R . .", blue=["Psychic Storm"], red=["Teleport"])
    t.blue("psychic-storm c1").red("teleport c2")
    assert t.life("red") == 14


@rules("25.5", "23.2")
@answered("Psychic Storm")
def test_a_wall_of_earth_before_its_square_stops_a_psychic_storm() -> None:
    t = Story("B . . R", blue=["Psychic Storm", "Energy 4"], red=["Wall of Earth"])
    t.blue("psychic-storm d1 energy-4").red("wall-of-earth b1|c1")
    assert t.life("red") == 15


@rules("25.5", "5.7", "12.5")
def test_a_psychic_storm_that_kills_everybody_leaves_no_winner() -> None:
    t = Story("B R .", blue=["Psychic Storm"]).lives("blue", 1).lives("red", 1)
    t.blue("psychic-storm a1")
    assert t.over()
    assert t.winner() == ""


# -- Share Life ------------------------------------------------------------------------------------------


@rules("25.6")
@shows("Share Life")
def test_share_life_splits_two_lives_evenly() -> None:
    t = Story("B . R", blue=["Share Life"]).lives("blue", 3)
    t.blue("share-life red")
    assert (t.life("blue"), t.life("red")) == (9, 9)


@rules("25.6")
def test_the_odd_point_of_share_life_goes_to_its_caster() -> None:
    t = Story("B . R", blue=["Share Life"]).lives("blue", 2)
    t.blue("share-life red")
    assert (t.life("blue"), t.life("red")) == (9, 8)


@rules("25.6")
def test_share_life_may_cost_its_caster_life() -> None:
    t = Story("B . R", blue=["Share Life"]).lives("red", 4)
    t.blue("share-life red")
    assert (t.life("blue"), t.life("red")) == (10, 9)


@rules("25.6")
def test_the_life_that_share_life_takes_is_not_damage() -> None:
    t = Story("B R", blue=["Share Life"], red=["Shield"]).lives("blue", 5)
    t.carries("red", "Bloodshard", "Fire Cloak").under("red", "Pain Link", energy=2)
    t.blue("share-life red")
    assert (t.life("blue"), t.life("red")) == (10, 10)
    assert t.hand("red") == ["Shield"]


@rules("25.6", "21.1")
@answered("Share Life")
def test_share_life_is_cancelled_by_full_shield() -> None:
    t = Story("B . R", blue=["Share Life"], red=["Full Shield"]).lives("blue", 3)
    t.blue("share-life red").red("full-shield")
    assert (t.life("blue"), t.life("red")) == (3, 15)


@rules("25.6", "22.5")
def test_a_homunculus_saves_its_master_from_share_life() -> None:
    t = Story("B . R", blue=["Share Life"]).lives("blue", 3).under("red", "Homunculus", energy=2)
    t.blue("share-life red")
    assert (t.life("blue"), t.life("red")) == (3, 15)


@rules("25.6", "23.2")
def test_a_wall_of_earth_stops_share_life() -> None:
    t = Story("B . R", blue=["Share Life"], red=["Wall of Earth"]).lives("blue", 3)
    t.blue("share-life red").red("wall-of-earth a1|b1")
    assert (t.life("blue"), t.life("red")) == (3, 15)


# -- Thought Steal ---------------------------------------------------------------------------------------


@rules("25.7")
@shows("Thought Steal")
def test_thought_steal_takes_two_cards_of_the_casters_choice() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Meditate", "Fog", "Energy 5"])
    t.blue("thought-steal red meditate energy-5")
    assert t.hand("blue") == ["Energy 5", "Meditate"]
    assert t.hand("red") == ["Fog"]


@rules("25.7")
def test_thought_steal_may_take_fewer() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Meditate", "Fog", "Energy 5"])
    t.blue("thought-steal red fog done")
    assert t.hand("blue") == ["Fog"]
    assert t.hand("red") == ["Energy 5", "Meditate"]


@rules("25.7")
def test_thought_steal_may_only_look() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Meditate", "Fog"])
    t.blue("thought-steal red done")
    assert t.hand("blue") == []
    assert known(t, "blue", "red") == ["Fog", "Meditate"]


@rules("25.7", "7.11")
def test_after_thought_steal_its_caster_discards_down_to_the_limit() -> None:
    hand = ["Thought Steal", "Fog", "Meditate", "Add", "Energy 4", "Energy 5", "Energy 6"]
    t = Story("B . R", blue=hand, red=["Fireball", "Waterbolt"])
    t.blue("thought-steal red fireball waterbolt")
    assert "fog" in t.options("blue")
    t.blue("fog")
    assert len(t.hand("blue")) == 7
    assert t.discards("Fog")
    assert t.can("blue", "done")


@rules("25.7")
def test_maintained_spells_and_carried_items_are_safe_from_thought_steal() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Meditate"])
    t.carries("red", "Dagger").under("red", "Pain Link", energy=3)
    t.blue("thought-steal red")
    assert t.options("blue") == {"meditate", "done"}


@rules("25.7")
def test_thought_steal_finds_nothing_in_an_empty_hand() -> None:
    t = Story("B . R", blue=["Thought Steal"])
    t.blue("thought-steal red")
    assert t.asked() == {"blue"}
    assert t.can("blue", "b1")


@rules("25.7", "15.1", "15.6")
def test_only_caster_and_victim_see_the_hand_that_is_looked_at() -> None:
    t = Story("B R . Y", blue=["Thought Steal"], red=["Meditate", "Fog"])
    t.blue("thought-steal red")
    (seen,) = last(t, "hand")
    assert seen.seen_by(t.seat("blue"))
    assert seen.seen_by(t.seat("red"))
    assert not seen.seen_by(t.seat("yellow"))
    assert not seen.seen_by(None)
    assert known(t, "blue", "red") == ["Fog", "Meditate"]
    assert known(t, "yellow", "red") == []


@rules("25.7", "15.6")
def test_only_caster_and_victim_see_which_card_is_stolen() -> None:
    t = Story("B R . Y", blue=["Thought Steal"], red=["Meditate", "Fog"])
    t.blue("thought-steal red meditate")
    (stolen,) = last(t, "stolen")
    assert stolen.seen_by(t.seat("blue"))
    assert stolen.seen_by(t.seat("red"))
    assert not stolen.seen_by(t.seat("yellow"))
    assert not stolen.seen_by(None)
    assert known(t, "red", "blue") == ["Meditate"]
    assert known(t, "yellow", "blue") == []


@rules("25.7", "15.1")
def test_everybody_sees_that_and_how_many_cards_are_stolen() -> None:
    t = Story("B R . Y", blue=["Thought Steal"], red=["Meditate", "Fog", "Add"])
    t.blue("thought-steal red meditate fog")
    assert view(t.s, t.seat("yellow")).hand_sizes == (2, 1, 0)
    assert t.happened("stole") == 2
    for event in t.s.events or ():
        if event.audience == EVERYONE:
            assert kinds.EVENTS[event.kind].name not in ("hand", "stolen", "cards")


@rules("25.7", "15.6")
def test_a_known_card_of_a_hand_is_forgotten_once_played() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Pick Lock", "Mist Body"])
    t.blue("thought-steal red done").done("blue").red("mist-body none")
    assert known(t, "blue", "red") == ["Pick Lock"]


@rules("25.7", "15.6")
def test_a_third_player_cannot_be_sure_of_a_card_after_thought_steal() -> None:
    t = Story("B R . Y", blue=["Thought Steal", "Fireball"], red=["Absorb Spell", "Fog"])
    t.blue("fireball red").red("absorb-spell").done("blue")
    assert known(t, "yellow", "red") == ["Fireball"]
    t.done("red").done("yellow").blue("thought-steal red fog done")
    assert known(t, "yellow", "red") == []


@rules("25.7", "8.7")
def test_thought_steal_can_be_evaded() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Meditate"], rolls=[2]).under("red", "Gnome Form")
    t.blue("thought-steal red")
    assert t.hand("red") == ["Meditate"]
    assert known(t, "blue", "red") == []


@rules("25.7", "22.5")
def test_a_homunculus_saves_the_thoughts_of_its_master() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Meditate"]).under("red", "Homunculus", energy=2)
    t.blue("thought-steal red")
    assert t.hand("red") == ["Meditate"]
    assert known(t, "blue", "red") == []
    assert t.thing("Homunculus").energy == 2


@rules("25.7", "21.1", "15.1")
@answered("Thought Steal")
def test_a_cancelled_thought_steal_shows_nothing() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Meditate", "Full Shield"])
    t.blue("thought-steal red").red("full-shield")
    assert t.hand("red") == ["Meditate"]
    assert known(t, "blue", "red") == []
    assert t.happened("hand") == 0


@rules("25.7", "6.6")
def test_thought_steal_is_worth_two_energy() -> None:
    t = Story("B . R", blue=["Thought Steal"])
    t.blue("speed:thought-steal")
    assert t.mp() == 5


# -- Pain Link -------------------------------------------------------------------------------------------


@rules("25.8")
@shows("Pain Link")
def test_pain_link_hurts_the_attacker_as_much() -> None:
    t = Story("B . R", blue=["Fireball"]).under("red", "Pain Link")
    t.blue("fireball red")
    assert (t.life("red"), t.life("blue")) == (10, 10)


@rules("25.8")
def test_pain_link_can_be_cast_as_a_counterspell_when_attacked() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Pain Link"])
    t.blue("fireball red").red("pain-link")
    assert (t.life("red"), t.life("blue")) == (10, 10)
    assert t.before("red") == ["Pain Link"]


@rules("25.8")
def test_pain_link_cast_as_a_neutral_spell_waits_for_attacks() -> None:
    t = Story("B . R", blue=["Pain Link", "Powerthrust"], red=["Fireball"])
    t.blue("pain-link powerthrust").done("blue").red("fireball blue")
    assert (t.life("blue"), t.life("red")) == (10, 10)


@rules("25.8")
def test_pain_link_also_answers_a_punch_and_a_thrown_item() -> None:
    t = Story("B R").under("red", "Pain Link", energy=3).carries("blue", "Dagger")
    t.blue("punch red")
    assert (t.life("red"), t.life("blue")) == (14, 14)
    t.done("blue").done("red").blue("dagger/throw red")
    assert (t.life("red"), t.life("blue")) == (11, 11)


@rules("25.8", "23.1")
def test_pain_link_counts_only_the_damage_that_arrived() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Shield"]).under("red", "Pain Link")
    t.blue("fireball red").red("shield")
    assert (t.life("red"), t.life("blue")) == (12, 12)


@rules("25.8", "9.4")
def test_pain_link_does_nothing_if_no_damage_arrived() -> None:
    t = Story("B R", red=["Shield"]).under("red", "Pain Link")
    t.blue("punch red").red("shield")
    assert (t.life("red"), t.life("blue")) == (15, 15)


@rules("25.8")
def test_pain_link_ignores_damage_that_is_not_an_attack() -> None:
    t = Story("B . R").under("red", "Acid Bath", by="blue", energy=3).under("red", "Pain Link", energy=3)
    t.done("blue").done("red")
    assert (t.life("red"), t.life("blue")) == (13, 15)


@rules("25.8", "27.6")
def test_pain_link_cannot_be_evaded() -> None:
    t = Story("B . R", blue=["Fireball"], rolls=[4]).under("red", "Pain Link").under("blue", "Invisible")
    t.blue("fireball red")
    assert t.life("blue") == 10


@rules("25.8", "23.1")
def test_an_attacker_may_shield_themselves_from_pain_link() -> None:
    t = Story("B . R", blue=["Fireball", "Shield"]).under("red", "Pain Link")
    t.blue("fireball red shield")
    assert (t.life("red"), t.life("blue")) == (10, 12)


@rules("25.8", "7.14")
def test_the_fire_of_pain_link_destroys_the_stones_of_the_attacker() -> None:
    t = Story("B . R", blue=["Fireball"]).under("red", "Pain Link").carries("blue", "Speedstone")
    t.blue("fireball red")
    assert t.before("blue") == []


@rules("25.8", "9.12")
def test_a_death_by_pain_link_gives_no_point() -> None:
    t = Story("B R Y", blue=["Fireball"]).under("red", "Pain Link").lives("blue", 5)
    t.blue("fireball red")
    assert t.at("blue") == ""
    assert t.points("red") == 0


@rules("25.8", "9.3", "9.10")
def test_pain_link_works_even_if_its_caster_dies() -> None:
    t = Story("B R Y", blue=["Fireball"]).under("red", "Pain Link").lives("red", 2)
    t.blue("fireball red")
    assert t.at("red") == ""
    assert t.life("blue") == 10
    assert t.points("blue") == 1


@rules("25.8", "12.5", "9.3")
def test_two_wizards_who_die_by_the_same_pain_win_nothing() -> None:
    t = Story("B R", blue=["Fireball"]).under("red", "Pain Link").lives("red", 5).lives("blue", 5)
    t.blue("fireball red")
    assert t.over()
    assert t.winner() == ""


@rules("25.8", "21.2")
@answered("Pain Link")
def test_pain_link_cast_as_a_neutral_spell_can_be_negated() -> None:
    t = Story("B . R", blue=["Pain Link"], red=["Negate Neutral"])
    t.blue("pain-link").red("negate-neutral")
    assert t.before("blue") == []


@rules("25.8", "6.7")
def test_pain_link_cast_as_a_counterspell_cannot_be_negated() -> None:
    t = Story("B . R", blue=["Fireball", "Negate Neutral"], red=["Pain Link"])
    t.blue("fireball red").red("pain-link")
    assert t.life("blue") == 10
    assert t.hand("blue") == ["Negate Neutral"]


@rules("25.8", "27.1")
def test_anti_anti_stops_a_pain_link_cast_as_a_counterspell() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Pain Link"])
    t.blue("fireball red").red("pain-link").blue("anti-anti")
    assert (t.life("red"), t.life("blue")) == (10, 15)


@rules("25.8", "1.5")
def test_pain_link_lasts_as_many_turns_as_its_energy() -> None:
    t = Story("B . R", blue=["Pain Link", "Powerthrust"])
    t.blue("pain-link powerthrust").done("blue").done("red")
    assert t.before("blue") == ["Pain Link"]
    t.done("blue").done("red")
    assert t.before("blue") == []


@rules("25.8", "24.2")
def test_pain_link_does_not_answer_its_own_casters_bolt() -> None:
    t = Story("B | R", blue=["Lightning Bolt"]).under("blue", "Pain Link")
    t.blue("lightning-bolt east")
    assert t.life("blue") == 12


@rules("25.8", "24.2")
def test_each_hit_of_a_bolt_is_linked() -> None:
    t = Story("B . . R", blue=["Lightning Bolt", "Energy 4"]).under("red", "Pain Link")
    t.blue("lightning-bolt east energy-4")
    assert (t.life("red"), t.life("blue")) == (9, 9)
    assert t.stun("blue") == 0


# -- Teleport --------------------------------------------------------------------------------------------


@rules("25.9")
def test_teleport_moves_up_to_four_squares() -> None:
    t = Story("B . . . . . R", blue=["Teleport"])
    t.blue("teleport")
    assert t.can("blue", "e1")
    assert t.can("blue", "b1")
    assert not t.can("blue", "f1")


@rules("25.9")
@shows("Teleport")
def test_teleport_goes_through_walls_doors_and_objects() -> None:
    t = Story("B | . D . R", blue=["Teleport"]).stands("Rosebush", "b1", by="red")
    t.blue("teleport c1")
    assert t.at("blue") == "c1"
    assert t.life("blue") == 15


@rules("25.9")
def test_a_diagonal_costs_teleport_two_squares() -> None:
    t = put(Story("B R", blue=["Teleport"]), blue="e3")
    t.blue("teleport")
    assert t.can("blue", "g5")
    assert not t.can("blue", "h5")


@rules("25.9", "2.11")
def test_teleport_enters_only_its_last_square() -> None:
    t = Story("B . . R", blue=["Teleport"]).stands("Rosebush", "c1", by="red")
    t.blue("teleport c1")
    assert t.life("blue") == 12


@rules("25.9", "24.8")
def test_teleport_does_not_end_in_a_stone_block_but_passes_it() -> None:
    t = Story("B . . R", blue=["Teleport"]).stands("Stone Block", "b1", by="red")
    t.blue("teleport")
    assert not t.can("blue", "b1")
    assert t.can("blue", "c1")


@rules("25.9")
def test_after_a_teleport_its_caster_moves_no_more_this_turn() -> None:
    t = Story("B . . . R", blue=["Teleport", "Windrider", "Energy 4"])
    t.blue("teleport b1")
    assert not {"a1", "c1", "windrider"} & t.options("blue")
    t.blue("speed:energy-4")
    assert not {"a1", "c1"} & t.options("blue")


@rules("25.9")
def test_after_a_teleport_its_caster_may_still_attack() -> None:
    t = Story("B . . R", blue=["Teleport"])
    t.blue("teleport c1 punch red")
    assert t.life("red") == 14


@rules("25.9", "2.10")
def test_a_teleport_may_use_an_exit() -> None:
    t = put(Story("B R", blue=["Teleport"]), blue="b3")
    t.blue("teleport i3")
    assert t.at("blue") == "i3"


@rules("25.9", "2.10")
def test_a_teleport_never_goes_through_an_outer_wall() -> None:
    t = put(Story("B R", blue=["Teleport"]), blue="a1")
    t.blue("teleport")
    assert not t.can("blue", "j1")
    assert t.can("blue", "j2")


@rules("25.9", "9.6")
def test_a_stunned_wizard_who_has_attacked_cannot_teleport() -> None:
    t = Story("B R . .", blue=["Teleport"]).stunned("blue", 1)
    t.done("blue").done("red")
    assert t.can("blue", "teleport")
    t.blue("punch red")
    assert not t.can("blue", "teleport")


@rules("25.9", "9.6")
def test_a_stunned_wizard_who_has_teleported_cannot_attack() -> None:
    t = Story("B . R .", blue=["Teleport"]).stunned("blue", 1)
    t.done("blue").done("red").blue("teleport c1")
    assert not t.can("blue", "punch")


@rules("25.9", "21.2")
@answered("Teleport")
def test_a_teleport_cast_as_a_neutral_spell_can_be_negated() -> None:
    t = Story("B . . R", blue=["Teleport"], red=["Negate Neutral"])
    t.blue("teleport c1").red("negate-neutral")
    assert t.at("blue") == "a1"
    assert t.can("blue", "b1")


@rules("25.9", "8.13")
def test_a_teleport_out_of_sight_evades_an_attack() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Teleport"])
    t.blue("fireball red").red("teleport d2")
    assert t.life("red") == 15
    assert t.at("red") == "d2"
    assert t.discards("Fireball", "Teleport")


@rules("25.9", "8.13")
def test_a_teleport_that_stays_in_sight_evades_nothing() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Teleport"])
    t.blue("fireball red").red("teleport b1")
    assert t.at("red") == "b1"
    assert t.life("red") == 10


@rules("25.9", "8.13")
def test_a_teleport_out_of_sight_evades_a_lasting_spell() -> None:
    t = Story("B . . R", blue=["Acid Bath"], red=["Teleport"])
    t.blue("acid-bath red").red("teleport d2")
    assert not t.on_table("Acid Bath")
    assert t.discards("Acid Bath")


@rules("25.9", "8.13")
def test_a_teleport_out_of_sight_evades_a_punch() -> None:
    t = Story("B R . .", red=["Teleport"])
    t.blue("punch red").red("teleport b2")
    assert t.life("red") == 15


@rules("25.9", "8.13")
def test_a_teleport_out_of_reach_evades_a_punch_even_in_plain_sight() -> None:
    t = Story("B R . . . .", red=["Teleport"])
    t.blue("punch red").red("teleport c1")
    assert t.sees("a1", "c1")
    assert t.life("red") == 15


@rules("25.9", "8.13")
def test_a_teleport_to_another_adjacent_square_does_not_evade_a_punch() -> None:
    t = Story(
        """
        +---+---+
        | B   R |
        +   +   +
        | .   . |
        +---+---+
        """,
        red=["Teleport"],
    )
    t.blue("punch red").red("teleport a2")
    assert t.life("red") == 14


@rules("25.9", "27.3")
def test_a_teleport_does_not_evade_an_attack_that_needs_no_sight() -> None:
    t = Story("B . . R", blue=["Globe of Pain"], red=["Teleport"])
    t.blue("globe-of-pain red").red("teleport d2")
    assert t.life("red") == 14


@rules("25.9")
def test_a_teleport_as_a_counterspell_does_not_bind_the_feet_of_the_next_turn() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Teleport"])
    t.blue("fireball red").red("teleport d2").done("blue")
    assert t.mp() == 3
    assert t.can("red", "d3")


@rules("25.9", "27.1")
def test_anti_anti_keeps_the_target_where_it_is() -> None:
    t = Story("B . . R", blue=["Fireball", "Anti-Anti"], red=["Teleport"])
    t.blue("fireball red").red("teleport d2").blue("anti-anti")
    assert t.at("red") == "d1"
    assert t.life("red") == 10


@rules("25.9", "8.4")
def test_a_wizard_whose_teleport_did_not_help_may_answer_again() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Teleport", "Full Shield"])
    t.blue("fireball red").red("teleport b1 full-shield")
    assert t.at("red") == "b1"
    assert t.life("red") == 15


@rules("25.9", "3.5")
def test_a_door_closes_when_its_holder_teleports_away() -> None:
    t = Story("B D . . R", blue=["Teleport"])
    t.blue("hold:a1|b1")
    assert t.sees("a1", "b1")
    t.blue("teleport d1")
    assert not t.sees("a1", "b1")


# -- Astral Projection -----------------------------------------------------------------------------------


@rules("25.10")
@shows("Astral Projection")
def test_astral_projection_casts_a_spell_from_another_square() -> None:
    t = Story("B . | . R", blue=["Astral Projection", "Fireball"])
    t.blue("astral-projection c1 fireball red")
    assert t.life("red") == 10
    assert t.at("blue") == "a1"
    assert t.discards("Astral Projection", "Fireball")


@rules("25.10")
def test_astral_projection_reaches_three_steps_through_walls() -> None:
    t = Story("B | . | . | . | . R", blue=["Astral Projection", "Fireball"])
    t.blue("astral-projection")
    assert t.can("blue", "d1")
    assert not t.can("blue", "e1")
    assert not t.can("blue", "a1")


@rules("25.10")
def test_astral_projection_needs_an_empty_square() -> None:
    t = Story("B R . .", blue=["Astral Projection", "Fireball"]).stands("Rosebush", "c1", by="red")
    t.blue("astral-projection")
    assert not {"b1", "c1"} & t.options("blue")
    assert t.can("blue", "d1")


@rules("25.10", "6.13")
def test_astral_projection_is_not_played_without_a_spell() -> None:
    t = Story("B . . R", blue=["Astral Projection", "Energy 4"])
    assert not t.can("blue", "astral-projection")


@rules("25.10")
def test_astral_projection_is_good_for_one_spell_only() -> None:
    t = Story("B . | . . R", blue=["Astral Projection", "Rosebush", "Fireball"])
    t.blue("astral-projection c1 rosebush d1 fireball")
    assert not t.can("blue", "red")


@rules("25.10", "2.10")
def test_astral_projection_may_use_an_exit_but_no_outer_wall() -> None:
    t = put(Story("B R", blue=["Astral Projection", "Fireball"]), blue="a2", red="i3")
    wall(t, "e3|f3", "e2|f2", "e1|f1", "e4|f4", "e5|f5")
    t.blue("astral-projection")
    assert t.can("blue", "j3")
    assert not t.can("blue", "j1")
    t.blue("j3 fireball red")
    assert t.life("red") == 10


@rules("25.10", "21.7")
def test_astral_projection_reaches_the_walls_it_could_see() -> None:
    t = Story("B . | . | . R", blue=["Astral Projection", "Destroy Wall"])
    t.blue("astral-projection c1 destroy-wall c1|d1")
    assert not t.wall("c1|d1")


@rules("25.10", "24.2")
def test_a_lightning_bolt_starts_from_the_projected_square() -> None:
    t = Story("B | . R .", blue=["Astral Projection", "Lightning Bolt"])
    t.blue("astral-projection b1 lightning-bolt east")
    assert t.life("red") == 12


@rules("25.10", "27.3")
def test_a_globe_of_pain_is_measured_from_the_projected_square() -> None:
    t = Story("B . . . . . . . R", blue=["Astral Projection", "Globe of Pain"])
    assert not t.can("blue", "globe-of-pain")
    t.blue("astral-projection d1 globe-of-pain red")
    assert t.life("red") == 14


@rules("25.10", "27.3", "8.12")
@answered("Astral Projection")
def test_without_its_astral_projection_a_globe_of_pain_out_of_range_is_cancelled() -> None:
    t = Story("B . . . . . . . R", blue=["Astral Projection", "Globe of Pain"], red=["Negate Neutral"])
    t.blue("astral-projection d1 globe-of-pain red").red("negate-neutral")
    assert t.life("red") == 15
    assert t.discards("Astral Projection", "Globe of Pain", "Negate Neutral")


@rules("25.10", "26.3")
def test_astral_projection_does_not_help_heave_ho() -> None:
    t = Story("B . | . R", blue=["Astral Projection", "Heave-Ho"]).treasure("red-1", "blue")
    assert t.can("blue", "heave-ho")
    assert not t.can("blue", "astral-projection")


@rules("25.10", "21.9")
def test_astral_projection_does_not_help_to_pick_a_lock() -> None:
    t = Story("R . . D . B", red=["Astral Projection", "Pick Lock"])
    assert not t.can("red", "astral-projection")
    t.red("b1 c1")
    assert t.can("red", "pick-lock")
    assert not t.can("red", "astral-projection")


@rules("25.10", "8.12", "21.2")
def test_without_its_astral_projection_a_spell_out_of_range_is_cancelled() -> None:
    t = Story("B . | . R Y", blue=["Astral Projection", "Fireball"], yellow=["Negate Neutral"])
    put(t, yellow="b1")
    t.blue("astral-projection c1 fireball red").yellow("negate-neutral")
    assert t.life("red") == 15
    assert t.discards("Astral Projection", "Fireball", "Negate Neutral")
    assert not t.can("blue", "punch")


@rules("25.10", "8.12", "21.2")
def test_without_its_astral_projection_a_spell_in_range_continues() -> None:
    t = Story("B . . R", blue=["Astral Projection", "Fireball"], red=["Negate Neutral"])
    t.blue("astral-projection b1 fireball red").red("negate-neutral")
    assert t.life("red") == 10


@rules("25.10", "25.9", "8.13")
def test_a_teleport_must_leave_the_sight_of_the_projected_square() -> None:
    t = Story("B . | . R .", blue=["Astral Projection", "Fireball"], red=["Teleport"])
    t.blue("astral-projection c1 fireball red").red("teleport e1")
    assert t.life("red") == 10
    t = Story("B . | . R .", blue=["Astral Projection", "Fireball"], red=["Teleport"])
    t.blue("astral-projection c1 fireball red").red("teleport b1")
    assert t.life("red") == 15


@rules("25.10", "22.7")
def test_astral_projection_does_not_help_a_throw() -> None:
    t = Story("B | . R", blue=["Astral Projection"]).carries("blue", "Boomstone", "Dagger")
    assert not t.can("blue", "astral-projection")


@rules("25.10", "21.5")
def test_astral_projection_and_around_the_corner_go_together() -> None:
    t = Story(
        """
        +---+---+---+---+
        | B | .   .   . |
        +---+---+   +   +
        | .   R   .   . |
        +---+---+---+---+
        """,
        blue=["Astral Projection", "Around the Corner", "Fireball"],
    )
    t.blue("astral-projection b1 around-the-corner fireball red")
    assert t.life("red") == 10
    assert t.discards("Astral Projection", "Around the Corner", "Fireball")


# -- Around the Corner, with the spells of this school ---------------------------------------------------


@rules("21.5", "25.4")
def test_around_the_corner_bends_the_line_of_a_spell() -> None:
    t = Story(CORNER, blue=["Powerthrust", "Around the Corner"])
    t.blue("powerthrust")
    assert not t.can("blue", "red")
    t = Story(CORNER, blue=["Powerthrust", "Around the Corner"])
    t.blue("around-the-corner powerthrust red")
    assert t.life("red") == 12
    assert t.discards("Powerthrust", "Around the Corner")


@rules("21.5", "25.4", "7.6")
def test_a_spell_cast_around_the_corner_can_be_boosted() -> None:
    t = Story(CORNER, blue=["Powerthrust", "Around the Corner", "Energy 4"])
    t.blue("around-the-corner powerthrust red energy-4")
    assert t.life("red") == 9


@rules("21.5", "25.7")
def test_thoughts_can_be_stolen_around_the_corner() -> None:
    t = Story(CORNER, blue=["Thought Steal", "Around the Corner"], red=["Meditate"])
    t.blue("around-the-corner thought-steal red meditate")
    assert t.hand("blue") == ["Meditate"]


@rules("21.5", "6.13")
def test_around_the_corner_is_not_played_alone_nor_with_a_throw() -> None:
    t = Story(CORNER, blue=["Around the Corner"]).carries("blue", "Dagger")
    assert not t.can("blue", "around-the-corner")


@rules("21.5", "8.12", "21.2")
def test_without_its_corner_a_spell_out_of_sight_is_cancelled() -> None:
    t = Story(CORNER, players=3, blue=["Powerthrust", "Around the Corner"], yellow=["Negate Neutral"])
    put(t, yellow="b1").blue("around-the-corner powerthrust red").yellow("negate-neutral")
    assert t.life("red") == 15
    assert t.discards("Powerthrust", "Around the Corner")


@rules("21.5", "23.2")
def test_a_wall_of_earth_stops_a_spell_that_comes_around_the_corner() -> None:
    t = Story(CORNER, blue=["Powerthrust", "Around the Corner"], red=["Wall of Earth"])
    t.blue("around-the-corner powerthrust red").red("wall-of-earth a2|b2")
    assert t.life("red") == 15
    assert not t.wall("a2|b2")


# -- Meditate --------------------------------------------------------------------------------------------


@rules("25.11")
@shows("Meditate")
def test_meditate_draws_three_cards_and_the_turn_continues() -> None:
    t = Story("B . . R", blue=["Meditate"])
    t.blue("meditate")
    assert len(t.hand("blue")) == 3
    assert t.can("blue", "b1")
    assert t.mp() == 3


@rules("25.11", "15.1")
def test_only_the_wizard_who_meditates_sees_the_cards_drawn() -> None:
    t = Story("B . . R", blue=["Meditate"])
    t.blue("meditate")
    (cards,) = last(t, "cards")
    assert cards.seen_by(t.seat("blue"))
    assert not cards.seen_by(t.seat("red"))
    assert [event.audience for event in last(t, "draw")] == [EVERYONE]


@rules("25.11", "7.11")
def test_a_wizard_who_meditates_with_a_full_hand_discards_down_to_the_limit() -> None:
    hand = ["Meditate", "Fog", "Flood", "Add", "Energy 4", "Energy 5", "Energy 6"]
    t = Story("B . . R", blue=hand)
    t.blue("meditate")
    assert not t.can("blue", "done")
    t.blue("fog flood")
    assert len(t.hand("blue")) == 7
    assert t.can("blue", "done")


@rules("25.11", "27.4")
def test_each_card_of_meditate_hurts_in_a_slow_death() -> None:
    t = Story("B . . R", blue=["Meditate"]).under("blue", "Slow Death", by="red", energy=3)
    t.blue("meditate")
    assert t.life("blue") == 12


@rules("25.11", "21.2")
@answered("Meditate")
def test_meditate_can_be_negated() -> None:
    t = Story("B . . R", blue=["Meditate"], red=["Negate Neutral"])
    t.blue("meditate").red("negate-neutral")
    assert t.hand("blue") == []


@rules("25.11", "6.3")
def test_a_wizard_may_meditate_twice_in_a_turn_and_attack() -> None:
    t = Story("B R", blue=["Meditate", "Meditate"])
    t.blue("meditate meditate")
    assert len(t.hand("blue")) == 6
    assert t.can("blue", "punch")


@rules("25.11", "6.6")
def test_meditate_is_worth_three_energy() -> None:
    t = Story("B . . R", blue=["Meditate"])
    t.blue("speed:meditate")
    assert t.mp() == 6


# -- Shatter ---------------------------------------------------------------------------------------------


@rules("25.12")
@shows("Shatter")
def test_shatter_makes_a_crack_of_each_point_of_damage() -> None:
    t = Story("B . | . R", blue=["Shatter", "Powerthrust"])
    t.blue("shatter none powerthrust b1|c1")
    assert t.cracks("b1|c1") == 3


@rules("25.12", "24.1")
def test_with_shatter_a_fireball_brings_down_a_wall() -> None:
    t = Story("B . | . R", blue=["Shatter", "Fireball"])
    t.blue("shatter fireball b1|c1")
    assert not t.wall("b1|c1")


@rules("25.12")
def test_shatter_does_nothing_to_wizards() -> None:
    t = Story("B . . R", blue=["Fireball"]).under("blue", "Shatter")
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("25.12")
def test_shatter_helps_only_its_caster() -> None:
    t = Story("B . | . R", blue=["Fireball"]).under("red", "Shatter", energy=2)
    t.blue("fireball b1|c1")
    assert t.cracks("b1|c1") == 1


@rules("25.12", "21.11")
def test_shatter_also_counts_for_a_thrown_rock() -> None:
    t = Story("B . | . R").under("blue", "Shatter").carries("blue", "Large Rock")
    t.blue("large-rock/throw b1|c1")
    assert t.cracks("b1|c1") == 2


@rules("25.12", "23.4")
def test_with_shatter_each_dart_makes_a_crack() -> None:
    t = Story("B . | . R", blue=["Fire Darts", "Energy 4"]).under("blue", "Shatter")
    t.blue("fire-darts energy-4 b1|c1 b1|c1 b1|c1 b1|c1")
    assert t.cracks("b1|c1") == 4


@rules("25.12", "1.5")
def test_shatter_lasts_as_many_turns_as_its_energy() -> None:
    t = Story("B . | . R", blue=["Shatter", "Powerthrust"])
    t.blue("shatter powerthrust").done("blue").done("red")
    assert t.before("blue") == ["Shatter"]
    t.done("blue").done("red")
    assert t.before("blue") == []


@rules("25.12", "21.2")
@answered("Shatter")
def test_shatter_can_be_negated() -> None:
    t = Story("B . . R", blue=["Shatter"], red=["Negate Neutral"])
    t.blue("shatter").red("negate-neutral")
    assert t.before("blue") == []


@rules("25.12", "6.6")
def test_shatter_is_worth_three_energy() -> None:
    t = Story("B . . R", blue=["Shatter"])
    t.blue("speed:shatter")
    assert t.mp() == 6


# -- where two cards meet --------------------------------------------------------------------------------


@rules("23.12", "25.3", "26.7")
def test_a_thornbush_ends_the_walk_of_a_big_man_too() -> None:
    t = Story("B . R . . . .", blue=["Mental Force", "Energy 4"]).stands("Thornbush", "d1", by="blue")
    t.under("red", "Big Man Form", energy=3).blue("mental-force red energy-4 east")
    assert t.at("red") == "d1"
    assert not t.can("blue", "east")


@rules("25.3", "26.7")
def test_a_big_man_can_be_walked_out_of_a_thornbush() -> None:
    t = Story("B . . R .", blue=["Mental Force", "Energy 4"]).under("red", "Big Man Form", energy=3)
    put(t, red="a1").stands("Thornbush", "a1", by="blue").again().blue("mental-force red energy-4 east")
    assert t.at("red") == "b1"
    assert t.can("blue", "east")


@rules("25.9", "9.6")
def test_nobody_swaps_after_a_teleport() -> None:
    t = Story("B . . R . .", blue=["Teleport", "Swap"]).blue("teleport b1")
    assert not t.can("blue", "swap")
