"""Refusals of acts, answers and choices name the right reason and paragraph."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from guildhall.kernel.frame import run
from guildhall.kernel.tape import Tape
from guildhall.text import Text
from guildhall.wizwar import kinds, notation, setup, speech
from guildhall.wizwar.board import line_name, square_name
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.state import State
from tests.citing import rules
from tests.wizwar.story import Story
from tests.wizwar.texts import PARAGRAPHS, asked, why
from tests.wizwar.wandering import GAME, wander


def test_an_unknown_word() -> None:
    t = Story("B . . R")
    assert "You can say: done or b1." in why(t, "xyzzy", "1.7", "unknown")


# -- things of the wrong sort ----------------------------------------------------------------------------

OTHER = "(you picked: "


@rules("7.6", "13.1", "13.2")
def test_a_thing_that_is_not_asked_for() -> None:
    t = Story("B R", blue=["Powerthrust", "Energy 4", "Fog"]).treasure("red-1", "a1").stands("Rosebush", "c1")
    assert why(t, "red-1", "5.8", "target-alone").endswith("then name the target: Ben’s first treasure.")
    t.blue("powerthrust red")
    for word, thing in (
        ("c1", "c1"),
        ("a1|a2", "the wall a1|a2"),
        ("red", "Ben (red)"),
        ("red-1", "Ben’s first treasure"),
        ("sector:red", "Ben’s sector"),
    ):
        asks = f"First choose a card with an energy value {OTHER}{thing})."
        assert why(t, word, "7.6", "other") == asks
    t.blue("none").blue("done")
    assert why(t, "red", "13.1", "other") == f"First choose a card {OTHER}Ben (red))."
    t.blue("done")
    for word, thing in (("rosebush", "Rosebush"), ("fog", "Fog")):
        assert why(t, word, "13.2", "other") == f"First choose how many cards to draw {OTHER}{thing})."
    why(t, "rosebush/throw", "13.2", "unknown")


@rules("21.10", "24.3", "25.3")
def test_a_thing_where_a_number_or_a_direction_is_asked_for() -> None:
    t = Story("B . R", blue=["Waterbolt"]).blue("waterbolt red")
    assert why(t, "b1", "24.3", "other") == f"First choose how much damage it does {OTHER}b1)."
    t = Story("B . R", blue=["Rotate Sector"]).blue("rotate-sector sector:red")
    assert why(t, "b1", "21.10", "other") == f"First choose how the sector turns {OTHER}b1)."
    t = Story("B . R", blue=["Mental Force"]).blue("mental-force red")
    assert why(t, "red-1", "25.3", "other").startswith("First choose a direction (")


@rules("8.1")
def test_touching_things_while_something_can_be_answered() -> None:
    t = Story("B R", blue=["Fireball"], red=["Full Shield"]).blue("fireball red")
    for word in ("a1", "a1|a2", "blue", "blue-1", "sector:blue", "east", "stumble"):
        why(t, word, "8.1", "act-in-window")


def touchable(s: State, seat: int) -> Iterator[str]:
    """Yield the words of all that the page shows to a seat, lit or not, except the floor and the lines."""
    shown: Mapping[str, Any] = GAME.show(GAME.view(s, seat))
    yield from ("deck", "discards")
    for part in ("treasures", "things"):
        yield from (one["name"] for one in shown[part])
    for wizard in shown["wizards"]:
        yield from (wizard["colour"], f"sector:{wizard['colour']}")
    yield from (f"trap@{trap['at']}" for trap in shown["traps"])
    yield from (card["card"] for card in shown["mine"]["hand"])


@pytest.mark.no_cover  # lines that only random games reach count as untested
def test_everything_that_can_be_touched_is_legal_or_refused_with_a_reason() -> None:
    chance = random.Random(1)
    met: set[int] = set()
    every_kind = set(range(kinds.WALK + 1))
    for seed in range(7, 17):  # games until every kind of decision has come up; the first chooses schools
        for s in wander(2, seed, {"custom_spellbook" if seed == 7 else "giant_book": "on"}):
            places = [square_name(square) for square in s.arrangement.squares]
            places += [line_name(line) for line in s.arrangement.lines]
            for decision in s.asked[:1]:
                met.add(decision.kind)
                said = [name for choice in decision.options for name in notation.names(s, decision, choice)]
                legal = {
                    part for word in said for part in (word, word.partition(":")[2], word.partition("/")[0])
                }
                for word in {*touchable(s, decision.player), *chance.sample(places, 12)} - legal:
                    refusal = speech.refuse_word(s, decision, word)
                    assert refusal.message.key != "wizwar-refuse-unknown", (decision, word)
                    assert refusal.rule in PARAGRAPHS, (decision, word)
        if met == every_kind:
            break
    assert met == every_kind


def test_a_word_of_the_game_is_not_a_beginning_of_a_card() -> None:
    """“pass” isn't Pass Through Wall, “drop” isn't Drop Object, “speed” isn't Speedstone."""
    t = Story("B . R", blue=["Fireball"], red=["Full Shield"]).blue("fireball")
    for word in ("pass", "done", "none", "end", "drop", "speed"):
        assert why(t, word, "24.1", "unknown").startswith(f"“{word}” isn’t a valid answer here.")
    assert "Pass Through Wall" in why(t, "pass-", "6.8", "not-on-table")
    t.blue("red")
    for word in ("drop", "speed"):
        why(t, word, "8.2", "unknown")
    t = Story("B . R", blue=["Fog"]).blue("done")
    for word in ("pass", "drop", "speed"):
        why(t, word, "13.1", "unknown")


