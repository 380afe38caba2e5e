"""Reasons why a card can't be played are true of the whole card, and as exact as possible."""

from __future__ import annotations

import pytest

from tests.citing import rules
from tests.wizwar.bare_boards import ring
from tests.wizwar.story import Story
from tests.wizwar.texts import refused, why
from tests.wizwar.wandering import GAME


def explained(t: Story, wish: str) -> str:
    """Return why a whole wish of blue isn't legal, in words."""
    refusal = GAME.explain(t.s, 0, wish, whole=True)
    assert refusal is not None
    return refused(refusal)


# -- the whole card --------------------------------------------------------------------------------------

WHICH = "Say which one you mean: "
IN_FULL = "Say it in full: "


@rules("1.7", "21.4")
def test_a_card_with_two_ways_that_are_both_open() -> None:
    t = Story("B R", blue=["Zot!"])
    assert explained(t, "zot") == f"{WHICH}zot/hurt or zot/stun."


@rules("1.7", "21.4")
def test_a_card_of_which_one_way_is_open() -> None:
    t = Story("B | R", blue=["Zot!"])
    assert explained(t, "zot") == f"{IN_FULL}zot/hurt."
    assert explained(t, "zot/stun") == "There’s no target for Zot! (stun) in sight."


@rules("1.7", "27.11")
def test_an_item_that_can_be_used_in_two_ways() -> None:
    t = Story("B . R").carries("blue", "Dagger")
    assert explained(t, "dagger") == f"{WHICH}dagger/stab or dagger/throw."


@rules("1.7", "26.5")
def test_a_card_with_three_ways() -> None:
    t = Story("B . R", blue=["Stretch"]).carries("blue", "Lifestone").lying("Dagger", "b1")
    assert explained(t, "stretch") == f"{WHICH}stretch/punch, stretch/take or stretch/drop."


@rules("1.7", "10.5", "10.3", "3.4", "3.5", "23.13", "2.5", "7.4")
def test_an_act_that_is_possible_with_something() -> None:
    t = Story("B D . R", blue=["Energy 4"]).carries("blue", "Dagger").lying("Large Rock", "a1")
    t.under("blue", "Strength").treasure("red-1", "a1")
    for verb, words in (
        ("drop", "drop:dagger"),
        ("drop:", "drop:dagger"),
        ("hold", "hold:a1|b1"),
        ("end", "end:strength"),
        ("speed", "speed:energy-4"),
    ):
        assert explained(t, verb) == f"{IN_FULL}{words}."
    assert explained(t, "take") == f"{WHICH}take:large-rock or take:red-1."
    assert explained(t.blue("hold:a1|b1"), "close") == f"{IN_FULL}close:a1|b1."
    t = Story("B . R").lying("Handful of Tacks", "b1")
    assert explained(t, "gather") == f"{IN_FULL}gather:handful-of-tacks."


@rules("8.2", "22.11")
def test_an_answer_by_the_name_of_its_card() -> None:
    t = Story("R B", red=["Fireball"]).carries("blue", "Null Powder").red("fireball blue")
    assert explained(t, "null-powder") == f"{IN_FULL}null-powder/counter."


@rules("21.8")
def test_a_target_of_which_there_are_two() -> None:
    t = Story("+---+---+\n| B   . |\n+   +---+\n| .   R |\n+---+---+", blue=["Dispel"])
    t.stands("Rosebush", "b1", by="red").stands("Rosebush", "a2", by="red").blue("dispel")
    assert explained(t, "rosebush") == f"{WHICH}rosebush#0 or rosebush#1."


@rules("5.2", "5.1", "4.6")
def test_a_reason_for_all_ways_is_given_for_the_card() -> None:
    assert explained(Story("B R", blue=["Zot!"], turn=1), "zot") == "You can’t attack on your first turn."
    t = Story("B . R", blue=["Zot!"]).stands("Dust Cloud", "a1", by="red")
    assert "Zot! (" not in why(t, "zot", "4.6", "blind")
    t = Story("B | R", blue=["Fireball"]).carries("blue", "Dagger").blue("fireball a1|b1")
    why(t, "dagger", "5.1", "attacked")


@rules("26.5", "5.2", "6.8")
def test_different_reasons_are_given_one_after_another() -> None:
    t = Story("B . R", blue=["Stretch"], turn=1)
    assert explained(t, "stretch") == (
        "You can’t attack on your first turn. "
        "There’s no target for Stretch (pick up) in sight. You aren’t carrying anything to put down."
    )
    t = Story("B | R", blue=["Stretch"])
    assert explained(t, "stretch") == (
        "There’s no target for Stretch (punch) in sight. "
        "There’s no target for Stretch (pick up) in sight. You aren’t carrying anything to put down."
    )


@rules("6.13", "6.8", "5.1")
def test_reasons_for_a_spell_that_is_to_be_helped() -> None:
    hand = ["Around the Corner", "Zot!", "Create Wall", "Stretch"]
    t = Story("B . | R", blue=hand).blue("around-the-corner")
    assert explained(t, "zot") == f"{IN_FULL}zot/hurt."
    assert explained(t, "stretch") == (
        "Even with that help, Stretch (punch) has no target in range. "
        "Even with that help, Stretch (pick up) has no target in range. "
        "You aren’t carrying anything to put down."
    )


# -- exact reasons ---------------------------------------------------------------------------------------


@rules("10.15")
def test_the_only_square_in_sight_is_a_home_base() -> None:
    t = Story("B . | R", blue=["Rosebush"]).home("red", "b1")
    assert why(t, "rosebush", "10.15", "home-base") == "b1 is a home base, and nothing can be created there."
    t = Story("B R", blue=["Rosebush"]).home("red", "b1")
    why(t, "rosebush", "6.8", "no-target")


