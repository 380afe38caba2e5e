"""What Wiz-War says to people has words, and refusals name the paragraph that is the reason."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.frame import run
from guildhall.kernel.message import Message, Refusal
from guildhall.kernel.tape import Tape
from guildhall.text import Text
from guildhall.wizwar import kinds, notation, setup, speech
from guildhall.wizwar.book import BOOK, PHYSICAL, WAYS
from guildhall.wizwar.decks import NAME, NAMES, SCHOOLS, SLUGS
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.ask import QUESTIONS
from guildhall.wizwar.state import ENDINGS, LINE, NOWHERE, SECTOR, THING, TREASURE, WIZARD, State
from tests.citing import rules
from tests.wizwar.story import Story

TEXT = Text(names=["Anna", "Ben", "Cleo", "Dora"])
DIGEST = (Path(__file__).parents[2] / "docs" / "rules" / "wizwar.en.md").read_text(encoding="utf-8")
PARAGRAPHS = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", DIGEST, re.M))


def said(message: Message) -> str:
    """A message in words."""
    words = TEXT.render(message)
    assert words
    assert "{" not in words
    return words


def refused(refusal: Refusal) -> str:
    """A refusal in words, with a paragraph that exists."""
    assert refusal.rule in PARAGRAPHS
    return said(refusal.message)


# -- everything has words --------------------------------------------------------------------------------

TYPED = (
    *("", "done", "pass", "none", "sum", "punch", "xyzzy", "3", "-1", "99", "draw-9", "damage-99"),
    *("east", "north", "stumble", "a1", "c3", "e5", "j9", "a1|b1", "c3|c4", "i9|j9", "blue", "red", "green"),
    *("red-1", "blue-2", "sector:red", "trap@c3", "rosebush", "dagger/throw", "null-powder/counter"),
    *("take:", "take:dagger", "take:red-1", "take:rosebush", "drop:", "drop:treasure", "drop:dagger"),
    *(
        "end:fog",
        "end:dagger",
        "hold:",
        "hold:c3|c4",
        "close:",
        "close:c3|d3",
        "gather:",
        "gather:handful-of-tacks",
    ),
    *("speed:", "speed:sum", "speed:fireball", "speed:energy-4", "alchemy", "white"),
)
NUMBERS = (-1, 0, 4, 5, 7, 50, 93, 99, 150, 193, 199, 200, 210, 301, 305, 350, 404, 483, 501, 584, 599, 600)
LARGE = (601, 650, 703, 801, 809, 855, 901, 905, 950, 1098, 1099, 1101, 1250, 1320, 1499, 1520, 1700, 10**6)


def speak(s: State, choosing: random.Random) -> None:
    """Everything that can be said about a decision, legal or not."""
    for decision in s.asked:
        prompt = speech.prompt(s, decision)
        assert prompt.rule in PARAGRAPHS
        said(prompt.message)
        legal: set[str] = set()
        for choice in decision.options:
            said(speech.label(s, decision, choice))
            legal.update(notation.names(s, decision, choice))
        for word in (*choosing.sample(TYPED, 12), *choosing.sample(SLUGS, 6)):
            if word not in legal:
                refused(speech.refuse_word(s, decision, word))
        for number in choosing.sample((*NUMBERS, *LARGE), 8):
            if number not in decision.options:
                refused(speech.refuse_choice(s, decision, number))
    for seat in range(-1, s.seats + 1):
        refusal = speech.refuse_turn(s, seat)
        assert refusal.rule in PARAGRAPHS or not 0 <= seat < s.seats
        said(refusal.message)
    for event in s.events or ():
        said(speech.describe(s, event))


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (2, 1, {}),
        (3, 2, {"school_1": "draft", "school_2": "conjuring", "school_3": "draft"}),
        (4, 3, {"giant_book": "on"}),
        (2, 4, {"giant_book": "on", "permanent_creations": "on"}),
        (4, 5, {"custom_spellbook": "on", "edition": "faq"}),
    ],
)
def test_everything_that_happens_in_a_game_has_words(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    choosing = random.Random(seed)
    s = setup.deal(seats, OPTIONS.settle(options), Tape(seed))
    run(s)
    for _ in range(150):
        speak(s, choosing)
        if not s.asked:
            break
        decision = s.asked[0]
        s.events = []
        acts = [choice for choice in decision.options if choice != kinds.END_PHASE] or [0]
        idle = decision.kind == kinds.ACT and choosing.random() < 0.15
        s.stack[-1].answer(s, decision.player, kinds.END_PHASE if idle else choosing.choice(acts))
        run(s)


def some_arguments(fields: tuple[str, ...]) -> tuple[int, ...]:
    values = {
        "target": WIZARD + 1,
        "sector": SECTOR,
        "line": 4,
        "kind": PHYSICAL,
        "face": 2,
        "way": WAYS[-1].number,
        "count": 2,
        "energy": 3,
    }
    return tuple(values.get(field, 1) for field in fields)


def test_every_kind_of_event_has_a_line() -> None:
    s = Story("B . . R").s
    for kind, (name, fields) in enumerate(kinds.EVENTS):
        message = speech.describe(s, Event(kind, some_arguments(fields)))
        assert message.key == f"wizwar-event-{name}"
        said(message)


def test_every_ending_has_words() -> None:
    s = Story("B . . R").s
    s.winners = (1,)
    for number, ending in enumerate(ENDINGS):
        if ending:
            assert said(speech.describe(s, Event(kinds.ENDED, (number,)))).startswith("The game is over")


def test_every_card_school_colour_and_way_has_words() -> None:
    for name in range(len(NAMES)):
        assert said(speech.name_words(name)) == NAMES[name].replace("'", "’")
        said(Message(f"wizwar-text-{SLUGS[name]}", {"shield": 1}))
    for school in range(len(SCHOOLS)):
        said(speech.school_words(school))
    for colour in range(len(COLOURS)):
        said(speech.colour_words(colour))
    for way in WAYS:
        said(speech.way_words(way.number))
        assert speech._paragraph(way) in PARAGRAPHS
    for question in QUESTIONS:
        assert question.rule in PARAGRAPHS
        assert TEXT.bundle.get_message(f"wizwar-ask-{question.slug}") is not None


# -- prompts and labels ----------------------------------------------------------------------------------


def asked(t: Story) -> str:
    return said(speech.prompt(t.s, t.s.asked[0]).message)


def choice(t: Story, word: str) -> str:
    decision = t.s.asked[0]
    for option in decision.options:
        if word in notation.names(t.s, decision, option):
            return said(speech.label(t.s, decision, option))
    raise AssertionError(word)


@rules("1.7")
def test_the_active_player_hears_what_is_left_to_him() -> None:
    t = Story("B . . R", blue=["Fireball", "Energy 4"])
    assert asked(t) == "Anna, you have 3 movement points and one attack left. What do you do?"
    assert choice(t, "fireball") == "cast Fireball"
    assert choice(t, "b1") == "walk east to b1"
    assert choice(t, "speed:energy-4") == "boost your speed by 4 with Energy 4"
    t.blue("fireball")
    assert choice(t, "red") == "Ben (red)"


@rules("8.2")
def test_a_window_says_what_hangs_in_the_air() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Energy 5"], red=["Full Shield", "Shield"])
    t.blue("powerthrust red energy-5")
    assert asked(t) == "Ben, Anna casts Powerthrust at you with energy 5. Do you answer?"
    assert choice(t, "full-shield") == "answer with Full Shield"
    t.red("pass")
    assert asked(t) == "Ben, 7 magical damage is about to reach you. Do you answer?"


SCENES: dict[str, tuple[Callable[[], Story], str, str]] = {
    "answer-counter": (
        lambda: Story("B . . R", blue=["Zot!", "Anti-Anti"], red=["Full Shield"]),
        "blue zot/stun red, red full-shield",
        "Anna, Ben answers with Full Shield. Do you stop it?",
    ),
    "answer-helper": (
        lambda: Story("B . R", blue=["Around the Corner", "Fireball"], red=["Negate Neutral"]),
        "blue around-the-corner fireball red",
        "Ben, Anna plays Around the Corner together with Fireball. Do you answer Around the Corner?",
    ),
    "answer-treasure": (
        lambda: Story("B . R", red=["Ward"]).treasure("red-1", "a1"),
        "blue take:red-1",
        "Ben, Anna picks up Ben’s first treasure. Do you answer?",
    ),
    "answer-strike": (
        lambda: Story("B R", red=["Invisible"]).carries("blue", "Dagger"),
        "blue dagger/stab red",
        "Ben, Anna stabs with the Dagger at you. Do you answer?",
    ),
    "walked": (
        lambda: Story("B . R .", blue=["Mental Force"]),
        "blue mental-force red",
        "Anna, where do you walk Ben? 4 steps are left.",
    ),
    "falls": (
        lambda: Story("B . R", blue=["Drop Object"]).carries("red", "Dagger", "Large Rock"),
        "blue drop-object red",
        "Anna, what does Ben drop?",
    ),
    "forgotten": (
        lambda: Story("B . R", blue=["Brain Burn"], red=["Fog", "Swap"]),
        "blue brain-burn red",
        "Ben, the Brain Burn of Anna would do 2 damage, one for each card in your mind. "
        "What do you give up before it strikes?",
    ),
    "stolen": (
        lambda: Story("B . R", blue=["Thought Steal"], red=["Fog", "Swap"]),
        "blue thought-steal red",
        "Anna, which card do you take from the hand of Ben? You may take up to 2.",
    ),
    "blade": (
        lambda: Story("B R", blue=["Energy 4"]).carries("blue", "Wizardblade"),
        "blue wizardblade/slash red",
        "Anna, which card do you discard for the Wizardblade?",
    ),
    "turns": (
        lambda: Story("B . R", blue=["Rotate Sector"]),
        "blue rotate-sector sector:blue",
        "Anna, how do you turn Anna’s sector?",
    ),
    "pushed": (
        lambda: Story("+---+---+---+\n| B   R   . |\n+---+   +---+\n| .   .   . |\n+---+---+---+").under(
            "blue", "Big Man Form", energy=3
        ),
        "blue b1",
        "Ben, Anna is a Big Man and pushes you: which way do you go?",
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_prompt_names_what_matters(name: str) -> None:
    begin, course, words = SCENES[name]
    t = begin()
    for part in course.split(", "):
        colour, acts = part.split(" ", 1)
        t.plays(colour, acts)
    assert speech.prompt(t.s, t.s.asked[0]).message.key == f"wizwar-ask-{name}"
    assert asked(t) == words
    speak(t.s, random.Random(1))


def test_a_line_of_the_log_names_players_cards_and_places() -> None:
    t = Story("B . . R", blue=["Zot!", "Rosebush"])
    t.blue("rosebush b1")
    assert [said(speech.describe(t.s, event)) for event in t.s.events or ()] == [
        "Anna casts Rosebush at b1.",
        "Anna’s Rosebush takes hold (b1).",
    ]
    assert said(speech.target_words(t.s, THING)) == "Anna’s Rosebush, b1"
    assert said(speech.target_words(t.s, TREASURE + 2)) == "Ben’s first treasure"
    assert said(speech.target_words(t.s, THING + 77)) == "an object that is gone"
    assert said(speech.target_words(t.s, NOWHERE)) == "nothing"
    assert said(speech.place_words(LINE)) == "the border line a1|b1"


# -- refusals --------------------------------------------------------------------------------------------


def why(t: Story, word: str, paragraph: str, name: str) -> str:
    """The words of a refusal, which must be this one."""
    decision: Decision = t.s.asked[0]
    legal = {word for option in decision.options for word in notation.names(t.s, decision, option)}
    assert word not in legal
    refusal = speech.refuse_word(t.s, decision, word)
    assert (refusal.rule, refusal.message.key) == (paragraph, f"wizwar-refuse-{name}")
    return said(refusal.message)


def test_an_unknown_word() -> None:
    t = Story("B . . R")
    assert "You can say: done, b1" in why(t, "xyzzy", "1.7", "unknown")


def test_a_card_that_is_not_in_the_hand() -> None:
    assert why(Story("B . . R"), "Fireball", "6.1", "not-in-hand") == "You have no Fireball in your hand."


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


def stunned(drawing: str, *hand: str) -> Story:
    """Blue's turn, in which he is stunned."""
    t = Story(drawing, blue=hand)
    t.stunned("blue", 1).done("blue").done("red")
    return t


