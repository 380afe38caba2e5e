"""Tests of the log: points and victory, causes of damage, and how wizards and things move."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from guildhall.catalogue import game as find_game
from guildhall.kernel.event import Event, sees
from guildhall.kernel.log import Line, joined
from guildhall.text import Text
from guildhall.wizwar import kinds, speech
from guildhall.wizwar.decks import NAME_OF, NAMES
from guildhall.wizwar.targets import WIZARD
from tests.wizwar.bare_boards import ring
from tests.wizwar.story import Story

GAME = find_game("wizwar")


def log(t: Story, *acts: tuple[str, str], reader: int | None = None, language: str = "en") -> list[str]:
    """Return a reader's log after some acts, one word each."""
    text = Text(language, ["Anna", "Ben", "Cleo"])
    lines: list[Line] = []
    for colour, words in acts:
        for word in words.split():
            t.plays(colour, word)
            lines += GAME.lines(t.s)
    return [text.render(message) for message in joined(line for line in lines if sees(line.audience, reader))]


def has(lines: Sequence[str], *wanted: str) -> None:
    """Fail unless these lines are in the log, in this order."""
    places = [lines.index(line) for line in wanted if line in lines]
    assert [line for line in wanted if line not in lines] == [], lines
    assert places == sorted(places), lines


def test_a_treasure_in_the_home_base_is_a_point_and_the_second_one_wins() -> None:
    t = Story("B . R").home("blue", "a1").treasure("red-1", "a1").treasure("red-2", "blue")
    assert log(t, ("blue", "drop:treasure")) == [
        "Anna drops Ben’s second treasure in a1.",
        "Anna scores a victory point for having Ben’s second treasure in their home base (total 2).",
        "Anna wins: enough victory points have been scored.",
    ]


def test_a_point_is_lost_with_its_treasure() -> None:
    t = Story("R . B").home("blue", "a1").treasure("red-1", "a1")
    has(
        log(t, ("red", "take:red-1")),
        "Ben picks up their own first treasure.",
        "Anna loses the victory point for Ben’s first treasure (total 0).",
    )


def test_a_kill_is_a_point_and_the_last_wizard_wins() -> None:
    t = Story("B . R", blue=["Fireball"]).lives("red", 5)
    has(
        log(t, ("blue", "fireball red")),
        "Anna casts Fireball on Ben.",
        "Ben takes 5 magical fire damage from Fireball and has no life left.",
        "Anna has killed Ben.",
        "Anna scores a victory point for the kill (total 1).",
        "Anna wins: only one wizard is left alive.",
    )


def test_an_attack_that_does_no_damage_is_said_to_do_none() -> None:
    t = Story("B . R", blue=["Brain Burn"], red=["Meditate"])
    has(
        log(t, ("blue", "brain-burn red"), ("red", "meditate")),
        "Ben discards Meditate from their hand.",
        "Ben takes no damage from Brain Burn.",
    )


def test_the_causes_of_burns_and_deaths_are_named() -> None:
    t = Story("B . R").stands("Wall of Fire", "a1|b1", by="red")
    has(
        log(t, ("blue", "b1")),
        "Anna walks from a1 to b1.",
        "Anna takes 4 magical fire damage from the Wall of Fire (11 life left).",
    )
    t = (
        Story("B . R", deadly_treasures="on")
        .home("blue", "a1")
        .treasure("red-1", "a1")
        .treasure("red-2", "blue")
    )
    has(
        log(t, ("blue", "drop:treasure")),
        "Both of Ben’s treasures lie in other wizards’ home bases: a deadly loss.",
        "Ben’s wizard dies.",
    )


def test_energy_of_a_powerstone_is_named() -> None:
    t = Story("B . R", blue=["Fireball", "Energy 4", "Waterbolt"]).carries("blue", "Powerstone")
    has(
        log(t, ("blue", "speed:energy-4")),
        "Anna discards Energy 4 (energy 5, 1 of it from the Powerstone).",
    )


def test_a_wall_is_called_a_wall_and_a_door_a_door() -> None:
    t = Story("B | R", blue=["Fireball"])
    has(
        log(t, ("blue", "fireball a1|b1")),
        "Anna casts Fireball on the wall a1|b1.",
        "The wall a1|b1 gets a crack (total 1).",
    )
    t = Story("B D R", blue=["Fireball"])
    has(log(t, ("blue", "fireball a1|b1")), "Anna casts Fireball on the door a1|b1.")
    t = Story("B . R", blue=["Create Wall"])
    has(log(t, ("blue", "create-wall a1|b1")), "Anna casts Create Wall at a1|b1.")