@rules("1.8")
def test_a_word_of_the_game_begins_no_card_that_can_be_played() -> None:
    t = Story("B . R", blue=["Pass Through Wall", "Drop Object", "Speedstone"])
    t.stands("Wall of Fire", "a1|b1").carries("red", "Dagger")
    assert t.can("blue", "pass-through-wall")
    why(t, "pass", "1.8", "pass-now")
    assert t.can("blue", "drop-object")
    why(t, "drop", "10.5", "carries-nothing")
    (decision,) = t.s.asked
    for word, meant in (
        ("pass-", "pass-through-wall"),
        ("drop-", "drop-object"),
        ("speed", "speed:drop-object"),
        ("speeds", "speedstone"),
        ("end", "end:wall-of-fire"),
    ):
        assert GAME.say(t.s, decision, GAME.hear(t.s, decision, word)) == meant


@rules("0.3")
def test_a_colour_that_nobody_has() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Full Shield"])
    assert why(t, "yellow", "0.3", "no-colour") == "Nobody at this table is yellow."
    why(t.blue("fireball"), "green", "0.3", "no-colour")
    why(t.blue("red"), "green", "0.3", "no-colour")
    t = Story("B . R", blue=["Fog"]).blue("done")
    why(t, "green", "0.3", "no-colour")


@rules("10.7", "10.8", "10.10", "5.11", "23.10", "10.1", "5.8", "7.4", "26.8")
def test_the_players_own_things_are_called_theirs() -> None:
    t = Story("B . R").treasure("blue-1", "b1").treasure("blue-2", "red").stands("Rosebush", "c1")
    assert why(t, "blue-1", "10.7", "lies-elsewhere").startswith("Your first treasure is in b1, not in")
    assert why(t, "blue-2", "10.10", "carried-by").startswith("Ben is carrying your second treasure, and")
    assert why(t, "rosebush", "5.8", "target-alone").endswith("name the target: your Rosebush in c1.")
    t.treasure("blue-1", "blue")
    assert why(t, "take:blue-1", "10.8", "carried-already") == "You’re already carrying your first treasure."
    t = Story("B . R", blue=["Fireball", "Glue"]).treasure("blue-1", "b1").blue("fireball")
    why(t, "blue-1", "5.11", "attacks-treasure")
    assert why(t, "sector:blue", "24.1", "not-a-target") == "You can’t choose your sector for Fireball."
    t = Story("B . R", blue=["Glue"]).treasure("blue-1", "red").treasure("blue-2", "a1").lying("Dagger", "b1")
    t.blue("glue")
    assert why(t, "blue-1", "10.1", "carried-target") == (
        "You can’t target your first treasure while Ben is carrying it."
    )
    t.blue("blue-2")
    assert why(t, "take:blue-2", "23.10", "glued") == "Your second treasure is stuck: Glue holds it."
    t = Story("B . R", blue=["Powerthrust", "Energy 4"]).blue("powerthrust red")
    asks = f"First choose a card with an energy value {OTHER}your first treasure)."
    assert why(t, "blue-1", "7.6", "other") == asks
    t = Story("B . R").under("blue", "Extra Arms").lying("Dagger", "a1").lying("Large Rock", "a1")
    t.treasure("blue-1", "c1").blue("take:dagger")
    assert why(t, "blue-1", "26.8", "not-there") == "You can’t choose your first treasure here."


@pytest.mark.parametrize(
    ("language", "elsewhere", "carried", "stuck"),
    [
        ("en", "Your first treasure is in b1,", "your second treasure", "Your first treasure is stuck"),
        ("de", "Dein Schatz 1 liegt auf b1,", "deinen Schatz 2", "hält deinen Schatz 1 fest"),
        (
            "fr",
            "Ton premier trésor n’est pas dans ta case",
            "ton second trésor",
            "ramasser ton premier trésor",
        ),
        ("it", "non c’è il tuo primo tesoro", "il tuo secondo tesoro", "trattiene il tuo primo tesoro"),
    ],
)
def test_the_players_own_things_in_every_language(
    language: str, elsewhere: str, carried: str, stuck: str
) -> None:
    text = Text(language, ["Anna", "Ben"])
    t = Story("B . R", blue=["Glue"]).treasure("blue-1", "b1").treasure("blue-2", "red")
    decision = t.s.asked[0]
    assert elsewhere in text.render(speech.refuse_word(t.s, decision, "blue-1").message)
    assert carried in text.render(speech.refuse_word(t.s, decision, "blue-2").message)
    t.blue("glue blue-1 b1")
    assert stuck in text.render(speech.refuse_word(t.s, t.s.asked[0], "take:blue-1").message)


