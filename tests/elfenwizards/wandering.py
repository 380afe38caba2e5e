"""Random games, for tests of what must hold in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.state import State
from guildhall.kernel.decision import Decision
from tests.elfenwizards.table import GAME


def keen(s: State, decision: Decision, chance: random.Random) -> int:
    """A player who rarely passes or keeps grey chips, so that much happens on the tree."""
    choices = decision.options
    if decision.kind in (kinds.SPELL, kinds.CLEANSE) and choices[0] == kinds.DONE and chance.random() < 0.9:
        choices = choices[1:]
    return chance.choice(choices)


def wander(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Iterator[State]:
    """Yield a game among keen players at its start and after each choice: one state, changed in place."""
    s = GAME.new(seats, seed, options)
    chance = random.Random(seed)
    yield s
    while s.asked:
        decision = s.asked[0]
        GAME.apply(s, decision.player, keen(s, decision, chance))
        yield s
