"""guildhall play: what people type, and the effects."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from guildhall.catalogue import GAMES
from guildhall.cli.play import option_line
from guildhall.text import Text, languages
from tests.cli.terminal import position, read, run, saved, start

ALL_MINE = ("--seats", "anna=me,bert=me,carla=me")
STEP_5 = {
    "step": 5,
    "dice": {"red": {"W": [6, 5]}, "green": {"W": [6]}},
}


def test_a_whole_game_typed_number_by_number_ends_with_scores_winners_and_its_record(data: Path) -> None:
    result = start("--seats", "anna=me,random,random", "--seed", "5", typed=["1"] * 400)
    assert result.exit_code == 0
    outcome = saved(data)["outcome"]
    end = result.stdout[result.stdout.rindex("The game is over:") :]
    assert all(str(score) in end for score in outcome["scores"])
    assert "wins." in end or "share the win." in end
    assert "The game record: " + str(next((data / "games").iterdir())) in end


@pytest.mark.parametrize("language", languages())
def test_the_table_settings_are_in_the_language_of_the_player(language: str) -> None:
    text = Text(language)
    for name, game in GAMES.items():
        values = {option.name: option.values for option in game.options.options.values()}
        for option, allowed in {**values, "edition": tuple(game.options.editions)}.items():
            said = [text.render(option_line(text, name, option, str(value))) for value in allowed]
            assert len({*said}) == len(allowed)  # and none of them is the word to type
            words = [value for value in allowed if isinstance(value, str) and "_" in value]
            assert not any(word in sentence for word in words for sentence in said)
    told = start("--lang", language, "--option", "top_tie=none_win", "--seed", "5").stdout
    sentence = text.render(option_line(text, "elfenwizards", "top_tie", "none_win"))
    assert " ".join(sentence.split()) in " ".join(told.split())


def test_the_screen_shows_board_news_question_rule_and_choices() -> None:
    shown = start("--seats", "anna=me,random,random", "--seed", "5").stdout
    for piece in (
        "Round 1 of 4  Step 2: First roll",
        "(Edition: Original), seed 5",
        "You hold the dragon and go first.",
        "anna, you have 1, 2, 3, 3, 4, 4 and 6 from your first roll: which die do you place (",
        "(rules 2.2)",
        "1  done  place no more dice now",
        "5  d4    a 4",
        "anna > ",
    ):
        assert piece in " ".join(shown.split("\n")) or piece in shown, piece


def test_a_choice_is_a_number_or_a_word_and_a_line_may_hold_several(data: Path) -> None:
    start(*ALL_MINE, "--seed", "5", typed=["2 S", "d6 5", "D4 GREY done"])
    said = ["d1", "S", "d6", "minor", "d4", "grey", "done"]
    assert saved(data)["answers"] == [[0, word] for word in said]


def test_a_line_is_taken_whole_or_not_at_all(data: Path) -> None:
    result = start(*ALL_MINE, "--seed", "5", typed=["d6 S d5 S", "d6 9", "done S"])
    assert "You have no 5 left to place. (rules 2.1) Nothing was done." in result.stdout
    assert "9 isn’t one of the choices: they are numbered 1 to 6. Nothing was done." in result.stdout
    assert "Nothing was done: what comes after “done” depends on a roll or on others" in result.stdout
    assert saved(data)["answers"] == []


def test_a_line_never_reaches_beyond_a_roll(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, step=3, dice={"red": {"rolled": [1, 1]}}, rolls=[2, 2, 5, 6])
    refusals = set()
    for wish in ("reroll d5 S", "reroll d1 S"):  # the first would be legal, the second not
        out = start("--position", table, *ALL_MINE, typed=[wish]).stdout
        refusals.add(out[out.index("Nothing was done") :].replace("d1", "d5").split("\n")[0])
    assert len(refusals) == 1
    assert all(read(file)["answers"] == [] for file in (data / "games").iterdir())


def test_undo_reverts_the_last_choice_and_what_computer_players_did_since(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, **STEP_5)
    seats = ("--seats", "anna=me,random,random")
    result = start("--position", table, *seats, typed=["d6W W1 d5W W1", "undo"])
    assert "Undone: anna chooses again." in result.stdout
    assert saved(data)["answers"] == [[0, "d6W"], [0, "W1"], [0, "d5W"]]
    assert (
        "beside which token do you place a 5 from the Wizards’ Major Spell box?"
        in result.stdout.rpartition("Undone")[2]
    )


def test_undo_can_be_repeated_and_lets_choose_again(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, **STEP_5)
    start("--position", table, *ALL_MINE, typed=["d6W W1 d5W W1", "undo", "undo", "undo", "undo", "pass"])
    assert saved(data)["answers"] == [[0, "pass"]]


def test_undo_stops_at_a_roll_and_says_so(data: Path) -> None:
    result = start(*ALL_MINE, "--seed", "5", typed=["undo", "d6 S done", "undo"])
    assert result.stdout.count("You can’t undo any further: rolls") == 2
    assert len(saved(data)["answers"]) == 3


def test_undo_works_on_what_was_chosen_before_a_game_was_left(data: Path, tmp_path: Path) -> None:
    start("--position", position(tmp_path, **STEP_5), *ALL_MINE, typed=["d6W W1"])
    start("--resume", typed=["undo", "undo"])
    assert saved(data)["answers"] == []


def test_why_tells_the_rule_that_forbids_a_wish_with_its_text(tmp_path: Path) -> None:
    shown = start(
        "--position",
        position(tmp_path, **STEP_5),
        *ALL_MINE,
        typed=["why d6W S1", "why 2", "why", "why chip S1"],
    ).stdout
    assert "anna’s R1 does not" not in shown
    assert "isn’t on the right level for a 6 from the Wizards’ Major Spell box." in shown
    assert "5.5 A die may support only a token that now stands on the level" in shown
    assert "You can do “d5W” now." in shown
    assert "Say what you’d like to do, for example: why chip" in shown
    assert "You can do “chip S1” now." in shown


def test_rules_log_board_help_and_save_answer_without_moving_the_game(data: Path) -> None:
    lines = ["rules 5.8", "rules", "rules 99", "log", "log 1", "board", "help", "?", "", "save", "undo now"]
    shown = start(*ALL_MINE, "--seed", "5", typed=lines).stdout
    assert "5.8 A contest is closed if" in shown
    assert "Say which paragraph, or a word to look for: rules 2.2" in shown
    assert "There’s no section or paragraph “99”. The sections are 0 to 13." in shown
    assert shown.count("Round 1 begins.") == 2
    assert shown.count("anna rolls 1, 2, 3, 3, 4, 4 and 6.") == 3
    assert shown.count("Step 2: First roll") == 4
    assert shown.count("undo your last choice") == 2
    assert shown.count("which die do you place (") == 3
    assert f"The game is saved: {next((data / 'games').iterdir())}" in shown
    assert "Type undo on its own." in shown
    assert saved(data)["answers"] == []


def test_save_puts_a_copy_into_a_file_but_never_in_the_place_of_something_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna,", encoding="utf-8")
    copy = tmp_path / "new" / "copy.json"
    lines = [f"save {copy}", f"save {letter}", f"save {tmp_path}", "d6 S", f"save {copy}"]
    shown = start(*ALL_MINE, "--seed", "5", typed=lines).stdout
    assert f"A copy of the game is saved: {copy}" in shown
    assert f"{letter} exists and isn’t a Guildhall record, so it was left as it is." in shown
    assert f"{tmp_path} can’t be written: it’s a folder." in shown
    assert letter.read_text(encoding="utf-8") == "Dear Anna,"
    assert len(read(copy)["answers"]) == 2


def test_several_people_at_one_terminal_are_each_asked_by_name() -> None:
    shown = start(*ALL_MINE, "--seed", "5", typed=["done", "done", "done"]).stdout
    for name in ("anna", "bert", "carla"):
        assert re.search(rf"{name}, you have [\d, and]+ from your first roll", " ".join(shown.split()))
        assert f"{name} > done" in shown


def test_an_only_choice_is_made_at_once_and_announced(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, step=3, dice={"red": {"rolled": [1, 1]}}, rolls=[2, 3])
    shown = start("--position", table, *ALL_MINE, typed=["accept d2 S", "W"]).stdout
    assert "anna has only one choice: d3." in shown
    assert "anna puts a 3 in the Wizards’ Major Spell box." in shown
    assert saved(data)["answers"][:5] == [[0, word] for word in ("accept", "d2", "S", "d3", "W")]


def test_a_player_who_may_bargain_is_asked_even_with_only_one_choice(data: Path) -> None:
    timers = ("--option", "timers=on")
    shown = start(*ALL_MINE, *timers, "--seed", "5", typed=["d6", "roll", "done", "1"]).stdout
    assert "anna, you have a minute to bargain: roll your 7 dice when you’re ready." in " ".join(
        shown.split()
    )
    assert "1  roll  roll now" in shown
    assert "Make your roll first (you picked: a 6). (rules 12.1)" in shown
    assert saved(data)["answers"] == [[0, "roll"], [0, "done"], [1, "roll"]]


def test_all_people_are_asked_whether_they_are_ready_for_spells(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, options={"timers": "on"}, **STEP_5)
    seats = ("--seats", "anna=me,random,carla=me")
    shown = start("--position", table, *seats, typed=["ready", "ready", "pass"]).stdout
    assert "carla, you all have five minutes to bargain" in " ".join(shown.split())
    assert saved(data)["answers"][:4] == [[1, "ready"], [0, "ready"], [2, "ready"], [0, "pass"]]


def test_a_typed_line_names_the_only_choice_too(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, step=3, dice={"red": {"rolled": [1, 1]}}, rolls=[2, 3])
    shown = start("--position", table, *ALL_MINE, typed=["accept d2 S d3 W"]).stdout
    assert "only one choice" not in shown  # the player has typed it themselves
    assert saved(data)["answers"][:5] == [[0, word] for word in ("accept", "d2", "S", "d3", "W")]


def test_without_seats_one_person_plays_three_apprentices(data: Path) -> None:
    start("--seed", "5")
    assert saved(data)["players"] == [
        "Player=me",
        "Apprentice 1=apprentice",
        "Apprentice 2=apprentice",
        "Apprentice 3=apprentice",
    ]


def test_players_have_the_names_they_are_given_and_no_two_the_same(data: Path) -> None:
    start("--seats", "me,me,Random 1=apprentice,random,random,apprentice", "--seed", "5")
    names = [entry.partition("=")[0] for entry in saved(data)["players"]]
    assert names == ["Player 1", "Player 2", "Random 1", "Random 2", "Random 3", "Apprentice"]


def test_computer_players_alone_play_to_the_end(data: Path) -> None:
    result = run("play", "--seats", "random,random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert saved(data)["outcome"]


def test_edition_options_and_seed_are_those_asked_for(data: Path) -> None:
    shown = start(
        "--edition", "german", "--option", "rounds=6", "--option", "setup=full_pyramid", "--seed", "9"
    )
    record = saved(data)
    assert record["options"]["vacancy_ceiling"] == "same_or_lower"
    assert record["options"]["rounds"] == 6
    assert record["seed"] == 9
    assert "Round 1 of 6" in shown.stdout
    assert "(Edition: German, Starting tokens: full pyramid and Rounds: 6), seed 9." in shown.stdout


def test_a_position_rolls_what_its_author_wrote_even_after_a_break(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, step=3, dice={"red": {"rolled": [1]}, "green": {"rolled": [1]}}, rolls=[4, 6])
    start("--position", table, *ALL_MINE, typed=["accept"])
    shown = start("--resume", typed=["S"]).stdout
    assert "bert rolls a 6." in shown


def test_a_seed_decides_what_a_position_leaves_open(data: Path, tmp_path: Path) -> None:
    table = position(tmp_path, step=2)
    rolls = [
        start("--position", table, *ALL_MINE, "--seed", seed).stdout.partition("anna rolls")[2].split("\n")[0]
        for seed in ("1", "1", "2")
    ]
    assert rolls[0] == rolls[1] != rolls[2]