# -- acts, answers and choices ---------------------------------------------------------------------------


def test_a_card_that_is_not_in_the_hand() -> None:
    assert why(Story("B . . R"), "Fireball", "6.1", "not-in-hand") == "You don’t have Fireball in your hand."


@rules("13.2", "15.2")
def test_the_piles_are_only_for_looking() -> None:
    t = Story("B . . R")
    why(t, "deck", "13.2", "draw-later")
    why(t, "discards", "15.2", "discards")


@rules("14.2")
def test_the_deck_of_others() -> None:
    t = Story("B . . R").blue("done")
    assert "draw" in asked(t)
    why(t, "deck", "14.2", "other-deck")


@rules("5.8", "7.4", "10.7", "10.10")
def test_things_in_front_of_others_or_on_the_board() -> None:
    t = Story("B . . R").under("red", "Golem Form", energy=3).carries("red", "Dagger")
    t.stands("Rosebush", "b1")
    assert why(t, "golem-form", "7.4", "not-your-spell").startswith("Ben maintains Golem Form")
    assert why(t, "dagger", "10.10", "carried-by").startswith("Ben is carrying the Dagger")
    why(t, "rosebush", "5.8", "target-alone")
    t.treasure("blue-1", "red").treasure("red-1", "b1")
    why(t, "blue-1", "10.10", "carried-by")
    assert why(t, "red-1", "10.7", "lies-elsewhere").startswith("Ben’s first treasure is in b1")
    t = Story("B . R", blue=["Fireball"]).carries("blue", "Dagger").blue("fireball")
    said = why(t, "dagger", "10.1", "carried-target")
    assert said == "You can’t target your Dagger while you’re carrying it."
    t = Story("B . . R").under("blue", "Golem Form", energy=3).carries("blue", "Lifestone")
    why(t, "lifestone", "6.5", "works-alone")


@rules("5.1")
def test_a_second_attack() -> None:
    t = Story("B R", blue=["Fireball", "Zot!"])
    t.blue("fireball red")
    why(t, "zot", "5.1", "attacked")
    why(t, "punch", "5.1", "attacked")


@rules("5.2")
def test_an_attack_in_the_first_turn() -> None:
    why(Story("B R", blue=["Fireball"], turn=1), "fireball", "5.2", "first-turn")


@rules("9.5", "9.6")
def test_a_stunned_wizard() -> None:
    t = stunned("B . R", "Fireball", "Swap", "Windrider")
    why(t, "swap", "9.6", "stunned-swap")
    t.blue("b1")
    why(t, "fireball", "9.5", "stunned-moved")
    t = stunned("B . R", "Fireball", "Swap", "Windrider")
    t.blue("fireball red")
    why(t, "b1", "9.5", "stunned-attacked")
    why(t, "windrider", "9.6", "stunned-leave")


@rules("26.6")
def test_a_stunned_wizard_with_adrenaline() -> None:
    t = stunned("B . R .", "Fireball", "Zot!", "Swap", "Windrider").under("blue", "Adrenaline", by="red")
    assert "(you’re stunned, so you can attack once and move, or attack twice)" in asked(t)
    t.blue("b1 fireball red")
    assert "attack once and move, or attack twice" in why(t, "zot/hurt", "26.6", "stunned-twice")
    t = stunned("B . R .", "Fireball", "Zot!", "Swap", "Windrider").under("blue", "Adrenaline", by="red")
    t.blue("fireball red")
    why(t, "swap", "26.6", "stunned-twice")
    t.blue("zot/hurt red")
    why(t, "b1", "26.6", "stunned-twice")
    why(t, "windrider", "26.6", "stunned-twice")
    why(t, "punch", "5.1", "attacked")


@rules("8.4")
def test_a_counterspell_that_could_do_nothing() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Gnome Form", "Full Shield", "Wall of Earth"], rolls=[1])
    t.gives("red", "Absorb Spell", "Negate Neutral").blue("fireball red").red("gnome-form")
    for word in ("full-shield", "wall-of-earth"):
        assert "nothing left" in why(t, word, "8.4", "answer-useless")
    why(t, "negate-neutral", "8.2", "condition")
    t = Story("B R . .", blue=["Lightning Bolt", "Energy 4"], red=["Shield", "Shield"])
    t.under("red", "Golem Form", energy=2).blue("lightning-bolt east energy-4")
    t.red("shield none")
    assert t.asked() == {"blue"}  # none of it is left
    t = Story("B . R", blue=["Zot!"], red=["Shield"], windows="open").under("red", "Golem Form", energy=2)
    t.blue("zot/hurt red")
    why(t, "shield", "8.2", "condition")
    t.red("pass")
    assert t.asked() == {"blue"}


