"""Random games as fingerprints of all their states, to compare plain rules with compiled ones.

    GUILDHALL_RULES=plain python -m tests.lockstep wizwar --games 1000

prints a line for each game: the number of its choices, and a fingerprint of every state, event, view and
imagined state on the way. Compiled rules must print the same.
"""

from __future__ import annotations

import argparse
import random
from hashlib import blake2b
from typing import Any, Final

import guildhall
from guildhall.catalogue import GAMES
from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.testing.conformance import attributes, begin
from tests.wizwar import wandering

# Parts of a state that never change, follow from others, or are told as they are in positions.
SHARED: Final = ("options", "rules", "arrangement", "sight", "knows", "tape", "stack", "asked")
SELDOM: Final = 20  # choices between two looks at views and imagined states


def fingerprint(s: Any) -> str:
    """Return everything about a state."""
    parts = [repr(getattr(s, name)) for name in sorted(attributes(s)) if name not in SHARED]
    tape = (s.tape.chance, s.tape.drawn)
    return "|".join([*parts, repr(tape), repr(s.stack), repr(s.asked)])


def choose(game: Game[Any, Any, Any], decision: Decision, rng: random.Random) -> int:
    """Return a random choice; in Wiz-War of a player who doesn't end most turns at once."""
    return wandering.choose(decision, rng) if game.name == "wizwar" else rng.choice(decision.options)


def play(game: Game[Any, Any, Any], seed: int) -> str:
    """Play a random game; return its line."""
    started, rng = begin(game, (seed, seed, 0.0))
    s = started.state
    prints = blake2b(digest_size=12)
    made = 0
    while asks := game.asks(s):
        decision = rng.choice(asks)
        prints.update(fingerprint(s).encode())
        if made % SELDOM == 0:
            view = game.view(s, decision.player)
            prints.update(repr(game.show(view)).encode())
            prints.update(fingerprint(game.imagine(view, made)).encode())
            prints.update(repr(game.dump(s)).encode())
        game.apply(s, decision.player, choose(game, decision, rng))
        made += 1
    prints.update(repr(game.outcome(s)).encode())
    return f"{game.name} {seed}: {made} choices, {prints.hexdigest()}"


def main() -> None:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.lockstep", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for seed in range(given.seed, given.seed + given.games):
        print(play(guildhall.game(given.game), seed))


if __name__ == "__main__":
    main()
