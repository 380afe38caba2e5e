"""Wiz-War at the terminal: the drawing, its own commands, and walks of several steps."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, Group

import guildhall
from guildhall.cli import boards
from guildhall.cli.console import text_for
from guildhall.cli.table import Answer, Table
from guildhall.kernel.message import GuildhallError
from guildhall.kernel.tape import Tape
from guildhall.wizwar import choices, kinds, setup, table_actions, witness
from guildhall.wizwar.board import line_named, square_named
from guildhall.wizwar.decks import NAME, SLUGS
from guildhall.wizwar.editions import OPTIONS
from guildhall.wizwar.state import IS_ROOTED, IS_STUNNED, State
from guildhall.wizwar.targets import THING, TREASURE
from tests.cli.terminal import Terminal, plain, run, saved, start
from tests.wizwar.story import Story

GAME = guildhall.game("wizwar")
PEOPLE = text_for(["Anna", "Bert", "Carla", "Dora"])
HALL = """
+---+---+---+---+
| B   . | .   R |
+-D-+-D-+   +   +
| .   .   .   . |
+   +   +   +-D-+
| .   .   .   . |
+---+---+---+---+
"""


def written(part: Any, columns: int = 80, **options: Any) -> str:
    """Return the text on the screen."""
    console = Console(file=io.StringIO(), width=columns, highlight=False, markup=False, **options)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def drawn(s: State, seat: int | None = None, columns: int = 80, **options: Any) -> str:
    """Draw the table as a seat sees it."""
    return written(Group(*boards.draw(GAME, s, seat, PEOPLE, columns)), columns, **options)


def board(s: State, columns: int = 80, room: int = 50) -> str:
    """Draw only the labyrinth."""
    lines = drawn(s, columns=columns).splitlines()
    return "\n".join(
        line[:room].rstrip() for line in lines[2 : 4 + 2 * (1 + max(s.arrangement.squares) // 10)]
    )


def asked(s: State, command: str, seat: int | None = 0) -> str:
    """Return the output of a command."""
    name, *rest = command.split()
    return written(boards.run_command(GAME, s, seat, PEOPLE, name, rest), 160)


def refused(s: State, command: str) -> str:
    """Return why a command is refused."""
    with pytest.raises(GuildhallError) as error:
        asked(s, command)
    return PEOPLE.render(error.value.message)


def printed(places: tuple[tuple[int, int], ...], side: str) -> State:
    """Return a new table, given the owner and the quarter turns of the sector at each place."""
    seats = len(places)
    return setup.empty_table(seats, OPTIONS.settle({"side": side}), tuple(range(seats)), places, Tape(0))


def scene() -> State:
    """Return a table with one of everything."""
    t = Story(HALL, blue=["Fireball", "Energy 4", "Energy 4"], red=["Full Shield"])
    t.lying("Large Rock", "b1").lying("Dagger", "d3").lying("Handful of Tacks", "c3")
    t.stands("Rosebush", "c2", by="red").stands("Thornbush", "d2").stands("Dust Cloud", "b3")
    t.stands("Stone Block", "a3").stands("Wall of Fire", "b2|c2").stands("Create Wall", "a2|b2")
    t.stands("Seal Door", "d2|d3", by="red").stands("Create Door", "c1|d1", by="red")
    t.carries("red", "Master Key").under("red", "Slow Death", by="blue", energy=3)
    t.treasure("red-1", "blue").treasure("red-2", "d3").treasure("blue-1", "d3").stunned("red", 2)
    table_actions.lay(t.s, t._take(0, "Glue"), 1, on=THING[1])
    trap = table_actions.lay(t.s, t._take(0, "Booby Trap"), 0)
    t.s.traps = tuple((trap, square, int(square == 15)) for square in (5, 15, 25, 35))
    t.s.held = ((line_named("a1|a2") or 0, 0),)
    t.s.cracks = ((line_named("b1|c1") or 0, 2),)
    witness.looked(t.s, 0, 1)
    return t.again().s


# -- the labyrinth -------------------------------------------------------------------------------------------

TWO = """
        a   b   c   d   e   f   g   h   i   j
      ┏━━━━━━━╸Ph5╺━━━━━━━┳━━━━━━━╸Cc5┏━━━━━━━┓
 1    ┃                   ┃           ┃    r1 ┃
      ┃   ┏━━━━━━━╸   ╻   ┃   ╺━━━┓   ╹   ╺━━━┫
 2    ┃   ┃b1         ┃   ┃       ┃           ┃
      ╹   ╹   ╻   ╺━━━┫   ╹   ╻   ┗═══━━━━┓   ╹
 3 ←j3        ┃B⌂b    ┃       ┃    R⌂r    ┃    →a3
      ╻   ┏━━━┻━━━╸   ┃   ╻   ┗━━━╸   ╻   ╹   ╻
 4    ┃   ┃        b2 ║   ┃           ┃       ┃
      ┃   ╹   ╺━━━━━━━┛   ┣━━━╸   ╻   ┗━━━╸   ┃
 5    ┃                   ┃r2     ┃           ┃
      ┗━━━━━━━╸Ch1╺━━━━━━━┻━━━━━━━┛Pc1╺━━━━━━━┛