def stunned(drawing: str, *hand: str) -> Story:
    """Return a story in a turn of blue, who is stunned."""
    t = Story(drawing, blue=hand)
    t.stunned("blue", 1).done("blue").done("red")
    return t


@rules("7.15", "24.7", "26.11")
def test_acts_that_forms_forbid() -> None:
    t = Story("B R", blue=["Fireball", "Fog"]).under("blue", "Golem Form", energy=3)
    why(t, "fireball", "7.15", "form-spell")
    t = Story("B R", blue=["Fireball", "Fog"]).under("blue", "Slime Form", energy=3)
    why(t, "fireball", "26.11", "form-attack")
    why(t, "fog", "7.15", "form-spell")
    why(t, "punch", "26.11", "form-attack")
    t = Story("B R", blue=["Fireball"]).under("blue", "Mist Body", energy=3)
    why(t, "fireball", "24.7", "form-attack")


@rules("24.4")
def test_fire_in_a_flood() -> None:
    t = Story("B R", blue=["Fireball", "Fire Cloak"]).everywhere("Flood", energy=3)
    why(t, "fireball", "24.4", "flood")
    why(t, "fire-cloak", "24.4", "flood")


@rules("6.8")
def test_no_target_in_range() -> None:
    why(Story("B | R", blue=["Thought Steal"]), "thought-steal", "6.8", "no-target")
    why(Story("B . . R"), "punch", "6.8", "no-target")


@rules("8.1")
def test_a_counterspell_without_anything_to_answer() -> None:
    t = Story("B R", blue=["Full Shield"]).carries("blue", "Null Powder")
    why(t, "full-shield", "8.1", "counter")
    why(t, "null-powder/counter", "8.1", "counter")
    why(t, "pass", "1.8", "pass-now")


@rules("6.5", "24.9")
def test_cards_that_are_used_only_once_they_lie_before_one() -> None:
    t = Story("B R", blue=["Stone Spikes"]).carries("blue", "Master Key", "Null Powder")
    why(t, "stone-spikes/throw", "24.9", "cast-first")
    why(t, "master-key", "6.5", "works-alone")
    why(t, "null-powder/end", "6.8", "no-target")


@rules("26.3", "26.5", "26.12", "27.12", "23.7")
def test_missing_cards_and_things() -> None:
    t = Story("B R", blue=["Heave-Ho"]).carries("blue", "Wizardblade")
    assert why(t, "heave-ho", "26.3", "no-treasure") == "You aren’t carrying a treasure to throw."
    why(t, "wizardblade", "27.12", "no-fuel")
    t = Story("B R", blue=["Stretch"])
    why(t, "stretch/drop", "26.5", "empty-handed")
    t = Story("B R").under("blue", "Strength").treasure("red-1", "blue")
    why(t, "strength/tear", "26.12", "hands-full")
    t = Story("B R", blue=["Booby Trap"]).stands("Rosebush", "b1")
    t.s.traps = tuple((0, square, 0) for square in t.s.arrangement.squares)
    assert (
        why(t.again(), "booby-trap", "23.7", "no-room") == "There aren’t four empty squares for the tokens."
    )


@rules("8.2", "6.4")
def test_a_counterspell_that_does_not_fit_the_occasion() -> None:
    hand = ["Full Shield", "Negate Neutral", "Ward", "Fireball", "Null Powder"]
    t = Story("B R", blue=["Zot!"], red=hand)
    t.blue("zot/stun red")
    assert "a neutral spell" in why(t, "negate-neutral", "8.2", "condition")
    why(t, "ward", "8.2", "condition")
    why(t, "fireball", "6.4", "no-counter")
    why(t, "null-powder", "6.5", "use-carried")
    why(t, "absorb-spell", "8.3", "not-in-hand")
    why(t, "punch", "8.1", "act-in-window")
    why(t, "done", "8.1", "answer-or-pass")


@rules("6.12")
def test_a_counterspell_to_a_caster_out_of_sight() -> None:
    hand = ["Wall of Fire", "Absorb Spell", "Negate Neutral", "Invisible"]
    t = Story("B | R", blue=["Waterbolt"], red=hand).carries("blue", "Visionstone")
    t.blue("waterbolt red 1")
    why(t, "wall-of-fire", "6.12", "caster-unseen")
    assert (
        why(t, "absorb-spell", "6.12", "caster-unseen")
        == "To use Absorb Spell you have to see Anna, and you can’t."
    )
    why(t, "negate-neutral", "8.2", "condition")


