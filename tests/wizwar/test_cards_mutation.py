"""Stories of the cards of Mutation (rules 26)."""

from __future__ import annotations

import pytest

from guildhall.wizwar import kinds
from guildhall.wizwar.flow.turn import ACT
from tests.citing import rules
from tests.wizwar.proofs import answered, shows
from tests.wizwar.story import Story

CROSSING = """
    +---+---+---+---+
    | . | . | . | . |
    +---+---+   +---+
    | B   .   R   . |
    +---+---+   +---+
    | . | . | . | . |
    +---+---+---+---+
"""
BEND = """
    +---+---+---+
    | . | . | . |
    +---+---+---+
    | B   R   . |
    +---+---+   +
    | . | . | . |
    +---+---+---+
"""


def corridor(row: str) -> str:
    """Return the drawing of a row of squares ("B . | R D .") from a2 on, with walls on both sides."""
    marks = row.split()
    squares = [mark for mark in marks if mark not in "|D"]
    bars = [" "] * (len(squares) - 1)
    seen = 0
    for mark in marks:
        if mark in "|D":
            bars[seen - 1] = mark
        else:
            seen += 1
    edge = "+" + "---+" * len(squares)
    line = "| " + "".join(f"{square} {bar} " for square, bar in zip(squares, [*bars, "|"], strict=True))
    return "\n".join((edge, "|" + " . |" * len(squares), edge, line.rstrip(), edge))


def together(t: Story, colour: str, square: str) -> Story:
    """Put a wizard into a square, even if others are there."""
    t.s.at[t.seat(colour)] = t.square(square)
    t.s.sight = None
    return t.again()


def with_points(t: Story, points: int) -> Story:
    """Set the movement points left."""
    t.s.mp = points
    return t.again()


def phase_over(t: Story) -> bool:
    return t.s.asked[0].kind in (kinds.DISCARD, kinds.DRAW)


# -- neutral spells in general ---------------------------------------------------------------------------


def negated(name: str, words: str) -> Story:
    """Return a story in which red has negated a neutral spell that blue has cast next to them."""
    t = Story(corridor("B R"), blue=[name], red=["Negate Neutral"]).blue(words).red("negate-neutral")
    assert t.discards(name, "Negate Neutral")
    assert t.before("blue") == []
    return t


@rules("26.4", "21.2")
@answered("Gnome Form")
def test_a_wizard_whose_gnome_form_is_negated_is_as_fast_as_before() -> None:
    assert negated("Gnome Form", "gnome-form").mp() == 3


@rules("26.6", "21.2")
@answered("Adrenaline")
def test_a_wizard_whose_adrenaline_is_negated_attacks_only_once() -> None:
    t = negated("Adrenaline", "adrenaline blue").blue("punch red")
    assert not t.can("blue", "punch")


@rules("26.7", "21.2")
@answered("Big Man Form")
def test_a_wizard_whose_big_man_form_is_negated_strikes_no_harder() -> None:
    assert negated("Big Man Form", "big-man-form").blue("punch red").life("red") == 14


@rules("26.8", "21.2")
@answered("Extra Arms")
def test_a_wizard_whose_extra_arms_are_negated_ends_the_phase_with_a_treasure() -> None:
    t = negated("Extra Arms", "extra-arms").treasure("red-1", "a2").blue("take:red-1")
    assert phase_over(t)


@rules("26.9", "21.2")
@answered("Golem Form")
def test_a_wizard_whose_golem_form_is_negated_strikes_no_harder() -> None:
    t = negated("Golem Form", "golem-form").blue("punch red")
    assert (t.mp(), t.life("red")) == (3, 14)


@rules("26.10", "21.2")
@answered("Mad Dash")
def test_a_negated_mad_dash_doubles_nothing() -> None:
    assert negated("Mad Dash", "mad-dash").mp() == 3


@rules("26.11", "21.2")
@answered("Slime Form")
def test_a_wizard_whose_slime_form_is_negated_hurts_nobody_in_passing() -> None:
    assert negated("Slime Form", "slime-form").blue("b2").life("red") == 15


@rules("26.12", "21.2")
@answered("Strength")
def test_a_wizard_whose_strength_is_negated_strikes_no_harder() -> None:
    assert negated("Strength", "strength").blue("punch red").life("red") == 14


@rules("26.13", "21.2")
@answered("Wallivore")
def test_a_negated_wallivore_eats_nothing() -> None:
    t = negated("Wallivore", "wallivore a1|a2")
    assert t.wall("a1|a2")
    assert t.life("blue") == 15


@rules("26.14", "21.2")
@answered("Werewolf Form")
def test_a_wizard_whose_werewolf_form_is_negated_is_no_faster() -> None:
    assert negated("Werewolf Form", "werewolf-form").mp() == 3


@rules("26.2", "26.4", "26.6", "26.7", "26.8", "26.9", "26.11", "26.12", "26.14", "7.2")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Disease", "disease"),
        ("Gnome Form", "gnome-form"),
        ("Adrenaline", "adrenaline blue"),
        ("Big Man Form", "big-man-form"),
        ("Extra Arms", "extra-arms"),
        ("Golem Form", "golem-form"),
        ("Slime Form", "slime-form"),
        ("Strength", "strength"),
        ("Werewolf Form", "werewolf-form"),
    ],
)
def test_temporary_spells_last_as_long_as_their_energy(name: str, words: str) -> None:
    t = Story(corridor("B . R"), blue=[name, "Dagger"])
    t.blue(words + " dagger")
    assert t.thing(name).energy == 3
    for left in (2, 1, 0):
        t.done("blue").done("red")
        assert t.on_table(name) == bool(left)


@rules("26.4", "26.7", "26.8", "26.9", "26.11", "26.14", "7.13")
@pytest.mark.parametrize("name", ["Golem Form", "Slime Form", "Werewolf Form", "Extra Arms", "Big Man Form"])
def test_a_new_transformation_ends_the_old_one(name: str) -> None:
    t = Story(corridor("B . R"), blue=[name]).under("blue", "Gnome Form", energy=3)
    t.blue(name.lower().replace(" ", "-"))
    assert t.before("blue") == [name]
    assert t.discards("Gnome Form")


# -- Featherweight ---------------------------------------------------------------------------------------


@rules("26.1")
@shows("Featherweight")
def test_featherweight_turns_damage_into_squares() -> None:
    t = Story(corridor("B . R . . . . ."), blue=["Fireball"], red=["Featherweight"])
    t.blue("fireball red").red("featherweight east east east east east")
    assert (t.at("red"), t.life("red")) == ("h2", 15)
    assert t.asked() == {"blue"}


@rules("26.1")
def test_featherweight_stays_on_the_table_and_works_again() -> None:
    t = Story(corridor("B . R . . ."), blue=["Fireball"], red=["Featherweight"])
    t.under("blue", "Adrenaline")
    together(t, "red", "b2")
    t.blue("punch red").red("featherweight east")
    assert t.before("red") == ["Featherweight"]
    t.blue("fireball red").red("east east east")
    assert (t.at("red"), t.life("red")) == ("f2", 13)


@rules("26.1", "7.2")
def test_featherweight_can_be_cast_with_energy() -> None:
    t = Story(corridor("B R . ."), red=["Featherweight", "Energy 4"])
    t.blue("punch red").red("featherweight energy-4 east")
    assert t.thing("Featherweight").energy == 4
    assert t.discards("Energy 4")


@rules("26.1")
def test_a_wizard_who_cannot_drift_on_takes_the_rest() -> None:
    t = Story(corridor("B . R ."), blue=["Fireball"], red=["Featherweight"])
    t.blue("fireball red").red("featherweight east")
    assert (t.at("red"), t.life("red")) == ("d2", 11)


@rules("26.1")
def test_the_drifting_wizard_chooses_where_the_way_branches() -> None:
    t = Story(CROSSING, blue=["Fireball"], red=["Featherweight"])
    t.blue("fireball red").red("featherweight")
    assert t.options("red") == {"north", "south", "east"}


@rules("26.1")
def test_drifting_goes_round_corners_and_not_back() -> None:
    t = Story(BEND, blue=["Fireball"], red=["Featherweight"])
    t.blue("fireball red").red("featherweight east")
    assert t.options("red") == {"south"}
    t.red("south")
    assert (t.at("red"), t.life("red")) == ("c3", 12)


@rules("26.1")
def test_an_attack_from_the_victims_square_lets_them_drift_anywhere() -> None:
    t = together(Story(corridor(". B . R"), red=["Featherweight"]), "red", "b2")
    t.blue("punch red").red("featherweight")
    assert t.options("red") == {"west", "east"}


@rules("26.1")
def test_damage_without_an_origin_lets_its_victim_drift_anywhere() -> None:
    t = Story(corridor("B . R . . .")).under("red", "Featherweight", energy=3)
    t.under("red", "Acid Bath", by="blue", energy=3)
    t.done("blue").done("red")
    assert t.options("red") == {"west", "east"}
    t.red("west west")
    assert (t.at("red"), t.life("red")) == ("a2", 15)


