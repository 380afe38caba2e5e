"""Wrong arguments to the public methods of a game raise our own errors and change nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from hypothesis import given

from guildhall import game as find_game
from guildhall.catalogue import GAMES
from guildhall.kernel.decision import Decision
from guildhall.kernel.event import Event
from guildhall.kernel.game import Game
from guildhall.kernel.message import GuildhallError, IllegalChoice
from guildhall.kernel.play import Play
from guildhall.kernel.playout import Policy
from guildhall.kernel.record import Record
from guildhall.kernel.state import State
from guildhall.kernel.tape import Tape
from guildhall.testing.conformance import (
    AnyGame,
    Table,
    begin,
    seldom,
    somewhere,
    tables,
    walk,
    written,
)
from guildhall.text import Text, languages

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.name))
HUGE = 10**5000  # more digits than Python converts to text
NO_NUMBER: tuple[object, ...] = (
    None,
    "",
    "d5",
    "1",
    1.0,
    2.5,
    math.nan,
    math.inf,
    True,
    False,
    b"1",
    [1],
    {},
    (),
    1j,
    object(),
)
NO_TEXT: tuple[object, ...] = (None, 5, 2.5, True, b"d5", ["d5"], object())
NO_FLAG: tuple[object, ...] = (None, 0, 1, "yes", [])
NO_MAPPING: tuple[object, ...] = (0, 5, 2.5, "", "german", [], ["rounds"], object())
NO_NAMES: tuple[object, ...] = (None, 5, "Anna", [1], ["Anna", None], {"Anna": 1})
NO_SEAT = (-1, 99, HUGE, -HUGE)
HOOKS = {
    "deal",
    "deal_under",
    "load_under",
    "names",
    "refuse_choice",
    "refuse_turn",
    "refuse_word",
    "todays_choice",
}  # their arguments have already been checked


class Argument(NamedTuple):
    """A right value of an argument, and wrong ones."""

    right: object
    wrong: tuple[object, ...]


def refused(method: Callable[..., object], *arguments: object) -> None:
    """Check that a call raises one of our errors, with a text in every language."""
    with pytest.raises(GuildhallError) as found:
        _ = [*result] if isinstance(result := method(*arguments), Iterator) else result
    assert str(found.value)
    for language in languages():
        assert Text(language).render(found.value.message)


def another(game: AnyGame) -> State:
    """Return a state of another game."""
    other: AnyGame = next(other for other in GAMES.values() if other is not game)
    state: State = other.new(other.seats[0], 1)
    return state


def entries(game: AnyGame, play: Play[Any, Any, Any]) -> dict[str, tuple[Argument, ...]]:
    """Return the public methods of a game with their arguments."""
    s = play.state
    stranger = another(game)
    view, decision, events = game.view(s, 0), s.asked[0], game.new(game.seats[0], 1).events
    assert events
    none_of_them = max(decision.options) + 10_000
    state = Argument(s, (None, 5, "state", {}, view, stranger, State()))
    sight = Argument(view, (None, 5, "view", s, tuple(view), game.hints(view)))
    number = Argument(1, NO_NUMBER)
    seats = Argument(game.seats[0], (*NO_NUMBER, float(game.seats[0]), 0, game.seats[-1] + 1, *NO_SEAT))
    stale = Decision(decision.player, decision.kind + 1, decision.options)
    asked = Argument(decision, (None, 5, "d5", tuple(decision), stale, events[0]))
    choice = Argument(decision.options[0], (*NO_NUMBER, float(decision.options[0]), none_of_them, *NO_SEAT))
    flag = Argument(False, NO_FLAG)
    player = Argument(decision.player, (*NO_NUMBER, float(decision.player), *NO_SEAT))
    event = Argument(
        events[0], (None, 5, "round", tuple(events[0]), decision, Event(10_000, ()), Event(-1, ()))
    )
    tape = Argument(Tape(1), (5, "tape", [1, 2]))
    names = ("edition", *game.options.options)
    values = [{name: value} for name in names for value in (None, 2.5, math.nan, HUGE, [], object())]
    options = Argument({}, (*NO_MAPPING, {3: 4}, *values))
    record = Argument(play.record, (None, 5, "record", [], s))
    text = Argument(game.say(s, decision, decision.options[0]), NO_TEXT)
    version = Argument(game.version, NO_TEXT[1:])  # None is today's
    count = Argument(0, (*NO_NUMBER[1:], -1, -HUGE))  # None is no limit
    policy = Argument(None, (5, "policy", game, print, Policy))
    playout = (state, policy, count, count, number)
    return {
        "new": (seats, number, options),
        "start": (seats, options, Argument(Tape(1), (None, *tape.wrong)), version),
        "asks": (state,),
        "apply": (state, player, choice),
        "playout": playout,
        "playouts": (Argument([], (None, 5, s, {s}, [None], [s, stranger])), *playout[1:]),
        "explain": (state, Argument(decision.player, (*NO_NUMBER, float(decision.player))), text, flag),
        "say": (state, asked, choice),
        "hear": (state, asked, text, flag),
        "said": (state, player, choice),
        "heard": (state, player, Argument(text.right, tuple(no for no in NO_TEXT if type(no) is not int))),
        "words": (record,),
        "mismatch": (),  # its record and error have already been checked
        "replay": (Argument(play.record, (*record.wrong, {}, {"guildhall": 1})),),
        "play_on": (state, record),
        "steps": (record, tape),
        "outcome": (state,),
        "view": (state, Argument(0, (*NO_NUMBER[1:], 0.0, *NO_SEAT))),  # None is a spectator
        "imagine": (sight, number),
        "dump": (state,),
        "load": (Argument(game.dump(s), (None, *NO_MAPPING, {})), tape, version),
        "prompt": (state, asked),
        "label": (state, asked, choice),
        "describe": (state, event),
        "joins": (event,),
        "is_turning_point": (event,),
        "picture": (sight,),
        "lines": (state,),
        "hints": (sight,),
        "show": (sight,),
        "show_mine": (sight,),
        "show_hints": (Argument(game.hints(view), (None, 5, "hints", s, view, another(game))),),
        "show_event": (state, event),
        "opening": (state,),
        "talks": (state,),
        "reveals": (state,),
    }


def misuses(arguments: tuple[Argument, ...]) -> Iterator[list[object]]:
    """Return all lists of arguments with exactly one wrong value."""
    for number, argument in enumerate(arguments):
        for wrong in argument.wrong:
            given_ = [other.right for other in arguments]
            given_[number] = wrong
            yield given_


@games
def test_no_public_method_is_forgotten(game: AnyGame) -> None:
    play = Play.new(game, game.seats[0], 1)
    public = {name for name in dir(Game) if not name.startswith("_") and callable(getattr(Game, name))}
    assert entries(game, play).keys() == public - HOOKS - {"state_type", "view_type", "hints_type"}


@games
@seldom
@given(table=tables)
def test_a_wrong_argument_is_refused_and_changes_nothing(game: AnyGame, table: Table) -> None:
    play, _ = somewhere(game, table)
    s = play.state
    before = (written(game, s), s.events, s.tape.drawn, play.record.to_json())
    for name, arguments in entries(game, play).items():
        for wrong in misuses(arguments):
            refused(getattr(game, name), *wrong)
    assert (written(game, s), s.events, s.tape.drawn, play.record.to_json()) == before
    assert written(game, s.clone()) == before[0]


@games
@seldom
@given(table=tables)
def test_a_value_that_merely_equals_an_option_is_refused(game: AnyGame, table: Table) -> None:
    """A float or True in a state would end up in its record."""
    play, rng = begin(game, table)
    for s in walk(play, rng):
        before = written(game, s)
        decision = rng.choice(s.asked)
        option = rng.choice(decision.options)
        alike = [float(option), Fraction(option), Decimal(option), complex(option)]
        alike += [bool(option)] if option in {0, 1} else []
        for choice in alike:
            assert choice == option
            refused(game.say, s, decision, choice)
            refused(game.label, s, decision, choice)
            with pytest.raises(IllegalChoice) as found:
                game.apply(s, decision.player, choice)
            assert found.value.rule
        assert written(game, s) == before


@games
def test_a_decision_that_is_no_longer_asked_has_no_words(game: AnyGame) -> None:
    s = game.new(game.seats[0], 1)
    old = s.asked[0]
    while old in s.asked:
        game.apply(s, s.asked[0].player, s.asked[0].options[-1])
    refused(game.prompt, s, old)
    refused(game.say, s, old, old.options[0])
    refused(game.label, s, old, old.options[0])
    refused(game.hear, s, old, "done")


@games
def test_an_equal_decision_counts_as_the_one_that_is_asked(game: AnyGame) -> None:
    s = game.new(game.seats[0], 1)
    asked = s.asked[0]
    alike = Decision(asked.player, asked.kind, tuple(float(option) for option in asked.options))  # type: ignore[misc]
    word = game.say(s, asked, asked.options[0])
    assert type(game.hear(s, alike, word)) is int


@games
def test_a_player_without_a_seat_gets_a_reason_and_is_never_asked(game: AnyGame) -> None:
    s = game.new(game.seats[0], 1)
    for seat in NO_SEAT:
        refusal = game.explain(s, seat, "pass")
        assert refusal is not None
        assert Text().render(refusal.message).startswith("There’s no seat ")


@games
def test_a_play_refuses_wrong_arguments(game: AnyGame) -> None:
    seats = game.seats[0]
    play: Play[Any, Any, Any] = Play.new(game, seats, 1, players=["Anna"])
    first = play.state.clone()
    decision = play.state.asked[0]
    play.apply(decision.player, decision.options[-1])
    state, record = play.state, play.record
    position = game.dump(state)
    before = (written(game, state), record.to_json())
    no_game = (None, 5, game.name, play)
    for method, arguments in (
        (
            Play.new,
            (
                Argument(game, no_game),
                Argument(seats, (*NO_NUMBER, *NO_SEAT)),
                Argument(1, NO_NUMBER),
                Argument({}, NO_MAPPING),
                Argument((), NO_NAMES),
            ),
        ),
        (Play.at, (Argument(game, no_game), Argument(position, NO_MAPPING), Argument((), NO_NAMES))),
        (Play.resume, (Argument(game, no_game), Argument(record, (None, 5, record.to_json())))),
        (
            Play,
            (
                Argument(game, no_game),
                Argument(state, (None, 5, another(game))),
                Argument(record, (None, 5, record.to_json())),
            ),
        ),
        (play.apply, (Argument(0, (*NO_NUMBER, *NO_SEAT)), Argument(0, (*NO_NUMBER, *NO_SEAT)))),
        (
            play.undo_to,
            (
                Argument(first, (None, 5, another(game), game.new(seats, 2))),
                Argument(0, (*NO_NUMBER, -1, 2, HUGE)),
            ),
        ),
    ):
        for wrong in misuses(arguments):
            refused(method, *wrong)
        assert (written(game, state), record.to_json()) == before
        assert (play.state, play.record) == (state, record)


@games
def test_a_record_with_anything_but_numbers_is_refused(game: AnyGame) -> None:
    for part, value in (
        ("rolls", [1.0]),
        ("answers", [5]),
        ("answers", [(0, "d5")]),
        ("answers", [(0.0, 0)]),
    ):
        record: Record = Play.new(game, game.seats[0], 1).record
        setattr(record, part, value)
        refused(game.replay, record)


def test_the_name_of_a_game_must_be_a_text() -> None:
    for name in (*NO_TEXT, "chess"):
        refused(find_game, name)