@rules("8.2", "23.2", "24.4")
def test_counterspells_to_a_blow_to_damage_and_in_a_flood() -> None:
    t = Story("B R", red=["Invisible"]).carries("red", "Null Powder")
    t.blue("punch red")
    assert "a line-of-sight spell aimed at you" in why(t, "null-powder/counter", "8.2", "condition")
    why(t, "null-powder/end", "8.3", "not-in-hand")
    t = Story("B R", blue=["Fireball"], red=["Shield", "Negate Neutral"])
    t.blue("fireball red")
    why(t, "negate-neutral", "8.2", "condition")
    t = Story("B R", red=["Wall of Earth", "Invisible"])
    t.s.at[1] = t.s.at[0]
    t.again().blue("punch red")
    why(t, "wall-of-earth", "23.2", "answer-no-target")
    t = Story("B R", red=["Wall of Fire", "Invisible"]).everywhere("Flood", energy=3)
    t.blue("punch red")
    why(t, "wall-of-fire", "24.4", "flood")


@rules("25.9", "23.6")
def test_no_more_moving_after_teleport_or_swap() -> None:
    t = Story("B . . R", blue=["Teleport"])
    t.blue("teleport")
    why(t, "a1", "25.9", "here")
    t.blue("b1")
    why(t, "c1", "25.9", "rooted")
    t = Story("B . . R", blue=["Swap"])
    t.blue("swap red")
    why(t, "c1", "23.6", "rooted")


@rules("2.1", "2.2")
def test_impossible_steps() -> None:
    t = Story("B . | . . R")
    why(t, "c1", "2.1", "not-next")
    why(t, "a1", "2.1", "here")
    why(t, "west", "2.2", "outer-wall")
    why(t, "north", "2.2", "outer-wall")
    why(t, "stumble", "23.9", "no-cloud")
    t.blue("b1")
    why(t, "c1", "2.2", "wall")
    t.blue("a1 b1")
    why(t, "a1", "2.1", "no-points")


@rules("2.6", "23.9")
def test_steps_without_points() -> None:
    t = Story("B . R").stands("Dust Cloud", "a1")
    t.s.mp = 0
    why(t.again(), "stumble", "2.1", "no-points")
    t.s.mp = -1
    why(t.again(), "stumble", "2.6", "no-points")


@rules("25.3", "26.1", "26.7", "23.9")
def test_steps_that_a_wizard_is_forced_to_take() -> None:
    t = Story("B . R . | .", blue=["Mental Force"]).blue("mental-force red")
    why(t, "stumble", "23.9", "no-cloud")
    why(t, "a1", "2.1", "not-next")
    why(t, "south", "2.2", "wall")
    why(t, "xyzzy", "25.3", "unknown")
    t.blue("east")
    why(t, "e1", "2.2", "wall")
    t = Story("B . R .", blue=["Mental Force"]).stands("Dust Cloud", "d1")
    t.blue("mental-force red east")
    why(t, "west", "23.9", "in-cloud")
    t = Story("+---+---+---+\n| B   R   . |\n+---+   +---+\n| .   .   . |\n+---+---+---+")
    t.under("blue", "Big Man Form", energy=3).blue("b1")
    assert why(t, "west", "26.7", "big-man").startswith("Anna is a Big Man")
    why(t, "done", "26.7", "must-go")
    t = Story("B . R . . . .", blue=["Fireball"], red=["Featherweight"])
    t.blue("fireball red").red("featherweight")
    why(t, "west", "26.1", "drift-back")
    why(t, "done", "26.1", "must-go")


@rules("3.1", "3.6")
def test_doors_that_do_not_open() -> None:
    t = Story("+---+\n| R |\n+-D-+\n| B |\n+---+")
    why(t, "a2", "3.1", "locked")
    why(t, "hold:a1|a2", "3.1", "locked")
    why(t, "hold:b1|c1", "3.4", "no-door")
    why(t, "hold:", "3.4", "no-door-here")
    why(t, "close:a1|a2", "3.5", "holds-not")
    t.stands("Seal Door", "a1|a2")
    why(t, "a2", "3.6", "sealed")


@rules("3.1", "3.4", "3.5", "3.10", "23.8")
def test_doors_of_others_and_held_doors() -> None:
    t = Story("B D . D . R Y").stands("Create Door", "d1|e1", by="red")
    why(t, "hold:b1|c1", "3.10", "not-beside")
    why(t, "close:", "3.5", "holds-nothing")
    why(t, "close:xyzzy", "1.7", "unknown")
    t.s.held = ((0, 1),)
    why(t.again(), "hold:a1|b1", "3.4", "held-already")
    t.s.at[0] = t.square("d1")
    assert why(t.again(), "e1", "3.1", "locked").endswith("Only Ben can open it without a card.")
    t.s.at[1] = -1
    assert "its owner is dead" in why(t.again(), "e1", "3.1", "door-of-the-dead")


