"""A game being played, with its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from guildhall.kernel import arguments
from guildhall.kernel.arguments import given
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadArgument, Message
from guildhall.kernel.record import Record
from guildhall.kernel.state import State

S = TypeVar("S", bound=State)
V = TypeVar("V")
H = TypeVar("H")


class Play(Generic[S, V, H]):
    """A state and the record that leads to it, kept together."""

    def __init__(self, game: Game[S, V, H], state: S, record: Record) -> None:
        arguments.instance(game, Game, "game")
        arguments.instance(state, game.state_type, "state")
        arguments.instance(record, Record, "record")
        self.game = game
        self.state = state
        self.record = record

    @staticmethod
    def new(
        game: Game[S, V, H],
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        players: Sequence[str] = (),
    ) -> Play[S, V, H]:
        """A game about to begin."""
        arguments.instance(game, Game, "game")
        arguments.names(players, "players")
        settled = game.options.settle({} if options is None else options)
        state = game.new(seats, seed, settled)
        record = Record(game.name, game.version, seats, settled, seed, None, players)
        record.rolls.extend(state.tape.drawn)
        return Play(game, state, record)

    @staticmethod
    def at(game: Game[S, V, H], position: Mapping[str, object], players: Sequence[str] = ()) -> Play[S, V, H]:
        """A game that begins at a position."""
        arguments.instance(game, Game, "game")
        arguments.names(players, "players")
        state = game.load(position)
        chance = position.get("chance", 0)
        seed = chance if isinstance(chance, int) else 0
        record = Record(game.name, game.version, state.seats, state.options, seed, position, players)
        record.rolls.extend(state.tape.drawn)
        return Play(game, state, record)

    @staticmethod
    def resume(game: Game[S, V, H], record: Record) -> Play[S, V, H]:
        """A recorded game, to be played on."""
        arguments.instance(game, Game, "game")
        arguments.instance(record, Record, "record")
        return Play(game, game.replay(record), record)

    def apply(self, player: int, choice: int) -> None:
        """Let a player choose, and write it down."""
        self.game.apply(self.state, player, choice)
        self.record.answers.append((player, choice))
        self.record.rolls.extend(self.state.tape.drawn)
        self.record.outcome = self.game.outcome(self.state)

    def take_back(self, state: S, answers: int) -> None:
        """Go back to an earlier state of this game, reached by the first `answers` answers.

        What was rolled since is as good as unrolled: the very same rolls will come again, in the same order.
        """
        arguments.instance(state, self.game.state_type, "state")
        most = len(self.record.answers)
        if not 0 <= arguments.number(answers, "answers") <= most:
            raise BadArgument(Message("bad-take-back-answers", {"given": given(answers), "most": most}))
        rolls = len(self.record.rolls) - self.state.tape.rolled_since(state.tape)
        if rolls < 0:  # it has chance of its own
            raise BadArgument(Message("bad-take-back-state"))
        self.state = state
        del self.record.rolls[rolls:]
        del self.record.answers[answers:]
        self.record.outcome = None
