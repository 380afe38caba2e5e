"""Refusals of targets name the right reason and paragraph."""

from __future__ import annotations

from guildhall.wizwar.aiming import EVERYWHERE, eye
from guildhall.wizwar.board import line_named
from guildhall.wizwar.book import WAYS, Eye
from guildhall.wizwar.printed import CASTER
from tests.citing import rules
from tests.wizwar.story import Story
from tests.wizwar.texts import why


@rules("4.1", "4.4", "5.7")
def test_targets_out_of_sight_and_the_caster() -> None:
    t = Story("B . R | Y", blue=["Thought Steal"], players=3)
    t.blue("thought-steal")
    why(t, "yellow", "4.1", "unseen")
    why(t, "blue", "5.7", "yourself")
    why(t, "green", "0.3", "no-colour")
    why(t, "c1", "25.7", "not-a-square")
    why(t, "red-1", "5.11", "attacks-treasure")
    t = Story("B . R | Y | .", blue=["Create Wall"], players=3)
    t.blue("create-wall")
    why(t, "i1|j1", "4.4", "unseen")
    why(t, "c1|d1", "10.16", "line-taken")
    why(t, "a1|a0", "21.6", "unknown")


@rules("4.9")
def test_a_target_that_is_not_adjacent() -> None:
    t = Story("B R . Y", players=3)
    t.blue("punch")
    why(t, "yellow", "4.9", "not-adjacent")


@rules("4.6")
def test_bushes_hide() -> None:
    t = Story("B R . Y", blue=["Thought Steal"], players=3).stands("Rosebush", "d1")
    t.blue("thought-steal")
    why(t, "yellow", "4.6", "hidden")
    t = Story("B R", blue=["Thought Steal"]).stands("Rosebush", "a1")
    why(t, "thought-steal", "4.6", "blind")


@rules("24.6")
def test_fog_shortens_sight() -> None:
    t = Story("B R . Y", blue=["Thought Steal"], players=3).everywhere("Fog", energy=3)
    t.blue("thought-steal")
    why(t, "yellow", "24.6", "fog")


@rules("24.7")
def test_nobody_attacks_mist() -> None:
    t = Story("B R . Y", blue=["Thought Steal"], players=3).under("yellow", "Mist Body", energy=3)
    t.blue("thought-steal")
    why(t, "yellow", "24.7", "mist")


@rules("10.15")
def test_squares_where_nothing_can_be_created() -> None:
    t = Story("B . . R", blue=["Rosebush"]).home("red", "b1")
    t.blue("rosebush")
    why(t, "b1", "10.15", "home-base")
    why(t, "d1", "10.15", "square-full")
    why(t, "j9", "0.4", "no-square")
    why(t, "red", "23.11", "not-a-target")


@rules("3.10")
def test_walls_that_are_not_next_to_the_caster() -> None:
    t = Story("B | . | R", blue=["Wallivore"])
    t.blue("wallivore")
    why(t, "b1|c1", "3.10", "not-beside")


@rules("25.10")
def test_astral_squares() -> None:
    t = Story("B . | . . . R", blue=["Astral Projection", "Thought Steal"]).lying("Dagger", "d1")
    t.blue("astral-projection")
    why(t, "e1", "25.10", "astral-far")
    why(t, "d1", "25.10", "astral-full")
    why(t, "b1", "25.10", "astral-useless")
    assert why(t, "red", "25.10", "other").startswith("First choose a square (")
    why(t, "fog", "25.10", "other")


@rules("4.6", "6.12", "22.15")
def test_targets_hidden_from_a_bush_or_behind_a_wall() -> None:
    t = Story("B R . Y", blue=["Thought Steal"]).stands("Rosebush", "a1")
    t.s.at[1] = t.s.at[0]
    t.again().blue("thought-steal")
    why(t, "yellow", "4.6", "blind")
    t = Story("B . | R", blue=["Dispel"]).stands("Rosebush", "b1").under("red", "Invisible", energy=3)
    t.lying("Dagger", "a1").blue("dispel")
    why(t, "invisible", "6.12", "spell-unseen")
    assert why(t, "dagger", "21.8", "no-spell").startswith("Only spells can be ended like this")
    t = Story("B . | R", blue=["Booby Trap"]).carries("blue", "Universal Solvent")
    t.blue("booby-trap b1 d3 e3 e4 trap@b1 universal-solvent/throw")
    why(t, "trap@d3", "4.1", "unseen")
    why(t, "trap@e5", "22.15", "unknown")


