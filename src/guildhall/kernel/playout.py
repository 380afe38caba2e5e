"""Playouts: games played on by policies, without a step outside the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import run
from guildhall.kernel.state import State

NO_LIMIT: Final = -1
_BITS_48: Final = (1 << 48) - 1


class Luck:
    """The random numbers of a policy: the 48-bit generator of POSIX. The rolls of a game don't use it."""

    def __init__(self, seed: int) -> None:
        self.number: i64 = (seed ^ 0x5DEECE66D) & _BITS_48

    def below(self, count: i64) -> i64:
        """Return a number from 0 to `count` - 1; `count` is less than 32,768."""
        self.number = (self.number * 0x5DEECE66D + 11) & _BITS_48
        return ((self.number >> 16) * count) >> 32

    def share(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        self.number = (self.number * 0x5DEECE66D + 11) & _BITS_48
        return float(self.number) / (1 << 48)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses for every player in a playout."""

    def choose(self, s: State, decision: Decision) -> int:
        """Return one of two or more options."""
        raise NotImplementedError


class Uniform(Policy):
    """Chooses each option with the same probability."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, s: State, decision: Decision) -> int:
        """Return any option."""
        options = decision.options
        return options[self.luck.below(len(options))]


class Weighted(Policy):
    """Chooses options as often as their weights say; if all weights are 0, each equally often."""

    def __init__(self, weigh: Callable[[State, Decision], Sequence[float]], seed: int) -> None:
        self.weigh = weigh
        self.luck = Luck(seed)

    def choose(self, s: State, decision: Decision) -> int:
        """Return an option."""
        options = decision.options
        weights = self.weigh(s, decision)
        left = self.luck.share() * sum(weights, 0.0)
        for option, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0.0:
                return option
        return options[self.luck.below(len(options))]


def play_on(s: State, policy: Policy, limit: int = NO_LIMIT) -> int:
    """Play until the game is over or a number of choices has been made; return how many have been made.

    A policy isn't asked if there is only one option.
    """
    made: i64 = 0
    most: i64 = limit
    tape = s.tape
    while s.asked and made != most:
        decision = s.asked[0]
        options = decision.options
        choice = options[0] if len(options) == 1 else policy.choose(s, decision)
        tape.drawn.clear()
        if s.events is not None:
            s.events = []
        s.stack[-1].answer(s, decision.player, choice)
        run(s)
        made += 1
    return made