@rules("26.1", "3.1", "27.10")
def test_featherweight_carries_a_wizard_through_a_door_behind_which_no_walk_leads() -> None:
    t = Story("B R D .", blue=["Zot!"]).under("red", "Featherweight", energy=2)
    t.carries("red", "Master Key").blue("zot/hurt red")
    assert t.options("red") == {"east"}
    t.red("east")
    assert (t.at("red"), t.life("red")) == ("c1", 15)
    t = Story("B R D .", blue=["Zot!"]).under("red", "Featherweight", energy=2).blue("zot/hurt red")
    assert (t.at("red"), t.life("red")) == ("b1", 14)  # the door is locked


@rules("26.1", "9.3")
def test_a_shield_comes_before_drifting() -> None:
    t = Story(corridor("B . R . . . . ."), blue=["Fireball"], red=["Featherweight", "Shield"])
    t.blue("fireball red").red("featherweight none shield east east east")
    assert (t.at("red"), t.life("red")) == ("f2", 15)


@rules("26.1", "9.4", "23.5")
def test_damage_that_only_moves_does_not_stun() -> None:
    t = Story(corridor("B . R . . . . ."), blue=["Ka-Bong!"], red=["Featherweight"])
    t.blue("ka-bong red").red("featherweight east east east east")
    assert (t.stun("red"), t.life("red")) == (0, 15)


@rules("26.1", "2.11")
def test_drifting_into_a_rosebush_hurts_too_and_the_drift_continues() -> None:
    t = Story(corridor("B . R . . . . . . ."), red=["Featherweight"]).stands("Rosebush", "d2")
    together(t, "blue", "b2")
    t.blue("punch red").red("featherweight east")
    assert t.at("red") == "d2"
    assert t.options("red") == {"west", "east"}
    t.red("east east east")
    assert (t.at("red"), t.life("red")) == ("g2", 15)


@rules("26.1", "23.12")
def test_drifting_ends_in_a_thornbush_whose_own_damage_carries_the_wizard_out_again() -> None:
    t = Story(corridor("B . R . . . . ."), blue=["Fireball"], red=["Featherweight"])
    t.stands("Thornbush", "d2")
    t.blue("fireball red").red("featherweight east")
    assert t.at("red") == "d2"
    assert t.options("red") == {
        "west",
        "east",
    }  # by the damage of the bush; the rest of the Fireball has arrived
    t.red("east")
    assert t.at("red") == "e2"
    assert t.asked() == {"blue"}
    assert (t.life("red"), t.stun("red")) == (11, 0)


@rules("26.1", "23.12")
def test_each_point_of_damage_carries_a_featherweight_out_of_a_thornbush() -> None:
    t = Story(corridor("B . R . . . ."), blue=["Globe of Pain", "Energy 4"], red=["Featherweight"])
    t.stands("Thornbush", "c2")
    t.blue("globe-of-pain red energy-4").red("featherweight east east east east")
    assert (t.at("red"), t.life("red")) == ("g2", 15)


@rules("26.1", "23.12")
def test_a_wizard_with_featherweight_who_cannot_leave_the_thornbush_is_hurt() -> None:
    t = Story(corridor("B . | R | ."), blue=["Psychic Storm", "Energy 4"])
    t.under("red", "Featherweight", energy=2).stands("Thornbush", "c2")
    t.blue("psychic-storm b2 energy-4")
    assert (t.at("red"), t.life("red")) == ("c2", 11)


@rules("26.1", "23.12", "23.11")
@pytest.mark.parametrize(("bush", "square"), [("Thornbush", "d2"), ("Rosebush", "f2")])
def test_a_wizard_with_featherweight_who_walks_into_a_bush_drifts_out(bush: str, square: str) -> None:
    t = Story(corridor("R B . . . .")).under("blue", "Featherweight", energy=3)
    t.done("red").stands(bush, "c2", by="red")
    t.blue("c2")
    while t.asked() == {"blue"} and t.options("blue") <= {"east", "west"}:
        t.blue("east")
    assert (t.at("blue"), t.life("blue"), t.stun("blue")) == (square, 15, 0)
    assert t.asked() == ({"red"} if bush == "Thornbush" else {"blue"})  # thorns end the turn


@rules("26.1", "23.12", "24.3", "25.3")
@pytest.mark.parametrize(
    ("card", "words"),
    [("Waterbolt", "waterbolt red energy-4 0"), ("Mental Force", "mental-force red none east")],
)
def test_a_wizard_who_drifts_out_of_a_thornbush_is_not_moved_further(card: str, words: str) -> None:
    t = Story(corridor("B . R . . . . ."), blue=[card, "Energy 4"]).under("red", "Featherweight", energy=2)
    t.stands("Thornbush", "d2").blue(words)
    assert t.at("red") == "d2"
    t.red("east")
    assert (t.at("red"), t.life("red")) == ("e2", 15)
    assert t.s.stack == [ACT]


@rules("26.1", "27.1")
@answered("Featherweight")
def test_anti_anti_stops_featherweight() -> None:
    t = Story(corridor("B . R . . ."), blue=["Fireball", "Anti-Anti"], red=["Featherweight"])
    t.blue("fireball red").red("featherweight").blue("anti-anti")
    assert (t.at("red"), t.life("red")) == ("c2", 10)
    assert t.discards("Featherweight", "Anti-Anti")


@rules("26.1", "6.4")
def test_featherweight_cannot_be_cast_unless_attacked() -> None:
    t = Story(corridor("B . R"), blue=["Featherweight"])
    assert not t.can("blue", "featherweight")


# -- Disease ---------------------------------------------------------------------------------------------


@rules("26.2")
@shows("Disease")
def test_disease_hurts_wizards_in_squares_that_its_caster_enters() -> None:
    t = Story(corridor("B . R"), blue=["Disease"])
    t.blue("disease b2")
    assert t.life("red") == 15
    t.blue("c2")
    assert t.life("red") == 12


@rules("26.2")
def test_disease_hurts_each_wizard_once_a_turn() -> None:
    t = Story(corridor("B R")).under("blue", "Disease", energy=2)
    t.blue("b2 a2 b2")
    assert t.life("red") == 12
    t.done("blue").done("red")
    t.blue("a2 b2")
    assert t.life("red") == 9


@rules("26.2")
def test_disease_strikes_several_in_one_square() -> None:
    t = Story(corridor("B R Y")).under("blue", "Disease")
    together(t, "yellow", "b2").blue("b2")
    assert (t.life("red"), t.life("yellow")) == (12, 12)


@rules("26.2", "5.10")
def test_disease_is_an_attack_only_in_the_turn_of_casting() -> None:
    t = Story(corridor("B R"), blue=["Disease", "Energy 4"])
    t.blue("disease energy-4")
    assert not t.can("blue", "punch")
    t.done("blue").done("red")
    t.blue("b2")
    assert t.life("red") == 12
    assert t.can("blue", "punch")


@rules("26.2", "5.2")
def test_disease_cannot_be_cast_in_the_first_turn() -> None:
    assert not Story(corridor("B R"), blue=["Disease"], turn=1).can("blue", "disease")


@rules("26.2", "5.4")
def test_disease_is_not_evaded() -> None:
    t = Story(corridor("B R"), rolls=[1]).under("blue", "Disease").under("red", "Gnome Form")
    t.blue("b2")
    assert t.life("red") == 12


@rules("26.2", "9.12")
def test_death_by_disease_gives_no_point() -> None:
    t = Story(corridor("B R . Y"), red=["Fireball"]).under("blue", "Disease").lives("red", 3)
    t.blue("b2")
    assert t.at("red") == ""
    assert t.points("blue") == 0
    assert t.discards("Fireball")


@rules("26.2", "25.3")
def test_disease_spreads_when_its_caster_is_walked_about() -> None:
    t = Story(corridor("R B Y"), red=["Mental Force"]).under("blue", "Disease")
    t.red("mental-force blue east done")
    assert t.life("yellow") == 12


@rules("26.2", "25.1")
@answered("Disease")
def test_disease_can_be_absorbed() -> None:
    t = Story(corridor("B R"), blue=["Disease"], red=["Absorb Spell"])
    t.blue("disease").red("absorb-spell")
    assert t.hand("red") == ["Disease"]
    assert not t.on_table("Disease")


@rules("26.2", "21.1")
def test_disease_is_aimed_at_nobody_so_no_full_shield_stops_it() -> None:
    t = Story(corridor("B R"), blue=["Disease"], red=["Full Shield", "Backlash"])
    t.blue("disease")
    assert t.asked() == {"blue"}
    assert t.on_table("Disease")


# -- Heave-Ho --------------------------------------------------------------------------------------------


@rules("26.3", "10.14")
@shows("Heave-Ho")
def test_heave_ho_does_as_much_damage_as_the_squares_thrown() -> None:
    t = Story(corridor("B . . . R"), blue=["Heave-Ho"]).treasure("red-1", "blue")
    t.blue("heave-ho red")
    assert t.life("red") == 11
    assert t.where("red-1") == "e2"