@rules("24.8", "26.7")
def test_objects_that_fill_a_square() -> None:
    t = Story("B . R").stands("Stone Block", "b1")
    why(t, "b1", "24.8", "blocked-square")
    t = Story("B R .").under("red", "Big Man Form", energy=3)
    why(t, "b1", "26.7", "big-man")
    t = Story("B R").under("blue", "Big Man Form", energy=3)
    why(t, "b1", "26.7", "no-push")


@rules("23.9")
def test_in_a_dust_cloud() -> None:
    why(Story("B . R").stands("Dust Cloud", "a1"), "b1", "23.9", "in-cloud")


@rules("10.3", "10.7", "10.8", "10.10")
def test_picking_up_things_that_cannot_be_picked_up() -> None:
    t = Story("B . . R").lying("Dagger", "c1").treasure("red-1", "c1").carries("red", "Large Rock")
    why(t, "take:dagger", "10.3", "lies-elsewhere")
    why(t, "take:red-1", "10.7", "lies-elsewhere")
    why(t, "take:boomstone", "10.3", "lies-nowhere")
    why(t, "take:large-rock", "10.10", "carried-by")
    why(t, "take", "10.3", "nothing-here")
    t.treasure("red-2", "red")
    why(t, "take:red-2", "10.10", "carried-by")
    t = Story("B . . R").lying("Dagger", "a1").treasure("red-1", "a1").treasure("red-2", "blue")
    why(t, "take:red-1", "10.8", "second-treasure")
    why(t, "take:red-2", "10.8", "carried-already")
    t.blue("b1 a1 b1")
    t.lying("Boomstone", "b1")
    why(t, "take:boomstone", "10.3", "take-points")


@rules("23.10", "27.7", "26.10")
def test_glue_gravity_and_a_mad_dash() -> None:
    t = Story("B . R", blue=["Glue", "Mad Dash"]).lying("Dagger", "a1").treasure("red-1", "a1")
    t.blue("mad-dash")
    why(t, "take:red-1", "26.10", "hands-off")
    t.blue("glue dagger")
    why(t, "take:dagger", "23.10", "glued")
    t.everywhere("Gravity", energy=2)
    why(t, "take:red-1", "27.7", "gravity")


@rules("26.8", "26.9", "23.13", "14.7")
def test_treasures_tacks_and_permanent_objects() -> None:
    for form, paragraph in (("Golem Form", "26.9"), ("Extra Arms", "26.8")):
        t = Story("B . R").under("blue", form, energy=3).treasure("red-1", "a1")
        t.s.mp = 0
        why(t.again(), "take:red-1", paragraph, "take-points")
    t = Story("B . . R").carries("blue", "Handful of Tacks", "Dagger")
    why(t, "gather:", "23.13", "no-tacks")
    why(t, "gather:dagger", "1.7", "unknown")
    why(t, "take:dagger", "6.5", "carried-already")
    t.blue("drop:dagger")
    assert why(t, "drop:handful-of-tacks", "23.13", "tacks-ground").endswith("only where nothing else lies.")
    t = Story("B . R").treasure("red-1", "a1")
    why(t, "take:red", "1.7", "unknown")
    t = Story("B . . R").lying("Handful of Tacks", "c1")
    why(t, "gather:", "23.13", "gather-far")
    why(t.blue("b1"), "gather:", "23.13", "gather-late")
    t = Story("B . R", permanent_creations="on").stands("Rosebush", "b1")
    assert "you can’t end Rosebush" in why(t, "end:rosebush", "14.7", "permanent")


@rules("10.2", "10.5", "10.6", "7.4")
def test_dropping_and_ending_things_of_others() -> None:
    t = Story("B . R", blue=["Dagger"]).stands("Rosebush", "b1", by="red").carries("blue", "Large Rock")
    why(t, "take:rosebush", "10.2", "fixed")
    why(t, "drop:dagger", "10.5", "carries-not")
    why(t, "drop:treasure", "10.9", "carries-no-treasure")
    why(t, "end:rosebush", "7.4", "not-your-spell")
    why(t, "end:large-rock", "10.6", "item-ends-not")
    why(t, "end:fog", "7.4", "no-such-spell")
    why(t, "dagger/throw", "6.5", "play-first")


@rules("10.5")
def test_dropping_a_carried_item_by_a_wrong_number() -> None:
    t = Story("B . R").carries("blue", "Boomstone", "Boomstone", "Dagger")
    for word in ("drop:dagger#9", "drop:boomstone#9"):
        assert "You can say: done, b1," in why(t, word, "1.7", "unknown")


