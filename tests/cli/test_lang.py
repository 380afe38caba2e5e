"""The command line uses the requested language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from guildhall.cli.console import prepare_streams, use_language, words
from guildhall.cli.seats import shown_names
from guildhall.kernel.message import BadOption, Message
from guildhall.text import languages
from tests.cli.terminal import refused, run, start

SEATS = ("--seats", "me,random,random", "--seed", "5")
USAGE = {"en": "Usage: ", "de": "Aufruf: ", "fr": "Utilisation\u202f: ", "it": "Uso: "}
PLACES = {
    "en": ("[OPTIONS]", "NUMBER", "FILE"),
    "de": ("[OPTIONEN]", "ZAHL", "DATEI"),
    "fr": ("[OPTIONS]", "NOMBRE", "FICHIER"),
    "it": ("[OPZIONI]", "NUMERO", "FILE"),
}
GAMES = {"en": "How many games", "de": "Wie viele", "fr": "Le nombre de parties", "it": "Quante partite."}
RULE = {"en": "The game is for", "de": "Das Spiel ist für", "fr": "Le jeu se joue", "it": "Giocano da tre"}
ROUND = {"en": "Round 1 of 4", "de": "Runde 1 von 4", "fr": "Tour 1 sur 4", "it": "Turno 1 di 4"}
COMMANDS = {"en": "this list", "de": "diese Liste", "fr": "cette liste", "it": "questa lista"}
CARD = {
    "en": "Fire\u202fball",
    "de": "Feuer\u202fball",
    "fr": "Boule\u202fde feu",
    "it": "Palla di\u202fFuoco",
}
DAMAGE = {"en": "5 magical", "de": "5 magischer", "fr": "5 points de dégâts", "it": "5 punti di"}
REFUSED = {
    "en": "There’s no game called “chess”.",
    "de": "Ein Spiel „chess“ gibt es nicht.",
    "fr": "Il n’y a pas de jeu «\u202fchess\u202f».",
    "it": "Non c’è un gioco «chess».",
}
each_language = pytest.mark.parametrize("language", USAGE)


@pytest.fixture(autouse=True)
def nobody_asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Provide an environment without a language; reset to English afterwards."""
    for name in ("GUILDHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    yield
    use_language("en")


def shown(*args: str) -> str:
    """Return what the program prints."""
    result = run(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def spoken() -> str:
    """Return the language that the program uses without the option."""
    (language,) = (name for name, usage in USAGE.items() if usage in shown("--help"))
    return language


def test_every_language_is_tried() -> None:
    assert languages() == tuple(USAGE)


@each_language
def test_the_help_of_the_program_and_of_its_commands(language: str) -> None:
    for args in (("--lang", language, "--help"), ("--help", "--lang", language), ("--lang", language)):
        assert USAGE[language] in shown(*args)
    for line in (f"--lang {language} simulate --help", f"simulate --help --lang={language}"):
        told = shown(*line.split())
        assert f"{USAGE[language]}root simulate" in told
        assert GAMES[language] in told
        assert "--lang" in told
        for english in ("[default:", "Show this"):
            assert (english in told) == (language == "en")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("wiggle", "Einen Befehl „wiggle“ gibt es nicht. Die Befehle sind: play, simulate, replay, "),
        ("play --nonsense", "Eine Option „--nonsense“ gibt es hier nicht. Ähnlich: --seed."),
        ("-x", "Eine Option „-x“ gibt es hier nicht."),
        ("play --seed", "--seed braucht einen Wert."),
        ("play --resume=3", "--resume nimmt keinen Wert."),
        ("play wizwar b c", "Unerwartetes Argument: b c"),
        ("replay", "DATEI fehlt."),
        ("replay x --step y", "--step muss eine ganze Zahl sein."),
        ("simulate --games 0", "--games muss eine ganze Zahl sein, mindestens 1."),
        ("serve --port 65536", "--port muss eine ganze Zahl von 0 bis 65535 sein."),
    ],
)
def test_usage_errors(args: str, sentence: str) -> None:
    said = {language: refused("--lang", language, *args.split()) for language in USAGE}
    assert said["de"].startswith(sentence)
    assert len({*said.values()}) == len(USAGE)


@each_language
def test_the_help_names_what_follows_an_option(language: str) -> None:
    told = shown("--lang", language, "simulate", "--help")
    assert all(word in told for word in PLACES[language])
    for strange in ("<bool>", "<int", "<str>", "cli-word"):
        assert strange not in told


@each_language
def test_the_rules(language: str) -> None:
    assert shown("rules", "elfenwizards", "0.1", "--lang", language).startswith(f"0.1 {RULE[language]}")
    assert RULE[language] in shown("--lang", language, "rules")


@each_language
def test_a_game_and_its_choices(language: str) -> None:
    typed = ["d9", "1", "rules 0.1", "help"]
    english = start(*SEATS, typed=typed).stdout
    told = start(*SEATS, "--lang", language, typed=typed).stdout
    for sentence in (ROUND, RULE, COMMANDS):
        assert sentence[language] in told
    assert len({*english.splitlines()} - {*told.splitlines()}) > 30 or language == "en"


@each_language
def test_a_card_is_found_by_its_name_regardless_of_spaces(language: str) -> None:
    told = start("wizwar", *SEATS, "--lang", language, typed=[f"card {CARD[language]}"]).stdout
    assert DAMAGE[language] in told