@rules("26.3")
def test_heave_ho_counts_diagonals_as_walked() -> None:
    t = Story(
        """
        +---+---+---+
        | B   .   . |
        +   +   +   +
        | .   .   R |
        +---+---+---+
        """,
        blue=["Heave-Ho"],
    ).treasure("red-1", "blue")
    t.blue("heave-ho red")
    assert t.life("red") == 12


@rules("26.3", "12.6")
def test_a_treasure_heaved_into_the_home_base_scores() -> None:
    t = Story(corridor("B . . . R"), blue=["Heave-Ho"]).treasure("red-1", "blue").home("blue", "c2")
    t.blue("heave-ho c2")
    assert t.where("red-1") == "c2"
    assert t.points("blue") == 1


@rules("26.3", "10.11", "10.14")
def test_heave_ho_cracks_a_wall_and_the_treasure_falls_before_it() -> None:
    t = Story(corridor("B . . . | R"), blue=["Heave-Ho"]).treasure("red-1", "blue")
    t.blue("heave-ho d2|e2")
    assert t.cracks("d2|e2") == 1
    assert t.where("red-1") == "d2"


@rules("26.3", "8.10")
@pytest.mark.parametrize("counter", ["Full Shield", "Backlash", "Absorb Spell", "Invisible", "Wall of Earth"])
def test_heave_ho_cannot_be_countered(counter: str) -> None:
    t = Story(corridor("B . . R"), blue=["Heave-Ho"], red=[counter]).treasure("red-1", "blue")
    t.blue("heave-ho red")
    assert t.life("red") == 12


@rules("26.3", "8.10")
def test_not_even_a_shield_helps_against_heave_ho() -> None:
    t = Story(corridor("B . . R"), blue=["Heave-Ho"], red=["Shield"]).treasure("red-1", "blue")
    t.blue("heave-ho red")
    assert t.asked() == {"blue"}
    assert t.life("red") == 12


@rules("26.3", "8.7", "8.10")
def test_a_gnome_evades_heave_ho_but_the_treasure_lies_in_their_square() -> None:
    t = Story(corridor("B . . R"), blue=["Heave-Ho"], rolls=[1]).treasure("red-1", "blue")
    t.under("red", "Gnome Form")
    t.blue("heave-ho red")
    assert t.life("red") == 15
    assert t.where("red-1") == "d2"


@rules("26.3", "22.5", "8.10")
def test_a_homunculus_takes_the_damage_of_heave_ho() -> None:
    t = Story(corridor("B . . R"), blue=["Heave-Ho"]).treasure("red-1", "blue")
    t.under("red", "Homunculus", energy=4).blue("heave-ho red")
    assert t.life("red") == 15
    assert t.thing("Homunculus").energy == 1
    assert t.where("red-1") == "d2"


@rules("26.3", "10.14", "23.11")
def test_heave_ho_at_a_rosebush() -> None:
    t = Story(corridor("B . . . R"), blue=["Heave-Ho"]).treasure("red-1", "blue").stands("Rosebush", "d2")
    t.blue("heave-ho rosebush")
    assert not t.on_table("Rosebush")
    assert t.where("red-1") == "c2"


@rules("26.3")
def test_heave_ho_needs_a_treasure_in_hand() -> None:
    t = Story(corridor("B . R"), blue=["Heave-Ho"])
    assert not t.can("blue", "heave-ho")
    t.treasure("blue-1", "blue")
    assert t.can("blue", "heave-ho")


@rules("26.3", "26.12")
def test_strength_doubles_heave_ho() -> None:
    t = Story(corridor("B . . R"), blue=["Heave-Ho"]).treasure("red-1", "blue").under("blue", "Strength")
    t.blue("heave-ho red")
    assert t.life("red") == 9


# -- Gnome Form ------------------------------------------------------------------------------------------


@rules("26.4", "2.6")
def test_a_gnome_is_slow() -> None:
    t = Story(corridor("B . R"), blue=["Gnome Form"])
    t.blue("gnome-form")
    assert t.mp() == 2


@rules("26.4")
@pytest.mark.parametrize(("face", "life"), [(1, 15), (2, 15), (3, 10), (4, 10)])
def test_a_gnome_evades_attacks_on_one_and_two(face: int, life: int) -> None:
    t = Story(corridor("B . R"), blue=["Fireball"], rolls=[face]).under("red", "Gnome Form")
    t.blue("fireball red")
    assert t.life("red") == life


@rules("26.4")
def test_a_gnome_evades_a_punch_too() -> None:
    t = Story(corridor("B R"), rolls=[2]).under("red", "Gnome Form")
    t.blue("punch red")
    assert t.life("red") == 15


@rules("26.4")
@shows("Gnome Form")
def test_gnome_form_as_a_counterspell_works_at_once() -> None:
    t = Story(corridor("B . R"), blue=["Fireball"], red=["Gnome Form"], rolls=[1])
    t.blue("fireball red").red("gnome-form")
    assert t.life("red") == 15
    assert t.before("red") == ["Gnome Form"]


@rules("26.4", "6.7")
def test_gnome_form_as_a_counterspell_is_not_a_neutral_spell() -> None:
    t = Story(corridor("B . R"), blue=["Fireball", "Negate Neutral"], red=["Gnome Form"], rolls=[4])
    t.blue("fireball red").red("gnome-form")
    assert t.asked() == {"blue"}
    assert t.hand("blue") == ["Negate Neutral"]
    assert t.life("red") == 10


@rules("26.4", "27.1")
def test_anti_anti_stops_gnome_form_as_a_counterspell() -> None:
    t = Story(corridor("B . R"), blue=["Fireball", "Anti-Anti"], red=["Gnome Form"])
    t.blue("fireball red").red("gnome-form").blue("anti-anti")
    assert t.life("red") == 10
    assert not t.on_table("Gnome Form")


# -- Stretch ---------------------------------------------------------------------------------------------


@rules("26.5", "10.3")
@shows("Stretch")
def test_stretch_picks_up_an_item_for_a_point() -> None:
    t = Story(corridor("B . . . R"), blue=["Stretch"]).lying("Dagger", "d2")
    t.blue("stretch/take dagger")
    assert t.before("blue") == ["Dagger"]
    assert t.mp() == 2
    assert t.discards("Stretch")


@rules("26.5", "10.4")
def test_the_card_stretch_leaves_room_for_the_item_it_picks_up() -> None:
    hand = ["Stretch", "Dispel", "Fog", "Zot!", "Swap", "Fireball", "Shield"]
    t = Story(corridor("B . . R"), blue=hand).lying("Dagger", "c2")
    t.blue("stretch/take dagger")
    assert t.before("blue") == ["Dagger"]
    assert len(t.hand("blue")) == 6
    assert t.can("blue", "done")


@rules("26.5")
def test_stretch_picks_up_only_one_thing_even_with_extra_arms() -> None:
    t = Story(corridor("B . R"), blue=["Stretch"]).lying("Dagger", "b2").lying("Master Key", "b2")
    t.under("blue", "Extra Arms")
    t.blue("stretch/take dagger")
    assert t.before("blue") == ["Dagger", "Extra Arms"]
    assert t.in_square("b2") == ["Master Key"]
    assert t.can("blue", "b2")


@rules("26.5", "10.7")
def test_stretch_picks_up_a_treasure_which_ends_the_phase() -> None:
    t = Story(corridor("B . . . R"), blue=["Stretch"]).treasure("red-1", "d2")
    t.blue("stretch/take red-1")
    assert t.where("red-1") == "blue"
    assert phase_over(t)


@rules("26.5", "26.8")
def test_extra_arms_stretch_for_a_treasure_at_a_point() -> None:
    t = Story(corridor("B . . R"), blue=["Stretch"]).treasure("red-1", "c2").under("blue", "Extra Arms")
    t.blue("stretch/take red-1")
    assert t.where("red-1") == "blue"
    assert t.mp() == 2
    assert t.can("blue", "b2")


@rules("26.5", "14.6")
def test_stretching_for_a_heavy_item_ends_the_phase() -> None:
    t = Story(corridor("B . . R"), blue=["Stretch"], heavy_items="on").lying("Dagger", "c2")
    t.blue("stretch/take dagger")
    assert t.before("blue") == ["Dagger"]
    assert phase_over(t)


@rules("26.5", "8.14", "23.3")
def test_a_treasure_taken_by_stretch_can_be_warded() -> None:
    t = Story(corridor("B . . R"), blue=["Stretch"], red=["Ward"], rolls=[1]).treasure("red-1", "c2")
    t.blue("stretch/take red-1").red("ward")
    assert t.life("blue") == 12
    assert t.where("red-1") == "a2"
    assert phase_over(t)


