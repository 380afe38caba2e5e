"""Stories of attacks, answers, damage, stun and death (rules 5, 8 and 9)."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.wizwar import kinds
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.cast import Cast
from guildhall.wizwar.stack.declare import Window
from guildhall.wizwar.targets import NOWHERE, WIZARD
from tests.citing import rules
from tests.wizwar.bare_boards import hall
from tests.wizwar.story import Story

AROUND = """
    +---+---+---+
    | R   .   . |
    +---+---+   +
    | .   .   B |
    +---+---+---+
"""


# -- chapter 5 -------------------------------------------------------------------------------------------


@rules("5.1")
def test_a_wizard_may_make_one_attack_in_each_of_their_turns() -> None:
    t = Story("B R", blue=["Fireball", "Zot!"])
    t.blue("punch red")
    assert not {"fireball", "zot/hurt", "zot/stun", "punch"} & t.options("blue")
    t.done("blue").done("red")
    assert {"fireball", "zot/hurt", "zot/stun", "punch"} < t.options("blue")


@rules("5.2")
def test_no_attack_is_allowed_in_the_first_turn() -> None:
    t = Story("B R", turn=1, blue=["Fireball", "Waterbolt"]).carries("blue", "Dagger")
    assert not {"fireball", "waterbolt", "punch", "dagger/stab", "dagger/throw"} & t.options("blue")


@rules("5.2", "21.7")
def test_neutral_spells_that_hurt_may_be_cast_in_the_first_turn() -> None:
    t = Story(". B | R", turn=1, blue=["Destroy Wall"])
    t.blue("a1 destroy-wall b1|c1")
    assert t.life("red") == 13


@rules("5.3")
def test_a_thrown_stone_spike_is_the_attack_of_the_turn() -> None:
    t = Story("B R", blue=["Stone Spikes"])
    t.blue("stone-spikes stone-spikes/throw red")
    assert t.life("red") == 12
    assert not {"stone-spikes/throw", "punch"} & t.options("blue")


@rules("5.3", "26.12")
def test_tearing_a_thing_away_is_the_attack_of_the_turn() -> None:
    t = Story("B R", rolls=[1]).under("blue", "Strength", energy=2).carries("red", "Dagger")
    t.blue("b1 strength/tear red")
    assert t.before("red") == ["Dagger"]
    assert not t.can("blue", "punch")


@rules("5.3")
def test_striking_and_throwing_an_item_are_attacks() -> None:
    for way in ("stab", "throw"):
        t = Story("B R").carries("blue", "Dagger")
        t.blue(f"dagger/{way} red")
        assert t.life("red") == 12
        assert not t.can("blue", "punch")


@rules("5.4", "23.11")
def test_harm_from_an_object_cannot_be_answered_as_an_attack() -> None:
    t = Story("B . R", blue=["Teleport", "Pain Link", "Invisible"]).stands("Rosebush", "b1", by="red")
    t.blue("b1")
    assert t.life("blue") == 12
    assert t.life("red") == 15


@rules("5.4", "9.11", "21.7")
def test_harm_from_a_neutral_spell_spends_no_attack_and_gives_no_credit() -> None:
    t = Story("B | R Y", blue=["Destroy Wall"], red=["Zot!"]).lives("red", 2)
    t.blue("destroy-wall a1|b1")
    assert t.at("red") == ""
    assert t.points("blue") == 0
    assert t.hand("blue") == []
    assert t.discards("Zot!")
    t.blue("b1 punch yellow")
    assert t.life("yellow") == 14


@rules("5.5", "26.8")
def test_the_punch_of_extra_arms_hits_everybody_in_reach() -> None:
    t = Story("R B Y").under("red", "Extra Arms", energy=2)
    t.red("b1 punch blue")
    assert (t.life("blue"), t.life("yellow"), t.life("red")) == (14, 14, 15)


@pytest.mark.parametrize("edition", ["rulebook", "faq"])
@pytest.mark.parametrize("words", ["fire-darts mightstone red yellow", "psychic-storm d1 mightstone"])
@rules("5.5", "23.4", "25.5")
def test_darts_and_storms_may_hit_several_wizards_in_both_editions(words: str, edition: str) -> None:
    t = Story("B . R Y .", blue=["Fire Darts", "Psychic Storm", "Mightstone"], edition=edition)
    t.blue(words)
    assert t.life("red") == t.life("yellow") < 15
    assert not t.can("blue", "fire-darts")
    assert not t.can("blue", "psychic-storm")


@pytest.mark.parametrize("edition", ["rulebook", "faq"])
@rules("5.5", "24.2")
def test_one_lightning_bolt_may_hit_several_wizards_in_both_editions(edition: str) -> None:
    t = Story("B . R Y .", blue=["Lightning Bolt", "Energy 4"], edition=edition)
    t.blue("lightning-bolt east energy-4")
    assert (t.life("red"), t.life("yellow")) == (12, 12)
    assert (t.stun("red"), t.stun("yellow")) == (1, 1)


@rules("5.6")
def test_a_punch_needs_no_card_and_does_one_damage_in_the_same_or_an_adjacent_square() -> None:
    t = Story("B R .")
    t.blue("punch red")
    assert t.life("red") == 14
    t.done("blue").red("a1 punch blue")
    assert t.life("blue") == 14


@rules("5.6")
def test_walls_and_objects_cannot_be_punched() -> None:
    t = Story("B | . R").stands("Rosebush", "b1", by="red")
    assert not t.can("blue", "punch")


@rules("5.7")
def test_nobody_may_attack_themselves() -> None:
    t = Story("B . R", blue=["Fireball", "Ka-Bong!"])
    t.blue("fireball")
    assert "blue" not in t.options("blue")


@rules("5.7", "24.2")
def test_lightning_may_come_back_to_its_caster() -> None:
    t = Story("B . | . R", blue=["Lightning Bolt", "Energy 4"])
    t.blue("lightning-bolt east energy-4")
    assert t.life("blue") == 15 - 6
    assert t.stun("blue") == 1


@rules("5.7", "9.10", "9.11")
def test_nobody_gets_credit_for_their_own_death() -> None:
    t = Story("B . | R Y", blue=["Waterbolt", "Zot!"]).lives("blue", 1)
    t.blue("waterbolt blue 1")
    assert t.at("blue") == ""
    assert t.s.kills == [0, 0, 0]
    assert t.discards("Zot!")


@rules("5.8")
def test_an_attack_hits_without_any_roll() -> None:
    t = Story("B . R", blue=["Fireball"])
    t.blue("fireball red")
    assert t.life("red") == 10
    assert t.s.tape.drawn == []


@rules("5.9", "8.6", "21.1")
def test_blue_casts_fireball_at_green_who_cancels_it_with_full_shield() -> None:
    t = Story("B . G", blue=["Fireball", "Zot!"], green=["Full Shield"])
    t.blue("fireball green").green("full-shield")
    assert t.life("green") == 15
    assert t.discards("Fireball", "Full Shield")
    assert not {"zot/hurt", "zot/stun", "punch"} & t.options("blue")


@rules("5.10", "22.2")
def test_a_lasting_attack_spell_uses_up_the_attack_only_in_the_turn_of_casting() -> None:
    t = Story("B R", blue=["Acid Bath", "Energy 5"])
    t.blue("acid-bath red energy-5")
    assert not t.can("blue", "punch")
    t.done("blue").done("red")
    assert t.life("red") == 13
    assert t.can("blue", "punch")


@rules("5.11", "10.12")
def test_a_wall_or_a_door_may_be_attacked_but_no_treasure() -> None:
    t = Story("B D . R", blue=["Fireball"]).treasure("red-1", "a1")
    t.blue("fireball")
    assert "a1|b1" in t.options("blue")
    assert "red-1" not in t.options("blue")


# -- chapter 8: who may answer what ----------------------------------------------------------------------


@rules("8.1")
def test_a_counterspell_may_be_used_during_ones_own_turn_if_there_is_something_to_answer() -> None:
    t = Story("B | . R", blue=["Destroy Wall", "Shield"])
    t.blue("destroy-wall a1|b1 shield")
    assert t.life("blue") == 15


@rules("8.2", "21.1")
def test_full_shield_does_nothing_against_a_punch_or_a_thrown_item() -> None:
    t = Story("B R", red=["Full Shield", "Backlash", "Absorb Spell"]).carries("blue", "Large Rock")
    t.blue("large-rock/throw red")
    assert t.life("red") == 13


@rules("8.2")
def test_against_a_punch_only_answers_to_attacks_are_offered() -> None:
    answers = ["Teleport", "Gnome Form", "Invisible", "Featherweight", "Pain Link", "Flood", "Full Shield"]
    t = Story("B R . .", red=answers)
    t.blue("punch red")
    offered = {"pass", "teleport", "gnome-form", "invisible", "featherweight", "pain-link", "flood"}
    assert t.options("red") == offered


@rules("8.2")
def test_a_spell_aimed_at_another_is_answered_only_by_answers_to_any_spell() -> None:
    t = Story("B R Y", blue=["Fireball"], red=["Full Shield", "Backlash", "Teleport", "Absorb Spell"])
    t.blue("fireball yellow")
    assert t.options("red") == {"pass", "absorb-spell"}


@rules("8.2", "23.1")
def test_a_shield_is_asked_for_when_damage_is_about_to_arrive() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Full Shield", "Shield"])
    t.blue("fireball red")
    assert t.options("red") == {"pass", "full-shield"}
    t.red("pass")
    assert t.options("red") == {"pass", "shield"}


@rules("8.3")
def test_answers_are_asked_for_in_turn_order_from_the_left_of_the_player_who_acts() -> None:
    t = Story(
        "Y B G R",
        yellow=["Windrider"],
        blue=["Negate Neutral"],
        red=["Absorb Spell"],
        green=["Negate Neutral"],
    )
    t.yellow("windrider b1")
    for colour in ("green", "blue", "red"):
        assert t.asked() == {colour}
        t.plays(colour, "pass")
    assert t.at("yellow") == "b1"


@rules("8.2", "8.3")
def test_nobody_is_asked_to_answer_their_own_acts() -> None:
    t = Story("B . R")
    conditions = {way.answers for way in WAYS if way.answers is not None}
    for way in WAYS:
        cast = Cast(way.number, 0, 0, NOWHERE, NOWHERE, t.square("a1"), 0, WIZARD[0], 1, 0, t.square("a1"))
        assert all(condition(t.s, cast, t.seat("blue")) is not None for condition in conditions)


@rules("8.3")
def test_a_player_without_an_answer_is_not_asked() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Negate Neutral", "Anti-Anti", "Ward"])
    t.blue("fireball red")
    assert t.asked() == {"blue"}


@rules("8.4", "8.9")
def test_two_shields_may_answer_the_same_fireball_one_after_the_other() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Shield", "Shield"])
    t.blue("fireball red").red("shield none")
    assert t.asked() == {"red"}
    t.red("shield")
    assert t.life("red") == 15 - 1


def passing(t: Story, *but: str) -> Story:
    """Let everybody except these players pass while answers are asked for."""
    while t.s.asked[0].kind == kinds.ANSWER and not t.asked() & set(but):
        t.plays(COLOURS[t.s.asked[0].player], "pass")
    return t


def taken_effect(t: Story) -> Story:
    """Let the first answer take effect without further answers."""
    while isinstance(t.s.stack[-1], Window) and t.s.stack[-1].at > 1:
        t.plays(COLOURS[t.s.asked[0].player], "pass")
    return t


WINDOWS = pytest.mark.parametrize("windows", ["quick", "open"])


@WINDOWS
@rules("8.4", "27.1")
def test_a_player_who_has_passed_is_asked_again_when_anothers_answer_is_stopped(windows: str) -> None:
    hands = {"blue": ["Fireball", "Anti-Anti"], "red": ["Full Shield"], "yellow": ["Absorb Spell"]}
    t = Story("B . Y R", **hands, windows=windows)  # type: ignore[arg-type]
    t.blue("fireball red").red("pass").yellow("absorb-spell")
    passing(t, "blue").blue("anti-anti")
    assert t.options("red") == {"pass", "full-shield"}
    t.red("full-shield")
    assert passing(t).life("red") == 15


@WINDOWS
@rules("8.4")
def test_a_player_who_has_passed_is_asked_again_when_another_has_played_something(windows: str) -> None:
    hands = {"blue": ["Fireball"], "red": ["Absorb Spell"], "yellow": ["Pain Link"]}
    t = Story("B R . Y", **hands, windows=windows)  # type: ignore[arg-type]
    t.blue("fireball yellow").red("pass").yellow("pain-link")
    assert taken_effect(t).on_table("Pain Link")
    t.red("absorb-spell")
    assert passing(t).life("yellow") == 15
    assert t.hand("red") == ["Fireball"]


@WINDOWS
@rules("8.4", "26.4")
@pytest.mark.parametrize(("face", "offered"), [(2, False), (3, True)])
def test_a_gnome_rolls_at_once_and_may_still_answer_if_that_fails(
    windows: str, face: int, offered: bool
) -> None:
    t = Story("B . R", blue=["Fireball"], red=["Gnome Form", "Full Shield"], rolls=[face, 1], windows=windows)
    taken_effect(t.blue("fireball red").red("gnome-form"))
    assert t.s.tape.drawn == [face]
    assert t.can("red", "full-shield") == offered
    passing(t)
    assert t.life("red") == (10 if offered else 15)
    assert t.s.tape.drawn == [face]  # it doesn't roll again


@rules("8.4", "26.4", "27.6")
@pytest.mark.parametrize("card", ["Gnome Form", "Invisible"])
def test_after_a_roll_that_failed_everybody_is_asked_again(card: str) -> None:
    face = 4 if card == "Gnome Form" else 1
    hands = {"blue": ["Fireball"], "red": [card, "Full Shield"], "yellow": ["Absorb Spell"]}
    t = Story("B . R Y", **hands, rolls=[face])  # type: ignore[arg-type]
    t.blue("fireball red").red(card.lower().replace(" ", "-")).yellow("pass")
    assert t.happened("hit") == 1
    assert t.options("red") == {"pass", "full-shield"}
    t.red("pass").yellow("absorb-spell")
    assert t.life("red") == 15


@rules("8.4", "9.3", "26.4", "27.6")
@pytest.mark.parametrize(("faces", "life"), [([3, 2], 15), ([3, 1], 10), ([1], 15)])
def test_spells_on_the_table_roll_when_all_have_passed(faces: list[int], life: int) -> None:
    t = Story("B . R", blue=["Fireball"], red=["Gnome Form", "Full Shield"], rolls=faces)
    t.under("red", "Invisible", energy=3).blue("fireball red").red("gnome-form")
    if faces[0] > 2:
        assert t.options("red") == {"pass", "full-shield"}
        t.red("pass")
    assert t.life("red") == life
    assert t.s.tape.drawn == faces


@rules("8.4", "27.1")
def test_a_gnome_form_that_was_stopped_rolls_nothing() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Gnome Form"])
    t.blue("fireball red").red("gnome-form").blue("anti-anti")
    assert t.life("red") == 10
    assert t.s.tape.drawn == []


@rules("8.4", "8.7")
def test_a_wizard_who_has_evaded_an_attack_may_still_play_what_does_more_than_keep_it_off() -> None:
    counters = ["Gnome Form", "Full Shield", "Wall of Earth", "Backlash", "Teleport", "Pain Link", "Flood"]
    t = Story("B . R", blue=["Fireball"], red=counters, rolls=[2]).carries("red", "Null Powder")
    t.blue("fireball red").red("gnome-form")
    assert t.options("red") == {"pass", "backlash", "teleport", "pain-link", "flood"}
    t.red("backlash")
    assert (t.life("blue"), t.life("red")) == (14, 15)


@rules("8.4", "8.7")
def test_a_second_form_cast_at_an_evaded_attack_rolls_for_later_ones_only() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Gnome Form", "Invisible"], rolls=[2])
    t.blue("fireball red").red("gnome-form").red("invisible")
    assert t.on_table("Invisible")
    assert t.s.tape.drawn == [2]
    assert t.life("red") == 15


@rules("8.4", "8.7")
def test_an_evaded_bolt_can_be_cancelled_only_for_somebody_else_it_would_hit() -> None:
    def evaded(corridor: str) -> Story:
        bolt, counters = ["Lightning Bolt", "Energy 4"], ["Gnome Form", "Full Shield"]
        t = Story(corridor, blue=bolt, red=counters, rolls=[1])
        return t.blue("lightning-bolt east energy-4").red("gnome-form")

    assert evaded("B R . . . .").asked() == {"blue"}
    t = evaded("B R Y . . .").red("full-shield")
    assert t.life("yellow") == 15


@rules("8.4")
def test_a_wizard_who_has_evaded_a_punch_is_asked_again_in_open_windows() -> None:
    t = Story("B R .", red=["Gnome Form", "Teleport"], rolls=[1], windows="open")
    t.blue("punch red").red("gnome-form").blue("pass")
    assert t.options("red") == {"pass", "teleport"}
    assert t.red("pass").asked() == {"blue"}
    assert not any(isinstance(frame, Cast) for frame in t.s.stack)


@WINDOWS
@rules("8.4", "26.9", "22.6")
@pytest.mark.parametrize("energy", ["none", "energy-4"])
def test_a_shield_is_not_offered_against_damage_that_is_swallowed_anyway(windows: str, energy: str) -> None:
    t = Story("B . R", blue=["Powerthrust", "Energy 4"], red=["Shield"], windows=windows)
    t.under("red", "Golem Form", energy=2).carries("red", "Bloodshard")
    t.blue(f"powerthrust red {energy}")
    if windows == "open":
        t.red("pass")
    assert (t.asked() == {"red"}) == (energy == "energy-4")
    assert passing(t).life("red") == (15 if energy == "none" else 12)


@rules("8.4", "9.3", "26.1")
def test_a_shield_is_offered_against_damage_that_would_carry_one_away() -> None:
    t = Story("B . R . .", blue=["Fireball"], red=["Shield"]).under("red", "Featherweight", energy=2)
    assert t.blue("fireball red").options("red") == {"pass", "shield"}


@rules("8.4")
def test_a_counterspell_that_could_do_nothing_is_not_offered() -> None:
    t = Story("B . R", blue=["Zot!"], red=["Shield", "Shield"])
    t.blue("zot/hurt red").red("shield none")
    assert t.asked() == {"blue"}
    assert t.hand("red") == ["Shield"]


@rules("8.4", "24.5")
def test_a_wall_of_fire_is_not_offered_against_water_that_misses() -> None:
    cards: dict[str, Any] = {"blue": ["Waterbolt"], "red": ["Gnome Form"], "yellow": ["Wall of Fire"]}
    t = Story("B . R Y", rolls=[1], **cards).blue("waterbolt red damage-1").red("gnome-form")
    assert t.asked() == {"blue"}
    t = Story("B . R Y", rolls=[4], **cards).blue("waterbolt red damage-1").red("gnome-form")
    assert t.yellow("wall-of-fire").life("red") == 15


@rules("8.4", "22.5")
@pytest.mark.parametrize("windows", ["quick", "open"])
def test_nothing_keeps_off_what_a_homunculus_evades_without_being_hurt(windows: str) -> None:
    cards = ["Full Shield", "Wall of Earth", "Backlash", "Teleport"]
    t = Story("B . R", blue=["Drop Object"], red=cards, windows=windows).under("red", "Homunculus", energy=4)
    t.carries("red", "Null Powder", "Master Key").blue("drop-object red")
    assert t.options("red") == {"pass", "backlash", "teleport"}
    t = Story("B . R", blue=["Fireball"], red=cards, windows=windows).under("red", "Homunculus", energy=4)
    t.carries("red", "Null Powder").blue("fireball red")
    assert {"full-shield", "wall-of-earth", "null-powder"} <= {
        it.partition("/")[0] for it in t.options("red")
    }


@rules("8.4", "23.2", "24.2")
def test_a_wall_of_earth_turns_even_a_bolt_that_its_caster_has_evaded() -> None:
    cards: dict[str, Any] = {"blue": ["Lightning Bolt", "Energy 4"], "red": ["Gnome Form", "Wall of Earth"]}
    t = Story("B R . .", rolls=[1], **cards)
    t.blue("lightning-bolt east energy-4").red("gnome-form wall-of-earth")
    assert t.options("red") == {"a1|b1", "b1|c1"}
    t.red("b1|c1")
    assert (t.life("blue"), t.life("red")) == (9, 15)


@rules("8.4", "10.14", "23.2")
def test_a_wall_of_earth_stops_a_rock_in_flight_even_if_it_would_miss() -> None:
    hand = ["Gnome Form", "Wall of Earth"]
    t = Story("B . . R", red=hand, rolls=[1]).carries("blue", "Large Rock").blue("large-rock/throw red")
    t.red("gnome-form wall-of-earth b1|c1")
    assert t.in_square("b1") == ["Large Rock"]
    t = Story("B . . R", red=hand, rolls=[1]).carries("blue", "Boomstone").blue("boomstone/throw red")
    assert t.red("gnome-form").asked() == {"blue"}


@rules("8.4", "23.2", "26.8")
def test_a_wall_of_earth_is_for_those_whom_many_hands_would_still_hit() -> None:
    drawing = """
        +---+---+
        | B   R |
        +   +   +
        | Y   . |
        +---+---+
    """
    t = Story(drawing, red=["Gnome Form", "Wall of Earth"], rolls=[1]).under("blue", "Extra Arms")
    t.blue("punch red").red("gnome-form wall-of-earth")
    assert t.options("red") == {"a1|a2"}
    t.red("a1|a2")
    assert (t.life("red"), t.life("yellow")) == (15, 15)


@rules("8.4", "23.2")
def test_no_other_counterspell_keeps_off_what_a_wall_of_earth_has_stopped() -> None:
    t = Story("B . . R", blue=["Fireball"], red=["Wall of Earth", "Wall of Earth", "Full Shield", "Teleport"])
    t.blue("fireball red").red("wall-of-earth b1|c1")
    assert t.options("red") == {"pass", "teleport"}


@rules("8.4")
def test_nothing_is_left_to_answer_once_a_spell_is_cancelled() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Full Shield", "Full Shield"])
    t.blue("fireball red").red("full-shield")
    assert t.asked() == {"blue"}


@rules("8.5", "27.1")
def test_anti_anti_cancels_a_counterspell() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield").blue("anti-anti")
    assert t.life("red") == 10
    assert t.discards("Fireball", "Full Shield", "Anti-Anti")


@rules("8.5", "27.1", "25.1")
def test_nothing_answers_anti_anti_but_the_fireball_can_be_answered_again() -> None:
    t = Story("B . R", blue=["Fireball", "Anti-Anti"], red=["Full Shield", "Absorb Spell"])
    t.blue("fireball red").red("full-shield").blue("anti-anti").red("absorb-spell")
    assert t.hand("red") == ["Fireball"]
    assert t.discards("Anti-Anti", "Full Shield", "Absorb Spell")


@rules("8.5", "25.1")
def test_absorb_spell_takes_a_counterspell_too() -> None:
    t = Story("B . R", blue=["Fireball", "Absorb Spell"], red=["Full Shield"])
    t.blue("fireball red").red("full-shield").blue("absorb-spell")
    assert t.life("red") == 10
    assert t.hand("blue") == ["Full Shield"]


@rules("8.5")
def test_a_counterspell_is_not_answered_by_other_counterspells() -> None:
    t = Story("B . R", blue=["Fireball", "Full Shield", "Negate Neutral"], red=["Backlash"])
    t.blue("fireball red").red("backlash")
    assert t.life("blue") == 14
    assert t.hand("blue") == ["Full Shield", "Negate Neutral"]


@rules("8.6", "7.1")
def test_a_cancelled_spell_is_discarded_with_its_boost() -> None:
    t = Story("B . R", blue=["Acid Bath", "Energy 4"], red=["Full Shield"])
    t.blue("acid-bath red energy-4").red("full-shield")
    assert t.discards("Acid Bath", "Energy 4", "Full Shield")
    assert not t.on_table("Acid Bath")


@pytest.mark.parametrize(("face", "life"), [(1, 15), (2, 15), (3, 10), (4, 10)])
@rules("8.7", "5.9", "26.4")
def test_green_becomes_a_gnome_and_evades_the_fireball_on_one_or_two(face: int, life: int) -> None:
    t = Story("B . G", blue=["Fireball", "Zot!"], green=["Gnome Form"], rolls=[face])
    t.blue("fireball green").green("gnome-form")
    assert t.life("green") == life
    assert t.before("green") == ["Gnome Form"]
    assert not t.can("blue", "zot/hurt")


@rules("8.7", "23.5")
def test_an_evaded_attack_brings_neither_damage_nor_anything_else() -> None:
    t = Story("B . R", blue=["Ka-Bong!"], rolls=[4]).under("red", "Invisible", energy=2)
    t.blue("ka-bong red")
    assert (t.life("red"), t.stun("red")) == (15, 0)


ATTACKS = [
    ("Stone Dead", "stone-dead red"),
    ("Powerthrust", "powerthrust red"),
    ("Stretch", "stretch/punch red"),
    ("Boomstone", "boomstone boomstone/throw red"),
    ("Stone Spikes", "stone-spikes stone-spikes/throw red"),
]


@rules("8.7", "27.6")
@pytest.mark.parametrize(("card", "words"), [*ATTACKS, ("Dagger", "dagger dagger/stab red")])
def test_spells_throws_and_blows_can_be_evaded(card: str, words: str) -> None:
    t = Story("B R", blue=[card], rolls=[4]).under("red", "Invisible").blue(words)
    assert t.happened("evade") == 1
    assert t.life("red") == 15


@rules("9.3", "22.5")
@pytest.mark.parametrize(("card", "words"), ATTACKS)
def test_a_homunculus_takes_the_damage_of_spells_and_throws(card: str, words: str) -> None:
    t = Story("B R", blue=[card]).under("red", "Homunculus", energy=5).blue(words)
    assert t.life("red") == 15
    assert t.thing("Homunculus").energy < 5


@rules("8.7", "25.5")
def test_a_psychic_storm_cannot_be_evaded() -> None:
    t = Story("B . . R", blue=["Psychic Storm"], rolls=[1]).under("red", "Gnome Form", energy=2)
    t.blue("psychic-storm d1")
    assert t.life("red") == 14


@pytest.mark.parametrize(("edition", "life"), [("rulebook", 12), ("faq", 13)])
@rules("8.8", "23.1", "0.2")
def test_green_reduces_the_fireball_with_a_shield_without_energy(edition: str, life: int) -> None:
    t = Story("B . G", blue=["Fireball", "Zot!"], green=["Shield"], edition=edition)
    t.blue("fireball green").green("shield")
    assert t.life("green") == life
    assert not t.can("blue", "zot/hurt")


@rules("8.9")
def test_several_players_may_answer_the_same_spell() -> None:
    t = Story("B R Y", blue=["Fireball"], red=["Gnome Form"], yellow=["Absorb Spell"])
    t.blue("fireball red").red("gnome-form").yellow("pass absorb-spell")
    assert t.life("red") == 15
    assert t.before("red") == ["Gnome Form"]
    assert t.hand("yellow") == ["Fireball"]


@rules("8.10", "21.9")
def test_pick_lock_cannot_be_countered() -> None:
    t = Story("R D . B", red=["Pick Lock"], blue=["Negate Neutral", "Absorb Spell"])
    t.s.at[0] = t.s.at[1]
    t.again().red("pick-lock a1|b1")
    assert t.asked() == {"red"}


@rules("8.10", "26.3")
def test_heave_ho_cannot_be_countered_by_anything() -> None:
    counters = ["Full Shield", "Backlash", "Absorb Spell", "Shield", "Wall of Earth"]
    t = Story("B . . R", blue=["Heave-Ho"], red=counters).treasure("red-1", "blue")
    t.blue("heave-ho red")
    assert t.asked() == {"blue"}
    assert t.life("red") == 12


@rules("8.10", "26.3", "26.4")
def test_a_gnome_form_already_there_counts_against_heave_ho() -> None:
    t = Story("B . . R", blue=["Heave-Ho"], rolls=[2]).treasure("red-1", "blue")
    t.under("red", "Gnome Form", energy=2)
    t.blue("heave-ho red")
    assert t.life("red") == 15


@rules("8.11", "24.2")
def test_any_victim_of_a_bolt_may_cancel_all_of_it() -> None:
    t = Story("B R Y .", blue=["Lightning Bolt", "Energy 4"], yellow=["Full Shield"])
    t.blue("lightning-bolt east energy-4").yellow("full-shield")
    assert (t.life("red"), t.life("yellow")) == (15, 15)


@rules("8.11", "8.3", "24.2")
def test_a_wizard_who_becomes_a_victim_through_anothers_answer_may_answer_too() -> None:
    t = Story(
        "R . B . Y . .", red=["Full Shield"], blue=["Lightning Bolt", "Energy 6"], yellow=["Wall of Earth"]
    )
    t.done("red").done("yellow")
    t.blue("lightning-bolt east energy-6").yellow("wall-of-earth d1|e1")
    assert t.asked() == {"red"}
    t.red("full-shield")
    assert (t.life("red"), t.life("blue")) == (15, 15)


@rules("8.11", "24.2")
def test_evading_a_bolt_helps_only_the_wizard_who_does_it() -> None:
    t = Story("B R Y . . .", blue=["Lightning Bolt", "Energy 4"], rolls=[2])
    t.under("red", "Gnome Form", energy=2)
    t.blue("lightning-bolt east energy-4")
    assert (t.life("red"), t.life("yellow")) == (15, 12)


@rules("8.11", "25.5")
def test_any_victim_of_a_storm_may_cancel_it_and_a_shield_helps_only_its_caster() -> None:
    t = Story("B . R Y", blue=["Psychic Storm"], red=["Shield"], yellow=["Full Shield"])
    t.blue("psychic-storm c1").yellow("pass").red("shield")
    assert (t.life("red"), t.life("yellow")) == (15, 14)
    t = Story("B . R Y", blue=["Psychic Storm"], red=["Shield"], yellow=["Full Shield"])
    t.blue("psychic-storm c1").yellow("full-shield")
    assert (t.life("red"), t.life("yellow")) == (15, 15)


@rules("8.11", "23.4")
def test_a_full_shield_stops_one_fire_dart_only() -> None:
    t = Story("B R Y", blue=["Fire Darts", "Energy 4"], red=["Full Shield"])
    t.blue("fire-darts energy-4 red red yellow red").red("full-shield")
    assert (t.life("red"), t.life("yellow")) == (13, 14)


@rules("8.12", "21.5")
def test_without_its_helper_a_spell_out_of_range_is_cancelled() -> None:
    t = Story(AROUND, red=["Fireball", "Around the Corner"], yellow=["Negate Neutral"], players=3)
    t.s.at[2] = t.square("c1")
    t.again().red("around-the-corner fireball blue").yellow("negate-neutral")
    assert t.life("blue") == 15
    assert t.discards("Fireball", "Around the Corner", "Negate Neutral")
    assert not t.can("red", "punch")


@rules("8.12", "25.10")
def test_without_astral_projection_the_spell_comes_from_where_its_caster_stands() -> None:
    t = Story("B Y | . R", blue=["Fireball", "Astral Projection"], yellow=["Negate Neutral"])
    t.blue("astral-projection c1 fireball red").yellow("negate-neutral")
    assert t.life("red") == 15
    assert t.discards("Fireball", "Astral Projection")


@rules("8.12", "25.10")
def test_a_spell_that_is_in_range_without_its_helper_continues() -> None:
    t = Story("B Y . R", blue=["Fireball", "Astral Projection"], yellow=["Negate Neutral"])
    t.blue("astral-projection c1 fireball red").yellow("negate-neutral")
    assert t.life("red") == 10


@rules("8.12", "22.4")
def test_without_add_only_the_first_card_counts_but_both_are_discarded() -> None:
    t = Story("B . R", blue=["Zot!", "Add", "Energy 4", "Energy 6"], red=["Negate Neutral"])
    t.blue("zot/hurt red sum energy-4 energy-6").red("negate-neutral")
    assert t.life("red") == 11
    assert t.discards("Add", "Energy 4", "Energy 6", "Zot!")


@rules("8.12", "2.5")
def test_a_boost_of_speed_continues_without_add() -> None:
    t = Story("B . R", blue=["Add", "Energy 4", "Energy 5", "Energy 6"], red=["Negate Neutral"])
    t.blue("speed:sum energy-5 energy-4").red("negate-neutral")
    assert t.mp() == 8
    assert t.hand("blue") == ["Energy 6"]


@rules("8.13", "25.9")
def test_a_teleport_out_of_sight_evades_the_attack() -> None:
    t = Story("B . R | .", blue=["Fireball"], red=["Teleport"])
    t.blue("fireball red").red("teleport d1")
    assert t.life("red") == 15
    assert t.at("red") == "d1"


@rules("8.13", "25.9")
def test_a_teleport_within_sight_leaves_the_attack_as_it_is() -> None:
    t = Story("B . R .", blue=["Fireball"], red=["Teleport"])
    t.blue("fireball red").red("teleport d1")
    assert t.life("red") == 10


@rules("8.13", "23.2")
def test_a_wall_of_earth_stops_the_fireball_and_is_gone_afterwards() -> None:
    t = Story("B . R .", blue=["Fireball"], red=["Wall of Earth"])
    t.blue("fireball red").red("wall-of-earth b1|c1")
    assert t.life("red") == 15
    assert not t.wall("b1|c1")
    assert t.discards("Fireball", "Wall of Earth")


@rules("8.13", "23.2")
def test_a_wall_of_earth_cancels_slow_death() -> None:
    t = Story("B . R .", blue=["Slow Death"], red=["Wall of Earth"])
    t.blue("slow-death red").red("wall-of-earth a1|b1")
    assert not t.on_table("Slow Death")
    assert t.discards("Slow Death")


@rules("8.14")
def test_ward_is_asked_before_fools_gold() -> None:
    t = Story(hall("......B..R"), red=["Fool's Gold", "Ward"], rolls=[3]).treasure("red-1", "g1")
    t.blue("take:red-1")
    assert t.options("red") == {"pass", "ward"}
    t.red("ward")
    assert t.life("blue") == 12
    assert t.options("red") == {"pass", "fools-gold"}


@rules("8.14")
def test_fools_gold_has_no_occasion_once_ward_has_made_the_thief_drop_the_treasure() -> None:
    t = Story(hall("......B..R"), red=["Fool's Gold", "Ward"], blue=["Zot!"], rolls=[2])
    t.treasure("red-1", "g1")
    t.blue("take:red-1").red("ward")
    assert t.where("red-1") == "g1"
    assert t.options("blue") == {"done", "zot"}


# -- chapter 9: damage -----------------------------------------------------------------------------------


@rules("9.1", "26.13")
def test_life_never_rises_above_twenty() -> None:
    t = Story("B | . R", blue=["Wallivore"]).lives("blue", 19)
    t.blue("wallivore a1|b1")
    assert t.life("blue") == 20


@rules("9.1")
def test_a_wizard_dies_at_zero_life() -> None:
    t = Story("B . R Y", blue=["Fireball"]).lives("red", 5)
    t.blue("fireball red")
    assert t.at("red") == ""
    t = Story("B . R Y", blue=["Fireball"]).lives("red", 6)
    t.blue("fireball red")
    assert t.life("red") == 1


@rules("9.2", "23.4", "22.6")
def test_each_dart_is_a_source_of_its_own() -> None:
    t = Story("B . R", blue=["Fire Darts", "Energy 4"]).carries("red", "Bloodshard")
    t.blue("fire-darts energy-4 red red red red")
    assert t.life("red") == 15


@rules("9.2", "24.11")
def test_a_punch_with_fire_in_it_is_one_source() -> None:
    t = Story("B R").carries("blue", "Fire Cloak").carries("red", "Bloodshard")
    t.blue("punch red")
    assert t.life("red") == 15 - 2


@rules("9.3", "26.12")
def test_strength_doubles_before_all_reductions() -> None:
    t = Story("B . R", blue=["Ka-Bong!"], red=["Shield"]).under("blue", "Strength", energy=2)
    t.under("red", "Golem Form", energy=2).carries("red", "Bloodshard")
    t.blue("ka-bong red").red("shield")
    assert t.life("red") == 15 - (2 * 4 - 2 - 2 - 1)


@rules("9.3", "22.5", "26.4")
def test_rolls_to_evade_come_before_the_homunculus() -> None:
    t = Story("B . R", blue=["Fireball"], rolls=[1]).under("red", "Gnome Form", energy=2)
    t.under("red", "Homunculus", energy=4)
    t.blue("fireball red")
    assert t.life("red") == 15
    assert t.thing("Homunculus").energy == 4


@rules("9.3", "26.1")
def test_featherweight_applies_after_all_reductions_of_damage() -> None:
    t = Story("B R . . . . . .", blue=["Fireball"], red=["Featherweight"]).carries("red", "Bloodshard")
    t.blue("fireball red").red("featherweight")
    while t.asked() == {"red"}:
        t.red("east")
    assert t.at("red") == "f1"
    assert t.life("red") == 15


@rules("9.3", "25.8", "12.5")
def test_deaths_come_after_pain_link_and_all_together() -> None:
    t = Story("B R Y", blue=["Fireball"]).under("red", "Pain Link", energy=2).lives("red", 3).lives("blue", 5)
    t.blue("fireball red")
    assert (t.at("blue"), t.at("red")) == ("", "")
    assert t.winner() == "yellow"


@rules("9.3", "25.8", "24.11")
def test_pain_link_comes_before_the_fire_cloak() -> None:
    t = (
        Story("B R", blue=["Shield", "Shield"])
        .under("red", "Pain Link", energy=3)
        .carries("red", "Fire Cloak")
    )
    t.blue("punch red shield none")
    assert t.life("blue") == 15
    assert t.asked() == {"blue"}
    t.blue("pass")
    assert t.life("blue") == 13


@rules("9.3", "22.7", "25.8")
def test_magic_stones_burst_before_pain_link_gives_the_pain_back() -> None:
    t = Story("B R", blue=["Fireball", "Shield"], red=["Shield"]).under("red", "Pain Link", energy=3)
    t.carries("red", "Boomstone").blue("fireball red").red("pass")
    assert t.asked() == {"red"}
    t.red("pass")
    assert t.life("red") == 6
    assert t.asked() == {"blue"}


@rules("9.4", "23.5")
def test_damage_reduced_to_nothing_stuns_nobody() -> None:
    t = Story("B . R", blue=["Ka-Bong!"], red=["Shield"]).under("red", "Golem Form", energy=2)
    t.blue("ka-bong red").red("shield")
    assert (t.life("red"), t.stun("red")) == (15, 0)


@rules("9.4", "7.14", "22.7")
def test_damage_reduced_to_nothing_sets_off_no_boomstone() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Shield", "Energy 4"]).carries("red", "Boomstone")
    t.blue("fireball red").red("shield energy-4")
    assert t.life("red") == 15
    assert t.before("red") == ["Boomstone"]


# -- chapter 9: stun -------------------------------------------------------------------------------------


def stunned(drawing: str, *hand: str) -> Story:
    """Return a story at the start of a turn of blue, who is stunned."""
    t = Story(drawing, blue=hand).stunned("blue", 1)
    t.done("blue")
    while t.asked() != {"blue"}:
        t.done(*t.asked())
    assert t.stun("blue") == 0
    return t


@rules("9.5")
def test_a_stunned_wizard_who_moves_cannot_attack() -> None:
    t = stunned("B . R", "Fireball", "Rosebush")
    t.blue("b1")
    assert not {"fireball", "punch"} & t.options("blue")
    assert t.can("blue", "a1")
    t.blue("rosebush a1")
    assert t.in_square("a1") == ["Rosebush"]


@rules("9.5", "23.9")
@pytest.mark.parametrize(("face", "square", "attacks"), [(2, "a1", True), (1, "b1", False)])
def test_a_stunned_wizard_who_only_bumps_in_a_dust_cloud_may_still_attack(
    face: int, square: str, attacks: bool
) -> None:
    t = Story("B R", blue=["Globe of Pain"], rolls=[face]).stunned("blue", 1)
    t.done("blue").done("red").stands("Dust Cloud", "a1", by="red")
    t.blue("stumble")
    assert t.at("blue") == square
    assert t.can("blue", "globe-of-pain") == attacks


@rules("9.5")
def test_a_stunned_wizard_may_still_pick_things_up() -> None:
    t = stunned("B . R", "Fireball").lying("Dagger", "a1")
    t.blue("take:dagger fireball red")
    assert t.before("blue") == ["Dagger"]
    assert t.life("red") == 10


@rules("9.5")
def test_a_stunned_wizard_may_still_cast_neutral_spells() -> None:
    t = stunned("B R", "Strength", "Meditate").blue("strength none punch red meditate")
    assert t.life("red") == 13
    assert len(t.hand("blue")) == 3


@rules("9.5", "9.6")
def test_the_stunned_yellow_wizard_casts_fireball_and_cannot_teleport_away() -> None:
    t = Story("Y . G .", yellow=["Fireball", "Teleport", "Windrider"], players=4).stunned("yellow", 1)
    for colour in ("yellow", "green", "blue", "red"):
        t.done(colour)
    assert {"teleport", "windrider", "b1"} < t.options("yellow")
    t.yellow("fireball green")
    assert t.life("green") == 10
    assert not {"teleport", "windrider", "b1"} & t.options("yellow")


@rules("9.6")
def test_leaving_the_square_by_a_spell_counts_as_moving() -> None:
    for spell in ("Teleport", "Windrider"):
        t = stunned("B . R", "Fireball", spell)
        t.blue(f"{spell.lower()} b1")
        assert not {"fireball", "punch"} & t.options("blue")


@rules("9.6", "23.6")
def test_a_stunned_wizard_cannot_cast_swap() -> None:
    assert not stunned("B . R", "Swap").can("blue", "swap")
    assert Story("B . R", blue=["Swap"]).can("blue", "swap")


@rules("9.6", "24.3")
def test_a_stunned_wizard_cannot_knock_themselves_back() -> None:
    t = Story("B . . R", blue=["Waterbolt", "Energy 4"]).stunned("blue", 1)
    t.done("blue").done("red")
    t.blue("waterbolt blue energy-4")
    assert t.options("blue") == {"damage-4"}


@rules("24.3", "25.9")
def test_a_wizard_who_may_not_move_any_more_cannot_knock_themselves_back() -> None:
    t = Story("B . . . R", blue=["Teleport", "Waterbolt", "Energy 4"])
    t.blue("teleport b1 waterbolt blue energy-4")
    assert t.options("blue") == {"damage-4"}


@rules("9.7")
def test_stun_tokens_of_several_sources_add_up() -> None:
    t = Story("B . R", blue=["Zot!"]).stunned("red", 1)
    t.blue("zot/stun red")
    assert t.stun("red") == 3


# -- chapter 9: death ------------------------------------------------------------------------------------


@rules("9.8")
def test_the_items_of_the_dead_fall_and_their_spells_end() -> None:
    t = Story("B . R Y", blue=["Fireball"]).lives("red", 5).carries("red", "Dagger", "Large Rock")
    t.under("red", "Strength", energy=3).under("blue", "Acid Bath", by="red", energy=3)
    t.blue("fireball red")
    assert t.in_square("c1") == ["Dagger", "Large Rock"]
    assert t.discards("Strength", "Acid Bath")


@rules("9.8")
def test_spells_of_others_on_the_dead_end_too() -> None:
    t = Story("B . R Y", blue=["Fireball"]).lives("red", 5)
    t.under("red", "Acid Bath", by="yellow", energy=3)
    t.blue("fireball red")
    assert t.discards("Acid Bath")


@rules("9.8", "10.18")
def test_objects_kept_up_by_the_dead_go() -> None:
    t = Story("B R . Y", blue=["Fireball"]).lives("red", 5).stands("Rosebush", "c1", by="red")
    t.blue("fireball red")
    assert t.in_square("c1") == []


@rules("9.8", "12.2")
def test_the_treasures_of_the_dead_can_still_be_stolen() -> None:
    t = Story("B . R Y", blue=["Fireball"]).lives("red", 5).treasure("red-1", "a1").home("blue", "b1")
    t.blue("fireball red take:red-1 0").done("yellow")
    t.blue("b1 drop:treasure")
    assert t.points("blue") == 2
    assert t.winner() == "blue"


@rules("9.9")
def test_a_treasure_carried_by_the_dying_falls_where_they_died() -> None:
    t = Story("B . R Y", blue=["Fireball"]).lives("red", 5).treasure("yellow-1", "red")
    t.blue("fireball red")
    assert t.where("yellow-1") == "c1"


@rules("9.9", "12.6")
def test_a_treasure_that_falls_in_another_wizards_home_base_scores_there() -> None:
    t = Story("B . R Y", blue=["Fireball"], extended_play=3).lives("red", 5)
    t.treasure("yellow-1", "red").home("blue", "c1")
    t.blue("fireball red")
    assert t.points("blue") == 2


@rules("9.10")
def test_a_wizard_who_kills_with_an_attack_gets_a_point_and_the_hand_but_no_items_or_spells() -> None:
    t = Story("B . R Y", blue=["Fireball"], red=["Zot!", "Windrider"]).lives("red", 5)
    t.carries("red", "Dagger").under("red", "Strength", energy=3)
    t.blue("fireball red")
    assert t.points("blue") == 1
    assert t.hand("blue") == ["Windrider", "Zot!"]
    assert t.before("blue") == []


@rules("9.10", "5.5", "12.1", "24.2")
def test_one_attack_that_kills_two_gives_two_points() -> None:
    t = Story("B R Y . G", blue=["Lightning Bolt", "Energy 4"]).lives("red", 3).lives("yellow", 3)
    t.blue("lightning-bolt east energy-4")
    assert t.points("blue") == 2
    assert t.winner() == "blue"


@rules("9.10", "23.4")
def test_a_single_dart_that_kills_gives_the_point() -> None:
    t = Story("B . R Y", blue=["Fire Darts", "Energy 4"], red=["Zot!"]).lives("red", 2)
    t.blue("fire-darts energy-4 red red red red")
    assert t.points("blue") == 1
    assert t.hand("blue") == ["Zot!"]


@rules("9.10", "7.11")
def test_the_killer_discards_down_to_the_limit() -> None:
    mine = ["Fireball", "Create Wall", "Create Wall", "Create Wall", "Add", "Add", "Dispel"]
    t = Story("B . R Y", blue=mine, red=["Zot!", "Windrider"]).lives("red", 5)
    t.blue("fireball red")
    assert t.asked() == {"blue"}
    t.blue("add")
    assert t.hand("blue") == [
        "Add",
        "Create Wall",
        "Create Wall",
        "Create Wall",
        "Dispel",
        "Windrider",
        "Zot!",
    ]


@rules("9.11", "24.5")
def test_a_wizard_who_dies_in_a_wall_of_fire_gives_nobody_a_point_and_the_hand_is_discarded() -> None:
    t = Story("B . R Y", blue=["Zot!"]).stands("Wall of Fire", "a1|b1", by="red").lives("blue", 4)
    t.blue("b1")
    assert t.at("blue") == ""
    assert t.s.kills == [0, 0, 0]
    assert t.discards("Zot!")


@rules("9.12", "22.2")
def test_lingering_damage_gives_no_credit() -> None:
    t = Story("B . R Y", red=["Zot!"]).under("red", "Acid Bath", by="blue", energy=4).lives("red", 2)
    t.done("blue").done("red").done("yellow")
    assert t.at("red") == ""
    assert t.points("blue") == 0
    assert t.discards("Zot!")


@rules("9.12", "25.3")
def test_a_wizard_walked_through_a_wall_of_fire_dies_of_a_consequence() -> None:
    t = Story("B . R . Y", blue=["Mental Force"]).stands("Wall of Fire", "c1|d1").lives("red", 4)
    t.blue("mental-force red east")
    assert t.at("red") == ""
    assert t.points("blue") == 0


@rules("9.12", "22.7")
def test_a_boomstone_that_goes_off_in_the_hand_gives_no_credit() -> None:
    t = Story("B . R Y", blue=["Fireball"]).carries("red", "Boomstone").lives("red", 9)
    t.blue("fireball red")
    assert t.at("red") == ""
    assert t.points("blue") == 0


@rules("9.12", "24.11")
def test_a_fire_cloak_gives_no_credit() -> None:
    t = Story("B R Y").carries("red", "Fire Cloak").lives("blue", 2)
    t.blue("punch red")
    assert t.at("blue") == ""
    assert t.points("red") == 0


@rules("9.12", "25.8")
def test_a_pain_link_gives_no_credit() -> None:
    t = Story("B R Y", blue=["Fireball", "Zot!"]).under("red", "Pain Link", energy=2).lives("blue", 5)
    t.blue("fireball red")
    assert t.at("blue") == ""
    assert t.points("red") == 0
    assert t.discards("Zot!")


@rules("9.12", "27.2")
def test_a_backlash_gives_no_credit() -> None:
    t = Story("B R Y", blue=["Fireball"], red=["Backlash"]).lives("blue", 1)
    t.blue("fireball red").red("backlash")
    assert t.at("blue") == ""
    assert t.points("red") == 0


@rules("9.13", "12.7", "25.5")
def test_a_wizard_who_dies_by_a_winning_act_does_not_win() -> None:
    t = Story("B R Y", blue=["Psychic Storm"]).lives("blue", 1).lives("red", 1)
    t.s.kills[0] = 1
    t.blue("psychic-storm a1")
    assert (t.at("blue"), t.at("red")) == ("", "")
    assert t.winner() == "yellow"


# -- open windows ----------------------------------------------------------------------------------------


def asked_seats(t: Story) -> list[str]:
    """Return the players who are asked for an answer, in order, while all pass."""
    found: list[str] = []
    while t.s.asked and t.s.asked[0].kind == kinds.ANSWER:
        found.append(COLOURS[t.s.asked[0].player])
        getattr(t, found[-1])("pass")
    return found


@rules("8.3")
def test_in_open_windows_all_others_are_asked_about_a_spell_with_any_hand() -> None:
    t = Story("B . R Y", blue=["Create Wall"], windows="open").blue("create-wall a1|b1")
    assert asked_seats(t) == ["red", "yellow"]
    t = Story("B . R Y", blue=["Create Wall"], red=["Negate Neutral"], windows="open").blue(
        "create-wall a1|b1"
    )
    assert asked_seats(t) == ["red", "yellow"]


@rules("8.3")
def test_a_player_who_cannot_answer_can_only_pass() -> None:
    t = Story("B . R", blue=["Fireball"], windows="open").blue("fireball red")
    assert t.s.asked[0].options == (kinds.PASS,)
    t = Story("B . R", blue=["Fireball"], red=["Full Shield"], windows="open").blue("fireball red")
    assert len(t.s.asked[0].options) == 2


@rules("8.3")
def test_in_open_windows_only_the_victim_is_asked_about_blows_and_damage() -> None:
    t = Story("B R Y", blue=[], windows="open").blue("punch red")
    assert asked_seats(t) == ["red", "red"]  # about the punch, and about its damage
    assert t.life("red") == 14


@rules("8.3")
def test_in_open_windows_the_owner_is_asked_about_a_treasure_and_then_that_of_the_sector() -> None:
    t = Story("B . R Y", windows="open").treasure("yellow-1", "a1").blue("take:yellow-1")
    assert asked_seats(t) == ["yellow"]  # the sector is the thief's own
    t = Story("R . B Y", windows="open").treasure("yellow-1", "a1").red("take:yellow-1")
    assert asked_seats(t) == ["yellow", "blue"]


@rules("8.3", "0.7")
def test_in_open_windows_nobody_is_asked_for_a_card_that_no_school_in_play_has() -> None:
    some: dict[str, Any] = {"windows": "open", "giant_book": "off", "school_3": "mutation"}
    t = Story("R . B Y", **some).treasure("yellow-1", "a1").red("take:yellow-1")
    assert asked_seats(t) == ["blue"]  # about Fool's Gold, not about Ward
    t = Story("R . B Y", school_1="conjuring", **some).treasure("yellow-1", "a1").red("take:yellow-1")
    assert asked_seats(t) == ["yellow"]
    t = Story("B R Y", blue=[], **some).blue("punch red")
    assert asked_seats(t) == ["red"]  # about the punch: Shield is in Conjuring and Mentalism
    assert t.life("red") == 14


@rules("8.4", "8.14", "23.3")
def test_in_open_windows_nobody_is_asked_about_a_treasure_that_ward_has_shaken_off() -> None:
    t = Story("R . B", blue=["Ward"], rolls=[1], windows="open").treasure("blue-1", "a1")
    t.red("take:blue-1").blue("ward")
    passing(t, "blue")
    assert t.where("blue-1") == "a1"
    assert t.s.asked[0].kind != kinds.ANSWER


@rules("8.4", "8.14", "22.1")
def test_in_open_windows_nobody_is_asked_about_a_treasure_that_was_fools_gold() -> None:
    t = Story("R . B", blue=["Fool's Gold"], windows="open").treasure("blue-1", "a1")
    passing(t.red("take:blue-1").blue("pass fools-gold")).blue("b2")
    assert t.where("blue-1") == "b2"
    assert t.s.asked[0].kind != kinds.ANSWER


@rules("8.3", "8.4")
def test_in_open_windows_a_player_who_has_answered_is_asked_again() -> None:
    t = Story("B . R Y", blue=["Fireball"], red=["Pain Link"], windows="open").blue("fireball red")
    t.red("pain-link")
    assert asked_seats(t)[:3] == ["yellow", "blue", "red"]


@rules("8.3")
def test_in_open_windows_an_answer_gives_everybody_another_chance() -> None:
    t = Story("R . B . Y", players=3, windows="open", red=["Fireball"], rolls=[4])
    t.gives("blue", "Gnome Form").gives("yellow", "Absorb Spell")
    t.under("blue", "Big Man Form", energy=3).red("fireball blue")
    assert t.asked() == {"yellow"}
    assert not t.can("yellow", "absorb-spell")  # a Big Man blocks the sight
    t.yellow("pass").blue("gnome-form")
    while t.asked() != {"yellow"} or len(t.s.stack) > 3:
        t.plays(next(iter(t.asked())), "pass")
    assert t.can("yellow", "absorb-spell")


@rules("8.4")
def test_a_helper_of_a_cancelled_spell_is_not_worth_a_counterspell() -> None:
    hall = """
        +---+---+---+---+
        | B   Y   . | R |
        +   +---+---+   +
        | .   .   .   . |
        +---+---+---+---+
    """
    t = Story(hall, blue=["Powerthrust", "Astral Projection", "Around the Corner"])
    t.gives("yellow", "Negate Neutral", "Negate Neutral")
    t.blue("astral-projection c2 around-the-corner powerthrust red").yellow("negate-neutral")
    assert t.asked() == {"blue"}
    assert t.hand("yellow") == ["Negate Neutral"]