"""
THREE = """
        a   b   c   d   e   f   g   h   i   j
      ┏━━━━━━━╸c10╺━━━━━━━┳━━━┳━━━╸Ca8╺━━━━━━━┓
 1    ┃                   ┃   ┃               ┃
      ┃   ╺━━━┳━━━━━━━╸   ┃   ╹   ┏━━━━━━━┓   ┃
 2    ┃    y1 ┃           ┃    b1 ┃       ┃   ┃
      ┗━━━╸   ┃   ╻   ╺━━━┻═══━━━━┛   ╻   ┃   ╹
 3 ←j3        ┃Y⌂y┃                B⌂b┃   ┃    →a3
      ┏━━━━━━━┛   ┃   ┏━━━┓   ┏━━━━━━━┛   ┃   ╻
 4    ┃           ┃y2 ┃   ┃   ┃        b2 ┃   ┃
      ┃   ╺━━━━━━━┫   ╹   ┃   ┗━━━━━━━┓   ╹   ┃
 5    ┃           ║       ┃           ┃       ┃
      ┣━━━━━━━╸   ┗━━━━━━━╋━━━━━━━╸Pe8┗━━━━━━━┛
 6    ┃                   ┃
      ┃   ┏━━━┳━━━━━━━╸   ┃
 7    ┃   ┃r1 ┃           ┃
      ╹   ╹   ┃   ┏━━━━━━━┛
 8 Ch1        ┃R⌂r┃        Ph5
      ┏━━━━═══┛   ╹   ┏═══┓
 9    ┃            r2 ┃   ┃
      ┃   ╺━━━━━━━━━━━┛   ┃
10    ┃                   ┃
      ┗━━━━━━━╸↓c1╺━━━━━━━┛
"""
FOUR = """
        a   b   c   d   e   f   g   h   i   j
      ┏━━━━━━━╸c10╺━━━━━━━┳━━━┳━━━╸h10╺━━━━━━━┓
 1    ┃                   ┃r1 ┃               ┃
      ┃   ┏━━━━━━━╸   ╻   ┃   ╹   ┏━━━╸   ╻   ┃
 2    ┃   ┃b1         ┃   ┃       ┃       ┃   ┃
      ╹   ╹   ╻   ╺━━━┫   ┗━━━╸   ┃   ╺━━━┛   ╹
 3 ←j3        ┃B⌂b    ┃           ║R⌂r         →a3
      ╻   ┏━━━┻━━━╸   ┃   ╻   ┏━━━┛   ╻   ╺━━━┓
 4    ┃   ┃        b2 ║   ┃   ┃       ┃       ┃
      ┃   ╹   ╺━━━━━━━┛   ┃   ╹   ╺━━━┛   ╻   ┃
 5    ┃                   ┃               ┃r2 ┃
      ┣━━━━━━━╸   ╺━━━━━━━╋━━━━━━━╸   ┏━━━┻━━━┫
 6    ┃                   ┃           ┃       ┃
      ┃   ╺━━━┓   ┏━━━┓   ┃   ┏━━━┓   ╹   ╻   ┃
 7    ┃       ┃   ┃y1 ┃   ┃   ┃g2 ┃       ┃   ┃
      ┗━━━╸   ┃   ╹   ┃   ╹   ┃   ┃   ┏━━━┛   ╹
 8 ←j8        ┃Y⌂y    ║       ┃   ┃G⌂g┃        →a8
      ╻   ╻   ┗━━━━━━━┛   ┏═══┛   ╹   ┃   ╺━━━┓
 9    ┃   ┃y2             ┃           ┃g1     ┃
      ┃   ┗━━━━━━━━━━━╸   ┃   ╺━━━━━━━┻━━━╸   ┃
