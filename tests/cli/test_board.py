"""The board of Elfenwizards at the terminal."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, Group

import guildhall
from guildhall.cli import boards
from guildhall.cli.console import text_for
from guildhall.elfenwizards.notation import PLACES
from guildhall.text import Text, languages
from tests.cli.terminal import Terminal, plain, position, run, start

GAME = guildhall.game("elfenwizards")
CONTEST: dict[str, object] = {
    "players": ["red", "green", "blue"],
    "round": 2,
    "step": 5,
    "dragon": "green",
    "high_wizards": {"green": 1},
    "track": {"1": "green"},
    "scores": {"red": 20, "green": 22, "blue": 25},
    "tokens": {
        "W1": "R1",
        "W2": "G1+2",
        "S1": "R2",
        "S2": "R3",
        "N1": "B1",
        "M1": ["R4+1", "G2", "B2+3"],
        "M2": ["R5", "R6", "R7", "R8"],
        "M3": ["G3", "G4", "G5", "G6", "G7", "G8"],
        "M4": ["B3", "B4", "B5", "B6", "B7", "B8"],
    },
    "spells": ["red d6 R1", "red chip G1", "green d5 G1", "blue d2 B1"],
    "dice": {"red": {"W": [3, 3], "minor": [1]}, "green": {"N": [6, 2, 4]}, "blue": {"grey": [5]}},
    "chips": {"blue": {"minor": 2}},
}


def drawn(s: Any, columns: int, text: Text | None = None, **options: Any) -> str:
    """Return the board of a state."""
    text = text or text_for(["Anna", "Bert", "Carla", "Dora", "Emil", "Fritz"])
    console = Console(file=io.StringIO(), width=columns, **options)
    console.print(Group(*boards.draw(GAME, s, None, text, columns)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("columns", [60, 80, 100, 120, 160])
def test_every_token_die_and_player_is_on_the_board_at_every_width(columns: int) -> None:
    shown = drawn(GAME.load(CONTEST), columns)
    for piece in (
        "Round 2 of 4  Step 5: Spells and titles",
        "Year track  1 G  2 ·",
        *("R1 6", "G1°° 6", "B1 2▲", "R4°", "B2°3", "G8", "B8"),
        *("R 33", "G 246", "B 5"),
        *("Anna", "Bert", "Carla", "dragon", "H once"),
    ):
        assert piece in shown, piece
    assert all(len(line) <= columns for line in shown.splitlines())


@pytest.mark.parametrize("columns", [60, 80, 100, 120])
@pytest.mark.parametrize("language", languages())
def test_every_box_has_the_name_that_page_and_log_give_it(language: str, columns: int) -> None:
    text = Text(language, ["Anna", "Bert", "Carla"])
    everywhere = {place: [1] for place in PLACES}
    shown = drawn(GAME.load({**CONTEST, "dice": {"red": everywhere}}), columns, text)
    assert "H " + text("elfenwizards-box-H") in shown
    assert text("board-elfenwizards-years").casefold() in text("web-elf-track").casefold()
    for place in PLACES:
        name = text(f"web-elf-place-{place}")
        assert name.removesuffix("s").casefold() in text(f"elfenwizards-place-{place}").casefold()
        if place in ("minor", "grey"):
            assert name in shown
        else:
            short = text(f"web-elf-rank-{place}") + "\n"
            assert f"{place} {short if columns == 80 else name}" in shown
    assert max(map(len, shown.splitlines())) <= columns


@pytest.mark.parametrize("language", languages())
def test_only_a_long_name_is_cut_short_on_a_small_screen(language: str) -> None:
    shown = drawn(GAME.load(CONTEST), 60, Text(language, ["Anna", "Bert", "Carla-Christina-Charlotte"]))
    lines = shown.splitlines()
    for line in (r"  R Anna +20 +\+26 +46 +6 +0 ×3 *", r"  B Car.*… +25 +\+14 +39 +5 +2 ×5 *"):
        assert [found for found in lines if re.fullmatch(line, found)], shown


def test_the_leader_of_a_contest_is_marked_and_a_tie_marks_nobody() -> None:
    shown = drawn(GAME.load(CONTEST), 100)
    assert "R1 6▲" not in shown
    assert "B1 2▲" in shown


def test_a_closed_contest_shows_the_letter_of_its_owner_on_the_ladder() -> None:
    shown = drawn(GAME.load(CONTEST), 100)
    ladder = next(line for line in shown.splitlines() if "S1 ─" in line)
    assert "S1 ─────R────── S2" in ladder
    assert "M2 R" in shown
    assert "M1─" in shown


@pytest.mark.parametrize("columns", [80, 120])
def test_passed_over_tokens_stand_to_the_left_or_below(columns: int) -> None:
    reds, greens, blues = ([f"{letter}{number}" for number in range(2, 9)] for letter in "RGB")
    tokens = {"passed W": ["R1"], "passed S": ["G1+1", "B1"], "M1": reds, "M2": greens, "M3": blues}
    s = GAME.load({"players": ["red", "green", "blue"], "step": 7, "tokens": tokens})
    lines = drawn(s, columns).splitlines()
    if columns == 80:
        assert "Passed over  W R1  S G1° B1" in lines
    else:
        assert lines[[line[:13] for line in lines].index("Passed over S") + 1].startswith("G1°  B1 ")


def test_the_year_track_shows_years_without_a_high_wizard() -> None:
    s = GAME.load({**CONTEST, "track": {}, "high_wizards": {}, "rounds_without": 1})
    assert "Year track  1 nobody  2 ·" in drawn(s, 100)


def test_the_game_over_shows_no_step_and_nothing_more_to_score() -> None:
    s = GAME.new(3, 1)
    while asks := GAME.asks(s):
        GAME.apply(s, asks[0].player, asks[0].options[-1])
    shown = drawn(s, 100)
    assert "The game is over" in shown
    assert "+" not in shown


def test_colours_come_with_letters_and_can_be_switched_off() -> None:
    s = GAME.load(CONTEST)
    coloured = drawn(s, 100, force_terminal=True, color_system="256")
    assert "\x1b[" in coloured
    assert plain(coloured) == drawn(s, 100)
    assert "38;5" not in drawn(s, 100, force_terminal=True, color_system="256", no_color=True)


def test_a_small_screen_holds_board_question_and_choices_in_colour() -> None:
    with Terminal("play", "--seed", "5", columns=80, rows=24) as terminal:
        coloured = terminal.wait("Player > ")
        screen = plain(coloured).rpartition("\n\n\n")[2]
    assert "48;5;" in coloured
    assert "Round 1 of 4" in screen
    assert "Apprentice 3" in screen
    assert screen.count("\n") < 24


def test_a_terminal_without_colours_and_these_characters_gets_plainer_ones() -> None:
    plainer = {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    with Terminal("play", "--seats", "me,random,random", "--seed", "5", env=plainer) as terminal:
        shown = terminal.wait("Player > ")
    assert "48;5;" not in shown
    assert "S1 -----+------ S2" in plain(shown)
    assert plain(shown).isascii()


def test_a_file_gets_no_colours_and_the_whole_log(tmp_path: Path) -> None:
    result = start("--position", position(tmp_path, **{**CONTEST, "players": ["red", "green", "blue"]}))
    assert "\x1b" not in result.stdout
    assert run("--version").stdout.startswith("Guildhall ")


def test_a_player_whose_two_candidates_are_equal_is_warned_and_nobody_else() -> None:
    s = GAME.load({**CONTEST, "spells": ["red d3 R2", "red d3 R3"], "dice": {}})
    warning = "! Both candidates for W1 are yours and tied on spell points: neither will rise. (rules 5.14)"
    for seat, expected in ((0, True), (1, False)):
        console = Console(file=io.StringIO(), width=120)
        console.print(Group(*boards.draw(GAME, s, seat, text_for(["Anna", "Bert", "Carla"]), 120)))
        assert isinstance(console.file, io.StringIO)
        assert (warning in console.file.getvalue()) is expected
