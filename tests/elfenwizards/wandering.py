"""Games in which everybody chooses at random, for what must hold in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from guildhall.elfenwizards import kinds
from guildhall.elfenwizards.state import State
from tests.elfenwizards.table import GAME


def wander(seats: int, seed: int, options: Mapping[str, object] | None = None) -> Iterator[State]:
    """A game at its start and after each choice: one state, changed in place.

    Nobody is quick to pass or to leave his grey chips, so that much happens on the tree.
    """
    s = GAME.new(seats, seed, options)
    chance = random.Random(seed)
    yield s
    while s.asked:
        decision = s.asked[0]
        choices = decision.options
        if (
            decision.kind in (kinds.SPELL, kinds.CLEANSE)
            and choices[0] == kinds.DONE
            and chance.random() < 0.9
        ):
            choices = choices[1:]
        GAME.apply(s, decision.player, chance.choice(choices))
        yield s
