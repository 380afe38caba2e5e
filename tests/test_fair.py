"""Fair dice: nobody can choose the seed, and every roll follows from it."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.catalogue import GAMES
from guildhall.fair import Fairness, Unproved, check, check_rolls, commit, new_secret, seed_of
from guildhall.kernel.message import BadRecord
from guildhall.kernel.play import Play
from guildhall.kernel.record import Outcome, Record
from guildhall.kernel.tape import Tape
from tests.kernel.pennies import PenniesGame

GAME = PenniesGame()
SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
PROTOCOL = Path(__file__).parents[1] / "docs" / "protocol.md"


def played(secret: str = SECRET) -> Record:
    """Play a whole fair game."""
    told = Fairness("t1", commit(secret), ("heads!", "Zürich"), secret)
    play = Play.new(GAME, 2, seed_of(secret, told.table, told.values), {"edition": "long"})
    rng = random.Random(1)
    while play.state.asked:
        play.apply(rng.choice(play.state.asked).player, rng.randrange(2))
    play.record.fair = told
    return play.record


def unproved(record: Record) -> str:
    with pytest.raises(Unproved) as refused:
        check_rolls(GAME, record)
    return str(refused.value)


def test_the_commitment_is_the_hash_of_the_secret_s_bytes() -> None:
    assert commit(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_seed_is_made_of_secret_table_and_values_each_with_its_length() -> None:
    message = (
        b"\x00\x00\x00\x15guildhall fair dice 1"
        b"\x00\x00\x00\x02t1"
        b"\x00\x00\x00\x06heads!"
        b"\x00\x00\x00\x07Z\xc3\xbcrich"
    )
    digest = hmac.new(bytes(range(32)), message, hashlib.sha256).digest()
    assert seed_of(SECRET, "t1", ["heads!", "Zürich"]) == int.from_bytes(digest[:8], "big")


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=4)
parts = st.tuples(st.sampled_from([SECRET, "ff" * 32]), texts, st.lists(texts, max_size=3))


@given(parts, parts)
def test_other_parts_give_another_seed(
    one: tuple[str, str, list[str]], other: tuple[str, str, list[str]]
) -> None:
    assert (seed_of(*one) == seed_of(*other)) == (one == other)


def test_text_cannot_move_from_one_value_to_the_next() -> None:
    pairs = [("ab", ["c", ""]), ("a", ["bc", ""]), ("ab", ["", "c"]), ("ab", ["c"]), ("", ["ab", "c"])]
    assert len({seed_of(SECRET, table, values) for table, values in pairs}) == len(pairs)


def test_every_secret_is_new_and_has_32_bytes() -> None:
    made = {new_secret() for _ in range(50)}
    assert len(made) == 50
    assert all(len(bytes.fromhex(secret)) == 32 for secret in made)


def test_a_fair_game_is_verified() -> None:
    record = Record.from_json(played().to_json())
    assert len(record.rolls) > 3
    assert record.fair is not None
    check(record.fair, record.seed)
    check_rolls(GAME, record)


def test_each_part_of_the_proof_is_checked() -> None:
    record = played()
    assert record.fair is not None
    told, seed = record.fair, record.seed
    assert seed is not None
    wrong: list[tuple[Fairness, int | None, str]] = [
        (told._replace(secret=None), None, "fair-unpublished"),
        (told._replace(secret="ff" * 32), seed, "fair-other-secret"),
        (told._replace(commitment="ff" * 32), seed, "fair-other-secret"),
        (told._replace(values=told.values[::-1]), seed, "fair-other-seed"),
        (told._replace(table="t2"), seed, "fair-other-seed"),
        (told, seed ^ 1, "fair-other-seed"),
        (told, None, "fair-seed-missing"),
    ]
    for fair, claimed, key in wrong:
        with pytest.raises(Unproved) as refused:
            check(fair, claimed)
        assert refused.value.message.key == key


def test_the_first_roll_that_differs_is_named() -> None:
    record = played()
    due = record.rolls[2]
    record.rolls[2] = 3 - due
    record.rolls[3] = 3 - record.rolls[3]
    assert unproved(record) == f"roll 3 is recorded as {3 - due}, but it must have been {due}."


def test_rolls_can_neither_be_left_out_nor_added() -> None:
    record = played()
    last = record.rolls.pop()
    assert unproved(record) == f"roll {len(record.rolls) + 1} isn’t in the record; it must have been {last}."
    record.rolls += [last, 1]
    assert unproved(record) == f"roll {len(record.rolls)}, recorded as 1, was never made."


def spoil_answer(record: Record) -> None:
    record.answers[2] = (7, 0)


def spoil_outcome(record: Record) -> None:
    record.outcome = Outcome((5, 0), (0,), "goal")


def hide_outcome(record: Record) -> None:
    record.outcome = None


def hide_seed(record: Record) -> None:
    record.seed = None


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (spoil_answer, "bad-record-answer"),
        (spoil_outcome, "bad-record-outcome"),
        (hide_outcome, "bad-record-outcome"),
        (hide_seed, "fair-no-seed"),
    ],
)
def test_the_answers_and_the_outcome_must_fit_the_rolls(spoil: Callable[[Record], None], key: str) -> None:
    record = played()
    spoil(record)
    with pytest.raises(Unproved) as refused:
        check_rolls(GAME, record)
    assert refused.value.message.key == key


def test_a_record_of_another_game_cannot_be_replayed() -> None:
    record = played()
    record.game = "chess"
    with pytest.raises(BadRecord) as refused:
        check_rolls(GAME, record)
    assert str(refused.value) == "This is a record of chess, not of pennies."


def test_rolls_that_a_position_prescribes_count_as_rolled() -> None:
    elfenwizards = GAMES["elfenwizards"]
    position = {"players": ["red", "green", "blue"], "step": 2, "rolls": [6, 6, 6, 6, 6, 6, 5], "chance": 9}
    play = Play.at(elfenwizards, position)
    play.apply(play.state.asked[0].player, play.state.asked[0].options[-1])
    assert play.record.rolls == [6, 6, 6, 6, 6, 6, 5]
    check_rolls(elfenwizards, Record.from_json(play.record.to_json()))


def test_the_protocol_says_how_to_check_without_this_program() -> None:
    example = re.search(
        r"```python\n(import hashlib, hmac.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.S
    )
    assert example is not None
    told = played().fair
    assert told is not None
    written = {"table": told.table, "commitment": told.commitment, "values": list(told.values)}
    made: dict[str, object] = {"fair": {**written, "secret": told.secret}, "sides": [2, 6, 168, 6]}
    exec(example[1], made)
    tape = Tape(seed_of(SECRET, told.table, told.values))
    assert made["seed"] == tape.chance
    assert made["rolls"] == [tape.roll(sides) for sides in (2, 6, 168, 6)]
