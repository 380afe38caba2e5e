"""Stories of turns, durations, energy, the hand limit and drawing (rules 1, 7 and 13)."""

from __future__ import annotations

import pytest

from guildhall.wizwar.book import BOOK
from guildhall.wizwar.decks import NAMES
from guildhall.wizwar.printed import PERMANENT, TEMPORARY
from guildhall.wizwar.traits import CREATION, CURSE, TRANSFORMATION
from tests.citing import rules
from tests.wizwar.story import Story

SIX = ["Fireball"] * 3 + ["Create Wall"] * 3
SEVEN = [*SIX, "Windrider"]


# -- chapter 1 -------------------------------------------------------------------------------------------


@rules("1.1", "13.4")
def test_players_take_whole_turns_clockwise() -> None:
    t = Story("B R Y G")
    for colour in ("blue", "red", "yellow", "green"):
        assert t.asked() == {colour}
        t.done(colour)
    assert t.asked() == {"blue"}


@rules("1.2")
def test_a_turn_is_time_passes_then_move_and_cast_then_discard_and_draw() -> None:
    t = Story("B R", red=["Zot!", "Windrider"]).under("red", "Invisible", energy=1)
    t.done("blue")
    assert t.discards("Invisible")
    assert t.can("red", "zot/hurt")
    t.red("done")
    assert t.options("red") == {"done", "windrider", "zot"}
    t.red("done")
    assert t.options("red") == {"draw-0", "draw-1", "draw-2"}


@rules("1.3")
def test_a_lifestone_saves_its_carrier_from_the_effects_of_time_passes() -> None:
    t = Story("B R").carries("blue", "Lifestone").under("blue", "Acid Bath", energy=2).lives("blue", 2)
    t.done("blue").done("red")
    assert t.life("blue") == 1
    assert not t.over()


@rules("1.4")
def test_spells_of_others_wait_for_the_turns_of_their_own_casters() -> None:
    t = Story("B R").under("red", "Acid Bath", by="blue", energy=3)
    t.done("blue")
    assert t.life("red") == 15
    t.done("red")
    assert t.life("red") == 13


@rules("1.5", "7.2", "22.2")
def test_acid_bath_with_four_energy_works_in_four_time_passes_phases() -> None:
    t = Story("B . R", blue=["Acid Bath", "Energy 4"])
    t.blue("acid-bath red energy-4")
    assert t.thing("Acid Bath").energy == 4
    assert t.discards("Energy 4")
    t.done("blue").done("red")
    assert t.life("red") == 13
    assert t.thing("Acid Bath").energy == 3
    for left in (11, 9, 7):
        t.done("blue").done("red")
        assert t.life("red") == left
    assert t.discards("Acid Bath")


@rules("1.5", "7.2")
def test_extra_arms_cast_without_energy_last_one_turn() -> None:
    t = Story("B . R", blue=["Extra Arms", *SIX])
    t.blue("extra-arms")
    assert t.before("blue") == ["Extra Arms"]
    assert t.thing("Extra Arms").energy == 1
    t.blue("done done")
    assert len(t.hand("blue")) == 6
    t.done("red")
    assert t.before("blue") == []
    assert t.discards("Extra Arms")
    t.blue("done done draw-1")
    assert len(t.hand("blue")) == 7


@rules("1.5")
def test_the_spells_of_others_lose_no_token() -> None:
    t = Story("B R").under("blue", "Strength", energy=3)
    t.done("blue")
    assert t.thing("Strength").energy == 3
    t.done("red")
    assert t.thing("Strength").energy == 2


@rules("1.4", "1.5", "1.6")
def test_effects_come_before_energy_tokens_and_these_before_stun() -> None:
    t = Story("B . R").under("blue", "Acid Bath", by="red").stunned("red", 1).done("blue")
    assert [name for name, _ in t.log if name in ("damage", "energy", "ended", "stunned")] == [
        "damage",
        "energy",
        "ended",
        "stunned",
    ]