def test_a_wall_of_earth_collapses() -> None:
    t = Story("B . R", blue=["Fireball"], red=["Wall of Earth"])
    has(
        log(t, ("blue", "fireball red"), ("red", "wall-of-earth a1|b1")),
        "Ben responds with Wall of Earth at a1|b1.",
        "Anna’s Fireball can no longer reach its target.",
        "The Wall of Earth at a1|b1 collapses.",
    )


def test_a_treasure_is_thrown_stretched_dropped_or_lost() -> None:
    t = Story("B . R", blue=["Heave-Ho"]).treasure("red-1", "blue")
    has(log(t, ("blue", "heave-ho b1")), "Anna throws Ben’s first treasure: it lands in b1.")
    t = Story("B . R", blue=["Stretch"]).treasure("red-1", "blue")
    has(log(t, ("blue", "stretch/drop b1")), "Anna reaches out and puts Ben’s first treasure down in b1.")
    t = Story("B . R", blue=["Drop Object"]).treasure("blue-1", "red")
    has(
        log(t, ("blue", "drop-object red")),
        "Ben loses Anna’s first treasure, which falls to the ground in c1.",
    )


def test_a_wizard_with_featherweight_drifts() -> None:
    t = Story("B R .", blue=["Zot!"]).under("red", "Featherweight", energy=3)
    has(log(t, ("blue", "zot/hurt red"), ("red", "east")), "Ben drifts from b1 to c1.")


def test_one_walk_is_one_line_and_exits_are_named() -> None:
    t = Story("B . . . R")
    assert log(t, ("blue", "b1 c1 d1")) == ["Anna walks from a1 to d1."]
    t = Story(ring("B . . . . . . . . R"))
    assert log(t, ("blue", "west")) == ["Anna walks from a3 to j3 through the exit."]
    t = Story(ring(". B . . . . . . . R"))
    assert log(t, ("blue", "a3 j3 i3")) == ["Anna walks from b3 to i3 through the exit."]


def test_a_second_exit_begins_a_new_line() -> None:
    t = Story(ring("B . . . . . . . . R"))
    assert log(t, ("blue", "west east b3")) == [
        "Anna walks from a3 to j3 through the exit.",
        "Anna walks from j3 to b3 through the exit.",
    ]


def test_cards_drawn_are_one_line_for_players_who_see_them() -> None:
    t = Story("B . R")
    acts = (("blue", "done"), ("blue", "draw-2"))
    others = [line for line in log(t, *acts) if "draws" in line]
    assert others == ["Anna draws 2 cards."]
    t = Story("B . R")
    mine = [line for line in log(t, *acts, reader=0) if "draws" in line]
    assert len(mine) == 1
    assert mine[0].startswith("Anna draws ")
    assert "2 cards" not in mine[0]


def test_a_walk_that_ends_where_it_began() -> None:
    t = Story("B . . . R")
    assert log(t, ("blue", "b1 a1")) == ["Anna walks around and returns to a1."]


def test_a_thing_as_a_target_is_named_with_its_owner_and_place() -> None:
    t = Story("B . . R", blue=["Dispel"]).stands("Create Wall", "b1|c1", by="red")
    has(log(t, ("blue", "dispel create-wall")), "Anna casts Dispel on the wall b1|c1 that Ben created.")
    t = Story("B . R", blue=["Dispel"]).stands("Wall of Fire", "a1|b1", by="red")
    has(log(t, ("blue", "dispel wall-of-fire")), "Anna casts Dispel on Ben’s Wall of Fire at a1|b1.")
    t = Story("B . R", blue=["Dispel"]).under("red", "Strength")
    has(log(t, ("blue", "dispel strength")), "Anna casts Dispel on Ben’s Strength.")
    t = Story("B . R", blue=["Dispel"]).under("blue", "Acid Bath", by="red")
    has(log(t, ("blue", "dispel acid-bath")), "Anna casts Dispel on Ben’s Acid Bath on Anna.")
    t = Story("B . R", blue=["Glue"]).lying("Dagger", "b1")
    has(log(t, ("blue", "glue dagger")), "Anna casts Glue on the Dagger in b1.")


