"""One game at random: the seed settles seats, options, the temper of the players and their choices."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, ClassVar

from guildhall.kernel.decision import Decision
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadOption
from guildhall.kernel.options import EDITION
from guildhall.kernel.play import Play


class Soak:
    """What each game does in its own way."""

    game: ClassVar[Game[Any, Any, Any]]
    kinds: ClassVar[Mapping[int, str]]  # of decisions, for the report
    too_long: ClassVar[int]  # choices after which a game will not end any more

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        seats = self.game.seats
        self.seats = seats[seed % len(seats)]
        self.options = self._options(seed // len(seats))

    def _options(self, number: int) -> dict[str, object]:
        editions = tuple(self.game.options.editions)
        while True:
            options: dict[str, object] = {EDITION: editions[number % len(editions)]}
            for option in self.game.options.options.values():
                if self.rng.random() < 0.5:
                    options[option.name] = self.rng.choice(option.values)
            try:
                self.game.options.settle(options)
            except BadOption:  # they contradict each other
                continue
            return options

    def begin(self) -> Play[Any, Any, Any]:
        """The game about to be played."""
        return Play.new(self.game, self.seats, self.seed, self.options)

    def choose(self, s: Any, decision: Decision) -> int:
        """A choice."""
        return self.rng.choice(decision.options)

    def check_table(self, s: Any) -> None:
        """AssertionError for what cannot lie on the table; holds after every single piece of the rules."""
        raise NotImplementedError

    def check_asked(self, s: Any) -> None:
        """AssertionError for a question that cannot be, or a table that cannot lie so between choices."""
        raise NotImplementedError

    def watch(self, s: Any) -> None:
        """A game begins."""

    def after(self, s: Any) -> None:
        """It has gone on a little."""

    def compare(self, s: Any, loaded: Any) -> None:
        """AssertionError if a loaded state differs from the one that was dumped."""


def plain(position: object) -> Any:
    """What is left of something when it is written as JSON and read again."""
    return json.loads(json.dumps(position))
