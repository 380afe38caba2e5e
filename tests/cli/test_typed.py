"""Words to type in the player's language and in the notation mean the same."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.catalogue import GAMES
from guildhall.cli import boards
from guildhall.cli.console import use_language
from guildhall.cli.play import COMMANDS
from guildhall.cli.replay import SHORT, STEPS
from guildhall.cli.typed import Typed, folded, spelled, spellings
from guildhall.kernel.decision import Decision
from guildhall.kernel.message import Arg, IllegalChoice, Message
from guildhall.text import Text, languages
from tests.cli.terminal import Terminal, plain, read, start
from tests.wizwar.story import Story

OTHERS = languages()[1:]
HALL = """
+---+---+---+---+
| B   .   R   . |
+---+---+---+---+
"""
each_game = pytest.mark.parametrize("name", list(GAMES))
each_language = pytest.mark.parametrize("language", OTHERS)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Reset the language to English after each test."""
    yield
    use_language("en")


def typed(name: str, language: str) -> Typed:
    """Return the words to type in a game."""
    return boards.typed(guildhall.game(name), Text(language))


def parts(word: str) -> list[str]:
    """Return the parts of a word of the notation."""
    return re.split("[:/@#]", word)


# -- the words themselves ------------------------------------------------------------------------------------


@each_game
def test_english_words_are_those_of_the_notation(name: str) -> None:
    text, english = Text("en"), typed(name, "en")
    for word, key in boards.BOARDS[name].words.items():
        assert english.own(word) == english.notation(word) == word
        if key.startswith("typed-"):
            assert text(key) == word


@each_language
@each_game
def test_every_word_has_its_own_translation(name: str, language: str) -> None:
    own, words = typed(name, language), boards.BOARDS[name].words
    meant: dict[str, str] = {word: word for word in words}
    for word in words:
        said = own.own(word)
        assert re.fullmatch(r"[^\W_]+(-[^\W_]+)*", said), said
        for spelling in spellings(said):
            assert meant.setdefault(spelling, word) == word, (spelling, word, meant[spelling])
        assert own.notation(said) == word


@each_language
@each_game
def test_no_command_has_the_name_of_a_choice(name: str, language: str) -> None:
    own, words = typed(name, language), boards.BOARDS[name].words
    commands = (*COMMANDS, *boards.commands(guildhall.game(name)))
    known = own.commands(commands)
    assert {*commands} == {*known.values()}
    assert len({own.command(command) for command in commands}) == len(commands)
    choices = {spelling for word in words for spelling in (word, *spellings(own.own(word)))}
    assert not known.keys() & choices
    steps = own.commands((*STEPS, "log", "quit"))
    assert {*steps.values()} == {*STEPS, "log", "quit"}
    assert not steps.keys() & SHORT.keys() & choices


def test_a_name_becomes_one_word() -> None:
    assert spelled("Bain d’acide") == "bain-d-acide"
    assert spelled("Zot\u202f!") == "zot"
    assert spelled("Schloss\u00ad knacken") == "schloss-knacken"
    assert folded("GRÖẞE") == "grosse"
    assert spellings("grün") == {"grun", "gruen"}
    assert spellings("cœur") == {"coeur"}


@pytest.mark.parametrize(
    ("word", "german"),
    [
        ("speed:energy-4", "tempo:energie-4"),
        ("dagger/throw", "dolch/werfen"),
        ("take:red-1", "nehmen:rot-1"),
        ("drop:dagger#12", "ablegen:dolch#12"),
        ("trap@b3", "falle@b3"),
        ("sector:blue", "sektor:blau"),
        ("hold:a1|b1", "halten:a1|b1"),
        ("draw-2", "ziehen-2"),
        ("b3", "b3"),
    ],
)
def test_a_word_of_several_parts_is_translated_part_by_part(word: str, german: str) -> None:
    own = typed("wizwar", "de")
    assert own.own(word) == german
    assert own.notation(german) == word
    assert own.notation(german.upper()).casefold() == word


# -- whole games ---------------------------------------------------------------------------------------------


GAMES_AT_RANDOM = {
    "elfenwizards": [{}, {"timers": "on"}],
    "wizwar": [{"giant_book": "on"}, {"school_1": "draft", "school_2": "mutation", "school_3": "conjuring"}],
}


def wander(name: str, seed: int, options: Mapping[str, object]) -> Iterator[Any]:
    """Play a random game from start to end, yielding the state before each choice."""
    game = guildhall.game(name)
    s = game.new(game.seats[1], seed, options)
    chance = random.Random(seed)
    while game.asks(s):
        yield s
        decision = chance.choice(game.asks(s))
        game.apply(s, decision.player, chance.choice(decision.options))


