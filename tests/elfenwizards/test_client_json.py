"""A view as plain JSON: the whole table in the words of notation."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.client_types import DEEDS
from guildhall.elfenwizards.notation import PLACES, names, token_name
from guildhall.elfenwizards.tree import BOXES
from guildhall.kernel.event import Event
from tests.elfenwizards.table import GAME, Table
from tests.elfenwizards.wandering import wander

Shown = Mapping[str, Any]


def shown(t: Table, seat: int | None = None) -> Shown:
    """Return the table as a seat or a spectator sees it."""
    return GAME.show(GAME.view(t.s, seat))


def test_the_tree_says_who_competes_for_what() -> None:
    tree = {box["box"]: box for box in shown(Table(step=5))["tree"]}
    assert list(tree) == list(BOXES)
    assert tree["H"] == {"box": "H", "level": "H", "value": 10, "title": True, "from": ["W1", "W2"]}
    assert tree["S3"]["from"] == ["N5", "N6"]
    assert tree["N5"]["from"] == tree["N6"]["from"] == ["M3"]
    assert (tree["M1"]["from"], tree["M1"]["title"], tree["passed W"]["level"]) == ([], False, "W")


def test_tokens_stand_in_their_boxes_with_what_lies_beside_them() -> None:
    t = Table(step=5, tokens="W1:R W2:G+2", dice={"red": {"W": [5, 6]}, "green": {"W": [6]}})
    t.red("d5W W1 d6W W1")
    view = shown(t)
    at = {token["box"]: token for token in view["tokens"]}
    assert (at["W1"]["owner"], at["W1"]["grey"], at["W1"]["points"]) == (0, 0, 11)
    assert (at["W2"]["owner"], at["W2"]["grey"], at["W2"]["points"]) == (1, 2, 0)
    name = at["W1"]["name"]
    assert view["spells"] == [
        {"player": 0, "token": name, "spell": "d5"},
        {"player": 0, "token": name, "spell": "d6"},
    ]
    assert (view["step"], view["step_name"], view["rule"]) == (5, "place_spells_and_award_titles", "5.1")
    assert view["waiting"] == [1]
    assert view["contested"]
    t.green("chip W2")
    assert shown(t)["spells"][-1]["spell"] == "chip"


def test_titles_are_contested_and_players_pass_only_while_spells_are_placed() -> None:
    steps = set()
    for s in islice(wander(3, 1), 0, 600):
        view: Any = GAME.show(GAME.view(s, None))
        contested = view["step_name"] == "place_spells_and_award_titles"
        steps.add(contested)
        assert view["contested"] is contested
        assert contested or not any(player["passed"] for player in view["players"])
    assert steps == {True, False}


def test_players_are_shown_with_all_their_dice_and_chips() -> None:
    t = Table(
        step=5,
        dice={"red": {"W": [6, 5], "grey": [3]}},
        chips={"red": {"front": 4, "minor": 3}},
        scores={"red": 12},
    )
    red = shown(t)["players"][0]
    assert red["dice"] == {
        **{"front": 4, "rolled": [], "W": [5, 6], "S": [], "N": [], "M": [], "minor": [], "grey": [3]}
    }
    assert (red["colour"], red["letter"], red["score"]) == ("red", "R", 12)
    assert red["chips"] == {"front": 4, "minor": 3}
    t.red("pass")
    assert [player["passed"] for player in shown(t)["players"]] == [True, False, False]


def test_everybody_sees_what_a_player_has_picked_up() -> None:
    t = Table(step=5, tokens="W1:R W2:G", dice={"red": {"W": [5]}})
    t.red("d5W")
    assert shown(t)["doing"][-1] == {"do": "aim", "player": 0, "spell": "d5W"}
    t = Table(step=2, rolls=[1, 2, 3, 4, 5, 6, 6])
    assert shown(t)["players"][0]["dice"]["rolled"] == [1, 2, 3, 4, 5, 6, 6]
    t.red("d6")
    assert shown(t)["doing"][-1] == {"do": "box", "player": 0, "face": 6}
    t = Table(step=4, dice={"red": {"minor": [2, 3]}}, chips={"red": {"front": 5, "minor": 2}})
    t.red("d3")
    assert shown(t)["doing"][-1] == {"do": "redeem", "player": 0, "taken": [3]}


def test_a_token_that_is_to_be_placed_is_named() -> None:
    t = Table(step=7, tokens="passed_S:R W1:G W2:G")
    assert t.choices[:2] == ["S1", "S2"]
    assert shown(t)["doing"] == [
        {"do": "vacancies", "level": "S"},
        {"do": "fill", "level": "S", "token": "R1"},
    ]


@pytest.mark.parametrize("rounds", [4, 6])
def test_a_view_shows_what_ends_the_game(rounds: int) -> None:
    endings = shown(Table(step=5, options={"rounds": rounds}))["endings"]
    assert [(ending["reason"], ending["rule"], ending["goal"]) for ending in endings] == [
        ("last_round", "11.1", rounds),
        ("second_high_wizard", "11.2", 2),
        ("no_high_wizard", "11.3", 2),
    ]


def test_track_supply_and_end_are_shown() -> None:
    t = Table(step=5, round=2, dragon="green", track={"1": "green"}, options={"grey_supply": 12})
    view = shown(t)
    assert view["track"] == [1, None, None, None]
    assert (view["round"], view["rounds"], view["dragon"], view["grey_supply"]) == (2, 4, 1, 12)
    assert (view["ended"], view["winners"]) == (None, [])
    t.hurry(round=9, step=1)
    view = shown(t)
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (view["ended"], view["winners"]) == (outcome.reason, list(outcome.winners))
    assert (view["step"], view["step_name"], view["waiting"], view["doing"]) == (None, None, [], [])
    assert (view["rule"], view["using"]) == ("11.5", [])


@pytest.mark.parametrize("seats", [3, 6])
def test_all_are_shown_the_same_but_for_their_seat(seats: int) -> None:
    for s in islice(wander(seats, seats), 0, 300, 5):
        everybody = GAME.show(GAME.view(s, None))
        assert everybody["mine"] is GAME.show_mine(GAME.view(s, None)) is None
        for seat in range(seats):
            view = GAME.show(GAME.view(s, seat))
            assert view["mine"] == {"seat": seat} == GAME.show_mine(GAME.view(s, seat))
            assert {**view, "mine": None} == everybody
        assert [token["name"] for token in everybody["tokens"]] == [  # type: ignore[attr-defined]
            token_name(s, token) for token in range(len(s.owner))
        ]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event(kinds.START, (1, 2, 0, 1)), {"player": 1, "colours": ["blue", "red", "green"]}),
        (Event(kinds.RETIRE_PAY, (1, kinds.BOX)), {"player": 1, "source": "box"}),
        (Event(kinds.ROLLED, (2, 1, 5, 6)), {"player": 2, "faces": [1, 5, 6]}),
        (Event(kinds.PLACED, (2, 5, 3)), {"player": 2, "face": 5, "place": "M"}),
        (
            Event(kinds.SPELL_PLACED, (0, 13, 0, 1, 9, 5)),
            {"spell": "d5S", "token": "R1", "box": "W1", "worth": 5},
        ),
        (Event(kinds.SPELL_PLACED, (0, kinds.CHIP, 0, 1, 4, 1)), {"spell": "chip", "points": 4, "worth": 1}),
        (Event(kinds.DEMOTED, (0, BOXES.index("M1"), 1, -1)), {"token": "R1", "box": "M1", "worth": -1}),
        (Event(kinds.TOKEN_CLEANSED, (0, 2, 2)), {"token": "R1", "count": 2, "worth": 2}),
        (Event(kinds.PASSED_OVER, (0, 2, BOXES.index("passed S"))), {"level": "S", "box": "passed S"}),
        (Event(kinds.SPELLS_RETURNED, ()), {}),
        (Event(kinds.ENDED, (3,)), {"reason": "last_round"}),
    ],
)
def test_an_event_has_the_names_of_its_numbers(event: Event, words: Shown) -> None:
    found = GAME.show_event(Table(step=5).s, event)
    assert found["event"] == kinds.EVENTS[event.kind].name
    assert {name: found[name] for name in words} == words


def test_a_view_says_which_dice_a_step_is_about() -> None:
    """Every die that can be chosen lies there, and is called by its face, or by its face and its box."""
    seen = set()
    for s in wander(4, 4):
        view: Shown = GAME.show(GAME.view(s, None))
        for decision in s.asked:
            dice = view["players"][decision.player]["dice"]
            words = {
                f"d{face}{place if place in 'WSNM' else ''}"
                for place in view["using"]
                for face in dice[place]
            }
            for choice in decision.options:
                said = GAME.say(s, decision, choice)
                if re.fullmatch(r"d[1-6]\w*", said):
                    seen.add((view["step"], *view["using"]))
                    assert said in words
    assert seen == {
        (2, "rolled"),
        (3, "rolled"),
        (4, "minor"),
        (5, "W", "S", "N", "M"),
        (6, "minor"),
        (9, "grey"),
    }


def test_hints_are_shown_in_words() -> None:
    t = Table(step=5, tokens="W1:R W2:R S1:G S2:B", dice={"red": {"W": [5]}})
    t.red("d5W W1 chip W2")
    hints: Shown = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))
    top = hints["contests"][0]
    assert (top["titles"], top["closed_to_all_but"], sorted(top["points"])) == (["H"], 0, [1, 5])
    assert top["rising"] == [top["candidates"][top["points"].index(5)]]
    assert len(hints["worth"]) == len(hints["totals"]) == 3
    t = Table(step=5, tokens="W1:R W2:R", chips={"red": {"front": 7}})
    t.red("chip W1 chip W2")
    caution = GAME.show_hints(GAME.hints(GAME.view(t.s, 0)))["cautions"]
    assert caution == [
        {
            "player": 0,
            "rule": "5.14",
            "message": {"key": "elfenwizards-caution-equal", "args": {"box": "H"}},
        }
    ]


def test_the_words_of_choices_without_a_thing_are_listed() -> None:
    """All that can be chosen besides dice, tokens, boxes and minor spells."""
    things = {*BOXES, *PLACES, "hand", "box", "chip"}
    found = set()
    for seed in range(2):
        for s in wander(4, seed, {"timers": "on", "place_two": "off" if seed else "on", "place_all": "off"}):
            for decision in s.asked:
                for choice in decision.options:
                    word = names(s, decision, choice)[0]
                    if word not in things and not re.fullmatch(r"d[1-6][WSNM]?|[A-Z]\d+", word):
                        found.add(word)
    assert found == set(DEEDS)