@rules("26.5", "10.10")
def test_stretch_takes_nothing_that_a_wizard_carries() -> None:
    t = Story(corridor("B . R"), blue=["Stretch"]).treasure("red-1", "red").carries("red", "Dagger")
    assert not t.can("blue", "stretch/take")


@rules("26.5")
def test_stretch_takes_nothing_out_of_sight() -> None:
    t = Story(corridor("B | . R"), blue=["Stretch"]).treasure("red-1", "b2").lying("Dagger", "c2")
    assert not t.can("blue", "stretch/take")


@rules("26.5", "10.3")
def test_without_points_stretch_takes_treasures_but_no_items() -> None:
    t = Story(corridor("B . R"), blue=["Stretch"]).treasure("red-1", "b2").lying("Dagger", "b2")
    with_points(t, 0).blue("stretch/take")
    assert t.options("blue") == {"red-1"}


@rules("26.5", "2.6", "10.7")
def test_stretch_takes_a_treasure_even_with_points_below_zero() -> None:
    t = Story(corridor("B . . . R"), blue=["Stretch", "Gnome Form"]).treasure("red-1", "d2")
    t.blue("b2 a2 b2 gnome-form none")
    assert t.mp() == -1
    t.blue("stretch/take red-1")
    assert t.where("red-1") == "blue"


@rules("26.5", "10.8")
def test_stretch_takes_no_second_treasure() -> None:
    t = Story(corridor("B . R"), blue=["Stretch"]).treasure("red-1", "b2").treasure("red-2", "blue")
    assert not t.can("blue", "stretch/take")


@rules("26.5", "23.10")
def test_stretch_takes_nothing_that_is_glued() -> None:
    t = Story(corridor("B . R"), blue=["Stretch", "Glue"]).lying("Dagger", "b2")
    t.blue("glue dagger")
    assert not t.can("blue", "stretch/take")


@rules("26.5")
def test_stretch_drops_an_item_in_a_square_in_sight() -> None:
    t = Story(corridor("B . . . R"), blue=["Stretch"]).carries("blue", "Dagger", "Master Key")
    t.blue("stretch/drop d2 dagger")
    assert t.in_square("d2") == ["Dagger"]
    assert t.before("blue") == ["Master Key"]
    assert t.mp() == 3


@rules("26.5", "24.8")
def test_stretch_drops_nothing_into_a_stone_block() -> None:
    t = Story(corridor("B . . . R"), blue=["Stretch"]).carries("blue", "Dagger")
    t.stands("Stone Block", "c2", by="red").blue("stretch/drop")
    assert t.can("blue", "b2")
    assert not t.can("blue", "c2")


@rules("26.5", "12.6")
def test_a_treasure_stretched_into_the_home_base_scores() -> None:
    t = Story(corridor("B . . . R"), blue=["Stretch"]).treasure("red-1", "blue").home("blue", "d2")
    t.blue("stretch/drop d2")
    assert t.where("red-1") == "d2"
    assert t.points("blue") == 1
    assert t.can("blue", "b2")


@rules("26.5")
def test_stretch_cannot_drop_out_of_sight() -> None:
    t = Story(corridor("B . | . R"), blue=["Stretch"]).carries("blue", "Dagger")
    t.blue("stretch/drop")
    assert "b2" in t.options("blue")
    assert "c2" not in t.options("blue")


@rules("26.5", "5.3")
def test_stretch_punches_from_afar_as_the_attack_of_the_turn() -> None:
    t = Story(corridor("B . . . R"), blue=["Stretch"])
    t.blue("stretch/punch red")
    assert t.life("red") == 14
    together(t, "red", "a2")
    assert not t.can("blue", "punch")


@rules("26.5", "26.7")
def test_a_stretched_punch_is_as_hard_as_any_other() -> None:
    t = Story(corridor("B . . . R"), blue=["Stretch"]).under("blue", "Big Man Form")
    t.blue("stretch/punch red")
    assert t.life("red") == 12


@rules("26.5", "26.8")
def test_a_stretched_punch_of_extra_arms_hits_its_target_and_all_in_reach_of_a_fist() -> None:
    t = Story(corridor("B R G . Y"), blue=["Stretch"]).under("blue", "Extra Arms")
    t.blue("stretch/punch yellow")
    assert (t.life("red"), t.life("green"), t.life("yellow")) == (14, 15, 14)


@rules("26.5", "26.8", "8.11")
def test_every_victim_of_a_stretched_punch_of_extra_arms_may_answer() -> None:
    t = Story(corridor("B R G . Y"), blue=["Stretch"], red=["Full Shield"], green=["Full Shield"])
    t.under("blue", "Extra Arms")
    t.blue("stretch/punch yellow").red("full-shield")
    assert t.hand("green") == ["Full Shield"]
    assert t.discards("Stretch", "Full Shield")
    assert (t.life("red"), t.life("yellow")) == (15, 15)


@rules("26.5", "5.6")
def test_a_stretched_fist_strikes_neither_walls_nor_objects() -> None:
    t = Story(corridor("B . | R"), blue=["Stretch"]).stands("Rosebush", "b2", by="red")
    assert not t.can("blue", "stretch/punch")


@rules("26.5", "21.1")
@answered("Stretch")
def test_full_shield_stops_a_stretched_punch() -> None:
    t = Story(corridor("B . . R"), blue=["Stretch"], red=["Full Shield"])
    t.blue("stretch/punch red").red("full-shield")
    assert t.life("red") == 15


@rules("26.5", "6.7", "21.2")
def test_negate_neutral_stops_the_long_arm_but_not_the_long_fist() -> None:
    t = Story(corridor("B . . R"), blue=["Stretch", "Stretch"], red=["Negate Neutral"]).lying("Dagger", "b2")
    t.blue("stretch/punch red")
    assert t.life("red") == 14
    t.blue("stretch/take dagger").red("negate-neutral")
    assert t.in_square("b2") == ["Dagger"]
    assert t.mp() == 3


@rules("26.5", "5.2")
def test_in_the_first_turn_stretch_may_grasp_but_not_punch() -> None:
    t = Story(corridor("B . R"), blue=["Stretch"], turn=1).lying("Dagger", "b2")
    assert t.can("blue", "stretch/take")
    assert not t.can("blue", "stretch/punch")


# -- Adrenaline ------------------------------------------------------------------------------------------


@rules("26.6")
@shows("Adrenaline")
def test_adrenaline_gives_its_caster_two_attacks() -> None:
    t = Story(corridor("B R"), blue=["Adrenaline", "Fireball"])
    t.blue("adrenaline blue fireball red")
    assert t.can("blue", "punch")
    t.blue("punch red")
    assert t.life("red") == 9
    assert not t.can("blue", "punch")


@rules("26.6")
def test_adrenaline_can_be_given_to_another_wizard_for_their_turn() -> None:
    t = Story(corridor("B R"), blue=["Adrenaline"])
    t.blue("adrenaline red punch red")
    assert not t.can("blue", "punch")
    t.done("blue").red("punch blue punch blue")
    assert t.life("blue") == 13
    t.done("red")
    assert not t.on_table("Adrenaline")


@rules("26.6")
def test_adrenaline_reaches_only_wizards_in_sight() -> None:
    t = Story(corridor("B . | R"), blue=["Adrenaline"])
    t.blue("adrenaline")
    assert t.options("blue") == {"blue"}


@rules("26.6")
def test_two_adrenalines_do_not_make_three_attacks() -> None:
    t = Story(corridor("B R")).under("blue", "Adrenaline").under("blue", "Adrenaline", by="red")
    t.blue("punch red punch red")
    assert not t.can("blue", "punch")


@rules("26.6", "9.5")
def test_a_stunned_wizard_with_adrenaline_attacks_once_and_moves() -> None:
    t = Story(corridor("B R .")).under("red", "Adrenaline", energy=2).stunned("red", 1)
    t.done("blue").red("punch blue a2")
    assert t.at("red") == "a2"
    assert not t.can("red", "punch")
    assert t.can("red", "b2")


@rules("26.6", "9.5")
def test_a_stunned_wizard_with_adrenaline_moves_and_attacks_once() -> None:
    t = Story(corridor("B R .")).under("red", "Adrenaline", energy=2).stunned("red", 1)
    t.done("blue").red("a2 punch blue")
    assert not t.can("red", "punch")
    assert t.can("red", "b2")


@rules("26.6", "9.5")
def test_a_stunned_wizard_with_adrenaline_attacks_twice_without_moving() -> None:
    t = Story(corridor("B R .")).under("red", "Adrenaline", energy=2).stunned("red", 1)
    t.done("blue").red("punch blue punch blue")
    assert t.life("blue") == 13
    assert not t.can("red", "a2")
    assert not t.can("red", "c2")


@rules("26.6", "9.6", "23.6")
def test_a_stunned_wizard_with_adrenaline_may_swap() -> None:
    t = Story(corridor("B . R ."), red=["Swap"]).under("red", "Adrenaline", energy=2).stunned("red", 1)
    t.done("blue").red("swap blue")
    assert (t.at("red"), t.at("blue")) == ("a2", "c2")
    together(t, "blue", "a2")
    assert not t.can("red", "punch")  # one attack is the most before moving away


