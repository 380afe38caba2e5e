"""Texts call the things of the player who is asked theirs, in every language."""

from __future__ import annotations

import pytest

from guildhall.catalogue import game as find_game
from guildhall.text import Text
from guildhall.wizwar import notation, speech
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.words.say import card_text
from tests.wizwar.story import Story
from tests.wizwar.texts import asked, choice

NAMES = ["Anna", "Ben"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna, which way do you turn your sector?"),
        ("de", "Anna, wie drehst du deinen Sektor?"),
        ("fr", "Anna, comment fais-tu tourner ton secteur\u202f?"),
        ("it", "Anna, come giri il tuo settore?"),
    ],
)
def test_the_players_own_sector(language: str, words: str) -> None:
    t = Story("B . R", blue=["Rotate Sector"]).blue("rotate-sector sector:blue")
    message = speech.prompt(t.s, t.s.asked[0]).message
    assert Text(language, NAMES).render(message) == words


def test_the_sector_of_another_player() -> None:
    t = Story("B . R", blue=["Rotate Sector"]).blue("rotate-sector sector:red")
    assert asked(t) == "Anna, which way do you turn Ben’s sector?"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Anna picks up your first treasure"),
        ("de", "Anna nimmt deinen Schatz 1 auf"),
        ("fr", "Anna ramasse ton premier trésor"),
        ("it", "Anna raccoglie il tuo primo tesoro"),
    ],
)
def test_the_players_own_treasure(language: str, words: str) -> None:
    t = Story("B . R", red=["Ward"]).treasure("red-1", "a1").blue("take:red-1")
    message = speech.prompt(t.s, t.s.asked[0]).message
    assert words in Text(language, NAMES).render(message)


def test_the_players_own_things_as_choices_and_as_targets() -> None:
    t = Story("B . R", blue=["Dispel"], red=["Full Shield", "Negate Neutral"])
    t.under("red", "Strength").under("blue", "Acid Bath", by="red").stands("Wall of Fire", "a1|b1")
    t.treasure("blue-1", "a1")
    assert choice(t, "end:wall-of-fire") == "end your Wall of Fire at a1|b1"
    assert choice(t, "take:blue-1").startswith("pick up your first treasure")
    t.blue("dispel")
    assert choice(t, "wall-of-fire") == "your Wall of Fire at a1|b1"
    assert choice(t, "acid-bath") == "Ben’s Acid Bath on you"
    t.blue("strength")
    assert asked(t) == "Ben, Anna casts Dispel on your Strength: do you respond?"


def test_a_square_in_a_prompt_has_its_preposition() -> None:
    t = Story("B . R", blue=["Teleport"], red=["Negate Neutral"]).blue("teleport b1")
    assert asked(t) == "Ben, Anna casts Teleport to b1: do you respond?"


def test_mist_bodys_texts_follow_the_options() -> None:
    game = find_game("wizwar")
    name = next(i for i, slug in enumerate(SLUGS) if slug == "mist-body")
    for language in ("en", "de", "fr", "it"):
        text = Text(language)
        stone, every = (
            text.render(card_text(game.new(2, 0, options={"mist_body": value}).rules, name))
            for value in ("stone", "all")
        )
        assert stone != every
        assert text("wizwar-card-wall-of-fire") in every or language == "de"


@pytest.mark.parametrize(
    ("language", "wall", "door", "seal"),
    [
        (
            "en",
            "end your Create Wall at a1|b1",
            "end your Create Door at b1|c1",
            "end your Seal Door at c1|d1",
        ),
        (
            "de",
            "deinen Zauber „Mauer erschaffen“ bei a1|b1 beenden",
            "deinen Zauber „Tür erschaffen“ bei b1|c1 beenden",
            "deinen Zauber „Tür versiegeln“ bei c1|d1 beenden",
        ),
        (
            "fr",
            "faire disparaître ton mur en a1|b1",
            "faire disparaître ta porte en b1|c1",
            "faire disparaître ton sceau sur la porte c1|d1",
        ),
        (
            "it",
            "poni fine al tuo incantesimo Crea Muro in a1|b1",
            "poni fine al tuo incantesimo Crea Porta in b1|c1",
            "poni fine al tuo incantesimo Sigilla Porta sulla porta c1|d1",
        ),
    ],
)
def test_a_spell_that_ends_is_named_instead_of_its_object(
    language: str, wall: str, door: str, seal: str
) -> None:
    t = Story("B . . D R", blue=["Dispel"])
    for name, place in (("Create Wall", "a1|b1"), ("Create Door", "b1|c1"), ("Seal Door", "c1|d1")):
        t.stands(name, place)
    text = Text(language, NAMES)
    for words, label in (("end:create-wall", wall), ("end:create-door", door), ("end:seal-door", seal)):
        decision = t.s.asked[0]
        found = [one for one in decision.options if words in notation.names(t.s, decision, one)]
        assert [text.render(speech.label(t.s, decision, one)) for one in found] == [label]
    if language == "en":
        t.blue("dispel")
        assert choice(t, "create-wall") == "the wall a1|b1 that you created"