def test_a_square_has_its_preposition() -> None:
    t = Story("B . R", blue=["Teleport"])
    has(log(t, ("blue", "teleport b1")), "Anna casts Teleport to b1.")
    t = Story("B . R", blue=["Windrider"])
    has(log(t, ("blue", "windrider b1")), "Anna casts Windrider to b1.")
    t = Story("B . R", blue=["Rosebush"])
    has(log(t, ("blue", "rosebush b1")), "Anna casts Rosebush in b1.")
    t = Story("B . R", blue=["Psychic Storm"])
    has(log(t, ("blue", "psychic-storm c1")), "Anna casts Psychic Storm at c1.")
    t = Story("B . R", blue=["Heave-Ho"]).treasure("red-1", "blue")
    has(log(t, ("blue", "heave-ho b1")), "Anna casts Heave-Ho to b1.")


def test_a_spell_at_its_own_caster_names_its_target() -> None:
    t = Story("B . R", blue=["Waterbolt"])
    t.plays("blue", "waterbolt")
    has(log(t, ("blue", "blue damage-1")), "Anna casts Waterbolt on themselves.")


# -- your own things, and what they do to you ------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sector", "bush", "treasure", "stolen"),
    [
        (
            "en",
            "Anna casts Rotate Sector on their own sector.",
            "Anna casts Zot! (damage) on their own Rosebush in b1.",
            "Anna picks up their own first treasure.",
            "Ben loses Anna’s first treasure, which falls to the ground in c1.",
        ),
        (
            "de",
            "Anna wirkt „Sektor drehen“ auf den eigenen Sektor.",
            "Anna wirkt „Zapp! (Schaden)“ auf den eigenen Rosenbusch auf b1.",
            "Anna nimmt den eigenen Schatz 1 auf.",
            "Ben verliert Schatz 1 von Anna; der Schatz fällt auf c1 zu Boden.",
        ),
        (
            "fr",
            "Anna lance Rotation de secteur sur son secteur.",
            "Anna lance Zot\u202f! (dégâts) sur son Rosier en b1.",
            "Anna ramasse son premier trésor.",
            "Ben perd le premier trésor d’Anna, qui tombe en c1.",
        ),
        (
            "it",
            "Anna lancia Ruota Settore sul proprio settore.",
            "Anna lancia Zot! (danno) sul proprio Cespuglio di Rose in b1.",
            "Anna raccoglie il proprio primo tesoro.",
            "Ben perde il primo tesoro di Anna, che cade in c1.",
        ),
    ],
)
def test_things_of_the_acting_player_are_called_their_own(
    language: str, sector: str, bush: str, treasure: str, stolen: str
) -> None:
    t = Story("B . . R", blue=["Rotate Sector"])
    has(log(t, ("blue", "rotate-sector sector:blue right"), language=language), sector)
    t = Story("B . . R", blue=["Zot!"]).stands("Rosebush", "b1")
    has(log(t, ("blue", "zot/hurt rosebush"), language=language), bush)
    t = Story("B . . R").treasure("blue-1", "a1")
    has(log(t, ("blue", "take:blue-1"), language=language), treasure)
    t = Story("B . R", blue=["Drop Object"]).treasure("blue-1", "red")
    has(log(t, ("blue", "drop-object red"), language=language), stolen)


def test_things_of_other_players_have_an_article_in_italian() -> None:
    t = Story("B . . R", blue=["Dispel"]).stands("Dust Cloud", "b1", by="red")
    line = "Anna lancia Dissolvi sulla Nube di Polvere di Ben in b1."
    has(log(t, ("blue", "dispel dust-cloud"), language="it"), line)
    t = Story("B . . R", blue=["Glue"]).lying("Dagger", "b1")
    has(log(t, ("blue", "glue dagger"), language="it"), "Anna lancia Colla sul Pugnale in b1.")