@rules("26.6", "9.6", "23.6")
def test_a_stunned_wizard_with_adrenaline_may_walk_before_the_swap_but_not_attack_before_it() -> None:
    t = Story(corridor("B R . ."), red=["Swap"]).under("red", "Adrenaline", energy=2).stunned("red", 1)
    t.done("blue").red("c2 swap blue")
    assert t.at("red") == "a2"
    t = Story(corridor("B R . ."), red=["Swap"]).under("red", "Adrenaline", energy=2).stunned("red", 1)
    t.done("blue").red("punch blue")
    assert t.can("red", "punch")
    assert not t.can("red", "swap")


@rules("26.6", "9.6", "24.3")
def test_a_stunned_wizard_with_adrenaline_may_knock_themselves_back() -> None:
    t = Story(corridor("B . R . ."), red=["Waterbolt"]).under("red", "Adrenaline", energy=2)
    t.stunned("red", 1).done("blue").red("waterbolt red 0 east")
    assert t.at("red") == "d2"
    together(t, "blue", "d2")
    assert not t.can("red", "punch")


@rules("26.6", "9.6", "24.3")
def test_a_stunned_wizard_with_adrenaline_cannot_knock_themselves_back_with_the_second_attack() -> None:
    t = Story(corridor("B R . ."), red=["Waterbolt"]).under("red", "Adrenaline", energy=2)
    t.stunned("red", 1).done("blue").red("punch blue waterbolt red")
    assert t.options("red") == {"damage-1"}


@rules("26.6", "9.5")
def test_a_stunned_wizard_without_adrenaline_attacks_or_moves() -> None:
    t = Story(corridor("B R .")).stunned("red", 2)
    t.done("blue").red("a2")
    assert not t.can("red", "punch")
    t.done("red").done("blue").red("punch blue")
    assert not t.can("red", "b2")


@rules("26.6", "5.2")
def test_adrenaline_does_not_lift_the_peace_of_the_first_turn() -> None:
    t = Story(corridor("B R"), blue=["Adrenaline"], turn=1)
    t.blue("adrenaline blue")
    assert not t.can("blue", "punch")


# -- Big Man Form ----------------------------------------------------------------------------------------


@rules("26.7")
@shows("Big Man Form")
def test_a_big_man_pushes_a_wizard_down_the_corridor() -> None:
    t = Story(corridor("B R . . ."), blue=["Big Man Form"])
    t.blue("big-man-form b2 c2")
    assert (t.at("blue"), t.at("red")) == ("c2", "d2")
    assert (t.mp(), t.life("red")) == (1, 15)


@rules("26.7")
def test_a_big_man_cannot_step_where_nobody_can_make_room() -> None:
    t = Story(corridor("B R")).under("blue", "Big Man Form")
    assert not t.can("blue", "b2")


@rules("26.7")
def test_the_pushed_go_round_a_corner() -> None:
    t = Story(BEND).under("blue", "Big Man Form")
    t.blue("b2 c2")
    assert (t.at("blue"), t.at("red")) == ("c2", "c3")


@rules("26.7")
def test_the_pushed_choose_at_a_crossing_but_not_back() -> None:
    t = Story(CROSSING).under("blue", "Big Man Form")
    t.blue("b2 c2")
    assert t.options("red") == {"north", "east", "south"}
    t.red("north")
    assert (t.at("blue"), t.at("red")) == ("c2", "c1")


@rules("26.7")
def test_a_big_man_pushes_everybody_in_the_square() -> None:
    t = together(Story(corridor("B R Y . .")).under("blue", "Big Man Form"), "yellow", "b2")
    t.blue("b2")
    assert (t.at("blue"), t.at("red"), t.at("yellow")) == ("b2", "c2", "c2")


@rules("26.7")
def test_if_one_of_two_is_stuck_the_step_is_not_possible() -> None:
    t = Story(corridor(". . . . . B R D . Y")).under("blue", "Big Man Form")
    assert t.can("blue", "g2")
    together(t, "yellow", "g2")
    assert not t.can("blue", "g2")


@rules("26.7", "2.11", "23.11")
def test_a_wizard_who_is_pushed_into_a_rosebush_is_hurt() -> None:
    t = Story(corridor("B R . .")).stands("Rosebush", "c2").under("blue", "Big Man Form")
    t.blue("b2")
    assert (t.at("red"), t.life("red")) == ("c2", 12)


@rules("26.7")
def test_a_big_man_does_not_push_objects() -> None:
    t = Story(corridor("B . R .")).lying("Dagger", "b2").treasure("red-1", "b2")
    t.under("blue", "Big Man Form").blue("b2")
    assert t.in_square("b2") == ["Dagger"]
    assert t.where("red-1") == "b2"


@rules("26.7", "24.8")
def test_a_stone_block_stops_a_big_man_and_everyone_they_would_push() -> None:
    t = Story(corridor("B . R .")).under("blue", "Big Man Form").stands("Stone Block", "d2")
    t.blue("b2")
    assert not t.can("blue", "c2")


@rules("26.7")
def test_nobody_can_enter_the_square_of_a_big_man() -> None:
    t = Story(corridor(". B R .")).under("blue", "Big Man Form", energy=2)
    t.done("blue")
    assert not t.can("red", "b2")
    assert t.can("red", "d2")


@rules("26.7")
def test_nobody_teleports_into_the_square_of_a_big_man_but_past_it() -> None:
    t = Story(corridor(". B R ."), red=["Teleport"]).under("blue", "Big Man Form", energy=2)
    t.done("blue").red("teleport")
    assert not t.can("red", "b2")
    assert t.can("red", "a2")


@rules("26.7", "24.10")
def test_a_big_man_rides_the_wind_only_into_a_square_without_others() -> None:
    t = Story(corridor("B . . R ."), blue=["Windrider"]).under("blue", "Big Man Form", energy=3)
    t.blue("windrider")
    assert t.can("blue", "c2")
    assert not t.can("blue", "d2")


@rules("26.7", "25.9")
def test_a_big_man_teleports_only_into_a_square_without_others() -> None:
    t = Story(corridor("B . . R ."), blue=["Teleport"]).under("blue", "Big Man Form", energy=3)
    t.blue("teleport")
    assert {"c2", "e2"} <= t.options("blue")
    assert not t.can("blue", "d2")


@rules("26.7", "23.6")
def test_a_big_man_swaps_places_with_a_wizard_who_stands_alone() -> None:
    t = Story(corridor("B . . R"), blue=["Swap"]).under("blue", "Big Man Form", energy=3)
    t.blue("swap red")
    assert (t.at("blue"), t.at("red")) == ("d2", "a2")


@rules("26.7", "23.6")
def test_a_big_man_does_not_swap_into_a_square_where_a_third_wizard_stays() -> None:
    t = Story(corridor("B . Y R"), blue=["Swap"]).under("blue", "Big Man Form", energy=3)
    together(t, "yellow", "d2")
    assert not t.can("blue", "swap")


@rules("26.7", "23.6")
def test_no_big_man_is_swapped_into_a_square_where_a_third_wizard_stays() -> None:
    t = Story(corridor("B Y . R"), blue=["Swap"]).under("red", "Big Man Form", energy=3)
    together(t, "yellow", "a2")
    t.blue("swap")
    assert t.options("blue") == {"yellow"}


@rules("26.7", "4.5")
def test_a_big_man_blocks_sight_through_their_square() -> None:
    t = Story(corridor("R . B . Y"), red=["Fireball"])
    assert t.sees("a2", "e2")
    t.under("blue", "Big Man Form")
    assert not t.sees("a2", "e2")
    t.red("fireball")
    assert t.can("red", "blue")
    assert not t.can("red", "yellow")


@rules("26.7", "4.5")
def test_the_way_is_clear_when_a_big_man_has_moved_on() -> None:
    t = Story(corridor(". B . R")).under("blue", "Big Man Form")
    assert not t.sees("a2", "d2")
    t.blue("a2")
    assert t.sees("a2", "d2")


@rules("26.7", "4.6")
def test_a_big_man_sees_and_is_seen() -> None:
    t = Story(corridor("B . . R"), blue=["Zot!"], red=["Fireball"]).under("blue", "Big Man Form", energy=2)
    t.blue("zot/hurt red")
    assert t.life("red") == 14
    t.done("blue").red("fireball blue")
    assert t.life("blue") == 10


@rules("26.7")
def test_a_wizard_who_shares_the_square_when_the_form_begins_may_leave_but_not_return() -> None:
    t = Story(corridor(". B R"), blue=["Big Man Form", "Energy 4"])
    together(t, "red", "b2").blue("big-man-form energy-4")
    assert t.at("red") == "b2"
    t.done("blue").red("c2")
    assert not t.can("red", "b2")