@rules("1.6", "9.7")
def test_one_stun_token_is_used_in_each_turn_of_its_wizard() -> None:
    t = Story("B R").stunned("red", 2)
    t.done("blue")
    assert t.stun("red") == 1
    t.red("punch blue")
    assert not t.can("red", "a1")
    t.done("red").done("blue")
    assert t.stun("red") == 0
    t.done("red").done("blue")
    t.red("punch blue")
    assert t.can("red", "a1")


@rules("1.7", "2.4", "5.8", "24.1")
def test_red_walks_casts_fireball_at_blue_and_walks_on() -> None:
    t = Story(
        """
        +---+---+---+---+---+
        | R   .   .   .   B |
        +---+---+---+   +---+
        | .   .   .   .   . |
        +---+---+---+---+---+
        """,
        red=["Fireball"],
    )
    t.red("east east fireball blue")
    assert t.life("blue") == 10
    t.red("d1")
    assert t.at("red") == "d1"
    assert t.mp() == 0


@rules("1.7", "6.3", "6.5")
def test_any_number_of_neutral_spells_and_items_may_be_played_in_any_order() -> None:
    t = Story("B . . R", blue=["Create Wall", "Boomstone", "Rosebush", "Dagger", "Destroy Wall"])
    t.blue("boomstone create-wall b1|c1 b1 dagger destroy-wall b1|c1 rosebush c1")
    assert t.hand("blue") == []
    assert t.before("blue") == ["Boomstone", "Dagger", "Rosebush"]


@rules("1.8")
def test_move_and_cast_ends_when_its_player_says_so() -> None:
    t = Story("B . R", blue=["Zot!"])
    t.blue("b1 done")
    assert t.options("blue") == {"done", "zot"}


@rules("1.8", "10.7")
def test_picking_up_a_treasure_ends_move_and_cast_but_not_the_turn() -> None:
    t = Story("B . R", blue=["Zot!"]).treasure("red-1", "a1")
    t.blue("take:red-1")
    assert t.where("red-1") == "blue"
    assert t.options("blue") == {"done", "zot"}
    t.blue("done")
    assert t.options("blue") == {"draw-0", "draw-1", "draw-2"}


@rules("1.9", "23.12")
def test_a_thornbush_ends_the_whole_turn_without_discarding_or_drawing() -> None:
    t = Story("B . R", blue=["Zot!"]).stands("Thornbush", "b1", by="red")
    t.blue("b1")
    assert t.asked() == {"red"}
    assert t.hand("blue") == ["Zot!"]
    assert t.happened("draw") == 0


@rules("1.9", "22.1")
def test_fools_gold_ends_the_whole_turn_without_discarding_or_drawing() -> None:
    t = Story("R . . B", blue=["Fool's Gold"], red=["Zot!"]).treasure("blue-1", "a1")
    t.red("take:blue-1").blue("fools-gold e5")
    assert t.where("blue-1") == "e5"
    assert t.asked() == {"blue"}
    assert t.happened("draw") == 0


@rules("1.10")
def test_the_active_player_chooses_first_when_several_have_to() -> None:
    full = ["Rosebush", "Rosebush", "Thornbush", "Thornbush", "Add", "Add", "Meditate", "Meditate"]
    t = Story("R B", red=[*SEVEN, "Windrider"], blue=full)
    assert t.asked() == {"red"}
    t.red("fireball")
    assert t.asked() == {"blue"}


@rules("1.10", "8.11")
def test_effects_that_fall_together_reach_the_active_player_first() -> None:
    t = Story("R | B", red=["Destroy Wall", "Shield"], blue=["Shield"])
    t.red("destroy-wall a1|b1")
    assert t.asked() == {"red"}
    t.red("shield")
    assert t.asked() == {"blue"}


@rules("1.10")
def test_a_storm_reaches_the_active_player_first() -> None:
    t = Story("R B", red=["Psychic Storm", "Shield"], blue=["Shield"])
    t.red("psychic-storm a1 none")
    assert t.asked() == {"red"}


@rules("1.11")
def test_the_turn_is_over_when_the_active_wizard_dies() -> None:
    t = Story("B . R Y", blue=["Zot!"]).stands("Rosebush", "b1", by="red").lives("blue", 3)
    t.blue("b1")
    assert t.at("blue") == ""
    assert t.asked() == {"red"}
    t.done("red").done("yellow")
    assert t.asked() == {"red"}