10    ┃                   ┃                   ┃
      ┗━━━━━━━╸↓c1╺━━━━━━━┻━━━━━━━╸↓h1╺━━━━━━━┛
"""


@pytest.mark.parametrize(
    ("places", "side", "expected"),
    [
        (((0, 0), (1, 1)), "A", TWO),
        (((2, 0), (0, 3), (1, 0)), "B", THREE),
        (((0, 0), (1, 0), (2, 0), (3, 2)), "A", FOUR),
    ],
)
def test_the_printed_board_is_drawn_wall_by_wall(
    places: tuple[tuple[int, int], ...], side: str, expected: str
) -> None:
    assert board(printed(places, side)) == expected.strip("\n")


def test_a_wide_terminal_gets_wider_squares() -> None:
    lines = board(printed(((0, 0), (1, 1)), "A"), 100, 70).splitlines()
    assert lines[1] == "      ┏━━━━━━━━━━━╸ Ph5 ╺━━━━━━━━━━━┳━━━━━━━━━━━╸ Cc5 ┏━━━━━━━━━━━┓"
    assert lines[6] == " 3 ←j3            ┃ B⌂b       ┃           ┃       R⌂r       ┃      →a3"


def test_everything_on_the_board_has_its_mark_and_is_named_below() -> None:
    assert (
        board(scene())
        == """
        a   b   c   d   e   f   g   h   i   j
      ┏━━━━━━━┓Ph5┏━━━┳━━━━━━━━━━━╸Cc5╺━━━━━━━┓
 1    ┃Br1  * ┃   ║ R ┃     ?                 ┃
      ┣┄┄┄┳═══┛   ╹   ┃   ·   ·   ·   ·   ·   ┃
 2    ┃   ┃   § %   & ┃     ?                 ┃
      ╹   ╹   ·   ╺═x═┫   ·   ·   ·   ·   ·   ╹
 3 ←j3  #   ~  b2^ b1+┃     ?      ⌂r          →a3
      ┏━━━━━━━━━━━━━━━┛   ·   ·   ·   ·   ·   ╻
 4    ┃                     ?                 ┃
      ┃   ·   ·   ·   ·   ·   ·   ·   ·   ·   ┃
 5    ┃                                       ┃
      ┗━━━━━━━╸Ch1╺━━━━━━━━━━━━━━━╸Pc1╺━━━━━━━┛
