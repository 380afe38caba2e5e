"""No answer of a person is ever lost."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from guildhall.cli import files
from tests.cli.terminal import Terminal, position, read, refused, run, saved, start

GAME = ("--seats", "anna=me,random,random", "--seed", "5")


class FullDisk:
    """A disk that can be full for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        self.really = os.fsync
        monkeypatch.setattr(os, "fsync", self.fsync)

    def fsync(self, file: int) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.really(file)


def test_ctrl_c_leaves_the_game_on_disk_and_resume_continues_exactly_there(data: Path) -> None:
    with Terminal("play", *GAME) as terminal:
        terminal.until("anna > ")
        terminal.type("d6 S d4 S")
        before = terminal.type("d4", until="anna > ")
        assert "where does the 4 go?" in before
        code, last = terminal.interrupt()
    assert code == 130
    assert "The game is saved. Resume with: guildhall play --resume" in last
    assert "Traceback" not in before + last
    left = saved(data)
    assert left["answers"] == [[0, "d6"], [0, "S"], [0, "d4"], [0, "S"], [0, "d4"]]
    resumed = start("--resume").stdout
    assert "where does the 4 go?" in resumed
    assert "You put a 4 in the Sorcerers’ Major Spell box." in resumed
    assert saved(data) == left


def test_a_killed_game_continues_after_the_last_answer_with_the_same_players(data: Path) -> None:
    with Terminal("play", *GAME) as terminal:
        terminal.until("anna > ")
        assert "your second roll is" in terminal.type("d6 S done", until="anna > ")
        terminal.kill()
    left = saved(data)
    assert left["players"] == ["anna=me", "Random 1=random", "Random 2=random"]
    assert left["answers"][:3] == [[0, "d6"], [0, "S"], [0, "done"]]
    assert "anna, your second roll is" in start("--resume").stdout
    assert saved(data) == left


def test_a_closed_terminal_leaves_the_game_on_disk(data: Path) -> None:
    with Terminal("play", *GAME) as terminal:
        terminal.until("anna > ")
        terminal.type("d6 S")
        assert terminal.close() != 0
    assert len(saved(data)["answers"]) == 2


def test_closed_input_says_how_to_resume() -> None:
    result = start(*GAME, typed=["d6 S"])
    assert result.exit_code == 0
    assert result.stdout.rstrip().endswith("The game is saved. Resume with: guildhall play --resume")