def heard(hear: Callable[[Any, Decision, str], int], s: Any, decision: Decision, word: str) -> int | None:
    """Return the choice that a word means; None if it means none, or several."""
    try:
        return hear(s, decision, word)
    except IllegalChoice:
        return None


@each_language
@each_game
def test_every_choice_can_be_said_in_either_language(name: str, language: str) -> None:
    own, words = typed(name, language), boards.BOARDS[name].words
    chance, seen = random.Random(7), set()
    for seed, options in enumerate(GAMES_AT_RANDOM[name]):
        for s in wander(name, seed, options):
            for decision in own.game.asks(s):
                said = [own.say(s, decision, choice) for choice in decision.options]
                assert len({folded(word) for word in said}) == len(said)
                for choice, word in zip(decision.options, said, strict=True):
                    names = own.game.names(s, decision, choice)
                    seen |= {part for english in names for part in parts(english)}
                    if chance.random() < 0.3:
                        assert own.hear(s, decision, word) == own.hear(s, decision, names[0]) == choice
                        assert own.hear(s, decision, folded(word).upper()) == choice
                        for english in names[1:]:
                            meant = heard(own.game.hear, s, decision, english)
                            assert heard(own.hear, s, decision, english) == meant
                            assert heard(own.hear, s, decision, own.own(english)) == meant
    known = {part for part in seen if re.fullmatch("[a-z]{3,}(-[a-z]+)*", part)}
    assert known <= words.keys()
    assert len(known) > (60 if name == "wizwar" else 8)


# -- hearing -------------------------------------------------------------------------------------------------

HAND = ("Fireball", "Fire Darts", "Energy 4", "Energy 5", "Wall of Fire", "Zot!")


def duel() -> Story:
    """Let blue cast at red, who is two squares away."""
    return Story(HALL).gives("blue", *HAND)


@pytest.mark.parametrize(
    ("language", "said", "word"),
    [
        ("de", "feuerball", "fireball"),
        ("de", "FEUERB", "fireball"),
        ("de", "fireb", "fireball"),
        ("de", "feuerm", "wall-of-fire"),
        ("de", "zapp!/betaeuben", None),
        ("de", "zapp/betaeuben", "zot/stun"),
        ("de", "zapp/betauben", "zot/stun"),
        ("de", "zapp/stun", "zot/stun"),
        ("de", "zot/betäuben", "zot/stun"),
        ("de", "tempo:energie-4", "speed:energy-4"),
        ("de", "tempo:energy-4", "speed:energy-4"),
        ("de", "fer", "done"),
        ("de", "osten", "b1"),
        ("fr", "boule-de-feu", "fireball"),
        ("fr", "energie", None),
        ("fr", "vitesse:énergie-5", "speed:energy-5"),
        ("it", "palla", "fireball"),
        ("it", "velocita:energia-4", "speed:energy-4"),
    ],
)
def test_a_clear_beginning_is_enough_and_accents_are_optional(
    language: str, said: str, word: str | None
) -> None:
    own, s = typed("wizwar", language), duel().s
    (decision,) = own.game.asks(s)
    if word is None:
        with pytest.raises(IllegalChoice):
            own.hear(s, decision, said)
    else:
        assert own.game.say(s, decision, own.hear(s, decision, said)) == word


@each_language
def test_a_word_of_the_game_is_short_for_no_card(language: str) -> None:
    own, t = typed("wizwar", language), Story(HALL).gives("blue", "Pass Through Wall", "Drop Object")
    s = t.stands("Wall of Fire", "a1|b1").carries("red", "Dagger").s
    (decision,) = own.game.asks(s)
    assert {"pass-through-wall", "drop-object"} <= t.options("blue")
    for word in ("pass", "drop", own.own("pass"), own.own("drop")):
        with pytest.raises(IllegalChoice):
            own.hear(s, decision, word)


def why(language: str, said: str) -> str:
    """Return the refusal of a word in a language."""
    own, s = typed("wizwar", language), duel().s
    (decision,) = own.game.asks(s)
    with pytest.raises(IllegalChoice) as refused:
        own.hear(s, decision, said)
    return Text(language).render(refused.value.message)


@each_language
def test_a_refusal_names_words_of_the_language(language: str) -> None:
    own = typed("wizwar", language)
    for word in ("done", "fireball", "zot/hurt", "speed:energy-4"):
        assert own.own(word) in why(language, "xyzzy")
    assert "xyzzy" in why(language, "xyzzy")
    assert "fireball" not in why(language, "xyzzy")
    both = why(language, own.own("speed") + ":" + own.own("energy-4")[:-1])
    assert own.own("speed:energy-4") in both
    assert own.own("speed:energy-5") in both


@each_language
def test_a_card_that_is_not_in_hand_is_known_by_its_name(language: str) -> None:
    own = typed("wizwar", language)
    assert why(language, own.own("waterbolt")) == why(language, "waterbolt")
    assert Text(language)("wizwar-card-waterbolt") in why(language, "waterbolt")


