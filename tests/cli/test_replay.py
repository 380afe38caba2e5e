"""guildhall replay: stepping forwards and back through a recorded game."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import Terminal, run, start


def recorded(data: Path) -> Path:
    """Record a short unfinished game."""
    start("--seats", "anna=me,bert=me,carla=me", "--seed", "5", typed=["d6 S d4 N", "d4 M done"])
    return next((data / "games").iterdir())


def test_a_person_steps_forwards_back_and_to_any_step(data: Path) -> None:
    with Terminal("replay", str(recorded(data))) as terminal:
        assert "Step 0 of 7" in terminal.until("quit > ")
        assert "anna chooses d6." in terminal.type("n", "quit > ")
        forwards = terminal.type("", "quit > ")
        assert "Step 2 of 7" in forwards
        assert "anna puts a 6 in the Sorcerers’ Major Spell box." in forwards
        assert "S Sorcerers’ Major Spell box\n" in forwards
        back = terminal.type("p", "quit > ")
        assert "Step 1 of 7" in back
        assert "anna puts a 6" not in back
        assert "Step 7 of 7" in terminal.type("last", "quit > ")
        assert "This is the last step." in terminal.type("n", "quit > ")
        assert "Step 4 of 7" in terminal.type("4", "quit > ")
        assert "anna puts a 4 in the Necromancers’ Major Spell box." in terminal.type("log", "quit > ")
        assert "Step 0 of 7" in terminal.type("first", "quit > ")
        assert "This is the first step." in terminal.type("p", "quit > ")
        assert "“sideways” isn’t one of" in terminal.type("sideways", "quit > ")
        terminal.press(b"quit\n")
        assert terminal.ends()[0] == 0


def test_without_a_terminal_the_whole_log_is_printed(data: Path) -> None:
    shown = run("replay", str(recorded(data))).stdout
    assert shown.splitlines()[1].strip() == "· Round 1 begins."
    assert "anna puts a 4 in the Magicians’ Major Spell box." in shown
    assert "chooses" not in shown


def test_without_a_terminal_a_single_step_can_be_shown(data: Path) -> None:
    shown = run("replay", str(recorded(data)), "--step", "4").stdout
    assert "Step 4 of 7" in shown
    assert "Round 1 of 4  Step 2: First roll" in shown
    assert "anna chooses N." in shown


def test_one_of_several_games_can_be_shown(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(
        "simulate",
        "--games",
        "2",
        "--seats",
        "a=random,b=random,c=random",
        "--seed",
        "1",
        "--records",
        str(file),
    )
    first, second = (run("replay", str(file), "--game", number).stdout for number in ("1", "2"))
    assert first != second
    assert "The game is over: for the second time, nobody became High Wizard. a wins." in first
    assert "The game is over: a guild has had its second High Wizard. a wins." in second