@rules("7.15", "24.7", "26.11")
def test_what_forms_forbid() -> None:
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
def test_a_counter_without_anything_to_answer() -> None:
    t = Story("B R", blue=["Full Shield"]).carries("blue", "Null Powder")
    why(t, "full-shield", "8.1", "counter")
    why(t, "null-powder/counter", "8.1", "counter")
    why(t, "pass", "1.8", "pass-now")


@rules("8.2", "6.4")
def test_a_counter_whose_occasion_this_is_not() -> None:
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
def test_a_counter_to_a_caster_out_of_sight() -> None:
    t = Story("B . Y | R", blue=["Meditate"], red=["Absorb Spell"], yellow=["Negate Neutral"], players=3)
    t.blue("meditate")
    refusal = speech.refuse_word(t.s, Decision(1, kinds.ANSWER, (0,)), "absorb-spell")
    assert (refusal.rule, refusal.message.key) == ("6.12", "wizwar-refuse-caster-unseen")
    refused(refusal)


@rules("4.1", "4.4", "5.7")
def test_targets_out_of_sight_and_oneself() -> None:
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
def test_walls_that_are_not_beside_one() -> None:
    t = Story("B | . | R", blue=["Wallivore"])
    t.blue("wallivore")
    why(t, "b1|c1", "3.10", "not-beside")


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
def test_steps_that_cannot_be() -> None:
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