@rules("7.4", "10.5")
def test_dropping_a_spell_or_nothing() -> None:
    t = Story("B . R").under("blue", "Gnome Form", energy=3)
    assert (
        why(t, "drop:gnome-form", "7.4", "end-it") == "Gnome Form is a spell. Say “end:gnome-form” to end it."
    )
    why(t, "drop:", "10.5", "carries-nothing")
    why(t, "drop:xyzzy", "1.7", "unknown")
    why(t, "drop:dagger", "10.5", "carries-not")
    why(t, "end:xyzzy", "1.7", "unknown")
    why(t, "red", "5.8", "target-alone")


@rules("2.5", "6.6", "22.4")
def test_speed_that_cannot_be_boosted() -> None:
    t = Story("B . R", blue=["Energy 4", "Energy 5", "Fireball"])
    why(t, "energy-4", "6.6", "energy-card")
    why(t, "speed:fireball", "6.6", "no-energy")
    why(t, "speed:energy-6", "2.5", "not-in-hand")
    why(t, "speed:sum", "22.4", "not-in-hand")
    t.blue("speed:energy-4")
    why(t, "speed:energy-5", "2.5", "boosted")


@rules("7.6")
def test_energy_that_cannot_be_used() -> None:
    t = Story("B R", blue=["Powerthrust", "Energy 4", "Fireball", "Add"])
    t.blue("powerthrust red")
    why(t, "fireball", "6.6", "no-energy")
    why(t, "powerthrust", "7.6", "in-use")
    why(t, "energy-6", "7.6", "not-in-hand")
    why(t, "sum", "22.4", "add-two")


@rules("22.4")
def test_add_cannot_be_played_during_another_players_turn() -> None:
    t = Story("B R", blue=["Powerthrust"], red=["Shield", "Add", "Energy 4", "Energy 4", "Energy 5"])
    t.blue("powerthrust red").red("shield")
    assert why(t, "sum", "22.4", "add-later") == "You can play Add only in your own Move and Cast phase."


