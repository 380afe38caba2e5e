"""The words for dice and boxes in every language."""

from __future__ import annotations

import pytest

from guildhall.kernel.message import Arg
from guildhall.text import Text
from tests.elfenwizards.table import GAME, Table

ONE_AND_MORE = {
    ("elfenwizards-event-hold", "en"): ("keeps a die showing 1.", "keeps dice showing 1 and 2."),
    ("elfenwizards-event-hold", "de"): ("behält eine 1 zurück.", "behält 1 und 2 zurück."),
    ("elfenwizards-event-hold", "fr"): ("garde un 1.", "garde 1 et 2."),
    ("elfenwizards-event-hold", "it"): ("tiene un 1.", "tiene 2 dadi: 1 e 2."),
    ("elfenwizards-event-redeem", "en"): ("with a die showing 1.", "with dice showing 1 and 2."),
    ("elfenwizards-event-redeem", "de"): ("mit einer 1 aus.", "mit den Würfeln 1 und 2 aus."),
    ("elfenwizards-event-redeem", "fr"): ("avec un 1.", "avec les dés 1 et 2."),
    ("elfenwizards-event-redeem", "it"): ("(valore del dado: 1).", "(valori dei dadi: 1 e 2)."),
    ("elfenwizards-event-cleanse", "en"): ("with a die showing 1.", "with dice showing 1 and 2."),
    ("elfenwizards-event-cleanse", "de"): ("mit einer 1.", "mit den Würfeln 1 und 2."),
    ("elfenwizards-event-cleanse", "fr"): ("avec un 1.", "avec les dés 1 et 2."),
    ("elfenwizards-event-roll", "en"): ("rolls a 1.", "rolls 1 and 2."),
    ("elfenwizards-event-roll", "de"): ("würfelt eine 1.", "würfelt 1 und 2."),
    ("elfenwizards-event-roll", "fr"): ("obtient un 1.", "obtient 1 et 2."),
    ("elfenwizards-event-roll", "it"): ("ottiene un 1.", "ottiene 1 e 2."),
    ("elfenwizards-ask-reroll", "en"): ("to reroll this die?", "to reroll all these dice?"),
    ("elfenwizards-ask-reroll", "it"): ("rilanci questo dado?", "rilanci tutti questi dadi?"),
    ("web-elf-text-dice", "en"): ("a die showing 1 in the Minor", "dice showing 1 and 2 in the Minor"),
    ("web-elf-text-dice", "de"): ("eine 1 (", "Würfel 1 und 2 ("),
    ("web-elf-text-dice", "fr"): ("un 1 dans", "dés 1 et 2 dans"),
    ("web-elf-text-dice", "it"): ("un 1 nella", "dadi con 1 e 2 nella"),
    ("web-elf-text-rolled", "fr"): ("dé lancé\u202f: 1", "dés lancés\u202f: 1 et 2"),
}


@pytest.mark.parametrize(("key", "language"), ONE_AND_MORE)
def test_one_die_is_singular_and_two_are_plural(key: str, language: str) -> None:
    text = Text(language, ["Anna"])
    args: dict[str, Arg] = {"player": "Anna", "count": 1, "box": text("web-elf-place-minor")}
    one, more = ONE_AND_MORE[key, language]
    assert one in text(key, dice=1, faces=("1",), **args)
    assert more in text(key, dice=2, faces=("1", "2"), **args)


@pytest.mark.parametrize(
    ("language", "page", "log"),
    [
        ("en", "a 5 from the Wizards’ Major Spell box", "a 5 from the Wizards’ Major Spell box"),
        ("de", "eine 5 (Wizard-Kasten)", "eine 5 aus dem Wizard-Kasten"),
        ("fr", "un 5 de la case Sorts majeurs des Druides", "un 5 de la case Sorts majeurs des Druides"),
        (
            "it",
            "un 5 della casella Incantesimi Maggiori Wizard",
            "un 5 della casella Incantesimi Maggiori Wizard",
        ),
    ],
)
def test_page_and_log_name_a_box_for_major_spells_alike(language: str, page: str, log: str) -> None:
    text = Text(language)
    assert text("web-promise-die", face=5, box=text("web-elf-place-W")).endswith(page)
    assert text("elfenwizards-spell-die", face=5, place=text("elfenwizards-place-W")) == log
    assert "box box" not in text("web-elf-box-of-dice", box=text("web-elf-place-W"))


# -- whose a token is ------------------------------------------------------------------------------------

PEOPLE = ["Anna", "Bert", "Carl"]


def demoting() -> Table:
    """Return a table where red must demote one of two tokens."""
    return Table(step=8, tokens="passed_S:R,R passed_W:R,G M1:G+11", options={"grey_supply": 12})


@pytest.mark.parametrize(
    ("language", "asked", "offered", "refused"),
    [
        ("en", "Magicians’ box do you demote your R1?", "your R1 (", "Your R4 hasn’t been passed over."),
        ("de", "wird dein R1 abgestuft?", "dein R1 (", "Dein R4 steht in keinem Abstufungsfeld."),
        ("fr", "ton R1 est rétrogradé", "ton R1 (", "Ton R4 n’est pas déconfit."),
        ("it", "retrocede il tuo R1?", "il tuo R1 (", "Il tuo R4 non è fra gli sconfitti."),
    ],
)
def test_a_token_is_said_to_its_owner_to_be_theirs(
    language: str, asked: str, offered: str, refused: str
) -> None:
    text = Text(language, PEOPLE)
    t = demoting()
    assert text.render(GAME.label(t.s, t.asked(), t.asked().options[0])).startswith(offered)
    why = GAME.explain(t.s, 0, "R4")
    assert why is not None
    assert text.render(why.message) == refused
    assert asked in text.render(GAME.prompt(t.red("R1").s, t.asked()).message)


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "beside their own R1 (Wizard 1)", "beside Bert’s G1 (Wizard 2)"),
        ("de", "neben den eigenen R1 (Wizard 1)", "neben G1 von Bert (Wizard 2)"),
        ("fr", "à côté de son pion R1 (Druide 1)", "à côté du pion G1 de Bert (Druide 2)"),
        ("it", "a fianco del proprio R1 (Wizard 1)", "a fianco di G1 di Bert (Wizard 2)"),
    ],
)
def test_a_spell_beside_ones_own_token(language: str, own: str, other: str) -> None:
    text = Text(language, PEOPLE)
    t = Table(step=5, tokens="W1:R W2:G", dice={"red": {"W": [5, 6]}}).red("d5W W1 d6W W2")
    told = [text.render(GAME.describe(t.s, event)) for event in t.happened]
    assert [line for line in told if own in line]
    assert [line for line in told if other in line]
