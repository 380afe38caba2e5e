"""Positions written by hand, and impossible ones."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.kernel.message import BadOption, BadPosition, BadRecord
from guildhall.kernel.play import Play
from tests.elfenwizards.table import GAME, Table

STANDARD = {
    "W1": "R",
    "W2": "G",
    "S1": "B",
    "S2": "G",
    "S3": "R",
    "S4": "B",
    "N1": "R",
    "N2": "B",
    "N3": "G",
    "N4": "B",
    "N5": "B",
    "N6": "R",
    "N7": "B",
    "N8": "G",
    "M1": ["R", "G", "B"],
    "M2": ["R", "G"],
    "M3": ["R", "G"],
    "M4": ["R", "G", "B"],
}


def position(**parts: object) -> dict[str, object]:
    return {"players": ["red", "green", "blue"], "step": 5, **parts}


def test_a_position_may_leave_out_all_that_is_as_at_the_start() -> None:
    s = GAME.load({"players": ["blue", "red", "green"], "step": 2, "rolls": [6, 6, 6, 5, 5, 5, 1]})
    assert s.asked[0].player == 0
    dumped = GAME.dump(s)
    assert dumped["dragon"] == "blue"
    assert dumped["dice"] == {
        "blue": {"front": 0, "rolled": [1, 5, 5, 5, 6, 6, 6]},
        "red": {"front": 7},
        "green": {"front": 7},
    }
    assert dumped["chips"] == {colour: {"front": 7, "minor": 0} for colour in ("blue", "red", "green")}


def test_tokens_need_no_numbers_and_get_those_that_are_free() -> None:
    numbered = {**STANDARD, "W1": "R5+2", "M1": ["R1", "G", "B"]}
    s = GAME.load(position(tokens=numbered))
    tokens = GAME.dump(s)["tokens"]
    assert isinstance(tokens, dict)
    assert tokens["W1"] == "R5+2"
    assert tokens["S3"] == "R2"
    assert tokens["M1"] == ["R1", "G5", "B7"]
    assert [token[0] for box in tokens.values() for token in ([box] if isinstance(box, str) else box)].count(
        "R"
    ) == 8


def test_a_dump_shows_spells_passes_and_the_rolls_to_come_where_they_are() -> None:
    t = Table(step=5, tokens="W1:B W2:R", dice={"blue": {"W": [6]}}, rolls=(1, 2, 3), dragon="blue")
    t.blue("d6W W1 chip W2").red("pass")
    dumped = GAME.dump(t.s)
    assert dumped["spells"] == ["blue d6 B1", "blue chip R1"]
    assert dumped["passed"] == ["red"]
    assert dumped["rolls"] == [1, 2, 3]
    assert dumped["doing"] == [{"do": "place_spells", "player": "green", "number": 1}]
    t.green("chip")
    assert GAME.dump(t.s)["doing"] == [
        {"do": "place_spells", "player": "green", "number": 2},
        {"do": "aim", "player": "green", "spell": "chip"},
    ]


def test_a_finished_game_is_a_position_too() -> None:
    s = GAME.load(
        {"players": ["red", "green", "blue"], "ended": "last_round", "round": 4, "scores": {"red": 3}}
    )
    assert s.asked == ()
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.reason == "last_round"


W_TIED = {**STANDARD, "passed W": ["R", "G"]}
del W_TIED["W1"], W_TIED["W2"]

NO_WIZARDS = {**STANDARD, "M1": ["G", "B"]}
del NO_WIZARDS["W1"], NO_WIZARDS["W2"]
HIGH_RED = {**STANDARD, "H": "R"}
del HIGH_RED["W1"]
ALONE = {**STANDARD, "M1": ["R", "G", "G", "B"]}
del ALONE["W2"]

GREY = {**STANDARD, "W1": "R+2", "S3": "R+1", "W2": "G+1"}


def redemption(step: int, turn: int) -> dict[str, object]:
    return {"do": "redemption", "step": step, "turn": turn}


def redeem(step: int, player: str, *taken: int) -> dict[str, object]:
    return {"do": "redeem", "step": step, "player": player, "taken": list(taken)}


def cleanse(player: str, count: int) -> dict[str, object]:
    return {"do": "cleanse", "player": player, "count": count}


def vacancies(level: str, turn: int) -> dict[str, object]:
    return {"do": "vacancies", "level": level, "turn": turn}


CANNOT_BE: list[tuple[dict[str, Any], str]] = [
    ({"tree": 1}, "positions have no part “tree”."),
    ({"game": "wizwar"}, "“wizwar” (in game) isn’t valid here. Valid names: elfenwizards."),
    ({"rules": 0}, "the part “rules” is missing or isn’t valid."),
    ({"players": ["red", "green"]}, "players is 2, but it must be from 3 to 6."),
    ({"players": "red"}, "the part “players” is missing or isn’t valid."),
    ({"players": ["red", "green", "red"]}, "“players” names red twice."),
    ({"passed": ["green", "red", "green"]}, "“passed” names green twice."),
    ({"doing": [{"do": "before_spells", "ready": ["red", "red"]}]}, "“doing.ready” names red twice."),
    (
        {"players": ["red", "green", "white"]},
        "“white” (in players) isn’t valid here. Valid names: red, green and blue.",
    ),
    ({"options": 3}, "the part “options” is missing or isn’t valid."),
    ({"round": 5}, "round is 5, but it must be from 1 to 4."),
    ({"round": "2"}, "the part “round” is missing or isn’t valid."),
    ({"round": True}, "the part “round” is missing or isn’t valid."),
    ({"step": 11}, "step is 11, but it must be from 1 to 10."),
    ({"step": None}, "the part “step” is missing or isn’t valid."),
    ({"dragon": "white"}, "“white” (in dragon) isn’t valid here. Valid names: red, green and blue."),
    ({"scores": {"red": 1.5}}, "the part “scores” is missing or isn’t valid."),
    ({"scores": {1: 1}}, "the part “scores” is missing or isn’t valid."),
    (
        {"ended": "bored"},
        "“bored” (in ended) isn’t valid here. Valid names: second_high_wizard, no_high_wizard",
    ),
    ({"track": {"1": "red"}}, "“1” (in track) isn’t valid here. Valid names: none."),
    ({"rolls": [7]}, "rolls is 7, but it must be from 1 to 6."),
    ({"chance": -1}, "chance is -1, but it must be from 0 to 18446744073709551615."),
    # tokens
    (
        {"tokens": {**STANDARD, "W1": ["R", "R"]}},
        "there are 2 tokens in W1, but a title has room for only one.",
    ),
    (
        {"tokens": {**STANDARD, "M1": ["R"]}},
        "green has 7 tokens on the board; with this many players and this set-up it must be 8.",
    ),
    ({"tokens": {**STANDARD, "W1": "Y"}}, "“Y” (in tokens.W1) isn’t valid here. Valid names: R, G and B."),
    ({"tokens": {**STANDARD, "W1": "R" + "9" * 5000}}, "“R99999"),
    ({"round": 10**5000}, "round is far too large, but it must be from 1 to 4."),
    ({"tokens": {**STANDARD, "W1": "R9"}}, "R9 is 9, but it must be from 1 to 8."),
    ({"tokens": {**STANDARD, "W1": "R2", "S3": "R2"}}, "the token R2 is on the board twice."),
    ({"tokens": {**STANDARD, "W1": 3}}, "the part “tokens.W1” is missing or isn’t valid."),
    ({"tokens": {"W3": "R"}}, "“W3” (in tokens) isn’t valid here."),
    (
        {"tokens": {**STANDARD, "W1": "R+13"}, "options": {"grey_supply": 12}},
        "there are 13 grey chips under tokens, but only 12 exist.",
    ),
    (
        {"tokens": {**{k: v for k, v in STANDARD.items() if k != "W1"}, "H": "R"}, "round": 2},
        "there is still a High Wizard after step 1, in which they should have retired.",
    ),
    (
        {"tokens": {**{k: v for k, v in STANDARD.items() if k != "W1"}, "H": "R"}, "step": 1},
        "there is a High Wizard in the first round, before any title has been awarded.",
    ),
    ({"tokens": W_TIED}, "no token can be passed over in step 5."),
    # dice and chips
    ({"dice": {"red": {"front": 3}}}, "red has 3 dice on the table, but every player has 7."),
    ({"dice": {"red": {"W": [1] * 5, "S": [1] * 3}}}, "red has 8 dice on the table, but every player has 7."),
    ({"dice": {"red": {"W": [1] * 8}}}, "dice.red.W is 8, but it must be from 0 to 7."),
    ({"dice": {"red": {"W": [0]}}}, "dice.red.W is 0, but it must be from 1 to 6."),
    ({"dice": {"red": {"X": [1]}}}, "“X” (in dice.red) isn’t valid here."),
    ({"dice": {"pink": {}}}, "“pink” (in dice) isn’t valid here. Valid names: red, green and blue."),
    ({"dice": {"red": {"rolled": [1]}}}, "no dice can be in “rolled” in step 5."),
    ({"dice": {"red": {"W": [1]}}, "step": 7}, "no dice can be in “W” in step 7."),
    (
        {"chips": {"red": {"front": 7, "minor": 1}}},
        "red has 8 minor spells on the table, but every player has 7.",
    ),
    (
        {"chips": {"red": {"hand": 7}}},
        "“hand” (in chips.red) isn’t valid here. Valid names: front and minor.",
    ),
    ({"chips": {"pink": {}}}, "“pink” (in chips) isn’t valid here. Valid names: red, green and blue."),
    # spells and passes
    ({"spells": ["red d5 R1"], "step": 4}, "no spells can be beside tokens in step 4."),
    ({"spells": ["red d5"]}, "the part “spells” is missing or isn’t valid."),
    (
        {"spells": ["red d9 R1"]},
        "“d9” (in spells) isn’t valid here. Valid names: chip, d1, d2, d3, d4, d5 and d6.",
    ),
    ({"spells": ["red d5 Q1"]}, "“Q1” (in spells) isn’t valid here."),
    ({"passed": ["red"], "step": 6}, "nobody can have passed in step 6."),
    # High Wizards so far
    (
        {"round": 3, "rounds_without": 1, "high_wizards": {}},
        "the number of High Wizards so far (0) and of rounds without one (1) must add up to 2.",
    ),
    ({"round": 3, "high_wizards": {"red": 2}}, "the game would already be over."),
    ({"round": 3, "rounds_without": 2}, "the game would already be over."),
    (
        {"round": 1, "step": 6, "high_wizards": {"red": 1}},
        "there must be a High Wizard, since no round is said to have been without one.",
    ),
    (
        {"tokens": HIGH_RED, "step": 6, "high_wizards": {"green": 1}},
        "the owner of the High Wizard is said never to have had one.",
    ),
    (
        {"round": 4, "step": 6, "tokens": HIGH_RED, "high_wizards": {"red": 2, "green": 2}},
        "the game would already be over.",
    ),
    ({"round": 2, "rounds_without": 1, "track": {"1": "red"}}, "a player has paid for a High Wizard"),
    (
        {"round": 2, "step": 1, "tokens": HIGH_RED, "track": {"1": "green"}},
        "a player has paid for a High Wizard they didn’t have to retire.",
    ),
    # what has ended
    ({"step": 5, "ended": "last_round"}, "the game has ended, so there can’t be a part “step”."),
    # turns
    ({"passed": ["red", "green", "blue"]}, "everyone has passed, so step 5 would be over."),
    (
        {"spells": ["blue chip R1"], "tokens": ALONE},
        "there is a spell beside a token that its player may not",
    ),
    (
        {"tokens": {**NO_WIZARDS, "passed W": ["R", "G", "R"]}, "step": 7},
        "3 tokens are passed over on a level",
    ),
    (
        {"step": 2, "dice": {"red": {"rolled": [1]}}},
        "a player has rolled or placed dice before their first roll",
    ),
    ({"step": 2, "dice": {"blue": {"W": [1]}}}, "a player has rolled or placed dice before their first roll"),
    (
        {
            "step": 3,
            "doing": [{"do": "roll", "step": 3, "turn": 2}],
            "dice": {"red": {"rolled": [1]}},
        },
        "a player still has rolled dice, but has already placed their whole second roll.",
    ),
    (
        {"step": 8, "doing": [{"do": "demotion", "turn": 2}], "tokens": W_TIED},
        "a player still has a passed-over token, but has already demoted all of theirs.",
    ),
    # unfinished frames
    ({"doing": [{"do": "dance"}]}, "“dance” (in doing) isn’t valid here."),
    (
        {"doing": [{"do": "place_spells", "player": "red", "number": 3}]},
        "doing.number is 3, but it must be from 1 to 2.",
    ),
    (
        {"doing": [{"do": "place_spells", "player": "red", "number": 1, "x": 1}]},
        "positions have no part “doing.x”.",
    ),
    ({"doing": [{"do": "roll", "step": 2, "turn": 0}]}, "“roll” can’t happen in step 5."),
    ({"doing": [{"do": "roll", "step": 3, "turn": 0}], "step": 2}, "“roll” can’t happen in step 2."),
    ({"doing": [{"do": "aim", "player": "red", "spell": "chip"}]}, "“aim” can’t happen in step 5."),
    (
        {"doing": [{"do": "place_spells", "player": "red", "number": 1}], "passed": ["red"]},
        "“place_spells” isn’t possible here.",
    ),
    # who has retired, and who holds the dragon
    (
        {"round": 3, "track": {"1": "red", "2": "red"}},
        "red has paid twice for a retiring High Wizard, but a player’s second High Wizard ends the game.",
    ),
    (
        {"round": 2, "track": {"1": "green"}, "dragon": "red"},
        "green paid for last round’s High Wizard and so must hold the dragon.",
    ),
    (
        {"round": 3, "step": 1, "tokens": HIGH_RED, "track": {"1": "red"}},
        "the game would already be over.",
    ),
    (
        {"round": 2, "step": 1, "high_wizards": {"red": 1}},
        "there must be a High Wizard, since no round is said to have been without one.",
    ),
    (
        {
            "round": 2,
            "step": 6,
            "tokens": HIGH_RED,
            "track": {"1": "red"},
            "high_wizards": {"red": 1, "blue": 1},
        },
        "a player has paid for a High Wizard they didn’t have to retire.",
    ),
    (
        {
            "round": 2,
            "step": 1,
            "tokens": HIGH_RED,
            "track": {"1": "green"},
            "doing": [{"do": "retire_pay", "player": "red"}],
        },
        "a player has paid for a High Wizard they didn’t have to retire.",
    ),
    # whose turn it is
    (
        {"doing": [{"do": "place_spells", "player": "red", "number": 2}]},
        "red is placing a second spell without having just placed a first one.",
    ),
    (
        {
            "doing": [{"do": "place_spells", "player": "red", "number": 2}],
            "spells": ["red chip R1", "green chip R1"],
        },
        "red is placing a second spell without having just placed a first one.",
    ),
    (
        {
            "doing": [
                {"do": "place_spells", "player": "green", "number": 1},
                {"do": "aim", "player": "red", "spell": "chip"},
            ]
        },
        "red is placing a second spell without having just placed a first one.",
    ),
    (
        {
            "doing": [
                {"do": "place_spells", "player": "red", "number": 2},
                {"do": "aim", "player": "green", "spell": "chip"},
            ]
        },
        "“aim” is for green, but it’s red’s turn.",
    ),
    (
        {
            "doing": [
                {"do": "place_spells", "player": "blue", "number": 1},
                {"do": "aim", "player": "red", "spell": "chip"},
            ],
            "spells": ["red chip R1"],
        },
        "“place_spells” is for blue, but it’s green’s turn.",
    ),
    (
        {"step": 4, "dice": {"green": {"minor": [6]}}, "doing": [redemption(4, 1), redeem(4, "green")]},
        "“redeem” is for green, but it’s red’s turn.",
    ),
    (
        {"step": 4, "dice": {"red": {"minor": [6]}}, "doing": [redemption(4, 1), redeem(4, "red", 3)]},
        "red has taken dice in step 4 that can’t redeem a minor spell.",
    ),
    (
        {"step": 4, "chips": {"red": {"minor": 2}}, "doing": [redemption(4, 1), redeem(4, "red", 1)]},
        "red has taken dice in step 4 that can’t redeem a minor spell.",
    ),
    (
        {"step": 9, "tokens": GREY, "doing": [redemption(9, 2), cleanse("red", 1)]},
        "“cleanse” is for red, but it’s green’s turn.",
    ),
    (
        {"step": 9, "doing": [redemption(9, 1), cleanse("red", 99)]},
        "red is to remove 99 grey chips, but only 0 lie under red’s tokens.",
    ),
    (
        {"step": 9, "tokens": GREY, "doing": [redemption(9, 1), cleanse("red", 4)]},
        "red is to remove 4 grey chips, but only 3 lie under red’s tokens.",
    ),
    (
        {
            "step": 9,
            "tokens": GREY,
            "dice": {"red": {"grey": [1] * 6}},
            "doing": [redemption(9, 1), cleanse("red", 2)],
        },
        "red is to remove 2 grey chips, but has too few dice in front of them to have paid for that.",
    ),
    (
        {
            "step": 7,
            "tokens": W_TIED,
            "doing": [vacancies("W", 0), {"do": "fill", "level": "W", "token": "G8"}],
        },
        "“fill” is for the token G8, but it’s red’s turn, and they don’t own it.",
    ),
    (
        {
            "step": 7,
            "tokens": W_TIED,
            "options": {"vacancy_order": "one_each"},
            "doing": [vacancies("W", 1), {"do": "fill", "level": "W", "token": "G8"}],
        },
        "“fill” is for the token G8, but it’s red’s turn, and they don’t own it.",
    ),
    (
        {"step": 7, "tokens": W_TIED, "doing": [vacancies("W", 1)]},
        "R8 is still passed over, although it was its turn to take a vacant title.",
    ),
    (
        {"step": 7, "tokens": W_TIED, "doing": [vacancies("S", 0)]},
        "R8 is still passed over, although it was its turn to take a vacant title.",
    ),
    (
        {
            "step": 8,
            "tokens": W_TIED,
            "doing": [{"do": "demotion", "turn": 0}, {"do": "demote", "token": "G8"}],
        },
        "“demote” is for the token G8, but it’s red’s turn, and they don’t own it.",
    ),
    (
        {
            "step": 8,
            "tokens": W_TIED,
            "doing": [{"do": "demotion", "turn": 1}, {"do": "demote", "token": "R8"}],
        },
        "a player still has a passed-over token, but has already demoted all of theirs.",
    ),
]


@pytest.mark.parametrize(
    ("parts", "why"), CANNOT_BE, ids=lambda value: value if isinstance(value, str) else ""
)
def test_an_impossible_position_is_refused_with_the_reason(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(position(**parts))
    assert str(refused.value).startswith(f"This position is impossible: {why}")


def doing(*frames: dict[str, object], step: int, **parts: object) -> dict[str, object]:
    return position(step=step, doing=list(frames), **parts)


SPELLS = {"do": "place_spells", "player": "green", "number": 1}
NOBODY_CAN: list[tuple[str, dict[str, object]]] = [
    ("a payment without a High Wizard", doing({"do": "retire_pay", "player": "red"}, step=1, round=2)),
    ("a retirement without a High Wizard", doing({"do": "retire", "player": "red"}, step=1, round=2)),
    (
        "a reroll without dice",
        doing({"do": "roll", "step": 3, "turn": 1}, {"do": "reroll", "player": "red"}, step=3),
    ),
    (
        "dice placed out of turn",
        doing(
            {"do": "roll", "step": 2, "turn": 1},
            {"do": "place", "step": 2, "player": "green"},
            step=2,
            dice={"red": {"rolled": [1, 2, 3]}},
        ),
    ),
    (
        "a die in hand that was not rolled",
        doing(
            {"do": "roll", "step": 2, "turn": 1},
            {"do": "place", "step": 2, "player": "red"},
            {"do": "box", "player": "red", "face": 6},
            step=2,
            dice={"red": {"rolled": [1, 2, 3, 4, 5]}},
        ),
    ),
    ("a spell that is not there", doing(SPELLS, {"do": "aim", "player": "red", "spell": "d6W"}, step=5)),
    (
        "a chip that is not there",
        doing(SPELLS, {"do": "aim", "player": "red", "spell": "chip"}, step=5, chips={"red": {"minor": 7}}),
    ),
    (
        "a spell that nobody can get",
        doing(
            SPELLS,
            {"do": "aim", "player": "red", "spell": "d6W"},
            step=5,
            dice={"red": {"W": [6]}},
            tokens={
                **{box: inside for box, inside in STANDARD.items() if not box.startswith("W")},
                "M4": ["R", "R", "G", "G", "B"],
            },
        ),
    ),
    (
        "a turn after the last",
        doing({"do": "vacancies", "level": "W", "turn": 3}, step=7),
    ),
    (
        "a vacancy for a token that was not passed over",
        doing(
            {"do": "vacancies", "level": "W", "turn": 0},
            {"do": "fill", "level": "W", "token": "R1"},
            step=7,
        ),
    ),
    (
        "a demotion of a token that was not passed over",
        doing({"do": "demotion", "turn": 0}, {"do": "demote", "token": "R1"}, step=8),
    ),
    (
        "dice taken before the first turn",
        doing(redemption(6, 0), redeem(6, "blue"), step=6, dice={"blue": {"minor": [2]}}),
    ),
    ("dice taken where there are none", doing(redemption(6, 1), redeem(6, "red"), step=6)),
    (
        "grey chips removed before the first turn",
        doing(redemption(9, 0), cleanse("blue", 0), step=9),
    ),
    (
        "the die of another",
        doing(
            {"do": "roll", "step": 2, "turn": 2},
            {"do": "place", "step": 2, "player": "green"},
            {"do": "box", "player": "red", "face": 6},
            step=2,
            dice={"red": {"rolled": [6]}, "green": {"rolled": [5]}},
        ),
    ),
]


@pytest.mark.parametrize(("what", "impossible"), NOBODY_CAN, ids=[what for what, _ in NOBODY_CAN])
def test_positions_with_impossible_questions_are_refused(what: str, impossible: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(impossible)
    assert "isn’t possible here" in str(refused.value)


def test_a_game_that_has_not_come_to_its_last_round_has_not_ended_with_it() -> None:
    for parts in (
        {"ended": "last_round", "round": 3},
        {"ended": "second_high_wizard", "round": 2, "rounds_without": 2},
        {"ended": "last_round", "round": 4, "rounds_without": 2, "high_wizards": {"red": 1, "green": 1}},
    ):
        with pytest.raises(BadPosition) as refused:
            GAME.load({"players": ["red", "green", "blue"], **parts})
        assert "the game wouldn’t be over yet, or would have ended for another reason." in str(refused.value)


def test_players_who_have_passed_are_not_asked_again() -> None:
    s = GAME.load(position(passed=["red", "green"]))
    assert s.asked[0].player == 2
    assert GAME.dump(s)["passed"] == ["red", "green"]


def test_unknown_facts_of_earlier_rounds_stay_unknown() -> None:
    for step in (2, 6):
        s = GAME.load(position(step=step, round=2))
        dumped = GAME.dump(s)
        assert "high_wizards" not in dumped
        assert GAME.dump(GAME.load(dumped)) == dumped


def test_a_wrong_option_in_a_position_is_named_as_anywhere() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.load(position(options={"rounds": 5}))
    assert str(refused.value) == "The option rounds can’t be “5”. It can be: 4 or 6."


def test_a_record_of_another_game_is_refused_by_title() -> None:
    record = Play.at(GAME, position()).record
    for other, found in (("wizwar", "Wiz-War"), ("chess", "chess")):
        record.game = other
        with pytest.raises(BadRecord) as refused:
            GAME.replay(record)
        assert str(refused.value) == f"This is a record of {found}, not of Elfenwizards."


def test_a_record_must_agree_with_the_position_it_begins_with() -> None:
    record = Play.at(GAME, position(rolls=[6, 6, 6])).record.to_json()
    assert GAME.replay(record).tape.rest() == (6, 6, 6)
    for change in ({"seats": 4}, {"options": {"edition": "german"}}):
        with pytest.raises(BadRecord) as refused:
            GAME.replay({**record, **change})
        assert refused.value.message.key == "bad-record-start"
    start = position(rolls=[6, 9])
    with pytest.raises(BadPosition):
        GAME.replay({**record, "start": start})


def test_in_the_middle_of_the_demotion_only_those_still_to_come_are_passed_over() -> None:
    tokens = {**W_TIED, "passed W": "G", "M2": ["R", "R", "G"]}
    s = GAME.load(doing({"do": "demotion", "turn": 1}, step=8, tokens=tokens))
    assert s.asked[0].player == 1


PLAYERS = {"players": ["red", "green", "blue"]}
CANNOT_END: list[tuple[dict[str, Any], str]] = [
    (
        {"ended": "second_high_wizard", "tokens": HIGH_RED},
        "the game ended with a second High Wizard of red, who can’t have had one before.",
    ),
    (
        {"ended": "second_high_wizard", "round": 2, "tokens": HIGH_RED, "track": {"1": "green"}},
        "the game ended with a second High Wizard of red, who can’t have had one before.",
    ),
    (
        {"ended": "second_high_wizard", "round": 2},
        "the game ended with a player’s second High Wizard, but the High Wizard’s box is empty.",
    ),
    (
        {"ended": "no_high_wizard"},
        "the game ended because two rounds had no High Wizard, but only the last round can have had none.",
    ),
    (
        {"ended": "no_high_wizard", "round": 2, "track": {"1": "red"}},
        "the game ended because two rounds had no High Wizard, but only the last round can have had none.",
    ),
    (
        {"ended": "no_high_wizard", "round": 2, "tokens": HIGH_RED},
        "the game ended because two rounds had no High Wizard, but the last round has one.",
    ),
    (
        {"ended": "last_round", "round": 4, "tokens": HIGH_RED, "track": {"1": "red"}},
        "the game wouldn’t be over yet, or would have ended for another reason.",
    ),
]


CANNOT_REMAIN: list[tuple[dict[str, Any], str]] = [
    ({"tokens": W_TIED}, "tokens.passed W"),
    ({"dice": {"green": {"S": [3]}}}, "dice.green.S"),
    ({"dice": {"green": {"rolled": [3, 4]}}}, "dice.green.rolled"),
]


@pytest.mark.parametrize(("parts", "part"), CANNOT_REMAIN, ids=[part for _, part in CANNOT_REMAIN])
def test_a_finished_game_has_nothing_that_a_round_leaves_in_between(parts: dict[str, Any], part: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({**PLAYERS, "ended": "last_round", "round": 4, **parts})
    assert str(refused.value).endswith(f"the game has ended, so there can’t be a part “{part}”.")


@pytest.mark.parametrize(("parts", "why"), CANNOT_END, ids=[str(parts) for parts, _ in CANNOT_END])
def test_an_early_ending_needs_two_rounds_that_can_have_led_to_it(parts: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({**PLAYERS, **parts})
    assert str(refused.value) == f"This position is impossible: {why}"


@pytest.mark.parametrize(
    "parts",
    [
        {"ended": "second_high_wizard", "round": 2, "tokens": HIGH_RED},
        {"ended": "second_high_wizard", "round": 3, "tokens": HIGH_RED, "track": {"1": "red", "2": "blue"}},
        {"ended": "no_high_wizard", "round": 2},
        {"ended": "no_high_wizard", "round": 3, "track": {"2": "red"}},
        {"ended": "last_round", "round": 4, "tokens": HIGH_RED, "track": {"1": "green"}},
    ],
)
def test_a_possible_ending_is_accepted(parts: dict[str, Any]) -> None:
    s = GAME.load({**PLAYERS, **parts})
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.reason == parts["ended"]
    assert GAME.outcome(GAME.load(GAME.dump(s))) == outcome


def test_the_high_wizards_on_the_track_and_in_the_box_count() -> None:
    t = Table(step=5, round=3, tokens="W1:R", track={"1": "red"})  # round 2 is unknown
    assert "high_wizards" not in GAME.dump(t.s)
    t.red("chip W1").hurry(round=4, step=1)
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.reason == "second_high_wizard"
    t = Table(step=1, round=2, tokens="H:R W1:R")
    assert GAME.dump(t.s)["high_wizards"] == {"red": 1}


def test_the_player_who_paid_for_the_last_high_wizard_holds_the_dragon_by_default() -> None:
    s = GAME.load(position(round=2, track={"1": "blue"}))
    assert GAME.dump(s)["dragon"] == "blue"
    s = GAME.load(position(round=3, track={"1": "blue"}, dragon="green"))  # it may have moved since
    assert GAME.dump(s)["dragon"] == "green"


def test_a_position_accepts_what_the_player_to_act_has_in_hand() -> None:
    spell: dict[str, object] = {"do": "place_spells", "player": "red", "number": 2}
    assert GAME.load(position(doing=[spell], spells=["red chip R1"])).asked[0].player == 0
    alone: dict[str, object] = {"do": "place_spells", "player": "red", "number": 1}
    aim: dict[str, object] = {"do": "aim", "player": "red", "spell": "chip"}
    assert GAME.load(doing(spell, aim, step=5)).asked[0].player == 0
    second = doing(alone, aim, step=5, spells=["red chip R1"], passed=["green", "blue"])
    assert GAME.load(second).asked[0].player == 0
    for step, frames in (
        (4, [redemption(4, 2), redeem(4, "green", 2)]),
        (9, [redemption(9, 1), cleanse("red", 2)]),
        (7, [vacancies("W", 1), {"do": "fill", "level": "W", "token": "G8"}]),
        (8, [{"do": "demotion", "turn": 1}, {"do": "demote", "token": "G8"}]),
    ):
        tokens = {**W_TIED, "passed W": "G", "M2": ["R", "R", "G"]} if step in {7, 8} else GREY
        parts = {"dice": {"green": {"minor": [3]}}, "chips": {"green": {"minor": 1}}} if step == 4 else {}
        s = GAME.load(doing(*frames, step=step, tokens=tokens, **parts))
        assert s.asked[0].player == (0 if step == 9 else 1)