def test_your_own_spells_walls_and_treasures_in_the_log() -> None:
    t = Story("B . . R", blue=["Dispel"]).stands("Create Wall", "b1|c1")
    has(log(t, ("blue", "dispel create-wall")), "Anna casts Dispel on their own wall at b1|c1.")
    t = Story("B . . R", blue=["Dispel"]).under("red", "Slow Death", by="blue")
    has(log(t, ("blue", "dispel slow-death")), "Anna casts Dispel on their own Slow Death on Ben.")
    t = Story("B . . R", blue=["Dispel"]).under("blue", "Strength")
    has(log(t, ("blue", "dispel strength")), "Anna casts Dispel on their own Strength.")
    t = Story("B . R", blue=["Heave-Ho"]).treasure("blue-1", "blue")
    has(log(t, ("blue", "heave-ho b1")), "Anna throws their own first treasure: it lands in b1.")
    t = Story("B . R").treasure("blue-1", "blue")
    has(log(t, ("blue", "drop:treasure")), "Anna drops their own first treasure in a1.")
    t = Story("B . . R").stands("Rosebush", "b1").carries("blue", "Boomstone")
    has(
        log(t, ("blue", "boomstone/throw rosebush")),
        "Anna throws the Boomstone at their own Rosebush in b1.",
    )
    t = Story("B . . R", blue=["Fire Darts"]).stands("Rosebush", "b1")
    has(
        log(t, ("blue", "fire-darts rosebush")),
        "Anna aims one of the Fire Darts at their own Rosebush in b1.",
    )


def test_a_spell_that_its_owner_lays_on_themselves_names_them_once() -> None:
    t = Story("B . R", blue=["Adrenaline"])
    has(log(t, ("blue", "adrenaline blue")), "Anna’s Adrenaline takes effect for 1 turn.")
    t = Story("B . R", blue=["Adrenaline"])
    has(log(t, ("blue", "adrenaline red")), "Anna’s Adrenaline takes effect on Ben for 1 turn.")


# -- objects between two squares -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "wall", "door", "fire", "seal"),
    [
        (
            "en",
            "A wall now stands at a1|b1.",
            "A door now stands at a1|b1.",
            "Anna’s Wall of Fire now stands at a1|b1.",
            "The door a1|b1 is now sealed.",
        ),
        (
            "de",
            "Bei a1|b1 steht jetzt eine Mauer.",
            "Bei a1|b1 ist jetzt eine Tür.",
            "„Feuermauer“ von Anna steht jetzt bei a1|b1.",
            "Die Tür a1|b1 ist jetzt versiegelt.",
        ),
        (
            "fr",
            "Un mur se dresse maintenant en a1|b1.",
            "Il y a maintenant une porte en a1|b1.",
            "Le Mur de feu d’Anna se dresse maintenant en a1|b1.",
            "La porte a1|b1 est maintenant scellée.",
        ),
        (
            "it",
            "Ora in a1|b1 c’è un muro.",
            "Ora in a1|b1 c’è una porta.",
            "Il Muro di Fuoco di Anna ora è in a1|b1.",
            "Ora la porta a1|b1 è sigillata.",
        ),
    ],
)
def test_an_object_created_between_two_squares_is_logged_there(
    language: str, wall: str, door: str, fire: str, seal: str
) -> None:
    hand = ["Create Wall", "Create Door", "Wall of Fire", "Seal Door"]
    for card, line in (("create-wall", wall), ("create-door", door), ("wall-of-fire", fire)):
        has(log(Story("B . R", blue=hand), ("blue", f"{card} a1|b1"), language=language), line)
    has(log(Story("B D . R", blue=hand), ("blue", "seal-door a1|b1"), language=language), seal)


# -- things that change hands ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "dropped", "thrown", "reached", "lost"),
    [
        (
            "en",
            "Anna drops the Dagger in a1.",
            "The Dagger lands in c1.",
            "Anna reaches out and puts the Dagger down in b1.",
            "Ben loses the Dagger, which falls to the ground in c1.",
        ),
        (
            "de",
            "Anna lässt den Dolch auf a1 fallen.",
            "Der Dolch landet auf c1.",
            "Anna legt den Dolch mit langem Arm auf b1 ab.",
            "Der Dolch von Ben fällt auf c1 zu Boden.",
        ),
        (
            "fr",
            "Anna pose la Dague en a1.",
            "La Dague tombe en c1.",
            "Anna tend le bras et pose la Dague en b1.",
            "Ben perd la Dague, qui tombe en c1.",
        ),
        (
            "it",
            "Anna lascia cadere il Pugnale in a1.",
            "Il Pugnale cade in c1.",
            "Anna allunga il braccio e posa il Pugnale in b1.",
            "Ben perde il Pugnale, che cade in c1.",
        ),
    ],
)
def test_an_item_is_dropped_thrown_stretched_or_lost(
    language: str, dropped: str, thrown: str, reached: str, lost: str
) -> None:
    t = Story("B . R").carries("blue", "Dagger")
    has(log(t, ("blue", "drop:dagger"), language=language), dropped)
    t = Story("B . R").carries("blue", "Dagger")
    has(log(t, ("blue", "dagger/throw red"), language=language), thrown)
    t = Story("B . R", blue=["Stretch"]).carries("blue", "Dagger")
    has(log(t, ("blue", "stretch/drop b1"), language=language), reached)
    t = Story("B . R", blue=["Drop Object"]).carries("red", "Dagger")
    has(log(t, ("blue", "drop-object red"), language=language), lost)