@rules("22.4", "27.12", "2.5")
def test_energy_for_speed_and_for_a_blade() -> None:
    t = Story("B . R", blue=["Add", "Energy 4", "Energy 5", "Fireball"])
    why(t, "speed:", "1.7", "which")
    why(Story("B . R", blue=["Fireball"]), "speed:", "2.5", "speed-with-what")
    why(t, "speed:xyzzy", "1.7", "unknown")
    t.blue("speed:sum")
    assert why(t, "none", "22.4", "add-choose") == "Add needs two cards: name one of them."
    why(t, "add", "22.4", "in-use")
    why(t, "fireball", "6.6", "no-energy")
    t.blue("energy-4")
    t = Story("B . R", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"])
    why(t.blue("powerthrust red sum energy-4"), "energy-4", "22.4", "in-use")
    t = Story("B R", blue=["Energy 4", "Energy 5"]).carries("blue", "Wizardblade")
    why(t.blue("wizardblade/slash red"), "none", "27.12", "blade-needs")


@rules("24.3")
def test_the_shares_of_a_waterbolt() -> None:
    t = Story("B . R", blue=["Waterbolt"])
    t.blue("waterbolt red")
    why(t, "7", "24.3", "waterbolt-most")


@rules("24.3")
def test_a_waterbolt_at_a_wall_and_the_way_it_knocks() -> None:
    t = Story("B . R", blue=["Waterbolt"]).blue("waterbolt a1|a2")
    why(t, "0", "24.3", "waterbolt-fixed")
    why(t, "east", "24.3", "other")
    t = Story("+---+---+\n| B   . |\n+   +   +\n| .   R |\n+---+---+", blue=["Waterbolt"])
    t.blue("waterbolt red 0")
    assert why(t, "north", "24.3", "knocked-there") == (
        "Ben is knocked back in a straight line away from you, not north."
    )
    why(t, "done", "24.3", "must-choose")


@rules("6.13")
def test_helpers_without_a_spell() -> None:
    t = Story("B R", blue=["Around the Corner", "Add"])
    why(t, "around-the-corner", "6.13", "helper-alone")
    why(t, "add", "6.13", "add-alone")
    t = Story("B . R", blue=["Around the Corner", "Fog", "Dagger", "Fireball"])
    t.blue("around-the-corner")
    why(t, "fog", "6.13", "not-helped")
    why(t, "dagger", "6.13", "helps-spells")
    why(t, "zot", "6.13", "not-in-hand")


@rules("6.13", "21.5", "5.2", "6.8")
def test_spells_that_helpers_do_not_help() -> None:
    hand = ["Around the Corner", "Create Wall", "Add", "Wallivore", "Thought Steal", "Fireball"]
    t = Story("B . | R", blue=hand)
    t.blue("around-the-corner")
    why(t, "around-the-corner", "6.13", "helper-twice")
    why(t, "add", "6.13", "helper-twice")
    why(t, "wallivore", "21.5", "not-helped")
    assert why(t, "thought-steal", "6.8", "no-target-helped").startswith(
        "Even with that help, Thought Steal has no target"
    )
    why(t, "xyzzy", "6.13", "unknown")
    t = Story("B . R", blue=hand, turn=1).blue("around-the-corner")
    why(t, "fireball", "5.2", "first-turn")


@rules("13.1", "13.2")
def test_the_end_of_a_turn() -> None:
    t = Story("B . R", blue=["Fireball"])
    t.blue("done")
    why(t, "zot", "13.1", "not-in-hand")
    t.blue("done")
    why(t, "5", "13.2", "draw-most")


@rules("7.11")
def test_too_many_cards() -> None:
    t = Story("B . R", blue=["Meditate", "Zot!", "Fog", "Flood", "Swap", "Ward", "Dispel"])
    t.blue("meditate")
    assert "2 cards over your limit of 7" in asked(t)
    why(t, "done", "7.11", "must-give")
    why(t, "drop:dagger", "7.11", "keeps-not")


@rules("7.11", "25.2", "25.7", "22.8")
def test_cards_and_things_that_cannot_go() -> None:
    six = ["Zot!", "Fog", "Gravity", "Swap", "Ward", "Glue"]
    t = Story("B . R", red=[*six, "Dispel"]).carries("red", "Dagger").blue("b1")
    assert why(t, "drop:dagger", "7.11", "hand-only").startswith("During another player’s turn")
    why(t, "drop:xyzzy", "7.11", "unknown")
    t = Story("B . R", blue=["Dispel"], red=six).under("red", "Extra Arms", energy=3)
    t.carries("red", "Dagger", "Large Rock").blue("dispel extra-arms")
    why(t, "drop:master-key", "7.11", "keeps-not")
    t = Story("B . R", blue=["Thought Steal"], red=six).blue("thought-steal red")
    assert why(t, "dispel", "25.7", "victim-has-not") == "There’s no Dispel in Ben’s hand."
    t = Story("B . R", blue=["Brain Burn"], red=six).carries("red", "Dagger").blue("brain-burn red")
    why(t, "end:fog", "25.2", "keeps-not")
    why(t, "drop:dagger", "25.2", "cards-only")
    t = Story("B . R", blue=six).carries("blue", "Brainstone", "Dagger").blue("drop:brainstone")
    why(t, "drop:dagger", "22.8", "cards-only")


@rules("7.4", "10.5")
def test_things_given_up_before_drawing() -> None:
    t = Story("B . R", blue=["Fog"]).under("blue", "Strength", energy=3).blue("done")
    assert why(t, "drop:dagger", "10.5", "carries-not") == "Dagger isn’t among the things you carry."
    why(t, "end:fog", "7.4", "no-such-spell")


@rules("23.7", "10.15", "22.1", "26.8", "27.5", "21.3")
def test_places_and_things_that_cannot_be_chosen() -> None:
    t = Story("B . R", blue=["Booby Trap"]).blue("booby-trap")
    why(t, "c3", "10.15", "home-base")
    why(t, "a1", "10.15", "square-full")
    why(t, "j9", "0.4", "no-square")
    why(t, "red", "23.7", "other")
    t = Story("R . B", blue=["Fool's Gold"]).treasure("blue-1", "a1").red("take:blue-1").blue("fools-gold")
    why(t, "a1", "22.1", "fooled-there")
    t = Story("B . R").under("blue", "Extra Arms").lying("Dagger", "a1").lying("Large Rock", "a1")
    t.treasure("red-1", "blue").treasure("red-2", "a1").blue("take:dagger")
    why(t, "red-2", "10.8", "second-treasure")
    why(t, "dagger", "26.8", "not-there")
    t = Story("B . R").under("blue", "Extra Arms").lying("Dagger", "a1").lying("Large Rock", "a1")
    why(t.blue("take:dagger"), "red-2", "26.8", "not-there")
    t = Story("B . R", blue=["Yoink!"]).carries("red", "Dagger", "Large Rock").treasure("blue-1", "red")
    assert why(t.blue("yoink red"), "blue-1", "27.5", "no-treasures") == "Yoink! takes items, not treasures."
    why(t, "fog", "27.5", "not-there")
    t = Story("B . R", blue=["Drop Object"]).carries("red", "Dagger", "Large Rock").blue("drop-object red")
    why(t, "b1", "21.3", "other")


@rules("0.7", "0.8")
def test_schools_that_cannot_be_chosen() -> None:
    options = OPTIONS.settle({"school_1": "draft", "school_2": "conjuring", "school_3": "elemental"})
    s = setup.deal(2, options, Tape(1))
    run(s)
    refusal = speech.refuse_word(s, s.asked[0], "conjuring")
    assert (refusal.rule, refusal.message.key) == ("0.8", "wizwar-refuse-school-taken")
    assert speech.refuse_word(s, s.asked[0], "white").rule == "0.7"
    assert speech.refuse_turn(s, 1 - s.asked[0].player).rule == "0.8"
