"""Bad input gets one clear sentence and exit code 2, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from guildhall import cli
from guildhall.catalogue import GAMES
from guildhall.cli import files
from tests.cli.terminal import position, read, refused, run, saved, start


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ("play chess", "There’s no game called “chess”. The games are: elfenwizards and wizwar."),
        ("simulate chess", "There’s no game called “chess”. The games are: elfenwizards and wizwar."),
        ("rules chess", "There’s no game called “chess”. The games are: elfenwizards and wizwar."),
        (
            "play --seats me,wizard,random",
            "“wizard” isn’t a kind of player. The kinds are: me, random and apprentice.",
        ),
        (
            "simulate --seats me,random,random",
            "“me” isn’t a kind of player. The kinds are: random and apprentice.",
        ),
        (
            "play --seats me,,random",
            "“” isn’t a kind of player. The kinds are: me, random and apprentice.",
        ),
        ("play --seats me,random", "Elfenwizards is for 3 to 6 players, not 2."),
        (
            "simulate --seats random,random,random,random,random,random,random",
            "Elfenwizards is for 3 to 6 players, not 7.",
        ),
        (
            "play --seats =me,random,random",
            "“” can’t be a player’s name: names have 1 to 20 characters, and no commas or equals signs.",
        ),
        ("play --seats anna=me,anna=me,random", "Two players are called “anna”."),
        (
            "play --edition dutch",
            "There’s no edition called “dutch”. "
            "The editions are: original, german, french, italian and retranslation.",
        ),
        ("play --option rounds", "“rounds” isn’t an option. Write NAME=VALUE, for example rounds=6."),
        ("simulate --option =6", "“=6” isn’t an option. Write NAME=VALUE, for example rounds=6."),
        ("play --option rounds=5", "The option rounds can’t be “5”. It can be: 4 or 6. (rules 11.1)"),
        ("rules elfenwizards 5.99", "There’s no paragraph “5.99”. Section 5 goes from 5.1 to 5.23."),
        ("rules 77", "There’s no section or paragraph “77”. The sections are 0 to 13."),
        ("play --resume --seed 3", "A resumed game keeps its settings: leave out --seed."),
        ("play --resume --edition german", "A resumed game keeps its settings: leave out --edition."),
        ("replay nowhere.json", "nowhere.json can’t be read: there’s no such file or folder."),
        ("replay .", ". can’t be read: it’s a folder."),
        ("replay /dev/zero", "/dev/zero can’t be read: it isn’t a file."),
        ("play --position nowhere.json", "nowhere.json can’t be read: there’s no such file or folder."),
        ("play --resume nowhere.json", "nowhere.json can’t be read: there’s no such file or folder."),
        (
            "simulate --records nowhere/games.jsonl",
            "nowhere/games.jsonl can’t be written: there’s no such file or folder.",
        ),
        ("simulate --records .", ". can’t be written: it’s a folder."),
        ("simulate --records /dev/null", "/dev/null can’t be written: it isn’t a file."),
    ],
)
def test_impossible_requests_are_refused_in_one_sentence(
    args: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(*args.split()) == sentence
    assert not list(tmp_path.rglob("*.tmp"))


@pytest.mark.parametrize(
    "args", ["play --nonsense", "wiggle", "simulate --games none", "simulate --games 0", "replay", "play a b"]
)
def test_wrong_usage_is_refused_in_one_line_that_points_at_the_help(args: str) -> None:
    assert refused(*args.split()).endswith("(see guildhall --help)")


def test_the_refusal_of_an_unknown_option_lists_the_known_ones() -> None:
    complaint = refused("play", "--option", "colour=red")
    assert complaint.startswith(
        "There’s no option called “colour”. The options are: edition, setup, colours, rounds,"
    )


def test_there_may_be_no_saved_game(data: Path) -> None:
    assert refused("play", "--resume") == f"There’s no unfinished game to resume in {data / 'games'}."


def damage_nothing(record: dict[str, object]) -> str:
    return json.dumps(record)


def cut(record: dict[str, object]) -> str:
    return json.dumps(record)[:-25]


def spoil(record: dict[str, object]) -> str:
    return json.dumps(record, indent=1).replace('"seats": 3,', '"seats": 3;', 1)


def changed(**parts: object) -> Callable[[dict[str, object]], str]:
    def change(record: dict[str, object]) -> str:
        return json.dumps({**record, **parts})

    return change


def missing(part: str) -> Callable[[dict[str, object]], str]:
    def leave_out(record: dict[str, object]) -> str:
        return json.dumps({name: value for name, value in record.items() if name != part})

    return leave_out


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (cut, ", line 1: the file is cut off here."),
        (spoil, ", line 5: this isn’t JSON from column 12 on."),
        (lambda _: "", ": The file is empty."),
        (lambda _: "Dear Anna,", ", line 1: this isn’t JSON from column 1 on."),
        (lambda _: "[1, 2]", ": This isn’t a record of a Guildhall game."),
        (lambda _: "[" * 100_000, ", line 1: this isn’t JSON from column 1 on."),
        (lambda _: '{"players": ["red"]}', ": This isn’t a record of a Guildhall game."),
        (changed(guildhall=9), ": This record is in format 9; this version of Guildhall reads format 2."),
        (
            changed(rules="77", answers=[[0, "d6"], [0, "T"]]),
            ": This record was played with version 77 of the rules. "
            f"Guildhall now plays version {GAMES['elfenwizards'].version}, which can’t follow it at step 2: ",
        ),
        (changed(game="chess"), ": There’s no game called “chess”. The games are: elfenwizards and wizwar."),
        (
            missing("rolls"),
            ": The record is damaged: its part “rolls” is missing or wrong.",
        ),
        (
            changed(answers=[[0, 6], [0, None]]),
            ": The record is damaged: its part “answers[1][1]” is missing or wrong.",
        ),
        (
            changed(answers=[[0, 6], [0, 1], [0, 5]]),
            ": The record is damaged at answer 3: You have no 5 left to place.",
        ),
        (changed(rolls=[1, 1, 1]), ": The record is damaged: roll 4 is missing."),
        (changed(options={"edition": "dutch"}), ": There’s no edition called “dutch”."),
        (changed(seats=9, players=["x=me"] * 9), ": Elfenwizards is for 3 to 6 players, not 9."),
    ],
)
def test_the_refusal_of_a_damaged_or_foreign_record_says_what_is_wrong_and_where(
    damage: Callable[[dict[str, object]], str], sentence: str, data: Path, tmp_path: Path
) -> None:
    start("--seats", "anna=me,random,random", "--seed", "5", typed=["d6 S"])
    file = tmp_path / "record.json"
    content = damage(saved(data))
    file.write_text(content, encoding="utf-8")
    for command in (("replay",), ("play", "--resume")):
        assert refused(*command, str(file)).startswith(f"{file}{sentence}")
    assert file.read_text(encoding="utf-8") == content


def test_the_refusal_of_a_file_of_many_records_names_the_line(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate", "--games", "2", "--seats", "random,random,random", "--seed", "1", "--records", str(file))
    assert refused("play", "--resume", str(file)) == (
        f"{file}: this file holds 2 games; only a file with one game can be resumed."
    )
    assert (
        refused("replay", str(file), "--game", "3") == f"{file}: there’s no game 3 in this file; it holds 2."
    )
    with file.open("a", encoding="utf-8") as more:
        more.write('{"guildhall":1}\n')
    assert refused("replay", str(file)).startswith(
        f"{file}, line 3: The record is damaged: its part “options”"
    )


def test_a_step_that_a_game_does_not_have_is_refused(data: Path) -> None:
    start("--seats", "anna=me,random,random", "--seed", "5", typed=["d6 S"])
    (file,) = (data / "games").iterdir()
    assert refused("replay", str(file), "--step", "3") == (
        "There’s no step 3. The steps of this game are 0 to 2."
    )


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(b"\xff\xfe\x00\x9f")
    assert refused("replay", str(file)) == f"{file} isn’t a text file."


def test_the_refusal_of_an_impossible_position_says_why(tmp_path: Path, data: Path) -> None:
    impossible = position(tmp_path, step=5, dice={"red": {"W": [1] * 7, "front": 1}})
    assert refused("play", "--position", impossible).startswith(f"{impossible}: This position is impossible:")
    record = tmp_path / "record.json"
    start("--seats", "anna=me,random,random", typed=["done"])
    record.write_text(json.dumps(saved(data)), encoding="utf-8")
    assert refused("play", "--position", str(record)) == (
        f"{record}: This is a record, not a position. Resume it with --resume."
    )
    record.write_text("[]", encoding="utf-8")
    assert refused("play", "--position", str(record)) == (
        f"{record}: This isn’t a position of a Guildhall game."
    )
    table = position(tmp_path, step=5)
    assert refused("play", "--position", table, "--seats", "me,me,me,me") == (
        "The position has 3 players, but --seats names 4."
    )
    assert refused("play", "--position", table, "--option", "rounds=6") == (
        "The position already says this: leave out --option."
    )


def test_records_never_replace_a_file_that_is_not_a_record(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna,", encoding="utf-8")
    assert refused("simulate", "--games", "1", "--records", str(letter)).startswith(
        f"{letter} exists and isn’t a Guildhall record, so it was left as it is."
    )
    assert letter.read_text(encoding="utf-8") == "Dear Anna,"


def test_a_bug_is_reported_without_a_traceback(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(path: Path) -> list[object]:
        raise KeyError(path)

    monkeypatch.setattr(files, "records", fail)
    monkeypatch.setattr("sys.argv", ["guildhall", "replay", "x"])
    with pytest.raises(SystemExit) as end:
        cli.main()
    complaint = capsys.readouterr().err
    assert end.value.code == 1
    assert complaint.startswith("Something went wrong inside Guildhall (KeyError).")
    assert "Traceback" not in complaint
    assert "KeyError" in (data / "fault.txt").read_text(encoding="utf-8")


def test_undecodable_bytes_and_odd_lines_do_no_harm(data: Path) -> None:
    result = run(
        "play", "--seats", "anna=me,random,random", "--seed", "5", typed="\x00 ä\n[bold]\n{ $x }\nd6 S\n"
    )
    assert result.exit_code == 0
    assert "“[bold]” isn’t a valid answer here." in result.stdout
    (file,) = (data / "games").iterdir()
    assert len(read(file)["answers"]) == 2