@rules("1.11", "1.3")
def test_a_wizard_who_dies_while_time_passes_has_no_turn() -> None:
    t = Story("B R Y").under("blue", "Acid Bath", energy=2).lives("blue", 2)
    t.done("blue").done("red").done("yellow")
    assert t.at("blue") == ""
    assert t.asked() == {"red"}


# -- chapter 7: durations and energy ---------------------------------------------------------------------


@rules("7.1")
def test_an_instant_spell_is_discarded_together_with_its_boost() -> None:
    t = Story("B . R", blue=["Powerthrust", "Energy 4"])
    t.blue("powerthrust red energy-4")
    assert t.life("red") == 9
    assert t.discards("Powerthrust", "Energy 4")


@rules("7.2", "24.9")
def test_stone_spikes_boosted_with_a_five_have_five_tokens() -> None:
    t = Story("B . R", blue=["Stone Spikes", "Energy 5"])
    t.blue("stone-spikes energy-5")
    assert t.thing("Stone Spikes").energy == 5
    assert t.discards("Energy 5")


@rules("7.2", "24.9")
def test_throwing_a_stone_spike_takes_no_token_away() -> None:
    t = Story("B . R").under("blue", "Stone Spikes", energy=3)
    t.blue("stone-spikes/throw red")
    assert t.life("red") == 12
    assert t.thing("Stone Spikes").energy == 3


@rules("7.3")
def test_a_permanent_spell_stays_as_long_as_its_caster_wants() -> None:
    t = Story("B . . R").stands("Rosebush", "b1")
    for _ in range(3):
        t.done("blue").done("red")
    assert t.in_square("b1") == ["Rosebush"]
    t.blue("end:rosebush")
    assert t.discards("Rosebush")


@rules("7.3", "7.2")
def test_creations_are_permanent_and_curses_and_transformations_temporary() -> None:
    for card in BOOK:
        if card.traits & CREATION:
            assert card.lasts == PERMANENT, NAMES[card.name]
        if card.traits & (CURSE | TRANSFORMATION):
            assert card.lasts == TEMPORARY, NAMES[card.name]


@rules("7.4")
def test_a_maintained_spell_can_be_ended_only_during_its_casters_turn() -> None:
    t = Story("B . R").under("red", "Acid Bath", by="blue", energy=3)
    assert t.can("blue", "end:acid-bath")
    t.done("blue")
    assert not t.can("red", "end:acid-bath")


@rules("7.5")
def test_when_a_spell_ends_its_object_is_removed() -> None:
    t = Story("B . . R").stands("Create Wall", "b1|c1")
    assert not t.sees("a1", "d1")
    t.blue("end:create-wall")
    assert not t.wall("b1|c1")
    assert t.sees("a1", "d1")
    assert t.discards("Create Wall")


@rules("7.5", "2.6")
def test_when_a_form_ends_the_effect_ends() -> None:
    t = Story("B . R").under("blue", "Werewolf Form", energy=2)
    assert t.mp() == 4
    t.blue("end:werewolf-form")
    assert t.mp() == 3


@rules("7.6")
def test_a_spell_without_boost_has_energy_one() -> None:
    t = Story("B . R", blue=["Zot!"])
    t.blue("zot/hurt red")
    assert t.life("red") == 14


@rules("7.6")
def test_the_value_of_the_boost_replaces_the_one() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 5"])
    t.blue("zot/hurt red energy-5")
    assert t.life("red") == 10


@rules("7.6", "6.6")
def test_a_card_with_an_energy_value_boosts_like_an_energy_card() -> None:
    t = Story("B . R", blue=["Zot!", "Extra Arms"])
    t.blue("zot/hurt red extra-arms")
    assert t.life("red") == 12
    assert t.discards("Extra Arms")
    assert not t.on_table("Extra Arms")


@rules("7.6")
def test_only_one_card_may_boost() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 4", "Energy 5"])
    t.blue("zot/hurt red")
    assert t.options("blue") == {"none", "energy-4", "energy-5"}
    t.blue("energy-4")
    assert t.life("red") == 11
    assert t.hand("blue") == ["Energy 5"]