def test_quit_says_how_to_resume_and_names_a_file_that_is_not_the_last(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "my game.json"
    start(*GAME, typed=[f"save {copy}", "quit"])
    shown = run("play", "--resume", str(copy), typed="d6 S\nquit\n").stdout
    assert f"Resume with: guildhall play --resume '{copy}'" in shown
    assert len(read(copy)["answers"]) == 2
    assert saved(data)["answers"] == []


def test_resume_takes_the_last_unfinished_game() -> None:
    start("--seats", "old=me,random,random", "--seed", "1")
    start("--seats", "anna=me,random,random", "--seed", "2")
    run("play", "--seats", "random,random,random", "--seed", "3")  # a finished game
    assert "anna > " in start("--resume").stdout
    assert "anna > " in start("elfenwizards", "--resume").stdout


def test_a_full_disk_is_reported_and_the_game_is_saved_later(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    result = start(*GAME, typed=["d6 S", "quit", "d4 S"])
    assert result.exit_code == 0
    assert result.stderr.count("can’t be saved") == 1
    assert "the disk is full. You can keep playing: the next answer tries again" in result.stderr
    assert "quit again to leave without saving" in result.stdout
    assert "The game couldn’t be saved." in result.stdout
    assert not list(data.rglob("*.*"))  # no partly written file is left
    disk.full = False


def test_a_disk_with_room_again_gets_the_whole_game(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    room = files.why

    def room_again(error: OSError | ValueError) -> object:
        disk.full = False
        return room(error)

    monkeypatch.setattr(files, "why", room_again)
    result = start(*GAME, typed=["d6 S", "d4 S"])
    assert "The game is saved again: " in result.stderr
    assert len(saved(data)["answers"]) == 4


def test_a_full_disk_leaves_the_earlier_save_as_it_was(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start(*GAME, typed=["d6 S"])
    (file,) = (data / "games").iterdir()
    before = file.read_bytes()
    monkeypatch.chdir(data)
    FullDisk(monkeypatch)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(data))
    start("--resume", typed=["d4 S"])
    assert file.read_bytes() == before
    assert [entry.name for entry in (data / "games").iterdir()] == [file.name]


def test_a_game_that_cannot_be_saved_in_its_place_is_saved_in_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "file" / "data"))
    result = start(*GAME, typed=["d6 S"])
    assert "part of the path isn’t a folder." in result.stderr
    assert "is saved here instead. Resume with: guildhall play --resume " in result.stdout
    (file,) = here.iterdir()
    assert len(read(file)["answers"]) == 2


def test_without_a_place_for_it_a_game_can_be_saved_elsewhere_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("GUILDHALL_DATA", str(tmp_path / "file"))
    monkeypatch.chdir(tmp_path)
    copy = tmp_path / "copy.json"
    result = start(*GAME, typed=["d6 S", f"save {copy}", "quit"])
    assert result.exit_code == 0
    assert f"Resume with: guildhall play --resume {copy}" in result.stdout
    assert "Resuming " in start("--resume", str(copy)).stdout


def test_a_damaged_save_is_refused_and_stays_unchanged(data: Path) -> None:
    start(*GAME, typed=["d6 S"])
    (file,) = (data / "games").iterdir()
    damaged = file.read_bytes()[:-40]
    file.write_bytes(damaged)
    assert refused("play", "--resume") == f"{file}, line 1: the file is cut off here."
    assert file.read_bytes() == damaged


def test_a_finished_game_cannot_be_resumed(data: Path) -> None:
    run("play", "--seats", "random,random,random", "--seed", "3")
    (file,) = (data / "games").iterdir()
    assert refused("play", "--resume", str(file)) == (
        f"{file}: this game is over. Watch it with: guildhall replay {file}"
    )


def test_others_can_take_the_seats_of_a_saved_game(data: Path) -> None:
    start(*GAME, typed=["done"])
    shown = start("--resume", "--seats", "bert=me,apprentice,apprentice").stdout
    assert "bert > " in shown
    (file,) = (data / "games").iterdir()
    assert refused("play", "--resume", "--seats", "me,me,me,me") == (
        f"{file}: The saved game has 3 players, but --seats names 4."
    )


def test_a_record_that_names_no_players_needs_seats(data: Path, tmp_path: Path) -> None:
    start(*GAME, typed=["done"])
    record = saved(data)
    for players, complaint in (
        (["anna", "bert", "carla"], "The record doesn’t say who “anna” is. Name the players with --seats."),
        ([], "The record names 0 players for 3 seats. Name the players with --seats."),
    ):
        file = tmp_path / "record.json"
        file.write_text(json.dumps({**record, "players": players}), encoding="utf-8")
        assert refused("play", "--resume", str(file)) == f"{file}: {complaint}"
        assert "me=me" not in start("--resume", str(file), "--seats", "me,random,random").stdout


def test_a_link_to_a_game_stays_a_link(data: Path, tmp_path: Path) -> None:
    start(*GAME)
    (file,) = (data / "games").iterdir()
    link = tmp_path / "link.json"
    link.symlink_to(file)
    start("--resume", str(link), typed=["d6 S"])
    assert link.is_symlink()
    assert len(read(file)["answers"]) == 2


def test_a_game_from_a_position_resumes_from_its_record(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, step=5, dice={"red": {"W": [6, 5]}})
    start("--position", table, "--seats", "anna=me,random,random", typed=["d6W W1"])
    assert "anna, what’s your second spell?" in start("--resume").stdout
    assert saved(data)["start"]["step"] == 5
