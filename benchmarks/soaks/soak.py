"""A random game: the seed determines seats, options, the players' style and their choices."""

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
    """What differs between games."""

    game: ClassVar[Game[Any, Any, Any]]
    kinds: ClassVar[Mapping[int, str]]  # names of the kinds of decisions, for the report
    too_long: ClassVar[int]  # a game with more choices counts as endless

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
            except BadOption:  # the options contradict each other
                continue
            return options

    def begin(self) -> Play[Any, Any, Any]:
        """Begin the game."""
        return Play.new(self.game, self.seats, self.seed, self.options)

    def choose(self, s: Any, decision: Decision) -> int:
        """Return a choice."""
        return self.rng.choice(decision.options)

    def check_table(self, s: Any) -> None:
        """Raise AssertionError for an impossible table; the check also holds between frames."""
        raise NotImplementedError

    def check_asked(self, s: Any) -> None:
        """Raise AssertionError for an impossible question, or an impossible table between choices."""
        raise NotImplementedError

    def watch(self, s: Any) -> None:
        """Start following a game."""

    def after(self, s: Any) -> None:
        """Check the game after a choice."""

    def compare(self, s: Any, loaded: Any) -> None:
        """Raise AssertionError if a loaded state differs from the dumped one."""


def plain(position: object) -> Any:
    """Return a value after writing it as JSON and reading it back."""
    return json.loads(json.dumps(position))