@rules("7.7")
def test_a_fireball_cannot_be_boosted() -> None:
    t = Story("B . R", blue=["Fireball", "Energy 5"])
    t.blue("fireball red")
    assert t.life("red") == 10
    assert t.hand("blue") == ["Energy 5"]


@rules("7.7", "21.4")
def test_a_stunning_zot_cannot_be_boosted() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 5"])
    t.blue("zot/stun red")
    assert t.stun("red") == 2
    assert t.hand("blue") == ["Energy 5"]


@rules("7.8", "22.4")
def test_add_sums_two_cards() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Energy 4", "Energy 5"])
    t.blue("zot/hurt red sum energy-4 energy-5")
    assert t.life("red") == 6
    assert t.discards("Add", "Energy 4", "Energy 5", "Zot!")


@rules("7.8", "22.12")
def test_a_powerstone_raises_each_of_the_two_cards_first() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Energy 4", "Energy 5"]).carries("blue", "Powerstone")
    t.blue("zot/hurt red sum energy-4 energy-5")
    assert t.life("red") == 15 - 11


@rules("7.8")
def test_a_second_add_adds_nothing_further() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Add", "Energy 4", "Energy 5"])
    t.blue("zot/hurt red sum energy-4")
    assert t.options("blue") == {"energy-5", "add"}
    t.blue("energy-5")
    assert t.life("red") == 6
    assert t.hand("blue") == ["Add"]


@rules("7.8", "6.6")
def test_a_second_add_may_be_one_of_the_two_cards_for_its_own_value() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Add", "Energy 4"])
    t.blue("zot/hurt red sum energy-4 add")
    assert t.life("red") == 15 - 7


@rules("7.9")
def test_a_spell_cannot_be_prolonged_after_casting() -> None:
    t = Story("B . R", blue=["Acid Bath", "Energy 4"])
    t.blue("acid-bath red none")
    assert t.thing("Acid Bath").energy == 1
    assert t.options("blue") >= {"speed:energy-4", "end:acid-bath"}
    assert not any("energy" in word and not word.startswith("speed:") for word in t.options("blue"))


# -- chapter 7: the hand limit ---------------------------------------------------------------------------


@rules("7.10")
def test_hand_items_and_maintained_spells_count_towards_seven() -> None:
    t = Story("B . R", blue=SIX[:4]).carries("blue", "Dagger").under("blue", "Strength", energy=3)
    t.blue("done done")
    assert t.options("blue") == {"draw-0", "draw-1"}


@rules("7.10")
def test_treasures_do_not_count_towards_the_hand_limit() -> None:
    t = Story("B . R", blue=SIX).treasure("red-1", "blue")
    t.blue("done done")
    assert t.options("blue") == {"draw-0", "draw-1"}


@rules("7.10")
def test_playing_a_card_that_stays_makes_no_room() -> None:
    t = Story("B . R", blue=[*SIX, "Dagger"])
    t.blue("dagger done done")
    assert t.asked() == {"red"}


@rules("7.11", "25.11")
def test_a_wizard_who_has_more_than_seven_discards_at_once() -> None:
    t = Story("B . R", blue=[*SIX, "Meditate"])
    t.blue("meditate fireball fireball")
    assert t.discards("Fireball", "Fireball", "Meditate")
    assert len(t.hand("blue")) == 7
    assert t.can("blue", "b1")


@rules("7.11", "25.11")
def test_during_their_own_turn_players_may_give_up_a_spell_or_an_item_instead() -> None:
    t = Story("B . R", blue=["Fireball", "Fireball", "Windrider", "Windrider", "Meditate"])
    t.carries("blue", "Dagger").under("blue", "Strength", energy=3)
    t.blue("meditate drop:dagger drop:strength")
    assert t.in_square("a1") == ["Dagger"]
    assert t.discards("Strength")
    assert len(t.hand("blue")) == 7