@rules("24.8", "26.7")
def test_what_fills_a_square() -> None:
    t = Story("B . R").stands("Stone Block", "b1")
    why(t, "b1", "24.8", "stone-block")
    t = Story("B R .").under("red", "Big Man Form", energy=3)
    why(t, "b1", "26.7", "big-man")
    t = Story("B R").under("blue", "Big Man Form", energy=3)
    why(t, "b1", "26.7", "no-push")


@rules("23.9")
def test_in_a_dust_cloud() -> None:
    why(Story("B . R").stands("Dust Cloud", "a1"), "b1", "23.9", "in-cloud")


@rules("10.3", "10.7", "10.8", "10.10")
def test_picking_up_what_cannot_be_picked_up() -> None:
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
    why(t, "take:red-1", "26.10", "mad-dash")
    t.blue("glue dagger")
    why(t, "take:dagger", "23.10", "glued")
    t.everywhere("Gravity", energy=2)
    why(t, "take:red-1", "27.7", "gravity")


@rules("10.2", "10.5", "10.6", "7.4")
def test_dropping_and_ending_what_is_not_ones_own() -> None:
    t = Story("B . R", blue=["Dagger"]).stands("Rosebush", "b1", by="red").carries("blue", "Large Rock")
    why(t, "take:rosebush", "10.2", "fixed")
    why(t, "drop:dagger", "10.5", "carries-not")
    why(t, "drop:treasure", "10.9", "carries-no-treasure")
    why(t, "end:rosebush", "7.4", "not-your-spell")
    why(t, "end:large-rock", "10.6", "item-ends-not")
    why(t, "end:fog", "7.4", "no-such-spell")
    why(t, "dagger/throw", "6.5", "play-first")


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


