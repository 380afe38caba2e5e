"""guildhall verify: proves fair dice, and finds unfair ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from guildhall.bots.catalogue import make
from guildhall.catalogue import GAMES
from guildhall.fair import Fairness, commit, seed_of
from guildhall.kernel.play import Play
from guildhall.kernel.record import Record as Recorded
from tests.cli.terminal import position, refused, run, saved, start

SECRET = "5e" * 32
VALUES = {"elfenwizards": ("seven owls", "42", ""), "wizwar": ("seven owls", "")}
TITLES = {"elfenwizards": "Elfenwizards", "wizwar": "Wiz-War"}
NAMES = ("anna=me", "bert=me", "carla=random")
Record = dict[str, Any]


@cache
def table(name: str, seed: int | None = None) -> str:
    """Return the record of a finished table."""
    game, values = GAMES[name], VALUES[name]
    fair = Fairness("t-17", commit(SECRET), values, SECRET)
    chance = seed_of(SECRET, fair.table, values) if seed is None else seed
    play = Play.new(game, len(values), chance, {}, NAMES[: len(values)])
    bots = [make("random", game, seat) for seat in range(len(values))]
    while asks := game.asks(play.state):
        player = asks[0].player
        play.apply(player, bots[player].choose(game.view(play.state, player), asks[0]))
    if seed is None:
        play.record.fair = fair
    return json.dumps(play.record.to_json())


def report(folder: Path, *records: Record) -> tuple[int, list[str]]:
    """Return the exit code and the output for a file with some records."""
    file = folder / "record.json"
    file.write_text("\n".join(json.dumps(record) for record in records), encoding="utf-8")
    result = run("verify", str(file))
    assert not result.stderr
    return result.exit_code, result.stdout.splitlines()


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("elfenwizards", "anna “seven owls”, bert “42” and carla nothing"),
        ("wizwar", "anna “seven owls” and bert nothing"),
    ],
)
def test_a_fair_table_is_verified(name: str, values: str, tmp_path: Path) -> None:
    record = json.loads(table(name))
    code, lines = report(tmp_path, record)
    assert code == 0
    assert lines == [
        f"record.json: {TITLES[name]}",
        f"Table t-17 committed to {commit(SECRET)}. Both must be what it showed before the first roll.",
        f"Added by the players after that: {values}. Yours must be what you added.",
        "The secret matches the commitment; "
        f"secret, table and values give the seed {seed_of(SECRET, 't-17', VALUES[name])}.",
        f"All {len(record['rolls'])} rolls and draws follow from the seed, and the game ends as recorded.",
        "Verified: neither the table nor any player alone could choose these dice.",
    ]


def cheat_a_roll(record: Record) -> None:
    record["rolls"][40] = record["rolls"][40] % 6 + 1


def other_secret(record: Record) -> None:
    record["fair"]["secret"] = "ab" * 32


def other_secret_and_commitment(record: Record) -> None:
    record["fair"].update(secret="ab" * 32, commitment=commit("ab" * 32))


def swap_values(record: Record) -> None:
    record["fair"]["values"][:2] = ["42", "seven owls"]


def other_table(record: Record) -> None:
    record["fair"]["table"] = "t-18"


def other_dice(record: Record) -> None:
    """Replace the rolls by those of another seed, but keep the proof."""
    fair, seed = record["fair"], record["seed"]
    record.update(json.loads(table("elfenwizards", seed=1)), fair=fair, seed=seed)


def cut_rolls(record: Record) -> None:
    del record["rolls"][50:]


def cut_answers(record: Record) -> None:
    del record["answers"][30:]


def other_answer(record: Record) -> None:
    record["answers"][5][1] = 999


def other_winner(record: Record) -> None:
    record["outcome"]["winners"] = [2]
    record["outcome"]["scores"] = [0, 0, 99]


def no_seed(record: Record) -> None:
    record["seed"] = None


def still_running(record: Record) -> None:
    record["seed"] = record["fair"]["secret"] = None


def rolls_made(record: Record) -> int:
    """Return how many rolls of a record its answers cause."""
    game = GAMES[record["game"]]
    return sum(len(s.tape.drawn) for s in game.steps(Recorded.from_json(record)))


@pytest.mark.parametrize(
    ("cheat", "why"),
    [
        (cheat_a_roll, "roll 41 is recorded as {written}, but it must have been {due}."),
        (other_secret, f"the secret doesn’t match the commitment: it gives {commit('ab' * 32)}."),
        (other_secret_and_commitment, "the seed in the record is {seed}, but secret, table and values give "),
        (swap_values, "the seed in the record is {seed}, but secret, table and values give "),
        (other_table, "the seed in the record is {seed}, but secret, table and values give "),
        (other_dice, "roll {first} is recorded as "),
        (cut_rolls, "roll 51 isn’t in the record; it must have been {next}."),
        (cut_answers, "roll {left}, recorded as {unmade}, was never made."),
        (other_answer, "The record is damaged at answer 6: "),
        (other_winner, "The record is damaged: the game ends differently from what it says."),
        (no_seed, "the record has no seed; it must be {seed}."),
        (still_running, "the table hasn’t revealed its secret yet; it does so when the game is over."),
    ],
)
def test_unfair_dice_are_found(cheat: Callable[[Record], None], why: str, tmp_path: Path) -> None:
    good, record = (json.loads(table("elfenwizards")) for _ in range(2))
    cheat(record)
    code, lines = report(tmp_path, record)
    assert code == 1
    pairs = list(zip(good["rolls"], record["rolls"], strict=False))
    made = rolls_made(record) if cheat is cut_answers else 0
    expected = why.format(
        left=made + 1,
        unmade=good["rolls"][made],
        written=record["rolls"][40],
        due=good["rolls"][40],
        seed=good["seed"],
        next=good["rolls"][50],
        first=next((i for i, (one, other) in enumerate(pairs, 1) if one != other), 0),
    )
    assert lines[-1].startswith(f"Not verified: {expected}")


def test_rolls_that_no_answer_made_are_found(tmp_path: Path) -> None:
    record = json.loads(table("elfenwizards"))
    record["rolls"].append(6)
    code, lines = report(tmp_path, record)
    assert (code, lines[-1]) == (
        1,
        f"Not verified: roll {len(record['rolls'])}, recorded as 6, was never made.",
    )


def test_each_of_several_games_is_reported_and_one_is_enough_to_fail(tmp_path: Path) -> None:
    good, bad = (json.loads(table("elfenwizards")) for _ in range(2))
    cheat_a_roll(bad)
    code, lines = report(tmp_path, good, bad, json.loads(table("wizwar")))
    assert code == 1
    assert [line for line in lines if line.startswith("record.json")] == [
        "record.json, game 1 of 3: Elfenwizards",
        "record.json, game 2 of 3: Elfenwizards",
        "record.json, game 3 of 3: Wiz-War",
    ]
    said = [line.split(":")[0] for line in lines if "erified: " in line]
    assert said == ["Verified", "Not verified", "Verified"]


def test_the_report_says_if_nobody_added_a_value(tmp_path: Path) -> None:
    record = json.loads(table("elfenwizards", seed=seed_of(SECRET, "t", ["", "", ""])))
    record["fair"] = {
        "table": "t",
        "commitment": commit(SECRET),
        "values": ["", "", ""],
        "secret": SECRET,
    }
    code, lines = report(tmp_path, record)
    assert code == 0
    assert lines[-1].startswith("No player added a value, so ")


def test_a_local_game_follows_from_its_seed_but_has_no_commitment(data: Path, tmp_path: Path) -> None:
    typed = ["d6 S", "undo", "undo", "d4 N d6 S", "undo", "done"]
    start("--seats", "anna=me,random,random", "--seed", "5", typed=typed)
    record = saved(data)
    assert record["answers"]
    code, lines = report(tmp_path, record)
    assert code == 0
    assert lines[1:] == [
        f"All {len(record['rolls'])} rolls and draws follow from the seed, and the game isn’t over.",
        "This record has no commitment, so nobody can tell how its seed 5 was chosen.",
    ]
    record["rolls"][1] = record["rolls"][1] % 6 + 1
    assert report(tmp_path, record)[0] == 1


def test_rolls_that_a_position_prescribes_are_reported(data: Path, tmp_path: Path) -> None:
    start("--position", position(tmp_path, step=2, rolls=[6] * 3), "--seats", "me,me,me", typed=["done"])
    code, lines = report(tmp_path, saved(data))
    assert code == 0
    assert lines[2] == "But the first 3 rolls don’t: they were in the position the game started from."
    assert lines[3] == "The game started from a position; nothing here says how that came about."


def test_cards_drawn_between_prescribed_dice_follow_from_the_seed(tmp_path: Path) -> None:
    position = {
        "players": ["blue", "red"],
        "options": {"giant_book": "on"},
        "wizards": {"blue": {"at": "a1"}, "red": {"at": "a1"}},
        "things": [{"card": "mightstone", "by": "blue"}],
        "rolls": [4, 3, 2],
    }
    play = Play.at(GAMES["wizwar"], position)
    for word in ("punch", "red", "done", "done", "draw-2", "done", "draw-0", "punch", "red"):
        player = play.state.asked[0].player
        play.apply(player, play.game.heard(play.state, player, word), say=True)
    record = json.loads(json.dumps(play.record.to_json()))
    code, lines = report(tmp_path, record)
    assert (code, len(record["rolls"])) == (0, 4)
    assert lines[1:3] == [
        "All 4 rolls and draws follow from the seed, and the game isn’t over.",
        "But the first 2 rolls don’t: they were in the position the game started from.",
    ]
    record["rolls"][1] = record["rolls"][1] % 50 + 1  # a card
    assert report(tmp_path, record)[1][-1].startswith("Not verified: roll 2 is recorded as ")


def test_without_seed_and_commitment_nothing_can_be_verified(tmp_path: Path) -> None:
    record = json.loads(table("elfenwizards", seed=1))
    record["seed"] = None
    code, lines = report(tmp_path, record)
    assert (code, lines[-1]) == (1, "Not verified: the record has neither a seed nor a commitment.")


def test_a_record_cannot_send_commands_to_the_terminal(tmp_path: Path) -> None:
    record = json.loads(table("elfenwizards"))
    record["fair"]["values"][0] = "\x1b[2Jx"
    record["fair"]["table"] = "t\n17"
    record["players"][1] = "\x1b]0;b=me"
    code, lines = report(tmp_path, record)
    assert code == 1
    assert lines[1].startswith("Table t?17 ")
    assert "anna “?[2Jx”, ?]0;b “42”" in lines[2]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "There’s no game called “chess”. The games are: elfenwizards and wizwar."),
        ({"game": "wizwar", "rules": GAMES["wizwar"].version}, "There’s no edition called “original”."),
        (
            {"rules": "77", "options": {"edition": "dutch"}},
            "This record was played with version 77 of the rules. "
            f"Guildhall now plays version {GAMES['elfenwizards'].version}, which can’t follow it from the ",
        ),
        ({"seats": 10**18, "fair": None}, "Elfenwizards is for 3 to 6 players, not "),
        (
            {"seats": 4},
            "The record is damaged: its part “fair.values” is missing or wrong.",
        ),
        ({"fair": "yes"}, "The record is damaged: its part “fair” is missing or wrong."),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused(change: Record, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**json.loads(table("elfenwizards")), **change}), encoding="utf-8")
    assert refused("verify", str(file)).startswith(f"{file}: {sentence}")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    assert refused("verify", str(file)) == f"{file} can’t be read: there’s no such file or folder."
    file.write_text(table("elfenwizards")[:-30], encoding="utf-8")
    assert refused("verify", str(file)) == f"{file}, line 1: the file is cut off here."
    assert refused("verify").endswith("(see guildhall --help)")
