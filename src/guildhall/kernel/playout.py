"""Playouts: games played on by policies, without a step outside the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from guildhall.kernel.decision import Decision
from guildhall.kernel.frame import run
from guildhall.kernel.state import State

NO_LIMIT: Final = -1
FAR: Final = 1 << 60  # more choices or turns than any game has
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
    """Chooses for every player in a playout. It gets the whole state, with all that is hidden."""

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
    """Chooses options as often as their weights say; if none is above 0, each equally often."""

    def __init__(self, weigh: Callable[[State, Decision], Sequence[float]], seed: int) -> None:
        self.weigh = weigh
        self.luck = Luck(seed)

    def choose(self, s: State, decision: Decision) -> int:
        """Return an option."""
        options = decision.options
        weights = self.weigh(s, decision)
        total = 0.0
        for weight in weights:
            if weight > 0.0:
                total += weight
        if total == 0.0:
            return options[self.luck.below(len(options))]
        left = self.luck.share() * total
        chosen = options[0]
        for option, weight in zip(options, weights, strict=True):
            if weight > 0.0 and left >= 0.0:
                chosen = option
                left -= weight
        return chosen


def play_on(s: State, policy: Policy, limit: int = NO_LIMIT, turns: int = NO_LIMIT) -> int:
    """Play until the game is over; return how many choices have been made.

    It ends earlier once a number of choices has been made, or a number of turns has begun. The policy isn't
    asked if there is only one option; its choices must be legal, since nothing checks them here.
    """
    made: i64 = 0
    most: i64 = limit
    last: i64 = turns if turns == NO_LIMIT else s.turns_begun() + turns
    tape = s.tape
    while s.asked and made != most:
        if last != NO_LIMIT and s.turns_begun() >= last:
            break
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