@each_language
def test_words_to_type_that_a_message_names_are_in_the_language(language: str) -> None:
    own = typed("wizwar", language)
    inner = Message("refuse-ambiguous", {"word": "red", "names": ("done", "b1", Message("list-none"))})
    told = own.localized(Message("bad-record-answer", {"number": 2, "why": inner}))
    words: dict[str, Arg] = {"word": own.own("red"), "names": (own.own("done"), "b1", Message("list-none"))}
    assert told == Message("bad-record-answer", {"number": 2, "why": Message("refuse-ambiguous", words)})


@each_language
def test_several_words_are_translated_as_far_as_possible(language: str) -> None:
    own, s = typed("wizwar", language), duel().s
    fireball, red, none = (own.own(word) for word in ("fireball", "red", "none"))
    assert own.wish(s, 0, [fireball, red]) == "fireball red"
    assert own.wish(s, 0, [fireball[:-2], "red", none]) == "fireball red none"
    assert own.wish(s, 0, ["xyzzy", fireball]) == "xyzzy fireball"
    assert own.wish(s, 1, [fireball]) == "fireball"
    assert typed("wizwar", "en").wish(s, 0, ["fire", "red"]) == "fire red"


# -- at the terminal -----------------------------------------------------------------------------------------

POSITION = {
    "game": "wizwar",
    "rules": guildhall.game("wizwar").version,
    "players": ["blue", "red"],
    "wizards": {"blue": {"at": "a1"}, "red": {"at": "c1", "life": 9}},
    "hands": {"blue": ["fireball", "energy-4"], "red": ["full-shield"]},
}


@pytest.fixture
def table(tmp_path: Path) -> tuple[str, ...]:
    """Return the arguments for a duel of Wiz-War between two people."""
    file = tmp_path / "duel.json"
    file.write_text(json.dumps(POSITION), encoding="utf-8")
    return ("wizwar", "--position", str(file), "--seats", "anna=me,bert=me")


def test_a_game_in_german(table: tuple[str, ...], data: Path) -> None:
    lines = ["hilfe", "warum wasserstrahl", "warum feuerball rot", "zurück jetzt", "regeln", "ablage jetzt"]
    lines += ["feuerball rot", "vollsch", "verlauf 1", "ende"]
    shown = plain(start(*table, "--lang", "de", typed=lines).stdout)
    listed = [line.split() for line in shown.splitlines()]
    assert any(words[:3] == ["wirken", "4", "feuerball"] for words in listed)
    assert "tempo:energie-4" in shown
    assert "c3 feuerball rot\n" in shown
    assert all(
        any(words[:1] == [word] for words in listed) for word in ("zurück", "warum", "schauen", "karte")
    )
    assert "„feuerball rot“" in shown
    assert Text("de")("cli-unknown-rest", command="zurück") in shown
    assert Text("de")("cli-unknown-rest", command="ablage") in shown
    english = start(*table, "--lang", "de", typed=["fireball red", "full", "log 1", "quit"]).stdout
    assert "Vollschild" in english
    one, other = (read(file)["answers"] for file in (data / "games").glob("*.json"))
    assert one == other
    assert len(one) >= 3


@each_language
def test_choices_are_listed_in_words_of_the_language(language: str, table: tuple[str, ...]) -> None:
    own = typed("wizwar", language)
    lines = [" ".join(map(own.own, ("fireball", "red"))), "", own.own("pass"), "", own.own("done")]
    told = start(*table, "--lang", language, typed=lines).stdout
    assert own.own("full-shield") in told
    assert own.own("speed:energy-4") in told
    assert re.search(r"\b(pass|done|none|fireball|full-shield|energy)\b", told) is None


@each_language
def test_a_record_is_watched_with_words_of_the_language(
    language: str, table: tuple[str, ...], data: Path
) -> None:
    start(*table, typed=["fireball red", "pass", "b1"])
    (file,) = (data / "games").glob("*.json")
    own = typed("wizwar", language)
    steps = (("last", 4), ("back", 3), ("first", 0), ("next", 1), ("n", 2), ("p", 1), ("3", 3))
    fireball = Text(language)("wizwar-card-fireball")
    with Terminal("replay", str(file), "--lang", language) as terminal:
        terminal.until("> ")
        for command, step in steps:
            shown = terminal.type(own.command(command) if len(command) > 1 else command)
            assert Text(language)("replay-step", step=str(step), last="4") in shown
        assert own.own("pass") in terminal.type("3")
        assert fireball in terminal.type(f"{own.command('card')} {own.own('fireball')}")
        assert fireball in terminal.type("card fireball")
        assert own.command("discards") in terminal.type("xyzzy")
        terminal.type(own.command("quit"), until="\n")
        assert terminal.ends()[0] == 0