@rules("7.11", "26.8")
def test_during_another_players_turn_anything_can_go_when_the_limit_itself_has_fallen() -> None:
    t = Story("B . R", blue=["Dispel"], red=SIX[:5]).under("red", "Extra Arms", energy=3)
    t.under("red", "Strength", energy=3).carries("red", "Dagger", "Boomstone", "Master Key")
    t.blue("dispel extra-arms")
    gone = {"drop:dagger", "drop:boomstone", "drop:master-key", "end:strength"}
    assert t.options("red") == {"fireball", "create-wall"} | gone
    t.red("drop:dagger end:strength")
    assert t.before("red") == ["Boomstone", "Master Key"]
    assert t.in_square("c1") == ["Dagger"]
    assert t.discards("Strength", "Extra Arms")
    assert (t.hand("red"), t.asked()) == (sorted(SIX[:5]), {"blue"})


@rules("7.11", "26.8", "26.4")
def test_a_wizard_whose_extra_arms_end_by_their_own_answer_makes_room_at_once() -> None:
    t = Story("B . R", blue=["Powerthrust"], red=["Gnome Form", *SIX[:5]], rolls=[3])
    t.under("red", "Extra Arms", energy=3).carries("red", "Dagger", "Boomstone")
    t.blue("powerthrust red").red("gnome-form")
    gone = {"drop:dagger", "drop:boomstone", "end:gnome-form"}
    assert t.options("red") == {"fireball", "create-wall"} | gone
    assert t.life("red") == 15
    t.red("drop:boomstone")
    assert t.life("red") == 12


@rules("7.11", "22.8")
def test_a_wizard_whose_brainstone_is_stolen_may_drop_things_above_the_limit() -> None:
    t = Story("B . R", blue=["Yoink!"])
    t.carries("red", "Brainstone", "Dagger", "Large Rock", "Master Key", "Visionstone", "Lifestone")
    t.carries("red", "Speedstone", "Bloodshard", "Fire Cloak")
    t.blue("yoink red brainstone")
    assert t.asked() == {"red"}
    t.red("drop:dagger")
    assert t.in_square("c1") == ["Dagger"]
    assert t.asked() == {"blue"}


@rules("7.11")
def test_during_another_players_turn_only_hand_cards_can_go_unless_the_limit_has_fallen() -> None:
    t = Story("B . R", red=[*SIX, "Fog"]).carries("red", "Dagger").blue("b1")
    assert t.options("red") == {"fireball", "create-wall", "fog"}
    assert t.red("fog").before("red") == ["Dagger"]


# -- chapter 7: traits -----------------------------------------------------------------------------------


@rules("7.12", "24.4")
def test_water_ends_fire() -> None:
    t = Story("B . . R", blue=["Flood"]).stands("Wall of Fire", "b1|c1", by="red")
    t.blue("flood")
    assert t.discards("Wall of Fire")


@rules("7.12", "24.5")
def test_fire_and_water_cancel_each_other() -> None:
    t = Story("B . R", blue=["Waterbolt"], red=["Wall of Fire"])
    t.blue("waterbolt red 1").red("wall-of-fire")
    assert t.life("red") == 15
    assert t.discards("Waterbolt", "Wall of Fire")


@rules("7.12")
def test_only_thrown_weapons_and_cards_that_say_so_can_be_thrown() -> None:
    t = Story("B . R").carries("blue", "Dagger", "Large Rock", "Boomstone", "Lifestone", "Master Key")
    throws = {word for word in t.options("blue") if word.endswith("/throw")}
    assert throws == {"dagger/throw", "large-rock/throw", "boomstone/throw"}


@rules("7.13")
def test_a_new_transformation_ends_the_old_one() -> None:
    t = Story("B . R", blue=["Gnome Form"]).under("blue", "Extra Arms", energy=3)
    t.blue("gnome-form")
    assert t.before("blue") == ["Gnome Form"]
    assert t.discards("Extra Arms")


@rules("7.13")
def test_two_wizards_may_be_transformed_at_the_same_time() -> None:
    t = Story("B . R", blue=["Gnome Form"]).under("red", "Golem Form", energy=3)
    t.blue("gnome-form")
    assert t.before("red") == ["Golem Form"]
    assert t.before("blue") == ["Gnome Form"]