@rules("26.7")
def test_the_punch_of_a_big_man() -> None:
    t = Story(corridor("B R")).under("blue", "Big Man Form")
    t.blue("punch red")
    assert t.life("red") == 12


@rules("26.7", "24.3")
def test_a_big_man_knocked_back_pushes_wizards_behind_them() -> None:
    t = Story(corridor("R B Y . ."), red=["Waterbolt"]).under("blue", "Big Man Form")
    t.red("waterbolt blue 0")
    assert (t.at("blue"), t.at("yellow")) == ("c2", "d2")


@rules("26.7", "2.9")
def test_a_big_man_stops_a_wizard_knocked_back_against_them() -> None:
    t = Story(corridor("R Y . B ."), red=["Waterbolt", "Energy 4"]).under("blue", "Big Man Form")
    t.red("waterbolt yellow energy-4 0")
    assert t.at("yellow") == "c2"


@rules("26.7", "3.1")
def test_pushed_wizards_pass_their_own_door_and_are_stopped_by_others() -> None:
    t = Story(corridor(". . . . . B R D .")).under("blue", "Big Man Form")
    t.blue("g2")
    assert (t.at("blue"), t.at("red")) == ("g2", "h2")
    assert not t.can("blue", "h2")
    assert not Story(corridor("B R D .")).under("blue", "Big Man Form").can("blue", "b2")


@rules("26.7", "2.9")
def test_the_pushed_may_leave_by_an_exit() -> None:
    t = Story(corridor("B R ."))
    together(t, "blue", "b3")
    together(t, "red", "a3").under("blue", "Big Man Form")
    t.blue("a3")
    assert t.options("red") == {"west", "south"}
    t.red("west")
    assert (t.at("blue"), t.at("red")) == ("a3", "j3")


@rules("26.7", "23.12")
def test_a_wizard_who_is_pushed_into_a_thornbush_is_stunned() -> None:
    t = Story(corridor("B R . .")).stands("Thornbush", "c2").under("blue", "Big Man Form")
    t.blue("b2")
    assert (t.at("red"), t.life("red"), t.stun("red")) == ("c2", 14, 1)
    assert t.can("blue", "a2")


@rules("26.7", "9.8")
def test_a_big_man_enters_the_square_of_a_wizard_killed_by_the_push() -> None:
    t = Story(corridor("B R . . Y")).stands("Rosebush", "c2").under("blue", "Big Man Form").lives("red", 3)
    t.blue("b2")
    assert (t.at("blue"), t.at("red")) == ("b2", "")
    assert t.points("blue") == 0


# -- Extra Arms ------------------------------------------------------------------------------------------


@rules("26.8")
def test_extra_arms_pick_up_everything_for_one_point() -> None:
    t = Story(corridor("B . R"), blue=["Extra Arms"]).lying("Dagger", "a2").lying("Master Key", "a2")
    t.treasure("red-1", "a2")
    t.blue("extra-arms take:dagger master-key red-1")
    assert t.before("blue") == ["Dagger", "Extra Arms", "Master Key"]
    assert t.where("red-1") == "blue"
    assert t.mp() == 2
    assert t.can("blue", "b2")


@rules("26.8")
def test_extra_arms_may_leave_things_lying() -> None:
    t = Story(corridor("B . R")).lying("Dagger", "a2").lying("Master Key", "a2").under("blue", "Extra Arms")
    t.blue("take:master-key done")
    assert t.in_square("a2") == ["Dagger"]
    assert t.mp() == 2
    assert t.can("blue", "b2")


@rules("26.8")
def test_extra_arms_may_begin_with_the_treasure() -> None:
    t = Story(corridor("B . R")).lying("Dagger", "a2").treasure("red-1", "a2").under("blue", "Extra Arms")
    t.blue("take:red-1 dagger")
    assert t.where("red-1") == "blue"
    assert t.before("blue") == ["Dagger", "Extra Arms"]
    assert t.mp() == 2


@rules("26.8", "10.8")
@shows("Extra Arms")
def test_extra_arms_carry_one_treasure_at_most() -> None:
    t = Story(corridor("B . R")).treasure("red-1", "a2").treasure("red-2", "a2").under("blue", "Extra Arms")
    t.blue("take:red-1")
    assert t.where("red-2") == "a2"
    assert t.can("blue", "b2")
    assert not t.can("blue", "take:red-2")


@rules("26.8", "10.7")
def test_with_two_arms_a_treasure_ends_the_phase() -> None:
    t = Story(corridor("B . R")).lying("Dagger", "a2").treasure("red-1", "a2")
    t.blue("take:red-1")
    assert phase_over(t)
    assert t.in_square("a2") == ["Dagger"]


@rules("26.8")
def test_extra_arms_need_a_point_to_pick_up_anything() -> None:
    t = Story(corridor("B . R")).lying("Dagger", "a2").treasure("red-1", "a2").under("blue", "Extra Arms")
    with_points(t, 0)
    assert not t.can("blue", "take:dagger")
    assert not t.can("blue", "take:red-1")


@rules("26.8", "23.10")
def test_extra_arms_cannot_loosen_glue() -> None:
    t = Story(corridor("B . R"), blue=["Glue"]).lying("Dagger", "a2").lying("Master Key", "a2")
    t.under("blue", "Extra Arms")
    t.blue("glue dagger take:master-key")
    assert t.in_square("a2") == ["Dagger"]
    assert t.can("blue", "b2")


@rules("26.8", "7.10")
def test_with_extra_arms_items_take_no_room_in_the_hand() -> None:
    hand = ["Fireball", "Fireball", "Dispel", "Acid Bath", "Full Shield", "Windrider"]
    t = Story(corridor("B . R"), blue=hand).under("blue", "Extra Arms")
    t.lying("Dagger", "a2").lying("Master Key", "a2")
    t.blue("take:dagger master-key")
    assert len(t.hand("blue")) == 6
    t.blue("end:extra-arms")
    assert "drop:dagger" in t.options("blue")
    t.blue("drop:dagger")
    assert t.in_square("a2") == ["Dagger"]
    assert len(t.hand("blue")) == 6


@rules("26.8", "5.5")
def test_extra_arms_punch_every_wizard_in_reach() -> None:
    t = Story(corridor("B R Y . G")).under("blue", "Extra Arms")
    t.blue("b2 punch red")
    assert (t.life("red"), t.life("yellow"), t.life("green")) == (14, 14, 15)
    assert t.life("blue") == 15


@rules("26.8", "8.11")
def test_one_of_several_punched_wizards_may_evade() -> None:
    t = Story(corridor("B R Y"), rolls=[1]).under("blue", "Extra Arms").under("red", "Gnome Form")
    t.blue("b2 punch red")
    assert (t.life("red"), t.life("yellow")) == (15, 14)


@rules("26.8", "14.6")
def test_extra_arms_take_heavy_items_without_ending_the_phase() -> None:
    t = Story(corridor("B . R"), heavy_items="on").lying("Dagger", "a2").under("blue", "Extra Arms")
    t.blue("take:dagger")
    assert t.can("blue", "b2")


@rules("26.8", "8.14", "23.3")
def test_a_treasure_taken_by_extra_arms_can_be_warded() -> None:
    t = Story(corridor("B . R"), red=["Ward"], rolls=[4]).treasure("red-1", "a2").under("blue", "Extra Arms")
    t.blue("take:red-1").red("ward")
    assert t.life("blue") == 12
    assert t.where("red-1") == "blue"


@rules("26.8", "23.3")
def test_extra_arms_do_not_pick_up_again_for_the_same_point_a_treasure_dropped_for_a_ward() -> None:
    t = Story(corridor("B . R"), red=["Ward"], rolls=[1]).treasure("red-1", "a2").under("blue", "Extra Arms")
    t.lying("Dagger", "a2").blue("take:red-1").red("ward")
    assert t.options("blue") == {"done", "dagger"}
    t.blue("dagger")
    assert t.where("red-1") == "a2"
    assert t.mp() == 2


@rules("26.8", "23.3", "9.8")
def test_a_thief_killed_by_a_ward_picks_up_nothing_more_with_extra_arms() -> None:
    t = Story(corridor("B . R . Y"), red=["Ward"], rolls=[3]).treasure("red-1", "a2")
    t.under("blue", "Extra Arms", energy=3).lying("Dagger", "a2").lives("blue", 2)
    t.blue("take:red-1").red("ward")
    assert t.at("blue") == ""
    assert t.s.player == t.seat("red")
    assert t.in_square("a2") == ["Dagger"]


@rules("26.8", "13.2")
def test_with_extra_arms_there_is_room_to_draw_in_spite_of_items() -> None:
    hand = ["Fireball", "Dispel", "Acid Bath", "Full Shield"]
    t = Story(corridor("B . R"), blue=hand).under("blue", "Extra Arms", energy=2)
    t.carries("blue", "Dagger", "Master Key", "Bloodshard")
    t.blue("done done 2")
    assert len(t.hand("blue")) == 6


# -- Golem Form ------------------------------------------------------------------------------------------