@rules("24.3")
def test_the_shares_of_a_waterbolt() -> None:
    t = Story("B . R", blue=["Waterbolt"])
    t.blue("waterbolt red")
    why(t, "7", "24.3", "waterbolt-most")


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


@rules("25.10")
def test_astral_squares() -> None:
    t = Story("B . . . . R", blue=["Astral Projection", "Fireball"])
    t.blue("astral-projection")
    why(t, "e1", "25.10", "astral-far")


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
    assert "2 cards more than your limit of 7" in asked(t)
    why(t, "done", "7.11", "must-give")
    why(t, "drop:dagger", "7.11", "keeps-not")


@rules("0.7", "0.8")
def test_schools_that_cannot_be_chosen() -> None:
    options = OPTIONS.settle({"school_1": "draft", "school_2": "conjuring", "school_3": "elemental"})
    s = setup.deal(2, options, Tape(1))
    run(s)
    refusal = speech.refuse_word(s, s.asked[0], "conjuring")
    assert (refusal.rule, refusal.message.key) == ("0.8", "wizwar-refuse-school-taken")
    assert speech.refuse_word(s, s.asked[0], "white").rule == "0.7"
    assert speech.refuse_turn(s, 1 - s.asked[0].player).rule == "0.8"


@rules("1.1", "8.3")
def test_who_is_waited_for() -> None:
    t = Story("B R . Y", blue=["Zot!"], red=["Full Shield"], players=3)
    assert said(speech.refuse_turn(t.s, 1).message) == "It is not your turn: Anna must choose first."
    t.blue("zot/stun red")
    for seat in (0, 2):
        refusal = speech.refuse_turn(t.s, seat)
        assert refusal.rule == "8.3"
        assert not refusal.message.args
    t.s.at[2] = NOWHERE
    assert speech.refuse_turn(t.s, 2).rule == "0.1"
    t.s.ended = ENDINGS.index("last_wizard")
    assert speech.refuse_turn(t.s, 0).rule == "12.4"
    assert speech.refuse_turn(t.s, 5).rule == ""


def test_a_number_is_refused_as_the_word_it_stands_for() -> None:
    t = Story("B . | . R", blue=["Fireball"])
    decision = t.s.asked[0]
    way = next(way for way in WAYS if way.name == NAME["Zot!"])
    refusal = speech.refuse_choice(t.s, decision, kinds.PLAY_WAY + way.number)
    assert refusal.message.key == "wizwar-refuse-not-in-hand"
    assert speech.refuse_choice(t.s, decision, 10**6).message.key == "wizwar-refuse-number"
    assert BOOK[NAME["Zot!"]].rule == "21.4"
