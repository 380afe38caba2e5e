"""A game in progress with its record, and how far players can undo."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Generic, NamedTuple, TypeVar

from guildhall.kernel import arguments
from guildhall.kernel.arguments import given
from guildhall.kernel.game import Game
from guildhall.kernel.message import BadArgument, Message
from guildhall.kernel.record import Record
from guildhall.kernel.state import State
from guildhall.kernel.tape import MASK, Tape

S = TypeVar("S", bound=State)
V = TypeVar("V")
H = TypeVar("H")


class Mark(NamedTuple):
    """A completed step: one choice, or several that belong together."""

    seat: int
    answers: int  # the number of answers before it
    revealed: bool  # whether it rolled, drew or showed something, so that nobody can undo it
    chosen: bool = True  # False for a step without an alternative


class Marks:
    """The steps of a game; players can undo those since something was revealed."""

    def __init__(self) -> None:
        self.steps: list[Mark] = []

    def undoable(self, seat: int) -> int | None:
        """Return how many answers would be left if a seat undid its last step; None if it can't.

        That also undoes steps without an alternative, but never another seat's choice.
        """
        for mark in reversed(self.steps):
            if mark.revealed:
                return None
            if mark.chosen:
                return mark.answers if mark.seat == seat else None
        return None

    def last_of(self, seat: int) -> int | None:
        """Return how many answers come before the last step of a seat; None if it has made none."""
        return next((mark.answers for mark in reversed(self.steps) if mark.seat == seat), None)

    def since(self, answers: int) -> list[Mark]:
        """Return the steps after a number of answers, newest first."""
        return list(takewhile(lambda mark: mark.answers >= answers, reversed(self.steps)))

    def forget(self, answers: int) -> None:
        """Remove the steps after a number of answers."""
        del self.steps[len(self.steps) - len(self.since(answers)) :]


class Play(Generic[S, V, H]):
    """A state, and the record that leads to it."""

    def __init__(self, game: Game[S, V, H], state: S, record: Record) -> None:
        arguments.instance(game, Game, "game")
        arguments.instance(state, game.state_type, "state")
        arguments.instance(record, Record, "record")
        self.game = game
        self.state = state
        self.record = record
        record.words = game.words

    @staticmethod
    def new(
        game: Game[S, V, H],
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        players: Sequence[str] = (),
        version: str | None = None,
    ) -> Play[S, V, H]:
        """Begin a new game, or one that was begun under another version of the rules."""
        arguments.instance(game, Game, "game")
        arguments.names(players, "players")
        settled = game.options.settle({} if options is None else options)
        state = game.start(seats, settled, Tape(arguments.number(seed, "seed") & MASK), version)
        begun = game.version if version is None else version
        record = Record(game.name, begun, seats, settled, seed, None, players)
        record.rolls.extend(state.tape.drawn)
        return Play(game, state, record)

    @staticmethod
    def at(
        game: Game[S, V, H],
        position: Mapping[str, object],
        players: Sequence[str] = (),
        version: str | None = None,
    ) -> Play[S, V, H]:
        """Begin a game at a position, or one that was begun there under another version of the rules."""
        arguments.instance(game, Game, "game")
        arguments.names(players, "players")
        state = game.load(position, None, version)
        chance = position.get("chance", 0)
        seed = chance if isinstance(chance, int) else 0
        begun = game.version if version is None else version
        record = Record(game.name, begun, state.seats, state.options, seed, position, players)
        record.rolls.extend(state.tape.drawn)
        return Play(game, state, record)

    @staticmethod
    def resume(game: Game[S, V, H], record: Record) -> Play[S, V, H]:
        """Resume a recorded game."""
        arguments.instance(game, Game, "game")
        arguments.instance(record, Record, "record")
        return Play(game, game.replay(record), record)

    def apply(self, player: int, choice: int, say: bool = False) -> None:
        """Apply a player's choice, and record it.

        With `say`, record it as a word at once: then the record can be written without replaying it, which
        suits callers that save the game after every choice.
        """
        told = self.game.said(self.state, player, choice) if say else choice
        self.game.apply(self.state, player, choice)
        self.record.answers.append((player, told))
        self.record.rolls.extend(self.state.tape.drawn)
        self.record.outcome = self.game.outcome(self.state)

    def earlier(self, answers: int) -> Iterator[S]:
        """Yield the game before its first choice and after each of the first `answers`.

        It is one state, changed in place; after the last answer it is the state for `undo_to`.
        """
        now = self.record
        record = Record(now.game, now.version, now.seats, now.options, now.seed, now.start)
        record.answers = now.answers[:answers]
        record.rolls = now.rolls
        for state in self.game.steps(record):
            yield state
        state.tape.recorded = None

    def undo_to(self, state: S, answers: int) -> None:
        """Go back to an earlier state of this game, which the first `answers` answers reached.

        Rolls since then come again, with the same values in the same order.
        """
        arguments.instance(state, self.game.state_type, "state")
        most = len(self.record.answers)
        if not 0 <= arguments.number(answers, "answers") <= most:
            raise BadArgument(Message("bad-undo-answers", {"given": given(answers), "most": most}))
        rolls = len(self.record.rolls) - self.state.tape.rolled_since(state.tape)
        if rolls < 0:  # the state isn't an earlier one of this game
            raise BadArgument(Message("bad-undo-state"))
        self.state = state
        del self.record.rolls[rolls:]
        del self.record.answers[answers:]
        self.record.outcome = None
