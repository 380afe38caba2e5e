"""Everything that Wiz-War says has words, and refusals name the paragraph that is the reason."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from guildhall.kernel.event import Event
from guildhall.kernel.frame import run
from guildhall.kernel.message import Message
from guildhall.kernel.tape import Tape
from guildhall.text import Text, languages
from guildhall.wizwar import choices, kinds, notation, setup, speech
from guildhall.wizwar.book import WAYS
from guildhall.wizwar.decks import NAME, NAMES, SCHOOLS
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.sectors import COLOURS
from guildhall.wizwar.stack.ask import questions
from guildhall.wizwar.stack.declare import Declare
from guildhall.wizwar.state import ENDINGS
from guildhall.wizwar.targets import DIRECTION, LINE, NOWHERE, SECTOR, THING, TOKEN, TREASURE, WIZARD
from guildhall.wizwar.traits import PHYSICAL
from guildhall.wizwar.words import say as things
from tests.citing import rules
from tests.wizwar.bare_boards import hall, ring
from tests.wizwar.story import Story
from tests.wizwar.texts import PARAGRAPHS, TEXT, asked, choice, refused, said, speak

# -- everything has words --------------------------------------------------------------------------------


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
        acts = [choice for choice in decision.options if choice != choices.END_PHASE] or [0]
        idle = decision.kind == kinds.ACT and choosing.random() < 0.15
        s.stack[-1].answer(s, decision.player, choices.END_PHASE if idle else choosing.choice(acts))
        run(s)


def some_arguments(fields: tuple[str, ...]) -> tuple[int, ...]:
    values = {
        "target": WIZARD[1],
        "sector": SECTOR[0],
        "line": 4,
        "kind": PHYSICAL,
        "face": 2,
        "way": WAYS[-1].number,
        "count": 2,
        "energy": 3,
        "barrier": kinds.NO_BARRIER,  # a wizard isn't a wall
    }
    return tuple(values.get(field, 1) for field in fields)


def test_every_kind_of_event_has_a_line() -> None:
    s = Story("B . . R").s
    for kind, (name, fields, *_) in enumerate(kinds.EVENTS):
        message = speech.describe(s, Event(kind, some_arguments(fields)))
        assert message.key == f"wizwar-event-{name}"
        said(message)


def test_every_ending_has_words() -> None:
    s = Story("B . . R").s
    s.winners = (1,)
    for number, ending in enumerate(ENDINGS):
        if ending:
            assert said(speech.describe(s, Event(kinds.ENDED, (number, 1)))).startswith("Ben wins: ")
            assert said(speech.describe(s, Event(kinds.ENDED, (number,)))).startswith("Nobody wins: ")


def test_every_card_school_colour_and_way_has_words() -> None:
    for name in range(len(NAMES)):
        assert said(things.name_words(name)) == NAMES[name].replace("'", "’")
        said(things.card_text(Story("B . . R").s.rules, name))
    for school in range(len(SCHOOLS)):
        said(things.school_words(school))
    for colour in range(len(COLOURS)):
        said(things.colour_words(colour))
    for way in WAYS:
        said(things.way_words(way.number))
        assert things.paragraph_of(way) in PARAGRAPHS
    for word, question in questions().items():
        assert question.rule in PARAGRAPHS
        assert TEXT.bundle.get_message(f"wizwar-ask-{word}") is not None


# -- prompts and labels ----------------------------------------------------------------------------------


@rules("1.7")
def test_the_prompt_of_the_active_player_says_what_they_can_still_do() -> None:
    t = Story("B . . R", blue=["Fireball", "Energy 4"])
    assert asked(t) == "Anna, you have 3 movement points and one attack left: what do you do?"
    assert choice(t, "fireball") == "cast Fireball"
    assert choice(t, "b1") == "walk east to b1"
    assert choice(t, "speed:energy-4") == "boost your speed by 4 with Energy 4"
    t.blue("fireball")
    assert choice(t, "red") == "Ben (red)"


@rules("8.2")
def test_the_prompt_of_a_window_says_what_can_be_answered() -> None:
    t = Story("B . . R", blue=["Powerthrust", "Energy 5"], red=["Full Shield", "Shield"])
    t.blue("powerthrust red energy-5")
    assert asked(t) == "Ben, Anna casts Powerthrust on you with energy 5: do you respond?"
    assert choice(t, "full-shield") == "respond with Full Shield"
    t.red("pass")
    assert asked(t) == "Ben, you’re about to take 7 magical damage: do you respond?"


SEVEN = ("Fog", "Flood", "Swap", "Ward", "Dispel", "Zot!", "Glue")
TWO = ("Dagger", "Large Rock")


def in_one_square(t: Story) -> Story:
    """Move red to blue's square."""
    t.s.at[1] = t.s.at[0]
    return t.again()