def test_wizards_who_die_or_are_under_gravity_lose_what_they_carry() -> None:
    t = Story("B . R", blue=["Gravity"]).carries("blue", "Dagger")
    has(log(t, ("blue", "gravity")), "Anna loses the Dagger, which falls to the ground in a1.")
    t = Story("B . R Y", blue=["Fireball"]).lives("red", 1).carries("red", "Dagger")
    has(log(t, ("blue", "fireball red")), "Ben loses the Dagger, which falls to the ground in c1.")


def test_an_item_is_washed_away_only_if_it_moves() -> None:
    t = Story("B . . R", blue=["Waterbolt"]).lying("Dagger", "b1")
    has(log(t, ("blue", "waterbolt dagger damage-0")), "The Dagger is washed to c1.")
    t = Story("B . | R", blue=["Waterbolt"]).lying("Dagger", "b1")
    assert not [line for line in log(t, ("blue", "waterbolt dagger damage-0")) if "washed" in line]


@pytest.mark.parametrize(
    ("language", "up", "off", "torn", "back"),
    [
        (
            "en",
            "Anna picks up the Dagger.",
            "Anna takes the Dagger from Ben.",
            "Anna takes Ben’s first treasure away.",
            "Anna takes their own first treasure from Ben.",
        ),
        (
            "de",
            "Anna nimmt den Dolch auf.",
            "Anna nimmt Ben den Dolch weg.",
            "Anna nimmt Schatz 1 von Ben weg.",
            "Anna nimmt Ben den eigenen Schatz 1 weg.",
        ),
        (
            "fr",
            "Anna ramasse la Dague.",
            "Anna prend la Dague à Ben.",
            "Anna s’empare du premier trésor de Ben.",
            "Anna prend son premier trésor à Ben.",
        ),
        (
            "it",
            "Anna raccoglie il Pugnale.",
            "Anna prende il Pugnale a Ben.",
            "Anna si impadronisce del primo tesoro di Ben.",
            "Anna prende il proprio primo tesoro a Ben.",
        ),
    ],
)
def test_lying_items_are_picked_up_and_carried_items_are_taken_from_their_carrier(
    language: str, up: str, off: str, torn: str, back: str
) -> None:
    t = Story("B . R").lying("Dagger", "a1")
    has(log(t, ("blue", "take:dagger"), language=language), up)
    t = Story("B . R", blue=["Stretch"]).lying("Dagger", "b1")
    has(log(t, ("blue", "stretch/take dagger"), language=language), up)
    t = Story("B . R", blue=["Yoink!"]).carries("red", "Dagger")
    has(log(t, ("blue", "yoink red"), language=language), off)
    for belonging, line in (("Dagger", off), ("red-1", torn), ("blue-1", back)):
        t = Story("B R", rolls=[4]).under("blue", "Strength")
        t = t.carries("red", belonging) if belonging == "Dagger" else t.treasure(belonging, "red")
        t.s.at[1] = t.s.at[0]
        has(log(t.again(), ("blue", "strength/tear red"), language=language), line)


def test_a_treasure_that_was_fools_gold_is_logged_only_in_its_last_place() -> None:
    t = Story("R . B", blue=["Fool's Gold"]).home("blue", "a1").treasure("red-1", "a1")
    lines = log(t, ("red", "take:red-1"), ("blue", "fools-gold b2"))
    has(lines, "Ben picks up their own first treasure.", "Ben’s first treasure now lies in b2.")
    assert [line for line in lines if "now lies" in line] == ["Ben’s first treasure now lies in b2."]
    assert [line for line in lines if "victory point" in line] == [
        "Anna loses the victory point for Ben’s first treasure (total 0)."
    ]
    t = Story("R . B", blue=["Fool's Gold"]).treasure("red-1", "a1")
    lines = log(t, ("red", "take:red-1"), ("blue", "fools-gold c3"))
    assert [line for line in lines if "victory point" in line] == [
        "Anna scores a victory point for having Ben’s first treasure in their home base (total 1)."
    ]


