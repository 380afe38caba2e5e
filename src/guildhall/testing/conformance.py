"""The tests that every game must pass.

A test module imports everything from here and provides the game:

    from guildhall.testing.conformance import *

    @pytest.fixture(scope="module")
    def game():
        return MyGame()
"""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption, IllegalChoice
from guildhall.kernel.play import Play
from guildhall.kernel.playout import Policy, Uniform
from guildhall.kernel.record import Record
from guildhall.kernel.state import State
from guildhall.text import Text

AnyGame = Game[Any, Any, Any]

often = settings(
    max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
seldom = settings(often, max_examples=8)  # for tests that play whole games
FAR = 250  # the most choices to play where the game needn't end
tables = st.tuples(
    st.integers(0, 2**64 - 1),  # the seed of the game
    st.integers(0, 2**32),  # the seed of its options and choices
    st.floats(0, 1),  # how far to play it
)
Table = tuple[int, int, float]


def attributes(thing: object) -> list[str]:
    """Return the names of the attributes of an object, compiled or not."""
    kinds = (MemberDescriptorType, GetSetDescriptorType)
    declared = [
        name
        for kind in type(thing).__mro__
        for name, value in vars(kind).items()
        if isinstance(value, kinds) and not name.startswith("_")
    ]
    return [*declared, *getattr(thing, "__dict__", {})]


def begin(game: AnyGame, table: Table) -> tuple[Play[Any, Any, Any], random.Random]:
    """Begin a game with a random number of seats, a random edition and random options."""
    seed, luck, _ = table
    rng = random.Random(luck)
    while True:
        options: dict[str, object] = {"edition": rng.choice(list(game.options.editions))}
        for option in game.options.options.values():
            if rng.random() < 0.3:
                options[option.name] = rng.choice(option.values)
        try:
            return Play.new(game, rng.choice(game.seats), seed, options), rng
        except BadOption:  # the options contradict each other
            continue


def walk(play: Play[Any, Any, Any], rng: random.Random, most: int = FAR) -> Iterator[State]:
    """Play at random, at most to the end; yield the state before each choice."""
    for _ in range(most):
        if not play.state.asked:
            return
        yield play.state
        decision = rng.choice(play.state.asked)
        play.apply(decision.player, rng.choice(decision.options))


def walk_both(one: Play[Any, Any, Any], other: Play[Any, Any, Any], rng: random.Random) -> None:
    """Play two games with the same choices, checking that both ask the same."""
    for _ in range(FAR):
        assert other.state.asked == one.state.asked
        if not one.state.asked:
            return
        decision = rng.choice(one.state.asked)
        choice = rng.choice(decision.options)
        one.apply(decision.player, choice)
        other.apply(decision.player, choice)


def somewhere(game: AnyGame, table: Table) -> tuple[Play[Any, Any, Any], random.Random]:
    """Return a game played at random up to some choice, but not to its end."""
    play, rng = begin(game, table)
    length = sum(1 for _ in walk(play, rng))
    play, rng = begin(game, table)
    for number, _ in enumerate(walk(play, rng)):
        if number >= table[2] * (length - 1):
            break
    return play, rng


def written(game: AnyGame, s: State) -> str:
    """Return a state as JSON text."""
    return json.dumps(game.dump(s))


@seldom
@given(table=tables)
def test_a_random_game_ends(game: AnyGame, table: Table) -> None:
    play, rng = begin(game, table)
    assert game.outcome(play.state) is None
    for _ in walk(play, rng, 100_000):
        pass
    outcome = game.outcome(play.state)
    assert outcome is not None
    assert len(outcome.scores) == play.record.seats
    assert all(0 <= winner < play.record.seats for winner in outcome.winners)
    assert outcome.reason


class Remembering(Policy):
    """Chooses at random, and remembers what it has chosen."""

    def __init__(self, seed: int) -> None:
        self.uniform = Uniform(seed)
        self.chosen: list[int] = []

    def choose(self, s: State, decision: Decision) -> int:
        """Return any option."""
        choice = self.uniform.choose(s, decision)
        self.chosen.append(choice)
        return choice


@seldom
@given(table=tables)
def test_a_playout_ends_and_agrees_with_the_same_choices_one_by_one(game: AnyGame, table: Table) -> None:
    play, _ = somewhere(game, table)
    s, again, by_hand = play.state, play.state.clone(), play.state.clone()
    policy = Remembering(table[1])
    made = game.playout(s, policy)
    assert game.outcome(s) is not None
    chosen = iter(policy.chosen)
    for _ in range(made):
        decision = by_hand.asked[0]
        forced = len(decision.options) == 1
        game.apply(by_hand, decision.player, decision.options[0] if forced else next(chosen))
    assert list(chosen) == []
    assert written(game, by_hand) == written(game, s)
    assert (by_hand.events, by_hand.tape.drawn) == (s.events, s.tape.drawn)
    again.events = None
    assert game.playouts([again], seed=table[1]) == [game.outcome(s)]
    assert written(game, again) == written(game, s)


@often
@given(table=tables)
def test_a_playout_ends_when_so_many_turns_have_begun(game: AnyGame, table: Table) -> None:
    play, _ = somewhere(game, table)
    s = play.state
    begun = s.turns_begun()
    policy = Remembering(table[1])
    while s.asked and s.turns_begun() < begun + 2:
        game.playout(s, policy, limit=1)
    other = game.replay(play.record)
    game.playout(other, seed=table[1], turns=2)
    assert written(game, other) == written(game, s)


@often
@given(table=tables)
def test_options_are_sorted_distinct_and_never_empty(game: AnyGame, table: Table) -> None:
    play, rng = begin(game, table)
    for s in walk(play, rng):
        for decision in game.asks(s):
            assert decision.options
            assert list(decision.options) == sorted(set(decision.options))
            assert 0 <= decision.player < play.record.seats


@often
@given(table=tables)
def test_a_clone_shares_nothing_with_its_original(game: AnyGame, table: Table) -> None:
    play, rng = somewhere(game, table)
    s = play.state
    twin = s.clone()
    for name in attributes(s):
        assert not isinstance(getattr(s, name), list) or getattr(s, name) is not getattr(twin, name), name
    before = written(game, s)
    assert written(game, twin) == before
    play.state = twin
    for _ in walk(play, rng):
        pass
    assert written(game, s) == before


@often
@given(table=tables)
def test_a_dumped_position_loads_and_continues_the_same(game: AnyGame, table: Table) -> None:
    play, rng = somewhere(game, table)
    again = Play.at(game, json.loads(written(game, play.state)))
    assert written(game, again.state) == written(game, play.state)
    walk_both(play, again, rng)
    assert written(game, again.state) == written(game, play.state)
    assert game.outcome(again.state) == game.outcome(play.state)
    assert written(game, game.load(game.dump(play.state))) == written(game, play.state)
    assert written(game, game.replay(again.record.to_json())) == written(game, play.state)


@often
@given(table=tables)
def test_a_record_replays_to_the_same_state_and_continues_the_same(game: AnyGame, table: Table) -> None:
    play, rng = somewhere(game, table)
    again = Play.resume(game, Record.from_json(json.loads(json.dumps(play.record.to_json()))))
    assert written(game, again.state) == written(game, play.state)
    walk_both(play, again, rng)
    assert again.record.to_json() == play.record.to_json()
    assert written(game, game.replay(play.record.to_json())) == written(game, play.state)


@often
@given(table=tables)
def test_every_choice_that_is_said_is_heard(game: AnyGame, table: Table) -> None:
    play, rng = begin(game, table)
    for s in walk(play, rng):
        for decision in s.asked:
            said = [game.say(s, decision, choice) for choice in decision.options]
            assert len(set(said)) == len(said)
            choice = rng.choice(decision.options)
            word = game.say(s, decision, choice)
            assert not word.isdigit()  # clients use bare numbers for places in a list
            assert len(word.split()) == 1
            assert game.hear(s, decision, f" {word.upper()} ") == choice
            assert game.explain(s, decision.player, word) is None


@often
@given(table=tables)
def test_everything_has_words_and_a_paragraph(game: AnyGame, table: Table) -> None:
    text = Text()
    play, rng = begin(game, table)
    for s in walk(play, rng):
        for event in s.events or ():
            assert text.render(game.describe(s, event))
        decision = rng.choice(s.asked)
        prompt = game.prompt(s, decision)
        assert text.render(prompt.message)
        assert prompt.rule
        labels = [text.render(game.label(s, decision, choice)) for choice in decision.options]
        assert len(set(labels)) == len(labels)


@often
@given(table=tables, nonsense=st.integers(-5, 200))
def test_an_illegal_choice_is_refused_and_changes_nothing(game: AnyGame, table: Table, nonsense: int) -> None:
    play, _ = somewhere(game, table)
    s = play.state
    before = written(game, s)
    decision = s.asked[0]
    if nonsense not in decision.options:
        with pytest.raises(IllegalChoice) as refused:
            game.apply(s, decision.player, nonsense)
        assert refused.value.rule
        assert str(refused.value)
    idle = [seat for seat in range(play.record.seats) if all(d.player != seat for d in s.asked)]
    for seat in (*idle, -1, play.record.seats):
        with pytest.raises(IllegalChoice):
            game.apply(s, seat, decision.options[0])
        assert game.explain(s, seat, game.say(s, decision, decision.options[0])) is not None
    assert written(game, s) == before


@often
@given(table=tables, other=st.integers(1, 2**64 - 1))
def test_a_view_does_not_reveal_future_rolls(game: AnyGame, table: Table, other: int) -> None:
    play, rng = somewhere(game, table)
    s = play.state
    twin = s.clone()
    twin.tape.chance = (s.tape.chance + other) % 2**64
    twin.tape.coming = (1, 2, 3)
    for seat in (*range(play.record.seats), None):
        assert repr(game.view(s, seat)) == repr(game.view(twin, seat))
        assert repr(game.hints(game.view(s, seat))) == repr(game.hints(game.view(twin, seat)))
    while s.asked:  # until the next roll, both worlds look the same
        decision = rng.choice(s.asked)
        choice = rng.choice(decision.options)
        assert game.explain(s, decision.player, "?") == game.explain(twin, decision.player, "?")
        game.apply(s, decision.player, choice)
        game.apply(twin, decision.player, choice)
        if s.tape.drawn:
            break
        assert s.events == twin.events
        assert s.asked == twin.asked


@often
@given(table=tables, seed=st.integers(0, 2**32))
def test_an_imagined_state_fits_the_view_and_can_be_played_on(game: AnyGame, table: Table, seed: int) -> None:
    play, rng = somewhere(game, table)
    for seat in range(play.record.seats):
        view = game.view(play.state, seat)
        imagined = game.imagine(view, seed)
        assert game.view(imagined, seat) == view
        assert imagined.events is None
    play.state = imagined
    for _ in walk(play, rng):
        pass
    assert (game.outcome(play.state) is None) == bool(play.state.asked)


@often
@given(table=tables)
def test_what_a_seat_knows_can_be_sent_to_another_process(game: AnyGame, table: Table) -> None:
    play, _ = somewhere(game, table)
    for seat in (*range(play.record.seats), None):
        known = game.view(play.state, seat), play.state.asked
        assert pickle.loads(pickle.dumps(known, pickle.HIGHEST_PROTOCOL)) == known


@often
@given(table=tables)
def test_the_same_seed_gives_the_same_game_and_silence_changes_nothing(game: AnyGame, table: Table) -> None:
    play, rng = begin(game, table)
    silent, _ = begin(game, table)
    silent.state.events = None
    walk_both(play, silent, rng)
    assert written(game, silent.state) == written(game, play.state)
    assert silent.state.events is None


@often
@given(table=tables)
def test_client_json_is_plain_and_the_same_in_every_world(game: AnyGame, table: Table) -> None:
    """Views, hints and events look the same in two worlds that a seat can't tell apart."""
    play, _ = somewhere(game, table)
    s = play.state
    everybody = game.show(game.view(s, None))
    assert everybody["mine"] is None
    for seat in (*range(play.record.seats), None):
        view = game.view(s, seat)
        shown = game.show(view)
        hints = game.show_hints(game.hints(view))
        assert json.loads(json.dumps([shown, hints])) == [shown, hints]
        assert shown["mine"] == game.show_mine(view)
        assert {**shown, "mine": None} == everybody
        for world in (1, 2):
            imagined = game.imagine(view, world)
            assert game.show(game.view(imagined, seat)) == shown
            for event in s.events or ():
                if event.seen_by(seat):
                    told = game.show_event(s, event)
                    assert json.loads(json.dumps(told)) == told == game.show_event(imagined, event)


@often
@given(table=tables)
def test_who_may_answer_does_not_depend_on_hidden_facts(game: AnyGame, table: Table) -> None:
    play, rng = begin(game, table)
    for s in walk(play, rng):
        opening = game.opening(s)
        if opening is None:
            continue
        assert not opening.concerned >> play.record.seats
        for seat in (*range(play.record.seats), None):
            assert game.opening(game.imagine(game.view(s, seat), 1)) == opening


@often
@given(table=tables)
def test_only_games_with_secrets_reveal_something(game: AnyGame, table: Table) -> None:
    play, rng = begin(game, table)
    for s in walk(play, rng):
        shown = game.reveals(s)
        assert not shown >> play.record.seats
        assert game.secrets or not shown
        assert game.windows or game.opening(s) is None