@rules("7.14")
def test_fire_destroys_all_magic_stones_that_its_victim_carries() -> None:
    t = Story("B . R", blue=["Fireball"]).carries("red", "Lifestone", "Speedstone", "Dagger")
    t.blue("fireball red")
    assert t.before("red") == ["Dagger"]
    assert t.discards("Lifestone", "Speedstone")


@rules("7.14")
def test_other_damage_leaves_magic_stones_whole() -> None:
    t = Story("B . R", blue=["Ka-Bong!"]).carries("red", "Lifestone")
    t.blue("ka-bong red")
    assert t.life("red") == 11
    assert t.before("red") == ["Lifestone"]


@pytest.mark.parametrize("form", ["Golem Form", "Slime Form", "Werewolf Form"])
@rules("7.15")
def test_golem_slime_and_werewolf_cast_only_counterspells_but_boost_and_play_items(form: str) -> None:
    t = Story("B . R", blue=["Fireball", "Windrider", "Energy 4", "Boomstone"])
    t.under("blue", form, energy=3)
    assert not t.can("blue", "fireball")
    assert not t.can("blue", "windrider")
    assert t.can("blue", "speed:energy-4")
    t.blue("boomstone")
    assert "Boomstone" in t.before("blue")


@pytest.mark.parametrize("form", ["Golem Form", "Slime Form", "Werewolf Form"])
@rules("7.15")
def test_these_forms_may_answer_with_counterspells(form: str) -> None:
    t = Story("B . R", blue=["Fireball"], red=["Full Shield"]).under("red", form, energy=3)
    t.blue("fireball red").red("full-shield")
    assert t.life("red") == 15


@pytest.mark.parametrize("form", ["Golem Form", "Slime Form", "Werewolf Form"])
@rules("7.15", "6.13")
def test_these_forms_cannot_cast_add_not_even_for_speed(form: str) -> None:
    t = Story("B . R", blue=["Add", "Energy 4", "Energy 5"]).under("blue", form, energy=3)
    assert t.can("blue", "speed:energy-5")
    assert not t.can("blue", "speed:sum")


@rules("7.15")
def test_ending_the_form_gives_the_other_spells_back() -> None:
    t = Story("B . R", blue=["Fireball"]).under("blue", "Werewolf Form", energy=3)
    t.blue("end:werewolf-form fireball red")
    assert t.life("red") == 10


@rules("7.16")
def test_a_seal_ends_with_the_created_door_it_was_laid_on() -> None:
    t = Story("B . R").stands("Create Door", "a1|b1").stands("Seal Door", "a1|b1", by="red")
    t.blue("end:create-door")
    assert t.discards("Create Door", "Seal Door")


@rules("7.16", "21.8")
def test_a_seal_ends_when_the_created_door_is_dispelled() -> None:
    t = Story("B . R", blue=["Dispel"]).stands("Create Door", "b1|c1", by="red")
    t.stands("Seal Door", "b1|c1", by="red")
    t.blue("dispel create-door")
    assert t.discards("Create Door", "Seal Door")


# -- chapter 13 ------------------------------------------------------------------------------------------


@rules("13.1")
def test_any_number_of_hand_cards_may_be_discarded_first() -> None:
    t = Story("B . R", blue=["Zot!", "Windrider", "Fireball"])
    t.blue("done zot fireball done 0")
    assert t.hand("blue") == ["Windrider"]
    assert t.discards("Zot!", "Fireball")


@rules("13.2")
def test_one_or_two_cards_may_be_drawn() -> None:
    for number in (0, 1, 2):
        t = Story("B . R", blue=["Zot!"])
        t.blue(f"done done {number}")
        assert len(t.hand("blue")) == 1 + number
        assert t.asked() == {"red"}


@rules("13.2")
def test_nobody_draws_beyond_the_hand_limit() -> None:
    t = Story("B . R", blue=SIX)
    t.blue("done done")
    assert t.options("blue") == {"draw-0", "draw-1"}


@rules("13.2", "13.1")
def test_discarding_makes_room_for_drawing() -> None:
    t = Story("B . R", blue=SEVEN)
    t.blue("done windrider done")
    assert t.options("blue") == {"draw-0", "draw-1"}