SCENES: dict[str, tuple[Callable[[], Story], str, str]] = {
    "answer-counter": (
        lambda: Story("B . . R", blue=["Zot!", "Anti-Anti"], red=["Full Shield"]),
        "blue zot/stun red, red full-shield",
        "Anna, Ben responds with Full Shield: do you stop it?",
    ),
    "answer-helper": (
        lambda: Story("B . R", blue=["Around the Corner", "Fireball"], red=["Negate Neutral"]),
        "blue around-the-corner fireball red",
        "Ben, Anna plays Around the Corner with Fireball: do you respond to Around the Corner?",
    ),
    "answer-treasure": (
        lambda: Story("B . R", red=["Ward"]).treasure("red-1", "a1"),
        "blue take:red-1",
        "Ben, Anna picks up your first treasure: do you respond with Ward?",
    ),
    "answer-strike": (
        lambda: Story("B R", red=["Invisible"]).carries("blue", "Dagger"),
        "blue dagger/stab red",
        "Ben, Anna stabs you with the Dagger: do you respond?",
    ),
    "walked": (
        lambda: Story("B . R .", blue=["Mental Force"]),
        "blue mental-force red",
        "Anna, where do you make Ben walk (4 steps left)?",
    ),
    "falls": (
        lambda: Story("B . R", blue=["Drop Object"]).carries("red", "Dagger", "Large Rock"),
        "blue drop-object red",
        "Anna, what does Ben drop?",
    ),
    "forgotten": (
        lambda: Story("B . R", blue=["Brain Burn"], red=["Fog", "Swap"]),
        "blue brain-burn red",
        "Ben, Anna’s Brain Burn will do 2 damage, 1 for each of your hand cards and maintained spells: "
        "what do you give up before it hits?",
    ),
    "stolen": (
        lambda: Story("B . R", blue=["Thought Steal"], red=["Fog", "Swap"]),
        "blue thought-steal red",
        "Anna, which card do you take from Ben’s hand (up to 2)?",
    ),
    "blade": (
        lambda: Story("B R", blue=["Energy 4"]).carries("blue", "Wizardblade"),
        "blue wizardblade/slash red",
        "Anna, which card do you discard for the Wizardblade?",
    ),
    "turns": (
        lambda: Story("B . R", blue=["Rotate Sector"]),
        "blue rotate-sector sector:blue",
        "Anna, which way do you turn your sector?",
    ),
    "pushed": (
        lambda: Story("+---+---+---+\n| B   R   . |\n+---+   +---+\n| .   .   . |\n+---+---+---+").under(
            "blue", "Big Man Form", energy=3
        ),
        "blue b1",
        "Ben, Anna is a Big Man and pushes you: which way do you go?",
    ),
    "drift": (
        lambda: Story("B . R . . . . .", blue=["Fireball"], red=["Featherweight"]),
        "blue fireball red, red featherweight",
        "Ben, you’re as light as a feather, and 5 damage blows you away: which way do you drift?",
    ),
    "sum": (
        lambda: Story("B . R", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"]),
        "blue powerthrust red sum energy-4",
        "Anna, Add combines two cards for Powerthrust: which is the second?",
    ),
    "added": (
        lambda: Story("B . R", blue=["Add", "Energy 4", "Energy 5", "Energy 6"]),
        "blue speed:sum",
        "Anna, Add combines two cards for your speed: which is the first?",
    ),
    "waterbolt": (
        lambda: Story("B . R .", blue=["Waterbolt", "Energy 4"]),
        "blue waterbolt red energy-4",
        "Anna, Waterbolt has energy 4: how much is damage and how much knock-back?",
    ),
    "knocked": (
        lambda: Story("B . R", blue=["Waterbolt"]),
        "blue waterbolt blue 0",
        "Anna, which way do you knock yourself back (1 square)?",
    ),
    "dart": (
        lambda: Story("B . R", blue=["Fire Darts", "Energy 4"]),
        "blue fire-darts energy-4 red",
        "Anna, where does dart 2 of 4 go?",
    ),
    "with": (
        lambda: Story("B . R", blue=["Around the Corner", "Fireball", "Thought Steal"]),
        "blue around-the-corner",
        "Anna, which spell do you cast with Around the Corner?",
    ),
    "astral": (
        lambda: Story("B . . R", blue=["Astral Projection", "Fireball"]),
        "blue astral-projection",
        "Anna, which square do you cast from with Astral Projection?",
    ),
    "aim-any": (
        lambda: Story("B . R", blue=["Fireball"]),
        "blue fireball",
        "Anna, what do you target with Fireball?",
    ),
    "aim-wizard": (
        lambda: Story("B . R", blue=["Thought Steal"]),
        "blue thought-steal",
        "Anna, which wizard do you target with Thought Steal?",
    ),
    "use": (
        lambda: Story("B . R").carries("blue", "Boomstone"),
        "blue boomstone/throw",
        "Anna, what do you throw the Boomstone at?",
    ),
    "aim-thing": (
        lambda: Story("B . R", blue=["Glue"]).lying("Dagger", "b1").treasure("red-1", "b1"),
        "blue glue",
        "Anna, what do you target with Glue?",
    ),
    "yoinked": (
        lambda: Story("B . R", blue=["Yoink!"]).carries("red", "Dagger", "Large Rock"),
        "blue yoink red",
        "Anna, which item do you take from Ben?",
    ),
    "torn": (
        lambda: in_one_square(Story("B R", rolls=[3])).under("blue", "Strength").carries("red", *TWO),
        "blue strength/tear red",
        "Anna, what do you tear away from Ben?",
    ),
    "more": (
        lambda: Story("B . R").under("blue", "Extra Arms").lying("Dagger", "a1").lying("Large Rock", "a1"),
        "blue take:dagger",
        "Anna, with your extra arms, do you pick up anything else in a1?",
    ),
    "room": (
        lambda: (
            Story("B . R", blue=SEVEN[:5])
            .carries("blue", "Bloodshard")
            .under("blue", "Gnome Form")
            .lying("Dagger", "a1")
        ),
        "blue take:dagger",
        "Anna, you have no room for the Dagger: what do you give up?",
    ),
    "over": (
        lambda: Story("B . R", blue=["Meditate", *SEVEN[:6]]),
        "blue meditate",
        "Anna, you’re 2 cards over your limit of 7: what do you give up?",
    ),
    "forgets": (
        lambda: Story("B . R", blue=["Dagger", "Zot!", "Swap"]).carries("blue", "Brainstone"),
        "blue drop:brainstone",
        "Anna, you’re no longer carrying the Brainstone: which card do you discard (2 to go)?",
    ),
    "reached": (
        lambda: Story("B . R", blue=["Stretch"]).carries("blue", "Dagger", "Large Rock"),
        "blue stretch/drop b1",
        "Anna, what do you put down in b1?",
    ),
    "traps": (
        lambda: Story("B . R", blue=["Booby Trap"]),
        "blue booby-trap",
        "Anna, where do you put a trap token (4 left)?",
    ),
    "real": (
        lambda: Story("B . R", blue=["Booby Trap"]),
        "blue booby-trap d3 e3 b3 b2",
        "Anna, which of the tokens is the real trap?",
    ),
    "fooled": (
        lambda: Story("R . B", blue=["Fool's Gold"]).treasure("blue-1", "a1"),
        "red take:blue-1, blue fools-gold",
        "Anna, which square of your home sector does your first treasure go to?",
    ),
    "through": (
        lambda: Story(ring(". . B . | . R . . . | ."), blue=["Stone Dead"]).carries("blue", "Visionstone"),
        "blue stone-dead red",
        "Anna, through which wall or door do you cast Stone Dead?",
    ),
    "answer-damage": (
        lambda: Story("B . R", blue=["Fireball"], red=["Shield"]),
        "blue fireball red",
        "Ben, you’re about to take 5 magical fire damage: do you respond?",
    ),
    "answer-spell": (
        lambda: Story("B R", blue=["Lightning Bolt"], red=["Full Shield", "Invisible"]),
        "blue lightning-bolt east",
        "Ben, Anna casts Lightning Bolt to the east, and it would hit you: do you respond?",
    ),
}


def scene(name: str) -> Story:
    """Return a story up to the question."""
    begin, course, _ = SCENES[name]
    t = begin()
    for part in course.split(", "):
        colour, acts = part.split(" ", 1)
        t.plays(colour, acts)
    return t


@pytest.mark.parametrize("name", SCENES)
def test_a_prompt_names_the_cards_and_players_it_is_about(name: str) -> None:
    t = scene(name)
    assert speech.prompt(t.s, t.s.asked[0]).message.key == f"wizwar-ask-{name}"
    assert asked(t) == SCENES[name][2]
    speak(t.s, random.Random(1))


@pytest.mark.parametrize(
    ("darts", "at"),
    [("red red red red", "on you"), ("red yellow red b1|b2", "on Ben, Cleo and the wall b1|b2")],
)
def test_several_targets_are_named_once_each(darts: str, at: str) -> None:
    t = Story("B . R Y", blue=["Fire Darts", "Energy 4"], red=["Absorb Spell"])
    t.plays("blue", f"fire-darts energy-4 {darts}")
    assert asked(t) == f"Ben, Anna casts Fire Darts {at} with energy 4: do you respond?"


@pytest.mark.parametrize(
    ("language", "oneself", "other"),
    [
        ("en", "do you knock yourself back (1 square)?", "do you knock Ben back (1 square)?"),
        ("de", "stößt du dich selbst zurück (1 Feld)?", "stößt du Ben zurück (1 Feld)?"),
        ("fr", "recules-tu (d’une case)\u202f?", "fais-tu reculer Ben (d’une case)\u202f?"),
        ("it", "da che parte ti spingi (1 casella)?", "da che parte spingi Ben (1 casella)?"),
    ],
)
def test_a_prompt_asks_casters_which_way_they_knock_themselves_back(
    language: str, oneself: str, other: str
) -> None:
    text = Text(language, ["Anna", "Ben"])
    for line, end in (("waterbolt blue 0", oneself), ("waterbolt red 0", other)):
        t = in_one_square(Story("B R", blue=["Waterbolt"])).blue(line)
        assert text.render(speech.prompt(t.s, t.s.asked[0]).message).endswith(end)


@rules("25.5", "25.9")
def test_a_prompt_tells_victims_of_a_psychic_storm_that_there_is_no_escape() -> None:
    t = Story("B . R", blue=["Psychic Storm"], red=["Teleport"]).blue("psychic-storm c1")
    assert asked(t) == (
        "Ben, Anna casts Psychic Storm at c1, and it would hit you wherever you go: do you respond?"
    )


@rules("9.5")
@pytest.mark.parametrize(
    ("acts", "left"),
    [
        ("", "3 movement points and one attack left"),
        ("b1", "2 movement points left and can’t attack"),
        ("fireball red", "no movement points left and can’t attack"),
    ],
)
def test_a_prompt_tells_stunned_wizards_what_they_can_still_do(acts: str, left: str) -> None:
    t = Story("B . R", blue=["Fireball"]).stunned("blue", 1).done("blue")
    while t.asked() != {"blue"}:
        t.done(*t.asked())
    t.blue(acts)
    why = "(you’re stunned, so you can move or attack, not both)"
    assert asked(t) == f"Anna, you have {left} {why}: what do you do?"


@rules("8.14")
def test_a_pickup_may_be_answered_with_one_card_after_another() -> None:
    t = Story(hall("......B..R"), red=["Fool's Gold", "Ward"]).treasure("red-1", "g1").blue("take:red-1")
    assert asked(t) == "Ben, Anna picks up your first treasure: do you respond with Ward?"
    t.red("pass")
    assert asked(t) == "Ben, Anna picks up your first treasure: do you respond with Fool’s Gold?"


@rules("7.11", "6.6", "22.4", "24.3", "22.12")
def test_labels_of_cards_and_things_that_may_go() -> None:
    t = scene("room")
    assert choice(t, "fog") == "discard Fog"
    assert choice(t, "drop:bloodshard") == "drop the Bloodshard"
    assert choice(t, "drop:gnome-form") == "end your Gnome Form"
    t = scene("forgotten")
    assert choice(t, "swap") == "discard Swap"
    assert choice(t, "done") == "keep the rest"
    t = Story("B . R", blue=["Fog"]).blue("done")
    assert choice(t, "done") == "keep your cards"
    assert choice(scene("stolen"), "swap") == "take Swap"
    assert choice(scene("stolen"), "done") == "leave the rest"
    assert choice(scene("more"), "done") == "nothing more"
    assert choice(scene("walked"), "done") == "no farther"
    assert choice(scene("waterbolt"), "damage-3") == "3 damage, 1 square of knock-back"
    t = Story("B . R", blue=["Powerthrust", "Add", "Energy 4", "Energy 5"]).carries("blue", "Powerstone")
    t.blue("powerthrust red")
    assert choice(t, "sum") == "two cards with Add"
    assert choice(t, "none") == "no boost (energy 1)"
    assert choice(t, "energy-4") == "Energy 4, worth 5"
    t = Story("B R", blue=["Energy 4"]).carries("blue", "Wizardblade", "Powerstone")
    assert choice(t.blue("wizardblade/slash red"), "energy-4") == "Energy 4, worth 4"


@rules("5.6", "24.9", "26.12", "27.11", "27.12", "21.11", "22.7", "22.11", "22.15")
@pytest.mark.parametrize("language", languages())
def test_a_question_about_using_an_item_says_how_it_is_used(language: str) -> None:
    text = Text(language, ["Anna", "Ben"])
    t = in_one_square(Story("B R", blue=["Energy 4"])).under("blue", "Stone Spikes").under("blue", "Strength")
    t.carries("blue", "Dagger", "Large Rock", "Boomstone", "Universal Solvent", "Wizardblade", "Null Powder")
    t.carries("red", "Lifestone")
    asked = set()
    for way in WAYS:
        if way.how and way.aim is not None:
            s = t.s.clone()
            s.stack.append(Declare.of(s, way, 0))
            run(s)
            message = speech.prompt(s, s.asked[0]).message
            assert message.key == "wizwar-ask-use"
            asked.add(text.render(message))
            assert text.render(Message(message.key, {**message.args, "how": "other"})) not in asked
    assert len(asked) == 10


@pytest.mark.parametrize(
    ("language", "exit_", "portal"),
    [
        ("en", "walk through the west exit to j3", "walk through the cyan portal to c5"),
        ("de", "durch den Ausgang im Westen auf j3 gehen", "durch das türkise Portal auf c5 gehen"),
        ("fr", "prendre la sortie à l’ouest, vers j3", "prendre le portail cyan, vers c5"),
        ("it", "esci a ovest e rientra in j3", "passa dal portale ciano e rientra in c5"),
    ],
)
def test_exits_and_portals_as_choices(language: str, exit_: str, portal: str) -> None:
    text = Text(language)
    for t, words in ((Story(ring("B . . . . . . . . R")), exit_), (Story(hall(".......B.R")), portal)):
        decision = t.s.asked[0]
        assert words in {text.render(speech.label(t.s, decision, act)) for act in decision.options}


@rules("23.13", "3.4", "3.5")
def test_labels_of_acts() -> None:
    t = Story("B D . R").lying("Handful of Tacks", "b1").carries("blue", "Dagger").treasure("red-1", "blue")
    assert choice(t, "hold:a1|b1") == "hold the door a1|b1 open"
    assert choice(t, "drop:dagger") == "drop the Dagger"
    assert choice(t, "drop:treasure") == "drop Ben’s first treasure"
    assert choice(t, "done") == "end your Move and Cast phase"
    t.blue("hold:a1|b1")
    assert choice(t, "close:a1|b1") == "let go of the door a1|b1"
    t = Story("B . R").stands("Dust Cloud", "a1")
    assert choice(t, "stumble") == "stumble in a random direction"
    t = Story("B . R", blue=["Dagger", "Around the Corner", "Fireball"]).lying("Handful of Tacks", "b1")
    gather = "gather the Handful of Tacks in b1 (takes your whole Move and Cast phase)"
    assert choice(t, "gather:handful-of-tacks") == gather
    assert choice(t, "dagger") == "play Dagger and carry it"
    assert choice(t, "around-the-corner") == "cast a spell with Around the Corner"


def test_a_line_of_the_log_names_players_cards_and_places() -> None:
    t = Story("B . . R", blue=["Zot!", "Rosebush"])
    t.blue("rosebush b1")
    assert [said(speech.describe(t.s, event)) for event in t.s.events or ()] == [
        "Anna casts Rosebush in b1.",
        "Anna’s Rosebush now stands in b1.",
    ]
    assert said(things.target_words(t.s, THING[0])) == "Anna’s Rosebush in b1"
    assert said(things.target_words(t.s, TREASURE[2])) == "Ben’s first treasure"
    assert said(things.target_words(t.s, THING[77])) == "an object that’s gone"
    assert said(things.target_words(t.s, NOWHERE)) == "nothing"
    t.blue("zot/hurt rosebush")
    assert (
        said(speech.describe(t.s, (t.s.events or [])[0]))
        == "Anna casts Zot! (damage) on their own Rosebush in b1."
    )
    t.under("red", "Slow Death", by="blue").lying("Dagger", "c1")
    assert said(things.target_words(t.s, THING[1])) == "Anna’s Slow Death on Ben (red)"
    assert said(things.target_words(t.s, THING[2])) == "the Dagger in c1"
    assert said(things.target_words(t.s, SECTOR[1])) == "Ben’s sector"
    assert said(things.target_words(t.s, TOKEN[11])) == "the trap token in b2"
    assert said(things.target_words(t.s, DIRECTION[0])) == "east"
    assert said(things.place_words(LINE[0])) == "a1|b1"


# -- who is asked, and by what ---------------------------------------------------------------------------


@rules("1.1", "8.3")
def test_the_player_to_wait_for() -> None:
    t = Story("B R . Y", blue=["Zot!"], red=["Full Shield"], players=3)
    assert said(speech.refuse_turn(t.s, 1).message) == "It isn’t your turn: Anna has to choose first."
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
    refusal = speech.refuse_choice(t.s, decision, choices.WAY[way.number])
    assert refusal.message.key == "wizwar-refuse-not-in-hand"
    assert speech.refuse_choice(t.s, decision, 10**6).message.key == "wizwar-refuse-number"


NUMBERS: list[tuple[Callable[[], Story], str, int, str]] = [
    (lambda: Story("B . | . R"), "", choices.STEP[2], "wizwar-refuse-number"),
    (lambda: Story("B . | . R"), "", choices.STEP[4], "wizwar-refuse-no-cloud"),
    (lambda: Story("B . | . R"), "", choices.SPEED_ADD, "wizwar-refuse-not-in-hand"),
    (lambda: Story("B . | . R"), "", choices.TAKE[0], "wizwar-refuse-number"),
    (lambda: Story("B . | . R").lying("Dagger", "b1"), "", choices.TAKE[0], "wizwar-refuse-lies-elsewhere"),
    (lambda: Story("B . | . R"), "", choices.TAKE_TREASURE[2], "wizwar-refuse-lies-elsewhere"),
    (lambda: Story("B . | . R"), "", choices.DROP_TREASURE, "wizwar-refuse-number"),
    (lambda: Story("B . | . R"), "", choices.HOLD[0], "wizwar-refuse-no-door"),
    (lambda: Story("B . R", blue=["Zot!"]), "zot/hurt", WIZARD[0], "wizwar-refuse-yourself"),
    (lambda: Story("B . R", blue=["Zot!"]), "zot/hurt", THING[0], "wizwar-refuse-number"),
    (lambda: Story("B . R", blue=["Zot!"]), "zot/hurt", WIZARD[4], "wizwar-refuse-number"),
    (
        lambda: Story("B . R", blue=["Zot!", "Energy 4"]),
        "zot/hurt red",
        choices.SUM,
        "wizwar-refuse-not-in-hand",
    ),
    (lambda: Story("B . R", blue=["Waterbolt"]), "waterbolt red", 7, "wizwar-refuse-waterbolt-most"),
    (lambda: Story("B . R", blue=["Rotate Sector"]), "rotate-sector sector:red", 7, "wizwar-refuse-number"),
    (lambda: Story("B . R"), "done", 5, "wizwar-refuse-draw-most"),
    (lambda: Story("B . R", blue=["Zot!"]), "done", choices.GIVE_THING[0], "wizwar-refuse-number"),
]


@pytest.mark.parametrize("number", range(len(NUMBERS)))
def test_a_number_that_is_not_an_option(number: int) -> None:
    begin, course, choice, key = NUMBERS[number]
    t = begin().blue(course)
    refusal = speech.refuse_choice(t.s, t.s.asked[0], choice)
    assert refusal.message.key == key
    refused(refusal)


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "the Wall of Fire b1|c1"),
        ("de", "Feuermauer b1|c1"),
        ("fr", "le Mur de feu b1|c1"),
        ("it", "il Muro di Fuoco b1|c1"),
    ],
)
def test_an_edge_with_a_wall_of_fire_is_not_empty(language: str, label: str) -> None:
    t = Story("B . R", blue=["Destroy Wall"]).stands("Wall of Fire", "b1|c1").plays("blue", "destroy-wall")
    decision = t.s.asked[0]
    [fire] = [one for one in decision.options if notation.names(t.s, decision, one)[0] == "b1|c1"]
    assert Text(language).render(speech.label(t.s, decision, fire)) == label