# -- damage that doesn't arrive --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "none", "some"),
    [
        (
            "en",
            "Ben takes 1 less damage thanks to the Bloodshard, so none.",
            "Ben takes 2 less damage from Fireball thanks to Shield (3 left).",
        ),
        (
            "de",
            "Dank „Blutsplitter“ erleidet Ben 1 Schaden weniger, also keinen.",
            "Dank „Schild“ erleidet Ben durch „Feuerball“ 2 Schaden weniger (es bleiben 3).",
        ),
        (
            "fr",
            "Ben évite 1 point de dégâts grâce à l’Éclat de sang et n’en subit donc aucun.",
            "Ben évite 2 points de dégâts dus à la Boule de feu grâce au Bouclier (il en reste 3).",
        ),
        (
            "it",
            "Ben evita 1 punto di danno grazie alla Scheggia di Sangue (non ne resta nessuno).",
            "Ben evita 2 punti di danno da Palla di Fuoco grazie a Scudo (ne restano 3).",
        ),
    ],
)
def test_the_cause_of_reduced_damage_is_named(language: str, none: str, some: str) -> None:
    t = Story("B R").carries("red", "Bloodshard")
    has(log(t, ("blue", "punch red"), language=language), none)
    t = Story("B R", blue=["Fireball"], red=["Shield"])
    has(log(t, ("blue", "fireball red"), ("red", "shield"), language=language), some)


def test_each_card_that_reduces_damage_is_named() -> None:
    t = Story("B R", blue=["Fireball"]).carries("red", "Bloodshard").under("red", "Golem Form", energy=2)
    has(
        log(t, ("blue", "fireball red")),
        "Ben takes 1 less damage from Fireball thanks to the Bloodshard (4 left).",
        "Ben takes 2 less damage from Fireball thanks to Golem Form (2 left).",
        "Ben takes 2 magical fire damage from Fireball (13 life left).",
    )


def test_an_item_that_nobody_carries_has_no_owner_when_it_is_destroyed() -> None:
    t = Story("B . R", blue=["Waterbolt"]).lying("Handful of Tacks", "b1")
    lines = log(t, ("blue", "waterbolt handful-of-tacks damage-1"))
    has(lines, "The Handful of Tacks in b1 is destroyed.")
    assert not [line for line in lines if "Anna’s Handful" in line]


@pytest.mark.parametrize(
    ("spells", "line"),
    [
        (["Fog"], "Anna takes an energy token off Fog."),
        (
            ["Fog", "Mist Body"],
            "Anna takes an energy token off each of their temporary spells: Fog and Mist Body.",
        ),
    ],
)
def test_an_energy_token_goes_from_each_temporary_spell(spells: list[str], line: str) -> None:
    t = Story("B . R").done("blue")
    for spell in spells:
        t.under("blue", spell, energy=2)
    has(log(t, ("red", "done"), ("red", "draw-0")), line)


# -- spells that end on the board ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "spell", "place", "line"),
    [
        ("en", "Create Wall", "b1|c1", "The wall b1|c1 that Ben created is gone."),
        ("en", "Create Door", "b1|c1", "The door b1|c1 that Ben created is gone."),
        ("en", "Wall of Fire", "b1|c1", "Ben’s Wall of Fire at b1|c1 is gone."),
        ("en", "Stone Block", "b1", "Ben’s Stone Block in b1 is gone."),
        ("de", "Create Wall", "b1|c1", "Die Mauer von Ben bei b1|c1 verschwindet."),
        ("de", "Create Door", "b1|c1", "Die Tür von Ben bei b1|c1 verschwindet."),
        ("de", "Wall of Fire", "b1|c1", "„Feuermauer“ von Ben bei b1|c1 verschwindet."),
        ("de", "Stone Block", "b1", "„Steinblock“ von Ben auf b1 verschwindet."),
        ("fr", "Create Wall", "b1|c1", "Le mur de Ben en b1|c1 disparaît."),
        ("fr", "Create Door", "b1|c1", "La porte de Ben en b1|c1 disparaît."),
        ("fr", "Wall of Fire", "b1|c1", "Le Mur de feu de Ben en b1|c1 disparaît."),
        ("fr", "Stone Block", "b1", "Le Bloc de pierre de Ben en b1 disparaît."),
        ("it", "Create Wall", "b1|c1", "Il muro di Ben in b1|c1 scompare."),
        ("it", "Create Door", "b1|c1", "La porta di Ben in b1|c1 scompare."),
        ("it", "Wall of Fire", "b1|c1", "Il Muro di Fuoco di Ben in b1|c1 scompare."),
        ("it", "Stone Block", "b1", "Il Blocco di Pietra di Ben in b1 scompare."),
    ],
)
def test_a_spell_that_ends_on_the_board_is_logged_with_its_place(
    language: str, spell: str, place: str, line: str
) -> None:
    t = Story("B . . R", blue=["Dispel"]).stands(spell, place, by="red")
    slug = spell.lower().replace(" ", "-")
    has(log(t, ("blue", f"dispel {slug}"), language=language), line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ben’s seal on the door a1|b1 is gone."),
        ("de", "Das Siegel von Ben an der Tür a1|b1 verschwindet."),
        ("fr", "Le sceau de Ben sur la porte a1|b1 disparaît."),
        ("it", "Il sigillo di Ben sulla porta a1|b1 scompare."),
    ],
)
def test_a_seal_that_ends_is_logged_with_its_door(language: str, line: str) -> None:
    t = Story("B D R", blue=["Dispel"]).stands("Seal Door", "a1|b1", by="red")
    has(log(t, ("blue", "dispel seal-door"), language=language), line)