# -- what can be done and chosen -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "left", "none"),
    [
        (
            "en",
            "Anna, you can’t move any more this turn and have one attack left: what do you do?",
            "Anna, you can’t move any more this turn and can’t attack: what do you do?",
        ),
        (
            "de",
            "Anna, du kannst dich in diesem Zug nicht mehr bewegen und hast noch einen Angriff: Was tust du?",
            "Anna, du kannst dich in diesem Zug nicht mehr bewegen und nicht angreifen: Was tust du?",
        ),
        (
            "fr",
            "Anna, tu ne peux plus bouger ce tour-ci, mais il te reste une attaque\u202f: que fais-tu\u202f?",
            "Anna, tu ne peux plus bouger ce tour-ci et tu n’as pas d’attaque\u202f: que fais-tu\u202f?",
        ),
        (
            "it",
            "Anna, in questo turno non puoi più muoverti, ma hai ancora un attacco: che cosa fai?",
            "Anna, in questo turno non puoi più muoverti e non puoi attaccare: che cosa fai?",
        ),
    ],
)
def test_a_prompt_tells_rooted_wizards_that_they_cannot_move(language: str, left: str, none: str) -> None:
    text = Text(language, NAMES)
    t = Story("B . . . R", blue=["Teleport", "Fireball"]).blue("teleport b1")
    assert text.render(speech.prompt(t.s, t.s.asked[0]).message) == left
    t.blue("fireball red")
    assert text.render(speech.prompt(t.s, t.s.asked[0]).message) == none


def test_a_prompt_does_not_tell_rooted_and_stunned_wizards_that_they_could_move() -> None:
    t = Story("B . . R", blue=["Teleport", "Fog"]).stunned("blue", 1).done("blue")
    while t.asked() != {"blue"}:
        t.done(*t.asked())
    t.blue("teleport b1")
    assert asked(t) == "Anna, you can’t move any more this turn and can’t attack: what do you do?"


@pytest.mark.parametrize(
    ("language", "free", "wall", "door", "mixed"),
    [
        (
            "en",
            "Anna, which empty edge do you choose for Create Wall?",
            "Anna, which wall do you choose for Destroy Wall?",
            "Anna, which door do you choose for Seal Door?",
            "Anna, which wall, door or edge do you choose for Destroy Wall?",
        ),
        (
            "de",
            "Anna, welche freie Kante wählst du für „Mauer erschaffen“?",
            "Anna, welche Mauer wählst du für „Mauer zerstören“?",
            "Anna, welche Tür wählst du für „Tür versiegeln“?",
            "Anna, welche Mauer, Tür oder Kante wählst du für „Mauer zerstören“?",
        ),
        (
            "fr",
            "Anna, quel bord libre choisis-tu pour Création de mur\u202f?",
            "Anna, quel mur choisis-tu pour Destruction de mur\u202f?",
            "Anna, quelle porte choisis-tu pour Porte scellée\u202f?",
            "Anna, quel mur, quelle porte ou quel bord libre choisis-tu pour Destruction de mur\u202f?",
        ),
        (
            "it",
            "Anna, quale lato libero scegli per Crea Muro?",
            "Anna, quale muro scegli per Distruggi Muro?",
            "Anna, quale porta scegli per Sigilla Porta?",
            "Anna, quale muro, porta o lato scegli per Distruggi Muro?",
        ),
    ],
)
def test_a_question_for_an_edge_depends_on_the_options(
    language: str, free: str, wall: str, door: str, mixed: str
) -> None:
    text = Text(language, NAMES)
    for drawing, card, words in (
        ("B . R", "Create Wall", free),
        ("B | R", "Destroy Wall", wall),
        ("B D R", "Seal Door", door),
        ("B D . | R", "Destroy Wall", mixed),
    ):
        t = Story(drawing, blue=[card]).blue(card.lower().replace(" ", "-"))
        assert text.render(speech.prompt(t.s, t.s.asked[0]).message) == words


def test_a_wall_of_fire_is_a_wall_to_choose() -> None:
    t = Story("B . R", blue=["Destroy Wall"]).stands("Wall of Fire", "a1|b1").blue("destroy-wall")
    assert t.can("blue", "a1|b1")
    assert asked(t) == "Anna, which wall do you choose for Destroy Wall?"