@rules("13.1", "7.4", "10.5")
def test_spells_may_be_ended_and_items_dropped_to_make_room_for_drawing() -> None:
    t = Story("B . . R", blue=["Shield", "Zot!", "Dispel", "Fog", "Add"]).carries("blue", "Speedstone")
    t.under("blue", "Invisible", energy=4).treasure("red-1", "a1")
    t.blue("take:red-1 end:invisible drop:speedstone done")
    assert t.can("blue", "draw-2")
    assert t.in_square("a1") == ["Speedstone"]
    assert t.discards("Invisible")


@rules("13.1", "7.4", "14.1")
def test_with_uncluttered_minds_spells_may_be_ended_in_the_last_phase_too() -> None:
    t = Story("B . . R", blue=["Shield"], uncluttered_minds="on").under("blue", "Invisible", energy=4)
    t.blue("done end:invisible")
    assert t.discards("Invisible")


@rules("13.1", "10.5", "26.8")
def test_with_extra_arms_items_may_be_dropped_in_the_last_phase_too() -> None:
    t = Story("B . . R", blue=["Shield"]).under("blue", "Extra Arms", energy=4).carries("blue", "Dagger")
    t.blue("done drop:dagger")
    assert t.in_square("a1") == ["Dagger"]


@rules("13.1", "22.8")
def test_a_brainstone_dropped_in_the_last_phase_costs_its_two_cards_at_once() -> None:
    t = Story("B . . R", blue=["Shield", "Zot!", "Dispel"]).carries("blue", "Brainstone")
    t.blue("done drop:brainstone")
    assert t.options("blue") == {"shield", "zot", "dispel"}
    t.blue("shield zot")
    assert t.hand("blue") == ["Dispel"]
    t.blue("done")
    assert t.can("blue", "draw-2")


@rules("13.1", "10.5")
def test_room_for_drawing_can_be_made_with_an_empty_hand() -> None:
    t = Story("B . . R").carries("blue", "Dagger", "Lifestone", "Master Key", "Large Rock")
    t.carries("blue", "Bloodshard", "Null Powder", "Visionstone")
    t.blue("done drop:dagger done")
    assert t.can("blue", "draw-1")
    assert not t.can("blue", "draw-2")


@rules("13.1", "7.4", "10.5")
def test_a_wizard_who_has_room_to_draw_may_still_end_spells_and_drop_items() -> None:
    t = (
        Story("B . . R")
        .carries("blue", "Dagger")
        .under("blue", "Invisible", energy=4)
        .treasure("red-1", "a1")
    )
    t.blue("take:red-1")
    assert {"end:invisible", "drop:dagger"} <= t.options("blue")


@rules("13.1", "23.13")
def test_tacks_are_not_dropped_beside_other_things_in_the_last_phase_either() -> None:
    t = (
        Story("B . . R", blue=["Shield"])
        .carries("blue", "Handful of Tacks", "Dagger")
        .lying("Large Rock", "a1")
    )
    t.blue("done")
    assert t.can("blue", "drop:dagger")
    assert not t.can("blue", "drop:handful-of-tacks")


@rules("13.3")
def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    t = Story("B . R", blue=["Zot!", "Fireball"])
    t.s.decks[0] = ()
    t.blue("done zot fireball 2")
    assert t.hand("blue") == ["Fireball", "Zot!"]
    assert t.happened("shuffle") == 1


@rules("13.3")
def test_the_last_card_of_the_deck_is_drawn_before_the_discards_are_shuffled() -> None:
    t = Story("B . R", blue=["Zot!", "Fireball"])
    t.s.decks[0] = t.s.decks[0][:1]
    last = t.s.decks[0][0]
    t.blue("done zot fireball 1")
    assert t.s.hands[0] == (last,)
    assert t.discards("Zot!", "Fireball")


@rules("13.3")
def test_without_deck_and_discards_no_card_is_drawn() -> None:
    t = Story("B . R", blue=["Zot!"])
    t.s.decks[0] = ()
    t.blue("done done")
    assert t.asked() == {"red"}
    assert t.hand("blue") == ["Zot!"]
