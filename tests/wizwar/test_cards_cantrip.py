"""Stories of the cards of the cantrip schools (rules 21.1 to 21.12)."""

from __future__ import annotations

import pytest

from guildhall.wizwar.board import square_name
from guildhall.wizwar.decks import NAME_OF, NAMES, SCHOOLS, VERSION, school_cards
from tests.citing import rules
from tests.wizwar.proofs import answered, shows
from tests.wizwar.story import Story

ROUND_ONE_CORNER = """
    +---+---+
    | B | R |
    +   +   +
    | .   . |
    +---+---+
"""
ROUND_TWO_CORNERS = """
    +---+---+---+
    | B | .   . |
    +   +   +   +
    | . | . | R |
    +   +   +   +
    | .   . | . |
    +---+---+---+
"""


def tokens(t: Story) -> list[str]:
    """Return the squares with tokens of a Booby Trap."""
    return [square_name(square) for _, square, _ in t.s.traps]


# -- Full Shield -----------------------------------------------------------------------------------------


@rules("21.1", "8.6")
@shows("Full Shield")
def test_full_shield_stops_a_spell_aimed_at_its_caster() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield")
    assert t.life("red") == 15
    assert t.discards("Fireball", "Full Shield")


@rules("21.1", "5.9")
def test_a_spell_stopped_by_full_shield_was_the_attack_of_the_turn() -> None:
    t = Story("B R", blue=["Fireball"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield")
    assert not t.can("blue", "punch")


@rules("21.1")
def test_full_shield_stops_a_lasting_spell_before_it_is_laid() -> None:
    t = Story("B . R", blue=["Acid Bath"], red=["Full Shield"])
    t.blue("acid-bath red").red("full-shield")
    assert not t.on_table("Acid Bath")
    assert t.discards("Acid Bath")


@rules("21.1")
def test_full_shield_comes_too_late_for_a_spell_that_lasts_already() -> None:
    t = Story("B . R", red=["Full Shield"]).under("red", "Acid Bath", by="blue")
    t.done("blue").done("red")
    assert t.life("red") == 13
    assert t.hand("red") == ["Full Shield"]


@rules("21.1")
def test_full_shield_stops_a_neutral_spell_aimed_at_its_caster() -> None:
    t = Story("B . R", blue=["Adrenaline"], red=["Full Shield"])
    t.blue("adrenaline red").red("full-shield")
    assert not t.on_table("Adrenaline")


@rules("21.1")
def test_full_shield_does_nothing_against_a_punch() -> None:
    t = Story("B R", red=["Full Shield"]).blue("punch red")
    assert t.life("red") == 14
    assert t.hand("red") == ["Full Shield"]


@rules("21.1")
def test_full_shield_does_nothing_against_a_thrown_item() -> None:
    t = Story("B . R", red=["Full Shield"]).carries("blue", "Large Rock")
    t.blue("large-rock/throw red")
    assert t.life("red") == 13
    assert t.hand("red") == ["Full Shield"]


@rules("21.1")
def test_full_shield_protects_nobody_else() -> None:
    t = Story("B . R Y", blue=["Fireball"], red=["Full Shield"]).blue("fireball yellow")
    assert t.life("yellow") == 10
    assert t.hand("red") == ["Full Shield"]


@rules("21.1")
def test_full_shield_may_be_kept_back() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Full Shield"])
    t.blue("fireball red").red("pass")
    assert t.life("red") == 10
    assert t.hand("red") == ["Full Shield"]


@rules("21.1", "8.5")
@answered("Full Shield")
def test_full_shield_can_be_stopped_by_anti_anti() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield").blue("anti-anti")
    assert t.life("red") == 10


# -- Negate Neutral --------------------------------------------------------------------------------------


@rules("21.2")
@shows("Negate Neutral")
def test_negate_neutral_stops_a_neutral_spell_aimed_at_another_wizard() -> None:
    t = Story("B . R Y", blue=["Adrenaline"], yellow=["Negate Neutral"])
    t.blue("adrenaline blue").yellow("negate-neutral")
    assert not t.on_table("Adrenaline")
    assert t.discards("Adrenaline", "Negate Neutral")


@rules("21.2")
def test_negate_neutral_does_nothing_against_an_attack_spell() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Negate Neutral"]).blue("fireball red")
    assert t.life("red") == 10
    assert t.hand("red") == ["Negate Neutral"]


@rules("21.2")
def test_negate_neutral_needs_sight_to_the_caster() -> None:
    t = Story("B . | R", blue=["Create Wall"], red=["Negate Neutral"]).blue("create-wall a1|b1")
    assert t.wall("a1|b1")
    assert t.hand("red") == ["Negate Neutral"]


@rules("21.2", "24.6")
def test_in_fog_negate_neutral_does_not_reach_farther_than_one_square() -> None:
    t = Story("B . . R", blue=["Create Wall"], red=["Negate Neutral"]).everywhere("Fog", by="red", energy=3)
    t.blue("create-wall a1|b1")
    assert t.wall("a1|b1")
    assert t.hand("red") == ["Negate Neutral"]


@rules("21.2")
def test_negate_neutral_reaches_a_global_spell_without_sight() -> None:
    t = Story("B . | R", blue=["Fog"], red=["Negate Neutral"]).blue("fog").red("negate-neutral")
    assert not t.on_table("Fog")


@rules("21.2", "6.7")
def test_negate_neutral_stops_pain_link_only_if_it_is_cast_as_a_neutral_spell() -> None:
    neutral = Story("B . R", blue=["Pain Link"], red=["Negate Neutral"])
    neutral.blue("pain-link").red("negate-neutral")
    assert not neutral.on_table("Pain Link")

    counter = Story("B . R", blue=["Fireball", "Negate Neutral"], red=["Pain Link"])
    counter.blue("fireball red").red("pain-link")
    assert counter.on_table("Pain Link")
    assert counter.hand("blue") == ["Negate Neutral"]


# -- Drop Object -----------------------------------------------------------------------------------------


@rules("21.3")
@shows("Drop Object")
def test_drop_object_lets_the_caster_choose_what_falls() -> None:
    t = Story("B . R", blue=["Drop Object"]).carries("red", "Dagger", "Speedstone")
    t.blue("drop-object red dagger")
    assert t.in_square("c1") == ["Dagger"]
    assert t.before("red") == ["Speedstone"]


@rules("21.3")
def test_drop_object_makes_a_wizard_drop_the_treasure() -> None:
    t = Story("B . R", blue=["Drop Object"]).carries("red", "Dagger").treasure("blue-1", "red")
    t.blue("drop-object red blue-1")
    assert t.where("blue-1") == "c1"
    assert t.before("red") == ["Dagger"]


@rules("21.3", "6.8")
def test_drop_object_has_no_target_in_a_wizard_who_carries_nothing() -> None:
    t = Story("B . R", blue=["Drop Object"], red=["Dagger"])
    assert not t.can("blue", "drop-object")


@rules("21.3", "6.8")
def test_drop_object_needs_sight() -> None:
    t = Story("B | R", blue=["Drop Object"]).carries("red", "Dagger")
    assert not t.can("blue", "drop-object")


@rules("21.3", "21.1")
@answered("Drop Object")
def test_drop_object_is_stopped_by_full_shield() -> None:
    t = Story("B . R", blue=["Drop Object"], red=["Full Shield"]).carries("red", "Dagger")
    t.blue("drop-object red").red("full-shield")
    assert t.before("red") == ["Dagger"]


@rules("21.3", "8.7")
def test_drop_object_can_be_evaded() -> None:
    t = Story("B . R", blue=["Drop Object"], rolls=[2]).under("red", "Gnome Form").carries("red", "Dagger")
    t.blue("drop-object red")
    assert t.before("red") == ["Dagger", "Gnome Form"]


@rules("21.3", "22.5")
def test_a_wizard_with_a_homunculus_evades_drop_object() -> None:
    t = Story("B . R", blue=["Drop Object"]).carries("red", "Dagger").under("red", "Homunculus", energy=2)
    t.blue("drop-object red")
    assert t.before("red") == ["Dagger", "Homunculus"]
    assert t.thing("Homunculus").energy == 2


@rules("21.3", "5.3")
def test_drop_object_is_the_attack_of_the_turn() -> None:
    t = Story("B R", blue=["Drop Object"]).carries("red", "Dagger").blue("drop-object red")
    assert t.in_square("b1") == ["Dagger"]
    assert not t.can("blue", "punch")


@rules("21.3", "6.6")
def test_drop_object_is_worth_two_points_of_speed() -> None:
    t = Story("B . R", blue=["Drop Object"]).blue("speed:drop-object")
    assert t.mp() == 5


# -- Zot! ------------------------------------------------------------------------------------------------


@rules("21.4")
@shows("Zot!")
def test_zot_does_one_damage_without_a_boost() -> None:
    t = Story("B . R", blue=["Zot!"]).blue("zot/hurt red")
    assert t.life("red") == 14


@rules("21.4", "21.12")
@shows("Energy 6")
def test_zot_does_as_much_damage_as_its_energy() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 6"]).blue("zot/hurt red energy-6")
    assert t.life("red") == 9


@rules("21.4", "10.11")
def test_zot_cracks_a_wall() -> None:
    t = Story("B . | R", blue=["Zot!", "Energy 6"]).blue("zot/hurt b1|c1 energy-6")
    assert t.cracks("b1|c1") == 2


@rules("21.4")
def test_zot_stuns_a_wizard_for_two_turns_and_does_no_damage_then() -> None:
    t = Story("B . R", blue=["Zot!"]).blue("zot/stun red")
    assert t.stun("red") == 2
    assert t.life("red") == 15


@rules("21.4")
def test_the_stunning_zot_takes_no_boost() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 6"]).blue("zot/stun red")
    assert t.stun("red") == 2
    assert t.hand("blue") == ["Energy 6"]


@rules("21.4")
def test_the_stunning_zot_is_for_wizards_only() -> None:
    t = Story("B . | R", blue=["Zot!"])
    assert t.can("blue", "zot/hurt")
    assert not t.can("blue", "zot/stun")


@rules("21.4", "23.1")
@answered("Zot!")
def test_shield_takes_the_damage_off_a_zot() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 6"], red=["Shield"])
    t.blue("zot/hurt red energy-6").red("shield")
    assert t.life("red") == 11


@rules("21.4", "25.1")
def test_absorb_spell_takes_zot_but_not_its_boost() -> None:
    t = Story("B . R", blue=["Zot!", "Energy 6"], red=["Absorb Spell"])
    t.blue("zot/hurt red energy-6").red("absorb-spell")
    assert t.life("red") == 15
    assert t.hand("red") == ["Zot!"]
    assert t.discards("Energy 6")


# -- Around the Corner -----------------------------------------------------------------------------------


@rules("21.5")
@shows("Around the Corner")
def test_around_the_corner_brings_a_spell_to_the_other_side_of_a_wall() -> None:
    t = Story(ROUND_ONE_CORNER, blue=["Around the Corner", "Stone Dead"])
    assert not t.can("blue", "stone-dead")
    t.blue("around-the-corner stone-dead red")
    assert t.life("red") == 14
    assert t.discards("Around the Corner", "Stone Dead")


@rules("21.5")
def test_around_the_corner_reaches_a_wizard_just_round_the_corner_of_a_corridor() -> None:
    t = Story(
        """
        +---+---+
        | B | . |
        +   +---+
        | .   R |
        +---+---+
        """,
        blue=["Around the Corner", "Fireball"],
    )
    assert not t.sees("a1", "b2")
    t.blue("around-the-corner fireball red")
    assert t.life("red") == 10


@rules("21.5")
def test_around_the_corner_helps_a_neutral_spell() -> None:
    t = Story(ROUND_ONE_CORNER, blue=["Around the Corner", "Glue"]).treasure("red-1", "b1")
    assert not t.can("blue", "glue")
    t.blue("around-the-corner glue red-1")
    assert t.before("blue") == ["Glue"]


@rules("21.5")
def test_around_the_corner_bends_only_once() -> None:
    t = Story(ROUND_TWO_CORNERS, blue=["Around the Corner", "Stone Dead"])
    assert not t.can("blue", "around-the-corner")


@rules("21.5")
def test_around_the_corner_helps_no_throw() -> None:
    t = Story(ROUND_ONE_CORNER, blue=["Around the Corner"]).carries("blue", "Large Rock")
    assert not t.can("blue", "around-the-corner")


@rules("21.5", "6.13", "26.3")
def test_around_the_corner_does_not_help_heave_ho() -> None:
    t = Story(ROUND_ONE_CORNER, blue=["Around the Corner", "Heave-Ho"]).treasure("red-1", "blue")
    assert t.can("blue", "heave-ho")
    assert not t.can("blue", "around-the-corner")


@rules("21.5", "8.12")
@answered("Around the Corner")
def test_a_spell_round_a_corner_fails_if_the_helper_is_negated() -> None:
    t = Story(
        """
        +---+---+
        | B | R |
        +   +   +
        | Y   . |
        +---+---+
        """,
        blue=["Around the Corner", "Stone Dead"],
        yellow=["Negate Neutral"],
    )
    t.blue("around-the-corner stone-dead red").yellow("negate-neutral")
    assert t.life("red") == 15
    assert t.discards("Around the Corner", "Stone Dead")


@rules("21.5", "8.12")
def test_a_spell_that_needs_no_corner_continues_without_the_helper() -> None:
    t = Story("B . R", blue=["Around the Corner", "Stone Dead"], red=["Negate Neutral"])
    t.blue("around-the-corner stone-dead red").red("negate-neutral")
    assert t.life("red") == 14


@rules("21.5", "8.12", "21.8")
def test_dispel_round_a_corner_fails_if_the_helper_is_negated() -> None:
    t = Story(
        """
        +---+---+
        | B | R |
        +   +   +
        | Y   . |
        +---+---+
        """,
        blue=["Around the Corner", "Dispel"],
        yellow=["Negate Neutral"],
    )
    t.under("red", "Adrenaline", energy=3)
    t.blue("around-the-corner dispel adrenaline").yellow("negate-neutral")
    assert t.on_table("Adrenaline")


@rules("21.5", "8.12", "23.10")
def test_glue_round_a_corner_fails_if_the_helper_is_negated() -> None:
    t = Story(
        """
        +---+---+
        | B | R |
        +   +   +
        | Y   . |
        +---+---+
        """,
        blue=["Around the Corner", "Glue"],
        yellow=["Negate Neutral"],
    )
    t.treasure("red-1", "b1")
    t.blue("around-the-corner glue red-1").yellow("negate-neutral")
    assert not t.on_table("Glue")


@rules("21.5", "21.1")
def test_a_spell_round_a_corner_is_answered_after_its_helper() -> None:
    t = Story(ROUND_ONE_CORNER, blue=["Around the Corner", "Stone Dead"], red=["Full Shield"])
    t.blue("around-the-corner stone-dead red").red("full-shield")
    assert t.life("red") == 15


# -- Create Wall -----------------------------------------------------------------------------------------


@rules("21.6")
@shows("Create Wall")
def test_create_wall_puts_up_a_wall_that_blocks_sight_and_steps() -> None:
    t = Story("B . R", blue=["Create Wall"]).blue("create-wall a1|b1")
    assert t.wall("a1|b1")
    assert not t.sees("a1", "b1")
    assert not t.can("blue", "b1")
    assert t.before("blue") == ["Create Wall"]


@rules("21.6", "27.12")
@pytest.mark.parametrize(("energy", "stands"), [("Energy 4", True), ("Energy 5", False)])
def test_a_created_wall_falls_with_five_cracks(energy: str, stands: bool) -> None:
    t = Story("B . R", blue=["Create Wall", energy]).carries("blue", "Wizardblade")
    t.blue(f"create-wall a1|b1 wizardblade/slash a1|b1 {energy.lower().replace(' ', '-')}")
    assert t.wall("a1|b1") is stands
    assert t.discards("Create Wall") is not stands


@rules("21.6", "7.4")
def test_a_created_wall_goes_when_its_caster_ends_the_spell() -> None:
    t = Story("B . R", blue=["Create Wall"]).blue("create-wall a1|b1 end:create-wall")
    assert not t.wall("a1|b1")
    assert t.discards("Create Wall")


@rules("21.6", "10.16")
def test_create_wall_needs_an_empty_edge() -> None:
    t = Story("B . . D R", blue=["Create Wall"]).stands("Wall of Fire", "a1|b1").blue("create-wall")
    assert t.can("blue", "b1|c1")
    assert not {"a1|b1", "c1|d1", "a1|a2"} & t.options("blue")


@rules("21.6")
def test_create_wall_needs_sight_to_the_edge() -> None:
    t = Story("B . | . . R", blue=["Create Wall"]).blue("create-wall")
    assert t.options("blue") == {"a1|b1"}


@rules("21.6", "21.2")
@answered("Create Wall")
def test_create_wall_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Create Wall"], red=["Negate Neutral"])
    t.blue("create-wall a1|b1").red("negate-neutral")
    assert not t.wall("a1|b1")


# -- Destroy Wall ----------------------------------------------------------------------------------------


@rules("21.7")
@shows("Destroy Wall")
def test_destroy_wall_hurts_wizards_on_both_sides_even_its_caster() -> None:
    t = Story("B | R Y", blue=["Destroy Wall"]).blue("destroy-wall a1|b1")
    assert not t.wall("a1|b1")
    assert (t.life("blue"), t.life("red"), t.life("yellow")) == (13, 13, 15)


@rules("21.7")
def test_destroy_wall_destroys_a_door() -> None:
    t = Story("B . D R", blue=["Destroy Wall"]).blue("destroy-wall b1|c1")
    assert not t.door("b1|c1")
    assert t.life("red") == 13


@rules("21.7", "10.18")
def test_destroy_wall_ends_the_spell_of_a_created_wall() -> None:
    t = Story("B . . R", blue=["Destroy Wall"]).stands("Create Wall", "b1|c1", by="red")
    t.blue("destroy-wall b1|c1")
    assert not t.wall("b1|c1")
    assert t.discards("Create Wall")


@rules("21.7", "24.5")
def test_destroy_wall_destroys_a_wall_of_fire() -> None:
    t = Story("B . . R", blue=["Destroy Wall"]).stands("Wall of Fire", "b1|c1", by="red")
    t.blue("destroy-wall b1|c1")
    assert t.discards("Wall of Fire")


@rules("21.7")
def test_destroy_wall_cannot_destroy_an_outer_wall() -> None:
    t = Story("B . R", blue=["Destroy Wall"])
    t.s.walls = 0
    t.s.sight = None
    t.again()
    assert not t.can("blue", "destroy-wall")


@rules("21.7")
def test_destroy_wall_needs_sight_to_the_wall() -> None:
    t = Story("B . | . | R", blue=["Destroy Wall"]).blue("destroy-wall")
    assert t.can("blue", "b1|c1")
    assert not t.can("blue", "c1|d1")


@rules("21.7", "26.4")
def test_the_rubble_of_destroy_wall_cannot_be_evaded() -> None:
    t = Story("B . | R", blue=["Destroy Wall"], rolls=[1]).under("red", "Gnome Form", energy=3)
    t.blue("destroy-wall b1|c1")
    assert t.life("red") == 13


@rules("21.7", "5.2")
def test_destroy_wall_is_not_an_attack_and_may_be_cast_in_the_first_turn() -> None:
    t = Story("B | R", blue=["Destroy Wall"], turn=1).blue("destroy-wall a1|b1")
    assert t.life("red") == 13


@rules("21.7", "9.11")
def test_a_wizard_killed_by_destroy_wall_gives_no_point() -> None:
    t = Story("B . | R Y", blue=["Destroy Wall"], red=["Dagger"]).lives("red", 2)
    t.blue("destroy-wall b1|c1")
    assert t.life("red") == 0
    assert t.points("blue") == 0
    assert t.discards("Dagger")


@rules("21.7", "23.1")
@answered("Destroy Wall")
def test_shield_keeps_the_rubble_of_destroy_wall_off() -> None:
    t = Story("B . | R", blue=["Destroy Wall"], red=["Shield"])
    t.blue("destroy-wall b1|c1").red("shield")
    assert t.life("red") == 15


@rules("21.7", "21.2")
def test_destroy_wall_is_stopped_by_negate_neutral() -> None:
    t = Story(
        """
        +---+---+
        | B | . |
        +   +   +
        | R   . |
        +---+---+
        """,
        blue=["Destroy Wall"],
        red=["Negate Neutral"],
    )
    t.blue("destroy-wall a1|b1").red("negate-neutral")
    assert t.wall("a1|b1")
    assert t.life("blue") == 15


# -- Dispel ----------------------------------------------------------------------------------------------


@rules("21.8")
@shows("Dispel")
def test_dispel_ends_a_curse_on_its_caster() -> None:
    t = Story("B . | R", blue=["Dispel"]).under("blue", "Acid Bath", by="red", energy=4)
    t.blue("dispel acid-bath")
    assert not t.on_table("Acid Bath")
    assert t.discards("Acid Bath", "Dispel")


@rules("21.8", "7.5")
def test_dispel_removes_the_object_of_a_spell() -> None:
    t = Story("B . . R", blue=["Dispel"]).stands("Create Wall", "b1|c1", by="red")
    t.blue("dispel create-wall")
    assert not t.wall("b1|c1")


@rules("21.8", "6.12")
def test_dispel_reaches_a_spell_by_sight_to_its_caster() -> None:
    t = Story(
        """
        +---+---+---+
        | B   R | Y |
        +---+---+---+
        """,
        blue=["Dispel"],
    )
    t.under("yellow", "Acid Bath", by="red", energy=4).blue("dispel acid-bath")
    assert not t.on_table("Acid Bath")


@rules("21.8", "6.12")
def test_dispel_does_not_reach_a_spell_that_is_nowhere_in_sight() -> None:
    t = Story("B . | R", blue=["Dispel"]).under("red", "Adrenaline", energy=4)
    assert not t.can("blue", "dispel")


@rules("21.8", "6.12")
def test_dispel_reaches_a_global_spell_always() -> None:
    t = Story("B . | R", blue=["Dispel"]).everywhere("Gravity", by="red", energy=4)
    t.blue("dispel gravity")
    assert not t.on_table("Gravity")


@rules("21.8")
def test_dispel_does_nothing_to_items() -> None:
    t = Story("B . R", blue=["Dispel"]).carries("red", "Speedstone", "Bloodshard")
    assert not t.can("blue", "dispel")


@rules("21.8", "7.16")
def test_spells_on_a_dispelled_spell_end_with_it() -> None:
    t = Story("B . . R", blue=["Dispel"]).stands("Create Door", "b1|c1", by="red")
    t.stands("Seal Door", "b1|c1", by="red").blue("dispel create-door")
    assert not t.on_table("Seal Door")
    assert t.discards("Create Door", "Seal Door")


@rules("21.8", "23.7")
def test_each_token_of_a_booby_trap_has_to_be_dispelled_on_its_own() -> None:
    t = Story("B . . . . R", blue=["Booby Trap", "Dispel"])
    t.blue("booby-trap b1 c1 d1 e1 trap@c1 dispel")
    assert t.options("blue") == {"trap@b1", "trap@c1", "trap@d1", "trap@e1"}
    t.blue("trap@b1")
    assert tokens(t) == ["c1", "d1", "e1"]
    assert t.on_table("Booby Trap")


@rules("21.8", "21.2")
@answered("Dispel")
def test_dispel_is_stopped_by_negate_neutral() -> None:
    t = Story("B . R", blue=["Dispel"], red=["Negate Neutral"]).under("red", "Adrenaline", energy=4)
    t.blue("dispel adrenaline").red("negate-neutral")
    assert t.on_table("Adrenaline")


# -- Pick Lock -------------------------------------------------------------------------------------------


@rules("21.9", "3.2")
@shows("Pick Lock")
def test_pick_lock_opens_another_players_door_for_one_passage() -> None:
    t = Story("R D . B", red=["Pick Lock"])
    assert not t.can("red", "b1")
    t.red("pick-lock a1|b1 b1")
    assert t.at("red") == "b1"
    assert not t.can("red", "a1")
    assert t.discards("Pick Lock")


@rules("21.9")
def test_the_passage_of_pick_lock_is_lost_when_the_turn_ends() -> None:
    t = Story("R D . B", red=["Pick Lock"]).red("pick-lock a1|b1")
    assert t.can("red", "b1")
    t.done("red").done("blue")
    assert not t.can("red", "b1")


@rules("21.9", "3.5")
def test_a_picked_door_locks_again_as_soon_as_the_wizard_walks_away() -> None:
    t = Story(". R D . B", red=["Pick Lock"])
    t.red("pick-lock b1|c1")
    assert t.can("red", "c1")
    t.red("a1 b1")
    assert t.mp() == 1
    assert not t.can("red", "c1")
    assert not t.can("red", "hold:b1|c1")


@rules("21.9", "3.5")
def test_a_picked_door_that_was_held_locks_again_as_soon_as_the_wizard_walks_away() -> None:
    t = Story(". R D . B", red=["Pick Lock"])
    t.red("pick-lock b1|c1 hold:b1|c1 a1 b1")
    assert not t.can("red", "c1")
    assert not t.can("red", "hold:b1|c1")


@rules("21.9", "3.5")
def test_a_picked_door_may_be_held_open_while_the_wizard_stays_next_to_it() -> None:
    t = Story(
        """
        +---+---+---+
        | R D .   B |
        +   +---+---+
        | .   .   . |
        +---+---+---+
        """,
        red=["Pick Lock"],
    )
    t.red("pick-lock a1|b1 hold:a1|b1").done("red")
    assert t.sees("a1", "b1")
    t.done("blue").red("a2")
    assert not t.sees("a1", "b1")
    t.red("a1")
    assert not t.can("red", "b1")


@rules("21.9", "3.10")
def test_pick_lock_needs_a_door_next_to_its_caster() -> None:
    t = Story("R . D . B", red=["Pick Lock"])
    assert not t.can("red", "pick-lock")
    assert t.red("b1").can("red", "pick-lock")


@rules("21.9", "3.6")
def test_pick_lock_opens_no_sealed_door() -> None:
    t = Story("R D . B", red=["Pick Lock"]).stands("Seal Door", "a1|b1", by="blue")
    assert not t.can("red", "pick-lock")


@rules("21.9", "6.9", "4.6")
def test_pick_lock_is_useless_in_a_bush_where_no_door_is_in_sight() -> None:
    t = Story(". D . R B", red=["Pick Lock"]).stands("Rosebush", "b1", by="blue").red("b1")
    assert not t.can("red", "pick-lock")


@rules("21.9", "8.10")
def test_pick_lock_cannot_be_countered() -> None:
    t = Story(
        """
        +---+---+
        | R D . |
        +   +---+
        | B   . |
        +---+---+
        """,
        red=["Pick Lock"],
        blue=["Negate Neutral", "Absorb Spell"],
    )
    t.red("pick-lock a1|b1")
    assert t.asked() == {"red"}
    assert t.can("red", "b1")


@rules("21.9", "6.6")
def test_pick_lock_is_worth_three_as_energy() -> None:
    t = Story("B . R", blue=["Zot!", "Pick Lock"]).blue("zot/hurt red pick-lock")
    assert t.life("red") == 12


# -- Rotate Sector ---------------------------------------------------------------------------------------


@rules("21.10", "11.1")
@pytest.mark.parametrize(
    ("turn", "blue", "red", "wall"),
    [("right", "e1", "e5", "e3|e4"), ("half", "e5", "a5", "b5|c5"), ("left", "a5", "a1", "a2|a3")],
)
def test_rotate_sector_turns_a_sector_with_all_that_is_on_it(
    turn: str, blue: str, red: str, wall: str
) -> None:
    t = Story("B . . | . R", blue=["Rotate Sector"]).treasure("red-1", "e1")
    t.blue(f"rotate-sector sector:blue {turn}")
    assert (t.at("blue"), t.at("red"), t.where("red-1")) == (blue, red, red)
    assert t.wall(wall)
    assert not t.wall("c1|d1")


@rules("21.10")
@shows("Rotate Sector")
def test_rotate_sector_turns_any_sector_from_anywhere() -> None:
    t = Story("B . . . . R", blue=["Rotate Sector"]).blue("rotate-sector sector:red half")
    assert t.at("red") == "j5"
    assert t.at("blue") == "a1"


@rules("21.10", "21.2")
@answered("Rotate Sector")
def test_rotate_sector_is_stopped_by_negate_neutral() -> None:
    t = Story("B . . . R", blue=["Rotate Sector"], red=["Negate Neutral"])
    t.blue("rotate-sector sector:blue right").red("negate-neutral")
    assert t.at("blue") == "a1"


# -- Large Rock ------------------------------------------------------------------------------------------


@rules("21.11", "10.6")
@shows("Large Rock")
def test_a_large_rock_may_be_thrown_in_the_turn_in_which_it_is_played() -> None:
    t = Story("B . . R", blue=["Large Rock"]).blue("large-rock large-rock/throw red")
    assert t.life("red") == 13
    assert t.in_square("d1") == ["Large Rock"]


@rules("21.11", "10.3")
def test_a_thrown_rock_can_be_picked_up_where_it_lies() -> None:
    t = Story("B . . R").carries("blue", "Large Rock").blue("large-rock/throw red").done("blue")
    t.red("take:large-rock")
    assert t.before("red") == ["Large Rock"]
    assert t.mp() == 2


@rules("21.11", "10.14", "10.11")
def test_a_rock_thrown_at_a_wall_lies_before_it_and_leaves_no_crack() -> None:
    t = Story("B . . | R").carries("blue", "Large Rock").blue("large-rock/throw c1|d1")
    assert t.in_square("c1") == ["Large Rock"]
    assert t.cracks("c1|d1") == 0


@rules("21.11", "10.14")
def test_a_rock_thrown_at_a_bush_lies_before_it() -> None:
    t = Story("B . . . R").carries("blue", "Large Rock").stands("Rosebush", "d1", by="red")
    t.blue("large-rock/throw rosebush")
    assert t.in_square("c1") == ["Large Rock"]
    assert t.on_table("Rosebush")


@rules("21.11", "8.7")
def test_an_evaded_rock_does_no_damage_but_lies_there() -> None:
    t = Story("B . R", rolls=[2]).carries("blue", "Large Rock").under("red", "Gnome Form", energy=3)
    t.blue("large-rock/throw red")
    assert t.life("red") == 15
    assert t.in_square("c1") == ["Large Rock"]


@rules("21.11", "10.14", "25.9")
@answered("Large Rock")
def test_a_rock_falls_on_the_square_from_which_its_target_teleported() -> None:
    t = Story("B . . R | .", red=["Teleport"]).carries("blue", "Large Rock")
    t.blue("large-rock/throw red").red("teleport e1")
    assert t.life("red") == 15
    assert t.in_square("d1") == ["Large Rock"]


@rules("21.11", "5.1", "5.2")
def test_throwing_a_rock_is_an_attack() -> None:
    first = Story("B R", turn=1).carries("blue", "Large Rock")
    assert not first.can("blue", "large-rock/throw")
    second = Story("B R").carries("blue", "Large Rock").blue("large-rock/throw red")
    assert not second.can("blue", "punch")


@rules("21.11")
def test_a_rock_cannot_be_thrown_at_a_target_out_of_sight() -> None:
    t = Story("B | R").carries("blue", "Large Rock").blue("large-rock/throw")
    assert not t.can("blue", "red")


@rules("21.11", "6.6")
def test_a_large_rock_in_hand_is_worth_three_as_energy() -> None:
    t = Story("B . R", blue=["Large Rock"]).blue("speed:large-rock")
    assert t.mp() == 6
    assert t.discards("Large Rock")


# -- Energy ----------------------------------------------------------------------------------------------


@rules("21.12")
@pytest.mark.parametrize(
    ("school", "fours", "fives", "sixes"),
    [
        ("white", 0, 0, 1),
        ("black", 0, 0, 1),
        ("alchemy", 1, 1, 0),
        ("conjuring", 2, 1, 0),
        ("elemental", 2, 1, 0),
        ("mutation", 2, 1, 0),
        ("mentalism", 1, 0, 0),
        ("thaumaturgy", 0, 2, 0),
    ],
)
def test_each_school_has_its_energy_cards(school: str, fours: int, fives: int, sixes: int) -> None:
    names = [NAMES[NAME_OF[card]] for card in school_cards(SCHOOLS.index(school), VERSION)]
    assert [names.count(f"Energy {value}") for value in (4, 5, 6)] == [fours, fives, sixes]


@rules("21.12", "2.5")
@pytest.mark.parametrize("value", [4, 5, 6])
def test_an_energy_card_boosts_speed_and_is_discarded(value: int) -> None:
    t = Story("B . R", blue=[f"Energy {value}"]).blue(f"speed:energy-{value}")
    assert t.mp() == 3 + value
    assert t.discards(f"Energy {value}")


@rules("21.12", "7.6")
@pytest.mark.parametrize("value", [4, 5, 6])
def test_an_energy_card_boosts_a_spell_and_is_discarded(value: int) -> None:
    t = Story("B . R", blue=["Zot!", f"Energy {value}"]).blue(f"zot/hurt red energy-{value}")
    assert t.life("red") == 15 - value
    assert t.discards(f"Energy {value}")


@rules("21.12", "2.5")
def test_speed_is_boosted_once_a_turn_only() -> None:
    t = Story("B . R", blue=["Energy 4", "Energy 5"]).blue("speed:energy-4")
    assert not t.can("blue", "speed:energy-5")