def test_a_spell_that_ends_in_front_of_its_owner_or_on_a_wizard_has_no_place() -> None:
    t = Story("B . R", blue=["Dispel"]).everywhere("Fog", by="red")
    has(log(t, ("blue", "dispel fog")), "Ben’s Fog ends.")
    t = Story("B . R", blue=["Dispel"]).under("blue", "Acid Bath", by="red")
    has(log(t, ("blue", "dispel acid-bath")), "Ben’s Acid Bath ends.")


def test_an_ended_spell_says_where_it_stood() -> None:
    def told(t: Story, words: str) -> list[object]:
        t.blue(words)
        shown = [GAME.show_event(t.s, event) for event in t.s.events or ()]
        return [event["target"] for event in shown if event["event"] == "ended"]

    assert told(Story("B . . R").stands("Create Wall", "b1|c1"), "end:create-wall") == ["b1|c1"]
    assert told(Story("B . . R").stands("Rosebush", "b1"), "end:rosebush") == ["b1"]
    assert told(Story("B . . R").everywhere("Fog"), "end:fog") == [None]


# -- equal cards, and energy -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "draws", "holds", "inherits"),
    [
        (
            "en",
            "Anna draws 2× Powerthrust and Fog.",
            "Anna has 2× Powerthrust and Fog in hand.",
            "Anna adds Ben’s hand to their own: 2× Powerthrust and Fog.",
        ),
        (
            "de",
            "Anna zieht: 2× „Kraftstoß“ und „Nebel“.",
            "Anna hat auf der Hand: 2× „Kraftstoß“ und „Nebel“.",
            "Anna übernimmt die Handkarten von Ben: 2× „Kraftstoß“ und „Nebel“.",
        ),
        (
            "fr",
            "Anna pioche 2× Coup de puissance et Brouillard.",
            "Anna a en main\u202f: 2× Coup de puissance et Brouillard.",
            "Anna récupère la main de Ben\u202f: 2× Coup de puissance et Brouillard.",
        ),
        (
            "it",
            "Anna pesca 2× Affondo di Potere e Nebbia.",
            "Anna ha in mano 2× Affondo di Potere e Nebbia.",
            "Anna prende 2× Affondo di Potere e Nebbia dalla mano di Ben.",
        ),
    ],
)
def test_equal_cards_are_counted(language: str, draws: str, holds: str, inherits: str) -> None:
    s = Story("B . R").s
    thrust, fog = (
        next(card for card, name in enumerate(NAME_OF) if NAMES[name] == wanted)
        for wanted in ("Powerthrust", "Fog")
    )
    cards = (thrust, fog, thrust)
    text = Text(language, ["Anna", "Ben"])
    for kind, args, line in (
        (kinds.CARDS, (0, *cards), draws),
        (kinds.HAND_SEEN, (0, *cards), holds),
        (kinds.INHERITED, (0, WIZARD[1], *cards), inherits),
    ):
        assert text.render(speech.describe(s, Event(kind, args))) == line


def test_a_hand_with_equal_cards_that_is_seen() -> None:
    t = Story("B . R", blue=["Thought Steal"], red=["Fireball", "Fog", "Fireball"])
    lines = log(t, ("blue", "thought-steal red"), reader=0)
    assert [line for line in lines if "in hand" in line] == ["Ben has 2× Fireball and Fog in hand."]


