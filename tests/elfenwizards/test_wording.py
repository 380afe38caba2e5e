"""How the game speaks of dice and boxes, in every language."""

from __future__ import annotations

import pytest

from guildhall.kernel.message import Arg
from guildhall.text import Text

ONE_AND_MORE = {
    ("elfenwizards-event-hold", "en"): ("keeps a die showing 1.", "keeps dice showing 1 and 2."),
    ("elfenwizards-event-hold", "de"): ("behält einen Würfel zurück: 1.", "behält Würfel zurück: 1 und 2."),
    ("elfenwizards-event-hold", "fr"): ("garde un 1.", "garde 1 et 2."),
    ("elfenwizards-event-hold", "it"): ("tiene un 1.", "tiene 1 e 2."),
    ("elfenwizards-event-redeem", "en"): ("with a die showing 1.", "with dice showing 1 and 2."),
    ("elfenwizards-event-redeem", "de"): ("(Würfel: 1).", "(Würfel: 1 und 2)."),
    ("elfenwizards-event-redeem", "fr"): ("(dé\u202f: 1).", "(dés\u202f: 1 et 2)."),
    ("elfenwizards-event-redeem", "it"): ("(valore del dado: 1).", "(valori dei dadi: 1 e 2)."),
    ("elfenwizards-event-cleanse", "en"): ("with a die showing 1.", "with dice showing 1 and 2."),
    ("elfenwizards-event-cleanse", "fr"): ("(dé\u202f: 1).", "(dés\u202f: 1 et 2)."),
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