""".strip("\n")
    )
    shown = drawn(scene(), 0)
    for words in (
        "C cyan portal   P purple portal   ║ ═ doors   ⌂ home bases: blue c3 and red h3",
        *("* Large Rock b1", "* Dagger d3", "^ Handful of Tacks c3"),
        *(
            "% Rosebush (red) c2",
            "& Thornbush (blue) d2",
            "~ Dust Cloud (blue) b3",
            "# Stone Block (blue) a3",
        ),
        *("§ Wall of Fire (blue) b2|c2", "┃ Create Wall (blue) a2|b2", "x Seal Door (red) d2|d3"),
        *("║ Create Door (red) c1|d1", "2 cracks in b1|c1", "┆ a1|a2 held open by Anna"),
        "+ d3: blue-1, red-2 and Dagger",
    ):
        assert words in shown, words


def test_walls_of_fire_lie_and_stand_and_broken_walls_are_gone() -> None:
    t = Story(HALL).stands("Wall of Fire", "c1|c2")
    assert board(t.s).splitlines()[3].startswith("      ┣═══━═══┛§§§")
    walls = t.s.walls
    t.s.walls &= ~(1 << (line_named("b1|c1") or 0))
    assert walls != t.s.walls
    assert board(t.s).splitlines()[2].startswith(" 1    ┃ B           R ┃")


@pytest.mark.parametrize("columns", [60, 80, 100, 130])
def test_the_drawing_fits_every_width(columns: int) -> None:
    for s in (scene(), printed(((0, 0), (1, 0), (2, 0), (3, 2)), "B")):
        assert all(len(line) <= columns for line in drawn(s, 0, columns).splitlines())


def test_without_colour_the_drawing_is_the_same() -> None:
    coloured = drawn(scene(), 0, force_terminal=True, color_system="256")
    assert "\x1b[" in coloured
    assert [line.rstrip() for line in plain(coloured).splitlines()] == drawn(scene(), 0).splitlines()
    assert "38;5" not in drawn(scene(), 0, force_terminal=True, color_system="256", no_color=True)


# -- the wizards ---------------------------------------------------------------------------------------------


def test_each_wizard_has_their_lines_and_the_turn_its_header() -> None:
    shown = drawn(scene(), 0)
    assert shown.startswith("Anna (blue), turn 2  3 movement points and no attack yet\nDeck ")
    beside = [line[50:].strip() for line in shown.splitlines()]
    assert beside[2:12] == [
        "▶ B Anna  15 life",
        "0 points  3 cards",
        "carries red-1",
        "Slow Death [3] on Bert",
        "Booby Trap",
        "R Bert  15 life",
        "0 points  1 card  2 stun",
        "Master Key",
        "Glue on Dagger",
        "known cards: Full Shield",
    ]
    assert "Your hand   2× Energy 4 +4 energy   Fireball attack" in shown


def test_the_header_shows_what_hinders_the_active_wizard() -> None:
    s = scene()
    s.mp, s.attacks, s.flags = -1, 1, IS_STUNNED | IS_ROOTED
    head = drawn(s, columns=100).splitlines()[0]
    assert head == "Anna (blue), turn 2  0 movement points, has attacked, stunned and can’t move any more"


def test_a_spell_on_a_treasure_names_it() -> None:
    t = Story("B . R").treasure("red-1", "b1")
    table_actions.lay(t.s, t._take(0, "Glue"), 0, on=TREASURE[2])
    assert "Glue on red-1" in drawn(t.s)
    assert "Glue on red-1, by Anna: " in asked(t.s, "look b1")


def test_the_drawing_shows_a_dead_wizard_a_passage_and_the_end() -> None:
    s = scene()
    s.at[1], s.life[1] = -1, 0
    s.passages = (line_named("a1|b1") or 0,)
    assert "R Bert  dead" in drawn(s)
    assert "may go through a1|b1" in drawn(s)
    s.ended = 2
    assert drawn(s).startswith("The game is over")


def test_nobody_sees_what_is_hidden_from_them() -> None:
    mine, other, nobody = (drawn(scene(), seat) for seat in (0, 1, None))
    assert "! your real trap: f2" in mine
    assert "?" in mine
    for shown in (other, nobody):
        assert "!" not in shown
        assert "Fireball" not in shown
        assert "known" not in shown
        assert shown.count("trap tokens, face down: f1 f2 f3 f4") == 1
    assert "Your hand   Full Shield counterspell" in other
    assert "Your hand" not in nobody


# -- commands ------------------------------------------------------------------------------------------------


def test_look_shows_a_squares_contents_and_what_is_in_sight() -> None:
    told = asked(scene(), "look D3")
    assert told.splitlines()[0] == "d3, in Anna’s sector (blue)"
    for words in (
        "  blue-1: one of Anna’s treasures lies here.",
        "  red-2: one of Bert’s treasures lies here.",
        "  Dagger: ",
        "  Glue on Dagger, by Bert: ",
        "  Around it: north sealed blue door, east wall, south wall and west open to c3.",
        "  Seal Door, by Bert: ",
        "(rules 27.9)",
        "blue-2 (c3)",
        "Handful of Tacks (c3)",
    ):
        assert words in told, words
    here = asked(scene(), "look a1")
    assert "Anna (blue), 15 life." in here
    assert "red-1: one of Bert’s treasures, carried by Anna." in here
    assert "west outer wall" in here
    assert "south blue door, held open by Anna" in here
    assert "Bert’s home base." in asked(scene(), "look h3")
    assert "exit to j3" in asked(scene(), "look a3")
    assert "wall with 2 cracks" in asked(scene(), "look b1")
    assert "west red door" in asked(scene(), "look d1")
    assert "There’s nothing here." in asked(scene(), "look i5")


def test_look_shows_the_real_token_only_to_its_owner() -> None:
    assert "Your real trap token, face down." in asked(scene(), "look f2")
    assert "A trap token, face down." in asked(scene(), "look f2", 1)
    assert "A trap token, face down." in asked(scene(), "look f1")


def test_look_needs_a_square_of_the_board() -> None:
    assert refused(scene(), "look") == "Say which square, for example: look c3"
    assert refused(scene(), "look a1 b1") == "Say which square, for example: look c3"
    three = printed(((0, 0), (1, 0), (2, 0)), "A")
    for word in ("z9", "a11", "g8", "fireball"):
        assert refused(three, f"look {word}") == (
            f"There’s no square “{word}” on this board. Its columns are a to j, its rows 1 to 10."
        )


def test_card_shows_a_card_by_its_name_or_a_clear_beginning() -> None:
    told = asked(scene(), "card fireball").splitlines()
    assert told == [
        "Fireball  (rules 24.1)",
        "  Elemental (3)",
        "  attack, instant",
        "  Fireball: attack (line of sight)",
        "  Traits: Fire",
        "  5 magical fire damage to an object or a wizard.",
    ]
    for wish in ("large-rock", "Large Rock", "LARGE", "largerock"):
        rock = asked(scene(), f"card {wish}")
        assert "Large Rock  (rules 21.11)" in rock
        assert "item/attack, permanent" in rock
        assert "Energy value: 3" in rock
    assert "Discard it to boost" in asked(scene(), "card energy 4")
    assert "by this spell’s energy plus 1" in asked(scene(), "card shield")


def test_every_card_can_be_shown_and_one_outside_the_deck_says_so() -> None:
    s = GAME.new(2, 1)
    for slug in SLUGS:
        assert "(rules " in asked(s, f"card {slug}")
    assert "It isn’t in any deck of this game." in asked(s, "card swap")
    assert "It isn’t in any deck of this game." not in asked(s, "card fireball")


def test_an_unknown_card_suggests_similar_ones() -> None:
    assert refused(scene(), "card") == "Say which card, for example: card full-shield"
    assert refused(scene(), "card fire") == (
        "There’s no card “fire”. Did you mean one of these: Fire Darts, Fireball or Fire Cloak?"
    )
    assert "Rosebush" in refused(scene(), "card rosbush")
    assert "Large Rock" in refused(scene(), "card rock")
    assert refused(scene(), "card qqqq") == "There’s no card “qqqq”, and none with a similar name."


def test_discards_shows_what_lies_face_up() -> None:
    s = scene()
    assert asked(s, "discards").startswith("No cards in the discard pile (all schools)")
    for name in ("Fireball", "Energy 4", "Energy 4"):
        table_actions.discard_from_hand(s, 0, NAME[name])
    assert asked(s, "discards").splitlines()[-1] == "2× Energy 4 and Fireball"
    assert refused(s, "discards all") == "Type discards on its own."


# -- choices -------------------------------------------------------------------------------------------------


def placed(folder: Path, s: State) -> str:
    """Write a file with a position."""
    file = folder / "position.json"
    file.write_text(json.dumps(GAME.dump(s)), encoding="utf-8")
    return str(file)


def begin(folder: Path, s: State, *typed: str, seats: str = "Anna=me,Bert=random") -> str:
    """Return the output when Anna types some lines."""
    result = start("wizwar", "--seats", seats, "--position", placed(folder, s), typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_acts_of_a_turn_are_listed_in_groups_and_keep_their_numbers(tmp_path: Path, data: Path) -> None:
    t = Story("B . . . R", blue=["Fireball", "Energy 4", "Dagger"])
    shown = begin(tmp_path, t.s, "2")
    assert " walk to" in shown
    lots = [
        line for line in shown.splitlines() if line.startswith(" ") and line[1:4] in ("wal", "cas", "pla")
    ]
    assert [line.split() for line in lots[:3]] == [
        ["walk", "to", "2", "b1"],
        ["cast", "3", "fireball", "cast", "Fireball"],
        ["play", "4", "dagger", "play", "Dagger", "and", "carry", "it"],
    ]
    assert " or" in shown
    assert saved(data)["answers"] == [[0, "b1"]]


def test_a_player_who_is_asked_for_a_number_types_that_number(tmp_path: Path, data: Path) -> None:
    t = Story("B . . . R", blue=["Meditate"])
    shown = begin(tmp_path, t.s, "done", "done", "2")
    assert "2  draw-2" in shown
    assert saved(data)["answers"][:3] == [[0, "done"], [0, "done"], [0, "draw-2"]]


def test_a_number_that_is_not_a_choice_or_is_too_long_is_refused(tmp_path: Path, data: Path) -> None:
    t = Story("B . . . R", blue=["Meditate"])
    shown = begin(tmp_path, t.s, "done", "done", "3", "9" * 5000)
    assert "3 isn’t one of the choices: they are numbered 0 to 2." in shown
    assert len(saved(data)["answers"]) == 2


def test_many_targets_are_listed_in_groups(tmp_path: Path) -> None:
    t = Story("B . . . R", blue=["Booby Trap"])
    decision = t.blue("booby-trap").s.asked[0]
    (lot,) = boards.group_choices(GAME, t.s, decision, PEOPLE)
    assert lot.title == "square"
    assert tuple(lot.choices) == decision.options
    assert not lot.explained


def test_a_walk_to_a_distant_square_goes_step_by_step(tmp_path: Path, data: Path) -> None:
    shown = begin(tmp_path, Story("B . . . R").s, "d1")
    assert [answer[1] for answer in saved(data)["answers"]] == ["b1", "c1", "d1"]
    assert "You walk from a1 to d1." in shown


def test_a_walk_and_what_comes_after_it_go_into_one_line(tmp_path: Path, data: Path) -> None:
    begin(tmp_path, Story("B . . . R", blue=["Dagger"]).s, "C1 dagger")
    assert len(saved(data)["answers"]) == 3


def test_a_walk_stops_where_something_happens(tmp_path: Path, data: Path) -> None:
    t = Story("B . . . R").lying("Handful of Tacks", "c1")
    shown = begin(tmp_path, t.s, "d1")
    assert len(saved(data)["answers"]) >= 2
    assert "You walk from a1 to c1." in shown
    assert "to d1." not in shown


def test_nothing_can_be_said_after_a_walk_that_stops(tmp_path: Path, data: Path) -> None:
    t = Story("B . . . R", blue=["Dagger"]).lying("Handful of Tacks", "c1")
    shown = begin(tmp_path, t.s, "d1 dagger")
    assert "Nothing was done: something happens on the way to “d1”, so you can’t say “dagger” yet." in shown
    assert saved(data)["answers"] == []


def test_a_hidden_token_stops_every_walk_alike_and_reveals_nothing(tmp_path: Path, data: Path) -> None:
    told = []
    for real in (0, 1):
        t = Story("B . . . R", blue=["Dagger"])
        trap = table_actions.lay(t.s, t._take(0, "Booby Trap"), 1)
        squares = (square_named("c1") or 0, 15, 25, 35)
        t.s.traps = tuple((trap, square, int((square == squares[0]) == real)) for square in squares[:2])
        t.s.traps += tuple((trap, square, 0) for square in squares[2:])
        told.append(begin(tmp_path, t.again().s, "d1 dagger").rpartition("> d1")[2])
        assert "Nothing was done" in told[-1]
    assert told[0] == told[1]


def test_a_square_out_of_reach_is_refused(tmp_path: Path, data: Path) -> None:
    shown = begin(tmp_path, Story("B . . . . . R").s, "g1", "done g1", "b1 b1 b1")
    assert (
        "g1 is too far away, or there’s no way there: you have 3 movement points left. (rules 2.1)" in shown
    )
    assert saved(data)["answers"] == []


def test_a_square_is_never_mistaken_for_one_with_a_longer_name(tmp_path: Path, data: Path) -> None:
    t = Story("B . R", players=4)
    t.s.at[0] = square_named("g9") or 0
    t.s.at[1] = square_named("g8") or 0
    shown = begin(tmp_path, t.again().s, "g1", seats="Anna=me,Bert=random,random,random")
    assert "g1 is too far" in shown
    assert saved(data)["answers"] == []


def test_the_rest_of_a_line_is_dropped_where_something_comes_in_between(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = [Answer(kinds.ACT, choices.STEP[0]), Answer(kinds.AIM, 3), Answer(kinds.ACT, choices.END_PHASE)]
    monkeypatch.setattr(Table, "hear", lambda *_: heard)
    shown = begin(tmp_path, Story("B . . R").s, "b1 fireball done")
    assert "Something happened in between: the last 2 choices on the line were not made." in shown
    assert saved(data)["answers"] == [[0, "b1"]]


def test_a_choice_that_revealed_something_cannot_be_undone(tmp_path: Path, data: Path) -> None:
    t = Story("B . . . R")
    trap = table_actions.lay(t.s, t._take(0, "Booby Trap"), 1)
    t.s.traps = ((trap, 1, 0), (trap, 15, 1), (trap, 25, 0), (trap, 35, 0))
    shown = begin(tmp_path, t.again().s, "b1", "undo")
    assert "You can’t undo any further" in shown
    assert len(saved(data)["answers"]) == 1
    assert "Undone" in begin(tmp_path, Story("B . . . R").s, "b1", "undo")


@pytest.mark.parametrize(
    ("seats", "answer"), [("Anna=me,Bert=random", "Undone"), ("Anna=me,Bert=me", "You can’t undo")]
)
def test_playing_a_card_that_another_person_has_seen_cannot_be_undone(
    tmp_path: Path, seats: str, answer: str
) -> None:
    s = Story("B . . . R", blue=["Dagger"]).s
    assert answer in begin(tmp_path, s, "dagger", "undo", seats=seats)
    assert "Undone" in begin(tmp_path, s, "b1", "undo", seats=seats)


def test_the_commands_are_in_the_list_and_answer_in_play(tmp_path: Path) -> None:
    shown = begin(tmp_path, scene(), "help", "LOOK a1", "card fireball", "discards", "card", "look x")
    for words in (
        "look      what’s in a square",
        "card      what a card",
        "discards  what’s in the discard pile",
    ):
        assert words in shown
    assert "a1, in Anna’s sector (blue)" in shown
    assert "Fireball  (rules 24.1)" in shown
    assert "No cards in the discard pile" in shown
    assert "Name a square farther away to walk there step by step" in shown
    assert "Say which card" in shown
    assert "There’s no square “x”" in shown


def test_elfenwizards_has_none_of_these_commands() -> None:
    shown = start(typed=["look a1", "help"]).stdout
    assert "discards" not in shown
    assert "in the sector" not in shown


def test_hands_stay_covered_until_the_next_person_comes() -> None:
    with Terminal("play", "wizwar", "--seats", "anna=me,bert=me", "--seed", "5", rows=60) as terminal:
        covered = terminal.until("press Enter when nobody else is looking: ")
        assert "Your hand" not in covered
        assert "Your hand" in terminal.type("")


def test_a_terminal_without_these_characters_gets_plainer_ones() -> None:
    plainer = {"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    with Terminal("play", "wizwar", "--seats", "me,random", "--seed", "5", env=plainer) as terminal:
        shown = terminal.until("Player > ")
    assert shown.isascii()
    assert "+=======" in shown


def test_a_game_is_replayed_with_its_board_and_its_commands(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    run(
        "simulate",
        "wizwar",
        "--seats",
        "apprentice,apprentice",
        "--games",
        "1",
        "--seed",
        "3",
        "--records",
        str(records),
        "--json",
    )
    assert "Anna" not in run("replay", str(records)).stdout
    assert "┏━━━" in run("replay", str(records), "--step", "0").stdout
    with Terminal("replay", str(records), rows=60) as terminal:
        terminal.until("quit > ")
        assert "’s sector (" in terminal.type("look a1")
        assert "There’s no card" in terminal.type("card qqqq")
        assert "log, look, card, discards and quit." in terminal.type("nonsense")