@rules("27.3")
def test_the_only_wizard_is_seven_steps_away() -> None:
    t = Story("B . . . . . . R", blue=["Globe of Pain"])
    assert why(t, "globe-of-pain", "27.3", "globe-far") == "Ben (red) is more than six steps away from you."


@rules("3.6", "21.9")
def test_the_only_door_is_sealed() -> None:
    t = Story("R D . B", red=["Pick Lock"]).stands("Seal Door", "a1|b1", by="blue")
    why(t, "pick-lock", "3.6", "sealed")
    t = Story("B D . R", blue=["Pick Lock"])
    why(t, "pick-lock", "21.9", "open-already")
    why(Story("B . D . R", blue=["Pick Lock"]), "pick-lock", "6.8", "no-target")


@rules("14.7", "21.8", "22.11")
def test_the_only_spell_is_the_casters_own_creation() -> None:
    t = Story("B . R", blue=["Dispel"], permanent_creations="on").stands("Rosebush", "b1")
    t.carries("blue", "Null Powder")
    assert "you can’t end Rosebush" in why(t, "dispel", "14.7", "permanent")
    why(t, "null-powder/end", "14.7", "permanent")
    t = Story("B . R", blue=["Dispel"], permanent_creations="on").stands("Rosebush", "b1")
    t.under("blue", "Strength").blue("dispel")
    why(t, "rosebush", "14.7", "permanent")


@rules("14.7", "23.7")
def test_the_only_spell_is_the_casters_own_trap() -> None:
    t = Story("B . R", blue=["Booby Trap", "Dispel"], permanent_creations="on")
    t.blue("booby-trap b1 d3 e3 e4 trap@b1")
    why(t, "dispel", "14.7", "permanent")
    t.under("blue", "Strength").blue("dispel")
    why(t, "trap@b1", "14.7", "permanent")


@rules("24.7", "4.6")
def test_the_only_wizard_in_sight_is_mist_or_hidden() -> None:
    t = Story("B . R", blue=["Thought Steal"]).under("red", "Mist Body", energy=3)
    assert why(t, "thought-steal", "24.7", "mist") == "Ben (red) is mist and can’t be attacked."
    t = Story("B R", blue=["Thought Steal"]).stands("Rosebush", "b1", by="red")
    why(t, "thought-steal", "4.6", "hidden")
    why(t, "punch", "4.6", "hidden")


@rules("21.3", "27.5", "26.12")
def test_the_only_wizard_in_reach_has_nothing_to_lose() -> None:
    t = Story("B . R", blue=["Drop Object", "Yoink!"])
    assert "isn’t carrying anything" in why(t, "drop-object", "21.3", "target-empty-handed")
    why(t, "yoink", "27.5", "target-empty-handed")
    t = Story("B R").under("blue", "Strength").carries("red", "Dagger")
    why(t, "strength/tear", "26.12", "tear-far")


@rules("23.10", "27.7", "10.3", "10.8", "26.10")
def test_nothing_in_sight_can_be_picked_up() -> None:
    t = Story("B . | R", blue=["Stretch"]).lying("Dagger", "b1")
    t.s.mp = 0
    why(t.again(), "stretch/take", "10.3", "take-points")
    t = Story("B . | R", blue=["Stretch", "Glue"]).lying("Dagger", "b1").blue("glue dagger")
    assert why(t, "stretch/take", "23.10", "glued").endswith("Glue holds it.")
    t = Story("B . | R", blue=["Stretch"]).lying("Dagger", "b1").everywhere("Gravity", energy=2)
    why(t, "stretch/take", "27.7", "gravity")
    t = Story("B . | R", blue=["Stretch"]).treasure("red-1", "blue").treasure("red-2", "b1")
    why(t, "stretch/take", "10.8", "second-treasure")


@rules("26.7", "23.6")
def test_there_is_no_room_for_a_big_man() -> None:
    t = Story("B . R Y", blue=["Swap"]).under("blue", "Big Man Form", energy=3)
    t.s.at[2] = t.s.at[1]
    assert "no room for both" in why(t.again(), "swap", "26.7", "crowded")


@rules("23.13", "4.6", "23.10")
def test_tacks_that_cannot_be_gathered() -> None:
    t = Story("B . R").lying("Handful of Tacks", "b1").stands("Dust Cloud", "a1", by="red")
    why(t, "gather:", "4.6", "gather-blind")
    t = Story("B . R").lying("Handful of Tacks", "b1").stands("Rosebush", "b1", by="red")
    why(t, "gather:handful-of-tacks", "4.6", "hidden")
    t = Story("B . R", red=["Glue"]).lying("Handful of Tacks", "b1").done("blue")
    t.red("glue handful-of-tacks").done("red")
    why(t, "gather:", "23.10", "glued")
    t = Story("B . R").lying("Handful of Tacks", "a1")
    why(t, "gather:", "23.13", "gather-far")


# -- a wall for a Visionstone ----------------------------------------------------------------------------


@rules("22.16")
@pytest.mark.parametrize(
    ("word", "name"), [("a3|b3", "not-through"), ("i3|j3", ""), ("red", "other"), ("c3", "other")]
)
def test_the_wall_through_which_a_spell_goes(word: str, name: str) -> None:
    t = Story(ring(". . B . | . R . . . | ."), blue=["Stone Dead"]).carries("blue", "Visionstone")
    t.blue("stone-dead red")
    if name:
        why(t, word, "22.16", name)
    else:
        assert t.can("blue", word)