@rules("10.1", "10.12", "26.5", "23.10", "5.11")
def test_things_and_treasures_that_are_not_targets() -> None:
    t = Story("B . . | R", blue=["Glue"]).lying("Dagger", "b1").carries("red", "Large Rock")
    t.treasure("red-1", "red").treasure("red-2", "d1").treasure("blue-1", "blue").blue("glue")
    why(t, "red-2", "4.1", "unseen")
    why(t, "red-1", "10.1", "carried-target")
    rock = why(t, "large-rock", "10.1", "carried-target")
    assert rock == "You can’t target Ben’s Large Rock while Ben is carrying it."
    why(t, "fog", "6.8", "not-on-table")
    t = (
        Story("B . R", blue=["Stretch"])
        .lying("Dagger", "b1")
        .treasure("red-1", "blue")
        .treasure("red-2", "b1")
    )
    why(t.blue("stretch/take"), "red-2", "10.8", "second-treasure")
    t = Story("B . R", blue=["Fireball"]).lying("Dagger", "b1").carries("red", "Large Rock").blue("fireball")
    why(t, "dagger", "10.12", "unbreakable")
    why(t, "large-rock", "10.1", "carried-target")
    why(t, "sector:red", "24.1", "not-a-target")
    t = Story("B . . R", blue=["Fireball"]).stands("Create Wall", "b1|c1", by="red").blue("fireball")
    by_place = why(t, "create-wall", "10.12", "by-place")
    assert by_place == "Say “b1|c1” to choose the wall b1|c1 that Ben created."
    t.blue("b1|c1")
    t = Story("B . R", blue=["Adrenaline"]).lying("Dagger", "b1").blue("adrenaline")
    why(t, "dagger", "26.6", "not-a-target")
    why(t, "red-1", "26.6", "not-a-target")


@rules("9.8", "27.3", "26.12", "21.3", "27.5", "6.10")
def test_wizards_who_are_not_targets() -> None:
    t = Story("B R Y", blue=["Globe of Pain"]).blue("globe-of-pain")
    t.s.at[2] = -1
    why(t.again(), "yellow", "9.8", "dead-target")
    t = Story("B R . . . . . . . Y", blue=["Globe of Pain"]).blue("globe-of-pain")
    assert why(t, "yellow", "27.3", "globe-far") == "Cleo (yellow) is more than six steps away from you."
    t = Story("B . R Y", blue=["Drop Object"]).carries("red", "Dagger").blue("drop-object")
    why(t, "yellow", "21.3", "target-empty-handed")
    t = Story("B . R Y").under("blue", "Strength").carries("red", "Dagger").carries("yellow", "Large Rock")
    t.s.at[1] = t.s.at[0]
    t.again().blue("strength/tear")
    why(t, "yellow", "26.12", "tear-far")
    t = Story("B . R", blue=["Create Wall"]).blue("create-wall")
    why(t, "red", "21.6", "not-a-target")
    why(t, "blue", "6.10", "yourself")


@rules("24.8", "24.10", "25.9", "6.10")
def test_squares_that_are_not_targets() -> None:
    t = Story("B . . . . . . R", blue=["Teleport"]).stands("Stone Block", "b1").blue("teleport")
    why(t, "b1", "24.8", "blocked-square")
    assert "goes four steps at most" in why(t, "g1", "25.9", "teleport-far")
    t = Story("B . | . R", blue=["Windrider"]).blue("windrider")
    why(t, "c1", "24.10", "windrider")
    t = Story("B . . R", blue=["Heave-Ho"]).treasure("red-1", "blue").blue("heave-ho")
    why(t, "d1", "6.10", "square-full")


@rules("23.2", "10.16", "21.7", "26.13")
def test_lines_that_are_not_targets() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Wall of Earth"]).blue("fireball red").red("wall-of-earth")
    why(t, "f1|g1", "23.2", "no-barrier")
    why(t, "d1|e1", "10.16", "line-taken")
    t = Story("B . D . R", blue=["Destroy Wall"]).blue("destroy-wall")
    why(t, "a1|b1", "21.7", "nothing-stands")
    t = Story("B D . | . R", blue=["Wallivore"]).blue("wallivore")
    why(t, "a1|b1", "26.13", "nothing-stands")


@rules("3.6", "3.10", "21.9", "27.9")
def test_doors_that_need_no_lock_picked() -> None:
    drawing = "+---+---+---+\n| . | R D . |\n+---+-D-+---+\n| . D .   B |\n+---+---+---+"
    t = Story(drawing, red=["Pick Lock"]).stands("Seal Door", "b1|b2")
    t.red("pick-lock")
    why(t, "b1|b2", "3.6", "sealed")
    why(t, "a2|b2", "3.10", "not-beside")
    why(t, "a1|b1", "21.9", "no-door")
    t = Story(drawing, red=["Pick Lock"])
    line = line_named("b1|b2")
    assert line is not None
    t.s.held = ((line, 1),)
    assert why(t.again().red("pick-lock"), "b1|b2", "21.9", "open-already").startswith(
        "You can already go through"
    )


@rules("6.9")
def test_a_card_that_concerns_its_caster_is_never_out_of_range() -> None:
    t = Story("B . | . R").stands("Dust Cloud", "a1")
    here = t.square("a1")
    everything = Eye(0, here, EVERYWHERE, EVERYWHERE, EVERYWHERE, -1)
    ways = [way for way in WAYS if way.reach == CASTER and way.aim is not None]
    assert {way.slug for way in ways} == {"teleport", "windrider"}
    for way in ways:
        assert way.aim is not None
        assert way.aim(t.s, eye(t.s, way, 0, here)) == way.aim(t.s, everything) != []
