"""Every message that the program uses exists, and the program uses every message."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from guildhall.catalogue import GAMES
from guildhall.elfenwizards.kinds import EVENTS
from guildhall.elfenwizards.tree import BOXES
from guildhall.first_games import first_game
from guildhall.kernel.message import Arg, Message, Seat, plain
from guildhall.text import Text, contract
from guildhall.wizwar import kinds as wizwar_kinds
from guildhall.wizwar import speech
from guildhall.wizwar.decks import SLUGS
from guildhall.wizwar.stack.ask import questions

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "guildhall"


def messages() -> set[str]:
    """Return the names of all messages."""
    return {
        name
        for path in (SOURCE / "locale" / "en").glob("*.ftl")
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)
    }


def texts() -> set[str]:
    """Return all strings in the code, including the constant parts of f-strings."""
    return spoken_by_the_page() | {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def spoken_by_the_page() -> set[str]:
    """Return all hyphenated words in the code of the page, including the constant parts of templates."""
    return {
        word
        for path in (ROOT / "web" / "src").rglob("*.*")
        if path.suffix in (".ts", ".svelte")
        for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))
    }


def quoted() -> set[str]:
    """Return all messages that other messages contain."""
    return {
        name
        for path in (SOURCE / "locale" / "en").glob("*.ftl")
        for name in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", path.read_text(encoding="utf-8"))
    }


def computed() -> set[str]:
    """Return the computed ends of names: of boxes, cards, questions, events, steps of the first games."""
    boxes = {letter for box in BOXES for letter in (box[0], box[-1])}
    slugs = set(questions())
    steps = {step.name for game in GAMES if (first := first_game(game)) for step in first.steps}
    return boxes | {*SLUGS} | slugs | steps | {kind.name for kind in (*EVENTS, *wizwar_kinds.EVENTS)}


def test_every_message_is_used() -> None:
    pieces = texts() | quoted()
    ends = {piece.removeprefix("-") for piece in pieces} | computed()
    begun = sorted(piece for piece in pieces if piece.endswith("-"))

    def made(end: str) -> bool:
        """Return whether a text is one of the ends, or several in a row."""
        cuts = [at for at, letter in enumerate(end) if letter == "-"]
        return end in ends or any(end[:at] in ends and made(end[at + 1 :]) for at in cuts)

    def said(name: str) -> bool:
        return name in pieces or any(name.startswith(piece) and made(name[len(piece) :]) for piece in begun)

    assert not sorted(name for name in messages() if not said(name))


def test_every_message_of_the_page_exists() -> None:
    named = {piece for piece in spoken_by_the_page() if re.fullmatch(r"web(-[a-z0-9_]+)+", piece)}
    assert named
    assert named <= messages()


def test_every_kind_of_event_has_its_line() -> None:
    assert {f"elfenwizards-event-{kind.name}" for kind in EVENTS} <= messages()
    assert {f"wizwar-event-{kind.name}" for kind in wizwar_kinds.EVENTS} <= messages()


def test_every_question_of_a_card_has_its_prompt() -> None:
    assert speech  # importing it has registered all cards and their questions
    assert {f"wizwar-ask-{question}" for question in questions()} <= messages()


def test_every_card_has_a_name_and_a_text() -> None:
    assert {f"wizwar-card-{slug}" for slug in SLUGS} <= messages()
    assert {f"wizwar-text-{slug}" for slug in SLUGS} <= messages()


def test_a_message_without_words_or_with_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LookupError):
        Text()("nothing-of-the-kind")
    with pytest.raises(LookupError):
        Text()("bad-game", name="chess")


def test_names_lists_and_messages_are_put_into_words() -> None:
    text = Text(names=["Anna"])
    message = Message("bad-game", {"name": Message("list-none"), "allowed": (Seat(0), Seat(1), 3)})
    assert text.render(message) == "There’s no game called “none”. The games are: Anna, Player 2 and 3."
    assert text("bad-game", name="x", allowed=()) == "There’s no game called “x”. The games are: none."


@pytest.mark.parametrize(
    ("language", "won", "shared"),
    [
        ("en", "You win: why", "You share the win with Anna and Carl: why"),
        ("de", "Du gewinnst: why", "Du gewinnst gemeinsam mit Anna und Carl: why"),
    ],
)
def test_a_list_that_includes_the_reader_names_the_others(language: str, won: str, shared: str) -> None:
    names = ["Anna", "Bert", "Carl"]
    alone, all_three = (Seat(1),), (Seat(0), Seat(1), Seat(2))
    text = Text(language, names, reader=1)
    assert text("wizwar-event-end", winners=alone, count=1, reason="why") == won
    assert text("wizwar-event-end", winners=all_three, count=3, reason="why") == shared
    told = {Text(language, names, reader=reader)("web-waits-for", players=all_three) for reader in (None, 1)}
    assert len(told) == 1  # other lists name the reader too


def test_without_a_language_a_message_is_its_key_and_arguments() -> None:
    assert plain(Message("bad-game", {"name": "x", "allowed": ("y",)})) == "bad-game name=x allowed=('y',)"


def test_a_long_list_names_everything_and_a_long_word_is_cut() -> None:
    text = Text("en")
    names = tuple(f"number {number}" for number in range(40))
    assert text("web-waits-for", players=names) == f"Waiting for {', '.join(names[:-1])} and number 39."
    assert len(text("web-kept-for", name="x" * 500)) < 220


def test_a_list_that_was_cut_ends_with_an_ellipsis_only() -> None:
    said = Text("en")("wizwar-refuse-unknown", word="x", names=("a1", "b1", "…"))
    assert said == "“x” isn’t a valid answer here. You can say: a1, b1, …"


@pytest.mark.parametrize(
    ("language", "word", "rest", "joined"),
    [
        ("fr", "de", "Alaric", "d’Alaric"),
        ("fr", "de", "Béatrice", "de Béatrice"),
        ("fr", "que", "Hermine", "qu’Hermine"),
        ("fr", "de", "Harald", "de Harald"),
        ("fr", "à", "les Sorciers", "aux Sorciers"),
        ("fr", "de", "Le Gris", "de Le Gris"),
        ("fr", "de", "Yves", "d’Yves"),
        ("fr", "de", "Yann", "de Yann"),
        ("fr", "au", "ouest", "à l’ouest"),
        ("fr", "vers le", "nord", "vers le nord"),
        ("it", "a", "Alarico", "ad Alarico"),
        ("it", "su", "l’oggetto", "sull’oggetto"),
        ("it", "e", "Eustachio", "ed Eustachio"),
        ("de", "zu", "der Tür", "zur Tür"),
        ("de", "Akk", "Mauer b3|c3", "die Mauer b3|c3"),
        ("de", "Akk", "Mauer erschaffen", "den Zauber „Mauer erschaffen“"),
        ("de", "Akk", "Steinblock", "den Steinblock"),
        ("de", "Dat", "Feuermauer", "der Feuermauer"),
        ("de", "auf", "b3|c3", "bei b3|c3"),
        ("de", "auf", "b3", "auf b3"),
        ("de", "Akk", "Sektor von Anna", "den Sektor von Anna"),
        ("de", "Akk", "Anna", "Anna"),
        ("de", "Akk", "dein R1", "deinen R1"),
        ("de", "Dein", "Rosenbusch", "Dein Rosenbusch"),
        ("de", "Dein", "Bärenkraft", "Deine Bärenkraft"),
        ("de", "Dein", "Zusatzarme", "Dein Zauber „Zusatzarme“"),
        ("de", "Der", "dein Sektor", "Dein Sektor"),
        ("de", "deinem", "aus dem eigenen Bestand", "aus deinem Bestand"),
        ("de", "Dat", "freie Kante b3|c3", "der freien Kante b3|c3"),
        ("de", "eigener", "Rosenbusch", "eigener Rosenbusch"),
        ("de", "eigener", "Bärenkraft", "eigene Bärenkraft"),
        ("de", "eigener", "Säurebad", "eigenes Säurebad"),
        ("de", "Akk", "eigener Rosenbusch auf b1", "den eigenen Rosenbusch auf b1"),
        ("de", "Akk", "eigene Mauer bei b3|c3", "die eigene Mauer bei b3|c3"),
        ("de", "Akk", "eigene Steinstacheln", "die eigenen Steinstacheln"),
        ("de", "Akk", "eigenes Säurebad", "das eigene Säurebad"),
        ("de", "Akk", "„Rosenbusch“ von Anna auf b1", "den Rosenbusch von Anna auf b1"),
        ("de", "Akk", "„Unsichtbar“ von Anna", "den Zauber „Unsichtbar“ von Anna"),
        ("de", "Akk", "„Rosenbusch“", "„Rosenbusch“"),
        ("de", "Dat", "„Zauberklinge“ auf b1", "der Zauberklinge auf b1"),
        ("de", "Dat", "„Steinstacheln“ von Anna", "den Steinstacheln von Anna"),
        ("de", "dein Zauber", "deine Flut", "deinen Zauber „Flut“"),
        ("de", "Ziel:", "freie Kante b3|c3", "bei b3|c3"),
        ("de", "genannt", "Feuerball", "„Feuerball“"),
        ("de", "genannt", "deine Sprengfalle", "deine Sprengfalle"),
        ("fr", "son", "Dague", "sa Dague"),
        ("fr", "son", "Rosier", "son Rosier"),
        ("fr", "le", "son premier trésor", "son premier trésor"),
        ("fr", "du pion", "son R1", "de son pion R1"),
        ("fr", "du pion", "R1 de Bert", "du pion R1 de Bert"),
        ("fr", "du pion", "ton R1", "de ton pion R1"),
        ("fr", "Ton", "La Dague", "Ta Dague"),
        ("fr", "Ton", "L’Éclat de sang", "Ton Éclat de sang"),
        ("fr", "Ton", "Les Bras en plus", "Tes Bras en plus"),
        ("fr", "Ton", "Zot !", "Ton Zot !"),
        ("fr", "à toi", "de sa réserve", "de ta réserve"),
        ("fr", "majuscule", "tu joues en bleu", "Tu joues en bleu"),
        ("fr", "majuscule", "anna joue en bleu", "anna joue en bleu"),
        ("en", "of", "Alaric", "of Alaric"),
        ("en", "Start", "you are red and Anna is blue", "You are red and Anna is blue"),
        ("en", "Start", "Anna is blue and you are red", "Anna is blue and you are red"),
        ("en", "your", "from their own supply", "from your own supply"),
        ("it", "il", "Pugnale", "il Pugnale"),
        ("it", "il", "Lama del Mago", "la Lama del Mago"),
        ("it", "il", "il tuo primo tesoro", "il tuo primo tesoro"),
        ("it", "il proprio", "Omuncolo", "il proprio Omuncolo"),
        ("it", "il tuo", "Adrenalina", "la tua Adrenalina"),
        ("it", "Tuo", "La Lama del Mago", "La tua Lama del Mago"),
        ("it", "Tuo", "L’Adrenalina", "La tua Adrenalina"),
        ("it", "Tuo", "L’Omuncolo", "Il tuo Omuncolo"),
        ("it", "Tuo", "Un Dardo di Fuoco", "Un tuo Dardo di Fuoco"),
        ("it", "tuo", "della propria riserva", "della tua riserva"),
        ("it", "Maiuscola", "tu hai il blu", "Tu hai il blu"),
        ("it", "a", 3, "a 3"),
    ],
)
def test_a_preposition_contracts_as_the_language_requires(
    language: str, word: str, rest: object, joined: str
) -> None:
    assert contract(language, word, rest) == joined


def test_german_declines_things_and_quotes_bare_names_of_cards() -> None:
    text = Text("de", ["Anna"])
    glue: dict[str, Arg] = {
        "card": Message("wizwar-card-glue"),
        "owner": Seat(0),
        "place": "b1",
        "what": "glue",
    }
    things = (
        (Message("wizwar-thing-standing", glue), "den Leim von Anna auf b1"),
        (Message("wizwar-thing-yours-own", glue), "deinen Leim"),
        (Message("wizwar-card-fireball"), "„Feuerball“"),
    )
    for thing, said in things:
        assert text("wizwar-refuse-not-there", card=thing) == f"Du kannst {said} hier nicht wählen."
    assert text("wizwar-event-hand", player=Seat(0), cards=()) == "Anna hat keine Handkarten."


def test_a_sentence_ends_with_one_mark() -> None:
    assert Text()("web-waits-for", players=("Yoink!",)) == "Waiting for Yoink!"
    yoink = Message("wizwar-card-yoink")
    ends = {"en": "Yoink?", "de": "„Schnapp!“?", "fr": "Chipé\u202f?", "it": "Arraffa?"}
    for language, end in ends.items():
        assert Text(language)("wizwar-ask-aim-wizard", player=Seat(0), way=yoink).endswith(f" {end}")


def test_the_first_letter_of_a_sentence_is_capitalised() -> None:
    wall = Message("wizwar-line-wall", {"line": "b3|c3"})
    text = Text(names=["anna"])
    assert text("wizwar-refuse-mist", target=wall).startswith("The wall b3|c3 is mist")
    assert text("elfenwizards-event-pass", player=Seat(0)).startswith("anna ")  # names stay as they are
    assert text("wizwar-choice-end-spell", thing=wall) == "end the wall b3|c3"
    mine = Message("wizwar-treasure-yours", {"number": 1})
    for language, words in (("en", "Your first"), ("de", "Dein Schatz"), ("fr", "Ton premier")):
        assert Text(language)("wizwar-refuse-lies-elsewhere", thing=mine, place="b1").startswith(words)