@rules("26.9", "2.6")
@shows("Golem Form")
def test_a_golem_is_slow() -> None:
    t = Story(corridor("B . . R"), blue=["Golem Form"])
    t.blue("b2 c2")
    assert t.mp() == 1
    t.blue("golem-form")
    assert t.mp() == 0
    assert not t.can("blue", "b2")


@rules("26.9")
def test_a_golem_punches_for_two() -> None:
    t = Story(corridor("B R")).under("blue", "Golem Form")
    t.blue("punch red")
    assert t.life("red") == 13


@rules("26.9")
def test_a_golem_takes_two_less_of_all_damage() -> None:
    t = Story(corridor("B R"), blue=["Fireball"]).under("red", "Golem Form").under("blue", "Adrenaline")
    t.blue("fireball red")
    assert t.life("red") == 12
    t.blue("punch red")
    assert t.life("red") == 12


@rules("26.9", "9.3")
def test_a_golem_with_a_bloodshard_takes_three_less() -> None:
    t = Story(corridor("B R"), blue=["Fireball"]).under("red", "Golem Form").carries("red", "Bloodshard")
    t.blue("fireball red")
    assert t.life("red") == 13


@rules("26.9")
def test_a_golem_picks_up_a_treasure_for_a_point() -> None:
    t = Story(corridor("B . R")).treasure("red-1", "a2").under("blue", "Golem Form")
    t.blue("take:red-1")
    assert t.where("red-1") == "blue"
    assert t.mp() == 1
    assert t.can("blue", "b2")


@rules("26.9")
def test_a_golem_without_points_picks_up_no_treasure() -> None:
    t = with_points(Story(corridor("B . R")).treasure("red-1", "a2").under("blue", "Golem Form"), 0)
    assert not t.can("blue", "take:red-1")


@rules("26.9", "26.11", "26.14", "7.15")
@pytest.mark.parametrize("form", ["Golem Form", "Slime Form", "Werewolf Form"])
def test_some_forms_cast_only_counterspells(form: str) -> None:
    t = Story(corridor("B . R"), blue=["Full Shield", "Strength", "Zot!"], red=["Fireball"])
    t.under("blue", form, energy=3)
    assert not t.can("blue", "strength")
    assert not t.can("blue", "zot/hurt")
    t.done("blue").red("fireball blue").blue("full-shield")
    assert t.life("blue") == 15


@rules("26.9", "26.11", "26.14", "7.15")
@pytest.mark.parametrize("form", ["Golem Form", "Slime Form", "Werewolf Form"])
def test_some_forms_still_play_items_and_boost_their_speed(form: str) -> None:
    t = Story(corridor("B . R"), blue=["Dagger", "Energy 4", "Strength"]).under("blue", form, energy=3)
    before = t.mp()
    t.blue("dagger speed:energy-4")
    assert "Dagger" in t.before("blue")
    assert t.mp() == before + 4
    t.blue(f"end:{form.lower().replace(' ', '-')}")
    assert t.can("blue", "strength")


# -- Mad Dash --------------------------------------------------------------------------------------------


@rules("26.10")
@shows("Mad Dash")
def test_mad_dash_doubles_the_points_left() -> None:
    t = Story(corridor("B . . . . R"), blue=["Mad Dash"])
    t.blue("b2 mad-dash")
    assert t.mp() == 4


@rules("26.10", "2.5")
def test_mad_dash_also_doubles_an_earlier_boost() -> None:
    t = Story(corridor("B . R"), blue=["Mad Dash", "Energy 4"])
    t.blue("speed:energy-4 mad-dash")
    assert t.mp() == 14


@rules("26.10")
def test_mad_dash_drops_the_treasure_and_none_may_be_picked_up() -> None:
    t = Story(corridor("B . . R"), blue=["Mad Dash"]).treasure("red-1", "blue").treasure("red-2", "b2")
    t.blue("mad-dash")
    assert t.where("red-1") == "a2"
    assert not t.can("blue", "take:red-1")
    t.blue("b2")
    assert not t.can("blue", "take:red-2")


@rules("26.10", "26.5")
def test_after_mad_dash_stretch_takes_items_only() -> None:
    t = Story(corridor("B . . R"), blue=["Mad Dash", "Stretch"]).treasure("red-1", "b2").lying("Dagger", "c2")
    t.blue("mad-dash stretch/take")
    assert t.options("blue") == {"dagger"}


@rules("26.10", "26.8")
def test_after_mad_dash_extra_arms_take_items_only() -> None:
    t = Story(corridor("B . R"), blue=["Mad Dash"]).under("blue", "Extra Arms")
    t.lying("Dagger", "a2").treasure("red-1", "a2")
    t.blue("mad-dash take:dagger")
    assert t.where("red-1") == "a2"
    assert t.can("blue", "b2")


@rules("26.10", "26.12")
def test_after_mad_dash_no_treasure_is_torn_away_either() -> None:
    t = Story(corridor("B R"), blue=["Mad Dash"], rolls=[4]).under("blue", "Strength", energy=3)
    t.carries("red", "Dagger", "Lifestone").treasure("red-1", "red")
    t.blue("mad-dash b2 strength/tear red")
    assert t.options("blue") == {"dagger", "lifestone"}


@rules("26.10", "26.12", "6.8")
def test_after_mad_dash_there_is_nothing_to_tear_from_a_wizard_who_carries_only_a_treasure() -> None:
    t = Story(corridor("B R"), blue=["Mad Dash"], rolls=[4]).under("blue", "Strength", energy=3)
    t.treasure("red-1", "red").blue("mad-dash b2")
    assert not t.can("blue", "strength/tear")


@rules("26.10")
def test_in_the_next_turn_a_dasher_may_pick_up_treasures_again() -> None:
    t = Story(corridor("B . R"), blue=["Mad Dash"]).treasure("red-1", "blue")
    t.blue("mad-dash").done("blue").done("red")
    assert t.mp() == 3
    assert t.can("blue", "take:red-1")


# -- Slime Form ------------------------------------------------------------------------------------------


@rules("26.11")
def test_a_slime_flows_under_a_locked_door() -> None:
    t = Story(corridor(". . . . . B D . R"), blue=["Slime Form"])
    assert not t.can("blue", "g2")
    t.blue("slime-form g2")
    assert t.at("blue") == "g2"
    assert t.door("f2|g2")


@rules("26.11")
def test_a_slime_leaves_the_treasure_before_a_closed_door_but_keeps_items() -> None:
    t = Story(corridor(". . . . . B D . R")).under("blue", "Slime Form")
    t.treasure("red-1", "blue").carries("blue", "Dagger")
    t.blue("g2")
    assert t.where("red-1") == "f2"
    assert t.before("blue") == ["Dagger", "Slime Form"]


@rules("26.11")
def test_a_slime_leaves_the_treasure_before_its_own_door_too() -> None:
    t = Story(corridor("B D . R")).under("blue", "Slime Form").treasure("red-1", "blue")
    t.blue("b2")
    assert (t.at("blue"), t.where("red-1")) == ("b2", "a2")


@rules("26.11", "3.4")
def test_a_slime_carries_the_treasure_through_a_door_held_open() -> None:
    t = Story(corridor("B D . R")).under("blue", "Slime Form").treasure("red-1", "blue")
    t.blue("hold:a2|b2 b2")
    assert (t.at("blue"), t.where("red-1")) == ("b2", "blue")


@rules("26.11", "27.10")
def test_even_with_a_key_the_treasure_of_a_slime_stays_before_a_closed_door() -> None:
    t = Story(corridor(". . . . . B D . R")).under("blue", "Slime Form").treasure("red-1", "blue")
    t.carries("blue", "Master Key").blue("g2")
    assert t.where("red-1") == "f2"


@rules("26.11", "12.6")
def test_a_treasure_left_at_a_door_in_the_home_base_scores() -> None:
    t = Story(corridor("B D . R")).under("blue", "Slime Form").treasure("red-1", "blue").home("blue", "a2")
    t.blue("b2")
    assert t.points("blue") == 1


@rules("26.11", "3.6", "27.9")
def test_a_slime_flows_under_a_sealed_door() -> None:
    t = Story(corridor("B D . R")).under("blue", "Slime Form").stands("Seal Door", "a2|b2")
    t.blue("b2")
    assert t.at("blue") == "b2"


@rules("26.11")
def test_walls_and_stone_blocks_stop_a_slime() -> None:
    t = Story(corridor(". | B . R")).under("blue", "Slime Form").stands("Stone Block", "c2")
    assert not t.can("blue", "a2")
    assert not t.can("blue", "c2")


@rules("26.11")
@pytest.mark.parametrize("name", ["Rosebush", "Thornbush", "Dust Cloud", "Handful of Tacks"])
def test_objects_do_nothing_to_a_slime(name: str) -> None:
    t = Story(corridor("B . . R")).under("blue", "Slime Form")
    _ = t.lying(name, "b2") if name == "Handful of Tacks" else t.stands(name, "b2", by="red")
    t.blue("b2 c2")
    assert (t.at("blue"), t.life("blue"), t.stun("blue")) == ("c2", 15, 0)


