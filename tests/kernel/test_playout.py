"""Playouts: the kernel's policies, where a playout ends, and what it leaves behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from guildhall.kernel.decision import Decision
from guildhall.kernel.message import BadArgument, IllegalChoice
from guildhall.kernel.playout import Luck, Policy, Uniform, Weighted
from guildhall.kernel.state import State
from tests.kernel.pennies import COIN, Hide, Pennies, PenniesGame

GAME = PenniesGame()
STATE = GAME.new(2, seed=1)
MANY = 12_000


class Listed(Policy):
    """Chooses what a list says."""

    def __init__(self, *choices: int) -> None:
        self.choices = list(choices)

    def choose(self, s: State, decision: Decision) -> int:
        """Return the next choice of the list."""
        return self.choices.pop(0)


class Rounds(Pennies):
    """Pennies that counts its points as rounds."""

    __slots__ = ()

    def turns_begun(self) -> int:
        """Return the number of points."""
        return sum(self.score)


def counted(policy: Policy, options: Sequence[int]) -> Counter[int]:
    """Return how often a policy chooses each option."""
    decision = Decision(0, COIN, tuple(options))
    return Counter(policy.choose(STATE, decision) for _ in range(MANY))


def weighted(*weights: float, seed: int = 1) -> Counter[int]:
    """Return how often each of some options is chosen; their numbers are 10, 11, 12..."""
    return counted(Weighted(lambda s, decision: weights, seed), range(10, 10 + len(weights)))


def test_the_numbers_of_luck_are_the_same_everywhere() -> None:
    luck = Luck(0)
    assert [luck.below(1 << 15) for _ in range(3)] == [3139482720 >> 17, 3571011896 >> 17, 1033096058 >> 17]
    luck = Luck(1)
    assert [luck.below(1000) for _ in range(6)] == [730, 100, 410, 407, 207, 36]
    assert luck.number == 10199355144298
    assert luck.share() == 0.3327170549320506


def test_luck_takes_any_seed_and_uses_48_bits_of_it() -> None:
    for seed, same in ((-1, (1 << 48) - 1), (5 + (1 << 64), 5), (1 << 5000, 0)):
        assert Luck(seed).number == Luck(same).number
    assert Luck(1).number != Luck(2).number


def test_luck_stays_below_its_limits() -> None:
    luck = Luck(3)
    assert {luck.below(1) for _ in range(100)} == {0}
    assert {luck.below(7) for _ in range(1000)} == set(range(7))
    assert {luck.below((1 << 15) - 1) >> 12 for _ in range(1000)} == set(range(8))
    assert all(0.0 <= luck.share() < 1.0 for _ in range(1000))


def test_a_uniform_choice_is_every_option_equally_often() -> None:
    often = counted(Uniform(1), (2, 3, 5, 7))
    assert often.keys() == {2, 3, 5, 7}
    assert all(abs(times - MANY / 4) < 200 for times in often.values())


def test_the_same_seed_gives_the_same_playout_and_another_one_another() -> None:
    def played(seed: int) -> str:
        s = GAME.new(2, seed=1, options={"goal": 5})
        GAME.playout(s, seed=seed, limit=3)
        return repr(GAME.dump(s))

    assert played(4) == played(4)
    assert len({played(seed) for seed in range(20)}) > 1


def test_weighted_choices_follow_the_weights() -> None:
    often = weighted(1.0, 0.0, 3.0)
    assert often[11] == 0
    assert abs(often[10] - MANY / 4) < 200
    assert often[10] + often[12] == MANY
    assert often == weighted(10.0, 0.0, 30.0)
    assert often != weighted(1.0, 0.0, 3.0, seed=2)


def test_an_option_without_weight_is_never_chosen_even_if_it_is_the_last() -> None:
    assert weighted(0.1, 0.2, 0.3, 0.0, 0.0).keys() == {10, 11, 12}
    assert weighted(0.0, 1e-300, 0.0).keys() == {11}
    assert weighted(-1.0, 2.0).keys() == {11}


def test_without_any_weight_every_option_is_chosen_equally_often() -> None:
    often = weighted(0.0, 0.0, 0.0)
    assert often.keys() == {10, 11, 12}
    assert all(abs(times - MANY / 3) < 200 for times in often.values())


def test_every_option_needs_a_weight() -> None:
    with pytest.raises(ValueError, match="zip"):
        Weighted(lambda s, decision: (1.0,), 1).choose(STATE, Decision(0, COIN, (0, 1)))


def test_a_weighted_policy_plays_with_the_state() -> None:
    s = GAME.new(2, seed=1)
    GAME.playout(s, Weighted(lambda s, decision: (0.0, 1.0) if s.asked[0].player else (1.0, 0.0), 1), limit=2)
    by_hand = GAME.new(2, seed=1)
    GAME.apply(by_hand, 0, 0)
    GAME.apply(by_hand, 1, 1)
    assert GAME.dump(s) == GAME.dump(by_hand)


def test_a_playout_makes_the_choices_of_its_policy_until_the_end() -> None:
    s, by_hand = GAME.new(2, seed=1), GAME.new(2, seed=1)
    made = GAME.playout(s, Listed(*[0, 1, 1, 1, 0, 0, 0, 1, 1, 0] * 2))
    assert GAME.outcome(s) is not None
    for choice in [0, 1, 1, 1, 0, 0, 0, 1, 1, 0][:made]:
        GAME.apply(by_hand, by_hand.asked[0].player, choice)
    assert GAME.dump(s) == GAME.dump(by_hand)
    assert s.events == by_hand.events
    assert s.tape.drawn == by_hand.tape.drawn
    assert GAME.playout(s) == 0


def test_a_playout_ends_after_its_limit_of_choices() -> None:
    s = GAME.new(2, seed=1)
    assert GAME.playout(s, Listed(0, 1, 1), limit=3) == 3
    assert s.coins == [1, -1]
    assert GAME.playout(s, limit=0) == 0
    assert s.coins == [1, -1]
    whole = GAME.new(2, seed=1)
    assert GAME.playout(whole, limit=10**30) == GAME.playout(GAME.new(2, seed=1))
    assert GAME.outcome(whole) is not None


def test_a_playout_ends_when_so_many_turns_have_begun() -> None:
    s = rounds()
    GAME.playout(s, turns=2, seed=3)
    assert 2 <= sum(s.score) <= 3  # a round can bring two points
    before = sum(s.score)
    GAME.playout(s, turns=0)
    assert sum(s.score) == before
    GAME.playout(s, turns=1)
    assert sum(s.score) > before
    s = rounds()
    assert GAME.playout(s, limit=1, turns=1) == 1
    assert sum(s.score) == 0
    GAME.playout(s, turns=10**30)
    assert GAME.outcome(s) is not None


def test_a_game_that_counts_no_turns_is_played_to_its_end() -> None:
    s = GAME.new(2, seed=1)
    assert s.turns_begun() == 0
    GAME.playout(s, turns=1)
    assert GAME.outcome(s) is not None


def rounds() -> Rounds:
    """Return the start of a game that counts rounds."""
    s = Rounds()
    dealt = GAME.new(2, seed=1, options={"goal": 5})
    s.seats, s.options, s.tape, s.events, s.asked = 2, dealt.options, dealt.tape, [], dealt.asked
    s.stack, s.coins, s.score = [Hide()], [-1, -1], [0, 0]
    return s


def test_events_are_those_of_the_last_choice_or_none_at_all() -> None:
    loud, silent = GAME.new(2, seed=1), GAME.new(2, seed=1)
    silent.events = None
    GAME.playout(loud, seed=2, limit=3)
    GAME.playout(silent, seed=2, limit=3)
    assert loud.events is not None
    assert [event.args for event in loud.events] == [(0, loud.coins[0])]
    assert silent.events is None
    assert GAME.dump(loud) == GAME.dump(silent)


def test_several_states_are_played_to_their_outcomes() -> None:
    states = [GAME.new(2, seed) for seed in range(10)]
    outcomes = GAME.playouts(states, seed=5)
    assert outcomes == [GAME.outcome(s) for s in states]
    assert None not in outcomes
    assert len({outcome.winners for outcome in outcomes if outcome}) > 1
    assert outcomes == GAME.playouts(tuple(GAME.new(2, seed) for seed in range(10)), Uniform(5))
    assert GAME.playouts([GAME.new(2, 1), states[0]], limit=1) == [None, outcomes[0]]
    assert GAME.playouts([rounds()], turns=1) == [None]
    assert GAME.playouts([]) == []


@pytest.mark.parametrize("wrong", [2, -1, True, 0.0, None, "heads"])
def test_an_illegal_choice_of_a_policy_is_refused(wrong: int) -> None:
    s = GAME.new(2, seed=1)
    with pytest.raises(IllegalChoice):
        GAME.playout(s, Listed(1, wrong))
    assert s.coins == [1, -1]
    GAME.apply(s, 1, 1)


def test_nothing_is_played_if_one_argument_is_wrong() -> None:
    s = GAME.new(2, seed=1)
    before = GAME.dump(s)
    for wrong in ([s, None], [s, State()], {s}, None):
        with pytest.raises(BadArgument):
            GAME.playouts(wrong)  # type: ignore[arg-type]
    with pytest.raises(BadArgument) as negative:
        GAME.playout(s, limit=-1)
    assert str(negative.value) == "“limit” must be a whole number, 0 or more, not -1."
    with pytest.raises(BadArgument) as policy:
        GAME.playout(s, 5)  # type: ignore[arg-type]
    assert str(policy.value) == "“policy” must be a policy, not 5."
    assert GAME.dump(s) == before