@each_language
def test_errors_are_in_the_language(language: str) -> None:
    assert refused("play", "chess", "--lang", language).startswith(REFUSED[language])
    error = BadOption(Message("bad-game", {"name": "chess", "allowed": ()}))
    assert str(error).startswith(REFUSED[language])


def test_the_last_of_several_counts() -> None:
    assert RULE["it"] in shown("--lang", "xx", "rules", "0.1", "--lang", "fr", "--lang=it")


@pytest.mark.parametrize(
    "args", [("--lang", "xx", "play"), ("play", "--lang=xx"), ("--lang", "xx", "--help")]
)
def test_an_unknown_language_is_refused(args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(*args) == "There’s no language called “xx”. The languages are: en, de, fr and it."
    monkeypatch.setenv("GUILDHALL_LANG", "de")
    assert refused(*args) == "Eine Sprache „xx“ gibt es nicht. Die Sprachen sind: en, de, fr und it."


@pytest.mark.parametrize("args", [("--lang",), ("play", "--lang"), ("rules", "--lang=")])
def test_a_language_without_a_name_is_refused(args: tuple[str, ...]) -> None:
    assert refused(*args)


def test_an_argument_after_two_dashes_is_not_an_option() -> None:
    assert "“--lang”" in refused("play", "--", "--lang")


def test_the_environment_names_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken() == "en"
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert spoken() == "de"
    monkeypatch.setenv("LC_MESSAGES", "fr_FR@euro")
    assert spoken() == "fr"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert spoken() == "en"
    monkeypatch.setenv("LC_ALL", "")
    assert spoken() == "fr"
    monkeypatch.setenv("GUILDHALL_LANG", "it")
    assert spoken() == "it"
    monkeypatch.setenv("GUILDHALL_LANG", "xx")
    assert refused("rules").startswith("Il n’y a pas de langue «\u202fxx\u202f».")
    assert RULE["de"] in shown("rules", "0.1", "--lang", "de")


def test_a_terminal_without_these_characters_gets_others(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = BytesIO()
    monkeypatch.setattr("sys.stdout", TextIOWrapper(raw, encoding="ascii"))
    prepare_streams()
    print("„Größe“ «città» «\u202fÀ côté\u202f»\u00a0: œuvre", flush=True)
    assert raw.getvalue() == b'"Groesse" "citta" " A cote " : oeuvre\n'


NAMES = {
    "en": ("Apprentice", "Random"),
    "de": ("Lehrling", "Zufall"),
    "fr": ("Apprenti", "Hasard"),
    "it": ("Apprendista", "Casuale"),
}
BOXES = {"en": "Grey Magic", "de": "Graue Chips", "fr": "Magie grise", "it": "Magia Grigia"}


@each_language
def test_computer_players_and_boxes_are_called_by_words_of_the_language(language: str) -> None:
    apprentice, random = NAMES[language]
    seats = ("--seats", "me,apprentice,apprentice,random", "--seed", "5")
    told = start(*seats, "--lang", language).stdout
    assert f"{apprentice} 1" in told
    assert f"{apprentice} 2" in told
    assert random in told
    assert BOXES[language] in told
    assert not re.search(r"^(minor|grey) | (minor|grey)$", told, re.MULTILINE)


@each_language
def test_names_that_the_program_made_are_shown_in_the_language_of_the_viewer(
    language: str, data: Path
) -> None:
    seats = "Zufall=me,apprentice,apprentice,random,Hasard=apprentice,Lea 2=random"
    start("--seats", seats, "--seed", "5")
    (file,) = (data / "games").glob("*.json")
    apprentice, random = NAMES[language]
    if language == "de":
        random = "Zufall 1"  # a player has this name
    names = ["Zufall", f"{apprentice} 1", f"{apprentice} 2", random, "Hasard", "Lea 2"]
    for told in (
        shown("replay", str(file), "--lang", language),
        start("--resume", "--lang", language).stdout,
    ):
        assert all(re.search(rf"\b{name}\b", told) for name in names)
        for other, (english, _) in NAMES.items():
            assert (f"{english} 1" in told) == (other == language)


@each_language
def test_a_record_names_players_as_it_likes(language: str) -> None:
    use_language(language)
    apprentice, random = NAMES[language]
    old = ["Anna", "Apprentice", "=me", "Lehrling 12=apprentice", "Hasard=random", "Apprenti 1=random", "x="]
    names = [
        *("Anna", "Apprentice", "=me", f"{apprentice} 12", random, "Apprenti 1", "x"),
        words("seat", number=8),
    ]
    assert shown_names(old, 8) == names
    assert shown_names(["Apprentice=apprentice", "Lehrling=apprentice"], 2) == [apprentice, f"{apprentice} 1"]


@pytest.mark.parametrize("width", range(60, 100, 5))
def test_no_line_breaks_between_a_french_sign_and_its_word(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("typer.rich_utils.MAX_WIDTH", width)
    told = shown("play", "--help", "--lang", "fr")
    assert max(map(len, told.splitlines())) <= width
    assert "«\u202fme\u202f»" in told, told
    assert not re.search(r"^[│ ]*[:;?!»]|«[│ ]*$", told, re.MULTILINE), told