@pytest.mark.parametrize(
    ("language", "plain", "other"),
    [
        ("en", "Anna discards Energy 4.", "Anna discards Waterbolt (energy 3)."),
        ("de", "Anna wirft „Energie 4“ ab.", "Anna wirft „Wasserstrahl“ ab (Energie 3)."),
        ("fr", "Anna défausse Énergie 4.", "Anna défausse Trait d’eau (énergie 3)."),
        ("it", "Anna scarta Energia 4.", "Anna scarta Getto d’Acqua (energia 3)."),
    ],
)
def test_an_energy_card_is_discarded_without_its_value_twice(language: str, plain: str, other: str) -> None:
    t = Story("B . R", blue=["Energy 4"])
    has(log(t, ("blue", "speed:energy-4"), language=language), plain)
    t = Story("B . R", blue=["Waterbolt"])
    has(log(t, ("blue", "speed:waterbolt"), language=language), other)


# -- what is destroyed -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "created", "fire", "stone"),
    [
        (
            "en",
            "The wall b1|c1 is destroyed.",
            "Ben’s Wall of Fire at b1|c1 is destroyed.",
            "Ben’s Lifestone is destroyed.",
        ),
        (
            "de",
            "Die Mauer b1|c1 ist zerstört.",
            "„Feuermauer“ von Ben bei b1|c1 ist zerstört.",
            "„Lebensstein“ von Ben ist zerstört.",
        ),
        (
            "fr",
            "Le mur b1|c1 est détruit.",
            "Le Mur de feu de Ben en b1|c1 est détruit.",
            "La Pierre de vie de Ben est détruite.",
        ),
        (
            "it",
            "Il muro b1|c1 viene distrutto.",
            "Non resta niente del Muro di Fuoco di Ben in b1|c1.",
            "Non resta niente della Pietra della Vita di Ben.",
        ),
    ],
)
def test_something_destroyed_goes_in_one_line_that_says_whose_it_was(
    language: str, created: str, fire: str, stone: str
) -> None:
    t = Story("B . . R", blue=["Destroy Wall"]).stands("Create Wall", "b1|c1", by="red")
    assert log(t, ("blue", "destroy-wall b1|c1"), language=language)[1:] == [created]
    t = Story("B . . R", blue=["Destroy Wall"]).stands("Wall of Fire", "b1|c1", by="red")
    assert log(t, ("blue", "destroy-wall b1|c1"), language=language)[1:] == [fire]
    t = Story("B . . R", blue=["Fireball"]).carries("red", "Lifestone")
    assert log(t, ("blue", "fireball red"), language=language)[2:] == [stone]


@pytest.mark.parametrize(
    ("language", "door", "block"),
    [
        (
            "en",
            "The door a1|b1 gets no crack: the damage is too small.",
            "Anna’s Stone Block in b1 gets no crack: the damage is too small.",
        ),
        (
            "de",
            "Der Schaden reicht nicht für einen Riss in der Tür a1|b1.",
            "Der Schaden reicht nicht für einen Riss im Steinblock von Anna auf b1.",
        ),
        (
            "fr",
            "Aucune fissure dans la porte a1|b1\u202f: les dégâts sont trop faibles.",
            "Aucune fissure dans le Bloc de pierre d’Anna en b1\u202f: les dégâts sont trop faibles.",
        ),
        (
            "it",
            "Nessuna crepa nella porta a1|b1: il danno è troppo piccolo.",
            "Nessuna crepa nel Blocco di Pietra di Anna in b1: il danno è troppo piccolo.",
        ),
    ],
)
def test_damage_too_small_for_a_crack_is_logged(language: str, door: str, block: str) -> None:
    t = Story("B D . R", blue=["Waterbolt"])
    has(log(t, ("blue", "waterbolt a1|b1 damage-1"), language=language), door)
    assert not t.cracks("a1|b1")
    t = Story("B . . R", blue=["Zot!"]).stands("Stone Block", "b1")
    has(log(t, ("blue", "zot/hurt stone-block"), language=language), block)


def test_a_rosebush_that_burns_needs_no_crack() -> None:
    t = Story("B . . R", blue=["Fire Darts"]).stands("Rosebush", "b1", by="red")
    lines = log(t, ("blue", "fire-darts rosebush"))
    assert lines[-1] == "Ben’s Rosebush in b1 is destroyed."
    assert not [line for line in lines if "crack" in line]