@rules("26.11")
@shows("Slime Form")
def test_a_slime_hurts_wizards_each_time_it_flows_over_them() -> None:
    t = Story(corridor("B R Y")).under("blue", "Slime Form")
    together(t, "yellow", "b2").blue("b2")
    assert (t.life("red"), t.life("yellow")) == (14, 14)
    t.blue("a2 b2")
    assert (t.life("red"), t.life("yellow")) == (13, 13)


@rules("26.11", "5.4")
def test_a_slimes_damage_is_not_an_attack() -> None:
    t = (
        Story(corridor("B R Y"), red=["Invisible"], rolls=[1])
        .under("blue", "Slime Form")
        .under("red", "Gnome Form")
    )
    t.lives("red", 1).blue("b2")
    assert t.at("red") == ""
    assert t.points("blue") == 0


@rules("26.11")
def test_a_slime_cannot_attack() -> None:
    t = (
        Story(corridor("B R"), blue=["Zot!"])
        .under("blue", "Slime Form")
        .carries("blue", "Dagger", "Boomstone")
    )
    assert not t.can("blue", "punch")
    assert not t.can("blue", "zot/hurt")
    assert not t.can("blue", "dagger/stab")
    assert not t.can("blue", "boomstone/throw")


# -- Strength --------------------------------------------------------------------------------------------


@rules("26.12")
@shows("Strength")
def test_strength_doubles_physical_damage() -> None:
    t = Story(corridor("B R"), blue=["Strength", "Ka-Bong!"]).under("blue", "Adrenaline")
    t.blue("strength punch red ka-bong red")
    assert t.life("red") == 5


@rules("26.12")
def test_strength_does_not_double_magical_damage() -> None:
    t = Story(corridor("B R"), blue=["Fireball"]).under("blue", "Strength")
    t.blue("fireball red")
    assert t.life("red") == 10


@rules("26.12", "24.11")
def test_strength_doubles_the_fist_but_not_the_fire_on_it() -> None:
    t = Story(corridor("B R")).under("blue", "Strength").carries("blue", "Fire Cloak")
    t.blue("punch red")
    assert t.life("red") == 11


@rules("26.12", "9.3")
def test_strength_doubles_before_anything_is_taken_off() -> None:
    t = Story(corridor("B R"), blue=["Ka-Bong!"]).under("blue", "Strength").under("red", "Golem Form")
    t.blue("ka-bong red")
    assert t.life("red") == 9


@rules("26.12", "10.11")
def test_strength_doubles_damage_to_objects() -> None:
    t = Story(corridor("B . | R"), blue=["Ka-Bong!"]).under("blue", "Strength")
    t.blue("ka-bong b2|c2")
    assert t.cracks("b2|c2") == 2


@rules("26.12", "21.7")
def test_strength_doubles_the_fall_of_a_destroyed_wall() -> None:
    t = Story(corridor("B . | R"), blue=["Destroy Wall"]).under("blue", "Strength")
    t.blue("destroy-wall b2|c2")
    assert t.life("red") == 11


@rules("26.12", "26.2")
def test_strength_doubles_disease() -> None:
    t = Story(corridor("B R")).under("blue", "Strength").under("blue", "Disease")
    t.blue("b2")
    assert t.life("red") == 9


@rules("26.12", "26.11")
def test_strength_doubles_the_slime() -> None:
    t = Story(corridor("B R")).under("blue", "Strength").under("blue", "Slime Form")
    t.blue("b2")
    assert t.life("red") == 13


@rules("26.12")
def test_strength_does_not_double_the_thorns_of_a_rosebush() -> None:
    t = Story(corridor("B R . .")).stands("Rosebush", "c2").under("blue", "Strength", energy=2)
    t.done("blue").red("c2")
    assert t.life("red") == 12


@rules("26.12")
def test_the_strong_do_not_take_twice_the_damage() -> None:
    t = Story(corridor("B R")).under("red", "Strength")
    t.blue("punch red")
    assert t.life("red") == 14


@rules("26.12")
@pytest.mark.parametrize(("face", "carrier"), [(1, "red"), (2, "blue"), (4, "blue")])
def test_strength_tears_a_treasure_away_on_two_to_four(face: int, carrier: str) -> None:
    t = Story(corridor("B R"), rolls=[face]).under("blue", "Strength").treasure("red-1", "red")
    t.blue("b2 strength/tear red")
    assert t.where("red-1") == carrier
    assert not t.can("blue", "punch")


@rules("26.12")
def test_strength_tears_an_item_away() -> None:
    t = Story(corridor("B R"), rolls=[3]).under("blue", "Strength").carries("red", "Dagger", "Master Key")
    t.blue("b2 strength/tear red dagger")
    assert t.before("blue") == ["Dagger", "Strength"]
    assert t.before("red") == ["Master Key"]


@rules("26.12")
def test_tearing_needs_the_same_square_and_no_treasure_in_hand() -> None:
    t = Story(corridor("B R")).under("blue", "Strength").carries("red", "Dagger")
    assert not t.can("blue", "strength/tear")
    together(t, "red", "a2")
    assert t.can("blue", "strength/tear")
    t.treasure("red-1", "blue")
    assert not t.can("blue", "strength/tear")


@rules("26.12", "8.7")
def test_tearing_can_be_evaded() -> None:
    t = Story(corridor("B R"), rolls=[2, 4]).under("blue", "Strength").carries("red", "Dagger")
    t.under("red", "Gnome Form").blue("b2 strength/tear red")
    assert t.before("red") == ["Dagger", "Gnome Form"]
    assert t.asked() == {"blue"}
    assert not t.can("blue", "punch")


@rules("26.12", "21.1")
def test_a_full_shield_does_not_stop_tearing_as_it_is_not_a_spell() -> None:
    t = Story(corridor("B R"), red=["Full Shield"], rolls=[2]).under("blue", "Strength")
    t.carries("red", "Dagger").blue("b2 strength/tear red")
    assert t.before("blue") == ["Dagger", "Strength"]


@rules("26.12", "22.5")
def test_a_homunculus_does_not_help_against_being_torn_at_in_the_same_square() -> None:
    t = Story(corridor("B R"), rolls=[2]).under("blue", "Strength").carries("red", "Dagger")
    t.under("red", "Homunculus", energy=3).blue("b2 strength/tear red")
    assert t.before("blue") == ["Dagger", "Strength"]


# -- Wallivore -------------------------------------------------------------------------------------------


@rules("26.13")
@shows("Wallivore")
def test_wallivore_eats_a_wall_and_heals() -> None:
    t = Story(corridor("B | . R"), blue=["Wallivore"]).lives("blue", 10)
    t.blue("wallivore a2|b2")
    assert not t.wall("a2|b2")
    assert t.life("blue") == 12
    t.blue("b2")
    assert t.at("blue") == "b2"


@rules("26.13", "9.1")
def test_wallivore_heals_up_to_twenty() -> None:
    t = Story(corridor("B | . R"), blue=["Wallivore"]).lives("blue", 19)
    t.blue("wallivore a2|b2")
    assert t.life("blue") == 20


@rules("26.13", "3.10", "10.12")
def test_wallivore_eats_only_inner_stone_walls_next_to_one() -> None:
    t = Story(corridor("B D . | R"), blue=["Wallivore"]).stands("Wall of Fire", "b2|b3")
    t.blue("wallivore")
    assert t.options("blue") == {"a1|a2", "a2|a3"}


@rules("26.13", "10.18")
def test_wallivore_eats_a_created_wall_and_its_spell_ends() -> None:
    t = Story(corridor("B . R"), blue=["Wallivore"]).stands("Create Wall", "a2|b2", by="red")
    t.blue("wallivore a2|b2")
    assert t.discards("Create Wall")
    assert not t.wall("a2|b2")


# -- Werewolf Form ---------------------------------------------------------------------------------------


@rules("26.14", "2.6")
@shows("Werewolf Form")
def test_a_werewolf_is_fast() -> None:
    t = Story(corridor("B . . R"), blue=["Werewolf Form"])
    t.blue("b2 werewolf-form")
    assert t.mp() == 3
    t.blue("end:werewolf-form")
    assert t.mp() == 2


@rules("26.14")
@pytest.mark.parametrize("face", [1, 4])
def test_a_werewolf_claws_as_hard_as_the_die_says(face: int) -> None:
    t = Story(corridor("B R"), rolls=[face]).under("blue", "Werewolf Form")
    t.blue("punch red")
    assert t.life("red") == 15 - face


@rules("26.14", "26.12")
def test_a_strong_werewolf_claws_twice_as_hard() -> None:
    t = Story(corridor("B R"), rolls=[3]).under("blue", "Werewolf Form").under("blue", "Strength")
    t.blue("punch red")
    assert t.life("red") == 9
